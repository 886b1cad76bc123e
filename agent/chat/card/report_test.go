package card_test

import (
	"slices"
	"strings"
	"testing"

	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/expense"
)

// TestMonthsTurnInPlace turns from month to month: the choices that turn are first on every
// card, in the past and in the months to come, and name the months as they are called alone.
func TestMonthsTurnInPlace(t *testing.T) {
	for _, tt := range []struct{ language, before, after string }{
		{"en", "◀ Apr", "Jun ▶"},
		{"de", "◀ Feb", "Apr ▶"},
		{"ru", "◀ май", "июль ▶"},
		{"ru", "◀ июль", "сент. ▶"},
		{"uk", "◀ кві", "чер ▶"},
		{"pl", "◀ kwi", "cze ▶"},
		{"ja", "◀ 4月", "6月 ▶"},
	} {
		ledger := expense.Ledger{Settings: expense.DefaultSettings()}
		c := card.Renderer{Texts: text.In(tt.language), Ledger: ledger, Today: expense.Date{Year: 2026, Month: 11, Day: 23}}
		var labels []string
		for p := expense.MonthOf(expense.Date{Year: 2026, Month: 1, Day: 1}, 1); p.From.Year < 2028; p = expense.MonthOf(p.To.AddDays(1), 1) {
			for name, choices := range map[string][]chat.Choice{
				"report": c.MonthChoices(p, false), "empty report": c.MonthChoices(p, true), "rows": c.RowsChoices(p, false), "overview": card.OverviewChoices(c, p, false)[1:],
			} {
				if len(choices) < 2 || !strings.HasPrefix(choices[0].Label, "◀ ") || !strings.HasSuffix(choices[1].Label, " ▶") {
					t.Fatalf("%s: the %s from %v has %v, want the months around it first", tt.language, name, p.From, choices)
				}
			}
			turn := c.MonthChoices(p, true)
			labels = append(labels, turn[0].Label+" "+turn[1].Label)
		}
		if want := tt.before + " " + tt.after; !slices.Contains(labels, want) {
			t.Errorf("%s: no month is between %q, but between %q", tt.language, want, labels)
		}
	}
}
