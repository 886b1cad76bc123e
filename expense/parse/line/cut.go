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

// cutting makes the lines of a text, one for each expense.
type cutting struct{ *Reader }

// lines cuts the text into expenses. A text with one amount is one expense,
// whatever commas it has; one with several is cut at separators, and parts
// without an amount belong to a neighbour: "fish and chips 12, tea 3".
func (r cutting) lines() []piece {
	dropBalances(r.Reader)
	choose(r.Reader)
	paid := r.paid()
	switch len(paid) {
	case 0:
		return r.unpriced()
	case 1:
		return []piece{{last: len(r.Tokens), money: paid[0], tidy: true}}
	}
	return rates(r).joinTaxed(r.group(r.chunks()))
}

// group joins chunks to lines, one for each amount.
func (r cutting) group(chunks []chunk) []piece {
	var lines []piece
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
			if c.by.Kind == lex.Sign && c.by.Low != "," {
				lines[len(lines)-1].tidy = false
			}
		case c.isNewLine() || i+1 == len(chunks) || chunks[i+1].isNewLine():
			lines = append(lines, piece{first: c.first, last: c.last, money: -1})
		case open < 0:
			open = i
		}
	}
	if open >= 0 {
		lines = append(lines, piece{first: chunks[open].first, last: chunks[open].last, money: -1})
	}
	return lines
}

func (c *chunk) isNewLine() bool { return c.by != nil && c.by.Kind == lex.Break }

// attach gives a part that has neither an amount nor words, such as "20% VAT",
// to the line before it. Whether it is about the whole message is decided later, by
// [forAll].
func (r cutting) attach(lines []piece, c *chunk) {
	if len(lines) > 0 {
		lines[len(lines)-1].last = c.last
	}
}

// wordsFirst reports whether the things are named before their amounts.
func (r cutting) wordsFirst(chunks []chunk) bool {
	for i := range chunks {
		c := &chunks[i]
		if len(c.money) == 0 {
			continue
		}
		m := &r.Amounts[c.money[0]]
		for k := c.first; k < m.First; k++ {
			t := &r.Tokens[k]
			if t.Use == lex.Unused && (t.Kind == lex.Word || t.Kind == lex.East) && !t.Lex.Is(lang.RoleFiller) {
				return true
			}
		}
		return !c.words
	}
	return true
}

func (r cutting) lacksWords(l *piece) bool { return !r.hasWords(l.first, l.last) }

func (r cutting) hasWords(first, last int) bool {
	for k := first; k < last; k++ {
		t := &r.Tokens[k]
		if t.Use == lex.Unused && (t.Kind == lex.Word || t.Kind == lex.East) && !t.Lex.Is(lang.RoleFiller|lang.RoleAnd) {
			return true
		}
	}
	return false
}

// cut makes the lines of a part with one or several amounts.
func (r cutting) cut(first int, c *chunk) []piece {
	if len(c.money) == 1 {
		return []piece{{first: first, last: c.last, money: c.money[0], tidy: true}}
	}
	if !alternates(r.Reader, *c) {
		return []piece{{first: first, last: c.last, money: c.money[0]}}
	}
	tidy := isDatedList(r.Reader, *c) || r.isPriceList(c)
	var lines []piece
	for _, i := range c.money {
		lines = append(lines, piece{first: first, last: r.Amounts[i].Last, money: i, tidy: tidy})
		first = r.Amounts[i].Last
	}
	lines[len(lines)-1].last = c.last
	counted := maxHeads
	if len(lines) >= fewestListed {
		counted = maxEaten
	}
	if tidy || slices.ContainsFunc(lines, func(l piece) bool { return !r.isThingAndPrice(&l, counted) }) {
		return lines
	}
	for i := range lines {
		lines[i].tidy = true
	}
	return lines
}

// isPriceList reports whether all amounts of a part are written as prices and none may be the
// sum of the others: "lunch 12.50 taxi 5.30".
func (r cutting) isPriceList(c *chunk) bool {
	for _, i := range c.money {
		if r.Amounts[i].Rank == money.RankBare {
			return false
		}
	}
	return !slices.ContainsFunc(r.Tokens[c.first:c.last], func(t lex.Token) bool {
		return t.Use == lex.Unused && (t.Lex.Is(lang.RoleTotal|lang.RoleSubtotal|lang.RoleTax|lang.RoleGlue|lang.RoleTimes|lang.RoleEach|lang.RolePer|lang.RoleMinus|lang.RoleOff|lang.RoleDivided) || lang.Apiece.Has(t.Low))
	})
}

// isThingAndPrice reports whether a line of a list without separators is something that people
// buy and what can be nothing but its price, so that it does not count what stands behind it, as
// numbers up to a limit do.
func (r cutting) isThingAndPrice(l *piece, counted decimal.Decimal) bool {
	m := &r.Amounts[l.money]
	if m.Rank == money.RankBare && !isGlued(r.Reader, m.First) && m.Value.LessThanOrEqual(counted) {
		return false
	}
	_, known := lang.CategoryOf(descriptionOf(r.Reader, l), r.Language, r.Options.Region)
	return known
}

// unpriced makes a line of a text that asks to write something down, or only names
// something that people buy, and says no amount, or one that was not understood, so
// that the amount can be asked for.
func (r cutting) unpriced() []piece {
	asked, ok := r.wanted()
	if !ok {
		return nil
	}
	if len(r.documents) > 0 || r.isThing() {
		asked = true
	}
	if !asked || r.CountWords() > 10 {
		return nil
	}
	l := piece{last: len(r.Tokens), money: -1}
	if d := descriptionOf(r.Reader, &l); d == "" && !r.Unclear && len(r.documents) == 0 || utf8.RuneCountInString(d) > 60 || strings.ContainsAny(d, "\n") {
		return nil
	}
	return []piece{l}
}

// wanted reports whether words of a text ask to write something down, or tell that it was paid,
// and whether it may be such a text at all.
func (r cutting) wanted() (asked, ok bool) {
	asked = r.Unclear
	for k := range r.Tokens {
		t := &r.Tokens[k]
		if t.Use != lex.Unused {
			continue
		}
		switch {
		case t.Kind == lex.Sign && (t.Low == "?" || t.Low == "<" || t.Low == "{"), t.Kind == lex.Code && t.End-t.Start > 12:
			return false, false
		case t.Lex.Is(lang.RoleCommand) && k == 0 && !t.Lex.Is(lang.RoleAdd), t.Lex.Is(lang.RoleBan) && !t.Lex.IsArticleIn(r.Options.Language) && !isOwnParticle(r.Reader, k) && !(r.Unclear && t.Lex.Is(lang.RoleEstimate)):
			return false, false
		case t.Lex.Is(lang.RoleAdd|lang.RoleSpend) && (k < 3 || t.Kind == lex.East):
			asked = true
		}
	}
	return asked, true
}

// isThing reports whether a text is no more than the name of something that people buy,
// and perhaps the day, or where it led and whom it is for: "taxi yesterday", "oh and a taxi",
// "cadeautje voor oma".
func (r cutting) isThing() bool {
	const most = 3 // words
	names, says := 0, spending{&r.Sentence, r.cues}
	for k := range r.Tokens {
		switch t := &r.Tokens[k]; {
		case t.Use == lex.UsedDate, t.Use == lex.UsedFiller && k < r.opened:
		case k == 0 && t.Lex.Is(lang.RoleAnd), names == 0 && t.Kind == lex.Word && t.Lex.Is(lang.RoleArticle) && !says.KnownWord(k):
		case names == 0 && t.Use == lex.Unused && (lang.NamesHome.Is(t.Low) || r.opensThing(k)):
		case names > 0 && t.Use == lex.Unused && (r.leadsOn(k) || lang.NamesHome.Is(t.Low)):
			return names <= most && r.leadsOnly(k)
		case t.Use != lex.Unused, t.Kind != lex.Word && t.Kind != lex.East, !says.KnownWord(k) && !lang.IsShop(t.Low, says.Language):
			return false
		default:
			names++
		}
	}
	return names > 0 && names <= most
}

// opensThing reports whether the words at token k and behind it name one thing: "birthday present".
func (r cutting) opensThing(k int) bool {
	next := r.At(k + 1)
	return r.At(k).Kind == lex.Word && next.Kind == lex.Word && lang.IsThing(r.At(k).Low+" "+next.Low)
}

// leadsOnly reports whether nothing but prepositions with a word or two behind each follows from token k
// on, and no verb: "home", "für oma", "from work to the airport".
func (r cutting) leadsOnly(k int) bool {
	const most = 2 // words
	words, led, home := 0, false, false
	for ; k < len(r.Tokens); k++ {
		switch t := &r.Tokens[k]; {
		case t.Use == lex.UsedDate:
		case t.Use != lex.Unused, t.Kind != lex.Word && t.Kind != lex.East:
			return false
		case lang.NamesHome.Is(t.Low):
			home = true
		case r.leadsOn(k):
			words, led = 0, true
		case led && words == 0 && (t.Lex.IsArticleIn(r.Language) || lang.Possessive.Has(t.Low)):
		case !led, words == most, words > 0 && (&judgement{Reader: r.Reader}).isVerbIn(k, r.Language, false), lang.IsFunctionIn(t.Low, r.Language), lang.SaysItIs.Is(t.Low), lang.SaysItWas.Is(t.Low), lang.SaysIsSo.Is(t.Low),
			t.Lex.Is(lang.RoleSpend | lang.RoleCost | lang.RoleAdd | lang.RoleWord | lang.RoleBan | lang.RoleNotSpent | lang.RoleMoved):
			return false
		default:
			words++
		}
	}
	return words > 0 || home && !led
}
