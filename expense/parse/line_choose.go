package parse

// choose decides, part by part, which numbers are what was paid. A currency
// beats a bare number, a price such as 12.50 beats a count.
func (r *reader) choose() {
	if len(r.paid()) < 2 && len(r.dates) == 0 {
		r.dropChatNumbers()
		return
	}
	long := r.countWords() > 12
	strong := false
	for _, i := range r.paid() {
		strong = strong || r.money[i].rank == rankStrong
	}
	for _, c := range r.chunks() {
		r.chooseIn(c, long && strong)
	}
	r.dropWeakDates()
	r.dropChatNumbers()
}

func (r *reader) chooseIn(c chunk, strict bool) {
	best := rankBare
	for _, i := range c.money {
		if m := &r.money[i]; m.rank > best && !r.onWeakDate(m) {
			best = m.rank
		}
	}
	if strict {
		best = rankStrong
	}
	kept := 0
	for _, i := range c.money {
		m := &r.money[i]
		if m.rank < best {
			r.drop(m)
		} else {
			kept++
		}
	}
	if kept > 1 && best == rankBare {
		r.chooseBare(c)
	}
}

// drop turns an amount back into a number that was not understood.
func (r *reader) drop(m *money) {
	m.dropped = true
	for k := m.first; k < m.last; k++ {
		r.tokens[k].use = unused
	}
}

// chooseBare keeps the number at the end of the part, or else the one at its
// start, of several without a currency: "3 pizzas por 2000".
func (r *reader) chooseBare(c chunk) {
	if r.alternates(c) {
		return
	}
	keep := -1
	for _, i := range c.money {
		m := &r.money[i]
		if m.dropped || r.onWeakDate(m) {
			continue
		}
		if keep < 0 || r.endsAt(m, c.last) {
			keep = i
		}
	}
	for _, i := range c.money {
		if i != keep && keep >= 0 {
			r.drop(&r.money[i])
		}
	}
}

// endsAt reports whether only fillers and used words follow m before last.
func (r *reader) endsAt(m *money, last int) bool {
	for k := m.last; k < last; k++ {
		if t := &r.tokens[k]; t.use == unused && !t.lex.is(roleFiller) {
			return false
		}
	}
	return true
}

// alternates reports whether a part is a list without separators, "lunch 12
// taxi 5": words before each number, and a number at the end.
func (r *reader) alternates(c chunk) bool {
	from := c.first
	for _, i := range c.money {
		m := &r.money[i]
		if m.dropped {
			continue
		}
		words := false
		for k := from; k < m.first; k++ {
			t := &r.tokens[k]
			words = words || t.use == unused && (t.kind == tokenWord || t.kind == tokenEast) && !t.lex.is(roleFiller)
		}
		if !words || m.rank == rankBare && r.at(m.last).kind == tokenWord && r.at(m.last).use == unused && i != c.money[len(c.money)-1] && !r.knownWord(m.last) {
			return false
		}
		from = m.last
	}
	return from == c.last
}

// knownWord reports whether the word at token k names something that people
// spend on.
func (r *reader) knownWord(k int) bool {
	_, ok := Category(r.text[r.at(k).Start:r.at(k).End], r.language)
	return ok
}

func (r *reader) onWeakDate(m *money) bool {
	for i := range r.dates {
		if d := &r.dates[i]; d.Weak && !d.dropped && d.first < m.last && d.last > m.first {
			return true
		}
	}
	return false
}

// dropWeakDates settles who gets the characters of "5.12": the amount, if the
// part has no other or if a currency is beside it, else the date.
func (r *reader) dropWeakDates() {
	for i := range r.dates {
		d := &r.dates[i]
		if !d.Weak {
			continue
		}
		from, to := r.partOf(d)
		others := false
		for _, k := range r.paid() {
			m := &r.money[k]
			touches := d.first < m.last && d.last > m.first
			if touches && m.rank == rankStrong {
				d.dropped = true
			}
			others = others || !touches && m.first >= from && m.last <= to && !r.onWeakDate(m)
		}
		if d.dropped || !others && r.touched(d) {
			d.dropped = true
			continue
		}
		for k := range r.money {
			if m := &r.money[k]; d.first < m.last && d.last > m.first {
				m.dropped = true
			}
		}
		for k := d.first; k < d.last; k++ {
			if r.tokens[k].use == unused || r.tokens[k].use == usedAmount {
				r.tokens[k].use = usedDate
			}
		}
	}
}

// partOf returns the tokens between the separators around a date.
func (r *reader) partOf(d *dateUse) (from, to int) {
	for from = d.first; from > 0 && !r.separates(from-1); from-- {
	}
	for to = d.last; to < len(r.tokens) && !r.separates(to); to++ {
	}
	return from, to
}

func (r *reader) touched(d *dateUse) bool {
	for _, k := range r.paid() {
		if m := &r.money[k]; d.first < m.last && d.last > m.first {
			return true
		}
	}
	return false
}

func (r *reader) countWords() int {
	n := 0
	for i := range r.tokens {
		if r.tokens[i].kind == tokenWord {
			n++
		}
	}
	return n
}

// dropChatNumbers keeps whole numbers of small talk from being amounts: in "I
// tried to call Bob 3 times" nothing was spent.
func (r *reader) dropChatNumbers() {
	if !r.isChat() {
		return
	}
	for i := range r.money {
		if m := &r.money[i]; m.rank == rankBare && !m.tax && !m.dropped {
			r.drop(m)
		}
	}
}

// isChat reports whether a text talks rather than notes: it has words that no
// expense has, and none about spending.
func (r *reader) isChat() bool {
	chat := false
	for i := range r.tokens {
		t := &r.tokens[i]
		if t.use != unused {
			continue
		}
		if t.lex.is(roleSpend | roleCost | roleAdd | roleIncome) {
			return false
		}
		chat = chat || t.lex.is(roleBan) && !t.lex.is(roleEstimate)
	}
	if chat {
		_, known := Category(r.text, r.language)
		chat = !known
	}
	return chat
}
