package line

import (
	"slices"
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// A categoryUse is a category that was named outright, with the tokens that say so.
type categoryUse struct {
	name        string
	first, last int
}

// maxCategoryWords is how many words a name may have that nobody knows yet.
const maxCategoryWords = 4

// labelling finds the categories of a text.
type labelling struct{ *Reader }

// find marks the categories that are named as such: [Work] at the end of a line,
// "category: Work", "under Client meals". Behind "as" and in round brackets only the names
// of known categories are, since much else stands there.
func (r labelling) find() {
	for k := 0; k < len(r.Tokens); k++ {
		if r.Tokens[k].Use != lex.Unused {
			continue
		}
		u, ok := r.at(k)
		if !ok {
			continue
		}
		for i := u.first; i < u.last; i++ {
			r.Tokens[i].Use = lex.UsedCategory
		}
		if name, known := lang.CategoryNamed(u.name); known {
			u.name = name
		}
		r.categories = append(r.categories, u)
		k = u.last - 1
	}
}

// at reads what names a category at token k: what leads to the name, the brackets
// around it, or what stands behind a known name.
func (r labelling) at(k int) (categoryUse, bool) {
	low := r.At(k).Low
	if low == "[" || low == "(" {
		return r.bracketed(k)
	}
	if lang.CategoryWord.Has(low) || lang.CategoryMark.Has(low) {
		if u, ok := r.labelled(k); ok {
			return r.withParticles(u), true
		}
	}
	if lang.FiledUnder.Has(low) {
		u, ok := r.filed(k)
		return r.withParticles(u), ok
	}
	if lang.TakenAs.Has(low) {
		return r.takenAs(k)
	}
	if lang.CategoryBehind.Has(low) {
		return r.beforeWord(k)
	}
	return categoryUse{}, false
}

// bracketed reads a name in brackets. Square ones hold nothing else, at the end of a line.
func (r labelling) bracketed(k int) (categoryUse, bool) {
	end, closing := k+1, "]"
	if r.At(k).Low == "(" {
		closing = ")"
	}
	for r.isUnused(end) && r.At(end).Low != closing && r.At(end).Low != "[" {
		end++
	}
	if end == k+1 || r.At(end).Low != closing {
		return categoryUse{}, false
	}
	u := categoryUse{strings.Join(strings.Fields(r.Text[r.At(k).End:r.At(end).Start]), " "), k, end + 1}
	if closing == "]" {
		after := r.At(end + 1)
		return u, after.Kind == lex.Break || after.Kind == lex.Tag
	}
	_, known := lang.CategoryNamed(u.name)
	return u, known && k > 0
}

// labelled reads a name behind the word for a category: "category: Work", "in the
// category Work". Without a colon the words can be a thing, as in "category management
// course"; then a preposition or what stands before them has to tell.
func (r labelling) labelled(k int) (categoryUse, bool) {
	at, short := k+1, lang.CategoryMark.Has(r.At(k).Low)
	colon := r.At(at).Low == ":" || r.At(at).Low == "="
	if colon || !short && (lang.CategoryIs.Has(r.At(at).Low) || r.At(k).Kind == lex.East && lang.CategoryBefore.Has(r.At(at).Low)) {
		at++
	}
	first := k
	for first > 0 && r.isUnused(first-1) && lang.CategoryBefore.Has(r.At(first-1).Low) {
		first--
	}
	opens := r.opensLine(first)
	u, known, ok := r.nameFrom(at, opens)
	u.first = first
	switch {
	case !ok, short && !colon:
		return u, false
	case colon, known, first < k, r.At(k).Kind == lex.East && at > k+1:
		return u, true
	}
	return u, !opens
}

// filed reads "under Client meals": a name that is known, or what ends a line that has its
// price already.
func (r labelling) filed(k int) (categoryUse, bool) {
	u, known, ok := r.nameFrom(k+1, false)
	u.first = k
	if !ok || r.opensLine(k) {
		return u, false
	}
	if lang.IsShop(strings.ToLower(r.nameOf(k, u.last)), r.Language) {
		return u, false
	}
	return u, known || r.endsLine(u.last) && r.pricedBefore(k) && !r.At(k+1).Lex.Is(lang.RoleArticle|lang.RoleFiller|lang.RoleMoney) && !lang.Possessive.Has(r.At(k+1).Low)
}

// takenAs reads "as Food" and "als Essen": only a known name that nothing goes on, since
// people dress as much.
func (r labelling) takenAs(k int) (categoryUse, bool) {
	u, known, ok := r.knownFrom(k + 1)
	u.first = k
	if !ok || !known || r.opensLine(k) {
		return u, false
	}
	u = r.withParticles(u)
	next := r.At(u.last)
	goesOn := r.isUnused(u.last) && (next.Kind == lex.Word && !next.Lex.Is(lang.RoleFiller) || next.Kind == lex.East && !next.Spaced)
	return u, !goesOn
}

// beforeWord reads a known name with a word for a category at token k behind it: 餐饮类,
// 食費として.
func (r labelling) beforeWord(k int) (categoryUse, bool) {
	for first := max(0, k-4); first < k; first++ {
		if u, known, _ := r.knownFrom(first); known && u.last == k && !r.At(k).Spaced {
			return r.withParticles(u), true
		}
	}
	return categoryUse{}, false
}

// withParticles adds what is glued behind a name in a language without spaces: 类, に.
func (r labelling) withParticles(u categoryUse) categoryUse {
	for r.isUnused(u.last) {
		t := r.At(u.last)
		if t.Kind != lex.East || t.Spaced || !lang.CategoryBehind.Has(t.Low) && !lang.CategoryEnd.Has(t.Low) {
			break
		}
		u.last++
	}
	return u
}

// nameFrom reads the name of a category that begins at token k: in quotes, up to a
// separator, a number or a preposition, or the longest that is known of what goes on. At
// the beginning of a line a new name has one word, since what was bought follows.
func (r labelling) nameFrom(k int, opens bool) (u categoryUse, known, ok bool) {
	if u, ok := r.quotedFrom(k); ok {
		return u, false, true
	}
	u, known, _ = r.knownFrom(k)
	if opens && known {
		return u, true, true
	}
	limit := maxCategoryWords
	if opens {
		limit = 1
	}
	end, words := k, 0
	for ; r.inName(end, k) && words < limit; end++ {
		t := r.At(end)
		if t.Kind == lex.East && end > k && t.Spaced {
			break
		}
		if t.Kind == lex.Word || t.Kind == lex.East && end == k {
			words++
		}
	}
	for end > k && r.At(end-1).Kind == lex.Sign {
		end--
	}
	if known && (end <= u.last || r.inName(end, k) || r.At(k).Kind == lex.East) {
		return u, true, true
	}
	if words == 0 || end == k+1 && r.At(k).Kind == lex.East && lang.CategoryEnd.Has(r.At(k).Low) {
		return u, false, false
	}
	return categoryUse{r.nameOf(k, end), k, end}, false, true
}

// inName reports whether token k may belong to a name that begins at first.
func (r labelling) inName(k, first int) bool {
	t := r.At(k)
	switch {
	case !r.isUnused(k):
		return false
	case t.Kind == lex.Sign:
		return k > first && t.Lex.MarkOf() == nil && (t.Low == "&" || t.Low == "/" || t.Low == "-" && !t.Spaced || t.Low == "'")
	case t.Kind == lex.East:
		return k == first || !lang.CategoryEnd.Has(t.Low)
	case t.Kind != lex.Word:
		return false
	}
	return k == first || !t.Lex.Is(lang.RoleAt|lang.RoleFor) && !lang.CategoryEnd.Has(t.Low)
}

// knownFrom reads the longest name of a built-in category that begins at token k.
func (r labelling) knownFrom(k int) (u categoryUse, known, ok bool) {
	for end := k + 1; end <= min(k+6, len(r.Tokens)) && r.isUnused(end-1) && r.At(end-1).Kind != lex.Number; end++ {
		name := r.nameOf(k, end)
		if _, found := lang.CategoryNamed(name); found && !r.cutsName(end) {
			u, known = categoryUse{name, k, end}, true
		}
	}
	return u, known, known
}

// cutsName reports whether a name that ends before token k goes on in it: "Work-life".
func (r labelling) cutsName(k int) bool {
	t := r.At(k)
	return !t.Spaced && t.Use == lex.Unused && (t.Kind == lex.Code || t.Low == "-" && !r.At(k+1).Spaced && r.At(k+1).Kind == lex.Word)
}

// quotes are the signs that close what others open.
var quotes = map[string]string{`"`: `"`, "“": "”", "„": "“", "«": "»", "「": "」", "『": "』", "'": "'", "‘": "’", "《": "》"}

// quotedFrom reads a name in quotes.
func (r labelling) quotedFrom(k int) (categoryUse, bool) {
	closing, isQuote := quotes[r.At(k).Low]
	if !isQuote {
		return categoryUse{}, false
	}
	end := k + 1
	for r.isUnused(end) && r.At(end).Low != closing {
		end++
	}
	if end == k+1 || r.At(end).Low != closing {
		return categoryUse{}, false
	}
	return categoryUse{r.nameOf(k+1, end), k, end + 1}, true
}

func (r labelling) nameOf(first, last int) string {
	return strings.Join(strings.Fields(r.Text[r.At(first).Start:r.Tokens[last-1].End]), " ")
}

func (r labelling) isUnused(k int) bool {
	t := r.At(k)
	return k < len(r.Tokens) && t.Use == lex.Unused && t.Kind != lex.Break
}

// opensLine reports whether no word stands before token k in its line.
func (r labelling) opensLine(k int) bool {
	for k--; k >= 0 && r.Tokens[k].Kind != lex.Break; k-- {
		t := &r.Tokens[k]
		if t.Use == lex.Unused && (t.Kind == lex.Word || t.Kind == lex.East || t.Kind == lex.Code) && (!t.Lex.Is(lang.RoleFiller|lang.RoleAdd) || t.IsForeignThing()) {
			return false
		}
	}
	return true
}

// pricedBefore reports whether a number stands before token k in its line.
func (r labelling) pricedBefore(k int) bool {
	for k--; k >= 0 && r.Tokens[k].Kind != lex.Break; k-- {
		if t := &r.Tokens[k]; t.Use == lex.Unused && t.Kind == lex.Number {
			return true
		}
	}
	return false
}

// endsLine reports whether only days, tags and full stops stand from token k to the end
// of the line.
func (r labelling) endsLine(k int) bool {
	for ; k < len(r.Tokens) && r.Tokens[k].Kind != lex.Break; k++ {
		if t := &r.Tokens[k]; t.Use == lex.Unused && t.Low != "." && t.Low != "。" {
			return false
		}
	}
	return true
}

// of returns the category that was named for a line, or once for all lines.
func (r labelling) of(l *piece) string {
	own := slices.IndexFunc(r.categories, func(u categoryUse) bool { return u.first >= l.first && u.last <= l.last })
	if own < 0 && len(r.categories) == 1 && forAll(r.Reader, r.categories[0].first, r.categories[0].last) {
		own = 0
	}
	if own < 0 {
		return ""
	}
	return r.categories[own].name
}

// NamedCategories returns the categories that a text names outright.
func NamedCategories(t *lex.Text) []string {
	r := newReader(t)
	defer r.Release()
	r.findDates()
	labelling{r}.find()
	var names []string
	for _, u := range r.categories {
		names = append(names, u.name)
	}
	return names
}
