package rules

import (
	"strings"

	"chit/expense"
	"chit/expense/parse"
)

// A phrase is a way to say something, with slots in braces:
//
//	how was {period}
//	edit {number} {value}
//
// A slot takes the words up to the next literal part, or all that is left, and
// the phrase fits only if every slot accepts what it was given. Phrases are
// compared without case and without the punctuation at the end of a message.
type phrase string

// slots says what the words in a slot must be.
var slots = map[string]func(string, parse.Options, int) bool{
	"number":   func(s string, _ parse.Options, _ int) bool { return digits(strings.TrimPrefix(s, "#")) },
	"numbers":  isNumbers,
	"period":   isPeriod,
	"amount":   func(s string, o parse.Options, _ int) bool { _, ok := parse.ParseAmount(s, o); return ok },
	"wrong":    func(s string, o parse.Options, _ int) bool { _, ok := parse.ParseAmount(s, o); return ok },
	"date":     func(s string, o parse.Options, _ int) bool { _, ok := parse.ParseDate(s, o); return ok },
	"rate":     isRate,
	"currency": func(s string, _ parse.Options, _ int) bool { _, ok := parse.CurrencyNamed(s); return ok },
	"zone":     isZone,
	"field":    func(s string, _ parse.Options, _ int) bool { return fields[s] != "" },
	"value":    func(s string, _ parse.Options, _ int) bool { return s != "" },
	"words":    func(s string, _ parse.Options, _ int) bool { return s != "" },
	"day":      func(s string, _ parse.Options, _ int) bool { return digits(s) },
}

// match returns the words in the slots of p when text, in lower case, is said in
// its way. The words are those of typed, which has the same length.
func (p phrase) match(text, typed string, o parse.Options, monthStart int) (map[string]string, bool) {
	var found map[string]string // most phrases do not match and need none
	rest := text
	pattern := string(p)
	for {
		literal, tail, hasSlot := strings.Cut(pattern, "{")
		if !strings.HasPrefix(rest, literal) || !hasSlot && rest != literal {
			return nil, false
		}
		if found == nil {
			found = map[string]string{}
		}
		if !hasSlot {
			return found, true
		}
		rest = rest[len(literal):]
		name, after, _ := strings.Cut(tail, "}")
		next, _, _ := strings.Cut(after, "{")
		end := len(rest)
		switch {
		case next == "":
		case strings.Contains(after, "{"):
			end = strings.Index(rest, next)
		case strings.HasSuffix(rest, next):
			end = len(rest) - len(next)
		default:
			end = -1
		}
		if end < 0 {
			return nil, false
		}
		words := strings.TrimSpace(rest[:end])
		if !slots[name](words, o, monthStart) {
			return nil, false
		}
		at := len(text) - len(rest)
		found[name] = strings.TrimSpace(typed[at : at+end])
		rest, pattern = rest[end:], after
	}
}

func isNumbers(s string, _ parse.Options, _ int) bool {
	for part := range strings.FieldsFuncSeq(s, func(r rune) bool { return r == ',' || r == ' ' || r == '、' }) {
		if part != "and" && part != "和" && !digits(strings.TrimPrefix(part, "#")) {
			return false
		}
	}
	return s != ""
}

func digits(s string) bool { return s != "" && len(s) <= 15 && strings.Trim(s, "0123456789") == "" }

// isPeriod reports whether words are a period and nothing else.
func isPeriod(s string, o parse.Options, monthStart int) bool {
	_, span, ok := parse.FindPeriod(s, o, monthStart)
	if !ok {
		return false
	}
	rest := strings.Fields(s[:span.Start] + " " + s[span.End:])
	for _, word := range rest {
		switch word {
		case "in", "for", "of", "the", "month", "during", "on", "的":
		default:
			return false
		}
	}
	return true
}

func isRate(s string, _ parse.Options, _ int) bool {
	_, ok := parse.ParseRate(s)
	return ok
}

// isZone reports whether words name a time zone, or a city that one is named for.
func isZone(s string, _ parse.Options, _ int) bool {
	_, ok := expense.ZoneNamed(s)
	return ok || strings.Contains(s, "/")
}

// fields are the words for what can be changed about an expense, as the tools
// name it.
var fields = map[string]string{
	"amount": "amount", "price": "amount", "date": "date", "day": "date", "category": "category", "description": "description", "text": "description",
	"name": "description", "merchant": "merchant", "shop": "merchant", "currency": "currency", "vat": "tax_rate", "tax": "tax_rate", "tax rate": "tax_rate",
	"tag": "tags", "tags": "tags", "cat": "category", "desc": "description", "net": "net_amount", "gross": "gross_amount",
	"金额": "amount", "日期": "date", "分类": "category", "类别": "category", "说明": "description", "描述": "description", "商家": "merchant",
	"货币": "currency", "税率": "tax_rate", "标签": "tags",
}
