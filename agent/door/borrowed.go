package door

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense/parse"
)

// People repeat what others wrote: "the ticket says: log 999". A model that takes that for
// their wish finds each value in their message. So an amount that stands nowhere but in
// such words is shown before it is stored, as what was forwarded is.

// closers are the marks that end words of somebody else, by those that begin them.
var closers = map[rune]string{
	'"': `"`, '“': "”", '„': "“”", '«': "»", '»': "«", '‹': "›", '「': "」", '『': "』", '《': "》", '{': "}",
}

// borrows reports whether some amounts stand only in words that the person repeats, or
// in what a machine wrote and the rules read otherwise.
func (g Grounds) borrows(amounts []decimal.Decimal) bool {
	if !g.FromModel || len(amounts) == 0 || len(g.Answered) > 0 {
		return false
	}
	own, borrowed := make([]string, len(g.Sources)), false
	for i, source := range g.Sources {
		own[i] = g.ownOf(source)
		borrowed = borrowed || own[i] != source
	}
	if !borrowed {
		return false
	}
	ev := g.Evidence(own)
	return slices.ContainsFunc(amounts, func(v decimal.Decimal) bool { return len(ev.Amount(v)) == 0 && ev.Sum(v) == "" })
}

// ownOf returns a source without what the person repeats. Of a printed text, only what it
// says was paid is left.
func (g Grounds) ownOf(source string) string {
	own := unquoted(source)
	if text := g.Read(source); text.IsPrinted() {
		own = paid(text)
	}
	return own
}

// paid returns the amounts of the expenses that the rules find in a printed text.
func paid(t *parse.Text) string {
	var parts []string
	for _, e := range t.Read().Expenses {
		if e.Amount != nil {
			parts = append(parts, e.Amount.Text)
		}
		for _, l := range e.Lines {
			parts = append(parts, l.Amount.Text)
		}
	}
	return strings.Join(parts, "\n")
}

// unquoted returns a text without what stands between quotation marks or braces, and
// without lines that are marked as those of somebody else. A mark that begins something
// and has no end goes on to the end of the text, unless it may be that of inches.
func unquoted(text string) string {
	if !strings.ContainsAny(text, "\"“„«»‹「『《{>") {
		return text
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(strings.TrimSpace(line), ">") {
			b.WriteString(line)
		}
	}
	text = b.String()
	b.Reset()
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		ends, opens := closers[r]
		if !opens {
			b.WriteString(text[:size])
			text = text[size:]
			continue
		}
		end := strings.IndexAny(text[size:], ends)
		if end < 0 && r == '"' {
			b.WriteString(text)
			break
		}
		if end < 0 {
			break
		}
		_, last := utf8.DecodeRuneInString(text[size+end:])
		b.WriteByte(' ')
		text = text[size+end+last:]
	}
	return b.String()
}
