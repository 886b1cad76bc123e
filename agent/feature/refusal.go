package feature

import (
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// Refusal returns the result that tells a person about an error that has a sentence. Any
// other error it returns.
func Refusal(env *Env, err error) (Result, error) {
	if expense.CodeOf(err) == expense.CodeInternal {
		return Result{}, err
	}
	return Result{Reply: env.Refused(err), Data: ForModel(err)}, nil
}

// ForModel is what a model is told of an error, without who has which role.
func ForModel(err error) string {
	if expense.IsOfRoles(err) {
		return "error: " + string(expense.CodeOf(err))
	}
	return "error: " + err.Error()
}

// Refused says why something cannot be done. In answer to a tap it is a notice, so that
// the card stays as it is.
func (e *Env) Refused(err error) chat.Reply {
	if expense.IsOfRoles(err) {
		e.KeepFromModels()
	}
	return chat.Reply{Text: e.Texts.Error(err), Notice: e.Message.Choice != ""}
}

// Stale answers a tap on a button that is no longer valid.
func (e *Env) Stale() chat.Reply {
	return chat.Reply{Text: e.Texts.Say(text.Stale), Notice: true}
}
