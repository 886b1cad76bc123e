package agenttest_test

import (
	"fmt"
	"strings"
	"testing"

	"chit/expense"
)

// A wish is what somebody plainly wants. A model understands it, too, so that it
// must be done: at once, or with one tap.
type wish struct {
	text  string
	model string // what a model makes of it, where it is asked
	want  string // stands in what is stored afterwards
	first bool   // it is done at once
}

// The ledger holds #1 coffee 12.00 and #2 quince 3.00, and a deleted #3.
var wishes = []wish{
	{"no, 5.20", `edit_expense {"field":"amount","value":5.2}`, "#2 5.20 EUR quince", true},
	{"it was 5.20", `edit_expense {"field":"amount","value":5.2}`, "#2 5.20 EUR quince", true},
	{"change 1 to 5.20", `edit_expense {"number":1,"field":"amount","value":5.2}`, "#1 5.20 EUR coffee", true},
	{"please change 1 to 5.20", `edit_expense {"number":1,"field":"amount","value":5.2}`, "#1 5.20 EUR coffee", true},
	{"could you change 1 to 5.20, please?", `edit_expense {"number":1,"field":"amount","value":5.2}`, "#1 5.20 EUR coffee", true},
	{"make the coffee 5", `edit_expense {"match":"coffee","field":"amount","value":5}`, "#1 5.00 EUR coffee", true},
	{"please make the coffee 5", `edit_expense {"match":"coffee","field":"amount","value":5}`, "#1 5.00 EUR coffee", true},
	{"change the coffee to 5", `edit_expense {"match":"coffee","field":"amount","value":5}`, "#1 5.00 EUR coffee", true},
	{"no, the coffee was 5", `edit_expense {"match":"coffee","field":"amount","value":5}`, "#1 5.00 EUR coffee", true},
	{"the coffee should be 5", `edit_expense {"match":"coffee","field":"amount","value":5}`, "#1 5.00 EUR coffee", true},
	{"the coffee was 5, not 12", `edit_expense {"match":"coffee","field":"amount","value":5}`, "#1 5.00 EUR coffee", true},
	{"the coffee was really 5 would you believe it", `edit_expense {"match":"coffee","field":"amount","value":5}`, "#1 5.00 EUR coffee", false},
	{"I was overcharged for the coffee and got some back, so 11.50 it is", `edit_expense {"match":"coffee","field":"amount","value":11.5}`, "#1 11.50 EUR coffee", false},
	{"the quince was in dollars", `edit_expense {"match":"quince","field":"currency","value":"USD"}`, "#2 3.00 USD quince", true},
	{"actually I had the coffee yesterday evening", `edit_expense {"match":"coffee","field":"date","value":"yesterday"}`, "#1 12.00 EUR coffee Food 2026-11-20", false},
	{"the coffee was on 3 Nov", `edit_expense {"match":"coffee","field":"date","value":"3 Nov"}`, "coffee Food 2026-11-03", true},
	{"change the date of 1 to yesterday", `edit_expense {"number":1,"field":"date","value":"yesterday"}`, "coffee Food 2026-11-20", true},
	{"call the quince a pear instead, would you", `edit_expense {"match":"quince","field":"description","value":"pear"}`, "#2 3.00 EUR pear", false},
	{"that quince belongs with the gifts I guess", `edit_expense {"match":"quince","field":"category","value":"Gifts"}`, "quince Gifts", false},
	{"change the category of 2 to Gifts", `edit_expense {"number":2,"field":"category","value":"Gifts"}`, "quince Gifts", true},
	{"the coffee had only 7% tax on it", `edit_expense {"match":"coffee","field":"tax_rate","value":"0.07"}`, "coffee Food 2026-11-21 7%", false},
	{"for the coffee the 12 were without tax, so net", `edit_expense {"number":1,"field":"amount_is","value":"net"}`, "#1 14.40 EUR coffee", false},
	{"please tag the coffee with berlin, as I was there", `edit_expense {"match":"coffee","field":"tags","value":"berlin"}`, "#berlin", false},
	{"delete 1", `delete_expense {"numbers":"1"}`, "#1 deleted", true},
	{"please delete 1", `delete_expense {"numbers":"1"}`, "#1 deleted", true},
	{"can you delete 1 for me?", `delete_expense {"numbers":"1"}`, "#1 deleted", true},
	{"delete the coffee", `delete_expense {"match":"coffee"}`, "#1 deleted", true},
	{"ok, delete the coffee, thanks", `delete_expense {"match":"coffee"}`, "#1 deleted", true},
	{"I never had that coffee, get rid of it", `delete_expense {"match":"coffee"}`, "#1 deleted", false},
	{"delete 1 and 2", `delete_expense {"numbers":"1,2"}`, "#1 deleted\n#2 deleted", false},
	{"throw both of them away, the coffee and the quince", `delete_expense {"numbers":"1,2"}`, "#1 deleted\n#2 deleted", false},
	{"undo", `undo {}`, "0 rules", true},
	{"could you undo that?", `undo {}`, "0 rules", true},
	{"take it back", `undo {}`, "0 rules", true},
	{"what I did last was silly, reverse it", `undo {}`, "0 rules", false},
	{"restore 3", `edit_expense {"number":3,"field":"deleted","value":"no"}`, "#3 1.00 EUR gone", true},
	{"please restore 3", `edit_expense {"number":3,"field":"deleted","value":"no"}`, "#3 1.00 EUR gone", true},
	{"would you mind to bring back the one I deleted", `edit_expense {"field":"deleted","value":"no"}`, "#3 1.00 EUR gone", false},
	{"my currency is CHF", `change_settings {"setting":"currency","value":"CHF"}`, "currency CHF", true},
	{"please set my currency to CHF", `change_settings {"setting":"currency","value":"CHF"}`, "currency CHF", true},
	{"from now on I pay everything in CHF, we have moved", `change_settings {"setting":"currency","value":"CHF"}`, "currency CHF", false},
	{"my time zone is Asia/Tokyo", `change_settings {"setting":"time_zone","value":"Asia/Tokyo"}`, "zone Asia/Tokyo", true},
	{"vat 19%", `change_settings {"setting":"vat","value":"19%"}`, "vat 19%", true},
	{"over here the VAT is 19%, so use that please", `change_settings {"setting":"vat","value":"19%"}`, "vat 19%", true},
	{"no vat", `change_settings {"setting":"vat","value":"off"}`, "vat off", true},
	{"I get paid on the 25th, so let months start then", `change_settings {"setting":"month_start","value":"25"}`, "start 25", false},
	{"my month starts on the 25th", `change_settings {"setting":"month_start","value":"25"}`, "start 25", true},
	{"quince is always Groceries", `change_settings {"setting":"category_rule","words":"quince","value":"Groceries"}`, "quince: Groceries", true},
	{"could you please always put quince under Groceries", `change_settings {"setting":"category_rule","words":"quince","value":"Groceries"}`, "quince: Groceries", true},
	{"forget the rule for quince", `change_settings {"setting":"forget_category_rule","words":"quince"}`, "0 rules", true},
	{"不对，是5.20", `edit_expense {"field":"amount","value":5.2}`, "#2 5.20 EUR quince", true},
	{"把1改成5.20", `edit_expense {"number":1,"field":"amount","value":5.2}`, "#1 5.20 EUR coffee", true},
	{"麻烦把1改成5.20，谢谢", `edit_expense {"number":1,"field":"amount","value":5.2}`, "#1 5.20 EUR coffee", true},
	{"coffee应该是5", `edit_expense {"match":"coffee","field":"amount","value":5}`, "#1 5.00 EUR coffee", true},
	{"那杯coffee其实花了5欧元而已", `edit_expense {"match":"coffee","field":"amount","value":5}`, "#1 5.00 EUR coffee", false},
	{"coffee是昨天晚上喝的，不是今天", `edit_expense {"match":"coffee","field":"date","value":"昨天"}`, "coffee Food 2026-11-20", true},
	{"删除1", `delete_expense {"numbers":"1"}`, "#1 deleted", true},
	{"请帮我删除1", `delete_expense {"numbers":"1"}`, "#1 deleted", true},
	{"能不能删除1？", `delete_expense {"numbers":"1"}`, "#1 deleted", true},
	{"那笔coffee根本没有买，不想要它了", `delete_expense {"match":"coffee"}`, "#1 deleted", false},
	{"撤销", `undo {}`, "0 rules", true},
	{"请撤销一下", `undo {}`, "0 rules", true},
	{"刚才那一步弄错了，退回去", `undo {}`, "0 rules", false},
	{"恢复3", `edit_expense {"number":3,"field":"deleted","value":"no"}`, "#3 1.00 EUR gone", true},
	{"我的货币是日元", `change_settings {"setting":"currency","value":"JPY"}`, "currency JPY", true},
	{"请把货币改成日元吧", `change_settings {"setting":"currency","value":"JPY"}`, "currency JPY", true},
	{"我搬到日本了，以后都用日元记", `change_settings {"setting":"currency","value":"JPY"}`, "currency JPY", false},
	{"税率是19%", `change_settings {"setting":"vat","value":"19%"}`, "vat 19%", true},
	{"coffee总是算日用食品", `change_settings {"setting":"category_rule","words":"coffee","value":"Groceries"}`, "coffee: Groceries", true},
}

// ledger is what a wish is judged by: expenses and settings, a line each.
func (w *world) ledger(t *testing.T) string {
	t.Helper()
	l, err := w.store.OpenLedger(t.Context(), expense.Ledger{ID: "test:ana"})
	if err != nil {
		t.Fatal(err)
	}
	rows, err := w.store.Find(t.Context(), l.ID, expense.Query{Deleted: true})
	if err != nil {
		t.Fatal(err)
	}
	byNumber := make([]string, len(rows))
	for _, e := range rows {
		line := fmt.Sprintf("#%d %s %s %s %s %s", e.Number, e.GrossMoney(), e.Description, e.Category, e.SpentOn, e.Rate.Percentage())
		for _, tag := range e.Tags {
			line += " #" + tag
		}
		if e.Deleted {
			line = fmt.Sprintf("#%d deleted", e.Number)
		}
		byNumber[e.Number-1] = line
	}
	vat := string(l.VAT)
	if l.VAT == expense.VATRate {
		vat = l.Rate.Percentage()
	}
	settings := fmt.Sprintf("currency %s\nzone %s\nvat %s\nstart %d\n%d rules", l.Currency, l.Zone, vat, l.MonthStart, len(l.CategoryRules))
	for _, r := range l.CategoryRules {
		settings += fmt.Sprintf("\n%s: %s", r.Words, r.Category)
	}
	return strings.Join(byNumber, "\n") + "\n" + settings
}

// TestWishes has people wish plainly, with a model that understands them.
func TestWishes(t *testing.T) {
	t.Parallel()
	if len(wishes) < 60 {
		t.Errorf("%d wishes, want at least 60", len(wishes))
	}
	for _, c := range wishes {
		t.Run(c.text, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, "coffee")
			if strings.Contains(w.ledger(t), c.want) {
				t.Fatalf("%q is so before anything was said", c.want)
			}
			reply := w.obey(t, w.message("ana", c.text), c.model)
			done := strings.Contains(w.ledger(t), c.want)
			if done != c.first {
				t.Errorf("done at once is %t, want %t; said %q", done, c.first, reply.Text)
			}
			if done {
				return
			}
			if len(reply.Choices) == 0 {
				t.Fatalf("nothing to tap at %q", reply.Text)
			}
			tap := w.message("ana", reply.Choices[0].Label)
			tap.Choice = reply.Choices[0].ID
			if after := w.obey(t, tap, `report {}`); !strings.Contains(w.ledger(t), c.want) {
				t.Errorf("after %q and a tap on %q (%q) %q is not in\n%s", reply.Text, tap.Text, after.Text, c.want, w.ledger(t))
			}
		})
	}
}
