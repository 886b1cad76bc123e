// Package featuretest runs a capability by itself, on a small ledger in memory: an
// action or a tap goes in, and a test looks at the result.
package featuretest

import (
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/storetest"
)

// Noon is when every run happens: on a Sunday in November, 13:00 in Berlin.
var Noon = time.Date(2026, time.November, 22, 12, 0, 0, 0, time.UTC)

var ana = expense.Person{ID: "test:ana", Name: "ana"}

// Env returns the environment of a run on a message of ana, in her own ledger that
// holds some expenses. Its settings are the default ones but for EUR, Europe/Berlin and
// what set changes.
func Env(t testing.TB, set func(*expense.Settings), posted ...expense.Expense) *feature.Env {
	t.Helper()
	settings := expense.DefaultSettings()
	settings.Currency, settings.Zone = "EUR", "Europe/Berlin"
	if set != nil {
		set(&settings)
	}
	service := expense.NewService(storetest.NewModel())
	ledger, err := service.Open(t.Context(), expense.Ledger{ID: "test:ana", Owner: ana, Settings: settings, CreatedAt: Noon})
	if err != nil {
		t.Fatal(err)
	}
	if len(posted) > 0 {
		if _, err := service.Add(t.Context(), expense.Deed{Ledger: ledger, By: ana, At: Noon, SourceKey: "posted"}, posted); err != nil {
			t.Fatal(err)
		}
	}
	return &feature.Env{
		Ledgers: service, Ledger: ledger, Texts: text.In(settings.Language), Now: Noon,
		Message: chat.Message{Conversation: "test:ana", ID: "1", Ledger: ledger.ID, Sender: chat.Sender{Person: ana}, Direct: true},
	}
}

// Expense returns an expense in EUR for [Env], without tax. Its day is like "2026-11-22".
func Expense(t testing.TB, day, description, category string, cents int64) expense.Expense {
	t.Helper()
	spentOn, err := expense.ParseDate(day)
	if err != nil {
		t.Fatal(err)
	}
	return expense.Expense{
		Description: description, Category: category, SpentOn: spentOn, Origins: expense.Origins{},
		Amounts: expense.Amounts{Currency: "EUR", Net: cents, Gross: cents},
	}
}

// Revised does what a result plans, and returns the ledger after it.
func Revised(t testing.TB, env *feature.Env, planned feature.Result) expense.Ledger {
	t.Helper()
	if !planned.Plan.Empty() {
		if _, err := env.Ledgers.Revise(t.Context(), env.Deed(), planned.Plan); err != nil {
			t.Fatal(err)
		}
	}
	ledger, err := env.Ledgers.Open(t.Context(), env.Ledger)
	if err != nil {
		t.Fatal(err)
	}
	return ledger
}
