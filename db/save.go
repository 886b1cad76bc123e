package db

import (
	"context"
	"database/sql"
	"fmt"

	"chit/expense"
)

// save stores what was posted, with one statement per table.
func (p *posting) save(ctx context.Context, tx *sql.Tx) error {
	for _, step := range []struct {
		what string
		do   func(context.Context, *sql.Tx) error
	}{
		{"expenses", p.saveExpenses},
		{"tags", p.saveTags},
		{"changes", p.saveChanges},
		{"totals", p.saveTotals},
		{"ledger", p.saveLedger},
	} {
		if err := step.do(ctx, tx); err != nil {
			return fmt.Errorf("write %s: %w", step.what, err)
		}
	}
	return nil
}

func (p *posting) saveExpenses(ctx context.Context, tx *sql.Tx) error {
	const columns = 20
	if len(p.touched) == 0 {
		return nil
	}
	args := make([]any, 0, columns*len(p.touched))
	for _, n := range p.touched {
		e := p.now[n]
		args = append(args, string(e.Ledger), e.Number, e.Revision, e.Description, e.Merchant, e.Category,
			document[[]string]{&e.Tags}, searchText(e), day{e.SpentOn}, stampOf(e.CreatedAt),
			string(e.Currency), e.Net, e.Tax, e.Gross, rate{e.Rate},
			e.Author.ID, e.Author.Name, e.SourceKey, document[expense.Origins]{&e.Origins}, e.Deleted)
	}
	_, err := tx.ExecContext(ctx, `
INSERT INTO expenses (ledger_id, number, revision, description, merchant, category, tags, search, spent_on, created_at,
                      currency, net, tax, gross, rate, author_id, author_name, source_key, origins, deleted)
VALUES `+values(len(p.touched), columns)+`
ON CONFLICT (ledger_id, number) DO UPDATE SET
    revision = excluded.revision, description = excluded.description, merchant = excluded.merchant,
    category = excluded.category, tags = excluded.tags, search = excluded.search, spent_on = excluded.spent_on,
    created_at = excluded.created_at, currency = excluded.currency, net = excluded.net, tax = excluded.tax,
    gross = excluded.gross, rate = excluded.rate, author_id = excluded.author_id, author_name = excluded.author_name,
    source_key = excluded.source_key, origins = excluded.origins, deleted = excluded.deleted`, args...)
	return err
}

// saveTags replaces the rows of the expenses whose tags changed and leaves those
// of the others as they are.
func (p *posting) saveTags(ctx context.Context, tx *sql.Tx) error {
	if len(p.retagged) > 0 {
		args := []any{string(p.ledger.id)}
		for _, n := range p.retagged {
			args = append(args, n)
		}
		_, err := tx.ExecContext(ctx, `
DELETE FROM expense_tags WHERE ledger_id = $1 AND number IN (`+placeholders(2, len(p.retagged))+`)`, args...)
		if err != nil {
			return err
		}
	}
	const columns = 3
	var args []any
	for _, n := range p.touched {
		for _, tag := range p.now[n].Tags {
			args = append(args, string(p.ledger.id), tag, n)
		}
	}
	if len(args) == 0 {
		return nil
	}
	_, err := tx.ExecContext(ctx, `
INSERT INTO expense_tags (ledger_id, tag, number)
VALUES `+values(len(args)/columns, columns)+`
ON CONFLICT (ledger_id, tag, number) DO NOTHING`, args...)
	return err
}

func (p *posting) saveChanges(ctx context.Context, tx *sql.Tx) error {
	const columns = 12
	args := make([]any, 0, columns*len(p.changes))
	for op, c := range p.changes {
		var before, after any
		if c.SettingsAfter != nil {
			before, after = document[expense.Settings]{c.SettingsBefore}, document[expense.Settings]{c.SettingsAfter}
		} else {
			before, after = document[storedExpense]{storedOf(c.Before)}, document[storedExpense]{storedOf(c.After)}
		}
		args = append(args, string(c.Ledger), c.Seq, string(c.Kind), c.Number, before, after,
			c.Undoes, c.Actor.ID, c.Actor.Name, stampOf(c.At), c.SourceKey, op)
	}
	_, err := tx.ExecContext(ctx, `
INSERT INTO changes (ledger_id, seq, kind, number, state_before, state_after,
                     undoes, actor_id, actor_name, made_at, source_key, op)
VALUES `+values(len(p.changes), columns), args...)
	return err
}

func (p *posting) saveTotals(ctx context.Context, tx *sql.Tx) error {
	if err := p.totals.saveDays(ctx, tx, p.ledger.id); err != nil {
		return err
	}
	if p.remonth {
		return rebuildMonths(ctx, tx, p.ledger.id, p.ledger.monthStart)
	}
	return p.totals.saveMonths(ctx, tx, p.ledger.id)
}

func (p *posting) saveLedger(ctx context.Context, tx *sql.Tx) error {
	l := p.ledger
	_, err := tx.ExecContext(ctx, `
UPDATE ledgers SET settings = $2, month_start = $3, revision = $4, last_seq = $5, last_number = $6 WHERE ledger_id = $1`,
		string(l.id), l.settings, l.monthStart, l.revision, l.lastSeq, l.lastNumber)
	return err
}
