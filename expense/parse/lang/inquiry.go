package lang

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// An Inquiry is how a language asks about what was spent.
type Inquiry struct {
	Unspaced bool // no spaces stand between its words
	Behind   bool // what leads to a thing stands behind it, or is left out

	units     map[string]string   // by the words that name one
	own       map[Phrase][]string // the wordings of what stands around other words, the longest first
	kana      bool                // it is written with characters that stand for sounds as well
	meanings  map[string]Meaning
	longest   map[string]int  // words of the longest wording by its first word; characters by the first if Unspaced
	asks      map[string]bool // words of which a question has one
	tells     map[string]bool // or one of these, together with one for spending
	spends    map[string]bool
	glued     []string // to the end of a thing
	particles []string // to the end of any word, where spaces part the words; the longest first
	howMuch   []string // the wordings that ask how much, the longest first
	turning   []string // the wordings that make another question of one
	money     []string // the words that lead to a currency

	everyDays []everyDay
}

// A Meaning is what a wording says in a question.
type Meaning struct {
	Says Phrase
	Of   string // the group or the unit of time that a frame was filled with
}

// groups are what a frame can be filled with, by the name that queries have for it.
var groups = map[Phrase]string{
	NamesCategories: "category", NamesShops: "merchant", NamesLabels: "tag", NamesPeople: "author", NamesRates: "rate", NamesWeekdays: "weekday",
}

// units are the same of time.
var units = map[Phrase]string{NamesDays: "day", NamesWeeks: "week", NamesMonths: "month", NamesYears: "year"}

// oftens are how often something is in one word.
var oftens = map[Phrase]string{SaysDaily: "day", SaysWeekly: "week", SaysMonthly: "month", SaysYearly: "year"}

// plainMeanings are the phrases of a question that no frame is needed for. A word of two
// meanings has the later one.
var plainMeanings = []Phrase{
	TurnsQuestion, AroundQuestion, AsksTotal, AsksCompare, SaysDeleted, SaysIsSo, SaysDid, SaysIs, SaysWas, SaysOnly, WithinThing, MayLeadToThing, LeadsToThing, NamesExpenses, NamesExpense, SaysSpend, SaysCost, SaysWeSpent, SaysDidCost, SaysBuy, SaysMost, AsksNet, AsksWhat, AsksWhen, AsksWhere, AsksWeekday,
	AsksWho, AsksPurpose, AsksAverage, SaysOnAverage, AsksMedian, AsksSmallest, AsksTop, AsksNewest, AsksLargest, AsksSpending, AsksHowMuch, AsksCount, AsksTax,
	SaysMore, SaysTogether, SaysGave, NamesTax, NamesAnything, SpreadsOnce, SaysWithout, SaysWithoutBehind,
}

// frames are the others, and whether groups, units of time or both fit them.
var frames = []struct {
	frame         Phrase
	groups, units bool
}{
	{SplitsBy, true, false},
	{SpreadsOver, false, true},
	{SpreadsEach, false, true},
	{SplitsTime, false, true},
	{AsksWhich, true, true},
	{RanksBy, true, true},
}

// spending are the meanings of which a question has one that only asks what something is.
var spending = []Phrase{SaysWeSpent, SaysDidCost, SaysSpend, SaysCost, SaysBuy, SaysGave, NamesExpenses, NamesExpense}

// asking are the meanings of which any other question has one, if it has no question mark.
var asking = []Phrase{
	AsksHowMuch, AsksWhen, AsksWhere, AsksWeekday, AsksWho, AsksPurpose, AsksAverage, SaysOnAverage, AsksMedian, AsksCount, AsksSmallest, AsksLargest, AsksTop, AsksNewest, AsksTax, AsksSpending, OpensSeries,
	AsksWhich, SplitsBy, SplitsTime, RanksBy, SaysDaily, SaysWeekly, SaysMonthly, SaysYearly,
	SaysMore, SaysTogether, NamesAnything, AsksTotal, AsksCompare, SaysDeleted,
}

// Asked returns the languages in which words may be a question: those that have all of
// their characters, and a wording that asks, unless it is certain that they are one.
func Asked(words []string, certain bool) []*Inquiry {
	unspaced, kana := false, false
	asking, tells, spends := uint32(0), uint32(0), uint32(0)
	x := asked()
	for _, w := range words {
		asking, tells, spends = asking|x.asking[w], tells|x.tells[w], spends|x.spends[w]
		for _, r := range w {
			if r >= 0x0e00 && IsUnspaced(r) && !IsHangul(r) {
				unspaced, kana = true, kana || isKana(r)
			}
		}
	}
	asking |= tells & spends
	if unspaced {
		some := x.unspaced
		if kana {
			some = x.kana
		}
		if certain {
			return some
		}
		text := strings.Join(words, "")
		return slices.DeleteFunc(slices.Clone(some), func(q *Inquiry) bool { return !q.mayAsk(text) })
	}
	switch {
	case certain:
		return x.spaced
	case asking == 0:
		return nil
	}
	var some []*Inquiry
	for i, q := range x.spaced {
		if asking&(1<<i) != 0 {
			some = append(some, q)
		}
	}
	return some
}

// mayAsk reports whether a text without spaces has a wording that asks.
func (q *Inquiry) mayAsk(text string) bool {
	tells, spends := false, false
	for i := range text {
		_, first := utf8.DecodeRuneInString(text[i:])
		end := i
		for n := q.longest[text[i:i+first]]; n > 0 && end < len(text); n-- {
			_, size := utf8.DecodeRuneInString(text[end:])
			end += size
			said := text[i:end]
			if q.asks[said] {
				return true
			}
			tells, spends = tells || q.tells[said], spends || q.spends[said]
		}
	}
	return tells && spends
}

// IsSpending reports whether a word is one for spending in a question of any language.
func IsSpending(word string) bool { return asked().spends[word] != 0 }

// IsAsking reports whether a word says something in a question of any language.
func IsAsking(word string) bool {
	return slices.ContainsFunc(asked().spaced, func(q *Inquiry) bool {
		_, ok := q.meanings[word]
		return ok
	})
}

// IsOfQuestions reports whether a word says something in a question of any language, or names
// a unit of time there.
func IsOfQuestions(word string) bool {
	return IsAsking(word) || slices.ContainsFunc(asked().spaced, func(q *Inquiry) bool { return q.units[word] != "" })
}

// asked has the languages by how they are written, and by their words that ask: bit i is
// that of the spaced language i.
var asked = sync.OnceValue(func() (x struct {
	spaced, unspaced, kana []*Inquiry
	asking, tells, spends  map[string]uint32
},
) {
	x.asking, x.tells, x.spends = map[string]uint32{}, map[string]uint32{}, map[string]uint32{}
	for _, q := range Inquiries() {
		switch {
		case q.Unspaced && q.kana:
			x.kana = append(x.kana, q)
		case q.Unspaced:
			x.unspaced = append(x.unspaced, q)
		default:
			bit := uint32(1) << len(x.spaced)
			for w := range q.asks {
				x.asking[w] |= bit
			}
			for w := range q.tells {
				x.tells[w] |= bit
			}
			for w := range q.spends {
				x.spends[w] |= bit
			}
			x.spaced = append(x.spaced, q)
		}
	}
	return x
})

// Inquiries returns those of all languages that have one of their own.
var Inquiries = sync.OnceValue(func() []*Inquiry {
	var all []*Inquiry
	for _, l := range languages() {
		if l.questions[AsksHowMuch] != "" {
			all = append(all, newInquiry(l))
		}
	}
	return all
})

func newInquiry(l *language) *Inquiry {
	q := &Inquiry{Unspaced: l.unspaced, kana: l.kana, Behind: l.unspaced || l.questions[BehindThing] != "", meanings: map[string]Meaning{}, longest: map[string]int{}, asks: map[string]bool{}, tells: map[string]bool{}, spends: map[string]bool{}}
	q.findKeywords(l)
	for _, f := range frames {
		for frame := range items(l.questions[f.frame]) {
			for p, name := range groups {
				if f.groups {
					q.add(filled(frame, l.questions[p]), Meaning{f.frame, name}, frame)
				}
			}
			for p, name := range units {
				if f.units {
					q.add(filled(frame, l.questions[p]), Meaning{f.frame, name}, frame)
				}
			}
		}
	}
	q.add(split(l.questions[OpensSeries]), Meaning{Says: AroundQuestion}, "")
	if !q.Unspaced {
		q.add(split(l.questions[AsksList]), Meaning{Says: AsksList}, "") // verbs without spaces are parts of other words
	}
	for _, p := range plainMeanings {
		q.add(split(l.questions[p]), Meaning{Says: p}, "")
	}
	for p, name := range oftens {
		q.add(split(l.questions[p]), Meaning{p, name}, "")
	}
	for _, w := range split(l.questions[OpensSeries]) {
		q.asks[w] = true
	}
	q.glued = split(l.questions[BehindThing])
	q.howMuch = split(l.questions[AsksHowMuch])
	longestFirst(q.glued)
	q.particles = particlesOf(l)
	longestFirst(q.howMuch)
	q.units = map[string]string{}
	for p, name := range units {
		for _, w := range split(l.questions[p]) {
			q.units[w] = name
		}
	}
	q.own = map[Phrase][]string{}
	for _, p := range around {
		q.own[p] = split(l.questions[p])
		longestFirst(q.own[p])
		for _, w := range q.own[p] {
			word := q.keyword(strings.ReplaceAll(w, gap, " "), "")
			switch {
			case word == "" || p != ComparesWith && p != BetweenAmounts || q.meanings[word].Says == LeadsToThing:
			case Preposition.Has(word) || FunctionWord.Has(word):
				q.tells[word] = true // "com", "до": half of all expenses have one
			default:
				q.asks[word] = true
			}
		}
	}
	q.turning, q.money = split(l.questions[TurnsQuestion]), split(l.questions[LeadsToMoney])
	for _, w := range q.money {
		q.tells[w] = true // "spent in dollars"
	}
	q.everyDays = everyDays(l)
	return q
}

// add notes what wordings mean, which fill a frame if there is one.
func (q *Inquiry) add(wordings []string, m Meaning, frame string) {
	for _, w := range wordings {
		q.meanings[w] = m
		if glued := strings.ReplaceAll(w, " ", ""); glued != w && IsHangul(FirstRune(w)) && !q.knows(glued) {
			q.add([]string{glued}, m, "") // 쓴거야
		}
		first, length := q.measured(w)
		q.longest[first] = max(q.longest[first], length)
		switch word := q.keyword(w, frame); {
		case q.Unspaced && (m.Says == SaysWithout || m.Says == SaysWithoutBehind):
			q.asks[word] = true // 除了咖啡
		case !slices.Contains(asking, m.Says):
		case len(word) <= shortWord && q.says(w, q.spends):
			q.tells[word] = true // "ne harcadım"
		default:
			q.asks[word] = true
		}
	}
}

// knows reports whether a wording has a meaning.
func (q *Inquiry) knows(wording string) bool {
	_, ok := q.meanings[wording]
	return ok
}

// findKeywords notes the words that ask what something is, and those for spending. Of a wording
// of several words one that is noted will do.
func (q *Inquiry) findKeywords(l *language) {
	for _, w := range split(l.questions[AsksWhat]) {
		q.tells[q.keyword(w, "")] = true
	}
	for _, p := range spending {
		wordings := split(l.questions[p])
		slices.SortStableFunc(wordings, func(a, b string) int { return strings.Count(a, " ") - strings.Count(b, " ") })
		for _, w := range wordings {
			if !q.says(w, q.spends) {
				q.spends[q.keyword(w, "")] = true
			}
		}
	}
}

// says reports whether one of the words of a wording is among some.
func (q *Inquiry) says(wording string, some map[string]bool) bool {
	for w := range strings.FieldsSeq(wording) {
		if some[w] {
			return true
		}
	}
	return false
}

// keyword returns the word of a wording that is heard least in other texts: the longest of
// those that tell most, of a frame if it has one that is not short.
func (q *Inquiry) keyword(wording, frame string) string {
	if q.Unspaced {
		frame = "" // one word with what it is filled with
	}
	longest, most := "", 0
	for w := range strings.FieldsSeq(frame) {
		if t := q.telling(w); w != gap && len(w) > shortWord && (t > most || t == most && len(w) > len(longest)) {
			longest, most = w, t
		}
	}
	if longest != "" {
		return longest
	}
	most = -1
	for w := range strings.FieldsSeq(wording) {
		if t := q.telling(w); t > most || t == most && len(w) > len(longest) {
			longest, most = w, t
		}
	}
	return longest
}

// telling ranks a word by how seldom it is heard in texts that ask nothing: with whom, in what,
// and what was paid stand in half of all expenses.
func (q *Inquiry) telling(word string) int {
	switch {
	case Preposition.Has(word):
		return 0
	case q.spends[word], Words().Words[word].MarkOf() != nil:
		return 1
	case q.tells[word]:
		return 3
	case FunctionWord.Has(word), len(word) <= shortWord:
		return 2
	}
	return 4
}

// shortWord is how many bytes a word has that says little.
const shortWord = 2

// filled puts each of the names into a frame.
func filled(frame, names string) []string {
	if frame == "" {
		return nil
	}
	all := split(names)
	for i, n := range all {
		all[i] = strings.Replace(frame, gap, n, 1)
	}
	return all
}

// measured returns the first word of a wording and how many it has, or its first character and
// how many.
func (q *Inquiry) measured(wording string) (first string, length int) {
	if q.Unspaced {
		_, size := utf8.DecodeRuneInString(wording)
		return wording[:size], utf8.RuneCountInString(wording)
	}
	first, _, _ = strings.Cut(wording, " ")
	return first, 1 + strings.Count(wording, " ")
}

// At returns what the longest wording means that words begin with, and of how many it
// is, 0 if there is none. A particle may be glued to its end.
func (q *Inquiry) At(words []string) (m Meaning, n int) {
	for n := min(max(q.longest[words[0]], 1), len(words)); n > 0; n-- {
		said := strings.Join(words[:n], " ")
		if m, ok := q.meanings[said]; ok {
			return m, n
		}
		for _, particle := range q.particles {
			stem, ok := strings.CutSuffix(said, particle)
			if m, known := q.meanings[stem]; ok && known && utf8.RuneCountInString(stem) > 1 {
				return m, n
			}
		}
	}
	return Meaning{}, 0
}

// particlesOf returns the particles of a language that glues them to words which spaces
// part: 가게는.
func particlesOf(l *language) []string {
	var all []string
	for _, lw := range l.lists {
		if lw.list == Particle && !l.unspaced {
			all = strings.Fields(lw.words)
		}
	}
	longestFirst(all)
	return all
}

// Within returns what the longest wording means that a text without spaces begins with,
// and its length in bytes.
func (q *Inquiry) Within(s string) (m Meaning, length int) {
	end := 0
	_, first := utf8.DecodeRuneInString(s)
	for n := q.longest[s[:first]]; n > 0 && end < len(s); n-- {
		_, size := utf8.DecodeRuneInString(s[end:])
		end += size
		if found, ok := q.meanings[s[:end]]; ok {
			m, length = found, end
		}
	}
	return m, length
}

// Kana reports whether the language is written with characters that stand for sounds as
// well.
func (q *Inquiry) Kana() bool { return q.kana }

// LeadsToMoney reports whether a currency may follow a word.
func (q *Inquiry) LeadsToMoney(word string) bool { return slices.Contains(q.money, word) }

// Elided cuts an article from the beginning of a word: l'essence.
func (q *Inquiry) Elided(word string) string {
	i := strings.IndexByte(word, '\'')
	if _, ok := q.meanings[word[:i+1]]; i > 0 && ok {
		return word[i+1:]
	}
	return word
}

// Glues are what may be glued behind a thing, the longest first.
func (q *Inquiry) Glues() []string { return q.glued }

// Unglued cuts from the end of a thing what says that it was paid for: 커피에.
func (q *Inquiry) Unglued(thing string) string {
	cut := thing
	for _, glue := range q.glued {
		if rest, ok := strings.CutSuffix(thing, glue); ok && rest != "" && len(rest) < len(cut) {
			cut = rest
		}
	}
	return cut
}

// Unglued cuts from the end of a thing in Hangul what is glued to it in questions: 주유한 것만.
func Unglued(thing string) string {
	if !IsHangul(FirstRune(thing)) {
		return thing
	}
	for _, q := range Inquiries() {
		if !q.Unspaced {
			thing = q.Unglued(thing)
		}
	}
	return thing
}

// Glued returns the length of what is glued to whatever stands before a text without
// spaces: a particle, and no part of the word that follows.
func (q *Inquiry) Glued(s string) int {
	longest := 0
	for _, glue := range q.glued {
		if strings.HasPrefix(s, glue) {
			longest = max(longest, len(glue))
		}
	}
	if m, n := q.Within(s); m.Says == AroundQuestion || m.Says == WithinThing {
		longest = max(longest, n)
	}
	return longest
}

func split(wordings string) []string {
	return slices.Collect(items(wordings))
}

func longestFirst(list []string) {
	slices.SortStableFunc(list, func(a, b string) int { return len(b) - len(a) })
}
