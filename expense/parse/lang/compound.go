package lang

import "strings"

// A numberPart is a piece of a number that is written as one word:
// zweihundertfünfundzwanzig, milleduecento, yüzelli.
type numberPart struct {
	number   int64
	scale    int32 // of what multiplies, 0 for what is added
	joint    bool
	language uint32
}

// The lengths of parts, in bytes.
const (
	minPart = 2
	maxPart = 12
)

// addParts enters the pieces of compounds in a language that writes them.
func (d *Dictionary) addParts(v *vocabulary, bit uint32) {
	d.Endings = append(d.Endings, strings.Fields(v.endings)...)
	if v.joints == "" && v.compounds == "" {
		return
	}
	add := func(w string, p numberPart) {
		p.language = bit
		d.parts[w] = append(d.parts[w], p)
	}
	for _, list := range [...]string{v.numbers, v.compounds} {
		EachOf(list, func(n int64, w string) {
			switch n {
			case 100:
				add(w, numberPart{scale: 2})
			case 1000:
				add(w, numberPart{scale: 3})
			default:
				add(w, numberPart{number: n})
			}
		})
	}
	EachOf(v.scales, func(power int64, w string) {
		if power == 3 && len(w) > 3 {
			add(w, numberPart{scale: 3})
		}
	})
	for w := range strings.FieldsSeq(v.joints) {
		add(w, numberPart{joint: true})
	}
}

// Compound reads a word that is a number of several pieces, or returns nil.
func (d *Dictionary) Compound(w string) *Lexeme {
	if len(w) < 6 || len(w) > 60 {
		return nil
	}
	var found *Lexeme
	for at := minPart; at <= min(maxPart, len(w)); at++ {
		for _, p := range d.parts[w[:at]] {
			if p.joint {
				continue
			}
			c := compounding{d: d, language: p.language}
			if n, ok := c.rest(w[at:], compoundSum{}, p); ok {
				l := &Lexeme{Roles: RoleWord, Number: n, Spoken: p.language}
				if found != nil && found.Number == n {
					l.Spoken |= found.Spoken
				}
				found = l
			}
		}
	}
	return found
}

// A compounding takes one word apart in one language.
type compounding struct {
	d        *Dictionary
	language uint32
}

// A compoundSum is the number of the pieces so far.
type compoundSum struct {
	total, section int64
	joint          bool // a unit waits for its ten
	thousands      bool
}

// rest adds a piece and reads those behind it.
func (c compounding) rest(w string, sum compoundSum, p numberPart) (int64, bool) {
	sum, ok := sum.with(p)
	if !ok {
		return 0, false
	}
	if w == "" {
		return sum.total + sum.section, !sum.joint
	}
	for at := min(maxPart, len(w)); at >= minPart; at-- {
		for _, next := range c.d.parts[w[:at]] {
			if next.language != c.language {
				continue
			}
			if n, ok := c.rest(w[at:], sum, next); ok {
				return n, true
			}
		}
	}
	return 0, false
}

// with adds a piece where the language allows it.
func (s compoundSum) with(p numberPart) (compoundSum, bool) {
	switch {
	case p.joint:
		unit := s.section % 100
		s.joint = unit > 0 // hundertundeins waits for nothing
		return s, unit < 10 && s.section+s.total > 0
	case s.joint:
		ten := p.number >= 20 && p.number < 100 && p.number%10 == 0 && p.scale == 0
		s.joint = false
		s.section += p.number
		return s, ten
	case p.scale == 2:
		if s.section == 0 {
			s.section = 1
		}
		s.section *= 100
		return s, s.section < 2000 && s.section%1000 != 0
	case p.scale == 3:
		if s.thousands {
			return s, false
		}
		s.total, s.section, s.thousands = max(s.section, 1)*1000, 0, true
		return s, true
	case p.number >= 100:
		if s.section > 0 {
			return s, false
		}
		s.section = p.number
		return s, true
	}
	rest := s.section % 100
	s.section += p.number
	return s, p.number > 0 && (rest == 0 || rest%10 == 0 && p.number < 10)
}
