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

// What a description may hold before somebody should look at it.
const (
	maxWords    = 6
	maxHan      = 14
	maxUnknown  = 3   // words, when none of them is in a table
	maxComplete = 400 // bytes of a message
)

// isComplete judges what concerns the whole text. A text that is wrongly
// complete is saved wrongly and in silence, so every doubt counts against it.
func (r *Reader) isComplete(result *Result) bool {
	if r.TooLong || len(r.Text) > maxComplete || r.badDate {
		return false
	}
	first := true
	for k := range r.Tokens {
		t := &r.Tokens[k]
		if t.Use == lex.UsedDate || t.Use == lex.UsedAmount || t.Use == lex.UsedTax || t.Use == lex.UsedTag || t.Use == lex.UsedCategory {
			first = false
			continue
		}
		if t.Lex.Is(lang.RoleBan) && !(t.Use == lex.UsedMerchant) {
			return false
		}
		if t.Kind == lex.Sign {
			if !r.isHarmless(k) {
				return false
			}
			continue
		}
		if first && lang.Denial.Has(t.Low) && !(r.At(k+1).Low == "-" && !r.At(k+1).Spaced) {
			return false
		}
		if first && t.Lex.Is(lang.RoleCommand) && t.Use != lex.UsedMerchant {
			return false
		}
		if first && t.Kind == lex.East && t.Lex.Is(lang.RoleCommand) {
			return false
		}
		first = first && t.Lex.Is(lang.RoleFiller)
	}
	return r.eachAmountUsed(result)
}

// eachAmountUsed reports whether every amount is that of an expense or its tax.
func (r *Reader) eachAmountUsed(result *Result) bool {
	n := 0
	for i := range result.Expenses {
		e := &result.Expenses[i]
		if e.Amount != nil {
			n++
		}
		if e.TaxAmount != nil {
			n++
		}
		if e.Net != nil {
			n++
		}
	}
	for i := range r.Amounts {
		if r.Amounts[i].Loose && !r.Amounts[i].Dropped {
			return false
		}
	}
	return n == len(result.Amounts)
}

// isHarmless reports whether a sign is punctuation that says nothing more: no
// question, no markup, no formula.
func (r *Reader) isHarmless(k int) bool {
	t := &r.Tokens[k]
	if t.Low == "(" && r.At(k+1).Use == lex.UsedAmount {
		return false // bookkeepers write money that came back as (4.50)
	}
	switch t.Low {
	case ",", ".", ";", ":", "-", "–", "—", "!", "·", "、", "。", "'", "’", "&", "•", "@", "+":
		return true
	case "*", "=":
		return t.Use == lex.UsedFiller
	case "/":
		return t.Use != lex.Unused || !t.Spaced
	case "(", ")":
		return true
	}
	c, _ := utf8.DecodeRuneInString(t.Low)
	return isEmoji(c)
}

// isEmoji reports whether c is a picture and not a sign with a meaning.
func isEmoji(c rune) bool {
	return c >= 0x1F000 && c <= 0x1FAFF || c >= 0x2600 && c <= 0x27BF || c >= 0x2B00 && c <= 0x2BFF || c == 0xFE0F
}

// understood judges one expense: its amount has one reading, and its
// description is a few plain words.
func (r *Reader) understood(l *piece, e *Expense, known bool) bool {
	if e.Amount == nil || len(e.Amount.Readings) != 1 || e.Amount.Value.IsZero() || e.Description == "" {
		return false
	}
	if utf8.RuneCountInString(e.Description) > 80 || strings.ContainsAny(e.Description, "\n") {
		return false
	}
	words, han, cut := 0, 0, false
	if e.Merchant != "" && e.Merchant == e.Description {
		words = 1
	}
	for k := l.first; k < l.last; k++ {
		t := &r.Tokens[k]
		switch t.Use {
		case lex.UsedFiller:
			if t.Lex.Is(lang.RoleCost) && !known {
				return false
			}
			if t.Lex.Is(lang.RoleSpend) && !r.isOwn(k, l) && (!known || t.Kind == lex.Word && lang.Named(r.Language).Common) {
				return false
			}
			continue
		case lex.Unused:
		default:
			cut = cut || t.Use == lex.UsedAmount
			continue
		}
		if t.Kind == lex.Word || t.Kind == lex.East {
			if cut && words+han > 0 && !r.At(k-1).Lex.Is(lang.RoleFor|lang.RoleAt) && !lang.Preposition.Has(r.At(k-1).Low) && !lang.Preposition.Has(t.Low) && !lang.IsShop(t.Low) {
				return false // "lunch 12 taxi"
			}
			cut = false
		}
		switch t.Kind {
		case lex.Number:
			if !known || !r.countsThings(k, l) {
				return false
			}
		case lex.Time, lex.Code, lex.Tag:
			return false
		case lex.Word:
			words++
			if t.Lex.Is(lang.RoleSpend) && !r.isOwn(k, l) {
				return false // "Bob bought me lunch"
			}
			if lang.Giver.Has(t.Low) && lang.Gift.Has(r.At(k-1).Low) {
				return false // it was given to the writer
			}
			if t.Lex.Is(lang.RoleCost) || t.Lex.Is(lang.RoleSpend|lang.RoleAdd|lang.RoleCommand) && !r.isNoun(k, l) || (lang.PerTime | lang.Undated).Has(t.Low) {
				return false
			}
			if t.Lex.Is(lang.RoleWord) && t.Lex.Number > 1 && number.IsNumberWord(&r.Reader.Sentence, k) && !(known && r.countsThings(k, l)) || t.Lex.MarkOf() != nil && !t.Lex.Mark.Weak && !t.Lex.Mark.Iso && !known {
				return false
			}
		case lex.East:
			if lang.Treat.Has(t.Low) && k > l.first && r.At(k-1).Use == lex.Unused && r.At(k-1).Kind == lex.East {
				return false // 老板请客: who is not the writer
			}
			if _, digit := lang.EastDigit(lang.FirstRune(t.Low)); digit && !t.Spaced && r.At(k-1).Use == lex.UsedAmount {
				return false // 三块三五
			}
			if r.isLostNumeral(k) {
				return false
			}
			han += utf8.RuneCountInString(t.Low)
		case lex.Sign:
			if t.Low == "." || t.Low == ";" || t.Low == ":" || t.Low == "。" || t.Low == "!" {
				return false // two sentences
			}
		}
	}
	if m := &r.Amounts[l.money]; m.Rank == money.RankBare && r.followsFor(m) && !r.hasSpend(l) {
		return false // "table for 4"
	}
	if !known && !r.hasSpend(l) && !lang.Named(r.Language).VerbsKnown {
		return false // in other languages too few verbs are in the tables
	}
	if before := r.At(r.Amounts[l.money].First - 1); lang.Bound.Has(before.Low) {
		return false
	}
	if r.Amounts[l.money].Rank == money.RankBare && r.isNoPrice(l, e) {
		return false
	}
	if !known && !r.hasSpend(l) && (words > maxUnknown || han > 2*maxUnknown || r.soundsLikeNews(l)) {
		return false
	}
	return words <= maxWords && han <= maxHan && words+han > 0 && !r.maybeCount(&r.Amounts[l.money])
}

// soundsLikeNews reports whether an unknown description has a verb in it:
// "Bitcoin plunged $500" is no expense.
func (r *Reader) soundsLikeNews(l *piece) bool {
	for k := l.first + 1; k < l.last; k++ {
		t := &r.Tokens[k]
		if t.Use == lex.Unused && t.Kind == lex.Word && hasEnding(t.Low, lang.Named(r.Language).VerbEndings) {
			return true
		}
	}
	return false
}

func hasEnding(word string, endings []string) bool {
	return slices.ContainsFunc(endings, func(e string) bool { return strings.HasSuffix(word, e) })
}

// maybeCount reports whether a bare number may say how many and not how much:
// "3 eggs", "2 coffee".
func (r *Reader) maybeCount(m *money.Found) bool {
	if m.Rank != money.RankBare || len(m.Text) > 2 {
		return false
	}
	next := r.At(m.Last)
	if next.Kind != lex.Word || next.Use != lex.Unused || next.Lex.Is(lang.RoleFiller) {
		return false
	}
	plural := strings.HasSuffix(next.Low, "s") && !strings.HasSuffix(next.Low, "ss") && !lang.Uncounted.Has(next.Low)
	limit := int64(4)
	if plural {
		limit = 24
	}
	return m.Value.LessThanOrEqual(decimal.New(limit, 0))
}

// countsThings reports whether the number or number word at token k begins a line and says how
// many of something were bought for a price that cannot be mistaken: "2 beers
// 9.00", 买了2本书 80元. A price behind "at" may be that of one.
func (r *Reader) countsThings(k int, l *piece) bool {
	t, next, m := r.At(k), r.At(k+1), &r.Amounts[l.money]
	counted := t.Kind == lex.Number && t.Num.Whole && !t.Num.Ambiguous && t.Num.Mantissa >= 1 && t.Num.Mantissa <= 24 ||
		t.Kind == lex.Word && number.IsNumberWord(&r.Reader.Sentence, k) && t.Lex.Number > 1 && t.Lex.Number <= 24
	if !counted || m.Rank == money.RankBare || m.First < k || lang.Apiece.Has(r.At(m.First-1).Low) {
		return false
	}
	for i := l.first; i < k; i++ {
		if r.Tokens[i].Use == lex.Unused {
			return false
		}
	}
	if next.Kind == lex.East {
		return !next.Spaced && lang.Counter.Has(next.Low) && r.At(k+2).Kind == lex.East && r.At(k+2).Use == lex.Unused
	}
	return next.Kind == lex.Word && next.Use == lex.Unused && next.Spaced && strings.HasSuffix(next.Low, "s") && !next.Lex.Is(lang.RoleUnit) && r.KnownWord(k+1)
}

// isNoPrice reports whether a number without a currency is likelier a year, an
// hour, a day or a reading: "movie 2012", "lunch in 20", "doctor tomorrow 10".
func (r *Reader) isNoPrice(l *piece, e *Expense) bool {
	m := &r.Amounts[l.money]
	before := r.At(m.First - 1)
	if lang.Reading.Has(before.Low) {
		return true
	}
	if e.Date != nil && r.Options.Today != (expense.Date{}) && e.Date.Date.Compare(r.Options.Today) > 0 {
		return true
	}
	year := m.Value.IntPart()
	return len(m.Text) == 4 && lex.IsDigit(m.Text[0]) && year > 1950 && year < 2040 && year != 2000 && !r.hasSpend(l)
}

// isLostNumeral reports whether token k is the end of a number in characters
// that was not read: 午餐八.
func (r *Reader) isLostNumeral(k int) bool {
	t, next := r.At(k), r.At(k+1)
	c := lang.FirstRune(t.Low)
	_, digit := lang.HanDigit(c)
	_, _, unit := lang.HanUnit(c)
	if !digit && !unit || utf8.RuneCountInString(t.Low) > 1 {
		return false
	}
	return next.Spaced || next.Use != lex.Unused || next.Kind == lex.Sign || next.Kind == lex.Break
}

// isNoun reports whether a word that is also a command stands where a noun
// does: last of several, as in "credit report".
func (r *Reader) isNoun(k int, l *piece) bool {
	before := r.At(k - 1)
	return k > l.first && before.Kind == lex.Word && before.Use == lex.Unused && !before.Lex.Is(lang.RoleFiller)
}

// isOwn reports whether a verb of spending has the writer as its subject: only
// fillers stand before it in the line. "Bob paid 20" is somebody else's.
func (r *Reader) isOwn(k int, l *piece) bool {
	for i := l.first; i < k; i++ {
		if t := &r.Tokens[i]; t.Use == lex.Unused && t.Kind != lex.Sign {
			return false
		}
	}
	return true
}

func (r *Reader) followsFor(m *money.Found) bool {
	return r.At(m.First - 1).Lex.Is(lang.RoleFor)
}

func (r *Reader) hasSpend(l *piece) bool {
	for k := l.first; k < l.last; k++ {
		if r.Tokens[k].Lex.Is(lang.RoleSpend) {
			return true
		}
	}
	return false
}
