package db_test

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/db"
	"chit/db/dbtest"
	"chit/db/engine"
	"chit/expense"
)

// openWith opens a database with a schema other than ours. Without a schema it
// leaves an empty database as it is.
func openWith(t testing.TB, databaseURL string, schema engine.Schema) *db.Store {
	t.Helper()
	s, err := db.OpenWith(t.Context(), databaseURL, schema)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// build returns the catalog of a new database after running a script.
func build(t *testing.T, databaseURL, script string) []string {
	t.Helper()
	s := openWith(t, databaseURL, engine.Schema{})
	if _, err := s.Writer().ExecContext(t.Context(), script); err != nil {
		t.Fatal(err)
	}
	return catalog(t, s)
}

func TestSchemaEqualsMigrations(t *testing.T) {
	for name, url := range dbtest.URLs {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			whole := build(t, url(t), db.Schema().Whole)
			if len(whole) < 50 {
				t.Fatalf("the catalog has only %d lines: %v", len(whole), whole)
			}
			if d := cmp.Diff(build(t, url(t), strings.Join(db.Schema().Steps, "\n")), whole); d != "" {
				t.Errorf("schema.sql is not what the migrations make (-migrations +schema):\n%s", d)
			}
		})
	}
}

// TestCatalogNotices makes differences that the comparison above must find.
func TestCatalogNotices(t *testing.T) {
	for name, url := range dbtest.URLs {
		for what, edit := range map[string]func(string) string{
			"a column more":      replace("last_turn       BIGINT NOT NULL", "last_turn BIGINT NOT NULL, more TEXT"),
			"another type":       replace("merchant    TEXT", "merchant    INTEGER"),
			"NULL allowed":       replace("merchant    TEXT      NOT NULL", "merchant TEXT"),
			"a default":          replace("merchant    TEXT      NOT NULL", "merchant TEXT NOT NULL DEFAULT ''"),
			"an index less":      replace("CREATE INDEX expenses_by_day ON expenses (ledger_id, spent_on, number);", ""),
			"an index in order":  replace("(ledger_id, spent_on, number)", "(ledger_id, number, spent_on)"),
			"a unique key less":  replace("UNIQUE (ledger_id, source_key, op)", "CHECK (op >= 0)"),
			"another check":      replace("BETWEEN 1 AND 28", "BETWEEN 1 AND 31"),
			"a foreign key less": replace("ledger_id   TEXT      NOT NULL REFERENCES ledgers (ledger_id)", "ledger_id TEXT NOT NULL"),
			"columns in order":   replace("net         BIGINT    NOT NULL,\n    tax         BIGINT    NOT NULL", "tax BIGINT NOT NULL, net BIGINT NOT NULL"),
		} {
			t.Run(name+"/"+what, func(t *testing.T) {
				t.Parallel()
				other := edit(db.Schema().Whole)
				if other == db.Schema().Whole {
					t.Fatal("the edit found nothing to change in schema.sql")
				}
				if cmp.Equal(build(t, url(t), db.Schema().Whole), build(t, url(t), other)) {
					t.Errorf("the catalogs are equal with %s", what)
				}
			})
		}
	}
}

func replace(old, new string) func(string) string {
	return func(s string) string { return strings.Replace(s, old, new, 1) }
}

// catalog describes everything that a script can create, one line for each.
func catalog(t *testing.T, s *db.Store) []string {
	t.Helper()
	query := `
SELECT 'column ' || table_name || ' ' || ordinal_position || ' ' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || COALESCE(column_default, '-')
FROM information_schema.columns WHERE table_schema = current_schema()
UNION ALL SELECT 'constraint ' || conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid)
FROM pg_constraint WHERE connamespace = current_schema()::regnamespace
UNION ALL SELECT 'index ' || replace(indexdef, current_schema() || '.', '') FROM pg_indexes WHERE schemaname = current_schema()
UNION ALL SELECT 'other ' || CAST(relkind AS TEXT) || ' ' || relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind NOT IN ('r', 'i')`
	if s.Driver() == "sqlite" {
		query = `
SELECT 'column ' || m.name || ' ' || c.cid || ' ' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || COALESCE(c.dflt_value, '-') || ' ' || c.pk
FROM sqlite_schema m, pragma_table_xinfo(m.name) c WHERE m.type = 'table'
UNION ALL SELECT 'reference ' || m.name || ' ' || f."from" || ' ' || f."table" || ' ' || f."to" || ' ' || f.on_update || ' ' || f.on_delete
FROM sqlite_schema m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'
UNION ALL SELECT 'index ' || m.name || ' ' || i.name || ' ' || i."unique" || ' ' || i.origin || ' ' || i.partial || ' ' || x.seqno || ' ' || COALESCE(x.name, '-') || ' ' || x."desc" || ' ' || x.coll
FROM sqlite_schema m, pragma_index_list(m.name) i, pragma_index_xinfo(i.name) x WHERE m.type = 'table'
UNION ALL SELECT 'other ' || type || ' ' || name FROM sqlite_schema WHERE type NOT IN ('table', 'index')`
	}
	lines := texts(t, s, query)
	if s.Driver() == "sqlite" {
		// SQLite keeps checks only in the text of the table.
		for _, text := range texts(t, s, `SELECT sql FROM sqlite_schema WHERE type = 'table'`) {
			_, rest, _ := strings.Cut(text, "CREATE TABLE ")
			table, _, _ := strings.Cut(rest, " ")
			for line := range strings.Lines(rest) {
				if _, check, ok := strings.Cut(line, "CHECK"); ok {
					check, _, _ = strings.Cut(check, "--")
					lines = append(lines, "check "+table+" "+strings.TrimRight(strings.TrimSpace(check), ","))
				}
			}
		}
	}
	slices.Sort(lines)
	return lines
}

func texts(t *testing.T, s *db.Store, query string) (lines []string) {
	t.Helper()
	rows, err := s.Writer().QueryContext(t.Context(), query)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var line string
		if err := rows.Scan(&line); err != nil {
			t.Fatal(err)
		}
		lines = append(lines, line)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return lines
}

// TestMigrate brings a database with rows from version 1 to 3 in one step.
func TestMigrate(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		first := db.Schema().Steps[:1]
		steps := append(slices.Clone(first),
			`ALTER TABLE turns ADD COLUMN tokens BIGINT NOT NULL DEFAULT 7;`,
			`CREATE TABLE budgets (ledger_id TEXT NOT NULL PRIMARY KEY); ALTER TABLE turns ADD COLUMN note TEXT;`)
		s := openWith(t, databaseURL, engine.Schema{Whole: first[0], Steps: first})
		if _, err := s.Writer().ExecContext(t.Context(), `INSERT INTO conversations (conversation_id, pending, last_turn) VALUES ('c', NULL, 1)`); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Writer().ExecContext(t.Context(), `INSERT INTO turns (conversation_id, seq, message_id, at, body) VALUES ('c', 1, 'm', '2026-11-20 12:00:00.000000', '{}')`); err != nil {
			t.Fatal(err)
		}
		for range 2 { // the second run does nothing
			s = openWith(t, databaseURL, engine.Schema{Whole: "this would fail", Steps: steps})
		}
		var tokens int
		if err := s.Writer().QueryRowContext(t.Context(), `SELECT tokens FROM turns`).Scan(&tokens); err != nil || tokens != 7 {
			t.Errorf("tokens = %d, %v, want 7", tokens, err)
		}
		if stored, _, err := s.Version(t.Context()); err != nil || stored != 3 {
			t.Errorf("version = %d, %v, want 3", stored, err)
		}
	})
}

// TestMigrateAllOrNothing has the second step fail after the first succeeded.
func TestMigrateAllOrNothing(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		first := db.Schema().Steps[:1]
		s := openWith(t, databaseURL, engine.Schema{Whole: first[0], Steps: first})
		before := catalog(t, s)
		steps := append(slices.Clone(first), `ALTER TABLE turns ADD COLUMN tokens BIGINT;`, `ALTER TABLE nonsense ADD COLUMN x TEXT;`)
		if _, err := db.OpenWith(t.Context(), databaseURL, engine.Schema{Steps: steps}); err == nil {
			t.Fatal("a migration of a table that is not there succeeded")
		}
		if d := cmp.Diff(before, catalog(t, s)); d != "" {
			t.Errorf("a failed migration left something behind (-before +after):\n%s", d)
		}
		if stored, _, err := s.Version(t.Context()); err != nil || stored != 1 {
			t.Errorf("version = %d, %v, want 1", stored, err)
		}
	})
}

// TestOpenAtOnce opens an empty database, and then one that lacks a migration,
// from several stores at once, like processes that start at the same time.
func TestOpenAtOnce(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		const processes = 6
		first := db.Schema().Steps
		for round, steps := range [][]string{first, append(slices.Clone(first), `ALTER TABLE turns ADD COLUMN tokens BIGINT;`)} {
			var wg sync.WaitGroup
			for range processes {
				wg.Go(func() {
					s, err := db.OpenWith(t.Context(), databaseURL, engine.Schema{Whole: db.Schema().Whole, Steps: steps})
					if err != nil {
						t.Errorf("round %d: %v", round, err)
						return
					}
					_ = s.Close()
				})
			}
			wg.Wait()
			if stored, _, err := openWith(t, databaseURL, engine.Schema{Steps: steps}).Version(t.Context()); err != nil || stored != len(steps) {
				t.Errorf("round %d: version = %d, %v, want %d", round, stored, err, len(steps))
			}
		}
	})
}

func TestOpenRefusesNewer(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		s, err := db.Open(t.Context(), databaseURL)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Writer().ExecContext(t.Context(), `UPDATE schema_version SET version = 99`); err != nil {
			t.Fatal(err)
		}
		before := catalog(t, s)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		_, err = db.Open(t.Context(), databaseURL)
		e, ok := errors.AsType[*engine.OpenError](err)
		if !ok || e.Reason != engine.ReasonNewer || e.Stored != 99 || e.Program != len(db.Schema().Steps) {
			t.Fatalf("Open = %#v, want reason %q with version 99", err, engine.ReasonNewer)
		}
		if d := cmp.Diff(before, catalog(t, openWith(t, databaseURL, engine.Schema{Steps: make([]string, 99)}))); d != "" {
			t.Errorf("a refused database was changed (-before +after):\n%s", d)
		}
	})
}

// TestOpenAgain checks that what was written is there after a restart.
func TestOpenAgain(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		for range 3 {
			s, err := db.Open(t.Context(), databaseURL)
			if err != nil {
				t.Fatal(err)
			}
			l, err := s.OpenLedger(t.Context(), expense.Ledger{ID: "a", Settings: expense.DefaultSettings()})
			if err != nil || l.ID != "a" {
				t.Fatalf("OpenLedger = %+v, %v", l, err)
			}
			if stored, program, err := s.Version(t.Context()); err != nil || stored != program {
				t.Errorf("Version = %d, %d, %v", stored, program, err)
			}
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
		}
	})
}
