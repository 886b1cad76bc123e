package line

import (
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// openings passes over the words with which people begin to speak.
type openings struct{ *Reader }

// Limits of what is passed over: the words of one expression, and what has to follow.
const (
	maxOpening  = 3
	leastBehind = 2
)

// mark makes fillers of them, whatever they are elsewhere: "no to tak, dziś rano kawa 12" denies
// nothing.
func (o openings) mark() {
	for k := 0; ; {
		last := o.at(k)
		if last == k || len(o.Tokens)-last < leastBehind {
			return
		}
		for ; k < last; k++ {
			o.Tokens[k].Use, o.Tokens[k].Lex = lex.UsedFiller, nil
		}
		if t := o.At(k); t.Low == "," || t.Low == "…" {
			t.Use = lex.UsedFiller
			k++
		}
		o.opened = k
	}
}

// at returns the token behind the longest such expression that begins at token k, or k.
func (o openings) at(k int) int {
	var said []string
	last := k
	for i := k; i < len(o.Tokens) && i-k < maxOpening && o.Tokens[i].Kind == lex.Word; i++ {
		said = append(said, o.Tokens[i].Low)
		if lang.Opening.Has(strings.Join(said, " ")) {
			last = i + 1
		}
	}
	return last
}
