package door

import (
	"fmt"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/speech"
	"chit/expense"
	"chit/expense/parse"
)

// Grounds are what the values of a call may rest on: what the person wrote, and how it
// is read.
type Grounds struct {
	// Sources are the person's own texts.
	Sources []string
	// Quotes are the texts that were passed on with them. A value of what is added may
	// come from there, and nothing else.
	Quotes []string
	// Remarks are what the person said some time ago. An amount of theirs, with
	// its currency, is asked about.
	Remarks []string
	// Answered are the arguments that the person gave in answer to a question.
	Answered map[string]string
	Ledger   expense.Ledger
	Language string       // spoken with the person
	Today    expense.Date // when the texts were written
	// FromModel is set for the calls of a model. Otherwise they come from a question that
	// an earlier version asked.
	FromModel bool
	// Replies is set if the message answers a card.
	Replies bool

	Read     func(source string) *parse.Text            // reads a whole text
	Words    func(words string) *parse.Text             // reads words, mostly of a text
	Evidence func(sources []string) Evidence            // of some texts
	Category func(name string) (stored string, ok bool) // that a name means
	// Known returns the figures of the entries that the message may refer to: those on the
	// card that it answers, and the last one. Nil if there are none.
	Known func() []decimal.Decimal
}

// A Grounded call has become an action, unless it was refused.
type Grounded struct {
	Action action.Action
	// Refused is why the call cannot be done, for the model.
	Refused string
}

// notAsked refuses what nobody wished for.
const notAsked = "Invalid value: the person did not ask for it"

// Ground makes an action of what a model asks for, with the values that follow from the
// person's words. Figures are those of the stored expense that an edit is about, which
// count as said.
func (g Grounds) Ground(what action.Action, figures func(action.SaidEdit) ([]decimal.Decimal, error)) (Grounded, error) {
	switch a := what.(type) {
	case action.SaidExpense:
		return Grounded{Action: g.expense(a)}, nil
	case action.SaidEdit:
		return g.edit(a, figures)
	case action.Repeater:
		if word := g.unwritten(a.Repeats()); g.FromModel && word != "" {
			return Grounded{Refused: fmt.Sprintf("Invalid value: the person did not write %q. Use their own words, or leave it", word)}, nil
		}
	case action.ChangeSettings:
		if g.FromModel && !g.wantsSetting(a) {
			return Grounded{Refused: notAsked}, nil
		}
	}
	return Grounded{Action: what}, nil
}

// unwritten returns a word of some texts that is in none of the person's own, "" if there
// is none. What was passed on to them they did not write.
func (g Grounds) unwritten(said []string) string {
	own := strings.Join(g.Sources, "\n")
	for _, text := range said {
		if expense.ContainsWords(own, text) {
			continue
		}
		for word := range strings.FieldsSeq(text) {
			if bare := strings.Trim(word, `.,;:!?"'`); bare != "" && !expense.ContainsWords(own, bare) {
				return bare
			}
		}
	}
	return ""
}

// Relays reports whether the amounts of an action stand only in what was passed on, or in
// what the person repeats of others, and not in their own words.
func (g Grounds) Relays(amounts []decimal.Decimal) bool {
	if len(g.Quotes) == 0 {
		return g.borrows(amounts)
	}
	if len(amounts) == 0 || len(g.Answered) > 0 {
		return true // what was answered completes what both of them said
	}
	own := g.Evidence(g.Sources)
	return slices.ContainsFunc(amounts, func(v decimal.Decimal) bool { return len(own.Amount(v)) == 0 })
}

// EvidenceOf is the evidence for an action that adds: what was passed on is part of it
// if the action relays it.
func (g Grounds) EvidenceOf(relays bool) Evidence {
	if relays {
		return g.Evidence(slices.Concat(g.Sources, g.Quotes))
	}
	return g.Evidence(g.Sources)
}

// MayBeSaid reports whether words may be said again: they were written to us or passed
// on, or hold no figure but those that were. A description stands on the card, and words
// that find nothing are named.
func (g Grounds) MayBeSaid(words string) bool {
	sources := slices.Concat(g.Sources, g.Quotes)
	written := strings.Join(sources, "\n")
	if expense.ContainsWords(written, words) {
		return true
	}
	var numbers []parse.Number
	for _, source := range sources {
		numbers = append(numbers, g.Read(source).Numbers()...)
	}
	return speech.FiguresSaid(words, written, numbers)
}

// Readings returns what a number can mean: one value, or several when its notation is
// ambiguous; none when it is no number.
func (g Grounds) Readings(s string) []decimal.Decimal {
	// A plain number with a point is how JSON writes it, and means itself.
	if d, ok := PlainNumber(s); ok {
		return []decimal.Decimal{d}
	}
	if a, ok := g.Words(s).Amount(); ok {
		return a.Readings
	}
	return nil
}

// PlainNumber reads digits with at most one point. The exponents that decimal
// libraries accept are refused: 1e9 is nobody's coffee.
func PlainNumber(s string) (decimal.Decimal, bool) {
	digits := strings.TrimPrefix(s, "-")
	whole, frac, point := strings.Cut(digits, ".")
	if len(digits) > 2*expense.MaxDigits || whole == "" || point && frac == "" || strings.Trim(whole+frac, "0123456789") != "" {
		return decimal.Decimal{}, false
	}
	d, err := decimal.NewFromString(s)
	return d, err == nil
}
