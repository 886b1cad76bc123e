//go:build unix

package main

import (
	"context"
	"os"
	"strconv"
	"testing"
	"time"

	"chit/db/dbtest"
)

// The crash battery runs programs, wired as "bot run" wires them, against a
// platform and a model on the loopback, and kills them with SIGKILL: at named
// points of handling a message (killPoints) and at random. Some are suspended past
// their leases, one has a clock that jumps, and PostgreSQL crashes in between. The
// platform delivers twice and in any order, and its model fails in every way. At
// the end it checks the database and the platform (judge) for anything lost,
// doubled or reordered.
//
// The short form is part of the tests. The long form is
//
//	make crash MESSAGES=10000 KILLS=100 SEED=1
//
// and a failure says how to repeat it. Random events follow from the seed, except
// for what the kernel decides.
const (
	envCrashMessages = "CHIT_CRASH_MESSAGES"
	envCrashKills    = "CHIT_CRASH_KILLS"
	envCrashSeed     = "CHIT_CRASH_SEED"
)

// A form is how long a battery runs.
type form struct {
	messages, kills int
	seed            uint64
}

func formOf(t testing.TB) form {
	f := form{messages: number(envCrashMessages, 100), kills: number(envCrashKills, 6), seed: uint64(number(envCrashSeed, 1))}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("to repeat it: make crash MESSAGES=%d KILLS=%d SEED=%d", f.messages, f.kills, f.seed)
		}
	})
	return f
}

// long reports whether this is the long form.
func (f form) long() bool { return os.Getenv(envCrashMessages) != "" }

// number returns a number from the environment.
func number(name string, otherwise int) int {
	n, err := strconv.Atoi(os.Getenv(name))
	if err != nil {
		return otherwise
	}
	return n
}

// TestCrash is the battery: two programs on one SQLite file, three on one
// PostgreSQL.
func TestCrash(t *testing.T) {
	t.Parallel()
	t.Run("SQLite", func(t *testing.T) {
		t.Parallel()
		f := formOf(t)
		c := newCrew(t, dbtest.SQLiteURL(t), newPlatform(f.seed, max(24, min(64, f.messages/20))), f.seed)
		f.battery(t, c, 2)
	})
	t.Run("Postgres", func(t *testing.T) {
		t.Parallel()
		f := formOf(t)
		server := dbtest.NewServer(t)
		c := newCrew(t, server.URL(), newPlatform(f.seed, max(24, min(64, f.messages/20))), f.seed)
		c.crashDB, c.crashes = server.Crash, max(1, f.kills/10)
		f.battery(t, c, 3)
	})
}

// battery runs a crew of programs until everything is answered, and judges.
func (f form) battery(t *testing.T, c *crew, programs int) {
	c.kills, c.stall = f.kills, true
	c.every = max(3, f.messages/(f.kills+1)/programs/3)
	if f.long() {
		c.lease = 1500 * time.Millisecond
	}
	c.platform.asleep = f.long()
	c.env = func(n int) []string {
		if n == 1 {
			return []string{envCrashClock + "=jump"}
		}
		return nil
	}
	c.run(programs, f.messages)
	v := c.judge()
	c.report(v, f.messages)
	served := map[int]bool{}
	for _, p := range c.all {
		if c.platform.sharedBy[p.generation] > 0 {
			served[p.slot] = true
		}
	}
	if f.long() && len(served) != programs {
		t.Errorf("%d of %d programs served anybody", len(served), programs)
	}
	for _, point := range killPoints {
		if f.long() && f.kills >= 100 && c.deaths[string(point)] == 0 {
			t.Errorf("nobody died %s", point)
		}
	}
	if v.refused > f.messages/10 {
		t.Errorf("%d of %d messages were not saved because the model failed", v.refused, f.messages)
	}
}

// TestCrashPoints kills a program once at each point, one after the other. The
// only other disturbances are out-of-order delivery and a failing model, so paid
// answers are counted too.
func TestCrashPoints(t *testing.T) {
	t.Parallel()
	for name, url := range crashStores {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			const messages = 100
			c := newCrew(t, url(t), newPlatform(1, 25), 1)
			c.lease, c.directed, c.kills, c.every = time.Second, true, len(killPoints), 1
			c.run(1, messages)
			c.report(c.judge(), messages)
			for _, point := range killPoints {
				if c.deaths[string(point)] == 0 {
					t.Errorf("nobody died %s", point)
				}
			}
		})
	}
}

// run has messages delivered, gradually while kills are outstanding, and
// returns when all are answered or nothing happens any more.
func (c *crew) run(programs, messages int) {
	for n := range messages {
		c.platform.post(n)
	}
	kills := c.kills
	c.platform.release = func() int {
		if dead := c.killed(); dead < kills {
			return messages * (dead + 1) / (kills + 1)
		}
		return messages
	}
	c.start(programs)
	ctx, stop := context.WithCancel(context.Background())
	havoc := make(chan struct{})
	go func() { c.havoc(ctx); close(havoc) }()
	c.await()
	stop()
	<-havoc
	c.end()
}

// patience is how long a test waits for what has to happen. It is no measure of
// speed, but the time after which even a very busy machine is not to blame.
const patience = 2 * time.Minute

// await returns when every message is answered, or when nothing has happened for so
// long that nothing will. Without a safeguard that is expected, and takes as long as
// a slow machine needs to start a program again.
func (c *crew) await() {
	lastMissing, lastKilled, since := 0, 0, time.Now()
	for {
		missing, killed := len(c.platform.unanswered()), c.killed()
		if missing != lastMissing || killed != lastKilled {
			lastMissing, lastKilled, since = missing, killed, time.Now()
		}
		idle := patience
		if c.fault != "" {
			idle = 20 * time.Second
			if killed >= c.kills {
				idle = 10 * c.lease
			}
		}
		if missing == 0 || time.Since(since) > idle {
			return
		}
		time.Sleep(50 * time.Millisecond) // the programs do not announce when they are done
	}
}

// report logs the counts, and fails for whatever is wrong.
func (c *crew) report(v *verdict, messages int) {
	c.t.Helper()
	c.t.Logf("%d messages, %d posts, %d ticks, %d deaths %v, %d crashes of the database: %d lost, %d doubled, %d reordered, %d written past a fence; %d asked instead of saved",
		messages, v.posts, v.ticks, c.dead(), c.deaths, c.crashed, v.lost, v.doubled, v.reordered, v.fenced, v.refused)
	for i, w := range v.wrong {
		if i == 20 {
			c.t.Errorf("and %d more", len(v.wrong)-i)
			return
		}
		c.t.Error(w)
	}
}
