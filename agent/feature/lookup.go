package feature

import (
	"context"
	"strings"

	"chit/expense"
	"chit/expense/parse"
)

// Numbered returns the expense with a number, or the result that says there is none.
func (e *Env) Numbered(ctx context.Context, number int64) (expense.Expense, *Result, error) {
	found, err := e.Ledgers.Expense(ctx, e.Ledger.ID, number)
	if expense.CodeOf(err) == expense.CodeNotFound {
		refusal, err := Refusal(e, err)
		return expense.Expense{}, &refusal, err
	}
	return found, nil, err
}

// ThoseNamed returns the expenses that have words as whole words: somebody who says "tea"
// does not mean the steak.
func (e *Env) ThoseNamed(found []expense.Expense, words string) []expense.Expense {
	var whole []expense.Expense
	for _, one := range found {
		said := append([]string{one.Description, one.Merchant, one.Category, e.Card().Category(one.Category)}, one.Tags...)
		if words == "" || expense.ContainsWords(strings.Join(said, "\n"), words) {
			whole = append(whole, one)
		}
	}
	return whole
}

// Query reads words such as "coffee in March" as a period and a text.
func (e *Env) Query(words string) expense.Query {
	said := e.Words(words)
	text := said.String()
	q := expense.Query{}
	if p, span, ok := said.Period(e.Ledger.MonthStart); ok {
		q.Period = &p
		text = Clean(text[:span.Start] + " " + text[span.End:])
	}
	q.Text = parse.Subject(text)
	return q
}

// Unchanged returns an expense, and whether it exists and has not changed since a revision.
func (e *Env) Unchanged(ctx context.Context, number, revision int64) (expense.Expense, bool, error) {
	found, err := e.Ledgers.Expense(ctx, e.Ledger.ID, number)
	if expense.CodeOf(err) == expense.CodeNotFound {
		return found, false, nil
	}
	return found, err == nil && found.Revision == revision, err
}
