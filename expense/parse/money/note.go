package money

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
)

// isNote reports whether token k is a note that is called by its value and stands for
// one of them: "обед пятихатка". Where there are digits in its part of a list, they are the amount.
func isNote(r *lex.Sentence, k int) bool {
	mk := r.At(k).Lex.MarkOf()
	return mk != nil && mk.Worth > 0 && !mk.Weak && !r.HasDigits(k, k+1) && !isHandedOver(r, k)
}

// isTip reports whether a word of its part of a list calls an amount a tip: "plus a fiver tip".
func isTip(r *Reader, m *Found) bool {
	first, last := m.First, m.Last
	for first > 0 && !r.EndsPart(first-1) {
		first--
	}
	for last < len(r.Tokens) && !r.EndsPart(last) {
		last++
	}
	return slices.ContainsFunc(r.Tokens[first:last], func(t lex.Token) bool { return t.Lex.Is(lang.RoleTip) })
}

// isHandedOver reports whether token k is the note that was paid with: "with a tenner".
func isHandedOver(r *lex.Sentence, k int) bool {
	for r.At(k - 1).Lex.Is(lang.RoleArticle) {
		k--
	}
	return lang.With.Has(r.At(k - 1).Low)
}

// countedNotes reads notes that are counted in sheets, from token k on: 三张毛爷爷, 배춧잎 두 장.
func countedNotes(r *lex.Sentence, k int) (m Found, q number.Quantity, ok bool) {
	if q, ok = grandAt(r, k); ok {
		return Found{First: k, Last: q.Last, mark: &lang.Mark{Worth: 1000, Weak: true}}, q, true
	}
	if mark := noteAt(r, k); mark != nil {
		if q, last := sheetsAt(r, k+1); last > k {
			return Found{First: k, Last: last, mark: mark}, q, true
		}
		return m, q, false
	}
	q, last := sheetsAt(r, k)
	if mark := noteAt(r, last); last > k && mark != nil {
		return Found{First: k, Last: last + 1, mark: mark}, q, true
	}
	return m, q, false
}

// grandAt reads a thousand that was spent, in a word that counts pieces elsewhere, from token k on:
// "штуку отдал за ремонт", but not "2 штуки за 60".
func grandAt(r *lex.Sentence, k int) (q number.Quantity, ok bool) {
	at := k
	q = number.Quantity{Value: decimal.New(1, 0), Word: true}
	if read, counted := number.At(r, k); counted && !lang.Grand.Has(r.At(k).Low) {
		if at = read.Last; at == k || read.Plain && !read.Num.Whole {
			return q, false
		}
		if q.Value = read.Value; read.Plain {
			q.Value = decimal.New(read.Num.Mantissa, 0)
		}
	}
	if t := r.At(at); t.Use != lex.Unused || !lang.Grand.Has(t.Low) || q.Value.GreaterThan(hundred) {
		return q, false
	}
	if at == k && k > 0 && r.At(k-1).Lex.Is(lang.RolePart) {
		return q, false // "пару штук", several of them
	}
	q.Last = at + 1
	leads := q.Last
	if r.At(leads).Kind == lex.Word && !isFor(r.At(leads)) {
		leads++ // the verb
	}
	return q, isFor(r.At(leads)) && r.At(leads+1).Kind == lex.Word && !r.At(leads+1).Lex.Is(lang.RoleUnit) && !number.IsNumberWord(r, leads+1)
}

// isFor reports whether what was paid for stands behind a word.
func isFor(t *lex.Token) bool {
	return t.Kind == lex.Word && (t.Lex.Is(lang.RoleFor) || lang.SoldFor.Has(t.Low) || lang.Preposition.Has(t.Low))
}

// noteAt returns the note that token k names, or nil.
func noteAt(r *lex.Sentence, k int) *lang.Mark {
	mark := r.At(k).Lex.MarkOf()
	if mark == nil || mark.Worth == 0 || r.At(k).Use != lex.Unused {
		return nil
	}
	return mark
}

// sheetsAt reads a number of sheets at token k, and returns the token behind it; -1 if there is
// none.
func sheetsAt(r *lex.Sentence, k int) (q number.Quantity, last int) {
	t := r.At(k)
	switch read, ok := number.At(r, k); {
	case t.Use != lex.Unused || t.Kind != lex.Number && t.Kind != lex.East:
		return q, -1
	case ok && !read.Plain:
		q = read
	case ok && t.Num.Whole:
		q = number.Quantity{Last: read.Last, Value: decimal.New(t.Num.Mantissa, 0)}
	case t.Lex.Is(lang.RoleWord) && t.Lex.Number > 0: // 두 장
		q = number.Quantity{Last: k + 1, Value: decimal.New(t.Lex.Number, 0)}
	default:
		return q, -1
	}
	if !lang.Sheet.Has(r.At(q.Last).Low) {
		return q, -1
	}
	q.Word = true
	return q, q.Last + 1
}
