package tool

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// settings changes one setting, and shows all of them when none was named.
func settings(ctx context.Context, env *Env, a action.ChangeSettings) (Result, error) {
	if strings.Contains(a.Setting, "categor") {
		return env.changeCategories(ctx, a)
	}
	if a.Setting == "" || a.Value == "" {
		return Result{Reply: env.Card().SettingsCard(), Data: "shown"}, nil
	}
	if env.FromModel && !env.evidence().names(a.Setting, a.Value) {
		return Result{Next: Continue, Data: "Invalid value: the person did not ask for it"}, nil
	}
	return env.planSettings(ctx, a, func(s *expense.Settings) error { return apply(a, s) })
}

// planSettings is the result of a call that changes settings.
func (e *Env) planSettings(ctx context.Context, a action.ChangeSettings, edit func(*expense.Settings) error) (Result, error) {
	planned, err := e.plan(ctx, expense.Revision{Settings: []func(*expense.Settings) error{edit}})
	if err != nil {
		return Refusal(e, err)
	}
	return e.shownFirst(planned, a), nil
}

// AskSetting asks for a new value of a setting, for [FieldValue]; false if there
// is no such setting, or none that has a value to ask for.
func AskSetting(env *Env, setting string) (*Question, bool) {
	if !env.Texts.HasOf(text.FamilyAskSetting, setting) {
		return nil, false
	}
	q := &Question{Text: env.Texts.SayOf(text.FamilyAskSetting, setting), Field: FieldValue}
	if setting == "vat" {
		for _, mode := range []expense.VATMode{expense.VATOff, expense.VATAsk} {
			q.Options = append(q.Options, Option{env.Texts.SayOf(text.FamilyVAT, string(mode)), string(mode)})
		}
	}
	return q, true
}

var (
	languagePhrases = map[string]lang.Phrase{"en": lang.SaysEnglish, "zh": lang.SaysChinese}
	sidePhrases     = map[expense.Side]lang.Phrase{expense.Net: lang.SaysNet, expense.Gross: lang.SaysGross}
)

// names reports whether the person's words hold a value of a setting: itself as a
// whole word, for "off" is in every coffee, or what is written differently but
// means the same.
func (ev evidence) names(setting, value string) bool {
	switch setting {
	case "language":
		p, ok := languagePhrases[strings.ToLower(value)]
		return ok && ev.says(p)
	case "amounts_are":
		p, ok := sidePhrases[expense.Side(strings.ToLower(value))]
		return ok && ev.says(p)
	}
	if expense.ContainsWords(ev.text, value) {
		return true
	}
	if day, _ := strings.CutSuffix(value, "."); setting == "month_start" {
		return slices.ContainsFunc(ev.numbers, func(n parse.Number) bool {
			return slices.ContainsFunc(n.Readings, func(r decimal.Decimal) bool { return r.String() == day })
		})
	}
	if c, ok := parse.CurrencyNamed(value); setting == "currency" && ok && ev.namesCurrency(c) {
		return true
	}
	for word := range strings.FieldsSeq(ev.text) {
		if zone, ok := expense.ZoneNamed(word); ok && strings.EqualFold(zone, value) {
			return true
		}
	}
	r, ok := parse.ParseRate(value)
	return ok && ev.rate(r)
}

func apply(a action.ChangeSettings, s *expense.Settings) error {
	value := a.Value
	switch a.Setting {
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
		language := strings.ToLower(value)
		if !slices.Contains(text.Languages, language) {
			return expense.Invalid(expense.ReasonLanguageUnknown, expense.Args{"Language": language})
		}
		s.Language, s.Origins[expense.SettingLanguage] = language, expense.OriginSaid
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
