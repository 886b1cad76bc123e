package rules

import (
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
	"chit/expense/parse/line"
)

// A wish is what a stored expense should say instead.
type wish struct {
	number string // of the expense; "" for the one on the card, or the last one
	match  string // words of the expense, if it was named by them
	field  string // "" if none was named and the value tells
	value  string
	whole  bool // the value may restate the whole expense
}

// A value is the new value of one field.
type value struct{ field, text string }

// values returns the new values that a wish asks for, none if they are not understood.
func (w wish) values(s llm.Situation, t *parse.Text) []value {
	if values := w.listed(s, t); values != nil {
		return values
	}
	if w.field == action.FieldLines {
		return []value{{w.field, w.value}}
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
	if named := t.Part(w.value); w.whole {
		if c, ok := named.Currency(); ok {
			return []value{currencyValue(named, c)}
		}
	}
	return severalValues(w, t)
}

// listed returns the new values that a wish lists, or its tags, nil if it does neither.
func (w wish) listed(s llm.Situation, t *parse.Text) []value {
	if values := w.parts(s, t); len(values) > 1 || len(values) == 1 && values[0].field == "tags" && tagged(w.value) {
		return values
	}
	return nil
}

// currencyValue is the value that a text gives which names a currency: its code, or the words
// where they may name several, so that it is asked which.
func currencyValue(t *parse.Text, named expense.Currency) value {
	if t.Contested() != nil {
		return value{"currency", t.String()}
	}
	return value{"currency", string(named)}
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

// fieldOf returns the field that a value belongs to, "" if it could be any.
func fieldOf(value string, s llm.Situation, t *parse.Text) string {
	said := t.Part(value)
	if _, ok := said.Amount(); ok {
		return "amount"
	}
	if strings.ContainsAny(value, "%％") {
		if _, ok := said.Rate(); ok {
			return "tax_rate"
		}
	}
	if _, ok := said.Date(); ok || slices.ContainsFunc(said.BadDates(), func(d parse.Date) bool { return !d.Long }) {
		return "date"
	}
	if _, ok := lang.KindNamed(value); ok {
		return action.FieldKind
	}
	if isCategory(value, s) {
		return "category"
	}
	return ""
}

// parts returns the values of a list: "amount 20, date yesterday". It returns none if one
// of them is not understood, because that may belong to the one before.
func (w wish) parts(s llm.Situation, t *parse.Text) []value {
	rest := clause{strings.ToLower(w.value), w.value}
	if len(rest.said) != len(rest.typed) {
		return nil // a rare letter is longer in lower case
	}
	var values []value
	for field := w.field; ; field = "" {
		end, next := rest.partEnd()
		read := rest.without(0, len(rest.said)-end).part(field, s, t)
		again := func(v value) bool { return v.field != "tags" && given(values, v.field) }
		if len(read) == 0 || slices.ContainsFunc(read, again) { // two prices are of two entries
			return nil
		}
		values = append(values, read...)
		if end == len(rest.said) {
			return values
		}
		rest = rest.without(next, 0)
	}
}

// part reads one part of a list: "date yesterday", "make it 5", "5.20 yesterday".
func (c clause) part(field string, s llm.Situation, t *parse.Text) []value {
	c = withoutWish(c, field == "")
	if name, n := fieldAt(c.said); field == "" && n > 0 {
		field, c = name, behindField(c.without(n, 0))
	}
	if c.said == "" {
		return nil
	}
	v, ok := inCurrency(c, t)
	if !ok {
		v, ok = valueOf(c.typed, s, t)
	}
	if day := DayIn(t, c.typed); day != "" && field == "" {
		v, ok = value{"date", day}, true
	}
	switch {
	case ok && (field == "" || v.field == field):
		return []value{v}
	case field == "merchant" && ok && v.field == "amount":
		return nil // "shop 650" is no shop of that name
	case field == "category":
		return []value{{field, categoryIn(c, s)}}
	case slices.Contains(wordy, field):
		return []value{{field, c.typed}}
	case strings.HasPrefix(c.said, "#") && tagged(c.said):
		return []value{{"tags", c.typed}}
	}
	values := severalValues(wish{value: c.typed}, t)
	if field != "" && (len(values) == 0 || values[0].field != field) {
		return nil
	}
	return values
}

// withoutWish returns a part of a list without the words before its value, and if no field was named
// without a verb that wishes for it. A tax is no wish: imposta 27,84.
func withoutWish(c clause, unnamed bool) clause {
	wishes := unnamed && !lang.Words().Words[wordAt(c.said)].Is(lang.RoleTax)
	for c.skip(lang.AroundEntry) || wishes && c.skip(lang.MayAskChange) {
		if wishes {
			c.skip(lang.NamesLast)
		}
	}
	return c
}

// behindField returns what stands behind the name of a field without what leads from that to
// its value.
func behindField(c clause) clause {
	for c.skip(lang.LeadsToValue) || c.skip(lang.JoinsValue) {
	}
	if first := string(lang.FirstRune(c.said)); lang.Particle.Has(first) {
		c = c.without(len(first), 0) // 日付も、木曜
	}
	return c
}

// categoryIn returns the category that a clause names, without what is glued behind its name if
// there is one of that name: 食費で.
func categoryIn(c clause, s llm.Situation) string {
	for i := range c.typed {
		if i > 0 && lang.CategoryEnd.Has(c.said[i:]) && isCategory(c.typed[:i], s) {
			return c.typed[:i]
		}
	}
	return c.typed
}

// wordy are the fields whose values are words of any kind.
var wordy = []string{"description", "merchant", action.FieldDocument, "currency", "tags"}

// tagged reports whether words are tags, and not the number of an entry.
func tagged(said string) bool {
	for word := range strings.FieldsSeq(said) {
		if tag, ok := strings.CutPrefix(word, "#"); !ok || digits(tag) || tag == "" {
			return false
		}
	}
	return true
}

// partEnd returns where the first part of a list ends, and where the next one begins:
// after a comma or an "and", or at the name of a field.
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

// severalValues reads a value that is written like an expense: "20 USD yesterday". Its
// description counts only if nothing else can be meant.
func severalValues(w wish, t *parse.Text) []value {
	read := t.Part(w.value).Read()
	objects := func(by parse.Objection) bool {
		return by.Kind != line.NoDescription && by.Kind != line.LooseAmount && by.Kind != line.UnknownVerbs && by.Kind != line.BareNumber
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
	values := []value{
		{amount, e.Amount.Text},
		{"tax_rate", e.Rate.String()},
		{"description", e.Description},
		{"merchant", e.Merchant},
		{action.FieldDocument, e.Document},
		{"tags", strings.Join(e.Tags, ",")},
	}
	if e.TaxAmount != nil {
		values = append(values, value{"tax_amount", e.TaxAmount.Text})
	}
	if e.Date != nil {
		values = append(values, value{"date", e.Date.Text})
	}
	return slices.DeleteFunc(values, func(v value) bool { return v.text == "" })
}

// fieldNames are what the fields of an expense that can be changed are called.
var fieldNames = lang.Together(
	lang.NamesAmount, lang.NamesNet, lang.NamesGross, lang.NamesRate, lang.NamesCurrency, lang.NamesDate, lang.NamesDescription,
	lang.NamesMerchant, lang.NamesDocument, lang.NamesLines, lang.NamesCategory, lang.NamesTags, lang.NamesKind,
)

// fields are these fields, with their names in the tools.
var fields = map[lang.Phrase]string{
	lang.NamesAmount:      "amount",
	lang.NamesNet:         "net_amount",
	lang.NamesGross:       "gross_amount",
	lang.NamesRate:        "tax_rate",
	lang.NamesCurrency:    "currency",
	lang.NamesDate:        "date",
	lang.NamesDescription: "description",
	lang.NamesMerchant:    "merchant",
	lang.NamesDocument:    action.FieldDocument,
	lang.NamesLines:       action.FieldLines,
	lang.NamesCategory:    "category",
	lang.NamesTags:        "tags",
	lang.NamesKind:        action.FieldKind,
}

// fieldNamed returns the field that a name means, "" if there is none.
func fieldNamed(name string) string {
	for _, p := range fieldNames.MayOpen(name) {
		if p.Is(name) {
			return fields[p]
		}
	}
	return ""
}

// fieldAt returns the field whose name a text begins with, and the length of that name.
// More text must follow.
func fieldAt(said string) (string, int) {
	for _, p := range fieldNames.MayOpen(said) {
		if n := p.Opens(said); n > 0 && n < len(said) {
			return fields[p], n
		}
	}
	return "", 0
}
