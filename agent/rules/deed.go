package rules

import (
	"iter"
	"strings"
	"unicode"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// A deed changes what is stored: it deletes, restores or changes an expense, or takes
// back what was done. Its words come from package lang, in any order that a language
// puts them:
//
//	verb entry (to) value      ändere 2 auf 7 £
//	entry (to) value verb      1を20ドルに変更
//	verb … entry … verb        mach 2 rückgängig
//
// Many of the verbs are also nouns, or services that somebody pays for. So a command
// must name an entry, by its number or as the last one, or consist of the verb alone.

// deedAsked reads a message as a wish for a deed.
func deedAsked(m *message) (Reading, bool) {
	if len(m.said) > maxDeed || m.manner() >= asksHow {
		return Reading{}, false
	}
	c := clause{m.said, m.typed}.plain()
	for _, read := range [...]func(clause, *message) (Reading, bool){removedLast, regretted, doubted, takenBack, restored, reasoned, deleted, renamed, changed, joined, stated, rekinded, corrected} {
		if reading, ok := read(c, m); ok {
			return reading, true
		}
	}
	return Reading{}, false
}

// regretted reads a deed behind words that open a correction, or beside those that say how it
// should have stayed: "wait, put it back", "desfaz, era isso mesmo", "no forget that, bring it back".
func regretted(c clause, m *message) (Reading, bool) {
	for rest := withoutRegret(c); rest != c && rest.said != ""; c, rest = rest, withoutRegret(rest) {
		for _, read := range [...]func(clause, *message) (Reading, bool){removedLast, takenBack, restored} {
			if reading, ok := read(rest, m); ok {
				return reading, true
			}
		}
	}
	return Reading{}, false
}

// withoutRegret returns a clause without the longest of what may stand at the beginning of such a one,
// or what may be at its end. A word that can also mean "not" needs a comma, as in [clause.opened].
func withoutRegret(c clause) clause {
	if c.drop(lang.SaysItWasRight) {
		return c.plain()
	}
	n := 0
	for _, p := range [...]lang.Phrase{lang.Interjects, lang.SaysItWasRight, lang.SaysCancel, lang.AsksRestore, lang.OpensCorrection, lang.InTruth} {
		n = max(n, p.Opens(c.said))
	}
	if n == len(c.said) || lang.InsteadOf.Is(c.said[:n]) && strings.IndexByte(",;:.!", c.said[n]) < 0 {
		return c
	}
	return c.without(n, 0).plain()
}

// joined reads a deed that goes on behind what was said before: "and change to 54", i usuń bilet.
func joined(c clause, m *message) (Reading, bool) {
	if !c.skip(lang.JoinsClauses) {
		return Reading{}, false
	}
	for _, read := range [...]func(clause, *message) (Reading, bool){removedLast, deleted, changed} {
		if reading, ok := read(c.plain(), m); ok {
			return reading, true
		}
	}
	return Reading{}, false
}

// maxDeed is how many bytes a command may have. A longer text tells a story.
const maxDeed = 400

func takenBack(c clause, m *message) (Reading, bool) {
	for about := range c.beside(lang.AsksUndo) {
		if period, ok := m.everythingIn(about); ok {
			return wants(action.UndoChanges{Period: period}), true
		}
	}
	if turnsBack(c) {
		reading := wants(action.UndoChanges{})
		reading.Reverses = true
		return reading, true
	}
	for about := range c.asked(lang.AsksUndo) {
		if n, ok := about.several(); ok {
			return wants(action.UndoChanges{Deeds: n}), true
		}
		if n, ok := about.times(); ok {
			return wants(action.UndoChanges{Deeds: n}), true
		}
		if number, ok := about.entry(); ok {
			return wants(action.UndoChanges{Number: expenseNumber(number)}), true
		}
	}
	for about := range c.asked(lang.AsksRedo) {
		if number, ok := about.entry(); ok {
			reading := wants(action.UndoChanges{Number: expenseNumber(number), Redo: true})
			if number == "" {
				_, reading.Reverses = restored(c, nil) // rétablis
			}
			return reading, true
		}
	}
	if redo := onceMore(c, lang.AsksRedo); redo || onceMore(c, lang.AsksUndo) {
		return wants(action.UndoChanges{Redo: redo}), true
	}
	if lang.AsksUndo.Opens(c.said) > 0 && lang.SaysWrong.Closes(c.said) > 0 { // 撤销一下 删错了, but not 撤销 咖啡
		if wish, ok := withoutReason(c); ok {
			return takenBack(wish, m)
		}
	}
	return Reading{}, false
}

// turnsBack reports whether a clause asks for the contrary of what was done last, whatever that was.
func turnsBack(c clause) bool {
	for about := range c.asked(lang.AsksReversal) {
		if number, ok := about.entry(); ok && number == "" {
			return true
		}
	}
	return false
}

// onceMore reports whether a clause asks with a verb for one more step back, or forth: "undo again",
// annule encore une fois, 再撤销一次. A word for that may be one for the step, too: "redo again".
func onceMore(c clause, verb lang.Phrase) bool {
	behind := c
	for again := true; again; again = behind.drop(lang.SaysAgain) || behind.drop(lang.AroundAgain) {
		ahead := behind
		for again := true; again; again = ahead.skip(lang.SaysAgain) || ahead.skip(lang.AroundAgain) {
			for about := range ahead.plain().asked(verb) {
				if number, ok := about.entry(); ok && number == "" {
					return true
				}
			}
		}
	}
	return false
}

func restored(c clause, _ *message) (Reading, bool) {
	for about := range c.asked(lang.AsksRestore) {
		if number, ok := about.entry(); ok {
			return wants(action.EditExpense{Number: expenseNumber(number), Field: action.FieldDeleted}), true
		}
	}
	return Reading{}, false
}

func deleted(c clause, m *message) (Reading, bool) {
	for about, at := range c.asked(lang.AsksDelete) {
		if at == atStart || !hasAmount(about.said, m.text) || about.names() {
			return about.deletion()
		}
	}
	for about := range c.asked(lang.MayAskDelete) {
		if !hasAmount(about.said, m.text) || about.names() { // "remove a stain 20.00" is an expense
			return about.deletion()
		}
	}
	return Reading{}, false
}

// names reports whether the clause consists of numbers of entries. 2,50 is an amount
// rather than two of them.
func (c clause) names() bool {
	said := c.entries().said
	_, decimals, glued := strings.Cut(said, ",")
	return isNumbers(said) && (!glued || !unicode.IsDigit(lang.FirstRune(decimals)))
}

// deletion deletes the expenses that a clause is about.
func (c clause) deletion() (Reading, bool) {
	rest := c.bare()
	if entries := c.entries(); isNumbers(entries.said) {
		return wants(action.DeleteExpenses{Numbers: action.Numbers(entries.typed)}), true
	}
	if _, ok := rest.entry(); ok {
		return wants(action.DeleteExpenses{}), true
	}
	if every := rest; every.skip(lang.NamesAll) {
		every = every.bare()
		if every.said == "" {
			return Reading{}, false // a ledger is not emptied by a word
		}
		return wants(action.DeleteExpenses{Match: every.typed, All: true}), true
	}
	return wants(action.DeleteExpenses{Match: rest.typed}), true
}

// A clause is a part of a message that is read from both ends.
type clause struct {
	said, typed string // in lower case, and as it was typed; of equal length
}

// without returns the clause without that many bytes at its ends, nor the spaces and
// punctuation that are at its ends then.
func (c clause) without(head, tail int) clause {
	from, to := head, len(c.said)-tail
	for from < to && (strings.IndexByte(" ,;", c.said[from]) >= 0 || strings.HasPrefix(c.said[from:], ". ")) {
		from++
	}
	for from < to && strings.IndexByte(" ,;.!", c.said[to-1]) >= 0 {
		to--
	}
	cut := clause{c.said[from:to], c.typed[from:to]}
	if rest, ok := strings.CutPrefix(cut.said, "、"); ok {
		return cut.without(len(cut.said)-len(rest), 0)
	}
	return cut
}

// skip cuts a wording off the beginning of the clause, and reports whether there was one.
func (c *clause) skip(p lang.Phrase) bool {
	n := p.Opens(c.said)
	*c = c.without(n, 0)
	return n > 0
}

// drop cuts a wording off the end of the clause, and reports whether there was one.
func (c *clause) drop(p lang.Phrase) bool {
	n := p.Closes(c.said)
	*c = c.without(0, n)
	return n > 0
}

// plain returns the clause without the courtesies around it.
func (c clause) plain() clause {
	for again := true; again; {
		again = false
		if n := lang.OpensWish.Opens(c.said); n > 0 && n < len(c.said) {
			c, again = c.without(n, 0), true
		}
		if n := lang.ClosesWish.Closes(c.said); n > 0 && n < len(c.said) {
			c, again = c.without(0, n), true
		}
	}
	return c
}

// A position is where a verb stands.
type position int

const (
	atStart position = iota
	atEnd
	atBoth
)

// asked yields what is left of the clause without a verb, for each place where it may stand.
func (c clause) asked(verb lang.Phrase) iter.Seq2[clause, position] {
	return func(yield func(clause, position) bool) {
		if head, tail := verb.Encloses(c.said); head > 0 && !yield(c.without(head, tail).plain(), atBoth) {
			return
		}
		if n := verb.Opens(c.said); n > 0 && parted(c.said[n:]) && !yield(c.without(n, 0).plain(), atStart) {
			return
		}
		if n := verb.Closes(c.said); n > 0 {
			yield(c.without(0, n).plain(), atEnd)
		}
	}
}

// parted reports whether something separates a verb from the text after it: 修正液 is
// correction fluid.
func parted(rest string) bool {
	first := lang.FirstRune(rest)
	return rest == "" || strings.ContainsRune(" ,;、#", first) || unicode.IsDigit(first) || strings.HasPrefix(rest, ": ")
}

// bare returns the clause without the words that only surround the name of an entry.
func (c clause) bare() clause {
	for again := true; again; {
		again = c.skip(lang.AroundEntry) || c.drop(lang.AroundEntry)
		if n := lang.BehindEntry.Closes(c.said); n > 0 && n < len(c.said) {
			c, again = c.without(0, n), true
		}
	}
	if number := c; number.skip(lang.BeforeNumber) && isNumber(number.said) {
		return number
	}
	return c
}

// entries returns the clause without the words that only surround numbers of entries.
func (c clause) entries() clause {
	for c = c.bare(); c.skip(lang.AroundEntries) || c.drop(lang.AroundEntries); {
		c = c.bare()
	}
	return c
}

// entry returns the number of the entry that the clause is about, "" for the last
// one. It reports false if the clause says anything else.
func (c clause) entry() (number string, ok bool) {
	c = c.bare()
	if c.said == "" || lang.NamesLast.Is(c.said) {
		return "", true
	}
	return c.typed, isNumber(c.said)
}

func isNumber(s string) bool { return digits(strings.TrimPrefix(s, "#")) }
