package access_test

import (
	"context"
	"errors"
	"regexp"
	"strings"
	"testing"

	"chit/agent/access"
	"chit/agent/access/accesstest"
	"chit/agent/chat"
	"chit/agent/chat/text"
)

// answering is the next handler.
type answering string

func (a answering) Handle(context.Context, chat.Message) (chat.Reply, error) {
	return chat.Reply{Text: string(a)}, nil
}

func newHandler(t *testing.T) (access.InviteHandler, *accesstest.Memory) {
	s := accesstest.NewMemory()
	accesstest.MakeOwner(t, s, "x:1")
	return access.InviteHandler{Store: s, Next: answering("the agent"), Link: func(string) string { return "" }}, s
}

func ask(t *testing.T, d access.InviteHandler, m chat.Message) chat.Reply {
	t.Helper()
	reply, err := d.Handle(t.Context(), m)
	if err != nil {
		t.Fatalf("Handle(%q): %v", m.Text, err)
	}
	return reply
}

var aCode = regexp.MustCompile(`\b[A-Z2-7]{26}\b`)

func TestInviteHandler(t *testing.T) {
	d, s := newHandler(t)
	invitee := accesstest.Invite(t, s, "x:1", "m")
	if good, err := s.Redeem(t.Context(), "x:2", access.DigestOf(invitee)); !good || err != nil {
		t.Fatal(good, err)
	}
	vouched := private("x:3", "/invite")
	vouched.Sender.Member = true
	tap := private("x:1", "/invite")
	tap.Choice = "x"
	edit := private("x:1", "/invite")
	edit.Edits = "x"
	chinese := private("x:2", "/invite")
	chinese.Sender.Language = "zh"
	for _, c := range []struct {
		m    chat.Message
		want string
	}{
		{private("x:1", "coffee 4.50"), "the agent"},
		{private("x:1", "invite Ana for lunch 12"), "the agent"},
		{private("x:1", "/invited"), "the agent"},
		{private("x:1", ""), "the agent"},
		{tap, "the agent"},
		{edit, "the agent"},
		{vouched, en.Say(text.AccessMembers)},
		{group("x:1", "/invite@ChitBot"), en.Say(text.AccessInPrivate)},
		{private("x:2", "/invite"), en.Say(text.AccessOwnerInvites)},
		{chinese, zh.Say(text.AccessOwnerInvites)},
		{private("x:9", "/invite"), en.Say(text.AccessOwnerInvites)},
	} {
		if got := ask(t, d, c.m).Text; got != c.want {
			t.Errorf("%q by %s: %q, want %q", c.m.Text, c.m.Sender.ID, got, c.want)
		}
	}
	ownerToo := private("x:1", "/invite a guest")
	ownerToo.Sender.Member = true
	if got := ask(t, d, ownerToo).Text; !aCode.MatchString(got) {
		t.Errorf("/invite by an owner for whom the platform vouches: %q has no code", got)
	}
	d.Open = true
	if got := ask(t, d, private("x:1", "/invite")).Text; got != en.Say(text.AccessNotNeeded) {
		t.Errorf("/invite to an open bot: %q", got)
	}
}

func TestInvitationLetsSomebodyIn(t *testing.T) {
	d, s := newHandler(t)
	m := private("x:1", "/invite Ana")
	m.ID = "m1"
	first := aCode.FindString(ask(t, d, m).Text)
	d.Link = func(code string) string { return "https://t.me/ChitBot?start=" + code }
	reply := ask(t, d, m).Text // the run is repeated
	if !strings.Contains(reply, "https://t.me/ChitBot?start=") {
		t.Errorf("/invite: %q has no link", reply)
	}
	second := aCode.FindString(reply)
	for _, c := range []struct {
		person, code string
		want         bool
	}{{"x:2", first, false}, {"x:2", second, true}, {"x:3", second, false}} {
		if good, err := s.Redeem(t.Context(), c.person, access.DigestOf(c.code)); good != c.want || err != nil {
			t.Errorf("Redeem of %q by %s = %v, %v, want %v", c.code, c.person, good, err, c.want)
		}
	}
}

func TestInviteHandlerThatFails(t *testing.T) {
	d, s := newHandler(t)
	broken := errors.New("database is away")
	d.Store = noInvitations{s, broken}
	if reply, err := d.Handle(t.Context(), private("x:1", "/invite")); !errors.Is(err, broken) || reply.Text != "" {
		t.Errorf("Handle = %q, %v, want %v", reply.Text, err, broken)
	}
}

type noInvitations struct {
	access.Store
	err error
}

func (n noInvitations) Invite(context.Context, access.Invitation) (bool, error) { return false, n.err }

func TestCodes(t *testing.T) {
	seen := map[string]bool{}
	for range 1000 {
		code := access.NewCode()
		if !aCode.MatchString(code) || seen[code] {
			t.Fatalf("NewCode = %q, want 26 characters that nobody saw before", code)
		}
		seen[code] = true
	}
	// echo -n ABC | sha256sum
	if got := access.DigestOf("ABC"); got != "b5d4045c3f466fa91fe2cc6abe79232a1a57cdf104f7a26e716e0a1e2789df78" {
		t.Errorf("DigestOf(ABC) = %s", got)
	}
}
