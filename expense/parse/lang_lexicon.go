package parse

import (
	"strings"
	"sync"
	"unicode/utf8"

	"chit/expense"
)

// A role is what a word may do in a line about money. A word may have several;
// the grammar asks for the one that fits the place.
type role uint64

const (
	roleFiller    role = 1 << iota // says nothing at the edge of a description: "for", "I", "please"
	roleArticle                    // a filler that also begins names: "The Economist"
	roleSpend                      // money went: "spent", "paid", "bought"
	roleCost                       // joins a thing and its price: "cost", "was"
	roleAdd                        // asks to write something down: "add", "log"
	roleBan                        // shows that a text is not simply an expense: "would", "split"
	roleCommand                    // a command when it comes first: "delete", "report"
	roleTax                        // names a tax: "VAT", "税"
	roleRateNoun                   // "rate", "税率"
	roleNet                        // "net", "excl."
	roleGross                      // "gross", "incl."
	rolePlus                       // "plus", "+", "zzgl.": net before a tax, a list elsewhere
	roleNo                         // "no" before a tax
	roleFree                       // "tax free", "免税": the rate is zero
	roleGlue                       // stands between a tax and its figure: "is", "of", "at"
	rolePercent                    // "%", "percent"
	roleUnit                       // makes the number before it a count or a measure: "kg", "times"
	roleNumbered                   // makes the number after it a name: "room", "bus"
	roleRefund                     // money came back: "refund", "退款"
	roleReturned                   // a verb that says so: "returned"
	roleAnd                        // joins: "and", "和"
	roleAt                         // place or time follows: "at", "在"
	roleFor                        // "for": a price or a head count follows
	roleScale                      // multiplies the number before it: "k", "million"
	roleWord                       // a number in a word: "ten"
	roleDe                         // stands between a scale and its currency: "millones de euros"
	rolePhrase                     // begins a phrase of several words
	roleTaxObject                  // makes a following tax the thing that was paid: "income tax"
	roleHint                       // shows the language of a text
	roleEstimate                   // "about", "大约": the number is not exact
	roleIncome                     // speaks of money that is no expense: "salary", "sold"
	roleHalf                       // adds a half to a number: "and a half", "buçuk"
	rolePart                       // makes the number behind it inexact: "a few hundred"
	rolePeriod                     // speaks of time, so that a year may follow: "in", "summer"
	roleNotSpent                   // money that the writer did not spend: "salary", "unpaid", "payout"
	rolePerson                     // another who may have paid: "wife", "company"
	rolePaid                       // what others do: "pagó", 请的; roleSpend has what the writer does as well
	roleBy                         // who paid follows: "by", "von"
	rolePoint                      // the decimal point in words: "one point five"
)

// A lexeme is what is known about a word.
type lexeme struct {
	roles    role
	mark     *mark
	scale    int32 // power of ten, for roleScale
	number   int64 // for roleWord
	half     bool  // and a half: "anderthalb"
	language string
	spoken   uint32 // languages in which it is a number or a scale, by [languageBit]
	clashes  uint32 // languages in which it is another word as well
}

func (l *lexeme) is(r role) bool { return l != nil && l.roles&r != 0 }

// A vocabulary is what a language has of words about money. Lists are separated by
// white space; an underscore stands for a space within a phrase.
type vocabulary struct {
	words   []roleWords
	scales  string // "3:k,thousand 6:million"
	numbers string // "1:one 2:two"
	halves  string // a half more than the number: "1:anderthalb"
	// clashes are words of this language that are numbers in another.
	clashes string
	// compounds are the parts of numbers that are written as one word, besides
	// numbers and scales; joints stand between a unit and a ten.
	compounds string
	joints    string
	// endings are those of words that can only be numbers, however they are spelled.
	endings string
	marks   string // "EUR:euro,euros ~dollar:dollar", see addMarks
}

type roleWords struct {
	roles role
	list  string
}

// A dictionary finds lexemes. Words of scripts without spaces are found by
// their beginning, so for each first rune the longest length is kept.
type dictionary struct {
	words   map[string]*lexeme
	longest map[rune]int // in runes, for words of scripts without spaces
	parts   map[string][]numberPart
	endings []string
}

// lexicon is built when the first text is read: a process that only shows a
// report does not pay for it.
var lexicon = sync.OnceValue(func() *dictionary {
	d := &dictionary{
		words: make(map[string]*lexeme, 4096), longest: make(map[rune]int, 256), parts: make(map[string][]numberPart, 256),
	}
	for _, c := range expense.Currencies() {
		d.word(strings.ToLower(string(c))).mark = &mark{code: c, symbol: string(c), iso: true}
	}
	for _, l := range languages() {
		d.add(l)
	}
	for w := range d.words {
		d.index(w)
	}
	return d
})

func (d *dictionary) add(own *language) {
	v := &own.words
	for _, rw := range v.words {
		for w := range strings.FieldsSeq(rw.list) {
			l := d.word(spaced(w))
			l.roles |= rw.roles
			if rw.roles&roleHint != 0 {
				l.hint(own.code)
			}
		}
	}
	bit := languageBits()[own.code]
	eachOf(v.scales, func(power int64, w string) {
		l := d.word(w)
		l.roles |= roleScale
		l.scale = int32(power)
		l.spoken |= bit
	})
	number := func(n int64, w string) {
		l := d.word(w)
		l.roles |= roleWord
		l.number = n
		l.spoken |= bit
	}
	eachOf(v.numbers, number)
	eachOf(v.halves, func(n int64, w string) {
		number(n, w)
		d.word(w).half = true
	})
	for w := range strings.FieldsSeq(v.clashes) {
		d.word(w).clashes |= bit
	}
	d.addParts(v, bit)
	d.addMarks(v)
}

// hint notes that the word belongs to a language; one that belongs to two shows
// neither.
func (l *lexeme) hint(language string) {
	if l.language == "" || l.language == language {
		l.language = language
		return
	}
	l.language = "-"
}

func (d *dictionary) word(w string) *lexeme {
	l := d.words[w]
	if l == nil {
		l = &lexeme{}
		d.words[w] = l
	}
	return l
}

func (d *dictionary) index(w string) {
	if first, _, isPhrase := strings.Cut(w, " "); isPhrase {
		d.word(first).roles |= rolePhrase
		return
	}
	if r, _ := utf8.DecodeRuneInString(w); unspaced(r) {
		d.longest[r] = max(d.longest[r], utf8.RuneCountInString(w))
	}
}

// eachOf calls f for each word of a list such as "3:k,thousand 6:million".
func eachOf(list string, f func(n int64, word string)) {
	for item := range strings.FieldsSeq(list) {
		n, words, _ := strings.Cut(item, ":")
		var value int64
		for _, c := range n {
			value = value*10 + int64(c-'0')
		}
		for w := range strings.SplitSeq(words, ",") {
			f(value, spaced(w))
		}
	}
}

func spaced(w string) string { return strings.ReplaceAll(w, "_", " ") }
