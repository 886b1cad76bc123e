//go:build unix

package dbtest

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"flag"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// shared is the one server of a test binary.
var shared server

// A server is a PostgreSQL server that lives as long as the process that
// started it.
type server struct {
	once sync.Once
	url  string
	err  error

	dir    string
	port   string
	cmd    *exec.Cmd
	exited chan error
}

// start starts the server on the first call. It returns the server's URL, or
// why there is no server.
func (s *server) start() (string, error) {
	s.once.Do(func() {
		if s.err = s.run(); s.err != nil {
			s.stop()
		}
	})
	return s.url, s.err
}

// stop ends the server, if there is one, and removes its directory.
func (s *server) stop() {
	s.end() // a throw-away server has nothing to save
	if s.dir != "" {
		_ = os.RemoveAll(s.dir) // the next run removes what is left
	}
}

// end ends the server at once, in immediate mode.
func (s *server) end() {
	if s.exited != nil {
		_ = s.cmd.Process.Signal(syscall.SIGQUIT)
		<-s.exited
		s.exited = nil
	}
}

func (s *server) run() error {
	removeOrphans()
	bin, err := programs()
	if err != nil {
		return err
	}
	owner, err := ownerOfServer()
	if err != nil {
		return err
	}
	if s.dir, err = newDirectory(owner); err != nil {
		return err
	}
	data := filepath.Join(s.dir, "data")
	initdb := exec.Command(filepath.Join(bin, "initdb"), "--pgdata", data, "--username", "chit",
		"--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions")
	initdb.Dir, initdb.SysProcAttr = s.dir, &syscall.SysProcAttr{Credential: owner}
	if out, err := initdb.CombinedOutput(); err != nil {
		return fmt.Errorf("initdb: %w\n%s", err, out)
	}
	// Another process may take the port between freePort and the server's
	// start.
	for range 3 {
		if s.port, err = freePort(); err != nil {
			return err
		}
		if err = s.serve(bin, owner); err == nil {
			return nil
		}
	}
	return err
}

// standby restarts the server as a standby.
func (s *server) standby() error {
	signal := filepath.Join(s.dir, "data", "standby.signal")
	if err := os.WriteFile(signal, nil, 0o600); err != nil {
		return err
	}
	if err := os.Chmod(signal, 0o666); err != nil { // the server may run as another user
		return err
	}
	return s.crash()
}

// crash ends the server as "pg_ctl stop -m immediate" does: connections break in
// mid-request and nothing is written out. The server then starts again on the
// same data and port, and recovers from its log.
func (s *server) crash() error {
	bin, err := programs()
	if err != nil {
		return err
	}
	owner, err := ownerOfServer()
	if err != nil {
		return err
	}
	s.end()
	return s.serve(bin, owner)
}

// serve starts the server and waits until it answers. Nothing is flushed to disk,
// since the data are thrown away. Benchmarks do flush, or their figures would be
// meaningless.
func (s *server) serve(bin string, owner *syscall.Credential) error {
	s.url = "postgres://chit@" + net.JoinHostPort("127.0.0.1", s.port) + "/postgres?sslmode=disable"
	var log bytes.Buffer
	s.cmd = exec.Command(filepath.Join(bin, "postgres"), "-D", filepath.Join(s.dir, "data"), "-p", s.port, "-c", "listen_addresses=127.0.0.1",
		"-c", "unix_socket_directories=", "-c", "max_connections=300",
		"-c", "shared_buffers=128MB", "-c", "log_min_messages=fatal")
	if !benchmarking() {
		s.cmd.Args = append(s.cmd.Args, "-c", "fsync=off", "-c", "full_page_writes=off")
	}
	s.cmd.Dir, s.cmd.Stdout, s.cmd.Stderr = s.dir, &log, &log
	s.cmd.SysProcAttr = dieWithParent(owner)

	started := make(chan error)
	exited := make(chan error, 1)
	go func() {
		// The kernel sends the signal of dieWithParent when the starting thread
		// ends, so keep that thread for as long as the server runs.
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		err := s.cmd.Start()
		started <- err
		if err == nil {
			exited <- s.cmd.Wait()
		}
	}()
	if err := <-started; err != nil {
		return fmt.Errorf("start postgres: %w", err)
	}
	s.exited = exited
	return s.wait(&log)
}

func benchmarking() bool {
	f := flag.Lookup("test.bench")
	return f != nil && f.Value.String() != ""
}

// wait returns when the server answers. It polls, because a server does not
// announce that it is ready.
func (s *server) wait(log *bytes.Buffer) error {
	const timeout, pause = 30 * time.Second, 20 * time.Millisecond
	conn, err := sql.Open("pgx", s.url)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }() // nothing is lost if this fails
	deadline := time.After(timeout)
	for {
		if err = conn.PingContext(context.Background()); err == nil {
			return nil
		}
		select {
		case exit := <-s.exited:
			s.exited = nil
			return fmt.Errorf("postgres ended: %w\n%s", exit, log)
		case <-deadline:
			return fmt.Errorf("postgres does not answer: %w", err)
		case <-time.After(pause):
		}
	}
}

// programs returns the directory that holds initdb and postgres.
func programs() (string, error) {
	candidates := []string{os.Getenv(envBin)}
	if candidates[0] == "" {
		candidates = nil
		if path, err := exec.LookPath("initdb"); err == nil {
			candidates = append(candidates, filepath.Dir(path))
		}
		for _, pattern := range []string{"/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin"} {
			found, _ := filepath.Glob(pattern) // fails only for a bad pattern
			slices.SortFunc(found, newestFirst)
			candidates = append(candidates, found...)
		}
	}
	for _, dir := range candidates {
		if executable(filepath.Join(dir, "initdb")) && executable(filepath.Join(dir, "postgres")) {
			return dir, nil
		}
	}
	return "", fmt.Errorf("initdb and postgres are neither in PATH nor in /usr/lib/postgresql/*/bin: install the PostgreSQL server, or set %s or %s", envBin, envServer)
}

// newestFirst compares directories by the version number in their names: 9.6 is
// older than 15.
func newestFirst(a, b string) int {
	version := func(dir string) int {
		digits := strings.TrimFunc(strings.Split(filepath.Base(filepath.Dir(dir)), ".")[0], func(r rune) bool { return r < '0' || r > '9' })
		n, _ := strconv.Atoi(digits) // 0 if there is no number
		return n
	}
	return version(b) - version(a)
}

func executable(path string) bool {
	info, err := os.Stat(path)
	return err == nil && !info.IsDir() && info.Mode()&0o111 != 0
}

// ownerOfServer returns the user who is to run the server, nil for the current
// one. PostgreSQL refuses to run as root.
func ownerOfServer() (*syscall.Credential, error) {
	if os.Getuid() != 0 {
		return nil, nil
	}
	for _, name := range []string{"postgres", "nobody"} {
		u, err := user.Lookup(name)
		if err != nil {
			continue
		}
		uid, errUID := strconv.ParseUint(u.Uid, 10, 32)
		gid, errGID := strconv.ParseUint(u.Gid, 10, 32)
		if err := errors.Join(errUID, errGID); err != nil {
			return nil, err
		}
		return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}, nil
	}
	return nil, errors.New("PostgreSQL does not run as root, and there is neither a user \"postgres\" nor a user \"nobody\"")
}

// directoryPrefix begins the name of a server's directory; the id of the
// process that made it follows.
const directoryPrefix = "chit-postgres-"

// newDirectory makes the server's directory where its owner can reach it:
// TMPDIR may be closed to other users.
func newDirectory(owner *syscall.Credential) (string, error) {
	base := os.TempDir()
	if owner != nil {
		base = "/tmp"
	}
	dir, err := os.MkdirTemp(base, fmt.Sprintf("%s%d-", directoryPrefix, os.Getpid()))
	if err != nil || owner == nil {
		return dir, err
	}
	return dir, os.Chown(dir, int(owner.Uid), int(owner.Gid))
}

// removeOrphans removes the directories of killed processes, whose servers have
// ended with them.
func removeOrphans() {
	for _, base := range []string{os.TempDir(), "/tmp"} {
		dirs, _ := filepath.Glob(filepath.Join(base, directoryPrefix+"*")) // fails only for a bad pattern
		for _, dir := range dirs {
			id, _, _ := strings.Cut(strings.TrimPrefix(filepath.Base(dir), directoryPrefix), "-")
			pid, err := strconv.Atoi(id)
			if err == nil && errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) {
				_ = os.RemoveAll(dir) // another run may be removing it too
			}
		}
	}
}

// freePort returns a port that nobody listens on at the moment.
func freePort() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer func() { _ = l.Close() }() // only its port number was needed
	return strconv.Itoa(l.Addr().(*net.TCPAddr).Port), nil
}
