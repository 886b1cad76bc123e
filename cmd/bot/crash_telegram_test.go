//go:build unix

package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"chit/adapters/telegram/telegramtest"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// TestCrashTelegram kills the program itself, "bot run", with nothing replaced:
// people write to a Telegram on the loopback that redelivers at will, and the
// model fails. Leases have their default length, so this takes most of a minute
// and belongs to the long form.
func TestCrashTelegram(t *testing.T) {
	if !formOf(t).long() {
		t.Skip("part of make crash")
	}
	t.Parallel()
	t.Run("SQLite", func(t *testing.T) {
		t.Parallel()
		crashTelegram(t, dbtest.SQLiteURL(t), 1)
	})
	t.Run("Postgres", func(t *testing.T) {
		t.Parallel()
		crashTelegram(t, dbtest.PostgresURL(t), 3)
	})
}

func crashTelegram(t *testing.T, url string, programs int) {
	const people, each = 30, 5
	tg := telegramtest.NewServer(telegramtest.Options{Token: telegramTestToken})
	defer tg.Close()
	model := newPlatform(1, 1)
	c := newCrew(t, url, model, 1)
	c.command, c.points = []string{"bot", "run"}, nil
	c.env = func(int) []string {
		return []string{"TELEGRAM_BOT_TOKEN=" + telegramTestToken, "TELEGRAM_API_URL=" + tg.URL, "CHIT_ACCESS=open"}
	}
	c.start(programs)
	var users []*telegramtest.User
	for n := range people {
		users = append(users, tg.User(telegramtest.Person{ID: int64(8000 + n), Name: "Ana", Language: "en"}))
	}
	for round := range each {
		for n, u := range users {
			u.Say(words(round*people + n))
		}
		for range 2 {
			time.Sleep(rand.N(200 * time.Millisecond)) // kill in the middle of the work
			c.killOne()
		}
		tg.Redeliver(people)
	}
	answered := func() bool {
		return !slices.ContainsFunc(users, func(u *telegramtest.User) bool { return u.Chat().Sent() < each })
	}
	for deadline := time.Now().Add(2 * time.Minute); !answered() && time.Now().Before(deadline); {
		time.Sleep(50 * time.Millisecond) // the programs do not announce when they are done
	}
	c.end()
	for _, w := range c.wrong {
		t.Error(w)
	}
	for _, p := range tg.Problems() {
		t.Errorf("a request was wrong: %s", p)
	}
	lost, doubled, reordered := judgeTelegram(t, url, model, users, each)
	t.Logf("%d messages, %d deaths of %d programs: %d lost, %d doubled, %d reordered", people*each, c.dead(), programs, lost, doubled, reordered)
	if lost+doubled+reordered > 0 {
		t.Fail()
	}
}

// killOne kills a program at random.
func (c *crew) killOne() {
	c.mu.Lock()
	generation := c.programs[c.rand.IntN(len(c.programs))].generation
	c.mu.Unlock()
	c.signal(generation, syscall.SIGKILL)
}

// words returns the text of message n; the rules understand three out of four.
func words(n int) string {
	if kindOf(n) == forWord {
		return textOf(n)
	}
	return "coffee " + amountOf(n) + " EUR"
}

// judgeTelegram compares what people wrote with their ledgers and with what they
// were shown.
func judgeTelegram(t *testing.T, url string, model *platform, users []*telegramtest.User, each int) (lost, doubled, reordered int) {
	store, err := db.Open(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	found := map[string][]int64{} // amount → numbers
	err = store.Each(t.Context(), "", func(e expense.Expense) error {
		amount := fmt.Sprintf("%d.%02d", e.Gross/100, e.Gross%100)
		found[amount] = append(found[amount], e.Number)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for who, u := range users {
		var last int64
		shown := u.Chat().FromBot()
		for round := range each {
			n := round*len(users) + who
			amount := amountOf(n)
			numbers := found[amount]
			says := slices.ContainsFunc(shown, func(m telegramtest.Message) bool { return strings.Contains(m.Text, amount) })
			switch {
			case len(numbers) > 1:
				doubled++
				t.Logf("%s is there %d times", words(n), len(numbers))
			case len(numbers) == 0 && (kindOf(n) != forWord || !model.failed[amount]), !says:
				lost++
				t.Logf("%s is not there (%v) or was not answered (%v)", words(n), numbers, says)
			case len(numbers) == 1 && numbers[0] < last:
				reordered++
			}
			if len(numbers) == 1 {
				last = numbers[0]
			}
		}
	}
	return lost, doubled, reordered
}
