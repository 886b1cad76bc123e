package line

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/date"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// A documentUse is the number of a document with the tokens that name it:
// tokens[first:last], beginning with the word for it.
type documentUse struct {
	first, word, number, last int
	text                      string
}

// FindDocument returns the number of the document that a text names, "" if it names none:
// "invoice RE-2026-118".
func FindDocument(t *lex.Text) string {
	if !t.HoldsDocument() {
		return ""
	}
	r := newReader(t)
	defer r.Release()
	found, _ := date.Read(t)
	if (numbering{r}).findDocuments(found); len(r.documents) != 1 {
		return ""
	}
	return r.documents[0].text
}

// A numbering finds the numbers of documents in a text.
type numbering struct{ *Reader }

// IsDocument reports whether a text names one document and says nothing else.
func IsDocument(t *lex.Text) bool {
	r := newReader(t)
	defer r.Release()
	found, _ := date.Read(t)
	numbering{r}.findDocuments(found)
	said := func(t lex.Token) bool { return t.Use != lex.UsedDocument && !t.Lex.Is(lang.RoleFiller) && t.Low != "." }
	return len(r.documents) == 1 && !slices.ContainsFunc(r.Tokens, said)
}

// findDocuments marks the numbers of documents: "invoice RE-2026-118", "receipt 4711",
// 发票号 12345678. They are found before amounts and days, which their digits may look
// like.
func (r numbering) findDocuments(dates []date.Date) {
	for k := 0; k < len(r.Tokens); k++ {
		t := &r.Tokens[k]
		if t.Use != lex.Unused || !t.Lex.Is(lang.RoleDocument) {
			continue
		}
		d, ok := r.documentAt(k, dates)
		if !ok {
			continue
		}
		for i := d.first; i < d.last; i++ {
			r.Tokens[i].Use = lex.UsedDocument
		}
		r.documents = append(r.documents, d)
		k = d.last - 1
	}
}

// documentAt reads the number of the document that token k names.
func (r numbering) documentAt(k int, dates []date.Date) (d documentUse, ok bool) {
	from, numbered := r.Tokens[k].End, false
	if r.At(k+1).Low == "." && !r.At(k+1).Spaced {
		from++ // "Beleg-Nr."
	}
	from, numbered = r.skipNumberWord(from)
	end := codeEnd(r.Text, from)
	code := r.Text[from:end]
	if numbered || !isDigits(code) {
		r.splitNumber(from, end)
	}
	d = documentUse{first: k, word: k, text: code}
	d.number, d.last = r.TokensOf(lex.Span{Start: from, End: end})
	if r.At(k-1).Low == "(" && r.At(d.last).Low == ")" {
		defer func() { d.first, d.last = k-1, d.last+1 }()
	}
	if d.number >= d.last || r.Tokens[d.last-1].End != end || r.Tokens[d.number].Start != from {
		return d, false
	}
	whole := func(day date.Date) bool { return day.Start <= from && day.End >= end }
	switch {
	case !strings.ContainsAny(code, "0123456789"), utf8.RuneCountInString(code) > 40:
		return d, false
	case numbered:
		return d, true
	case r.At(k - 1).Lex.Is(lang.RoleMinus): // "minus bon 20"
		return d, false
	case r.isMoney(d), slices.ContainsFunc(dates, whole):
		return d, false
	case !isDigits(code):
		return d, r.Tokens[d.number].Kind != lex.Number || d.last > d.number+1
	case len(code) >= longCode || code[0] == '0':
		return d, true
	}
	return d, !r.Tokens[k].Lex.Is(lang.RolePayable) || r.otherAmount(d, dates)
}

// longCode is from how many digits on a number behind an invoice is none of what was paid.
const longCode = 7

// skipNumberWord skips what stands between a document and its number, and reports whether
// it says that a number follows: "no.", "Nr.", "#".
func (r numbering) skipNumberWord(at int) (next int, numbered bool) {
	for {
		at += len(r.Text[at:]) - len(strings.TrimLeft(r.Text[at:], " :"))
		rest := r.Text[at:]
		low := strings.ToLower(rest)
		n := max(lang.BeforeNumber.Opens(low), lang.NumbersDocument.Opens(low))
		switch {
		case strings.HasPrefix(rest, "#"):
			n = 1
		case n > 0 && len(low) != len(rest):
			n = 0 // a rare letter is longer in lower case
		}
		if n == 0 {
			return at, numbered
		}
		at, numbered = at+n, true
		if strings.HasPrefix(r.Text[at:], ".") {
			at++
		}
	}
}

// codeEnd returns the end of the letters, digits and signs that make one number of a
// document, which begins at an offset.
func codeEnd(s string, from int) int {
	end := from
	for i, c := range s[from:] {
		if !unicode.IsDigit(c) && (!unicode.IsLetter(c) || lang.IsUnspaced(c)) && !strings.ContainsRune("-/_.", c) {
			break
		}
		end = from + i + utf8.RuneLen(c)
	}
	return from + len(strings.TrimRight(s[from:end], "-/_."))
}

// splitNumber cuts a number that goes on behind a space where the number of a document
// ends: "RE-118 119.00".
func (r numbering) splitNumber(from, end int) {
	first, last := r.TokensOf(lex.Span{Start: from, End: end})
	if first >= last || r.Tokens[last-1].Kind != lex.Number || r.Tokens[last-1].End <= end || r.Text[end] != ' ' {
		return
	}
	t := &r.Tokens[last-1]
	rest := lex.Token{Span: lex.Span{Start: end + 1, End: t.End}, Kind: lex.Number, Spaced: true, Num: lex.ScanNumeral(r.Text, end+1)}
	if rest.Num.End == rest.End && !rest.Num.Bad {
		t.Num, t.End = lex.ScanNumeral(r.Text[:end], t.Start), end
		r.Tokens = slices.Insert(r.Tokens, last, rest)
	}
}

func isDigits(s string) bool { return strings.Trim(s, "0123456789") == "" }

// isMoney reports whether a currency is among or beside the tokens of a number, or it has
// the decimals of an amount.
func (r numbering) isMoney(d documentUse) bool {
	for k := d.number; k < d.last; k++ {
		if r.Tokens[k].Lex.MarkOf() != nil && k > d.number {
			return true
		}
	}
	before, after := r.At(d.number-1), r.At(d.last)
	if before.Kind == lex.Sign && before.Lex.MarkOf() != nil || after.Lex.MarkOf() != nil && !after.Lex.MarkOf().Weak || after.Lex.Is(lang.RolePercent) {
		return true
	}
	// A tax behind a bare number is about it: "invoice 500 net".
	return d.last == d.number+1 && r.Tokens[d.number].Kind == lex.Number && isDigits(d.text) &&
		after.Lex.Is(lang.RoleNet|lang.RoleGross|lang.RolePlus|lang.RoleFree)
}

// otherAmount reports whether a number beside the bare one of an invoice is what was paid:
// "invoice 118 119.00", "lunch 12.50 invoice 118". One in another part of a list is the
// amount of that part, unless the invoice comes last and only the others look like money.
// A day before the invoice is none: "12 nov internet invoice 549".
func (r numbering) otherAmount(d documentUse, dates []date.Date) bool {
	apart, lone := false, true
	for k := d.last; k < len(r.Tokens); k++ {
		if apart = apart || r.separates(k); r.isPlainNumber(k) {
			return !apart
		}
		lone = lone && r.Tokens[k].Kind != lex.Word && r.Tokens[k].Kind != lex.East
	}
	apart = false
	for k := d.first - 1; k >= 0; k-- {
		apart = apart || r.separates(k)
		t := &r.Tokens[k]
		isDay := func(day date.Date) bool { return !day.Weak && day.Start <= t.Start && day.End >= t.End }
		if r.isPlainNumber(k) && !slices.ContainsFunc(dates, isDay) {
			return !apart || lone && (!t.Num.Whole || r.At(k+1).Lex.MarkOf() != nil || r.At(k-1).Lex.MarkOf() != nil)
		}
	}
	return false
}

// isInDocument reports whether a day is read into the number of a document.
func (r numbering) isInDocument(d date.Date) bool {
	first, last := r.TokensOf(d.Span)
	return slices.ContainsFunc(r.Tokens[first:last], func(t lex.Token) bool { return t.Use == lex.UsedDocument })
}

// documentOf fills in the number of the document that a line names, or that the whole
// message is about: one at its beginning, or apart from the last line at its end. It
// reports false if the line names two.
func (r numbering) documentOf(l *piece, e *Expense) bool {
	own := 0
	for _, d := range r.documents {
		if d.first >= l.first && d.last <= l.last {
			e.Document, own = d.text, own+1
		}
	}
	if own == 0 && len(r.documents) == 1 {
		if d := r.documents[0]; leads(r.Reader, d.first) || trails(r.Reader, d.last) && r.At(d.first-1).Use == lex.UsedSeparator {
			e.Document = d.text
		}
	}
	return own < 2
}

// documentWord returns what a line calls its document, in the person's spelling, for an
// expense of which nothing else is said.
func (r numbering) documentWord(l *piece) string {
	for _, d := range r.documents {
		if d.first >= l.first && d.last <= l.last {
			return r.Text[r.Tokens[d.word].Start:r.Tokens[d.word].End]
		}
	}
	return ""
}

func (r numbering) isPlainNumber(k int) bool {
	t := &r.Tokens[k]
	return t.Kind == lex.Number && t.Use == lex.Unused && !r.At(k+1).Lex.Is(lang.RolePercent)
}
