package money

import (
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// gluing finds amounts that are glued to letters.
type gluing struct{ *Reader }

// find takes digits that are glued to letters for an amount where the text has no
// other: "gasolina60", "9e60", 1w5. They may be a name as well. Those with a Turkish ending stand
// beside others: "2 çay 15er", "3200dü 2400e aldım".
func (r gluing) find() {
	lira := r.Options.Currency == "TRY"
	if len(r.Amounts) > 0 && !lira || r.Unclear || r.TooLong {
		return
	}
	for k := range r.Tokens {
		t := &r.Tokens[k]
		if t.Kind != lex.Code || t.Use != lex.Unused {
			continue
		}
		m, ok := Found{}, false
		if lira {
			m, ok = r.inflectedAt(k)
		}
		if !ok && len(r.Amounts) == 0 {
			m, ok = r.gluedAt(k)
		}
		if !ok {
			continue
		}
		m.First, m.Last = k, k+1
		if m.each && r.At(k+1).Lex.MarkOf() != nil {
			m.Last++ // "20şer lira"
		}
		m.Readings = []decimal.Decimal{m.Value}
		m.Span, m.Text = t.Span, r.Text[t.Start:t.End]
		r.setAmount(m.First, m.Last)
		i := 0
		for i < len(r.Amounts) && r.Amounts[i].First < k {
			i++
		}
		r.Amounts = slices.Insert(r.Amounts, i, m)
		if !lira {
			return
		}
	}
}

// inflectedAt reads the amount with a Turkish ending that is written at token k. Before a verb of
// spending it is what was paid: "ayakkabıyı 1200e aldım".
func (r gluing) inflectedAt(k int) (Found, bool) {
	t := r.At(k)
	text := r.Text[t.Start:t.End]
	n := lex.ScanNumeral(text, 0)
	if !lex.IsDigit(text[0]) || n.Bad || n.TooLong || n.Ambiguous {
		return Found{}, false
	}
	m, ending := Found{Amount: Amount{Value: n.Thousands()}}, strings.ToLower(text[n.End:])
	switch {
	case lang.NumberCase.Has(ending):
		m.reached = true
		m.Loose = !r.At(k + 1).Lex.Is(lang.RoleSpend)
	case lang.NumberPast.Has(ending):
	case lang.Words().Words["'"+ending].Is(lang.RoleEach):
		m.each = true
	default:
		return Found{}, false
	}
	return m, true
}

// gluedAt reads the amount that is written at token k.
func (r gluing) gluedAt(k int) (Found, bool) {
	t := r.At(k)
	text := r.Text[t.Start:t.End]
	n := lex.ScanNumeral(text, 0)
	if !lex.IsDigit(text[0]) || n.Bad || n.TooLong || n.Ambiguous {
		return Found{}, false
	}
	rest := strings.ToLower(text[n.End:])
	switch before := r.At(k - 1); {
	case rest == "":
		thing := !t.Spaced && before.Kind == lex.Word && before.Use == lex.Unused && lang.IsThing(before.Low) && !lang.Model.Has(before.Low)
		return Found{Amount: Amount{Value: n.Thousands()}, Loose: true}, thing && n.Whole
	case rest[0] == 'e':
		return r.shortEuro(k, &n, rest[1:])
	}
	return r.scaledCode(k, &n, rest)
}

// shortEuro reads the e that some write for a euro: "24e", "9e60".
func (r gluing) shortEuro(k int, n *lex.Numeral, cents string) (Found, bool) {
	euro := lang.Words().Words["euro"].MarkOf()
	if r.Options.Currency != "EUR" || euro == nil || !n.Whole && cents != "" {
		return Found{}, false
	}
	m := Found{Amount: Amount{Value: n.Thousands(), Currency: "EUR", Symbol: "e"}, Rank: RankStrong, mark: euro}
	switch c := lex.ScanNumeral(cents+" ", 0); {
	case cents == "":
		// "24e" is the 24th as well, before what is counted.
		next := r.At(k + 1)
		m.Loose = next.Use == lex.Unused && (next.Kind == lex.Word || next.Kind == lex.East)
	case len(cents) == 2 && c.End == 2:
		m.Value = m.Value.Add(decimal.New(c.Mantissa, -2))
	default:
		return Found{}, false
	}
	return m, true
}

// scaledCode reads a scale with a digit behind it: 1w5 is 15000, "2k3" 2300. The letter
// for ten thousand may also end the number.
func (r gluing) scaledCode(k int, n *lex.Numeral, rest string) (Found, bool) {
	if lang.TenThousand.Has(rest) {
		m := scaled(n.DecimalReading(), 4)
		// watts are written so as well
		m.Loose = n.Whole && !r.At(k-1).Lex.Is(lang.RoleSpend) || !slices.ContainsFunc(r.Tokens, func(t lex.Token) bool { return t.Kind == lex.East })
		return m, true
	}
	at := len(rest) - 1
	if at < 1 || !lex.IsDigit(rest[at]) || !n.Whole {
		return Found{}, false
	}
	scale := int32(4)
	if word := lang.Words().Words[rest[:at]]; word.Is(lang.RoleScale) && word.Scale >= 3 {
		scale = word.Scale
	} else if !lang.TenThousand.Has(rest[:at]) {
		return Found{}, false
	}
	return scaled(decimal.New(n.Mantissa, 0).Add(decimal.New(int64(rest[at]-'0'), -1)), scale), true
}

func scaled(value decimal.Decimal, scale int32) Found {
	value = value.Shift(scale)
	return Found{Amount: Amount{Value: value}, Loose: value.GreaterThanOrEqual(decimal.New(1, expense.MaxDigits))}
}
