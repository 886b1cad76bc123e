package date

import (
	"testing"

	"chit/expense"
	"chit/expense/parse/lex"
)

func TestFindPeriod(t *testing.T) {
	for _, tt := range []struct{ language, text, from, to, said string }{
		{"en", "this month", "2026-11-01", "2026-11-30", "this month"},
		{"en", "how was last month?", "2026-10-01", "2026-10-31", "last month"},
		{"en", "how was March?", "2026-03-01", "2026-03-31", "March"},
		{"en", "December report", "2025-12-01", "2025-12-31", "December"},
		{"en", "March 2025", "2025-03-01", "2025-03-31", "March 2025"},
		{"en", "2025-03", "2025-03-01", "2025-03-31", "2025-03"},
		{"en", "03/2025", "2025-03-01", "2025-03-31", "03/2025"},
		{"en", "Q1", "2026-01-01", "2026-03-31", "Q1"},
		{"en", "Q4 2025", "2025-10-01", "2025-12-31", "Q4 2025"},
		{"en", "last quarter", "2026-07-01", "2026-09-30", "last quarter"},
		{"en", "this week", "2026-11-16", "2026-11-22", "this week"},
		{"en", "last week", "2026-11-09", "2026-11-15", "last week"},
		{"en", "coffee in the last 30 days", "2026-10-22", "2026-11-20", "the last 30 days"},
		{"en", "the past two weeks", "2026-11-07", "2026-11-20", "the past two weeks"},
		{"en", "this year", "2026-01-01", "2026-12-31", "this year"},
		{"en", "2025", "2025-01-01", "2025-12-31", "2025"},
		{"en", "last year", "2025-01-01", "2025-12-31", "last year"},
		{"en", "yesterday", "2026-11-19", "2026-11-19", "yesterday"},
		{"en", "3 Nov to 9 Nov", "2026-11-03", "2026-11-09", "3 Nov to 9 Nov"},
		{"en", "3-9 Nov", "2026-11-03", "2026-11-09", "3-9 Nov"},
		{"en", "Nov 3-9", "2026-11-03", "2026-11-09", "Nov 3-9"},
		{"en", "between 3 Nov and 9 Nov", "2026-11-03", "2026-11-09", "between 3 Nov and 9 Nov"},
		{"en", "2026-11-03 - 2026-11-09", "2026-11-03", "2026-11-09", "2026-11-03 - 2026-11-09"},
		{"en", "from March to May", "2026-03-01", "2026-05-31", "from March to May"},
		{"en", "November to January", "2025-11-01", "2026-01-31", "November to January"},
		{"en", "Monday to Wednesday", "2026-11-16", "2026-11-18", "Monday to Wednesday"},
		{"en", "since 3 Nov", "2026-11-03", "2026-11-20", "since 3 Nov"},
		{"en", "since March", "2026-03-01", "2026-11-20", "since March"},
		{"en", "next month", "2026-12-01", "2026-12-31", "next month"},
		{"en", "report for may", "2026-05-01", "2026-05-31", "for may"},
		{"en", "how much did i spend on monday", "2026-11-16", "2026-11-16", "on monday"},
		{"en", "how much on 3 Nov", "2026-11-03", "2026-11-03", "on 3 Nov"},
		{"en", "on the 3rd", "2026-11-03", "2026-11-03", "on the 3rd"},
		{"en", "on sat", "2026-11-14", "2026-11-14", "on sat"},
		{"en", "on the weekend", "2026-11-14", "2026-11-15", "on the weekend"},
		{"en", "so far this month", "2026-11-01", "2026-11-20", "so far this month"},
		{"en", "from Monday on", "2026-11-16", "2026-11-20", "from Monday on"},
		{"en", "today and yesterday", "2026-11-19", "2026-11-20", "today and yesterday"},
		{"en", "on Monday and Tuesday", "2026-11-16", "2026-11-17", "on Monday and Tuesday"},
		{"en", "March and April 2024", "2024-03-01", "2024-04-30", "March and April 2024"},
		{"en", "Monday and Wednesday", "", "", ""},
		{"en", "March and May", "", "", ""},
		{"en", "3 Nov and 5 Nov", "", "", ""},
		{"en", "between Monday and Wednesday", "2026-11-16", "2026-11-18", "between Monday and Wednesday"},
		{"en", "may I see it", "", "", ""},
		{"en", "1500", "", "", ""},
		{"en", "show me the coffee", "", "", ""},
		{"en", "the last 3 expenses", "", "", ""},
		{"zh", "上个月花了多少", "2026-10-01", "2026-10-31", "上个月"},
		{"zh", "上個月", "2026-10-01", "2026-10-31", "上個月"},
		{"zh", "本月", "2026-11-01", "2026-11-30", "本月"},
		{"zh", "这个月的报表", "2026-11-01", "2026-11-30", "这个月"},
		{"zh", "三月", "2026-03-01", "2026-03-31", "三月"},
		{"zh", "3月份", "2026-03-01", "2026-03-31", "3月份"},
		{"zh", "2025年3月", "2025-03-01", "2025-03-31", "2025年3月"},
		{"zh", "去年三月", "2025-03-01", "2025-03-31", "去年三月"},
		{"zh", "今年", "2026-01-01", "2026-12-31", "今年"},
		{"zh", "去年", "2025-01-01", "2025-12-31", "去年"},
		{"zh", "2025年", "2025-01-01", "2025-12-31", "2025年"},
		{"zh", "本周", "2026-11-16", "2026-11-22", "本周"},
		{"zh", "上周", "2026-11-09", "2026-11-15", "上周"},
		{"zh", "最近7天", "2026-11-14", "2026-11-20", "最近7天"},
		{"zh", "过去三个月", "2026-08-21", "2026-11-20", "过去三个月"},
		{"zh", "第一季度", "2026-01-01", "2026-03-31", "第一季度"},
		{"zh", "11月3日到9日", "2026-11-03", "2026-11-09", "11月3日到9日"},
		{"zh", "一月到三月", "2026-01-01", "2026-03-31", "一月到三月"},
		{"zh", "从11月3日", "2026-11-03", "2026-11-20", "从11月3日"},
		{"zh", "昨天", "2026-11-19", "2026-11-19", "昨天"},
		{"zh", "上周一花了多少", "2026-11-09", "2026-11-09", "上周一"},
		{"zh", "昨天和今天", "2026-11-19", "2026-11-20", "昨天和今天"},
		{"zh", "周一和周三", "", "", ""},
		{"zh", "3个苹果", "", "", ""},
		{"de", "letzten Monat", "2026-10-01", "2026-10-31", "letzten Monat"},
		{"de", "im März", "2026-03-01", "2026-03-31", "im März"},
		{"de", "die letzten 7 Tage", "2026-11-14", "2026-11-20", "die letzten 7 Tage"},
		{"de", "diese Woche", "2026-11-16", "2026-11-22", "diese Woche"},
		{"de", "wie viel am Montag", "2026-11-16", "2026-11-16", "am Montag"},
		{"de", "Montag und Dienstag", "2026-11-16", "2026-11-17", "Montag und Dienstag"},
		{"de", "Montag und Mittwoch", "", "", ""},
		{"es", "el lunes y el martes", "2026-11-16", "2026-11-17", "el lunes y el martes"},
		{"fr", "lundi et jeudi", "", "", ""},
		{"fr", "le mois dernier", "2026-10-01", "2026-10-31", "le mois dernier"},
		{"fr", "en mars", "2026-03-01", "2026-03-31", "en mars"},
		{"es", "el mes pasado", "2026-10-01", "2026-10-31", "el mes pasado"},
		{"es", "los últimos 7 días", "2026-11-14", "2026-11-20", "los últimos 7 días"},
		{"it", "il mese scorso", "2026-10-01", "2026-10-31", "il mese scorso"},
		{"pt", "mês passado", "2026-10-01", "2026-10-31", "mês passado"},
		{"nl", "vorige maand", "2026-10-01", "2026-10-31", "vorige maand"},
		{"ja", "先月", "2026-10-01", "2026-10-31", "先月"},
		{"ja", "11月3日から", "2026-11-03", "2026-11-20", "11月3日から"},
		{"ko", "지난달", "2026-10-01", "2026-10-31", "지난달"},
		{"ko", "최근 7일", "2026-11-14", "2026-11-20", "최근 7일"},
		{"ru", "прошлый месяц", "2026-10-01", "2026-10-31", "прошлый месяц"},
		{"ru", "за март", "2026-03-01", "2026-03-31", "за март"},
		{"pl", "w zeszłym miesiącu", "2026-10-01", "2026-10-31", "w zeszłym miesiącu"},
		{"sv", "förra månaden", "2026-10-01", "2026-10-31", "förra månaden"},
		{"tr", "geçen ay", "2026-10-01", "2026-10-31", "geçen ay"},
		{"uk", "минулий місяць", "2026-10-01", "2026-10-31", "минулий місяць"},
	} {
		p, span, ok := FindPeriod(lex.NewText(tt.text, lex.Options{Today: friday, Language: tt.language}), 1)
		if !ok {
			if tt.said != "" {
				t.Errorf("FindPeriod(%q) found none, want %s to %s", tt.text, tt.from, tt.to)
			}
			continue
		}
		if said := tt.text[span.Start:span.End]; p.From.String() != tt.from || p.To.String() != tt.to || said != tt.said {
			t.Errorf("FindPeriod(%q) = %s to %s in %q, want %s to %s in %q", tt.text, p.From, p.To, said, tt.from, tt.to, tt.said)
		}
	}
}

func TestFindPeriodOfPaydayMonths(t *testing.T) {
	for _, tt := range []struct{ text, from, to string }{
		{"this month", "2026-10-25", "2026-11-24"},
		{"last month", "2026-09-25", "2026-10-24"},
		{"November", "2025-11-25", "2025-12-24"},
		{"October", "2026-10-25", "2026-11-24"},
		{"2025", "2025-01-25", "2026-01-24"},
		{"Q3", "2026-07-25", "2026-10-24"},
		{"this week", "2026-11-16", "2026-11-22"},
	} {
		p, _, ok := FindPeriod(lex.NewText(tt.text, lex.Options{Today: friday, Language: "en"}), 25)
		if !ok || p.From.String() != tt.from || p.To.String() != tt.to {
			t.Errorf("FindPeriod(%q) = %s to %s, %v, want %s to %s", tt.text, p.From, p.To, ok, tt.from, tt.to)
		}
	}
	for start := range 40 { // whatever the setting, no panic and a period in order
		if p, _, ok := FindPeriod(lex.NewText("March", lex.Options{Today: expense.Date{Year: 2028, Month: 2, Day: 29}}), start-5); !ok || p.From.After(p.To) {
			t.Errorf("month start %d: %v", start-5, p)
		}
	}
}
