package rules

import (
	"testing"
	"time"

	"chit/agent/llm"
)

// BenchmarkRead reads one message of each kind, for the rules read every message
// before anything else does.
func BenchmarkRead(b *testing.B) {
	for _, bb := range []struct{ name, text, language string }{
		{"model", "so I think Bo and me had a sandwich for like 4.50 EUR maybe, could you put that somewhere", "en"},
		{"expense", "lunch at Joe's 12.50 EUR yesterday #work", "en"},
		{"question", "how much did I spend on coffee last month?", "en"},
		{"report", "how was March", "en"},
		{"chinese", "昨天和同事在公司附近吃火锅花了235块钱", "zh"},
	} {
		s := llm.Situation{Now: time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC), Language: bb.language, Currency: "EUR", MonthStart: 1}
		b.Run(bb.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				New().Read(bb.text, s)
			}
		})
	}
}
