package settings

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"strconv"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/feature/expenses"
	"chit/expense"
)

// formFields are the settings that the form has, in their order.
var formFields = []string{"currency", "time_zone", "language", "vat", "amounts_are", "month_start"}

// A Setup changes the settings as their form was filled in. Seen tells what they were when
// it was opened, see [seenOf].
type Setup struct{ Seen string }

const setupKind = "setup"

// ID implements [action.Choice].
func (s Setup) ID() string { return setupKind + ":" + s.Seen }

func init() {
	action.RegisterChoice(setupKind, func(seen, _ string) action.Choice { return Setup{seen} })
}

// lastMonthStart is the last day that all months have.
const lastMonthStart = 28

// seenSize is how many characters tell a value apart from another of the same field.
const seenSize = 4

// seen is a hash of a value.
func seen(value string) string {
	sum := sha256.Sum256([]byte(value))
	return base64.RawURLEncoding.EncodeToString(sum[:])[:seenSize]
}

// seenOf returns the hashes of what the fields hold, in their order, so that a submitted
// form tells what was filled in and what has changed meanwhile.
func seenOf(values map[string]string) string {
	var b strings.Builder
	for _, name := range formFields {
		b.WriteString(seen(values[name]))
	}
	return b.String()
}

// saw reports whether a field held a value when the form was opened.
func (s Setup) saw(field int, value string) bool {
	from := field * seenSize
	return len(s.Seen) >= from+seenSize && s.Seen[from:from+seenSize] == seen(value)
}

// formValues returns what the fields hold of the settings.
func formValues(s expense.Settings) map[string]string {
	vat := string(s.VAT)
	if s.VAT == expense.VATRate {
		vat = strings.TrimSuffix(s.Rate.Percentage(), "%")
	}
	return map[string]string{
		"currency": string(s.Currency), "time_zone": s.Zone, "language": s.Language, "vat": vat,
		"amounts_are": string(s.Amounts), "month_start": strconv.Itoa(s.MonthStart),
	}
}

// Form returns the form of all settings, nil for somebody who may not change them. Its id
// is made of what it shows.
func Form(ctx context.Context, env *feature.Env) (*chat.Form, error) {
	if env.NextDeed().MaySet() != nil {
		return nil, nil
	}
	t, values := env.Texts, formValues(env.Ledger.Settings)
	f := &chat.Form{
		ID: action.Encode(Setup{seenOf(values)}), Title: t.Say(text.ChoiceSettings),
		Submit: t.Say(text.FormSubmit), Cancel: t.Say(text.FormCancel), About: t.Say(text.ChoiceCategories) + t.Say(text.Colon) + t.Say(text.CategoriesHint),
		Language: t.Language(),
	}
	for _, name := range formFields {
		field := chat.Field{Name: name, Label: t.SayOf(text.FamilySetting, name), Kind: chat.ChoiceField, Value: values[name], Missing: true}
		if name == "time_zone" {
			field.Kind, field.Hint, field.Options = chat.SearchField, t.Say(text.HintTimeZone), presentZone(env)
		} else {
			options, err := optionsOf(ctx, env, name)
			if err != nil {
				return nil, err
			}
			field.Options = options
		}
		f.Fields = append(f.Fields, field)
	}
	return f, nil
}

// optionsOf are the values that a setting can have.
func optionsOf(ctx context.Context, env *feature.Env, name string) (all []chat.Choice, err error) {
	t := env.Texts
	switch name {
	case "currency":
		return expenses.CurrencyOptions(ctx, env, env.Ledger.Currency)
	case "language":
		for _, l := range text.Languages {
			all = append(all, chat.Choice{ID: l, Label: text.In(l).Say(text.LanguageOwn)})
		}
	case "vat":
		for _, mode := range []expense.VATMode{expense.VATOff, expense.VATAsk} {
			all = append(all, chat.Choice{ID: string(mode), Label: t.SayOf(text.FamilyVAT, string(mode)), Menu: t.Say(text.OptionsUsual)})
		}
		rates, err := expenses.RateOptions(ctx, env, env.Ledger.Rate)
		if err != nil {
			return nil, err
		}
		return append(all, rates[1:]...), nil // off is no rate
	case "amounts_are":
		for _, side := range []expense.Side{expense.Gross, expense.Net} {
			all = append(all, chat.Choice{ID: string(side), Label: t.SayOf(text.FamilySide, string(side))})
		}
	case "month_start":
		for day := 1; day <= lastMonthStart; day++ {
			all = append(all, chat.Choice{ID: strconv.Itoa(day), Label: strconv.Itoa(day)})
		}
	}
	return all, nil
}

// edits returns the changes that a submitted form asks for, by field: of each that holds
// another value than it showed.
func (s Setup) edits(env *feature.Env, filled map[string]string) map[string]func(*expense.Settings) error {
	all := map[string]func(*expense.Settings) error{}
	for i, name := range formFields {
		value := feature.Clean(filled[name])
		if value == "" || s.saw(i, value) {
			continue
		}
		change := action.ChangeSettings{Setting: name, Value: value}
		if _, err := strconv.ParseFloat(value, 64); err == nil && name == "vat" {
			change.Value += "%"
		}
		all[name] = func(to *expense.Settings) error { return apply(change, env.Words(change.Value), to) }
	}
	return all
}

// CheckForm returns a sentence for each field of a submitted form with a value that it
// cannot have. If the settings have changed since it was opened, it returns the form as
// it is now, with what was filled in.
func CheckForm(ctx context.Context, env *feature.Env, s Setup) (faults map[string]string, again *chat.Form, err error) {
	faults = map[string]string{}
	if err := env.NextDeed().MaySet(); err != nil {
		faults[formFields[0]] = env.Texts.Error(err)
		return faults, nil, nil
	}
	filled, now := env.Message.Fields, formValues(env.Ledger.Settings)
	edits := s.edits(env, filled)
	for name, edit := range edits {
		_, err := env.Ledgers.Plan(ctx, env.NextDeed(), expense.Revision{Settings: []func(*expense.Settings) error{edit}})
		switch code := expense.CodeOf(err); {
		case err == nil, isAlreadySo(err):
		case code == expense.CodeInvalid || code == expense.CodeConflict:
			faults[name] = env.Texts.Error(err)
		default:
			return nil, nil, err
		}
	}
	if s.Seen == seenOf(now) || len(faults) > 0 {
		return faults, nil, nil
	}
	if again, err = Form(ctx, env); again == nil || err != nil {
		return faults, nil, err
	}
	again.Note = env.Texts.Say(text.FormAgain)
	for i := range again.Fields {
		if name := again.Fields[i].Name; edits[name] != nil {
			again.Fields[i].Value = filled[name]
		}
	}
	return faults, again, nil
}

func isAlreadySo(err error) bool {
	e, ok := errors.AsType[*expense.Error](err)
	return ok && e.Reason == expense.ReasonAlreadySo
}

// setUp changes the settings as their form was filled in, all of them or none.
func setUp(ctx context.Context, env *feature.Env, s Setup) (feature.Result, error) {
	// A second run would find the settings as the first one has left them.
	done, err := env.Ledgers.Done(ctx, env.NextDeed())
	if err != nil {
		return feature.Result{}, err
	}
	if len(done) > 0 {
		return feature.Result{Reply: env.Card().Done(done)}, nil
	}
	if s.Seen != seenOf(formValues(env.Ledger.Settings)) {
		return feature.Result{Reply: chat.Reply{Text: env.Texts.Say(text.Outdated), Notice: true}}, nil
	}
	var revision expense.Revision
	edits := s.edits(env, env.Message.Fields)
	for _, name := range formFields {
		if edits[name] != nil {
			revision.Settings = append(revision.Settings, edits[name])
		}
	}
	if revision.Empty() {
		return feature.Refusal(env, expense.Conflict(expense.ReasonAlreadySo, nil))
	}
	changes, err := env.Ledgers.Revise(ctx, env.Deed(), revision)
	if err != nil {
		return feature.Refusal(env, err)
	}
	return feature.Result{Reply: env.Card().Done(changes), Data: "ok", Changed: true}, nil
}
