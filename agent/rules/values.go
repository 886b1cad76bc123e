package rules

import (
	"slices"
	"strings"

	"chit/agent/llm"
	"chit/expense/parse"
	"chit/expense/parse/lang"
	"chit/expense/parse/line"
)

// A wish is what somebody wants a stored expense to say.
type wish struct {
	number string // "" for the last one, or that of a card
	match  string // words of the expense, where it has no number
	field  string // that was named, "" if the value tells
	value  string
	whole  bool // the value may be the whole expense said anew
}

// A value is one thing that an expense shall say.
type value struct{ field, text string }

// values are what a wish says, none if that is not understood.
func (w wish) values(s llm.Situation, t *parse.Text) []value {
	if values := w.parts(s, t); len(values) > 1 {
		return values
	}
	if w.field != "" {
		if values := severalValues(w, t); w.field == "amount" && fieldOf(w.value, s, t) == "" && len(values) > 0 {
			return values
		}
		return []value{{w.field, w.value}}
	}
	if v, ok := valueOf(w.value, s, t); ok {
		return []value{v}
	}
	if c, ok := t.Part(w.value).Currency(); ok && w.whole {
		return []value{{"currency", string(c)}}
	}
	return severalValues(w, t)
}

// valueOf reads words as one value: an amount, a rate, a day, a side, or a category.
func valueOf(words string, s llm.Situation, t *parse.Text) (value, bool) {
	lower := strings.ToLower(words)
	switch {
	case isSide(lower, lang.SaysNet, lang.NamesNet):
		return value{"amount_is", "net"}, true
	case isSide(lower, lang.SaysGross, lang.NamesGross):
		return value{"amount_is", "gross"}, true
	case lang.SaysUntaxed.Is(lower):
		return value{"tax_rate", "0%"}, true
	}
	field := fieldOf(words, s, t)
	return value{field, words}, field != ""
}

func isSide(words string, side, name lang.Phrase) bool { return side.Is(words) || name.Is(words) }

// fieldOf returns the field that a value is of, "" if it could be anything.
func fieldOf(value string, s llm.Situation, t *parse.Text) string {
	if _, ok := t.Part(value).Amount(); ok {
		return "amount"
	}
	if _, ok := t.Part(value).Rate(); ok && strings.ContainsAny(value, "%％") {
		return "tax_rate"
	}
	if _, ok := t.Part(value).Date(); ok || len(t.Part(value).BadDates()) > 0 {
		return "date"
	}
	if isCategory(value, s) {
		return "category"
	}
	return ""
}

// parts are the values of a list: "amount 20, date yesterday". There are none if one
// part is not understood, since it may belong to the one before it.
func (w wish) parts(s llm.Situation, t *parse.Text) []value {
	rest := clause{strings.ToLower(w.value), w.value}
	if len(rest.said) != len(rest.typed) {
		return nil // a rare letter is longer in lower case
	}
	var values []value
	for field := w.field; ; field = "" {
		end, next := rest.partEnd()
		part := rest.without(0, len(rest.said)-end)
		part.skip(lang.AroundEntry)
		if name, n := fieldAt(part.said); field == "" && n > 0 {
			field, part = name, part.without(n, 0)
			part.skip(lang.LeadsToValue)
		}
		v, ok := valueOf(part.typed, s, t)
		if field != "" && v.field != field {
			v, ok = value{field, part.typed}, field == "description" || field == "merchant" || field == "currency" || field == "tags"
		}
		if !ok || part.said == "" {
			return nil
		}
		values = append(values, v)
		if end == len(rest.said) {
			return values
		}
		rest = rest.without(next, 0)
	}
}

// partEnd returns where the first part of a list ends, and where the next one begins:
// behind a comma or an "and", or with the name of a field.
func (c clause) partEnd() (end, next int) {
	for i := 1; i < len(c.said); i++ {
		if c.said[i-1] != ' ' || c.without(0, len(c.said)-i).bare().said == "" {
			continue
		}
		word, _, _ := strings.Cut(c.said[i:], " ")
		if lang.Words().Words[word].Is(lang.RoleAnd) {
			return i, i + len(word)
		}
		_, named := fieldAt(c.said[i:])
		if named > 0 || strings.IndexByte(",;", c.said[max(i-2, 0)]) >= 0 {
			return i, i
		}
	}
	return len(c.said), len(c.said)
}

// severalValues reads a value that is written like an expense: "20 USD yesterday".
// What it was for is taken over only where nothing else can be meant.
func severalValues(w wish, t *parse.Text) []value {
	read := t.Part(w.value).Read()
	objects := func(by parse.Objection) bool {
		return by.Kind != line.NoDescription && by.Kind != line.LooseAmount && by.Kind != line.UnknownVerbs
	}
	if len(read.Expenses) != 1 || slices.ContainsFunc(read.Objections, objects) {
		return nil
	}
	e := read.Expenses[0]
	if e.Amount == nil || (e.Description != "" || e.Merchant != "") && !w.whole {
		return nil
	}
	amount := "amount"
	if e.Side != "" {
		amount = string(e.Side) + "_amount"
	}
	values := []value{{amount, e.Amount.Text}, {"tax_rate", e.Rate.String()}, {"description", e.Description}, {"merchant", e.Merchant}, {"tags", strings.Join(e.Tags, ",")}}
	if e.TaxAmount != nil {
		values = append(values, value{"tax_amount", e.TaxAmount.Text})
	}
	if e.Date != nil {
		values = append(values, value{"date", e.Date.Text})
	}
	return slices.DeleteFunc(values, func(v value) bool { return v.text == "" })
}

// fields are what can be changed about an expense, as the tools name it.
var fields = []struct {
	phrase lang.Phrase
	name   string
}{
	{lang.NamesAmount, "amount"},
	{lang.NamesNet, "net_amount"},
	{lang.NamesGross, "gross_amount"},
	{lang.NamesRate, "tax_rate"},
	{lang.NamesCurrency, "currency"},
	{lang.NamesDate, "date"},
	{lang.NamesDescription, "description"},
	{lang.NamesMerchant, "merchant"},
	{lang.NamesCategory, "category"},
	{lang.NamesTags, "tags"},
}

// fieldNamed returns the field that goes by a name, "" if there is none.
func fieldNamed(name string) string {
	for _, f := range fields {
		if f.phrase.Is(name) {
			return f.name
		}
	}
	return ""
}

// fieldAt returns the field whose name a text begins with, and the length of that name.
// There is something behind it.
func fieldAt(said string) (string, int) {
	for _, f := range fields {
		if n := f.phrase.Opens(said); n > 0 && n < len(said) {
			return f.name, n
		}
	}
	return "", 0
}
