package dialog

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/agent/memory"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// read reads a text as the answer to a question. It reports false when the text is
// about something else, above all when it has an amount of its own.
func (r *Listener) read(p *memory.Pending, kind, text string) (Answer, bool) {
	rest, rate := text, ""
	if kind != "tax_rate" && kind != "setting_vat" {
		rest, rate = r.rateBehind(text)
	}
	value, ok := r.value(p, kind, rest)
	if !ok {
		return Answer{}, false
	}
	text = rest
	a := Answer{To: p, value: value, Args: map[string]string{p.Field: value}}
	if ambiguous(kind, value, r.Env) {
		a.Open = append(a.Open, p.Field)
	}
	if len(p.Actions) == 0 {
		return a, true
	}
	switch p.Actions[0].Action.(type) {
	case action.AddExpense, action.SaidExpense:
		r.addFurther(&a, p, kind, text)
		a.set("tax_rate", rate)
	case action.EditExpense, action.SaidEdit:
		if p.Field == feature.FieldValue && kind != "description" {
			r.editFurther(&a, p, kind, text, rate)
		}
	}
	return a, true
}

// ambiguous reports whether an amount or a day is written in a way that has
// several readings.
func ambiguous(kind, value string, e *feature.Env) bool {
	if kind == "date" {
		d, ok := e.Words(value).Date()
		return ok && len(d.Readings) > 1
	}
	if !isAmount(kind) {
		return false
	}
	a, ok := e.Words(value).Amount()
	return ok && len(a.Readings) > 1
}

var amountFields = []string{"gross_amount", "net_amount", "amount"}

func isAmount(kind string) bool { return slices.Contains(amountFields, kind) || kind == "tax_amount" }

// value reads a text as the value of an argument.
func (r *Listener) value(p *memory.Pending, field, text string) (string, bool) {
	said := r.Env.Words(text)
	if isAmount(field) {
		return amountIn(said, argument(p, "description"))
	}
	if r.holdsAmount(p, text) && field != "tax_rate" && field != "number" && field != "setting_month_start" {
		return "", false
	}
	switch field {
	case "tax_rate", "setting_vat":
		return rateIn(said, text)
	case "date":
		return dateIn(said, text)
	case "setting_time_zone":
		zone, ok := lang.ZoneNamed(text)
		return text, ok || strings.Index(zone, "/") > 0 // at the beginning it is a command
	case "setting_month_start":
		_, err := strconv.ParseUint(text, 10, 8)
		return text, err == nil
	case "currency", "setting_currency":
		if c, ok := currencyIn(said); ok {
			return c, true
		}
		return nationalIn(text, p)
	case action.FieldKind:
		k, ok := lang.KindNamed(text)
		return string(k), ok
	case "number":
		n := strings.TrimPrefix(text, "#")
		_, err := strconv.ParseUint(n, 10, 63)
		return n, err == nil
	case "description", "merchant", "category":
		return text, r.isName(text)
	}
	return "", false
}

// holdsAmount reports whether a text has an amount other than the one that the question
// is about.
func (r *Listener) holdsAmount(p *memory.Pending, text string) bool {
	read := r.Env.Words(text).Read()
	return read.HoldsAmount && (len(read.Amounts) != 1 || !r.waits(p, read.Amounts[0]))
}

// waits reports whether an amount is the one that a question is about.
func (r *Listener) waits(p *memory.Pending, a parse.Amount) bool {
	waiting, ok := r.Env.Words(amountOf(p)).Amount()
	return ok && a.Value.Equal(waiting.Value)
}

// amountOf returns the amount that a question's first action already has, as it was said.
func amountOf(p *memory.Pending) string {
	for _, field := range amountFields {
		if value := argument(p, field); value != "" && p.Field != field {
			return value
		}
	}
	return ""
}

// argument returns an argument of the first action that waits for an answer.
func argument(p *memory.Pending, name string) string {
	if len(p.Actions) == 0 {
		return ""
	}
	return action.Argument(p.Actions[0].Action, name)
}

// wordy matches a text that begins with a word. 1E2, 0x0 and -- are slips of the
// keyboard, not things that anybody bought.
var wordy = regexp.MustCompile(`^[#"'“(]?([0-9]{1,2} ?)?(\p{Han}|\p{L}\p{M}*\p{L}|\p{So})`)

// isName reports whether a text can say what an expense was for: a few words that are
// no question, no command and no wish to log something else.
func (r *Listener) isName(text string) bool {
	if len([]rune(text)) > 60 || strings.ContainsAny(text, "\n?？<>{}\\=") || !wordy.MatchString(text) {
		return false
	}
	bare := lang.Bare(text)
	if lang.SaysUnsure.Is(bare) || lang.SaysYes.Is(bare) || lang.SaysAgreed.Is(bare) {
		return false
	}
	said := r.Env.Words(text)
	if _, amount := said.Amount(); amount {
		return false // somebody repeats the amount in words
	}
	situation := r.Situation
	own := r.Rules.ReadText(said, situation).Actions
	return !r.Rules.IsCommand(said, situation) && !slices.ContainsFunc(own, func(a action.Action) bool {
		add, ok := a.(action.AddExpense)
		return ok && !add.IsPriced() && !onlyNames(add, bare)
	})
}

// onlyNames reports whether a text is the name of a thing to be added, and perhaps its day:
// it asks for nothing, unlike "log the museum".
func onlyNames(add action.AddExpense, text string) bool {
	if add.Date != nil {
		text = strings.Join(strings.Fields(strings.Replace(text, strings.ToLower(add.Date.Text), " ", 1)), " ")
	}
	return strings.EqualFold(add.Description, text)
}

// amountIn returns the amount that a text is, or the only one in a text that adds no more
// than what it was for: "it was 18", "the taxi was 18".
func amountIn(text *parse.Text, what string) (string, bool) {
	if a, ok := text.Amount(); ok {
		return a.Text, true
	}
	said := strings.TrimSpace(text.String())
	for _, opens := range []lang.Phrase{lang.SaysItWas, lang.SaysItIs, lang.JoinsPrice} {
		if n := opens.Opens(strings.ToLower(said)); n > 0 && n < len(said) {
			if a, ok := text.Part(strings.TrimSpace(said[n:])).Amount(); ok {
				return a.Text, true
			}
		}
	}
	read := text.Read()
	if len(read.Amounts) != 1 || len(read.Expenses) != 1 {
		return "", false // a figure in a text that tells of no expense is none of it
	}
	if d := read.Expenses[0].Description; d != "" && !strings.EqualFold(d, what) {
		return "", false
	}
	return read.Amounts[0].Text, true
}

// rateIn returns the rate that a text is, or the only one in it. The question asks for
// a percentage, so a bare 20 means 20 %.
func rateIn(said *parse.Text, text string) (string, bool) {
	if rate, ok := said.Rate(); ok {
		return rate.String(), true
	}
	if bare := lang.Bare(text); lang.SaysNo.Is(bare) || lang.SaysNone.Is(bare) {
		return "0", true
	}
	if n, err := decimal.NewFromString(text); err == nil && plain(text) {
		rate, err := expense.NewRate(n.Shift(-2))
		return rate.String(), err == nil
	}
	if found := said.Rates(); len(found) == 1 {
		return found[0].Rate.String(), true
	}
	return "", false
}

// dateIn returns the day that a text is, or the only one in it.
func dateIn(said *parse.Text, text string) (string, bool) {
	if _, ok := said.Date(); ok {
		return text, true
	}
	if found := said.Read().Dates; len(found) == 1 && !found[0].Weak {
		return found[0].Text, true
	}
	return "", false
}

// nationalIn returns which of the currencies that a question offers a word of its country names.
func nationalIn(text string, p *memory.Pending) (string, bool) {
	var offered []expense.Currency
	for _, value := range p.Options {
		if c, ok := expense.LookupCurrency(value); ok {
			offered = append(offered, c)
		}
	}
	for word := range strings.FieldsSeq(strings.ToLower(text)) {
		if c := lang.National(word, offered); c != "" {
			return string(c), true
		}
	}
	return "", false
}

// currencyIn returns the currency that a text is, or the only one that it names, with
// or without an amount: "5 USD", "in dollars".
func currencyIn(text *parse.Text) (string, bool) {
	if c, ok := text.CurrencyNamed(); ok {
		return string(c), true
	}
	found := map[expense.Currency]bool{}
	for _, a := range text.Read().Amounts {
		if a.Currency != "" {
			found[a.Currency] = true
		}
	}
	words := strings.FieldsFunc(text.String(), func(c rune) bool { return strings.ContainsRune(" ,.!;:", c) })
	for i := range words {
		for _, n := range []int{1, 2} {
			if c, ok := text.Part(strings.Join(words[i:min(i+n, len(words))], " ")).CurrencyNamed(); ok {
				found[c] = true
			}
		}
	}
	for c := range found {
		return string(c), len(found) == 1
	}
	return "", false
}

func plain(s string) bool { return s != "" && strings.Trim(s, "0123456789.") == "" }
