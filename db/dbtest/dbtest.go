// Package dbtest gives each test a database of its own.
//
// SQLite needs nothing. For PostgreSQL the first test that wants it starts one
// throw-away server per test binary from the installed programs: a shared server
// would have to be found, locked and cleaned up between binaries. If
// CHIT_TEST_POSTGRES is set to a URL, that server is used instead.
//
// Without the programs the PostgreSQL tests are skipped, so that "go test ./..."
// works on any machine. Continuous integration sets CHIT_TEST_REQUIRE_POSTGRES=1,
// which turns the skip into a failure.
package dbtest

import (
	"context"
	"database/sql"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"chit/db"
)

// Environment variables of package dbtest. Other test packages should read none
// of them.
const (
	envServer  = "CHIT_TEST_POSTGRES"         // URL of a server to use
	envRequire = "CHIT_TEST_REQUIRE_POSTGRES" // "1": fail instead of skipping
	envBin     = "CHIT_TEST_PG_BIN"           // directory of initdb and postgres
)

// Stores opens a store of every kind, for suites that run on each.
var Stores = map[string]func(testing.TB) *db.Store{"SQLite": SQLite, "Memory": Memory, "Postgres": Postgres}

// URLs returns the URL of a new, empty database of each kind that several stores
// may open.
var URLs = map[string]func(testing.TB) string{"SQLite": SQLiteURL, "Postgres": PostgresURL}

// OnBoth runs a test on an empty database of each kind in [URLs].
func OnBoth(t *testing.T, test func(t *testing.T, databaseURL string)) {
	for name, url := range URLs {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, url(t))
		})
	}
}

// Open opens a database, which other stores may have open too, and closes it when
// the test ends.
func Open(t testing.TB, databaseURL string) *db.Store { return open(t, databaseURL) }

// Main runs the tests of a package and stops the server that they started. A
// package whose tests use [Postgres] or [PostgresURL] calls it from TestMain:
//
//	func TestMain(m *testing.M) { os.Exit(dbtest.Main(m)) }
//
// Without it the server still ends with the process, but leaves its directory
// for the next run to remove.
func Main(m *testing.M) int {
	defer shared.stop()
	return m.Run()
}

// SQLite returns a store on a new file, closed when the test ends.
func SQLite(t testing.TB) *db.Store {
	t.Helper()
	return open(t, SQLiteURL(t))
}

// Memory returns a store in memory, closed when the test ends.
func Memory(t testing.TB) *db.Store {
	t.Helper()
	return open(t, "sqlite::memory:")
}

// SQLiteURL returns the URL of a file that does not exist yet.
func SQLiteURL(t testing.TB) string {
	t.Helper()
	return "sqlite:" + filepath.Join(t.TempDir(), "chit.db")
}

// Postgres returns a store on a new schema, dropped when the test ends. It skips
// the test when there is no PostgreSQL.
func Postgres(t testing.TB) *db.Store {
	t.Helper()
	return open(t, PostgresURL(t))
}

func open(t testing.TB, databaseURL string) *db.Store {
	t.Helper()
	s, err := db.Open(t.Context(), databaseURL)
	if err != nil {
		t.Fatalf("open test database: %v (%v)", err, errCause(err))
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Errorf("close test database: %v", err)
		}
	})
	return s
}

func errCause(err error) error {
	if u, ok := err.(interface{ Unwrap() error }); ok {
		return u.Unwrap()
	}
	return nil
}

var schemas atomic.Int64

// PostgresURL returns the URL of a new and empty schema, dropped when the test
// ends.
func PostgresURL(t testing.TB) string {
	t.Helper()
	server := ServerURL(t)
	schema := fmt.Sprintf("chit_test_%d_%d", os.Getpid(), schemas.Add(1))
	execute(t.Context(), t, server, `CREATE SCHEMA `+schema)
	t.Cleanup(func() {
		// The context of a test is cancelled before its cleanups run.
		execute(context.WithoutCancel(t.Context()), t, server, `DROP SCHEMA `+schema+` CASCADE`)
	})
	u, err := url.Parse(server)
	if err != nil {
		t.Fatalf("%s: %v", envServer, err)
	}
	params := u.Query()
	params.Set("search_path", schema)
	u.RawQuery = params.Encode()
	return u.String()
}

// ServerURL returns the URL of the server itself, for tests of what happens
// before there is a schema. It skips the test when there is no PostgreSQL.
func ServerURL(t testing.TB) string {
	t.Helper()
	if server := os.Getenv(envServer); server != "" {
		return server
	}
	server, err := shared.start()
	if err == nil {
		return server
	}
	if os.Getenv(envRequire) == "1" {
		t.Fatalf("no PostgreSQL for the tests, and %s=1: %v", envRequire, err)
	}
	t.Skipf("no PostgreSQL for the tests: %v", err)
	return ""
}

// execute runs one statement on a connection of its own.
func execute(ctx context.Context, t testing.TB, server, query string) {
	t.Helper()
	conn, err := sql.Open("pgx", server)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close() }() // nothing is lost if this fails
	if _, err := conn.ExecContext(ctx, query); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}
