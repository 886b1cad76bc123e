package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestWhetherLogged asks whether something was logged or paid already.
func TestWhetherLogged(t *testing.T) {
	m := rules.New()
	for _, c := range []struct{ text, want string }{
		{"did i log the plumber already", "find_expenses text=plumber"},
		{"have we paid the nursery this month?", "query_expenses period=this month text=nursery"},
		{"is the road tax paid", "find_expenses text=road tax"},
		{"hab ich die gez schon überwiesen", "find_expenses text=gez"},
		{"ist der kindergarten schon drin?", "find_expenses text=kindergarten"},
		{"est-ce que j'ai déjà noté la cantine", "find_expenses text=cantine"},
		{"j'ai payé l'assurance ?", "find_expenses text=assurance"},
		{"¿ya pagué la comunidad este mes?", "find_expenses period=este mes text=comunidad"},
		{"ho già segnato l'idraulico?", "find_expenses text=idraulico"},
		{"já lancei a diarista?", "find_expenses text=diarista"},
		{"staat de loodgieter er al in?", "find_expenses text=loodgieter"},
		{"czy opłaciłam już przedszkole", "find_expenses text=przedszkole"},
		{"платила ли я за садик", "find_expenses text=садик"},
		{"чи записав я сантехніка", "find_expenses text=сантехніка"},
		{"aidatı ödedim mi", "find_expenses text=aidatı"},
		{"保育料もう払ったっけ", "find_expenses text=保育料"},
		{"관리비 벌써 냈나", "find_expenses text=관리비"},
		{"物业费交了没", "find_expenses text=物业费"},
		{"我有沒有記水電費", "find_expenses text=水電費"},

		{"j'ai payé l'assurance", "? add_expense description=l'assurance"},
		{"ho pagato l'idraulico 80", "add_expense amount=80 description=l'idraulico"},
		{"have i spent much", "? add_expense description=much"},
		{"is 20 paid", "? add_expense amount=20 description=is"},
		{"and what was not in euros?", "say unknown_question"},
		{"is everything paid", "say unknown"},
		{"房租付了3000", "add_expense amount=3000 category=Housing description=房租"},
	} {
		if got := show(m.Read(c.text, situation())); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}
