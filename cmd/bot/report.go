package main

import (
	"context"
	"fmt"
	"io"
	"strings"
	"time"

	"chit/adapters/terminal"
	"chit/agent"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/db"
	"chit/expense"
	"chit/expense/chart"
	"chit/expense/parse"
	"chit/expense/report"
)

type reportCommand struct {
	Period []string
	Format string `flag:"format" unset:"text" validate:"oneof=text json csv xlsx png" help:"text, json, csv, xlsx or png."`
	Output string `flag:"output,o" help:"The file to write; standard output if not given."`
}

func (cmd *reportCommand) take(args []string) { cmd.Period = args }

func (cmd *reportCommand) run(ctx context.Context, p *process, flags *settings) error {
	return withStore(ctx, p, flags, func(ctx context.Context, c *config, store *db.Store) error {
		ledgers := expense.NewService(store)
		ledger, err := openLedger(ctx, c, ledgers)
		if err != nil {
			return err
		}
		period, err := findPeriod(strings.Join(cmd.Period, " "), ledger, c.clock())
		if err != nil {
			return err
		}
		in, err := report.Gather(ctx, ledgers, report.Request{Ledger: ledger, Period: period, Rows: cmd.Format != "text"})
		if err != nil {
			return err
		}
		words := card.Renderer{Texts: text.In(ledger.Language).Among(ledger.Settings), Ledger: ledger, Today: ledger.Today(c.clock())}
		binary := cmd.Format == "xlsx" || cmd.Format == "png"
		return p.output(cmd.Output, binary, func(w io.Writer) error { return cmd.write(w, report.Build(in), words) })
	})
}

func (cmd *reportCommand) write(w io.Writer, r report.Report, words card.Renderer) error {
	switch cmd.Format {
	case "text":
		_, err := io.WriteString(w, terminal.Printable(words.ReportText(r))+"\n")
		return err
	case "png":
		return chart.PNG(w, r, words.ChartOptions(r))
	}
	return report.Write(w, report.Format(cmd.Format), r, report.Style{})
}

// openLedger returns the ledger of the person at the terminal. If they have not
// written anything yet, it is the one that their first message would create.
func openLedger(ctx context.Context, c *config, ledgers *expense.Service) (expense.Ledger, error) {
	first := chat.Message{Sender: c.sender(), Ledger: c.ledgerID(), Direct: true}
	return ledgers.Open(ctx, agent.NewLedger(first, c.newcomer(), c.clock()))
}

// findPeriod parses a period. All of words must belong to it, as the bot reads
// it, so that the report is never of another period than the one asked for.
func findPeriod(words string, l expense.Ledger, now time.Time) (expense.Period, error) {
	today := l.Today(now)
	if words == "" {
		return expense.MonthOf(today, l.MonthStart), nil
	}
	options := parse.Options{Today: today, Language: l.Language, Region: l.Region, Currency: l.Currency}
	found, ok := parse.NewText(words, options).WholePeriod(l.MonthStart)
	if !ok {
		return expense.Period{}, fmt.Errorf("%q is not a period; write it like 2026-03, \"last month\" or \"3 Nov to 9 Nov\", not before 1970", words)
	}
	return found, nil
}
