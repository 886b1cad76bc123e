// Package fact is what a ledger remembers: what people and places are called, what
// something usually costs, at which rate it is taxed, when somebody is paid.
//
// A fact is a thing of the ledger, see [expense.Thing], with one value under its key: a
// new value takes the place of the one before, which only the log still has. It is data.
// Whatever its words say, nothing is done because of them.
package fact

import (
	"context"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// Entity is that of facts in the log.
const Entity expense.Entity = "fact"

// Limits on the facts of a ledger.
const (
	Max      = 200
	MaxWords = 60 // characters of a subject or a value
)

// A Kind says what a fact tells.
type Kind string

// The kinds.
const (
	Called Kind = "called" // the name of something of theirs: their gym is called Holmes
	Is     Kind = "is"     // what a name stands for: Anna is a daughter
	Usual  Kind = "usual"  // what something usually costs
	Rate   Kind = "rate"   // the tax rate of what has the words
	Payday Kind = "payday" // the day of the month on which they are paid
)

// Kinds are all of them.
var Kinds = []Kind{Called, Is, Usual, Rate, Payday}

// A Fact is the state of the thing.
type Fact struct {
	Kind    Kind   `json:"kind"`
	Subject string `json:"subject,omitempty"` // as it was written
	Value   string `json:"value"`             // likewise; an amount with its currency, a rate as a fraction
	Person  bool   `json:"person,omitempty"`  // the name is somebody's
}

// Key names a fact in its ledger. What something is called and what it is are one fact.
func (f Fact) Key() string {
	kind := f.Kind
	if kind == Is {
		kind = Called
	}
	return strings.TrimSpace(string(kind) + " " + expense.Fold(f.Subject))
}

// SubjectOf returns the words that a key is about, "" if none.
func SubjectOf(key string) string {
	_, words, _ := strings.Cut(key, " ")
	return words
}

// Names returns a name and what it stands for, "" and "" if the fact is about no name.
func (f Fact) Names() (name, thing string) {
	switch f.Kind {
	case Called:
		return f.Value, f.Subject
	case Is:
		return f.Subject, f.Value
	}
	return "", ""
}

// Money returns what something usually costs.
func (f Fact) Money() (expense.Money, bool) {
	amount, currency, _ := strings.Cut(f.Value, " ")
	value, err := decimal.NewFromString(amount)
	if f.Kind != Usual || err != nil {
		return expense.Money{}, false
	}
	m, err := expense.NewMoney(value, expense.Currency(currency))
	return m, err == nil
}

// OfMoney is the value of a fact about what something costs.
func OfMoney(m expense.Money) string { return m.Amount() + " " + string(m.Currency) }

// Rate returns the tax rate of a fact about one.
func (f Fact) Rate() (expense.Rate, bool) {
	r, err := expense.ParseRate(f.Value)
	return r, f.Kind == Rate && err == nil
}

// String tells a model of a fact. What somebody wrote is in quotes.
func (f Fact) String() string {
	subject, value := strconv.Quote(f.Subject), strconv.Quote(f.Value)
	switch f.Kind {
	case Usual:
		return "usual " + subject + " " + f.Value
	case Rate:
		return "tax of " + subject + " " + f.Value
	case Payday:
		return "payday " + f.Value
	}
	return subject + "=" + value
}

// Amendment stores a fact, in the place of one with its key.
func (f Fact) Amendment() expense.Amendment {
	return expense.Amendment{Entity: Entity, Key: f.Key(), Apply: func(expense.State) (expense.State, error) { return expense.StateOf(f) }}
}

// Forgetting removes the fact with a key.
func Forgetting(key string) expense.Amendment {
	return expense.Amendment{Entity: Entity, Key: key, Apply: func(expense.State) (expense.State, error) { return "", nil }}
}

// Of returns the facts of a ledger, in the order of their keys.
func Of(ctx context.Context, s *expense.Service, ledger expense.LedgerID) (Facts, error) {
	things, err := s.Things(ctx, ledger, expense.ThingQuery{Entity: Entity})
	if err != nil {
		return nil, err
	}
	all := make(Facts, 0, len(things))
	for _, t := range things {
		f, err := expense.ReadState[Fact](t.State)
		if err != nil {
			return nil, err
		}
		all = append(all, f)
	}
	return all, nil
}
