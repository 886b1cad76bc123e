package card

import (
	"cmp"
	"fmt"
	"strconv"

	"chit/expense"
	"chit/expense/chart"
	"chit/expense/report"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
)

// ReportText renders a report as plain text.
func (c Renderer) ReportText(r report.Report) string { return chat.PlainText(ReportBlocks(c, r)) }

// ReportBlocks renders a report, naming its period and the dates in the ledger's
// time zone.
func ReportBlocks(c Renderer, r report.Report) []chat.Block {
	t := c.Texts
	period := t.Say(text.ReportDays, text.Args{"Period": t.PeriodName(r.Period, r.MonthStart), "Zone": r.Zone})
	if expense.MonthOf(r.Period.From, r.MonthStart) == r.Period {
		period = t.Say(text.ReportMonth, text.Args{
			"Period": t.PeriodName(r.Period, r.MonthStart), "Range": t.Range(r.Period, r.Period.From.Year), "Zone": r.Zone,
		})
	}
	labels := report.Labels{
		Period: period,
		Empty:  t.Say(text.ReportEmpty), Total: t.Say(text.ReportTotal), Net: t.Say(text.FigureNet), Tax: t.Say(text.ReportTax),
		Gross: t.Say(text.SideGross), VAT: t.Say(text.FieldTaxRate), VATUnset: t.Say(text.FieldTaxRate),
		Uncategorized: t.Say(text.Uncategorized), Up: "▲", Down: "▼", Same: "=", Colon: t.Say(text.Colon), Comma: t.Say(text.Comma),
		Category: t.Say(text.FieldCategory), Share: t.Say(text.ReportShare), Change: t.Say(text.ReportChange),
		CategoryName: c.Category, Amount: t.Amount, Money: t.Money, Rate: t.Percentage,
		Percent:  func(n int64) string { return t.Percent(strconv.FormatInt(n, 10)) },
		Expenses: func(n int64) string { return t.Say(text.Expenses, text.Args{"N": n}) },
		Largest:  t.Say(text.ReportLargest), Income: t.Say(text.ReportIncome),
		Late: func(late report.Late, amount string) string {
			since := t.Date(expense.DateOf(r.Since.In(c.Ledger.Location())), c.Today.Year)
			if late.Count > 0 {
				return t.Say(text.ReportLate, text.Args{"N": late.Count, "Date": since, "Amount": amount})
			}
			return t.Say(text.ReportChanged, text.Args{"Date": since, "Amount": amount})
		},
	}
	if r.Previous != nil {
		labels.Against = t.Say(text.ReportAgainst, text.Args{"Period": c.periodShort(*r.Previous)})
	}
	parts := r.Parts(labels)
	blocks := make([]chat.Block, len(parts))
	for i, p := range parts {
		blocks[i] = chat.Block{Kind: reportKinds[p.Kind], Text: p.Text, Strong: p.Amount, Gap: p.Gap, Headed: p.Rows != nil}
		switch {
		case p.Kind == report.Categories:
			blocks[i].Rows = categoryCells(p.Rows)
		case p.Rows != nil:
			blocks[i].Kind, blocks[i].Rows = chat.Table, taxCells(p.Rows)
		}
		if p.Rows != nil {
			blocks[i].Caption = p.Rows[0][0].Text + " · " + p.Rows[1][1].Unit
		}
	}
	return blocks
}

// reportKinds are what the parts of a report are for.
var reportKinds = map[report.PartKind]chat.BlockKind{
	report.Title: chat.Heading, report.Sum: chat.Line, report.Categories: chat.Table,
	report.Taxes: chat.Figures, report.Remark: chat.Note, report.Income: chat.Line,
}

// categoryCells are the cells of a table of categories. Its shares follow from its amounts.
func categoryCells(rows [][]report.Cell) [][]chat.Cell {
	var all [][]chat.Cell
	for _, row := range rows {
		cells := make([]chat.Cell, len(row))
		for i, c := range row {
			cells[i] = chat.Cell{Text: c.Text, Number: c.Number, Unit: c.Unit, Right: i == 1 || i == 2, Spare: i == 2}
		}
		all = append(all, cells)
	}
	return all
}

// taxCells are the cells of a table of taxes. Its gross amounts follow from the others.
func taxCells(rows [][]report.Cell) [][]chat.Cell {
	all := make([][]chat.Cell, len(rows))
	for i, row := range rows {
		for column, c := range row {
			all[i] = append(all[i], chat.Cell{Text: c.Text, Number: c.Number, Unit: c.Unit, Right: column > 0, Spare: column == len(row)-1})
		}
	}
	return all
}

// periodShort names a period in a word or two.
func (c Renderer) periodShort(p expense.Period) string {
	if expense.MonthOf(p.From, c.Ledger.MonthStart) == p {
		return c.Texts.SayOf(text.FamilyMonthShort, fmt.Sprint(int(p.From.Month)))
	}
	return c.Texts.Range(p, 0)
}

// monthAlone names the month of a period where no day stands beside it.
func monthAlone(t *text.Catalogue, p expense.Period) string {
	return t.SayOf(text.FamilyMonthAlone, fmt.Sprint(int(p.From.Month)))
}

// MonthChoices returns the choices below a report of a ledger month: the
// adjacent months, its rows and its files.
func (c Renderer) MonthChoices(p expense.Period, empty bool) []chat.Choice {
	return paging(c, p, action.AsReport, action.AsRows, empty)
}

// OverviewChoices returns the choices below the month of an overview: to log an expense,
// the adjacent months, and the month's files in a menu.
func OverviewChoices(c Renderer, p expense.Period, empty bool) []chat.Choice {
	add := choice(action.SubmitForm{}, c.Texts.Say(text.FormLog))
	add.Style = chat.Primary
	choices := append([]chat.Choice{add}, around(c, p, action.AsReport)...)
	if empty {
		return choices
	}
	files := formats(c.Texts, p, action.AsCSV, action.AsXLSX, action.AsChart)
	for i := range files {
		files[i].Menu = c.Texts.PeriodName(p, c.Ledger.MonthStart)
	}
	return append(choices, files...)
}

// RowsChoices returns the choices below the rows of a ledger month: the adjacent
// months, the month as a report, and its files.
func (c Renderer) RowsChoices(p expense.Period, empty bool) []chat.Choice {
	return paging(c, p, action.AsRows, action.AsReport, empty)
}

// paging returns the choices of a month that is shown in one way and could be in another.
// Those that turn to other months come first and are always there, so that each is at the
// same place on the cards of all months, for the thumb that taps on.
func paging(c Renderer, p expense.Period, shown, other action.Format, empty bool) []chat.Choice {
	choices := around(c, p, shown)
	switch {
	case !empty:
		choices = append(choices, formats(c.Texts, p, other, action.AsCSV, action.AsXLSX, action.AsChart)...)
	case other == action.AsReport:
		choices = append(choices, formats(c.Texts, p, other)...)
	}
	return choices
}

// around returns the choices for the months before and after a period. One that is still to
// come may have entries too, such as a rent or a flight.
func around(c Renderer, p expense.Period, f action.Format) []chat.Choice {
	before := expense.MonthOf(p.From.AddDays(-1), c.Ledger.MonthStart)
	after := expense.MonthOf(p.To.AddDays(1), c.Ledger.MonthStart)
	return []chat.Choice{
		choice(showMonth(f, before), c.Texts.Say(text.ChoiceBefore, text.Args{"Month": monthAlone(c.Texts, before)})),
		choice(showMonth(f, after), c.Texts.Say(text.ChoiceAfter, text.Args{"Month": monthAlone(c.Texts, after)})),
	}
}

func formats(t *text.Catalogue, p expense.Period, formats ...action.Format) []chat.Choice {
	var choices []chat.Choice
	for _, f := range formats {
		choices = append(choices, choice(showMonth(f, p), t.SayOf(text.FamilyChoice, string(f))))
	}
	return choices
}

func showMonth(f action.Format, p expense.Period) action.Choice {
	return action.ShowMonth{Format: f, Month: action.MonthOf(p)}
}

// ChartInWords says what the chart of a report shows.
func ChartInWords(c Renderer, r report.Report) string {
	return c.Texts.Say(text.ChartAlt, text.Args{
		"Period": c.Texts.PeriodName(r.Period, r.MonthStart), "Bars": cmp.Or(c.Texts.List(chart.Words(r, c.ChartOptions(r))), c.Texts.Say(text.ReportEmpty)),
	})
}

// ChartOptions returns the labels of a report's chart.
func (c Renderer) ChartOptions(r report.Report) chart.Options {
	return chart.Options{
		Title: c.Texts.PeriodName(r.Period, r.MonthStart), Empty: c.Texts.Say(text.ReportEmpty),
		Uncategorized: c.Texts.Say(text.Uncategorized), CategoryName: c.Category, Amount: c.Texts.Amount, Money: c.Texts.Money,
		More:  func(n int) string { return c.Texts.Say(text.AndMore, text.Args{"N": n}) },
		Month: func(d expense.Date) string { return c.Texts.SayOf(text.FamilyMonthAlone, fmt.Sprint(int(d.Month))) },
	}
}
