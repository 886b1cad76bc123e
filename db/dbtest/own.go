package dbtest

import (
	"os"
	"testing"
)

// An Own is a PostgreSQL server that one test has for itself, because it crashes
// it.
type Own struct{ server server }

// OwnServer starts a server for one test, stopped and removed when the test ends.
// It skips the test when there is no PostgreSQL. CHIT_TEST_POSTGRES is not
// asked: nobody's server but our own is crashed.
func OwnServer(t testing.TB) *Own {
	t.Helper()
	o := new(Own)
	if _, err := o.server.start(); err != nil {
		if os.Getenv(envRequire) == "1" {
			t.Fatalf("no PostgreSQL for the tests, and %s=1: %v", envRequire, err)
		}
		t.Skipf("no PostgreSQL for the tests: %v", err)
	}
	t.Cleanup(o.server.stop)
	return o
}

// URL returns where the server is, before and after a crash.
func (o *Own) URL() string { return o.server.url }

// Crash ends the server in immediate mode and starts it again on what it had
// committed. Only the machine stays up, so that nothing need be flushed to disk
// for that to be everything.
func (o *Own) Crash() error { return o.server.crash() }

// Standby makes the server one that follows another, which there is none of: it
// answers questions and takes no writes, until it is promoted.
func (o *Own) Standby() error { return o.server.standby() }
