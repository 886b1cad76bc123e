package line

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// merchantOf finds "at Joe's", "@ Lidl" and 在星巴克, and takes the words out of
// the description.
func merchantOf(r *Reader, l *piece) string {
	for k := l.first; k+1 < l.last; k++ {
		t := &r.Tokens[k]
		if t.Use != lex.Unused || !t.Lex.Is(lang.RoleAt) || beginsName(r, k) {
			continue
		}
		end := nameEnd(r, k, l.last)
		if end == k+1 {
			skipPlace(r, k, l.last)
			continue
		}
		for i := k; i < end; i++ {
			r.Tokens[i].Use = lex.UsedMerchant
		}
		var b strings.Builder
		writeTokens(r, &b, k+1, end)
		return b.String()
	}
	return shopBefore(r, l)
}

// shopBefore finds a known shop at the beginning of a line that the particle of place is
// glued to, and takes both out of the description: スタバでラテ.
func shopBefore(r *Reader, l *piece) string {
	first := l.first
	for first < l.last && r.Tokens[first].Use != lex.Unused {
		first++
	}
	for k := first + 1; k < min(l.last, first+maxShop); k++ {
		t := &r.Tokens[k]
		if t.Use != lex.Unused || t.Spaced {
			return ""
		}
		if !lang.PlaceParticle.Has(t.Low) {
			continue
		}
		name := r.Text[r.Tokens[first].Start:t.Start]
		if !lang.IsShop(strings.ToLower(name), r.Language) {
			return ""
		}
		for i := first; i <= k; i++ {
			r.Tokens[i].Use = lex.UsedMerchant
		}
		return name
	}
	return ""
}

// maxShop is how many tokens a shop and its particle have.
const maxShop = 5

// skipPlace drops 在超市买了 from a description: the place is no name, and the
// verb behind it shows where the thing begins.
func skipPlace(r *Reader, k, last int) {
	if r.Tokens[k].Kind != lex.East {
		return
	}
	for i := k + 1; i < min(last, k+6); i++ {
		t := &r.Tokens[i]
		if t.Use != lex.Unused || t.Kind != lex.East || t.Spaced {
			return
		}
		if t.Lex.Is(lang.RoleSpend) && i > k+1 && r.At(i+1).Use == lex.Unused && r.At(i+1).Kind == lex.East {
			for j := k; j <= i; j++ {
				r.Tokens[j].Use = lex.UsedFiller
			}
			return
		}
	}
}

// nameEnd returns the end of the name that begins at token k+1, or k+1.
func nameEnd(r *Reader, k, last int) int {
	first := k + 1
	if r.At(first).Kind == lex.East && r.At(k).Kind == lex.East {
		return eastNameEnd(r, first, last)
	}
	end := first
	if low := r.At(end).Low; low == "the" && unicode.IsUpper(lang.FirstRune(r.Text[r.At(end+1).Start:])) {
		end++
	}
	for end < last && end-first < 5 {
		t := &r.Tokens[end]
		if t.Use != lex.Unused || t.Kind != lex.Word && t.Kind != lex.East && t.Low != "&" && t.Low != "-" {
			break
		}
		if t.Kind == lex.Word && !unicode.IsUpper(lang.FirstRune(r.Text[t.Start:])) && !isKnownShop(r, end) {
			break
		}
		end++
	}
	for end > first && r.Tokens[end-1].Kind == lex.Sign {
		end--
	}
	return end
}

func isKnownShop(r *Reader, k int) bool {
	t := &r.Tokens[k]
	return strings.HasSuffix(t.Low, "'s") || strings.HasSuffix(t.Low, "’s") || lang.IsShop(t.Low, r.Language)
}

// eastNameEnd ends a Chinese name before the verb that follows it.
func eastNameEnd(r *Reader, first, last int) int {
	end := first
	for end < last {
		t := &r.Tokens[end]
		if t.Use != lex.Unused || t.Kind == lex.Sign || t.Kind == lex.Break || t.Lex.Is(lang.RoleSpend|lang.RoleBan) || end > first && t.Spaced {
			break
		}
		if t.Kind == lex.East && lang.NameEnd.Has(t.Low) {
			break
		}
		end++
	}
	if end == first {
		return first
	}
	name := r.Text[r.Tokens[first].Start:r.Tokens[end-1].End]
	if n := utf8.RuneCountInString(name); n < 2 || n > 8 || lang.Place.Has(name) {
		return first
	}
	return end
}
