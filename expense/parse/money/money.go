package money

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
	"chit/expense/sum"
)

// A Reader finds what is said of money in a sentence.
type Reader struct {
	lex.Sentence
	custom      number.Custom
	Amounts     []Found
	percents    []percent
	Taxes       []TaxPhrase
	Rated       []RatedAmount // the amounts with a rate of their own
	TooLong     bool
	Unclear     bool       // a number in words that was not understood
	UnclearMark *lang.Mark // its currency
	Year        bool       // a number that could be an amount is a year
	Change      bool       // an amount was dropped because it came back as change
}

// NewReader prepares a text for reading its amounts.
func NewReader(t *lex.Text) Reader {
	r := Reader{Sentence: t.Sentence()}
	spoken := r.Language
	if !strings.ContainsFunc(r.Text, unicode.IsLetter) {
		spoken = "" // a bare number is in no language
	}
	r.custom = number.CustomOf(r.Options.Region, spoken)
	return r
}

// A rank says how sure it is that a number is money.
type rank uint8

const (
	RankBare    rank = iota // 12
	rankDecimal             // 12.50
	RankStrong              // 12 €
)

// A Found is an amount as the grammar works with it: tokens[first:last].
type Found struct {
	Amount
	First, Last int
	Rank        rank
	mark        *lang.Mark
	Loose       bool // read with good will: nobody may act on it unseen
	each        bool // its ending makes it the price of one: "15er"
	reached     bool // its ending makes it what a price came to: "2400e"
	whole       bool // no decimal part and no scale, so that cents may follow
	minus       bool
	Dropped     bool // a number, but not what was paid
	Tax         bool // what the tax was, not what was paid
	note        bool // a note that is called by its value; as Named, it counts where there is no other
	summed      bool // became a part of another amount by arithmetic
	reduced     bool // what it was before is said beside it
	Named       bool // likely a name, an amount only where the text has no other: "bus 3"
}

// FindMoney collects every number that may be money, left to right.
func (r *Reader) FindMoney() {
	for k := 0; k < len(r.Tokens); {
		if r.Tokens[k].Use != lex.Unused {
			k++
			continue
		}
		if end := number.UnclearAt(&r.Sentence, k); end > k {
			r.setAmount(k, end)
			r.Unclear, r.UnclearMark = true, r.Tokens[end-1].Lex.MarkOf()
			k = end
			continue
		}
		m, ok := r.moneyAt(k)
		if !ok {
			k++
			continue
		}
		r.setAmount(m.First, m.Last)
		r.Amounts = append(r.Amounts, m)
		k = max(m.Last, k+1)
	}
	gluing{r}.find()
	formerPrices{r}.join()
	alternatives{r}.join()
	alternatives{r}.joinScaled()
	r.dropNamed()
	r.shareRanges()
}

// setAmount marks tokens[first:last] as those of an amount.
func (r *Reader) setAmount(first, last int) {
	for i := first; i < last; i++ {
		r.Tokens[i].Use = lex.UsedAmount
	}
}

// moneyAt reads an amount whose number begins at token k. Its currency may
// stand before k.
func (r *Reader) moneyAt(k int) (Found, bool) {
	m, q, counted := countedNotes(&r.Sentence, k)
	if !counted {
		ok := false
		if q, ok = number.At(&r.Sentence, k); !ok && (isNote(&r.Sentence, k) || number.IsOneAndHalf(&r.Sentence, k)) {
			q, ok = number.Quantity{Last: k, Value: decimal.New(1, 0), Word: true}, true
		}
		if !ok {
			r.TooLong = r.TooLong || q.TooLong
			return Found{}, false
		}
		m = Found{First: k, Last: q.Last, Loose: q.Loose}
		markBefore(&r.Sentence, &m)
		markAfter(&r.Sentence, &m, &q)
		markLed(&r.Sentence, &m, q.Last)
	}
	if m.mark == nil && (q.Word || q.Last == k || isCount(&r.Sentence, k, q)) {
		return Found{}, false
	}
	if m.mark == nil {
		doubtBare(r, k, &m, &q)
	}
	r.currencyOf(&m)
	if m.First < k && lang.OneMoney.Has(r.At(m.First).Low) && number.SpokenIn(&r.Sentence, k, q.Last)&lang.CentsBehind() == 0 {
		addCents(&q)
	}
	r.valueOf(&m, q)
	m.orRest(&r.Sentence, k, &q)
	rankMarked(r, &m, counted)
	if part := unreadPart(&r.Sentence, &m, q.Word); part >= 0 {
		m.Partial, m.Loose = true, true
		r.Tokens[part].Use = lex.UsedAmount
	}
	r.sign(&m)
	m.Span = lex.Span{Start: r.Tokens[m.First].Start, End: r.Tokens[m.Last-1].End}
	m.Text = r.Text[m.Start:m.End]
	return m, !r.isRepeated(&m)
}

// doubtBare notes what a number without a currency may be instead of an amount.
func doubtBare(r *Reader, k int, m *Found, q *number.Quantity) {
	before := r.At(k - 1)
	if q.Plain && q.Num.Whole && isOftenNumbered(before) {
		m.Named = !r.isListed(k-1, q.Last)
		m.Loose = m.Named || !r.followsThing(k-1) || !lang.IsThing(before.Low) // "tesco 28.40 and bus 2"
	}
	if !r.Tokens[k].Spaced && before.Kind == lex.Word && !lang.IsThing(before.Low) {
		m.Named = true // python3.12
	}
	m.Loose = m.Loose || mayBeHour(&r.Sentence, k, q)
}

// rankMarked ranks an amount by its currency, with what stands in minor units behind it. Notes
// may have been counted.
func rankMarked(r *Reader, m *Found, counted bool) {
	switch {
	case m.mark == nil:
	case m.mark.Worth > 0:
		m.note = true
		m.Loose = m.mark.Weak && (counted || m.mark.Spoken != r.Language) // "pilas" are batteries in Spanish, 三張小朋友票 tickets
		if !m.Loose || counted {
			m.Rank = RankStrong
		}
	default:
		m.Rank = RankStrong
		addMinor(&r.Sentence, m)
		m.Symbol = symbol(&r.Sentence, m)
	}
}

// addCents makes a number in words behind a word for one of a currency what it has in cents:
// "buck fifty" is 1.50. Where people join them by "and", "euro cinquanta" is 50.
func addCents(q *number.Quantity) {
	if q.Word && q.Value.LessThan(hundred) && q.Value.GreaterThanOrEqual(decimal.New(10, 0)) {
		q.Value, q.Readings = q.Value.Shift(-2).Add(decimal.New(1, 0)), nil
	}
}

// valueOf sets the readings in the currency that was found.
func (r *Reader) valueOf(m *Found, q number.Quantity) {
	if q.Plain {
		decided := m.Currency
		if decided == "" && m.mark == nil {
			decided = r.Options.Currency
		}
		m.Readings = number.ReadingsIn(&q.Num, r.custom, decided)
		if !q.Num.Whole && q.Num.Places <= 2 {
			m.Rank = rankDecimal
		}
		m.whole = q.Num.Whole && !q.Num.Ambiguous
	} else if q.Readings != nil {
		m.Readings = slices.Clone(q.Readings)
	} else {
		m.Readings = []decimal.Decimal{q.Value}
		m.whole = !q.Scaled
	}
	if m.mark != nil && m.mark.Minor > 0 {
		for i := range m.Readings {
			m.Readings[i] = m.Readings[i].Shift(-m.mark.Minor)
		}
		if q.Word && q.Small && countsHundreds(&r.Sentence, m) {
			m.Readings = []decimal.Decimal{q.Value.Shift(2), q.Value.Shift(-2)}
		}
		m.whole = m.mark.Minor == 1
	}
	if m.mark != nil && m.mark.Worth > 0 {
		for i := range m.Readings {
			m.Readings[i] = m.Readings[i].Mul(decimal.New(m.mark.Worth, 0))
		}
		m.whole = false
	}
	m.Value = m.Readings[0]
}

// newestModel is the highest number of a model that has the name of the one before it.
const newestModel = 20

// orRest adds what is left of a number if its beginning is that of a model, "чехол айфон 15 990", or
// an hour, "кіно о 20 250 грн".
func (m *Found) orRest(r *lex.Sentence, k int, q *number.Quantity) {
	first, rest := q.Num.Mantissa/1000, q.Num.Mantissa%1000
	if !q.Plain || !q.Num.Spaces || !q.Num.Whole || first == 0 || rest < 100 {
		return
	}
	if first <= newestModel && lang.Model.Has(r.At(k-1).Low) || first <= lex.LastHour && r.LeadsToClock(k-1) {
		m.Readings = append(m.Readings, decimal.New(rest, 0))
	}
}

// countsHundreds reports whether the unit of an amount is hundreds as well as
// cents: "loyer deux cents".
func countsHundreds(r *lex.Sentence, m *Found) bool {
	t := &r.Tokens[m.Last-1]
	return t.Lex.Is(lang.RoleWord) && t.Lex.Number == 100 && t.Lex.Spoken&lang.Bit(r.Language) != 0 && r.Tokens[m.First].Lex.Number < 10
}

// sign takes a minus that is glued to the amount and to nothing before it. A
// dash with a space behind it is a bullet or a separator.
func (r *Reader) sign(m *Found) {
	if m.minus {
		m.Negate()
		return
	}
	t := r.At(m.First - 1)
	if t.Low != "-" && t.Low != "−" || t.Use != lex.Unused || r.Tokens[m.First].Spaced || !t.Spaced {
		return
	}
	m.First--
	m.minus = true
	// Behind a word the minus may have been meant as a dash.
	if before := r.At(m.First - 1); before.Kind != lex.Break && before.Kind != lex.Sign && before.Use == lex.Unused {
		m.Loose = true
	}
	m.Negate()
}

func (m *Found) Negate() {
	for i := range m.Readings {
		if m.Readings[i].IsPositive() {
			m.Readings[i] = m.Readings[i].Neg()
		}
	}
	m.Value = m.Readings[0]
}

// isCount reports whether a number without a currency counts, measures or
// names something: "3 kg", "room 12", "at 5", "555-1234".
func isCount(r *lex.Sentence, k int, q number.Quantity) bool {
	t, before, after := &r.Tokens[k], r.At(k-1), r.At(q.Last)
	if after.Use == lex.Unused && after.Lex.Is(lang.RoleUnit) && !isPricedBefore(r, q) && !(after.Spaced && (utf8.RuneCountInString(after.Low) == 1 || lang.LeadsOn(after.Low, r.Language, ""))) {
		return true
	}
	if isPortion(r, k, q) {
		return true
	}
	if !t.Spaced && !isPrinted(r, k, q) && lang.ContainsWord(" # № - – / * ^ _ = < > \\ : ", before.Low) {
		return !lang.ContainsWord(" - – : ", before.Low) || !before.Spaced && isGlue(r, k-2)
	}
	if next := r.At(q.Last + 1); !after.Spaced && lang.ContainsWord(" - – / ", after.Low) && next.Kind == lex.Number && !next.Spaced {
		return r.At(q.Last+2).Lex.MarkOf() == nil
	}
	return isNamed(r, k, q) || before.Low == "+" && !t.Spaced && t.End-t.Start > 6
}

// isPricedBefore reports whether a number is a price, though what stands behind it counts elsewhere.
func isPricedBefore(r *lex.Sentence, q number.Quantity) bool {
	after := r.At(q.Last)
	return after.Lex.Is(lang.RoleMinus) && namesReduction(r, q.Last+1) || isWayBehind(r, q.Last) ||
		q.Plain && q.Num.Places == 2 && (lang.Heads.Has(after.Low) || lang.Piece.Has(after.Low)) // "pizza 9,50 persone 2", "bułki 1,20 szt."
}

// namesReduction reports whether what follows "min", which is short for minutes as well, is taken
// off: "45 min korting 5", "60 min 25% korting".
func namesReduction(r *lex.Sentence, k int) bool {
	if r.At(k).Kind == lex.Number {
		k++
	}
	return r.At(k).Lex.Is(lang.RoleOff|lang.RolePercent) || r.At(k+1).Lex.Is(lang.RoleOff)
}

// isPrinted reports whether a number has the sign before it that tills print before sums:
// "ИТОГ =700,00", "TOPLAM *397,40".
func isPrinted(r *lex.Sentence, k int, q number.Quantity) bool {
	sign := r.At(k - 1)
	if !sign.Spaced || !q.Plain || q.Num.Whole || q.Num.Places != 2 {
		return false
	}
	return sign.Low == "=" || sign.Low == "*" && (r.At(k-2).Kind == lex.Word || r.At(k-3).Lex.Is(lang.RolePercent))
}

// isPortion reports whether a number is a percentage, or tenths that are taken off a price.
func isPortion(r *lex.Sentence, k int, q number.Quantity) bool {
	t, before, after := &r.Tokens[k], r.At(k-1), r.At(q.Last)
	if after.Lex.Is(lang.RolePercent) && !leadsPercent(r, q.Last) || before.Lex.Is(lang.RolePercent) && !t.Spaced {
		return true
	}
	_, ok := tenthsIn(t)
	return ok && q.Last == k+1 && lang.TenthsOff.Has(after.Low)
}

// isNamed reports whether the word before a number makes it a name or a time:
// "room 12", "at 5".
func isNamed(r *lex.Sentence, k int, q number.Quantity) bool {
	before := r.At(k - 1)
	if q.Plain && !q.Num.Whole {
		return false
	}
	if isOrdinal(r, k, q) {
		return true
	}
	if q.Num.Spaces && lang.Model.Has(before.Low) {
		return false // "iphone 15 999"
	}
	if isOftenNumbered(before) && (q.Num.Spaces || !endsThing(r, q.Last)) {
		return true
	}
	return before.Use == lex.Unused && before.Lex.Is(lang.RoleNumbered) ||
		leadsToHour(r, k-1) && q.Plain && q.Num.Mantissa <= lex.LastHour && !isForOne(r, q.Last) && !followsCount(r, k-1)
}

// leadsToHour reports whether the number behind token k may be an hour. What stands at the beginning
// may be something bought: "saat 20" is a watch in Turkish.
func leadsToHour(r *lex.Sentence, k int) bool {
	t := r.At(k)
	return t.Kind == lex.Word && (t.Lex.Is(lang.RoleAt) || k > 0 && r.LeadsToClock(k))
}

// mayBeHour reports whether a number may be an hour, or how many people there were, and a price as
// well: "kino um 20", "resto à 4".
func mayBeHour(r *lex.Sentence, k int, q *number.Quantity) bool {
	before := r.At(k - 1)
	return q.Plain && q.Num.Whole && q.Num.Mantissa <= lex.LastHour && lang.BeforeClock.Has(before.Low) && !isForOne(r, q.Last) && !followsCount(r, k-1)
}

// isOrdinal reports whether a point makes an ordinal of a number that nothing with a price
// stands before: "2. Rate Auto", "3. kattaki ofis".
func isOrdinal(r *lex.Sentence, k int, q number.Quantity) bool {
	if !q.Plain || !q.Num.Whole || q.Num.Mantissa > 99 || q.Last != k+1 {
		return false
	}
	if !lang.Named(r.Language).OrdinalPoint && (r.Language != "" || !lang.Named(r.Options.Language).OrdinalPoint) {
		return false
	}
	point, noun, before := r.At(k+1), r.At(k+2), r.At(k-1)
	if point.Low != "." || point.Spaced || !noun.Spaced || noun.Kind != lex.Word || noun.Lex.MarkOf() != nil {
		return false
	}
	return k == 0 || before.Kind == lex.Break || before.Lex.Is(lang.RoleArticle|lang.RoleAt|lang.RoleFor) || lang.Preposition.Has(before.Low) && before.Kind == lex.Word || lang.Clock.Has(before.Low)
}

// isForOne reports whether token k makes the number before it the price of one: "at 9 a
// metre", "at 9 each".
func isForOne(r *lex.Sentence, k int) bool {
	t := r.At(k)
	return t.Lex.Is(lang.RoleEach) || (t.Lex.Is(lang.RolePer|lang.RoleArticle) || t.Low == "/") && (r.At(k+1).Lex.Is(lang.RoleUnit) || lang.Pound.Has(r.At(k+1).Low))
}

// isListed reports whether tokens[k:end] are one thing of a list with its price: another is
// before it, as for the tram in "lunch 12, tram 4", or behind it.
func (r *Reader) isListed(k, end int) bool {
	return r.opensList(end) || r.followsThing(k)
}

// followsThing reports whether another thing of a list with its price stands before token k.
func (r *Reader) followsThing(k int) bool {
	first := k
	for isJoint(r.At(first-1)) || r.At(first-1).Use == lex.UsedDate {
		first-- // "coffee 4, and then bus 3", "mon coffee 4 tue bus 3"
	}
	if first == k || len(r.Amounts) == 0 {
		return false
	}
	last := &r.Amounts[len(r.Amounts)-1]
	return !last.Named && last.Last == first && r.At(last.First-1).Kind == lex.Word
}

// opensList reports whether one thing of a list ends before token k and the next has its price:
// the bus in "bus 35 and coffee 1.20" and in "mon bus 3 tue coffee 1.20".
func (r *Reader) opensList(k int) bool {
	joined := isJoint(r.At(k)) || r.At(k).Use == lex.UsedDate
	for k+1 < len(r.Tokens) && r.At(k).Use == lex.UsedDate && r.At(k+1).Use == lex.UsedDate {
		k++
	}
	next := r.At(k + 1)
	if !joined || next.Kind != lex.Word || next.Use != lex.Unused {
		return false
	}
	return slices.ContainsFunc(r.Tokens[k+1:], func(t lex.Token) bool { return t.Kind == lex.Number && t.Use == lex.Unused })
}

// isJoint reports whether a token stands between two things of a list.
func isJoint(t *lex.Token) bool { return t.Low == "," || t.Lex.Is(lang.RoleAnd) }

// isOftenNumbered reports whether the number behind t is its name or its price:
// "bus 3" is a line of buses as well as a ticket.
func isOftenNumbered(t *lex.Token) bool {
	return t.Use == lex.Unused && t.Lex.Is(lang.RoleOftenNumbered)
}

// endsThing reports whether what was bought ends before token k, so that the number
// there may be its price: "room 80", "room 80 for Ana", but not "bus 3 is late".
func endsThing(r *lex.Sentence, k int) bool {
	t := r.At(k)
	return t.Use != lex.Unused || t.Kind == lex.Sign || t.Kind == lex.Tag || t.Lex.Is(lang.RoleFiller|lang.RoleAnd|lang.RoleNet|lang.RoleGross|lang.RoleFree) || lang.Preposition.Has(t.Low)
}

// dropNamed turns numbers that are likely names, and notes, back into words where the
// text has another amount: "room 12 80.00".
func (r *Reader) dropNamed() {
	if !slices.ContainsFunc(r.Amounts, func(m Found) bool { return !m.Named && !m.note }) {
		return
	}
	for i := range r.Amounts {
		if m := &r.Amounts[i]; m.note && !r.isSpentOn(m) && !r.HasDigits(m.First, m.Last) {
			m.note, m.Loose = false, m.Loose || !isTip(r, m) // "tientje tanken en broodjes 7,50"
		}
	}
	named := func(m Found) bool { return m.Named || m.note && !r.isSpentOn(&m) }
	for i := range r.Amounts {
		if m := &r.Amounts[i]; named(*m) {
			r.Drop(m)
		}
	}
	r.Amounts = slices.DeleteFunc(r.Amounts, named)
}

// isSpentOn reports whether what a note was spent on stands behind it, so that it is an amount
// whatever else is: "tenner on the quiz and 6.40 for a pint".
func (r *Reader) isSpentOn(m *Found) bool {
	behind := r.At(m.Last)
	return !m.Loose && (behind.Lex.Is(lang.RoleFor) || behind.Kind == lex.Word && lang.LeadsOn(behind.Low, r.Language, r.Options.Language))
}

// isGlue reports whether token k ends in a letter or digit to which a dash is
// glued: the numbers of a telephone, an order or a range.
func isGlue(r *lex.Sentence, k int) bool {
	t := r.At(k)
	return t.Kind == lex.Number || t.Kind == lex.Code || t.Kind == lex.Word
}

// currencyOf settles which currency the mark means here.
func (r *Reader) currencyOf(m *Found) {
	if m.mark == nil {
		return
	}
	m.Currency = m.mark.Currency(r.Options.Currency, r.Language)
	m.Family, m.Contested = m.mark.List(), m.Currency == "" && m.mark.IsContested()
}

// takeMark gives an amount the currency of another.
func (m *Found) takeMark(of *Found) {
	m.mark, m.Currency, m.Symbol, m.Family, m.Contested = of.mark, of.Currency, of.Symbol, of.Family, of.Contested
}

// symbol returns the sign or word as it was written, without a number.
func symbol(r *lex.Sentence, m *Found) string {
	for k := m.First; k < m.Last; k++ {
		t := &r.Tokens[k]
		if t.Lex.MarkOf() != nil && (t.Lex.Mark == m.mark || t.Lex.Mark.Symbol == m.mark.Symbol) {
			return r.Text[t.Start:t.End]
		}
	}
	return m.mark.Symbol
}

// An Amount is a sum of money in a text.
type Amount struct {
	lex.Span `json:"-"`
	Text     string             `json:"text"`               // as written, after normalization
	Value    decimal.Decimal    `json:"value"`              // in major units, the first of Readings; negative for money that came back
	Readings []decimal.Decimal  `json:"readings"`           // more than one when the notation is ambiguous: 1.200 is 1200 or 1.2
	Currency expense.Currency   `json:"currency,omitempty"` // "" when the text does not decide it
	Symbol   string             `json:"symbol,omitempty"`   // the sign or word that was written, "$" or "kr" or "元"; "" if none
	Family   []expense.Currency `json:"family,omitempty"`   // the currencies that Symbol may mean, when there are several
	// Contested is set when none of Family is what most people mean: "200 kroner".
	Contested bool `json:"contested,omitempty"`
	// Partial is set when a word of the number was not understood, so that Value
	// is not all that was said: "drei Euro fuffzich".
	Partial bool `json:"partial,omitempty"`
	// Either is set when several amounts were named, of which one was paid: "12 or 14".
	Either bool `json:"either,omitempty"`
	// Sum is the arithmetic that was said, as [chit/expense/sum.Parse] reads it: "42*1.75".
	Sum string `json:"sum,omitempty"`
}

// CurrencyIn returns the currency of the amount in a ledger of some currency: the one that
// its sign or word names, the ledger's if it may name that, or the most usual of those
// that it may name.
func (a Amount) CurrencyIn(ledger expense.Currency) expense.Currency {
	switch {
	case a.Currency != "":
		return a.Currency
	case len(a.Family) == 0 || slices.Contains(a.Family, ledger):
		return ledger
	}
	return a.Family[0]
}

// OpenIn returns the currencies among which it is open what the sign or word of the amount
// means in a ledger of some currency; none if one of them is plain.
func (a Amount) OpenIn(ledger expense.Currency) []expense.Currency {
	if !a.Contested || slices.Contains(a.Family, ledger) {
		return nil
	}
	return a.Family
}

// Kept returns what is money after all, in the order of the text.
func (r *Reader) Kept() []Amount {
	var list []Amount
	for i := range r.Amounts {
		if m := &r.Amounts[i]; !m.Dropped {
			list = append(list, m.Amount)
		}
	}
	return list
}

// Parse reads a text that is one amount or its arithmetic, and nothing else: "5",
// "5,20 €", "1.2k", "三十五块五", "84/3".
func Parse(t *lex.Text) (Amount, bool) {
	if !t.MayHoldNumber() {
		return Amount{}, false
	}
	r := NewReader(t)
	defer r.Release()
	if a, ok := inSigns(&r); ok {
		return a, true
	}
	if first := &r.Tokens[0]; first.Kind == lex.Word && first.Lex == nil {
		return Amount{}, false // "market 320"
	}
	for len(r.Tokens) > 0 && r.OnlyPoint(len(r.Tokens)-1) {
		r.Tokens = r.Tokens[:len(r.Tokens)-1]
	}
	r.FindPercents()
	r.FindMoney()
	r.FindTaxes()
	r.FindSums()
	r.Amounts = slices.DeleteFunc(r.Amounts, func(m Found) bool { return m.summed })
	if len(r.Amounts) == 0 {
		return loneWord(&r.Sentence)
	}
	m := &r.Amounts[0]
	if len(r.Amounts) != 1 || m.First != 0 || m.Last != len(r.Tokens) || r.TooLong {
		return Amount{}, false
	}
	return m.Amount, true
}

// inSigns reads arithmetic in signs alone to which a percentage is added, or from which one is
// taken: "24+15%". Beside words it may be a tax. Behind "=" it is any, as in a table: "=80-10",
// which is a range or a day without.
func inSigns(r *Reader) (Amount, bool) {
	text, said := strings.CutPrefix(r.Text, "=")
	if !said && !strings.HasSuffix(text, "%") {
		return Amount{}, false
	}
	s, err := sum.Parse(text)
	if err != nil || len(s.Operands()) < 2 {
		return Amount{}, false
	}
	value := s.Round(int32(r.Options.Currency.Digits()))
	return Amount{Span: lex.Span{End: len(r.Text)}, Text: r.Text, Value: value, Readings: []decimal.Decimal{value}, Sum: s.String()}, value.IsPositive()
}

// loneWord reads an answer that is a number in words without a currency: "ten",
// "三十五".
func loneWord(r *lex.Sentence) (Amount, bool) {
	if len(r.Tokens) == 0 {
		return Amount{}, false
	}
	q, ok := number.At(r, 0)
	if !ok || q.Last != len(r.Tokens) || q.Plain {
		return Amount{}, false
	}
	return Amount{Span: lex.Span{Start: 0, End: len(r.Text)}, Text: r.Text, Value: q.Value, Readings: q.All()}, true
}

func absolute(values []decimal.Decimal) []decimal.Decimal {
	values = slices.Clone(values)
	for i := range values {
		values[i] = values[i].Abs()
	}
	return values
}

// Drop turns an amount back into a number that was not understood.
func (r *Reader) Drop(m *Found) {
	m.Dropped = true
	for k := m.First; k < m.Last; k++ {
		r.Tokens[k].Use = lex.Unused
	}
}
