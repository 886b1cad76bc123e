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

// soundsLikeNews reports whether an unknown description has a verb in it:
// "Bitcoin plunged $500" is no expense.
func (r *Reader) soundsLikeNews(l *piece) bool {
	if !lang.Named(r.Language).VerbsKnown {
		return false
	}
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
// "3 eggs", "2 coffee". It does not where the next thing of a list follows: "tea 2 and cake 3".
func (r *Reader) maybeCount(m *money.Found, l *piece) bool {
	if m.Rank != money.RankBare || len(m.Text) > 2 {
		return false
	}
	next := r.At(m.Last)
	if next.Lex.Is(lang.RoleAnd) && l.last <= m.Last+1 {
		return false
	}
	if next.Kind != lex.Word || next.Use != lex.Unused || next.Lex.Is(lang.RoleFiller) {
		return false
	}
	plural := strings.HasSuffix(next.Low, "s") && !strings.HasSuffix(next.Low, "ss") && !lang.Uncounted.Has(next.Low)
	limit := int64(4)
	if plural {
		limit = 24
	}
	return m.Value.Abs().LessThanOrEqual(decimal.New(limit, 0))
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
	if lang.Reading.Has(before.Low) && before.Use != lex.UsedAmount { // "i put in 20" is of money
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
func isLostNumeral(r *Reader, k int) bool {
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

// payer returns the token of a word in no table that begins the line and that a verb in the third
// person follows, for it may be the name of who paid: "a carol pagou meu almoço", carla hat die Pizza
// bezahlt.
func (j *judgement) payer() (k int, ok bool) {
	for k = j.piece.first; j.At(k).Use == lex.UsedFiller || j.At(k).Use == lex.UsedDate || j.At(k).Lex.Is(lang.RoleArticle); k++ {
	}
	t := j.At(k)
	if t.Kind != lex.Word || t.Use != lex.Unused || t.Lex != nil || j.KnownWord(k) || lang.IsShop(t.Low, j.Language) || lang.FunctionWord.Has(t.Low) {
		return k, false
	}
	if lang.Auxiliary.Has(j.At(k + 1).Low) {
		return k, spending{&j.Sentence, j.cues}.paysBehind(k+1, true)
	}
	for i := k + 1; i < j.piece.last; i++ {
		if verb := j.At(i); verb.Lex.Is(lang.RolePaid) && !verb.Lex.Is(lang.RoleSpend) || lang.Acquires.Has(verb.Low) && !verb.Lex.Is(lang.RoleSpend) {
			return k, true
		}
		if !lang.Named(j.Language).VerbLast {
			break
		}
	}
	return k, false
}

// resident returns the token of a person at whose place a bill is due, who begins the line: "bei
// meiner Schwester war die Miete 700", "у сестры аренда 30000".
func (j *judgement) resident() (k int, ok bool) {
	name, _ := lang.CategoryOf(j.expense.Description, j.Language, j.Options.Region)
	if name != "Housing" && name != "Utilities" {
		return 0, false
	}
	for k = j.piece.first; k < j.piece.last && !j.At(k).Lex.Is(lang.RolePerson) && !lang.NamesRelation.Is(j.At(k).Low); k++ {
	}
	at := spending{&j.Sentence, j.cues}.beforePerson(k)
	return k, k < j.piece.last && at == j.piece.first && (j.At(at).Lex.Is(lang.RoleAt) || lang.Within.Has(j.At(at).Low))
}

// isPaidThere reports whether what stands before the verb at token k is where something was paid
// and not who did: 自販機で150円使った.
func (j *judgement) isPaidThere(k int) bool {
	there := false
	for i := j.piece.first; i < k; i++ {
		t := &j.Tokens[i]
		there = there || t.Kind == lex.East && lang.PlaceParticle.Has(t.Low)
		if lang.Subject.Has(t.Low) && t.Kind == lex.East {
			return false
		}
	}
	return there
}

// namesPayer reports whether a line with the verb at token k begins with a subject who is neither the
// writer nor bought: 田中がスーパーで150円使った, but 今月は and 昼ごはんが.
func namesPayer(j *judgement, k int) bool {
	first := j.piece.first
	for i := first + 1; i < k; i++ {
		if t := &j.Tokens[i]; t.Kind == lex.East && lang.Subject.Has(t.Low) {
			name, subject := j.Text[j.Tokens[first].Start:t.Start], j.Text[j.Tokens[first].Start:t.End]
			_, thing := lang.CategoryOf(name, j.Language, j.Options.Region)
			self := lang.NamesSelf.Is(name) || lang.NamesSelf.Is(subject) // 私, 내가
			return !thing && !self && !lang.TopicParticle.Has(t.Low) && j.At(i-1).Kind == lex.East && j.At(i-1).Use == lex.Unused
		}
	}
	return false
}

func (r *Reader) followsFor(m *money.Found) bool {
	return r.At(m.First - 1).Lex.Is(lang.RoleFor)
}

// hasSpend reports whether a word of the piece says that money changed hands.
func (r *Reader) hasSpend(l *piece) bool {
	if l.kinds != 0 {
		return true
	}
	for k := l.first; k < l.last; k++ {
		if r.Tokens[k].Lex.Is(lang.RoleSpend) {
			return true
		}
	}
	return false
}
