//go:build unix

package main

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"syscall"
	"testing"

	"chit/adapters/slack/slacktest"
	"chit/adapters/telegram/telegramtest"
)

// A pair is one program that serves Slack and Telegram.
type pair struct {
	*slackBot
	telegram *telegramtest.Server
	ana      *slacktest.User
	bo       *telegramtest.User
	told     int // replies that bo has received
}

// startPair starts a program for both messengers, after calling wrong.
func startPair(t *testing.T, wrong func(*pair), more ...string) *pair {
	t.Helper()
	p := &pair{telegram: telegramtest.NewServer(telegramtest.Options{Token: telegramTestToken})}
	t.Cleanup(p.telegram.Close)
	env := append([]string{"TELEGRAM_BOT_TOKEN=" + telegramTestToken, "TELEGRAM_API_URL=" + p.telegram.URL, "CHIT_ACCESS=open", "LOG_LEVEL=info"}, more...)
	p.slackBot = newSlackBot(t, false, slacktest.Options{}, env...)
	p.ana, p.bo = anaOnSlack(p.slackBot), p.telegram.User(telegramtest.Person{ID: 7001, Name: "Bo", Language: "en"})
	if wrong != nil {
		wrong(p)
	}
	p.launch()
	t.Cleanup(p.judge)
	return p
}

func (p *pair) refuseSlack()    { p.Revoke() }
func (p *pair) refuseTelegram() { p.telegram.Fail("", -1, http.StatusUnauthorized, "") }

// slackServes fails unless ana is answered.
func (p *pair) slackServes() {
	p.t.Helper()
	p.answer(p.ana.DM(), p.ana.Post(p.ana.DM(), "coffee 4.50 EUR"), 1)
}

// telegramServes fails unless bo is answered.
func (p *pair) telegramServes() {
	p.t.Helper()
	p.bo.Say("tea 3 EUR")
	p.told++
	p.patiently("Telegram to be answered", func() bool { return len(p.bo.Chat().FromBot()) >= p.told })
}

// get requests a path from the program.
func (p *pair) get(path string) (status int, body string) {
	p.t.Helper()
	return ask(p.t, p.addr, path)
}

// ask returns the answer of an address, or 0 and the error.
func ask(t testing.TB, address, path string) (status int, body string) {
	t.Helper()
	request, err := http.NewRequestWithContext(context.WithoutCancel(t.Context()), http.MethodGet, "http://"+address+path, http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return 0, err.Error()
	}
	defer response.Body.Close()
	data, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response.StatusCode, string(data)
}

// lost waits until the program reports that this messenger stopped, and no other.
func (p *pair) lost(name, variable string) {
	p.t.Helper()
	p.patiently("/readyz to name "+name, func() bool {
		status, body := p.get("/readyz")
		return status == http.StatusServiceUnavailable && strings.Contains(body, name+": ")
	})
	_, body := p.get("/readyz")
	if strings.Count(body, ": ") != 2 || !strings.Contains(body, variable) || strings.Contains(body, "secret") {
		p.t.Errorf("/readyz says %q", body)
	}
	if status, body := p.get("/healthz"); status != http.StatusOK {
		p.t.Errorf("/healthz says %d %s", status, body)
	}
	p.patiently("one line about it", func() bool { return strings.Contains(p.said(), "messenger="+name) })
	if n := strings.Count(p.said(), "level=ERROR"); n != 1 {
		p.t.Errorf("the log has %d errors:\n%s", n, p.said())
	}
	if _, metrics := p.get("/metrics"); !strings.Contains(metrics, fmt.Sprintf("chit_messenger_serving{messenger=%q} 0\n", name)) {
		p.t.Errorf("/metrics says\n%s", metrics)
	}
}

// ends waits until the program exits with 1 and an error.
func (p *pair) ends(variables ...string) {
	p.t.Helper()
	code := p.ended()
	_, last, _ := strings.Cut(p.said(), "\nslack: ") // after the lines of the log
	for _, v := range variables {
		if !strings.Contains(last, v) {
			p.t.Errorf("at its end the program does not name %s: %s", v, p.said())
		}
	}
	if code != 1 {
		p.t.Errorf("the program ended with %d", code)
	}
}

// TestAMessengerIsRefused checks that a program that one platform rejects
// continues with the other, and exits when none is left.
func TestAMessengerIsRefused(t *testing.T) {
	t.Run("Slack from the start", func(t *testing.T) {
		p := startPair(t, func(p *pair) { p.RefuseBot("invalid_auth") })
		p.telegramServes()
		p.lost("slack", "SLACK_BOT_TOKEN")
		p.telegramServes()
		p.refuseTelegram()
		p.bo.Say("lunch 12 EUR")
		p.ends("SLACK_BOT_TOKEN", "TELEGRAM_BOT_TOKEN")
	})
	t.Run("the sockets of Slack", func(t *testing.T) {
		p := startPair(t, func(p *pair) { p.RefuseApp("not_allowed_token_type") })
		p.telegramServes()
		p.lost("slack", "SLACK_APP_TOKEN")
		p.telegramServes()
	})
	t.Run("Telegram from the start", func(t *testing.T) {
		p := startPair(t, (*pair).refuseTelegram)
		p.slackServes()
		p.lost("telegram", "TELEGRAM_BOT_TOKEN")
		p.slackServes()
		p.refuseSlack()
		p.ends("SLACK_BOT_TOKEN", "TELEGRAM_BOT_TOKEN")
	})
	t.Run("Slack while it runs", func(t *testing.T) {
		p := startPair(t, nil)
		p.slackServes()
		p.refuseSlack()
		p.lost("slack", "SLACK_BOT_TOKEN")
		p.telegramServes()
	})
	t.Run("Telegram while it runs", func(t *testing.T) {
		p := startPair(t, nil)
		p.telegramServes()
		p.refuseTelegram()
		p.bo.Say("lunch 12 EUR") // ends the long poll
		p.lost("telegram", "TELEGRAM_BOT_TOKEN")
		p.slackServes()
	})
	t.Run("both from the start", func(t *testing.T) {
		p := startPair(t, func(p *pair) { p.RefuseBot("account_inactive"); p.refuseTelegram() })
		p.ends("SLACK_BOT_TOKEN", "TELEGRAM_BOT_TOKEN")
	})
	t.Run("none", func(t *testing.T) {
		p := startPair(t, nil)
		p.telegramServes()
		p.slackServes()
		p.patiently("/readyz", func() bool { status, _ := p.get("/readyz"); return status == http.StatusOK })
	})
}

// TestOwnersReadThatAMessengerStopped checks that an owner whom another messenger
// reaches is told, once, and nobody else.
func TestOwnersReadThatAMessengerStopped(t *testing.T) {
	p := startPair(t, nil)
	cy := p.telegram.User(telegramtest.Person{ID: 7002, Name: "Cy", Language: "zh"})
	p.telegramServes()
	cy.Say("tea 3 EUR")
	p.patiently("Cy to be answered", func() bool { return len(cy.Chat().FromBot()) == 1 })
	execSQL(t, p.database, `
INSERT INTO access_people (person_id, owner, let_in_by, let_in_at) VALUES
  ('telegram:7001', TRUE, '', '2026-11-20 12:00:00.000000'), ('telegram:7002', FALSE, 'telegram:7001', '2026-11-20 12:00:00.000000'),
  ('slack:T/U', TRUE, '', '2026-11-20 12:00:00.000000')`)
	p.refuseSlack()
	told := func() bool {
		all := p.bo.Chat().FromBot()
		return strings.Contains(all[len(all)-1].Text, "Slack does not let me in")
	}
	p.patiently("the owner to be told", told)
	p.stop(syscall.SIGTERM)
	p.launch()
	p.patiently("Slack to refuse it again", func() bool { return strings.Count(p.said(), "messenger=slack") == 2 })
	p.told++ // one sentence
	p.telegramServes()
	if n := len(p.bo.Chat().FromBot()); n != p.told {
		t.Errorf("the owner has %d messages, want %d", n, p.told)
	}
	if n := len(cy.Chat().FromBot()); n != 1 {
		t.Errorf("somebody else has %d messages, want 1", n)
	}
}

// TestMetricsHaveAnAddress checks the addresses of the real program: with
// METRICS_ADDR the public one serves nothing of the operator's.
func TestMetricsHaveAnAddress(t *testing.T) {
	metrics := freeAddr(t)
	p := startPair(t, nil, "METRICS_ADDR="+metrics)
	p.patiently("/readyz", func() bool { status, _ := ask(t, metrics, "/readyz"); return status == http.StatusOK })
	for path, want := range map[string]string{"/healthz": "ok", "/readyz": "ok", "/metrics": "chit_messenger_serving{messenger=\"slack\"} 1"} {
		if status, body := ask(t, metrics, path); status != http.StatusOK || !strings.Contains(body, want) {
			t.Errorf("METRICS_ADDR answers %s with %d %s", path, status, body)
		}
		if status, body := p.get(path); status != http.StatusNotFound {
			t.Errorf("HTTP_ADDR answers %s with %d %s", path, status, body)
		}
	}
}
