package parse

// isRepeated reports whether the same price follows once more with its sign on
// the other side, "205,68 € 205.68".
func (r *reader) isRepeated(m *money) bool {
	if len(r.money) == 0 || m.mark != nil || m.first == 0 {
		return false
	}
	last := &r.money[len(r.money)-1]
	return last.last == m.first && last.rank == rankStrong && last.Value.Equal(m.Value)
}

// shareRanges gives the currency of "26 to 50 €" to the first number too. What
// was paid is then open, so both are loose. In "edit 1 to 50 €" the first number
// is that of an expense.
func (r *reader) shareRanges() {
	if r.isCommand() {
		return
	}
	for i := 0; i+1 < len(r.money); i++ {
		a, b := &r.money[i], &r.money[i+1]
		if b.first != a.last+1 {
			continue
		}
		if low := r.tokens[a.last].low; traitRange.has(low) || containsWord(" - – — ~ ", low) {
			if a.mark == nil && b.mark != nil {
				a.mark, a.Currency, a.Family, a.Symbol, a.rank = b.mark, b.Currency, b.Family, b.Symbol, b.rank
			}
			a.loose, b.loose = true, true
			b.dropped = b.dropped || a.rank == b.rank
		}
	}
}

// isCommand reports whether a text begins with a word that commands the bot.
func (r *reader) isCommand() bool {
	for k := range r.tokens {
		if t := &r.tokens[k]; t.kind != tokenSign && !t.lex.is(roleFiller) || t.lex.is(roleCommand) {
			return t.lex.is(roleCommand) && !t.lex.is(roleAdd)
		}
	}
	return false
}
