package settings

import (
	"cmp"
	"context"
	"strconv"
	"strings"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/feature/categories"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// change changes one setting, and shows all of them when none was named.
func change(ctx context.Context, env *feature.Env, a action.ChangeSettings) (feature.Result, error) {
	if strings.Contains(a.Setting, "categor") {
		return categories.Change(ctx, env, a)
	}
	if a.Setting == "" || a.Value == "" {
		return feature.Result{Reply: env.Card().SettingsCard(), Data: "shown"}, nil
	}
	if a.Setting == "currency" {
		if open := env.Words(a.Value).Contested(); open != nil {
			return whichCurrency(env, open), nil
		}
	}
	return env.PlanSettings(ctx, a, func(s *expense.Settings) error { return apply(a, env.Words(a.Value), s) })
}

// whichCurrency asks which of several currencies is meant that go by one name: "pesos".
func whichCurrency(env *feature.Env, open []expense.Currency) feature.Result {
	q := &feature.Question{Text: env.Texts.SayOf(text.FamilyAskSetting, "currency"), Field: feature.FieldValue, Options: feature.CurrencyOptions(open)}
	return feature.Result{Next: feature.Ask, Ask: q, Waits: action.ChangeSettings{Setting: "currency"}}
}

func apply(a action.ChangeSettings, said *parse.Text, s *expense.Settings) error {
	value := a.Value
	switch a.Setting {
	case "currency":
		c, ok := said.CurrencyNamed()
		if !ok {
			return expense.Invalid(expense.ReasonCurrencyUnknown, expense.Args{"Currency": value})
		}
		s.Currency, s.Origins[expense.SettingCurrency] = c, expense.OriginSaid
	case "time_zone":
		s.Zone, _ = lang.ZoneNamed(value) // Check finds out what is none
		s.Origins[expense.SettingZone] = expense.OriginSaid
	case "language":
		if !text.Speaks(value) {
			return expense.Invalid(expense.ReasonLanguageUnknown, expense.Args{"Language": value})
		}
		s.Language, s.Origins[expense.SettingLanguage] = text.Spoken(value), expense.OriginSaid
		s.Region = cmp.Or(text.RegionOf(value), s.Region)
	case "month_start":
		day, err := strconv.Atoi(value)
		if err != nil {
			return expense.Invalid(expense.ReasonMonthStartInvalid, expense.Args{"Day": value})
		}
		s.MonthStart = day
	case "amounts_are":
		s.Amounts = expense.Side(strings.ToLower(value))
	case "vat":
		return applyVAT(s, value, said)
	}
	return nil
}

func applyVAT(s *expense.Settings, vat string, said *parse.Text) error {
	switch mode := expense.VATMode(strings.ToLower(vat)); mode {
	case expense.VATOff, expense.VATAsk:
		s.VAT, s.Rate = mode, expense.Rate{}
	default:
		r, ok := said.Rate()
		if !ok {
			return expense.Invalid(expense.ReasonRateRange, expense.Args{"Rate": vat})
		}
		s.VAT, s.Rate = expense.VATRate, r
	}
	return nil
}
