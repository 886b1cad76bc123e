package ledger

import (
	"context"
	"database/sql/driver"

	"chit/db/engine"
	"chit/expense"
)

// save stores all postings, with one statement per table.
func save(ctx context.Context, b *engine.Batch, all []*posting) error {
	saveExpenses(b, all)
	saveTags(b, all)
	saveTaxLines(b, all)
	saveThings(b, all)
	saveChanges(b, all)
	if err := remakeMonths(ctx, b, all); err != nil {
		return err
	}
	saveDays(b, all)
	saveMonths(b, all)
	saveLedgers(b, all)
	return nil
}

func saveExpenses(b *engine.Batch, all []*posting) {
	const query = `
INSERT INTO expenses (ledger_id, number, revision, description, merchant, category, tags, search, spent_on, created_at,
                      currency, net, tax, gross, rate, author_id, author_name, source_key, origins, deleted, kind, lines, document, attachments, sum)
SELECT ledger_id, number, revision, description, merchant, category, tags, search, spent_on, created_at,
       currency, net, tax, gross, rate, author_id, author_name, source_key, origins, deleted = 1, kind, lines, document, attachments, sum
FROM ROWS v (ledger_id TEXT, number BIGINT, revision BIGINT, description TEXT, merchant TEXT, category TEXT, tags TEXT, search TEXT, spent_on DATE, created_at TIMESTAMP, currency TEXT, net BIGINT, tax BIGINT, gross BIGINT, rate TEXT, author_id TEXT, author_name TEXT, source_key TEXT, origins TEXT, deleted BIGINT, kind TEXT, lines TEXT, document TEXT, attachments TEXT, sum TEXT)
WHERE TRUE
ON CONFLICT (ledger_id, number) DO UPDATE SET
    revision = excluded.revision, description = excluded.description, merchant = excluded.merchant,
    category = excluded.category, tags = excluded.tags, search = excluded.search, spent_on = excluded.spent_on,
    created_at = excluded.created_at, currency = excluded.currency, net = excluded.net, tax = excluded.tax,
    gross = excluded.gross, rate = excluded.rate, author_id = excluded.author_id, author_name = excluded.author_name,
    source_key = excluded.source_key, origins = excluded.origins, deleted = excluded.deleted, kind = excluded.kind, lines = excluded.lines, document = excluded.document,
    attachments = excluded.attachments, sum = excluded.sum`
	var touched engine.Rows
	for _, p := range all {
		for _, n := range p.touched {
			e := p.now[n]
			touched.Add(string(e.Ledger), e.Number, e.Revision, e.Description, e.Merchant, e.Category,
				engine.DocumentOf(&e.Tags), searchText(e), day{e.SpentOn}, engine.StampOf(e.CreatedAt),
				string(e.Currency), e.Net, e.Tax, e.Gross, rate{e.Rate},
				e.Author.ID, e.Author.Name, e.SourceKey, engine.DocumentOf(&e.Origins), engine.Flag(e.Deleted), string(e.Kind), taxLines{e.Lines}, e.Document, attachments{e.Attachments}, e.Sum)
		}
	}
	b.Exec(&touched, query)
}

// saveTags replaces the tag rows of expenses whose tags changed, and leaves the
// others alone.
func saveTags(b *engine.Batch, all []*posting) {
	const (
		remove = `
DELETE FROM expense_tags WHERE (ledger_id, number) IN (SELECT ledger, number FROM ROWS v (ledger TEXT, number BIGINT))`
		insert = `
INSERT INTO expense_tags (ledger_id, tag, number)
SELECT ledger, tag, number FROM ROWS v (ledger TEXT, tag TEXT, number BIGINT) WHERE TRUE
ON CONFLICT (ledger_id, tag, number) DO NOTHING`
	)
	var old, tags engine.Rows
	for _, p := range all {
		for _, n := range p.retagged {
			old.Add(string(p.ledger.id), n)
		}
		for _, n := range p.touched {
			for _, tag := range p.now[n].Tags {
				tags.Add(string(p.ledger.id), tag, n)
			}
		}
	}
	b.Exec(&old, remove)
	b.Exec(&tags, insert)
}

// saveTaxLines replaces the rows of the tax lines that changed, and leaves the others
// alone. Of an expense with one line only, the row of the expense says it all.
func saveTaxLines(b *engine.Batch, all []*posting) {
	const (
		remove = `
DELETE FROM expense_lines WHERE (ledger_id, number) IN (SELECT ledger, number FROM ROWS v (ledger TEXT, number BIGINT))`
		insert = `
INSERT INTO expense_lines (ledger_id, number, line, rate, net, tax, gross)
SELECT ledger, number, line, rate, net, tax, gross
FROM ROWS v (ledger TEXT, number BIGINT, line BIGINT, rate TEXT, net BIGINT, tax BIGINT, gross BIGINT) WHERE TRUE
ON CONFLICT (ledger_id, number, line) DO NOTHING`
	)
	var old, lines engine.Rows
	for _, p := range all {
		for _, n := range p.divided {
			old.Add(string(p.ledger.id), n)
		}
		for _, n := range p.touched {
			e := p.now[n]
			if len(e.Lines) < 2 {
				continue
			}
			for i, l := range e.Lines {
				lines.Add(string(p.ledger.id), n, int64(i), rate{l.Rate}, l.Net, l.Tax, l.Gross)
			}
		}
	}
	b.Exec(&old, remove)
	b.Exec(&lines, insert)
}

func saveChanges(b *engine.Batch, all []*posting) {
	const query = `
INSERT INTO changes (ledger_id, seq, kind, number, state_before, state_after,
                     undoes, actor_id, actor_name, made_at, source_key, op, entity, thing_key, of_kind)
SELECT ledger, seq, kind, number, NULLIF(state_before, ''), NULLIF(state_after, ''), undoes, actor_id, actor_name, made_at, deed, op, entity, thing, of_kind
FROM ROWS v (ledger TEXT, seq BIGINT, kind TEXT, number BIGINT, state_before TEXT, state_after TEXT, undoes BIGINT, actor_id TEXT, actor_name TEXT, made_at TIMESTAMP, deed TEXT, op BIGINT, entity TEXT, thing TEXT, of_kind TEXT)`
	var changes engine.Rows
	for _, p := range all {
		for op, c := range p.changes {
			var before, after driver.Valuer
			key := c.Key
			switch {
			case c.SettingsAfter != nil:
				before, after = engine.DocumentOf(c.SettingsBefore), engine.DocumentOf(c.SettingsAfter)
			case c.OfThing():
				before, after = plain(c.Was), plain(c.Is)
			default:
				before, after, key = engine.DocumentOf(SnapshotOf(c.Before)), engine.DocumentOf(SnapshotOf(c.After)), ""
			}
			changes.Add(string(c.Ledger), c.Seq, string(c.Kind), c.Number, before, after,
				c.Undoes, c.Actor.ID, c.Actor.Name, engine.StampOf(c.At), c.SourceKey, int64(op),
				string(c.Entity), key, string(c.Of))
		}
	}
	b.Exec(&changes, query)
}

// plain is the state of a thing in a TEXT column, "" if it is not there.
type plain expense.State

// Value implements [driver.Valuer].
func (p plain) Value() (driver.Value, error) { return string(p), nil }

func saveLedgers(b *engine.Batch, all []*posting) {
	const query = `
UPDATE ledgers SET settings = v.settings, month_start = v.month_start, revision = v.revision, last_seq = v.last_seq, last_number = v.last_number
FROM ROWS v (id TEXT, settings TEXT, month_start BIGINT, revision BIGINT, last_seq BIGINT, last_number BIGINT)
WHERE ledger_id = v.id`
	var ledgers engine.Rows
	for _, p := range all {
		l := p.ledger
		ledgers.Add(string(l.id), l.settings, int64(l.monthStart), l.revision, l.lastSeq, l.lastNumber)
	}
	b.Exec(&ledgers, query)
}
