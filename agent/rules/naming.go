package rules

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// An entry may be named by its words when it shall go away or come back: "get rid of the
// milk", die Eier wieder raus, 酸奶不要了,删掉. Most of the verbs say many other things, so it
// is the ledger that tells whether an entry is meant.
//
//	verb name               take the milk out, 去掉面包
//	name verb               Milch raus, パンを消して
//	name, verb              酸奶不要了,删掉; le pain, enlève-le
//	denial name, verb       no bagels, remove that

// A Naming is what a message asks for if there are entries with the names.
type Naming struct {
	// Asks is what shall be done with each, without the entry: a [action.DeleteExpenses],
	// a [action.UndoChanges], or an [action.EditExpense] that brings it back.
	Asks action.Action
	// Names are the names, in each way that they can be read: "bread and butter" is one
	// or two.
	Names [][]string
	// Sure means that nothing else can be meant, whatever the ledger has.
	Sure bool
}

// maxNamedText is how many bytes such a wish may have.
const maxNamedText = 150

// namedFor reads what a message asks for of entries that it names, nil if it cannot be
// meant so.
func namedFor(m *message) *Naming {
	if len(m.said) > maxNamedText {
		return nil
	}
	c := clause{m.said, m.typed}.plain()
	for again := true; again; {
		again = c.skip(lang.Interjects)
		rest, opened := c.opened()
		c, again = rest.plain(), again || opened
	}
	whole := namedIn(m, c)
	first, ok := withoutReason(c)
	if !ok || !asksAway(first.said) {
		return whole // "té no, chocolate"
	}
	part := namedIn(m, first)
	if whole != nil && part != nil {
		for _, names := range part.Names {
			if !slices.ContainsFunc(whole.Names, func(n []string) bool { return slices.Equal(n, names) }) {
				whole.Names = append(whole.Names, names)
			}
		}
	}
	return cmp.Or(whole, part)
}

// removalVerbs ask for nothing but that an entry go away.
var removalVerbs = [...]lang.Phrase{lang.AsksRemoval, lang.AsksDelete, lang.MayAskDelete}

// removing are the same, to look for all at once.
var removing = lang.Together(removalVerbs[:]...)

// asksAway reports whether such a verb stands at an end of a text.
func asksAway(said string) bool {
	_, opening := removing.Opens(said)
	_, closing := removing.Closes(said)
	return opening+closing > 0
}

// withoutReason cuts off the reason that follows a wish as a clause of its own: "delete hulu, i
// canceled it", 打车删掉 公司报销了. It reports false if none follows.
func withoutReason(c clause) (clause, bool) {
	for i, r := range c.said {
		if i == 0 || !strings.ContainsRune(",;.，、。", r) && !(r == ' ' && lang.IsUnspaced(lastRune(c.said[:i])) && !lang.IsHangul(lastRune(c.said[:i]))) {
			continue
		}
		why := c.without(i+utf8.RuneLen(r), 0).plain()
		if why.said == "" || strings.ContainsAny(why.said, "0123456789") || lang.SaysBut.Opens(why.said) > 0 || lang.OpensCorrection.Opens(why.said) > 0 && lang.SaysWrong.Closes(why.said) == 0 {
			return c, false
		}
		return c.without(0, len(c.said)-i).plain(), true
	}
	return c, false
}

// namedIn is [namedFor] for a clause.
func namedIn(m *message, c clause) *Naming {
	for _, kind := range namingKinds {
		for _, verb := range kind.verbs {
			if verb == lang.DeniesEntry && namesInstead(c) {
				continue
			}
			for name := range c.beside(verb) {
				if names := m.entryNames(name); names != nil {
					return &Naming{Asks: kind.asks, Names: names}
				}
			}
		}
	}
	if name, ok := c.beforeRemoval(); ok {
		if names := m.entryNames(name); names != nil {
			return &Naming{Asks: action.DeleteExpenses{}, Names: names, Sure: true}
		}
	}
	return nil
}

// namesInstead reports whether a clause denies something and names another thing behind a comma, which may be
// what was bought instead: "not that taxi, the lunch".
func namesInstead(c clause) bool {
	i := strings.LastIndexByte(c.said, ',')
	if _, n := denying.Opens(c.said); i < 0 || n == 0 {
		return false
	}
	_, n := denying.Opens(c.without(i+1, 0).said)
	return n == 0
}

// namingKinds are what can be asked for of entries by their names.
var namingKinds = [...]struct {
	verbs []lang.Phrase
	asks  action.Action
}{
	{[]lang.Phrase{lang.AsksRemoval, lang.AsksDelete, lang.MayAskDelete, lang.DeniesEntry}, action.DeleteExpenses{}},
	{[]lang.Phrase{lang.AsksRestore}, action.EditExpense{Field: action.FieldDeleted}},
	{[]lang.Phrase{lang.AsksUndo}, action.UndoChanges{}},
}

// beside yields what is left of the clause without a verb that stands around it, before it
// or behind it. In a language without spaces nothing need part them.
func (c clause) beside(verb lang.Phrase) func(func(clause) bool) {
	return func(yield func(clause) bool) {
		if head, tail := verb.Encloses(c.said); head > 0 && !yield(c.without(head, tail).plain()) {
			return
		}
		if n := verb.Closes(c.said); n > 0 && n < len(c.said) && !yield(c.without(0, n).plain()) {
			return
		}
		if n := verb.Opens(c.said); n > 0 && n < len(c.said) {
			yield(c.without(n, 0).plain())
		}
	}
}

// beforeRemoval returns what stands before the wish that it go away, which follows as a
// clause of its own.
func (c clause) beforeRemoval() (clause, bool) {
	i := max(strings.LastIndexAny(c.said, ",;."), strings.LastIndex(c.said, "、"))
	if i < 1 {
		return clause{}, false
	}
	first, last := c.without(0, len(c.said)-i), c.without(i+1, 0)
	if strings.HasPrefix(c.said[i:], "、") {
		last = c.without(i+len("、"), 0)
	}
	last = last.plain()
	for last.skip(lang.AroundRemoved) || last.skip(lang.JoinsClauses) || last.drop(lang.AroundRemoved) {
	}
	if !lang.RemovesLast.Is(last.said) && !lang.TakesOut.Is(last.said) && !last.removesThat() {
		return clause{}, false
	}
	return first, true
}

// removesThat reports whether a clause asks that an entry go away which is not named.
func (c clause) removesThat() bool {
	for _, verb := range removalVerbs {
		if verb.Is(c.said) {
			return true
		}
		for about := range c.beside(verb) {
			if lang.PointsBack.Is(about.said) {
				return true
			}
		}
	}
	return removesPointed(c)
}

// entryNames returns the names that a clause consists of, nil if it may be no name.
func (m *message) entryNames(c clause) [][]string {
	whole := c.unwrapped()
	if !whole.isName(m) || whole.points() {
		return nil
	}
	all := [][]string{{whole.typed}}
	if list := m.listed(whole); len(list) > 1 {
		all = append(all, list)
	}
	return all
}

// listed returns the names of several entries: "the milk and the bread".
func (m *message) listed(c clause) []string {
	var list []string
	for from, i := 0, 1; i <= len(c.said); i++ {
		n := 0
		if i < len(c.said) {
			if n = leads(c.said, i, lang.JoinsClauses); n == 0 && c.said[i] == ',' {
				n = 1
			}
			if n == 0 {
				continue
			}
		}
		name := c.without(from, len(c.said)-i).unwrapped()
		if !name.isName(m) {
			return nil
		}
		list, from = append(list, name.typed), i+n
	}
	return list
}

// unwrapped returns the clause without what says nothing around the name of an entry.
func (c clause) unwrapped() clause {
	for before := ""; before != c.said && c.said != ""; {
		before = c.said
		for _, idle := range [...]lang.Phrase{lang.DeniesEntry, lang.DeniesWords, lang.AroundRemoved, lang.AroundEntries} {
			if n := idle.Opens(c.said); n > 0 && n < len(c.said) {
				c = c.without(n, 0)
			}
			if n := idle.Closes(c.said); n > 0 && n < len(c.said) {
				c = c.without(0, n)
			}
		}
		if bare := c.bare(); bare.said != "" {
			c = bare
		}
		c = c.withoutArticle()
	}
	return c
}

// yields reports whether a reading may be wrong about a message that names an entry: it
// stores nothing, and tells nothing of what is stored.
func (reading Reading) yields() bool {
	for _, a := range reading.Actions {
		switch a := a.(type) {
		case action.AddExpense:
			if a.IsPriced() {
				return false
			}
		case action.Explain:
		case action.DeleteExpenses:
			if a.Match == "" || a.All {
				return false
			}
		case action.EditExpense:
			if a.Match == "" || a.Field != "description" {
				return false
			}
		default:
			return false
		}
	}
	return true
}
