package line

import (
	"cmp"
	"slices"
	"strings"

	"chit/expense"
	"chit/expense/parse/cue"
	"chit/expense/parse/date"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
	"chit/expense/parse/number"
)

// A Reader reads the expenses of a text.
type Reader struct {
	money.Reader
	text       *lex.Text
	dates      []dateUse
	badDates   []date.Date // what is written like a date and names no day
	documents  []documentUse
	categories []categoryUse
	objections []Objection
	cues       cue.Set
	named      []lex.Span // numbers that are parts of names
	phone      bool       // one of them is that of a telephone
	balance    bool       // what is left in an account stood behind a payment
	opened     int        // how many tokens people only begin to speak with
}

func newReader(t *lex.Text) *Reader {
	return &Reader{Reader: money.NewReader(t), text: t}
}

// A dateUse is a date with the tokens that it stands on.
type dateUse struct {
	date.Date
	first, last int
	dropped     bool // its characters turned out to be an amount
}

// A piece is what one expense is made of: tokens[first:last].
type piece struct {
	first, last int
	money       int // index into Reader.Amounts, or -1
	tidy        bool
	parts       []piece // of several tax lines, each with its amount; money is the total, or -1
	kinds       kindSet
	listed      bool     // others of the text are things that people buy, with their prices
	like        *Expense // the one before, if this is the same thing of another day
}

// findDates marks the tokens of dates. A weak one stays free, because an amount
// may need its characters.
func (r *Reader) findDates() {
	r.cues = cue.Find(r.text)
	names{r}.mark()
	found, bad := date.Read(r.text)
	if len(r.named) > 0 {
		found, bad = slices.DeleteFunc(found, names{r}.hold), slices.DeleteFunc(bad, names{r}.hold)
	}
	if (numbering{r}).findDocuments(found); len(r.documents) > 0 {
		found, bad = slices.DeleteFunc(found, (numbering{r}).isInDocument), slices.DeleteFunc(bad, numbering{r}.isInDocument)
	}
	r.badDates = bad
	for _, d := range found {
		u := dateUse{Date: d}
		u.first, u.last = r.TokensOf(d.Span)
		if u.first == u.last || !d.Weak && r.isPriced(u) || money.FractionAt(&r.Reader.Sentence, u.first) > 0 || (clocks{r}).holds(u) {
			continue
		}
		if !d.Weak {
			r.takeDate(u)
		}
		r.dates = append(r.dates, u)
	}
	for _, d := range bad {
		u := dateUse{Date: d}
		u.first, u.last = r.TokensOf(d.Span)
		if u.first < u.last && !d.Weak && !r.isPriced(u) {
			r.takeDate(u) // a day that does not exist is no part of what was bought
			r.object(BadDate, d.Span)
		}
	}
}

// takeDate keeps the tokens of a date from being anything else.
func (r *Reader) takeDate(u dateUse) {
	r.split(u)
	for k := u.first; k < u.last; k++ {
		r.Tokens[k].Use = lex.UsedDate
	}
}

// isPriced reports whether a currency sign is glued to the date, or its words are
// part of a sum of money, so that it is none: 5.12€, "quatre-vingt dix sept euros".
func (r *Reader) isPriced(u dateUse) bool {
	if r.endsSum(u) {
		return true
	}
	before, after := r.At(u.first-1), r.At(u.last)
	return u.last-u.first == 1 && r.Tokens[u.first].Kind == lex.Number &&
		(before.Kind == lex.Sign && before.Lex.MarkOf() != nil && !r.Tokens[u.first].Spaced ||
			after.Kind == lex.Sign && after.Lex.MarkOf() != nil && !after.Spaced)
}

// endsSum reports whether a number in words that begins in a date or before it ends
// behind it, before a currency.
func (r *Reader) endsSum(u dateUse) bool {
	switch t := &r.Tokens[u.first]; t.Kind {
	case lex.East:
		e := number.ScanEast(r.Text, u.Start)
		return e.Ok && !e.Digits && e.End > u.End
	case lex.Word:
		k := u.last - 1
		return t.Lex.Is(lang.RoleWord) && r.At(k).Lex.Is(lang.RoleWord) && number.LeadsToMoney(&r.Reader.Sentence, k+1)
	}
	return false
}

// split cuts a token that begins before the date or ends behind it, such as a
// word of the lexicon that only looked like one.
func (r *Reader) split(u dateUse) {
	if t := &r.Tokens[u.first]; t.Start < u.Start {
		t.Start = u.Start
	}
	if t := &r.Tokens[u.last-1]; t.End > u.End {
		rest := *t
		rest.Start, rest.Spaced, rest.Low, rest.Lex, rest.Use = u.End, false, r.Text[u.End:t.End], nil, lex.Unused
		if rest.Kind == lex.Number || rest.Kind == lex.Time {
			rest.Kind = lex.Code
		}
		t.End = u.End
		r.Tokens = append(r.Tokens[:u.last], append([]lex.Token{rest}, r.Tokens[u.last:]...)...)
		for i := range r.dates {
			if r.dates[i].first >= u.last {
				r.dates[i].first, r.dates[i].last = r.dates[i].first+1, r.dates[i].last+1
			}
		}
	}
}

// findTags marks #tags.
func (r *Reader) findTags() {
	for k := range r.Tokens {
		if t := &r.Tokens[k]; t.Kind == lex.Tag && t.Use == lex.Unused {
			t.Use = lex.UsedTag
		}
	}
}

// A chunk is the text between two separators.
type chunk struct {
	first, last int
	money       []int
	words       bool
	by          *lex.Token // the separator before it, nil for the first
}

// paid returns the amounts that were paid, without taxes and mere numbers.
func (r *Reader) paid() []int {
	var list []int
	for i := range r.Amounts {
		if !r.Amounts[i].Tax && !r.Amounts[i].Dropped {
			list = append(list, i)
		}
	}
	return list
}

// chunks cuts the tokens at separators.
func (r *Reader) chunks() []chunk {
	var list []chunk
	c := chunk{}
	for k := 0; k <= len(r.Tokens); k++ {
		if k > c.first && (r.RatedFrom(k) && (rates{r}).holdsPaid(c.first, k) || (refunding{r}).beginsAt(c.first, k)) {
			c.last = k
			r.fill(&c)
			list = append(list, c)
			c = chunk{first: k, by: &r.Tokens[k]}
		}
		if k < len(r.Tokens) && !r.separates(k) {
			continue
		}
		c.last = k
		r.fill(&c)
		if c.last > c.first {
			list = append(list, c)
		}
		if k < len(r.Tokens) {
			c = chunk{first: k + 1, by: &r.Tokens[k]}
		}
	}
	return list
}

func (r *Reader) fill(c *chunk) {
	for i := range r.Amounts {
		if m := &r.Amounts[i]; m.First >= c.first && m.Last <= c.last && !m.Tax && !m.Dropped {
			c.money = append(c.money, i)
		}
	}
	for k := c.first; k < c.last && !c.words; k++ {
		t := &r.Tokens[k]
		c.words = t.Use == lex.Unused && (t.Kind == lex.Word || t.Kind == lex.East) && !t.Lex.Is(lang.RoleFiller|lang.RoleAnd)
	}
}

// separates reports whether the token may stand between two expenses.
func (r *Reader) separates(k int) bool {
	t := &r.Tokens[k]
	if t.Use != lex.Unused {
		return false
	}
	switch t.Low {
	case ";", "、", ",", "。", "|", "；":
		return true
	case ".", "!":
		return r.At(k + 1).Spaced
	case "/", "·", "•":
		return t.Spaced && r.At(k+1).Spaced
	case "-", "*":
		return r.At(k-1).Kind == lex.Break && k > 0 // a list
	}
	return t.Kind == lex.Break || t.Lex.Is(lang.RoleAnd|lang.RolePlus) && !leadsToPlace(r, t) && !joinsThing(r, k)
}

// leadsToPlace reports whether a word for "and" of another language leads on in that of the text, as
// the "en" of "pan 1,10 leche 0,95 en el lidl" does, which is Dutch.
func leadsToPlace(r *Reader, t *lex.Token) bool {
	return t.Lex.Is(lang.RoleAnd) && !t.Lex.IsAndIn(r.Language) && lang.LeadsOn(t.Low, r.Language, "")
}

// joinsThing reports whether token k stands within the name of one thing: "fish and chips",
// "gratta e vinci".
func joinsThing(r *Reader, k int) bool {
	const most = 2 // words on either side
	for first := k - 1; first >= max(k-most, 0) && r.isThing(first); first-- {
		for last := k + 1; last <= k+most && r.isThing(last); last++ {
			if lang.IsThing(strings.ToLower(r.Text[r.Tokens[first].Start:r.Tokens[last].End])) {
				return true
			}
		}
	}
	return false
}

// An Expense is what a text says of one expense. A nil or zero field was not
// said.
type Expense struct {
	lex.Span
	// Kinds are those that the words leave possible; nil if they tell nothing, so that
	// the sign of the amount decides.
	Kinds       []expense.Kind
	Description string
	Merchant    string
	Document    string // number of the invoice or receipt
	Category    string // canonical name, see Category
	Tags        []string
	Amount      *money.Amount // of several Lines the total that was said beside them
	Side        expense.Side  // "" if not said
	Rate        expense.Rate
	RateText    string            // a number beside a tax that may be its rate: "20" in "tax rate 20"; to be asked
	TaxAmount   *money.Amount     // "VAT was 7.98"
	Net         *money.Amount     // said beside a gross Amount: "22.60 gross, 20.00 net"
	Reason      expense.TaxReason // why Rate is zero
	Lines       []TaxLine         // several parts with a rate of their own, nil for one
	// Currency is that of an amount that was not understood; Amount has its own.
	Currency expense.Currency
	// Abroad is that of the place where it was paid, if no amount has a currency and it is
	// not the ledger's; to be asked.
	Abroad expense.Currency
	Date   *date.Date
}

// A TaxLine is what a text says of the part of an expense with one tax rate.
type TaxLine struct {
	Amount *money.Amount     `json:"amount"`
	Side   expense.Side      `json:"side,omitempty"` // "" if not said
	Rate   expense.Rate      `json:"tax_rate,omitzero"`
	Reason expense.TaxReason `json:"tax_reason,omitempty"`
	Tax    *money.Amount     `json:"tax_amount,omitempty"`
}

// Amounts returns what the text says that was paid: an amount, or one for each line.
func (e *Expense) Amounts() []*money.Amount {
	var list []*money.Amount
	if e.Amount != nil {
		list = append(list, e.Amount)
	}
	for i := range e.Lines {
		list = append(list, e.Lines[i].Amount)
	}
	return list
}

// A Reading is how a text was read.
type Reading struct {
	Text     string // normalized
	Language string // of the text, "en", "zh", …; Options.Language when the text does not show it
	Amounts  []money.Amount
	Dates    []date.Date
	BadDates []date.Date // what is written like a date and names no day; only their places are set
	Expenses []Expense
	// Objections name what was not understood, or says more than the expenses.
	Objections []Objection
	// Complete means that there are no objections: every token was used, in
	// exactly one way, and the text says nothing but its expenses. It may be acted
	// on without anybody looking at it.
	Complete bool
	// Unspent is not empty if the text speaks of money that has not changed hands, or
	// not its writer's.
	Unspent Unspent
	// Printed means that a machine wrote the text, as in package document. What else is in
	// it, a question or a command, is nobody's wish.
	Printed bool
	// Kinds are what all the words together tell, as in an Expense.
	Kinds []expense.Kind
	// HoldsAmount means that the text holds an amount, or what was meant for one:
	// money in figures, a larger number or a price in words, or a currency beside a
	// word that is not understood. A count of things and a number that is part of a
	// name are none, nor is what a tax was.
	HoldsAmount bool
	// NamesYear means that the text has a number that could be an amount and is a
	// year, as in "VAT 2026".
	NamesYear bool
	// TooLong means that the text has a number of more digits than an amount
	// may have; it is not among Amounts.
	TooLong bool
}

// Read reads all that a text says of money, days and expenses. It never fails:
// a text that says nothing gives a Reading with an objection and nothing else.
func Read(text string, o lex.Options) Reading {
	return ReadText(lex.NewText(lex.KeepFullWidthCommas(text), o))
}

// ReadText is [Read] of a text that may be cut already.
func ReadText(t *lex.Text) Reading {
	r := newReader(t)
	defer r.Release()
	reading := r.read()
	if printed, ok := readDocuments(t); ok && !reading.agrees(&printed) {
		return printed
	}
	return reading
}

func (r *Reader) read() Reading {
	openings{r}.mark()
	openings{r}.markSpending()
	r.findDates()
	openings{r}.markBeforeDay()
	clocks{r}.find()
	r.findTags()
	labelling{r}.find()
	r.FindPercents()
	r.FindMoney()
	r.DropYears()
	r.FindTaxes()
	r.FindSums()
	r.FindSpokenList()
	r.FindBareWords()
	hedges{r}.mark()
	unsureDays{r}.find()
	var lines []piece
	if says := (spending{&r.Sentence, r.cues}); !says.isElsewhere(r) {
		lines = (cutting{r}).lines()
	}
	result := Reading{Text: r.Text, Language: r.Language, TooLong: r.TooLong, NamesYear: r.Year}
	says := spending{&r.Sentence, r.cues}
	var before *piece
	for i := range lines {
		lines[i].kinds = says.kinds(lines[i].first, lines[i].last)
		refunding{r}.settle(before, &lines[i])
		before = &lines[i]
	}
	markListed(r, lines)
	for i := range lines {
		away := abroad{r}.of(&lines[i])
		if i > 0 && isAnother(r, &lines[i-1], &lines[i]) {
			lines[i].like = &result.Expenses[i-1]
		}
		e := expenseOf(r, &lines[i])
		e.Abroad = cmp.Or(away, e.Abroad)
		result.Expenses = append(result.Expenses, e)
	}
	result.Amounts = r.Kept()
	for _, d := range r.dates {
		if !d.dropped {
			result.Dates = append(result.Dates, d.Date)
		}
	}
	result.Unspent = says.unspent()
	if result.Unspent == "" && len(result.Amounts) == 1 && !r.balance && !r.Change && says.cues.Has(lang.SaysLeft) && !says.spends() {
		result.Unspent = Left
	}
	if result.Unspent == "" && isDiscount(r, says) {
		result.Unspent = Discounted
	}
	if result.Unspent == "" && !says.spends() && slices.ContainsFunc(r.badDates, func(d date.Date) bool { return d.Ahead }) {
		result.Unspent = Planned
	}
	result.Kinds = says.kinds(0, len(r.Tokens)).list()
	r.judgeText(&result)
	result.Objections, result.BadDates = r.objections, r.badDates
	result.Complete = len(result.Objections) == 0
	result.HoldsAmount = r.holdsAmount(result.Complete)
	return result
}
