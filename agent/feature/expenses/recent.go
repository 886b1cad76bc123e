package expenses

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/parse/lang"
)

// recentFor is how long what somebody entered on an earlier day and changed just now can be
// corrected without saying that it is a correction: who says "the bus was 3" on the next day
// took another bus.
const recentFor = 2 * time.Hour

// recent returns the expenses that this person entered today, or changed just now, as they
// left them, the last ones first.
func recent(ctx context.Context, e *feature.Env) ([]expense.Expense, error) {
	return recentOnes(ctx, e, false)
}

// recentOnes is recent, or returns those of these expenses that are deleted.
func recentOnes(ctx context.Context, e *feature.Env, deleted bool) ([]expense.Expense, error) {
	changes, err := e.Ledgers.Changes(ctx, e.Ledger.ID, expense.ChangeQuery{Actor: e.Message.Sender.ID, Limit: expense.MaxPerMessage})
	if err != nil {
		return nil, err
	}
	var found []expense.Expense
	seen := map[int64]bool{}
	for _, c := range changes {
		if c.After == nil || seen[c.Number] || !isRecent(e, c) {
			continue
		}
		seen[c.Number] = true
		if c.After.Deleted == deleted {
			found = append(found, *c.After)
		}
	}
	return found, nil
}

// isRecent reports whether a change is of an entry of today, or was made just now.
func isRecent(e *feature.Env, c expense.Change) bool {
	return e.Ledger.Today(c.After.CreatedAt) == e.Today() || e.Now.Sub(c.At) <= recentFor
}

// LastDeed returns the source key of the last deed with which this person added or changed
// entries lately, and those of them that are there.
func LastDeed(ctx context.Context, e *feature.Env) (key string, entries []expense.Expense, err error) {
	changes, err := e.Ledgers.Changes(ctx, e.Ledger.ID, expense.ChangeQuery{Actor: e.Message.Sender.ID, Limit: expense.MaxPerMessage})
	if err != nil {
		return "", nil, err
	}
	seen := map[int64]bool{}
	for _, c := range changes {
		if c.After == nil || key != "" && c.SourceKey != key {
			continue
		}
		key = c.SourceKey
		if seen[c.Number] || c.After.Deleted || !isRecent(e, c) {
			continue
		}
		seen[c.Number] = true
		entries = append(entries, *c.After)
	}
	slices.SortFunc(entries, func(a, b expense.Expense) int { return cmp.Compare(a.Number, b.Number) })
	return key, entries, nil
}

// DeletedLast returns the source key of this person's last deed, and reports whether it was a
// deletion.
func DeletedLast(ctx context.Context, e *feature.Env) (key string, deleted bool, err error) {
	changes, err := e.Ledgers.Changes(ctx, e.Ledger.ID, expense.ChangeQuery{Actor: e.Message.Sender.ID, Limit: 1})
	if err != nil || len(changes) == 0 {
		return "", false, err
	}
	last := changes[0]
	return last.SourceKey, last.Before != nil && !last.Before.Deleted && last.After != nil && last.After.Deleted, nil
}

// LastTwo returns the two entries that this person entered last, if there are as many of late.
func LastTwo(ctx context.Context, e *feature.Env) ([]expense.Expense, error) {
	there, err := recent(ctx, e)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(there, func(a, b expense.Expense) int { return cmp.Compare(a.Number, b.Number) })
	return there[max(len(there)-2, 0):], nil
}

// Meant returns the edits of a message with the entries that they are about, if each is
// of one that this person entered lately. Which of several is asked when they are done.
func Meant(ctx context.Context, e *feature.Env, edits []action.EditExpense) ([]action.Action, bool, error) {
	there, err := recent(ctx, e)
	if err != nil {
		return nil, false, err
	}
	all := make([]action.Action, len(edits))
	for i, edit := range edits {
		if edit.Number != nil {
			if edit, ok := numbered(e, there, edit); ok {
				all[i] = edit
				continue
			}
			return nil, false, nil
		}
		found, byName := spokenOf(e, there, edit.Match)
		switch {
		case len(found) == 0, edit.Counts && !isCounted(found, edit):
			return nil, false, nil
		case len(found) == 1:
			edit.Number, edit.Match = &found[0].Number, ""
		case !byName:
			edit.Match, e.Digressed = "", true // so that it is asked which
		}
		all[i] = edit
	}
	return all, true, nil
}

// Newest returns the entry of this person's that words name and that was made last, if there is one of late.
func Newest(ctx context.Context, e *feature.Env, words string) (expense.Expense, bool, error) {
	there, err := recent(ctx, e)
	if err != nil {
		return expense.Expense{}, false, err
	}
	found := like(e, there, words)
	if len(found) == 0 {
		return expense.Expense{}, false, nil
	}
	return slices.MaxFunc(found, func(a, b expense.Expense) int { return cmp.Compare(a.Number, b.Number) }), true, nil
}

// MadeWith returns the entries that this person made with the same deed as another one, it among them.
func MadeWith(ctx context.Context, e *feature.Env, other expense.Expense) ([]expense.Expense, error) {
	changes, err := e.Ledgers.Changes(ctx, e.Ledger.ID, expense.ChangeQuery{Actor: e.Message.Sender.ID, Limit: expense.MaxPerMessage})
	if err != nil {
		return nil, err
	}
	there, err := recent(ctx, e)
	if err != nil {
		return nil, err
	}
	made := slices.IndexFunc(changes, func(c expense.Change) bool { return c.Number == other.Number && c.Before == nil })
	if made < 0 {
		return nil, nil
	}
	return slices.DeleteFunc(there, func(one expense.Expense) bool {
		return !slices.ContainsFunc(changes, func(c expense.Change) bool {
			return c.Number == one.Number && c.Before == nil && c.SourceKey == changes[made].SourceKey
		})
	}), nil
}

// isCounted reports whether an edit names the only one of some entries, and that was computed from a
// count, so that the new amount may be another count: "no, only 3 classes".
func isCounted(found []expense.Expense, edit action.EditExpense) bool {
	return len(found) == 1 && countedAgain(edit.Value.Amount, found[0]) != edit.Value.Amount
}

// numbered returns the edit of one of some entries by its number, if it is there. Another one of
// as much may be meant by the same figure, so it is asked which.
func numbered(e *feature.Env, there []expense.Expense, edit action.EditExpense) (action.EditExpense, bool) {
	isIt := func(one expense.Expense) bool { return one.Number == *edit.Number }
	costs := func(one expense.Expense) bool {
		return !isIt(one) && one.GrossMoney().Decimal().Equal(decimal.NewFromInt(*edit.Number))
	}
	if !slices.ContainsFunc(there, isIt) {
		return edit, false
	}
	if slices.ContainsFunc(there, costs) {
		edit.Number, e.Digressed = nil, true
	}
	return edit, true
}

// spokenOf returns the expenses that words stand for: those with the name, or else those of the
// amount or of the time that the words are, "the 65", "the one from october", and those of the time
// that also have the name: "the gas in october".
func spokenOf(e *feature.Env, list []expense.Expense, words string) (found []expense.Expense, byName bool) {
	if found = like(e, list, words); len(found) > 0 {
		return found, true
	}
	said := e.Words(words)
	if a, ok := said.Amount(); ok && len(a.Readings) < 2 {
		return slices.DeleteFunc(slices.Clone(list), func(one expense.Expense) bool {
			return !one.GrossMoney().Decimal().Equal(a.Value) || a.Currency != "" && a.Currency != one.Currency
		}), false
	}
	period, at, ok := said.Period(e.Ledger.MonthStart)
	if !ok {
		return nil, false
	}
	within := slices.DeleteFunc(slices.Clone(list), func(one expense.Expense) bool {
		return one.SpentOn.Before(period.From) || one.SpentOn.After(period.To)
	})
	name := strings.Join(slices.DeleteFunc(strings.Fields(said.String()[:at.Start]+" "+said.String()[at.End:]), func(word string) bool {
		return lang.FunctionWord.Has(strings.ToLower(word))
	}), " ")
	if name == "" || lang.PointsAtOneBehind.Is(name) || lang.PointsAtOne.Is(name) {
		return within, false
	}
	return like(e, within, name), false
}

// CostingAs returns the entry that this person entered lately and that alone is of a whole amount.
func CostingAs(ctx context.Context, e *feature.Env, amount int64) (number int64, ok bool, err error) {
	there, err := recent(ctx, e)
	if err != nil {
		return 0, false, err
	}
	there = slices.DeleteFunc(there, func(one expense.Expense) bool { return !one.GrossMoney().Decimal().Equal(decimal.NewFromInt(amount)) })
	if len(there) != 1 {
		return 0, false, nil
	}
	return there[0].Number, true, nil
}

// like returns the expenses that words name: those that were for nothing else, or else
// those with these words among others, or else with other endings of the language, "cayi" of a
// "çay", or as the last part of a word: the "ticket" of a "Bahnticket".
func like(e *feature.Env, list []expense.Expense, words string) []expense.Expense {
	var exact, holding, forms, joined []expense.Expense
	for _, one := range list {
		switch {
		case expense.Fold(one.Description) == expense.Fold(words), expense.Fold(one.Merchant) == expense.Fold(words):
			exact = append(exact, one)
		case IsLike(one, words):
			holding = append(holding, one)
		case holdsForm(e, one, words):
			forms = append(forms, one)
		case endsInWord(e, one, words):
			joined = append(joined, one)
		}
	}
	for _, found := range [...][]expense.Expense{exact, holding, forms} {
		if len(found) > 0 {
			return found
		}
	}
	return joined
}

// holdsForm reports whether an expense has words in its name in another form, with or without the
// accents of either.
func holdsForm(e *feature.Env, one expense.Expense, words string) bool {
	plain := endings(e)
	for i, ending := range plain {
		plain[i] = lang.WithoutAccents(ending)
	}
	name := strings.ToLower(one.Description + "\n" + one.Merchant)
	return expense.HoldsForm(lang.WithoutAccents(name), lang.WithoutAccents(strings.ToLower(words)), plain)
}

// shortestHead is how many letters the last part of a compound has at least that is named by itself.
const shortestHead = 4

// endsInWord reports whether a word of an expense's name ends in a word, in a language that joins its
// nouns.
func endsInWord(e *feature.Env, one expense.Expense, word string) bool {
	head := expense.Fold(word)
	if !lang.Named(e.Texts.Language()).JoinsNouns || utf8.RuneCountInString(head) < shortestHead || strings.Contains(head, " ") {
		return false
	}
	for w := range strings.FieldsSeq(expense.Fold(one.Description)) {
		if strings.HasSuffix(w, head) {
			return true
		}
	}
	return false
}

// IsLike reports whether an expense has the words in its name.
func IsLike(one expense.Expense, words string) bool {
	said := one.Description + "\n" + one.Merchant
	return expense.ContainsWords(said, words) || holdsEach(said, words)
}

// IsNamed is [IsLike] for words that may be in another form than in the name of the expense.
func IsNamed(e *feature.Env, one expense.Expense, words string) bool {
	return IsLike(one, words) || holdsForm(e, one, words)
}

// holdsEach reports whether a text holds each of several words, wherever.
func holdsEach(text, words string) bool {
	list := strings.Fields(words)
	for _, w := range list {
		if !expense.ContainsWords(text, w) {
			return false
		}
	}
	return len(list) > 1
}

// maxAsked is how many of the last entries are offered if none was named.
const maxAsked = 3

// whichIsWrong asks which of the last entries has a wrong value, if nothing tells. A new one
// is that of the last entry, unless several were entered at once, or something else was said
// since.
func whichIsWrong(ctx context.Context, e *feature.Env, a action.EditExpense) (*feature.Result, error) {
	if e.Modelled() || a.Number != nil || a.Match != "" || len(e.About) > 0 || e.Answered["number"] != "" {
		return nil, nil
	}
	there, err := recent(ctx, e)
	if !asksFor(a) && !e.Digressed && err == nil {
		_, there, err = LastDeed(ctx, e)
	}
	if err != nil || len(there) < 2 {
		return nil, err
	}
	return which(e, there[:min(len(there), maxAsked)]), nil
}

// asksFor reports whether an edit names a field and no new value.
func asksFor(a action.EditExpense) bool {
	return a.Field != "" && !a.HasValue()
}

// Has reports whether the ledger has spending with a description, in any case.
func Has(ctx context.Context, e *feature.Env, description string) (bool, error) {
	if description == "" {
		return false, nil
	}
	list, err := e.Ledgers.Find(ctx, e.Ledger.ID, expense.Query{Text: description, Kinds: expense.Spending, Limit: maxLike})
	if err != nil {
		return false, err
	}
	return slices.ContainsFunc(list, func(one expense.Expense) bool { return expense.Fold(one.Description) == expense.Fold(description) }), nil
}

// maxLike is among how many entries with its words one with a description is looked for.
const maxLike = 50
