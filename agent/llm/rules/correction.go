package rules

import (
	"cmp"
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

// correction reads a phrase as what an expense should say instead.
func correction(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	value := cmp.Or(words["value"], words["amount"], words["date"])
	return revalued(wish{number: words["number"], match: words["words"], field: fieldNamed(strings.ToLower(words["field"])), value: value}, s, t)
}

// revalued makes the calls that fulfil a wish, one for each value. What it does not
// understand is asked for where it is clear which expense is meant.
func revalued(w wish, s llm.Situation, t *parse.Text) (Reading, bool) {
	values := w.values(s, t)
	if len(values) == 0 && w.number == "" && w.match == "" {
		return Reading{}, false
	}
	which := map[string]string{"number": strings.TrimPrefix(w.number, "#"), "match": w.match}
	reading := Reading{Complete: true}
	for _, v := range values {
		which["field"], which["value"] = v.field, v.text
		reading.Actions = append(reading.Actions, call("edit_expense", which))
	}
	if len(values) == 0 {
		reading.Actions = append(reading.Actions, call("edit_expense", which)) // the tool asks what should change
	}
	return reading, true
}

// A value is one thing that an expense shall say.
type value struct{ field, text string }

// values are what a wish says, none if that is not understood.
func (w wish) values(s llm.Situation, t *parse.Text) []value {
	if w.field != "" {
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
	case slices.Contains(untaxed, lower):
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

// untaxed are the words for a rate of zero.
var untaxed = []string{"no tax", "no vat", "tax free", "vat free", "免税", "没有税"}

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

// repriced reads which expense shall have which amount: "make the flat white 5".
func repriced(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	value := words["value"]
	for i := range len(value) {
		if value[i] != ' ' {
			continue
		}
		what, amount := value[:i], strings.TrimPrefix(value[i+1:], "to ")
		if _, ok := t.Part(amount).Amount(); ok && !hasAmount(what, t) && !about(what) {
			return revalued(wish{match: what, value: amount}, s, t)
		}
	}
	return Reading{}, false
}

// corrected reads the correction of what was said before: "no, 5.20", "eigentlich
// waren es 20 Euro".
func corrected(c clause, m *message) (Reading, bool) {
	opened := false
	for lang.BeforeNumber.Opens(c.said) <= lang.OpensCorrection.Opens(c.said) && c.skip(lang.OpensCorrection) {
		opened = true
	}
	rest := c
	if head, tail := lang.SaysItWas.Encloses(c.said); head > 0 {
		rest = c.without(head, tail)
	} else if !rest.skip(lang.SaysItWas) && opened {
		rest.skip(lang.SaysItIs)
	}
	right, contrasted := rest.contrasted(m)
	if !contrasted && !opened && rest == c || rest.said == "" {
		return Reading{}, false
	}
	for _, value := range []clause{right, right.without(0, lang.EndsCorrection.Closes(right.said))} {
		if reading, ok := revalued(wish{value: value.typed}, m.situation, m.text); ok && value.said != "" {
			return reading, true
		}
	}
	if !opened {
		return Reading{}, false
	}
	return c.costing(m)
}

// contrasted returns the right one of two values of which one is said to be wrong:
// "5.20 not 4.50", "nicht 4,50, sondern 5,20".
func (c clause) contrasted(m *message) (clause, bool) {
	for i := 1; i < len(c.said); i++ {
		instead, rather := leads(c.said, i, lang.InsteadOf), leads(c.said, i, lang.RatherThan)
		if n := max(instead, rather); n > 0 {
			first, second := c.without(0, len(c.said)-i), c.without(i+n, 0)
			first.skip(lang.InsteadOf) // nicht 4,50, sondern 5,20
			second = second.without(0, lang.EndsCorrection.Closes(second.said))
			switch {
			case !isAmount(first.said, m) || !isAmount(second.said, m):
			case rather >= instead:
				return second, true
			default:
				return first, true
			}
		}
	}
	return c, false
}

// costing reads what had another price than was stored: "the coffee was 5.20".
func (c clause) costing(m *message) (Reading, bool) {
	for i := 1; i < len(c.said); i++ {
		n := leads(c.said, i, lang.JoinsPrice)
		amount := c.without(i+n, 0)
		if n == 0 || !isAmount(amount.said, m) {
			continue
		}
		what := c.without(0, len(c.said)-i).bare()
		if what.said != "" && !hasAmount(what.said, m.text) && !about(what.said) {
			return revalued(wish{match: what.typed, value: amount.typed}, m.situation, m.text)
		}
	}
	return Reading{}, false
}

// withoutDenial takes from a text the words that open a correction, where a comma
// sets them off: "nein, Kaffee 5,20" is a coffee.
func withoutDenial(text string) (string, bool) {
	text = strings.TrimSpace(parse.Normalize(text))
	lower := strings.ToLower(text)
	n := lang.OpensCorrection.Opens(lower)
	if n == 0 || len(lower) != len(text) {
		return "", false
	}
	rest := strings.TrimLeft(text[n:], ",、")
	return rest, len(rest) < len(text)-n
}
