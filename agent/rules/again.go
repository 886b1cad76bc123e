package rules

import (
	"strings"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// againAsked reads what is said about an entry as the like of another: that it be made
// once more ("same again"), or that it is there twice ("it's the same, take it out").
func againAsked(m *message) (Reading, bool) {
	if m.question || len(m.said) > maxAgain {
		return Reading{}, false
	}
	c := clause{m.said, m.typed}.plain()
	if isTwin(c) {
		return wants(action.DeleteTwin{OrLast: removesWithReason(c, m)}), true // 重复记了 这笔删掉
	}
	return repeated(c, m)
}

// maxAgain is how many bytes such a wish may have.
const maxAgain = 120

// repeated reads the wish that an entry be made once more. A word such as "again" alone may
// be about anything, and the number of the entry or its day may be said.
func repeated(c clause, m *message) (Reading, bool) {
	r := m.repetition(c)
	if r == nil || !r.sure {
		return Reading{}, false
	}
	return wants(r.wish), true
}

// repeatedPerhaps reads what is such a wish only directly behind an entry: "again", "the same
// yesterday". It returns nil for anything else.
func repeatedPerhaps(m *message) *action.RepeatExpense {
	if m.question || len(m.said) > maxAgain {
		return nil
	}
	if r := m.repetition(clauseOf(m.typed).plain()); r != nil {
		return &r.wish
	}
	return nil
}

// A repetition is what a message says about an entry that shall be made once more.
type repetition struct {
	wish action.RepeatExpense
	sure bool // it says so by itself, and not only behind an entry
}

// saysLike say that an entry is like another.
var saysLike = lang.Together(lang.AsksAgain, lang.SaysAgain, lang.NamesSame)

// repetition reads a clause as nothing but the wish that an entry be made once more, nil if
// it says anything else. A day that is still to come is no day of an entry.
func (m *message) repetition(c clause) *repetition {
	if !saysLike.In(c.said) {
		return nil // before the whole message is read for its days
	}
	var r repetition
	var asks, perhaps, same, such bool
	for c.said != "" {
		switch {
		case r.wish.Date == nil && skipDay(&c, m, &r.wish):
		case lang.AsksAgain.Opens(c.said) >= lang.SaysAgain.Opens(c.said) && c.skip(lang.AsksAgain):
			asks = true
		case c.skip(lang.SaysAgain):
			perhaps = true
		case c.skip(lang.NamesSame):
			same = true
		case c.skip(lang.NamesSuch):
			such = true
		case c.skip(lang.AsksToLog), c.skip(lang.AroundAgain), c.skip(lang.JoinsClauses), c.skip(lang.Interjects):
		case r.wish.Date == nil && c.skip(lang.BesideValue):
		default:
			return nil
		}
	}
	if !asks && !perhaps && !same {
		return nil
	}
	r.sure = asks || perhaps && (same || such)
	return &r
}

// skipDay cuts the only day of the message off the beginning of the clause. What names an entry
// may hold one: 刚才那笔.
func skipDay(c *clause, m *message, wish *action.RepeatExpense) bool {
	days := m.text.Read().Dates
	if len(days) != 1 {
		return false
	}
	day, text := days[0], strings.ToLower(days[0].Text)
	if !strings.HasPrefix(c.said, text) || lang.NamesSuch.Opens(c.said) > len(text) || day.Date.After(m.text.Options().Today) {
		return false
	}
	wish.Date, *c = &day, c.without(len(text), 0)
	return true
}

// isTwin reports whether a clause says that an entry is there twice. That two are alike may
// also be a wish for a third, unless it is said which of them shall go.
func isTwin(c clause) bool {
	says, alike := false, false
	for c.said != "" {
		switch {
		case c.skip(lang.SaysTwin):
			says = true
		case c.skip(lang.NamesSame):
			alike = true
		case (says || alike) && (lang.TakesOut.Is(c.said) || lang.AsksDelete.Is(c.said)):
			return true
		case !says && !alike && c.skip(lang.Interjects):
		case (says || alike) && c.skip(lang.SaysBut), (says || alike) && c.skip(lang.AroundAgain):
		default:
			return false
		}
	}
	return says
}
