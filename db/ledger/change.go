package ledger

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"chit/db/engine"
	"chit/expense"
)

// A Snapshot is the state of an expense in the log of changes and in a stored reply. It differs
// from the JSON form of expenses elsewhere, which omits fields. The zero value of a field added
// later must be right for older lines.
type Snapshot struct {
	Number      int64            `json:"number"`
	Revision    int64            `json:"revision"`
	Description string           `json:"description"`
	Merchant    string           `json:"merchant"`
	Category    string           `json:"category"`
	Tags        []string         `json:"tags"`
	SpentOn     expense.Date     `json:"spent_on"`
	CreatedAt   time.Time        `json:"created_at"`
	Currency    expense.Currency `json:"currency"`
	Net         int64            `json:"net"`
	Tax         int64            `json:"tax"`
	Gross       int64            `json:"gross"`
	Rate        expense.Rate     `json:"rate"`
	AuthorID    string           `json:"author_id"`
	AuthorName  string           `json:"author_name"`
	SourceKey   string           `json:"source_key"`
	Origins     expense.Origins  `json:"origins"`
	Deleted     bool             `json:"deleted"`
	Kind        expense.Kind     `json:"kind"` // older lines have none, and say it by the sign

	Lines    []expense.TaxLine `json:"lines,omitempty"`
	Document string            `json:"document,omitempty"`

	Attachments []expense.Attachment `json:"attachments,omitempty"`

	Sum string `json:"sum,omitempty"`
}

// SnapshotOf returns the snapshot of an expense, or nil for nil.
func SnapshotOf(e *expense.Expense) *Snapshot {
	if e == nil {
		return nil
	}
	return &Snapshot{
		Number: e.Number, Revision: e.Revision, Description: e.Description, Merchant: e.Merchant, Category: e.Category,
		Tags: e.Tags, SpentOn: e.SpentOn, CreatedAt: e.CreatedAt, Currency: e.Currency, Net: e.Net, Tax: e.Tax, Gross: e.Gross,
		Rate: e.Rate, AuthorID: e.Author.ID, AuthorName: e.Author.Name, SourceKey: e.SourceKey, Origins: e.Origins, Deleted: e.Deleted,
		Kind: e.Kind, Lines: e.Lines, Document: e.Document, Attachments: e.Attachments, Sum: e.Sum,
	}
}

// Expense returns the expense of a ledger as of the snapshot.
func (s *Snapshot) Expense(ledger expense.LedgerID) *expense.Expense {
	if s == nil {
		return nil
	}
	return &expense.Expense{
		Ledger: ledger, Number: s.Number, Revision: s.Revision, Description: s.Description, Merchant: s.Merchant, Category: s.Category,
		Tags: s.Tags, SpentOn: s.SpentOn, CreatedAt: s.CreatedAt,
		Amounts: expense.Amounts{Currency: s.Currency, Net: s.Net, Tax: s.Tax, Gross: s.Gross, Rate: s.Rate},
		Author:  expense.Person{ID: s.AuthorID, Name: s.AuthorName}, SourceKey: s.SourceKey, Origins: s.Origins, Deleted: s.Deleted,
		Kind: cmp.Or(s.Kind, expense.KindOf(s.Gross)), Lines: s.Lines, Document: s.Document, Attachments: s.Attachments,
		Sum: s.Sum,
	}
}

// selectChanges begins the queries that [scanChange] reads; a FROM clause
// follows.
const selectChanges = `
SELECT ledger_id, seq, kind, number, state_before, state_after, undoes, actor_id, actor_name, made_at, source_key, entity, thing_key, of_kind
`

// scanChange tells by the number and the entity what the two states are.
func scanChange(r engine.Row) (expense.Change, error) {
	var (
		c             expense.Change
		before, after *string
		made          engine.Stamp
	)
	err := r.Scan(&c.Ledger, &c.Seq, &c.Kind, &c.Number, &before, &after, &c.Undoes, &c.Actor.ID, &c.Actor.Name, &made, &c.SourceKey,
		&c.Entity, &c.Key, &c.Of)
	if err != nil {
		return c, err
	}
	c.At = made.Time
	switch {
	case c.Number != 0:
	case c.Entity.OfSettings(), c.Entity == expense.EntityEntry: // what an earlier version writes meanwhile has the default
		if c.SettingsBefore, err = decode[expense.Settings](before); err != nil {
			return c, err
		}
		c.SettingsAfter, err = decode[expense.Settings](after)
		name(&c)
		return c, err
	default:
		c.Was, c.Is = stateOf(before), stateOf(after)
		return c, nil
	}
	for _, state := range []struct {
		from *string
		to   **expense.Expense
	}{{before, &c.Before}, {after, &c.After}} {
		stored, err := decode[Snapshot](state.from)
		if err != nil {
			return c, err
		}
		*state.to = stored.Expense(c.Ledger)
	}
	name(&c)
	return c, nil
}

func stateOf(text *string) expense.State {
	if text == nil {
		return ""
	}
	return expense.State(*text)
}

// name says by Entity and Key what a change is about, which its states and its number
// say too. An earlier version did not.
func name(c *expense.Change) {
	switch {
	case c.Number != 0:
		c.Entity, c.Key = expense.EntityEntry, strconv.FormatInt(c.Number, 10)
	case c.SettingsAfter != nil && c.Key == "":
		c.Entity, c.Key = expense.PartOf(*c.SettingsBefore, *c.SettingsAfter)
	}
}

// decode reads a JSON column that may be NULL.
func decode[T any](text *string) (*T, error) {
	if text == nil {
		return nil, nil
	}
	v := new(T)
	return v, json.Unmarshal([]byte(*text), v)
}

// Changes implements [expense.Store]. The most selective condition appears
// twice, once without its "or all", so that an index can serve it.
func (s *Store) Changes(ctx context.Context, ledger expense.LedgerID, q expense.ChangeQuery) (found []expense.Change, err error) {
	narrow, entity, key := `TRUE`, "", ""
	switch {
	case q.Seq != 0:
		narrow = `seq = $2`
	case q.SourceKey != "":
		narrow = `source_key = $5`
	case q.Number != 0:
		narrow = `number = $3`
	case q.Entity.OfSettings():
		narrow = `number = 0 AND entity IN ('setting', 'rule', 'category', 'role', 'entry')`
	case q.Entity == expense.EntityEntry:
		narrow = `number <> 0`
	case q.Entity != "":
		narrow, entity, key = `number = 0`, string(q.Entity), engine.Clean(q.Key)
	}
	query := selectChanges + `FROM changes
WHERE ledger_id = $1
  AND ` + narrow + `
  AND (CAST($2 AS BIGINT) = 0 OR seq = $2)
  AND (CAST($3 AS BIGINT) = 0 OR number = $3)
  AND ($4 = '' OR actor_id = $4)
  AND ($5 = '' OR source_key = $5)
  AND ($7 = '' OR entity = $7)
  AND ($8 = '' OR thing_key = $8)
  AND (CAST($9 AS BIGINT) = 0 OR seq < $9)
ORDER BY seq DESC
LIMIT $6`
	err = s.db.Read(ctx, func(db engine.Reader) error {
		found, err = engine.Collect(ctx, db, scanChange, query,
			string(ledger), q.Seq, q.Number, engine.Clean(q.Actor), engine.Clean(q.SourceKey), limit(q.Limit),
			entity, key, q.Before)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("find changes: %w", err)
	}
	if len(found) == 0 {
		return nil, s.mustExist(ctx, ledger)
	}
	return found, nil
}

// findDeeds returns, once the batch is flushed, the changes of the deeds that are
// already done, by ledger and in the order of each Write.
func findDeeds(b *engine.Batch, ops []*writeOp) (done map[expense.LedgerID][]expense.Change) {
	const query = selectChanges + `FROM ROWS v (ledger TEXT, deed TEXT)
JOIN changes ON ledger_id = v.ledger AND source_key = v.deed ORDER BY ledger_id, op`
	var deeds engine.Rows
	for _, op := range ops {
		deeds.Add(string(op.Ledger), op.SourceKey)
	}
	done = map[expense.LedgerID][]expense.Change{}
	b.Each(&deeds, func(r engine.Row) error {
		c, err := scanChange(r)
		done[c.Ledger] = append(done[c.Ledger], c)
		return err
	}, query)
	return done
}
