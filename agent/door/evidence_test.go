package door

import "testing"

// A word is evidence as a whole word; scripts without spaces between words have
// none.
func TestContains(t *testing.T) {
	for _, c := range []struct {
		text, words string
		want        bool
	}{
		{"the two is the weirdest", "the", true},
		{"is it there", "the", false},
		{"a grant for the art", "rant", false},
		{"Steak and fries", "tea", false},
		{"Green Tea, hot", "green tea", true},
		{"die Miete ist gestiegen", "stieg", false},
		{"Mietwagen", "Miete", false},
		{"el alquiler subió", "quiler", false},
		{"l'assurance a augmenté", "assurance", true},
		{"assurances", "assurance", false},
		{"за аренду", "аренд", false},
		{"кофе с молоком", "кофе", true},
		{"a coffee-shop", "coffee", true},
		{"café", "caf", false},
		{"我在星巴克喝咖啡", "星巴克", true},
		{"コーヒーを買った", "コーヒー", true},
		{"커피를 샀어요", "커피", true},
		{"taxi#work", "work", true},
		{"", "x", false},
		{"x", "", false},
	} {
		if got := (Evidence{Text: c.text}).Contains(c.words); got != c.want {
			t.Errorf("%q contains %q = %t, want %t", c.text, c.words, got, c.want)
		}
	}
}

// Words that stand in every message are no names of things.
func TestSaysNothing(t *testing.T) {
	for _, words := range []string{"the", "it", "two", "of it", "The Two", "der", "zwei", "es", "los dos", "le", "deux", "il", "uma", "это", "два", "的", "它", "三", "これ", "it is 5", ""} {
		if !saysNothing(words) {
			t.Errorf("%q is taken for a name", words)
		}
	}
	for _, words := range []string{"rent", "the gym", "Miete", "alquiler", "loyer", "affitto", "аренда", "茶", "三明治", "千层饼", "コーヒー", "커피", "7up", "two beers"} {
		if saysNothing(words) {
			t.Errorf("%q is taken for nothing", words)
		}
	}
}
