package agent

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/feature/expenses"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
	"chit/expense/sum"
)

// reckoning returns the reading of a message that divides what was just entered, or adds a tip
// to it, or takes a discount off. It reports false if nothing was.
func (r resolving) reckoning(ctx context.Context, k rules.Reckoning) (rules.Reading, bool) {
	if r.message.Overheard || continuing(r).saidTwice(ctx) {
		return rules.Reading{}, false
	}
	entries, err := r.spokenOf(ctx)
	if err != nil {
		r.log.WarnContext(ctx, "a sequel goes without the entries that it may be about", "error", err)
	}
	if named := r.newestOf(ctx, k.Of); len(named) > 0 || len(k.Of) > 0 && (!k.Perhaps || namesThing(k.Of)) {
		entries = named
	}
	entries, ok := r.namedBy(ctx, k.Named, entries)
	if !ok || len(entries) == 0 {
		return rules.Reading{}, false
	}
	reading := rules.Reading{Complete: true}
	if len(entries) > 1 && !k.All {
		reading.Actions = []action.Action{action.EditExpense{Field: "amount"}} // which asks which one
		return reading, true
	}
	for _, e := range entries {
		amount, ok := reckon(e.Sum, e.GrossMoney().Decimal(), k, e.Currency)
		if !ok || !e.Kind.Spends() {
			return rules.Reading{}, false
		}
		reading.Actions = append(reading.Actions, action.EditExpense{
			Number: &e.Number, Field: "gross_amount", Value: action.AddExpense{Gross: &amount},
		})
	}
	return reading, true
}

// namesThing reports whether a name is of something that people buy, and so of nobody who shared it.
func namesThing(names []string) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		return slices.ContainsFunc(strings.Fields(strings.ToLower(name)), lang.IsThing)
	})
}

// newestOf returns the entry made last that one of some names names, none if there is none.
func (r resolving) newestOf(ctx context.Context, names []string) []expense.Expense {
	for _, name := range names {
		e, ok, err := expenses.Newest(ctx, r.env, name)
		if err != nil {
			r.log.WarnContext(ctx, "a message goes without the entry that it may name", "error", err)
		}
		if ok {
			return []expense.Expense{e}
		}
	}
	return nil
}

// maxUnknown is how many words beside the name of an entry may be verbs that no table has: "los
// libros llevaban un 5% de descuento".
const maxUnknown = 2

// namedBy returns those of some entries that words name, all if none does. It reports false if a word
// is another thing, or more of them say something else.
func (r resolving) namedBy(ctx context.Context, words []string, entries []expense.Expense) (named []expense.Expense, ok bool) {
	unknown := 0
	for _, word := range words {
		found, _, err := r.env.Lookup().Named(ctx, r.env.Lookup().Query(word))
		if err != nil {
			r.log.WarnContext(ctx, "a sequel goes without the entry that it may name", "error", err)
			return nil, false
		}
		rest := slices.DeleteFunc(slices.Clone(entries), func(e expense.Expense) bool {
			return !slices.ContainsFunc(found, func(f expense.Expense) bool { return f.Number == e.Number })
		})
		switch {
		case len(rest) > 0:
			entries, named = rest, rest
		case len(found) > 0 || lang.IsThing(word) || lang.IsShop(word, r.env.Texts.Language()):
			return nil, false
		default:
			unknown++
		}
	}
	if named == nil {
		named = entries
	}
	return named, unknown <= maxUnknown
}

// spokenOf returns the entries of the card that the message answers, or of the last deed, if the
// person has said nothing else since.
func (r resolving) spokenOf(ctx context.Context) ([]expense.Expense, error) {
	if len(r.env.About) == 0 {
		_, entries, err := expenses.LastDeed(ctx, r.env)
		if err != nil || r.digressed(ctx, entries) {
			return nil, err
		}
		return entries, nil
	}
	var entries []expense.Expense
	for _, number := range r.env.About {
		e, err := r.ledgers.Expense(ctx, r.ledger.ID, number)
		if err != nil {
			return nil, err
		}
		entries = append(entries, e)
	}
	return entries, nil
}

// reckoned does to the amount of a proposal what a message says of it, and accepts it with that.
func (r proposing) reckoned(ctx context.Context, p *memory.Pending, k rules.Reckoning) (intent, bool) {
	if len(p.Actions) != 1 || len(p.Drafts) != 1 || !r.askedLast(ctx, p) {
		return intent{}, false
	}
	draft := expense.Expense(p.Drafts[0].Expense)
	add, _ := p.Actions[0].Action.(action.AddExpense)
	amount, ok := reckon(draft.Sum, draft.GrossMoney().Decimal(), k, draft.Currency)
	if !ok || len(add.Lines) > 0 || len(k.Of) > 0 && (!k.Perhaps || namesThing(k.Of)) && !slices.ContainsFunc(k.Of, func(name string) bool { return expenses.IsNamed(r.env, draft, name) }) {
		return intent{}, false
	}
	add.Amount, add.Net, add.Gross, add.Tax, add.Currency = nil, nil, &amount, nil, draft.Currency
	a := r.newAmendment()
	a.change(p)
	a.actions[p][0] = add
	return a.intent(), true
}

// reckon returns what becomes of an amount, which may be the result of arithmetic already.
func reckon(said string, gross decimal.Decimal, k rules.Reckoning, currency expense.Currency) (parse.Amount, bool) {
	if k.Currency != "" && k.Currency != currency {
		return parse.Amount{}, false
	}
	term := gross.StringFixed(int32(currency.Digits()))
	if said != "" {
		term = "(" + said + ")"
	}
	if k.Count > 0 {
		return recounted(term, said, gross, k, currency)
	}
	return computed(term+k.With, gross, k, currency)
}

// computed returns the value of arithmetic, which leaves it open whether an amount stays as it is if the
// reckoning asks that.
func computed(arithmetic string, gross decimal.Decimal, k rules.Reckoning, currency expense.Currency) (parse.Amount, bool) {
	s, err := sum.Parse(arithmetic)
	if err != nil {
		return parse.Amount{}, false
	}
	value := s.Round(int32(currency.Digits()))
	a := parse.Amount{Text: value.String(), Value: value, Readings: []decimal.Decimal{value}, Currency: currency, Sum: s.String()}
	if k.Asks {
		a.Readings = append(a.Readings, gross)
	}
	return a, value.IsPositive()
}

// recounted returns what so many cost of what an amount was the price of one of, which it may have
// been computed with. Of the price of all, which it may be as well, it is the other reading.
func recounted(one, said string, gross decimal.Decimal, k rules.Reckoning, currency expense.Currency) (parse.Amount, bool) {
	price, counted := expenses.PriceOfOne(said)
	if counted {
		one = price
	} else if k.Count < 2 {
		return parse.Amount{}, false // it was one
	}
	if k.One != "" && !isAsMuch(k.One, one) {
		return parse.Amount{}, false // of something else
	}
	a, ok := computed(strconv.Itoa(k.Count)+"*"+one, gross, k, currency)
	return a, ok && !a.Value.Equal(gross)
}

// isAsMuch reports whether two amounts are the same.
func isAsMuch(one, other string) bool {
	a, err := decimal.NewFromString(one)
	b, errOther := decimal.NewFromString(other)
	return err == nil && errOther == nil && a.Equal(b)
}
