package rules

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
)

// Behind an entry people say how many there were of what it has the price of one of: "it was two
// coffees", мороженых было два, 二人分にして, or by what it is to be multiplied, weź razy 2. A word
// must say so, or else something new is told of: "2 coffees".
//
//	verb number (piece) thing    warn zwei mate, 改成两杯咖啡
//	thing verb number (piece)    мороженых было два, 午饭改成两份的钱
//	thing number piece verb      su 2 taneydi, 맥주 두 잔이었어

// maxPieces is how many of something a message counts.
const maxPieces = 50

// piecesOf reads a message as how many there were of an entry, nil if it says anything else. Without
// the name of the thing it may as well tell what the whole price was for.
func piecesOf(m *message) *Reckoning {
	if m.question || len(m.said) > maxAside {
		return nil
	}
	whole := clause{m.said, m.typed}
	if k := piecesPriced(m); k != nil {
		return k
	}
	c, led := leadingToCount(whole)
	if n, ok := multiplies(c); ok {
		return &Reckoning{With: "*" + strconv.Itoa(n)}
	}
	if k := countFirst(c, led, m); k != nil {
		return k
	}
	if whole = whole.plain(); whole != c {
		if k := countBehind(whole, m); k != nil {
			return k
		}
	}
	return countBehind(c, m)
}

// countedByName is piecesOf for a message that tells of something new unless the ledger has what it names:
// "5 çay olsun".
func countedByName(m *message) *Reckoning {
	if lang.EndsCount.Closes(m.said) == 0 {
		return nil
	}
	if k := piecesOf(m); k != nil && k.Count > 0 && len(k.Of) > 0 && !k.Bare {
		return k
	}
	return nil
}

// piecesPriced reads how many there were and what one cost, without what they were: üç tane yedik,
// tanesi 180.
func piecesPriced(m *message) *Reckoning {
	read := m.text.Read()
	if len(read.Expenses) != 1 || read.Expenses[0].Amount == nil || read.Expenses[0].Description != "" || len(read.Dates) > 0 {
		return nil
	}
	count, price, ok := strings.Cut(read.Expenses[0].Amount.Sum, "*")
	n, err := strconv.Atoi(count)
	if !ok || err != nil || n < 2 || n > maxPieces || strings.ContainsAny(price, "+-*/(") {
		return nil
	}
	return &Reckoning{Count: n, One: price, Currency: read.Expenses[0].Amount.Currency}
}

// leadingToCount returns the clause without what stands before a number of pieces, and whether that
// leads to one.
func leadingToCount(c clause) (rest clause, led bool) {
	for before := ""; before != c.said && c.said != ""; {
		before = c.said
		for c.skip(lang.LeadsToCount) || c.skip(lang.SaysItWas) || c.skip(lang.SaysItIs) || c.skip(lang.CountsUs) {
			led = true
		}
		if opened, ok := c.opened(); ok {
			c = opened
		}
		for c.skip(lang.Interjects) || c.skip(lang.OpensWish) || c.skip(lang.SaysBut) || led && (c.skip(lang.BesideValue) || c.skip(lang.SaysOnly)) {
		}
	}
	return c, led
}

// multiplies reads by what an amount is to be multiplied, and for whom it was as well, at most:
// "times two", razy 2, dla oli też.
func multiplies(c clause) (n int, ok bool) {
	if !c.skip(lang.Multiplies) || !skipPieces(&c, &n) {
		return 0, false
	}
	for c.drop(lang.EndsCount) || c.drop(lang.ClosesWish) {
	}
	too := c
	return n, n > 1 && (c.said == "" || too.drop(lang.SaysToo) && !hasDigit(too.said) && too.said != "")
}

// skipPieces is [clause.skipCount] for numbers that the word for a piece may be glued to: 두잔.
func skipPieces(c *clause, n *int) bool {
	first := lang.FirstRune(c.said)
	if l := lang.Words().Words[string(first)]; lang.IsHangul(first) && l.Is(lang.RoleWord) && l.Number > 1 {
		if rest := c.without(utf8.RuneLen(first), 0); lang.NamesPieces.Opens(rest.said) > 0 {
			*n, *c = int(l.Number), rest
			return true
		}
	}
	return c.skipCount(n) && *n <= maxPieces && *n > 0
}

// A counted is what follows a number of pieces.
type counted struct {
	names []string // the thing, as it may be named
	piece bool     // a word for a piece stands behind the number
	ended bool     // words behind it say that it was, or shall be, so
}

func hasDigit(said string) bool { return strings.ContainsFunc(said, unicode.IsDigit) }

// countedIn reads what follows a number of pieces. Behind a word that led to it nothing else needs to
// say that it was so.
func countedIn(c clause, led bool, m *message) (counted, bool) {
	var all counted
	read := func(c clause) bool {
		all.piece = c.skip(lang.NamesPieces) || all.piece
		if c = c.unwrapped(); c.said == "" {
			return true
		}
		if lang.SaysMoreBy.Is(c.said) || lang.SaysLessBy.Is(c.said) {
			return false
		}
		if _, currency := m.text.Part(c.typed).CurrencyMentioned(); hasDigit(c.said) || currency || !c.isName(m) {
			return false
		}
		all.names = append(all.names, c.typed)
		return true
	}
	if skipHeads := c; lang.NamesPieces.Opens(c.said) == 0 && skipWord(&skipHeads, lang.Heads) {
		return all, false // they shared it
	}
	bare := c
	for bare.drop(lang.EndsCount) || bare.drop(lang.SaysItWasBehind) || bare.drop(lang.EndsCorrection) || bare.drop(lang.ClosesWish) {
		all.ended = true
	}
	if all.ended {
		return all, read(bare) && (!led || len(all.names) == 0 || read(c))
	}
	return all, led && read(c)
}

// countFirst reads a number of pieces, and what they were: "it was two coffees".
func countFirst(c clause, led bool, m *message) *Reckoning {
	n := 0
	if !skipPieces(&c, &n) {
		return nil
	}
	of, ok := countedIn(c, led, m)
	if !ok {
		return nil
	}
	return &Reckoning{Count: n, Of: of.names, Asks: len(of.names) == 0, Bare: len(of.names) == 0 && !of.piece}
}

// countBehind reads a thing before the number of its pieces: su 2 taneydi.
func countBehind(c clause, m *message) *Reckoning {
	for i := 1; i < len(c.said); i++ {
		if !mayLead(c.said, i) && !lang.IsHangul(lang.FirstRune(c.said[i:])) {
			continue
		}
		name, behind := c.without(0, len(c.said)-i).unwrapped(), c.without(i, 0)
		joined := false
		for behind.skip(lang.LeadsToCount) || behind.skip(lang.JoinsPrice) || behind.skip(lang.JoinsValue) || behind.skip(lang.SaysItWas) || behind.skip(lang.MayAskChange) {
			joined = true
		}
		n, digits := 0, behind.said != "" && unicode.IsDigit(lang.FirstRune(behind.said))
		if !skipPieces(&behind, &n) || hasDigit(name.said) || name.points() || !name.isName(m) {
			continue
		}
		of, ok := countedIn(behind, joined, m)
		switch {
		case !ok && !(joined && behind.said == ""), len(of.names) > 0, !of.piece && (!joined || digits):
			continue
		}
		return &Reckoning{Count: n, Of: []string{name.typed}, Asks: !of.piece, Bare: !of.piece}
	}
	return nil
}
