package line

import (
	"strings"
	"testing"

	"chit/expense/parse/lex"
)

// TestCounted holds what several of something cost, how cents are joined to whole money,
// and which digits are a day: the amounts of all entries, and a day behind @.
func TestCounted(t *testing.T) {
	for language, texts := range map[string]map[string]string{
		"ja": {
			"おにぎり 140円を3個": "420", "パン 150円を4つ": "600", "100円のパンを3個": "300", "切手84円を5枚": "420", "軽油40リットル 1リットル150円": "6000", "ガソリン20L 1L 165円": "3300",
			"卵2パック 1パック220円": "440", "ビール6缶 1200円": "1200", "卵1パック220円": "220", "6000円を4人で": "6000",
			"コーヒー2つとケーキ1つ 1500円": "1500", "ビール3杯とピザ1枚2800円": "2800", "りんご3個とみかん1個 400円": "400", "りんご3個、1個100円": "300", "おにぎり3個とお茶1本 620円": "620",
			"ガソリン30リットル リッター170円": "5100", "レギュラー25L リッター172円": "4300", "牛肉300g 100グラム250円": "750", "ビール3杯 1杯あたり550円": "1650", "灯油18リットル リットルあたり115円": "2070", "ケーキ1個あたり400円": "400",
			"ガソリン30リッター リッター170円": "5100", "リッター170円で30リッター": "5100", "軽油40リットル リットル150円": "6000", "みかん3キロ キロ400円": "1200", "みかん3キロ半 1キロ400円": "1400",
			"牛肉500グラム 100グラム250円": "1250", "豚肉300g 100g 150円": "450", "牛肉300グラム 1200円": "1200", "100グラム250円の肉": "250",
		},
		"zh": {
			"奶茶18 煎饼9.5": "18 9.5", "面包8.5 牛奶12": "8.5 12", "咖啡 11.20 18": "18 @11-20", "11.20咖啡18": "18 @11-20", "房租两千八，1号付的": "2800 @11-01", "水费230元，5号交的": "230 @11-05",
		},
		"ko": {
			"치킨 2마리 한 마리에 2만 1천원": "42000", "한 마리에 2만원짜리 치킨 두 마리": "40000", "치킨 두 마리에 4만원": "40000", "치킨 한 마리에 2만원": "20000", "휘발유 30리터 리터당 1650원": "49500", "사과 한 개 1500원씩 4개": "6000",
			"소주 5천원짜리 3병": "15000", "5천원짜리 소주 3병": "15000", "150만원짜리 노트북": "1500000", "만원짜리 케이크 샀어": "10000", "계란 한 판에 7900원": "7900", "고기 300g 100그램에 2500원": "7500", "티셔츠 세 장 한 장에 9900원": "29700",
			"영화표 1장당 14000원 2장": "28000", "3만원짜리 저녁 4명이서": "30000",
		},
		"es": {
			"2 kilos y medio de naranjas a 1,20 el kilo": "3", "2 cafés y un croissant 5,30": "5.3", "2 cafés, un croissant 5": "5", "3 cañas y 2 tapas 14": "14", "2 cafés y una tostada 6": "6", "dos cañas, una tapa 7,50": "7.5",
			"12 con 50 en churros": "12.5", "me gasté 43 con 20 en el Dia": "43.2", "8 con 30 el pan": "8.3", "menú 12 con café": "12",
		},
		"pt": {
			"3 cafés, uma água 7,50": "7.5", "2 cafés e um pastel 5": "5", "2 pastéis e um suco 14": "14", "dois quilos e meio de laranja a 4 o quilo": "10", "3 chopes e 2 coxinhas 48": "48",
			"12 reais e 40 busão": "12.4", "15 reais e 90 na feira": "15.9", "café 5 reais e pão 8": "5 8", "quarta o dentista me custou 250": "250 @11-18", "segunda o mercado 120,50": "120.5 @11-16",
		},
		"ru": {
			"2 пирожка и один чай 300": "300", "2 кофе, один круассан 450": "450", "3 пива и одна пицца 900": "900", "2 пива и 3 пирожка 700": "700", "полтора килограмма сыра по 800 за кило": "1200",
			"холодильник 54 990 ₽ 18 ноября": "54990 @11-18",
		},
		"de": {
			"Schuhe 90 € 18. November": "90 @11-18", "2 Bier und eine Pizza 24": "24", "2 Kaffee, ein Croissant 9": "9", "3 Bier und 2 Brezeln 19": "19", "2 Döner, eine Cola 17,50": "17.5", "2 Kaffee 7, ein Croissant 3": "7 3",
		},
		"fr": {
			"2 croissants et un café 5,30": "5.3", "2 cafés, une tartine 9": "9", "2 bières et 3 tapas 22": "22", "3 demis et une planche 26": "26", "2 kilos et demi de pommes à 2,50 le kilo": "6.25",
		},
		"it": {"tre chili e mezzo di mele a 3,20 al chilo": "11.2", "2 caffè e un cornetto 4": "4", "2 caffè, un cornetto 4": "4"},
		"en": {
			"shoes 20 $ 18 Nov": "20 @11-18", "2 coffees, a bagel 9.50": "9.5", "3 beers and one pizza 24": "24", "2 coffees, a bagel and a juice 14": "14", "2 teas and 3 cakes 14.50": "14.5", "2 pies and one tea 8": "8",
			"2 coffees 7, a bagel 3": "7 3", "asda 2 rolls and a coffee 5.80": "5.8", "at the bakery 3 buns and a tea 6.20": "6.2", "coffee 2, a bagel 9.50": "2 9.5", "5 metres of fabric at 9 a metre": "45", "five and a half metres of fabric at 9 a metre": "49.5", "6 kilos and a half of rice at 3.20 a kilo": "20.8",
			"6 kilos and a half of rice at 2 a kilo": "13", "4 yards of linen at 12 a yard": "48", "rice 3 at 9": "3", "ham 250g 100g 2.40": "6",
		},
	} {
		for text, want := range texts {
			r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"})
			var got []string
			for _, e := range r.Expenses {
				for _, a := range e.Amounts() {
					got = append(got, a.Value.String())
				}
				if e.Date != nil {
					got = append(got, "@"+e.Date.Date.String()[len("2006-"):])
				}
			}
			if s := strings.Join(got, " "); s != want {
				t.Errorf("%s: %q: %s, want %s", language, text, s, want)
			}
		}
	}
}

// TestTip holds that a tip of a percentage is added, or was, wherever the word for it is.
func TestTip(t *testing.T) {
	for _, text := range []string{"cena 40, propina 10%", "restau 40, pourboire 10%", "jantar 40, gorjeta 10%", "火锅40，小费10%", "dinner 40, 10% tip", "Essen 40, 10% Trinkgeld"} {
		r := Read(text, lex.Options{Today: lineToday, Currency: "EUR"})
		if len(r.Amounts) != 1 || len(r.Amounts[0].Readings) != 2 || r.Amounts[0].Value.String() != "44" {
			t.Errorf("%q: %v, want 44 or 40", text, r.Amounts)
		}
	}
}
