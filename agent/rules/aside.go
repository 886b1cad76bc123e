package rules

import (
	"cmp"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// An aside says more of what was just entered, without naming it: "was yesterday", "both in
// euros", und zwar in Franken, 而且是昨天的. Of a ledger in which nothing was just
// entered it may ask something, or say nothing at all.

// An Aside is what a message says of the last entry, if it is about that.
type Aside struct {
	Edits []action.EditExpense
	// Loose means that no word tells that something is corrected: "in euros", "yesterday". It
	// is about an entry only directly behind it, and only if it says something else of it.
	Loose bool
}

// maxAside is how many bytes an aside may have.
const maxAside = 80

// asideOf reads a message as an aside, nil if it is none.
func asideOf(m *message) *Aside {
	if m.question || len(m.said) > maxAside {
		return nil
	}
	if a := cmp.Or(denial(m), recounted(m), exclaimed(m)); a != nil {
		return a
	}
	whole := clause{m.said, m.typed}
	both, all, moved := skipEntries(&whole)
	several := both || all || whole.skip(lang.NamesAll)
	c, joined, marked, denied := whole.remark(m)
	if c.said == "" || opensQuestion(c.said) {
		return nil // "so what stands out lately"
	}
	if right, ok := c.contrasted(m); ok {
		c, denied = right, true // "it's yen, not dollars"
	}
	if a, ok := otherwise(m, c, joined, denied); ok {
		return a
	}
	values, denied := remarked(m, c, joined, denied)
	if len(values) != 1 || !joined && !marked && !denied && !several && !c.leads(m) && !m.isPastDay() {
		return nil
	}
	loose, ok := m.mayRemark(values[0], whole, joined, denied || moved)
	if !ok || moved && values[0].field == "amount" {
		return nil // which of the two is 5 in "make both 5"
	}
	return &Aside{Edits: edits(action.EditExpense{Both: both, All: all}, values, m.text), Loose: loose && !moved}
}

// remarked returns what a clause says of the last entry, and whether that corrects it.
func remarked(m *message, c clause, joined, denied bool) (values []value, corrects bool) {
	if values = m.newValues(c); len(values) > 0 {
		return values, denied
	}
	if values = c.part("", m.situation, m.text); len(values) == 1 {
		return values, true
	}
	return m.named(c, joined, denied), denied
}

// files reports whether an aside says no more than in which category an entry belongs.
func (a *Aside) files() bool { return len(a.Edits) == 1 && a.Edits[0].Field == "category" }

// mayRemark reports whether a value may be what is remarked of an entry, and whether it may be about
// anything else, too.
func (m *message) mayRemark(v value, whole clause, joined, denied bool) (loose, ok bool) {
	switch v.field {
	case "currency", "merchant":
		return !joined, true
	case "date":
		return !joined, m.isDay(v.text, joined || denied)
	case "amount":
		return !joined, joined || denied // "and 3" may be another one
	case "category", "description":
		return true, lang.SaysOnly.Opens(whole.said) == 0 // "it was Work", but "only food" is about a question
	}
	return false, false
}

// skipEntries cuts off the words for the last two entries, or for all that were made at once, with what
// goes on before them: "a to wszystko".
func skipEntries(c *clause) (both, all, moved bool) {
	for rest, again := *c, true; again; again = rest.skip(lang.Interjects) || rest.skip(lang.JoinsClauses) {
		to := rest
		if both, moved = skipSeveral(&to, lang.NamesBoth); !both {
			all, moved = skipSeveral(&to, lang.NamesAllEntered)
		}
		if both || all {
			*c = to
			break
		}
	}
	return both, all, moved
}

// skipSeveral cuts off the words for the last two entries, or for all, that a clause begins with, before or
// behind what says how they were or shall be: "both were yesterday", erano tutte e due ieri, "put them
// both on friday". Moved reports that a verb asks for it.
func skipSeveral(c *clause, names lang.Phrase) (named, moved bool) {
	if to := c.plain(); to.skip(lang.AsksChange) || to.skip(lang.MayAskChange) {
		to.skip(lang.PointsBack)
		if to.skip(names) && to.said != "" {
			to.skip(lang.LeadsToValue)
			*c = to
			return true, true
		}
	}
	if c.skip(names) {
		to := c.plain()
		if to.drop(lang.AsksChange) || to.drop(lang.MayAskChange) {
			to.drop(lang.BehindValue)
			*c, moved = to, true
		} else if to.skip(lang.AsksChange) || to.skip(lang.MayAskChange) {
			*c, moved = to, true // 两个都改成周五
		}
		return true, moved
	}
	for i := 1; i < len(c.said); i++ {
		n := leads(c.said, i, names)
		was, rest := c.without(0, len(c.said)-i), c.without(i+n, 0)
		if n > 0 && rest.said != "" && lang.SaysItWas.Is(was.said) {
			*c = clause{was.said + " " + rest.said, was.typed + " " + rest.typed}
			return true, false
		}
	}
	return false, false
}

// denial reads a message that says nothing but that something is wrong, nil if it is none.
func denial(m *message) *Aside {
	if day := otherDay(m); day != "" {
		return &Aside{Edits: edits(action.EditExpense{}, []value{{"date", day}}, m.text)}
	}
	whole := clauseOf(strings.Trim(m.text.String(), " .!。！~¡")) // with the Spanish "mal", which is a courtesy in German
	if len(m.situation.About) == 0 && (saysWrong(whole) || saysWrong(whole.plain())) {
		return whatIsMeant()
	}
	return nil
}

// whatIsMeant is an aside of which it is asked what shall change.
func whatIsMeant() *Aside { return &Aside{Edits: []action.EditExpense{{}}, Loose: true} }

// saysWrong reports whether a clause says that something is wrong, and of what was just spoken of
// at most that it was that.
func saysWrong(c clause) bool {
	for {
		if bare := c.without(0, lang.EndsCorrection.Closes(c.said)); lang.SaysValueWrong.Is(c.said) || lang.SaysValueWrong.Is(bare.said) {
			return true
		}
		if !c.skip(lang.Interjects) && !c.skip(lang.PointsBack) && !c.skip(lang.NamesLast) && !c.skip(lang.NamesThat) && !c.skip(lang.SaysItWas) && !c.skip(lang.SaysItIs) {
			return false
		}
	}
}

// isPastDay reports whether a message is nothing but a day that is over.
func (m *message) isPastDay() bool {
	d, ok := m.text.Date()
	return ok && len(m.text.Read().Dates) > 0 && d.Date.Before(m.text.Options().Today)
}

// isDay reports whether a text is a day, or nothing but what is said like one and names none:
// "they come so late recently" is not. A number is one only where it corrects: "for two".
func (m *message) isDay(text string, corrects bool) bool {
	if !corrects && len(m.text.Read().Dates) == 0 {
		return false
	}
	if _, ok := m.text.Part(text).Date(); ok {
		return true
	}
	for _, bad := range m.text.Part(text).BadDates() {
		text = strings.Replace(text, bad.Text, " ", 1)
	}
	return !slices.ContainsFunc(strings.Fields(strings.ToLower(text)), func(w string) bool { return !lang.FunctionWord.Has(strings.Trim(w, ".,!")) })
}

// remark returns the clause without the words that make it an aside. Joined reports that one
// of them stands between an entry and a value, such as "was"; denied that one tells that
// something is corrected, such as "actually"; marked that there is any other: "and".
func (c clause) remark(m *message) (rest clause, joined, marked, denied bool) {
	for before := ""; before != c.said && c.said != ""; {
		before = c.said
		if denied && atShop(c, m.text.Language()) {
			break // the "no" of "não, no Carrefour" denies nothing
		}
		for _, w := range [...]struct {
			phrase lang.Phrase
			found  *bool
		}{
			{lang.SaysItWas, &joined},
			{lang.SaysItIs, &joined},
			{lang.JoinsPrice, &joined},
			{lang.OpensCorrection, &denied},
			{lang.EndsCorrection, &denied},
			{lang.Interjects, &marked},
			{lang.SaysBut, &marked},
			{lang.OpensWish, new(bool)},
		} {
			if n := w.phrase.Opens(c.said); n > 0 && n < len(c.said) && w.phrase != lang.EndsCorrection {
				c, *w.found = c.without(n, 0), true
			}
			if n := w.phrase.Closes(c.said); n > 0 && n < len(c.said) && w.phrase != lang.OpensCorrection && w.phrase != lang.OpensWish {
				c, *w.found = c.without(0, n), true
			}
		}
		if c.said == before {
			if rest, ok := m.wasBehind(c); ok {
				c, joined = rest, true
			}
		}
	}
	return c, joined, marked, denied
}

// Predicate returns what a message says of what was just entered, without the words that only
// point at it: "includes 20% VAT" of "that includes 20% VAT".
func Predicate(said string) string {
	c := clauseOf(said)
	for c.skip(lang.Interjects) || c.skip(lang.SaysItWas) || c.skip(lang.SaysItIs) || c.skip(lang.PointsBack) {
	}
	return c.typed
}

// leads reports whether a clause begins with a word that leads to a value, and is not only a
// value itself: "from yesterday".
func (c clause) leads(m *message) bool {
	rest := c
	return rest.skip(lang.BesideValue) && rest.said != "" && len(rest.valuesSaid(m.situation, m.text)) > 0
}

// place reads where something was bought: "at Aldi".
func (m *message) place(c clause) []value {
	if !c.skip(lang.LeadsToShop) || !c.isName(m) || lang.PaymentMeans.Has(c.said[strings.LastIndexByte(c.said, ' ')+1:]) {
		return nil // "on the work card"
	}
	if _, dated := m.periodIn(c.said); dated { // "era em outubro"
		return nil
	}
	return []value{{"merchant", c.typed}}
}

// atShop reports whether a clause is a well-known shop with what leads to it. Behind "no" or "sorry",
// other words are no place: "no, in the morning".
func atShop(c clause, language string) bool {
	return c.skip(lang.LeadsToShop) && lang.IsShop(c.said, language)
}

// named reads a name that takes the place of another: where it was bought, or what.
func (m *message) named(c clause, joined, denied bool) []value {
	if !joined && !denied {
		return nil
	}
	if values := m.place(c); len(values) > 0 && (joined || atShop(c, m.text.Language())) {
		return values
	}
	return m.thing(c)
}

// thing reads what was bought instead, if people buy it: "it was a tea".
func (m *message) thing(c clause) []value {
	if c = c.bare().withoutArticle(); !c.isName(m) || !lang.IsThing(c.said) {
		return nil
	}
	return []value{{"description", c.typed}}
}

// exclaimed reads the right amount behind a word of surprise, nil if a message is anything else: "oh 5.50".
func exclaimed(m *message) *Aside {
	oh := clauseOf(m.text.String())
	if !oh.skip(lang.SaysOh) || !isAmount(oh.said, m) {
		return nil
	}
	return &Aside{Edits: edits(action.EditExpense{}, []value{{"amount", oh.typed}}, m.text), Loose: true}
}

// otherwise reads what is no value of an entry, or more than one: a number of something else, of which it
// is asked what is meant, or what was bought instead. It reports false if there is neither.
func otherwise(m *message, c clause, joined, denied bool) (*Aside, bool) {
	if countsOther(m) {
		if joined || denied {
			return whatIsMeant(), true
		}
		return nil, true
	}
	other := replacement(m, c, joined && denied)
	return &Aside{Edits: edits(action.EditExpense{}, other, m.text)}, len(other) > 0
}

// replacement returns what was bought instead and what that cost, none if a clause says only one of them, or
// no words correct anything.
func replacement(m *message, c clause, corrects bool) []value {
	if !corrects || len(m.newValues(c)) > 0 {
		return nil
	}
	return thingPriced(m, c)
}

// thingPriced reads what was bought instead together with what it cost: "lyft and 58".
func thingPriced(m *message, c clause) []value {
	read := m.text.Part(c.typed).Read()
	if len(read.Expenses) != 1 || len(read.Amounts) != 1 || read.Expenses[0].Amount == nil || len(read.Dates) > 0 {
		return nil
	}
	what := clauseOf(read.Expenses[0].Description).bare().withoutArticle()
	if !what.isName(m) || !lang.IsThing(what.said) && !lang.IsShop(what.said, m.text.Language()) {
		return nil
	}
	return []value{{"description", what.typed}, {"amount", read.Expenses[0].Amount.Text}}
}

// explains reports whether a reading only explains something about the bot.
func (reading Reading) explains() bool {
	if len(reading.Actions) != 1 {
		return false
	}
	_, ok := reading.Actions[0].(action.Explain)
	return ok
}

// mayBeAside reports whether a reading may be wrong about an aside: it adds nothing that was
// understood completely, and asks for nothing but a period.
func (reading Reading) mayBeAside() bool {
	if reading.Err != nil || len(reading.Actions) > 1 {
		return false
	}
	for _, a := range reading.Actions {
		switch a := a.(type) {
		case action.AddExpense:
			return !reading.Complete || a.Description == "" && a.Merchant == ""
		case action.ReportPeriod:
			return a.Format == ""
		default:
			return false
		}
	}
	return true
}
