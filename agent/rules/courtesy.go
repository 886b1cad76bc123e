package rules

import (
	"strings"

	"chit/agent/chat/text"
	"chit/expense/parse/lang"
)

// Courtesies around a wish do not change it: "could you delete 42, please". Only those
// that address the bot count: "I want to take it back" may be about a shop.

// bare strips the courtesies around a message, and reports whether there were any.
func (m *message) bare() bool {
	start, end := 0, len(m.said)
	for again := true; again; {
		again = false
		said := m.said[start:end]
		if n := lang.OpensWish.Opens(said); n > 0 && n < len(said) {
			start += n
			again = true
		} else if n := lang.ClosesWish.Closes(said); n > 0 && n < len(said) {
			end -= n
			again = true
		}
		for start < end && strings.ContainsRune(" ,!.", rune(m.said[start])) {
			start++
		}
		for start < end && strings.ContainsRune(" ,!.", rune(m.said[end-1])) {
			end--
		}
	}
	if start == 0 && end == len(m.said) || start == end {
		return false
	}
	bare := newMessage(m.typed[start:end], m.situation, m.text)
	if bare == nil {
		return false
	}
	bare.question = m.question
	*m = *bare
	return true
}

// talked reads small talk in every language, and answers to a question that is not open.
func talked(m *message) (Reading, bool) {
	said := lang.Bare(m.said)
	switch {
	case lang.AsksWhoBot.Is(strings.TrimRight(said, "?？")):
		return Reading{Say: text.WhoIAm, Complete: true}, true
	case m.question:
		return Reading{}, false
	case lang.SaysThanks.Is(said), lang.SaysAgreed.Is(said) && m.situation.Pending == "":
		return Reading{Say: text.Welcome, Complete: true}, true
	case lang.SaysHello.Is(said):
		return Reading{Say: text.Hello, Complete: true}, true
	case lang.SaysYes.Is(said), lang.SaysNo.Is(said), lang.SaysCancel.Is(said):
		return Reading{Say: text.NothingOpen, Complete: true}, true
	}
	return Reading{}, false
}
