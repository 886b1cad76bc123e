package slack

import (
	"context"
	"errors"
	"strings"
	"sync"
	"time"

	"github.com/slack-go/slack"
	"golang.org/x/sync/singleflight"

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
	app                bool      // they are no person
	until              time.Time // when to ask again
}

// A directory knows people, and where the bot talks with each.
type directory struct {
	*connection
	currency func(region string) expense.Currency // may be nil
	profiles profiles
	directs  directs
}

// profiles caches the profiles of those who wrote recently.
type profiles struct {
	mu     sync.Mutex
	known  map[string]profile
	asking singleflight.Group
}

const (
	profileTime = time.Hour              // how long a profile is used
	profileWait = 800 * time.Millisecond // how long a message waits for a profile
	retryTime   = time.Minute            // before asking again about somebody whom Slack did not describe
	maxPeople   = 10_000
)

// knows reports whether a user's profile is known.
func (d *directory) knows(user string) bool {
	_, fresh := d.profiles.get(user, d.now())
	return fresh
}

// get returns a profile, and whether it may still be used.
func (ps *profiles) get(user string, now time.Time) (profile, bool) {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	p, ok := ps.known[user]
	return p, ok && now.Before(p.until)
}

// put remembers a profile.
func (ps *profiles) put(user string, p profile) {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	if ps.known == nil || len(ps.known) >= maxPeople {
		ps.known = map[string]profile{}
	}
	ps.known[user] = p
}

// profile returns what Slack says about a user, or nothing if it does not answer
// in time or may not be asked; their name and time zone are then learned later.
// Several who ask about one user at once wait for one answer.
func (d *directory) profile(ctx context.Context, user string) profile {
	p, fresh := d.profiles.get(user, d.now())
	if fresh {
		return p
	}
	if !mayAsk(ctx) {
		return p
	}
	ctx, cancel := shortly(ctx)
	defer cancel()
	answer := d.profiles.asking.DoChan(user, func() (any, error) { return d.askFor(ctx, user, p), nil })
	select {
	case r := <-answer:
		return r.Val.(profile)
	case <-ctx.Done():
		return p
	}
}

// askFor asks Slack about a user. Old data are better than none.
func (d *directory) askFor(ctx context.Context, user string, old profile) profile {
	if p, fresh := d.profiles.get(user, d.now()); fresh {
		return p
	}
	p := old
	u, err := d.api.GetUserInfoContext(ctx, user, slack.GetUserInfoOptionIncludeLocale(true))
	if err != nil {
		d.log.DebugContext(ctx, "cannot look up a Slack user", "error", plain(err))
		d.noticeRevoked(err)
		if errors.Is(err, context.Canceled) {
			return p
		}
		p.until = d.now().Add(retryTime)
		if hidden(err) {
			p.told, p.guest = true, true
		}
	} else {
		p = profile{
			name: clip.Shorten(visible(shownName(u)), 80, clip.Characters), zone: u.TZ, locale: u.Locale,
			team: u.TeamID, enterprise: u.Enterprise.EnterpriseID, until: d.now().Add(profileTime),
			told: true, guest: u.IsRestricted || u.IsUltraRestricted || u.IsStranger,
			app: u.IsBot || user == "USLACKBOT",
		}
	}
	d.profiles.put(user, p)
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
func (d *directory) nameOf(ctx context.Context) func(user string) string {
	return func(user string) string {
		if name := d.profile(ctx, user).name; name != "" {
			return name
		}
		return "somebody"
	}
}

// sender returns the sender for a user. Team is the team that Slack gives with what
// they did, "" if none; in an external channel they may belong to another
// organisation. Guests look like members, but nobody vouches for them.
func (d *directory) sender(ctx context.Context, self identity, user, team string, external bool) chat.Sender {
	p := d.profile(ctx, user)
	if team == "" {
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
	if d.currency != nil {
		s.Currency = d.currency(region)
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
func (d *directory) directWith(ctx context.Context, user string) (string, error) {
	d.directs.mu.Lock()
	channel, ok := d.directs.known[user]
	d.directs.mu.Unlock()
	if ok {
		return channel, nil
	}
	if !mayAsk(ctx) {
		return "", errMustAsk
	}
	c, _, _, err := d.api.OpenConversationContext(ctx, &slack.OpenConversationParameters{Users: []string{user}})
	switch {
	case err != nil:
		return "", err
	case c == nil || !direct(c.ID):
		return "", errors.New("no direct conversation was opened by Slack")
	}
	d.directs.learn(user, c.ID)
	return c.ID, nil
}

// room describes a channel to somebody who used a command or the shortcut there.
// It is known only if the bot is a member and Slack lets us ask.
func (d *directory) room(ctx context.Context, s *session, channel string) *chat.Room {
	if channel == "" {
		return nil
	}
	if direct(channel) {
		return &chat.Room{} // a conversation of two people
	}
	if !mayAsk(ctx) {
		return &chat.Room{}
	}
	ctx, cancel := shortly(ctx)
	defer cancel()
	c, err := d.api.GetConversationInfoContext(ctx, &slack.GetConversationInfoInput{ChannelID: channel})
	if err != nil {
		d.log.DebugContext(ctx, "cannot look up a Slack channel", "error", plain(err))
		d.noticeRevoked(err)
		return &chat.Room{}
	}
	if !c.IsMember || c.IsArchived || c.Name == "" {
		return &chat.Room{}
	}
	p := place{workspace: s.self.workspace.String(), channel: channel}
	return &chat.Room{Name: "#" + visible(c.Name), Ledger: p.ledger(expense.Person{})}
}
