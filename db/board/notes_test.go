package board_test

import (
	"fmt"
	"maps"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/db"
	"chit/db/dbtest"
)

var _ chat.Notes = (*db.Store)(nil)

// note checks the value of a note.
func note(t *testing.T, n chat.Notes, name, want string) {
	t.Helper()
	if got, err := n.Note(t.Context(), name); got != want || err != nil {
		t.Errorf("Note(%q) = %q, %v, want %q", name, got, err, want)
	}
}

func setNote(t *testing.T, n chat.Notes, name, value string) {
	t.Helper()
	if err := n.SetNote(t.Context(), name, value); err != nil {
		t.Errorf("SetNote(%q, %q): %v", name, value, err)
	}
}

// lead checks whether a holder gets the lead of a name.
func lead(t *testing.T, n chat.Notes, name, holder string, d time.Duration, want bool) {
	t.Helper()
	if got, err := n.Lead(t.Context(), name, holder, d); got != want || err != nil {
		t.Errorf("Lead(%q, %q, %s) = %v, %v, want %v", name, holder, d, got, err, want)
	}
}

// rows counts the rows of a table.
func rows(t *testing.T, s *db.Store, table string) (n int) {
	t.Helper()
	if err := s.Writer().QueryRowContext(t.Context(), `SELECT COUNT(*) FROM `+table).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestNotes(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			note(t, s, "telegram/offset", "")
			for _, value := range []string{"1", "2", "", "", "ü 好 '\"\\", strings.Repeat("x", 100_000)} {
				setNote(t, s, "telegram/offset", value)
				note(t, s, "telegram/offset", value)
				note(t, s, "telegram/other", "")
			}
			setNote(t, s, "telegram/offset", "")
			if n := rows(t, s, "notes"); n != 0 {
				t.Errorf("%d rows are left of notes that were removed", n)
			}
		})
	}
}

func TestNotesUnder(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			for _, name := range []string{"a/1", "a/2", "a/3", "b/1", "A/1", "a_1", "%/1"} {
				setNote(t, s, name, "of "+name)
			}
			setNote(t, s, "a/3", "")
			lead(t, s, "a/4", "ana", time.Minute, true)
			for prefix, want := range map[string]map[string]string{
				"a/": {"a/1": "of a/1", "a/2": "of a/2"}, "c": {}, "%": {"%/1": "of %/1"},
			} {
				if got, err := s.NotesUnder(t.Context(), prefix); err != nil || !maps.Equal(got, want) {
					t.Errorf("NotesUnder(%q) = %v, %v, want %v", prefix, got, err, want)
				}
			}
		})
	}
}

func TestNotesThatCannotBe(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			for _, bad := range []string{"", "a\x00b", "\xff"} {
				if err := s.SetNote(t.Context(), bad, "x"); err == nil {
					t.Errorf("SetNote with the name %q is no error", bad)
				}
				if ok, err := s.Lead(t.Context(), bad, "a", time.Minute); ok || err == nil {
					t.Errorf("Lead with the name %q = %v, %v, want an error", bad, ok, err)
				}
				if ok, err := s.Lead(t.Context(), "x", bad, time.Minute); ok || err == nil {
					t.Errorf("Lead with the holder %q = %v, %v, want an error", bad, ok, err)
				}
				if err := s.SetNote(t.Context(), "x", bad); bad != "" && err == nil {
					t.Errorf("SetNote with the value %q is no error", bad)
				}
			}
			if n := rows(t, s, "notes"); n != 0 {
				t.Errorf("%d rows are there after nothing but mistakes", n)
			}
		})
	}
}

func TestLead(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			lead(t, s, "poll", "a", time.Hour, true)
			lead(t, s, "poll", "b", time.Hour, false)
			lead(t, s, "poll", "a", time.Hour, true)   // a keeps it
			lead(t, s, "other", "b", time.Hour, true)  // an unrelated lead
			lead(t, s, "poll", "b", 0, false)          // b cannot give it up
			lead(t, s, "poll", "b", time.Hour, false)  // so a still has it
			lead(t, s, "poll", "a", 0, false)          // a gives it up
			lead(t, s, "poll", "b", time.Hour, true)   // and b takes it at once
			lead(t, s, "poll", "a", time.Hour, false)  // now a has to wait
			lead(t, s, "nobody's", "a", 0, false)      // nothing to give up
			lead(t, s, "poll", "b", -time.Hour, false) // a negative duration gives it up
			lead(t, s, "other", "b", 0, false)
			if n := rows(t, s, "notes"); n != 0 {
				t.Errorf("%d rows are left of what was given up", n)
			}
		})
	}
}

// TestLeadKeepsTheValue checks that value and lead of a note do not affect each
// other.
func TestLeadKeepsTheValue(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			setNote(t, s, "poll", "42")
			lead(t, s, "poll", "a", time.Hour, true)
			note(t, s, "poll", "42")
			setNote(t, s, "poll", "")
			lead(t, s, "poll", "b", time.Hour, false)
			setNote(t, s, "poll", "43")
			lead(t, s, "poll", "a", 0, false)
			note(t, s, "poll", "43")
		})
	}
}

// passes moves the deadline of a holder as if d had passed; a negative d is a
// clock that was set back.
func passes(t *testing.T, s *db.Store, d time.Duration) {
	t.Helper()
	_, err := s.Writer().ExecContext(t.Context(), `UPDATE notes SET until = until - $1 WHERE until <> 0`, d.Milliseconds())
	if err != nil {
		t.Fatal(err)
	}
}

// TestLeadLapses checks that a holder who does not answer loses the lead, and one
// who answers keeps it.
func TestLeadLapses(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			lead(t, s, "poll", "a", time.Minute, true)
			passes(t, s, 24*time.Hour)
			lead(t, s, "poll", "b", time.Minute, false) // nobody had asked a
			passes(t, s, 59*time.Second)
			lead(t, s, "poll", "b", time.Minute, false)
			lead(t, s, "poll", "a", time.Minute, true) // a answers in time
			passes(t, s, time.Hour)
			lead(t, s, "poll", "b", time.Minute, false)
			lead(t, s, "poll", "c", time.Minute, false)
			passes(t, s, 61*time.Second)
			lead(t, s, "poll", "c", time.Minute, true)
			lead(t, s, "poll", "b", time.Minute, false)
			lead(t, s, "poll", "a", time.Minute, false)
		})
	}
}

// TestLeadWhenTheClockIsSetBack checks that nobody waits for a clock to catch up:
// a holder that is gone is given no more time than any other.
func TestLeadWhenTheClockIsSetBack(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			for _, back := range []time.Duration{time.Minute + time.Second, time.Hour, 400 * 24 * time.Hour} {
				s := open(t)
				lead(t, s, "poll", "a", time.Minute, true)
				lead(t, s, "poll", "b", time.Minute, false)
				passes(t, s, -back)
				lead(t, s, "poll", "b", time.Minute, false)
				passes(t, s, time.Minute)
				lead(t, s, "poll", "b", time.Minute, true)
				lead(t, s, "poll", "c", time.Minute, false)
				passes(t, s, -back)
				lead(t, s, "poll", "b", time.Minute, true) // a holder that is there keeps it
				lead(t, s, "poll", "b", 0, false)
			}
		})
	}
}

// TestLeadWritesNothing checks that a lead nobody else wants costs no commit.
func TestLeadWritesNothing(t *testing.T) {
	s := dbtest.Memory(t)
	lead(t, s, "poll", "a", time.Minute, true)
	changes := func() (n int) {
		if err := s.Writer().QueryRowContext(t.Context(), `SELECT total_changes()`).Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n
	}
	before := changes()
	for range 10 {
		lead(t, s, "poll", "a", time.Minute, true)
	}
	if n := changes() - before; n != 0 {
		t.Errorf("ten looks at a lead changed %d rows", n)
	}
	lead(t, s, "poll", "b", time.Minute, false)
	lead(t, s, "poll", "a", time.Minute, true)
	if n := changes() - before; n != 2 {
		t.Errorf("a question and its answer changed %d rows, want 2", n)
	}
}

// TestLeadRace has two stores, each with several holders, ask for the same lead
// at once. Exactly one of them gets it, every time.
func TestLeadRace(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		processes := []*db.Store{dbtest.Open(t, databaseURL), dbtest.Open(t, databaseURL)}
		for round := range 10 {
			name := fmt.Sprint("poll ", round)
			var leaders atomic.Int32
			var all sync.WaitGroup
			for holder := range 6 {
				all.Go(func() {
					ok, err := processes[holder%2].Lead(t.Context(), name, fmt.Sprint("holder ", holder), time.Hour)
					if err != nil {
						t.Error(err)
					}
					if ok {
						leaders.Add(1)
					}
				})
			}
			all.Wait()
			if n := leaders.Load(); n != 1 {
				t.Errorf("%d of 6 lead in round %d, want 1", n, round)
			}
		}
	})
}
