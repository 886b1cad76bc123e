package questions

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// about narrows q to what words are about: a category, words that some expense has,
// several of both, or a currency. A word that no expense has is never ignored: if it is
// one of several, the returned reply names it; alone, it is searched for as written.
func about(ctx context.Context, e *feature.Env, q *expense.Query, words string) (*feature.Result, error) {
	if words == "" {
		return nil, nil
	}
	q.Words = e.Lookup().WholeWords()
	if document := e.Words(words).Document(); document != "" {
		q.Text = document
		return nil, nil
	}
	topic, known, err := called(ctx, e, words)
	if err != nil {
		return nil, err
	}
	lists, several := parse.Subjects(words)
	several = several && (len(lists) > 1 || len(lists[0]) > 1)
	if currency, ok := e.Words(words).Currency(); ok && !known && q.Currency == "" {
		q.Currency = currency
		return nil, nil
	}
	if !known {
		if parts, err := contentOf(ctx, e, words); parts != nil || err != nil {
			q.Subjects = parts
			return nil, err
		}
	}
	names, err := namesOf(ctx, e, words)
	if err != nil {
		return nil, err
	}
	switch {
	case len(names) > 0:
		q.Subjects = []expense.Subject{append(expense.Subject{topic}, names...)}
	case !known && several:
		return subjects(ctx, e, q, lists)
	case topic.Category == nil:
		q.Text = topic.Text
	case q.Category == nil:
		q.Category = topic.Category
	default:
		q.Subjects = []expense.Subject{{topic}}
	}
	return nil, nil
}

// contentOf returns the words of a phrase that no expense has as a whole, "taxi to the
// airport", without those that only join them, if some expense has all the others: one
// may be described by "airport taxi".
func contentOf(ctx context.Context, e *feature.Env, words string) ([]expense.Subject, error) {
	var parts []expense.Subject
	joined := false
	for word := range strings.FieldsSeq(words) {
		lower := strings.ToLower(word)
		if lang.JoinsThings.Is(lower) {
			return nil, nil // several things
		}
		if lang.Small.Has(lower) || lang.FunctionWord.Has(lower) || lang.LeadsToPlace.Is(lower) || lang.WithinThing.Is(lower) {
			joined = true
			continue
		}
		parts = append(parts, expense.Subject{{Text: singular(e, spelled(e, word))}})
	}
	if len(parts) < 2 && !joined || len(parts) == 0 || len(parts) > maxContent {
		return nil, nil
	}
	found, err := e.Ledgers.Find(ctx, e.Ledger.ID, expense.Query{Subjects: parts, Words: e.Lookup().WholeWords(), Limit: 1})
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return parts, nil
}

// maxContent is how many words are looked for apart from each other.
const maxContent = 4

// subjects narrows q to expenses that are about one thing of each list.
func subjects(ctx context.Context, e *feature.Env, q *expense.Query, lists [][]string) (*feature.Result, error) {
	var unknown []string
	for i, list := range lists {
		if currency, ok := e.Words(list[0]).Currency(); ok && i > 0 && len(list) == 1 && q.Currency == "" {
			q.Currency = currency // coffee in dollars
			continue
		}
		var subject expense.Subject
		for _, words := range list {
			topic, known, err := called(ctx, e, words)
			if err != nil {
				return nil, err
			}
			names, err := namesOf(ctx, e, words)
			if err != nil {
				return nil, err
			}
			if !known && len(names) == 0 {
				unknown = append(unknown, e.Texts.Say(text.Quoted, text.Args{"Words": e.Heard(topic.Text)}))
			}
			subject = append(append(subject, topic), names...)
		}
		q.Subjects = append(q.Subjects, subject)
	}
	return notMentioned(e, unknown), nil
}

// without leaves out of q what words are about, one thing or several.
func without(ctx context.Context, e *feature.Env, q *expense.Query, words string) (*feature.Result, error) {
	if words == "" {
		return nil, nil
	}
	q.Words = e.Lookup().WholeWords()
	whole, known, err := called(ctx, e, words)
	if err != nil {
		return nil, err
	}
	lists, several := parse.Subjects(words)
	if known || !several {
		lists = [][]string{{words}}
	}
	var unknown []string
	for _, one := range slices.Concat(lists...) {
		named, known := whole, known
		if several && !known {
			if named, known, err = called(ctx, e, one); err != nil {
				return nil, err
			}
		}
		if !known {
			unknown = append(unknown, e.Texts.Say(text.Quoted, text.Args{"Words": e.Heard(named.Text)}))
		}
		q.Without = append(q.Without, named)
	}
	return notMentioned(e, unknown), nil
}

// notMentioned names words that no expense has, nil if there are none.
func notMentioned(e *feature.Env, unknown []string) *feature.Result {
	if len(unknown) == 0 {
		return nil
	}
	return &feature.Result{Reply: chat.Reply{Text: e.Texts.Say(text.UnknownWords, text.Args{"Words": e.Texts.List(unknown)})}, Data: "none"}
}

// Knows reports whether words name a category or are in an expense, so that a question may be about
// them.
func Knows(ctx context.Context, e *feature.Env, words string) (bool, error) {
	_, known, err := called(ctx, e, words)
	return known, err
}

// called reads one thing that expenses may be about. It is known if the words name a
// category or are in an expense.
func called(ctx context.Context, e *feature.Env, words string) (topic expense.Topic, known bool, err error) {
	words = spelled(e, strings.TrimPrefix(words, "#")) // a tag is found by its word
	if category, ok := e.CategoryNamed(words); ok {
		return expense.Topic{Category: &category}, true, nil
	}
	one := singular(e, words)
	facts, err := e.Facts(ctx)
	if err != nil {
		return topic, false, err
	}
	if facts.IsName(words) {
		one = words
	}
	found, err := e.Ledgers.Find(ctx, e.Ledger.ID, expense.Query{Text: one, Words: e.Lookup().WholeWords(), Limit: 1})
	if err != nil || len(found) > 0 {
		return expense.Topic{Text: one}, err == nil, err
	}
	if n := lang.EndsCost.Closes(words); n > 0 && n < len(words) {
		if c, ok := e.CategoryNamed(words[:len(words)-n]); ok {
			return expense.Topic{Category: &c}, true, nil
		}
		found, err := e.Ledgers.Find(ctx, e.Ledger.ID, expense.Query{Text: words[:len(words)-n], Words: e.Lookup().WholeWords(), Limit: 1})
		if len(found) > 0 || err != nil {
			return expense.Topic{Text: words[:len(words)-n]}, err == nil, err
		}
	}
	if shop := unvisited(words); shop != words {
		if visited, known, err := called(ctx, e, shop); known || err != nil {
			return visited, known, err
		}
	}
	form, err := inAnotherForm(ctx, e, words)
	return expense.Topic{Text: cmp.Or(form, words)}, form != "", err
}

// unvisited returns words without those for a visit or a use of what they name: "target" of
// "target trip".
func unvisited(words string) string {
	lower := strings.ToLower(words)
	if len(lower) != len(words) {
		return words
	}
	if n := lang.NamesVisit.Closes(lower); n > 0 && n < len(words) {
		return strings.TrimSpace(words[:len(words)-n])
	}
	if n := lang.NamesVisit.Opens(lower); n > 0 && n < len(words) {
		rest := strings.TrimSpace(words[n:])
		if first, name, more := strings.Cut(rest, " "); more && (lang.LeadsToPlace.Is(strings.ToLower(first)) || lang.WithinThing.Is(strings.ToLower(first))) {
			return name
		}
		return rest
	}
	return words
}

// spelled returns words as the message spells them.
func spelled(e *feature.Env, words string) string {
	for _, source := range e.Sources {
		lower := strings.ToLower(source)
		if i := strings.Index(lower, strings.ToLower(words)); i >= 0 && len(lower) == len(source) {
			return source[i : i+len(words)]
		}
	}
	return words
}

// singular cuts a plural ending off the last word, so that a query finds both forms.
func singular(e *feature.Env, words string) string {
	if len(words) < 4 {
		return words
	}
	for _, ending := range []string{"ches", "shes", "xes", "sses"} {
		if strings.HasSuffix(words, ending) {
			return strings.TrimSuffix(words, "es")
		}
	}
	for _, ending := range []string{"ss", "us", "nis", "ris", "sis", "ies", "'s"} {
		if strings.HasSuffix(words, ending) {
			return words
		}
	}
	one := strings.TrimSuffix(words, "s")
	if _, known := parse.Category(words, e.Ledger.Language, e.Ledger.Region); known {
		if _, known := parse.Category(one, e.Ledger.Language, e.Ledger.Region); !known {
			return words // Starbucks
		}
	}
	return one
}

// topics names some subjects: Food, "coffee" · "Lidl".
func topics(e *feature.Env, subjects []expense.Subject) []string {
	var named []string
	for _, subject := range subjects {
		var list []string
		for _, topic := range subject {
			if topic.Category != nil {
				list = append(list, e.Card().Category(*topic.Category))
			} else {
				list = append(list, e.Texts.Say(text.Quoted, text.Args{"Words": e.Heard(topic.Text)}))
			}
		}
		named = append(named, e.Texts.List(list))
	}
	return named
}
