package main

import (
	"context"
	"io"

	"chit/db"
	"chit/expense"
	"chit/expense/report"
)

type exportCommand struct {
	Format     string `flag:"format" unset:"csv" validate:"oneof=csv json xlsx zip" help:"csv, json, xlsx, or zip for JSON, CSV and the files of the entries."`
	Output     string `flag:"output,o" help:"The file to write; standard output if not given."`
	AllLedgers bool   `flag:"all-ledgers" help:"Everybody's, with the ledger in each row."`
}

func (cmd *exportCommand) run(ctx context.Context, p *process, flags *settings) error {
	return withStore(ctx, p, flags, func(ctx context.Context, c *config, store *db.Store) error {
		ledger := c.ledgerID()
		if cmd.AllLedgers {
			ledger = "" // the store's value for all ledgers
		}
		progress := p.showProgress(cmd.Output)
		defer progress.end()
		names := expense.Settings{}
		if !cmd.AllLedgers {
			// People who export their own ledger get their own names of categories.
			// The operator, who exports many ledgers, gets the stored names.
			own, err := openLedger(ctx, c, expense.NewService(store))
			if err != nil {
				return err
			}
			names = own.Settings
		}
		each := func(f func(expense.Expense) error) error {
			err := store.EachNumber(ctx, ledger, func(e expense.Expense) error {
				progress.add()
				return f(names.Shown(e))
			})
			if expense.CodeOf(err) == expense.CodeNotFound {
				err = nil // somebody who never wrote anything has an empty ledger
			}
			return err
		}
		return p.output(cmd.Output, cmd.Format == "xlsx" || cmd.Format == "zip", func(w io.Writer) error {
			if cmd.Format == "zip" {
				content := func(l expense.LedgerID, digest string) ([]byte, error) { return store.Content(ctx, l, digest) }
				return report.Archive{Each: each, Content: content, WithLedger: cmd.AllLedgers}.Write(w)
			}
			return cmd.write(w, each)
		})
	})
}

// write writes one file.
func (cmd *exportCommand) write(w io.Writer, each func(func(expense.Expense) error) error) error {
	x, err := report.NewExport(w, report.Format(cmd.Format), cmd.AllLedgers, report.Style{})
	if err != nil {
		return err
	}
	if err := each(x.Add); err != nil {
		_ = x.Close() // releases resources; the first error is the one to report
		return err
	}
	return x.Close()
}

// ledgerID returns the ledger of the person at the terminal.
func (c *config) ledgerID() expense.LedgerID { return expense.LedgerID(c.sender().ID) }
