package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestCorrected reads corrections of what was said before.
func TestCorrected(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"oh and it was yesterday", "date=yesterday"},
		{"i meant 21", "amount=21"},
		{"that should say 17", "amount=17"},
		{"that was in euros", "currency=EUR"},
		{"oops that one was in euros", "currency=EUR"},
		{"nah 17 actually", "amount=17"},
		{"das war gestern", "date=gestern"},
		{"ach ne, 3,20", "amount=3,20"},
		{"das waren franken", "currency=CHF"},
		{"ach, das waren Dollar", "currency=USD"},
		{"perdón, eran 36", "amount=36"},
		{"eran dólares, no euros", "currency=USD"},
		{"me equivoqué, eran 7", "amount=7"},
		{"oups, 9,80 en fait", "amount=9,80"},
		{"c'était en livres sterling", "currency=GBP"},
		{"je me suis trompé c'était 4", "amount=4"},
		{"opa, foi 24", "amount=24"},
		{"foi em euros", "currency=EUR"},
		{"errei, era 12", "amount=12"},
		{"ой, 150", "amount=150"},
		{"это вчера было", "date=вчера"},
		{"это в евро было", "currency=EUR"},
		{"円じゃなくてドル", "currency=USD"},
		{"ごめん、548円だった", "amount=548円"},
		{"間違えた、700円", "amount=700円"},
		{"不对，18", "amount=18"},
		{"是昨天喝的", "date=昨天"},
		{"刚才那笔是港币", "currency=HKD"},
	} {
		if got, want := show(rules.New().Read(c.text, situation())), "edit_expense "; got != want+fieldValue(c.want) {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, want+fieldValue(c.want))
		}
	}
}

func fieldValue(s string) string {
	for i := range s {
		if s[i] == '=' {
			return "field=" + s[:i] + " value=" + s[i+1:]
		}
	}
	return s
}
