package line

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
	"chit/expense/parse/number"
)

// What a text and a description may hold before somebody should look at it.
const (
	maxWords       = 6
	maxHan         = 14
	maxUnknown     = 3   // words, when none of them is in a table
	maxComplete    = 400 // bytes of a message
	maxDescription = 80
)

// An Objection is one thing in a text that keeps it from being acted on before
// somebody looked at it. A text that is wrongly without any is saved wrongly and
// in silence, so every doubt counts.
type Objection struct {
	lex.Span
	Kind ObjectionKind
}

// An ObjectionKind says what an objection is about. It is written for people.
type ObjectionKind string

// Of the whole text.
const (
	NoExpense    ObjectionKind = "no expense"
	NotSpent     ObjectionKind = "money that did not change hands"
	LongText     ObjectionKind = "too long"
	LongNumber   ObjectionKind = "a number of too many digits"
	BadDate      ObjectionKind = "a day that does not exist"
	OtherMatter  ObjectionKind = "a word that says more than what was spent"
	OddSign      ObjectionKind = "a sign with a meaning of its own"
	Correction   ObjectionKind = "a correction"
	Command      ObjectionKind = "a command"
	LooseAmount  ObjectionKind = "an amount that is not sure"
	UnusedAmount ObjectionKind = "an amount without an expense"
	Printed      ObjectionKind = "a text that was passed on"
)

// Of one expense.
const (
	NoAmount        ObjectionKind = "no amount"
	TwoReadings     ObjectionKind = "an amount with several readings"
	ZeroAmount      ObjectionKind = "an amount of zero"
	UncertainKind   ObjectionKind = "money of a kind that is not sure"
	BareNumber      ObjectionKind = "a bare number beside unknown words"
	UncertainCut    ObjectionKind = "words that may belong to another expense"
	UncertainTax    ObjectionKind = "a tax that is not sure"
	TaxAboveAmount  ObjectionKind = "a tax as high as the amount"
	Disagreement    ObjectionKind = "net and tax that are not the gross"
	TwoDocuments    ObjectionKind = "the numbers of two documents"
	UncertainDate   ObjectionKind = "a day that is not sure"
	NoDescription   ObjectionKind = "no description"
	LongDescription ObjectionKind = "a long description"
	ManyWords       ObjectionKind = "too many words"
	UnknownWords    ObjectionKind = "too many unknown words"
	UnknownVerbs    ObjectionKind = "unknown words in a language with few verbs"
	TwoThings       ObjectionKind = "a second thing without an amount"
	TwoSentences    ObjectionKind = "two sentences"
	AnotherPayer    ObjectionKind = "somebody else who paid"
	Gift            ObjectionKind = "a present to the writer"
	Cost            ObjectionKind = "the price of an unknown thing"
	Verb            ObjectionKind = "a verb inside the description"
	News            ObjectionKind = "a verb in the past"
	TimeWord        ObjectionKind = "a word for a time"
	Name            ObjectionKind = "a name of digits"
	OtherNumber     ObjectionKind = "a number that is no amount"
	CurrencyWord    ObjectionKind = "a currency without a number"
	HeadCount       ObjectionKind = "a number that may count people"
	Count           ObjectionKind = "a number that may count things"
	NoPrice         ObjectionKind = "a number that may be a time or a reading"
	Bound           ObjectionKind = "an amount that is a bound"
)

func (r *Reader) object(kind ObjectionKind, s lex.Span) {
	r.objections = append(r.objections, Objection{Span: s, Kind: kind})
}

// objectIf is object where a condition holds.
func (r *Reader) objectIf(doubt bool, kind ObjectionKind, s lex.Span) {
	if doubt {
		r.object(kind, s)
	}
}

// judgeText notes what concerns the whole text.
func (r *Reader) judgeText(result *Reading) {
	whole := lex.Span{End: len(r.Text)}
	r.objectIf(len(result.Expenses) == 0, NoExpense, whole)
	r.objectIf(result.Unspent != "", NotSpent, whole)
	r.objectIf(r.TooLong, LongNumber, whole)
	r.objectIf(len(r.Text) > maxComplete, LongText, whole)
	first := true // nothing was said before this token
	for k := range r.Tokens {
		t := &r.Tokens[k]
		switch t.Use {
		case lex.UsedDate, lex.UsedAmount, lex.UsedTax, lex.UsedTag, lex.UsedCategory, lex.UsedDocument:
			first = false
			continue
		}
		if k < r.opened {
			continue
		}
		r.objectIf(t.Lex.Is(lang.RoleBan) && t.Use != lex.UsedMerchant && !isOwnParticle(r, k) && !result.accounts(t), OtherMatter, t.Span)
		if t.Kind == lex.Sign {
			r.objectIf(!r.isHarmless(k) && !(cutting{r}).isSlashed(k), OddSign, t.Span)
			continue
		}
		if first {
			hyphen := r.At(k+1).Low == "-" && !r.At(k+1).Spaced
			r.objectIf(lang.Denial.Has(t.Low) && !hyphen, Correction, t.Span)
			r.objectIf(t.Lex.Is(lang.RoleCommand) && (t.Use != lex.UsedMerchant || t.Kind == lex.East), Command, t.Span)
		}
		first = first && (t.Lex.Is(lang.RoleFiller) || k == 0 && r.deniesBehind(k))
	}
	r.judgeAmounts(result)
}

// deniesBehind reports whether a denial, and behind that an amount, follows a word in no table at
// token k, which may be an interjection: "jeetje nee 36,18".
func (r *Reader) deniesBehind(k int) bool {
	t := r.At(k)
	return t.Kind == lex.Word && t.Lex == nil && !r.KnownWord(k) && lang.Denial.Has(r.At(k+1).Low) && r.At(k+2).Use == lex.UsedAmount
}

// accounts reports whether a token says what kind of entry an expense is, or describes
// it.
func (r *Reading) accounts(t *lex.Token) bool {
	return (tells(t.Lex) != 0 || t.Lex.Is(lang.RoleIncidental)) && len(r.Kinds) > 0 || r.describes(t)
}

// describes reports whether a token is a part of something that people buy and that
// an expense is described by: "data plan", "monthly pass".
func (r *Reading) describes(t *lex.Token) bool {
	return slices.ContainsFunc(r.Expenses, func(e Expense) bool {
		if t.Start < e.Start || e.End < t.End {
			return false
		}
		thing := strings.ToLower(e.Description)
		return lang.IsThing(thing) && expense.ContainsWords(thing, t.Low)
	})
}

// judgeAmounts notes amounts that are not sure, or that are neither those of an
// expense nor its tax.
func (r *Reader) judgeAmounts(result *Reading) {
	used := 0
	for i := range result.Expenses {
		e := &result.Expenses[i]
		used += len(e.Amounts())
		for _, a := range [...]*money.Amount{e.TaxAmount, e.Net} {
			if a != nil {
				used++
			}
		}
		for _, l := range e.Lines {
			if l.Tax != nil {
				used++
			}
		}
	}
	r.objectIf(used != len(result.Amounts), UnusedAmount, lex.Span{End: len(r.Text)})
	for i := range r.Amounts {
		m := &r.Amounts[i]
		r.objectIf(m.Loose && !m.Dropped, LooseAmount, m.Span)
	}
}

// A judgement is what is known of an expense while its words are looked at.
type judgement struct {
	*Reader
	piece      *piece
	expense    *Expense
	known      bool // what was bought is in the tables
	words, han int  // of the description
	content    int  // words of it that are more than prepositions and articles
	others     int  // words of it that tell nothing of the kind
	cut        bool // an amount stood before this token
}

// judge notes what keeps one expense from being sure: its amount has one reading,
// and its description is a few plain words.
func (r *Reader) judge(l *piece, e *Expense, known bool) {
	j := judgement{Reader: r, piece: l, expense: e, known: known}
	switch e.Description {
	case e.Merchant:
		j.words, j.others = 1, 1
	case numbering{r}.documentWord(l):
		j.words, j.others, j.known = 1, 1, true
	}
	if e.Description == "" {
		j.words = 0
	}
	amounts := l.amounts()
	if len(amounts) == 0 {
		r.object(NoAmount, e.Span)
		return
	}
	for _, a := range e.Amounts() {
		r.objectIf(len(a.Readings) != 1, TwoReadings, a.Span)
		r.objectIf(a.Value.IsZero(), ZeroAmount, a.Span)
	}
	r.objectIf(e.Description == "", NoDescription, e.Span)
	r.objectIf(utf8.RuneCountInString(e.Description) > maxDescription || strings.Contains(e.Description, "\n"), LongDescription, e.Span)
	for k := l.first; k < l.last; k++ {
		if slices.ContainsFunc(l.parts, func(p piece) bool { return p.first == k }) {
			j.cut = false
		}
		j.token(k)
	}
	for _, i := range amounts {
		j.amount(&r.Amounts[i])
	}
	j.description()
	if k, ok := j.payer(); ok {
		j.object(AnotherPayer, j.Tokens[k].Span)
	}
	if k, ok := j.resident(); ok {
		j.object(AnotherPayer, j.Tokens[k].Span)
	}
}

// token judges one token of the expense.
func (j *judgement) token(k int) {
	t := &j.Tokens[k]
	switch t.Use {
	case lex.Unused:
	case lex.UsedFiller:
		j.filler(k)
		return
	default:
		j.cut = j.cut || t.Use == lex.UsedAmount
		return
	}
	switch t.Kind {
	case lex.Word:
		j.second(k)
		j.words++
		if !t.Lex.Is(lang.RoleFiller|lang.RoleArticle) && !j.leadsOn(k) {
			j.content++
		}
		j.word(k)
	case lex.East:
		j.second(k)
		j.character(k)
		j.han += utf8.RuneCountInString(t.Low)
	case lex.Number:
		j.objectIf((!j.known || !j.countsThings(k, j.piece)) && !j.isPlainNumber(k), OtherNumber, t.Span)
	case lex.Time, lex.Code, lex.Tag:
		j.objectIf(!j.isPlainName(k), Name, t.Span)
		j.content++
	case lex.Sign:
		switch t.Low {
		case ".", ";", ":", "。", "!":
			j.objectIf(!j.isHeading(k) && !isInShop(&j.Sentence, k), TwoSentences, t.Span)
		}
	}
}

// filler judges a word that says nothing of what was bought.
func (j *judgement) filler(k int) {
	t := &j.Tokens[k]
	j.objectIf(t.Lex.Is(lang.RoleCost) && !j.known, Cost, t.Span)
	if t.Lex.Is(lang.RoleSpend) && !j.isOwn(k, j.piece) && !j.isPaidThere(k) && !j.cues.Has(lang.SaysOwn) {
		j.objectIf(!j.known || t.Kind == lex.Word && lang.Named(j.Language).Common || namesPayer(j, k), AnotherPayer, t.Span)
	}
}

// second notes a thing behind the amount of another: "lunch 12 taxi".
func (j *judgement) second(k int) {
	t, before := &j.Tokens[k], j.At(k-1)
	kind := j.piece.kinds != 0 && (tells(t.Lex) != 0 || t.Lex.Is(lang.RoleIncidental) || lang.Got.Has(t.Low) || lang.Returns.Has(t.Low))
	if particle := t.Kind == lex.East && (t.Lex.Is(lang.RoleFiller) || lang.Particle.Has(t.Low)) && !j.joinsThing(k); j.cut && j.others > 0 && !kind && !particle {
		joined := before.Lex.Is(lang.RoleFor|lang.RoleAt) || lang.Preposition.Has(before.Low) || lang.Preposition.Has(t.Low) || j.leadsOn(k) && !isRate(j.Reader, k+1)
		j.objectIf(j.joinsThing(k), TwoThings, t.Span)
		j.objectIf(!joined && !lang.IsShop(t.Low, j.Language) && !isInShop(&j.Sentence, k) && !(shelf{j}).holds(k), TwoThings, t.Span)
	}
	j.cut = false
	if !kind && !t.Lex.Is(lang.RoleFiller) {
		j.others++
	}
}

// joinsThing reports whether the language's word for "and" stands at token k or leads to it, and behind it
// what people buy, whatever the words between them are elsewhere: "taxi 32 i kawa", "pain 2 et du fromage",
// "taxi 12 en de koffie".
func (j *judgement) joinsThing(k int) bool {
	if !j.At(k).Lex.IsAndIn(j.Language) {
		k--
		for j.isBetween(k) && !j.At(k).Lex.IsAndIn(j.Language) {
			k--
		}
	}
	and := j.At(k)
	if !and.Lex.IsAndIn(j.Language) || and.Kind == lex.Word && lang.LeadsOn(and.Low, j.Language, "") {
		return false
	}
	for k++; j.isBetween(k); {
		k++
	}
	return j.KnownWord(k)
}

// isBetween reports whether token k may stand between "and" and a thing: an article, or what leads on.
func (j *judgement) isBetween(k int) bool {
	t := j.At(k)
	return t.Kind == lex.Word && t.Use != lex.UsedAmount && !j.KnownWord(k) &&
		(t.Lex.IsArticleIn(j.Language) || lang.LeadsOn(t.Low, j.Language, "") || lang.IsFunctionIn(t.Low, j.Language))
}

// isForeignCost reports whether the word at token k joins a thing and its price in another
// language alone, and is bought in English: "costa on the 5th 4.10".
func (j *judgement) isForeignCost(k int) bool {
	return lang.Named(j.Language).Common && lang.IsThing(j.At(k).Low)
}

// word judges a word of the description.
func (j *judgement) word(k int) {
	t := &j.Tokens[k]
	if t.Lex.Is(lang.RoleSpend|lang.RoleCost) && isInShop(&j.Sentence, k) {
		return
	}
	j.objectIf(t.Lex.Is(lang.RoleSpend) && !j.isOwn(k, j.piece), AnotherPayer, t.Span) // "Bob bought me lunch"
	j.objectIf(lang.Giver.Has(t.Low) && lang.Gift.Has(j.At(k-1).Low), Gift, t.Span)
	j.objectIf(lang.Undated.Has(t.Low) || lang.PerTime.Has(t.Low) && !lang.IsThing(strings.ToLower(j.expense.Description)), TimeWord, t.Span)
	j.objectIf(t.Lex.Is(lang.RoleCost) && !j.isForeignCost(k) || t.Lex.Is(lang.RoleSpend|lang.RoleAdd|lang.RoleCommand) && !j.isNoun(k, j.piece), Verb, t.Span)
	if t.Lex.Is(lang.RoleWord) && t.Lex.Number > 1 && number.IsNumberWord(&j.Sentence, k) {
		j.objectIf(!j.known || !j.countsThings(k, j.piece), OtherNumber, t.Span)
	}
	if mark := t.Lex.MarkOf(); mark != nil && !mark.Weak && !mark.Iso {
		j.objectIf(!j.known, CurrencyWord, t.Span)
	}
}

// character judges a word in a script without spaces.
func (j *judgement) character(k int) {
	t, before := &j.Tokens[k], j.At(k-1)
	guests := lang.Treat.Has(t.Low) && k > j.piece.first && before.Use == lex.Unused && before.Kind == lex.East
	j.objectIf(guests, AnotherPayer, t.Span) // 老板请客
	_, digit := lang.EastDigit(lang.FirstRune(t.Low))
	j.objectIf(digit && !t.Spaced && before.Use == lex.UsedAmount || isLostNumeral(j.Reader, k), OtherNumber, t.Span) // 三块三五
}

// amount judges the number that is taken for the amount.
func (j *judgement) amount(m *money.Found) {
	j.objectIf(lang.Bound.Has(j.At(m.First-1).Low), Bound, m.Span)
	if j.isDongs(m) {
		j.object(LooseAmount, m.Span)
		j.expense.Abroad = dong
	}
	j.objectIf(m.Symbol == "" && j.isDottedTime(m.First) && !j.At(m.First-2).Lex.Is(lang.RoleCost|lang.RoleSpend), NoPrice, m.Span)
	j.objectIf(j.isVisit(m), NoPrice, m.Span)
	j.objectIf(j.isAbsurd(m), LooseAmount, m.Span)
	if m.Rank == money.RankBare {
		j.objectIf(j.followsFor(m) && !j.hasSpend(j.piece), HeadCount, m.Span) // "table for 4"
		j.objectIf(j.isNoPrice(j.piece, j.expense), NoPrice, m.Span)
		j.objectIf(j.maybeCount(m, j.piece), Count, m.Span)
	}
}

// isVisit reports whether an amount may be the hour of a visit instead: "dentist 14.15".
func (j *judgement) isVisit(m *money.Found) bool {
	t := j.At(m.First)
	return m.Symbol == "" && t.Kind == lex.Number && isPointed(&t.Num) && hasPoint(m.Text) && !j.hasSpend(j.piece) &&
		(lang.Visited.Has(j.At(m.First-1).Low) || lang.Visited.Has(j.At(m.Last).Low))
}

// isAbsurd reports whether a whole number without a currency is far more than people pay for what is
// named, in a ledger of a currency in which a meal costs some tens, so that a point was likely
// forgotten: "coffee 4500".
func (j *judgement) isAbsurd(m *money.Found) bool {
	const meals, anything = 1000, 100_000
	if m.Rank != money.RankBare || j.At(m.First).Kind != lex.Number || m.Value.LessThan(decimal.New(meals, 0)) || !lang.IsLargeUnit(j.Options.Currency) {
		return false
	}
	category, _ := lang.CategoryOf(j.expense.Description, j.Language, j.Options.Region)
	return m.Value.GreaterThanOrEqual(decimal.New(anything, 0)) || category == "Food"
}

// dong is the currency whose thousands people write as "45k".
const dong = "VND"

// isDongs reports whether an amount without a currency is likely one of dongs in a ledger of
// others: whoever writes "cà phê 30k" in Vietnamese has not paid thousands of euros.
func (j *judgement) isDongs(m *money.Found) bool {
	const thousand = 1000
	return m.Symbol == "" && j.Options.Currency != dong && m.Value.GreaterThanOrEqual(decimal.New(thousand, 0)) && j.At(m.Last-1).Lex.Is(lang.RoleScale) &&
		j.text.Spoken() == "vi"
}

// description judges how much was said, and whether it is known.
func (j *judgement) description() {
	span := j.expense.Span
	if !j.known && !j.hasSpend(j.piece) {
		j.objectIf(j.mayHoldVerb() && !j.isPaidThere(j.piece.last), UnknownVerbs, span)
		j.objectIf(j.content > maxUnknown || j.han > 2*maxUnknown, UnknownWords, span)
		j.objectIf(j.soundsLikeNews(j.piece), News, span)
	}
	j.objectIf(j.content > maxWords || j.han > maxHan, ManyWords, span)
	j.objectIf(j.words+j.content+j.han == 0 && j.piece.like == nil && !holdsPicture(j.expense.Description), NoDescription, span)
}
