package rules

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"chit/agent/action"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// A question is what is asked of stored expenses, as far as it was understood in one
// language: which figure of them, for each what, spread over what, and of which ones; or
// which of them shall be listed.
type question struct {
	*lang.Inquiry
	*message
	measure  string // "" for a sum
	of       string
	by       string
	per      string   // a unit of time that was named
	split    bool     // it was a figure for each of several groups that was asked for
	weekday  string   // the only one that is asked about, "1" for Monday
	asking   bool     // a word that asks was there
	what     bool     // it was one for anything
	howMuch  bool     // it was one for an amount
	behind   bool     // which stands behind what the question is about
	when     bool     // or for a day
	most     bool     // which of the groups has most
	many     bool     // of several expenses
	one      bool     // of one expense
	spent    bool     // a word for spending was there
	costs    bool     // it was one that may ask for a price
	cost     bool     // it was one for what a thing costs or did cost
	did      bool     // a word was there that makes it a price which was paid
	was      bool     // a word was there for what was so
	only     bool     // and one that leaves out all other things
	past     bool     // it is about what was
	series   bool     // a figure for each unit is wanted
	each     bool     // the unit was named in words that may want one
	once     bool     // it is of one purchase
	stays    bool     // a word is there for what is and not for what was spent
	is       bool     // and for what is at this moment
	bought   bool     // a word for buying stands before what was bought
	period   string   // the period as it was said
	currency string   // its code
	codes    []string // of currencies that stand there in capitals
	broken   bool     // there are words that nobody understands
	plain    bool     // nothing is asked but how much was spent
	total    bool     // a word for all of it was there
	deleted  bool     // it is about what was deleted

	justAsked  bool // the word before asks how much
	opensSpent bool // the first word says that something was spent

	subject []string
	link    []string // what joins to the subject the next word that is part of it
	at      int      // where the subject ends, to find out that there are two
	named   bool     // a word before the subject says that it is one
	leads   bool     // the same, and the subject did not come yet
	led     bool     // a word leads to the subject
	tagged  bool     // the subject is a tag with its sign

	list listing
	narrowing
}

// asked reads a question about stored expenses, in the first language in which every word
// is part of it: one that is not understood may turn it around.
func asked(m *message) (Reading, bool) {
	rest := m.unopened()
	if rest == m.said {
		return m.askedIn(m.question)
	}
	if lang.AsksPurpose.Opens(m.said) > 0 {
		if reading, ok := m.askedIn(m.question); ok {
			return reading, true // what opens it is a word of the question: "en qué"
		}
	}
	part, follows := m.part(rest), following(m, false, false) != nil
	if lang.SaysWithout.Opens(rest) > 0 && lang.AsksHowMuch.In(rest) { // "and without rent how much this month"
		if reading, ok := part.askedAnew(false, true); ok {
			return reading, true
		}
	}
	if reading, ok := part.askedAnew(follows, lang.Inquires(rest) || lang.AsksHowMuch.Closes(rest) > 0); ok {
		return reading, true
	}
	if reading, ok := m.askedIn(m.question); ok {
		return reading, true
	}
	return part.askedAnew(follows, lang.AsksHowMuch.In(rest)) // the opening may have been a word of it: "em média"
}

// askedAnew reads a question that began as if it followed another one, which it may, but stands
// on its own: "and everything but rent in March?", "so how much was that in May".
func (m *message) askedAnew(follows, asks bool) (Reading, bool) {
	_, dated := m.periodIn(m.said)
	whole := dated && (lang.NamesAnything.Opens(m.said) > 0 || lang.AsksTotal.In(m.said))
	if !whole && !asks {
		return Reading{}, false
	}
	reading, ok := m.plainOr(m.askedIn(true))
	return reading, ok && (whole || !follows || reading.reports())
}

// reports reports whether a reading wants nothing but the report of a period.
func (reading Reading) reports() bool {
	if len(reading.Actions) != 1 {
		return false
	}
	_, ok := reading.Actions[0].(action.ReportPeriod)
	return ok
}

// plainOr returns a reading or, without one, the plain report that was asked for.
func (m *message) plainOr(reading Reading, ok bool) (Reading, bool) {
	if ok || m.report == nil {
		return reading, ok
	}
	return *m.report, true
}

// unopened is what was said without the words that people begin with before they ask: "ok so",
// "na ja und", ну и.
func (m *message) unopened() string {
	rest := m.said
	for {
		n := max(lang.OpensFollowing.Opens(rest), lang.Interjects.Opens(rest), lang.SaysOh.Opens(rest))
		next := strings.TrimLeft(rest[n:], " ,，、.…")
		if n == 0 || next == "" {
			return rest
		}
		if span, dated := m.period(); dated && span.Start < len(m.said)-len(next) && span.End > len(m.said)-len(rest) {
			return rest // the words belong to the period
		}
		rest = next
	}
}

// askedIn is [asked] in all languages if it is certain that the message asks, and in those
// of which it has a word that does otherwise.
func (m *message) askedIn(certain bool) (Reading, bool) {
	asked := m
	if apart := lang.ApartInQuestion(m.said); apart != m.said {
		asked = m.reworded(apart)
	}
	words := strings.Fields(ownCommas(asked.said))
	if len(words) > maxQuestion || utf8.RuneCountInString(m.said) > maxCharacters {
		return Reading{}, false
	}
	var foreign *Reading
	for _, own := range lang.Asked(words, certain) {
		q := question{Inquiry: own, message: asked, asking: m.question, codes: codesIn(m.typed)}
		reading, ok := q.read()
		switch {
		case q.weekday == "" && m.recurs(), ok && paysIn(&q, words):
		case ok && q.plain:
			m.report = &reading
			return Reading{}, false
		case ok && namesWords(&q):
			foreign = cmp.Or(foreign, &reading)
		case ok:
			return reading, true
		}
	}
	if foreign != nil {
		return *foreign, true
	}
	return Reading{}, false
}

// recurs reports whether the message names days that come again: "every friday".
func (m *message) recurs() bool {
	span, dated := m.period()
	return dated && repeats(m.said, span)
}

// reworded is the message with other words for the same.
func (m *message) reworded(said string) *message {
	p := *m
	p.said, p.typed = said, said
	return &p
}

// namesWords reports whether what a question is about, or leaves out, has words of the
// questions of another language, which may read all of it.
func namesWords(q *question) bool {
	foreign := func(word string) bool { return !q.Joins(word) && lang.IsOfQuestions(word) }
	return !q.Unspaced && (slices.ContainsFunc(q.subject, foreign) || slices.ContainsFunc(q.without, foreign) ||
		asksInTwo(strings.Fields(q.said), q.subject))
}

// paysIn reports whether what reads as a question is an amount, and a shop that is called by words of
// questions: "pague menos 76,20".
func paysIn(q *question, words []string) bool {
	for i := 1; i < len(words); i++ {
		if !slices.Contains(q.subject, words[i]) && lang.IsShop(words[i-1]+" "+words[i], q.text.Language()) {
			return hasAmount(q.said, q.text)
		}
	}
	return false
}

// asksInTwo reports whether a word of a subject is part of two that ask in some language: "самая
// дорогая", "en pahalısı".
func asksInTwo(words, subject []string) bool {
	for i := 1; i < len(words); i++ {
		if (slices.Contains(subject, words[i]) || slices.Contains(subject, words[i-1])) && lang.IsAsking(words[i-1]+" "+words[i]) {
			return true
		}
	}
	return false
}

// maxBare is how many words a message has that may be a question although no word asks:
// "food last month".
const maxBare = 8

// isBare reports whether a message names a period and no amount, so that it is more
// likely a question than an expense.
func (m *message) isBare() bool {
	span, ok := m.periodIn(m.said)
	if !ok || len(strings.Fields(m.said)) > maxBare || strings.ContainsAny(m.said[:span.Start]+m.said[span.End:], "0123456789") {
		return false
	}
	year, err := strconv.Atoi(m.said[span.Start:span.End])
	now := m.text.Options().Today.Year
	return err != nil || year > now-maxBareYears && year <= now // "rent 2000" is a price
}

// maxBareYears is how many years a number without a word for a time may be one of: "food 2025".
const maxBareYears = 10

// bareAsked reads a question in which no word asks. It comes behind the commands, since it
// is tried in all languages.
func bareAsked(m *message) (Reading, bool) {
	if m.question || buys(m.text) || !m.isBare() {
		return Reading{}, false
	}
	return m.plainOr(m.askedIn(true))
}

// buys reports whether a text is an expense in every part, with an amount that is no year.
func buys(t *parse.Text) bool {
	read := t.Read()
	return read.Complete && slices.ContainsFunc(read.Amounts, func(a parse.Amount) bool { return a.Symbol != "" || !a.Value.IsInteger() })
}

// reportAsked reads a question that asks for nothing but how much was spent. It comes
// behind the commands, which say the same in more ways.
func reportAsked(m *message) (Reading, bool) {
	if m.report == nil {
		return Reading{}, false
	}
	return *m.report, true
}

// A question has at most so many words, and characters: a longer text tells something.
const (
	maxQuestion   = 40
	maxCharacters = 300
)

// isUnspaced reports whether no spaces stand between the words of a script.
func isUnspaced(r rune) bool { return lang.IsUnspaced(r) && !lang.IsHangul(r) }

// ownCommas makes commas words of their own, and apostrophes one.
func ownCommas(said string) string {
	said = strings.ReplaceAll(said, ",", " , ")
	said = strings.ReplaceAll(said, "’", "'")
	return strings.ReplaceAll(said, "¿", " ")
}

// periodMark stands where the period of a question was.
const periodMark = "\x00"

func (q *question) read() (Reading, bool) {
	subject, without, ok := q.scanned()
	if q.weekday != "" && q.by != "weekday" {
		return Reading{}, false
	}
	if !ok || q.broken || q.isOpen() || !q.asking && !q.many && !q.list.newest && !q.list.top {
		return Reading{}, false
	}
	if q.isNarrowed() && !q.list.isWanted(q) || q.atLeast != "" {
		return q.narrowed(subject, without)
	}
	return q.reading(subject, without)
}

// scanned reads a question word by word, and returns what it is about and what it leaves
// out.
func (q *question) scanned() (subject, without string, ok bool) {
	rest, ok := peeling{q}.peeled(q.marked())
	if !ok {
		return "", "", false
	}
	glue := " "
	if q.Unspaced {
		glue = ""
		rest = characters{q}.tagIn(rest)
		characters{q}.scanCharacters(strings.ReplaceAll(rest, " ", ""))
	} else {
		wording{q}.scan(q.Added(strings.Fields(ownCommas(rest))))
	}
	subject = strings.Join(q.subject, glue)
	if cut := q.Unglued(subject); cut != subject {
		subject, q.named, q.led = cut, true, true
	}
	q.settle()
	q.narrow()
	bareness{q}.settle(subject)
	if q.howMuch && len(q.subject) > 0 && !q.broken && q.isOfSpending(subject) {
		q.named, q.spent = true, true
	}
	if len(q.subject) == 0 {
		subject = ""
	}
	if q.broken || !isSubject(subject) || namesPeriod(subject, q.text, q.situation.MonthStart) || len(q.text.Part(subject).Numbers()) > 0 {
		return "", "", false
	}
	without = parse.Subject(strings.Join(q.without, glue))
	return subject, without, isSubject(without) && !hasAmount(without, q.text) // "last night bar tab 37.50" leaves nothing out
}

// settle decides what several words say together.
func (q *question) settle() {
	settlePrice(q)
	settleMeasure(q)
	if q.measure == "average" || q.howMuch {
		q.series = false
	}
	if q.what && q.most && q.spent && q.by == "" && q.measure == "" {
		q.by = "category" // what did I spend most on
	}
	if q.each && q.measure == "" && (!q.howMuch || q.past) {
		q.asking, q.series = q.asking || q.spent, true
	}
	q.asking = q.asking || len(q.subject) == 0 && asksWhole(q, "")
	if totalsSpending(q) {
		q.spent = true // how much in total on food
	}
}

// settlePrice decides whether a price is asked for that was paid.
func settlePrice(q *question) {
	joined := slices.ContainsFunc(q.subject, func(w string) bool { return q.LeadsToPlace(w) || q.WithinThing(w) })
	if joined && q.asksPrice() {
		q.named, q.past, q.spent = true, true, true // what the dinner at Lidl cost
	}
	if q.costs && (q.howMuch || q.what) && (q.did || q.period != "") {
		q.named, q.past = true, true // what did the taxi cost
	}
	q.was = q.was || q.howMuch && peeling{q}.firstIn(q.said, q.Wordings(lang.SaysWas)) != "" // wie hoch war die Miete
	if (q.only || q.was) && q.howMuch {
		q.past = q.past || len(q.subject) > 0 && q.currency == "" // how much was the rent
		q.named, q.spent = q.named || q.past, q.spent || q.past
	}
}

// settleMeasure decides what words for one purchase and for the cost of things measure.
func settleMeasure(q *question) {
	if q.what && q.total && q.by == "" && len(q.subject) > 0 {
		q.howMuch, q.named, q.spent = true, true, true // what's my aldi total
	}
	if q.once && (q.measure == "" && (q.howMuch || q.what && q.spent) || q.measure == "average") && q.per == "" {
		q.asking, q.measure = true, "average" // how much per visit
	}
	if q.what && q.most && q.cost && q.period != "" && q.by == "" && q.measure == "" {
		q.asking, q.measure = true, "max" // what cost me most this month
	}
}

// totalsSpending reports whether how much it is can only be how much was spent, since words
// lead to what it was spent on, or it is all of that: 배민 총 얼마.
func totalsSpending(q *question) bool {
	return q.howMuch && (q.led && !q.is || q.weekday != "" || q.total && q.Behind && q.named && !q.stays)
}

// isOfSpending reports whether how much a thing is can only be how much was spent on it: it
// is a category, or a time that has begun is named with it and the words stand in no order
// that asks for a price.
func (q *question) isOfSpending(subject string) bool {
	if q.stays || q.when || q.currency != "" {
		return false
	}
	b := bareness{q}
	return b.namesCategories(subject) || q.period != "" && b.hasBegun() && b.spansDays() && (q.Unspaced || q.behind && q.longestName() == 1)
}

// asksPrice reports whether a question may be about what one thing cost.
func (q *question) asksPrice() bool {
	return (q.howMuch || q.costs || q.what && q.past) && (q.past || q.Unspaced || lang.JoinsPrice.In(q.said))
}

// reading is the action that answers the question.
func (q *question) reading(subject, without string) (Reading, bool) {
	if thing, ok := newestOf(q, subject); ok {
		return wants(action.FindExpenses{Text: thing, Without: without, Limit: 1}), true
	}
	switch {
	case recalls(q, subject):
		return wants(action.FindExpenses{Text: parse.Subject(subject), Period: q.period, Without: without}), true
	case q.deleted && subject != "" && !q.named && !q.list.opened:
		return Reading{}, false
	case q.deleted:
		return wants(action.FindExpenses{Text: parse.Subject(subject), Period: q.period, Currency: q.currency, Without: without, Deleted: true}), true
	case q.list.isWanted(q):
		return q.list.reading(q, subject, without)
	case q.list.newest && !q.when:
		return Reading{}, false // how much the last one was
	case listsPeriod(q, subject):
		q.plain = true
		return wants(action.FindExpenses{Period: q.period}), true
	case !q.asking, q.list.count > 0 && (q.measure != "min" || q.list.count > 1):
		return Reading{}, false
	case q.when:
		return q.lastTime(subject)
	case q.isReport(subject):
		q.plain = true
		return wants(action.ReportPeriod{Period: q.period}), true
	case q.isOther(subject):
		return Reading{}, false
	}
	query := action.QueryExpenses{Text: subject, Measure: q.measure, Of: q.of, By: q.by, Weekday: q.weekday, Period: q.period, Currency: q.currency, Figure: q.taxNamed()}
	if q.by != "" && q.measure == "max" && !q.one {
		q.most, query.Measure = true, "" // the shop with the highest spending, and not with the largest expense
	}
	if q.by != "" && q.most {
		query.Order = action.LargestFirst
	}
	q.overTime(&query)
	return wants(query), true
}

// recalls reports whether nothing is asked but what some expense was: "what was the rent again".
func recalls(q *question, subject string) bool {
	return q.was && q.what && !q.howMuch && subject != "" && q.measure == "" && q.isWhole() && q.currency == "" && !q.list.newest && !q.list.top && !q.deleted && !q.when
}

// newestOf returns the thing, "" for any, if it is asked how much the last one was: "how much was the
// last taxi", "quanto foi a última compra".
func newestOf(q *question, subject string) (thing string, ok bool) {
	if q.Unspaced || !q.howMuch || !q.was && !q.cost && !q.costs || q.measure != "" || !q.isWhole() || q.period != "" || q.deleted {
		return "", false
	}
	n := lang.AsksNewest.Opens(subject)
	return strings.TrimSpace(subject[n:]), n > 0
}

// lastTime finds the last time that something was bought.
func (q *question) lastTime(subject string) (Reading, bool) {
	if subject == "" || !q.spent && !q.list.newest || q.measure != "" || !q.isWhole() || q.howMuch {
		return Reading{}, false
	}
	return wants(action.FindExpenses{Text: subject, Period: q.period, Limit: 1}), true
}

// isWhole reports whether one figure of all that was spent is asked for.
func (q *question) isWhole() bool { return q.by == "" && q.per == "" && q.of == "" }

// isReport reports whether nothing is asked but how much was spent in a period.
func (q *question) isReport(subject string) bool {
	if asksWhole(q, subject) {
		return true
	}
	if subject != "" || q.currency != "" || q.measure != "" || !q.isWhole() || !q.howMuch && !(q.what && (q.past || q.total) && q.period != "") || q.leads || q.most {
		return false
	}
	return q.past || q.many || !q.costs && (q.period != "" && (q.spent || q.total || !q.is) || !q.stays && lang.AsksHowMuch.Is(q.said))
}

// asksWhole reports whether nothing is asked but what everything comes to: "how much is that all
// together", "total so far".
func asksWhole(q *question, subject string) bool {
	if subject != "" || q.currency != "" || q.measure != "" || !q.isWhole() || q.isNarrowed() || q.taxed || q.of != "" || q.leads || q.most || q.when || q.many {
		return false
	}
	return q.total || q.together && q.message.question || (q.howMuch || q.what && q.stays) && (q.together || q.anything)
}

// listsPeriod reports whether nothing is asked but which expenses there are in a period.
func listsPeriod(q *question, subject string) bool {
	return q.many && q.period != "" && subject == "" && q.currency == "" && q.measure == "" && q.isWhole() && !q.howMuch && !q.past && !q.when && !q.most && !q.stays
}

// isOther reports whether the question is not about what was spent.
func (q *question) isOther(subject string) bool {
	plain := q.measure == "" && q.isWhole()
	switch {
	case q.by != "" && !q.spent && !q.most && q.measure == "" && !q.named:
		return true
	case q.currency != "" && !q.spent && q.stays:
		return true // how much is that in dollars
	case plain && subject == "" && q.currency != "":
		return false
	case plain && (subject == "" || !q.named || !q.spent || q.costs && !q.past):
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
