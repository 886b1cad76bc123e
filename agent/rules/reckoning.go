package rules

import (
	"cmp"
	"strconv"
	"strings"
	"unicode"

	"chit/agent/action"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// Behind an entry people say what became of its amount: "we split it 3 ways", met z'n drieën
// gedeeld, die Hälfte zahlt mein Bruder, "and i left 6 for the waitress". Every word must belong to
// that, but for the names of those who had a part.

// A Reckoning is what a message does with the amount of what was just entered.
type Reckoning struct {
	With     string           // in signs, behind the amount: "/3", "+6", "+10%", "-15%"
	Currency expense.Currency // of what is added, "" if none was said
	All      bool             // it is about all that was entered, not one of several
	Named    []string         // words that may name one of them
	Count    int              // how many there were of what had the price of one, 0 if that was not said
	Of       []string         // what they were, in each way that it may be named, none if it was not
	Asks     bool             // the price may as well have been that of all
	Bare     bool             // a number is all that says so, which may be an amount
	One      string           // the price of one of them, "" if it was not said
	Perhaps  bool             // what is named may be who shared it
}

// reckoningOf reads a message as a reckoning, nil if it is none.
func reckoningOf(m *message) *Reckoning {
	if m.question || len(m.said) > maxAside {
		return nil
	}
	if d := sharedBy(clause{m.said, m.typed}); d.by > 1 {
		k := &Reckoning{With: "/" + strconv.Itoa(d.by), All: d.all, Perhaps: d.with || d.person}
		if len(d.names) > 0 {
			k.Of, k.Asks = []string{strings.Join(d.names, " ")}, !d.shared && !k.Perhaps
		}
		k.Asks = k.Asks || d.counted && !d.shared && !d.part
		return k
	}
	return cmp.Or(tipped(m), reduced(m), differing(m), piecesOf(m))
}

// maxSharers is among how many an entry is divided at most, so that an amount is not taken for
// people.
const maxSharers = 20

// A division is what is known so far of who had a part of an entry.
type division struct {
	rest    clause
	by      int  // 0 if that was not said
	shared  bool // a word says that it was shared
	part    bool // or that only a part is the writer's
	counted bool // or how many people there were, who need not have paid
	with    bool // with whom follows
	person  bool // somebody was named by what they are to the writer
	all     bool
	unknown int // how many words may be a name
	names   []string
	differs bool
}

// sharedBy reads among how many an entry was divided, by none if a clause says anything else. Names
// may be those of the entry: "i only paid half the haircut".
func sharedBy(c clause) division {
	d := division{rest: c}
	for d.rest.said != "" {
		if !d.next() {
			return division{}
		}
	}
	half := d.by == 2 && d.part
	names := d.unknown > 0 && !d.with && !(half && d.person) // words that are no people's
	switch {
	case d.differs, names && (d.person || lang.IsUnspaced(lang.FirstRune(c.said))), d.unknown > maxNames:
		return division{}
	case d.by == 0 && d.shared && (d.with || d.person):
		d.by = 2
	case d.by > 2 && (d.person || d.unknown > 0) && !d.shared:
		return division{} // a third is theirs: the rest is not a third
	case !d.shared && !d.part && !d.counted:
		return division{}
	}
	return d
}

// maxNames is how many words the names of those who shared something have at most.
const maxNames = 3

// sharesIn are the words for a number of parts.
var sharesIn = [...]struct {
	phrase lang.Phrase
	by     int
}{{lang.SharesInTwo, 2}, {lang.SharesInThree, 3}, {lang.SharesInFour, 4}, {lang.SharesInFive, 5}}

// next reads what stands at the beginning of the rest. It reports false for what has no place
// in such a message.
func (d *division) next() bool {
	for _, in := range sharesIn {
		company := d.rest
		if d.rest.skip(in.phrase) {
			d.divide(in.by)
			if company.skip(lang.NamesCompany) && company == d.rest {
				d.counted = true
			} else {
				d.part = true
			}
			return true
		}
	}
	if d.fellows() || d.count() {
		return true
	}
	word := wordAt(d.rest.said)
	role := lang.Words().Words[word]
	switch {
	case d.rest.skip(lang.SharesEntry):
		d.shared = true
	case d.rest.skip(lang.SaysMyPart), d.rest.skip(lang.NamesShare):
		d.part = true
	case d.rest.skip(lang.SharesWith):
		d.with = true
		if n, c := 0, d.rest; c.skipCount(&n) {
			return false // whether the writer is one of them
		}
	case d.rest.skip(lang.NamesRelation):
		d.person = true
	case d.rest.skip(lang.NamesBoth), d.rest.skip(lang.NamesAll):
		d.all = true
	case d.rest.skip(lang.AroundSplit), d.rest.skip(lang.Interjects), d.rest.skip(lang.OpensWish), d.rest.skip(lang.ClosesWish),
		d.rest.skip(lang.SaysItWas), d.rest.skip(lang.SaysItIs), d.rest.skip(lang.JoinsClauses), d.rest.skip(lang.CountsPeople):
	case isHanCount(word), role.Is(lang.RoleWord) && role.Number > 1: // "me and two friends"
		return false
	case word == "" || strings.ContainsFunc(word, unicode.IsDigit) || unicode.IsDigit(lang.FirstRune(d.rest.said)):
		return false
	default:
		typed := d.rest.typed[:len(word)]
		d.rest = d.rest.without(len(word), 0)
		if role.Is(lang.RolePerson) || lang.NamesRelation.Is(strings.TrimRight(strings.TrimSuffix(word, "s"), "'’")) {
			d.person = true
		} else {
			d.unknown++
			d.names = append(d.names, typed)
		}
	}
	return true
}

// isHanCount reports whether a character counts several, of what could not be read.
func isHanCount(word string) bool {
	digit, ok := lang.HanDigit(lang.FirstRune(word))
	return ok && digit > 1
}

// fellows reads with how many others the writer shared: "with two friends", "me and 2 friends",
// 友達2人と.
func (d *division) fellows() bool {
	c, n := d.rest, 0
	c.skip(lang.SharesWith)
	named := skipWord(&c, lang.Fellows)
	if !c.skipCount(&n) || n >= maxSharers {
		return false
	}
	if !skipWord(&c, lang.Fellows) {
		counted := skipWord(&c, lang.Heads) || skipWord(&c, lang.Counter)
		if !(named && counted) && !skipWord(&c, lang.Fellows) {
			return false
		}
	}
	d.divide(n + 1)
	d.with, d.rest = true, c
	return true
}

// skipWord cuts a word of a list off the beginning of a clause, and reports whether there was one.
func skipWord(c *clause, list lang.List) bool {
	word := wordAt(c.said)
	if lang.IsUnspaced(lang.FirstRune(c.said)) {
		word = ""
		for i := range c.said + " " {
			if i > 0 && i <= longestEast && list.Has(c.said[:i]) {
				word = c.said[:i]
			}
		}
	}
	if word == "" || !list.Has(word) {
		return false
	}
	*c = c.without(len(word), 0)
	return true
}

// longestEast is how many bytes such a word has at most in a script without spaces.
const longestEast = 12

// count reads how many there were, which something must show to be people: "by 3", "3 of us",
// "there were 4".
func (d *division) count() bool {
	c, n := d.rest, 0
	people := c.skip(lang.CountsPeople)
	led := people || c.skip(lang.CountsUs) || c.skip(lang.LeadsToSharers)
	for led && (c.skip(lang.LeadsToSharers) || c.skip(lang.CountsUs)) {
	}
	if !c.skipCount(&n) || n > maxSharers {
		return false
	}
	unspaced := lang.IsUnspaced(lang.FirstRune(c.said))
	switch {
	case c.skip(lang.CountsPeople):
		led, people = true, true
	case skipWord(&c, lang.Heads):
		led = led || unspaced && !d.person // in others it may leave out the writer: "with 3 people"
	case c.skip(lang.CountsUs):
		led = true
	}
	if !led || c.said != "" && unicode.IsDigit(lang.FirstRune(c.said)) {
		return false
	}
	d.divide(n)
	d.rest, d.counted = c, d.counted || people
	return true
}

// divide notes a number of parts. Two that differ cannot be understood.
func (d *division) divide(by int) {
	d.differs = d.differs || d.by > 0 && d.by != by
	d.by = by
}

// tipped reads a tip that was given with what was just entered, nil if a message says anything
// else.
func tipped(m *message) *Reckoning {
	k, before, behind := m.added()
	if k == nil {
		return nil
	}
	c := clauseOf(before + " " + behind)
	tip, goesOn := false, false
	for c.said != "" {
		word := wordAt(c.said)
		switch {
		case lang.SaysTipped.Is(word) || lang.NamesServer.Is(word):
			tip, goesOn = true, goesOn || lang.AroundTip.Is(word)
			c = c.without(len(word), 0)
		case lang.Words().Words[word].Is(lang.RoleTip):
			c, tip = c.without(len(word), 0), true
		case c.skip(lang.NamesServer), c.skip(lang.SaysTipped):
			tip = true
		case c.skip(lang.AroundTip), c.skip(lang.Interjects), c.skip(lang.OpensWish):
			goesOn = true
		default:
			return nil
		}
	}
	if !tip || !goesOn {
		return nil // a tip alone may be of another day
	}
	return k
}

// maxReducedWords is how many words may name an entry beside what it was reduced by.
const maxReducedWords = 3

// reduced reads by what percentage or amount what was just entered was reduced, "auf die Schuhe gabs
// 10% Rabatt", "got 5 discount", nil if a message says anything else. An amount may have bought a
// voucher.
func reduced(m *message) *Reckoning {
	k, before, behind := m.added()
	if k == nil {
		return nil
	}
	rest := before + " " + behind
	off := m.text.Read().Unspent == parse.Discounted
	if !off && !strings.HasSuffix(k.With, "%") {
		return nil
	}
	for _, word := range strings.FieldsFunc(strings.ToLower(rest), func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",.!", r) }) {
		role := lang.Words().Words[word]
		switch {
		case role.Is(lang.RoleOff):
			off = true
		case role.Is(lang.RoleMinus | lang.RoleFiller | lang.RoleArticle | lang.RoleGlue | lang.RoleAt | lang.RoleAnd | lang.RoleDe), lang.FunctionWord.Has(word), lang.Preposition.Has(word):
		default:
			k.Named = append(k.Named, word)
		}
	}
	if !off || len(k.Named) > maxReducedWords {
		return nil
	}
	k.With = "-" + strings.TrimPrefix(k.With, "+")
	return k
}

// addsOne reports whether a reading adds one expense, and nothing else.
func (reading Reading) addsOne() bool {
	if len(reading.Actions) != 1 || reading.Err != nil {
		return false
	}
	_, adds := reading.Actions[0].(action.AddExpense)
	return adds
}

// added returns what the only amount or percentage of a message adds, and the words before and behind it.
func (m *message) added() (k *Reckoning, before, behind string) {
	if at := strings.IndexByte(m.typed, '%'); at >= 0 {
		from, to := len(strings.TrimRight(m.typed[:at], "0123456789.,")), at+1
		if from == at { // %15
			to += strings.IndexFunc(m.typed[to:]+" ", unicode.IsSpace)
		}
		if rate, ok := m.text.Part(m.typed[from:to]).Rate(); ok && rate.IsSet() {
			return &Reckoning{With: "+" + rate.Decimal().Shift(2).String() + "%"}, m.typed[:from], m.typed[to:]
		}
		return nil, "", ""
	}
	read := m.text.Read()
	if len(read.Amounts) == 0 {
		return m.addedNumber()
	}
	if len(read.Amounts) != 1 || len(read.Amounts[0].Readings) > 1 || read.Amounts[0].Sum != "" || len(read.Dates) > 0 {
		return nil, "", ""
	}
	a, said := read.Amounts[0], m.text.String()
	return &Reckoning{With: "+" + a.Value.String(), Currency: a.Currency}, said[:a.Start], said[a.End:]
}

// addedNumber is added for a number that is no amount by itself: "6 for the waitress" may be six
// of something.
func (m *message) addedNumber() (k *Reckoning, before, behind string) {
	for _, word := range strings.Fields(m.typed) {
		if !unicode.IsDigit(lang.FirstRune(word)) {
			continue
		}
		a, ok := m.text.Part(word).Amount()
		if k != nil || !ok || len(a.Readings) > 1 {
			return nil, "", ""
		}
		k = &Reckoning{With: "+" + a.Value.String(), Currency: a.Currency}
		before, behind, _ = strings.Cut(m.typed, word)
	}
	return k, before, behind
}
