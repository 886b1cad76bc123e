package ledger

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"chit/db/engine"
	"chit/expense"
)

// SaveReported implements [expense.Store].
func (s *Store) SaveReported(ctx context.Context, ledger expense.LedgerID, r expense.Reported) error {
	const query = `
INSERT INTO reports_shown (ledger_id, first_day, last_day, shown_at, sums, source_key)
SELECT ledger_id, $2, $3, $4, $5, $6 FROM ledgers WHERE ledger_id = $1
ON CONFLICT (ledger_id, first_day, last_day) DO UPDATE SET
  earlier_at = CASE WHEN ` + sameReport + ` THEN reports_shown.earlier_at ELSE reports_shown.shown_at END,
  earlier_sums = CASE WHEN ` + sameReport + ` THEN reports_shown.earlier_sums ELSE reports_shown.sums END,
  shown_at = excluded.shown_at, sums = excluded.sums, source_key = excluded.source_key`
	var noted int64
	err := s.db.Update(ctx, func(b *engine.Batch) error {
		b.Count(&noted, query, string(ledger), day{r.Period.From}, day{r.Period.To}, engine.StampOf(r.At),
			engine.DocumentOf(&r.Sums), engine.Clean(r.SourceKey))
		return nil
	})
	if err == nil && noted == 0 {
		err = ledgerNotFound()
	}
	if err != nil {
		return fmt.Errorf("record a report: %w", err)
	}
	return nil
}

// sameReport is true for the row that the same message is about to write again.
const sameReport = `reports_shown.source_key = excluded.source_key AND excluded.source_key <> ''`

// Reported implements [expense.Store].
func (s *Store) Reported(ctx context.Context, ledger expense.LedgerID, p expense.Period, sourceKey string) (expense.Reported, bool, error) {
	const query = `
SELECT shown_at, sums, source_key, earlier_at, earlier_sums FROM reports_shown WHERE ledger_id = $1 AND first_day = $2 AND last_day = $3`
	var key string
	var at, earlierAt sql.Null[engine.Stamp]
	var sums, earlierSums sql.Null[engine.Document[[]expense.ReportedSum]]
	err := s.db.Read(ctx, func(q engine.Reader) error {
		return q.Row(ctx, query, string(ledger), day{p.From}, day{p.To}).Scan(&at, &sums, &key, &earlierAt, &earlierSums)
	})
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return expense.Reported{}, false, s.mustExist(ctx, ledger)
	case err != nil:
		return expense.Reported{}, false, fmt.Errorf("read the last report: %w", err)
	}
	if sourceKey != "" && key == engine.Clean(sourceKey) {
		at, sums = earlierAt, earlierSums
	}
	if !at.Valid || !sums.Valid {
		return expense.Reported{}, false, nil
	}
	return expense.Reported{Period: p, At: at.V.Time, Sums: *sums.V.V}, true, nil
}
