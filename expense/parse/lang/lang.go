package lang

import (
	"slices"
	"strings"
	"sync"

	"chit/expense"
)

// A language is all that is known of one: its words for numbers, money, taxes,
// days and what people buy, and the habits of its writers.
type language struct {
	code string // ISO 639, "" for what belongs to no language
	// Examples are sentences that can be typed, line by line, for people in whose language
	// the catalogues do not speak.
	Examples    string
	Corrections string // the same, which correct what was entered

	// spelledOut writes umlauts as people do whose keyboard has none, ä as ae, or what takes a
	// second key without it, 썼 as 썻.
	spelledOut *strings.Replacer

	Words     vocabulary
	regional  []regional // what differs between its regions
	lists     []listWords
	phrases   phrases // of answers and claims
	commands  phrases // of what people want done
	questions phrases // of how much was spent
	// everyWeekday are the words for all such days of a period, Sunday first: "on Fridays".
	everyWeekday [7]string
	requests     phrases // of whole messages, with slots
	topics       topicWords
	cues         cues   // of what a text is about
	labels       labels // of printed texts
	model        modelWords
	dates        DateTable
	nations      string // beginnings of adjectives, by what the codes of its currencies begin with: "US:americ,us"
	// lands and cities are places by the money that people pay there: "JPY:tokyo,kyoto". One
	// with capital letters is a place only in this spelling: "Turkey".
	lands, cities string
	categories    categoryWords // what people buy
	// zones are time zones by what places there are called. The first is the city that the
	// zone is named after, unless that is its English name alone: "Europe/London:londra".
	zones string
	// languageNames are what languages are called in this one, by their codes.
	languageNames map[string]string
	// categoryNames are what the categories themselves are called.
	categoryNames categoryWords
	shops         categoryWords
	// pluralEndings are those that a word may have besides what the tables say. One
	// such as "a:e" takes the place of another; such are of plurals and of the case
	// behind "on" in questions, and the tables do without.
	pluralEndings []string
	// caseEndings are those that a thing of the tables may have in another case instead
	// of its own, as "а:у".
	caseEndings []string
	// prepositions lead from a thing to where it was bought, for whom or with whom.
	prepositions string
	// VerbEndings are those of words that mostly are verbs; behind = stands a whole word.
	VerbEndings []string
	// NounEndings are those of VerbEndings that as many nouns have.
	NounEndings []string
	// ParticipleBeginnings tell participles from nouns where a capital letter tells nothing.
	ParticipleBeginnings []string

	// OthersHave are auxiliaries of what somebody did who is not the writer: "hat".
	OthersHave []string
	// Ourselves make a verb in the third person the writer's as well: "on a payé".
	Ourselves []string

	// AtEach makes the number behind it the price of one: "3 cervezas a 2,50". Other
	// languages have the word for something else.
	AtEach string

	currency      expense.Currency // of a language that is written in one place
	DecimalComma  bool             // nearly all its writers use the decimal comma
	PointRegions  string           // where it is written with the decimal point all the same
	GroupsBySpace bool             // 1 200 is one number
	OrdinalPoint  bool             // a point behind a number makes an ordinal of it
	ExactUnits    bool             // 一百二 is 102 and not 120
	UnitsFirst    bool             // fünfundvierzig: the unit stands before the ten
	CentsBehind   bool             // "and" stands between an amount and its cents: due e ottanta
	HundredsLeft  bool             // the hundred is left out behind thousands: mille e due is 1200
	HundredsSaid  bool             // nobody leaves the hundred out: "deux vingt" is never 220
	VerbLast      bool             // what somebody did stands at the end of the sentence
	VerbTells     bool             // the form of a verb tells whether the writer did it
	SubjectBehind bool             // who did something may stand right behind the verb
	FreeOrder     bool             // what was bought may stand before the verb as well as behind it
	NounsCapital  bool             // a capital letter makes a word a noun
	JoinsNouns    bool             // nouns are joined to one word: Bahnticket
	NounsStack    bool             // nouns stand side by side, and some are verbs as well: "tea set"
	VerbsKnown    bool             // nearly all verbs of spending are in its table
	unspaced      bool             // no spaces stand between its words
	kana          bool             // characters that stand for sounds are among its characters
	Common        bool             // it turns up in the chats of every other
	cyrillic      bool             // it is meant by Cyrillic letters whose words tell nothing
}

// declared lists all languages as their files have them.
func declared() []*language {
	return []*language{
		&anybody, &english, chineseInBoth(), &german, &french, &spanish, &italian, &portuguese, &dutch,
		&japanese, &korean, &russian, &polish, &swedish, &turkish, &ukrainian,
		&czech, &romanian, &croatian, &vietnamese, &bulgarian, &arabic, &indonesian,
		&danish, &bokmal, &norwegian, &finnish, &slovak, &hungarian, &greek, &serbian, &world,
	}
}

var languagesByCode = sync.OnceValue(func() map[string]*language {
	m := make(map[string]*language)
	for _, l := range languages() {
		m[l.code] = l
	}
	return m
})

// PluralEndings returns by which endings the plural of a word in a language differs
// from the singular. People write English everywhere.
func PluralEndings(code string) []string {
	own := Named(code)
	if code == english.code {
		return own.pluralEndings
	}
	return slices.Concat(english.pluralEndings, own.pluralEndings)
}

// Endings are the [PluralEndings] and those of cases: "kawę" is a form of "kawa".
func Endings(code string) []string {
	return slices.Concat(PluralEndings(code), Named(code).caseEndings)
}

var unknownLanguage language

// Named returns the language of a code, and one without any words if it
// is not known.
func Named(code string) *language {
	if l := languagesByCode()[code]; l != nil && code != "" {
		return l
	}
	return &unknownLanguage
}

// UnitsFirst has the bits of the languages that say the unit before the ten.
var UnitsFirst = sync.OnceValue(func() uint32 { return bitsOf(func(l *language) bool { return l.UnitsFirst }) })

// CentsBehind has the bits of those that join the cents to an amount with "and".
var CentsBehind = sync.OnceValue(func() uint32 { return bitsOf(func(l *language) bool { return l.CentsBehind }) })

// HundredsLeft has the bits of those that leave the hundred out behind thousands.
var HundredsLeft = sync.OnceValue(func() uint32 { return bitsOf(func(l *language) bool { return l.HundredsLeft }) })

// HundredsSaid has the bits of those in which nobody leaves the hundred out.
var HundredsSaid = sync.OnceValue(func() uint32 { return bitsOf(func(l *language) bool { return l.HundredsSaid }) })

func bitsOf(has func(*language) bool) uint32 {
	var bits uint32
	for i, l := range languages() {
		if has(l) {
			bits |= 1 << i
		}
	}
	return bits
}

// Every has the bits of all languages.
const Every = ^uint32(0)

// bitsByCode are those of the languages by their code.
var bitsByCode = sync.OnceValue(func() map[string]uint32 {
	byCode := make(map[string]uint32)
	for i, l := range languages() {
		byCode[l.code] = 1 << i
	}
	byCode[""] = Every // signs and abbreviations are everybody's
	return byCode
})

// Bit returns the bit of a language, 0 if it is not known.
func Bit(code string) uint32 {
	if code == "" {
		return 0
	}
	return bitsByCode()[code]
}

// A List is words that the grammar asks for at one place, in whatever language.
type List uint16

const (
	Denial             List = iota // at the start it makes a line the correction of another: "no"
	OpeningBeforeDay               // so does this before a day: 那个昨天
	Opening                        // people begin to speak with it, and it says nothing: "ok so"
	SpendsBeforeAmount             // tells of spending where people begin to speak and an amount follows: "dropped 60"
	Hedge                          // the amount beside it is not exact, or remembered: "about", "i think"
	Maybe                          // the writer is not sure of what stands beside it: "perhaps"
	Bound                          // before an amount it makes it a bound: "from", "until"
	PerTime                        // makes an amount a price per time: "month"
	Undated                        // a time that is not read as a date: "christmas", "june"
	Preposition                    // what follows says more of the same thing: "with", "for"
	PayerPreposition               // makes the person behind it no payer, as Preposition does: "à"
	Trailing                       // ends a description only because what it leads to was cut out
	With                           // before a tax amount, or what is in a price: "with 1.78 tax", "with breakfast"
	Indefinite                     // an article that counts one: "a"
	Possessive                     // stands between a preposition and a person: "my"
	Auxiliary                      // stands between a person and what they did: "has"
	GivenName                      // what people are called, in the case of who did something: "anna", "оля"
	PaymentMeans                   // what people pay by: "visa"
	PlainSide                      // net or gross in full, which may stand alone
	Dotted                         // an abbreviation that is written with a point: "incl."
	AloneSide                      // a side that needs no tax beside it: "ttc"
	Gift                           // "present"
	Giver                          // who gave follows: "from"
	Got                            // what came from whoever is named behind it: "got"
	Visited                        // whom people see by appointment: "dentist"
	Weighs                         // the number behind it is a weight, whatever is weighed: "weighs"
	Waits                          // a number beside it is how long: "waited"
	Ticket                         // lets somebody in or along, which the word beside it tells: "ticket"
	Sends                          // sends money, or is what it is sent by: "sent", "bizum"
	Found                          // found money, or a thing that had a price: "found"
	Back                           // behind a verb of giving or getting, the money came back: "zurück"
	Returning                      // gives back what was bought, so that its price comes back: "return"
	Returns                        // such a verb that alone tells nothing: "got", "paid"
	Uncounted                      // looks like a plural and counts nothing: "groceries"
	NumberEnding                   // of a case, also written behind a number without an apostrophe: 1200den
	NumberCase                     // the same, which may be something else in other languages: 1200e
	NumberPast                     // what a number was: 2500dü
	Apiece                         // before a price it may be that of one: "at", "×"
	Twice                          // an adverb that multiplies by two: "twice"
	Thrice                         // the same by three: "dreimal"
	FourTimes                      // and by four: "viermal"
	OfEach                         // between a count of things and a price it is that of one: "biglietti da 1,50"
	Reading                        // the number behind it is an hour, a day or read off a meter
	LoneNoun                       // a noun when nothing else describes the line: "taxes"
	Range                          // between two amounts of which one is meant: "to"
	Past                           // what follows is an amount and no rate: "was"
	Of                             // between a number and what it counts: "of"
	Around                         // stands around a period and changes nothing: "during"
	Measured                       // makes the number before it no part of a date: "euro", "kg"
	NotBefore                      // a name of money that means something else before a number
	Capital                        // an abbreviation that needs a capital: in small letters it is a common word
	Dollar                         // before $ it tells which dollar: "hk"
	YearPart                       // before a number it is a part of a year: Q1
	CountedBefore                  // before a number in characters it makes it a name: 第
	Treat                          // somebody paid for others: 请客
	Place                          // a place and no name: 公司
	GivesTo                        // makes the person behind it no payer: 给
	PercentFirst                   // stands before a percentage: 百分之
	AddsTax                        // a plus that names the tax: 加税
	ShortSide                      // a side in characters that needs a tax beside it: 含
	EndsMeasure                    // behind 块 it shows that it is money
	Particle                       // belongs to the word that it is glued to: を, 는
	Joint                          // between an amount and its cents: 又
	ZeroJoint                      // the same, and the cents are below ten: 零
	Half                           // half of the unit before it: 半
	More                           // makes the number before it inexact: 多
	Some                           // an amount without a number: 几块
	Buy                            // leads to what was bought, alone it is a thing: 买
	BeginsName                     // begins a name that it is glued to: 花
	Counter                        // stands between a number and what it counts: 杯
	NameEnd                        // a verb that ends a name: 吃
	Point                          // cents as well as points: 分
	CentsEnd                       // shows that the digit before it was cents: 三块五的
	Companion                      // behind a person who is no payer: に
	Small                          // stands around what is looked for: "the", "in"
	PriceOf                        // between a price and what is taken off it: の
	Clock                          // behind a number that is an hour: "pm", 点
	AlsoHours                      // the same, and how long something takes: "uur"
	HourMark                       // the same, or a length of time: "h"
	PartOfDay                      // beside an hour it says which: 晚上
	BeforeClock                    // may stand before an hour: "at"
	LeadsToClock                   // makes the number behind it an hour: "a las"
	TenThousand                    // a letter for ten thousand that is glued to digits: 3w
	Zero                           // says the zero of a number in words
	Ten                            // a ten behind which a unit is said: "on", 열
	TenToNineteen                  // a ten behind which seven, eight and nine are said: "dix"
	Four                           // counts twenties: "quatre"
	Twenty                         // is counted so
	Sixty                          // a ten behind which ten to nineteen are said: "soixante"
	HalfAlone                      // adds a half without a joint: "buçuk"
	JoinsHalf                      // leads to the half that is added to a number, where it is not "and": с половиной
	ExactUnit                      // a unit of money before which 一百二 is 102
	Subject                        // behind the person who did something: が
	TopicParticle                  // a Subject behind what a sentence is about, be it somebody or not: は
	PlaceParticle                  // behind the place where something was bought: で
	FunctionWord                   // an article, a pronoun, a preposition or an auxiliary: nothing is called by it
	NotSold                        // called like something that people buy in another language: "pide" is bread in Turkish
	Grand                          // a thousand, where it was spent: "штуку"
	Sheet                          // counts notes: 张
	TenthsKept                     // behind a number it leaves so many tenths of a price: 折
	TenthsOff                      // behind a number it takes so many tenths off a price: 割引
	ThingItself                    // glued to a verb or an adjective it is the thing: 거 of 비싼거
	One                            // one of something, before its price: 一
	Threshold                      // before a number from which on something is taken off: 满
	Points                         // are paid with as money is: ポイント
	HalfPrice                      // something was sold for half of what it costs: 半額
	Cuts                           // stands between a price and what is taken off it: 用
	Heads                          // behind a number it counts people: "people", 人
	Fellows                        // behind a number, people besides the writer: "friends"
	ServiceCharge                  // beside a percentage, what is charged for the service: "service"
	SplitAmong                     // behind people it says that they shared: 分
	Due                            // says of a bill that it is not paid, even when it has been: "overdue"
	Acquires                       // what another person did to have something: "got", "rents"
	Recipient                      // before a person for whom something was bought: "meinem"
	StreetBefore                   // before the name of a street: "rua"
	Street                         // the same, and nothing else: "rua", but not "corso"
	StreetEnd                      // ends the name of one in a script without spaces: 로
	StreetBehind                   // behind it: "avenue"
	AddressPart                    // beside a number, a part of an address: "apt", "postal code"
	Journey                        // speaks of a train or a flight: "gate"
	CookMeasure                    // how much of something a recipe takes: "g", "cups"
	CodeWord                       // a word of programming languages: "return"
	CodeSign                       // a sign of theirs: "{"
	Program                        // begins a line of a shell: "git"
	Subcommand                     // what programs are told to do: "checkout"
	RateOn                         // between a tax rate and the amount that has it: "on"
	Or                             // between two amounts of which one was paid: "or"
	OrInTwo                        // the same in two words: "or maybe"
	Either                         // before the first of them: "either"
	Amid                           // before the ends of an estimate, which "and" or "to" joins: "between"
	AmidBehind                     // the same behind them: 之间
	UpFrom                         // before the ends of an estimate that UpTo joins: "from"
	UpTo                           // joins them: "to"
	LoweredFrom                    // before the price that was reduced, where UpFrom has not got it: "z"
	LoweredTo                      // between it and what was paid, where UpTo has not got it: "auf"
	SoldFor                        // the same, and what was paid for it follows: "por"
	CategoryWord                   // the word for a category, before its name: "category"
	CategoryMark                   // the same with a colon only: "cat"
	CategoryIs                     // may stand between that word and the name: "is"
	CategoryBefore                 // may stand before that word: "in", "the"
	CategoryBehind                 // is glued behind the name of a known category: 类, として
	CategoryEnd                    // ends the name of a new one: "and", で
	FiledUnder                     // the name of a category follows: "under"
	TakenAs                        // the name of a known category may follow: "as"
	HourSign                       // behind the hour of a time: 时
	MinuteSign                     // behind its minutes or seconds: 分
	NoName                         // a character that no name begins with or holds: の
	Tenant                         // somebody who pays rent to the writer: "lodger"
	Interest                       // a bank pays it as well as takes it
	Object                         // behind what was bought, before how many: を
	Premises                       // the number behind it is that of a flat, a house or a room: "flat", 单元
	Paged                          // the number behind it is never a price: "pages", "chapter"
	Venue                          // the number beside it says where one is expected: "ward", "этаж"
	Seat                           // the number behind it says where somebody sits: "coach"
	Petrol                         // glued before a number it makes it a kind of petrol: "euro95"
	Gauge                          // the number beside it is read off something: "temperature", "size", "version"
	Size                           // the number behind it is that of something to wear: "taille"
	Code                           // the number behind it opens a door or an account: "password", "kod"
	Departs                        // leaves at an hour: "treno"
	LeadsToDeparture               // between that and its hour: "delle"
	Instalment                     // one of several payments, numbered behind it: "parcela 2/5"
	Appointment                    // an hour at which one is expected: "afspraak"
	Begins                         // says that something begins or leaves at an hour: "starts"
	Team                           // plays games that have scores
	Model                          // the number behind it is that of a model: 小米
	Included                       // behind a part of a price: 포함
	Versus                         // between the figures of a score: "a", 対
	Won                            // somebody won or lost a game: "beat"
	Gamble                         // money is lost at it and spent on it: "poker"
	Within                         // the place follows where somebody is: "in"
	PlaceArticle                   // may stand between that and the place: "the"
	Travel                         // what people pay for where they travel, or do there: "hotel", 吃
	Stay                           // somebody is away on it: "trip"
	During                         // one that is under way follows: "on", "lors"
	Toward                         // the place follows where it goes: "to"
	Litre                          // names the litre: "l", リッター
	Kilo                           // names the kilogram: "kg", キロ
	Gram                           // names the gram: "g", グラム
	Hectogram                      // names a tenth of it: "etto"
	Decagram                       // names a hundredth of it: "dag"
	HalfKilo                       // names half a kilogram, as a number of it: "полкило"
	Pound                          // names the pound as a weight, which is half a kilogram but in English: "Pfund"
	Metered                        // a unit by which things are sold and never packed: "kWh", "gallon"
	PerEnd                         // behind a unit, the amount is the price of one: 당, あたり
	Worth                          // between the price of one and what was bought, which may be counted behind it: 짜리
	OneWay                         // an amount beside it is the price of one way: 單程
	Leg                            // one of the two ways of a trip: "there", "ida", "retour"
	BothWays                       // somebody went there and back: 往復
	Trip                           // counts how often somebody went somewhere: 趟
	FilledUp                       // behind the grade of petrol: 95加滿
	Discount                       // what was taken off a price, which is nothing that people buy as a voucher is
	Saves                          // beside an amount, that was taken off a price, or put by: "gespart"
	TakesOff                       // the same of what a voucher does, which says other things elsewhere: "quitó", снял
	Piece                          // abbreviates "piece", of which an amount before it may be the price: "szt."
	Change                         // coins that came back, which were not spent: "Wechselgeld"
	OneMoney                       // before a number in words it is one of it, and the cents follow: "buck fifty"
	International                  // people write it in whatever language, if but one has it in a table: "app"
	NotThere                       // behind a place it shows that nobody is there: 机票, 風

	lists // how many there are
)

// listWords are words of a language with what they are listed as.
type listWords struct {
	list  List
	words string
}

// A listSet is the lists that a word is in.
type listSet [(lists + 63) / 64]uint64

func (s *listSet) add(l List) { s[l/64] |= 1 << (l % 64) }

func (s listSet) has(l List) bool { return s[l/64]&(1<<(l%64)) != 0 }

var listed = sync.OnceValue(func() map[string]listSet {
	m := make(map[string]listSet, 2048)
	for _, l := range languages() {
		for _, lw := range l.lists {
			for w := range strings.FieldsSeq(lw.words) {
				in := m[spaced(w)]
				in.add(lw.list)
				m[spaced(w)] = in
			}
		}
	}
	return m
})

// Has reports whether a word in lower case is in the list of any language.
func (l List) Has(word string) bool { return listed()[word].has(l) }

// IsElsewhere reports whether a word in the list is none of it in a language that has others there:
// "do" tells in Portuguese who gave, and in Polish who got.
func (l List) IsElsewhere(word, language string) bool {
	others := false
	for _, lw := range Named(language).lists {
		if lw.list != l {
			continue
		}
		if slices.Contains(strings.Fields(lw.words), word) {
			return false
		}
		others = true
	}
	return others
}

// begun are the beginnings of listed wordings of several words: the first word, or in a script without
// spaces all characters but the last ones.
var begun = sync.OnceValue(func() map[string]listSet {
	m := make(map[string]listSet)
	for w, in := range listed() {
		first := strings.IndexAny(w, " -")
		for i := range w {
			if i == first || i > 0 && first < 0 && IsUnspaced(FirstRune(w)) {
				all := m[w[:i]]
				for k := range all {
					all[k] |= in[k]
				}
				m[w[:i]] = all
			}
		}
	}
	return m
})

// GoesOn reports whether a wording in the list of any language begins with a word in lower case and
// has more.
func (l List) GoesOn(word string) bool { return begun()[word].has(l) }
