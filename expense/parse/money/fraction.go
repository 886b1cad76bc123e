package money

import (
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// FractionAt returns the token of the number behind a fraction at token k and its "of", 0
// if there is none: "1/3 of 90". Without the number it is a day.
func FractionAt(r *lex.Sentence, k int) int {
	t, of := r.At(k), r.At(k+1)
	if t.Kind != lex.Code || t.Use != lex.Unused || !of.Lex.Is(lang.RoleDe) && !lang.Of.Has(of.Low) {
		return 0
	}
	upper, lower, ok := strings.Cut(r.Text[t.Start:t.End], "/")
	if !ok || len(upper) != 1 || len(lower) != 1 || !lex.IsDigit(upper[0]) || upper[0] == '0' || upper[0] >= lower[0] || lower[0] > '9' {
		return 0
	}
	end := k + 2
	if r.At(end).Lex.Is(lang.RoleArticle) || r.At(end).Lex.MarkOf() != nil {
		end++
	}
	if r.At(end).Kind != lex.Number {
		return 0
	}
	return end
}

// takeFraction makes a part of the only amount, which the number at token end is.
func (r calculator) takeFraction(k, end int) bool {
	m := r.only()
	if m == nil || m.Partial || m.First > end || m.Last <= end {
		return false
	}
	upper, lower, _ := strings.Cut(r.Text[r.Tokens[k].Start:r.Tokens[k].End], "/")
	r.useWords(k, end)
	text := m.term() + "/" + lower
	if upper != "1" {
		text = upper + "*" + text
	}
	r.setSum(m, text)
	return true
}
