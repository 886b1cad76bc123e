package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"os/signal"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// The crash battery runs the program, wired as "bot run" wires it, against a
// platform and a model on the loopback, and kills it with SIGKILL: when it
// acknowledges a message (received and committed), while the model thinks, when
// it sends a reply (which is then shown and never noted), and at random. At the
// end every accepted message has one effect and at least one reply, in order.
//
//	make crash                       the long form
//	CHIT_CRASH_MESSAGES, _KILLS, _SEED   choose another
const (
	envCrashURL = "CHIT_CRASH_PLATFORM" // of the child: where the platform is
	envCrashAck = "CHIT_CRASH_ACK"      // of the child: "early" acknowledges before the commit, the negative control
)

const crashLease = 700 * time.Millisecond

// crashbot is the child: the program with a messenger that talks to the test.
func crashbot() {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	p := &process{getenv: os.Getenv, stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr, started: time.Now()}
	if err := crashServe(ctx, p); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

func crashServe(ctx context.Context, p *process) error {
	c, err := readConfig(p, &commonFlags{}, "error")
	if err != nil {
		return err
	}
	store, err := openStore(ctx, c)
	if err != nil {
		return err
	}
	defer store.Close()
	m := &loopback{url: os.Getenv(envCrashURL), early: os.Getenv(envCrashAck) == "early"}
	in, err := newInbox(c, store, m)
	if err != nil {
		return err
	}
	in.Lease = crashLease
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	return work(ctx, c, in, in, listener, m)
}

// loopback is the messenger of the child.
type loopback struct {
	url   string
	early bool
}

func (*loopback) Name() string { return "loop" }

func (l *loopback) Run(ctx context.Context, r chat.Receiver) error {
	for ctx.Err() == nil {
		var batch []chat.Message
		if err := l.post(ctx, "/updates", nil, &batch); err != nil {
			continue // the platform answers after a moment, also when it has nothing
		}
		var all sync.WaitGroup
		for _, talk := range byConversation(batch) {
			all.Go(func() {
				for _, m := range talk {
					if l.early {
						_ = l.post(ctx, "/ack", m.SourceKey(), nil)
					}
					if r.Receive(ctx, m) != nil {
						return
					}
					_ = l.post(ctx, "/ack", m.SourceKey(), nil) // it is delivered again then
				}
			})
		}
		all.Wait()
	}
	return nil
}

func byConversation(batch []chat.Message) map[chat.ConversationID][]chat.Message {
	talks := map[chat.ConversationID][]chat.Message{}
	for _, m := range batch {
		talks[m.Conversation] = append(talks[m.Conversation], m)
	}
	return talks
}

func (l *loopback) Deliver(ctx context.Context, d chat.Delivery) (chat.MessageID, error) {
	err := l.post(ctx, "/send", d, nil)
	return d.Answers, err
}

func (l *loopback) post(ctx context.Context, path string, body, answer any) error {
	encoded, err := json.Marshal(body)
	if err != nil {
		return err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, l.url+path, bytes.NewReader(encoded))
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode == http.StatusTooManyRequests {
		return &chat.NotSentError{RetryAfter: 20 * time.Millisecond, Err: fmt.Errorf("%s: slow down", path)}
	}
	if answer == nil {
		return nil
	}
	return json.NewDecoder(response.Body).Decode(answer)
}

// A battery is the platform, the model, and who kills.
type battery struct {
	t       *testing.T
	env     []string
	mu      sync.Mutex
	rand    *rand.Rand
	waiting []chat.Message // in order within a conversation
	acked   map[string]bool
	shown   map[chat.ConversationID][]string
	asked   map[string]int
	refused map[string]bool // replies that are no receipt: the model was away, and the rules asked
	kills   int
	reasons map[string]int
	stopped bool
	childs  []*exec.Cmd
}

func (b *battery) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	switch r.URL.Path {
	case "/updates":
		b.updates(w)
	case "/ack":
		var key string
		_ = json.Unmarshal(body, &key)
		b.mu.Lock()
		b.acked[key] = true
		b.mu.Unlock()
		b.maybeKill("at an acknowledgement", 100)
	case "/send":
		b.send(w, body)
	default:
		b.model(w, body)
	}
}

// updates delivers what is not acknowledged, and now and then what is.
func (b *battery) updates(w http.ResponseWriter) {
	b.mu.Lock()
	var batch []chat.Message
	open := map[chat.ConversationID]int{}
	for _, m := range b.waiting {
		acked := b.acked[m.SourceKey()]
		if !acked && open[m.Conversation] < 3 || acked && b.rand.IntN(100) < 2 {
			batch = append(batch, m)
			if b.rand.IntN(100) < 10 {
				batch = append(batch, m)
			}
			open[m.Conversation]++
		}
	}
	b.mu.Unlock()
	if len(batch) == 0 {
		time.Sleep(20 * time.Millisecond) // the child polls; without it both would spin
	}
	_ = json.NewEncoder(w).Encode(batch)
}

func (b *battery) send(w http.ResponseWriter, body []byte) {
	var d chat.Delivery
	_ = json.Unmarshal(body, &d)
	b.mu.Lock()
	if b.rand.IntN(100) < 5 {
		b.mu.Unlock()
		w.WriteHeader(http.StatusTooManyRequests)
		return
	}
	b.refused[string(d.Conversation)+"/"+string(d.Answers)] = !strings.HasPrefix(d.Reply.Text, "✅")
	b.shown[d.Conversation] = append(b.shown[d.Conversation], string(d.Answers))
	b.mu.Unlock()
	b.maybeKill("after a reply was shown", 100)
}

// model answers like a server with the chat completions API, and not always.
func (b *battery) model(w http.ResponseWriter, body []byte) {
	amount := ""
	if i := bytes.LastIndex(body, []byte("sandwich for like ")); i >= 0 {
		amount, _, _ = strings.Cut(string(body[i+len("sandwich for like "):]), " ")
	}
	b.mu.Lock()
	b.asked[amount]++
	slow, fails := b.rand.IntN(80), b.rand.IntN(100) < 10
	b.mu.Unlock()
	time.Sleep(time.Duration(slow) * time.Millisecond) // the model thinks
	b.maybeKill("while the model thinks", 200)
	if fails {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	args, _ := json.Marshal(map[string]string{"amount": amount, "description": "sandwich"})
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(map[string]any{"model": "loop", "choices": []any{map[string]any{
		"finish_reason": "tool_calls", "message": map[string]any{"role": "assistant", "tool_calls": []any{map[string]any{
			"id": "1", "type": "function", "function": map[string]string{"name": "add_expense", "arguments": string(args)},
		}}},
	}}, "usage": map[string]int{"prompt_tokens": 500, "completion_tokens": 30}})
}

var killPoints = []string{"at an acknowledgement", "after a reply was shown", "while the model thinks", "at random"}

// maybeKill has a child killed now and then, before it gets its answer.
func (b *battery) maybeKill(why string, per1000 int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	// Each point has its turn, so that all of them are seen.
	if b.kills == 0 || why != killPoints[b.kills%len(killPoints)] || b.rand.IntN(1000) >= per1000 {
		return
	}
	b.kills--
	b.reasons[why]++
	_ = b.childs[b.rand.IntN(len(b.childs))].Process.Kill()
}

// keep starts child n again whenever it ends.
func (b *battery) keep(n int, running *sync.WaitGroup) {
	running.Go(func() {
		for {
			cmd := exec.Command("crashbot")
			cmd.Env, cmd.Stderr = b.env, os.Stderr
			b.mu.Lock()
			if b.stopped {
				b.mu.Unlock()
				return
			}
			err := cmd.Start()
			b.childs[n] = cmd
			b.mu.Unlock()
			if err != nil {
				b.t.Errorf("start: %v", err)
				return
			}
			_ = cmd.Wait() // killed, or told to end
		}
	})
}

func (b *battery) random(every time.Duration, done <-chan struct{}) {
	for {
		select {
		case <-done:
			return
		case <-time.After(every):
			b.maybeKill("at random", 1000)
		}
	}
}

// unanswered returns the messages that were not acknowledged or not answered. A
// reply whose process was killed twice just when it was being sent is not sent a
// third time: it is in doubt and says so, see inbox.Doubtful.
func (b *battery) unanswered(store *db.Store) (missing []string) {
	doubtful := map[string]bool{}
	list, err := store.List(b.t.Context(), 1000)
	if err != nil {
		return []string{err.Error()}
	}
	for _, e := range list {
		if e.State == string(inbox.Doubtful) {
			doubtful[fmt.Sprint(e.Conversation, " ", e.Seq)] = true
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	seq := map[chat.ConversationID]int{} // the platform delivers in order, so this is the inbox's number
	for _, m := range b.waiting {
		seq[m.Conversation]++
		if doubtful[fmt.Sprint(m.Conversation, " ", seq[m.Conversation])] {
			continue
		}
		if !b.acked[m.SourceKey()] || !slices.Contains(b.shown[m.Conversation], string(m.ID)) {
			missing = append(missing, m.SourceKey())
		}
	}
	return missing
}

// crashRun runs a battery and returns what is wrong at its end.
func crashRun(t *testing.T, url string, childs, messages, kills int, seed uint64, more ...string) (wrong []string) {
	b := &battery{
		t: t, rand: rand.New(rand.NewPCG(seed, 1)), acked: map[string]bool{}, shown: map[chat.ConversationID][]string{},
		asked: map[string]int{}, refused: map[string]bool{}, kills: kills, reasons: map[string]int{}, childs: make([]*exec.Cmd, childs),
	}
	server := httptest.NewServer(b)
	defer server.Close()
	b.env = append([]string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir(), "DATABASE_URL=" + url, envCrashURL + "=" + server.URL,
		"OPENAI_BASE_URL=" + server.URL + "/v1", "OPENAI_MODEL=loop",
	}, more...)
	talks := max(8, min(64, messages/20))
	want := map[expense.LedgerID][]string{}
	for n := range messages {
		c := fmt.Sprintf("loop:%d", n%talks)
		amount := amountOf(n)
		text := "coffee " + amount + " EUR"
		if n%4 == 3 {
			text = "so I think Bo and me had a sandwich for like " + amount + " EUR maybe, could you put that somewhere"
		}
		m := chat.Message{
			Conversation: chat.ConversationID(c), ID: chat.MessageID(fmt.Sprintf("%06d", n)), Ledger: expense.LedgerID(c), Direct: true, Text: text,
			Sender: chat.Sender{Person: expense.Person{ID: c, Name: "Ana"}, Language: "en", Currency: "EUR"}, At: time.Now(),
		}
		b.waiting = append(b.waiting, m)
	}
	store, err := db.Open(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	var running sync.WaitGroup
	for n := range childs {
		b.keep(n, &running)
	}
	done := make(chan struct{})
	go b.random(800*time.Millisecond, done)
	deadline := time.Now().Add(60*time.Second + time.Duration(messages)*50*time.Millisecond + time.Duration(kills)*2*time.Second)
	for len(b.unanswered(store)) > 0 && time.Now().Before(deadline) {
		if len(more) > 0 && b.lost() {
			break
		}
		time.Sleep(200 * time.Millisecond) // the children say nothing when they are done
	}
	close(done)
	b.mu.Lock()
	b.stopped = true
	for _, c := range b.childs {
		_ = c.Process.Signal(syscall.SIGTERM)
	}
	b.mu.Unlock()
	running.Wait()
	t.Logf("%d messages, kills %v, %d asked the model", messages, b.reasons, len(b.asked))
	for _, key := range b.unanswered(store) {
		wrong = append(wrong, key+" was not answered")
	}
	for c, ids := range b.shown {
		var first []string
		for _, id := range ids {
			if !slices.Contains(first, id) {
				first = append(first, id)
			}
		}
		if !slices.IsSorted(first) {
			wrong = append(wrong, fmt.Sprintf("%s: replies in the order %v", c, first))
		}
	}
	refused := 0
	for n, m := range b.waiting {
		if b.refused[m.SourceKey()] {
			refused++
			continue
		}
		want[m.Ledger] = append(want[m.Ledger], amountOf(n))
	}
	if refused > messages/20 {
		wrong = append(wrong, fmt.Sprintf("%d of %d messages were not stored", refused, messages))
	}
	return append(wrong, judgeLedgers(t, store, want)...)
}

// amountOf is the amount of a message, of no other in its conversation.
func amountOf(n int) string { return fmt.Sprintf("%d.%02d", 1+n/90, 10+n%90) }

// lost reports whether everything was acknowledged and nothing has come for a
// while that could still answer what is missing.
func (b *battery) lost() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.kills == 0 && len(b.acked) == len(b.waiting)
}

// judgeLedgers compares the ledgers with what was written to them, and their
// totals with their rows.
func judgeLedgers(t *testing.T, store *db.Store, want map[expense.LedgerID][]string) (wrong []string) {
	for ledger, amounts := range want {
		var got []string
		err := store.Each(t.Context(), ledger, func(e expense.Expense) error {
			got = append(got, fmt.Sprintf("%d.%02d", e.Gross/100, e.Gross%100))
			return nil
		})
		if err != nil {
			wrong = append(wrong, err.Error())
		}
		slices.Sort(got)
		if d := cmp.Diff(slices.Sorted(slices.Values(amounts)), got); d != "" {
			wrong = append(wrong, fmt.Sprintf("%s: effects (-want +got):\n%s", ledger, d))
		}
		today := expense.DateOf(time.Now())
		p := expense.Period{From: today.AddDays(-40), To: today.AddDays(40)}
		totals, err := store.Totals(t.Context(), ledger, p)
		if err != nil {
			continue // there is no ledger, which is said above
		}
		if again, err := store.Recompute(t.Context(), ledger, p); err != nil || !reflect.DeepEqual(again, totals) {
			wrong = append(wrong, fmt.Sprintf("%s: totals differ from what the rows add up to (%v)", ledger, err))
		}
	}
	return wrong
}

// number returns a number of the environment.
func number(name string, otherwise int) int {
	n, err := strconv.Atoi(os.Getenv(name))
	if err != nil {
		return otherwise
	}
	return n
}

// TestCrash is the battery in its short form, unless the environment wants more.
func TestCrash(t *testing.T) {
	messages, kills, seed := number("CHIT_CRASH_MESSAGES", 120), number("CHIT_CRASH_KILLS", 6), uint64(number("CHIT_CRASH_SEED", 1))
	t.Run("SQLite", func(t *testing.T) {
		for _, w := range crashRun(t, dbtest.SQLiteURL(t), 1, messages, kills, seed) {
			t.Error(w)
		}
	})
	t.Run("Postgres", func(t *testing.T) {
		url := dbtest.PostgresURL(t)
		for _, w := range crashRun(t, url, 2, messages, kills, seed) {
			t.Error(w)
		}
	})
}

// TestCrashNotices is the negative control: a program that acknowledges before it
// commits loses messages, and the battery says so.
func TestCrashNotices(t *testing.T) {
	for seed := uint64(1); seed <= 4; seed++ {
		if wrong := crashRun(t, dbtest.SQLiteURL(t), 1, 80, 12, seed, envCrashAck+"=early"); len(wrong) > 0 {
			t.Logf("seed %d: %s", seed, wrong[0])
			return
		}
	}
	t.Error("a program that acknowledges early lost nothing")
}
