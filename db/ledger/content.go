package ledger

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"

	"chit/db/engine"
	"chit/db/fence"
	"chit/expense"
)

// KeepContent implements [expense.Store].
func (s *Store) KeepContent(ctx context.Context, ledger expense.LedgerID, content []byte, guard expense.Guard) error {
	const query = `
INSERT INTO contents (ledger_id, digest, content) VALUES ($1, $2, $3) ON CONFLICT (ledger_id, digest) DO NOTHING`
	if err := s.mustExist(ctx, ledger); err != nil {
		return err
	}
	err := s.db.Update(ctx, func(b *engine.Batch) error {
		hold := fence.Check(b, guard)
		if err := b.Flush(ctx); err != nil {
			return err
		}
		if !hold[guard] {
			return fence.Err(guard)
		}
		b.Run(query, string(ledger), expense.DigestOf(content), content)
		return nil
	})
	if err != nil {
		return fmt.Errorf("keep a content: %w", err)
	}
	return nil
}

// Content implements [expense.Store].
func (s *Store) Content(ctx context.Context, ledger expense.LedgerID, digest string) ([]byte, error) {
	return ReadContent(ctx, s.db, ledger, digest)
}

// ReadContent is [Store.Content] for stores beside this one: a reply may show a file.
func ReadContent(ctx context.Context, db *engine.DB, ledger expense.LedgerID, digest string) (content []byte, err error) {
	const query = `
SELECT content FROM contents WHERE ledger_id = $1 AND digest = $2`
	err = db.Read(ctx, func(q engine.Reader) error {
		return q.Row(ctx, query, string(ledger), engine.Clean(digest)).Scan(&content)
	})
	if errors.Is(err, sql.ErrNoRows) {
		return nil, expense.NotFound(expense.ReasonContentNotFound, nil)
	}
	if err != nil {
		return nil, fmt.Errorf("read a content: %w", err)
	}
	return content, nil
}

// attachments are those of an expense in a TEXT column, as JSON; "" for none.
type attachments struct{ all []expense.Attachment }

// Value implements [driver.Valuer].
func (a attachments) Value() (driver.Value, error) {
	if len(a.all) == 0 {
		return "", nil
	}
	return engine.DocumentOf(&a.all).Text()
}

// Scan implements sql.Scanner.
func (a *attachments) Scan(src any) error {
	a.all = nil
	if src == "" {
		return nil
	}
	var d engine.Document[[]expense.Attachment]
	err := d.Scan(src)
	if err == nil && d.V != nil {
		a.all = *d.V
	}
	return err
}
