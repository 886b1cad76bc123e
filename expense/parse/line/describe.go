package line

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// expenseOf makes an expense of a line, and notes what in it was not understood.
func expenseOf(r *Reader, l *piece) Expense {
	e := Expense{Span: spanOf(r, l), Kinds: l.kinds.list()}
	r.objectIf(len(e.Kinds) > 1, UncertainKind, e.Span)
	r.objectIf(!l.tidy, UncertainCut, e.Span)
	r.negateRefund(l)
	if l.money >= 0 {
		amount := r.Amounts[l.money].Amount
		e.Amount = &amount
	} else if r.UnclearMark != nil {
		e.Currency = r.UnclearMark.Likely(r.Options.Currency, r.Language)
	}
	e.Merchant = merchantOf(r, l)
	r.objectIf(!numbering{r}.documentOf(l, &e), TwoDocuments, e.Span)
	e.Tags, e.Category = tagsOf(r, l), (labelling{r}).of(l)
	category := e.Category
	r.taxed(l, &e)
	r.objectIf(!dateOf(r, l, &e), UncertainDate, e.Span)
	evidence := isEvident(r, l)
	if e.Description = (rates{r}).describeParts(l); e.Description == "" {
		e.Description = cmp.Or(e.Merchant, numbering{r}.documentWord(l))
	}
	if l.like != nil {
		e.Description, e.Merchant = l.like.Description, cmp.Or(e.Merchant, l.like.Merchant)
	}
	known := e.Category != ""
	if names := strings.Split(e.Description, partsJoint); l.parts != nil && !known {
		e.Category, known = lang.CategoryOf(names[0], r.Language, r.Options.Region)
	}
	if !known {
		e.Category, known = lang.CategoryOf(e.Description+" "+e.Merchant, r.Language, r.Options.Region)
	}
	if l.kinds != 0 && l.kinds != refunded {
		e.Category = category // only what was bought belongs to one by itself
	}
	doubtGroups(&e, r.Options.Currency)
	r.objectIf(!known && e.Amount != nil && !evidence && !r.isPast(&e) && !l.listed, BareNumber, e.Span)
	r.judge(l, &e, known)
	return e
}

// groupable matches an amount whose separator may set thousands apart: "2.800".
var groupable = regexp.MustCompile(`^[0-9]{1,3}[.,][0-9]{3}$`)

// doubtGroups adds the reading with decimals to thousands of a currency that is worth much,
// where nobody pays that much for a thing: "coffee 2.800" is most likely a slip.
func doubtGroups(e *Expense, ledger expense.Currency) {
	if e.Amount == nil || !lang.IsFood(e.Category) ||
		!strings.Contains(strongCurrencies, " "+string(e.Amount.CurrencyIn(ledger))+" ") {
		return
	}
	if a := e.Amount; len(a.Readings) == 1 && a.Sum == "" && a.Value.GreaterThanOrEqual(thousand) && groupable.MatchString(strings.Trim(a.Text, a.Symbol+" ")) {
		a.Readings = append(slices.Clone(a.Readings), a.Value.Div(thousand))
	}
}

// strongCurrencies are those of which a thousand are no price of food.
const strongCurrencies = " EUR USD GBP CHF CAD AUD NZD SGD "

var thousand = decimal.New(1000, 0)

// isAnother reports whether a line has a day and an amount of its own and no thing, so that it
// is what the line before it is: the second in "golf $40 on 11/2, $50 on 11/9".
func isAnother(r *Reader, before, l *piece) bool {
	return before.money >= 0 && l.money >= 0 && isDated(r, before) && isDated(r, l) && !cutting{r}.hasWords(l.first, l.last) &&
		(before.like != nil || cutting{r}.hasWords(before.first, before.last))
}

// isDated reports whether a line has a day of its own.
func isDated(r *Reader, l *piece) bool {
	return slices.ContainsFunc(r.dates, func(d dateUse) bool { return !d.dropped && d.first >= l.first && d.last <= l.last })
}

// maxDated is how many words may describe something in no table that is dated.
const maxDated = 2

// markListed marks the lines of a word or two and a bare number that stand in one list with
// what people buy and its price: the first of "deutschlandticket 63 und taxi 14,50".
func markListed(r *Reader, lines []piece) {
	isPriced := func(l piece) bool {
		s := spanOf(r, &l)
		_, known := lang.CategoryOf(r.Text[s.Start:s.End], r.Language, r.Options.Region)
		return known && l.tidy && l.money >= 0 && r.Amounts[l.money].Rank > money.RankBare
	}
	if len(lines) < 2 || !slices.ContainsFunc(lines, isPriced) {
		return
	}
	for i := range lines {
		l := &lines[i]
		if !l.tidy || l.money < 0 {
			continue
		}
		first := r.Amounts[l.money].First
		before := r.At(first - 1)
		l.listed = before.Kind == lex.Word && before.Use == lex.Unused && !before.Lex.Is(lang.RoleNumbered|lang.RoleOftenNumbered) &&
			len(strings.Fields(r.Text[spanOf(r, l).Start:r.At(first).Start])) <= maxDated
	}
}

// isPast reports whether a short line has a day before today, as people write down what they
// bought and not much else: "am 15.11. Wochenmarkt 30".
func (r *Reader) isPast(e *Expense) bool {
	return e.Date != nil && !e.Date.Weak && e.Date.Date.Before(r.Options.Today) && len(e.Date.Readings) == 1 &&
		len(strings.Fields(e.Description)) <= maxDated && !lang.IsUnspaced(lang.FirstRune(e.Description))
}

// negateRefund turns the amounts of a line around if its words say that they came back, and
// objects to a sign that its kind does not have.
func (r *Reader) negateRefund(l *piece) {
	for _, i := range l.amounts() {
		m := &r.Amounts[i]
		if l.kinds == refunded {
			m.Negate()
		}
		r.objectIf(l.kinds != refunded && l.kinds != 0 && m.Value.IsNegative(), UncertainKind, m.Span)
	}
}

// amounts are the indexes of the amounts of a line.
func (l *piece) amounts() []int {
	var list []int
	if l.money >= 0 {
		list = append(list, l.money)
	}
	for i := range l.parts {
		list = append(list, l.parts[i].money)
	}
	return list
}

// taxed fills in what a line says of taxes.
func (r *Reader) taxed(l *piece, e *Expense) {
	if l.parts != nil {
		r.objectIf(!rates{r}.linesOf(l, e), UncertainTax, e.Span)
		return
	}
	r.objectIf(!taxesOf(r, l, e), UncertainTax, e.Span)
	if e.TaxAmount != nil && e.Amount != nil {
		r.objectIf(e.TaxAmount.Value.Abs().GreaterThanOrEqual(e.Amount.Value.Abs()), TaxAboveAmount, e.TaxAmount.Span)
		r.objectIf(e.Net != nil && !e.Net.Value.Add(e.TaxAmount.Value).Equal(e.Amount.Value), Disagreement, e.Span)
	}
}

func spanOf(r *Reader, l *piece) lex.Span {
	first, last := l.first, l.last
	for first < last && r.Tokens[first].Kind == lex.Break {
		first++
	}
	if first >= last {
		return lex.Span{}
	}
	return lex.Span{Start: r.Tokens[first].Start, End: r.Tokens[last-1].End}
}

// isEvident reports whether more than a bare number speaks for an expense: a
// currency, cents, a tax, a verb of spending or a word for another kind of entry.
func isEvident(r *Reader, l *piece) bool {
	if l.kinds != 0 || l.money >= 0 && r.Amounts[l.money].Rank > money.RankBare && !isTenths(r, &r.Amounts[l.money]) {
		return true
	}
	for k := l.first; k < l.last; k++ {
		t := &r.Tokens[k]
		if t.Use == lex.UsedTax || t.Use == lex.UsedTag || t.Use == lex.UsedCategory || t.Use == lex.Unused && t.Lex.Is(lang.RoleSpend|lang.RoleAdd) {
			return true
		}
	}
	return false
}

// isTenths reports whether a number without a currency has one decimal, as most measures and few
// prices have: "screen time 3.5".
func isTenths(r *Reader, m *money.Found) bool {
	t := &r.Tokens[m.First]
	return m.Symbol == "" && m.Last == m.First+1 && t.Kind == lex.Number && !t.Num.Whole && t.Num.Places == 1
}

// tagsOf returns the tags of a line.
func tagsOf(r *Reader, l *piece) (tags []string) {
	for k := l.first; k < l.last; k++ {
		t := &r.Tokens[k]
		if t.Use != lex.UsedTag {
			continue
		}
		if tag := r.Text[t.Start+1 : t.End]; !slices.Contains(tags, tag) {
			tags = append(tags, tag)
		}
	}
	return tags
}

// taxesOf fills in what the line says of tax, or else what the message says
// once for all its lines.
func taxesOf(r *Reader, l *piece, e *Expense) bool {
	ok, found := true, false
	for i := range r.Taxes {
		t := &r.Taxes[i]
		own := t.First >= l.first && t.Last <= l.last
		if !own && !(len(r.Taxes) == 1 && forAll(r, t.First, t.Last)) {
			continue
		}
		found = true
		ok = addTax(r, t, e) && ok
	}
	return ok && (found || len(r.Taxes) == 0 || len(r.Taxes) > 1 || !trails(r, r.Taxes[0].Last))
}

func addTax(r *Reader, t *money.TaxPhrase, e *Expense) bool {
	ok := true
	if t.Rate.IsSet() {
		ok = !e.Rate.IsSet() || e.Rate == t.Rate
		e.Rate, e.Reason = t.Rate, t.Reason
	}
	if t.Side != "" {
		ok = ok && (e.Side == "" || e.Side == t.Side)
		e.Side = t.Side
	}
	if t.Net {
		net := r.Amounts[t.Amount].Amount
		e.Net = &net
		return ok && !r.Amounts[t.Amount].Loose
	}
	if t.Amount >= 0 {
		ok = ok && e.TaxAmount == nil && len(r.Amounts[t.Amount].Readings) == 1 && !r.Amounts[t.Amount].Loose
		amount := r.Amounts[t.Amount].Amount
		e.TaxAmount = &amount
	}
	if t.Text != "" {
		e.RateText = t.Text
	}
	return ok && e.RateText == "" && (t.Rate.IsSet() || t.Side != "" || t.Amount >= 0) && !t.Doubt
}

// dateOf fills in the day of the line, or the one of the whole message.
func dateOf(r *Reader, l *piece, e *Expense) bool {
	ok := true
	kept := 0
	for i := range r.dates {
		d := &r.dates[i]
		if d.dropped {
			continue
		}
		kept++
		if d.first >= l.first && d.last <= l.last {
			if len(d.Readings) == 1 && d.Date.Date.After(r.Options.Today) && (r.hasSpend(l) || r.At(d.first-1).Lex.Is(lang.RoleFor)) {
				return false // "bought tickets for tomorrow", "train 58 for saturday": what is proposed was paid today
			}
			ok = ok && e.Date == nil && len(d.Readings) <= 1 && (!d.Weak || isNoPrice(r, d, e))
			if e.Date == nil {
				day := d.Date
				e.Date = &day
			}
		}
	}
	if e.Date != nil || kept == 0 {
		return ok
	}
	for i := range r.dates {
		d := &r.dates[i]
		if !d.dropped && kept == 1 && forAll(r, d.first, d.last) {
			day := d.Date
			e.Date = &day
			return ok && len(d.Readings) <= 1 && !d.Weak
		}
		if !d.dropped && kept == 1 && d.last <= l.first {
			day := d.Date
			e.Date = &day // proposed: "kino gestern 14 plus popcorn 6,90"
		}
	}
	return false // some lines have a day and this one has none
}

// isNoPrice reports whether a day that looks like a price is none, because the price stands
// beside it with its currency: "14.10 okulary 749 zł".
func isNoPrice(r *Reader, d *dateUse, e *Expense) bool {
	return lang.Named(r.Language).DecimalComma && strings.Contains(d.Text, ".") && e.Amount != nil && e.Amount.Currency != "" && forAll(r, d.first, d.last)
}

// forAll reports whether a phrase stands at the very beginning or the very end
// of the message, where it speaks of every line.
func forAll(r *Reader, first, last int) bool { return leads(r, first) || trails(r, last) }

func leads(r *Reader, first int) bool {
	for k := range first {
		if t := &r.Tokens[k]; t.Use == lex.Unused && !t.Lex.Is(lang.RoleFiller) || t.Use == lex.UsedAmount {
			return false
		}
	}
	return true
}

func trails(r *Reader, last int) bool {
	for k := last; k < len(r.Tokens); k++ {
		t := &r.Tokens[k]
		if t.Use == lex.UsedAmount || t.Use == lex.Unused && !t.Lex.Is(lang.RoleFiller) && t.Kind != lex.Sign && t.Kind != lex.Break {
			return false
		}
	}
	return true
}
