package rules

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/llm"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// A command is what a phrase asks for: an action, which may use the words in the slots,
// or a text to say.
type command struct {
	says    lang.Phrase // the ways to say it, in every language
	phrases []phrase    // the same, for the command of a feature
	asks    action.Action
	makes   func(map[string]string) action.Action
	say     text.Key // of the answer, if it is a text
	stated  bool     // never by a question
	read    func(map[string]string, llm.Situation, *parse.Text) (Reading, bool)
}

// aboutRules are commands about categories and their rules. They come before all others:
// "delete the rule for coffee" is about no expense.
var aboutRules = []command{
	{says: lang.ShowsCategories, asks: action.ChangeSettings{Setting: "categories"}},
	{says: lang.ForgetsRule, read: forgetting},
	{says: lang.RenamesCategory, read: renaming},
	{says: lang.MakesRule, read: rulingNew, stated: true},
	{says: lang.RulesKnown, read: rulingKnown, stated: true},
	{says: lang.Rules, read: ruling, stated: true},
}

// otherCommands come after the deeds and the questions. The first one that fits wins, so
// those with general phrases come last.
var otherCommands = []command{
	{says: lang.UndoesNumber, makes: undone},
	{says: lang.RestoresNumber, makes: putBack},
	{says: lang.DeletesNumbers, makes: removed},
	{says: lang.DeletesAll, makes: removedAll},
	{says: lang.DeletesWords, makes: removedOne},
	{says: lang.EditsNumber, makes: edited},
	{says: lang.CorrectsEntry, read: correction},
	{says: lang.CorrectsWords, read: correction},
	{says: lang.PricesWords, read: repriced},
	{says: lang.ShowsNumber, makes: shown},
	{says: lang.AsksHelp, say: text.Help},
	{says: lang.ListsExpenses, makes: listedIn},
	{says: lang.Reports, makes: reported},
	{says: lang.ListsDay, asks: action.FindExpenses{Period: "today"}},
	{says: lang.ReportsDay, asks: action.ReportPeriod{Period: "today"}},
	{says: lang.ReportsWeek, asks: action.ReportPeriod{Period: "this week"}},
	{says: lang.ReportsYear, asks: action.ReportPeriod{Period: "this year"}},
	{says: lang.ShowsChart, asks: action.ReportPeriod{Format: action.AsChart}},
	{says: lang.ExportsCSV, makes: exported(action.AsCSV)},
	{says: lang.ExportsXLSX, makes: exported(action.AsXLSX)},
	{says: lang.ExportsJSON, makes: exported(action.AsJSON)},
	{says: lang.AsksShare, read: shareAsked},
	{says: lang.FindsSpent, read: findingAsked},
	{says: lang.FindsWords, read: searching},
	{says: lang.AsksWhatFor, read: forWhat},
	{says: lang.ShowsSettings, asks: action.ChangeSettings{}},
	{says: lang.SetsCurrency, makes: sets("currency", "currency", "value")},
	{says: lang.SetsZone, makes: sets("time_zone", "zone")},
	{says: lang.SetsVAT, makes: sets("vat", "rate")},
	{says: lang.EndsVAT, asks: action.ChangeSettings{Setting: "vat", Value: "off"}},
	{says: lang.AsksForVAT, asks: action.ChangeSettings{Setting: "vat", Value: "ask"}},
	{says: lang.CountsNet, asks: action.ChangeSettings{Setting: "amounts_are", Value: "net"}},
	{says: lang.CountsGross, asks: action.ChangeSettings{Setting: "amounts_are", Value: "gross"}},
	{says: lang.StartsMonth, read: startOfMonth},
	{says: lang.SpeaksLanguage, read: speaking},
	{says: lang.Starts, say: Welcome},
	{says: lang.SaysHello, say: text.Hello},
	{says: lang.SaysThanks, say: text.Welcome},
	{says: lang.SaysFine, say: text.Welcome},
	{says: lang.AsksPrivacy, say: text.Privacy},
	{says: lang.SaysIsCategory, read: rulingNamed, stated: true},
}

// A table finds commands by their phrases, in the order in which they are tried.
type table struct {
	sayings []saying
	from    lang.EdgeIndex[int] // which of them begin so
	within  lang.EdgeIndex[int] // of which that begin with a slot the longest literal part does
	loose   []int               // those without any literal part
}

// A saying is one way to ask for a command.
type saying struct {
	phrase  phrase
	command *command
	within  string // that a text must hold, of a phrase that begins with a slot
}

func newTable(commands []command) *table {
	t := &table{}
	for i := range commands {
		c := &commands[i]
		for _, p := range c.phrases {
			t.add(saying{phrase: p, command: c})
		}
		if c.phrases == nil {
			for _, wording := range c.says.Wordings() {
				t.add(saying{phrase: phrase(wording), command: c})
			}
		}
	}
	return t
}

func (t *table) add(s saying) {
	place := len(t.sayings)
	if literal, _, _ := strings.Cut(string(s.phrase), "{"); literal != "" {
		t.from.Add(lang.StartOf(literal), place)
	} else {
		s.within = s.phrase.longest()
		if s.within != "" {
			t.within.Add(lang.StartOf(s.within), place)
		} else {
			t.loose = append(t.loose, place)
		}
	}
	t.sayings = append(t.sayings, s)
}

// mayFit appends the places of those sayings that may fit a text, judging by three characters
// of each.
func (t *table) mayFit(text string, places []int) []int {
	places = t.from.Append(append(places, t.loose...), lang.StartOf(text))
	for i := range text {
		places = t.within.Append(places, lang.StartOf(text[i:]))
	}
	slices.Sort(places)
	return slices.Compact(places)
}

var (
	binTable        = sync.OnceValue(func() *table { return newTable([]command{{says: lang.ListsDeleted, makes: listedDeleted}}) })
	ruleTable       = sync.OnceValue(func() *table { return newTable(aboutRules) })
	otherTable      = sync.OnceValue(func() *table { return newTable(otherCommands) })
	differenceTable = sync.OnceValue(func() *table { return newTable([]command{{says: lang.AsksDifference, read: thingsCompared}}) })

	reportTable = sync.OnceValue(func() *table {
		return newTable(slices.DeleteFunc(slices.Clone(otherCommands), func(c command) bool { return !slices.Contains(reports, c.says) }))
	})
)

// reports are the phrases for a report.
var reports = []lang.Phrase{lang.Reports, lang.ReportsDay, lang.ReportsWeek, lang.ReportsYear}

// reportShown reads a report behind a verb or an article: "give me the summary", hazme un resumen
// del mes, il riassunto di ottobre.
func reportShown(m *message) (Reading, bool) {
	c := clause{m.said, m.typed}
	shows := c.skip(lang.AsksList)
	if !c.skipArticle() && !shows || c.said == "" {
		return Reading{}, false
	}
	return reportTable().read(m.part(c.said))
}

// read reads a message as the first command that fits it.
func (t *table) read(m *message) (Reading, bool) {
	var buffer [64]int
	for _, place := range t.mayFit(m.said, buffer[:0]) {
		s := &t.sayings[place]
		if s.command.stated && m.question || !strings.Contains(m.said, s.within) {
			continue
		}
		words, ok := s.phrase.match(m)
		if !ok || s.phrase == bareTime && !named(m.said) {
			continue
		}
		if reading, ok := s.command.reading(words, m); ok {
			return reading, true
		}
	}
	return Reading{}, false
}

// bareTime is a period and nothing else.
const bareTime = "{period}"

func (c *command) reading(words map[string]string, m *message) (Reading, bool) {
	switch {
	case c.read != nil:
		return c.read(words, m.situation, m.text)
	case c.say != text.NoKey:
		return Reading{Say: c.say, Complete: true}, true
	case c.makes != nil:
		return wants(c.makes(words)), true
	}
	return wants(c.asks), true
}

// What the commands ask for, made of the words in the slots.

// sets gives a setting the value in the first of some slots that the phrase has.
func sets(setting string, slots ...string) func(map[string]string) action.Action {
	return func(words map[string]string) action.Action {
		var value string
		for _, slot := range slots {
			value = cmp.Or(value, words[slot])
		}
		return action.ChangeSettings{Setting: setting, Value: value}
	}
}

// speaking is the wish to be answered in another language from now on. Whether one that has
// no catalogue can be spoken is a question about the bot.
func speaking(words map[string]string, _ llm.Situation, said *parse.Text) (Reading, bool) {
	code := lang.LanguageNamed(strings.ToLower(words["language"]))
	if !text.Speaks(code) && lang.MayAskHowTo.Opens(strings.ToLower(said.String())) > 0 {
		return Reading{}, false
	}
	return wants(action.ChangeSettings{Setting: "language", Value: code}), true
}

func reported(words map[string]string) action.Action {
	return action.ReportPeriod{Period: words["period"]}
}

// exported reports a period, or everything, as a file.
func exported(f action.Format) func(map[string]string) action.Action {
	return func(words map[string]string) action.Action {
		return action.ReportPeriod{Period: cmp.Or(words["period"], "all"), Format: f}
	}
}

func listedIn(words map[string]string) action.Action {
	return action.FindExpenses{Period: words["period"]}
}

func listedDeleted(words map[string]string) action.Action {
	return action.FindExpenses{Period: words["period"], Deleted: true}
}

func shown(words map[string]string) action.Action {
	return action.FindExpenses{Number: expenseNumber(words["number"])}
}

func undone(words map[string]string) action.Action {
	return action.UndoChanges{Number: expenseNumber(words["number"])}
}

func edited(words map[string]string) action.Action {
	return action.EditExpense{Number: expenseNumber(words["number"])}
}

func putBack(words map[string]string) action.Action {
	return action.EditExpense{Number: expenseNumber(words["number"]), Field: action.FieldDeleted}
}

func removed(words map[string]string) action.Action {
	return action.DeleteExpenses{Numbers: action.Numbers(words["numbers"])}
}

func removedOne(words map[string]string) action.Action {
	return action.DeleteExpenses{Match: words["words"]}
}

func removedAll(words map[string]string) action.Action {
	return action.DeleteExpenses{Match: words["words"], All: true}
}
