package tool

import (
	"context"
	_ "embed"
	"strconv"

	"chit/agent/llm"
	"chit/expense"
)

//go:embed undo.md
var undoText string

var undo = define("undo", undoText, takeBack)

type undoArgs struct {
	Number *Count `json:"number"`
	From   *Count `json:"from" jsonschema:"-"` // the changes of one deed, as a confirmed question froze them
	To     *Count `json:"to" jsonschema:"-"`
}

func takeBack(ctx context.Context, env *Env, a undoArgs) (Result, error) {
	targets, stop, err := env.toUndo(ctx, a)
	if stop != nil || err != nil {
		return result(stop), err
	}
	planned, err := env.plan(ctx, expense.Revision{Undo: targets})
	if err != nil {
		return Refusal(env, err)
	}
	if env.modelled() {
		planned.Frozen = frozenUndo(targets)
	}
	return planned, nil
}

// toUndo returns the changes that are to be taken back.
func (e *Env) toUndo(ctx context.Context, a undoArgs) ([]expense.Change, *Result, error) {
	var targets []expense.Change
	var err error
	switch {
	case a.From != nil && a.To != nil && !e.FromModel:
		targets, err = e.Ledgers.Between(ctx, e.Ledger.ID, int64(*a.From), int64(*a.To))
	case a.Number != nil:
		targets, err = e.Ledgers.LastOf(ctx, e.Ledger.ID, int64(*a.Number))
	case len(e.About) > 0:
		one, stop, err := e.target(ctx, nil, "")
		if stop != nil || err != nil {
			return nil, stop, err
		}
		number := Count(one.Number)
		return e.toUndo(ctx, undoArgs{Number: &number})
	default:
		targets, err = e.Ledgers.Last(ctx, e.NextDeed())
	}
	if err != nil {
		return refused(e, err)
	}
	return targets, nil, nil
}

func refused(e *Env, err error) ([]expense.Change, *Result, error) {
	refusal, err := Refusal(e, err)
	return nil, &refusal, err
}

// frozenUndo is the call that takes back exactly these changes.
func frozenUndo(targets []expense.Change) *llm.ToolCall {
	from, to := targets[0].Seq, targets[0].Seq
	for _, c := range targets {
		from, to = min(from, c.Seq), max(to, c.Seq)
	}
	return frozen("undo", map[string]string{"from": strconv.FormatInt(from, 10), "to": strconv.FormatInt(to, 10)})
}
