package tool

import (
	"context"
	_ "embed"
	"encoding/json"
	"strconv"
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/llm"
	"chit/expense"
)

//go:embed delete_expense.md
var deleteExpenseText string

var deleteExpense = define("delete_expense", deleteExpenseText, remove)

type deleteArgs struct {
	Numbers *Text `json:"numbers"`
	Match   *Text `json:"match"`
}

// remove deletes one expense at once, since that can be undone, and asks before
// it deletes several.
func remove(ctx context.Context, env *Env, a deleteArgs) (Result, error) {
	numbers, stop, err := env.toDelete(ctx, a)
	if stop != nil || err != nil {
		return result(stop), err
	}
	planned, err := env.plan(ctx, expense.Revision{Delete: numbers})
	if err != nil {
		return Refusal(env, err)
	}
	if env.modelled() || len(numbers) > 1 && env.Answered[Confirmed] == "" {
		planned.Frozen = frozen("delete_expense", map[string]string{"numbers": written(numbers)})
	}
	return planned, nil
}

func (e *Env) toDelete(ctx context.Context, a deleteArgs) ([]int64, *Result, error) {
	match, every := strings.CutPrefix(a.Match.said(), allOf)
	switch {
	case e.Answered["number"] != "":
	case a.Numbers.said() != "":
		numbers := numberList(a.Numbers.said())
		if len(numbers) == 0 { // more digits than any expense has
			stop, err := Refusal(e, expense.NotFound(expense.ReasonExpenseNotFound, expense.Args{"Number": a.Numbers.said()}))
			return nil, &stop, err
		}
		return numbers, nil, nil
	case every:
		return e.allMatching(ctx, match)
	case len(e.About) > 1:
		return e.About, nil, nil
	}
	one, stop, err := e.target(ctx, nil, match)
	return []int64{one.Number}, stop, err
}

// allOf before the words of a match means every expense that has them.
const allOf = "all "

func numberList(s string) []int64 {
	var numbers []int64
	for _, part := range strings.FieldsFunc(s, func(r rune) bool { return r < '0' || r > '9' }) {
		if n, err := strconv.ParseInt(part, 10, 64); err == nil {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

func (e *Env) allMatching(ctx context.Context, words string) ([]int64, *Result, error) {
	q := e.query(words)
	q.Limit = expense.MaxPerMessage
	found, err := e.Ledgers.Find(ctx, e.Ledger.ID, q)
	if err == nil && len(found) == 0 {
		return nil, &Result{Reply: chat.Reply{Text: e.Texts.Say(text.FoundNoneLike, text.Args{"Words": e.heard(words)})}}, nil
	}
	if whole := e.named(found, q.Text); len(whole) > 0 {
		found = whole
	}
	numbers := make([]int64, len(found))
	for i, one := range found {
		numbers[i] = one.Number
	}
	return numbers, nil, err
}

// Confirmed is the name under which a yes to a frozen call is answered.
const Confirmed = "confirmed"

// written is the list of numbers that numberList reads.
func written(numbers []int64) string {
	list := make([]string, len(numbers))
	for i, n := range numbers {
		list[i] = strconv.FormatInt(n, 10)
	}
	return strings.Join(list, ",")
}

// frozen is the call that a yes runs.
func frozen(name string, args map[string]string) *llm.ToolCall {
	encoded, err := json.Marshal(args)
	if err != nil {
		panic(err) // unreachable: strings always encode
	}
	return &llm.ToolCall{ID: "frozen", Name: name, Args: encoded}
}
