package rules

import (
	"strings"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// currencyAsked reads the wish to keep the ledger in another currency: the word for a
// currency, the name of one, and nothing but words that may stand around them, whatever
// their order: "cambia mi moneda a dólares", 通貨をウォンにして.
func currencyAsked(m *message) (Reading, bool) {
	if len(m.said) > maxDeed || strings.ContainsAny(m.said, "0123456789") {
		return Reading{}, false
	}
	c := clause{m.said, m.typed}.plain()
	if m.question && c.said == m.said {
		return Reading{}, false // "is my currency dollars?"
	}
	for _, noun := range lang.NamesCurrency.Wordings() {
		at := strings.Index(c.said, noun)
		if at < 0 || !lang.NamesCurrency.Is(c.said[at:at+len(noun)]) {
			continue
		}
		before, behind := c.without(0, len(c.said)-at), c.without(at+len(noun), 0)
		name := behind
		if behind.said == "" {
			before, name = behind, before // "usa dollari come valuta"
		}
		if value, ok := currencyIn(name, m); ok && withoutPlace(aroundSetting(before)).said == "" {
			return wants(action.ChangeSettings{Setting: "currency", Value: value}), true
		}
	}
	return Reading{}, false
}

// withoutPlace returns the clause without a place at its beginning, where somebody says to be
// who asks for its currency, and the words around it: "I live in Zurich now, set my".
func withoutPlace(c clause) clause {
	if p, ok := lang.PlaceAt(c.typed); ok {
		return aroundSetting(c.without(p.Len, 0).plain())
	}
	return c
}

// aroundSetting returns the clause without the words at its ends that may stand around the
// value of a setting: the name of a currency, or the place of a time zone.
func aroundSetting(c clause) clause {
	for c.skip(lang.AroundSetting) || c.drop(lang.AroundSetting) {
	}
	return c
}

// currencyIn returns the name of a currency, if the clause is one and words around it.
func currencyIn(c clause, m *message) (name string, ok bool) {
	for c.said != "" {
		switch {
		case isCurrency(c.typed, m.text):
			name, ok = c.typed, true
		case !ok && isCurrency(c.unglued(m.situation, m.text), m.text):
			name, ok = c.unglued(m.situation, m.text), true
		}
		if !c.skip(lang.AroundSetting) && !c.drop(lang.AroundSetting) {
			break
		}
	}
	return name, ok
}
