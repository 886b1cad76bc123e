// Package eval scores how well people's messages are understood.
//
// A [Table] has messages with what is expected of each, written by somebody who does
// not know the code. A [Player] says them to a [Bot], and [Row.Judge] says what each
// [Outcome] is worth. Only the ledger, the offered choices and, for questions, the figures
// of the reply count; never how a sentence is worded.
package eval

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// A Verdict says how good an outcome is. The smaller, the better.
type Verdict int

// The verdicts, best first.
const (
	Right    Verdict = iota
	Tap              // one choice away from right
	Sensible         // a question
	Nonsense         // an offer of something else
	Nothing          // not understood
	Wrong            // something is stored, or was said, that should not be
	verdicts
)

// String returns the verdict's name.
func (v Verdict) String() string {
	return [verdicts]string{"right", "tap", "sensible", "nonsense", "nothing", "wrong"}[v]
}

// An Entry is what of a stored expense is judged.
type Entry struct {
	Gross    decimal.Decimal
	Currency expense.Currency
	Day      string // month and day, "11-22"
	Kind     expense.Kind
	Number   int64 // in the ledger; it is not judged
}

// EntryOf returns what of e is judged.
func EntryOf(e expense.Expense) Entry {
	return Entry{e.GrossMoney().Decimal(), e.Currency, e.SpentOn.String()[len("2006-"):], e.Kind, e.Number}
}

func (e Entry) key() string { return fmt.Sprintf("%s %s %s", e.Gross, e.Currency, e.Day) }

// spending are the kinds of entries that spending consists of.
var spending = []expense.Kind{expense.KindExpense, expense.KindRefund}

// An Outcome is what became of a message.
type Outcome struct {
	Before, After []Entry // what was stored before the message and after it, without what is deleted
	Meddled       bool    // something else of the ledger was changed, which nothing in the message can be meant to change
	Reply         string
	Files         []string // names of those that came with the reply
	Offers        []Offer
}

// An Offer is a choice that came with the reply.
type Offer struct {
	Label string
	// Taken returns what is stored when the same conversation ends with this choice.
	Taken func() ([]Entry, error)
}

// bag counts the entries of some kinds.
func bag(entries []Entry, kinds ...expense.Kind) map[string]int {
	counts := map[string]int{}
	for _, e := range entries {
		if slices.Contains(kinds, e.Kind) {
			counts[e.key()]++
		}
	}
	return counts
}

// within reports whether a has nothing that b does not have.
func within(a, b map[string]int) bool {
	for k, n := range a {
		if n > b[k] {
			return false
		}
	}
	return true
}

func same(a, b map[string]int) bool { return within(a, b) && within(b, a) }

// unchanged reports whether a message left everything as it was, of any kind.
func (o Outcome) unchanged() bool {
	list := func(entries []Entry) []string {
		var keys []string
		for _, e := range entries {
			keys = append(keys, e.key()+" "+string(e.Kind))
		}
		slices.Sort(keys)
		return keys
	}
	return slices.Equal(list(o.Before), list(o.After))
}

// A taken offer is what would be stored then, and what of it is spending that was not
// there before.
type taken struct {
	stored map[string]int
	adds   []Entry
}

// storing takes each offer, and returns those that store spending.
func (o Outcome) storing() ([]taken, error) {
	var all []taken
	for _, offer := range o.Offers {
		after, err := offer.Taken()
		if err != nil {
			return nil, fmt.Errorf("taking %q: %w", offer.Label, err)
		}
		left, t := bag(o.After, spending...), taken{stored: bag(after, spending...)}
		for _, e := range after {
			if left[e.key()]--; slices.Contains(spending, e.Kind) && left[e.key()] < 0 {
				t.adds = append(t.adds, e)
			}
		}
		if len(t.adds) > 0 {
			all = append(all, t)
		}
	}
	return all, nil
}

// asks reports whether the reply is a question: a line of it is one, and not only an
// example of what can be asked, which is indented.
func (o Outcome) asks() bool {
	for line := range strings.Lines(o.Reply) {
		line = strings.TrimRight(line, " \r\n")
		if !strings.HasPrefix(line, " ") && (strings.HasSuffix(line, "?") || strings.HasSuffix(line, "？")) {
			return true
		}
	}
	return false
}

// Judge returns the best verdict that the alternatives of r give, or an error if an
// offer cannot be taken.
func (r Row) Judge(o Outcome) (Verdict, error) {
	if o.Meddled {
		return Wrong, nil
	}
	best := Wrong
	var offers []taken
	for i, x := range r.Want {
		if i == 0 && x.settled(o) {
			return Right, nil
		}
		if offers == nil {
			var err error
			if offers, err = o.storing(); err != nil {
				return Wrong, err
			}
		}
		best = min(best, x.judge(o, offers))
	}
	return best, nil
}

// short returns offers and asked as the verdict on a message that was not understood
// as expected, but changed nothing.
func (o Outcome) short(offers []taken) Verdict {
	switch {
	case len(offers) > 0:
		return Nonsense
	case o.asks():
		return Sensible
	default:
		return Nothing
	}
}

// A Score counts verdicts.
type Score [verdicts]int

// Total returns how many verdicts were counted.
func (s Score) Total() int {
	n := 0
	for _, count := range s {
		n += count
	}
	return n
}

// Share returns how many of a hundred have one of the verdicts.
func (s Score) Share(of ...Verdict) float64 {
	n := 0
	for _, v := range of {
		n += s[v]
	}
	return 100 * float64(n) / float64(cmp.Or(s.Total(), 1))
}

// String returns all counts, "90 messages: 80 right, 5 tap, …".
func (s Score) String() string {
	var parts []string
	for v, count := range s {
		parts = append(parts, fmt.Sprintf("%d %s", count, Verdict(v)))
	}
	return fmt.Sprintf("%d messages: %s", s.Total(), strings.Join(parts, ", "))
}
