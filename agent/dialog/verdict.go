package dialog

import (
	"strings"

	"chit/agent/memory"
	"chit/expense/parse/lang"
)

// A verdict is what a message says to a question before anything else: "yes", "no,
// 5.20", "ja, aber gestern", "never mind".
type verdict struct {
	agrees, refuses bool
	drops           bool   // the whole message asks to drop the question
	rest            string // what else it says, without courtesies
}

// verdict reads the message as a verdict on a question.
func (r *Listener) verdict(p *memory.Pending) verdict {
	text, language := strings.TrimSpace(r.Env.Message.Text), r.spokenWith(p)
	v := verdict{rest: text}
	if v.isWhole(language) {
		return v
	}
	for _, idle := range []lang.Phrase{lang.SaysOh, lang.SaysPlease} {
		if rest, ok := idle.Cut(v.rest, language); ok && rest != "" {
			v.rest = rest
		}
	}
	switch {
	case v.isWhole(language), v.cancels(language):
		return v
	case v.cut(lang.SaysYes, language):
		v.agrees = true
	case v.cut(lang.SaysNo, language):
		v.refuses = true
	case v.agreed(language):
		v.agrees = true
	default:
		return v
	}
	for v.cut(lang.SaysBut, language) || v.cut(lang.SaysPlease, language) || v.cut(lang.SaysThanks, language) ||
		v.agrees && (v.cut(lang.SaysYes, language) || v.cut(lang.SaysAgreed, language)) ||
		v.refuses && (v.cut(lang.SaysNo, language) || v.cut(lang.SaysCancel, language)) {
	}
	v.rest = strings.TrimLeft(v.rest, " .")
	return v
}

// isWhole reads a text that is an answer as a whole: "да нет" is no yes, though it begins
// like one.
func (v *verdict) isWhole(language string) bool {
	whole := lang.Bare(v.rest)
	switch {
	case lang.SaysCancel.Answers(whole, language):
		v.drops = true
	case lang.SaysNo.Answers(whole, language):
		v.refuses, v.rest = true, ""
	case lang.SaysYes.Answers(whole, language), lang.SaysAgreed.Answers(whole, language):
		v.agrees, v.rest = true, ""
	default:
		return false
	}
	return true
}

// cancels reads several ways in a row to drop a question, and nothing else.
func (v *verdict) cancels(language string) bool {
	said := *v
	if !v.cut(lang.SaysCancel, language) {
		return false
	}
	for v.cut(lang.SaysCancel, language) || v.cut(lang.SaysNo, language) || v.cut(lang.SaysPlease, language) || v.cut(lang.SaysThanks, language) {
	}
	if strings.Trim(v.rest, " .") != "" {
		*v = said
		return false
	}
	v.drops = true
	return true
}

// cut removes a phrase from the beginning of the rest, and reports whether it was there.
func (v *verdict) cut(p lang.Phrase, language string) bool {
	rest, ok := p.Cut(v.rest, language)
	if ok {
		v.rest = rest
	}
	return ok
}

// agreed is like cut, for words of agreement that may also be nouns or verbs. They count
// only if nothing follows, or if punctuation or a "but" separates them from what does.
func (v *verdict) agreed(language string) bool {
	before := *v
	if !v.cut(lang.SaysAgreed, language) {
		return false
	}
	said := strings.TrimSuffix(before.rest, v.rest)
	_, but := lang.SaysBut.Cut(v.rest, language)
	if v.rest == "" || but || strings.ContainsAny(said, ",!;:，。！、；：") || strings.Trim(v.rest, ".") == "" {
		return true
	}
	*v = before
	return false
}

// spokenWith returns the person's language as reported by their platform, otherwise the
// one in which they wrote what the question is about, "" if neither is known.
func (r *Listener) spokenWith(p *memory.Pending) string {
	if spoken, _, _ := strings.Cut(r.Env.Message.Sender.Language, "-"); spoken != "" {
		return spoken
	}
	text := strings.Join(p.Sources, "\n")
	if lang.IsCyrillic(text) {
		return lang.OfCyrillic(text)
	}
	return r.Env.Source(text).Language()
}
