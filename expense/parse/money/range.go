package money

import (
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// isRepeated reports whether the same price follows once more with its sign on
// the other side, "205,68 € 205.68".
func (r *Reader) isRepeated(m *Found) bool {
	if len(r.Amounts) == 0 || m.mark != nil || m.First == 0 {
		return false
	}
	last := &r.Amounts[len(r.Amounts)-1]
	return last.Last == m.First && last.Rank == RankStrong && last.Value.Equal(m.Value)
}

// rangeSigns stand between the ends of a range.
const rangeSigns = " - – — ~ 〜 ～ "

// shareRanges gives the currency of "26 - 50 €" to the first number too. What
// was paid is then open, so both are loose. In "edit 1 to 50 €" the first number
// is that of an expense.
func (r *Reader) shareRanges() {
	if isCommand(&r.Sentence) {
		return
	}
	for i := 0; i+1 < len(r.Amounts); i++ {
		a, b := &r.Amounts[i], &r.Amounts[i+1]
		if b.First != a.Last+1 {
			continue
		}
		if low := r.Tokens[a.Last].Low; lang.Range.Has(low) || lang.ContainsWord(rangeSigns, low) {
			if a.mark == nil && b.mark != nil {
				a.takeMark(b)
				a.Rank = b.Rank
			}
			a.Loose, b.Loose = true, true
			b.Dropped = b.Dropped || a.Rank == b.Rank
		}
	}
}

// isCommand reports whether a text begins with a word that commands the bot.
func isCommand(r *lex.Sentence) bool {
	for k := range r.Tokens {
		if t := &r.Tokens[k]; t.Kind != lex.Sign && !t.Lex.Is(lang.RoleFiller) || t.Lex.Is(lang.RoleCommand) {
			return t.Lex.Is(lang.RoleCommand) && !t.Lex.Is(lang.RoleAdd)
		}
	}
	return false
}
