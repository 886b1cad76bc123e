package line

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// expenseOf makes an expense of a line, and notes what in it was not understood.
func expenseOf(r *Reader, l *piece) Expense {
	e := Expense{Span: spanOf(r, l)}
	r.objectIf(!l.tidy, UncertainCut, e.Span)
	if l.money >= 0 {
		m := &r.Amounts[l.money]
		if isRefund(r, l) {
			m.Negate()
			r.objectIf(m.Rank == money.RankBare, BareRefund, m.Span)
		}
		amount := m.Amount
		e.Amount = &amount
	} else if r.UnclearMark != nil {
		e.Currency = r.UnclearMark.Likely(r.Options.Currency, r.Language)
	}
	e.Merchant = merchantOf(r, l)
	e.Tags, e.Category = markup(r, l)
	r.objectIf(!taxesOf(r, l, &e), UncertainTax, e.Span)
	if e.TaxAmount != nil && e.Amount != nil {
		r.objectIf(e.TaxAmount.Value.Abs().GreaterThanOrEqual(e.Amount.Value.Abs()), TaxAboveAmount, e.TaxAmount.Span)
		r.objectIf(e.Net != nil && !e.Net.Value.Add(e.TaxAmount.Value).Equal(e.Amount.Value), Disagreement, e.Span)
	}
	r.objectIf(!dateOf(r, l, &e), UncertainDate, e.Span)
	evidence := isEvident(r, l)
	e.Description = descriptionOf(r, l)
	if e.Description == "" && e.Merchant != "" {
		e.Description = e.Merchant
	}
	known := e.Category != ""
	if !known {
		e.Category, known = lang.CategoryOf(e.Description+" "+e.Merchant, r.Language)
	}
	r.objectIf(!known && l.money >= 0 && !evidence, BareNumber, e.Span)
	r.judge(l, &e, known)
	return e
}

func spanOf(r *Reader, l *piece) lex.Span {
	first, last := l.first, l.last
	for first < last && r.Tokens[first].Kind == lex.Break {
		first++
	}
	if first >= last {
		return lex.Span{}
	}
	return lex.Span{Start: r.Tokens[first].Start, End: r.Tokens[last-1].End}
}

func isRefund(r *Reader, l *piece) bool {
	for k := l.first; k < l.last; k++ {
		if t := &r.Tokens[k]; t.Lex.Is(lang.RoleRefund) && (t.Use == lex.Unused || t.Use == lex.UsedFiller) {
			return true
		}
	}
	return false
}

// isEvident reports whether more than a bare number speaks for an expense: a
// currency, cents, a tax, or a verb of spending.
func isEvident(r *Reader, l *piece) bool {
	if l.money >= 0 && r.Amounts[l.money].Rank > money.RankBare {
		return true
	}
	for k := l.first; k < l.last; k++ {
		t := &r.Tokens[k]
		if t.Use == lex.UsedTax || t.Use == lex.UsedTag || t.Use == lex.UsedCategory || t.Use == lex.Unused && t.Lex.Is(lang.RoleSpend|lang.RoleAdd) {
			return true
		}
	}
	return false
}

// markup returns the tags of a line and its category in brackets.
func markup(r *Reader, l *piece) (tags []string, category string) {
	start := -1
	for k := l.first; k < l.last; k++ {
		t := &r.Tokens[k]
		switch {
		case t.Use == lex.UsedTag:
			if tag := r.Text[t.Start+1 : t.End]; !slices.Contains(tags, tag) {
				tags = append(tags, tag)
			}
		case t.Use == lex.UsedCategory && t.Low == "[":
			start = t.End
		case t.Use == lex.UsedCategory && t.Low == "]" && start >= 0:
			category = strings.Join(strings.Fields(r.Text[start:t.Start]), " ")
			if name, ok := lang.CategoryNamed(category); ok {
				category = name
			}
		}
	}
	return tags, category
}

// taxesOf fills in what the line says of tax, or else what the message says
// once for all its lines.
func taxesOf(r *Reader, l *piece, e *Expense) bool {
	ok, found := true, false
	for i := range r.Taxes {
		t := &r.Taxes[i]
		own := t.First >= l.first && t.Last <= l.last
		if !own && !(len(r.Taxes) == 1 && forAll(r, t.First, t.Last)) {
			continue
		}
		found = true
		ok = addTax(r, t, e) && ok
	}
	return ok && (found || len(r.Taxes) == 0 || len(r.Taxes) > 1 || !trails(r, r.Taxes[0].Last))
}

func addTax(r *Reader, t *money.TaxPhrase, e *Expense) bool {
	ok := true
	if t.Rate.IsSet() {
		ok = !e.Rate.IsSet() || e.Rate == t.Rate
		e.Rate = t.Rate
	}
	if t.Side != "" {
		ok = ok && (e.Side == "" || e.Side == t.Side)
		e.Side = t.Side
	}
	if t.Net {
		net := r.Amounts[t.Amount].Amount
		e.Net = &net
		return ok && !r.Amounts[t.Amount].Loose
	}
	if t.Amount >= 0 {
		ok = ok && e.TaxAmount == nil && len(r.Amounts[t.Amount].Readings) == 1 && !r.Amounts[t.Amount].Loose
		amount := r.Amounts[t.Amount].Amount
		e.TaxAmount = &amount
	}
	if t.Text != "" {
		e.RateText = t.Text
	}
	return ok && e.RateText == "" && (t.Rate.IsSet() || t.Side != "" || t.Amount >= 0) && !t.Doubt
}

// dateOf fills in the day of the line, or the one of the whole message.
func dateOf(r *Reader, l *piece, e *Expense) bool {
	ok := true
	kept := 0
	for i := range r.dates {
		d := &r.dates[i]
		if d.dropped {
			continue
		}
		kept++
		if d.first >= l.first && d.last <= l.last {
			ok = ok && e.Date == nil && len(d.Readings) <= 1 && !d.Weak
			if e.Date == nil {
				day := d.Date
				e.Date = &day
			}
		}
	}
	if e.Date != nil || kept == 0 {
		return ok
	}
	for i := range r.dates {
		d := &r.dates[i]
		if !d.dropped && kept == 1 && forAll(r, d.first, d.last) {
			day := d.Date
			e.Date = &day
			return ok && len(d.Readings) <= 1 && !d.Weak
		}
	}
	return false // some lines have a day and this one has none
}

// forAll reports whether a phrase stands at the very beginning or the very end
// of the message, where it speaks of every line.
func forAll(r *Reader, first, last int) bool { return leads(r, first) || trails(r, last) }

func leads(r *Reader, first int) bool {
	for k := range first {
		if t := &r.Tokens[k]; t.Use == lex.Unused && !t.Lex.Is(lang.RoleFiller) || t.Use == lex.UsedAmount {
			return false
		}
	}
	return true
}

func trails(r *Reader, last int) bool {
	for k := last; k < len(r.Tokens); k++ {
		t := &r.Tokens[k]
		if t.Use == lex.UsedAmount || t.Use == lex.Unused && !t.Lex.Is(lang.RoleFiller) && t.Kind != lex.Sign && t.Kind != lex.Break {
			return false
		}
	}
	return true
}

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
		trimFillers(r, first, k, l)
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
// of a line is never trimmed: "books" alone is a thing, and so is 花.
func trimFillers(r *Reader, first, last int, l *piece) {
	start, end := first, last
	for start < end && (isEdge(r, start) || isBuying(r, start, end) || r.Tokens[start].Low == ")") && !isThing(r, start, end) {
		start++
	}
	for end > start && (isEdge(r, end-1) || r.Tokens[end-1].Low == "(" || isTrailing(r, end-1)) && !isThing(r, start, end) {
		end--
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
	if t.Lex.Is(lang.RoleRefund) || beginsName(r, k) || isForeignThing(t) {
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

// isForeignThing reports whether a word that says nothing in one language is bought in
// another: "cena" is a price and a dinner.
func isForeignThing(t *lex.Token) bool {
	return t.Kind == lex.Word && t.Lex.Is(lang.RoleFiller) && !t.Lex.Is(lang.RoleArticle|lang.RoleAdd) && lang.IsThing(t.Low)
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
	return ""
}

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
	return strings.HasSuffix(t.Low, "'s") || strings.HasSuffix(t.Low, "’s") || lang.IsShop(t.Low)
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
