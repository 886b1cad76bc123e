package line

import (
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// maxShopParts is how many tokens the name of a shop has that begins with a number.
const maxShopParts = 4

// markShops makes names of the numbers in those of shops: 7-11咖啡45, 50嵐.
func (n names) markShops() {
	for k := 0; k < len(n.Tokens); k++ {
		for end := n.numberedShop(k); k < end; k++ {
			if n.Tokens[k].Kind == lex.Number {
				n.name(k)
			}
		}
	}
}

// numberedShop returns the token behind the name of a known shop that begins with the number at
// token k, or k.
func (r *Reader) numberedShop(k int) int {
	t, next := r.At(k), r.At(k+1)
	if t.Kind != lex.Number && t.Kind != lex.Code || next.Spaced || next.Low != "-" && next.Kind != lex.East {
		return k
	}
	end := k
	for i := k + 1; i < min(k+maxShopParts, len(r.Tokens)) && !r.Tokens[i].Spaced; i++ {
		if lang.IsShop(strings.ToLower(r.Text[t.Start:r.Tokens[i].End]), r.Language) {
			end = i + 1
		}
	}
	return end
}

// isNumberedShop reports whether token k is a part of the name of such a shop.
func (r *Reader) isNumberedShop(k int) bool {
	for i := max(0, k-maxShopParts+1); i <= k; i++ {
		if r.numberedShop(i) > k {
			return true
		}
	}
	return false
}

// isInShop reports whether token k is a part of the name of a well-known shop that has two or three,
// whatever it says alone: "home depot", "farmacias del ahorro", the point of "bol.com".
func isInShop(s *lex.Sentence, k int) bool {
	for first := max(0, k-2); first <= k; first++ {
		for last := max(first+1, k); last <= min(first+2, len(s.Tokens)-1); last++ {
			if lang.IsShop(strings.ToLower(s.Text[s.Tokens[first].Start:s.Tokens[last].End]), s.Language) {
				return true
			}
		}
	}
	return false
}
