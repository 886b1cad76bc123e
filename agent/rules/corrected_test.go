package rules_test

import (
	"slices"
	"strings"
	"testing"

	"chit/agent/action"
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
		{"mach 24,90 draus", "amount=24,90"},
		{"mach gestern draus", "date=gestern"},
		{"maak er 52 van", "amount=52"},
		{"moest 52 zijn, tikfout", "amount=52"},
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
		{"afinal foi 0,90", "amount=0,90"},
		{"fíjate que fueron 802", "amount=802"},
		{"l'ho pagate giovedì", "date=giovedì"},
		{"errei, era 12", "amount=12"},
		{"ой, 150", "amount=150"},
		{"это вчера было", "date=вчера"},
		{"оказалось 89", "amount=89"},
		{"та не, 66", "amount=66"},
		{"yoo 450", "amount=450"},
		{"это в евро было", "currency=EUR"},
		{"円じゃなくてドル", "currency=USD"},
		{"ごめん、548円だった", "amount=548円"},
		{"間違えた、700円", "amount=700円"},
		{"不对，18", "amount=18"},
		{"是昨天喝的", "date=昨天"},
		{"刚才那笔是港币", "currency=HKD"},
		{"oops meant 45.27", "amount=45.27"},
		{"ugh 45.27 not 54.27", "amount=45.27"},
		{"my bad 45.27, swapped the digits", "amount=45.27"},
		{"shouldve been 45.27", "amount=45.27"},
		{"ne warte warn 36,18", "amount=36,18"},
		{"ups meinte 36,18", "amount=36,18"},
		{"nee 36,18, zahlendreher", "amount=36,18"},
		{"quise poner 36,18", "amount=36,18"},
		{"no, 36,18, baile los numeros", "amount=36,18"},
		{"pardon 36,18 j'ai inversé les chiffres", "amount=36,18"},
		{"en fait cétait 36,18", "amount=36,18"},
		{"scusa ho invertito le cifre 36,18", "amount=36,18"},
		{"erano 36,18 mica 63,18", "amount=36,18"},
		{"nee wacht t was 36,18", "amount=36,18"},
		{"sorry 36,18, cijfers omgedraaid", "amount=36,18"},
		{"nie, 36,18, przestawilem cyfry", "amount=36,18"},
		{"nao, 36,18, troquei os numeros", "amount=36,18"},
		{"не, 1324,70, цифры перепутал", "amount=1324,70"},
		{"ні, 468,20, цифри переплутав", "amount=468,20"},
		{"pardon 421,75", "amount=421,75"},
		{"rakamları karıştırdım 421,75", "amount=421,75"},
		{"it wasnt today it was thursday", "date=thursday"},
		{"it was on thrusday", "date=thursday"},
		{"no that was yestreday", "date=yesterday"},
		{"not canadian dollars, us dollars", "currency=USD"},
		{"doch nich zloty sondern euro", "currency=EUR"},
		{"no libras, euros", "currency=EUR"},
		{"pas des francs, des euros", "currency=EUR"},
		{"non franchi, euro", "currency=EUR"},
		{"nie w koronach, w euro", "currency=EUR"},
		{"nao era dolar era euro", "currency=EUR"},
		{"не в лирах, в долларах", "currency=USD"},
		{"не злотих, євро", "currency=EUR"},
	} {
		if got, want := show(rules.New().Read(c.text, situation())), "edit_expense "; got != want+fieldValue(c.want) {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, want+fieldValue(c.want))
		}
	}
}

// TestNoShop holds that what an entry was for is no shop, and no correction.
func TestNoShop(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"was für ein schöner Abend", "was für ein Tag!", "it was for the evening", "what a day", "fue para la tarde", "c'était pour le soir", "era em outubro", "era em maio passado"} {
		if got := show(rules.New().Read(text, situation())); strings.Contains(got, "merchant") {
			t.Errorf("Read(%q) = %q", text, got)
		}
	}
}

// TestCorrectedTwice reads corrections of two values.
func TestCorrectedTwice(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"actually it was on friday and cost 200", "date=on friday, amount=200"},
		{"no, it was 31 and in dollars", "amount=31, currency=USD"},
		{"sorry, it cost 12 and it was yesterday", "amount=12, date=yesterday"},
		{"eigentlich war das am Freitag und hat 200 gekostet", "date=am Freitag, amount=200"},
		{"nein, es waren 31 Euro und das war gestern", "amount=31 Euro, date=gestern"},
		{"en fait c'était vendredi et ça a coûté 20", "date=vendredi, amount=20"},
		{"non, c'était 14 euros et hier", "amount=14 euros, date=hier"},
		{"en realidad fue el viernes y costó 20", "date=el viernes, amount=20"},
		{"perdón, fueron 15 y fue ayer", "amount=15, date=ayer"},
		{"perdona, fue el martes y en dólares", "date=martes, currency=USD"},
		{"non, c'était mardi et en dollars", "date=mardi, currency=USD"},
		{"nein, das war am Dienstag und in Dollar", "date=am Dienstag, currency=USD"},
		{"no, foi na terça e em dólares", "date=terça, currency=USD"},
		{"in realtà era venerdì ed è costato 20", "date=venerdì, amount=20"},
		{"na verdade foi na sexta e custou 20", "date=sexta, amount=20"},
		{"ops, foi 33 e foi ontem", "amount=33, date=ontem"},
		{"eigenlijk was het vrijdag en kostte het 20", "date=vrijdag, amount=20"},
		{"właściwie to było w piątek i kosztowało 20", "date=w piątek, amount=20"},
		{"на самом деле это было в пятницу и стоило 200", "date=пятницу, amount=200"},
		{"насправді це було в п'ятницю і коштувало 200", "date=в п'ятницю, amount=200"},
		{"насправді це було в п'ятницю і коштувало двісті", "date=в п'ятницю, amount=двісті"},
		{"其实是周五，花了20块", "date=周五, amount=20块"},
		{"実は金曜日で、2000円でした", "date=金曜日, amount=2000円"},
	} {
		var got []string
		for _, a := range rules.New().Read(c.text, situation()).Actions {
			if e, ok := a.(action.EditExpense); ok {
				got = append(got, e.Match+e.Field+"="+action.Argument(e, "value"))
			}
		}
		slices.Sort(got)
		want := strings.Split(c.want, ", ")
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, want)
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
