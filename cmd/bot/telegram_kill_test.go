//go:build unix

package main

import (
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"chit/adapters/telegram/telegramtest"
	"chit/db/dbtest"
)

// soonServed is how soon after a kill -9 somebody who writes must be answered.
const soonServed = 3 * time.Second

// TestTelegramKilled kills the program itself, with its default leases, and
// starts it again: alone, with a clock that was set back in the meantime, and
// with another process standing by.
func TestTelegramKilled(t *testing.T) {
	for database, url := range map[string]func(testing.TB) string{"SQLite": dbtest.SQLiteURL, "Postgres": dbtest.PostgresURL} {
		t.Run(database, func(t *testing.T) {
			t.Parallel()
			databaseURL := url(t)
			b := startTelegram(t, "bot", telegramtest.Options{}, "DATABASE_URL="+databaseURL)
			heard(t, b, func() {})
			heard(t, b, func() { b.stop(syscall.SIGKILL); b.start() })
			heard(t, b, func() {
				b.stop(syscall.SIGKILL)
				// As it looks to a clock that was set back by an hour, and as
				// older programs left it, which stored the end of their lead.
				execSQL(t, databaseURL, `UPDATE notes SET until = 4102444800000 WHERE name LIKE '%/poll'`)
				b.start()
			})
			heard(t, b, func() {
				leader, waited := b.cmd, strings.Count(b.said(), "another process polls Telegram")
				b.start()
				b.waitLog("another process polls Telegram", waited+1)
				_ = leader.Process.Kill()
				_ = leader.Wait()
			})
			if strings.Contains(b.said(), "another process polls Telegram now") {
				t.Error("a process that was there lost the lead")
			}
		})
	}
}

// TestTelegramKilledWhileItSends kills the only process on a file when its reply
// has been shown but not yet recorded. The next process knows that nobody else is
// sending it.
func TestTelegramKilledWhileItSends(t *testing.T) {
	t.Parallel()
	b := startTelegram(t, "bot", telegramtest.Options{})
	ana := b.User(telegramtest.Person{ID: 8000, Name: "Ana", Language: "en"})
	soonAnswered(t, b, func() *telegramtest.User { return ana }, func() {
		next := len(ana.Chat().FromBot()) + 1
		b.Hang("sendMessage", 1)
		ana.Say("tea 3.20 EUR")
		b.answer(ana.Chat, next)
		b.stop(syscall.SIGKILL)
		b.start()
	})
}

var strangers atomic.Int64

// heard has somebody write after an event, and checks that the answer comes soon.
// Each time it is somebody else: beside other processes, and on PostgreSQL, a reply
// that was being sent when its process died delays the next one of the same
// conversation.
func heard(t *testing.T, b *telegramBot, event func()) {
	t.Helper()
	soonAnswered(t, b, func() *telegramtest.User {
		return b.User(telegramtest.Person{ID: 8000 + strangers.Add(1), Name: "Ana", Language: "en"})
	}, event)
}

// soonAnswered has a person write after an event, and checks that the answer comes soon.
// A busy machine may be late; then it repeats the event.
func soonAnswered(t *testing.T, b *telegramBot, person func() *telegramtest.User, event func()) {
	t.Helper()
	for range 3 {
		event()
		begin := time.Now()
		who := person()
		who.Say("coffee 4.50 EUR")
		b.wait("the answer", func() bool {
			all := who.Chat().FromBot()
			return len(all) > 0 && strings.Contains(all[len(all)-1].Text, "coffee")
		})
		took := time.Since(begin)
		if t.Logf("answered after %v", took.Round(time.Millisecond)); took < soonServed {
			return
		}
	}
	t.Errorf("three times nobody was answered within %v", soonServed)
}
