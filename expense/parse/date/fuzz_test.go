package date

import (
	"testing"

	"chit/expense"
	"chit/expense/parse/lex"
)

func FuzzDates(f *testing.F) {
	for _, s := range []string{
		"coffee 4.50 yesterday", "3.11. 4,50", "the 27th!", "Friday, 13 Nov. 2026", "2026-02-30", "1/2/2020", "12-11-10",
		"昨天 午饭 25", "去年的今月の十日", "上个月5号", "지난주 금요일", "в прошлую пятницу", "l'altro ieri", "2 years, 1 month and 21 days ago",
		"3-9 Nov", "since 3 Nov", "Q1 2025", "2026-11-20T10:00:00Z", "last last last", "the the the 5", "1° 1.o 1:e", "平成二十二年", "5.", "May 31.", "now - 9999 years", "9999 days before yesterday",
		"1000年十月第一个星期一", "9999-12", "lunch 5 nov3", "2000-01-01T", "in 9 years", "5 of may '99",
	} {
		f.Add(s, "en", "")
		f.Add(s, "zh", "US")
		f.Add(s, "de", "DE")
	}
	f.Fuzz(func(t *testing.T, s, language, region string) {
		text := lex.Normalize(s)
		o := lex.Options{Today: friday, Language: language, Region: region}
		end := 0
		for _, d := range find(text, o) {
			checkSpan(t, text, d, end)
			end = d.End
			if len(d.Readings) == 0 || d.Date != d.Readings[0] {
				t.Errorf("%q: %v has not its first reading", text, d)
			}
			for _, r := range d.Readings {
				if _, ok := expense.NewDate(r.Year, r.Month, r.Day); !ok || r.Year < minYear {
					t.Errorf("%q: %v is no day", text, r)
				}
			}
		}
		end = 0
		_, bad := Read(lex.NewText(text, o))
		for _, d := range bad {
			checkSpan(t, text, d, end)
			end = d.End
		}
		Parse(lex.NewText(s, o))
		if p, span, ok := FindPeriod(lex.NewText(text, o), 25); ok {
			checkSpan(t, text, Date{Span: span, Text: text[span.Start:span.End]}, 0)
			if p.From.After(p.To) {
				t.Errorf("%q: %v ends before it begins", text, p)
			}
			if p.From.Year < minYear || p.To.Year > lastPeriodYear {
				t.Errorf("%q: %v is out of reach", text, p)
			}
			if whole, ok := ParsePeriod(lex.NewText(s, o), 25); ok && whole != p {
				t.Errorf("%q: %v as a whole and %v in it", text, whole, p)
			}
		}
	})
}

func checkSpan(t *testing.T, text string, d Date, after int) {
	t.Helper()
	if d.Start < after || d.End <= d.Start || d.End > len(text) || text[d.Start:d.End] != d.Text {
		t.Errorf("%q: span %v of %q, after %d", text, d.Span, d.Text, after)
	}
}
