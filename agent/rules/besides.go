package rules

import (
	"slices"
	"strings"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// One message may correct an entry and delete another, in any order: "lunch was 14 and drop the taxi",
// "la cena fueron 14 y quita el taxi", ランチは950でタクシーは消して.

// maxBesides is how many bytes such a message may have: each way to part it is read.
const maxBesides = 120

// besides adds to a reading that its message may correct an entry and delete another.
func (reading *Reading) besides(m *message) {
	if edits, deletes := correctedBesides(m); len(deletes) > 0 {
		reading.Corrects, reading.Deletes = edits, deletes
		reading.Complete, reading.Unfamiliar = false, false
	}
}

// correctedBesides reads a message as corrections of entries that it names and the deletion of another,
// and returns none if it is anything else.
func correctedBesides(m *message) (edits []action.EditExpense, deletes []string) {
	if m.question || len(m.said) > maxBesides || !removing.In(m.said) {
		return nil, nil
	}
	whole := clause{m.said, m.typed}.plain()
	for i := 1; i < len(whole.said); i++ {
		n := leads(whole.said, i, lang.JoinsClauses)
		if n == 0 && strings.IndexByte(",;", whole.said[i]) >= 0 {
			n = 1
		}
		first, second := whole.without(0, len(whole.said)-i), whole.without(i+n, 0)
		if n == 0 || first.said == "" || second.said == "" {
			continue
		}
		second.skip(lang.JoinsClauses)
		for _, order := range [...][2]clause{{first, second}, {second, first}} {
			if !asksAway(order[1].plain().said) {
				continue
			}
			deletes := deletedNames(order[1], m)
			if len(deletes) == 0 {
				continue
			}
			if edits := correctedIn(order[0], m); len(edits) > 0 {
				return edits, deletes
			}
		}
	}
	return nil, nil
}

// deletedNames returns the name of the one entry that a clause deletes, in each way that it can be read,
// none if it does anything else.
func deletedNames(c clause, m *message) (names []string) {
	part := newMessage(c.typed, m.situation, m.text.Part(c.typed))
	if part == nil || hasDigit(part.said) {
		return nil
	}
	wish := namedFor(part)
	if wish == nil {
		return nil
	}
	if _, deletes := wish.Asks.(action.DeleteExpenses); !deletes {
		return nil
	}
	for _, each := range wish.Names {
		if len(each) == 1 {
			names = append(names, each[0])
		}
	}
	return names
}

// correctedIn returns the corrections of entries that a clause names, none if it says anything else.
func correctedIn(c clause, m *message) []action.EditExpense {
	part := newMessage(c.typed, m.situation, m.text.Part(c.typed))
	if part == nil {
		return nil
	}
	edits := restated(part)
	if reading, ok := deedAsked(part); len(edits) == 0 && ok {
		edits = reading.named()
	}
	if len(edits) == 0 {
		edits = part.restatements(clause{part.said, part.typed}, true, maxRestated) // обед 350, такси удали
	}
	if slices.ContainsFunc(edits, func(e action.EditExpense) bool { return e.Match == "" }) {
		return nil
	}
	return edits
}
