package lang

import "strings"

// A regional is what words of a language mean in some of its regions, whatever they mean in
// the rest of it: "renda" is rent in Portugal, and an income in Brazil. Without regions, it is
// what they mean in the whole language, whatever they mean in others: "a" is "and" in Polish.
type regional struct {
	regions    string      // ISO 3166, separated by spaces
	words      []roleWords // with all roles that they have there
	marks      string
	categories categoryWords
}

// in reports whether a region is one of those meant.
func (r *regional) in(region string) bool {
	if r.regions == "" {
		return true
	}
	for one := range strings.FieldsSeq(r.regions) {
		if one == region {
			return true
		}
	}
	return false
}

// addRegional notes what words are in the regions of their languages.
func (d *Dictionary) addRegional() {
	for _, l := range languages() {
		for i := range l.regional {
			d.addIn(&l.regional[i], Bit(l.code), l.code)
		}
	}
}

func (d *Dictionary) addIn(r *regional, bit uint32, language string) {
	there := make(map[string]*Lexeme)
	word := func(w string) *Lexeme {
		if there[w] == nil {
			own := *d.word(w)
			own.Roles, own.Mark, own.senses = 0, nil, nil
			there[w] = &own
		}
		return there[w]
	}
	for _, rw := range r.words {
		for w := range strings.FieldsSeq(rw.list) {
			word(spaced(w)).Roles |= rw.roles
		}
	}
	for w, m := range eachMark(r.marks, language) {
		word(w).Mark = m
	}
	for w, own := range there {
		d.Words[w].senses = append(d.Words[w].senses, sense{languages: bit, regional: r, Lexeme: own})
	}
}
