package feature

import (
	"errors"
	"maps"
	"time"

	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/expense"
)

// Refusal returns the result that tells a person about an error that has a sentence. Any
// other error it returns. A model may say once in other words a period that it repeated
// from the message.
func Refusal(env *Env, err error) (Result, error) {
	if expense.CodeOf(err) == expense.CodeInternal {
		return Result{}, err
	}
	if said, ok := errors.AsType[*expense.Error](err); ok && said.Reason == expense.ReasonPeriodUnknown && env.Repairable() {
		env.Repair()
		return Result{Next: Continue, Data: ForModel(err) + ". Write it as days or months, like 1 January to 30 June", Otherwise: env.Refused(err).Text}, nil
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
// the card stays as it is. Who may not do something is told so without fail.
func (e *Env) Refused(err error) chat.Reply {
	if expense.IsOfRoles(err) {
		e.KeepFromModels()
	}
	return chat.Reply{Text: e.Texts.Error(e.Told(err)), Notice: e.Message.Choice != "", Alert: e.Message.Choice != "" || expense.CodeOf(err) == expense.CodeDenied}
}

// Told returns an error with what its sentence needs of the ledger and the language.
func (e *Env) Told(err error) error {
	said, ok := errors.AsType[*expense.Error](err)
	if !ok {
		return err
	}
	told := *said
	told.Args = maps.Clone(said.Args)
	at, ok := said.Args["At"].(time.Time)
	if said.Reason != expense.ReasonChangedSince || !ok {
		return err
	}
	entity, _ := said.Args["Entity"].(expense.Entity)
	key, _ := said.Args["Key"].(string)
	told.Reason = reasonChangedBy
	told.Args["What"] = card.Log{Renderer: e.Card()}.Thing(entity, key)
	told.Args["When"], told.Args["Time"] = card.Log{Renderer: e.Card()}.When(at)
	return &told
}

// reasonChangedBy is the sentence for [expense.ReasonChangedSince] where it is known who
// changed what.
const reasonChangedBy expense.Reason = "changed_by"

// Stale answers a tap on a button that is no longer valid.
func (e *Env) Stale() chat.Reply {
	return chat.Reply{Text: e.Texts.Say(text.Stale), Notice: true}
}
