package money

import (
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// enlarged finds a price that is said once more with something in it: "hotel 300 with breakfast 340",
// "resto 46, 58 avec vin", "otel 3000 kahvaltı dahil 3400". Both may have been paid as well.
type enlarged struct{ *Reader }

// joins reports whether b may be a, and something more.
func (r enlarged) joins(a, b *Found) bool {
	added := b.Value.Sub(a.Value)
	if !isEither(a, b) || a.Named || b.Named || !added.IsPositive() || added.GreaterThan(a.Value) {
		return false
	}
	k, last := a.Last, b.First
	for r.At(k).Low == "," || r.At(k).Low == "、" {
		k++
	}
	if k == last {
		return r.holds(b.Last) && r.nameEnd(b.Last+1) > 0
	}
	return r.holds(k) && r.nameEnd(k+1) == last || r.holds(last-1) && r.nameEnd(k) == last-1
}

// holds reports whether token k says that something is in a price.
func (r enlarged) holds(k int) bool {
	t := r.At(k)
	return t.Use == lex.Unused && (t.Lex.Is(lang.RoleGross) || lang.With.Has(t.Low) || lang.Included.Has(t.Low))
}

// nameEnd returns where the name of something ends that begins at token k, with an article or without:
// a word, or two that are known for one thing. It is 0 where there is none, or that of a tax or a tip.
func (r enlarged) nameEnd(k int) int {
	for isArticle(r.At(k)) && isName(r.At(k+1)) {
		k++
	}
	t := r.At(k)
	if !isName(t) || t.Lex.Is(lang.RoleTax|lang.RoleTip|lang.RoleOff|lang.RolePercent|lang.RoleTotal|lang.RoleShared) {
		return 0
	}
	last := k + 1
	if r.At(last).Low == "-" {
		last++ // "pequeno-almoço"
	}
	if isName(r.At(last)) && lang.IsThing(strings.ToLower(r.Text[t.Start:r.At(last).End])) {
		return last + 1
	}
	return k + 1
}
