package document_test

import (
	"testing"

	"chit/expense/parse/document"
	"chit/expense/parse/lex"
)

// BenchmarkRead reads what most messages are, no document, and one that is.
func BenchmarkRead(b *testing.B) {
	for name, text := range map[string]string{
		"line":    "lunch with Anna 12.50 at Joe's yesterday, 20% VAT",
		"chinese": "昨天在超市买菜花了45块6，晚上打车回家23元",
		"notice":  "BofA: Purchase of $118.64 at HOME DEPOT 0412 with card ending 3301 on 11/19/26. Available credit: $4,881.36.",
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				document.Read(lex.NewText(text, writers["en"]))
			}
		})
	}
}
