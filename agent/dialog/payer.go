package dialog

import (
	"slices"
	"strings"

	"chit/agent/feature"
	"chit/agent/memory"
	"chit/expense"
	"chit/expense/parse/lang"
)

// Payer returns the one of some people whom a text names as the person who spent something:
// "Bo", "for Bo", "das war Bos", "me".
func Payer(people []expense.Person, sender expense.Person, text string) (expense.Person, bool) {
	names := payerIn(lang.Bare(text))
	for _, name := range names {
		if found := feature.CalledIn(people, name); len(found) == 1 {
			return found[0], true
		}
	}
	return sender, slices.ContainsFunc(names, lang.NamesSelf.Is)
}

// payerIn returns what may be a name in a text: all of it, and what stands behind or before
// words such as "for" and "paid".
func payerIn(said string) []string {
	names := []string{said}
	for _, part := range []string{said[lang.BeforePayer.Opens(said):], said[:len(said)-lang.BehindPayer.Closes(said)]} {
		if part = strings.TrimSpace(part); part != "" && part != said {
			names = append(names, part)
		}
	}
	return names
}

// payer reads the answer to whose the expenses are that a question shows. It reports false
// when nothing is asked of that kind, or the message is about something else.
func (r *Listener) payer(p *memory.Pending, v verdict) (Answer, bool) {
	if len(p.Whose) < 2 {
		return Answer{}, false
	}
	for _, said := range []string{r.Env.Message.Text, v.rest} {
		if one, ok := Payer(p.Whose, r.Env.Message.Sender.Person, said); ok {
			return Tapped(p, one.ID), true
		}
	}
	return Answer{To: p, Unclear: true}, v.agrees && v.rest == ""
}

// Whose returns whose the expenses of a question are after an answer.
func (a Answer) Whose() []expense.Person {
	for _, one := range a.To.Whose {
		if a.Args[feature.Confirmed] == one.ID {
			return []expense.Person{one}
		}
	}
	return a.To.Whose
}
