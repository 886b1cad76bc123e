package tool

import (
	"context"
	_ "embed"
	"strconv"
	"strings"

	"chit/agent/chat"
	"chit/expense"
	"chit/expense/parse"
)

//go:embed change_settings.md
var changeSettingsText string

var changeSettings = define("change_settings", changeSettingsText, settings)

type settingsArgs struct {
	Setting *Text `json:"setting" jsonschema:"currency, time_zone, language, vat, amounts_are, month_start"`
	Value   *Text `json:"value"`
}

// settings changes one setting, and shows all of them when none was named.
func settings(ctx context.Context, env *Env, a settingsArgs) (Result, error) {
	if a.Setting.said() == "" || a.Value.said() == "" {
		return Result{Reply: chat.Reply{Text: env.Card().Settings(env.Ledger.Settings)}, Data: "shown"}, nil
	}
	change, err := env.Ledgers.ChangeSettings(ctx, env.Deed(), a.apply)
	if err != nil {
		return Refusal(env, err)
	}
	return Result{Reply: env.Card().SettingsChanged(change), Data: "ok"}, nil
}

func (a settingsArgs) apply(s *expense.Settings) error {
	value := a.Value.said()
	switch a.Setting.said() {
	case "currency":
		c, ok := parse.CurrencyNamed(value)
		if !ok {
			return expense.Invalid(expense.ReasonCurrencyUnknown, expense.Args{"Currency": value})
		}
		s.Currency, s.Origins[expense.SettingCurrency] = c, expense.OriginSaid
	case "time_zone":
		s.Zone, _ = expense.ZoneNamed(value) // Check finds out what is none
		s.Origins[expense.SettingZone] = expense.OriginSaid
	case "language":
		s.Language, s.Origins[expense.SettingLanguage] = strings.ToLower(value), expense.OriginSaid
	case "month_start":
		day, err := strconv.Atoi(value)
		if err != nil {
			return expense.Invalid(expense.ReasonMonthStartInvalid, expense.Args{"Day": value})
		}
		s.MonthStart = day
	case "amounts_are":
		s.Amounts = expense.Side(value)
	case "vat":
		return applyVAT(s, value)
	}
	return nil
}

func applyVAT(s *expense.Settings, vat string) error {
	switch vat {
	case string(expense.VATOff), string(expense.VATAsk):
		s.VAT, s.Rate = expense.VATMode(vat), expense.Rate{}
	default:
		r, ok := parse.ParseRate(vat)
		if !ok {
			return expense.Invalid(expense.ReasonRateRange, expense.Args{"Rate": vat})
		}
		s.VAT, s.Rate = expense.VATRate, r
	}
	return nil
}
