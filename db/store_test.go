package db_test

import (
	"errors"
	"os"
	"testing"

	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/storetest"
)

func TestMain(m *testing.M) {
	if databaseURL := os.Getenv(envMigrate); databaseURL != "" {
		os.Exit(migrateOnly(databaseURL))
	}
	os.Exit(dbtest.Main(m))
}

func TestStore(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			storetest.Run(t, func(t *testing.T) expense.Store { return open(t) })
		})
	}
}

// TestMonthStartThatIsNone checks that a day that no month has is refused as
// such, and not reported as a sum that is too large.
func TestMonthStartThatIsNone(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := open(t)
			refused := func(err error) {
				t.Helper()
				if e, ok := errors.AsType[*expense.Error](err); !ok || e.Reason != expense.ReasonMonthStartInvalid {
					t.Errorf("error %v, want reason %q", err, expense.ReasonMonthStartInvalid)
				}
			}
			wrong := expense.DefaultSettings()
			wrong.MonthStart = 31
			_, err := s.OpenLedger(t.Context(), expense.Ledger{ID: "a", Settings: wrong})
			refused(err)
			l, err := s.OpenLedger(t.Context(), expense.Ledger{ID: "a", Settings: expense.DefaultSettings()})
			if err != nil {
				t.Fatal(err)
			}
			_, err = s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: "key", Changes: []expense.Change{
				{Kind: expense.ChangeSettings, SettingsBefore: &l.Settings, SettingsAfter: &wrong},
			}})
			refused(err)
		})
	}
}
