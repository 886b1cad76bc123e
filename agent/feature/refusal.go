package feature

import (
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// Refusal is the result that tells a person about an error that has a meaning.
// Any other error is returned. Of a choice that was taken nothing came then, and
// its card stays as it is.
func Refusal(env *Env, err error) (Result, error) {
	if expense.CodeOf(err) == expense.CodeInternal {
		return Result{}, err
	}
	return Result{Reply: env.Refused(err), Data: "error: " + err.Error()}, nil
}

// Refused says why something cannot be done. A tap leaves its card as it is.
func (e *Env) Refused(err error) chat.Reply {
	return chat.Reply{Text: e.Texts.Error(err), Notice: e.Message.Choice != ""}
}

// Stale answers a tap that means nothing any more.
func (e *Env) Stale() chat.Reply {
	return chat.Reply{Text: e.Texts.Say(text.Stale), Notice: true}
}
