package parse_test

import (
	"testing"

	"chit/expense/parse"
)

func TestHoldsAmount(t *testing.T) {
	o := parse.Options{Language: "en", Region: "DE", Currency: "EUR"}
	for want, texts := range map[bool][]string{
		true: {
			"taxi 20", "lol 100", "coffee $4", "coffee 4", "20€", "no, 20", "twenty", "shoes a hundred dollars", "petrol for 20", "lunch 1.20 incl. 7%",
			"duecento euro scarpe", "scarpe cinquanta", "taxi zwanzig", "cien euros zapatos", "trois cents euros", "lanche 15 reais", "сто рублей такси", "такси 500",
			"coffee two fifty", "Kaffee drei fünfzig", "café deux cinquante", "кофе пять пятьдесят",
			"午饭50", "一百块鞋", "二十块打车", "タクシー 2000円", "おにぎり三百円", "택시 만원",
		},
		false: {
			"lunch", "two coffees", "2 coffees", "dinner for two", "für 2 Personen essen", "2 Kaffee", "dos cafés", "iphone 15", "bus 42", "7up", "A4 paper",
			"one way ticket", "Windows 11 licence", "ticket 1st class", "lunch yesterday", "lunch 19% vat", "pound cake", "dollar store", "real madrid shirt",
			"百事可乐", "千层面", "三明治", "万圣节糖", "お茶", "떡볶이 2인분",
		},
	} {
		for _, text := range texts {
			if got := parse.Read(text, o).HoldsAmount; got != want {
				t.Errorf("HoldsAmount(%q) = %t, want %t", text, got, want)
			}
		}
	}
}
