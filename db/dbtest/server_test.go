//go:build linux

package dbtest

import (
	"bufio"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"
)

// envChild makes TestMain start a server, print its process id and wait.
const envChild = "CHIT_TEST_DBTEST_CHILD"

func TestMain(m *testing.M) {
	if os.Getenv(envChild) == "" {
		os.Exit(Main(m))
	}
	if _, err := shared.start(); err != nil {
		fmt.Println("none:", err)
		return
	}
	fmt.Println(shared.cmd.Process.Pid)
	select {}
}

// TestServerDiesWithParent kills a process in the middle of its tests.
func TestServerDiesWithParent(t *testing.T) {
	t.Parallel()
	child := exec.CommandContext(t.Context(), os.Args[0])
	child.Env = append(os.Environ(), envChild+"=1")
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	var server int
	if _, err := fmt.Sscan(line, &server); err != nil {
		_ = child.Wait()
		t.Skipf("no PostgreSQL: %s", line)
	}
	if err := syscall.Kill(server, 0); err != nil {
		t.Fatalf("the server does not run: %v", err)
	}
	if err := child.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = child.Wait() // it was killed
	deadline := time.After(2 * time.Minute)
	for !errors.Is(syscall.Kill(server, 0), syscall.ESRCH) {
		select {
		case <-deadline:
			t.Fatalf("server %d outlives the process that started it", server)
		case <-time.After(10 * time.Millisecond): // not our child, so there is nothing to wait on
		}
	}
}

// TestOwnSchema checks that two databases of one test are separate.
func TestOwnSchema(t *testing.T) {
	t.Parallel()
	a, b := Postgres(t), Postgres(t)
	for _, s := range []interface{ Driver() string }{a, b} {
		if s.Driver() != "postgres" {
			t.Errorf("driver %q", s.Driver())
		}
	}
	if x, y := PostgresURL(t), PostgresURL(t); x == y {
		t.Errorf("the same URL twice: %s", x)
	}
}

func TestNewestFirst(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool // a before b
	}{
		{"/usr/lib/postgresql/15/bin", "/usr/lib/postgresql/9.6/bin", true},
		{"/usr/lib/postgresql/9.6/bin", "/usr/lib/postgresql/17/bin", false},
		{"/usr/pgsql-16/bin", "/usr/pgsql-15/bin", true},
	} {
		if got := newestFirst(c.a, c.b) < 0; got != c.want {
			t.Errorf("newestFirst(%s, %s) < 0 is %v, want %v", c.a, c.b, got, c.want)
		}
	}
}

// TestCrash checks that a crashed server keeps what was committed, and nothing
// else.
func TestCrash(t *testing.T) {
	t.Parallel()
	own := NewServer(t)
	execute(t.Context(), t, own.URL(), `CREATE TABLE kept (n INTEGER); INSERT INTO kept VALUES (1)`)
	conn, err := sql.Open("pgx", own.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	tx, err := conn.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tx.ExecContext(t.Context(), `INSERT INTO kept VALUES (2)`); err != nil {
		t.Fatal(err)
	}
	if err := own.Crash(); err != nil {
		t.Fatal(err)
	}
	if err := tx.Commit(); err == nil {
		t.Error("a transaction outlived its server")
	}
	var n int
	if err := conn.QueryRowContext(t.Context(), `SELECT COUNT(*) FROM kept`).Scan(&n); err != nil || n != 1 {
		t.Errorf("%d rows are left (%v), want 1", n, err)
	}
}
