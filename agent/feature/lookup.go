package feature

import (
	"cmp"
	"context"
	"strings"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// A Lookup finds what is in the ledger of a message.
type Lookup struct{ env *Env }

// Lookup returns what finds things in the ledger.
func (e *Env) Lookup() Lookup { return Lookup{e} }

// Numbered returns the expense with a number, or the result that says there is none.
func (l Lookup) Numbered(ctx context.Context, number int64) (expense.Expense, *Result, error) {
	found, err := l.env.Ledgers.Expense(ctx, l.env.Ledger.ID, number)
	if expense.CodeOf(err) == expense.CodeNotFound {
		refusal, err := Refusal(l.env, err)
		return expense.Expense{}, &refusal, err
	}
	return found, nil, err
}

// ThoseNamed returns the expenses that have words as whole words: somebody who says "tea"
// does not mean the steak.
func (l Lookup) ThoseNamed(found []expense.Expense, words string) []expense.Expense {
	var whole []expense.Expense
	for _, one := range found {
		said := append([]string{one.Description, one.Merchant, one.Category, l.env.Card().Category(one.Category)}, one.Tags...)
		if words == "" || expense.ContainsWords(strings.Join(said, "\n"), words) {
			whole = append(whole, one)
		}
	}
	return whole
}

// Query reads words such as "coffee in March" as a period and a text.
func (l Lookup) Query(words string) expense.Query {
	said := l.env.Words(words)
	text := said.String()
	q := expense.Query{}
	if p, span, ok := said.Period(l.env.Ledger.MonthStart); ok {
		q.Period = &p
		text = Clean(text[:span.Start] + " " + text[span.End:])
	}
	q.Text = parse.Subject(text)
	return q
}

// Named returns the expenses that a query finds, and those of them that have its words as
// they are. If there is none, the words may have another ending there: "usuń herbatę".
func (l Lookup) Named(ctx context.Context, q expense.Query) (found, whole []expense.Expense, err error) {
	found, err = l.env.Ledgers.Find(ctx, l.env.Ledger.ID, q)
	if err != nil || len(found) > 0 || q.Text == "" {
		return found, l.ThoseNamed(found, q.Text), err
	}
	q.Words = l.WholeWords()
	found, err = l.env.Ledgers.Find(ctx, l.env.Ledger.ID, q)
	return found, found, err
}

// WholeWords makes a query match whole words only, in the singular or the plural of the
// language of the message.
func (l Lookup) WholeWords() *expense.Words {
	said := l.env.Source(strings.Join(l.env.Sources, "\n"))
	return &expense.Words{Endings: lang.PluralEndings(cmp.Or(said.Spoken(), said.Language()))}
}

// Unchanged returns an expense, and whether it exists and has not changed since a revision.
func (l Lookup) Unchanged(ctx context.Context, number, revision int64) (expense.Expense, bool, error) {
	found, err := l.env.Ledgers.Expense(ctx, l.env.Ledger.ID, number)
	if expense.CodeOf(err) == expense.CodeNotFound {
		return found, false, nil
	}
	return found, err == nil && found.Revision == revision, err
}
