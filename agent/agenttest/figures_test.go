package agenttest_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"chit/agent/agenttest"
	"chit/agent/chat/text"
	"chit/db/dbtest"
)

// figuresTable has a message, what models call for it, and what comes of that: what is
// stored, or the question with its buttons. Lines of the same message are models of
// different kinds: one writes arithmetic, one computes it, one takes a number as it stands
// there, one invents. "Before >> message" is a message after another one.
const figuresTable = "testdata/figures.tsv"

// TestFigures holds that no amount, currency or day of a model is stored that the message
// does not support, and that each of them is there on a button.
func TestFigures(t *testing.T) {
	table, err := os.ReadFile(figuresTable)
	if err != nil {
		t.Fatal(err)
	}
	updating := flag.Lookup("update").Value.String() == "true"
	var got strings.Builder
	for line := range strings.Lines(string(table)) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" || strings.HasPrefix(line, "#") {
			fmt.Fprintln(&got, line)
			continue
		}
		columns := strings.Split(line, "\t")
		if len(columns) < 2 {
			t.Fatalf("no call in %q", line)
		}
		result := told(t, columns[0], columns[1])
		fmt.Fprintf(&got, "%s\t%s\t%s\n", columns[0], columns[1], result)
		if want := strings.Join(columns[2:], "\t"); result != want && !updating {
			t.Errorf("%s\n%s\ngot  %s\nwant %s", columns[0], columns[1], result, want)
		}
	}
	if updating {
		if err := os.WriteFile(figuresTable, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// told is what the bot says to a message for which a model makes calls, in one line.
func told(t *testing.T, message, calls string) string {
	t.Helper()
	before, message, after := cut(message)
	archive := &txtar.Archive{Files: []txtar.File{{Name: "clock", Data: []byte("2026-11-21T12:00:00+01:00")}, {Name: "model", Data: []byte(calls)}}}
	if after {
		archive.Files = append(archive.Files, txtar.File{Name: "ana", Data: []byte(before)}, txtar.File{Name: "bot"})
	}
	archive.Files = append(archive.Files, txtar.File{Name: "ana", Data: []byte(message)}, txtar.File{Name: "bot"}, txtar.File{Name: "calls"})
	played := agenttest.Play(t, archive, dbtest.SQLite(t)).Files
	said := string(played[len(played)-2].Data)
	var lines []string
	for line := range strings.Lines(said) {
		line = strings.TrimSpace(line)
		if line != "" && !everyReceipt(line) {
			lines = append(lines, line)
		}
	}
	result := strings.Join(lines, " / ")
	if n := strings.TrimSpace(string(played[len(played)-1].Data)); n != "1" {
		result += " (calls: " + n + ")"
	}
	return result
}

// everyReceipt reports whether a line is one that every receipt of a new ledger has, in any
// language: its choices, and what is assumed.
func everyReceipt(line string) bool {
	return slices.ContainsFunc(text.All(), func(t *text.Catalogue) bool {
		for _, key := range []text.Key{text.Assumed, text.AssumedFirstCurrency} {
			if assumed, _, _ := strings.Cut(t.Say(key), "{{"); strings.HasPrefix(line, assumed) {
				return true
			}
		}
		return line == "["+t.Say(text.ChoiceUndo)+"] ["+t.Say(text.ChoiceEdit)+"]"
	})
}

func cut(message string) (before, rest string, ok bool) {
	if before, rest, ok = strings.Cut(message, " >> "); ok {
		return before, rest, true
	}
	return "", message, false
}
