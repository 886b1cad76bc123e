package main

import (
	"context"
	"io"

	"chit/db"
	"chit/expense"
	"chit/expense/report"
)

type exportCommand struct {
	Format     string `flag:"format" unset:"csv" validate:"oneof=csv json xlsx" help:"csv, json or xlsx."`
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
		return p.output(cmd.Output, cmd.Format == "xlsx", func(w io.Writer) error {
			x, err := report.NewExport(w, report.Format(cmd.Format), cmd.AllLedgers)
			if err != nil {
				return err
			}
			names := expense.Settings{}
			if !cmd.AllLedgers {
				// People who export their own ledger get their own names of
				// categories. The operator, who exports many ledgers, gets the
				// stored names.
				own, err := openLedger(ctx, c, expense.NewService(store))
				if err != nil {
					return err
				}
				names = own.Settings
			}
			err = store.Each(ctx, ledger, func(e expense.Expense) error {
				progress.add()
				return x.Add(names.Shown(e))
			})
			if expense.CodeOf(err) == expense.CodeNotFound {
				err = nil // somebody who never wrote anything has an empty ledger
			}
			if err != nil {
				_ = x.Close() // releases resources; the first error is the one to report
				return err
			}
			return x.Close()
		})
	})
}

// ledgerID returns the ledger of the person at the terminal.
func (c *config) ledgerID() expense.LedgerID { return expense.LedgerID(c.sender().ID) }
