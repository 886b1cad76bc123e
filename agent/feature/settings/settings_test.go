package settings

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/feature"
	"chit/agent/feature/featuretest"
	"chit/expense"
)

// set does an action of the feature.
func set(t *testing.T, env *feature.Env, a action.Action) feature.Result {
	t.Helper()
	r, ok, err := Feature.Do(t.Context(), env, a)
	if err != nil || !ok {
		t.Fatalf("%+v: %t, %v", a, ok, err)
	}
	return r
}

// A value may be in the words that people have for it.
func TestChange(t *testing.T) {
	said := func(s *expense.Settings, setting expense.Setting) { s.Origins[setting] = expense.OriginSaid }
	for _, c := range []struct {
		setting, value string
		want           func(*expense.Settings)
	}{
		{"currency", "USD", func(s *expense.Settings) { s.Currency = "USD"; said(s, expense.SettingCurrency) }},
		{"currency", "Swiss francs", func(s *expense.Settings) { s.Currency = "CHF"; said(s, expense.SettingCurrency) }},
		{"time_zone", "new york", func(s *expense.Settings) { s.Zone = "America/New_York"; said(s, expense.SettingZone) }},
		{"language", "ZH", func(s *expense.Settings) { s.Language = "zh"; said(s, expense.SettingLanguage) }},
		{"month_start", "25", func(s *expense.Settings) { s.MonthStart = 25 }},
		{"amounts_are", "net", func(s *expense.Settings) { s.Amounts = expense.Net }},
		{"amounts_are", "Net", func(s *expense.Settings) { s.Amounts = expense.Net }},
		{"vat", "ask", func(s *expense.Settings) { s.VAT, s.Rate = expense.VATAsk, expense.Rate{} }},
		{"vat", "off", func(s *expense.Settings) { s.VAT, s.Rate = expense.VATOff, expense.Rate{} }},
		{"vat", "Off", func(s *expense.Settings) { s.VAT, s.Rate = expense.VATOff, expense.Rate{} }},
		{"vat", "7%", func(s *expense.Settings) { s.VAT, s.Rate = expense.VATRate, expense.Percent(7) }},
	} {
		t.Run(c.setting+" "+c.value, func(t *testing.T) {
			t.Parallel()
			env := featuretest.Env(t, func(s *expense.Settings) { s.VAT, s.Rate = expense.VATRate, expense.Percent(19) })
			got := set(t, env, action.ChangeSettings{Setting: c.setting, Value: c.value})
			want := env.Ledger.Clone()
			c.want(&want)
			if diff := cmp.Diff(want, featuretest.Revised(t, env, got).Settings, cmp.AllowUnexported(expense.Rate{})); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if got.Frozen != nil {
				t.Errorf("what a person wrote waits for a yes to %+v", got.Frozen)
			}
		})
	}
}

func TestChangeRefuses(t *testing.T) {
	for _, c := range []struct {
		setting, value string
		want           error
	}{
		{"currency", "zorgs", expense.Invalid(expense.ReasonCurrencyUnknown, expense.Args{"Currency": "zorgs"})},
		{"currency", "euros", expense.Conflict(expense.ReasonAlreadySo, nil)},
		{"time_zone", "Atlantis", expense.Invalid(expense.ReasonZoneUnknown, expense.Args{"Zone": "Atlantis"})},
		{"language", "xx", expense.Invalid(expense.ReasonLanguageUnknown, expense.Args{"Language": "xx"})},
		{"month_start", "soon", expense.Invalid(expense.ReasonMonthStartInvalid, expense.Args{"Day": "soon"})},
		{"month_start", "31", expense.Invalid(expense.ReasonMonthStartInvalid, expense.Args{"Day": 31})},
		{"amounts_are", "sideways", expense.Invalid(expense.ReasonSideUnknown, expense.Args{"Side": "sideways"})},
		{"vat", "lots", expense.Invalid(expense.ReasonRateRange, expense.Args{"Rate": "lots"})},
	} {
		t.Run(c.setting+" "+c.value, func(t *testing.T) {
			t.Parallel()
			env := featuretest.Env(t, func(s *expense.Settings) { s.Origins[expense.SettingCurrency] = expense.OriginSaid })
			got := set(t, env, action.ChangeSettings{Setting: c.setting, Value: c.value})
			if want := env.Texts.Error(c.want); got.Reply.Text != want || !got.Plan.Empty() {
				t.Errorf("the reply is %q with a plan %+v, want %q and none", got.Reply.Text, got.Plan, want)
			}
		})
	}
}

// A setting of categories is changed by that feature.
func TestChangeCategories(t *testing.T) {
	env := featuretest.Env(t, nil)
	got := set(t, env, action.ChangeSettings{Setting: "category_rule", Words: "kebab", Value: "Food"})
	want := []expense.CategoryRule{{Words: "kebab", Category: "Food"}}
	if diff := cmp.Diff(want, featuretest.Revised(t, env, got).CategoryRules); diff != "" {
		t.Errorf("rules (-want +got):\n%s", diff)
	}
}

// Unless there are both a setting and a value, all settings are shown.
func TestChangeShowsAll(t *testing.T) {
	for _, a := range []action.ChangeSettings{{}, {Setting: "currency"}, {Value: "USD"}} {
		env := featuretest.Env(t, nil)
		got := set(t, env, a)
		if diff := cmp.Diff(env.Card().SettingsCard(), got.Reply); diff != "" || !got.Plan.Empty() {
			t.Errorf("%+v (-want +got):\n%s", a, diff)
		}
	}
}

// What a model sets is shown first: a yes does exactly that.
func TestAModelsChangeWaits(t *testing.T) {
	env := featuretest.Env(t, nil)
	env.FromModel, env.Sources = true, []string{"I am paid in USD these days"}
	wanted := action.ChangeSettings{Setting: "currency", Value: "USD"}
	got := set(t, env, wanted)
	if diff := cmp.Diff(action.Action(wanted), got.Frozen); diff != "" {
		t.Errorf("frozen (-want +got):\n%s", diff)
	}
}

func TestTake(t *testing.T) {
	env := featuretest.Env(t, nil)
	choices := func(idsAndLabels ...string) (all []chat.Choice) {
		for i := 0; i < len(idsAndLabels); i += 2 {
			all = append(all, chat.Choice{ID: idsAndLabels[i], Label: idsAndLabels[i+1]})
		}
		return all
	}
	line := func(said, value string) *feature.Question {
		q := &feature.Question{Field: feature.FieldValue, Quiet: true}
		q.Add(chat.Block{Kind: chat.Line, Text: said, Strong: value})
		return q
	}
	for _, c := range []struct {
		name   string
		choice action.Choice
		want   feature.Result
	}{
		{"show", action.ShowSettings{}, feature.Result{Then: action.ChangeSettings{}, Back: true}},
		{
			"change",
			action.ChangeSetting{Setting: "language", Value: "zh"},
			feature.Result{Then: action.ChangeSettings{Setting: "language", Value: "zh"}, Back: true},
		},
		{"pick", action.AskSetting{Setting: "month_start"}, feature.Result{
			Reply: chat.Reply{Choices: choices(
				"set:month_start:1", "• 1", "set:month_start:10", "10", "set:month_start:15", "15", "set:month_start:20", "20", "set:month_start:25", "25",
				"set:month_start:28", "28", "type:month_start", "Other", "set:", "Back")},
			Ask:   line("First day of the month: 1", "1"),
			Waits: action.ChangeSettings{Setting: "month_start"},
		}},
		{"pick a tax rate", action.AskSetting{Setting: "vat"}, feature.Result{
			Reply: chat.Reply{Choices: choices(
				"set:vat:off", "• off", "set:vat:ask", "asked each time", "set:vat:19%", "19%", "set:vat:7%", "7%", "type:vat", "Other", "set:", "Back")},
			Ask:   line("VAT: off", "off"),
			Waits: action.ChangeSettings{Setting: "vat"},
		}},
		{"type", action.TypeSetting{Setting: "currency"}, feature.Result{
			Reply: chat.Reply{Choices: choices("set:currency", "Back")},
			Ask:   &feature.Question{Text: "Which currency do you pay in, such as EUR?", Field: feature.FieldValue},
			Waits: action.ChangeSettings{Setting: "currency"},
		}},
		{"type a language", action.TypeSetting{Setting: "language"}, feature.Result{Reply: env.Stale()}},
		{"what there is not", action.AskSetting{Setting: "weather"}, feature.Result{Reply: env.Stale()}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, ok, err := Feature.Take(t.Context(), env, c.choice)
			if err != nil || !ok {
				t.Fatalf("%t, %v", ok, err)
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// What belongs to another feature is left to it.
func TestOthers(t *testing.T) {
	env := featuretest.Env(t, nil)
	if _, ok, err := Feature.Do(t.Context(), env, action.Say{}); ok || err != nil {
		t.Errorf("a sentence is done: %t, %v", ok, err)
	}
	if _, ok, err := Feature.Take(t.Context(), env, action.Edit{Number: 1}); ok || err != nil {
		t.Errorf("an edit is taken: %t, %v", ok, err)
	}
}
