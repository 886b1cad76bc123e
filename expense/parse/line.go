package parse

import (
	"strings"
	"unicode/utf8"
)

// A dateUse is a date with the tokens that it stands on.
type dateUse struct {
	Date
	first, last int
	dropped     bool // its characters turned out to be an amount
}

// A line is what one expense is made of: tokens[first:last].
type line struct {
	first, last int
	money       int // index into reader.money, or -1
	tidy        bool
}

// findDates marks the tokens of dates. A weak one stays free, because an amount
// may need its characters.
func (r *reader) findDates() {
	found, bad := findDates(r.text, r.o)
	for _, d := range found {
		u := dateUse{Date: d}
		u.first, u.last = r.tokensOf(d.Span)
		if u.first == u.last || !d.Weak && r.isPriced(u) {
			continue
		}
		if !d.Weak {
			r.takeDate(u)
		}
		r.dates = append(r.dates, u)
	}
	for _, d := range bad {
		u := dateUse{Date: d}
		u.first, u.last = r.tokensOf(d.Span)
		if u.first < u.last && !d.Weak && !r.isPriced(u) {
			r.takeDate(u) // a day that does not exist is no part of what was bought
			r.badDate = true
		}
	}
}

// takeDate keeps the tokens of a date from being anything else.
func (r *reader) takeDate(u dateUse) {
	r.split(u)
	for k := u.first; k < u.last; k++ {
		r.tokens[k].use = usedDate
	}
}

// tokensOf returns the tokens that a span touches.
func (r *reader) tokensOf(s Span) (first, last int) {
	for first < len(r.tokens) && r.tokens[first].End <= s.Start {
		first++
	}
	last = first
	for last < len(r.tokens) && r.tokens[last].Start < s.End {
		last++
	}
	return first, last
}

// isPriced reports whether a currency sign is glued to the date, or its words are
// part of a sum of money, so that it is none: 5.12€, "quatre-vingt dix sept euros".
func (r *reader) isPriced(u dateUse) bool {
	if r.endsSum(u) {
		return true
	}
	before, after := r.at(u.first-1), r.at(u.last)
	return u.last-u.first == 1 && r.tokens[u.first].kind == tokenNumber &&
		(before.kind == tokenSign && before.lex.markOf() != nil && !r.tokens[u.first].spaced ||
			after.kind == tokenSign && after.lex.markOf() != nil && !after.spaced)
}

// endsSum reports whether a number in words that begins in a date or before it ends
// behind it, before a currency.
func (r *reader) endsSum(u dateUse) bool {
	switch t := &r.tokens[u.first]; t.kind {
	case tokenEast:
		e := scanEast(r.text, u.Start)
		return e.ok && !e.digits && e.end > u.End
	case tokenWord:
		k := u.last - 1
		return t.lex.is(roleWord) && r.at(k).lex.is(roleWord) && r.leadsToMoney(k+1)
	}
	return false
}

// split cuts a token that begins before the date or ends behind it, such as a
// word of the lexicon that only looked like one.
func (r *reader) split(u dateUse) {
	if t := &r.tokens[u.first]; t.Start < u.Start {
		t.Start = u.Start
	}
	if t := &r.tokens[u.last-1]; t.End > u.End {
		rest := *t
		rest.Start, rest.spaced, rest.low, rest.lex, rest.use = u.End, false, r.text[u.End:t.End], nil, unused
		if rest.kind == tokenNumber || rest.kind == tokenTime {
			rest.kind = tokenCode
		}
		t.End = u.End
		r.tokens = append(r.tokens[:u.last], append([]lexToken{rest}, r.tokens[u.last:]...)...)
		for i := range r.dates {
			if r.dates[i].first >= u.last {
				r.dates[i].first, r.dates[i].last = r.dates[i].first+1, r.dates[i].last+1
			}
		}
	}
}

// findMarkup marks #tags and a [category] in brackets at the end of a line.
func (r *reader) findMarkup() {
	open := -1
	for k := range r.tokens {
		t := &r.tokens[k]
		switch {
		case t.kind == tokenTag && t.use == unused:
			t.use = usedTag
		case t.low == "[":
			open = k
		case t.low == "]" && open >= 0 && k > open+1 && (r.at(k+1).kind == tokenBreak || r.at(k+1).kind == tokenTag):
			for i := open; i <= k; i++ {
				r.tokens[i].use = usedCategory
			}
			open = -1
		case t.kind == tokenBreak:
			open = -1
		}
	}
}

// A chunk is the text between two separators.
type chunk struct {
	first, last int
	money       []int
	words       bool
	by          *lexToken // the separator before it, nil for the first
}

// lines cuts the text into expenses. A text with one amount is one expense,
// whatever commas it has; one with several is cut at separators, and parts
// without an amount belong to a neighbour: "fish and chips 12, tea 3".
func (r *reader) lines() []line {
	r.choose()
	paid := r.paid()
	switch len(paid) {
	case 0:
		return r.unpriced()
	case 1:
		return []line{{0, len(r.tokens), paid[0], true}}
	}
	return r.group(r.chunks())
}

// paid returns the amounts that were paid, without taxes and mere numbers.
func (r *reader) paid() []int {
	var list []int
	for i := range r.money {
		if !r.money[i].tax && !r.money[i].dropped {
			list = append(list, i)
		}
	}
	return list
}

// chunks cuts the tokens at separators.
func (r *reader) chunks() []chunk {
	var list []chunk
	c := chunk{}
	for k := 0; k <= len(r.tokens); k++ {
		if k < len(r.tokens) && !r.separates(k) {
			continue
		}
		c.last = k
		r.fill(&c)
		if c.last > c.first {
			list = append(list, c)
		}
		if k < len(r.tokens) {
			c = chunk{first: k + 1, by: &r.tokens[k]}
		}
	}
	return list
}

func (r *reader) fill(c *chunk) {
	for i := range r.money {
		if m := &r.money[i]; m.first >= c.first && m.last <= c.last && !m.tax && !m.dropped {
			c.money = append(c.money, i)
		}
	}
	for k := c.first; k < c.last && !c.words; k++ {
		t := &r.tokens[k]
		c.words = t.use == unused && (t.kind == tokenWord || t.kind == tokenEast) && !t.lex.is(roleFiller|roleAnd)
	}
}

// separates reports whether the token may stand between two expenses.
func (r *reader) separates(k int) bool {
	t := &r.tokens[k]
	if t.use != unused {
		return false
	}
	switch t.low {
	case ";", "、", ",", "。", "|", "；":
		return true
	case ".", "!":
		return r.at(k + 1).spaced
	case "/", "·", "•":
		return t.spaced && r.at(k+1).spaced
	case "-", "*":
		return r.at(k-1).kind == tokenBreak && k > 0 // a list
	}
	return t.kind == tokenBreak || t.lex.is(roleAnd|rolePlus)
}

// group joins chunks to lines, one for each amount.
func (r *reader) group(chunks []chunk) []line {
	var lines []line
	before := r.wordsFirst(chunks)
	open := -1 // first chunk that waits for an amount
	for i := range chunks {
		c := &chunks[i]
		switch {
		case len(c.money) > 0:
			first := c.first
			if open >= 0 {
				first = chunks[open].first
				open = -1
			}
			lines = append(lines, r.cut(first, c)...)
		case !c.words:
			r.attach(lines, c)
		case len(lines) > 0 && (!before || r.lacksWords(&lines[len(lines)-1])) && !c.isNewLine():
			lines[len(lines)-1].last = c.last
			if c.by.kind == tokenSign && c.by.low != "," {
				lines[len(lines)-1].tidy = false
			}
		case c.isNewLine() || i+1 == len(chunks) || chunks[i+1].isNewLine():
			lines = append(lines, line{c.first, c.last, -1, false})
		case open < 0:
			open = i
		}
	}
	if open >= 0 {
		lines = append(lines, line{chunks[open].first, chunks[open].last, -1, false})
	}
	return lines
}

func (c *chunk) isNewLine() bool { return c.by != nil && c.by.kind == tokenBreak }

// attach gives a part that has neither an amount nor words, such as "20% VAT",
// to the line before it. What it says of the whole message is sorted out by
// [reader.shared].
func (r *reader) attach(lines []line, c *chunk) {
	if len(lines) > 0 {
		lines[len(lines)-1].last = c.last
	}
}

// wordsFirst reports whether the things are named before their amounts.
func (r *reader) wordsFirst(chunks []chunk) bool {
	for i := range chunks {
		c := &chunks[i]
		if len(c.money) == 0 {
			continue
		}
		m := &r.money[c.money[0]]
		for k := c.first; k < m.first; k++ {
			t := &r.tokens[k]
			if t.use == unused && (t.kind == tokenWord || t.kind == tokenEast) && !t.lex.is(roleFiller) {
				return true
			}
		}
		return !c.words
	}
	return true
}

func (r *reader) lacksWords(l *line) bool {
	for k := l.first; k < l.last; k++ {
		t := &r.tokens[k]
		if t.use == unused && (t.kind == tokenWord || t.kind == tokenEast) && !t.lex.is(roleFiller|roleAnd) {
			return false
		}
	}
	return true
}

// cut makes the lines of a part with one or several amounts.
func (r *reader) cut(first int, c *chunk) []line {
	if len(c.money) == 1 {
		return []line{{first, c.last, c.money[0], true}}
	}
	if !r.alternates(*c) {
		return []line{{first, c.last, c.money[0], false}}
	}
	var lines []line
	for _, i := range c.money {
		lines = append(lines, line{first, r.money[i].last, i, false})
		first = r.money[i].last
	}
	return lines
}

// unpriced makes a line of a text that asks to write something down and says no
// amount, or one that was not understood, so that the amount can be asked for.
func (r *reader) unpriced() []line {
	asked := -1
	if r.unclear {
		asked = 0
	}
	for k := range r.tokens {
		t := &r.tokens[k]
		if t.use != unused {
			continue
		}
		switch {
		case t.kind == tokenSign && (t.low == "?" || t.low == "<" || t.low == "{"), t.kind == tokenCode && t.End-t.Start > 12:
			return nil
		case t.lex.is(roleCommand) && k == 0 && !t.lex.is(roleAdd), t.lex.is(roleBan):
			return nil
		case asked < 0 && t.lex.is(roleAdd|roleSpend) && (k < 3 || t.kind == tokenEast):
			asked = k
		}
	}
	if asked < 0 || r.countWords() > 10 {
		return nil
	}
	l := line{0, len(r.tokens), -1, false}
	if d := r.description(&l); d == "" && !r.unclear || utf8.RuneCountInString(d) > 60 || strings.ContainsAny(d, "\n") {
		return nil
	}
	return []line{l}
}
