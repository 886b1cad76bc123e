package main

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"chit/db"
	"chit/db/dbtest"
)

// withServer runs the tests of this package and stops the PostgreSQL server
// they started.
type withServer struct{ *testing.M }

func (m withServer) Run() int {
	moreAtOnce()
	return dbtest.Main(m.M)
}

// moreAtOnce lets more tests run in parallel than there are cores, unless a
// number was chosen: those of the crash battery mostly wait for leases.
func moreAtOnce() {
	parallel := flag.Lookup("test.parallel")
	if parallel.Value.String() == strconv.Itoa(runtime.GOMAXPROCS(0)) {
		_ = parallel.Value.Set(strconv.Itoa(2 * runtime.GOMAXPROCS(0)))
	}
}

// programs are the other programs that this test binary can be, by name. The
// scripts run the real program as "bot".
var programs = map[string]func(){"bot": main}

// programOf returns a program that runs f until it is told to stop.
func programOf(f func(context.Context, *config, *db.Store) error) func() {
	return func() {
		ctx := untilSignal(syscall.SIGTERM)
		p := &process{getenv: os.Getenv, stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr, started: time.Now()}
		if err := withStore(ctx, p, &settings{}, f); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
}

func TestMain(m *testing.M) { testscript.Main(withServer{m}, programs) }

func TestScripts(t *testing.T) {
	testscript.Run(t, scripts("sqlite", func() string { return "" }))
}

// TestScriptsOnPostgres runs the same scripts, with the same results, on the
// other database.
func TestScriptsOnPostgres(t *testing.T) {
	dbtest.ServerURL(t) // skips without a server
	testscript.Run(t, scripts("postgres", func() string { return dbtest.PostgresURL(t) }))
}

// scripts returns how to run testdata/script on one of the databases. Each
// script has an empty home, and belongs to ana in Berlin at a fixed time.
func scripts(database string, url func() string) testscript.Params {
	return testscript.Params{
		Dir:                 filepath.Join("testdata", "script"),
		RequireExplicitExec: true,
		Setup: func(env *testscript.Env) error {
			home := filepath.Join(env.WorkDir, "home")
			for k, v := range map[string]string{
				"HOME": home, "USER": "ana", "TZ": "Europe/Berlin", "LANG": "en_DE.UTF-8",
				"NOW": "2026-11-21T09:43:00+01:00", "DATABASE_URL": url(),
			} {
				env.Setenv(k, v)
			}
			return os.Mkdir(home, 0o700)
		},
		Condition: func(cond string) (bool, error) {
			switch cond {
			case "sqlite", "postgres":
				return cond == database, nil
			case "root":
				return os.Getuid() == 0, nil
			case "blns":
				_, err := os.Stat(blns)
				return err == nil, nil
			}
			return false, fmt.Errorf("no condition %q", cond)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"sqlite": sqliteCommand, "repeat": repeatCommand, "naughty": naughtyCommand, "sorted": sortedCommand,
		},
	}
}

// blns is the Big List of Naughty Strings, which is not part of this
// repository.
var blns = filepath.Join("..", "..", "..", "shared", "specs", "blns.json")

// sqliteCommand runs a statement on a database file: sqlite FILE STATEMENT.
func sqliteCommand(ts *testscript.TestScript, _ bool, args []string) {
	conn, err := sql.Open("sqlite", ts.MkAbs(args[0]))
	ts.Check(err)
	defer conn.Close()
	_, err = conn.ExecContext(context.Background(), args[1])
	ts.Check(err)
}

// repeatCommand writes a file with one line that repeats a text: repeat FILE
// COUNT TEXT.
func repeatCommand(ts *testscript.TestScript, _ bool, args []string) {
	var n int
	_, err := fmt.Sscan(args[1], &n)
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Repeat(args[2], n)+"\n"), 0o600))
}

// naughtyCommand writes the naughty strings to a file, one per line: naughty
// FILE.
func naughtyCommand(ts *testscript.TestScript, _ bool, args []string) {
	data, err := os.ReadFile(blns)
	ts.Check(err)
	var all []string
	ts.Check(json.Unmarshal(data, &all))
	var b bytes.Buffer
	for _, s := range all {
		b.WriteString(strings.NewReplacer("\n", " ", "\r", " ").Replace(s) + "\n")
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), b.Bytes(), 0o600))
}

// sortedCommand writes the amounts of a JSON document of expenses in order, to
// compare two documents of different structure: sorted IN OUT.
func sortedCommand(ts *testscript.TestScript, _ bool, args []string) {
	var document any
	ts.Check(json.Unmarshal([]byte(ts.ReadFile(args[0])), &document))
	var b bytes.Buffer
	var walk func(any)
	walk = func(v any) {
		switch v := v.(type) {
		case []any:
			for _, e := range v {
				walk(e)
			}
		case map[string]any:
			if v["number"] != nil && v["gross"] != nil {
				line, err := json.Marshal(v) // keys in order
				ts.Check(err)
				b.Write(append(line, '\n'))
				return
			}
			for _, e := range v {
				walk(e)
			}
		}
	}
	walk(document)
	lines := strings.SplitAfter(b.String(), "\n")
	slices.Sort(lines)
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(strings.Join(lines, "")), 0o600))
}
