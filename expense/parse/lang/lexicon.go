package lang

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
	RoleFiller        role = 1 << iota // says nothing at the edge of a description: "for", "I", "please"
	RoleArticle                        // a filler that also begins names: "The Economist"
	RoleSpend                          // money went: "spent", "paid", "bought"
	RoleCost                           // joins a thing and its price: "cost", "was"
	RoleAdd                            // asks to write something down: "add", "log"
	RoleBan                            // shows that a text is not simply an expense: "would", "split"
	RoleCommand                        // a command when it comes first: "delete", "report"
	RoleTax                            // names a tax: "VAT", "税"
	RoleRateNoun                       // "rate", "税率"
	RoleNet                            // "net", "excl."
	RoleGross                          // "gross", "incl."
	RoleSubtotal                       // what a bill calls its net beside the tax: "subtotal", "小计"
	RoleTotal                          // what it calls its gross: "total", "合计"
	RolePlus                           // "plus", "+", "zzgl.": net before a tax, a list elsewhere
	RoleNo                             // "no" before a tax
	RoleFree                           // "tax free", "免税": the rate is zero
	RoleGlue                           // stands between a tax and its figure: "is", "of", "at"
	RolePercent                        // "%", "percent"
	RoleUnit                           // makes the number before it a count or a measure: "kg", "times"
	RoleNumbered                       // makes the number after it a name: "page", "gate"
	RoleOftenNumbered                  // the number after it is its name or its price: "room", "bus"
	RoleRefund                         // money came back: "refund", "退款"
	RoleReturned                       // a verb that says so, also of what was only borrowed: "returned"
	RoleAnd                            // joins: "and", "和"
	RoleAt                             // place or time follows: "at", "在"
	RoleFor                            // "for": a price or a head count follows
	RoleScale                          // multiplies the number before it: "k", "million"
	RoleWord                           // a number in a word: "ten"
	RoleDe                             // stands between a scale and its currency: "millones de euros"
	RolePhrase                         // begins a phrase of several words
	RoleTaxObject                      // makes a following tax the thing that was paid: "income tax"
	roleHint                           // shows the language of a text
	RoleEstimate                       // "about", "大约": the number is not exact
	RoleMoney                          // speaks of money rather than of what it bought: "loan", "budget"
	RoleHalf                           // adds a half to a number: "and a half", "buçuk"
	RolePart                           // makes the number behind it inexact: "a few hundred"
	RoleInexact                        // makes the number before it inexact: "odd", "y pico"
	RolePeriod                         // speaks of time, so that a year may follow: "in", "summer"
	RoleNotSpent                       // money that did not change hands, or not the writer's: "unpaid", "owes"
	RoleIncome                         // money came in: "salary", "sold". With RoleRefund it may have come back: "sent me"
	RoleMoved                          // money that the writer only moved, unless it is a fee: "savings", "withdrew", "lent"
	RoleOrSpent                        // beside other roles: unless the money was spent: "transferred"
	RoleGave                           // with RolePaid: the writer got what the other gave: "gaf"
	RoleIncidental                     // elsewhere a matter of its own, but not beside a word for a kind of entry: "account"
	RolePerson                         // another who may have paid: "wife", "company"
	RolePaid                           // what others do: "pagó", 请的; RoleSpend has what the writer does as well
	RoleInvited                        // what others have done behind "has": "eingeladen"
	RoleBy                             // who paid follows: "by", "von"
	RolePoint                          // the decimal point in words: "one point five"
	RoleDocument                       // the number of a document may follow: "receipt", "invoice"
	RolePayable                        // a document that is paid, so that the number may be its amount: "invoice"
	RoleExempt                         // why a rate is zero, the tax does not apply: "exempt"
	RoleReverse                        // the same, the buyer owes it: "reverse charge"
	RoleTimes                          // multiplies two numbers: "times"
	RoleDivided                        // divides two numbers: "divided by"
	RoleMinus                          // takes a number off another: "minus"
	RoleEach                           // beside an amount it makes it the price of one: "each", 每
	RolePer                            // behind an amount it leads to what it is the price of: "per", "a"
	RoleOff                            // beside an amount or percentage it takes it off: "discount", "voucher"
	RoleTip                            // a number added to another is one: "tip"
	RoleShare                          // the writer's part of an amount: "half of", see Share
	RoleShared                         // others had a part of it: "split", "zu dritt"
)

// A Lexeme is what is known about a word.
type Lexeme struct {
	Roles    role
	Mark     *Mark
	Scale    int32 // power of ten, for RoleScale
	Number   int64 // for RoleWord; of others about how many they are: "vingtaine"
	Half     bool  // and a half: "anderthalb"
	Share    int64 // by what an amount is divided, for RoleShare and RoleShared; 0 if that is said elsewhere
	Language string
	Spoken   uint32 // languages in which it is a number or a scale, by [Bit]
	Clashes  uint32 // languages in which it is another word as well
	articles uint32 // languages in which it has RoleArticle
	ands     uint32 // languages in which it has RoleAnd
	senses   []sense
}

// A sense is what a word is in a language that has it as well as others, where its roles
// differ: "renta" is a rent in Spanish, and a pension in Polish.
type sense struct {
	languages uint32
	regional  *regional // where it is that, nil for all of the language
	*Lexeme
}

// In returns what is known of the word in a region where it is of a language, given by its
// [Bit], or of the next if that does not have it; what any language knows of it if none of
// them does.
func (l *Lexeme) In(region string, languages ...uint32) *Lexeme {
	if l == nil || l.senses == nil {
		return l
	}
	for _, bit := range languages {
		for i := range l.senses {
			if s := &l.senses[i]; s.languages&bit != 0 && (s.regional == nil || s.regional.in(region)) {
				return s.Lexeme
			}
		}
	}
	return l
}

func (l *Lexeme) Is(r role) bool { return l != nil && l.Roles&r != 0 }

// IsArticleIn reports whether a word is an article in a language, whatever it is in others:
// "il" is a person in French.
func (l *Lexeme) IsArticleIn(language string) bool { return l != nil && l.articles&Bit(language) != 0 }

// IsAndIn reports whether a word joins things in a language, whatever it does in others: "en" is a
// preposition in Spanish and French.
func (l *Lexeme) IsAndIn(language string) bool { return l != nil && l.ands&Bit(language) != 0 }

// Opens reports whether a text in lower case begins with a word or sign that has a role.
func (d *Dictionary) Opens(text string, r role) bool {
	for i := range text {
		if i > longestEdge {
			return false
		}
		if !joined(text[:i], text[i:]) && d.Words[text[:i]].Is(r) {
			return true
		}
	}
	return d.Words[text].Is(r)
}

// Closes reports whether a text in lower case ends with a word or sign that has a role.
func (d *Dictionary) Closes(text string, r role) bool {
	for i := range text {
		if len(text)-i <= longestEdge && !joined(text[:i], text[i:]) && d.Words[text[i:]].Is(r) {
			return true
		}
	}
	return false
}

// longestEdge is how many bytes a word at the edge of a text has at most.
const longestEdge = 24

// A vocabulary is what a language has of words about money. Lists are separated by
// white space; an underscore stands for a space within a phrase.
type vocabulary struct {
	words   []roleWords
	scales  string // "3:k,thousand 6:million"
	numbers string // "1:one 2:two"
	rounds  string // about so many, beside a currency: "20:vingtaine"
	halves  string // a half more than the number: "1:anderthalb"
	shares  string // the writer's part of an amount: "2:half_of"
	sharers string // how many had one: "3:zu_dritt", "0:split"
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

// A Dictionary finds lexemes. Words of scripts without spaces are found by
// their beginning, so for each first rune the longest length is kept.
type Dictionary struct {
	Words   map[string]*Lexeme
	Longest map[rune]int // in runes, for words of scripts without spaces
	parts   map[string][]numberPart
	Endings []string
}

// Words is built when the first text is read: a process that only shows a
// report does not pay for it.
var Words = sync.OnceValue(func() *Dictionary {
	d := &Dictionary{
		Words: make(map[string]*Lexeme, 4096), Longest: make(map[rune]int, 256), parts: make(map[string][]numberPart, 256),
	}
	for _, c := range expense.Currencies() {
		d.word(strings.ToLower(string(c))).Mark = &Mark{Code: c, Symbol: string(c), Iso: true}
	}
	for _, l := range languages() {
		d.add(l)
	}
	d.addThings()
	d.addRegional() // before the senses of whole languages, which are looked at behind them
	for w := range d.Words {
		d.index(w)
	}
	d.addSenses()
	return d
})

// ofKind are the roles that tell whether money was spent, or without a tax. A language that has a
// word without them says that it was: "net" has just happened in Dutch. Other roles are of how a
// sentence is built, and shared.
const ofKind = RoleRefund | RoleIncome | RoleMoved | RoleOrSpent | RoleNotSpent | RoleMoney | RoleNet

// addSenses tells apart what a word is in the languages that have it.
func (d *Dictionary) addSenses() {
	type place struct {
		word string
		bit  uint32
	}
	roles := make(map[place]role, len(d.Words))
	note := func(own *language, words string, r role) {
		for w := range strings.FieldsSeq(words) {
			w = spaced(w)
			if l := d.Words[w]; l.Is(ofKind) {
				roles[place{w, Bit(own.code)}] |= r & ofKind
			}
		}
	}
	for _, l := range languages() {
		for _, rw := range l.Words.words {
			note(l, rw.list, rw.roles)
		}
		for _, lw := range l.lists {
			note(l, lw.words, 0)
		}
		thing := func(_, w string) { note(l, w, 0) }
		l.categories.each(thing)
		l.categoryNames.each(thing)
	}
	for at, r := range roles {
		word := d.Words[at.word]
		if at.bit == 0 || r == word.Roles&ofKind {
			continue
		}
		own := *word
		own.senses = nil
		own.Roles = own.Roles&^ofKind | r
		word.senses = append(word.senses, sense{languages: at.bit, Lexeme: &own})
	}
}

func (d *Dictionary) add(own *language) {
	v := &own.Words
	bit := bitsByCode()[own.code]
	for _, rw := range v.words {
		for w := range strings.FieldsSeq(rw.list) {
			l := d.word(spaced(w))
			l.Roles |= rw.roles
			if rw.roles&RoleArticle != 0 {
				l.articles |= bit
			}
			if rw.roles&RoleAnd != 0 {
				l.ands |= bit
			}
			if rw.roles&roleHint != 0 {
				l.hint(own.code)
			}
		}
	}
	EachOf(v.scales, func(power int64, w string) {
		l := d.word(w)
		l.Roles |= RoleScale
		l.Scale = int32(power)
		l.Spoken |= bit
	})
	count := func(n int64, w string) {
		l := d.word(w)
		l.Roles |= RoleWord
		l.Number = n
		l.Spoken |= bit
	}
	EachOf(v.numbers, count)
	EachOf(v.rounds, func(n int64, w string) {
		d.word(w).Number = n
	})
	EachOf(v.halves, func(n int64, w string) {
		count(n, w)
		d.word(w).Half = true
	})
	part := func(r role) func(int64, string) {
		return func(n int64, w string) {
			l := d.word(w)
			l.Roles |= r
			l.Share = n
		}
	}
	EachOf(v.shares, part(RoleShare))
	EachOf(v.sharers, part(RoleShared))
	for w := range strings.FieldsSeq(v.clashes) {
		d.word(w).Clashes |= bit
	}
	d.addParts(v, bit)
	d.addMarks(v, own.code)
}

// IsKnown reports whether a word has a meaning in a line about money, in any
// language.
func IsKnown(word string) bool {
	l := Words().Words[strings.ToLower(word)]
	return l != nil && l.Roles != 0
}

// addThings enters what people buy in scripts without spaces, so that no word inside
// it is taken for another: the 원 of 병원 is no money. What leads to a category is cut
// as a whole for the same reason, and so are tenants, models and what says that something is in a price or was taken off it.
func (d *Dictionary) addThings() {
	for w := range categoriesTable().words {
		d.addUnspaced(w)
	}
	for _, l := range languages() {
		for _, lw := range l.lists {
			if (lw.list < CategoryWord || lw.list > TakenAs) && lw.list != Tenant && lw.list != Model && lw.list != Fellows && lw.list != Included && lw.list != Saves && lw.list != TakesOff && lw.list != Change {
				continue
			}
			for w := range strings.FieldsSeq(lw.words) {
				d.addUnspaced(w)
			}
		}
	}
}

func (d *Dictionary) addUnspaced(w string) {
	if IsUnspaced(FirstRune(w)) {
		d.word(w)
	}
}

// hint notes that the word belongs to a language; one that belongs to two shows
// neither.
func (l *Lexeme) hint(language string) {
	if l.Language == "" || l.Language == language {
		l.Language = language
		return
	}
	l.Language = "-"
}

func (d *Dictionary) word(w string) *Lexeme {
	l := d.Words[w]
	if l == nil {
		l = &Lexeme{}
		d.Words[w] = l
	}
	return l
}

func (d *Dictionary) index(w string) {
	if first, _, isPhrase := strings.Cut(w, " "); isPhrase {
		d.word(first).Roles |= RolePhrase
		return
	}
	if r, _ := utf8.DecodeRuneInString(w); IsUnspaced(r) {
		d.Longest[r] = max(d.Longest[r], utf8.RuneCountInString(w))
	}
}

// EachOf calls f for each word of a list such as "3:k,thousand 6:million".
func EachOf(list string, f func(n int64, word string)) {
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

func (l *Lexeme) MarkOf() *Mark {
	if l == nil {
		return nil
	}
	return l.Mark
}
