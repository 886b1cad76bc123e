package agent

import (
	"context"
	"slices"
	"strings"
	"unicode"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense"
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
// catalogue, English if there is none and nobody chose another for the ledger, and that of
// the ledger when the message does not show one. Chinese is answered in the characters that
// it is written in. The label of a choice is ours, and of the ledger's language if it could be.
func language(e *feature.Env) string {
	if e.Message.Choice != "" && text.In(e.Ledger.Language).Among(e.Ledger.Settings).Labels(e.Message.Text) {
		return e.Ledger.Language
	}
	l := spoken(e)
	if l != "" && !text.Speaks(l) && e.Ledger.Origins[expense.SettingLanguage] == expense.OriginSaid {
		return e.Ledger.Language
	}
	if l != "" {
		return lang.InScript(text.Spoken(l), substance(e.Message.Text, e.Message.Quotes))
	}
	return e.Ledger.Language
}

// isForeign reports whether somebody is answered in English because the language that they
// write in is not spoken here. The name of a dish or of a shop shows no language, unless the
// platform says that they speak it.
func isForeign(e *feature.Env) bool {
	words := strings.TrimSpace(e.Message.Text)
	if _, _, command := rules.Slash(words); e.Texts.Language() != text.Languages[0] || command || e.Message.Choice != "" || e.Ledger.Origins[expense.SettingLanguage] == expense.OriginSaid {
		return false
	}
	l, clearly := e.Source(words).Heard()
	if l == "" || text.Speaks(l) {
		return false
	}
	base, _, _ := strings.Cut(e.Message.Sender.Language, "-")
	return clearly || base == l
}

// foreignTurns is how far back it is looked whether somebody was told that they are answered
// in English.
const foreignTurns = 200

// untold reports whether somebody who writes in a foreign language has not been told yet
// that they are answered in English.
func (a *Agent) untold(ctx context.Context, m chat.Message) (bool, error) {
	for _, limit := range []int{historyTurns, foreignTurns} { // most who write so have done so lately
		turns, err := a.memory.Recent(ctx, m.Conversation, limit)
		if err != nil {
			return false, err
		}
		if slices.ContainsFunc(turns, func(t memory.Turn) bool { return t.Foreign && t.Sender == m.Sender.ID }) {
			return false, nil
		}
	}
	return true, nil
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
