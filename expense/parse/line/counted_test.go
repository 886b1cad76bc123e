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
		},
		"zh": {
			"奶茶18 煎饼9.5": "18 9.5", "面包8.5 牛奶12": "8.5 12", "咖啡 11.20 18": "18 @11-20", "11.20咖啡18": "18 @11-20", "房租两千八，1号付的": "2800 @11-01", "水费230元，5号交的": "230 @11-05",
		},
		"es": {"12 con 50 en churros": "12.5", "me gasté 43 con 20 en el Dia": "43.2", "8 con 30 el pan": "8.3", "menú 12 con café": "12"},
		"pt": {
			"12 reais e 40 busão": "12.4", "15 reais e 90 na feira": "15.9", "café 5 reais e pão 8": "5 8", "quarta o dentista me custou 250": "250 @11-18", "segunda o mercado 120,50": "120.5 @11-16",
		},
		"ru": {"холодильник 54 990 ₽ 18 ноября": "54990 @11-18"},
		"de": {"Schuhe 90 € 18. November": "90 @11-18"},
		"en": {"shoes 20 $ 18 Nov": "20 @11-18"},
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
