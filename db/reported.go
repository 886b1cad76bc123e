package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"chit/expense"
)

// SaveReported implements [expense.Store].
func (s *Store) SaveReported(ctx context.Context, ledger expense.LedgerID, r expense.Reported) error {
	const query = `
INSERT INTO reports_shown (ledger_id, first_day, last_day, shown_at, sums) SELECT ledger_id, $2, $3, $4, $5 FROM ledgers WHERE ledger_id = $1
ON CONFLICT (ledger_id, first_day, last_day) DO UPDATE SET shown_at = excluded.shown_at, sums = excluded.sums`
	err := s.update(ctx, func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, query, string(ledger), day{r.Period.From}, day{r.Period.To}, stampOf(r.At),
			document[[]expense.ReportedSum]{&r.Sums})
		if err != nil {
			return err
		}
		if n, err := result.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, ledgerNotFound())
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("note a report: %w", err)
	}
	return nil
}

// Reported implements [expense.Store].
func (s *Store) Reported(ctx context.Context, ledger expense.LedgerID, p expense.Period) (r expense.Reported, found bool, err error) {
	const query = `
SELECT shown_at, sums FROM reports_shown WHERE ledger_id = $1 AND first_day = $2 AND last_day = $3`
	var at stamp
	var sums document[[]expense.ReportedSum]
	err = s.read(ctx, func(q querier) error {
		return q.QueryRowContext(ctx, query, string(ledger), day{p.From}, day{p.To}).Scan(&at, &sums)
	})
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return expense.Reported{}, false, s.mustExist(ctx, ledger)
	case err != nil:
		return expense.Reported{}, false, fmt.Errorf("look for a report: %w", err)
	}
	return expense.Reported{Period: p, At: at.Time, Sums: *sums.value}, true, nil
}
