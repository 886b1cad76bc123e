package dialog

import (
	"strings"

	"chit/agent/action"
	"chit/agent/memory"
	"chit/expense/parse/lang"
)

// places are the words for the place of an option.
var places = [...]lang.Phrase{lang.NamesFirst, lang.NamesSecond, lang.NamesThird}

// placed returns the value of the option that a text names by its place: "the second". A
// figure may be the value itself: "the 2nd" is a day, and "2" an amount.
func placed(p *memory.Pending, kind, text string) (string, bool) {
	said := withoutCourtesy(lang.Bare(text))
	values := optionsOf(p)
	if len(values) < 2 || kind == "date" && strings.ContainsAny(said, "0123456789") {
		return "", false
	}
	for i, phrase := range places {
		if phrase.Is(said) {
			if i >= len(values) {
				return "", false
			}
			return values[i], true
		}
	}
	if lang.NamesFinal.Is(said) && kind != "number" { // the last entry is another matter
		return values[len(values)-1], true
	}
	return "", false
}

// optionsOf returns the values of a question's options in their order.
func optionsOf(p *memory.Pending) []string {
	var values []string
	for i := range len(p.Options) {
		if value, ok := p.Options[action.Encode(action.Answer{Question: p.ID, Option: i})]; ok && value != "" {
			values = append(values, value)
		}
	}
	return values
}

// withoutCourtesy cuts what is only polite off the ends of an answer.
func withoutCourtesy(said string) string {
	if n := lang.OpensWish.Opens(said); n > 0 && n < len(said) {
		said = lang.Bare(said[n:])
	}
	if n := lang.ClosesWish.Closes(said); n > 0 && n < len(said) {
		said = lang.Bare(said[:len(said)-n])
	}
	return said
}
