package parse

import (
	"strings"
	"sync"

	"chit/expense"
)

// A language is all that is known of one: its words for numbers, money, taxes,
// days and what people buy, and the habits of its writers.
type language struct {
	code string // ISO 639, "" for what belongs to no language

	words      vocabulary
	lists      []listWords
	dates      dateTable
	nations    string        // beginnings of adjectives, by what the codes of its currencies begin with: "US:americ,us"
	categories categoryWords // what people buy
	// categoryNames are what the categories themselves are called.
	categoryNames categoryWords
	shops         categoryWords
	pluralEndings []string // that a word may have besides what the tables say
	verbEndings   []string // of words that mostly are verbs

	currency      expense.Currency // of a language that is written in one place
	decimalComma  bool             // nearly all its writers use the decimal comma
	groupsBySpace bool             // 1 200 is one number
	verbLast      bool             // what somebody did stands at the end of the sentence
	verbsKnown    bool             // nearly all verbs of spending are in its table
	common        bool             // it turns up in the chats of every other
	cyrillic      bool             // it is meant by Cyrillic letters whose words tell nothing
}

// languages lists all. A word that several have with different meanings is
// decided by the order: the later one wins for money, the earlier one for dates
// and categories.
func languages() []*language {
	return []*language{
		&anybody, &english, &chinese, &german, &french, &spanish, &italian, &portuguese, &dutch,
		&japanese, &korean, &russian, &polish, &swedish, &turkish, &ukrainian,
		&czech, &romanian, &croatian, &vietnamese, &bulgarian, &arabic, &indonesian,
		&danish, &bokmal, &norwegian, &finnish, &slovak, &hungarian, &greek,
	}
}

var languagesByCode = sync.OnceValue(func() map[string]*language {
	m := make(map[string]*language)
	for _, l := range languages() {
		m[l.code] = l
	}
	return m
})

var unknownLanguage language

// languageNamed returns the language of a code, and one without any words if it
// is not known.
func languageNamed(code string) *language {
	if l := languagesByCode()[code]; l != nil && code != "" {
		return l
	}
	return &unknownLanguage
}

// everyLanguage has the bits of all languages.
const everyLanguage = ^uint32(0)

// languageBits are those of the languages by their code.
var languageBits = sync.OnceValue(func() map[string]uint32 {
	bits := make(map[string]uint32)
	for i, l := range languages() {
		bits[l.code] = 1 << i
	}
	bits[""] = everyLanguage // signs and abbreviations are everybody's
	return bits
})

// languageBit returns the bit of a language, 0 if it is not known.
func languageBit(code string) uint32 {
	if code == "" {
		return 0
	}
	return languageBits()[code]
}

// A list is words that the grammar asks for at one place, in whatever language.
type list uint64

const (
	traitDenial           list = 1 << iota // at the start it makes a line the correction of another: "no"
	traitBound                             // before an amount it makes it a bound: "from", "until"
	traitPerTime                           // makes an amount a price per time: "month"
	traitUndated                           // a time that is not read as a date: "christmas", "june"
	traitPreposition                       // what follows says more of the same thing: "with", "for"
	traitPayerPreposition                  // makes the person behind it no payer, as traitPreposition does: "à"
	traitTrailing                          // ends a description only because what it leads to was cut out
	traitWith                              // before a tax amount: "with 1.78 tax"
	traitPossessive                        // stands between a preposition and a person: "my"
	traitAuxiliary                         // stands between a person and what they did: "has"
	traitPaymentMeans                      // what people pay by: "visa"
	traitPlainSide                         // net or gross in full, which may stand alone
	traitDotted                            // an abbreviation that is written with a point: "incl."
	traitAloneSide                         // a side that needs no tax beside it: "ttc"
	traitGift                              // "present"
	traitGiver                             // who gave follows: "from"
	traitUncounted                         // looks like a plural and counts nothing: "groceries"
	traitApiece                            // before a price it may be that of one: "at", "×"
	traitReading                           // the number behind it is an hour, a day or read off a meter
	traitLoneNoun                          // a noun when nothing else describes the line: "taxes"
	traitRange                             // between two amounts of which one is meant: "to"
	traitPast                              // what follows is an amount and no rate: "was"
	traitOf                                // between a number and what it counts: "of"
	traitAround                            // stands around a period and changes nothing: "during"
	traitMeasured                          // makes the number before it no part of a date: "euro", "kg"
	traitNotBefore                         // a name of money that means something else before a number
	traitCapital                           // an abbreviation that needs a capital: in small letters it is a common word
	traitDollar                            // before $ it tells which dollar: "hk"
	traitYearPart                          // before a number it is a part of a year: Q1
	traitCountedBefore                     // before a number in characters it makes it a name: 第
	traitTreat                             // somebody paid for others: 请客
	traitPlace                             // a place and no name: 公司
	traitGivesTo                           // makes the person behind it no payer: 给
	traitPercentFirst                      // stands before a percentage: 百分之
	traitAddsTax                           // a plus that names the tax: 加税
	traitShortSide                         // a side in characters that needs a tax beside it: 含
	traitEndsMeasure                       // behind 块 it shows that it is money
	traitJoint                             // between an amount and its cents: 又
	traitZeroJoint                         // the same, and the cents are below ten: 零
	traitHalf                              // half of the unit before it: 半
	traitMore                              // makes the number before it inexact: 多
	traitSome                              // an amount without a number: 几块
	traitBuy                               // leads to what was bought, alone it is a thing: 买
	traitBeginsName                        // begins a name that it is glued to: 花
	traitCounter                           // stands between a number and what it counts: 杯
	traitNameEnd                           // a verb that ends a name: 吃
	traitPoint                             // cents as well as points: 分
	traitCentsEnd                          // shows that the digit before it was cents: 三块五的
	traitCompanion                         // behind a person who is no payer: に
	traitSmall                             // stands around what is looked for: "the", "in"
	traitZero                              // says the zero of a number in words
	traitTen                               // a ten behind which a unit is said: "on", 열
	traitTenToNineteen                     // a ten behind which seven, eight and nine are said: "dix"
	traitFour                              // counts twenties: "quatre"
	traitTwenty                            // is counted so
	traitSixty                             // a ten behind which ten to nineteen are said: "soixante"
	traitHalfAlone                         // adds a half without a joint: "buçuk"
	traitSubject                           // behind the person who did something: が
)

// listWords are words of a language with what they are listed as.
type listWords struct {
	list  list
	words string
}

var listed = sync.OnceValue(func() map[string]list {
	m := make(map[string]list, 512)
	for _, l := range languages() {
		for _, lw := range l.lists {
			for w := range strings.FieldsSeq(lw.words) {
				m[spaced(w)] |= lw.list
			}
		}
	}
	return m
})

// has reports whether a word in lower case is in the list of any language.
func (l list) has(word string) bool { return listed()[word]&l != 0 }
