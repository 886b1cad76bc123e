package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// TestAhead holds that what is for a week or month to come was not spent, and what was bought
// for one was.
func TestAhead(t *testing.T) {
	for language, texts := range map[string]map[string]Unspent{
		"en": {"next wk im buying tires for 400": Planned, "next month car insurance 640": Planned, "paid 640 for next month": "", "last month car insurance 640": ""},
		"de": {"naechsten monat versicherung 320": Planned, "nächste woche winterreifen 480": Planned},
		"nl": {"volgende wk banden 380": Planned},
		"es": {"el mes q viene seguro 320": Planned, "la prox semana ruedas 300": Planned},
		"fr": {"semaine prochaine pneus 380": Planned},
		"it": {"settimana prossima gomme 320": Planned},
		"pt": {"semana q vem pneu 900": Planned},
		"pl": {"w przyszlym tyg kupuje opony za 1800": Planned, "w zeszlym miesiacu opony 1800": ""},
		"ru": {"на след неделе покупаю шины за 30000": Planned},
		"uk": {"наст тижня купую шини за 9000": Planned},
		"tr": {"gelecek ay sigorta 12000": Planned},
	} {
		for text, want := range texts {
			if r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"}); r.Unspent != want {
				t.Errorf("%s: %q: %q, want %q", language, text, r.Unspent, want)
			}
		}
	}
}

// TestBoughtAhead holds that what was bought for a day to come was paid today, if it is asked about.
func TestBoughtAhead(t *testing.T) {
	for text, language := range map[string]string{"bought train tickets for tomorrow $19": "en", "paid tomorrow's rent $800": "en", "明日の切符1900円買った": "ja"} {
		if r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"}); len(r.Expenses) != 1 || r.Complete || r.Expenses[0].Date != nil {
			t.Errorf("%q: %v, complete %v", text, r.Expenses, r.Complete)
		}
	}
}
