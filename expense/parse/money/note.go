package money

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
)

// isNote reports whether token k is a note that is called by its value and stands for
// one of them: "обед пятихатка". Where there are digits, they are the amount.
func isNote(r *lex.Sentence, k int) bool {
	mk := r.At(k).Lex.MarkOf()
	return mk != nil && mk.Worth > 0 && !mk.Weak && !slices.ContainsFunc(r.Tokens, func(t lex.Token) bool { return t.Kind == lex.Number })
}

// countedNotes reads notes that are counted in sheets, from token k on: 三张毛爷爷, 배춧잎 두 장.
func countedNotes(r *lex.Sentence, k int) (m Found, q number.Quantity, ok bool) {
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
