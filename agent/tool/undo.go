package tool

import (
	"context"
	_ "embed"
	"strconv"
	"strings"

	"chit/agent/chat"
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
	deed := env.Deed()
	// A second run of the same message must not take back the undo of the first.
	if done, err := env.Ledgers.Done(ctx, deed); err != nil || len(done) > 0 {
		return Result{Reply: env.Card().Undone(done), Data: "ok"}, err
	}
	var targets []expense.Change
	var err error
	switch {
	case a.From != nil && a.To != nil && !env.FromModel:
		targets, err = env.Ledgers.Between(ctx, env.Ledger.ID, int64(*a.From), int64(*a.To))
	case a.Number != nil:
		targets, err = env.Ledgers.LastOf(ctx, env.Ledger.ID, int64(*a.Number))
	case len(env.About) > 0:
		one, stop, err := env.target(ctx, nil, "")
		if stop != nil || err != nil {
			return result(stop), err
		}
		targets, err = env.Ledgers.LastOf(ctx, env.Ledger.ID, one.Number)
		if err != nil {
			return Refusal(env, err)
		}
	default:
		targets, err = env.Ledgers.Last(ctx, deed)
	}
	if err != nil {
		return Refusal(env, err)
	}
	if env.FromModel && !env.evidence().says("words_undo") && len(targets) > 0 {
		return env.confirmUndo(targets), nil
	}
	return undoAll(ctx, env, deed, targets)
}

// confirmUndo shows what a model wants to take back though the person said no
// word for it.
func (e *Env) confirmUndo(targets []expense.Change) Result {
	from, to := targets[0].Seq, targets[0].Seq
	var lines []string
	for _, c := range targets {
		from, to = min(from, c.Seq), max(to, c.Seq)
		if c.After != nil {
			lines = append(lines, e.Card().Line(*c.After))
		}
	}
	return Result{Next: Ask, Ask: &Question{
		Text:    strings.TrimSpace(e.Texts.Say("confirm_undo", chat.Args{"Lines": strings.Join(lines, "\n")})),
		Options: []Option{{e.Texts.Say("choice_undo"), "yes"}, {e.Texts.Say("choice_drop"), ""}},
		Frozen:  frozen("undo", map[string]string{"from": strconv.FormatInt(from, 10), "to": strconv.FormatInt(to, 10)}),
	}}
}

// UndoBetween takes back the changes of one deed, from one Seq to another: what
// the Undo button of a card does.
func UndoBetween(ctx context.Context, env *Env, from, to int64) (Result, error) {
	targets, err := env.Ledgers.Between(ctx, env.Ledger.ID, from, to)
	if err != nil {
		return Refusal(env, err)
	}
	return undoAll(ctx, env, env.Deed(), targets)
}

func undoAll(ctx context.Context, env *Env, deed expense.Deed, targets []expense.Change) (Result, error) {
	changes, err := env.Ledgers.Undo(ctx, deed, targets)
	if err != nil {
		return Refusal(env, err)
	}
	return Result{Reply: env.Card().Undone(changes), Data: "ok"}, nil
}
