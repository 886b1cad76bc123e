package terminal

import (
	"strconv"
	"strings"
	"unicode"

	"chit/agent/chat"
)

// An offer holds the choices that can be typed: those of the last reply that
// had any.
type offer struct {
	choices []chat.Choice
	last    bool // the last reply had them
}

// renew records the choices of a reply. A reply without choices leaves the
// earlier ones available by label, but no longer by number: "2" after "How much
// was the taxi?" is the price of the taxi.
func (o *offer) renew(choices []chat.Choice) {
	o.last = len(choices) > 0
	if o.last {
		o.choices = choices
	}
}

// take returns the choice that text names: by its label, in any case and with
// or without the brackets around it; by its number; or by its ID, for programs that
// read the JSON form.
func (o *offer) take(text string) (chat.Choice, bool) {
	text = strings.TrimSpace(text)
	matches := []func(chat.Choice) bool{
		func(c chat.Choice) bool { return c.ID == text },
		func(c chat.Choice) bool { return strings.EqualFold(c.Label, unbracketed(text)) },
		func(c chat.Choice) bool {
			return plain(c.Label) != "" && strings.EqualFold(plain(c.Label), plain(text))
		},
	}
	for _, match := range matches {
		for _, c := range o.choices {
			if match(c) {
				return c, true
			}
		}
	}
	n, err := strconv.Atoi(unbracketed(text))
	if err != nil || !o.last {
		return chat.Choice{}, false
	}
	return o.numbered(n)
}

// numbered returns the choice with a number, counted from 1. Where choices are entries,
// such as "#7 · coffee", a number is that of an entry, which need not be among them.
func (o *offer) numbered(n int) (chat.Choice, bool) {
	entries := false
	for _, c := range o.choices {
		number, ok := entryIn(c.Label)
		if ok && number == n {
			return c, true
		}
		entries = entries || ok
	}
	if entries || n < 1 || n > len(o.choices) {
		return chat.Choice{}, false
	}
	return o.choices[n-1], true
}

// entryIn returns the number of the entry that a label begins with.
func entryIn(label string) (number int, ok bool) {
	first, _, _ := strings.Cut(label, " ")
	digits, marked := strings.CutPrefix(first, "#")
	number, err := strconv.Atoi(digits)
	return number, marked && err == nil
}

func unbracketed(s string) string {
	if inner, ok := strings.CutPrefix(s, "["); ok {
		if inner, ok = strings.CutSuffix(inner, "]"); ok {
			return strings.TrimSpace(inner)
		}
	}
	return s
}

// plain returns a label without the arrows and pictures around it, which are on
// no keyboard: "◀ Feb" can be typed as "feb". A sign or a currency is not a
// picture.
func plain(label string) string {
	return strings.TrimFunc(unbracketed(label), func(r rune) bool {
		return unicode.IsSpace(r) || unicode.In(r, unicode.So, unicode.Mn, unicode.Cf)
	})
}
