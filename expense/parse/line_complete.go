package parse

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense"
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
func (r *reader) isComplete(result *Result) bool {
	if r.tooLong || len(r.text) > maxComplete || r.badDate {
		return false
	}
	first := true
	for k := range r.tokens {
		t := &r.tokens[k]
		if t.use == usedDate || t.use == usedAmount || t.use == usedTax || t.use == usedTag || t.use == usedCategory {
			first = false
			continue
		}
		if t.lex.is(roleBan) && !(t.use == usedMerchant) {
			return false
		}
		if t.kind == tokenSign {
			if !r.isHarmless(k) {
				return false
			}
			continue
		}
		if first && traitDenial.has(t.low) && !(r.at(k+1).low == "-" && !r.at(k+1).spaced) {
			return false
		}
		if first && t.lex.is(roleCommand) && t.use != usedMerchant {
			return false
		}
		if first && t.kind == tokenEast && t.lex.is(roleCommand) {
			return false
		}
		first = first && t.lex.is(roleFiller)
	}
	return r.eachAmountUsed(result)
}

// eachAmountUsed reports whether every amount is that of an expense or its tax.
func (r *reader) eachAmountUsed(result *Result) bool {
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
	for i := range r.money {
		if r.money[i].loose && !r.money[i].dropped {
			return false
		}
	}
	return n == len(result.Amounts)
}

// isHarmless reports whether a sign is punctuation that says nothing more: no
// question, no markup, no formula.
func (r *reader) isHarmless(k int) bool {
	t := &r.tokens[k]
	if t.low == "(" && r.at(k+1).use == usedAmount {
		return false // bookkeepers write money that came back as (4.50)
	}
	switch t.low {
	case ",", ".", ";", ":", "-", "–", "—", "!", "·", "、", "。", "'", "’", "&", "•", "@", "+":
		return true
	case "*", "=":
		return t.use == usedFiller
	case "/":
		return t.use != unused || !t.spaced
	case "(", ")":
		return true
	}
	c, _ := utf8.DecodeRuneInString(t.low)
	return isEmoji(c)
}

// isEmoji reports whether c is a picture and not a sign with a meaning.
func isEmoji(c rune) bool {
	return c >= 0x1F000 && c <= 0x1FAFF || c >= 0x2600 && c <= 0x27BF || c >= 0x2B00 && c <= 0x2BFF || c == 0xFE0F
}

// understood judges one expense: its amount has one reading, and its
// description is a few plain words.
func (r *reader) understood(l *line, e *Expense, known bool) bool {
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
		t := &r.tokens[k]
		switch t.use {
		case usedFiller:
			if t.lex.is(roleCost) && !known {
				return false
			}
			if t.lex.is(roleSpend) && !r.isOwn(k, l) && (!known || t.kind == tokenWord && languageNamed(r.language).common) {
				return false
			}
			continue
		case unused:
		default:
			cut = cut || t.use == usedAmount
			continue
		}
		if t.kind == tokenWord || t.kind == tokenEast {
			if cut && words+han > 0 && !r.at(k-1).lex.is(roleFor|roleAt) && !traitPreposition.has(r.at(k-1).low) && !traitPreposition.has(t.low) && !isMerchant(t.low) {
				return false // "lunch 12 taxi"
			}
			cut = false
		}
		switch t.kind {
		case tokenNumber:
			if !known || !r.countsThings(k, l) {
				return false
			}
		case tokenTime, tokenCode, tokenTag:
			return false
		case tokenWord:
			words++
			if t.lex.is(roleSpend) && !r.isOwn(k, l) {
				return false // "Bob bought me lunch"
			}
			if traitGiver.has(t.low) && traitGift.has(r.at(k-1).low) {
				return false // it was given to the writer
			}
			if t.lex.is(roleCost) || t.lex.is(roleSpend|roleAdd|roleCommand) && !r.isNoun(k, l) || (traitPerTime | traitUndated).has(t.low) {
				return false
			}
			if t.lex.is(roleWord) && t.lex.number > 1 && r.isNumberWord(k) && !(known && r.countsThings(k, l)) || t.lex.markOf() != nil && !t.lex.mark.weak && !t.lex.mark.iso && !known {
				return false
			}
		case tokenEast:
			if traitTreat.has(t.low) && k > l.first && r.at(k-1).use == unused && r.at(k-1).kind == tokenEast {
				return false // 老板请客: who is not the writer
			}
			if _, digit := eastDigit(firstRune(t.low)); digit && !t.spaced && r.at(k-1).use == usedAmount {
				return false // 三块三五
			}
			if r.isLostNumeral(k) {
				return false
			}
			han += utf8.RuneCountInString(t.low)
		case tokenSign:
			if t.low == "." || t.low == ";" || t.low == ":" || t.low == "。" || t.low == "!" {
				return false // two sentences
			}
		}
	}
	if m := &r.money[l.money]; m.rank == rankBare && r.followsFor(m) && !r.hasSpend(l) {
		return false // "table for 4"
	}
	if !known && !r.hasSpend(l) && !languageNamed(r.language).verbsKnown {
		return false // in other languages too few verbs are in the tables
	}
	if before := r.at(r.money[l.money].first - 1); traitBound.has(before.low) {
		return false
	}
	if r.money[l.money].rank == rankBare && r.isNoPrice(l, e) {
		return false
	}
	if !known && !r.hasSpend(l) && (words > maxUnknown || han > 2*maxUnknown || r.soundsLikeNews(l)) {
		return false
	}
	return words <= maxWords && han <= maxHan && words+han > 0 && !r.maybeCount(&r.money[l.money])
}

// soundsLikeNews reports whether an unknown description has a verb in it:
// "Bitcoin plunged $500" is no expense.
func (r *reader) soundsLikeNews(l *line) bool {
	for k := l.first + 1; k < l.last; k++ {
		t := &r.tokens[k]
		if t.use == unused && t.kind == tokenWord && hasEnding(t.low, languageNamed(r.language).verbEndings) {
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
func (r *reader) maybeCount(m *money) bool {
	if m.rank != rankBare || len(m.Text) > 2 {
		return false
	}
	next := r.at(m.last)
	if next.kind != tokenWord || next.use != unused || next.lex.is(roleFiller) {
		return false
	}
	plural := strings.HasSuffix(next.low, "s") && !strings.HasSuffix(next.low, "ss") && !traitUncounted.has(next.low)
	limit := int64(4)
	if plural {
		limit = 24
	}
	return m.Value.LessThanOrEqual(decimal.New(limit, 0))
}

// countsThings reports whether the number or number word at token k begins a line and says how
// many of something were bought for a price that cannot be mistaken: "2 beers
// 9.00", 买了2本书 80元. A price behind "at" may be that of one.
func (r *reader) countsThings(k int, l *line) bool {
	t, next, m := r.at(k), r.at(k+1), &r.money[l.money]
	counted := t.kind == tokenNumber && t.num.whole && !t.num.ambiguous && t.num.mantissa >= 1 && t.num.mantissa <= 24 ||
		t.kind == tokenWord && r.isNumberWord(k) && t.lex.number > 1 && t.lex.number <= 24
	if !counted || m.rank == rankBare || m.first < k || traitApiece.has(r.at(m.first-1).low) {
		return false
	}
	for i := l.first; i < k; i++ {
		if r.tokens[i].use == unused {
			return false
		}
	}
	if next.kind == tokenEast {
		return !next.spaced && traitCounter.has(next.low) && r.at(k+2).kind == tokenEast && r.at(k+2).use == unused
	}
	return next.kind == tokenWord && next.use == unused && next.spaced && strings.HasSuffix(next.low, "s") && !next.lex.is(roleUnit) && r.knownWord(k+1)
}

// isNoPrice reports whether a number without a currency is likelier a year, an
// hour, a day or a reading: "movie 2012", "lunch in 20", "doctor tomorrow 10".
func (r *reader) isNoPrice(l *line, e *Expense) bool {
	m := &r.money[l.money]
	before := r.at(m.first - 1)
	if traitReading.has(before.low) {
		return true
	}
	if e.Date != nil && r.o.Today != (expense.Date{}) && e.Date.Date.Compare(r.o.Today) > 0 {
		return true
	}
	year := m.Value.IntPart()
	return len(m.Text) == 4 && isDigit(m.Text[0]) && year > 1950 && year < 2040 && year != 2000 && !r.hasSpend(l)
}

// isLostNumeral reports whether token k is the end of a number in characters
// that was not read: 午餐八.
func (r *reader) isLostNumeral(k int) bool {
	t, next := r.at(k), r.at(k+1)
	c := firstRune(t.low)
	_, digit := hanDigit(c)
	_, _, unit := hanUnit(c)
	if !digit && !unit || utf8.RuneCountInString(t.low) > 1 {
		return false
	}
	return next.spaced || next.use != unused || next.kind == tokenSign || next.kind == tokenBreak
}

// isNoun reports whether a word that is also a command stands where a noun
// does: last of several, as in "credit report".
func (r *reader) isNoun(k int, l *line) bool {
	before := r.at(k - 1)
	return k > l.first && before.kind == tokenWord && before.use == unused && !before.lex.is(roleFiller)
}

// isOwn reports whether a verb of spending has the writer as its subject: only
// fillers stand before it in the line. "Bob paid 20" is somebody else's.
func (r *reader) isOwn(k int, l *line) bool {
	for i := l.first; i < k; i++ {
		if t := &r.tokens[i]; t.use == unused && t.kind != tokenSign {
			return false
		}
	}
	return true
}

func (r *reader) followsFor(m *money) bool {
	return r.at(m.first - 1).lex.is(roleFor)
}

func (r *reader) hasSpend(l *line) bool {
	for k := l.first; k < l.last; k++ {
		if r.tokens[k].lex.is(roleSpend) {
			return true
		}
	}
	return false
}
