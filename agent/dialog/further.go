package dialog

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/memory"
	"chit/expense"
	"chit/expense/parse"
)

// line reads an answer as an expense line, because people add to the value as they
// would there. Priced is false for a text without an amount, which is read as if one
// preceded it.
func line(text *parse.Text) (e parse.Expense, priced, ok bool) {
	read := text.Read()
	if len(read.Amounts) > 0 {
		if len(read.Expenses) != 1 {
			return e, true, false
		}
		return read.Expenses[0], true, true
	}
	if read = text.Behind("1.00").Read(); len(read.Expenses) != 1 {
		return e, false, false
	}
	return read.Expenses[0], false, true
}

// addFurther adds what else an answer says about a new expense: "18 yesterday" is an
// amount and a day, "1.20 incl. 7%" an amount, a side and a rate.
func (r *Listener) addFurther(a *Answer, p *memory.Pending, kind, text string) {
	e, priced, ok := line(r.Env.Words(text))
	if !ok {
		return
	}
	if kind == "description" {
		what, c := r.currencyBehind(e.Description)
		if what != "" {
			a.Args["description"] = what
		}
		if count := counted.FindString(text); what != "" && (e.Amount == nil || !r.waits(p, *e.Amount)) {
			a.Args["description"] = count + strings.TrimPrefix(what, count)
		}
		a.set("currency", string(c))
	}
	a.further(e)
	if kind != "date" {
		a.dated(e, r.Env.Words(text).BadDates())
	}
	if priced && e.Amount != nil && (e.Amount.Symbol != "" || e.Amount.Currency != "") && e.Amount.OpenIn(r.Env.Ledger.Currency) == nil {
		a.set("currency", string(e.Amount.CurrencyIn(r.Env.Ledger.Currency)))
	}
	if e.Side == "" {
		return
	}
	amount := a.Args[p.Field]
	if !isAmount(kind) {
		amount = amountOf(p)
	}
	for _, field := range amountFields {
		if field == p.Field || field == "amount" {
			a.Args[field] = ""
		}
	}
	field := string(e.Side) + "_amount"
	if a.Args[field] = amount; slices.Contains(a.Open, p.Field) {
		a.Open = append(a.Open, field)
	}
}

// dated adds the day of an expense line. What is written like a day and names none, or
// several, is asked about.
func (a *Answer) dated(e parse.Expense, bad []parse.Date) {
	switch {
	case len(bad) > 0:
		a.Args["date"], a.Open = bad[0].Text, append(a.Open, "date")
	case e.Date == nil:
	case len(e.Date.Readings) > 1:
		a.Args["date"], a.Open = e.Date.Text, append(a.Open, "date")
	default:
		a.set("date", e.Date.Date.String())
	}
}

// further adds the merchant, tags, tax and category of an expense line.
func (a *Answer) further(e parse.Expense) {
	a.set("merchant", e.Merchant)
	a.set(action.FieldDocument, e.Document)
	a.set("tags", strings.Join(e.Tags, ","))
	a.set("tax_rate", e.Rate.String())
	a.set("category", e.Category)
	if e.TaxAmount != nil {
		a.set("tax_amount", e.TaxAmount.Value.String())
	}
}

// set sets an argument that has no value yet; "" sets nothing.
func (a *Answer) set(name, value string) {
	if value != "" && a.Args[name] == "" {
		a.Args[name] = value
	}
}

// counted matches a count at the beginning of what an expense was for: "2 beers".
var counted = regexp.MustCompile(`^[0-9]{1,2} `)

// rateBehind cuts a bare rate off the end of an answer: "1.20, 7%".
func (r *Listener) rateBehind(text string) (rest, rate string) {
	m := bareRate.FindStringSubmatch(text)
	if m == nil {
		return text, ""
	}
	found, ok := r.Env.Words(m[2]).Rate()
	if !ok {
		return text, ""
	}
	return strings.TrimSpace(m[1]), found.String()
}

// bareRate matches a rate that follows a comma, an amount or a side. After any other
// word, nothing says what "10%" is a part of.
var bareRate = regexp.MustCompile(`^(.*?(?:[,;，、]\s*|[0-9€$£¥]\s+|\p{Han}\s*))([0-9]{1,2}(?:[.,][0-9]+)? ?[%％])\s*$`)

// currencyBehind cuts a currency off the end of a description: "lunch in USD", "lunch,
// dollars".
func (r *Listener) currencyBehind(what string) (string, expense.Currency) {
	m := behind.FindStringSubmatch(what)
	if m == nil {
		return what, ""
	}
	c, ok := r.Env.Words(m[2]).CurrencyNamed()
	if !ok {
		return what, ""
	}
	return m[1], c
}

var behind = regexp.MustCompile(`(?i)^(.+?)(?:\s*,\s*| (?:in|en|em) )(\S+(?: \S+)?)$`)

// editFurther adds what else an answer says about the expense that is edited.
func (r *Listener) editFurther(a *Answer, p *memory.Pending, kind, text, rate string) {
	edit, ok := action.InWords(p.Actions[0].Action).(action.SaidEdit)
	if !ok || edit.Number == nil {
		return
	}
	more := Answer{Args: map[string]string{}}
	for _, bad := range r.Env.Words(text).BadDates() {
		more.set("date", bad.Text)
	}
	if e, _, ok := line(r.Env.Words(text)); ok {
		more.further(e)
		if e.Date != nil {
			more.set("date", e.Date.Text)
		}
		more.set("amount_is", string(e.Side))
	}
	more.set("tax_rate", rate)
	delete(more.Args, kind)
	for _, field := range slices.Sorted(maps.Keys(more.Args)) {
		a.more = append(a.more, change{edit.Number, field, more.Args[field]})
	}
}
