package line

import (
	"slices"
	"strings"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// A rates joins amounts with their own tax rates to tax lines.
type rates struct{ *Reader }

// holdsPaid reports whether an amount is among tokens[first:last].
func (r rates) holdsPaid(first, last int) bool {
	return slices.ContainsFunc(r.Amounts, func(m money.Found) bool { return m.First >= first && m.Last <= last && !m.Tax && !m.Dropped })
}

// joinTaxed makes one expense of what is one receipt with several tax rates: amounts in a
// row, each with its rate, of which one names what was bought; or of which each names
// something, and one merchant or document all of them.
func (r rates) joinTaxed(lines []piece) []piece {
	if len(r.Rated) < 2 {
		return lines
	}
	var joined []piece
	for i := 0; i < len(lines); {
		end := i
		for end < len(lines) && r.isTaxed(&lines[end]) && r.sharesCurrency(&lines[i], &lines[end]) {
			end++
		}
		if end-i < 2 {
			joined = append(joined, lines[i:max(end, i+1)]...)
			i = max(end, i+1)
			continue
		}
		run := r.receipts(lines[i:end])
		if head := len(joined) - 1; head >= 0 && len(run) == 1 && r.isHead(&joined[head], &run[0]) {
			run[0].money, run[0].first = joined[head].money, joined[head].first
			joined = joined[:head]
		} else if end < len(lines) && len(run) == 1 && r.isNamedTotal(&lines[end]) {
			run[0].money, run[0].last = lines[end].money, lines[end].last
			end++
		}
		joined = append(joined, run...)
		i = end
	}
	return joined
}

// isTaxed reports whether a line has one amount and one rate for it.
func (r rates) isTaxed(l *piece) bool {
	rates := 0
	for i := range r.Taxes {
		if t := &r.Taxes[i]; t.First >= l.first && t.Last <= l.last && t.Rate.IsSet() {
			rates++
		}
	}
	return l.money >= 0 && rates == 1
}

func (r rates) sharesCurrency(a, b *piece) bool {
	one, other := r.Amounts[a.money].Currency, r.Amounts[b.money].Currency
	return one == "" || other == "" || one == other
}

// receipts joins the parts of a run of amounts with rates.
func (r rates) receipts(run []piece) []piece {
	var named []int
	for i := range run {
		if !cutting(r).lacksWords(&run[i]) {
			named = append(named, i)
		}
	}
	last := len(run) - 1
	if len(named) == 0 || len(named) == 1 && (named[0] == 0 || named[0] == last) || r.isOneDocument(run) {
		return []piece{join(run)}
	}
	if named[0] != 0 {
		return run
	}
	var list []piece
	for n, first := range named {
		end := len(run)
		if n+1 < len(named) {
			end = named[n+1]
		}
		if end-first == 1 {
			list = append(list, run[first])
			continue
		}
		list = append(list, join(run[first:end]))
	}
	return list
}

func join(parts []piece) piece {
	l := piece{first: parts[0].first, last: parts[len(parts)-1].last, money: -1, parts: slices.Clone(parts), tidy: true}
	return l
}

// isOneDocument reports whether parts with different rates name one merchant or one
// document, at the beginning or at the end.
func (r rates) isOneDocument(run []piece) bool {
	rates := map[expense.Rate]bool{}
	names, at := len(r.documents), 0
	for i := range run {
		for k := run[i].first; k < run[i].last; k++ {
			if r.namesMerchant(k, run[i].last) {
				names, at = names+1, i
			}
		}
		rates[r.lineOf(&run[i]).Rate] = true
	}
	return len(rates) > 1 && names == 1 && (at == 0 || at == len(run)-1)
}

func (r rates) namesMerchant(k, last int) bool {
	t := &r.Tokens[k]
	return t.Use == lex.Unused && t.Lex.Is(lang.RoleAt) && !beginsName(r.Reader, k) && nameEnd(r.Reader, k, last) > k+1
}

// isHead reports whether a line without a rate names what the tax lines behind it, which
// name nothing, are of. Its amount is their sum.
func (r rates) isHead(l, lines *piece) bool {
	named := func(p piece) bool { return !cutting(r).lacksWords(&p) }
	return l.parts == nil && !r.isTaxed(l) && !slices.ContainsFunc(lines.parts, named)
}

// isNamedTotal reports whether a line says that it is the sum of those before it, and
// nothing else.
func (r rates) isNamedTotal(l *piece) bool {
	total := false
	for k := l.first; k < l.last; k++ {
		t := &r.Tokens[k]
		if t.Use != lex.Unused || t.Kind != lex.Word && t.Kind != lex.East {
			continue
		}
		if !t.Lex.Is(lang.RoleTotal | lang.RoleFiller) {
			return false
		}
		total = total || t.Lex.Is(lang.RoleTotal)
	}
	return l.money >= 0 && total
}

// lineOf returns the tax line that a part is.
func (r rates) lineOf(l *piece) TaxLine {
	amount := r.Amounts[l.money].Amount
	line := TaxLine{Amount: &amount}
	for i := range r.Taxes {
		t := &r.Taxes[i]
		if t.First < l.first || t.Last > l.last {
			continue
		}
		if t.Rate.IsSet() {
			line.Rate, line.Reason = t.Rate, t.Reason
		}
		if t.Side != "" {
			line.Side = t.Side
		}
		if t.Amount >= 0 && !t.Net {
			tax := r.Amounts[t.Amount].Amount
			line.Tax = &tax
		}
	}
	return line
}

// linesOf fills in the tax lines of a receipt. A side that is said of one of them is that
// of all: "net 10 at 7% and 10 at 19%". It reports false if it may be of one alone, or
// the words say several.
func (r rates) linesOf(l *piece, e *Expense) bool {
	for k := l.first; k < l.last; k++ {
		if t := &r.Tokens[k]; t.Use == lex.Unused && t.Lex.Is(lang.RoleTotal) && l.money >= 0 {
			t.Use = lex.UsedTax
		}
	}
	said, ok := expense.Side(""), true
	for i := range l.parts {
		line := r.lineOf(&l.parts[i])
		ok = ok && len(line.Amount.Readings) == 1 && (said == "" || line.Side == "" || line.Side == said)
		if line.Side != "" {
			said = line.Side
		}
		e.Lines = append(e.Lines, line)
	}
	for i := range r.Taxes {
		t := &r.Taxes[i]
		inPart := slices.ContainsFunc(l.parts, func(p piece) bool { return t.First >= p.first && t.Last <= p.last })
		if t.First < l.first || t.Last > l.last || inPart {
			continue
		}
		ok = ok && !t.Rate.IsSet() && t.Amount < 0 && !t.Doubt
		e.Side = t.Side // of the total
	}
	edge := e.Lines[0].Side != "" || e.Lines[len(e.Lines)-1].Side != ""
	for i := range e.Lines {
		if line := &e.Lines[i]; line.Side == "" && said != "" {
			line.Side, ok = said, ok && (edge || said == expense.Gross)
		}
	}
	return ok
}

// partsJoint stands between what the parts of a receipt name.
const partsJoint = ", "

// describeParts returns what a line names, of a receipt what its parts do.
func (r rates) describeParts(l *piece) string {
	if l.parts == nil {
		return descriptionOf(r.Reader, l)
	}
	var names []string
	for at, i := l.first, 0; i <= len(l.parts); i++ {
		part := piece{first: at, last: l.last}
		if i < len(l.parts) {
			part.last = l.parts[i].last
		}
		if name := descriptionOf(r.Reader, &part); name != "" {
			names = append(names, name)
		}
		at = part.last
	}
	return strings.Join(names, partsJoint)
}
