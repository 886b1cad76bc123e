package agenttest_test

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"chit/agent/agenttest"
	"chit/db/dbtest"
)

// TestTranscripts has every conversation in testdata, on SQLite.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 40 {
		t.Fatalf("found %d transcripts, want at least 40", len(files))
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			t.Parallel()
			agenttest.Run(t, file, func(t testing.TB) agenttest.Store { return dbtest.SQLite(t) })
		})
	}
}

// TestPlayShowsWhatHappened is the negative control: a transcript that expects
// something else is not what comes back.
func TestPlayShowsWhatHappened(t *testing.T) {
	archive := txtar.Parse([]byte("-- clock --\n2026-11-21T12:00:00+01:00\n-- ana --\ncoffee 4.50\n-- bot --\nsomething else\n-- ledger --\n(empty)\n"))
	got := string(txtar.Format(agenttest.Play(t, archive, dbtest.SQLite(t))))
	for _, wrong := range []string{"something else", "(empty)"} {
		if strings.Contains(got, wrong) {
			t.Errorf("the transcript still holds %q:\n%s", wrong, got)
		}
	}
	if !strings.Contains(got, `4.50 EUR net 4.50 tax 0.00 "coffee"`) {
		t.Errorf("the ledger does not hold the coffee:\n%s", got)
	}
}
