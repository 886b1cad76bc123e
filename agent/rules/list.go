package rules

import (
	"slices"
	"strings"
	"unicode"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// listed reads which expenses to list by their tag, or by bounds of their amounts.
//
//	(show) (my expenses) tagged trip
//	(all) expenses (at Lidl) over 50
func listed(m *message) (Reading, bool) {
	c := clause{m.said, m.typed}
	verb := c.skip(lang.AsksList)
	anything := lang.NamesAnything.Opens(c.said) > 0
	for c.skip(lang.AsksList) || c.skipArticle() {
		verb, anything = true, anything || lang.NamesAnything.Opens(c.said) > 0
	}
	if tag, ok := c.tag(verb); ok {
		return wants(action.FindExpenses{Tag: tag}), true
	}
	if !strings.ContainsAny(m.said, "0123456789") {
		return Reading{}, false
	}
	c.drop(lang.ClosesFollowing)
	what := c.skip(lang.AsksWhat)
	for what && (c.skip(lang.AroundQuestion) || c.skip(lang.SaysIsSo) || c.skip(lang.SaysDid)) {
		continue // what was under 10
	}
	for c.drop(lang.AsksWhat) || strings.ContainsFunc(c.said, isUnspaced) && c.drop(lang.AroundPeriod) {
		continue
	}
	if !c.skip(lang.NamesExpenses) && !c.skip(lang.NamesAll) && !c.skip(lang.NamesAnything) && !anything && !what && !c.drop(lang.NamesExpenses) && !c.drop(lang.NamesExpense) {
		return Reading{}, false
	}
	return listedBeyond(c, m)
}

// listedBeyond reads which expenses to list by a bound, before which stands a place or a period.
func listedBeyond(c clause, m *message) (Reading, bool) {
	b, ok := boundIn(c.said, m.text)
	if time, dated := b.period(m); ok && dated {
		return finding(map[string]string{"words": time + c.said[len(b.before):]}, m.situation, m.text)
	}
	if words := strings.Fields(b.before); !ok || len(words) == 1 || len(words) > 2 || len(words) == 2 && !lang.LeadsToPlace.Is(words[0]) {
		return Reading{}, false
	}
	return finding(map[string]string{"words": c.said}, m.situation, m.text)
}

// period returns the period that stands before a bound, without what joins them, if nothing else does:
// 今月の1000円以上.
func (b bound) period(m *message) (string, bool) {
	time := clauseOf(b.before)
	time.drop(lang.AroundPeriod)
	_, ok := m.text.Part(time.typed).WholePeriod(m.situation.MonthStart)
	return time.typed, ok && b.after == ""
}

// bounding are the words beside an amount that all others are above or below.
var bounding = lang.Together(lang.SaysOver, lang.SaysUnder, lang.SaysOverBehind, lang.SaysUnderBehind)

// beyondAsked reads the wish to see what was above or below an amount, and nothing else: 2만원 넘는거만
// 보여줘, "show me over 10".
func beyondAsked(m *message) (Reading, bool) {
	if len(m.said) > maxAside || !strings.ContainsAny(m.said, "0123456789") || !bounding.Within(m.said) {
		return Reading{}, false
	}
	c, asks := clause{m.said, m.typed}, false
	for c.skip(lang.AsksList) || c.drop(lang.AsksList) || c.drop(lang.AsksWhat) {
		asks = true
	}
	if !asks {
		return Reading{}, false
	}
	b, ok := boundIn(c.said, m.text)
	if !ok || b.before != "" || b.after != "" {
		return Reading{}, false
	}
	return finding(map[string]string{"words": c.said}, m.situation, m.text)
}

// skipArticle takes a word from the beginning of the clause that says nothing there.
func (c *clause) skipArticle() bool {
	word, _, more := strings.Cut(c.said, " ")
	if !more || !isArticle(word) {
		return false
	}
	*c = c.without(len(word), 0)
	return true
}

// tag returns the tag whose expenses are asked for. Behind nothing but a verb it has its
// sign.
func (c clause) tag(verb bool) (string, bool) {
	named := c.skip(lang.NamesExpenses) || c.skip(lang.NamesAll)
	word, rest, more := strings.Cut(c.said, " ")
	leads := c.skip(lang.LeadsToTag)
	if !leads && more && strings.HasPrefix(rest, "#") && lang.Preposition.Has(word) && !strings.Contains(rest, " ") {
		c = c.without(len(word), 0)
	}
	c.drop(lang.ClosesTag)
	tag, signed := strings.CutPrefix(strings.TrimLeft(c.said, ":："), "#")
	tag = strings.TrimLeft(tag, " #")
	if tag == "" || !leads && !signed || strings.ContainsFunc(tag, notInTag) {
		return "", false
	}
	if signed && !leads && !verb && !named && unicode.IsDigit(lang.FirstRune(tag)) {
		return "", false // #42 is an expense
	}
	return tag, true
}

func notInTag(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' && r != '-'
}

// findingAsked reads what a question is about that asks for no more than it: words,
// with bounds of the amount.
func findingAsked(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	if lang.ClosesWish.Closes(strings.ToLower(words["words"])) > 0 {
		return Reading{}, false // "total for March please" is read without the courtesy
	}
	if turned(words["words"], t, s.MonthStart) {
		return Reading{Say: UnknownQuestion}, true
	}
	return finding(words, s, t)
}

// searching reads what to look for. Words with a price tell what was paid: "cerca de 20
// euros" is about as much in Spanish, and "cerca" searches in Italian. So does a line that is
// an expense in every part: 显示器 is a thing, and 显示 shows.
func searching(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	if read := t.Read(); read.Complete && len(read.Expenses) > 0 {
		return Reading{}, false
	}
	reading, ok := finding(words, s, t)
	if find, isFind := reading.Actions[0].(action.FindExpenses); isFind && isPriced(find.Text, t) {
		return Reading{}, false
	}
	return reading, ok
}

// forWhat reads the question what an entry was for, which is named by its words, its number
// or its amount.
func forWhat(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	what := clauseOf(words["words"]).withoutArticle().typed
	if strings.HasPrefix(what, "#") && isNumber(what) {
		return wants(action.FindExpenses{Number: expenseNumber(what)}), true
	}
	if _, ok := t.Part(what).Amount(); ok {
		return wants(action.FindExpenses{AtLeast: what, AtMost: what}), true
	}
	return searching(map[string]string{"words": what}, s, t)
}

// finding reads what to list: words, with bounds of the amount.
func finding(words map[string]string, _ llm.Situation, t *parse.Text) (Reading, bool) {
	find := action.FindExpenses{Text: words["words"]}
	for {
		b, ok := boundIn(find.Text, t)
		if !ok {
			return wants(find), true
		}
		if b.under {
			find.Under = b.amount
		} else {
			find.Over = b.amount
		}
		find.Text = strings.TrimSpace(b.before + " " + b.after)
		if b.unspaced {
			find.Text = strings.TrimSpace(b.before + b.after)
		}
	}
}

// A bound is a limit of amounts, with the words around it.
type bound struct {
	amount        string
	under         bool
	unspaced      bool
	before, after string
}

// boundIn finds the first bound in a text: "over 50", 50元以上.
func boundIn(text string, t *parse.Text) (bound, bool) {
	lower := strings.ToLower(text)
	if len(lower) != len(text) || !strings.ContainsAny(text, "0123456789") {
		return bound{}, false
	}
	for i := range lower {
		if i > 0 && lower[i-1] != ' ' && !isUnspaced(lang.FirstRune(lower[i:])) && !(isDigit(lower[i]) && !isDigit(lower[i-1])) {
			continue
		}
		if n := max(lang.SaysOver.Opens(lower[i:]), lang.SaysUnder.Opens(lower[i:])); n > 0 {
			if amount, m := amountAt(lower[i+n:], t); m > 0 {
				return bound{amount, lang.SaysUnder.Opens(lower[i:]) == n, isUnspaced(lang.FirstRune(lower[i:])), strings.TrimSpace(text[:i]), strings.TrimSpace(text[i+n+m:])}, true
			}
		}
		if !isDigit(lower[i]) {
			continue
		}
		if amount, m := amountAt(lower[i:], t); m > 0 {
			rest := strings.TrimLeft(lower[i+m:], " ")
			n := max(lang.SaysOverBehind.Opens(rest), lang.SaysUnderBehind.Opens(rest))
			if n > 0 {
				end := len(text) - len(rest) + n
				end += lang.AroundPeriod.Opens(text[end:])
				return bound{amount, lang.SaysUnderBehind.Opens(rest) == n, isUnspaced(lang.FirstRune(rest)), strings.TrimSpace(text[:i]), strings.TrimSpace(text[end:])}, true
			}
		}
	}
	return bound{}, false
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// amountAt reads the amount that a text begins with, and returns its length together with
// what counts it.
func amountAt(s string, t *parse.Text) (amount string, length int) {
	start := len(s) - len(strings.TrimLeft(s, " "))
	word, rest, more := strings.Cut(s[start:], " ")
	digits := len(word) - len(strings.TrimLeft(word, "0123456789.,"))
	candidates := []int{len(word), digits}
	if isUnspaced(lang.FirstRune(word[digits:])) {
		candidates = append(scaled(word, digits), digits) // 1万円以上
	}
	if more {
		second, _, _ := strings.Cut(rest, " ")
		candidates = append([]int{len(word) + 1 + len(second)}, candidates...)
	}
	for _, n := range candidates {
		if n == 0 || n > maxAmount {
			continue
		}
		a, ok := t.Part(s[start : start+n]).Amount()
		if !ok {
			continue
		}
		n += start
		if behind := s[n:]; isUnspaced(lang.FirstRune(behind)) {
			n += lang.BehindAmount.Opens(behind)
			n += lang.AroundPeriod.Opens(s[n:])
		}
		return a.Value.String(), n
	}
	return "", 0
}

// scaled returns where a number in a text without spaces may end with what scales and counts it, behind
// its digits, the longest first.
func scaled(text string, digits int) []int {
	const most = 3 // 万日元
	var ends []int
	for i := range text[digits:] {
		if i > 0 && len(ends) < most {
			ends = append(ends, digits+i)
		}
	}
	slices.Reverse(ends)
	return ends
}

// maxAmount is how many bytes an amount has at most. Where nothing parts words, what is up to
// the next space may be the whole text.
const maxAmount = 80

// shareAsked reads what part of the spending of a period something was.
func shareAsked(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	subject, period := words["words"], ""
	if _, span, ok := t.PeriodIn(subject, s.MonthStart); ok {
		period = subject[span.Start:span.End]
		subject = strings.TrimSpace(subject[:span.Start] + " " + subject[span.End:])
	}
	if subject = subjectOf(subject); subject == "" {
		return Reading{}, false
	}
	return wants(action.QueryExpenses{Text: subject, Period: period, Measure: "share"}), true
}

// listedAll lists everything, or all of a period, if nothing but words for a list stand there:
// "lista de noviembre", 11月的都列出来, "show me everything that I logged".
func listedAll(m *message) (Reading, bool) { return listsFrom(m, false) }

// listedOf lists all that was for one thing: "enséñame todo lo de gasolina", 加油的都列出来.
func listedOf(m *message) (Reading, bool) {
	if m.hasFigures() || m.manner() >= asksHow || asksForHelp(m) {
		return Reading{}, false
	}
	return listsFrom(m, true)
}

// listsFrom reads a message that asks for a list of everything, or of all that was for one thing.
func listsFrom(m *message, ofThing bool) (Reading, bool) {
	if !namesList.Within(m.said) {
		return Reading{}, false
	}
	c := clause{m.said, m.typed}
	span, dated := m.periodIn(m.said)
	parts := []clause{c}
	if dated {
		parts = []clause{c.without(0, len(c.said)-span.Start), c.without(span.End, 0)}
	}
	var found listWords
	var find action.FindExpenses
	for _, rest := range parts {
		for rest.said != "" && (found.takeFirst(&rest) || found.takeLast(&rest)) {
			continue
		}
		if rest.said == "" {
			continue
		}
		thing := listedThing(rest)
		if !ofThing || find.Text != "" || !isListed(m, thing) {
			return Reading{}, false
		}
		find.Text = thing.typed
	}
	if dated {
		find.Period = c.said[span.Start:span.End]
	}
	switch {
	case ofThing:
		return wants(find), find.Text != "" && (found.asks() || found.list && found.said > 1)
	case found.asks(), dated && found.list:
		return wants(find), true
	}
	return Reading{}, false
}

// listedThing is what is to be listed, without the words that lead to it.
func listedThing(c clause) clause {
	for {
		word, _, more := strings.Cut(c.said, " ")
		if cut := lang.Unglued(c.said); cut != c.said {
			c = c.without(0, len(c.said)-len(cut))
			continue
		}
		if !more || !isArticle(word) && !lang.LeadsToThing.Is(word) && !lang.WithinThing.Is(word) && !lang.LeadsToEntry.Is(word) {
			return c
		}
		c = c.without(len(word), 0)
	}
}

// isListed reports whether words may be a thing of which all is to be listed.
func isListed(m *message, thing clause) bool {
	return thing.said != "" && isSubject(thing.said) && !opensQuestion(thing.said) &&
		len(strings.Fields(thing.said)) <= maxUnled && !turned(thing.said, m.text, m.situation.MonthStart)
}

// listWords are what words that ask for a list say.
type listWords struct {
	list, verb, all, logged bool
	said                    int // how many of these there were
}

// listingWords are those of which a message that asks for a list consists.
var listingWords = []lang.Phrase{
	lang.NamesList, lang.AsksList, lang.SaysLogged, lang.NamesAnything, lang.NamesDeeds, lang.NamesAll, lang.NamesExpenses,
	lang.AroundList, lang.AroundPeriod, lang.OpensFollowing, lang.Interjects, lang.OpensWish, lang.ClosesWish,
}

// namesList are the phrases of which whatever asks for a list has at least one.
var namesList = lang.Together(lang.NamesList, lang.NamesAnything, lang.NamesDeeds, lang.NamesAll, lang.NamesExpenses)

// takeFirst takes such a word from the beginning of a clause, false if there is none.
func (w *listWords) takeFirst(c *clause) bool {
	says, n := longest(lang.Phrase.Opens, c.said, listingWords)
	if n > 0 {
		w.hear(says, c.said[:n])
		*c = c.without(n, 0)
	}
	return n > 0
}

// takeLast is the same of its end.
func (w *listWords) takeLast(c *clause) bool {
	says, n := longest(lang.Phrase.Closes, c.said, listingWords)
	if n > 0 {
		w.hear(says, c.said[len(c.said)-n:])
		*c = c.without(0, n)
	}
	return n > 0
}

// hear takes in what such a word says.
func (w *listWords) hear(says lang.Phrase, said string) {
	w.said++
	switch says {
	case lang.NamesList:
		w.list, w.all = true, w.all || lang.NamesAnything.Opens(said) > 0
	case lang.AsksList:
		w.verb = true
		w.all = w.all || lang.NamesAnything.Closes(said) > 0 || lang.NamesAll.Closes(said) > 0
	case lang.SaysLogged:
		w.logged = true
	case lang.NamesAnything, lang.NamesDeeds, lang.NamesAll, lang.NamesExpenses:
		w.all = true
	default:
		w.said--
	}
}

// asks reports whether the words ask for a list of all entries.
func (w listWords) asks() bool { return w.all && (w.list || w.verb || w.logged) }
