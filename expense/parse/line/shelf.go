package line

import (
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// A shelf is what a shop sells, of which a line names something behind the amount:
// "shell 52,30 diesel", "dm 23,45 shampoo und windeln".
type shelf struct{ *judgement }

// holds reports whether all that stands before the amount is a shop, and what begins at token k,
// to the end of the line, is something that it sells: not "lidl 12 taxi".
func (s shelf) holds(k int) bool {
	shop := s.shopBefore(k)
	if shop == "" {
		return false
	}
	sells, known := lang.CategoryOf(shop, s.Language, s.Options.Region)
	if !known {
		return false
	}
	endings := lang.Named(s.Language).VerbEndings
	for i := k; i < s.piece.last; i++ {
		t := &s.Tokens[i]
		if t.Use != lex.Unused || t.Kind != lex.Word || t.Lex.Is(lang.RoleFiller|lang.RoleArticle|lang.RoleAnd) {
			continue
		}
		sold, named := lang.CategoryOf(t.Low, s.Language, s.Options.Region)
		switch {
		case named && sold != sells && !(isGoods(sold) && isGoods(sells)):
			return false
		case !named && (len(endings) == 0 || s.isVerb(i, endings)):
			return false
		}
	}
	return true
}

// shopBefore returns the shop that is all that stands before token k, in lower case.
func (s shelf) shopBefore(k int) string {
	var words []string
	for i := s.piece.first; i < k; i++ {
		switch t := &s.Tokens[i]; {
		case t.Use != lex.Unused && t.Use != lex.UsedMerchant, t.Lex.Is(lang.RoleFiller), t.Kind == lex.Sign:
		case t.Kind == lex.Word:
			words = append(words, t.Low)
		default:
			return ""
		}
	}
	if name := strings.Join(words, " "); lang.IsShop(name, s.Language) {
		return name
	}
	return ""
}

// isGoods reports whether what people carry home from shops of all kinds is in a category.
func isGoods(category string) bool {
	return lang.IsFood(category) || category == "Health" || category == "Shopping" || category == "Pets"
}

// isHeading reports whether the colon at token k stands behind a shop, or something known, that
// heads the text: "edeka: wurst 4,20, käse 3,80".
func (j *judgement) isHeading(k int) bool {
	if j.At(k).Low != ":" || j.piece.first > 0 || j.At(k+1).Kind != lex.Word {
		return false
	}
	first := 0
	for first < k && j.Tokens[first].Use == lex.UsedFiller {
		first++
	}
	for i := first; i < k; i++ {
		if t := &j.Tokens[i]; t.Use != lex.Unused && t.Use != lex.UsedMerchant || t.Kind != lex.Word {
			return false
		}
	}
	if first == k {
		return false
	}
	name := strings.ToLower(j.Text[j.Tokens[first].Start:j.Tokens[k-1].End])
	return lang.IsShop(name, j.Language) || lang.IsThing(name)
}

// isSlashed reports whether the slash at token k stands between two things of a list, each with
// its price: "croissant 1,20 / café 1,80", but not "hotel 90 / night".
func (r cutting) isSlashed(k int) bool {
	if !r.separates(k) || r.At(k).Low != "/" || r.At(k-1).Use != lex.UsedAmount || r.At(k+1).Kind != lex.Word || isRate(r.Reader, k+1) {
		return false
	}
	last := k + 1
	for last < len(r.Tokens) && !r.separates(last) {
		last++
	}
	for _, i := range r.paid() {
		if m := &r.Amounts[i]; m.First > k+1 && m.Last <= last && m.Rank != money.RankBare || m.First > k+1 && m.Last == last {
			return true
		}
	}
	return false
}
