package rules

import (
	"slices"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// Before the right value people say that the one there is wrong: "the taxi is wrong, it was 25",
// タクシーの金額が違う、1500円だった, 超市那个日期错了 是15号, "date is wrong, yesterday".

// A misstatement is what a clause says is wrong, and the right value.
type misstatement struct {
	of     clause // the entry, if it was named
	field  string // "" if none was named
	values []value
}

// misstated reads a clause as a misstatement.
func misstated(c clause, m *message) (misstatement, bool) {
	for i := range c.said {
		n := leads(c.said, i, lang.SaysValueWrong)
		if n == 0 || i+n >= len(c.said) {
			continue
		}
		right := c.without(i+n, 0)
		right.skip(lang.SaysToo)
		for right.skip(lang.SaysItWas) || right.skip(lang.SaysItIs) || right.skip(lang.JoinsPrice) || right.skip(lang.ShouldBe) || right.skip(lang.JoinsValue) {
		}
		wrong := misstatement{of: c.without(0, len(c.said)-i), values: m.newValues(right)}
		if len(wrong.values) == 0 || !slices.Contains(restatable, wrong.values[0].field) {
			continue
		}
		wrong.name()
		return wrong, wrong.field == "" || wrong.field == wrong.values[0].field
	}
	return misstatement{}, false
}

// name reads which value of which entry was said to be wrong: "the date of the taxi", 超市那个日期.
func (w *misstatement) name() {
	w.of.drop(lang.SaysToo)
	w.of = w.of.without(0, lang.JoinsPrice.Closes(w.of.said)).withoutArticle()
	if field := fieldNamed(w.of.bare().said); field != "" {
		w.of, w.field = clause{}, field
		return
	}
	if field, n := fieldAt(w.of.said); n > 0 {
		w.of, w.field = w.of.without(n, 0), field
	}
	if p, n := fieldNames.Closes(w.of.said); n > 0 && n < len(w.of.said) {
		w.of, w.field = w.of.without(0, n), fields[p]
	}
	for w.of.drop(lang.PointsAtOneBehind) || w.of.drop(lang.LeadsToEntry) || w.of.skip(lang.LeadsToEntry) {
	}
}

// edits are what a misstatement makes of the entry that it names, none if it names none.
func (w misstatement) edits(m *message) []action.EditExpense {
	what, named := mover{m}.entry(w.of)
	if w.of.said == "" || !named || isAmount(what.said, m) {
		return nil
	}
	return edits(action.EditExpense{Match: what.withoutArticle().typed}, w.values, m.text)
}
