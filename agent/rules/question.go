package rules

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"chit/agent/action"
	"chit/expense/parse"
)

// A question is what is asked of stored expenses, as far as it was understood:
// which figure of them, for each what, spread over what, and of which ones.
type question struct {
	measure  string // "" for a sum
	of       string
	by       string
	per      string // a unit of time that was named
	most     bool   // which of the groups has most
	many     bool   // of several expenses
	one      bool   // of one expense
	asking   bool   // a word that asks was there
	spent    bool   // a word for spending was there
	past     bool   // it is about what was
	series   bool   // a figure for each unit is wanted
	stays    bool   // a word is there for what is and not for what was spent
	bought   bool   // a word for buying stands before what was bought
	period   string
	currency string   // its code
	codes    []string // of currencies that stand there in capitals
	subject  []string
	link     []string // what joins to the subject the next word that is part of it
	at       int      // where the subject ends, to find out that there are two
	named    bool     // a word before the subject says that it is one
	broken   bool     // there are words that nobody understands
}

// asked reads a question about stored expenses. Every word must be part of the
// question: one that is not understood may turn it around.
func asked(m *message) (Reading, bool) {
	rest := m.said
	if mentions(rest, unitNames) {
		rest = units.ReplaceAllString(rest, "per$2")
	}
	q := question{asking: m.question, codes: codesIn(m.typed)}
	if span, ok := m.periodIn(m.said); ok && repeats(m.said, span) {
		return Reading{}, false
	}
	if span, ok := m.periodIn(rest); ok {
		q.period = strings.TrimSpace(rest[span.Start:span.End])
		rest = rest[:span.Start] + " " + rest[span.End:]
		if _, second := m.periodIn(rest); second {
			return Reading{}, false
		}
	}
	if strings.ContainsFunc(rest, isHan) {
		q.scanHan(rest, m.text)
	} else {
		q.scan(rest, m.text)
	}
	subject := strings.Join(q.subject, q.glue(rest))
	if q.broken || !q.asking || !isSubject(subject) || namesPeriod(subject, m.text, m.situation.MonthStart) {
		return Reading{}, false
	}
	if len(m.text.Part(subject).Numbers()) > 0 || strings.ContainsAny(rest, "0123456789") {
		return Reading{}, false // figures belong to expenses
	}
	return q.reading(subject)
}

// units finds how often something is: "per week" must not be read as "week this"
// of "per week this year".
var (
	units     = regexp.MustCompile(`\b(per|each|every|a|an|by) (day|week|month|year)\b`)
	unitNames = []string{"day", "week", "month", "year"}
)

func isHan(r rune) bool { return r >= 0x3400 && r <= 0x9fff }

func (q *question) glue(rest string) string {
	if strings.ContainsFunc(rest, isHan) {
		return ""
	}
	return " "
}

// reading is the call that answers a question, if it is one that a report or a
// list does not answer.
func (q *question) reading(subject string) (Reading, bool) {
	if q.isOther(subject) {
		return Reading{}, false
	}
	if q.measure == "max" && q.isWhole() && q.many {
		return wants(action.FindExpenses{Order: action.LargestFirst, Limit: 5, Text: subject, Period: q.period, Currency: q.currency}), true
	}
	query := action.QueryExpenses{Text: subject, Measure: q.measure, Of: q.of, By: q.by, Period: q.period, Currency: q.currency}
	if q.by != "" && q.measure == "max" && !q.one {
		q.most, query.Measure = true, "" // the shop with the highest spending, and not with the largest expense
	}
	if q.by != "" && q.most {
		query.Order = action.LargestFirst
	}
	q.overTime(&query)
	return wants(query), true
}

// isWhole reports whether one figure of all that was spent is asked for.
func (q *question) isWhole() bool { return q.by == "" && q.per == "" && q.of == "" }

// isOther reports whether a report answers the question, or it is not about what was
// spent.
func (q *question) isOther(subject string) bool {
	plain := q.measure == "" && q.isWhole()
	switch {
	case q.by != "" && !q.spent && !q.most && q.measure == "" && !q.named:
		return true
	case q.currency != "" && !q.spent && q.stays:
		return true // how much is that in dollars
	case plain && subject == "" && q.currency != "":
		return false
	case plain && (subject == "" || !q.named || !q.spent):
		return true
	}
	return subject != "" && !q.named && q.measure == "" && !q.bought
}

// overTime says whether a unit of time divides a sum or makes a series.
func (q *question) overTime(query *action.QueryExpenses) {
	switch {
	case q.per == "":
	case q.by == "" && (q.series || q.per == "year" || q.measure != "" && q.measure != "average"):
		query.By = q.per
	default:
		query.Per, query.Measure = q.per, ""
	}
}

// A lexicon is what the words of a question mean. The longest phrase that fits
// wins.
type lexicon struct {
	phrases map[string]func(*question)
	longest map[string]int // words of the longest phrase, by its first word
}

func newLexicon() lexicon {
	return lexicon{phrases: map[string]func(*question){}, longest: map[string]int{}}
}

func measures(name string) func(*question) {
	return func(q *question) { q.measure, q.asking = name, true }
}

func groups(by string) func(*question) {
	return func(q *question) { q.by, q.asking = by, true }
}

func spread(unit string) func(*question) {
	return func(q *question) { q.per = unit }
}

func filler(*question)   {}
func asks1(q *question)  { q.asking = true }
func spends(q *question) { q.spent = true }
func spent(q *question)  { q.spent, q.past = true, true }
func buys(q *question)   { q.spent, q.bought, q.named = true, true, true }
func names(q *question)  { q.named = true }
func mosts(q *question)  { q.most = true }

func largest(q *question) {
	q.asking, q.measure = true, "max"
}

// plural notes that several expenses are asked for.
func plural(q *question) { q.many, q.spent = true, true }

// single notes that one expense is asked for.
func single(q *question) { q.one, q.spent = true, true }

// phrasesOf makes entries of a list of phrases.
func (l lexicon) phrasesOf(f func(*question), phrases ...string) {
	for _, p := range phrases {
		l.phrases[p] = f
		first, _, _ := strings.Cut(p, " ")
		l.longest[first] = max(l.longest[first], 1+strings.Count(p, " "))
	}
}

var questionsEN = sync.OnceValue(func() lexicon {
	l := newLexicon()
	l.phrasesOf(asks1, "what", "what's", "whats", "which", "show me", "show", "tell me", "give me", "how much")
	l.phrasesOf(func(q *question) { q.asking, q.spent, q.named = true, true, true }, "how much on", "how much for")
	l.phrasesOf(measures("average"), "on average", "average", "averages", "avg", "the average")
	l.phrasesOf(measures("median"), "median")
	l.phrasesOf(measures("count"), "how many times", "how many", "how often", "number of", "the number of", "count of")
	l.phrasesOf(measures("min"), "cheapest", "smallest", "lowest", "least expensive")
	l.phrasesOf(largest, "biggest", "largest", "highest", "most expensive", "the most expensive", "priciest", "costliest", "single biggest", "single largest")
	l.phrasesOf(mosts, "most", "the most", "most money", "the most money", "most of my money", "most often")
	for _, unit := range unitNames {
		l.phrasesOf(spread(unit), "per"+unit)
		l.phrasesOf(func(q *question) { q.by, q.asking = unit, true }, "which "+unit, "what "+unit, "on which "+unit, "in which "+unit)
	}
	l.phrasesOf(spread("day"), "daily")
	l.phrasesOf(spread("week"), "weekly")
	l.phrasesOf(spread("month"), "monthly")
	for by, nouns := range map[string][]string{
		"category": {"category", "categories", "kind of expense", "type of expense"},
		"merchant": {"merchant", "merchants", "shop", "shops", "store", "stores", "vendor", "vendors", "retailer", "place", "company", "supplier"},
		"tag":      {"tag", "tags"},
		"author":   {"person", "people", "member", "author", "of us"},
		"rate":     {"tax rate", "vat rate", "rate"},
		"weekday":  {"day of the week", "weekday", "weekdays", "day of week"},
	} {
		for _, noun := range nouns {
			l.phrasesOf(groups(by), "by "+noun, "per "+noun, "each "+noun, "for each "+noun, "every "+noun, "which "+noun, "what "+noun, "at which "+noun, "on which "+noun, "in which "+noun)
		}
	}
	for noun, by := range map[string]string{
		"merchant": "merchant", "merchants": "merchant", "shop": "merchant", "shops": "merchant", "store": "merchant", "stores": "merchant", "category": "category", "categories": "category",
		"weekday": "weekday", "day": "day", "week": "week", "month": "month", "year": "year",
	} {
		for _, superlative := range []string{"most expensive", "the most expensive", "priciest", "biggest", "top", "largest", "costliest"} {
			l.phrasesOf(func(q *question) { q.asking, q.most, q.by = true, true, by }, superlative+" "+noun)
		}
	}
	l.phrasesOf(groups("merchant"), "where", "what costs me", "what costs us", "what costs")
	l.phrasesOf(groups("author"), "who")
	l.phrasesOf(func(q *question) { q.by, q.asking, q.most = "category", true, true }, "on what", "what do i spend my money on", "what does my money go", "where does my money go", "where does all my money go", "where did my money go",
		"where is my money going", "what do i spend most on", "what do i spend the most on", "what did i spend most on", "what did i spend the most on", "what do we spend most on",
		"what do we spend the most on", "what do i spend most money on", "what do i spend the most money on", "what have i spent most on")
	l.phrasesOf(func(q *question) { q.of, q.asking = "tax", true }, "how much tax", "how much vat", "tax in total", "vat in total", "total tax", "total vat", "what tax", "what vat")
	l.phrasesOf(func(q *question) { q.of = "net" }, "net", "before tax", "before vat", "without tax", "without vat", "excluding vat", "excluding tax")
	l.phrasesOf(spends, "spend", "pay", "cost", "costs", "spending", "spendings", "costing")
	l.phrasesOf(spent, "spent", "paid", "did i spend", "did we spend", "did i pay", "did we pay")
	l.phrasesOf(func(q *question) { q.asking, q.spent = true, true }, "total spending", "my spending", "our spending", "spending totals")
	l.phrasesOf(buys, "buy", "bought", "drink", "drank", "eat", "ate", "order", "ordered")
	l.phrasesOf(names, "on", "for", "at", "from")
	l.phrasesOf(plural, "expenses", "purchases", "transactions", "entries", "payments")
	l.phrasesOf(single, "expense", "purchase", "transaction", "entry", "payment", "thing", "item")
	l.phrasesOf(
		filler, "do", "does", "did", "i", "we", "my", "our", "the", "a", "an", "is", "are", "was", "were", "have", "has", "had", "been", "me", "us", "of", "all", "total", "totals", "in total",
		"altogether", "so far", "money", "ever", "get", "gets", "make", "made", "log", "logged", "in", "together", "overall", "up to now", "until now", "that", "take", "took", "price", "bill", "please",
	)
	return l
})

// ownCommas makes commas words of their own, and apostrophes one.
var ownCommas = strings.NewReplacer(",", " , ", "’", "'")

// scan reads the words of a question in English, up to one that breaks it.
func (q *question) scan(rest string, t *parse.Text) {
	words := strings.Fields(ownCommas.Replace(rest))
	if len(words) > 0 && slices.Contains([]string{"spending", "expenses", "totals", "total", "purchases"}, words[0]) {
		q.asking, q.spent, q.series = true, true, true
	}
	if len(words) > 0 && slices.Contains([]string{"monthly", "weekly", "daily"}, words[0]) {
		q.asking, q.series = len(words) > 1, true
	}
	for i := 0; i < len(words) && !q.broken; {
		if n := q.inCurrency(words, i, t); n > 0 {
			i += n
			continue
		}
		n, f := questionsEN().at(words[i:])
		q.joins(words[i], i, n)
		switch {
		case n > 0:
			f(q)
			if words[i] == "in" && (q.spent || i == 2 && strings.HasPrefix(rest, "how much ")) {
				q.named = true // spent in Berlin
			}
			i += n
		case words[i] == "," || parse.IsSubjectJoiner(words[i]) && len(q.link) > 0:
			i++
		default:
			q.leftover(words[i], i)
			i++
		}
	}
	q.broken = q.broken || q.isOpen()
	q.stays = slices.ContainsFunc(words, func(w string) bool { return slices.Contains(staying, w) })
	if q.measure == "average" {
		q.series = false
	}
	if strings.HasPrefix(rest, "how much ") && q.named && !slices.Contains(words, "is") {
		q.spent = true // how much in total on food
	}
	if len(words) > 0 && words[0] == "spent" && q.currency != "" {
		q.asking = true // spent in dollars
	}
}

// staying are words of a question about money that was not spent.
var staying = []string{"is", "was", "are", "were", "that", "do", "does", "did", "have", "has", "had", "get", "gets", "make", "made", "take", "took"}

// at returns the longest phrase that words begin with, by how many it has.
func (l lexicon) at(words []string) (int, func(*question)) {
	for n := min(len(words), l.longest[words[0]]); n > 0; n-- {
		if f, ok := l.phrases[strings.Join(words[:n], " ")]; ok {
			return n, f
		}
	}
	return 0, nil
}

// leftover takes a word that means nothing to a question as part of what it is
// about. There is one such thing, in one place, unless words join others to it.
func (q *question) leftover(word string, i int) {
	if slices.Contains(turning, word) || len(q.subject) > 0 && q.at != i && len(q.link) == 0 {
		q.broken = true
	}
	q.subject, q.link = append(append(q.subject, q.link...), strings.TrimPrefix(word, "#")), nil
	q.at = i + 1
}

// turning are words that make another question of one.
var turning = []string{
	"than", "more", "less", "if", "because", "compared", "versus", "vs", "not", "no", "never", "why", "should", "can", "could", "would", "will", "may", "might", "must", "left", "save", "saved",
	"think", "you", "your", "it", "he", "she", "they", "his", "her", "their", "except", "without", "besides", "only", "budget", "when", "next", "other", "others", "people", "there", "to", "with", "between",
	"over", "under", "above", "below", "increase", "change", "changed", "how", "this", "these", "those", "least", "same", "again", "owe", "earn", "earned", "income", "by", "per", "each", "every",
}
