package attachments

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// maxOffered is how many entries a question offers.
const maxOffered = 3

// attach gives the files of the run to an entry, or asks to which.
func attach(ctx context.Context, env *feature.Env, a action.AttachFiles) (feature.Result, error) {
	if len(env.Files) == 0 {
		return feature.Result{Reply: chat.Reply{Text: env.Texts.Say(text.Empty)}}, nil
	}
	if a.Number == nil && a.Match != "" {
		return attachNamed(ctx, env, a.Match)
	}
	to, why, err := entriesFor(ctx, env, a)
	if err != nil {
		return feature.Result{}, err
	}
	if len(to) == 0 {
		return askOfLatest(ctx, env, why)
	}
	return give(ctx, env, to)
}

// attachNamed gives the files of the run to the entry that words name. If they name
// several it asks to which of these.
func attachNamed(ctx context.Context, env *feature.Env, words string) (feature.Result, error) {
	found, err := named(ctx, env, words)
	switch {
	case err != nil:
		return feature.Result{}, err
	case len(found) == 0:
		return askOfLatest(ctx, env, env.Texts.Say(text.FoundNoneLike, text.Args{"Words": env.Heard(words)}))
	case len(found) == 1:
		return give(ctx, env, []int64{found[0].Number})
	}
	return ask(env, "", found[:min(len(found), maxOffered)]), nil
}

// entriesFor returns the entries that files are for, or why it is not known.
func entriesFor(ctx context.Context, env *feature.Env, a action.AttachFiles) (numbers []int64, why string, err error) {
	switch {
	case a.Number != nil:
		one, refused, err := env.Lookup().Numbered(ctx, *a.Number)
		if err != nil {
			return nil, "", err
		}
		if refused != nil {
			return nil, refused.Reply.Text, nil
		}
		if one.Deleted {
			return nil, env.Texts.Error(expense.Conflict(expense.ReasonAlreadyDeleted, expense.Args{"Number": one.Number})), nil
		}
		return []int64{one.Number}, "", nil
	case a.Last:
		found, err := latest(ctx, env, 1)
		if len(found) == 1 {
			return []int64{found[0].Number}, "", err
		}
		return nil, "", err
	}
	about, err := standing(ctx, env, env.About)
	return about, "", err
}

// standing leaves out entries that were deleted.
func standing(ctx context.Context, env *feature.Env, numbers []int64) ([]int64, error) {
	var left []int64
	for _, n := range numbers {
		one, refused, err := env.Lookup().Numbered(ctx, n)
		if err != nil {
			return nil, err
		}
		if refused == nil && !one.Deleted && !slices.Contains(left, n) {
			left = append(left, n)
		}
	}
	return left, nil
}

// askOfLatest asks to which of the person's last entries the files of the run belong, and
// says before that why it is not known.
func askOfLatest(ctx context.Context, env *feature.Env, why string) (feature.Result, error) {
	offered, err := latest(ctx, env, maxOffered)
	if err != nil {
		return feature.Result{}, err
	}
	return ask(env, why, offered), nil
}

// ask asks to which entry the files of the run belong; the question keeps them.
func ask(env *feature.Env, why string, offered []expense.Expense) feature.Result {
	key := "which_entry"
	if len(offered) == 0 {
		key = "no_entry"
	}
	names := strings.Join(Names(env.Files), ", ")
	q := &feature.Question{Field: "number", Text: strings.TrimLeft(why+"\n"+say(env, key, text.Args{"Files": names}), "\n")}
	for _, one := range offered {
		q.Options = append(q.Options, feature.Option{Label: env.Card().Line(one), Value: strconv.FormatInt(one.Number, 10)})
	}
	if len(offered) == 0 {
		return feature.Result{Reply: chat.Reply{Text: q.Text}}
	}
	q.Options = append(q.Options, feature.Option{Label: say(env, "choice_none", nil)})
	return feature.Result{Next: feature.Ask, Ask: q}
}

// give plans that entries have the files of the run.
func give(ctx context.Context, env *feature.Env, numbers []int64) (feature.Result, error) {
	for _, n := range numbers {
		one, _, err := env.Lookup().Numbered(ctx, n)
		if err == nil {
			err = env.Allowed(ctx, one)
		}
		if err != nil {
			return feature.Refusal(env, err)
		}
	}
	kept, err := Keep(ctx, env)
	if err != nil {
		return feature.Refusal(env, err)
	}
	result := feature.Result{Data: "attached", Reply: chat.Reply{Text: kept.Remarks}}
	if len(kept.All) == 0 && !kept.Before {
		return result, nil
	}
	for _, n := range numbers {
		result.Plan.Edit = append(result.Plan.Edit, kept.Correction(n))
	}
	return result, nil
}

// latest returns the entries that this person added or changed last.
func latest(ctx context.Context, env *feature.Env, limit int) ([]expense.Expense, error) {
	changes, err := env.Ledgers.Changes(ctx, env.Ledger.ID, expense.ChangeQuery{Actor: env.Message.Sender.ID, Limit: expense.MaxPerMessage})
	if err != nil {
		return nil, err
	}
	var found []expense.Expense
	seen := map[int64]bool{}
	for _, c := range changes { // newest first
		if len(found) == limit || c.After == nil || seen[c.Number] {
			continue
		}
		seen[c.Number] = true
		one, refused, err := env.Lookup().Numbered(ctx, c.Number)
		if err != nil {
			return nil, err
		}
		if refused == nil && !one.Deleted {
			found = append(found, one)
		}
	}
	return found, nil
}

// named returns the entries that words name as whole words.
func named(ctx context.Context, env *feature.Env, words string) ([]expense.Expense, error) {
	q := env.Lookup().Query(words)
	q.Limit = 50
	if q.Text == "" {
		return nil, nil
	}
	found, err := env.Ledgers.Find(ctx, env.Ledger.ID, q)
	if expense.CodeOf(err) == expense.CodeNotFound {
		return nil, nil
	}
	return env.Lookup().ThoseNamed(found, q.Text), err
}
