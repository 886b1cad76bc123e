package agent

import (
	"context"
	"slices"
	"strings"

	"chit/agent/chat"
	"chit/agent/dialog"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/parse/lang"
)

// What somebody else wrote of is theirs, or of whoever has it logged. In a ledger of one
// person nobody is asked, unless the expense was picked in a room to whose ledger it can
// be moved.

// whose returns whose the expenses in the quotes of a message may be: the person that the
// message names, otherwise those who wrote the quotes and the sender. It returns none if
// there is nobody but the sender.
func whose(ctx context.Context, env *feature.Env) ([]expense.Person, error) {
	m := env.Message
	alone := (m.Direct || env.Ledger.Personal()) && (m.Room == nil || m.Room.Ledger == "")
	if alone || m.Choice != "" || m.Overheard || !passedOn(m) {
		return nil, nil
	}
	all := authors(m)
	if name := loggedFor(m.Text); name != "" {
		known, err := env.Lookup().People(ctx)
		if err != nil {
			return nil, err
		}
		people := slices.Concat(m.Mentions, all, []expense.Person{m.Sender.Person}, known)
		if one, ok := dialog.Payer(people, m.Sender.Person, name); ok {
			return []expense.Person{one}, nil
		}
	}
	if len(all) == 0 {
		return nil, nil
	}
	return append(all, m.Sender.Person), nil
}

// authors returns the other people who wrote what a message passes on.
func authors(m chat.Message) []expense.Person {
	var all []expense.Person
	for _, q := range m.Quotes {
		known := func(p expense.Person) bool { return p.ID == q.Author.ID }
		if q.Author.ID != "" && strings.TrimSpace(q.Author.Name) != "" && q.Author.ID != m.Sender.ID && !slices.ContainsFunc(all, known) {
			all = append(all, q.Author)
		}
	}
	return all
}

// loggedFor returns what a text says of the person for whom a quote shall be logged, if it
// says nothing else: "for Bo" of "log this for Bo".
func loggedFor(text string) string {
	said := lang.Bare(text)
	head, tail := lang.LogsQuoted.Encloses(said)
	if head == 0 {
		head = lang.LogsQuoted.Opens(said)
		tail = lang.LogsQuoted.Closes(said[head:])
	}
	rest := strings.TrimSpace(said[head : len(said)-tail])
	if rest != "" && rest != said && (lang.NamesSelf.Is(rest) || lang.BeforePayer.Opens(rest) > 0 || lang.BehindPayer.Closes(rest) > 0) {
		return rest
	}
	return ""
}
