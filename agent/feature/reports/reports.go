package reports

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/chart"
	"chit/expense/report"
)

// reportPeriod reports a period from stored totals. No figure passes through a model.
func reportPeriod(ctx context.Context, env *feature.Env, a action.ReportPeriod) (feature.Result, error) {
	if strings.EqualFold(a.Period, everything) && string(a.Format) != "png" {
		return export(ctx, env, report.Format(string(a.Format)))
	}
	p := expense.MonthOf(env.Today(), env.Ledger.MonthStart)
	if phrase := a.Period; phrase != "" {
		found, _, ok := env.Words(phrase).Period(env.Ledger.MonthStart)
		if !ok {
			return feature.Refusal(env, expense.Invalid(expense.ReasonPeriodUnknown, expense.Args{"Period": env.Heard(phrase)}))
		}
		p = found
	}
	switch format := string(a.Format); format {
	case "rows":
		return rows(ctx, env, p, a.Skip)
	case "csv", "xlsx", "json", "png":
		return file(ctx, env, p, format)
	}
	in, err := report.Gather(ctx, env.Ledgers, report.Request{Ledger: env.Ledger, Period: p, SourceKey: env.Message.SourceKey()})
	if err != nil {
		return feature.Result{}, err
	}
	if err := showed(ctx, env, in.Totals); err != nil {
		return feature.Result{}, err
	}
	r := report.Build(in)
	reply := chat.Compose(card.ReportBlocks(env.Card(), r)...)
	if expense.MonthOf(p.From, env.Ledger.MonthStart) == p {
		reply.Choices = env.Card().MonthChoices(p, r.Empty())
		if reply.Files, err = illustration(env, r); err != nil {
			return feature.Result{}, err
		}
	}
	return feature.Result{Reply: reply, Data: "shown"}, nil
}

// illustration is the chart that comes with the report of a month. A tap on a card pages in
// place, which a reply with a picture cannot; the card has a choice for the chart.
func illustration(env *feature.Env, r report.Report) ([]chat.File, error) {
	if env.Message.Choice != "" || env.Unshown || r.Empty() {
		return nil, nil
	}
	picture, err := picture(env, r)
	picture.Illustrates = true
	return []chat.File{picture}, err
}

// picture is the chart of a report.
func picture(env *feature.Env, r report.Report) (chat.File, error) {
	var b bytes.Buffer
	if err := chart.PNG(&b, r, env.Card().ChartOptions(r)); err != nil {
		return chat.File{}, fmt.Errorf("chart of a report: %w", err)
	}
	return chat.File{Name: nameOf(r, "png"), MIME: mimes["png"], Data: b.Bytes(), Alt: card.ChartInWords(env.Card(), r)}, nil
}

func nameOf(r report.Report, format string) string {
	return fmt.Sprintf("expenses-%s-%s.%s", r.Period.From, r.Period.To, format)
}

// everything is the Period of an export of the whole ledger.
const everything = "all"

// export makes a file of everything in the ledger.
func export(ctx context.Context, e *feature.Env, format report.Format) (feature.Result, error) {
	if !slices.Contains([]report.Format{report.XLSX, report.JSON}, format) {
		format = report.CSV
	}
	var b bytes.Buffer
	x, err := report.NewExport(&b, format, false, styleOf(e.Texts))
	if err != nil {
		return feature.Result{}, fmt.Errorf("export: %w", err)
	}
	add := func(one expense.Expense) error { return x.Add(e.Ledger.Shown(one)) }
	if err := errors.Join(e.Ledgers.Each(ctx, e.Ledger.ID, add), x.Close()); err != nil {
		return feature.Result{}, fmt.Errorf("export: %w", err)
	}
	name := "expenses." + string(format)
	return feature.Result{Reply: chat.Reply{Text: e.Texts.Say(text.PeriodAll), Files: []chat.File{{Name: name, MIME: mimes[string(format)], Data: b.Bytes()}}}, Data: "sent"}, nil
}

// styleOf writes files in the language of a person.
func styleOf(t *text.Catalogue) report.Style {
	return report.Style{
		Heading:  func(name string) string { return t.SayOf(text.FamilyColumn, strings.ToLower(name)) },
		Sheet:    func(name string) string { return t.SayOf(text.FamilySheet, strings.ToLower(name)) },
		Category: t.Category,
		Kind:     func(k expense.Kind) string { return t.SayOf(text.FamilyKind, string(k)) },
		Comma:    t.Say(text.NumberPoint) == ",",
	}
}

// mimes are the types of the files that a person can get.
var mimes = map[string]string{
	"csv": "text/csv; charset=utf-8", "json": "application/json", "png": "image/png",
	"xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}

// showed records what a report showed, if its period is over: the report of a current
// period is soon out of date anyway. The record names the message, because it is stored
// before the reply is, and the message may be handled again.
func showed(ctx context.Context, e *feature.Env, t expense.Totals) error {
	if !t.Period.To.Before(e.Today()) || e.Unshown {
		return nil
	}
	shown := expense.ReportedOf(t, e.Now)
	shown.SourceKey = e.Message.SourceKey()
	return e.Ledgers.SaveReported(ctx, e.NextDeed(), shown)
}

// rows lists a period's expenses, without the first few.
func rows(ctx context.Context, e *feature.Env, p expense.Period, skip int) (feature.Result, error) {
	found, err := e.Ledgers.Find(ctx, e.Ledger.ID, expense.Query{Period: &p})
	if err != nil {
		return feature.Result{}, err
	}
	reply := chat.Reply{Text: e.Texts.Say(text.FoundNone)}
	if len(found) > 0 {
		reply = e.Page(found, skip, feature.MaxListed)
	}
	if expense.MonthOf(p.From, e.Ledger.MonthStart) == p {
		reply.Head(card.Headline(e.Texts.PeriodName(p, e.Ledger.MonthStart)))
		reply.Choices = append(e.Card().RowsChoices(p, len(found) == 0), card.More(e.Texts, len(found), skip, feature.MaxListed, func(skip int) (action.Choice, bool) {
			return action.ShowMonth{Format: action.AsRows, Month: action.MonthOf(p), Skip: skip}, true
		})...)
	}
	return feature.Result{Reply: reply, Data: "listed"}, nil
}

// file makes a document or a picture of a period.
func file(ctx context.Context, e *feature.Env, p expense.Period, format string) (feature.Result, error) {
	in, err := report.Gather(ctx, e.Ledgers, report.Request{Ledger: e.Ledger, Period: p, Rows: true})
	if err != nil {
		return feature.Result{}, err
	}
	r := report.Build(in)
	var file chat.File
	if format == "png" {
		file, err = picture(e, r)
	} else {
		var b bytes.Buffer
		err = report.Write(&b, report.Format(format), r, styleOf(e.Texts))
		file = chat.File{Name: nameOf(r, format), MIME: mimes[format], Data: b.Bytes()}
	}
	if err != nil {
		return feature.Result{}, fmt.Errorf("%s of a report: %w", format, err)
	}
	// Messengers show the file's name themselves.
	return feature.Result{Reply: chat.Reply{Text: e.Texts.PeriodName(p, e.Ledger.MonthStart), Files: []chat.File{file}}, Data: "sent"}, nil
}
