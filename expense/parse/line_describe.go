package parse

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// expense makes an expense of a line, and reports whether every word of it was
// understood.
func (r *reader) expense(l *line) (Expense, bool) {
	e := Expense{Span: r.spanOf(l)}
	ok := l.tidy
	if l.money >= 0 {
		m := &r.money[l.money]
		if r.isRefund(l) {
			m.negate()
			ok = ok && m.rank > rankBare
		}
		amount := m.Amount
		e.Amount = &amount
	} else if r.unclearMark != nil {
		e.Currency = r.unclearMark.likely(r.o, r.language)
	}
	e.Merchant = r.merchant(l)
	e.Tags, e.Category = r.markup(l)
	ok = r.taxesOf(l, &e) && ok
	if e.TaxAmount != nil && e.Amount != nil && e.TaxAmount.Value.Abs().GreaterThanOrEqual(e.Amount.Value.Abs()) {
		ok = false
	}
	ok = r.dateOf(l, &e) && ok
	evidence := r.isEvident(l)
	e.Description = r.description(l)
	if e.Description == "" && e.Merchant != "" {
		e.Description = e.Merchant
	}
	known := e.Category != ""
	if !known {
		e.Category, known = Category(e.Description+" "+e.Merchant, r.language)
	}
	if !known && l.money >= 0 && !evidence {
		ok = false
	}
	return e, ok && l.money >= 0 && r.understood(l, &e, known)
}

func (r *reader) spanOf(l *line) Span {
	first, last := l.first, l.last
	for first < last && r.tokens[first].kind == tokenBreak {
		first++
	}
	if first >= last {
		return Span{}
	}
	return Span{r.tokens[first].Start, r.tokens[last-1].End}
}

func (r *reader) isRefund(l *line) bool {
	for k := l.first; k < l.last; k++ {
		if t := &r.tokens[k]; t.lex.is(roleRefund) && (t.use == unused || t.use == usedFiller) {
			return true
		}
	}
	return false
}

// isEvident reports whether more than a bare number speaks for an expense: a
// currency, cents, a tax, or a verb of spending.
func (r *reader) isEvident(l *line) bool {
	if l.money >= 0 && r.money[l.money].rank > rankBare {
		return true
	}
	for k := l.first; k < l.last; k++ {
		t := &r.tokens[k]
		if t.use == usedTax || t.use == usedTag || t.use == usedCategory || t.use == unused && t.lex.is(roleSpend|roleAdd) {
			return true
		}
	}
	return false
}

// markup returns the tags of a line and its category in brackets.
func (r *reader) markup(l *line) (tags []string, category string) {
	start := -1
	for k := l.first; k < l.last; k++ {
		t := &r.tokens[k]
		switch {
		case t.use == usedTag:
			if tag := r.text[t.Start+1 : t.End]; !slices.Contains(tags, tag) {
				tags = append(tags, tag)
			}
		case t.use == usedCategory && t.low == "[":
			start = t.End
		case t.use == usedCategory && t.low == "]" && start >= 0:
			category = strings.Join(strings.Fields(r.text[start:t.Start]), " ")
			if name, ok := CategoryNamed(category); ok {
				category = name
			}
		}
	}
	return tags, category
}

// taxesOf fills in what the line says of tax, or else what the message says
// once for all its lines.
func (r *reader) taxesOf(l *line, e *Expense) bool {
	ok, found := true, false
	for i := range r.taxes {
		t := &r.taxes[i]
		own := t.first >= l.first && t.last <= l.last
		if !own && !(len(r.taxes) == 1 && r.forAll(t.first, t.last)) {
			continue
		}
		found = true
		ok = r.addTax(t, e) && ok
	}
	return ok && (found || len(r.taxes) == 0 || len(r.taxes) > 1 || !r.trails(r.taxes[0].last))
}

func (r *reader) addTax(t *taxPhrase, e *Expense) bool {
	ok := true
	if t.rate.IsSet() {
		ok = !e.Rate.IsSet() || e.Rate == t.rate
		e.Rate = t.rate
	}
	if t.side != "" {
		ok = ok && (e.Side == "" || e.Side == t.side)
		e.Side = t.side
	}
	if t.net {
		net := r.money[t.amount].Amount
		e.Net = &net
		return ok && !r.money[t.amount].loose
	}
	if t.amount >= 0 {
		ok = ok && e.TaxAmount == nil && len(r.money[t.amount].Readings) == 1 && !r.money[t.amount].loose
		amount := r.money[t.amount].Amount
		e.TaxAmount = &amount
	}
	if t.text != "" {
		e.RateText = t.text
	}
	return ok && e.RateText == "" && (t.rate.IsSet() || t.side != "" || t.amount >= 0) && !t.doubt
}

// dateOf fills in the day of the line, or the one of the whole message.
func (r *reader) dateOf(l *line, e *Expense) bool {
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
				date := d.Date
				e.Date = &date
			}
		}
	}
	if e.Date != nil || kept == 0 {
		return ok
	}
	for i := range r.dates {
		d := &r.dates[i]
		if !d.dropped && kept == 1 && r.forAll(d.first, d.last) {
			date := d.Date
			e.Date = &date
			return ok && len(d.Readings) <= 1 && !d.Weak
		}
	}
	return false // some lines have a day and this one has none
}

// forAll reports whether a phrase stands at the very beginning or the very end
// of the message, where it speaks of every line.
func (r *reader) forAll(first, last int) bool { return r.leads(first) || r.trails(last) }

func (r *reader) leads(first int) bool {
	for k := range first {
		if t := &r.tokens[k]; t.use == unused && !t.lex.is(roleFiller) || t.use == usedAmount {
			return false
		}
	}
	return true
}

func (r *reader) trails(last int) bool {
	for k := last; k < len(r.tokens); k++ {
		t := &r.tokens[k]
		if t.use == usedAmount || t.use == unused && !t.lex.is(roleFiller) && t.kind != tokenSign && t.kind != tokenBreak {
			return false
		}
	}
	return true
}

// description returns what is left of a line: its words without those that say
// nothing at the edges, in the person's spelling.
func (r *reader) description(l *line) string {
	var b strings.Builder
	for k := l.first; k < l.last; {
		if r.tokens[k].use != unused {
			k++
			continue
		}
		first := k
		for k < l.last && r.tokens[k].use == unused && r.tokens[k].kind != tokenBreak {
			k++
		}
		if k == first {
			r.tokens[k].use = usedSeparator
			k++
			continue
		}
		r.trim(first, k, l)
		for i := first; i < k; i++ {
			if r.tokens[i].use == unused {
				end := i + 1
				for end < k && r.tokens[end].use == unused {
					end++
				}
				r.write(&b, i, end)
				i = end
			}
		}
	}
	return b.String()
}

// write appends tokens[first:last] with single spaces where there was space.
func (r *reader) write(b *strings.Builder, first, last int) {
	if b.Len() > 0 {
		b.WriteByte(' ')
	}
	for k := first; k < last; k++ {
		if k > first && r.tokens[k].spaced {
			b.WriteByte(' ')
		}
		t := &r.tokens[k]
		if t.kind == tokenWord && strings.Contains(t.low, " ") {
			b.WriteString(strings.Join(strings.Fields(r.text[t.Start:t.End]), " "))
			continue
		}
		b.WriteString(r.text[t.Start:t.End])
	}
}

// trim marks the fillers at both ends of a run of words as used. The last noun
// of a line is never trimmed: "books" alone is a thing, and so is 花.
func (r *reader) trim(first, last int, l *line) {
	start, end := first, last
	for start < end && (r.isEdge(start) || r.isBuying(start, end) || r.tokens[start].low == ")") {
		start++
	}
	for end > start && (r.isEdge(end-1) || r.tokens[end-1].low == "(" || r.isTrailing(end-1)) {
		end--
	}
	if start == end && last-first == 1 && r.onlyWord(first, l) {
		return
	}
	for k := first; k < last; k++ {
		if k < start || k >= end {
			r.tokens[k].use = usedFiller
		}
	}
}

// isBuying reports whether 买 at token k only leads to what was bought. With one
// character behind it, it is a word of its own: 买菜.
func (r *reader) isBuying(k, end int) bool {
	low := r.tokens[k].low
	return traitBuy.has(low) && (end-k > 2 && r.tokens[k+1].kind == tokenEast || end-k == 2 && len(r.tokens[k+1].low) > 3)
}

// onlyWord reports whether token k is all that could describe the line, and a
// noun: "refund 12.50".
func (r *reader) onlyWord(k int, l *line) bool {
	t := &r.tokens[k]
	if !t.lex.is(roleRefund) && !traitLoneNoun.has(t.low) {
		return false
	}
	for i := l.first; i < l.last; i++ {
		o := &r.tokens[i]
		if i != k && o.use == unused && (o.kind == tokenWord || o.kind == tokenEast) && !o.lex.is(roleFiller) {
			return false
		}
	}
	return true
}

// isEdge reports whether a token says nothing at the edge of a description.
// An article in capitals begins a name: "The Economist".
func (r *reader) isEdge(k int) bool {
	t := &r.tokens[k]
	switch t.kind {
	case tokenSign:
		return r.isEdgeSign(t)
	case tokenWord, tokenEast:
	default:
		return false
	}
	if t.lex.is(roleRefund) || r.beginsName(k) {
		return false
	}
	if t.lex.is(roleArticle) && unicode.IsUpper(firstRune(r.text[t.Start:])) {
		next := r.at(k + 1)
		return next.kind != tokenWord || next.use != unused || !unicode.IsUpper(firstRune(r.text[next.Start:]))
	}
	if t.kind == tokenWord && t.lex.is(roleAt) {
		return true
	}
	return t.lex.is(roleFiller | roleAnd | rolePlus)
}

// beginsName reports whether a word that mostly says nothing is glued to what
// follows: A4, at&t, 花盆, 钱大妈.
func (r *reader) beginsName(k int) bool {
	t, next := r.at(k), r.at(k+1)
	if next.spaced || next.use != unused {
		return false
	}
	if t.kind == tokenWord {
		return next.kind == tokenCode || next.low == "&" && !r.at(k+2).spaced && r.at(k+2).kind == tokenWord
	}
	return traitBeginsName.has(t.low) && next.kind == tokenEast && !next.lex.is(roleFiller)
}

// isTrailing are words that end a run of words only because the amount or the
// date that they lead to was cut out.
func (r *reader) isTrailing(k int) bool {
	t := &r.tokens[k]
	return t.kind == tokenWord && traitTrailing.has(t.low)
}

// isEdgeSign reports whether a sign at the edge is punctuation. Brackets and
// emoji stay, because they may belong to the words.
func (r *reader) isEdgeSign(t *lexToken) bool {
	switch t.low {
	case ",", ".", ";", ":", "-", "–", "—", "!", "·", "|", "/", "、", "。", "~", "•", "@", "+", "=", "→", "*":
		return true
	}
	return false
}

// merchant finds "at Joe's", "@ Lidl" and 在星巴克, and takes the words out of
// the description.
func (r *reader) merchant(l *line) string {
	for k := l.first; k+1 < l.last; k++ {
		t := &r.tokens[k]
		if t.use != unused || !t.lex.is(roleAt) || r.beginsName(k) {
			continue
		}
		end := r.nameEnd(k, l.last)
		if end == k+1 {
			r.skipPlace(k, l.last)
			continue
		}
		for i := k; i < end; i++ {
			r.tokens[i].use = usedMerchant
		}
		var b strings.Builder
		r.write(&b, k+1, end)
		return b.String()
	}
	return ""
}

// skipPlace drops 在超市买了 from a description: the place is no name, and the
// verb behind it shows where the thing begins.
func (r *reader) skipPlace(k, last int) {
	if r.tokens[k].kind != tokenEast {
		return
	}
	for i := k + 1; i < min(last, k+6); i++ {
		t := &r.tokens[i]
		if t.use != unused || t.kind != tokenEast || t.spaced {
			return
		}
		if t.lex.is(roleSpend) && i > k+1 && r.at(i+1).use == unused && r.at(i+1).kind == tokenEast {
			for j := k; j <= i; j++ {
				r.tokens[j].use = usedFiller
			}
			return
		}
	}
}

// nameEnd returns the end of the name that begins at token k+1, or k+1.
func (r *reader) nameEnd(k, last int) int {
	first := k + 1
	if r.at(first).kind == tokenEast && r.at(k).kind == tokenEast {
		return r.eastNameEnd(first, last)
	}
	end := first
	if low := r.at(end).low; low == "the" && unicode.IsUpper(firstRune(r.text[r.at(end+1).Start:])) {
		end++
	}
	for end < last && end-first < 5 {
		t := &r.tokens[end]
		if t.use != unused || t.kind != tokenWord && t.kind != tokenEast && t.low != "&" && t.low != "-" {
			break
		}
		if t.kind == tokenWord && !unicode.IsUpper(firstRune(r.text[t.Start:])) && !r.isKnownShop(end) {
			break
		}
		end++
	}
	for end > first && r.tokens[end-1].kind == tokenSign {
		end--
	}
	return end
}

func (r *reader) isKnownShop(k int) bool {
	t := &r.tokens[k]
	return strings.HasSuffix(t.low, "'s") || strings.HasSuffix(t.low, "’s") || isMerchant(t.low)
}

// eastNameEnd ends a Chinese name before the verb that follows it.
func (r *reader) eastNameEnd(first, last int) int {
	end := first
	for end < last {
		t := &r.tokens[end]
		if t.use != unused || t.kind == tokenSign || t.kind == tokenBreak || t.lex.is(roleSpend|roleBan) || end > first && t.spaced {
			break
		}
		if t.kind == tokenEast && traitNameEnd.has(t.low) {
			break
		}
		end++
	}
	if end == first {
		return first
	}
	name := r.text[r.tokens[first].Start:r.tokens[end-1].End]
	if n := utf8.RuneCountInString(name); n < 2 || n > 8 || traitPlace.has(name) {
		return first
	}
	return end
}
