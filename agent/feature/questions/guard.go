package questions

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/agent/speech"
	"chit/expense/parse"
)

// The rows of a SELECT are shown as what the ledger holds, so a SELECT must not bring
// figures or sentences of its own. It may compare with anything; what it shows must come
// from columns, with a currency for each amount.

var (
	errOwnValue   = errors.New("select columns, not constants")
	errBareAmount = errors.New("write money(SUM(gross), currency) to show amounts")
)

// checkSelect returns why a SELECT would show more than what the ledger holds, nil if it
// would not.
func checkSelect(sql, message string, numbers []parse.Number) error {
	g := guard{message: message, numbers: numbers, frames: []frame{{}}}
	for g.rest = sql; g.rest != ""; {
		if err := g.next(); err != nil {
			return err
		}
	}
	return g.endItem()
}

// A guard walks through a SELECT, token by token.
type guard struct {
	rest    string
	message string
	numbers []parse.Number // of the message
	frames  []frame        // of the parentheses that are open
	last    string         // the previous token in lower case; "0" for a number, "'" for a text
}

// A frame is the inside of a pair of parentheses.
type frame struct {
	function string // the name before the parenthesis
	selects  bool   // between SELECT and FROM
	item     item
}

// An item is one of the selected values.
type item struct {
	constant bool
	column   bool
	words    []string
}

func (g *guard) top() *frame { return &g.frames[len(g.frames)-1] }

// shown reports whether the current token is part of a selected value.
func (g *guard) shown() bool {
	return slices.ContainsFunc(g.frames, func(f frame) bool { return f.selects })
}

func (g *guard) next() error {
	r, size := utf8.DecodeRuneInString(g.rest)
	switch {
	case unicode.IsSpace(r):
		g.rest = g.rest[size:]
		return nil
	case strings.HasPrefix(g.rest, "--"), strings.HasPrefix(g.rest, "/*"):
		end := "\n"
		if r == '/' {
			end = "*/"
		}
		_, g.rest, _ = strings.Cut(g.rest, end)
		return nil
	case r == '\'':
		return g.text(g.quoted('\''))
	case r == '"' || r == '`':
		return g.name(g.quoted(byte(r)), true)
	case r == '[':
		var word string
		word, g.rest, _ = strings.Cut(g.rest[1:], "]")
		return g.name(word, true)
	case r >= '0' && r <= '9' || r == '.' && len(g.rest) > 1 && g.rest[1] >= '0' && g.rest[1] <= '9':
		return g.number(g.run(func(r rune) bool { return r == '.' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) }))
	case unicode.IsLetter(r) || r == '_':
		return g.name(strings.ToLower(g.run(func(r rune) bool { return r == '_' || r == '.' || unicode.IsLetter(r) || unicode.IsDigit(r) })), false)
	}
	g.rest = g.rest[size:]
	return g.sign(string(r))
}

// run cuts characters of a kind off the rest.
func (g *guard) run(of func(rune) bool) string {
	end := strings.IndexFunc(g.rest, func(r rune) bool { return !of(r) })
	if end < 0 {
		end = len(g.rest)
	}
	word := g.rest[:end]
	g.rest = g.rest[end:]
	return word
}

// quoted cuts a quoted text off the rest. In the text, the quote is written twice.
func (g *guard) quoted(quote byte) string {
	var b strings.Builder
	i := 1
	for ; i < len(g.rest); i++ {
		if g.rest[i] == quote {
			if i+1 == len(g.rest) || g.rest[i+1] != quote {
				break
			}
			i++
		}
		b.WriteByte(g.rest[i])
	}
	g.rest = g.rest[min(i+1, len(g.rest)):]
	return b.String()
}

func (g *guard) sign(sign string) error {
	f := g.top()
	switch sign {
	case "(":
		g.frames = append(g.frames, frame{function: g.last})
	case ")":
		if err := g.endItem(); err != nil {
			return err
		}
		if inner := f.item; len(g.frames) > 1 {
			g.frames = g.frames[:len(g.frames)-1]
			outer := &g.top().item
			outer.constant, outer.column = outer.constant || inner.constant, outer.column || inner.column
			outer.words = append(outer.words, inner.words...)
		}
	case ",", ";":
		if f.selects {
			if err := g.endItem(); err != nil {
				return err
			}
			f.item = item{}
		}
	case "*":
		// This is all columns, or a product; a product of constants stays without a column.
		if g.last == "select" || g.last == "(" || g.last == "," || strings.HasSuffix(g.last, ".") {
			f.item.column = true
		}
	}
	g.last = sign
	return nil
}

// keywords are the words that cannot name a column.
var keywords = strings.Fields("as distinct all case when then else end and or not is null in like glob between escape over partition by order asc desc filter where " +
	"collate cast integer text real numeric exists group having limit offset on using join left inner outer cross natural union except intersect with true false rows range")

func (g *guard) name(word string, quoted bool) error {
	f, before := g.top(), g.last
	g.last = word
	if quoted {
		g.last = `"`
	}
	switch {
	case !quoted && word == "values":
		return errOwnValue
	case !quoted && word == "select":
		err := g.endItem() // of the SELECT before a UNION
		f.selects, f.item = true, item{}
		return err
	case !quoted && word == "from" && f.selects:
		err := g.endItem()
		f.selects, f.item = false, item{column: f.item.column}
		return err
	case !quoted && slices.Contains(keywords, word):
	case strings.HasPrefix(strings.TrimLeft(g.rest, " \n\t"), "("):
		f.item.words = append(f.item.words, word)
	case before == "as", before == "0", before == "'", before == ")", before == `"`, before == "end":
		// It names the selected value.
	default:
		f.item.column = true
		f.item.words = append(f.item.words, word[strings.LastIndexByte(word, '.')+1:])
	}
	return nil
}

// comparisons are the tokens before a text that is compared, not shown.
var comparisons = []string{"=", "<", ">", "!", "like", "glob", "is", "not", "between"}

// text checks a constant text.
func (g *guard) text(s string) error {
	f, before := g.top(), g.last
	g.last = "'"
	if !g.shown() {
		return nil
	}
	f.item.constant = true
	switch {
	case f.function == "money":
		return errBareAmount // its currency is not that of the row
	case slices.Contains(comparisons, before), f.function == "in", before == "as":
		return nil
	case slices.Contains([]string{"strftime", "date", "datetime", "julianday", "time"}, f.function):
		return nil
	case utf8.RuneCountInString(s) > maxLabel || speech.Claims(s) || !speech.FiguresSaid(s, g.message, g.numbers) || speech.WithoutLinks(s) != s:
		return errOwnValue
	}
	return nil
}

// maxLabel is how many characters a label made up by a SELECT may have, as in CASE … THEN
// 'weekend'.
const maxLabel = 20

// factors are the usual numbers in calculations with amounts and days.
var factors = []string{"10", "12", "30", "31", "52", "100", "100.0", "365", "366", "1000"}

func (g *guard) number(n string) error {
	g.last = "0"
	if !g.shown() {
		return nil
	}
	g.top().item.constant = true
	if len(strings.TrimSuffix(n, ".0")) == 1 || slices.Contains(factors, n) {
		return nil
	}
	value, err := decimal.NewFromString(n)
	if err == nil && slices.ContainsFunc(g.numbers, func(said parse.Number) bool {
		return slices.ContainsFunc(said.Readings, func(v decimal.Decimal) bool { return v.Equal(value) || v.Shift(2).Equal(value) })
	}) {
		return nil
	}
	return errOwnValue
}

// endItem checks a selected value at its end.
func (g *guard) endItem() error {
	f := g.top()
	if !f.selects {
		return nil
	}
	switch {
	case f.item.constant && !f.item.column:
		return errOwnValue
	case len(g.frames) == 1 && bareAmount(f.item.words):
		return errBareAmount
	}
	return nil
}

// bareAmount reports whether a selected value is an amount in minor units.
func bareAmount(words []string) bool {
	amounts := slices.ContainsFunc(words, func(w string) bool { return w == "gross" || w == "net" || w == "tax" })
	return amounts && !slices.Contains(words, "money") && !slices.Contains(words, "count") && len(words) <= 2
}
