package line

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// repository is the way to the root of the repository. The corpora and collections
// are beside it, not in it: where they are missing, what reads them is skipped.
const (
	repository   = "../../.."
	moneyCorpora = repository + "/../shared/corpora"
)

// needShared skips a test if a directory beside the repository is missing, and fails it
// if the repository is not where the test believes it to be.
func needShared(t *testing.T, dir string) {
	t.Helper()
	if _, err := os.Stat(filepath.Join(repository, "go.mod")); err != nil {
		t.Fatalf("%s is not the root of the repository: %v", repository, err)
	}
	if _, err := os.Stat(dir); err != nil {
		t.Skipf("%s is not here: %v", filepath.Base(dir), err)
	}
}

// A moneyRow is a row of the amount corpora, see the README beside them.
type moneyRow struct {
	Text        string
	Lang        string
	Amount      *string
	Currency    *string
	Family      string
	Tier        string
	Tags        []string
	Description *string
	Reference   string
	Date        *string
	Default     string `json:"default_currency"`
}

func readMoneyRows(t *testing.T, name string) []moneyRow {
	t.Helper()
	needShared(t, moneyCorpora)
	f, err := os.Open(filepath.Join(moneyCorpora, name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var rows []moneyRow
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var row moneyRow
		if err := json.Unmarshal(lines.Bytes(), &row); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		rows = append(rows, row)
	}
	return rows
}

func (row *moneyRow) options(code string) lex.Options {
	o := lex.Options{Language: code, Currency: expense.Currency(row.Default), Today: expense.Date{Year: 2026, Month: time.November, Day: 21}}
	if d, err := expense.ParseDate(row.Reference); err == nil {
		o.Today = d
	}
	return o
}

// A verdict is how an amount was read: right, wrong, or in a way that makes the
// bot ask.
type verdict int

const (
	rightVerdict verdict = iota
	asksVerdict
	wrongVerdict
)

// judge compares the first amount of a text with the row. Nothing found, or
// two readings with the right one among them, makes the bot ask.
func (row *moneyRow) judge(amounts []money.Amount) verdict {
	if row.Amount == nil {
		if len(amounts) == 0 {
			return rightVerdict
		}
		return wrongVerdict
	}
	if len(amounts) == 0 {
		return asksVerdict
	}
	a := amounts[0]
	want := decimal.RequireFromString(*row.Amount)
	if len(a.Readings) > 1 && slices.ContainsFunc(a.Readings, want.Equal) {
		return asksVerdict
	}
	if !a.Value.Equal(want) {
		return wrongVerdict
	}
	if row.Currency == nil || a.Currency == expense.Currency(*row.Currency) || slices.Contains(a.Family, expense.Currency(*row.Currency)) {
		return rightVerdict
	}
	if a.Currency == "" {
		return asksVerdict
	}
	return wrongVerdict
}

type verdicts [3]int

func (c verdicts) share(v verdict) float64 {
	return 100 * float64(c[v]) / float64(max(1, c[rightVerdict]+c[asksVerdict]+c[wrongVerdict]))
}

func TestCurrencyCorpora(t *testing.T) {
	needShared(t, moneyCorpora)
	files, _ := filepath.Glob(filepath.Join(moneyCorpora, "currency_??.jsonl"))
	if len(files) == 0 {
		t.Fatal("no corpus of amounts in " + moneyCorpora)
	}
	core := map[string]verdicts{}
	for _, file := range files {
		name := filepath.Base(file)
		code := strings.TrimSuffix(strings.TrimPrefix(name, "currency_"), ".jsonl")
		counts := map[string]verdicts{}
		for _, row := range readMoneyRows(t, name) {
			r := Read(row.Text, row.options(code))
			v := row.judge(r.Amounts)
			c := counts[row.Tier]
			c[v]++
			counts[row.Tier] = c
			if v != rightVerdict {
				t.Logf("%s %s: %q: got %v, want %s %v", name, row.Tier, row.Text, amountStrings(r.Amounts), *row.Amount, row.Currency)
			}
		}
		for tier, c := range counts {
			t.Logf("%s %-7s right %3d asks %2d wrong %2d", name, tier, c[rightVerdict], c[asksVerdict], c[wrongVerdict])
		}
		core[code] = counts["core"]
	}
	for code, c := range core {
		const floor = 95.0
		if c.share(rightVerdict) < floor || c.share(wrongVerdict) > 1 {
			t.Errorf("%s core: %.1f %% right, %.1f %% wrong; want at least %.0f and at most 1", code, c.share(rightVerdict), c.share(wrongVerdict), floor)
		}
	}
}

func amountStrings(amounts []money.Amount) []string {
	var list []string
	for _, a := range amounts {
		s := ""
		for _, d := range a.Readings {
			s += d.String() + "|"
		}
		list = append(list, s+string(a.Currency))
	}
	return list
}

func TestCurrencyNegatives(t *testing.T) {
	for _, row := range readMoneyRows(t, "currency_negative.jsonl") {
		if r := Read(row.Text, row.options(row.Lang)); len(r.Amounts) > 0 || r.Complete {
			t.Errorf("%q: got %v, complete %v, want nothing", row.Text, amountStrings(r.Amounts), r.Complete)
		}
	}
}

func TestPriceStrings(t *testing.T) {
	var c verdicts
	for _, row := range readMoneyRows(t, "price_strings.jsonl") {
		r := Read(row.Text, row.options("en"))
		v := row.judge(r.Amounts)
		c[v]++
		if v != rightVerdict {
			t.Logf("%q %v: got %v, want %v %v", row.Text, row.Tags, amountStrings(r.Amounts), deref(row.Amount), deref(row.Currency))
		}
	}
	t.Logf("price_strings right %d asks %d wrong %d", c[rightVerdict], c[asksVerdict], c[wrongVerdict])
	if c.share(rightVerdict) < 90 {
		t.Errorf("%.1f %% right, want at least 90", c.share(rightVerdict))
	}
}

func deref(s *string) string {
	if s == nil {
		return "null"
	}
	return *s
}

func TestExpenseMessages(t *testing.T) {
	var c verdicts
	bad := 0
	for _, row := range readMoneyRows(t, "expense_messages.jsonl") {
		r := Read(row.Text, row.options(row.Lang))
		v := row.judge(r.Amounts)
		if v == rightVerdict && !row.described(r) {
			v = asksVerdict
		}
		if row.Tier == "core" {
			c[v]++
			if v == wrongVerdict {
				bad++
			}
		}
		if v != rightVerdict {
			t.Logf("%s %q: got %v %+v, want %v %v %v", row.Tier, row.Text, amountStrings(r.Amounts), r.Expenses, deref(row.Amount), deref(row.Currency), deref(row.Description))
		}
	}
	t.Logf("expense_messages core right %d asks %d wrong %d", c[rightVerdict], c[asksVerdict], c[wrongVerdict])
	if c.share(rightVerdict) < 95 || bad > 0 {
		t.Errorf("%.1f %% right, %d wrong; want at least 95 and none", c.share(rightVerdict), bad)
	}
}

func (row *moneyRow) described(r Reading) bool {
	if len(r.Expenses) == 0 {
		return row.Amount == nil
	}
	e := r.Expenses[0]
	if row.Description != nil && !strings.EqualFold(foldSpace(e.Description), foldSpace(*row.Description)) {
		return false
	}
	return row.Date == nil || e.Date != nil && e.Date.Date.String() == *row.Date
}

func foldSpace(s string) string { return strings.Join(strings.Fields(s), " ") }
