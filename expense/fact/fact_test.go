package fact_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/expense"
	"chit/expense/fact"
)

var some = fact.Facts{
	{Kind: fact.Called, Subject: "gym", Value: "Holmes"},
	{Kind: fact.Is, Subject: "Anna", Value: "daughter", Person: true},
	{Kind: fact.Called, Subject: "健身房", Value: "霍姆斯俱乐部"},
	{Kind: fact.Usual, Subject: "Coffee", Value: "3.20 EUR"},
	{Kind: fact.Rate, Subject: "rewe", Value: "0.07"},
	{Kind: fact.Rate, Subject: "rewe to go", Value: "0.19"},
	{Kind: fact.Payday, Value: "25"},
}

// There is one fact for each key, whatever the case, and whether it says what something is
// or what it is called.
func TestKey(t *testing.T) {
	for _, c := range []struct {
		fact fact.Fact
		want string
	}{
		{fact.Fact{Kind: fact.Called, Subject: "My  Gym"}, "called my gym"},
		{fact.Fact{Kind: fact.Is, Subject: "my gym"}, "called my gym"},
		{fact.Fact{Kind: fact.Usual, Subject: "gym"}, "usual gym"},
		{fact.Fact{Kind: fact.Payday}, "payday"},
	} {
		if got := c.fact.Key(); got != c.want {
			t.Errorf("%+v has the key %q, want %q", c.fact, got, c.want)
		}
	}
}

func TestUse(t *testing.T) {
	if m, ok := some.Cost("coffee"); !ok || m != (expense.Money{Minor: 320, Currency: "EUR"}) {
		t.Errorf("coffee costs %v, %t", m, ok)
	}
	if _, ok := some.Cost("coffee beans"); ok {
		t.Error("coffee beans cost what coffee does")
	}
	for text, want := range map[string]string{"rewe city": "7%", "Rewe To Go": "19%", "lidl": ""} {
		got := ""
		if r, ok := some.RateFor(text); ok {
			got = r.Percentage()
		}
		if got != want {
			t.Errorf("the rate of %q is %q, want %q", text, got, want)
		}
	}
	if diff := cmp.Diff([]string{"gym"}, some.Things("lunch", "at Holmes")); diff != "" {
		t.Errorf("what Holmes is (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"Holmes"}, some.NamesOf("gyms", []string{"s"})); diff != "" {
		t.Errorf("the names of the gym (-want +got):\n%s", diff)
	}
	if !some.IsPerson("anna") || some.IsPerson("Holmes") || some.IsPerson("daughter") {
		t.Error("somebody is taken for something, or something for somebody")
	}
}

// The facts with most words of a message come first, and those without any are left out.
func TestRelevant(t *testing.T) {
	for message, want := range map[string][]string{
		"was at Holmes with Anna":          {`"gym"="Holmes"`, `"Anna"="daughter"`},
		"my daughter Anna is at the gym":   {`"Anna"="daughter"`, `"gym"="Holmes"`},
		"在霍姆斯花了多少":                         {`"健身房"="霍姆斯俱乐部"`},
		"coffee again":                     {`usual "Coffee" 3.20 EUR`},
		"nothing to see, analysis of gyms": {},
		"when is payday?":                  {"payday 25"},
	} {
		got := []string{}
		for _, f := range some.Relevant(message) {
			got = append(got, f.String())
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", message, diff)
		}
	}
}
