package slacktest_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/slack-go/slack"
	"github.com/slack-go/slack/socketmode"

	"chit/adapters/slack/slacktest"
)

func modal(blocks ...slack.Block) slack.ModalViewRequest {
	return slack.ModalViewRequest{
		Type: slack.VTModal, CallbackID: "edit", PrivateMetadata: "42",
		Title:  slack.NewTextBlockObject("plain_text", "Expense", false, false),
		Submit: slack.NewTextBlockObject("plain_text", "Save", false, false),
		Blocks: slack.Blocks{BlockSet: blocks},
	}
}

func input(id string, element slack.BlockElement) slack.Block {
	return slack.NewInputBlock(id, slack.NewTextBlockObject("plain_text", id, false, false), nil, element)
}

func option(value string) *slack.OptionBlockObject {
	return slack.NewOptionBlockObject(value, slack.NewTextBlockObject("plain_text", "the "+value, false, false), nil)
}

func TestTriggers(t *testing.T) {
	s, clock := newServer(t, slacktest.Options{})
	connect(t, s, always)
	ana := s.User(slacktest.Person{ID: "U1"})
	c := api(s)
	view := modal(slack.NewDividerBlock())
	i := ana.GlobalShortcut("log")
	answer(t, i)
	clock.Advance(3 * time.Second)
	r, err := c.OpenViewContext(within(t), i.TriggerID, view)
	if err != nil || ana.OpenView() == nil || ana.OpenView().ID != r.View.ID {
		t.Fatalf("after three seconds %v, %v", r, err)
	}
	if _, err := c.OpenViewContext(within(t), i.TriggerID, view); err == nil || err.Error() != "exchanged_trigger_id" {
		t.Errorf("twice: %v", err)
	}
	i = ana.GlobalShortcut("log")
	answer(t, i)
	clock.Advance(3*time.Second + 1)
	if _, err := c.OpenViewContext(within(t), i.TriggerID, view); err == nil || err.Error() != "expired_trigger_id" {
		t.Errorf("later: %v", err)
	}
	if _, err := c.UpdateViewContext(within(t), view, "", "old", r.View.ID); err == nil || err.Error() != "hash_conflict" {
		t.Errorf("an old hash: %v", err)
	}
	if _, err := c.UpdateViewContext(within(t), view, "", r.View.Hash, r.View.ID); err != nil {
		t.Errorf("the hash: %v", err)
	}
	noProblems(t, s)
}

func TestPress(t *testing.T) {
	s, clock := newServer(t, slacktest.Options{})
	acknowledge := true
	b := connect(t, s, func(socketmode.Event) (any, bool) { return nil, acknowledge })
	ana := s.User(slacktest.Person{ID: "U1", Name: "ana"})
	dm := ana.DM()
	ts := ana.Post(dm, "lunch 12")
	_, at, err := api(s).PostMessageContext(within(t), dm.ID, slack.MsgOptionText("saved", false), slack.MsgOptionTS(ts),
		slack.MsgOptionBlocks(slack.NewActionBlock("",
			slack.NewButtonBlockElement("undo:42", "42", slack.NewTextBlockObject("plain_text", "Undo", false, false)),
			slack.NewButtonBlockElement("", "43", slack.NewTextBlockObject("plain_text", "Edit", false, false)))))
	if err != nil {
		t.Fatal(err)
	}
	for _, button := range []string{"Undo", "undo:42", "43"} {
		answer(t, ana.Press(dm, at, button))
	}
	if _, err := ana.Press(dm, at, "Redo").Answer(within(t)); err == nil {
		t.Error("a button that is not there was pressed")
	}
	got := b.events(socketmode.EventTypeInteractive)
	if len(got) != 3 {
		t.Fatalf("%d interactions", len(got))
	}
	p := got[0].Data.(slack.InteractionCallback)
	a := p.ActionCallback.BlockActions
	if p.User.ID != "U1" || p.Container.MessageTs != at || p.Container.ThreadTs != ts || p.Channel.ID != dm.ID || p.Message.Text != "saved" ||
		p.ResponseURL == "" || len(a) != 1 || a[0].ActionID != "undo:42" || a[0].Value != "42" {
		t.Errorf("interaction %+v", p)
	}
	if id := got[2].Data.(slack.InteractionCallback).ActionCallback.BlockActions[0].ActionID; id == "" {
		t.Error("a button without an action id got none")
	}
	acknowledge = false
	i := ana.Press(dm, at, "Undo")
	clock.Advance(3 * time.Second)
	if _, err := i.Answer(within(t)); err == nil || !strings.Contains(err.Error(), "operation_timeout") {
		t.Errorf("an interaction without an acknowledgement ends with %v", err)
	}
	if d := s.Deliveries(); d[len(d)-1].Attempts != 1 || !d[len(d)-1].Lost {
		t.Errorf("it was delivered again: %+v", d[len(d)-1])
	}
	noProblemsBut(t, s, "operation_timeout")
}

func noProblemsBut(t *testing.T, s *slacktest.Server, part string) {
	t.Helper()
	for _, p := range s.Problems() {
		if !strings.Contains(p, part) {
			t.Errorf("problem: %s", p)
		}
	}
}

func TestSubmit(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	var reply any
	b := connect(t, s, func(e socketmode.Event) (any, bool) { return reply, true })
	ana := s.User(slacktest.Person{ID: "U1"})
	amount := slack.NewPlainTextInputBlockElement(nil, "v")
	amount.InitialValue = "12.00"
	date := slack.NewDatePickerBlockElement("v")
	side := slack.NewOptionsSelectBlockElement(slack.OptTypeStatic, nil, "v", option("net"), option("gross"))
	side.InitialOption = option("gross")
	i := ana.GlobalShortcut("log")
	if _, err := api(s).OpenViewContext(within(t), i.TriggerID, modal(input("amount", amount), input("date", date), input("side", side))); err != nil {
		t.Fatal(err)
	}
	answer(t, i)
	view := ana.OpenView()
	for _, values := range []map[string]string{
		{},                                     // the date is missing
		{"date": "2026-11-20", "tip": "1"},     // no such field
		{"date": "2026-11-20", "side": "nett"}, // no such option
	} {
		if _, err := ana.Submit(view, values).Answer(within(t)); err == nil {
			t.Errorf("%v was handed in", values)
		}
	}
	for _, tt := range []struct {
		reply object
		open  bool
		fails bool
	}{
		{object{"response_action": "errors", "errors": object{"date": "too late"}}, true, false},
		{object{"response_action": "errors", "errors": object{"day": "no such block"}}, true, true},
		{object{"response_action": "error"}, true, true},
		{object{"response_action": "update", "view": object{"type": "modal"}}, true, true},
		{nil, false, false},
	} {
		reply = nil
		if tt.reply != nil {
			reply = tt.reply
		}
		a, err := ana.Submit(view, map[string]string{"date": "2026-11-20", "side": "the net"}).Answer(within(t))
		if (err != nil) != tt.fails || (ana.OpenView() != nil) != tt.open {
			t.Errorf("%v: %+v, %v, view %v", tt.reply, a, err, ana.OpenView())
		}
	}
	got := b.events(socketmode.EventTypeInteractive)
	p := got[len(got)-1].Data.(slack.InteractionCallback)
	v := p.View.State.Values
	if p.Type != slack.InteractionTypeViewSubmission || p.View.PrivateMetadata != "42" || v["amount"]["v"].Value != "12.00" ||
		v["date"]["v"].SelectedDate != "2026-11-20" || v["side"]["v"].SelectedOption.Value != "net" {
		t.Errorf("submission %+v", p.View)
	}
	if _, err := ana.Submit(view, map[string]string{"date": "2026-11-20"}).Answer(within(t)); err == nil {
		t.Error("a view that was closed was handed in")
	}
}

func TestCommandAnswers(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	var reply any
	connect(t, s, func(e socketmode.Event) (any, bool) { return reply, true })
	ana := s.User(slacktest.Person{ID: "U1"})
	ch := s.Channel("C1")
	reply = object{"text": "saved"}
	answer(t, ana.Command("/expense", "lunch 12", ch))
	if e := ana.Ephemerals(ch); len(e) != 1 || e[0].Text != "saved" || e[0].Answers != "command" {
		t.Errorf("ephemerals %+v", e)
	}
	if e := s.User(slacktest.Person{ID: "U2"}).Ephemerals(ch); len(e) != 0 {
		t.Errorf("somebody else saw %+v", e)
	}
	reply = object{"text": "saved", "response_type": "in_channel"}
	answer(t, ana.Command("/expense", "lunch 12", ch))
	if m := ch.FromBot(); len(m) != 1 {
		t.Errorf("messages %+v", m)
	}
}

func TestHomeAndEphemeralButtons(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	b := connect(t, s, always)
	ana := s.User(slacktest.Person{ID: "U1"})
	ch := s.Channel("C1")
	ana.Post(ch, "hello")
	buttons := slack.NewActionBlock("", slack.NewButtonBlockElement("undo", "42", slack.NewTextBlockObject("plain_text", "Undo", false, false)))
	c := api(s)
	if _, err := c.PublishViewContext(within(t), slack.PublishViewContextRequest{
		UserID: "U1", View: slack.HomeTabViewRequest{Type: slack.VTHomeTab, Blocks: slack.Blocks{BlockSet: []slack.Block{buttons}}},
	}); err != nil {
		t.Fatal(err)
	}
	answer(t, ana.PressView(ana.Home(), "Undo"))
	ts, err := c.PostEphemeralContext(within(t), "C1", "U1", slack.MsgOptionText("private", false), slack.MsgOptionBlocks(buttons))
	if err != nil {
		t.Fatal(err)
	}
	i := ana.Press(ch, ts, "Undo")
	answer(t, i)
	got := b.events(socketmode.EventTypeInteractive)
	if p := got[0].Data.(slack.InteractionCallback); p.Container.ViewID != ana.Home().ID || p.ResponseURL != "" {
		t.Errorf("on the home tab %+v", p.Container)
	}
	var p object
	if err := json.Unmarshal(got[1].Request.Payload, &p); err != nil {
		t.Fatal(err)
	}
	if p["container"].(object)["is_ephemeral"] != true || p["message"] != nil {
		t.Errorf("on an ephemeral %v", p)
	}
	send(t, i.ResponseURL, "", "application/json", []byte(`{"delete_original":true}`))
	if e := ana.Ephemerals(ch); len(e) != 0 {
		t.Errorf("ephemerals %+v", e)
	}
	noProblems(t, s)
}

func TestMenusClosingAndFiles(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	b := connect(t, s, always)
	ana := s.User(slacktest.Person{ID: "U1"})
	dm := ana.DM()
	menu := slack.NewOptionsSelectBlockElement(slack.OptTypeStatic, nil, "month", option("march"), option("april"))
	_, at, err := api(s).PostMessageContext(within(t), dm.ID, slack.MsgOptionText("which?", false), slack.MsgOptionBlocks(slack.NewActionBlock("", menu)))
	if err != nil {
		t.Fatal(err)
	}
	answer(t, ana.Choose(dm, at, "month", "april"))
	if _, err := ana.Choose(dm, at, "month", "may").Answer(within(t)); err == nil {
		t.Error("an option that is not there was taken")
	}
	i := ana.GlobalShortcut("log")
	answer(t, i)
	view := modal(slack.NewDividerBlock())
	view.NotifyOnClose = true
	if _, err := api(s).OpenViewContext(within(t), i.TriggerID, view); err != nil {
		t.Fatal(err)
	}
	ana.CloseView()
	wait(t, s, "acknowledged", settled)
	got := b.events(socketmode.EventTypeInteractive)
	a := got[0].Data.(slack.InteractionCallback).ActionCallback.BlockActions[0]
	if last := got[len(got)-1].Data.(slack.InteractionCallback); a.SelectedOption.Value != "april" || last.Type != slack.InteractionTypeViewClosed || ana.OpenView() != nil {
		t.Errorf("chosen %+v, closed %+v", a, last)
	}

	ana.PostFile(dm, "receipt.png", "image/png", []byte("png"), "lunch")
	wait(t, s, "acknowledged", settled)
	events := b.events(socketmode.EventTypeEventsAPI)
	e := inner(t, events[len(events)-1])
	f := e["files"].([]any)[0].(object)
	for token, want := range map[string]string{"xoxb-fake": "png", "": ""} {
		var data strings.Builder
		client := slack.New(token, slack.OptionAPIURL(s.URL))
		err := client.GetFileContext(within(t), f["url_private_download"].(string), &data)
		if data.String() != want || (err == nil) != (want != "") || err != nil && !strings.Contains(err.Error(), "sign-in") {
			t.Errorf("with the token %q the file is %q, %v", token, &data, err)
		}
	}
	if e["subtype"] != "file_share" {
		t.Errorf("event %v", e)
	}
	noProblems(t, s)
}
