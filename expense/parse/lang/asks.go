package lang

import (
	"slices"
	"strings"
)

// Inquires reports whether a text in lower case begins with a word that asks, or has
// one where no spaces stand between words.
func Inquires(text string) bool {
	text = strings.TrimLeft(Bare(text), "¿")
	for _, p := range [...]Phrase{AsksHowMuch, AsksElse} {
		if p.openedBy(text, func(rest, _ string) bool { return rest == "" || strings.IndexByte(" ,?", rest[0]) >= 0 }) > 0 {
			return true
		}
	}
	return strings.ContainsFunc(text, IsUnspaced) && asksWithin(text)
}

// InquiresPerhaps is [Inquires], or whether a text has a word that asks mostly.
func InquiresPerhaps(text string) bool {
	return Inquires(text) || AsksPerhaps.Within(text)
}

// InquiresOfAnything is [InquiresPerhaps], or whether a text asks for an explanation.
func InquiresOfAnything(text string) bool {
	if InquiresPerhaps(text) || AsksMeaning.Opens(strings.TrimLeft(Bare(text), "¿¡ ")) > 0 {
		return true
	}
	unspaced := func(w string) bool { return IsUnspaced(FirstRune(w)) && strings.Contains(text, w) }
	return slices.ContainsFunc(AsksMeaning.Wordings(), unspaced)
}

// asksWithin finds a question in the middle of a text.
func asksWithin(text string) bool {
	for _, w := range AsksAnywhere.Wordings() {
		if strings.Contains(text, w) && (!IsHangul(FirstRune(w)) || slices.Contains(strings.Fields(text), w)) {
			return true
		}
	}
	return slices.ContainsFunc(Inquiries(), func(q *Inquiry) bool { return q.Unspaced && q.endsAsking(text) })
}

// endsAsking reports whether a text asks how much before a verb or at its end: いくら is
// roe as well.
func (q *Inquiry) endsAsking(text string) bool {
	for _, w := range q.howMuch {
		if i := strings.Index(text, w); i >= 0 {
			return q.saysNothing(strings.TrimRight(text[i+len(w):], "?？ "))
		}
	}
	return false
}

// saysNothing reports whether a text without spaces is nothing but wordings.
func (q *Inquiry) saysNothing(s string) bool {
	for s != "" {
		m, n := q.Within(s)
		if n == 0 || m.Says == AsksHowMuch {
			return false
		}
		s = s[n:]
	}
	return true
}

// Turns reports whether a text in lower case holds words that make another question of it.
func (q *Inquiry) Turns(text string) bool {
	if !q.Unspaced {
		return slices.ContainsFunc(strings.Fields(text), func(w string) bool { return slices.Contains(q.turning, w) })
	}
	return slices.ContainsFunc(q.turning, func(w string) bool { return strings.Contains(text, w) })
}
