package agent

import (
	"strings"
	"unicode"

	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/rules"
	"chit/expense/parse/lang"
)

// spoken is the language that a message shows: by its words, and by its letters where these
// tell. It is "" for a message of names and amounts, which show none.
func spoken(e *feature.Env) string {
	words := substance(e.Message.Text, e.Message.Quotes)
	if _, named := text.FamilyCommand.Key(strings.ToLower(strings.TrimSpace(words))); named {
		return ""
	}
	said := e.Source(words)
	_, rest, command := rules.Slash(strings.TrimSpace(words))
	if command {
		said = said.Part(rest)
	}
	l := said.Spoken()
	if command && l == text.Languages[0] {
		return "" // the words of commands are English in every language
	}
	return l
}

// language is the one in which a message is answered, as a BCP 47 tag: its own if there is a
// catalogue, English if there is none, and that of the ledger when the message does not show
// one. Chinese is answered in the characters that it is written in. The label of a choice is
// ours, and of the ledger's language if it could be.
func language(e *feature.Env) string {
	if e.Message.Choice != "" && text.In(e.Ledger.Language).For(e.Ledger.Region).Labels(e.Message.Text) {
		return e.Ledger.Language
	}
	if l := spoken(e); l != "" {
		return lang.InScript(text.Spoken(l), substance(e.Message.Text, e.Message.Quotes))
	}
	return e.Ledger.Language
}

// spokenLanguage is that of the message itself, for a model, which answers in any; "" if
// its letters are of no language that we know.
func spokenLanguage(e *feature.Env) string {
	words := substance(e.Message.Text, e.Message.Quotes)
	if strings.ContainsFunc(words, func(r rune) bool { return unicode.IsLetter(r) && !unicode.In(r, known...) }) {
		return ""
	}
	if l := spoken(e); l != "" {
		return l
	}
	return e.Texts.Language()
}

// known are the scripts whose languages package lang tells apart.
var known = []*unicode.RangeTable{
	unicode.Latin, unicode.Cyrillic, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul, unicode.Arabic, unicode.Thai, unicode.Common,
}
