package door_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// env is the run of a message that a model makes calls for.
func env(said string, quotes ...string) *feature.Env {
	ledger := expense.Ledger{ID: "l", Settings: expense.DefaultSettings()}
	ledger.Currency, ledger.Zone, ledger.Language = "EUR", "UTC", "en"
	return &feature.Env{
		Ledger: ledger, Now: time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC), Sources: []string{said}, Quotes: quotes,
		Texts: text.In("en"), FromModel: true,
	}
}

// told is an action in words, or why a call was refused.
func told(t *testing.T, e *feature.Env, what action.Action, figures ...string) string {
	t.Helper()
	g, err := e.Grounds().Ground(what, func(action.SaidEdit) ([]decimal.Decimal, error) {
		var values []decimal.Decimal
		for _, f := range figures {
			values = append(values, decimal.RequireFromString(f))
		}
		return values, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if g.Refused != "" {
		return g.Refused
	}
	encoded, err := json.Marshal(action.InWords(g.Action))
	if err != nil {
		t.Fatal(err)
	}
	said := string(encoded)
	if a, ok := g.Action.(action.AddExpense); ok {
		if len(a.Kinds) > 1 {
			said += " kinds " + strings.Trim(fmt.Sprint(a.Kinds), "[]")
		}
		for _, one := range a.Amounts() {
			if len(one.Readings) > 1 || one.Partial {
				said += fmt.Sprintf(" %s is %v", one.Text, one.Readings)
			}
		}
		if a.Date != nil && len(a.Date.Readings) != 1 {
			said += fmt.Sprintf(" %q is %v", a.Date.Text, a.Date.Readings)
		}
		if len(a.Unsaid) > 0 {
			said += " unsaid " + strings.Join(a.Unsaid, " ")
		}
	}
	return said
}

// What a model says of an expense is left out unless the person said it, or it follows
// from what they said.
func TestExpense(t *testing.T) {
	for _, c := range []struct {
		name, said string
		call       action.SaidExpense
		want       string
	}{
		{"amount", "taxi 12", action.SaidExpense{Description: "taxi", Amount: "12"}, `{"description":"taxi","amount":"12"}`},
		{"amount in words", "taxi for twelve", action.SaidExpense{Description: "taxi", Amount: "12.00"}, `{"description":"taxi","amount":"12"}`},
		{"amount in Chinese", "打车十二块", action.SaidExpense{Description: "打车", Amount: "12"}, `{"description":"打车","amount":"12","currency":"CNY"}`},
		{"invented amount", "taxi", action.SaidExpense{Description: "taxi", Amount: "12"}, `{"description":"taxi"}`},
		{"part of a number", "taxi 120", action.SaidExpense{Description: "taxi", Amount: "12"}, `{"description":"taxi","amount":"12"} 12 is [12 120] unsaid amount`},
		{"sum", "taxi 12 and a tip of 3", action.SaidExpense{Description: "taxi", Amount: "15"}, `{"description":"taxi","amount":"15"}`},
		{"share", "taxi 36 by 3", action.SaidExpense{Description: "taxi", Amount: "12"}, `{"description":"taxi","amount":"12"}`},
		{"tax that follows", "lunch 11.90 incl. 19%", action.SaidExpense{Gross: "11.90", Tax: "1.9", Rate: "0.19"}, `{"gross_amount":"11.9","tax_amount":"1.9","tax_rate":"0.19"}`},
		{"invented refund", "taxi 12", action.SaidExpense{Description: "taxi", Amount: "-12"}, `{"description":"taxi","amount":"12"} kinds refund expense`},
		{"refund", "refund 12 for the taxi", action.SaidExpense{Amount: "-12"}, `{"kind":"refund","amount":"-12"}`},
		{"refund of a kind", "refund 12 for the taxi", action.SaidExpense{Kind: "refund", Amount: "12"}, `{"kind":"refund","amount":"12"}`},
		{"refund with a sign", "tax refund 340", action.SaidExpense{Kind: "refund", Amount: "-340"}, `{"amount":"340"} kinds refund income`},
		{"income", "salary 3000", action.SaidExpense{Kind: "income", Amount: "3000"}, `{"kind":"income","amount":"3000"}`},
		{"income that the words tell", "salary 3000", action.SaidExpense{Amount: "3000"}, `{"kind":"income","amount":"3000"}`},
		{"income as an expense", "salary 3000", action.SaidExpense{Kind: "expense", Amount: "3000"}, `{"amount":"3000"} kinds expense income`},
		{"invented income", "lunch 12", action.SaidExpense{Kind: "income", Amount: "12"}, `{"amount":"12"} kinds income expense`},
		{"expense", "lunch 12", action.SaidExpense{Kind: "expense", Amount: "12"}, `{"amount":"12"}`},
		{"two kinds, one of each", "salary 3000, lunch 12", action.SaidExpense{Kind: "expense", Amount: "12"}, `{"amount":"12"}`},
		{"owed", "bob owes me 50", action.SaidExpense{Amount: "50"}, `{"amount":"50"} kinds expense refund income transfer`},
		{"exponent", "taxi 1e3", action.SaidExpense{Amount: "1e3"}, `{}`},
		{"two readings", "rent 1.200", action.SaidExpense{Amount: "1.2"}, `{"amount":"1200"} 1.200 is [1200 1.2]`},

		{"invented rate", "lunch 12", action.SaidExpense{Amount: "12", Rate: "0.19"}, `{"amount":"12"}`},
		{"percentage", "lunch 12 with 19%", action.SaidExpense{Amount: "12", Rate: "19"}, `{"amount":"12","tax_rate":"0.19"}`},
		{"percentage that nobody wrote", "lunch 12", action.SaidExpense{Amount: "12", Rate: "19"}, `{"amount":"12","tax_rate":"19"}`},
		{"no rate", "lunch 12", action.SaidExpense{Amount: "12", Rate: "some"}, `{"amount":"12","tax_rate":"some"}`},

		{"currency", "taxi 12 dollars", action.SaidExpense{Amount: "12", Currency: "USD"}, `{"amount":"12","currency":"USD"}`},
		{"currency beside the amount", "taxi 12 USD", action.SaidExpense{Amount: "12", Currency: "GBP"}, `{"amount":"12","currency":"USD"}`},
		{"invented currency", "taxi 12", action.SaidExpense{Amount: "12", Currency: "USD"}, `{"amount":"12","currency":"USD"} unsaid currency`},
		{"word that is a code", "try the taxi 12", action.SaidExpense{Amount: "12", Currency: "TRY"}, `{"amount":"12"}`},
		{"unknown currency", "taxi 12 XYZ", action.SaidExpense{Amount: "12", Currency: "XYZ"}, `{"amount":"12","currency":"XYZ"}`},

		{"day", "taxi 12 yesterday", action.SaidExpense{Date: "yesterday"}, `{"date":"2026-11-21"}`},
		{"day that the model reckoned", "taxi 12 yesterday", action.SaidExpense{Date: "2026-11-20"}, `{"date":"2026-11-21"}`},
		{"day that the model left out", "taxi 12 yesterday", action.SaidExpense{}, `{"date":"2026-11-21"}`},
		{"today", "taxi 12", action.SaidExpense{Date: "2026-11-22"}, `{}`},
		{"invented day", "taxi 12", action.SaidExpense{Date: "2026-11-20"}, `{} "" is [2026-11-20 2026-11-22]`},
		{"no such day", "taxi 12 on 31.2.2026", action.SaidExpense{Date: "2026-02-28"}, `{"date":"on 31.2.2026"} "on 31.2.2026" is []`},
		{"no day", "taxi 12", action.SaidExpense{Date: "some day"}, `{"date":"some day"} "some day" is []`},

		{"shortened description", "I had a coffee for 4.50", action.SaidExpense{Description: "coffee"}, `{"description":"coffee"}`},
		{"figure in a description", "coffee 4.50", action.SaidExpense{Description: "coffee, 5000 EUR"}, `{}`},
		{"merchant", "coffee at Nero 4.50", action.SaidExpense{Merchant: "Nero"}, `{"merchant":"Nero"}`},
		{"invented merchant", "coffee 4.50", action.SaidExpense{Merchant: "Nero"}, `{}`},
		{"fitting category", "coffee 4.50", action.SaidExpense{Category: "Food"}, `{"category":"Food"}`},
		{"new category", "coffee 4.50 for the Offsite", action.SaidExpense{Category: "offsite"}, `{"category":"offsite"}`},
		{"invented category", "coffee 4.50", action.SaidExpense{Category: "Offsite"}, `{}`},
		{"tags", "coffee 4.50 #work", action.SaidExpense{Tags: "work, fun"}, `{"tags":"work"}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := told(t, env(c.said), c.call); got != c.want {
				t.Errorf("%q: %+v is grounded as %s, want %s", c.said, c.call, got, c.want)
			}
		})
	}
}

// What was passed on counts for what is added, if the person's own words do not have
// its amounts.
func TestQuotes(t *testing.T) {
	call := action.SaidExpense{Description: "pizza", Amount: "18", Date: "yesterday"}
	for _, c := range []struct{ said, want string }{
		{"log this", `{"description":"pizza","amount":"18","date":"2026-11-21"}`},
		{"pizza 18 today", `{"description":"pizza","amount":"18","date":"2026-11-22"}`},
	} {
		if got := told(t, env(c.said, "pizza 18 yesterday"), call); got != c.want {
			t.Errorf("%q: grounded as %s, want %s", c.said, got, c.want)
		}
	}
}

// Of a stored expense a model changes nothing but what the person spoke of.
func TestEdit(t *testing.T) {
	for _, c := range []struct {
		said, field, value, want string
	}{
		{"no, 5.20", "amount", "5.2", `{"field":"amount","value":"5.2"}`},
		{"that is wrong", "amount", "5.2", `{"field":"amount"}`},
		{"it was net", "net_amount", "11.90", `{"field":"net_amount","value":"11.90"}`},
		{"in dollars please", "currency", "USD", `{"field":"currency","value":"USD"}`},
		{"that is wrong", "currency", "USD", `{"field":"currency","value":"USD"}`},
		{"I meant lunch", "description", "lunch", `{"field":"description","value":"lunch"}`},
		{"I meant lunch", "description", "dinner", `{"field":"description"}`},
		{"it is the other one", "description", "the other", `{"field":"description","value":"the other"}`},
		{"it is wrong", "description", "it", `{"field":"description"}`},
		{"this was a train ticket", "category", "Transport", `{"field":"category","value":"Transport"}`},
		{"this is wrong", "category", "Transport", `{"field":"category"}`},
		{"that was net", action.FieldSide, "net", `{"field":"amount_is","value":"net"}`},
		{"that is wrong", action.FieldSide, "net", `{"field":"amount_is"}`},
		{"the taxi was 12", action.FieldDeleted, "no", "Invalid value: the person did not ask for it"},
		{"undo the deletion", action.FieldDeleted, "no", `{"field":"deleted","value":"no"}`},
		{"yesterday", "date", "2026-11-21", `{"field":"date","value":"yesterday"}`},
		{"no, 5.20", "colour", "red", `{"field":"colour"}`},
	} {
		if got := told(t, env(c.said), action.SaidEdit{Field: c.field, Value: c.value}, "10", "1.9", "11.9"); got != c.want {
			t.Errorf("%q: %s %s is grounded as %s, want %s", c.said, c.field, c.value, got, c.want)
		}
	}
}

// An entry comes back if the person asked for it, in whatever language.
func TestEditRestores(t *testing.T) {
	for _, c := range []struct {
		said string
		want bool
	}{
		{"I would rather have both of them restored", true},
		{"the coffee and the tea should be brought back", true},
		{"I would like to have them back", true},
		{"kannst du die zwei bitte wiederherstellen", true},
		{"stell den Kaffee und den Tee wieder her", true},
		{"¿podrías recuperar las dos últimas?", true},
		{"quiero el café y el té de vuelta", true},
		{"tu peux restaurer les deux ?", true},
		{"remets le café et le thé", true},
		{"dá para trazer de volta os dois?", true},
		{"コーヒーとお茶を元に戻してほしい", true},
		{"把咖啡和茶都恢复吧", true},
		{"верни кофе и чай, пожалуйста", true},
		{"potresti ripristinare le prime due", true},
		{"haal de koffie en de thee maar weer terug", true},
		{"przywróć proszę kawę i herbatę", true},
		{"kahveyle çayı geri getirir misin, geri getir", true},
		{"поверни каву й чай", true},
		{"커피랑 차를 복원해 줄래", true},
		{"der Kaffee war 12", false},
		{"el café fueron 12", false},
		{"le café et le thé, c'était 12", false},
		{"コーヒーは12でした", false},
		{"咖啡是12", false},
		{"кофе был 12", false},
	} {
		want := "Invalid value: the person did not ask for it"
		if c.want {
			want = `{"field":"deleted","value":"no"}`
		}
		if got := told(t, env(c.said), action.SaidEdit{Field: action.FieldDeleted, Value: "no"}); got != want {
			t.Errorf("%q: is grounded as %s, want %s", c.said, got, want)
		}
	}
}

func TestSettings(t *testing.T) {
	const refused = "Invalid value: the person did not ask for it"
	for _, c := range []struct {
		said, setting, value, words string
		want                        bool
	}{
		{"switch to Swiss francs", "currency", "CHF", "", true},
		{"I like it here", "currency", "CHF", "", false},
		{"prices are without tax", "amounts_are", "net", "", true},
		{"coffee with milk", "amounts_are", "net", "", false},
		{"speak Chinese with me", "language", "zh", "", true},
		{"hello", "language", "zh", "", false},
		{"my month begins on the 25th", "month_start", "25", "", true},
		{"my month begins on the 25th", "month_start", "5", "", false},
		{"our tax is 19%", "vat", "0.19", "", true},
		{"our tax is 19%", "vat", "0.2", "", false},
		{"francs from here on, and my VAT rate is 8.1", "vat", "8.1%", "", true},
		{"Mehrwertsteuer ab jetzt 7,7 bitte", "vat", "7.7%", "", true},
		{"francs from here on, and I paid 8.1", "vat", "8.1%", "", false},
		{"francs from here on, and my VAT rate is 8.1", "vat", "7.7%", "", false},
		{"turn the tax off", "vat", "off", "", true},
		{"coffee", "vat", "off", "", false},
		{"coffee is work", "category_rule", "Work", "coffee", true},
		{"coffee is work", "category_rule", "Work", "tea", false},
		{"ab jetzt ist alles vom Bäcker Essen", "category_rule", "Food", "Bäcker", true},
		{"以后星巴克都算工作", "category_rule", "Work", "星巴克", true},
		{"coffee is nice", "category_rule", "Nicety", "coffee", false},
		{"nothing of that", "category_rule", "Food", "", false},
		{"call Essen Mahlzeiten", "category_name", "Mahlzeiten", "Food", true},
		{"call Essen Mahlzeiten", "category_name", "Meals", "Food", false},
		{"keine Mehrwertsteuer mehr, bitte", "vat", "off", "", true},
		{"frag mich ab jetzt nach der Mehrwertsteuer", "vat", "ask", "", true},
		{"frag mich ab jetzt", "vat", "ask", "", false},
		{"antworte mir bitte auf Englisch", "language", "en", "", true},
		{"これからは英語で答えて", "language", "en", "", true},
		{"répondez-moi en chinois", "language", "zh", "", true},
		{"settings", "", "", "", true},
	} {
		got := told(t, env(c.said), action.ChangeSettings{Setting: c.setting, Value: c.value, Words: c.words})
		if (got != refused) != c.want {
			t.Errorf("%q: %s %s %s: %s", c.said, c.setting, c.value, c.words, got)
		}
	}
}

// A question that an earlier version asked has a call in words, and what was answered.
func TestKeptInWords(t *testing.T) {
	e := env("taxi")
	e.Sources, e.FromModel, e.Answered = []string{"taxi to the airport", "18"}, false, map[string]string{"amount": "18", "date": "2026-11-20"}
	call := action.SaidExpense{Description: "taxi", Amount: "18", Tax: "3", Date: "2026-11-20"}
	if got, want := told(t, e, call), `{"description":"taxi","amount":"18","date":"2026-11-20"}`; got != want {
		t.Errorf("grounded as %s, want %s", got, want)
	}
}

// An amount may be arithmetic of what was said. Of every number in it the words, the
// percentage or the share must be the person's.
func TestArithmetic(t *testing.T) {
	for _, c := range []struct{ said, amount, want, sum string }{
		{"filled up 42 litres at 1.75", "42*1.75", "73.5", "42*1.75"},
		{"filled up 42 litres at 1,75", "42 × 1,75", "73.5", "42*1.75"},
		{"42 Liter für je 1,75 getankt", "42*1.75 EUR", "73.5", "42*1.75"},
		{"two tickets of 12.50", "2*12.50", "25", "2*12.50"},
		{"drei Kaffee zu 2,80 und ein Kuchen 4", "3*2.80+4", "12.4", "3*2.80+4"},
		{"half of 36 was mine", "36/2", "18", "36/2"},
		{"half of 36 was mine", "36*0.5", "18", "36*0.5"},
		{"half of 36 was mine", "36*50%", "18", "36*50%"},
		{"die Hälfte von 36", "36/2", "18", "36/2"},
		{"la moitié de 36", "36/2", "18", "36/2"},
		{"a third of 90 is on me", "90/3", "30", "90/3"},
		{"a third of 90 is on me", "90*1/3", "30", "90*1/3"},
		{"wir haben die 80 zu viert geteilt", "80/4", "20", "80/4"},
		{"ужин 90 на троих", "90/3", "30", "90/3"},
		{"cenamos 80 entre cuatro", "80/4", "20", "80/4"},
		{"a dozen eggs at 0.40", "12*0.40", "4.8", "12*0.40"},
		{"jacket 90 at 20% off", "90-20%", "72", "90-20%"},
		{"jacket 90 at 20% off", "90*0.8", "72", "90*0.8"},
		{"jacket 90 at 20% off", "90*(1-0.2)", "72", "90*(1-0.2)"},
		{"jacket 90 at 20% off", "90*(100-20)/100", "72", "90*(100-20)/100"},
		{"羽绒服499打八折", "499*0.8", "399.2", "499*0.8"},
		{"羽绒服499打八折", "499*80%", "399.2", "499*80%"},
		{"羽绒服499打8折", "499-20%", "399.2", "499-20%"},
		{"dinner 45 plus 10% tip", "45+10%", "49.5", "45+10%"},
		{"20% of the 450", "450*20%", "90", "450*20%"},
		{"rent 1200 and two garages at 15 each", "1200+2*15", "1230", "1200+2*15"},
		{"100 by three", "100/3", "33.33", "100/3"},
		{"三个苹果，每个五块", "3*5", "15", "3*5"},

		{"filled up 42 litres", "42*1.75", "73.5", "42*1.75 unsaid"},
		{"jacket 90 at 20% off", "90*0.7", "63", "90*0.7 unsaid"},
		{"jacket 90", "90-10%", "81", "90-10% unsaid"},
		{"dinner 60 with Tom", "60/3", "20", "60/3 unsaid"},
		{"taxi 12", "24", "24", " unsaid"},
		{"taxi 12", "144", "144", " unsaid"},
		{"lunch with Tom", "2*9", "", ""},
		{"12 and 12", "12-12", "", ""},
		{"12 and 20", "12-20", "", ""},
		{"12 and 20", "12/0", "", ""},

		{"filled up 42 litres, 1.75", "73.5", "73.5", "42*1.75"},
		{"taxi 36 by 3", "12", "12", "36/3"},
		{"taxi 12 and a tip of 3", "15", "15", "12+3"},
	} {
		e := env(c.said)
		g, err := e.Grounds().Ground(action.SaidExpense{Amount: c.amount}, nil)
		if err != nil {
			t.Fatal(err)
		}
		value, sum := "", ""
		if a := g.Action.(action.AddExpense).Amount; a != nil {
			value, sum = a.Value.String(), a.Sum
			if g.Action.(action.AddExpense).IsUnsaid("amount") {
				sum += " unsaid"
			}
		}
		if value != c.want || sum != c.sum {
			t.Errorf("%q: %s is %q by %q, want %q by %q", c.said, c.amount, value, sum, c.want, c.sum)
		}
	}
}

// A model is told of the numbers that its call does not use, and of no article.
func TestUnused(t *testing.T) {
	ev := env("log a desk for 125.00 and 2 chairs, will you").Grounds().EvidenceOf(false)
	if got := strings.Join(ev.Unused([]decimal.Decimal{decimal.RequireFromString("2")}), " "); got != "125.00" {
		t.Errorf("unused: %q, want the 125.00", got)
	}
}
