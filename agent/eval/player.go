package eval

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"chit/agent/llm"
)

// A Conversation is how one ended.
type Conversation struct {
	Stored  []Entry // without what is deleted
	Rest    string  // everything else that the ledger keeps, as text that differs when it does
	Reply   string
	Files   []string // names of those that came with the reply
	Choices []string // labels
}

// A Bot holds conversations. Each begins with an empty ledger in the country of the table,
// at an instant that is always the same, and asks the model, nil for none.
type Bot func(ctx context.Context, t Table, m llm.Model, said []string) (Conversation, error)

// A Player has people's messages said to a bot, and judges what becomes of them.
type Player struct {
	Bot      Bot
	Model    *Meter // nil for the rules alone
	Parallel int    // how many conversations are held at once; 0 is one
}

// A Result is what became of one message.
type Result struct {
	Table    string
	File     string
	Row      Row
	Category Category
	Language string
	Verdict  Verdict
	Outcome  Outcome
	Use      Use // of the model by this message
}

// Scored reports whether the message counts, and not only gives context.
func (r Result) Scored() bool { return r.Row.Want != nil }

// Play says all messages of some tables, and returns the results in their order.
func (p Player) Play(ctx context.Context, tables []Table) ([]Result, error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var (
		dialogues = dialoguesOf(tables)
		results   = make([][]Result, len(dialogues))
		free      = make(chan struct{}, max(p.Parallel, 1))
		work      sync.WaitGroup
	)
	for i, d := range dialogues {
		select {
		case free <- struct{}{}:
		case <-ctx.Done():
		}
		if ctx.Err() != nil {
			break
		}
		work.Go(func() {
			defer func() { <-free }()
			var err error
			if results[i], err = p.play(ctx, d); err != nil {
				stop(err)
			}
		})
	}
	work.Wait()
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	if p.Model != nil && p.Model.Silent() != nil {
		return nil, p.Model.Silent()
	}
	return slices.Concat(results...), nil
}

// A dialogue is the rows of one conversation.
type dialogue struct {
	table *Table
	rows  []Row
}

func dialoguesOf(tables []Table) []dialogue {
	var all []dialogue
	for i := range tables {
		t := &tables[i]
		for j, row := range t.Rows {
			if j == 0 || !row.Goes {
				all = append(all, dialogue{table: t})
			}
			last := &all[len(all)-1]
			last.rows = append(last.rows, row)
		}
	}
	return all
}

// play holds one conversation, again from its beginning for each of its messages and for
// each choice that is taken: a ledger cannot be brought back to an earlier state. The model
// is asked only once about the same, see [Meter.Recall].
func (p Player) play(ctx context.Context, d dialogue) ([]Result, error) {
	var (
		model   llm.Model
		memory  *Recall
		said    []string
		before  Conversation
		results []Result
	)
	if p.Model != nil {
		memory = p.Model.Recall()
		model = memory
	}
	if d.table.Foreign() { // a ledger in which nobody has said anything has settings too
		var err error
		if before, err = p.Bot(ctx, *d.table, nil, nil); err != nil {
			return nil, d.table.wrap(d.rows[0], err)
		}
	}
	for i, row := range d.rows {
		said = append(said, row.Message)
		if row.Want == nil && i+1 == len(d.rows) {
			break
		}
		after, err := p.Bot(ctx, *d.table, model, said)
		if err != nil {
			return nil, d.table.wrap(row, err)
		}
		if err := p.down(); err != nil {
			return nil, err
		}
		result := Result{
			Table: d.table.Name, File: d.table.File, Row: row, Category: d.category(row), Language: d.table.Language(),
			Outcome: p.outcome(ctx, d.table, model, said, before, after), Use: memory.Take(),
		}
		before = after
		if result.Scored() {
			if result.Verdict, err = row.Judge(result.Outcome); err != nil {
				return nil, d.table.wrap(row, err)
			}
			memory.Take() // taking a choice is no message of the table
		}
		results = append(results, result)
	}
	return results, nil
}

func (p Player) down() error {
	if p.Model == nil {
		return nil
	}
	return p.Model.Down()
}

func (t *Table) wrap(row Row, err error) error {
	return fmt.Errorf("%s:%d: %w", t.File, row.Line, err)
}

// outcome returns what became of the last of the messages that were said.
func (p Player) outcome(ctx context.Context, t *Table, m llm.Model, said []string, before, after Conversation) Outcome {
	o := Outcome{Before: before.Stored, After: after.Stored, Reply: after.Reply, Files: after.Files}
	o.Meddled = t.Foreign() && before.Rest != after.Rest
	said = slices.Clone(said)
	for _, label := range after.Choices {
		o.Offers = append(o.Offers, Offer{Label: label, Taken: func() ([]Entry, error) {
			taken, err := p.Bot(ctx, *t, m, append(slices.Clip(said), label))
			return taken.Stored, err
		}})
	}
	return o
}
