package lang

import (
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// languages lists all, with the words of their tables as people type them in a hurry as well:
// without accents and apostrophes. A word that several have with different meanings is
// decided by the order: the later one wins for money, the earlier one for dates and categories.
var languages = sync.OnceValue(func() []*language {
	all := declared()
	taken := make(map[string]bool, 1<<15) // what could be the twin of another
	note := func(w string) {
		if isASCII(w) {
			taken[w] = true
		}
	}
	for _, l := range all {
		l.respelled(func(list, parting, _ string) string {
			for len(list) > 0 {
				var w string
				w, list = cutWord(list, parting)
				note(w)
			}
			return ""
		})
		l.categories.each(func(_, w string) { note(w) })
		l.categoryNames.each(func(_, w string) { note(w) })
	}
	for i, l := range all {
		if l.code == "" || l.unspaced {
			continue
		}
		all[i] = l.respelled(func(list, parting, join string) string {
			return withTwins(list, parting, join, func(w string) []string {
				return slices.DeleteFunc(hurried(w, l.spelledOut), func(twin string) bool { return taken[twin] })
			})
		})
	}
	return all
})

// minPlain is how many letters words have together that are known without their accents as
// well: "the" is no thé. An umlaut may be written out in shorter ones. The words that change
// have at least minPlainWord: "a" is no à.
const (
	minPlain      = 5
	minPlainWord  = 3
	minSpelledOut = 3
)

// hurried returns how people type a word or a wording who leave out its accents and its
// apostrophes, or spell out its umlauts. What stands in braces is the name of a slot.
func hurried(wording string, spelledOut *strings.Replacer) []string {
	if isASCII(wording) && !strings.Contains(wording, "'") {
		return nil
	}
	letters := countLetters(withoutSlots(wording))
	if letters < minSpelledOut {
		return nil
	}
	all := []string{wording}
	add := func(w string) {
		if !slices.Contains(all, w) {
			all = append(all, w)
		}
	}
	if spelledOut != nil {
		add(spelledOut.Replace(wording))
	}
	if letters >= minPlain {
		if !changesShort(wording) {
			add(WithoutAccents(wording))
			add(deadKeys.Replace(wording))
		}
		for _, w := range all {
			if i := strings.IndexByte(w, '\''); i > 0 && !strings.HasSuffix(w, "'") {
				add(strings.ReplaceAll(w, "'", ""))
				add(strings.ReplaceAll(w, "'", " "))
			}
		}
	}
	return all[1:]
}

// countLetters counts two in a syllable of Hangul, which has no fewer.
func countLetters(s string) (n int) {
	for _, r := range s {
		switch {
		case IsHangul(r):
			n += 2
		case unicode.IsLetter(r):
			n++
		}
	}
	return n
}

// changesShort reports whether a word of a wording with few letters has an accent.
func changesShort(wording string) bool {
	for w := range strings.FieldsFuncSeq(wording, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if WithoutAccents(w) != w && utf8.RuneCountInString(w) < minPlainWord {
			return true
		}
	}
	return false
}

// WithoutAccents returns a text without the signs on letters that most keyboards do without.
func WithoutAccents(w string) string {
	if isASCII(w) {
		return w
	}
	return accents.Replace(w)
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// deadKeys leaves out the signs that take a second key where other accents have one of their
// own: "preté" for prêté.
var deadKeys = strings.NewReplacer("â", "a", "ê", "e", "î", "i", "ô", "o", "û", "u", "ë", "e", "ï", "i")

var accents = strings.NewReplacer(
	"á", "a", "à", "a", "â", "a", "ã", "a", "ä", "a", "å", "a", "ă", "a", "ą", "a",
	"ç", "c", "ć", "c", "č", "c", "ď", "d", "é", "e", "è", "e", "ê", "e", "ë", "e", "ę", "e", "ě", "e", "ğ", "g",
	"í", "i", "ì", "i", "î", "i", "ï", "i", "ı", "i", "ł", "l", "ñ", "n", "ń", "n", "ň", "n",
	"ó", "o", "ò", "o", "ô", "o", "õ", "o", "ö", "o", "ő", "o", "ø", "o", "ř", "r", "ś", "s", "š", "s", "ş", "s", "ș", "s", "ß", "ss",
	"ť", "t", "ț", "t", "ú", "u", "ù", "u", "û", "u", "ü", "u", "ů", "u", "ű", "u", "ý", "y", "ź", "z", "ż", "z", "ž", "z", "ё", "е",
)

// respelled returns the language with all its lists of words changed by f, which is told what
// parts them, and what joins those of the same meaning. Categories and shops, which have
// endings, bring their own spellings.
func (l *language) respelled(f func(list, parting, join string) string) *language {
	in := func(parting, join string) func(list string) string {
		return func(list string) string { return f(list, parting, join) }
	}
	listed, counted, worded := in(" \n\t", " "), in(" \n\t:,~", ","), in("|\n\t", "|")
	c := *l
	c.Words.words = slices.Clone(l.Words.words)
	for i := range c.Words.words {
		c.Words.words[i].list = listed(c.Words.words[i].list)
	}
	v := &c.Words
	for _, list := range [...]*string{&v.clashes, &v.joints, &c.prepositions} {
		*list = listed(*list)
	}
	for _, list := range [...]*string{&v.scales, &v.numbers, &v.rounds, &v.halves, &v.shares, &v.sharers, &v.compounds, &v.marks, &c.nations, &c.lands, &c.cities} {
		*list = counted(*list)
	}
	c.lists = slices.Clone(l.lists)
	for i := range c.lists {
		c.lists[i].words = listed(c.lists[i].words)
	}
	for _, all := range [...]*phrases{&c.phrases, &c.commands, &c.questions, &c.requests} {
		*all = changed(*all, worded)
	}
	for i := range c.everyWeekday {
		c.everyWeekday[i] = worded(c.everyWeekday[i])
	}
	c.topics = changed(l.topics, worded)
	c.cues = changed(l.cues, in(" |\n\t/?^", "/"))
	c.languageNames = changed(l.languageNames, worded)
	c.dates = l.dates.respelled(in("|,", "|"))
	return &c
}

// respelled returns the table with all its lists of words changed by f.
func (t DateTable) respelled(f func(list string) string) DateTable {
	t.days, t.shifts, t.spans, t.eras = changed(t.days, f), changed(t.shifts, f), changed(t.spans, f), changed(t.eras, f)
	for _, lists := range [...][]string{t.weekdays[:], t.months[:], t.units[:], t.halves[:], t.toDate[:]} {
		for i := range lists {
			lists[i] = f(lists[i])
		}
	}
	for _, list := range [...]*string{
		&t.last, &t.this, &t.next, &t.beforeLast, &t.ago, &t.agoBefore, &t.later, &t.in, &t.few, &t.vague, &t.before,
		&t.cardinals, &t.ordinals, &t.on, &t.purpose, &t.of, &t.and, &t.at, &t.ofMonth, &t.dish, &t.between, &t.counted,
		&t.since, &t.from, &t.fromThe, &t.to, &t.recent, &t.quarter, &t.sinceEvent, &t.onward, &t.until, &t.after, &t.weekend, &t.half,
	} {
		*list = f(*list)
	}
	return t
}

func changed[K comparable, M ~map[K]string](m M, f func(list string) string) M {
	m = maps.Clone(m)
	for k, list := range m {
		m[k] = f(list)
	}
	return m
}

// withTwins returns a list, of which some characters part the words, with the twins of each
// word behind it.
func withTwins(list, parting, join string, twins func(word string) []string) string {
	if isASCII(list) && !strings.Contains(list, "'") {
		return list
	}
	var b strings.Builder
	b.Grow(2 * len(list))
	for len(list) > 0 {
		w, rest := cutWord(list, parting)
		b.WriteString(w)
		for _, twin := range twins(w) {
			b.WriteString(join)
			if join != "|" {
				twin = strings.ReplaceAll(twin, " ", "_")
			}
			b.WriteString(twin)
		}
		b.WriteString(list[len(w) : len(list)-len(rest)])
		list = rest
	}
	return b.String()
}

// cutWord returns the first word of a list, and what is behind the character that parts it
// from the next.
func cutWord(list, parting string) (word, rest string) {
	end := strings.IndexAny(list, parting)
	if end < 0 {
		return list, ""
	}
	return list[:end], list[end+1:]
}
