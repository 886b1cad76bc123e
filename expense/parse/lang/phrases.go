package lang

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Phrase is something that people say in commands and answers, or a model in
// claims. Its wordings are looked for in all languages at once.
type Phrase int

// The phrases, by what is said with them.
const (
	SaysNothing Phrase = iota // that something is fine, and nothing else
	SaysAgreed                // yes, in words that mean something else before an amount
	SaysBut                   // leads from a yes to what shall be different
	NamesFirst                // the first of the choices
	NamesSecond               // the second
	NamesThird                // the third
	NamesNone                 // none of them
	NamesShare                // of an amount that several shared, the part of one
	NamesWhole                // all of it
	AroundShare               // says nothing beside these: "just"

	// That what was just entered was divided, or that a tip was given with it.
	SharesEntry     // that it was shared: "we split it"
	SharesInTwo     // so that a half remains: "half", "50/50"
	SharesInThree   // or a third
	SharesInFour    // or a quarter
	SharesInFive    // or a fifth
	SharesWith      // with whom follows
	LeadsToSharers  // among how many follows: "by"
	CountsUs        // how many there were follows, or is before it: "there were"
	CountsPeople    // the same of people, who need not have shared it: "we were"
	NamesCompany    // says so together with how many, as one of the wordings for a part: "zu viert"
	AroundSplit     // says nothing beside these
	NamesAllEntered // all that was just entered: "all of them"
	LeadsToCount    // how many pieces there were follows: "make it"
	EndsCount       // how many there were is before it: にして
	NamesPieces     // counts pieces behind a number: "cups", 碗
	Multiplies      // by what an amount is to be multiplied follows: "times"
	NamesServer     // who got a tip: "waiter"
	SaysTipped      // that one was given: "tipped", "left"
	AroundTip       // says nothing beside these
	SaysRoundedUp   // that what was paid is a price together with the tip: "rounded up to"
	SaysMoreBy      // that a price was higher by the amount before it: "more"
	SaysLessBy      // or lower

	NamesFinal // the last
	SaysCancel // that a question shall be dropped
	SaysGross  // gross
	SaysHello  // a greeting
	SaysNet    // net
	SaysNo     // no
	SaysNone   // none, of a tax
	SaysOh     // means nothing before an answer: "oh", "well"
	SaysPlease // a courtesy around an answer
	SaysSide   // which side of a tax is meant
	SaysThanks // thanks
	SaysUndo   // that something shall be taken back
	SaysUnsure // that one does not know
	SaysYes    // yes

	// Of a command the verb, before or behind what it is about. A wording with …
	// stands around it: "take … back".
	AsksUndo      // that the last change be taken back
	AsksRedo      // that what was taken back be done again
	AsksReversal  // that the last change be taken back, or behind an undo what that did
	AsksRestore   // that what was deleted come back
	AsksDelete    // that an expense be deleted
	MayAskDelete  // the same, or what somebody was paid for: "remove"
	AsksChange    // that a value of an expense be changed
	AsksRename    // that what an expense was for be called otherwise
	AsksRemoval   // that entries go away, in words that need others which point at them: "take … out"
	RemovesLast   // that the last one does, as a whole message: "weg damit", 删了
	DeniesEntry   // the same beside a name, in words that say it was not bought, or is not wanted
	AroundRemoved // says nothing beside the name of what shall go away
	SaysWrong     // in answer to a card, that there should be none
	MayAskChange  // the same, in words of which most lines ask nothing: "fix", "make"

	// What stands around the verb of a command.
	NamesLast         // the last expense or change: "last one", "it"
	NamesThat         // the last expense, as what is to be removed: "that entry"
	PointsAtOne       // before a time, makes it stand for the entry of that time: "the one from", celui de
	PointsAtOneBehind // the same behind it, or glued to it: "one", 那笔
	NamesBoth         // the last two
	NamesLastOnes     // stands beside a number of entries: "last", 最后
	CountsEntries     // is behind such a number: 笔
	CountsTimes       // is behind the number of times: "times", 次
	SaysTwice         // two times
	NamesDeeds        // all that somebody did
	AroundDeeds       // says nothing beside that and a period: "from", "i did"
	NamesAll          // all of what follows
	AroundEntry       // says nothing beside the number of an expense: "the", "entry", "of"
	AroundEntries     // the same beside several numbers: "entries"
	BeforeNumber      // abbreviates "number": "no."
	BehindEntry       // is glued behind it: "番を", "'yi"
	LeadsFromValue    // the old value follows: "from"
	LeadsToValue      // the new value follows: "to"
	BehindValue       // is glued behind the new value: "に", "로"

	// That the last entry be made once more, or that two are the same one.
	AsksAgain   // that it be made once more: "one more"
	SaysAgain   // the same, beside a word for the entry: "again", "repeat"
	RepeatsStep // one of these that may ask as well for what an undo took back: "repeat", but not "again"
	NamesSame   // what says the same as another: "the same"
	NamesSuch   // the entry or its like: "of those"
	AroundAgain // says nothing beside these
	AsksToLog   // that something be written down, or that it was bought
	SaysTwin    // that an entry is there twice: "it's the same", "duplicate"
	TakesOut    // in answer to that, which of them shall go: "take it out"

	// A file, such as a receipt, that belongs to an entry.
	NamesReceipt // one that nobody buys: "receipt"
	NamesFile    // any: "invoice", "photo"
	ShowsFile    // that it be shown, as a verb
	AttachesFile // that it be kept with an entry, or that it is the one which was sent
	LeadsToEntry // the entry follows, or is before it: "for", "的"

	// The correction of what was said before.
	OpensCorrection // begins it: "no", "actually"
	JoinsPrice      // stands between what it was for and its price
	SaysItWas       // may stand before the right value, with or without such a beginning
	SaysItIs        // only with one, since alone it tells of something new
	SaysValueWrong  // beside the name of a value, that it is not the right one
	ShouldBe        // stands between an entry and the right value
	SaysItWasRight  // that what was taken back was right as it was
	EndsCorrection  // is glued behind the right value: "でした"
	SaysItWasBehind // that it is the right value, behind it or glued to it, where it may end other words: "dündü"
	JoinsValue      // stands between what an entry was for and what it should say: "is", は
	EndsReason      // ends the reason for a price, which follows: "so", から
	InTruth         // that what follows is so after all, or said by the way, anywhere in a correction: "actually", al final
	SaysToo         // that what follows holds for it as well, anywhere in a correction: "also", 也
	BesideValue     // says nothing beside that: "only", "on"
	JoinsClauses    // stands between the corrections of two entries: "and", で
	Interjects      // says nothing before a correction, and makes none: "oh and"
	DeniesWords     // what an entry was not for follows: "not a"
	InsteadOf       // between the right value and the wrong one: "not"
	RatherThan      // between the wrong value and the right one: "sondern"

	// What can be changed about an expense.
	NamesAmount
	NamesNet
	NamesGross
	NamesRate
	NamesCurrency
	NamesDate
	NamesDescription
	NamesMerchant
	NamesDocument // its number
	NamesLines    // its tax lines
	NamesCategory
	NamesTags
	NamesKind // what kind of entry it is

	// The kinds of entries, as their new value.
	NamesSpent
	NamesRefund
	NamesIncome
	NamesTransfer

	NumbersDocument // stands between a document and its number: "number"

	// Courtesies around a wish.
	OpensWish
	ClosesWish

	// A question about what was spent, and what stands around it.
	AsksHowMuch    // "how much"
	AsksElse       // begins a question of any kind
	AsksAnywhere   // makes a question of a text whose words nothing parts
	AsksPerhaps    // the same of a text that is nothing else
	AsksMeaning    // that something be explained, whatever it is: "explain"
	AsksList       // that expenses be listed: "show me"
	AsksWhat       // that something be told: "what", "show me"
	AsksWhen       // when something was bought last
	AsksWhere      // at which shop
	AsksWeekday    // on which day of the week
	AsksWho        // which person
	AsksPurpose    // what most was spent on
	AsksAverage    // the average expense
	SaysOnAverage  // the same, in words that are said of many things
	AsksMedian     // the one in the middle
	AsksCount      // how many there are
	AsksSmallest   // the smallest one
	AsksLargest    // the largest one
	AsksTop        // the largest ones, as many as are named
	AsksNewest     // the last ones
	AsksTax        // how much tax was paid
	AsksNet        // an amount before tax
	SaysGotBack    // what came back, as a question for it goes on: "did I get back"
	SaysEarned     // what came in
	SaysMoved      // what was only moved
	AsksSpending   // what was spent, as a noun that asks: "total spending"
	AsksTotal      // what all of it comes to, in words that say nothing beside others: "total"
	AsksCompare    // that two periods be compared: "compare"
	JoinsCompared  // stands between them: "with"
	SaysDeleted    // that expenses were deleted
	SaysMost       // that something has most: "most money"
	SaysWeSpent    // that the writer spent it
	SaysSpend      // that money is spent, by whomever: "pay"
	SaysCost       // that something costs, which may be a price as well
	SaysBuy        // that something is bought, which follows
	SaysIs         // that something is, in a question about what is no spending
	SaysIsSo       // the same, or that something was: "did"
	SaysWas        // that something was so and so much, which is a price that was paid: "was"
	SaysDid        // the same of what is past, which makes a price one that was paid: "did"
	SaysDidCost    // what something cost: "came to"
	NamesExpenses  // several expenses
	NamesExpense   // one of them
	OpensSeries    // begins a question for a figure of each of several times: "spending"
	AroundQuestion // says nothing in such a question
	LeadsToThing   // what was paid for follows: "for"
	MayLeadToThing // the same behind a word for spending
	LeadsToPlace   // where it was bought follows, behind a thing
	NamesHome      // where people go, without a preposition: "taxi home"
	LeadsToShop    // the same, where nothing else can follow: "at", not "for"
	LeadsToMoney   // a currency follows: "in"
	JoinsThings    // stands between things of which one is enough: "or"
	WithinThing    // stands within a thing, of which more follows: "de"
	BehindThing    // is glued behind what was paid for: "에"
	TurnsQuestion  // makes another question of one: "without", "if"
	SaysRepeats    // before a day, that it is one of many: "every"
	NamesDayAlways // a day that comes again: "mondays"
	LeadsToTag     // a tag follows
	ClosesTag      // may stand behind it
	SaysOver       // an amount follows that all are above
	SaysUnder      // or below
	SaysOverBehind // the same behind the amount
	SaysUnderBehind
	BehindCount  // is glued behind a number of expenses
	BehindAmount // says nothing between an amount and such words

	// What narrows a question, or compares.
	SaysWithout       // what is left out follows: "without"
	SaysWithoutBehind // the same behind it: 以外
	SaysOnly          // that nothing else counts than what follows: "only"
	ComparesWith      // the period follows that another is compared with: "than"
	NamesVisit        // once that a shop is gone to or a thing is used, beside its name: "trip"
	EndsCost          // glued behind a thing it is what the thing cost: 값, 代, 费
	ComparesBehind    // the same behind it: と比べて
	NamesPrevious     // that period, as the one before: "the one before"
	SaysMore          // more or less, than in that period
	SaysTogether      // several things in one sum
	JoinsTogether     // stands between things only if they are added up: と
	SaysGave          // that money was spent, before who got it
	NamesTax          // a tax that is stored with expenses
	LeadsToRate       // a rate follows: "at"
	BetweenAmounts    // with … for each of two amounts: "between … and …"
	NamesAnything     // all that there is: "everything"
	SpreadsOnce       // an amount for each time that something was bought: "per visit"
	PointsAtEntry     // stands for what was just entered, in a question about its tax: "in it"
	OpensFollowing    // begins what changes the question before: "what about"
	ClosesFollowing   // the same at its end: 呢

	// Frames of questions, with … for the name of a group or of a unit of time.
	AsksWhich   // one of them is asked for: "which …"
	SplitsBy    // a figure of each: "by …"
	RanksBy     // the one with most: "top …"
	SpreadsOver // an amount for a unit of time: "per …"
	SpreadsEach // the same, or of what was spent a figure for each: 每…
	SplitsTime  // a figure for each unit of time

	// What stands in the frames.
	NamesCategories
	NamesShops
	NamesLabels
	NamesPeople
	NamesRates
	NamesWeekdays
	NamesDays
	NamesWeeks
	NamesMonths
	NamesYears

	// How often, as one word.
	SaysDaily
	SaysWeekly
	SaysMonthly
	SaysYearly

	// A whole message, with slots in braces for what it is about: "how was {period}".
	// Package rules says what may stand in which slot.
	ShowsCategories   // the categories and their rules
	AroundCategories  // stands around the word for them where they are asked for: "which … are there"
	AddsCategory      // that there be a new one: "create"
	AroundNewCategory // stands around its name
	ForgetsRule       // the rule that puts {words} into a category
	RenamesCategory   // {words} shall be called {value}
	MakesRule         // {words} belong to {value}, which may be a new category
	RulesKnown        // the same, where it is meant only if there is such a category
	Rules             // the same, where it is meant anyway
	SaysIsCategory    // the same, in words that are said of many things
	UndoesNumber
	RestoresNumber
	DeletesNumbers
	DeletesAll   // all with {words}
	DeletesWords // the one with {words}
	EditsNumber
	CorrectsEntry // what an expense should say
	CorrectsWords // the same of one that is named by its words
	PricesWords   // words and their price: "make the coffee 5"
	ShowsNumber
	NamesList     // asks for a list, beside a period: "list of"
	AroundList    // says nothing beside that: "full"
	SaysLogged    // that somebody has entered it: "that I logged"
	ListsExpenses // the last ones, or those of a {period}
	ListsDeleted  // those that were deleted
	Reports       // the present month, or a {period}
	ListsDay      // those of today
	ReportsDay    // today
	ReportsWeek   // the present week: "weekly report"
	ReportsYear   // the present year
	ReportsTime   // {words} that hold a number and should be a period
	ShowsChart
	ExportsCSV
	ExportsXLSX
	ExportsJSON
	NamesSheet     // a file for a spreadsheet: "excel"
	NamesCSV       // a file with commas
	AsksFile       // that a file be made or sent: "send me"
	AroundExport   // stands around these, besides a period: "all of it as a"
	NamesBudget    // what may be spent: "budget"
	StillLeft      // that some of it is left: "can I still spend"
	AroundLeft     // stands around these in a question
	AsksDifference // by how much more was spent on {words} than on {value}
	AsksShare      // what part of all spending {words} are
	FindsSpent     // how much was spent on {words}
	FindsWords     // what to list
	OpensWhether   // begins the question whether something was done: "did i"
	SaysEntered    // that something was logged or paid, beside its name: "entered"
	AsksWhether    // the same as a question by itself: 记了吗
	AroundWhether  // stands around these: "already"
	AsksWhatFor    // {words} were for
	ShowsSettings
	ShowsRoles    // who may do what
	GivesRole     // {words} shall be a {value}, or {words} are both
	RemembersThat // {words} are a fact to be remembered, as one of those that follow
	MayRemember   // the same, in words that also remind of things: "remember …"
	StatesName    // the writer's {value} is called {words}
	StatesNamed   // the same, in words that are said of many things
	StatesRole    // {words} are the name of the writer's {value}
	StatesIs      // the same of any {value}, in words that are said of many things
	StatesUsual   // {words} usually cost {amount}
	StatesPayday  // money comes on the {value}
	ForgetsFact   // the fact about {words} shall be forgotten
	ShowsMemory   // what is remembered
	SetsCurrency
	AroundSetting   // stands around the value of a setting, besides what follows: "my … to"
	SetsSetting     // that a setting be changed, or is: "set", "I want"
	SaysMine        // that a setting is the writer's: "my", "with us"
	NamesOwnAmounts // the amounts that the writer will name: "my prices"
	SwitchesSetting // the same, in words that need no name of the setting: "switch to"
	SaysHenceforth  // that something holds from now on, unless something else is said: "by default"
	NamesVATRate    // the word for the rate of a tax, where NamesRate has not got it
	NamesOwnMonth   // the month as somebody counts it: "my month"
	NamesMonthStart // the day on which it begins: "start of the month"
	SaysBegins      // that it begins on a day
	NamesSpeech     // the word for a language
	SaysSpeak       // that somebody speaks or writes: "answer me"
	LivesIn         // the place where the writer is follows, or stands before: "I moved to"
	SetsZone
	NamesZone // the word for a time zone
	SetsVAT
	EndsVAT
	AsksForVAT
	CountsNet      // amounts are without tax unless something else is said
	CountsGross    // with it
	StartsMonth    // the day on which months begin
	SpeaksLanguage // {language} shall be that of the answers
	AsksHelp
	AsksPrivacy
	Starts
	SaysFine // that all is well

	// What stands before the topic of a question about the bot itself.
	NamesHelp   // help with it is wanted, also behind it: "help with"
	AsksHowTo   // how it is done, in words that ask nothing else: "how do I"
	AsksAbility // what the bot can do, of which more may follow: "what else can you"
	AsksWhoBot  // who the bot is, as a whole message
	AsksWhatIs  // what a thing is, before or behind its name: "what is"
	AsksHow     // how, about anything: "how"
	AsksHowIn   // the same in the middle of a text whose words nothing parts
	MayAskHowTo // whether it is possible, or that it is wanted: "can I"
	EndsHowTo   // the same at the end

	// What is remembered is about.
	NamesRelation // who somebody is to the writer: "daughter"
	PointsAway    // stands for something else, or asks, where a name is expected: "das"
	NamesSecret   // what nobody should tell a bot: "password"
	NamesPayday   // the day on which money comes
	SaysUsual     // beside or around a thing, that it costs what it usually does: "my usual"

	// The roles.
	NamesOwner
	NamesMember
	NamesViewer

	// What stands in the slots of such messages, and around it.
	AroundPeriod     // says nothing beside a period: "during"
	EndsDay          // is glued behind the day of a month: "th"
	BeforeDay        // stands before it: "day"
	OpensSubject     // says nothing before what a rule is about: "everything from"
	OpensCategory    // the same before the name of a category
	ClosesCategory   // the same behind it: "from now on"
	PointsBack       // stands for something that was said before, or asks: "it"
	PointsBackWithin // the same at either end of words that nothing parts
	SaysUntaxed      // a rate of zero
	AsksHistory      // in answer to a card, what happened to its entry
	LogsQuoted       // beside what somebody else wrote, that it shall be logged
	BeforePayer      // before the name of whoever spent it: "for"
	BehindPayer      // behind it: "paid"
	NamesSelf        // that it was the writer: "me", "mine"
	SignsDelete      // likewise, that it shall go away, without a word
	Recurs           // that what was paid is paid again and again: "monthly"
	BeginsCommand    // begins what is a command even if the rest is not understood

	// Words that stand for a number in arithmetic, and are none where numbers are read.
	SaysHalf      // two of them are the whole: "half"
	SaysThirdPart // three
	SaysQuarter   // four
	SaysPair      // two of it: "both", "twice"
	SaysTriple    // three
	SaysDozen     // twelve
	SaysMyPart    // that somebody's part is meant, however large: "my share"
	SaysIPaid     // that the writer paid what follows of a price: "i put in"

	SaysOfAll // that a day is that of all things which stand before: "all", "both"

	// What something cost before it was reduced.
	PerHead              // that an amount is the price of each of some people: "a head"
	InsteadOfPrice       // that follows: "instead of"
	InsteadOfPriceBehind // it stands before: "yerine"
	UsedToCost           // the same, in words that are said of many things, unless SaysNow follows: "was"
	SaysNow              // between it and what was paid: "now"
	SaysReduced          // that it was reduced, beside both: "marked down"

	// LeadsPart leads to what one of several things was of their price: "of which".
	LeadsPart

	phraseCount
)

// phrases are the wordings of a language, with | between them.
type phrases map[Phrase]string

// Wordings returns how p is worded, in all languages.
func (p Phrase) Wordings() []string { return wordings().all[p] }

// Is reports whether words in lower case are a wording of p, the whole of them.
func (p Phrase) Is(words string) bool {
	return slices.Contains(wordings().endings.at(p, EndOf(words)), words)
}

// answers rule each other out in one language.
var answers = []Phrase{SaysYes, SaysAgreed, SaysNo, SaysCancel, SaysUnsure, SaysHello, SaysThanks}

// Answers reports whether words in lower case, the whole of them, are p to somebody
// who speaks a language. What is another answer there is that: так agrees in
// Ukrainian and hesitates in Russian, and "no" is no refusal in Polish.
func (p Phrase) Answers(words, language string) bool {
	if !p.Is(words) {
		return false
	}
	own := Named(language).phrases
	return own.has(p, words) || !slices.ContainsFunc(answers, func(q Phrase) bool { return own.has(q, words) })
}

func (own phrases) has(p Phrase, words string) bool {
	for w := range items(own[p]) {
		if w == words {
			return true
		}
	}
	return false
}

// Cut takes the longest wording of p from the beginning of a text, and what parts it
// from the rest.
func (p Phrase) Cut(text, language string) (rest string, ok bool) {
	text = strings.TrimLeft(plainSigns.Replace(text), separators)
	lower := strings.ToLower(text)
	if len(lower) != len(text) {
		text = lower // a rare letter is longer in lower case; then the rest loses its case
	}
	longest := 0
	for _, w := range p.Wordings() {
		if after, begins := strings.CutPrefix(lower, w); begins && len(w) > longest && p.endsAt(w, after) && p.Answers(w, language) {
			longest = len(w)
		}
	}
	if longest == 0 {
		return text, false
	}
	return strings.TrimLeft(text[longest:], separators), true
}

// endsAt reports whether a word ends between a wording and what follows it. Where
// nothing parts words another one must follow that continues an answer.
func (p Phrase) endsAt(wording, after string) bool {
	last, _ := utf8.DecodeLastRuneInString(wording)
	next, _ := utf8.DecodeRuneInString(after)
	switch {
	case after == "" || !unicode.In(next, unicode.L, unicode.M, unicode.Nd):
		return true
	case !IsUnspaced(last):
		return false
	case p == SaysBut || unicode.IsDigit(next):
		return true
	}
	return slices.ContainsFunc(SaysBut.Wordings(), func(w string) bool { return strings.HasPrefix(after, w) }) || isAnswer(after)
}

// isAnswer reports whether a text without spaces consists of answers: お願いします behind はい.
func isAnswer(text string) bool {
	for text = strings.Trim(text, separators+"."); text != ""; text = strings.TrimLeft(text, separators) {
		longest := 0
		for _, p := range []Phrase{SaysYes, SaysAgreed, SaysNo, SaysCancel, SaysPlease, SaysThanks} {
			longest = max(longest, p.Begins(text))
		}
		if longest == 0 {
			return false
		}
		text = text[longest:]
	}
	return true
}

// Begins returns how many bytes at the beginning of a text are the longest wording of p,
// whatever follows.
func (p Phrase) Begins(text string) int {
	return p.openedBy(text, func(_, _ string) bool { return true })
}

// Within reports whether a text in lower case holds a wording of p, be it a part of a word.
func (p Phrase) Within(text string) bool {
	for i := range text {
		if p.Begins(text[i:]) > 0 {
			return true
		}
	}
	return false
}

// separators stand between the parts of an answer and around it.
const separators = " ,!;:~…，。！、；：¡"

// Bare returns an answer as wordings are written: in lower case, with plain
// apostrophes and emoji and nothing around it.
func Bare(s string) string {
	return strings.Trim(plainSigns.Replace(strings.ToLower(s)), separators+".")
}

// plainSigns brings the variants of a sign together: how dark a hand is and whether
// it is drawn in colours says nothing.
var plainSigns = strings.NewReplacer("’", "'", "\ufe0f", "", "\ufe0e", "", "🏻", "", "🏼", "", "🏽", "", "🏾", "", "🏿", "")

// In reports whether a text in lower case holds a wording of p, as whole words. Scripts without
// spaces have no whole words.
func (p Phrase) In(text string) bool {
	before := ' '
	for i, r := range text {
		if !sameWord(before, r) && p.standsAt(text[i:]) {
			return true
		}
		before = r
	}
	return false
}

// standsAt reports whether a text begins with a wording of p that ends with a word.
func (p Phrase) standsAt(text string) bool {
	return p.openedBy(text, func(rest, wording string) bool { return !sameWord(LastRune(wording), FirstRune(rest)) }) > 0
}
