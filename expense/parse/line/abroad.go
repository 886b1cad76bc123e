package line

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// abroad finds out where something was paid, which tells the currency of an amount that
// was written without one.
type abroad struct{ *Reader }

// of returns the currency of the place where a line says that its writer was, "" if that is
// the ledger's or if an amount has a currency of its own. Both are called 元 in Taiwan and in China.
func (a abroad) of(l *piece) expense.Currency {
	if a.UnclearMark != nil {
		return ""
	}
	c := a.heading()
	if c == "" {
		c = a.within(l.first, l.last)
	}
	isOwn := func(m money.Found) bool {
		if m.Dropped || m.First < l.first || m.Last > l.last || m.Symbol == "" && m.Currency == "" {
			return false
		}
		return !lang.IsUnspaced(lang.FirstRune(m.Symbol)) || !slices.Contains(m.Family, c)
	}
	if c == a.Options.Currency || slices.ContainsFunc(a.Amounts, isOwn) {
		return ""
	}
	return c
}

// heading returns the currency of a place that heads the whole text: "Tokyo: ramen 1200".
func (a abroad) heading() expense.Currency {
	if len(a.Tokens) < 3 {
		return ""
	}
	if p, ok := lang.PlaceAt(a.Text[a.Tokens[0].Start:]); ok {
		if next := a.At(a.behind(0, p)); next.Low == ":" || next.Low == "：" {
			return p.Currency
		}
	}
	return ""
}

// within returns the currency of the place that tokens name.
func (a abroad) within(first, last int) expense.Currency {
	opens := true // only what is not described stands before the token
	for k := first; k < last; k++ {
		t := &a.Tokens[k]
		switch {
		case t.Kind == lex.East:
			if c := a.east(k, last, opens); c != "" {
				return c
			}
		case t.Kind != lex.Word:
		case lang.Within.Has(t.Low):
			if c := a.led(k+1, last); c != "" {
				return c
			}
		case lang.Stay.Has(t.Low):
			if c := a.visited(k, first, last); c != "" {
				return c
			}
		case lang.Travel.Has(t.Low):
			if c := a.beside(k, first, last); c != "" {
				return c
			}
		}
		opens = opens && (t.Use != lex.Unused || t.Lex.Is(lang.RoleFiller|lang.RoleSpend|lang.RoleAdd))
	}
	return ""
}

// led returns the currency of the place behind a preposition.
func (a abroad) led(k, last int) expense.Currency {
	if k < last && lang.PlaceArticle.Has(a.At(k).Low) {
		k++
	}
	if k >= last {
		return ""
	}
	p, ok := lang.PlaceAt(a.Text[a.Tokens[k].Start:])
	if !ok || a.begins(k, last, p) {
		return ""
	}
	return p.Currency
}

// visited returns the currency of the place where a journey goes that somebody is on: "on
// our trip to London". A journey that is not under way may be what was bought, at home.
func (a abroad) visited(k, first, last int) expense.Currency {
	if next := a.At(k + 1).Low; !lang.Toward.Has(next) && !lang.Within.Has(next) {
		return ""
	}
	const between = 2 // "on our last trip"
	for j := k - 1; j >= max(first, k-1-between); j-- {
		if before := a.At(j).Low; lang.During.Has(before) || lang.Within.Has(before) {
			return a.led(k+2, last)
		}
	}
	return ""
}

// beside returns the currency of the place beside what travellers pay for: "hotel London".
func (a abroad) beside(k, first, last int) expense.Currency {
	if k+1 < last {
		if p, ok := lang.PlaceAt(a.Text[a.Tokens[k+1].Start:]); ok && !p.Doubtful && !a.begins(k+1, last, p) {
			return p.Currency
		}
	}
	for j := k - 1; j >= max(first, k-3); j-- {
		if p, ok := lang.PlaceAt(a.Text[a.Tokens[j].Start:]); ok && !p.Doubtful && a.behind(j, p) == k {
			return p.Currency
		}
	}
	return ""
}

// begins reports whether a place begins the name of a shop or a thing: "Paris Baguette".
func (a abroad) begins(k, last int, p lang.PlaceName) bool {
	end := a.behind(k, p)
	next := a.At(end)
	if end >= last || next.Kind != lex.Word || next.Use != lex.Unused {
		return false
	}
	name := strings.ToLower(a.Text[a.Tokens[k].Start:next.End])
	if lang.IsShop(name, a.Language) {
		return true
	}
	capital := unicode.IsUpper(lang.FirstRune(a.Text[next.Start:])) && !lang.Named(a.Language).NounsCapital
	return capital && (spending{&a.Sentence, a.cues}).KnownWord(end)
}

// behind returns the token behind a place that begins at token k.
func (a abroad) behind(k int, p lang.PlaceName) int {
	for end := a.Tokens[k].Start + p.Len; k < len(a.Tokens) && a.Tokens[k].Start < end; {
		k++
	}
	return k
}

// east returns the currency of a place in a script without spaces: one with a particle or a
// preposition, a city that opens the line, or a country before what people do there. What
// comes from a country, such as a dish, is bought everywhere.
func (a abroad) east(k, last int, opens bool) expense.Currency {
	p, ok := lang.PlaceAt(a.Text[a.Tokens[k].Start:])
	if !ok {
		return ""
	}
	rest := a.Text[a.Tokens[k].Start+p.Len:]
	name, _ := utf8.DecodeLastRuneInString(a.Text[:a.Tokens[k].Start+p.Len])
	if next := lang.FirstRune(rest); isKatakana(name) && isKatakana(next) && !opensWith(lang.Travel, rest) {
		return ""
	}
	end := a.behind(k, p)
	next := a.At(end)
	switch before := a.At(k - 1); {
	case k > 0 && lang.Within.Has(before.Low), end < last && lang.PlaceParticle.Has(next.Low):
		return p.Currency
	case !opens || rest == "" || end >= last && !opensWith(lang.Travel, rest):
		return ""
	case opensWith(lang.Travel, rest):
		return p.Currency
	case p.Land || opensWith(lang.NotThere, rest) || slices.ContainsFunc(a.Tokens[end:last], func(t lex.Token) bool {
		return opensWith(lang.NotThere, a.Text[t.Start:])
	}):
		return ""
	}
	return p.Currency
}

// longestOpening is how many characters a word of such lists has.
const longestOpening = 5

// opensWith reports whether a text in a script without spaces begins with a word of a list,
// however the words behind it were cut.
func opensWith(list lang.List, s string) bool {
	s = strings.TrimLeft(s, " ")
	end := 0
	for range longestOpening {
		_, size := utf8.DecodeRuneInString(s[end:])
		if end += size; list.Has(s[:end]) {
			return true
		}
	}
	return false
}

func isKatakana(r rune) bool { return unicode.Is(unicode.Katakana, r) || r == 'ー' }
