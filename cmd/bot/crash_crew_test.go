//go:build unix

package main

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"chit/db"
)

// A crew is a number of programs on one database, restarted whenever they end.
type crew struct {
	t        testing.TB
	url      string // of the database
	platform *platform
	server   *httptest.Server
	lease    time.Duration
	fault    string
	command  []string             // arguments of the programs
	kills    int                  // how many kills there should be
	points   []killPoint          // kill points, used in turn; in between, kills are random
	every    int                  // about how often a point is passed before a kill
	directed bool                 // each point in turn, at its first passage, and no random kills
	stall    bool                 // also stop programs past their leases
	aside    bool                 // runs may fail so often that messages are set aside
	crashDB  func() error         // crashes the database, nil if that is impossible
	crashes  int                  // how many crashes
	env      func(n int) []string // environment of program n, nil for none

	mu       sync.Mutex
	rand     *rand.Rand
	programs []*program // by slot
	all      []*program
	starts   int
	deaths   map[string]int
	crashed  int
	died     time.Time // when the last one died
	stopped  bool
	wrong    []string
	running  sync.WaitGroup
	log      *os.File
}

// A program is one process of a crew.
type program struct {
	slot, generation int
	plan             killPoint // where it will kill itself, "" for nowhere
	cmd              *exec.Cmd
	atRandom         bool      // killed by the crew
	retired          bool      // not to be replaced
	ended            chan bool // closed when it has ended
}

// newCrew returns a crew on a new database, to be started by [crew.start].
func newCrew(t testing.TB, url string, p *platform, seed uint64) *crew {
	t.Helper()
	c := &crew{
		t: t, url: url, platform: p, server: httptest.NewServer(p), lease: 700 * time.Millisecond, points: killPoints, command: []string{"crashbot"},
		rand: rand.New(rand.NewPCG(seed, 2)), deaths: map[string]int{}, died: time.Now(), every: 8,
	}
	t.Cleanup(func() {
		c.server.CloseClientConnections() // a model call may still hang
		c.server.Close()
	})
	var err error
	if c.log, err = os.Create(filepath.Join(t.TempDir(), "log")); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.endLog)
	store, err := db.Open(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	observe(t, url)
	return c
}

// endLog prints the end of the programs' logs on request.
func (c *crew) endLog() {
	if c.t.Failed() {
		text, _ := os.ReadFile(c.log.Name())
		if len(text) > 6000 {
			text = text[len(text)-6000:]
		}
		c.t.Logf("the programs logged:\n%s", text)
	}
	_ = c.log.Close()
}

// start starts n programs.
func (c *crew) start(n int) {
	for range n {
		c.add()
	}
}

// add starts one more program.
func (c *crew) add() {
	c.mu.Lock()
	slot := len(c.programs)
	c.programs = append(c.programs, nil)
	c.mu.Unlock()
	p := c.launch(slot)
	c.running.Go(func() { c.keep(p) })
}

// retire leaves a slot empty when its program ends.
func (c *crew) retire(slot int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.programs[slot].retired = true
}

// keep restarts a program whenever it ends, until the crew stops.
func (c *crew) keep(p *program) {
	for p != nil {
		_ = p.cmd.Wait() // killed, or told to stop
		close(p.ended)
		status, _ := p.cmd.ProcessState.Sys().(syscall.WaitStatus)
		killed := status.Signaled() && status.Signal() == syscall.SIGKILL
		c.mu.Lock()
		retired := p.retired
		switch {
		case !killed:
			// It could not start, or was told to stop.
		case p.atRandom:
			c.deaths["at random"]++
			c.died = time.Now()
		default:
			c.deaths[string(p.plan)]++
			c.died = time.Now()
		}
		p.plan = ""
		c.mu.Unlock()
		if retired {
			return
		}
		if killed {
			c.check()
		} else {
			time.Sleep(50 * time.Millisecond) // the database may be down
		}
		p = c.launch(p.slot)
	}
}

// check asks SQLite whether a kill has damaged its file.
func (c *crew) check() {
	if !strings.HasPrefix(c.url, "sqlite:") {
		return
	}
	if result := integrity(c.url); result != "ok" {
		c.mu.Lock()
		c.wrong = append(c.wrong, "integrity_check after a death: "+result)
		c.mu.Unlock()
	}
}

// launch starts a program in a slot, and returns nil if the crew has stopped.
func (c *crew) launch(slot int) *program {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.stopped {
		return nil
	}
	c.starts++
	p := &program{slot: slot, generation: c.starts, ended: make(chan bool)}
	base := fmt.Sprintf("%s/%d", c.server.URL, p.generation)
	cmd := exec.Command(c.command[0], c.command[1:]...)
	cmd.Stderr = c.log
	cmd.Env = []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + filepath.Dir(c.log.Name()), "DATABASE_URL=" + c.url, "HTTP_ADDR=127.0.0.1:0",
		"OPENAI_BASE_URL=" + base + "/v1", "OPENAI_MODEL=loop", envCrashPlatform + "=" + base, envCrashLease + "=" + c.lease.String(),
		envCrashFault + "=" + c.fault,
	}
	if c.env != nil {
		cmd.Env = append(cmd.Env, c.env(slot)...)
	}
	if p.plan = c.plan(); p.plan != "" {
		cmd.Env = append(cmd.Env, fmt.Sprintf("%s=%s/%d", envCrashDie, p.plan, 1+c.rand.IntN(c.passages(p.plan))))
	}
	p.cmd = cmd
	if err := cmd.Start(); err != nil {
		c.wrong = append(c.wrong, "start: "+err.Error())
		return nil
	}
	c.programs[slot], c.all = p, append(c.all, p)
	return p
}

// plan returns where the next program is to die: each point in turn. Every
// fourth program is killed at random, unless kills are directed.
func (c *crew) plan() killPoint {
	planned := c.dead()
	for _, p := range c.programs {
		if p != nil && p.plan != "" {
			planned++
		}
	}
	if planned >= c.kills || len(c.points) == 0 || c.starts%4 == 0 && !c.directed {
		return ""
	}
	if c.directed {
		return c.points[c.dead()%len(c.points)]
	}
	return c.points[(c.starts-c.starts/4)%len(c.points)]
}

// passages returns how often a point is passed at most before the kill. Only
// one message in four asks a model, and one in four is followed by something.
func (c *crew) passages(p killPoint) int {
	switch p {
	case atAsked, atKept, atPosted, atTickSet, atArrived:
		return max(1, c.every/4)
	}
	return max(1, c.every)
}

func (c *crew) dead() (n int) {
	for _, d := range c.deaths {
		n += d
	}
	return n
}

func (c *crew) killed() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.dead()
}

// havoc, until ctx is done, kills at random when no program has died for a
// while, stalls programs past their leases, and crashes the database.
func (c *crew) havoc(ctx context.Context) {
	for n := 0; ; n++ {
		select {
		case <-ctx.Done():
			return
		case <-time.After(100 * time.Millisecond):
		}
		c.mu.Lock()
		dead := c.dead()
		victim := c.programs[c.rand.IntN(len(c.programs))]
		if victim == nil {
			c.mu.Unlock()
			continue
		}
		if dead < c.kills && !c.directed && time.Since(c.died) > c.lease+200*time.Millisecond {
			victim.atRandom = true
			_ = victim.cmd.Process.Kill()
		}
		stall := c.stall && n%40 == 20 && dead < c.kills
		crash := c.crashDB != nil && c.crashed < c.crashes && dead*(c.crashes+1) > c.kills*(c.crashed+1)
		c.mu.Unlock()
		if stall {
			c.stop(victim, c.lease+c.lease/2)
		}
		if crash {
			c.crash()
		}
	}
}

func (c *crew) crash() {
	err := c.crashDB()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.crashed++
	if err != nil {
		c.wrong = append(c.wrong, "the database does not come back: "+err.Error())
	}
}

// stop suspends a program for d: it sleeps past its leases without knowing.
func (c *crew) stop(p *program, d time.Duration) {
	c.mu.Lock()
	_ = p.cmd.Process.Signal(syscall.SIGSTOP)
	c.mu.Unlock()
	time.Sleep(d)
	_ = p.cmd.Process.Signal(syscall.SIGCONT)
}

// end stops all programs and waits for them.
func (c *crew) end() {
	c.signalAll(syscall.SIGTERM)
	tooLong := time.AfterFunc(patience, func() {
		c.mu.Lock()
		c.wrong = append(c.wrong, "a program does not end when it is told to")
		c.mu.Unlock()
		c.signalAll(syscall.SIGKILL)
	})
	defer tooLong.Stop()
	c.running.Wait()
	c.server.CloseClientConnections()
	c.platform.mu.Lock() // nothing is written to the platform after this
	defer c.platform.mu.Unlock()
}

// signalAll stops the crew and sends a signal to all programs.
func (c *crew) signalAll(s syscall.Signal) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.stopped = true
	for _, p := range c.programs {
		if p != nil {
			_ = p.cmd.Process.Signal(syscall.SIGCONT)
			_ = p.cmd.Process.Signal(s)
		}
	}
}

// sqlOpen opens a database directly, without the store.
func sqlOpen(url string) (*sql.DB, error) {
	if path, ok := strings.CutPrefix(url, "sqlite:"); ok {
		return sql.Open("sqlite", "file:"+path+"?_busy_timeout=10000")
	}
	return sql.Open("pgx", url)
}

// integrity returns SQLite's integrity check, "ok" if there is no damage.
func integrity(url string) (result string) {
	conn, err := sqlOpen(url)
	if err != nil {
		return err.Error()
	}
	defer conn.Close()
	if err := conn.QueryRow(`PRAGMA integrity_check`).Scan(&result); err != nil {
		return err.Error()
	}
	return result
}

// observe makes the database itself record the epoch of the conversation at each
// change of a ledger. In these tests a ledger has the name of its conversation.
func observe(t testing.TB, url string) {
	t.Helper()
	statements := []string{`
CREATE TABLE observed (ledger TEXT NOT NULL, source_key TEXT NOT NULL, actor TEXT NOT NULL, epoch BIGINT NOT NULL)`}
	const note = `
INSERT INTO observed SELECT NEW.ledger_id, NEW.source_key, NEW.actor_name, epoch FROM conversations WHERE conversation_id = NEW.ledger_id;`
	if strings.HasPrefix(url, "sqlite:") {
		statements = append(statements, `CREATE TRIGGER observe AFTER INSERT ON changes BEGIN `+note+` END`)
	} else {
		statements = append(statements,
			`CREATE FUNCTION observe() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN `+note+` RETURN NULL; END $$`,
			`CREATE TRIGGER observe AFTER INSERT ON changes FOR EACH ROW EXECUTE FUNCTION observe()`)
	}
	execSQL(t, url, statements...)
}

// execSQL runs statements without the store.
func execSQL(t testing.TB, url string, statements ...string) {
	t.Helper()
	conn, err := sqlOpen(url)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	for _, s := range statements {
		if _, err := conn.Exec(s); err != nil {
			t.Fatalf("%s: %v", s, err)
		}
	}
}
