package rules

import (
	"slices"
	"strings"

	"chit/agent/chat/text"
	"chit/expense/parse/lang"
)

// A wish is the same wish with a courtesy around it: "could you delete 42,
// please". Only what is said to the bot counts: "I want to take it back" may be
// about a shop.

// courtesies stand before a wish, each with the space that follows it; those of
// Chinese without.
var courtesies = []string{
	"please ", "pls ", "plz ", "kindly ", "can you ", "could you ", "would you ", "will you ", "hey ", "hi ", "hello ", "ok ", "okay ", "oh ", "just ",
	"请", "請", "麻烦你", "麻烦您", "麻烦", "帮我", "幫我", "能不能", "可不可以", "可以", "你能", "你可以", "那就",
}

// thanks stand behind a wish.
var thanks = []string{
	" please", " pls", " plz", " thanks", " thank you", " thx", " for me", " will you", " would you", " can you", "谢谢", "謝謝", "谢谢你", "好吗", "好嗎", "可以吗", "行吗", "吗", "吧", "一下",
}

// bare takes the courtesies from around a message, and reports whether there were
// any.
func (m *message) bare() bool {
	start, end := 0, len(m.said)
	for again := true; again; {
		again = false
		said := m.said[start:end]
		if i := slices.IndexFunc(courtesies, func(c string) bool { return opens(said, c) }); i >= 0 {
			start += len(strings.TrimSpace(courtesies[i]))
			again = true
		} else if i := slices.IndexFunc(thanks, func(c string) bool { return strings.HasSuffix(said, c) && len(said) > len(c) }); i >= 0 {
			end -= len(thanks[i])
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
	bare := newMessage(m.typed[start:end], m.situation, m.options)
	if bare == nil {
		return false
	}
	bare.question = m.question
	*m = *bare
	return true
}

// opens reports whether a text begins with a courtesy. Behind one of words a
// comma may stand: "ok, delete it".
func opens(said, courtesy string) bool {
	words, isWord := strings.CutSuffix(courtesy, " ")
	rest, ok := strings.CutPrefix(said, words)
	return ok && rest != "" && (!isWord || rest[0] == ' ' || rest[0] == ',')
}

// talked reads small talk, and answers to a question that nobody asked, in every
// language.
func talked(m *message) (Reading, bool) {
	said := lang.Bare(m.said)
	switch {
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
