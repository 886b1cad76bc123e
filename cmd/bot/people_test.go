package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"chit/adapters/terminal"
	"chit/agent/chat"
	"chit/agent/eval"
	"chit/db"
	"chit/expense"
)

var listVerdicts = flag.Bool("verdicts", false, "list the messages of people that were not understood")

// peopleNow is the instant at which people's messages are written, a Sunday.
const peopleNow = "2026-11-22T10:00:00+01:00"

// floors are how many of a hundred messages are at least right or one tap from right,
// and how many of all are at most wrong, by table.
var floors = map[string]struct {
	understood float64
	wrong      int
}{
	"people_de": {99, 1}, "people_en": {99, 0}, "people_es": {97, 0}, "people_fr": {93, 1},
	"people_ja": {99, 0}, "people_pt": {96, 0}, "people_ru": {96, 0}, "people_zh": {99, 0},
	"second_de": {97, 1}, "second_en": {98, 0}, "second_es": {95, 0}, "second_fr": {97, 0},
	"second_ja": {91, 2}, "second_pt": {97, 1}, "second_ru": {98, 0}, "second_zh": {92, 1},
	"third_de": {78, 1}, "third_en": {77, 3}, "third_es": {82, 2}, "third_fr": {88, 0},
	"third_ja": {89, 1}, "third_pt": {82, 1}, "third_ru": {83, 3}, "third_zh": {86, 2},
}

// TestPeople holds the conversations of agent/agenttest/testdata/people in the
// terminal, without a model. The tables were written by people who had not seen the
// grammar; an expectation is corrected only if it is wrong, not because it is missed.
func TestPeople(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "..", "agent", "agenttest", "testdata", "people", "*.tsv"))
	if err != nil || len(files) == 0 {
		t.Fatal("no tables", err)
	}
	var (
		mu     sync.Mutex
		scores = map[string]eval.Score{}
	)
	t.Run("tables", func(t *testing.T) {
		for _, file := range files {
			t.Run(filepath.Base(file), func(t *testing.T) {
				t.Parallel()
				data, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				tables, err := eval.ReadTables(filepath.Base(file), string(data))
				if err != nil {
					t.Fatal(err)
				}
				for _, table := range tables {
					score := scoreTable(t, file, table)
					mu.Lock()
					scores[table.Name] = score
					mu.Unlock()
				}
			})
		}
	})
	for _, name := range slices.Sorted(maps.Keys(scores)) {
		s, floor := scores[name], floors[name]
		if s.Share(eval.Right, eval.Tap) < floor.understood || s[eval.Wrong] > floor.wrong {
			t.Errorf("%s: want %v %% right or one tap and %d wrong", name, floor.understood, floor.wrong)
		}
		t.Logf("%-12s %5.1f %% right or one tap, %4.1f %% nonsense; %s", name, s.Share(eval.Right, eval.Tap), s.Share(eval.Nonsense), s)
	}
}

// scoreTable plays all conversations of a table.
func scoreTable(t *testing.T, file string, table eval.Table) (score eval.Score) {
	t.Helper()
	var (
		said   []string
		before conversation
	)
	for i, row := range table.Rows {
		if !row.Goes {
			said, before = nil, conversation{}
		}
		said = append(said, row.Message)
		last := i+1 == len(table.Rows) || !table.Rows[i+1].Goes
		if row.Want == nil && last {
			continue
		}
		after, err := converse(t, table, said)
		if err != nil {
			t.Fatalf("%s:%d: %v", file, row.Line, err)
		}
		outcome := outcomeOf(t, table, said, before, after)
		before = after
		if row.Want == nil {
			continue
		}
		verdict, err := row.Judge(outcome)
		if err != nil {
			t.Fatalf("%s:%d: %v", file, row.Line, err)
		}
		score[verdict]++
		if *listVerdicts && verdict != eval.Right {
			t.Logf("%s:%d: %s: %q\n\t%s\n\t%s", filepath.Base(file), row.Line, verdict, row.Message, strings.ReplaceAll(outcome.Reply, "\n", "\n\t"), labels(outcome))
		}
	}
	return score
}

func labels(o eval.Outcome) string {
	var all []string
	for _, offer := range o.Offers {
		all = append(all, "["+offer.Label+"]")
	}
	return fmt.Sprint(strings.Join(all, " "), " ledger ", o.After)
}

// outcomeOf returns what became of the last message of a conversation.
func outcomeOf(t *testing.T, table eval.Table, said []string, before, after conversation) eval.Outcome {
	o := eval.Outcome{Before: before.stored, After: after.stored, Reply: after.reply.Text}
	for _, c := range after.reply.Choices {
		o.Offers = append(o.Offers, eval.Offer{Label: c.Label, Taken: func() ([]eval.Entry, error) {
			taken, err := converse(t, table, append(slices.Clone(said), c.Label))
			return taken.stored, err
		}})
	}
	return o
}

// A conversation is how it ended.
type conversation struct {
	stored []eval.Entry
	reply  struct {
		Text    string        `json:"text"`
		Choices []chat.Choice `json:"choices"`
	}
}

// converse says lines at a terminal in the country of a table, beginning with an
// empty ledger.
func converse(t *testing.T, table eval.Table, said []string) (conversation, error) {
	env := map[string]string{"HOME": t.TempDir(), "USER": "ana", "LANG": table.Locale, "TZ": table.Zone}
	p := &process{getenv: func(name string) string { return env[name] }, stdin: strings.NewReader(""), stdout: io.Discard, stderr: io.Discard, started: time.Now()}
	var result conversation
	err := withStore(t.Context(), p, &settings{Database: "sqlite::memory:", Now: peopleNow}, func(ctx context.Context, c *config, store *db.Store) error {
		in, err := newInbox(c, store)
		if err != nil {
			return err
		}
		attendant := in.Attend()
		defer attendant.Close()
		var out bytes.Buffer
		person := terminal.New(terminal.Config{Lines: &prepared{said}, Out: &out, Sender: c.sender(), Now: c.clock, NewID: messageIDs(p.started), Log: c.log, JSON: true, Files: t.TempDir()})
		if err := person.Run(ctx, attendant); err != nil {
			return err
		}
		if replies := bytes.Split(bytes.TrimSpace(out.Bytes()), []byte("\n")); len(said) > 0 {
			if err := json.Unmarshal(replies[len(replies)-1], &result.reply); err != nil {
				return err
			}
		}
		err = store.Each(ctx, c.ledgerID(), func(e expense.Expense) error {
			if !e.Deleted {
				result.stored = append(result.stored, eval.EntryOf(e))
			}
			return nil
		})
		if expense.CodeOf(err) == expense.CodeNotFound {
			err = nil // who said nothing has no ledger
		}
		return err
	})
	return result, err
}

// prepared are lines that somebody has already written.
type prepared struct{ lines []string }

func (p *prepared) Next() (string, error) {
	if len(p.lines) == 0 {
		return "", io.EOF
	}
	line := p.lines[0]
	p.lines = p.lines[1:]
	return line, nil
}

func (*prepared) Close() error { return nil }
