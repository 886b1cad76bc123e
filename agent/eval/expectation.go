package eval

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// An Expectation is one acceptable outcome.
type Expectation struct {
	mark   string            // S, S?, A, N, M, Q or H
	stored map[string]int    // S: the whole spending of the ledger
	sums   []decimal.Decimal // A: what offers may store; Q: what the reply must hold
	words  []string          // Q: all of them are in the reply; H: one of them, "" for any
}

// parseExpectation reads one alternative, such as "S 4.50 EUR 11-22".
func parseExpectation(text string) (Expectation, error) {
	mark, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	x, rest := Expectation{mark: mark}, strings.TrimSpace(rest)
	var err error
	switch mark {
	case "S", "S?":
		x.stored, err = parseStored(rest)
	case "A":
		x.sums, err = parseSums(strings.FieldsFunc(rest, func(r rune) bool { return r == '/' || r == ' ' }))
	case "Q":
		err = x.parseAnswer(rest)
	case "H":
		x.words = strings.Split(strings.ToLower(rest), "/") // none: any explanation will do
	case "N", "M":
		if rest != "" {
			err = fmt.Errorf("%q after it", rest)
		}
	default:
		err = fmt.Errorf("no such mark")
	}
	if err != nil {
		return x, fmt.Errorf("expectation %q: %w", text, err)
	}
	return x, nil
}

func parseStored(text string) (map[string]int, error) {
	stored := map[string]int{}
	if text == "-" {
		return stored, nil
	}
	for part := range strings.SplitSeq(text, ";") {
		f := strings.Fields(part)
		if len(f) != 3 {
			return nil, fmt.Errorf("%q is no amount, currency and day", part)
		}
		gross, err := decimal.NewFromString(f[0])
		if err != nil {
			return nil, err
		}
		stored[Entry{Gross: gross, Currency: expense.Currency(f[1]), Day: f[2]}.key()]++
	}
	return stored, nil
}

func parseSums(words []string) ([]decimal.Decimal, error) {
	var sums []decimal.Decimal
	for _, w := range words {
		d, err := decimal.NewFromString(w)
		if err != nil {
			return nil, err
		}
		sums = append(sums, d)
	}
	return sums, nil
}

func (x *Expectation) parseAnswer(text string) error {
	for part := range strings.SplitSeq(text, "&") {
		part = strings.TrimSpace(part)
		if word, ok := strings.CutPrefix(part, "="); ok {
			x.words = append(x.words, strings.ToLower(word))
			continue
		}
		d, err := decimal.NewFromString(part)
		if err != nil {
			return err
		}
		x.sums = append(x.sums, d)
	}
	return nil
}

// settled reports whether o is right whatever its offers are.
func (x Expectation) settled(o Outcome) bool {
	switch x.mark {
	case "S", "S?":
		return same(bag(o.After, spending...), x.stored)
	case "Q":
		return o.unchanged() && x.answered(o.Reply)
	}
	return false
}

// judge returns the verdict on o by x alone.
func (x Expectation) judge(o Outcome, offers []taken) Verdict {
	if x.settled(o) {
		return Right
	}
	switch x.mark {
	case "S", "S?":
		return x.judgeSpending(o, offers)
	case "M":
		return x.judgeMoney(o, offers)
	}
	if !o.unchanged() {
		return Wrong
	}
	switch x.mark {
	case "A":
		return x.judgeAsked(o, offers)
	case "N":
		if len(offers) > 0 {
			return Nonsense
		}
		return Right
	case "H":
		shown := strings.ToLower(o.Reply + "\n" + strings.Join(o.Files, "\n"))
		if slices.ContainsFunc(x.words, func(w string) bool { return strings.Contains(shown, w) }) {
			return Right
		}
	case "Q":
		if len(offers) == 0 && !o.asks() && saysSum(o) {
			return Wrong
		}
	}
	return o.short(offers)
}

func (x Expectation) judgeSpending(o Outcome, offers []taken) Verdict {
	if !o.unchanged() && !(within(bag(o.After, spending...), x.stored) && (o.asks() || len(offers) > 0)) {
		return Wrong
	}
	for _, t := range offers {
		if same(t.stored, x.stored) {
			if x.mark == "S?" {
				return Right
			}
			return Tap
		}
	}
	return o.short(offers)
}

func (x Expectation) judgeMoney(o Outcome, offers []taken) Verdict {
	switch {
	case !same(bag(o.Before, expense.KindExpense), bag(o.After, expense.KindExpense)):
		return Wrong
	case slices.ContainsFunc(offers, func(t taken) bool {
		return slices.ContainsFunc(t.adds, func(e Entry) bool { return e.Kind == expense.KindExpense })
	}):
		return Nonsense
	default:
		return Right
	}
}

func (x Expectation) judgeAsked(o Outcome, offers []taken) Verdict {
	if len(offers) == 0 {
		if o.asks() {
			return Right
		}
		return Nothing
	}
	for _, t := range offers {
		if len(x.sums) > 0 && !x.has(sumOf(t.adds)) {
			return Nonsense
		}
	}
	if len(offers) == 1 {
		return Nonsense // a guess
	}
	return Right
}

func (x Expectation) has(d decimal.Decimal) bool {
	for _, s := range x.sums {
		if s.Equal(d) {
			return true
		}
	}
	return false
}

func sumOf(entries []Entry) decimal.Decimal {
	sum := decimal.Zero
	for _, e := range entries {
		sum = sum.Add(e.Gross)
	}
	return sum
}

// answered reports whether a reply holds everything that x wants.
func (x Expectation) answered(reply string) bool {
	said := figures(reply)
	for _, s := range x.sums {
		if !said[s.String()] {
			return false
		}
	}
	reply = strings.ToLower(reply)
	for _, w := range x.words {
		if !strings.Contains(reply, w) {
			return false
		}
	}
	return true
}

// saysSum reports whether a reply begins with a sum of money.
func saysSum(o Outcome) bool {
	first, _, _ := strings.Cut(o.Reply, "\n")
	return withCents.MatchString(first)
}

var (
	withCents = regexp.MustCompile(`\d[.,]\d\d(\D|$)`)
	figure    = regexp.MustCompile(`\d+(?:[.,'’\x{a0}\x{202f}]\d+)*`)
	separator = regexp.MustCompile(`[.,'’\x{a0}\x{202f}]`)
)

// figures returns the numbers of a text, in any form of grouping.
func figures(text string) map[string]bool {
	found := map[string]bool{}
	for _, f := range figure.FindAllString(text, -1) {
		parts := separator.Split(f, -1)
		whole, last := strings.Join(parts, ""), parts[len(parts)-1]
		add := func(s string) {
			if d, err := decimal.NewFromString(s); err == nil {
				found[d.String()] = true
			}
		}
		add(whole) // groups only
		if len(parts) > 1 {
			add(whole[:len(whole)-len(last)] + "." + last)
		}
	}
	return found
}
