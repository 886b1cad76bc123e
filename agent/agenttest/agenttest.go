// Package agenttest runs whole conversations as golden text.
//
// A transcript is a txtar file. Its comment says what it shows; then come, in
// the order of the conversation:
//
//	-- clock --      an instant; the conversation goes on at that time
//	-- settings --   lines "key value": the sender's currency, zone, language, region; group yes;
//	                 overheard yes or no, whether what follows is said without naming the bot
//	-- model --      lines of what a scripted language model answers, in order, see [step]
//	-- restart --    from here on it is a new agent, with the same stores
//	-- bot --        what was said since the last -- bot --
//	-- ledger --     what is stored by then, one line per expense
//	-- calls --      how many calls of the model there were by then
//	-- anything --   what the person of that name says, one message
//
// A person who writes "[Undo]" takes that choice of the last reply. A person
// named "ana > 2" answers the second reply of the bot; "ana edits 2" gives the
// second message another text, and "ana deletes 2" deletes it; "ana repeats 2" is
// the platform delivering it again. "ana forwards", "quotes", "shares" and "picks"
// pass text on; lines above a line "---" are her own, there and wherever she writes
// something. A line "@receipt.pdf" sends a file with the message. "ana fills edit:2" opens the form of that
// choice and hands it in with the lines "field value", or only shows it when there
// are none; "ana looks" is somebody opening the bot without a word.
//
// With -update the bot, ledger and calls sections are rewritten, and the
// difference is reviewed like code. Without a model section the rules answer.
package agenttest

import (
	"context"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"chit/agent"
	"chit/agent/chat"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/agent/llm/llmtest"
	"chit/agent/memory"
	"chit/expense"
)

var update = flag.Bool("update", false, "rewrite what the bot says in transcripts")

// A Store is what a conversation is kept in.
type Store interface {
	expense.Store
	memory.Store
}

// Run plays the transcript in file against stores made by open.
func Run(t *testing.T, file string, open func(testing.TB) Store) {
	t.Helper()
	archive, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	got := Play(t, archive, open(t))
	if *update {
		if err := os.WriteFile(file, txtar.Format(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if diff := cmp.Diff(string(txtar.Format(archive)), string(txtar.Format(got))); diff != "" {
		t.Errorf("%s: mismatch (-want +got):\n%s", file, diff)
	}
}

// Play has the conversation of a transcript and returns the transcript as it
// went.
func Play(t testing.TB, in *txtar.Archive, store Store) *txtar.Archive {
	t.Helper()
	return PlayOver(t, in, store, func(m llm.Model) llm.Model { return m })
}

// PlayOver is Play with the scripted model reached through another.
func PlayOver(t testing.TB, in *txtar.Archive, store Store, over func(llm.Model) llm.Model) *txtar.Archive {
	t.Helper()
	p := &player{t: t, store: store, sender: chat.Sender{Zone: "Europe/Berlin", Currency: "EUR", Language: "en"}}
	p.script = modelSteps(t, in)
	service := expense.NewService(store)
	config := agent.Config{Ledgers: service, Memory: store, Now: func() time.Time { return p.now }, Log: slog.New(slog.NewTextHandler(io.Discard, nil)), Files: drawer{}}
	if asker, ok := store.(feature.Asker); ok {
		config.Asker = asker
	}
	if p.script != nil {
		config.Model = over(p.script)
	}
	p.config, p.agent = config, agent.New(config)
	out := &txtar.Archive{Comment: in.Comment}
	for _, f := range in.Files {
		out.Files = append(out.Files, txtar.File{Name: f.Name, Data: p.play(f)})
	}
	return out
}

type player struct {
	t         testing.TB
	store     Store
	config    agent.Config
	agent     *agent.Agent
	script    *llmtest.Script
	now       time.Time
	sender    chat.Sender
	group     bool
	overheard bool
	count     int
	unheard   []string     // replies since the last bot section
	replies   []chat.Reply // all replies
	said      []chat.Message
	ledger    expense.LedgerID
}

// play does what one section says and returns what it holds afterwards.
func (p *player) play(f txtar.File) []byte {
	text := strings.TrimSuffix(string(f.Data), "\n")
	switch f.Name {
	case "clock":
		now, err := time.Parse(time.RFC3339, text)
		if err != nil {
			p.t.Fatal(err)
		}
		p.now = now
	case "settings":
		p.settings(text)
	case "model":
	case "restart":
		p.agent = agent.New(p.config)
	case "bot":
		said := strings.Join(p.unheard, "\n")
		p.unheard = nil
		return []byte(said + "\n")
	case "ledger":
		return []byte(p.stored())
	case "calls":
		return fmt.Appendf(nil, "%d\n", len(p.script.Requests()))
	default:
		p.say(f.Name, text)
	}
	return f.Data
}

func (p *player) settings(text string) {
	for line := range strings.Lines(text) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch key {
		case "currency":
			p.sender.Currency = expense.Currency(value)
		case "zone":
			p.sender.Zone = value
		case "language":
			p.sender.Language = value
		case "region":
			p.sender.Region = value
		case "group":
			p.group = true
		case "overheard":
			p.overheard = value == "yes"
		default:
			p.t.Fatalf("unknown setting %q", key)
		}
	}
}

// say hands one message of a person to the agent.
func (p *player) say(who, text string) {
	name, how, number := p.speaker(who)
	if how == "fills" {
		p.fill(name, strings.Fields(who)[2], text)
		return
	}
	if how == "looks" {
		p.look(name)
		return
	}
	p.count++
	m := p.message(name, text)
	p.ledger = m.Ledger
	switch how {
	case ">":
		m.ReplyTo = p.said[number].ID
	case "edits", "deletes":
		m.Edits = p.said[number].ID
	case "repeats":
		m = p.said[number]
	}
	passOn(&m, passing[how])
	if fields := strings.Fields(who); passing[how] != "" && len(fields) == 3 {
		m.Quotes[0].Author = expense.Person{ID: "test:" + fields[2], Name: fields[2]}
	}
	sendFiles(&m)
	if label, ok := strings.CutPrefix(text, "["); ok {
		m.Choice, m.Text = p.choice(strings.TrimSuffix(label, "]")), strings.TrimSuffix(label, "]")
	}
	p.hand(m)
}

// passing are the ways to pass text on.
var passing = map[string]chat.QuoteKind{
	"forwards": chat.Forwarded, "quotes": chat.Quoted, "shares": chat.Shared, "picks": chat.Picked,
}

// passOn makes a quote of what stands below the line in a message, or of all of one
// that passes on without a line.
func passOn(m *chat.Message, kind chat.QuoteKind) {
	own, quoted, ok := strings.Cut("\n"+m.Text, "\n---\n")
	switch {
	case ok:
		m.Text = strings.TrimPrefix(own, "\n")
	case kind != "":
		m.Text, quoted = "", m.Text
	default:
		return
	}
	if kind == "" {
		kind = chat.Quoted
	}
	m.Quotes = []chat.Quote{{Kind: kind, Text: quoted}}
}

// message is a new message of a person.
func (p *player) message(name, text string) chat.Message {
	m := chat.Message{
		Conversation: chat.ConversationID("test:" + name), Ledger: expense.LedgerID("test:" + name),
		ID: chat.MessageID(strconv.Itoa(p.count)), Sender: p.sender, Direct: true, Text: text, At: p.now,
	}
	m.Sender.Person = expense.Person{ID: "test:" + name, Name: name}
	if p.group {
		m.Conversation, m.Ledger, m.Direct = "test:group", "test:group", false
		m.Overheard = p.overheard
	}
	return m
}

// hand gives a message to the agent.
func (p *player) hand(m chat.Message) {
	reply, err := p.agent.Handle(context.Background(), m)
	if err != nil {
		p.t.Fatalf("%s: %v", m.Sender.Name, err)
	}
	p.checkBlocks(reply)
	p.said, p.replies = append(p.said, m), append(p.replies, reply)
	p.checkQuestions(m.Conversation)
	p.unheard = append(p.unheard, Format(reply))
}

func (p *player) checkBlocks(r chat.Reply) {
	if err := CheckBlocks(r); err != nil {
		p.t.Error(err)
	}
}

// checkQuestions fails the test when a question for a yes offers anything else first:
// a thumb that is in a hurry takes the first button.
func (p *player) checkQuestions(c chat.ConversationID) {
	open, err := p.store.Pending(context.Background(), c)
	if err != nil {
		p.t.Fatal(err)
	}
	if open == nil {
		return
	}
	for _, q := range append([]memory.Pending{*open}, open.Others...) {
		if !affirmativeFirst(q) {
			p.t.Errorf("%q wants a yes, and offers first %q", q.Ask, q.Labels["ask:"+q.ID+":0"])
		}
	}
}

// affirmativeFirst reports whether the first choice of a question for a yes is one. A
// lone choice only ends the question.
func affirmativeFirst(q memory.Pending) bool {
	first, offered := q.Options["ask:"+q.ID+":0"]
	return q.Field != feature.Confirmed || len(q.Options) < 2 || offered && first != ""
}

// fill opens the form of a choice, which may be a form's id already, and hands it
// in unless the check finds something wrong.
func (p *player) fill(name, choice, text string) {
	p.count++
	m := p.message(name, "")
	m.Choice, p.ledger = choice, m.Ledger
	if !strings.HasPrefix(choice, "form:") {
		form, err := p.agent.Form(context.Background(), m)
		if err != nil {
			p.t.Fatal(err)
		}
		if form == nil {
			p.unheard = append(p.unheard, "(no form)")
			return
		}
		if text == "" {
			p.unheard = append(p.unheard, formatForm(form))
			return
		}
		m.Choice = form.ID
	}
	m.Fields = map[string]string{}
	for line := range strings.Lines(text) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		m.Fields[key] = value
	}
	faults, again, err := p.agent.Check(context.Background(), m)
	if err != nil {
		p.t.Fatal(err)
	}
	if again != nil {
		p.unheard = append(p.unheard, formatForm(again))
	}
	for _, field := range slices.Sorted(maps.Keys(faults)) {
		p.unheard = append(p.unheard, fmt.Sprintf("(%s) %s", field, faults[field]))
	}
	if len(faults) == 0 || strings.HasPrefix(choice, "form:") {
		p.hand(m)
	}
}

// look shows what the bot shows without a word.
func (p *player) look(name string) {
	m := p.message(name, "")
	o, err := p.agent.Overview(context.Background(), m)
	if err != nil {
		p.t.Fatal(err)
	}
	p.checkBlocks(o.Month)
	p.checkBlocks(o.Settings)
	if p.checkBlocks(o.Welcome); o.Welcome.Text != "" {
		p.unheard = append(p.unheard, Format(o.Welcome))
	}
	p.unheard = append(p.unheard, Format(o.Month))
	for _, r := range o.Recent {
		p.checkBlocks(r)
		p.unheard = append(p.unheard, Format(r))
	}
	p.unheard = append(p.unheard, Format(o.Settings), Format(chat.Reply{Text: "(prompts)", Choices: o.Prompts}))
}

// speaker takes the name of a section apart: who speaks, and perhaps what they do
// with which earlier message.
func (p *player) speaker(section string) (name, how string, number int) {
	fields := strings.Fields(section)
	switch {
	case len(fields) > 1 && passing[fields[1]] != "", len(fields) == 2 && fields[1] == "looks", len(fields) == 3 && fields[1] == "fills":
		return fields[0], fields[1], 0
	case len(fields) != 3:
		return section, "", 0
	}
	n, err := strconv.Atoi(fields[2])
	if err != nil || n < 1 || n > len(p.said) {
		p.t.Fatalf("%q is about no message", section)
	}
	return fields[0], fields[1], n - 1
}

// choice finds a label among the choices of the replies, the last one first, so
// that an old card's button can be pressed too. A label "id:…" is an id.
func (p *player) choice(label string) string {
	if id, ok := strings.CutPrefix(label, "id:"); ok {
		return id
	}
	for i := len(p.replies) - 1; i >= 0; i-- {
		for _, c := range p.replies[i].Choices {
			if c.Label == label {
				return c.ID
			}
		}
	}
	p.t.Fatalf("no choice %q", label)
	return ""
}
