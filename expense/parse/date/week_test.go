package date

import (
	"strings"
	"testing"

	"chit/expense"
	"chit/expense/parse/lex"
)

// TestWeeksOfRegions reads weeks and days of them on a Sunday, with which a week begins
// in some regions and ends in others.
func TestWeeksOfRegions(t *testing.T) {
	sunday := expense.Date{Year: 2026, Month: 11, Day: 22}
	for _, c := range []struct{ language, region, text, from, to string }{
		{"en", "US", "last week", "2026-11-15", "2026-11-21"},
		{"en", "GB", "last week", "2026-11-09", "2026-11-15"},
		{"en", "US", "this week", "2026-11-22", "2026-11-28"},
		{"en", "US", "last friday", "2026-11-20", "2026-11-20"},
		{"en", "GB", "last friday", "2026-11-20", "2026-11-20"},
		{"en", "US", "friday last week", "2026-11-20", "2026-11-20"},
		{"en", "GB", "friday last week", "2026-11-13", "2026-11-13"},
		{"en", "US", "last weekend", "2026-11-14", "2026-11-15"},
		{"en", "US", "the week of 11 Nov", "2026-11-08", "2026-11-14"},
		{"en", "US", "week 45", "2026-11-02", "2026-11-08"},
		{"ja", "JP", "先週", "2026-11-15", "2026-11-21"},
		{"ja", "JP", "先週の木曜", "2026-11-19", "2026-11-19"},
		{"zh", "CN", "上周五", "2026-11-13", "2026-11-13"},
		{"zh", "TW", "上週五", "2026-11-20", "2026-11-20"},
		{"zh", "CN", "上周", "2026-11-09", "2026-11-15"},
		{"pt", "BR", "semana passada", "2026-11-15", "2026-11-21"},
		{"pt", "BR", "sexta da semana passada", "2026-11-20", "2026-11-20"},
		{"es", "ES", "la semana pasada", "2026-11-09", "2026-11-15"},
		{"es", "MX", "la semana pasada", "2026-11-15", "2026-11-21"},
		{"fr", "FR", "la semaine dernière", "2026-11-09", "2026-11-15"},
		{"fr", "CA", "la semaine dernière", "2026-11-15", "2026-11-21"},
		{"de", "DE", "letzte Woche", "2026-11-09", "2026-11-15"},
		{"ru", "RU", "на прошлой неделе", "2026-11-09", "2026-11-15"},
	} {
		p, _, ok := FindPeriod(lex.NewText(c.text, lex.Options{Today: sunday, Language: c.language, Region: c.region}), 1)
		if !ok || p.From.String() != c.from || p.To.String() != c.to {
			t.Errorf("%s %s %q: %s to %s, want %s to %s", c.language, c.region, c.text, p.From, p.To, c.from, c.to)
		}
	}
}

// TestDayOfWeekOnSunday leaves open on a Sunday which week is meant where it begins one.
func TestDayOfWeekOnSunday(t *testing.T) {
	sunday := expense.Date{Year: 2026, Month: 11, Day: 22}
	for _, c := range []struct{ language, region, text, want string }{
		{"zh", "TW", "上禮拜三 火鍋 600", "2026-11-18 2026-11-11"},
		{"zh", "TW", "這禮拜三 火鍋 600", "2026-11-25 2026-11-18"},
		{"zh", "TW", "上禮拜天 火鍋 600", "2026-11-15"},
		{"zh", "TW", "禮拜三 火鍋 600", "2026-11-18"},
		{"zh", "CN", "上周三 火锅 600", "2026-11-11"},
		{"ja", "JP", "先週の火曜 鍋 6000円", "2026-11-17 2026-11-10"},
		{"ja", "JP", "先々週の火曜 鍋 6000円", "2026-11-10"},
		{"en", "US", "last friday pizza 20", "2026-11-20"},
		{"en", "US", "friday two weeks ago pizza 20", "2026-11-06"},
		{"en", "US", "monday a week ago pizza 20", "2026-11-09 2026-11-16"},
		{"de", "DE", "vor einer Woche am Samstag Kino 12", "2026-11-14"},
		{"fr", "FR", "vendredi il y a 15 jours ciné 12", "2026-11-06"},
		{"it", "IT", "cinema 12 sabato di una settimana fa", "2026-11-14"},
		{"pl", "PL", "w sobotę tydzień temu kino 12", "2026-11-14"},
		{"ko", "KR", "세일때 니트 3만원", ""},
	} {
		var got []string
		found, _ := Read(lex.NewText(c.text, lex.Options{Today: sunday, Language: c.language, Region: c.region}))
		for _, d := range found {
			for _, r := range d.Readings {
				got = append(got, r.String())
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s %s %q: %s, want %s", c.language, c.region, c.text, got, c.want)
		}
	}
}
