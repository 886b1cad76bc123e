package door_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"chit/agent/action"
	"chit/expense"
)

// maxNeedless is how many of a thousand right amounts may be asked about.
const maxNeedless = 18

// TestRightAmounts holds that what people wrote stands: the amount that is expected of
// their messages is asked about only where it can be read in two ways.
func TestRightAmounts(t *testing.T) {
	expected := regexp.MustCompile(`^([0-9.]+) ([A-Z]{3})\b`)
	tables, err := filepath.Glob("../agenttest/testdata/people/*.tsv")
	if err != nil {
		t.Fatal(err)
	}
	amounts := 0
	var needless []string
	for _, file := range tables {
		table, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		language := strings.TrimSuffix(file, ".tsv")
		language = language[len(language)-2:]
		for line := range strings.Lines(string(table)) {
			message, want, _ := strings.Cut(strings.TrimSpace(line), "\t")
			stored, ok := strings.CutPrefix(want, "S ")
			if !ok || strings.HasPrefix(message, "+") { // is about an entry before it
				continue
			}
			stored, others, _ := strings.Cut(stored, " |")
			if strings.HasPrefix(others, " A") { // to ask is right, too
				continue
			}
			for one := range strings.SplitSeq(stored, "; ") {
				m := expected.FindStringSubmatch(one)
				if m == nil {
					continue
				}
				e := env(message)
				e.Ledger.Currency, e.Ledger.Language = expense.Currency(m[2]), language
				g, err := e.Grounds().Ground(action.SaidExpense{Amount: m[1], Currency: m[2]}, nil)
				if err != nil {
					t.Fatal(err)
				}
				amounts++
				a, _ := g.Action.(action.AddExpense)
				if a.Amount == nil || len(a.Amount.Readings) > 1 || len(a.Unsaid) > 0 {
					needless = append(needless, message)
				}
			}
		}
	}
	if limit := amounts * maxNeedless / 1000; amounts < 500 || len(needless) > limit {
		slices.Sort(needless)
		t.Errorf("%d of %d right amounts are asked about, want at most %d:\n%s", len(needless), amounts, limit, strings.Join(needless, "\n"))
	}
}
