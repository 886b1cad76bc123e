package slack

import (
	"context"
	"errors"
	"strings"
	"sync"
	"time"

	"github.com/slack-go/slack"

	"chit/agent/chat"
	"chit/expense"
	"chit/expense/clip"
)

// A profile is what Slack says about a person. Empty values are unknown.
type profile struct {
	name, zone, locale string
	team, enterprise   string
	told               bool      // Slack has said whether they are a guest
	guest              bool      // they are a guest, or hidden from us
	until              time.Time // when to ask again
}

// people caches the profiles of those who wrote recently.
type people struct {
	mu    sync.Mutex
	known map[string]profile
}

const (
	profileTime = time.Hour              // how long a profile is used
	profileWait = 800 * time.Millisecond // how long a message waits for a profile
	retryTime   = time.Minute            // before asking again about somebody whom Slack did not describe
	maxPeople   = 10_000
)

// profile returns what Slack says about a user, or nothing if it does not answer
// in time; their name and time zone are then learned later.
func (m *Messenger) profile(ctx context.Context, user string) profile {
	m.people.mu.Lock()
	p, ok := m.people.known[user]
	m.people.mu.Unlock()
	if ok && m.Now().Before(p.until) {
		return p
	}
	// A message that is stored while the program ends needs its sender's zone too.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), profileWait)
	defer cancel()
	u, err := m.api.GetUserInfoContext(ctx, user, slack.GetUserInfoOptionIncludeLocale(true))
	if err != nil {
		m.Log.DebugContext(ctx, "cannot look up a Slack user", "error", plain(err))
		m.noticeRevoked(err)
		p.until = m.Now().Add(retryTime) // old data are better than none
		if hidden(err) {
			p.told, p.guest = true, true
		}
	} else {
		p = profile{
			name: clip.Shorten(visible(shownName(u)), 80, clip.Characters), zone: u.TZ, locale: u.Locale,
			team: u.TeamID, enterprise: u.Enterprise.EnterpriseID, until: m.Now().Add(profileTime),
			told: true, guest: u.IsRestricted || u.IsUltraRestricted || u.IsStranger,
		}
	}
	m.people.mu.Lock()
	defer m.people.mu.Unlock()
	if m.people.known == nil || len(m.people.known) >= maxPeople {
		m.people.known = map[string]profile{}
	}
	m.people.known[user] = p
	return p
}

// shownName returns the name that Slack shows for a user.
func shownName(u *slack.User) string {
	for _, name := range []string{u.Profile.DisplayName, u.RealName, u.Name} {
		if name != "" {
			return name
		}
	}
	return ""
}

// nameOf returns a function for the names of other users in a text. An id in
// place of a name would add digits that nobody wrote.
func (m *Messenger) nameOf(ctx context.Context) func(user string) string {
	return func(user string) string {
		if name := m.profile(ctx, user).name; name != "" {
			return name
		}
		return "somebody"
	}
}

// sender returns the sender for a user. Team is the team that Slack gives for
// them, "" if none; in an external channel they may belong to another
// organisation. Guests look like members, but nobody vouches for them.
func (m *Messenger) sender(ctx context.Context, self identity, user, team string, external bool) chat.Sender {
	p := m.profile(ctx, user)
	if team == "" && external {
		team = p.team
	}
	ours := self.owns(team, p.enterprise) || team == "" && !external
	home := self.workspace.String()
	if !ours && team != "" {
		home = team
	}
	ours = ours && (p.team == "" || self.owns(p.team, p.enterprise))
	language, region := splitLocale(p.locale)
	s := chat.Sender{
		Person:   expense.Person{ID: "slack:" + home + "/" + user, Name: p.name},
		Language: language, Region: region, Zone: p.zone,
		Member: ours && p.told && !p.guest, Outsider: !ours || !p.told || p.guest, Unsure: ours && !p.told,
	}
	if m.Currency != nil {
		s.Currency = m.Currency(region)
	}
	return s
}

// splitLocale splits "en-US".
func splitLocale(locale string) (language, region string) {
	parts := strings.FieldsFunc(locale, func(r rune) bool { return r == '-' || r == '_' })
	if last := len(parts) - 1; last > 0 && len(parts[last]) == 2 {
		region = strings.ToUpper(parts[last])
	}
	return locale, region
}

// directs caches direct conversations by user.
type directs struct {
	mu    sync.Mutex
	known map[string]string
}

func (d *directs) learn(user, channel string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.known == nil || len(d.known) >= maxPeople {
		d.known = map[string]string{}
	}
	d.known[user] = channel
}

// directWith returns the direct conversation with a user.
func (m *Messenger) directWith(ctx context.Context, user string) (string, error) {
	m.directs.mu.Lock()
	channel, ok := m.directs.known[user]
	m.directs.mu.Unlock()
	if ok {
		return channel, nil
	}
	c, _, _, err := m.api.OpenConversationContext(ctx, &slack.OpenConversationParameters{Users: []string{user}})
	switch {
	case err != nil:
		return "", err
	case c == nil || !direct(c.ID):
		return "", errors.New("no direct conversation was opened by Slack")
	}
	m.directs.learn(user, c.ID)
	return c.ID, nil
}

// joined caches the threads that the bot is in.
type joined struct {
	mu    sync.Mutex
	known map[string]bool
}

func threadNote(p place) string {
	return "slack:joined:" + p.workspace + "/" + p.channel + "/" + p.thread
}

// join records that the bot is in a thread, so that messages there are meant
// for it.
func (m *Messenger) join(ctx context.Context, p place) error {
	name := threadNote(p)
	if m.joined.knows(name) {
		return nil
	}
	if m.Notes != nil {
		if err := m.Notes.SetNote(ctx, name, "1"); err != nil {
			return err
		}
	}
	m.joined.learn(name)
	return nil
}

// hasJoined reports whether the bot is in a thread.
func (m *Messenger) hasJoined(ctx context.Context, p place) (bool, error) {
	name := threadNote(p)
	if m.joined.knows(name) {
		return true, nil
	}
	if m.Notes == nil {
		return false, nil
	}
	value, err := m.Notes.Note(ctx, name)
	if err != nil || value == "" {
		return false, err
	}
	m.joined.learn(name)
	return true, nil
}

func (j *joined) knows(name string) bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.known[name]
}

func (j *joined) learn(name string) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.known == nil || len(j.known) >= maxPeople {
		j.known = map[string]bool{}
	}
	j.known[name] = true
}
