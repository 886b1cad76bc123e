package lang

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// An Inquiry is how a language asks how much was spent.
type Inquiry struct {
	Unspaced bool // no spaces stand between its words
	Behind   bool // what leads to a thing stands behind it, or is left out

	meanings map[string]Phrase
	longest  int      // words of the longest wording; runes if Unspaced
	howMuch  []string // the wordings that ask how much, the longest first
	glued    []string // to the end of a thing
}

// Inquiries returns those of all languages that have one of their own.
var Inquiries = sync.OnceValue(func() []*Inquiry {
	var all []*Inquiry
	for _, l := range languages() {
		if l.questions[AsksHowMuch] != "" {
			all = append(all, newInquiry(l))
		}
	}
	return all
})

func newInquiry(l *language) *Inquiry {
	q := &Inquiry{Unspaced: l == &japanese, meanings: map[string]Phrase{}}
	// A word of two meanings has the later one.
	for _, p := range []Phrase{AroundQuestion, LeadsToThing, SaysWeSpent, AsksHowMuch} {
		if l.questions[p] == "" {
			continue
		}
		for w := range strings.SplitSeq(l.questions[p], "|") {
			q.meanings[w] = p
			q.longest = max(q.longest, q.length(w))
		}
	}
	q.howMuch = split(l.questions[AsksHowMuch])
	slices.SortStableFunc(q.howMuch, func(a, b string) int { return len(b) - len(a) })
	if list := l.questions[BehindThing]; list != "" {
		q.Behind, q.glued = true, strings.Split(list, "|")
	}
	return q
}

func (q *Inquiry) length(wording string) int {
	if q.Unspaced {
		return utf8.RuneCountInString(wording)
	}
	return 1 + strings.Count(wording, " ")
}

// At returns what the longest wording means that words begin with, and of how many
// it is, 0 if there is none.
func (q *Inquiry) At(words []string) (p Phrase, n int) {
	for n := min(q.longest, len(words)); n > 0; n-- {
		if p, ok := q.meanings[strings.Join(words[:n], " ")]; ok {
			return p, n
		}
	}
	return 0, 0
}

// Elided cuts an article from the beginning of a word: l'essence.
func (q *Inquiry) Elided(word string) string {
	i := strings.IndexByte(word, '\'')
	if _, ok := q.meanings[word[:i+1]]; i > 0 && ok {
		return word[i+1:]
	}
	return word
}

// Unglued cuts from the end of a thing what says that it was paid for: 커피에.
func (q *Inquiry) Unglued(thing string) string {
	cut := thing
	for _, glue := range q.glued {
		if rest, ok := strings.CutSuffix(thing, glue); ok && rest != "" && len(rest) < len(cut) {
			cut = rest
		}
	}
	return cut
}

// Glued cuts from the beginning of what follows a period what was glued to that.
func (q *Inquiry) Glued(s string) string {
	cut := s
	for w, p := range q.meanings {
		if rest, ok := strings.CutPrefix(s, w); ok && p == AroundQuestion && len(rest) < len(cut) {
			cut = rest
		}
	}
	for _, glue := range q.glued {
		if rest, ok := strings.CutPrefix(s, glue); ok && len(rest) < len(cut) {
			cut = rest
		}
	}
	return cut
}

// Around cuts wordings that say nothing from both ends of a text without spaces, but
// none of one character, which may belong to a word.
func (q *Inquiry) Around(s string) string {
	for {
		longest, rest := 1, s
		for w, p := range q.meanings {
			if n := q.length(w); p == AroundQuestion && n > longest {
				if cut, ok := strings.CutPrefix(s, w); ok {
					longest, rest = n, cut
				} else if cut, ok := strings.CutSuffix(s, w); ok {
					longest, rest = n, cut
				}
			}
		}
		if rest == s {
			return s
		}
		s = rest
	}
}

// HowMuch finds the words that ask how much in a text without spaces.
func (q *Inquiry) HowMuch(s string) (start, end int, ok bool) {
	for _, w := range q.howMuch {
		if i := strings.Index(s, w); i >= 0 {
			return i, i + len(w), true
		}
	}
	return 0, 0, false
}

// Says reports whether a text without spaces is nothing but wordings, and whether one
// of them says that money was spent.
func (q *Inquiry) Says(s string) (spent, ok bool) {
	for s != "" {
		length := 0
		var meaning Phrase
		for w, p := range q.meanings {
			if len(w) > length && strings.HasPrefix(s, w) {
				length, meaning = len(w), p
			}
		}
		if length == 0 || meaning == AsksHowMuch {
			return false, false
		}
		spent = spent || meaning == SaysWeSpent
		s = s[length:]
	}
	return spent, true
}

// Inquires reports whether a text in lower case begins with a word that asks, or has
// one where no spaces stand between words.
func Inquires(text string) bool {
	text = strings.TrimLeft(Bare(text), "¿")
	for _, p := range [...]Phrase{AsksHowMuch, AsksElse} {
		for _, w := range wordings()[p].from[FirstRune(text)] {
			rest, begins := strings.CutPrefix(text, w)
			if begins && (rest == "" || strings.ContainsRune(" ,?", rune(rest[0]))) {
				return true
			}
		}
	}
	return strings.ContainsFunc(text, IsUnspaced) && asksWithin(text)
}

// asksWithin finds a question in the middle of a text: いくら is roe as well, and asks
// before a verb or at the end only.
func asksWithin(text string) bool {
	for _, q := range Inquiries() {
		if !q.Unspaced {
			continue
		}
		if _, end, ok := q.HowMuch(text); ok {
			if _, only := q.Says(strings.TrimRight(text[end:], "?？ ")); only {
				return true
			}
		}
	}
	words := askingWithin()
	return slices.ContainsFunc(words.japanese, func(w string) bool { return strings.Contains(text, w) }) ||
		strings.ContainsFunc(text, IsHangul) && slices.ContainsFunc(strings.Fields(text), func(w string) bool { return slices.Contains(words.korean, w) })
}

// askingWithin are the words that ask in the middle of a text: Japanese ones wherever
// they stand, Korean ones as whole words.
var askingWithin = sync.OnceValue(func() (words struct{ japanese, korean []string }) {
	words.japanese = split(japanese.questions[AsksElse])
	words.korean = slices.Concat(split(korean.questions[AsksHowMuch]), split(korean.questions[AsksElse]))
	return words
})

func split(wordings string) []string { return strings.Split(wordings, "|") }
