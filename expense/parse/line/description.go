package line

import (
	"strings"
	"unicode"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// descriptionOf returns what is left of a line: its words without those that say
// nothing at the edges, in the person's spelling.
func descriptionOf(r *Reader, l *piece) string {
	var b strings.Builder
	for k := l.first; k < l.last; {
		if r.Tokens[k].Use != lex.Unused {
			k++
			continue
		}
		first := k
		for k < l.last && r.Tokens[k].Use == lex.Unused && r.Tokens[k].Kind != lex.Break {
			k++
		}
		if k == first {
			r.Tokens[k].Use = lex.UsedSeparator
			k++
			continue
		}
		trimFillers(r, first, k, l, b.Len() > 0)
		for i := first; i < k; i++ {
			if r.Tokens[i].Use == lex.Unused {
				end := i + 1
				for end < k && r.Tokens[end].Use == lex.Unused {
					end++
				}
				writeTokens(r, &b, i, end)
				i = end
			}
		}
	}
	return b.String()
}

// writeTokens appends tokens[first:last] with single spaces where there was space.
func writeTokens(r *Reader, b *strings.Builder, first, last int) {
	if b.Len() > 0 {
		b.WriteByte(' ')
	}
	for k := first; k < last; k++ {
		if k > first && r.Tokens[k].Spaced {
			b.WriteByte(' ')
		}
		t := &r.Tokens[k]
		if t.Kind == lex.Word && strings.Contains(t.Low, " ") {
			b.WriteString(strings.Join(strings.Fields(r.Text[t.Start:t.End]), " "))
			continue
		}
		b.WriteString(r.Text[t.Start:t.End])
	}
}

// trimFillers marks the fillers at both ends of a run of words as used. The last noun
// of a line is never trimmed: "books" alone is a thing, and so is 花. Behind earlier words
// of the description a preposition stays: "taxi 18 to the airport".
func trimFillers(r *Reader, first, last int, l *piece, further bool) {
	start, end := first, last
	for start < end && (isEdge(r, start) || isBuying(r, start, end) || r.Tokens[start].Low == ")") && !isThing(r, start, end) {
		start++
	}
	end = trimEnd(r, start, end)
	if r.At(last).Use == lex.UsedAmount {
		verb := min(verbBefore(r, start, last), verbBefore(r, start, end)) // "costato" says nothing by itself
		if verb > start || further {
			end = trimEnd(r, start, min(verb, end))
		}
	}
	if further && start < end {
		start = prepositionBefore(r, first, start)
	}
	if start == end && last-first == 1 && onlyWord(r, first, l) {
		return
	}
	for k := first; k < last; k++ {
		if k < start || k >= end {
			r.Tokens[k].Use = lex.UsedFiller
		}
	}
}

// trimEnd returns where tokens[first:last] end without what says nothing there.
func trimEnd(r *Reader, first, last int) int {
	for last > first && (isEdge(r, last-1) || r.Tokens[last-1].Low == "(" || isTrailing(r, last-1)) && !isThing(r, first, last) {
		last--
	}
	return last
}

// verbBefore returns where the verb begins that joins the thing in tokens[first:last] to the amount
// behind it, "la cena era 32,40", or last if none does.
func verbBefore(r *Reader, first, last int) int {
	if first == last {
		return last
	}
	end := r.Tokens[last-1].End
	verb := end - lang.JoinsPrice.Closes(strings.ToLower(r.Text[r.Tokens[first].Start:end]))
	for k := first; k < last; k++ {
		if r.Tokens[k].Start == verb && !lang.IsThing(strings.ToLower(r.Text[verb:end])) {
			return k
		}
	}
	return last
}

// prepositionBefore returns the last preposition of tokens[first:start] if only an article or
// a possessive stands between it and the rest, else start.
func prepositionBefore(r *Reader, first, start int) int {
	for k := start - 1; k >= first; k-- {
		if r.leadsOn(k) {
			return k
		}
		if t := &r.Tokens[k]; !t.Lex.Is(lang.RoleArticle) && !lang.Possessive.Has(t.Low) && !t.Lex.Is(lang.RoleDe) {
			break
		}
	}
	return start
}

// isThing reports whether tokens[first:last] are something that people buy, although
// some of the words say nothing elsewhere: "cena", "dining out".
func isThing(r *Reader, first, last int) bool {
	return lang.IsThing(strings.ToLower(r.Text[r.Tokens[first].Start:r.Tokens[last-1].End]))
}

// isBuying reports whether 买 at token k only leads to what was bought. With one
// character behind it, it is a word of its own: 买菜.
func isBuying(r *Reader, k, end int) bool {
	low := r.Tokens[k].Low
	return lang.Buy.Has(low) && (end-k > 2 && r.Tokens[k+1].Kind == lex.East || end-k == 2 && len(r.Tokens[k+1].Low) > 3)
}

// onlyWord reports whether token k is all that could describe the line, and a
// noun: "refund 12.50".
func onlyWord(r *Reader, k int, l *piece) bool {
	t := &r.Tokens[k]
	if !t.Lex.Is(lang.RoleRefund) && !lang.LoneNoun.Has(t.Low) {
		return false
	}
	for i := l.first; i < l.last; i++ {
		o := &r.Tokens[i]
		if i != k && o.Use == lex.Unused && (o.Kind == lex.Word || o.Kind == lex.East) && !o.Lex.Is(lang.RoleFiller) {
			return false
		}
	}
	return true
}

// isEdge reports whether a token says nothing at the edge of a description.
// An article in capitals begins a name: "The Economist".
func isEdge(r *Reader, k int) bool {
	t := &r.Tokens[k]
	switch t.Kind {
	case lex.Sign:
		return isEdgeSign(t)
	case lex.Word, lex.East:
	default:
		return false
	}
	if t.Lex.Is(lang.RoleRefund) || beginsName(r, k) || t.IsForeignThing() {
		return false
	}
	if t.Lex.Is(lang.RoleArticle) && unicode.IsUpper(lang.FirstRune(r.Text[t.Start:])) {
		next := r.At(k + 1)
		return next.Kind != lex.Word || next.Use != lex.Unused || !unicode.IsUpper(lang.FirstRune(r.Text[next.Start:]))
	}
	if t.Kind == lex.Word && t.Lex.Is(lang.RoleAt) {
		return true
	}
	return t.Lex.Is(lang.RoleFiller | lang.RoleAnd | lang.RolePlus)
}

// beginsName reports whether a word that mostly says nothing is glued to what
// follows: A4, at&t, 花盆, 钱大妈.
func beginsName(r *Reader, k int) bool {
	t, next := r.At(k), r.At(k+1)
	if next.Spaced || next.Use != lex.Unused {
		return false
	}
	if t.Kind == lex.Word {
		return next.Kind == lex.Code || next.Low == "&" && !r.At(k+2).Spaced && r.At(k+2).Kind == lex.Word
	}
	return lang.BeginsName.Has(t.Low) && next.Kind == lex.East && !next.Lex.Is(lang.RoleFiller)
}

// isTrailing are words that end a run of words only because the amount or the
// date that they lead to was cut out.
func isTrailing(r *Reader, k int) bool {
	t := &r.Tokens[k]
	return t.Kind == lex.Word && (lang.Trailing.Has(t.Low) || t.Lex.Is(lang.RoleInexact))
}

// isEdgeSign reports whether a sign at the edge is punctuation. Brackets and
// emoji stay, because they may belong to the words.
func isEdgeSign(t *lex.Token) bool {
	switch t.Low {
	case ",", ".", ";", ":", "-", "–", "—", "!", "·", "|", "/", "、", "。", "~", "•", "@", "+", "=", "→", "*":
		return true
	}
	return false
}
