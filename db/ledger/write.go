package ledger

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"chit/db/engine"
	"chit/db/fence"
	"chit/expense"
)

// A writeOp is an [expense.Write] in a group.
type writeOp struct {
	expense.Write
	stored []expense.Change
	err    error
}

// Write implements [expense.Store].
func (s *Store) Write(ctx context.Context, w expense.Write) ([]expense.Change, error) {
	if err := checkWrite(w); err != nil {
		return nil, fmt.Errorf("write: %w", err)
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	op := &writeOp{Write: w}
	if err := s.writes.Do(ctx, string(w.Ledger), op); err != nil {
		return nil, err
	}
	if op.err != nil {
		return nil, op.err
	}
	return op.stored, nil
}

// writeAll changes ledgers. It locks the conversations of the guards first and then
// the ledgers, each in order, so that no two transactions deadlock. A Write that is
// not allowed gets its own error; a database error fails all of them.
func writeAll(ctx context.Context, b *engine.Batch, ops []*writeOp) error {
	hold := fence.Check(b, guardsOf(ops)...)
	ledgers := lockLedgers(b, ops)
	// Only under the lock: another process may have been doing the same deed.
	done := findDeeds(b, ops)
	before := findBefore(b, ops)
	things := findThings(b, ops)
	if err := b.Flush(ctx); err != nil {
		return err
	}
	var postings []*posting
	for _, op := range ops {
		op.stored, op.err = done[op.Ledger], nil
		switch l := ledgers[op.Ledger]; {
		case !hold[op.Guard]:
			op.err = fence.Err(op.Guard)
		case l == nil:
			op.err = ledgerNotFound()
		case len(op.stored) == 0:
			p := newPosting(l, op.SourceKey, before[op.Ledger], things[op.Ledger])
			if op.err = p.make(op.Write); op.err == nil {
				op.stored, postings = p.changes, append(postings, p)
			}
		}
	}
	return save(ctx, b, postings)
}

func guardsOf(ops []*writeOp) []expense.Guard {
	guards := make([]expense.Guard, len(ops))
	for i, op := range ops {
		guards[i] = op.Guard
	}
	return guards
}

// checkWrite finds mistakes that only the program can have made.
func checkWrite(w expense.Write) error {
	if err := engine.CheckKey("ledger", string(w.Ledger)); err != nil {
		return err
	}
	if err := engine.CheckKey("source", w.SourceKey); err != nil {
		return err
	}
	if len(w.Changes) == 0 {
		return errors.New("no changes")
	}
	for i, c := range w.Changes {
		ofSettings := c.SettingsBefore != nil && c.SettingsAfter != nil && c.Before == nil && c.After == nil
		ofExpense := c.SettingsBefore == nil && c.SettingsAfter == nil && c.After != nil && (c.Before == nil) == (c.Kind == expense.ChangeAdd)
		if c.OfThing() {
			if err := checkThing(c); err != nil {
				return err
			}
			continue
		}
		if !ofSettings && !ofExpense {
			return fmt.Errorf("change %d (%s) has the wrong states for its kind", i, c.Kind)
		}
	}
	return nil
}

// findBefore returns, once the batch is flushed, the stored state of the expenses
// that are about to change, by number.
func findBefore(b *engine.Batch, ops []*writeOp) (found map[expense.LedgerID]map[int64]*expense.Expense) {
	const query = `
SELECT ` + expenseColumns + ` FROM ROWS v (ledger TEXT, wanted BIGINT)
JOIN expenses ON ledger_id = v.ledger AND number = v.wanted`
	found = make(map[expense.LedgerID]map[int64]*expense.Expense, len(ops))
	var wanted engine.Rows
	for _, op := range ops {
		found[op.Ledger] = map[int64]*expense.Expense{}
		for _, n := range numbersBefore(op.Changes) {
			wanted.Add(string(op.Ledger), n)
		}
	}
	b.Each(&wanted, func(r engine.Row) error {
		e, err := scanExpense(r)
		if err == nil {
			found[e.Ledger][e.Number] = &e
		}
		return err
	}, query)
	return found
}

func numbersBefore(changes []expense.Change) []int64 {
	var numbers []int64
	for _, c := range changes {
		if c.Before != nil && !slices.Contains(numbers, c.Before.Number) {
			numbers = append(numbers, c.Before.Number)
		}
	}
	return numbers
}

// A lockedLedger is a ledger's row while this transaction holds its lock.
type lockedLedger struct {
	id         expense.LedgerID
	settings   engine.Document[expense.Settings]
	monthStart int
	revision   int64
	lastSeq    int64
	lastNumber int64
}

// lockLedgers locks the ledgers that exist, and returns them once the batch is
// flushed.
func lockLedgers(b *engine.Batch, ops []*writeOp) (locked map[expense.LedgerID]*lockedLedger) {
	const query = `
SELECT c.ledger_id, settings, month_start, revision, last_seq, last_number FROM ROWS v (id TEXT)
JOIN ledgers c ON c.ledger_id = v.id ORDER BY c.ledger_id FOR UPDATE OF c`
	var ids engine.Rows
	for _, op := range ops {
		ids.Add(string(op.Ledger))
	}
	locked = make(map[expense.LedgerID]*lockedLedger, len(ops))
	b.Each(&ids, func(r engine.Row) error {
		var l lockedLedger
		err := r.Scan(&l.id, &l.settings, &l.monthStart, &l.revision, &l.lastSeq, &l.lastNumber)
		locked[l.id] = &l
		return err
	}, query)
	return locked
}

// A posting is a Write in progress.
type posting struct {
	ledger            *lockedLedger
	sourceKey         string
	now               map[int64]*expense.Expense // stored state of the expenses that change
	things            map[thingName]expense.State
	amended           map[thingName]int64 // things to save, by the seq of their last change
	changes           []expense.Change    // as they will be stored
	touched           []int64             // numbers of expenses to save, each once
	retagged          []int64             // those of them whose tags changed
	divided           []int64             // those of them that had several tax lines, which changed
	totals            deltas
	monthStartChanged bool // the first day of the month changed
}

func newPosting(l *lockedLedger, sourceKey string, now map[int64]*expense.Expense, things map[thingName]expense.State) *posting {
	return &posting{ledger: l, sourceKey: sourceKey, now: now, things: things, amended: map[thingName]int64{}, totals: newDeltas(l.monthStart)}
}

// make makes the changes of a write, if the settings that hold now permit it.
func (p *posting) make(w expense.Write) error {
	if w.Permits != nil {
		if err := w.Permits(*p.ledger.settings.V); err != nil {
			return err
		}
	}
	for _, c := range w.Changes {
		if err := p.post(c); err != nil {
			return err
		}
	}
	return nil
}

// post adds one change to p and fills in what the store decides.
func (p *posting) post(c expense.Change) error {
	p.ledger.lastSeq++
	c.Ledger, c.Seq, c.SourceKey = p.ledger.id, p.ledger.lastSeq, p.sourceKey
	c.At = engine.StampOf(c.At).Time
	c.Actor = cleanPerson(c.Actor)
	var err error
	switch {
	case c.SettingsAfter != nil:
		err = p.postSettings(&c)
	case c.OfThing():
		err = p.postThing(&c)
	default:
		err = p.postExpense(&c)
	}
	name(&c)
	p.changes = append(p.changes, c)
	return err
}

func (p *posting) postSettings(c *expense.Change) error {
	same, err := sameJSON(c.SettingsBefore, p.ledger.settings.V)
	if err != nil {
		return err
	}
	if !same {
		return interrupted()
	}
	if err := checkMonthStart(*c.SettingsAfter); err != nil {
		return err
	}
	after := *c.SettingsAfter
	after.Origins = maps.Clone(after.Origins)
	before := p.ledger.settings.V
	c.Number, c.SettingsBefore, c.SettingsAfter = 0, before, &after
	p.monthStartChanged = p.monthStartChanged || before.MonthStart != after.MonthStart
	p.ledger.settings.V, p.ledger.monthStart, p.ledger.revision = &after, after.MonthStart, c.Seq
	return nil
}

// sameJSON compares values by what would be stored, so that a nil map equals an
// empty one.
func sameJSON(a, b any) (bool, error) {
	x, err := json.Marshal(a)
	if err != nil {
		return false, err
	}
	y, err := json.Marshal(b)
	return bytes.Equal(x, y), err
}

func (p *posting) postExpense(c *expense.Change) error {
	after := cleanExpense(*c.After)
	var before *expense.Expense
	if c.Before == nil {
		p.ledger.lastNumber++
		after.Number, after.SourceKey = p.ledger.lastNumber, p.sourceKey
	} else {
		before = p.now[c.Before.Number]
		if before == nil || (c.Before.Ledger != "" && c.Before.Ledger != p.ledger.id) {
			return expenseNotFound(c.Before.Number)
		}
		if before.Revision != c.Before.Revision {
			return interrupted()
		}
		after.Number, after.SourceKey = before.Number, before.SourceKey
	}
	after.Ledger, after.Revision = p.ledger.id, c.Seq
	if before != nil && !slices.Equal(before.Tags, after.Tags) && len(before.Tags) > 0 {
		p.retagged = append(p.retagged, after.Number)
	}
	if before != nil && !slices.Equal(before.Lines, after.Lines) && len(before.Lines) > 1 {
		p.divided = append(p.divided, after.Number)
	}
	p.totals.add(before, -1)
	p.totals.add(&after, +1)
	c.Number, c.Before, c.After = after.Number, before, &after
	p.now[after.Number] = &after
	if !slices.Contains(p.touched, after.Number) {
		p.touched = append(p.touched, after.Number)
	}
	return nil
}

func interrupted() error { return expense.Conflict(expense.ReasonWriteInterrupted, nil) }

// cleanExpense returns e as it can be stored, sharing no memory with it.
func cleanExpense(e expense.Expense) expense.Expense {
	e.Description, e.Merchant, e.Category = engine.Clean(e.Description), engine.Clean(e.Merchant), engine.Clean(e.Category)
	e.Document = engine.Clean(e.Document)
	e.Tags, e.Lines = slices.Clone(e.Tags), slices.Clone(e.Lines)
	for i, t := range e.Tags {
		e.Tags[i] = engine.Clean(t)
	}
	e.Attachments = slices.Clone(e.Attachments)
	for i, a := range e.Attachments {
		e.Attachments[i].Name, e.Attachments[i].Type = engine.Clean(a.Name), engine.Clean(a.Type)
	}
	e.Author = cleanPerson(e.Author)
	e.Kind = cmp.Or(e.Kind, expense.KindOf(e.Gross))
	e.CreatedAt = engine.StampOf(e.CreatedAt).Time
	e.Origins = maps.Clone(e.Origins)
	return e
}

func cleanPerson(p expense.Person) expense.Person {
	return expense.Person{ID: engine.Clean(p.ID), Name: engine.Clean(p.Name)}
}
