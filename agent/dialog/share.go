package dialog

import (
	"strings"

	"chit/agent/action"
	"chit/agent/memory"
	"chit/expense/parse/lang"
)

// divides is between the amount and the number of people in the label of an option.
const divides = " ÷ "

// shared reads which of two amounts was meant, the whole or the part of one person, by words
// instead of a figure: "just my share", 全部. It is unclear if nobody said how many shared it.
func shared(p *memory.Pending, text string) (value string, unclear, ok bool) {
	part, whole, sharers := sharesOf(p)
	if part == "" || whole == "" {
		return "", false, false
	}
	said := strings.ToLower(lang.Bare(text))
	for before := ""; before != said; {
		if before = said; lang.NamesShare.Is(said) {
			return part, !counts(p.Sources, sharers), true
		}
		if lang.NamesWhole.Is(said) {
			return whole, false, true
		}
		for _, idle := range [...]lang.Phrase{lang.AroundShare, lang.AsksToLog, lang.OpensWish, lang.ClosesWish} {
			if n := idle.Opens(said); n > 0 && n < len(said) {
				said = lang.Bare(said[n:])
			}
			if n := idle.Closes(said); n > 0 && n < len(said) {
				said = lang.Bare(said[:len(said)-n])
			}
		}
	}
	return "", false, false
}

// sharesOf returns the values of the options of a question whether an amount or one person's
// part of it is meant, and by how many it was divided.
func sharesOf(p *memory.Pending) (part, whole, sharers string) {
	if !isAmount(kindOf(p)) {
		return "", "", ""
	}
	for i := range len(p.Options) {
		id := action.Encode(action.Answer{Question: p.ID, Option: i})
		if _, by, divided := strings.Cut(p.Labels[id], divides); divided && part == "" {
			part, sharers = p.Options[id], by
		} else if !divided {
			whole = p.Options[id]
		}
	}
	return part, whole, sharers
}

// counts reports whether somebody said that two shared: they are taken for two where no
// number was said.
func counts(sources []string, sharers string) bool {
	if sharers != "2" {
		return true
	}
	for _, source := range sources {
		source = strings.ToLower(source)
		for _, w := range lang.SaysHalf.Wordings() {
			if strings.Contains(source, w) {
				return true
			}
		}
		for _, r := range source {
			if n, ok := lang.HanDigit(r); ok && n == 2 {
				return true
			}
		}
		for word := range strings.FieldsSeq(source) {
			word = strings.Trim(word, ",.;:!")
			if l := lang.Words().Words[word]; word == "2" || l != nil && (l.Share == 2 || l.Is(lang.RoleWord) && l.Number == 2) {
				return true
			}
		}
	}
	return false
}
