package lang

import (
	"slices"
	"testing"

	"chit/expense"
)

// spoken are the languages in which a conversation is led.
var spoken = []string{"en", "zh", "de", "es", "fr", "it", "pt", "nl", "pl", "ru", "uk", "tr", "ja", "ko"}

// TestEveryLanguageAnswers wants the words of an answer in each language, and none
// of them on both sides.
func TestEveryLanguageAnswers(t *testing.T) {
	for _, code := range spoken {
		own := Named(code).phrases
		for _, p := range []Phrase{SaysYes, SaysAgreed, SaysNo, SaysCancel, SaysUnsure, SaysBut, SaysHello, SaysThanks, SaysPlease} {
			if own[p] == "" {
				t.Errorf("%s has no words for phrase %d", code, p)
			}
		}
		for _, yes := range slices.Collect(items(own[SaysYes] + "|" + own[SaysAgreed])) {
			if slices.ContainsFunc([]Phrase{SaysNo, SaysCancel, SaysUnsure}, func(p Phrase) bool { return own.has(p, yes) }) {
				t.Errorf("%s: %q agrees and does not", code, yes)
			}
			if Bare(yes) != yes {
				t.Errorf("%s: %q is compared as %q", code, yes, Bare(yes))
			}
		}
	}
}

func TestAnswers(t *testing.T) {
	for _, c := range []struct {
		phrase          Phrase
		words, language string
		want            bool
	}{
		{SaysYes, "так", "uk", true},
		{SaysYes, "так", "", true},
		{SaysYes, "так", "ru", false},
		{SaysUnsure, "так", "ru", true},
		{SaysNo, "no", "es", true},
		{SaysNo, "no", "pl", false},
		{SaysNo, "nie", "pl", true},
		{SaysYes, "네", "ko", true},
		{SaysYes, "ja", "pl", true}, // there it is another word, and no answer
		{SaysYes, "yesterday", "en", false},
	} {
		if got := c.phrase.Answers(c.words, c.language); got != c.want {
			t.Errorf("phrase %d is %q in %q = %t, want %t", c.phrase, c.words, c.language, got, c.want)
		}
	}
}

func TestCut(t *testing.T) {
	for _, c := range []struct {
		phrase     Phrase
		text, rest string
		want       bool
	}{
		{SaysYes, "Ja, aber 5,20", "aber 5,20", true},
		{SaysYes, "yes 65 USD", "65 USD", true},
		{SaysYes, "¡Sí!", "", true},
		{SaysYes, "はい、でも昨日", "でも昨日", true},
		{SaysYes, "好的但是昨天", "但是昨天", true},
		{SaysYes, "네 5000원", "5000원", true},
		{SaysBut, "でも昨日", "昨日", true},
		{SaysAgreed, "D’accord, mais hier", "mais hier", true},
		{SaysAgreed, "👍🏽", "", true},
		{SaysYes, "yesterday", "yesterday", false},
		{SaysYes, "好吃的面", "好吃的面", false},
		{SaysYes, "jacket 20", "jacket 20", false},
		{SaysNo, "nonna 20", "nonna 20", false},
		{SaysBut, "butter", "butter", false},
	} {
		if rest, got := c.phrase.Cut(c.text, ""); rest != c.rest || got != c.want {
			t.Errorf("Cut(%q) = %q, %t, want %q, %t", c.text, rest, got, c.rest, c.want)
		}
	}
}

// TestPluralEndings finds one word by the other of each pair.
func TestPluralEndings(t *testing.T) {
	for _, c := range []struct{ language, one, many string }{
		{"en", "coffee", "coffees"},
		{"en", "box", "boxes"},
		{"en", "party", "parties"},
		{"de", "Brot", "Brote"},
		{"de", "Tasche", "Taschen"},
		{"de", "Taxi", "Taxis"},
		{"fr", "gâteau", "gâteaux"},
		{"es", "lápiz", "lápices"},
		{"es", "bar", "bares"},
		{"it", "pizza", "pizze"},
		{"it", "biglietto", "biglietti"},
		{"pt", "viagem", "viagens"},
		{"nl", "boek", "boeken"},
		{"pl", "kawa", "kawy"},
		{"ru", "книга", "книги"},
		{"uk", "книга", "книги"},
		{"tr", "kitap", "kitaplar"},
	} {
		endings := PluralEndings(c.language)
		if !expense.HoldsWords(c.many, c.one, endings) || !expense.HoldsWords(c.one, c.many, endings) {
			t.Errorf("%s: %q and %q are two words", c.language, c.one, c.many)
		}
	}
	for _, c := range []struct{ language, text, words string }{
		{"en", "steak", "tea"},
		{"en", "care", "car"},
		{"en", "gas", "ga"},
		{"de", "Brotzeit", "Brot"},
		{"ru", "книжка", "книга"},
		{"", "Brote", "Brot"},
	} {
		if expense.HoldsWords(c.text, c.words, PluralEndings(c.language)) {
			t.Errorf("%s: %q is found in %q", c.language, c.words, c.text)
		}
	}
}
