package ledger

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"chit/db/engine"
	"chit/expense"
)

// OpenLedger implements [expense.Store].
func (s *Store) OpenLedger(ctx context.Context, initial expense.Ledger) (expense.Ledger, error) {
	if err := engine.CheckKey("ledger", string(initial.ID)); err != nil {
		return expense.Ledger{}, err
	}
	l, err := s.ledger(ctx, initial.ID)
	if err == nil && l.Lacks(initial.Owner) {
		if err = s.setOwner(ctx, initial); err == nil {
			l, err = s.ledger(ctx, initial.ID)
		}
	}
	if expense.CodeOf(err) != expense.CodeNotFound {
		return l, err
	}
	if err := checkMonthStart(initial.Settings); err != nil {
		return expense.Ledger{}, err
	}
	if err := s.insertLedger(ctx, initial); err != nil {
		return expense.Ledger{}, fmt.Errorf("create ledger: %w", err)
	}
	return s.ledger(ctx, initial.ID)
}

// checkMonthStart refuses a day that would corrupt the totals. Package expense
// checks the other settings.
func checkMonthStart(s expense.Settings) error {
	if s.MonthStart < 1 || s.MonthStart > 28 {
		return expense.Invalid(expense.ReasonMonthStartInvalid, expense.Args{"Day": s.MonthStart})
	}
	return nil
}

// setOwner gives a ledger the owner it lacks.
func (s *Store) setOwner(ctx context.Context, l expense.Ledger) error {
	const query = `
UPDATE ledgers SET owner_id = $2, owner_name = $3 WHERE ledger_id = $1 AND (owner_id = '' OR owner_id = $2 AND owner_name = '')`
	err := s.db.Update(ctx, func(b *engine.Batch) error {
		b.Run(query, string(l.ID), engine.Clean(l.Owner.ID), engine.Clean(l.Owner.Name))
		return nil
	})
	if err != nil {
		return fmt.Errorf("set the owner of a ledger: %w", err)
	}
	return nil
}

// insertLedger does nothing when another process was faster. A group's ledger
// belongs to whoever let the group in, no matter whose message opens it.
func (s *Store) insertLedger(ctx context.Context, l expense.Ledger) error {
	const query = `
INSERT INTO ledgers (ledger_id, owner_id, owner_name, settings, month_start, revision, last_seq, last_number, created_at)
SELECT v.id, COALESCE(p.let_in_by, v.owner), CASE WHEN COALESCE(p.let_in_by, v.owner) = v.owner THEN v.name ELSE COALESCE(o.owner_name, '') END,
       $4, $5, 0, 0, 0, $6
FROM (SELECT CAST($1 AS TEXT) AS id, CAST($2 AS TEXT) AS owner, CAST($3 AS TEXT) AS name) v
LEFT JOIN access_places p ON p.ledger_id = v.id
LEFT JOIN ledgers o ON o.ledger_id = p.let_in_by
WHERE TRUE
ON CONFLICT (ledger_id) DO NOTHING`
	return s.db.Update(ctx, func(b *engine.Batch) error {
		b.Run(query, string(l.ID), engine.Clean(l.Owner.ID), engine.Clean(l.Owner.Name),
			engine.DocumentOf(&l.Settings), l.MonthStart, engine.StampOf(l.CreatedAt))
		return nil
	})
}

func (s *Store) ledger(ctx context.Context, id expense.LedgerID) (l expense.Ledger, err error) {
	const query = `
SELECT owner_id, owner_name, settings, revision, created_at FROM ledgers WHERE ledger_id = $1`
	l.ID = id
	err = s.db.Read(ctx, func(q engine.Reader) error {
		var settings engine.Document[expense.Settings]
		var created engine.Stamp
		err := q.Row(ctx, query, string(id)).Scan(&l.Owner.ID, &l.Owner.Name, &settings, &l.Revision, &created)
		if errors.Is(err, sql.ErrNoRows) {
			return ledgerNotFound()
		} else if err != nil {
			return fmt.Errorf("read ledger: %w", err)
		}
		l.Settings, l.CreatedAt = *settings.V, created.Time
		return nil
	})
	return l, err
}

func ledgerNotFound() error { return expense.NotFound(expense.ReasonLedgerNotFound, nil) }

// mustExist fails with [expense.CodeNotFound] when the ledger does not exist.
// Methods call it only after they found nothing, so that the usual case costs no
// extra query.
func (s *Store) mustExist(ctx context.Context, id expense.LedgerID) error {
	_, err := s.ledger(ctx, id)
	return err
}
