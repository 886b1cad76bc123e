package settings

import (
	"context"
	"slices"
	"strconv"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/parse/lang"
)

// maxPicked is how many values of a setting are offered, besides those that are no more
// than a way to say none.
const maxPicked = 8

// pick offers values for a setting in the place of the card that shows them all. One may be
// typed as well.
func pick(ctx context.Context, env *feature.Env, setting string) (feature.Result, error) {
	if stop, err := refused(env, setting); stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	values, held, err := valuesFor(ctx, env, setting)
	if err != nil {
		return feature.Result{}, err
	}
	var r chat.Reply
	for _, o := range values {
		if o.Value == held {
			o.Label = text.Picked + o.Label
		}
		sets := action.ChangeSetting{Setting: setting, Value: o.Value}
		r.Choices = append(r.Choices, chat.Choice{ID: action.Encode(sets), Label: o.Label})
	}
	if env.Texts.HasOf(text.FamilyAskSetting, setting) {
		r.Choices = append(r.Choices, chat.Choice{ID: action.Encode(action.TypeSetting{Setting: setting}), Label: env.Texts.Say(text.ChoiceOtherValue)})
	}
	r.Choices = append(r.Choices, chat.Choice{ID: action.Encode(action.ShowSettings{}), Label: env.Texts.Say(text.ChoiceBack)})
	q := &feature.Question{Field: feature.FieldValue, Quiet: true}
	q.Add(card.Setting(env.Card(), setting))
	return feature.Result{Reply: r, Ask: q, Waits: action.ChangeSettings{Setting: setting}}, nil
}

// ask asks for a value of a setting in words, with a way back to those that are offered.
func ask(env *feature.Env, setting string) (feature.Result, error) {
	if stop, err := refused(env, setting); stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	if !env.Texts.HasOf(text.FamilyAskSetting, setting) {
		return feature.Result{Reply: env.Stale()}, nil
	}
	back := chat.Choice{ID: action.Encode(action.AskSetting{Setting: setting}), Label: env.Texts.Say(text.ChoiceBack)}
	return feature.Result{
		Reply: chat.Reply{Choices: []chat.Choice{back}}, Waits: action.ChangeSettings{Setting: setting},
		Ask: &feature.Question{Text: env.Texts.SayOf(text.FamilyAskSetting, setting), Field: feature.FieldValue},
	}, nil
}

// refused returns the result that says why this person cannot pick a setting, nil if they
// can.
func refused(env *feature.Env, setting string) (*feature.Result, error) {
	if err := env.NextDeed().MaySet(); err != nil {
		result, err := feature.Refusal(env, err)
		return &result, err
	}
	if !slices.Contains(action.PickSettings, setting) {
		return &feature.Result{Reply: env.Stale()}, nil
	}
	return nil, nil
}

// valuesFor are the values that are offered for a setting, and the one that it has.
func valuesFor(ctx context.Context, env *feature.Env, setting string) (values []feature.Option, held string, err error) {
	s := env.Ledger.Settings
	plain := func(all []string) {
		for _, v := range all {
			values = append(values, feature.Option{Label: v, Value: v})
		}
	}
	switch setting {
	case "currency":
		var currencies []expense.Currency
		currencies, err = env.Lookup().CurrenciesByUse(ctx)
		for _, c := range currencies {
			plain([]string{string(c)})
		}
		held = string(s.Currency)
	case "time_zone":
		for _, zone := range zonesFor(env) {
			values = append(values, feature.Option{Label: lang.PlaceOf(zone, env.Texts.Language()), Value: zone})
		}
		held = s.Zone
	case "language":
		for _, l := range text.Languages {
			values = append(values, feature.Option{Label: text.In(l).Say(text.LanguageOwn), Value: l})
		}
		return values, s.Language, nil
	case "vat":
		return vatValues(ctx, env)
	case "month_start":
		plain([]string{"1", "10", "15", "20", "25", "28"})
		held = strconv.Itoa(s.MonthStart)
		if !slices.ContainsFunc(values, func(o feature.Option) bool { return o.Value == held }) {
			plain([]string{held})
		}
	}
	return values[:min(len(values), maxPicked)], held, err
}

// vatValues are no rate, asking for it, and the rates that are used here or usual.
func vatValues(ctx context.Context, env *feature.Env) (values []feature.Option, held string, err error) {
	held = string(env.Ledger.VAT)
	var set []expense.Rate
	if env.Ledger.VAT == expense.VATRate {
		held, set = env.Ledger.Rate.Percentage(), []expense.Rate{env.Ledger.Rate}
	}
	for _, mode := range []expense.VATMode{expense.VATOff, expense.VATAsk} {
		values = append(values, feature.Option{Label: env.Texts.SayOf(text.FamilyVAT, string(mode)), Value: string(mode)})
	}
	rates, err := env.Lookup().RatesByUse(ctx, set...)
	for _, r := range rates[:min(len(rates), maxPicked)] {
		values = append(values, feature.Option{Label: env.Texts.Percentage(r), Value: r.Percentage()})
	}
	return values, held, err
}

// zonesFor are the time zones that are likely: the one that is set, that of the sender, and
// those of the country.
func zonesFor(env *feature.Env) []string {
	var all []string
	for _, zone := range append([]string{env.Ledger.Zone, env.Message.Sender.Zone}, expense.UsualZones(env.Ledger.Country())...) {
		if zone != "" && zone != "Local" && !slices.Contains(all, zone) {
			all = append(all, zone)
		}
	}
	return all
}
