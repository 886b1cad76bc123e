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
			if strings.HasPrefix(message, "+") || strings.Contains(want, "| A") { // is about an entry before it, or to ask is right, too
				continue
			}
			n, asked := 0, 0
			for i, alternative := range strings.Split(want, " | ") {
				stored, ok := strings.CutPrefix(alternative, "S ")
				if !ok && i == 0 {
					break
				}
				if all, some := askedAbout(t, message, language, stored); all > 0 && (n == 0 || some < asked) {
					n, asked = all, some
				}
			}
			amounts += n
			needless = append(needless, slices.Repeat([]string{message}, asked)...)
		}
	}
	if limit := amounts * maxNeedless / 1000; amounts < 500 || len(needless) > limit {
		slices.Sort(needless)
		t.Errorf("%d of %d right amounts are asked about, want at most %d:\n%s", len(needless), amounts, limit, strings.Join(needless, "\n"))
	}
}

// askedAbout returns how many amounts are to be stored, as a table says it, and about how many of
// them the person would be asked if a model called for them.
func askedAbout(t *testing.T, message, language, stored string) (all, asked int) {
	expected := regexp.MustCompile(`^([0-9.]+) ([A-Z]{3})\b`)
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
		all++
		a, _ := g.Action.(action.AddExpense)
		if a.Amount == nil || len(a.Amount.Readings) > 1 || len(a.Unsaid) > 0 {
			asked++
		}
	}
	return all, asked
}
