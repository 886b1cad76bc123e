package money

import (
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
)

// spokenPrices finds prices that are said as words without a currency.
type spokenPrices struct{ *Reader }

// FindSpokenList takes the number in words that ends each part of a list for the price of the
// thing before it: "bread for six and coffee for twelve". A part may have an amount already.
func (r *Reader) FindSpokenList() {
	if r.Unclear || strings.ContainsAny(r.Text, "?？") {
		return
	}
	s := spokenPrices{r}
	s.findOpening()
	var found []Found
	parts, start, told := 0, 0, len(r.Amounts) > 0
	for k := 0; k < len(r.Tokens); {
		if i := slices.IndexFunc(r.Amounts, func(m Found) bool { return m.First == k && !m.Tax }); i >= 0 {
			if !s.hasWords(start, k) {
				return // "12.00 dinner for two"
			}
			k = r.Amounts[i].Last
			parts, start = parts+1, k
			continue
		}
		q, ok := s.at(k)
		if !ok || !s.endsPart(q.Last) {
			k++
			continue
		}
		category, known := s.thingIn(start, k)
		if q.Value.LessThan(two) || s.isNumeral(k-1) || !s.hasWords(start, k) {
			return
		}
		told = told || known
		m := Found{First: k, Last: q.Last, Rank: rankDecimal}
		r.valueOf(&m, q)
		if lang.IsFood(category) {
			m.Readings = inCents(m.Readings)
			m.Value = m.Readings[0]
		}
		m.Loose = !known || len(m.Readings) > 1 || s.maybeCount(k, &q)
		found = append(found, m)
		k = q.Last
		parts, start = parts+1, k
	}
	if parts < 2 || len(found) == 0 || !told || s.hasWords(start, len(r.Tokens)) {
		return
	}
	for i := range found {
		m := &found[i]
		m.Span = lex.Span{Start: r.Tokens[m.First].Start, End: r.Tokens[m.Last-1].End}
		m.Text = r.Text[m.Start:m.End]
		r.setAmount(m.First, m.Last)
	}
	r.Amounts = append(r.Amounts, found...)
	slices.SortFunc(r.Amounts, func(a, b Found) int { return a.First - b.First })
}

// findOpening takes the number in words that opens a part of a list for what was paid for the thing
// behind it, where the other parts have amounts: "five hundred for the deposit, movers 120". Somebody
// looks at it.
func (s spokenPrices) findOpening() {
	if len(s.Amounts) == 0 {
		return
	}
	var found []Found
	for k := range s.Tokens {
		if !s.opensPart(k) {
			continue
		}
		q, ok := s.at(k)
		if !ok || q.Value.LessThan(ten) && q.Value.IsInteger() || s.HasDigits(k, q.Last) || s.hasAmount(k) {
			continue
		}
		behind := s.At(q.Last)
		if led := isFor(behind) || lang.LeadsOn(behind.Low, s.Language, ""); !led && !behind.Lex.Is(lang.RoleSpend) || s.At(q.Last+1).Kind != lex.Word || s.At(q.Last+1).Lex.Is(lang.RoleUnit) {
			continue
		}
		m := Found{First: k, Last: q.Last, Rank: rankDecimal, Loose: true}
		s.valueOf(&m, q)
		m.Span = lex.Span{Start: s.Tokens[k].Start, End: s.Tokens[q.Last-1].End}
		m.Text = s.Text[m.Start:m.End]
		s.setAmount(m.First, m.Last)
		found = append(found, m)
	}
	s.Amounts = append(s.Amounts, found...)
	slices.SortFunc(s.Amounts, func(a, b Found) int { return a.First - b.First })
}

// opensPart reports whether a part of a list begins at token k, but for words that say nothing.
func (s spokenPrices) opensPart(k int) bool {
	for k > 0 && !s.EndsPart(k-1) {
		if k--; s.At(k).Use != lex.UsedDate && !s.At(k).Lex.Is(lang.RoleFiller|lang.RoleArticle|lang.RoleSpend) {
			return false
		}
	}
	return true
}

// hasAmount reports whether an amount is in the part of a list around token k.
func (s spokenPrices) hasAmount(k int) bool {
	return slices.ContainsFunc(s.Amounts, func(m Found) bool {
		first, last := min(k, m.First), max(k, m.First)
		return !slices.ContainsFunc(s.Tokens[first:last], func(t lex.Token) bool {
			return t.Lex.Is(lang.RoleAnd|lang.RolePlus) || t.Low == "," || t.Low == ";" || t.Kind == lex.Break
		})
	})
}

// inCents returns the reading of a spoken price that has cents, if one does: nobody eats a bun
// of 380.
func inCents(readings []decimal.Decimal) []decimal.Decimal {
	for i, v := range readings {
		if !v.IsInteger() {
			return readings[i : i+1]
		}
	}
	return readings
}

// maybeCount reports whether a number in words at token k may say how many eat or which one it is:
// "dinner for two", "bus nine".
func (s spokenPrices) maybeCount(k int, q *number.Quantity) bool {
	before := s.At(k - 1)
	if before.Lex.Is(lang.RoleNumbered | lang.RoleOftenNumbered) {
		return true
	}
	return q.Readings == nil && q.Value.LessThan(ten) && (before.Lex.Is(lang.RoleFor) || lang.Named(s.Language).Common)
}

// isNumeral reports whether token k, or that before a word that joins numbers, is a number word.
func (s spokenPrices) isNumeral(k int) bool {
	if s.At(k).Lex.Is(lang.RoleAnd) {
		k--
	}
	t := s.At(k)
	return t.Use == lex.Unused && (number.IsNumberWord(&s.Sentence, k) || t.Lex.Is(lang.RoleShare|lang.RoleShared))
}

var ten = decimal.New(10, 0)

var two = decimal.New(2, 0)

// at reads the number in words at token k.
func (s spokenPrices) at(k int) (number.Quantity, bool) {
	t := s.At(k)
	if t.Use != lex.Unused || t.Kind != lex.Word {
		return number.Quantity{}, false
	}
	q, ok := number.WordQuantity(&s.Sentence, k)
	return q, ok && !isCount(&s.Sentence, k, q)
}

// endsPart reports whether a part of a list ends before token k, but for a day.
func (s spokenPrices) endsPart(k int) bool {
	for s.At(k).Use == lex.UsedDate {
		k++
	}
	t := s.At(k)
	return t.Kind == lex.Break || t.Lex.Is(lang.RoleAnd|lang.RolePlus) || t.Low == "," || t.Low == ";" || s.OnlyPoint(k)
}

// thingIn returns the category of what tokens[first:last] name.
func (s spokenPrices) thingIn(first, last int) (category string, known bool) {
	if first >= last {
		return "", false
	}
	return lang.CategoryOf(s.Text[s.Tokens[first].Start:s.Tokens[last-1].End], s.Language, s.Options.Region)
}

// hasWords reports whether words that tell something are among tokens[first:last].
func (s spokenPrices) hasWords(first, last int) bool {
	return slices.ContainsFunc(s.Tokens[first:last], func(t lex.Token) bool {
		return t.Use == lex.Unused && (t.Kind == lex.Word || t.Kind == lex.East) && !t.Lex.Is(lang.RoleFiller)
	})
}

// isPlain reports whether a number in words at token first can be nothing but the price of the
// known thing that is all that is said besides: "обед триста пятьдесят", "pizza trentadue e
// cinquanta". What people count or number by words is looked at, and so are rents and journeys,
// of which they leave out the hundred: "rent twelve fifty".
func (s spokenPrices) isPlain(first int, q *number.Quantity) bool {
	category, known := s.thingAround(first, q.Last)
	before := s.At(first - 1)
	if !known || len(q.Readings) > 1 || before.Lex.Is(lang.RoleNumbered|lang.RoleOftenNumbered) {
		return false
	}
	common := lang.Named(s.Language).Common
	eaten := lang.IsFood(category)
	switch {
	case len(q.Readings) == 1:
		return category != "Housing" && category != "Travel" && (!common || eaten || q.Value.GreaterThanOrEqual(plainTens))
	case !q.Value.LessThan(hundred):
		return !common
	}
	return (!common || eaten) && q.Value.GreaterThanOrEqual(plainTens) && s.endsPart(q.Last) && before.Kind == lex.Word && before.Use != lex.UsedAmount &&
		!before.Lex.Is(lang.RoleFor|lang.RoleAnd) && !lang.Preposition.Has(before.Low)
}

// plainTens is from where on people do not say hours, and rarely count things.
var plainTens = decimal.New(25, 0)

// thingAround returns the category of what stands around a number.
func (s spokenPrices) thingAround(first, last int) (category string, known bool) {
	return lang.CategoryOf(s.Text[:s.Tokens[first].Start]+" "+s.Text[s.Tokens[last-1].End:], s.Language, s.Options.Region)
}
