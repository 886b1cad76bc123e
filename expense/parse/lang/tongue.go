package lang

import (
	"math/bits"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Weights of a word that only one language has. One that several have counts as much less.
const (
	plainWeight = 24 // "gestern", "for": written by nobody who writes another language
	nounWeight  = 12 // "Brötchen": may be on a menu abroad
	maxParticle = 2  // bytes of a word that many languages have, also those that we do not know: "el"
	enough      = 12 // what a language must have to be that of a text
	plenty      = 24 // the same against a ledger whose language does not turn up everywhere
)

// A known word is in the tables of some languages, by [Bit].
type knownWord struct {
	plain uint32 // among the words that a language is written with, whatever it is about
	noun  uint32 // among what it has a name for
}

// knownWords are the words of all languages. Shops, towns and names are not among them:
// people are called the same wherever they are.
var knownWords = sync.OnceValue(func() map[string]knownWord {
	all := make(map[string]knownWord, 1<<15)
	shops := categoriesTable().shops // Aldi is no Turkish aldı
	for _, l := range declared() {
		if l.code == "" {
			continue
		}
		bit := Bit(l.code)
		note := func(words string, plain bool) {
			for w := range strings.FieldsFuncSeq(words, unlettered) {
				if !l.writes(w) || plain && shops[w] { // "spar dir das" shows no German in a Spar
					continue
				}
				k := all[w]
				if plain {
					k.plain |= bit
				} else {
					k.noun |= bit
				}
				all[w] = k
				// Many people type no accents: "agua" shows no more Spanish than Portuguese.
				if bare := WithoutAccents(w); bare != w && l.writes(bare) && !shops[bare] {
					k = all[bare]
					k.noun |= bit
					all[bare] = k
				}
			}
		}
		l.eachPlain(note)
		noun := func(_, w string) { note(w, false) }
		l.categories.each(noun)
		l.categoryNames.each(noun)
	}
	return all
})

// writes reports whether a word shows a language: a Latin word in the table of a language
// with other letters does not, nor does a single letter.
func (l *language) writes(word string) bool {
	if IsLatin(word[0]) && l.otherLetters() {
		return false
	}
	return utf8.RuneCountInString(word) > 1 || word[0] >= utf8.RuneSelf
}

// otherLetters reports whether a language is not written in Latin letters.
func (l *language) otherLetters() bool {
	return l.code != "" && FirstRune(l.dates.days[0]) >= 0x0370
}

// sayNothing are lists of names, and of what is called the same abroad.
var sayNothing = []List{PaymentMeans, Team, GivenName, Venue}

// eachPlain calls note for the words that a language uses to say something. Of a language
// that turns up everywhere only the plainest are: a meeting and tickets are said in others, too.
func (l *language) eachPlain(note func(words string, plain bool)) {
	own := !l.Common
	entries := func(list string, plain bool) {
		for w := range strings.FieldsSeq(list) {
			note(w, plain && !strings.Contains(w, "_")) // "paris" of "paris_sportifs" is a town
		}
	}
	for _, rw := range l.Words.words {
		entries(rw.list, own || rw.roles&(roleHint|RoleFiller|RoleBan) != 0)
	}
	note(l.prepositions, true)
	for _, words := range l.dates.days {
		note(words, true)
	}
	d := &l.dates
	for _, words := range d.months {
		for w := range strings.SplitSeq(words, "|") {
			if w = strings.TrimRight(w, "~?*"); len(w) > MonthAbbreviation { // "lip" is English as well
				note(w, true)
			}
		}
	}
	for _, list := range [][]string{
		d.weekdays[:], d.units[:],
		{d.last, d.this, d.next, d.beforeLast, d.ago, d.agoBefore, d.later, d.in, d.few, d.vague, d.before, d.article, d.on, d.of, d.and, d.at},
	} {
		for _, words := range list {
			note(words, true)
		}
	}
	for _, all := range []phrases{l.phrases, l.commands, l.questions, l.requests} {
		for _, wordings := range all {
			for w := range strings.FieldsFuncSeq(withoutSlots(wordings), unlettered) {
				if !GivenName.Has(w) { // "jen suis à combien" makes no French of Jen
					note(w, true)
				}
			}
		}
	}
	for _, lw := range l.lists {
		if !slices.Contains(sayNothing, lw.list) {
			entries(lw.words, own)
		}
	}
	for _, wordings := range l.cues {
		entries(wordings, own)
	}
	v := &l.Words
	for _, list := range []string{v.scales, v.numbers, v.halves, v.shares, v.sharers} {
		note(list, own)
	}
}

// unlettered reports whether a character is between words.
func unlettered(r rune) bool { return !unicode.IsLetter(r) && r != '\'' }

// withoutSlots returns wordings without the names of their slots.
func withoutSlots(wordings string) string {
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(wordings, "{")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		_, wordings, _ = strings.Cut(rest, "}")
	}
}

// A Tongue finds out in which language somebody writes, from one word after the other.
type Tongue struct {
	scores  [32]int32 // by the place of the language among all
	numbers [32]int32 // the same of words that are numbers: "quince" is a fruit as well
	known   int       // words that were in some table
	unknown int
}

// Hear takes a word into account, as it was written.
func (t *Tongue) Hear(word string) { t.hear(word, ^uint32(0)) }

// HearName takes a word into account that is written as names are: in most languages it is
// one, and Ana is not the Turkish for "main".
func (t *Tongue) HearName(word string) { t.hear(word, capitalizing()) }

// capitalizing are the languages that write nouns with capitals.
var capitalizing = sync.OnceValue(func() (all uint32) {
	for _, l := range languages() {
		if l.NounsCapital {
			all |= Bit(l.code)
		}
	}
	return all
})

// pays takes a currency into account. People pay in dollars wherever they are, but whoever
// writes hryvnias in Cyrillic letters most likely writes Ukrainian.
func (t *Tongue) pays(mark *Mark, word string) {
	if mark.Code == "UAH" && isCyrillic(FirstRune(word)) {
		t.scores[bits.TrailingZeros32(Bit(ukrainian.code))] += nounWeight
	}
}

func (t *Tongue) hear(word string, in uint32) {
	low := strings.ToLower(word)
	if mark := Words().Words[low].MarkOf(); mark != nil {
		t.pays(mark, low)
		return
	}
	scores := &t.scores
	if Words().Words[low].Is(RoleWord) {
		scores = &t.numbers
	}
	if International.Has(low) {
		return
	}
	k, ok := knownWords()[low]
	if !ok {
		if in == ^uint32(0) {
			t.unknown++
		}
		return
	}
	t.known++
	n := int32(bits.OnesCount32(k.plain | k.noun))
	for left := (k.plain | k.noun) & in; left != 0; left &= left - 1 {
		weight := int32(nounWeight)
		if k.plain&(left&-left) != 0 {
			weight = plainWeight
		}
		if len(low) <= maxParticle {
			weight /= 4
		}
		scores[bits.TrailingZeros32(left)] += weight / n
	}
}

// Language returns the language of what was heard: that of the ledger, unless another is
// heard clearly more; "" if none is heard. Ledgers in a language that turns up everywhere,
// or in other letters, say little of what their people write.
func (t *Tongue) Language(ledger string) string {
	for i := range t.scores {
		if t.scores[i] > 0 {
			t.scores[i], t.numbers[i] = t.scores[i]+t.numbers[i]/4, 0 // a number says little, and nothing alone
		}
	}
	best := -1
	for i, score := range t.scores {
		if score > 0 && (best < 0 || score > t.scores[best]) {
			best = i
		}
	}
	if best < 0 || Named(tongues()[best]).Common && t.unknown >= 2 && t.unknown >= 2*t.known {
		return "" // a word or two of English turn up in any text
	}
	own, known := t.of(ledger), Named(ledger)
	if bit := Bit(ledger); own == 0 && bit != 0 {
		own = t.numbers[bits.TrailingZeros32(bit)] / 4 // which are reason enough to stay
	}
	more := int32(plenty)
	if known.Common || known.otherLetters() || known.code == "" {
		more = enough
	}
	switch {
	case t.scores[best]-own >= more:
		return tongues()[best]
	case own > 0:
		return ledger
	}
	return ""
}

// Says reports whether enough was heard of a language that more is said in it than the
// name of a dish, which is on menus abroad as well.
func (t *Tongue) Says(language string) bool { return t.of(language) >= plenty }

// of returns what was heard of a language.
func (t *Tongue) of(language string) int32 {
	if bit := Bit(language); bit != 0 {
		return t.scores[bits.TrailingZeros32(bit)]
	}
	return 0
}

// Cyrillic returns the language of what was heard in letters that Ukrainian, Russian and
// Bulgarian share: the ledger's if it is one of the first two, unless another is heard
// clearly more.
func (t *Tongue) Cyrillic(ledger string) string {
	ours, theirs := russian.code, ukrainian.code
	if t.of(bulgarian.code)-max(t.of(ours), t.of(theirs)) >= enough {
		return bulgarian.code
	}
	more := t.scores[bits.TrailingZeros32(Bit(theirs))] - t.scores[bits.TrailingZeros32(Bit(ours))]
	least := int32(0)
	switch ledger {
	case theirs:
		ours, theirs, more = theirs, ours, -more
		least = plenty
	case ours:
		least = plenty
	}
	if more > least {
		return theirs
	}
	return ours
}

// tongues are the codes of the languages, by the places of their bits.
var tongues = sync.OnceValue(func() []string {
	var codes []string
	for _, l := range languages() {
		codes = append(codes, l.code)
	}
	return codes
})
