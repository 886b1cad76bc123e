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
		b.Run(bb.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				New().Read(bb.text, situationIn(bb.language))
			}
		})
	}
}

// everyday has a message of each language that the bot speaks, as most of them are.
var everyday = []struct{ language, text string }{
	{"de", "Mittagessen bei Vapiano 14,80 gestern"},
	{"en", "groceries at Tesco 23.40 on Monday"},
	{"es", "gasolina en Repsol 45,30 ayer"},
	{"fr", "courses chez Monoprix 32,50 hier soir"},
	{"it", "caffè e cornetto 3,20 stamattina"},
	{"ja", "昨日スーパーで野菜 1,280円"},
	{"ko", "어제 점심 김치찌개 9,000원"},
	{"nl", "boodschappen bij Albert Heijn 27,95 gisteren"},
	{"pl", "obiad w restauracji 48 zł wczoraj"},
	{"pt", "almoço com a Ana 18,50 ontem"},
	{"ru", "вчера такси до дома 450 рублей"},
	{"tr", "dün markette 320 lira harcadım"},
	{"uk", "вчора кава і тістечко 145 грн"},
	{"zh", "昨天打车去机场花了86块"},
}

// BenchmarkLanguages reads everyday messages, one by one and all in turn, so that the
// tables of all languages are in use.
func BenchmarkLanguages(b *testing.B) {
	for _, m := range everyday {
		b.Run(m.language, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				New().Read(m.text, situationIn(m.language))
			}
		})
	}
	b.Run("all", func(b *testing.B) {
		n := 0
		for b.Loop() {
			for _, m := range everyday {
				New().Read(m.text, situationIn(m.language))
				n++
			}
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n), "ns/message")
	})
}

func situationIn(language string) llm.Situation {
	return llm.Situation{Now: time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC), Language: language, Currency: "EUR", MonthStart: 1}
}
