package main

import (
	"bytes"
	"cmp"
	"database/sql"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"
	"github.com/xuri/excelize/v2"

	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/report"
)

// A sumKey is what the entries of one sum have in common. An empty part means
// any; of a kind it means the spending.
type sumKey struct{ kind, currency, category, rate string }

// sums are the sums of a period in minor units: count, net, tax and gross.
type sums map[sumKey][4]int64

func (s sums) add(k sumKey, v [4]int64) {
	sum := s[k]
	for i := range sum {
		sum[i] += v[i]
	}
	s[k] = sum
}

// only returns the sums of the kinds.
func (s sums) only(kinds ...expense.Kind) sums {
	kept := maps.Clone(s)
	maps.DeleteFunc(kept, func(k sumKey, _ [4]int64) bool { return !slices.Contains(kinds, expense.Kind(k.kind)) })
	return kept
}

// by combines sums whose keys become equal under key.
func (s sums) by(key func(sumKey) sumKey) sums {
	folded := sums{}
	for k, v := range s {
		folded.add(key(k), v)
	}
	return folded
}

func (k sumKey) ofCurrency() sumKey { return sumKey{currency: k.currency} }
func (k sumKey) ofCategory() sumKey { return sumKey{currency: k.currency, category: k.category} }
func (k sumKey) ofRate() sumKey     { return sumKey{currency: k.currency, rate: k.rate} }

// TestReportsAgree checks that every output shows the same figures: it makes a
// ledger of 1,000 expenses in three currencies, four tax rates and fourteen
// months, and compares every month as text, JSON, CSV and XLSX with sums that
// SQL computes from the rows alone; and again after 300 edits, deletions and
// undos.
func TestReportsAgree(t *testing.T) {
	for _, store := range []struct {
		name, driver string
		url          func(testing.TB) string
	}{{"sqlite", "sqlite", dbtest.SQLiteURL}, {"postgres", "pgx", dbtest.PostgresURL}} {
		t.Run(store.name, func(t *testing.T) {
			t.Parallel()
			a := newAgreement(t, store.url(t), store.driver)
			a.fill(1000)
			a.check()
			a.disturb(300)
			a.check()
			for _, w := range a.wrong {
				t.Error(w)
			}
			a.wrong = nil
			// One cent that is only in the totals, and one that is only in a
			// row.
			for _, table := range []string{"month_totals", "expenses"} {
				a.checkFinds(fmt.Sprintf(`UPDATE %s SET gross = gross + %%d, net = net + %%[1]d WHERE currency = 'USD' AND category = 'Food' AND rate = '0.07'`, table))
			}
		})
	}
}

var (
	agreeToday  = expense.Date{Year: 2026, Month: time.November, Day: 30}
	agreeNow    = time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)
	agreeMonths = 14
	agreePeople = []expense.Person{{ID: "terminal:ana", Name: "Ana"}, {ID: "terminal:bo", Name: "=Bo"}}
	agreeKinds  = append(slices.Repeat([]expense.Kind{expense.KindExpense}, 7), expense.KindRefund, expense.KindIncome, expense.KindTransfer)
	agreeRates  = []string{"0", "0.07", "0.19", "0.08875"}
	// Category names that could break a file.
	agreeCategories = []string{
		"", "Food", "Transport", "🍕 Pizza", "=1+1", "@SUM(A1)", "-5", `say "hi", ok`, "住房", "two\nlines",
		strings.Repeat("long ", 40), strings.Repeat("长", 200), "👩‍👧 kids",
	}
)

// An agreement is a ledger that is written by a Service and read in two ways:
// by reports, and with SQL on a connection of its own.
type agreement struct {
	testing.TB
	driver  string
	random  *rand.Rand
	service *expense.Service
	ledger  expense.Ledger
	sql     *sql.DB
	deeds   int
	numbers int64
	wrong   []string
}

func (a *agreement) wrongf(format string, args ...any) {
	a.wrong = append(a.wrong, fmt.Sprintf(format, args...))
}

// checkFinds is the negative control: a statement that adds %d minor units where
// it should not must be noticed. It then subtracts them again.
func (a *agreement) checkFinds(statement string) {
	a.Helper()
	for _, by := range []int{1, -1} {
		if _, err := a.sql.ExecContext(a.Context(), fmt.Sprintf(statement, by)); err != nil {
			a.Fatal(err)
		}
		if by == 1 {
			a.checkPeriod(a.whole())
		}
	}
	if len(a.wrong) == 0 {
		a.Errorf("after %s\nthe reports agree", statement)
	}
	a.wrong = nil
}

// whole is the period of all months.
func (a *agreement) whole() expense.Period {
	month := expense.MonthOf(agreeToday, 1)
	return expense.Period{From: month.From.AddMonths(1 - agreeMonths), To: month.To}
}

func newAgreement(t testing.TB, databaseURL, driver string) *agreement {
	t.Helper()
	store, err := db.Open(t.Context(), databaseURL)
	if err != nil {
		t.Fatal(err)
	}
	conn, err := sql.Open(driver, strings.TrimPrefix(databaseURL, "sqlite:"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _ = conn.Close(), store.Close() })
	settings := expense.DefaultSettings()
	settings.Currency = "EUR"
	ledgers := expense.NewService(store)
	ledger, err := ledgers.Open(t.Context(), expense.Ledger{ID: "agree", Settings: settings, CreatedAt: agreeNow})
	if err != nil {
		t.Fatal(err)
	}
	return &agreement{TB: t, driver: driver, random: rand.New(rand.NewPCG(6, 14)), service: ledgers, ledger: ledger, sql: conn}
}

func (a *agreement) deed(by expense.Person) expense.Deed {
	a.deeds++
	return expense.Deed{Ledger: a.ledger, By: by, At: agreeNow, SourceKey: fmt.Sprint("deed ", a.deeds)}
}

func pick[T any](r *rand.Rand, list []T) T { return list[r.IntN(len(list))] }

func (a *agreement) fill(count int) {
	a.Helper()
	for len := 0; len < count; len += expense.MaxPerMessage {
		drafts := make([]expense.Expense, expense.MaxPerMessage)
		for i := range drafts {
			drafts[i] = a.draft()
		}
		if _, err := a.service.Add(a.Context(), a.deed(pick(a.random, agreePeople)), drafts); err != nil {
			a.Fatal(err)
		}
	}
	a.numbers = int64(count)
}

// draft returns a random entry: one in ten is a refund, one in ten is income, one
// in ten a transfer, and one in a hundred is large.
func (a *agreement) draft() expense.Expense {
	amount := decimal.New(a.random.Int64N(30_000)+1, -2)
	if a.random.IntN(100) == 0 {
		amount = decimal.New(a.random.Int64N(1_000_000_000_000), -2).Add(amount)
	}
	kind := pick(a.random, agreeKinds)
	if kind == expense.KindRefund {
		amount = amount.Neg()
	}
	rate, err := expense.ParseRate(pick(a.random, agreeRates))
	if err != nil {
		a.Fatal(err)
	}
	c := pick(a.random, []expense.Currency{"EUR", "EUR", "USD", "JPY"})
	amounts, origins, err := expense.Figures{Gross: new(amount.Round(int32(c.Digits()))), Rate: rate}.Resolve(c, expense.Gross)
	if err != nil { // 0 yen
		return a.draft()
	}
	first := expense.MonthOf(agreeToday, 1).From.AddMonths(1 - agreeMonths)
	e := expense.Expense{
		Kind: kind, Description: pick(a.random, []string{"coffee", "=cmd|' /C calc'!A0", "午饭", "", "+49 30 1234"}), Merchant: pick(a.random, []string{"", "Joe's", "@joe"}),
		Category: pick(a.random, agreeCategories), Tags: []string{pick(a.random, []string{"work", "-trip"})},
		SpentOn: first.AddDays(a.random.IntN(agreeToday.Sub(first) + 1)), Amounts: amounts, Origins: origins,
	}
	if a.random.IntN(4) == 0 {
		e.SetTaxLines(a.lines(e))
	}
	return e
}

// lines returns two or three tax lines, of which the first is all of e.
func (a *agreement) lines(e expense.Expense) []expense.TaxLine {
	lines := e.TaxLines()
	for range a.random.IntN(2) + 1 {
		l := pick(a.random, lines)
		switch a.random.IntN(3) {
		case 0:
			l = expense.TaxLine{Rate: expense.Percent(0), Net: l.Gross, Gross: l.Gross, Reason: pick(a.random, []expense.TaxReason{"", expense.TaxExempt, expense.TaxReverseCharge})}
		case 1:
			l.Rate = expense.Rate{}
		}
		lines = append(lines, l)
	}
	return lines
}

// disturb edits, deletes, restores and undoes at random. A refused action, such
// as deleting a deleted expense, does not count.
func (a *agreement) disturb(count int) {
	a.Helper()
	done := map[string]int{}
	for tries := 0; tries < 10*count && sum(done) < count; tries++ {
		number := a.random.Int64N(a.numbers) + 1
		e, err := a.service.Expense(a.Context(), a.ledger.ID, number)
		if err != nil {
			a.Fatal(err)
		}
		d := a.deed(e.Author)
		name := pick(a.random, []string{"edit", "edit", "delete", "undo", "undo that", "restore"})
		switch name {
		case "edit":
			_, err = a.service.Edit(a.Context(), d, number, func(e *expense.Expense) error {
				with := a.draft()
				e.Kind, e.Amounts, e.Lines, e.Origins, e.Category = with.Kind, with.Amounts, with.Lines, with.Origins, with.Category
				if a.random.IntN(2) == 0 {
					e.SpentOn = with.SpentOn
				}
				return nil
			})
		case "delete":
			_, err = a.service.Delete(a.Context(), d, number)
		case "restore":
			_, err = a.service.Restore(a.Context(), d, number)
		default:
			var targets []expense.Change
			if name == "undo" {
				number = 0
			}
			if targets, err = a.service.NextUndo(a.Context(), d, number); err != nil {
				targets, err = a.service.NextRedo(a.Context(), d, number)
			}
			if err == nil {
				_, err = a.service.Undo(a.Context(), d, targets)
			}
		}
		switch expense.CodeOf(err) {
		case "":
			done[name]++
		case expense.CodeConflict, expense.CodeDenied:
		default:
			a.Fatalf("%s #%d: %v", name, number, err)
		}
	}
	if sum(done) < count || len(done) < 5 {
		a.Fatalf("only %v was done", done)
	}
}

func sum(counts map[string]int) int {
	n := 0
	for v := range maps.Values(counts) {
		n += v
	}
	return n
}

// check compares every month, the whole period, and a month without expenses.
func (a *agreement) check() {
	a.Helper()
	month := expense.MonthOf(agreeToday, 1)
	nonEmpty := 0
	for range agreeMonths {
		if len(a.checkPeriod(month)) > 0 {
			nonEmpty++
		}
		month = expense.MonthOf(month.From.AddDays(-1), 1)
	}
	if nonEmpty != agreeMonths {
		a.wrongf("%d months have expenses, want %d", nonEmpty, agreeMonths)
	}
	a.checkPeriod(a.whole())
	if got := a.checkPeriod(month); len(got) > 0 {
		a.wrongf("%v has %v, want nothing", month, got)
	}
}

func (a *agreement) checkPeriod(p expense.Period) sums {
	a.Helper()
	want, wantTax := a.fromSQL(p), a.taxFromSQL(p)
	in, err := report.Gather(a.Context(), a.service, report.Request{Ledger: a.ledger, Period: p, Rows: true})
	if err != nil {
		a.Fatal(err)
	}
	r := report.Build(in)
	files := map[report.Format][]byte{}
	for _, f := range []report.Format{report.JSON, report.CSV, report.XLSX} {
		var b bytes.Buffer
		if err := report.Write(&b, f, r, report.Style{}); err != nil {
			a.Fatal(err)
		}
		files[f] = b.Bytes()
	}
	rows, tax := a.fromCSV(files[report.CSV])
	a.same(p, "rows of CSV", want, rows)
	a.same(p, "tax lines of CSV", wantTax, tax)
	a.checkJSON(p, want, wantTax, files[report.JSON])
	a.checkXLSX(p, want, wantTax, files[report.XLSX])
	a.checkText(p, want, wantTax, card.Renderer{Texts: text.In("en"), Ledger: a.ledger, Today: agreeToday}.ReportText(r))
	return want
}

func (a *agreement) same(p expense.Period, what string, want, got sums) {
	a.Helper()
	if diff := gocmp.Diff(want, got); diff != "" {
		a.wrongf("%v: %s mismatch (-SQL +report):\n%s", p, what, diff)
	}
}

// fromSQL sums the rows, and uses no stored totals.
func (a *agreement) fromSQL(p expense.Period) sums {
	a.Helper()
	return a.query(`SELECT kind, currency, category, rate, COUNT(*), CAST(SUM(net) AS BIGINT), CAST(SUM(tax) AS BIGINT), CAST(SUM(gross) AS BIGINT)
FROM expenses WHERE ledger_id = 'agree' AND NOT deleted AND spent_on BETWEEN '%s' AND '%s' GROUP BY kind, currency, category, rate`, p)
}

// taxFromSQL sums the tax lines: the rows of those that have several, and otherwise
// the expenses themselves.
func (a *agreement) taxFromSQL(p expense.Period) sums {
	a.Helper()
	return a.query(`SELECT kind, currency, '', rate, COUNT(*), CAST(SUM(net) AS BIGINT), CAST(SUM(tax) AS BIGINT), CAST(SUM(gross) AS BIGINT)
FROM (
    SELECT number, spent_on, kind, currency, rate, net, tax, gross FROM expenses
    WHERE ledger_id = 'agree' AND NOT deleted AND number NOT IN (SELECT number FROM expense_lines WHERE ledger_id = 'agree')
    UNION ALL
    SELECT e.number, e.spent_on, e.kind, e.currency, l.rate, l.net, l.tax, l.gross
    FROM expense_lines l JOIN expenses e ON e.ledger_id = l.ledger_id AND e.number = l.number
    WHERE e.ledger_id = 'agree' AND NOT e.deleted
) parts WHERE spent_on BETWEEN '%s' AND '%s' GROUP BY kind, currency, rate`, p)
}

func (a *agreement) query(text string, p expense.Period) sums {
	a.Helper()
	rows, err := a.sql.QueryContext(a.Context(), fmt.Sprintf(text, p.From, p.To))
	if err != nil {
		a.Fatal(err)
	}
	defer rows.Close()
	s := sums{}
	for rows.Next() {
		var k sumKey
		var v [4]int64
		if err := rows.Scan(&k.kind, &k.currency, &k.category, &k.rate, &v[0], &v[1], &v[2], &v[3]); err != nil {
			a.Fatal(err)
		}
		s.add(k, v)
	}
	if err := rows.Err(); err != nil {
		a.Fatal(err)
	}
	return s
}

// minor converts an amount to minor units.
func (a *agreement) minor(currency, amount string) int64 {
	a.Helper()
	d, err := decimal.NewFromString(amount)
	if err != nil {
		a.Fatalf("amount %q: %v", amount, err)
	}
	d = d.Shift(int32(expense.Currency(currency).Digits()))
	if !d.IsInteger() {
		a.Fatalf("%s %s has more digits than the currency", amount, currency)
	}
	return d.IntPart()
}

func (a *agreement) four(currency string, count int64, net, tax, gross string) [4]int64 {
	a.Helper()
	return [4]int64{count, a.minor(currency, net), a.minor(currency, tax), a.minor(currency, gross)}
}

// fromRows sums rows of text below a line of column names.
func (a *agreement) fromRows(rows [][]string, text func(string) string) sums {
	a.Helper()
	s := sums{}
	at := func(row []string, name string) string {
		if i := slices.Index(rows[0], name); i >= 0 && i < len(row) {
			return row[i]
		}
		return ""
	}
	for _, row := range rows[1:] {
		c := at(row, "currency")
		count := int64(1)
		if slices.Contains(rows[0], "count") {
			count = a.minor("JPY", at(row, "count"))
		}
		s.add(sumKey{at(row, "kind"), c, text(at(row, "category")), at(row, "tax_rate")}, a.four(c, count, at(row, "net"), at(row, "tax"), at(row, "gross")))
	}
	return s
}

// taxOf sums the tax lines in rows of text.
func (a *agreement) taxOf(rows [][]string) sums {
	a.Helper()
	s, at := sums{}, map[string]int{}
	for i, name := range rows[0] {
		at[name] = i
	}
	for _, row := range rows[1:] {
		row = append(row, make([]string, len(rows[0])-len(row))...)
		kind, c := row[at["kind"]], row[at["currency"]]
		if row[at["lines"]] == "" {
			s.add(sumKey{kind: kind, currency: c, rate: row[at["tax_rate"]]}, a.four(c, 1, row[at["net"]], row[at["tax"]], row[at["gross"]]))
			continue
		}
		for line := range strings.SplitSeq(row[at["lines"]], "; ") {
			f := strings.Fields(line)
			s.add(sumKey{kind: kind, currency: c, rate: strings.TrimPrefix(f[0], "none")}, a.four(c, 1, f[1], f[2], f[3]))
		}
	}
	return s
}

func (a *agreement) fromCSV(file []byte) (rows, tax sums) {
	a.Helper()
	table, err := csv.NewReader(bytes.NewReader(file)).ReadAll()
	if err != nil {
		a.Fatal(err)
	}
	return a.fromRows(table, unguarded), a.taxOf(table)
}

// unguarded removes the ' that keeps a cell from being a formula.
func unguarded(s string) string {
	if len(s) > 1 && s[0] == '\'' && strings.ContainsRune("=+-@", rune(s[1])) {
		return s[1:]
	}
	return s
}

func (a *agreement) checkJSON(p expense.Period, want, wantTax sums, file []byte) {
	a.Helper()
	type sumsJSON struct {
		Category        string
		TaxRate         string `json:"tax_rate"`
		Count           int64
		Net, Tax, Gross string
	}
	var j struct {
		Currencies []struct {
			Currency, Spending, Income string
			sumsJSON
			Categories, Rates []sumsJSON
			Days              []struct{ Gross string }
		}
		Expenses []struct {
			Kind, Currency, Category, Net, Tax, Gross string
			TaxRate                                   string `json:"tax_rate"`
			Lines                                     []struct{ Rate, Net, Tax, Gross string }
		}
	}
	if err := json.Unmarshal(file, &j); err != nil {
		a.Fatal(err)
	}
	tax, rows, totals, categories, rates, days, wantDays, income := sums{}, sums{}, sums{}, sums{}, sums{}, sums{}, sums{}, sums{}
	for _, e := range j.Expenses {
		rows.add(sumKey{e.Kind, e.Currency, e.Category, e.TaxRate}, a.four(e.Currency, 1, e.Net, e.Tax, e.Gross))
		for _, l := range e.Lines {
			tax.add(sumKey{kind: e.Kind, currency: e.Currency, rate: l.Rate}, a.four(e.Currency, 1, l.Net, l.Tax, l.Gross))
		}
	}
	for _, c := range j.Currencies {
		if c.Spending != c.Gross {
			a.wrongf("%v: spending is %s and gross %s", p, c.Spending, c.Gross)
		}
		if n := a.minor(c.Currency, c.Income); n != 0 {
			income.add(sumKey{currency: c.Currency}, [4]int64{3: n})
		}
		if c.Count == 0 {
			continue
		}
		totals.add(sumKey{currency: c.Currency}, a.four(c.Currency, c.Count, c.Net, c.Tax, c.Gross))
		wantDays.add(sumKey{currency: c.Currency}, [4]int64{3: a.minor(c.Currency, c.Gross)})
		for _, d := range c.Days {
			days.add(sumKey{currency: c.Currency}, [4]int64{3: a.minor(c.Currency, d.Gross)})
		}
		for _, s := range c.Categories {
			categories.add(sumKey{currency: c.Currency, category: s.Category}, a.four(c.Currency, s.Count, s.Net, s.Tax, s.Gross))
		}
		for _, s := range c.Rates {
			rates.add(sumKey{currency: c.Currency, rate: s.TaxRate}, a.four(c.Currency, s.Count, s.Net, s.Tax, s.Gross))
		}
	}
	a.same(p, "rows of JSON", want, rows)
	a.same(p, "tax lines of JSON", wantTax, tax)
	wantIncome := sums{}
	for k, v := range want.only(expense.KindIncome).by(sumKey.ofCurrency) {
		wantIncome.add(k, [4]int64{3: v[3]})
	}
	a.same(p, "income of JSON", wantIncome, income)
	want = want.only(expense.Spending...)
	a.same(p, "totals of JSON", want.by(sumKey.ofCurrency), totals)
	a.same(p, "categories of JSON", want.by(sumKey.ofCategory), categories)
	a.same(p, "rates of JSON", wantTax.only(expense.Spending...).by(sumKey.ofRate), rates)
	a.same(p, "days of JSON", wantDays, days)
}

func (a *agreement) checkXLSX(p expense.Period, want, wantTax sums, file []byte) {
	a.Helper()
	f, err := excelize.OpenReader(bytes.NewReader(file))
	if err != nil {
		a.Fatal(err)
	}
	defer f.Close()
	read := func(sheet string) [][]string {
		rows, err := f.GetRows(sheet, excelize.Options{RawCellValue: true})
		if err != nil {
			a.Fatal(err)
		}
		return rows
	}
	same := func(s string) string { return s }
	a.same(p, "sheet of rows", want, a.fromRows(read("Expenses"), same))
	earned := want.only(expense.KindIncome)
	want = want.only(expense.Spending...)
	a.same(p, "tax lines of XLSX", wantTax, a.taxOf(read("Expenses")))
	a.same(p, "tax sheet", wantTax.only(expense.Spending...).by(sumKey.ofRate), a.fromRows(read("Tax"), same))
	categories, totals, income := sums{}, sums{}, sums{}
	for k, v := range a.fromRows(read("Totals"), same) {
		switch k.category {
		case "TOTAL":
			totals.add(k.ofCurrency(), v)
		case "INCOME":
			income.add(k.ofCurrency(), v)
		default:
			categories.add(k, v)
		}
	}
	a.same(p, "categories of XLSX", want.by(sumKey.ofCategory), categories)
	a.same(p, "totals of XLSX", want.by(sumKey.ofCurrency), totals)
	a.same(p, "income of XLSX", earned.by(sumKey.ofCurrency), income)
}

// checkText looks for each figure where a person does: the total in the line of
// its currency, the categories below it, largest first, then the rates.
func (a *agreement) checkText(p expense.Period, want, wantTax sums, text string) {
	a.Helper()
	headline, _, _ := strings.Cut(text, "\n")
	for k, v := range want.only(expense.KindIncome).by(sumKey.ofCurrency) {
		if line := "\nIncome " + grouped(k.currency, v[3]) + " " + k.currency; !strings.Contains(text+"\n", line+"\n") {
			a.wrongf("%v: no %q in:\n%s", p, line, text)
		}
	}
	want = want.only(expense.Spending...)
	if len(want) == 0 && !strings.Contains(headline, "no expenses") {
		a.wrongf("%v: the text of nothing is %q", p, text)
	}
	totals, categories, rates := want.by(sumKey.ofCurrency), want.by(sumKey.ofCategory), wantTax.only(expense.Spending...).by(sumKey.ofRate)
	for k, v := range totals {
		section, ok := sectionOf(text, k.currency, v, len(totals) > 1)
		if !ok {
			a.wrongf("%v: no total of %s %v in:\n%s", p, k.currency, v, text)
			continue
		}
		lines, several := strings.Split(section, "\n"), 0
		for r := range rates {
			if r.currency == k.currency {
				several++
			}
		}
		if sums := fmt.Sprintf("net %s, tax %s", grouped(k.currency, v[1]), grouped(k.currency, v[2])); several > 1 && !strings.Contains(lines[0], sums) {
			a.wrongf("%v: no %q in %q", p, sums, lines[0])
		}
		var gross []int64
		for c, v := range categories {
			if c.currency == k.currency {
				gross = append(gross, v[3])
			}
		}
		slices.SortFunc(gross, func(a, b int64) int { return cmp.Compare(b, a) })
		for i, g := range gross {
			if i+1 >= len(lines) || !slices.Contains(strings.Fields(lines[i+1]), grouped(k.currency, g)) {
				a.wrongf("%v: category %d of %s is not %s in:\n%s", p, i+1, k.currency, grouped(k.currency, g), section)
				break
			}
		}
		for r, v := range rates {
			line := fmt.Sprintf("net %s, tax %s", grouped(r.currency, v[1]), grouped(r.currency, v[2]))
			if several > 1 {
				line += ", gross " + grouped(r.currency, v[3])
			}
			if r.currency == k.currency && !strings.Contains(section, line) {
				a.wrongf("%v: no %q of %s in:\n%s", p, line, r.rate, section)
			}
		}
	}
}

// sectionOf returns the lines of a report about one currency, of several or of the only
// one, whose total is in the first line.
func sectionOf(text, currency string, sum [4]int64, several bool) (string, bool) {
	total, count := grouped(currency, sum[3])+" "+currency, fmt.Sprintf("%d expense", sum[0])
	headline, section, ok := strings.Cut(text, "\n")
	if several {
		_, section, ok = strings.Cut(text, "\n\nTotal "+total+" · ")
	} else if !strings.HasSuffix(headline, ": "+total) {
		return "", false
	}
	section = strings.TrimPrefix(section, "\n") // there is income in another currency
	section, _, _ = strings.Cut(section, "\n\n")
	return section, ok && strings.HasPrefix(section, count)
}

// grouped formats an amount in English: 1,234.50.
func grouped(currency string, minor int64) string {
	text := decimal.New(minor, -int32(expense.Currency(currency).Digits())).StringFixed(int32(expense.Currency(currency).Digits()))
	digits, sign := strings.CutPrefix(text, "-")
	whole, fraction, hasFraction := strings.Cut(digits, ".")
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + "," + whole[i:]
	}
	if hasFraction {
		whole += "." + fraction
	}
	if sign {
		return "-" + whole
	}
	return whole
}
