package settings

import (
	"maps"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/feature/featuretest"
	"chit/expense"
)

// submitted is the form of the settings of env, as it comes back with other values.
func submitted(t *testing.T, env *feature.Env, changed map[string]string) Setup {
	t.Helper()
	f, err := Form(t.Context(), env)
	if err != nil || f == nil {
		t.Fatalf("the form is %+v: %v", f, err)
	}
	env.Message.Fields = map[string]string{}
	for _, field := range f.Fields {
		env.Message.Fields[field.Name] = field.Value
	}
	maps.Copy(env.Message.Fields, changed)
	choice, ok := action.Decode(f.ID)
	if !ok || len(f.ID) > action.MaxID {
		t.Fatalf("the form has the id %q", f.ID)
	}
	return choice.(Setup)
}

// Only what was changed in the form is changed, all at once.
func TestForm(t *testing.T) {
	for _, c := range []struct {
		name   string
		filled map[string]string
		want   func(*expense.Settings)
		faults []string
	}{
		{"nothing", nil, func(*expense.Settings) {}, nil},
		{
			"several",
			map[string]string{"currency": "CHF", "time_zone": "new york", "vat": "7.7", "amounts_are": "net", "month_start": "25", "language": "de"},
			func(s *expense.Settings) {
				s.Currency, s.Zone, s.Amounts, s.MonthStart, s.Language = "CHF", "America/New_York", expense.Net, 25, "de"
				s.VAT, s.Rate = expense.VATRate, rate(t, "0.077")
				for _, setting := range []expense.Setting{expense.SettingCurrency, expense.SettingZone, expense.SettingLanguage} {
					s.Origins[setting] = expense.OriginSaid
				}
			}, nil,
		},
		{"no rate", map[string]string{"vat": "off"}, func(s *expense.Settings) { s.VAT, s.Rate = expense.VATOff, expense.Rate{} }, nil},
		{"what there is not", map[string]string{"currency": "zorgs", "time_zone": "Atlantis", "month_start": "31", "vat": "200"}, nil, []string{"currency", "month_start", "time_zone", "vat"}},
		{"what was emptied", map[string]string{"currency": "", "time_zone": " "}, func(*expense.Settings) {}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			env := featuretest.Env(t, func(s *expense.Settings) { s.VAT, s.Rate = expense.VATRate, expense.Percent(19) })
			form := submitted(t, env, c.filled)
			faults, again, err := CheckForm(t.Context(), env, form)
			if err != nil || again != nil {
				t.Fatalf("%v, %+v", err, again)
			}
			for _, name := range c.faults {
				if faults[name] == "" {
					t.Errorf("nothing is wrong with %s: %q", name, faults)
				}
			}
			if len(faults) != len(c.faults) {
				t.Errorf("the faults are %q", faults)
			}
			if c.want == nil {
				return
			}
			got, want := env.Ledger.Clone(), env.Ledger.Clone()
			for _, edit := range form.edits(env, env.Message.Fields) {
				if err := edit(&got); err != nil {
					t.Error(err)
				}
			}
			c.want(&want)
			if diff := cmp.Diff(want, got, cmp.AllowUnexported(expense.Rate{})); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// A form that was open while the settings were changed comes back as they are now, with
// what was filled in.
func TestFormOfChangedSettings(t *testing.T) {
	env := featuretest.Env(t, nil)
	form := submitted(t, env, map[string]string{"currency": "CHF"})
	env.Ledger.Settings.MonthStart = 25
	faults, again, err := CheckForm(t.Context(), env, form)
	if err != nil || len(faults) > 0 || again == nil || again.Note == "" {
		t.Fatalf("%v, %q, %+v", err, faults, again)
	}
	for _, field := range again.Fields {
		if want := map[string]string{"currency": "CHF", "month_start": "25"}[field.Name]; want != "" && field.Value != want {
			t.Errorf("%s holds %q, want %q", field.Name, field.Value, want)
		}
	}
	if next, _ := action.Decode(again.ID); next == action.Choice(form) {
		t.Error("the form is as old as before")
	}
	if r, err := setUp(t.Context(), env, form); err != nil || r.Changed {
		t.Errorf("the old form is taken: %+v, %v", r, err)
	}
}

func rate(t *testing.T, s string) expense.Rate {
	t.Helper()
	r, err := expense.ParseRate(s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// What is found for a beginning fits into what Slack shows and into an answer by a socket.
func TestFind(t *testing.T) {
	winter := time.Date(2026, 1, 10, 12, 0, 0, 0, time.UTC)
	for _, language := range text.Languages {
		for _, typed := range []string{"", "a", "m", "s", "america/", "europe", "ma", "м", "上"} {
			found := Find(winter, "time_zone", typed, language)
			size := 0
			for _, o := range found {
				size += len(o.ID) + len(o.Label) + len(`{"text":{"type":"plain_text","text":"","emoji":false},"value":""},`)
				if len([]rune(o.Label)) > 75 {
					t.Errorf("%q is too long", o.Label)
				}
			}
			if size > 19_000 || len(found) > 100 {
				t.Errorf("%q in %s finds %d in %d bytes", typed, language, len(found), size)
			}
		}
	}
	for typed, want := range map[string]string{
		"kolkata": "Kolkata · UTC+5:30 · Asia/Kolkata", "london": "London · UTC · Europe/London", "st johns": "St Johns · UTC−3:30 · America/St_Johns", "utc": "UTC",
	} {
		if found := Find(winter, "time_zone", typed, "en"); len(found) == 0 || found[0].Label != want {
			t.Errorf("%q finds %v, want %q", typed, found, want)
		}
	}
	if found := Find(winter, "time_zone", "london", "de"); found[0].Label != "London · UTC · Europe/London" {
		t.Errorf("London is %q", found[0].Label)
	}
	if found := Find(winter.AddDate(0, 6, 0), "time_zone", "london", "en"); found[0].Label != "London · UTC+1 · Europe/London" {
		t.Errorf("in summer London is %q", found[0].Label)
	}
	if found := Find(winter, "vat", "a", "en"); len(found) > 0 {
		t.Errorf("another field finds %v", found)
	}
}
