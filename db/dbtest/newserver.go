package dbtest

import (
	"os"
	"testing"
)

// A Server is a PostgreSQL server used by one test only, which may crash it.
type Server struct{ server server }

// NewServer starts a server for one test, and stops and removes it when the test
// ends. It skips the test when there is no PostgreSQL. It ignores
// CHIT_TEST_POSTGRES: only a server of our own may be crashed.
func NewServer(t testing.TB) *Server {
	t.Helper()
	o := new(Server)
	if _, err := o.server.start(); err != nil {
		if os.Getenv(envRequire) == "1" {
			t.Fatalf("no PostgreSQL for the tests, and %s=1: %v", envRequire, err)
		}
		t.Skipf("no PostgreSQL for the tests: %v", err)
	}
	t.Cleanup(o.server.stop)
	return o
}

// URL returns the server's URL, which a crash does not change.
func (o *Server) URL() string { return o.server.url }

// Crash stops the server in immediate mode and starts it again on what it had
// committed. The machine stays up, so committed data survives without being
// flushed to disk.
func (o *Server) Crash() error { return o.server.crash() }

// Standby makes the server a standby of a primary that does not exist: it
// answers queries and refuses writes until it is promoted.
func (o *Server) Standby() error { return o.server.standby() }
