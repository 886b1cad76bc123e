package rules

import (
	"chit/agent/action"
	"chit/agent/llm"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// What people say of a file: which entry it belongs to, or that it be shown. Both name
// the file, with a noun, and the entry, by its number, as the last one, or by its words:
//
//	(verb) file of entry     show the receipt of 42
//	entry of file (verb)     42の領収書を見せて

// A mention is what a clause says of a file.
type mention struct {
	entry   clause // what is left of it
	verb    bool   // it has a verb
	file    bool   // it names a file
	receipt bool   // with a noun for what nobody buys
	leads   bool   // it says that the entry follows
}

// mentioned takes what is about a file off both ends of a clause.
func (c clause) mentioned(verb lang.Phrase) mention {
	m := mention{}
	if head, tail := verb.Encloses(c.said); head > 0 {
		c, m.verb = c.without(head, tail), true
	}
	cut := func(p lang.Phrase) bool { return c.skip(p) || c.drop(p) }
	for again := true; again; {
		again = true
		switch {
		case c.said == "" || lang.NamesLast.Is(c.said):
			again = false
		case cut(lang.NamesReceipt):
			m.file, m.receipt = true, true
		case cut(lang.NamesFile):
			m.file = true
		case cut(verb):
			m.verb = true
		case cut(lang.LeadsToEntry):
			m.leads = true
		default:
			bare := c.bare()
			again = len(bare.said) < len(c.said)
			c = bare
		}
	}
	m.entry = c
	return m
}

// numbered reports whether the entry is named by its number.
func (m mention) numbered() bool { return isNumber(m.entry.said) }

// last reports whether the entry is the last one.
func (m mention) last() bool { return lang.NamesLast.Is(m.entry.said) }

// filesAsked reads a wish for the files of an entry. "Invoice 42" may be one that was
// paid; "receipt 42" is not.
func filesAsked(m *message) (Reading, bool) {
	if len(m.said) > maxDeed {
		return Reading{}, false
	}
	said := clause{m.said, m.typed}.plain().mentioned(lang.ShowsFile)
	switch {
	case !said.file:
	case said.numbered() && (said.verb || said.leads || said.receipt):
		return wants(action.ShowFiles{Number: expenseNumber(said.entry.typed)}), true
	case !said.verb:
	case said.last(), said.entry.said == "" && said.receipt:
		return wants(action.ShowFiles{}), true
	case said.entry.said != "" && said.leads && said.receipt && !hasAmount(said.entry.said, m.text):
		_, inTime := m.periodIn(said.entry.said)
		return wants(action.ShowFiles{Match: said.entry.typed}), !inTime
	}
	return Reading{}, false
}

// ReadFiled reads the text of a message with files: which entry it says that they belong
// to. It reports false for a text that says something else. A bare number may also be
// the answer to a question, and sure is set if it is not one.
func (*Reader) ReadFiled(t *parse.Text, s llm.Situation) (a action.AttachFiles, sure, ok bool) {
	m := newMessage(t.String(), s, t)
	if m == nil || len(m.said) > maxDeed {
		return a, false, false
	}
	said := clause{m.said, m.typed}.plain().mentioned(lang.AttachesFile)
	sure = said.verb || said.file || said.leads
	switch {
	case said.entry.said == "":
		return a, sure, sure
	case said.numbered():
		return action.AttachFiles{Number: expenseNumber(said.entry.typed)}, sure || said.entry.typed[0] == '#', true
	case said.last():
		return action.AttachFiles{Last: true}, true, true
	case sure && !hasAmount(said.entry.said, m.text):
		return action.AttachFiles{Match: said.entry.typed}, true, said.file || said.leads
	}
	return a, false, false
}
