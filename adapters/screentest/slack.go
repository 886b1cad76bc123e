package main

import (
	"context"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"

	"chit/adapters/slack/slacktest"
)

// A slackTalk is a conversation on Slack. Its methods do nothing after an error.
type slackTalk struct {
	*visit
	ctx    context.Context
	server *slacktest.Server
	me     *slacktest.User
	err    error
}

// visitSlack has the conversations on Slack.
func visitSlack(ctx context.Context, v *visit) error {
	p := v.phrases
	s := slacktest.NewServer(slacktest.Options{})
	defer s.Close()
	b, err := v.start(ctx, "SLACK_BOT_TOKEN=xoxb-fake", "SLACK_APP_TOKEN=xapp-fake", "SLACK_API_URL="+s.URL,
		"CHIT_CURRENCY="+p.Currency, "CHIT_ZONE="+p.Zone)
	if err != nil {
		return err
	}
	defer b.stop()
	t := &slackTalk{visit: v, ctx: ctx, server: s, me: s.User(slacktest.Person{ID: "U07", Name: p.Person, Zone: p.Zone, Locale: p.Slack})}
	t.err = s.Wait(ctx, func(s *slacktest.Server) bool { return s.Sockets() > 0 })
	t.home("The home tab of somebody new")
	t.expenses()
	t.pages()
	t.channel()
	for _, problem := range s.Problems() {
		fmt.Printf("slack %s: %s\n", p.Language, problem)
	}
	if t.err != nil {
		return fmt.Errorf("%w\n%s", t.err, b.said())
	}
	return nil
}

func (t *slackTalk) expenses() {
	p := t.phrases
	t.say("The first expense", p.Coffee)
	t.edit("An expense corrected by editing the message", p.Coffee, strings.Replace(p.Coffee, firstNumber(p.Coffee), firstNumber(p.Correction), 1))
	t.say("Tax, and another day", p.Tax)
	t.say("Several expenses", p.Several)
	t.say("Several tax rates", p.Receipt)
	t.form("The form of an expense", "edit:")
	t.say("An unclear amount", p.Unclear)
	t.tap("The answer by a button", "")
	t.say("No amount", p.Incomplete)
	t.say("Not understood", p.Nonsense)
	t.say("Income", p.Income)
	t.say("A refund", p.Refund)
	t.tap("Undo", "undo:")
}

func (t *slackTalk) pages() {
	p := t.phrases
	t.say("A month", p.Month)
	t.tap("The month before", "")
	t.say("The biggest expenses", p.Biggest)
	t.say("A question", p.Average)
	t.say("Settings", "settings")
	t.tap("A setting", "")
	t.say("A rule", p.Rule)
	t.say("What is remembered", "memory")
	t.say("Help", "help")
	t.home("The home tab")
	t.homePages()
}

// homePages presses what changes the home tab or opens a form there.
func (t *slackTalk) homePages() {
	home := t.me.Home()
	if home == nil {
		return
	}
	seen := map[string]bool{}
	for _, b := range home.Buttons() {
		kind, _, _ := strings.Cut(b.Value, ":")
		if !seen[kind] && len(seen) < maxPresses {
			seen[kind] = true
			t.press("On the home tab ["+b.Label+"]", func() { t.me.PressView(home, b.ActionID) })
		}
	}
}

// maxPresses is how many kinds of buttons of the home tab are pressed: the form and the month.
// The others leave the tab as it is.
const maxPresses = 2

func (t *slackTalk) channel() {
	p := t.phrases
	c := t.server.Channel("C061")
	var root string
	t.step("a mention", func() { root = t.me.Mention(c, slacktest.Typed(p.Group)) })
	t.seeThread("A channel", c, root)
	t.step("the thread", func() { t.me.MentionInThread(c, root, slacktest.Typed(p.Incomplete)) })
	t.seeThread("A question in a thread", c, root)
	t.step("a command", func() { t.me.Command("/expense", p.Coffee, c) })
	t.seeOwn("A command in a channel, for one's eyes alone", c)
	all := t.me.Ephemerals(c)
	if t.err != nil || len(all) == 0 {
		return
	}
	last := all[len(all)-1]
	if buttons := last.Buttons(); len(buttons) > 0 {
		t.step("a tap", func() { t.me.Press(c, last.TS, buttons[0].ActionID) })
		t.seeOwn("A tap on it ["+buttons[0].Label+"]", c)
	}
	t.step("a report", func() { t.me.Command("/report", "", c) })
	t.seeOwn("A report in a channel, for one's eyes alone", c)
}

// count returns a number that differs when people see something else.
func (t *slackTalk) count() int {
	seen := crc32.NewIEEE()
	for _, c := range []*slacktest.Channel{t.me.DM(), t.server.Channel("C061")} {
		fmt.Fprintln(seen, c.Statuses())
		for _, e := range t.me.Ephemerals(c) {
			fmt.Fprintln(seen, e.BlockText())
		}
		for _, m := range c.FromBot() {
			fmt.Fprintln(seen, m.Edits, m.Reactions, m.BlockText())
		}
	}
	for _, v := range []*slacktest.View{t.me.Home(), t.me.OpenView()} {
		if v != nil {
			fmt.Fprintln(seen, v.Hash)
		}
	}
	return int(seen.Sum32())
}

func (t *slackTalk) step(what string, do func()) {
	if t.err != nil {
		return
	}
	before := t.count()
	do()
	if err := settle(t.ctx, what, before, t.count); err != nil {
		fmt.Printf("slack %s: %v\n", t.phrases.Language, err)
		t.err = t.ctx.Err()
	}
}

// say says something in the direct conversation and shows what came of it.
func (t *slackTalk) say(name, text string) {
	var ts string
	t.step(text, func() { ts = t.me.Post(t.me.DM(), slacktest.Typed(text)) })
	t.see(name, t.me.DM(), ts)
}

// edit edits the person's own message.
func (t *slackTalk) edit(name, from, to string) {
	all := t.me.DM().Messages()
	i := slices.IndexFunc(all, func(m slacktest.Message) bool { return m.Text == slacktest.Typed(from) })
	if i < 0 {
		return
	}
	t.step("an edit", func() { t.me.Edit(t.me.DM(), all[i].TS, slacktest.Typed(to)) })
	t.see(name, t.me.DM(), all[i].TS)
}

// tap presses the newest button whose value begins with a prefix.
func (t *slackTalk) tap(name, prefix string) { t.tapped(name, prefix) }

// form is tap where a form opens.
func (t *slackTalk) form(name, prefix string) {
	t.tapped("", prefix)
	if v := t.me.OpenView(); v != nil && t.err == nil {
		t.show(name, drawView(v))
	}
}

func (t *slackTalk) tapped(name, prefix string) {
	if t.err != nil {
		return
	}
	dm := t.me.DM()
	for _, m := range slices.Backward(dm.FromBot()) {
		for _, b := range m.Buttons() {
			if !strings.HasPrefix(b.Value, prefix) {
				continue
			}
			t.step(b.Label, func() { t.me.Press(dm, m.TS, b.ActionID) })
			if name != "" {
				t.see(name+" ["+b.Label+"]", dm, m.TS)
			}
			return
		}
	}
	fmt.Printf("slack %s: no button for %q\n", t.phrases.Language, prefix)
}

// home opens the home tab.
func (t *slackTalk) home(name string) {
	t.press(name, t.me.OpenHome)
}

// press does something on the home tab and shows the page, or the form that opened.
func (t *slackTalk) press(name string, do func()) {
	before := t.me.OpenView()
	t.step(name, do)
	if t.err != nil {
		return
	}
	if v := t.me.OpenView(); v != nil && (before == nil || before.ID != v.ID || before.Hash != v.Hash) {
		t.show(name, drawView(v))
		return
	}
	if v := t.me.Home(); v != nil {
		t.show(name, drawView(v))
	}
}

// see shows a conversation from a message on, with threads below their first message.
func (t *slackTalk) see(name string, c *slacktest.Channel, from string) {
	if t.err != nil {
		return
	}
	d := newSlackDrawing(t)
	for _, m := range c.Messages() {
		if m.TS >= from && !m.Deleted {
			d.message(m)
		}
	}
	t.show(name, d.String())
}

// seeThread shows a thread.
func (t *slackTalk) seeThread(name string, c *slacktest.Channel, root string) {
	if t.err != nil {
		return
	}
	d := newSlackDrawing(t)
	for _, m := range c.Messages() {
		if (m.TS == root || m.Thread == root) && !m.Deleted {
			d.message(m)
		}
	}
	t.show(name, d.String())
}

// seeOwn shows the last message that only the person sees.
func (t *slackTalk) seeOwn(name string, c *slacktest.Channel) {
	all := t.me.Ephemerals(c)
	if t.err != nil || len(all) == 0 {
		return
	}
	d := newSlackDrawing(t)
	d.ephemeral(all[len(all)-1])
	t.show(name, d.String())
}
