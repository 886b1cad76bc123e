package card_test

import (
	"strings"
	"testing"

	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/expense"
)

// TestAssumed says on the first card how to change what is only assumed, with the
// currencies that the person is likely to use, and later only that it is.
func TestAssumed(t *testing.T) {
	for name, tt := range map[string]struct {
		language, region string
		zone             expense.Origin
		number           int64
		want             string
	}{
		"Europe":     {"en", "DE", expense.OriginLearned, 1, `Assumed: EUR. If not, say "my currency is USD" (or GBP).`},
		"Denmark":    {"en", "DK", expense.OriginLearned, 1, `Assumed: EUR. If not, say "my currency is DKK" (or USD).`},
		"Chinese":    {"zh", "", expense.OriginLearned, 1, `默认：EUR。如果不对，请说“我的货币是 CNY”（或 JPY）。`},
		"zone":       {"en", "", expense.OriginDefault, 1, `Assumed: EUR, Asia/Tokyo. If not, say "my currency is USD" or "my time zone is Europe/London".`},
		"later":      {"en", "", expense.OriginLearned, 2, "Assumed: EUR"},
		"often":      {"en", "", expense.OriginDefault, 3, ""},
		"later zone": {"en", "", expense.OriginDefault, 2, "Assumed: EUR, Asia/Tokyo"},
	} {
		ledger := expense.Ledger{Settings: expense.DefaultSettings()}
		ledger.Currency, ledger.Zone, ledger.Region, ledger.Language = "EUR", "Asia/Tokyo", tt.region, tt.language
		ledger.Origins[expense.SettingZone] = tt.zone
		e := expense.Expense{Number: tt.number, Kind: expense.KindExpense, Description: "coffee", SpentOn: expense.Date{Year: 2026, Month: 11, Day: 23}}
		e.Currency, e.Gross, e.Net = "EUR", 450, 450
		e.Origins = expense.Origins{expense.FieldCurrency: expense.OriginDefault}
		c := card.Renderer{Texts: text.In(tt.language), Ledger: ledger, Today: e.SpentOn}
		r := c.Added([]expense.Change{{Kind: expense.ChangeAdd, Number: e.Number, After: &e}})
		last := r.Blocks[len(r.Blocks)-1]
		if tt.want == "" {
			if last.Kind == chat.Note {
				t.Errorf("%s: the card ends in the note %q", name, last.Text)
			}
			continue
		}
		if last.Kind != chat.Note || last.Text != tt.want {
			t.Errorf("%s: the card ends in the %s %q, want %q", name, last.Kind, last.Text, tt.want)
		}
		if first := r.Blocks[0]; first.Strong != "4.50 EUR" || !strings.Contains(first.Text, first.Strong) {
			t.Errorf("%s: %q stands out of %q", name, first.Strong, first.Text)
		}
	}
}
