package questions

import (
	"context"
	"strings"

	"chit/agent/feature"
	"chit/expense"
	"chit/expense/parse/lang"
)

// namesOf returns the names under which the ledger knows a thing: who asks about the gym asks
// about Holmes, too.
func namesOf(ctx context.Context, e *feature.Env, words string) ([]expense.Topic, error) {
	facts, err := e.Facts(ctx)
	if err != nil || len(facts) == 0 {
		return nil, err
	}
	lower := strings.ToLower(words)
	if n := lang.OpensSubject.Opens(lower); n > 0 && n < len(lower) && lower[n] == ' ' {
		words = words[n+1:]
	}
	var names []expense.Topic
	for _, name := range facts.NamesOf(words, e.Lookup().WholeWords().Endings) {
		names = append(names, expense.Topic{Text: name})
	}
	return names, nil
}
