package line

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// hedges passes over words that say that an amount is not exact, or that its writer is not sure,
// beside an amount or around the whole text: "lunch about 12.50 i think".
type hedges struct{ *Reader }

// maxHedge is how many words and hyphens one of them has.
const maxHedge = 5

// mark makes fillers of them, if other words say what was bought: 약 9000원 is medicine.
func (h hedges) mark() {
	paid := h.paid()
	if len(paid) == 0 {
		return
	}
	end := len(h.Tokens)
	for end > 0 && h.Tokens[end-1].Kind == lex.Sign && h.Tokens[end-1].Use == lex.Unused {
		end--
	}
	var found []lex.Span
	add := func(s lex.Span) bool {
		if s.Start < s.End {
			found = append(found, s)
		}
		return s.Start < s.End
	}
	add(h.opening())
	add(h.before(end))
	var hours []*money.Found
	for _, i := range paid {
		m := &h.Amounts[i]
		if add(h.before(m.First)) && m.Rank == money.RankBare && m.Value.IsInteger() && m.Value.LessThanOrEqual(decimal.NewFromInt(lex.LastHour)) {
			hours = append(hours, m)
		}
		add(h.behind(m.Last))
	}
	if len(found) == 0 || !h.describes(found) {
		return
	}
	for _, s := range found {
		maybe := lang.Maybe.Has(h.said(s))
		for k := s.Start; k < s.End; k++ {
			h.objectIf(maybe, LooseAmount, h.Tokens[k].Span)
			h.Tokens[k].Use, h.Tokens[k].Lex = lex.UsedFiller, nil
		}
	}
	for _, m := range hours {
		h.object(LooseAmount, m.Span)
	}
}

// opening returns the tokens of a hedge at the beginning. Without spaces one of a character or two may be a
// part of the word that begins there, as 約 is of 約束; a doubt asks anyway.
func (h hedges) opening() lex.Span {
	const least = 3 // characters
	s := h.behind(h.opened)
	if said := h.said(s); s.Start < s.End && h.Tokens[s.Start].Kind == lex.East && utf8.RuneCountInString(said) < least && !lang.Maybe.Has(said) &&
		s.End < len(h.Tokens) && !h.Tokens[s.End].Spaced && h.Tokens[s.End].Kind == lex.East {
		return lex.Span{}
	}
	return s
}

// before returns the tokens of the longest hedge that ends before token k.
func (h hedges) before(k int) lex.Span {
	for first := max(0, k-maxHedge); first < k; first++ {
		if s := (lex.Span{Start: first, End: k}); h.isHedge(s) && h.isCut(s.Start) {
			return s
		}
	}
	return lex.Span{Start: k, End: k}
}

// behind returns the tokens of the longest hedge that begins at token k.
func (h hedges) behind(k int) lex.Span {
	for last := min(len(h.Tokens), k+maxHedge); last > k; last-- {
		if s := (lex.Span{Start: k, End: last}); h.isHedge(s) && h.isCut(s.End) {
			return s
		}
	}
	return lex.Span{Start: k, End: k}
}

// isCut reports whether a word ends before token k in a script without spaces too: 約束 and 预约
// are no 約, and さかな is no かな.
func (h hedges) isCut(k int) bool {
	if k == 0 || k >= len(h.Tokens) {
		return true
	}
	before, t := &h.Tokens[k-1], &h.Tokens[k]
	if t.Spaced || before.Kind != lex.East || t.Kind != lex.East {
		return true
	}
	return h.ownsMeaning(before) && h.ownsMeaning(t)
}

// ownsMeaning reports whether a token is a word that is known, or a hedge of its own.
func (h hedges) ownsMeaning(t *lex.Token) bool {
	return t.Use != lex.Unused || t.Lex != nil || lang.IsThing(t.Low) || lang.Hedge.Has(t.Low) || lang.Maybe.Has(t.Low) ||
		isKatakana(lang.FirstRune(t.Low))
}

func (h hedges) isHedge(s lex.Span) bool {
	if low := h.Tokens[s.Start].Low; s.End > s.Start+1 && !lang.Hedge.GoesOn(low) && !lang.Maybe.GoesOn(low) {
		return false
	}
	said := h.said(s)
	return said != "" && (lang.Hedge.Has(said) || lang.Maybe.Has(said))
}

// said returns what tokens that say nothing else yet are when written as they are spaced, "" for
// others.
func (h hedges) said(s lex.Span) string {
	if s.Start == s.End {
		return ""
	}
	if t := h.Tokens[s.Start]; s.End == s.Start+1 && (t.Kind == lex.Word || t.Kind == lex.East) && (t.Use == lex.Unused || t.Use == lex.UsedFiller) {
		return t.Low
	}
	var b strings.Builder
	for k := s.Start; k < s.End; k++ {
		t := &h.Tokens[k]
		hyphen := t.Low == "-" && !t.Spaced && k > s.Start
		if t.Use != lex.Unused && t.Use != lex.UsedFiller || t.Kind != lex.Word && t.Kind != lex.East && !hyphen {
			return ""
		}
		if k > s.Start && t.Spaced {
			b.WriteByte(' ')
		}
		b.WriteString(t.Low)
	}
	return b.String()
}

// describes reports whether words outside of the spans may say what was bought.
func (h hedges) describes(spans []lex.Span) bool {
	for k := range h.Tokens {
		t := &h.Tokens[k]
		within := slices.ContainsFunc(spans, func(s lex.Span) bool { return k >= s.Start && k < s.End })
		if within || t.Use != lex.Unused || t.Kind != lex.Word && t.Kind != lex.East {
			continue
		}
		if !t.Lex.Is(lang.RoleFiller|lang.RoleArticle|lang.RoleAnd) || lang.IsThing(t.Low) {
			return true
		}
	}
	return false
}
