package date

import (
	"testing"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

func BenchmarkFindDates(b *testing.B) {
	for _, bb := range []struct{ name, text, language string }{
		{"en", "lunch with the team at the corner place 23.50 yesterday noon", "en"},
		{"en_none", "Groceries and a bottle of wine at the market 12.50 EUR cash", "en"},
		{"zh", "昨天晚上和同事在公司附近的川菜馆吃火锅花了二百三十五块钱,另外打车回家", "zh"},
		{"de", "Kaffee und Kuchen am 3.11. mit Anna im Café an der Ecke 12,40", "en"},
	} {
		o := lex.Options{Today: expense.Date{Year: 2026, Month: 11, Day: 20}, Language: bb.language}
		b.Run(bb.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				find(bb.text, o)
			}
		})
	}
}

func BenchmarkDateWords(b *testing.B) {
	for b.Loop() {
		lang.BuildDateWords()
	}
}
