package main

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"chit/adapters/telegram/telegramtest"
)

const telegramToken = "4711:AAF-the_secret_part_of_the_token"

// A telegramTalk is a conversation on Telegram. Its methods do nothing after an
// error.
type telegramTalk struct {
	*visit
	ctx    context.Context
	server *telegramtest.Server
	me     *telegramtest.User
	err    error
}

// code matches the code in what the program prints for its first owner.
var code = regexp.MustCompile(`start=([\w-]+)|Send it (\S+)`)

// visitTelegram has the conversations on Telegram.
func visitTelegram(ctx context.Context, v *visit) error {
	p := v.phrases
	s := telegramtest.NewServer(telegramtest.Options{Token: telegramToken, Name: "Chit", Username: "chit_bot", Clock: now})
	defer s.Close()
	b, err := v.start(ctx, "TELEGRAM_BOT_TOKEN="+telegramToken, "TELEGRAM_API_URL="+s.URL,
		"CHIT_CURRENCY="+p.Currency, "CHIT_ZONE="+p.Zone)
	if err != nil {
		return err
	}
	defer b.stop()
	t := &telegramTalk{visit: v, ctx: ctx, server: s, me: s.User(telegramtest.Person{ID: 7001, Name: p.Person, Username: "ana", Language: p.Telegram})}
	t.err = s.Wait(ctx, func(s *telegramtest.Server) bool { return s.Polling() && code.MatchString(b.said()) })
	if t.err != nil {
		return fmt.Errorf("%w\n%s", t.err, b.said())
	}
	t.welcome(strings.Join(code.FindStringSubmatch(b.said())[1:], ""))
	t.expenses()
	t.pages()
	t.group()
	for _, problem := range s.Problems() {
		fmt.Printf("telegram %s: %s\n", p.Language, problem)
	}
	if t.err != nil {
		return fmt.Errorf("%w\n%s", t.err, b.said())
	}
	return nil
}

func (t *telegramTalk) welcome(code string) {
	ben := t.server.User(telegramtest.Person{ID: 7002, Name: t.phrases.Other, Language: t.phrases.Telegram})
	stranger := t.as(ben)
	stranger.say("A stranger writes", t.phrases.Coffee)
	t.take(stranger)
	t.say("The link at the first start", "/start "+code)
	t.say("An invitation", "/invite")
}

func (t *telegramTalk) expenses() {
	p := t.phrases
	coffee := t.say("The first expense", p.Coffee)
	t.step("an edit", func() {
		t.me.Edit(coffee, strings.Replace(p.Coffee, firstNumber(p.Coffee), firstNumber(p.Correction), 1))
	})
	t.see("An expense corrected by editing the message", t.me.Chat(), coffee)
	t.say("Tax, and another day", p.Tax)
	t.pick()
	t.say("Several expenses", p.Several)
	t.say("Several tax rates", p.Receipt)
	t.reply("A reply to the card", p.Correction)
	t.say("An unclear amount", p.Unclear)
	t.tapNth("The answer by a button", 0)
	t.say("No amount", p.Incomplete)
	t.say("The answer in words", p.Answer)
	t.say("Not understood", p.Nonsense)
	t.say("Income", p.Income)
	t.say("A refund", p.Refund)
	t.tap("Undo", "undo:")
	t.attach()
}

// pick edits the last card by its buttons.
func (t *telegramTalk) pick() {
	t.tap("Edit", "edit:")
	field := func(name string) func(telegramtest.Button) bool {
		return func(b telegramtest.Button) bool {
			return strings.HasPrefix(b.Data, "pick:") && strings.Contains(b.Data, ":"+name)
		}
	}
	for _, f := range []struct{ name, field string }{{"The rates to pick from", "tax"}, {"The categories", "cat"}, {"The days", "day"}} {
		t.press(f.name, field(f.field))
		if f.field != "day" {
			t.tap("", "edit:")
		}
	}
	t.tap("A day is picked", "day:")
}

// attach sends a picture with words.
func (t *telegramTalk) attach() {
	var id int
	t.step("a picture", func() {
		id = t.me.Send(telegramtest.File{Name: "receipt.png", Type: "image/png", Data: receiptPicture(), Photo: true}, t.phrases.Coffee)
	})
	t.see("A picture with words", t.me.Chat(), id)
}

func (t *telegramTalk) pages() {
	p := t.phrases
	t.say("A month", p.Month)
	t.tapNth("The month before", 0)
	t.say("The biggest expenses", p.Biggest)
	t.say("A question", p.Average)
	t.say("Settings", "/settings")
	t.tapNth("A setting", 0)
	t.say("A rule", p.Rule)
	t.say("Something to remember", p.Fact)
	t.say("What is remembered", "/memory")
	t.say("Help", "/help")
	t.say("Privacy", "/privacy")
	t.say("A command that does not exist", "/mnoth")
}

func (t *telegramTalk) group() {
	p := t.phrases
	ben := t.server.User(telegramtest.Person{ID: 7003, Name: p.Other, Username: "ben_b", Language: p.Telegram})
	g := t.server.Group(-1001000000042, p.Team, t.me, ben)
	t.step("being added", func() { g.Remove(); g.Add() })
	at := "@" + t.server.Username + " "
	t.sayIn("A group", g, t.me, at+p.Group)
	t.sayIn("A question in a group", g, t.me, at+p.Incomplete)
	t.step("a word of another", func() { ben.SayIn(g, at+p.Month) }) // roles are for people who have written
	t.sayIn("Roles", g, t.me, at+"/roles @ben_b viewer")
	t.sayIn("A viewer is refused", g, ben, at+p.Coffee)
	if t.err != nil {
		return
	}
	first := g.Chat().FromBot()
	if i := slices.IndexFunc(first, func(m telegramtest.Message) bool { return len(m.Buttons) > 0 }); i >= 0 {
		var tap *telegramtest.Tap
		t.step("a tap by another", func() { tap = ben.TapIn(g, first[i].ID, first[i].Labels()[0]) })
		t.seeTap("A tap by somebody who may not", g.Chat(), first[i].ID, tap, ben.ID)
	}
	var overheard int
	t.quietly(func() { overheard = ben.SayIn(g, p.Overheard) })
	t.step("a mention in reply", func() { t.me.ReplyIn(g, overheard, at) })
	t.see("The bot's name in reply to another's words", g.Chat(), overheard)
}

// as returns the same conversation with another person.
func (t *telegramTalk) as(u *telegramtest.User) *telegramTalk {
	other := *t
	other.me = u
	return &other
}

// take takes over the error of another's conversation.
func (t *telegramTalk) take(other *telegramTalk) {
	if t.err == nil {
		t.err = other.err
	}
}

// count returns how many requests the bot has made, without polls.
func (t *telegramTalk) count() int {
	return len(t.server.Requests("")) - len(t.server.Requests("getUpdates"))
}

// step does something and waits for the answer. No answer is one too, and shown as
// such.
func (t *telegramTalk) step(what string, do func()) {
	if t.err != nil {
		return
	}
	before := t.count()
	do()
	if err := settle(t.ctx, what, before, t.count); err != nil {
		fmt.Printf("telegram %s: %v\n", t.phrases.Language, err)
		t.err = t.ctx.Err()
	}
}

// quietly does something that is not answered.
func (t *telegramTalk) quietly(do func()) {
	if t.err == nil {
		do()
	}
}

// say says something and shows what came of it.
func (t *telegramTalk) say(name, text string) (id int) {
	t.step(text, func() { id = t.me.Say(text) })
	t.see(name, t.me.Chat(), id)
	return id
}

func (t *telegramTalk) sayIn(name string, g *telegramtest.Group, u *telegramtest.User, text string) {
	var id int
	t.step(text, func() { id = u.SayIn(g, text) })
	t.see(name, g.Chat(), id)
}

// reply answers the last card.
func (t *telegramTalk) reply(name, text string) {
	card := t.me.Chat().Last().ID
	t.step(text, func() { t.me.Reply(card, text) })
	t.see(name, t.me.Chat(), card)
}

// tap presses the newest button whose data begin with a prefix.
func (t *telegramTalk) tap(name, prefix string) {
	t.press(name, func(b telegramtest.Button) bool { return strings.HasPrefix(b.Data, prefix) })
}

// tapNth presses a button of the newest message that has buttons.
func (t *telegramTalk) tapNth(name string, n int) {
	t.press(name, func(telegramtest.Button) bool { n--; return n < 0 })
}

func (t *telegramTalk) press(name string, which func(telegramtest.Button) bool) {
	if t.err != nil {
		return
	}
	for _, m := range slices.Backward(t.me.Chat().FromBot()) {
		for _, b := range slices.Concat(m.Buttons...) {
			if !which(b) {
				continue
			}
			var tap *telegramtest.Tap
			t.step(b.Text, func() { tap = t.me.Press(m.ID, b.Data) })
			if name != "" {
				t.seeTap(name+" ["+b.Text+"]", t.me.Chat(), m.ID, tap, t.me.ID)
			}
			return
		}
	}
	fmt.Printf("telegram %s: no button for %q\n", t.phrases.Language, name)
}

// see shows a chat from a message on, as the person sees it.
func (t *telegramTalk) see(name string, c telegramtest.Chat, from int) {
	t.seeTap(name, c, from, nil, t.me.ID)
}

// seeTap is see after a tap, whose answer covers the chat.
func (t *telegramTalk) seeTap(name string, c telegramtest.Chat, from int, tap *telegramtest.Tap, viewer int64) {
	if t.err != nil {
		return
	}
	d := newTelegramDrawing(t, c, viewer)
	all := c.Messages()
	for _, m := range all {
		if m.ID >= from {
			d.message(m)
		}
	}
	if tap != nil {
		d.answer(tap.Text(), tap.Alert())
	}
	t.show(name, d.String())
}
