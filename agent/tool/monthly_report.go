package tool

import (
	"bytes"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"slices"
	"strings"

	"chit/agent/chat"
	"chit/expense"
	"chit/expense/chart"
	"chit/expense/parse"
	"chit/expense/report"
)

//go:embed monthly_report.md
var monthlyReportText string

var monthlyReport = define("monthly_report", monthlyReportText, monthly)

type monthlyArgs struct {
	Period *Text `json:"period"`
	Format *Text `json:"format" jsonschema:"rows, csv, xlsx, png"`
}

// monthly reports a period from stored totals. No figure in it passes through a
// model.
func monthly(ctx context.Context, env *Env, a monthlyArgs) (Result, error) {
	if strings.EqualFold(a.Period.said(), everything) && a.Format.said() != "png" {
		return env.export(ctx, report.Format(a.Format.said()))
	}
	p := expense.MonthOf(env.Today(), env.Ledger.MonthStart)
	if phrase := a.Period.said(); phrase != "" {
		found, _, ok := parse.FindPeriod(parse.Normalize(phrase), env.Parsing(), env.Ledger.MonthStart)
		if !ok {
			return Refusal(env, expense.Invalid(expense.ReasonDateInvalid, expense.Args{"Date": env.heard(phrase)}))
		}
		p = found
	}
	switch format := a.Format.said(); format {
	case "rows":
		return env.rows(ctx, p)
	case "csv", "xlsx", "json", "png":
		return env.file(ctx, p, format)
	}
	in, err := gather(ctx, env.Ledgers, env.Ledger, p, env.Message.SourceKey())
	if err != nil {
		return Result{}, err
	}
	if err := env.showed(ctx, in.Totals); err != nil {
		return Result{}, err
	}
	named(in)
	r := report.Build(in)
	reply := chat.Reply{Text: env.Card().ReportText(r)}
	if expense.MonthOf(p.From, env.Ledger.MonthStart) == p {
		reply.Choices = env.Card().MonthChoices(p, r.Empty())
	}
	return Result{Reply: reply, Data: "shown"}, nil
}

// everything is the period of an export of the whole ledger.
const everything = "all"

// export makes a document of everything in the ledger.
func (e *Env) export(ctx context.Context, format report.Format) (Result, error) {
	if !slices.Contains([]report.Format{report.XLSX, report.JSON}, format) {
		format = report.CSV
	}
	var b bytes.Buffer
	x, err := report.NewExport(&b, format, false)
	if err != nil {
		return Result{}, fmt.Errorf("export: %w", err)
	}
	add := func(one expense.Expense) error { return x.Add(e.Ledger.Shown(one)) }
	if err := errors.Join(e.Ledgers.Each(ctx, e.Ledger.ID, add), x.Close()); err != nil {
		return Result{}, fmt.Errorf("export: %w", err)
	}
	name := "expenses." + string(format)
	return Result{Reply: chat.Reply{Text: e.Texts.Say("period_all"), Files: []chat.File{{Name: name, MIME: mimes[string(format)], Data: b.Bytes()}}}, Data: "sent"}, nil
}

// mimes are the types of the files that a person can get.
var mimes = map[string]string{
	"csv": "text/csv; charset=utf-8", "json": "application/json", "png": "image/png",
	"xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}

// Build makes the report of a period, compared with the period before it and
// with its rows if they are wanted.
func Build(ctx context.Context, ledgers expense.Reader, l expense.Ledger, p expense.Period, withRows bool) (report.Report, error) {
	in, err := gather(ctx, ledgers, l, p, "")
	if err != nil {
		return report.Report{}, err
	}
	if withRows {
		if in.Rows, err = ledgers.Find(ctx, l.ID, expense.Query{Period: &p}); err != nil {
			return report.Report{}, fmt.Errorf("rows: %w", err)
		}
	}
	named(in)
	return report.Build(in), nil
}

// gather reads what a report of a period is made of. SourceKey names the message
// that it answers, "" if it answers none.
func gather(ctx context.Context, ledgers expense.Reader, l expense.Ledger, p expense.Period, sourceKey string) (report.Input, error) {
	in := report.Input{Settings: l.Settings}
	var err error
	if in.Totals, err = ledgers.Totals(ctx, l.ID, p); err != nil {
		return in, fmt.Errorf("totals: %w", err)
	}
	before, err := ledgers.Totals(ctx, l.ID, previous(p, l.MonthStart))
	if err != nil {
		return in, fmt.Errorf("totals of the period before: %w", err)
	}
	in.Previous = &before
	return in, highlights(ctx, ledgers, l, &in, sourceKey)
}

// named gives everything in a report the names that categories have in its
// ledger, so that all its forms show them.
func named(in report.Input) {
	for _, totals := range []*expense.Totals{&in.Totals, in.Previous} {
		for i, l := range totals.Lines {
			totals.Lines[i].Category = in.Settings.CategoryName(l.Category)
		}
	}
	for _, rows := range [][]expense.Expense{in.Rows, in.Largest} {
		for i, e := range rows {
			rows[i] = in.Settings.Shown(e)
		}
	}
}

const (
	largestShown = 3
	// fewRows is up to how many expenses a period is read row by row for what
	// the totals do not hold. It is more than people write in a month, and keeps
	// a report of millions as fast as one of a few.
	fewRows = 300
)

// highlights adds to a report what its totals do not hold: the largest expenses,
// who spent how much, and what the last report of the period has shown.
func highlights(ctx context.Context, ledgers expense.Reader, l expense.Ledger, in *report.Input, sourceKey string) error {
	reported, found, err := ledgers.Reported(ctx, l.ID, in.Totals.Period, sourceKey)
	if err != nil {
		return fmt.Errorf("the last report: %w", err)
	}
	if found {
		in.Reported = &reported
	}
	for _, sum := range expense.ReportedOf(in.Totals, reported.At).Sums {
		if sum.Count > fewRows {
			continue
		}
		q := expense.Query{Period: &in.Totals.Period, Currency: sum.Currency}
		if !l.Personal() {
			people, err := ledgers.Summarize(ctx, l.ID, expense.Summary{Query: q, By: expense.ByAuthor})
			if err != nil {
				return fmt.Errorf("who spent it: %w", err)
			}
			if len(people) > 1 {
				in.People = append(in.People, people...)
			}
		}
		if sum.Count <= largestShown {
			continue // they are all of them
		}
		q.Largest, q.Limit = true, largestShown
		rows, err := ledgers.Find(ctx, l.ID, q)
		if err != nil {
			return fmt.Errorf("the largest expenses: %w", err)
		}
		in.Largest = append(in.Largest, rows...)
	}
	return nil
}

// showed notes that a report was shown, if its period is over: one of a period
// that still goes on is out of date by nature. It is noted before the reply is
// kept, so under the message, which may be handled again.
func (e *Env) showed(ctx context.Context, t expense.Totals) error {
	if !t.Period.To.Before(e.Today()) {
		return nil
	}
	shown := expense.ReportedOf(t, e.Now)
	shown.SourceKey = e.Message.SourceKey()
	return e.Ledgers.SaveReported(ctx, e.Ledger.ID, shown)
}

// previous is the period before one: the ledger month before a ledger month, as
// many days before anything else.
func previous(p expense.Period, monthStart int) expense.Period {
	last := p.From.AddDays(-1)
	if expense.MonthOf(p.From, monthStart) == p {
		return expense.MonthOf(last, monthStart)
	}
	return expense.Period{From: p.From.AddDays(-p.Days()), To: last}
}

// rows lists a period's expenses.
func (e *Env) rows(ctx context.Context, p expense.Period) (Result, error) {
	found, err := e.Ledgers.Find(ctx, e.Ledger.ID, expense.Query{Period: &p})
	if err != nil {
		return Result{}, err
	}
	reply := chat.Reply{Text: e.Texts.Say("found_none")}
	if len(found) > 0 {
		reply = e.list(found)
	}
	if expense.MonthOf(p.From, e.Ledger.MonthStart) == p {
		reply.Text = e.Texts.PeriodName(p, e.Ledger.MonthStart) + "\n" + reply.Text
		reply.Choices = e.Card().RowsChoices(p, len(found) == 0)
	}
	return Result{Reply: reply, Data: "listed"}, nil
}

// file makes a document or picture of a period.
func (e *Env) file(ctx context.Context, p expense.Period, format string) (Result, error) {
	r, err := Build(ctx, e.Ledgers, e.Ledger, p, true)
	if err != nil {
		return Result{}, err
	}
	var b bytes.Buffer
	if format == "png" {
		err = chart.PNG(&b, r, e.Card().ChartOptions(r))
	} else {
		err = report.Write(&b, report.Format(format), r)
	}
	if err != nil {
		return Result{}, fmt.Errorf("%s of a report: %w", format, err)
	}
	name := fmt.Sprintf("expenses-%s-%s.%s", p.From, p.To, format)
	// Messengers show the file's name themselves.
	file := chat.File{Name: name, MIME: mimes[format], Data: b.Bytes()}
	return Result{Reply: chat.Reply{Text: e.Texts.PeriodName(p, e.Ledger.MonthStart), Files: []chat.File{file}}, Data: "sent"}, nil
}
