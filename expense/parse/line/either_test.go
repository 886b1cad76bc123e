package line

import (
	"strings"
	"testing"

	"chit/expense"
	"chit/expense/parse/lex"
)

// Amounts of which one was paid are one entry with as many readings, and nothing else is.
func TestEither(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"en", "lunch 12 or 14", "12.00|14.00? lunch"},
		{"en", "lunch was 12.50 or 13", "12.50|13.00? lunch"},
		{"en", "either 8 or 9 for parking", "8.00|9.00? parking"},
		{"en", "parking 5, 6 or 7", "5.00|6.00|7.00? parking"},
		{"en", "shirt $12 or $14", "12.00|14.00? shirt"},
		{"en", "shirt 12 or 14 bucks yesterday", "12.00|14.00? shirt"},
		{"de", "Mittagsmenü 9,50 oder 11", "9.50|11.00? Mittagsmenü"},
		{"de", "Döner entweder 6 oder 7 €", "6.00|7.00? Döner"},
		{"de", "Parken 3 bzw 4 €", "3.00|4.00? Parken"},
		{"es", "menú 12 o 14", "12.00|14.00? menú"},
		{"es", "taxi 7 u 8 euros", "7.00|8.00? taxi"},
		{"fr", "formule midi 13 ou 15", "13.00|15.00? formule midi"},
		{"fr", "coiffeur soit 20 soit 25", "20.00|25.00? coiffeur"},
		{"pt", "marmita 18 ou 21", "18.00|21.00? marmita"},
		{"ja", "日替わり定食 780円か850円", "780|850? 日替わり定食"},
		{"ja", "ランチ900円または950円", "900|950? ランチ"},
		{"zh", "大巴来回 一趟35", "35.00|70.00? 大巴来回 一趟"},
		{"ko", "저녁 2만원이었나 3만원이었나", "20000|30000? 저녁"},
		{"zh", "午饭25或者28", "25.00|28.00? 午饭"},
		{"zh", "打车30还是35块", "30.00|35.00? 打车"},
		{"ru", "обед 350 или 400", "350.00|400.00? обед"},
		{"ru", "кофе то ли 200 то ли 250", "200.00|250.00? кофе"},
		{"uk", "кава чи то 60 чи то 70", "60.00|70.00? кава"},
		{"en", "lunch 12 or maybe 14", "12.00|14.00? lunch"},
		{"fr", "coiffeur 20 ou bien 25", "20.00|25.00? coiffeur"},
		{"ru", "такси либо 200 либо 250", "200.00|250.00? такси"},
		{"en", "taxi between 15 and 20", "15.00|20.00? taxi"},
		{"es", "entre 15 y 20 euros de taxi", "15.00|20.00? taxi"},
		{"es", "taxi de 15 a 20", "15.00|20.00? taxi"},
		{"it", "tra i 15 e i 20 euro di taxi", "15.00|20.00? taxi"},
		{"nl", "taxi tussen de 15 en de 20", "15.00|20.00? taxi"},
		{"de", "Taxi 15 bis 20 Euro", "15.00|20.00? Taxi"},
		{"pl", "taksówka między 15 a 20 zł", "15.00|20.00? taksówka"},
		{"ru", "такси от 150 до 200", "150.00|200.00? такси"},
		{"tr", "taksi 150 ile 200 arası", "150.00|200.00? taksi"},
		{"zh", "打车15到20之间", "15.00|20.00? 打车"},
		{"ja", "タクシー1500〜2000円", "1500|2000? タクシー"},
		{"ko", "택시 15000원에서 20000원 사이", "15000|20000? 택시"},

		// A price and the one with something in it.
		{"en", "cottage 210 with breakfast 250", "250.00|460.00? cottage"},
		{"en", "dinner 60, 75 with drinks", "75.00|135.00? dinner with drinks"},
		{"de", "Kino 12 mit Popcorn 18", "18.00|30.00? Kino"},
		{"fr", "menu 15, avec le dessert 21", "21.00|36.00? menu"},
		{"it", "pensione 80 con la cena 110", "110.00|190.00? pensione"},
		{"pt", "hotel 80 com pequeno-almoço 95", "95.00|175.00? hotel"},
		{"pl", "nocleg 120 ze śniadaniem 150", "150.00|270.00? nocleg"},
		{"ru", "гостиница 4000 с завтраком 4600", "4600.00|8600.00? гостиница"},
		{"tr", "otel 3000 kahvaltı dahil 3400", "3400.00|6400.00? otel"},
		{"ko", "점심 10000원, 음료 포함 12000원", "12000|22000? 점심"},
		{"ja", "ランチ1000円 ドリンク込み1200円", "1200|2200? ランチ"},
		{"zh", "午饭40 带饮料45", "45.00|85.00? 午饭"},
		{"en", "pizza 12, with beer 5", "12.00 pizza; 5.00 with beer"},
		{"en", "coffee 3, cake with cream 4", "3.00 coffee; 4.00 cake with cream"},
		{"de", "Stuhl 50 netto, 59,50 mit MwSt", "59.50 Stuhl"},

		{"es", "dos camisetas de 15 y 20 euros", "30.00|15.00? camisetas 2*15; 20.00? "},
		{"es", "entre pan y leche 20", "20.00 entre pan y leche"},
		{"it", "tra taxi 15 e pizza 20", "15.00 tra taxi; 20.00 pizza"},
		{"en", "tea or coffee 3", "3.00? tea or coffee"},
		{"en", "tea 3, coffee 4", "3.00 tea; 4.00 coffee"},
		{"fr", "thé ou café 3", "3.00 thé ou café"},
	} {
		if got := shownLine(c.language, c.text); got != c.want {
			t.Errorf("%s %q is %s, want %s", c.language, c.text, got, c.want)
		}
	}
}

// shownLine returns the expenses of a line, as shownSum shows them.
func shownLine(language, text string) string {
	currency := expense.Currency("EUR")
	if language == "ja" {
		currency = "JPY"
	}
	r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: currency})
	var parts []string
	for _, e := range r.Expenses {
		parts = append(parts, shownSum(&e, r.Complete, currency))
	}
	return strings.Join(parts, "; ")
}
