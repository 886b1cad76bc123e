package rules

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/agent/action"
	"chit/expense"
	"chit/expense/parse/lang"
)

// removedLast reads the wish that what was entered last goes away: "take that one out",
// "delete the last 2", "get rid of both". Most verbs for it say many other things, so they
// are asked for with words that point at entries, and with nothing else.
func removedLast(c clause, _ *message) (Reading, bool) {
	if lang.RemovesLast.Is(c.said) {
		return wants(action.DeleteExpenses{Deed: true}), true
	}
	for _, verb := range removalVerbs {
		for about := range c.asked(verb) {
			if reading, ok := about.removal(verb == lang.AsksRemoval); ok {
				return reading, true
			}
		}
	}
	if n := lang.AsksRemoval.Opens(c.said); n > 0 && lang.IsUnspaced(lang.FirstRune(c.said)) {
		return c.without(n, 0).removal(true)
	}
	return Reading{}, false
}

// removesPointed reports whether a clause is nothing but the wish that the last entry go away, with
// a word that points at it: 这笔删了吧.
func removesPointed(c clause) bool {
	for _, verb := range removalVerbs {
		for about := range c.beside(verb) {
			if about.points() {
				return true
			}
		}
	}
	return false
}

// reasoned reads the wish that the last entry goes away with why beside it: "delete it, my company
// pays", не я платил, удали, "work paid for it, delete that one". So it does with a word that only ends
// what was said: usuń to jednak.
func reasoned(c clause, m *message) (Reading, bool) {
	rest := c
	if rest.drop(lang.EndsCorrection) && removesPointed(rest) || removesForMistake(c, m) || removesWithReason(c, m) {
		return wants(action.DeleteExpenses{}), true
	}
	return Reading{}, false
}

// removesForMistake reports whether a clause is the wish that the last entry go away, and beside it that
// it was a mistake, or that its writer spent nothing.
func removesForMistake(c clause, m *message) bool {
	i := strings.IndexAny(c.said, ",;.")
	if i < 0 {
		return false
	}
	wish, why := c.without(0, len(c.said)-i).plain(), c.without(i+1, 0).plain()
	if !wish.removesThat() {
		wish, why = why, wish
	}
	return wish.removesThat() && (lang.SaysWrong.Is(why.said) || m.text.Part(why.typed).Read().Unspent != "")
}

// removesWithReason reports whether a clause ends with the wish that the last entry go away, and what
// stands before that can name no entry and so says why: 公司报的 这笔删了吧, "work paid for it, delete that
// one".
func removesWithReason(c clause, m *message) bool {
	i := max(strings.LastIndexAny(c.said, ",;."), strings.LastIndex(c.said, "、"))
	if space := strings.LastIndexByte(c.said, ' '); i < 0 && space > 0 && lang.IsUnspaced(lang.FirstRune(c.said)) && !lang.IsHangul(lang.FirstRune(c.said)) {
		i = space
	}
	if i < 1 || !removesPointed(c.without(i+utf8.RuneLen(lang.FirstRune(c.said[i:])), 0).plain()) {
		return false
	}
	why := c.without(0, len(c.said)-i)
	if lang.EndsCorrection.Closes(why.said) == 0 && strings.Count(why.said, " ") < maxShortName {
		return false
	}
	if _, denial := denying.Opens(why.said); denial > 0 || hasAmount(why.typed, m.text) {
		return false // "I don't want the milk, delete it"
	}
	o := m.text.Options()
	thing, _ := lang.CategoryOf(why.typed, o.Language, o.Region)
	return thing == "" && !lang.IsShop(why.bare().withoutArticle().said, m.text.Language())
}

// denying are the words before the name of an entry that shall go away.
var denying = lang.Together(lang.DeniesEntry, lang.DeniesWords)

// maxShortName is how many spaces the name of an entry mostly has at most.
const maxShortName = 2

// removal reads which of the last entries go away.
func (c clause) removal(single bool) (Reading, bool) {
	if n, ok := c.several(); ok {
		return wants(action.DeleteExpenses{Last: n}), true
	}
	if pointsAtAll(c) {
		return wants(action.DeleteExpenses{Last: expense.MaxPerMessage}), true
	}
	if single && c.points() {
		return wants(action.DeleteExpenses{}), true
	}
	return Reading{}, false
}

// pointsAtAll reports whether a clause stands for all that was entered lately, with a word that points at
// it: "all of it", das alles, tout ça. A word for all alone may mean the whole ledger.
func pointsAtAll(c clause) bool {
	for _, what := range [...]clause{c, c.bare()} {
		if what.skip(lang.NamesAll) || what.drop(lang.NamesAll) {
			if rest := what.bare(); what.points() || lang.PointsBack.Is(rest.said) {
				return true
			}
		}
	}
	return false
}

// points reports whether a clause stands for the last entry.
func (c clause) points() bool {
	for _, what := range [...]clause{c, c.bare()} {
		if lang.NamesLast.Is(what.said) || lang.NamesThat.Is(what.said) {
			return true
		}
	}
	return false
}

// several reads how many of the last entries a clause stands for, more than one: "the last
// two", "beide", 最后两笔.
func (c clause) several() (int, bool) {
	for _, what := range [...]clause{c, c.entries()} {
		if lang.NamesBoth.Is(what.said) {
			return 2, true
		}
	}
	c = c.entries()
	n, last := 0, false
	for c.said != "" {
		switch {
		case c.skip(lang.NamesLastOnes):
			last = true
		case n == 0 && c.skip(lang.NamesBoth):
			n = 2
		case n == 0 && c.skipCount(&n):
			c.skip(lang.CountsEntries)
		case c.skip(lang.AroundEntry), c.skip(lang.AroundEntries):
		default:
			return 0, false
		}
	}
	return n, last && n > 1
}

// times reads how often something is to be done: "twice", "3 mal", 两次.
func (c clause) times() (n int, ok bool) {
	if lang.SaysTwice.Is(c.said) {
		return 2, true
	}
	return n, c.skipCount(&n) && lang.CountsTimes.Is(c.said) && n > 1
}

// skipCount cuts a small number off the beginning of a clause, in digits or as a word.
func (c *clause) skipCount(n *int) bool {
	end := len(c.said) - len(strings.TrimLeft(c.said, "0123456789"))
	if end > 0 && end <= 2 {
		for _, d := range c.said[:end] {
			*n = *n*10 + int(d-'0')
		}
		*c = c.without(end, 0)
		return true
	}
	word := wordAt(c.said)
	if digit, ok := lang.HanDigit(lang.FirstRune(word)); ok && digit > 1 {
		*n, *c = int(digit), c.without(len(word), 0)
		return true
	}
	if l := lang.Words().Words[word]; l.Is(lang.RoleWord) && l.Number > 1 && l.Number < 100 {
		*n, *c = int(l.Number), c.without(len(word), 0)
		return true
	}
	return false
}

// wordAt returns the first word of a text: to the next space, or one character where
// nothing parts words.
func wordAt(said string) string {
	if first := lang.FirstRune(said); lang.IsUnspaced(first) {
		return string(first)
	}
	word, _, _ := strings.Cut(said, " ")
	return strings.TrimRightFunc(word, func(r rune) bool { return !unicode.IsLetter(r) })
}
