package door

import (
	"slices"
	"strings"
	"unicode"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// edit makes an edit of one in words. Of a new expense a model may shorten the
// description or find a category; what stands in the ledger it changes only to what was
// said, and to no word that says nothing by itself.
func (g Grounds) edit(said action.SaidEdit, figures func(action.SaidEdit) ([]decimal.Decimal, error)) (Grounded, error) {
	a := action.EditExpense{Number: said.Number, Numbers: said.Numbers, Match: said.Match, Field: said.Field}
	v := values{Grounds: g, ev: g.Evidence(g.Sources), editing: true}
	if said.Field == action.FieldDeleted {
		if g.FromModel && !v.ev.Says(lang.SaysUndo) {
			return Grounded{Refused: notAsked}, nil
		}
		return Grounded{Action: a}, nil
	}
	if side := expense.Side(said.Value); said.Field == action.FieldSide && v.ev.Says(lang.SaysSide) && (side == expense.Net || side == expense.Gross) {
		a.Side = side
	}
	value := v.newValues(said, &a)
	if value == (action.SaidExpense{}) {
		return Grounded{Action: a}, nil
	}
	stored, err := figures(said)
	if err != nil {
		return Grounded{}, err
	}
	v.ev = v.ev.with(stored)
	if answer, answered := g.Answered["value"]; answered {
		v.Answered = map[string]string{said.Field: answer}
	}
	a.Value = v.expense(value)
	if value.Date == "" {
		a.Value.Date = nil
	}
	v.restrict(&a.Value)
	return Grounded{Action: a}, nil
}

// newValues returns what an edit in words makes of an expense, and notes its field if there
// is only one. That of a tax line is written behind its number.
func (v *values) newValues(said action.SaidEdit, a *action.EditExpense) action.SaidExpense {
	values := said.SaidExpense
	if fields := values.Fields(); said.Field == "" && len(fields) == 1 {
		a.Field = fields[0]
		said.Field, said.Value = fields[0], action.Argument(values, fields[0])
	}
	if n, rest := ofLine(said); n > 0 {
		a.Line, said.Field, said.Value = n, fieldOfLine(rest), rest
		values.Lines = ""
	}
	if said.Field == "" {
		return values
	}
	with, _ := values.With(said.Field, said.Value).(action.SaidExpense)
	if len(with.Fields()) > 1 && said.Field != action.FieldSide {
		a.Field = ""
	}
	return with
}

// restrict takes out of the new value of a stored expense what was not said of it.
func (v *values) restrict(to *action.AddExpense) {
	if saysNothing(to.Description) || !v.ev.Contains(to.Description) {
		to.Description = ""
	}
	if saysNothing(to.Merchant) {
		to.Merchant = ""
	}
	if saysNothing(to.Document) {
		to.Document = ""
	}
	if saysNothing(to.Category) || !v.ev.Contains(to.Category) && !v.suggests(to.Category) {
		to.Category = ""
	}
	to.Tags = slices.DeleteFunc(to.Tags, saysNothing)
}

// suggests reports whether the person's words hold a name of a category, or
// something that is of it.
func (v *values) suggests(name string) bool {
	category, _ := v.Category(name)
	for word := range strings.FieldsFuncSeq(v.ev.Text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) && r != '&' }) {
		if named, ok := v.Category(word); ok && named == category {
			return true
		}
		if derived, ok := parse.Category(word, v.Language, v.Ledger.Region); ok && derived == category {
			return true
		}
	}
	derived, _ := parse.Category(v.ev.Text, v.Language, v.Ledger.Region)
	return derived == category
}
