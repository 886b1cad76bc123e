package main

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// The figures of the inbox as a whole, from a message's receipt to its reply: the
// program as "bot run" wires it, a messenger that hands it messages and takes its
// replies, and a model on the loopback. Each prints its number; the goal stands
// beside it. A busy machine makes them all worse.

var benchStores = []struct {
	name string
	url  func(testing.TB) string
}{{"SQLite", dbtest.SQLiteURL}, {"Postgres", dbtest.PostgresURL}}

// A talk is a messenger whose people wait for each answer before they write
// again. None of them needs a goroutine.
type talk struct {
	in    *inbox.Inbox
	mu    sync.Mutex
	heard map[chat.ConversationID]func(error) // what the one who waits does about the reply
}

func (*talk) Name() string { return "bench" }

func (*talk) Run(ctx context.Context, _ chat.Receiver) error { <-ctx.Done(); return nil }

// Deliver implements [chat.Messenger].
func (k *talk) Deliver(_ context.Context, d chat.Delivery) (chat.MessageID, error) {
	k.mu.Lock()
	heard := k.heard[d.Conversation]
	k.mu.Unlock()
	if !strings.HasPrefix(d.Reply.Text, "✅") {
		heard(fmt.Errorf("no receipt: %s", d.Reply.Text))
		return d.Answers, nil
	}
	heard(nil)
	return d.Answers, nil
}

// say sends message n of a conversation; heard is called when it is answered.
func (k *talk) say(ctx context.Context, c chat.ConversationID, n int, heard func(error)) {
	k.mu.Lock()
	k.heard[c] = heard
	k.mu.Unlock()
	err := k.in.Receive(ctx, chat.Message{
		Conversation: c, ID: chat.MessageID(fmt.Sprint(n)), Ledger: expense.LedgerID(c), Direct: true, At: time.Now(),
		Text:   fmt.Sprintf("so I think Bo and me had a sandwich for like %s EUR maybe, could you put that somewhere", amountOf(n)),
		Sender: chat.Sender{Person: expense.Person{ID: string(c), Name: "Ana"}, Language: "en", Currency: "EUR"},
	})
	if err != nil {
		heard(err)
	}
}

// sayAll has each of many conversations say its messages, numbered from first, one
// after the other. Its receivers are as many as a messenger has.
func (k *talk) sayAll(ctx context.Context, conversations, first, messages int) error {
	const receivers = 64
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	type turn struct{ conversation, message int }
	next := make(chan turn, conversations)
	left := int64(conversations * messages)
	count := atomic.Int64{}
	for range receivers {
		go func() {
			for {
				select {
				case <-ctx.Done():
					return
				case t := <-next:
					k.say(ctx, benchConversation(t.conversation), first+t.message, func(err error) {
						t.message++
						if err != nil {
							stop(err)
						} else if count.Add(1) == left {
							stop(errAllSaid)
						} else if t.message < messages {
							next <- t
						}
					})
				}
			}
		}()
	}
	for c := range conversations {
		next <- turn{conversation: c}
	}
	select {
	case <-ctx.Done():
	case <-time.After(2 * time.Minute):
		return fmt.Errorf("%d of %d messages were answered", count.Load(), left)
	}
	if err := context.Cause(ctx); !errors.Is(err, errAllSaid) {
		return err
	}
	return nil
}

var errAllSaid = errors.New("everything was said and answered")

func benchConversation(n int) chat.ConversationID {
	return chat.ConversationID(fmt.Sprintf("bench:%d", n))
}

// newTalk wires the program around a messenger and serves until stop is called.
func newTalk(ctx context.Context, store *db.Store, modelURL string) (k *talk, stop func(), err error) {
	k = &talk{heard: map[chat.ConversationID]func(error){}}
	c := &config{clock: time.Now, log: slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError}))}
	c.openai.baseURL, c.openai.model = modelURL+"/v1", "bench"
	if k.in, err = newInbox(c, store, k); err != nil {
		return nil, nil, err
	}
	ctx, cancel := context.WithCancel(ctx)
	ended := make(chan struct{})
	go func() { k.in.Serve(ctx); close(ended) }()
	for !k.in.Ready() {
		time.Sleep(time.Millisecond)
	}
	return k, func() { cancel(); <-ended }, nil
}

// benchModel answers after a delay with the call that the last message asks for.
func benchModel(b *testing.B, delay time.Duration) string {
	const before = "sandwich for like "
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		time.Sleep(delay)
		amount, _, _ := bytes.Cut(body[bytes.LastIndex(body, []byte(before))+len(before):], []byte(" "))
		w.Header().Set("Content-Type", "application/json")
		fmt.Fprintf(w, `{"model":"bench","choices":[{"finish_reason":"tool_calls","message":{"role":"assistant","tool_calls":[`+
			`{"id":"1","type":"function","function":{"name":"add_expense","arguments":"{\"amount\":\"%s\",\"description\":\"sandwich\"}"}}]}}],`+
			`"usage":{"prompt_tokens":500,"completion_tokens":30}}`, amount)
	}))
	b.Cleanup(server.Close)
	return server.URL
}

func benchTalk(b *testing.B, databaseURL string) *talk {
	store, err := db.Open(b.Context(), databaseURL)
	if err != nil {
		b.Fatal(err)
	}
	k, stop, err := newTalk(b.Context(), store, benchModel(b, 0))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		stop()
		_ = store.Close() // nothing is kept
	})
	return k
}

// BenchmarkReplies is how many messages a second 32 conversations get answered by
// a model that needs no time: 1,000 is the goal.
func BenchmarkReplies(b *testing.B) {
	const conversations, messages = 32, 100 // whatever b.N is: fewer say nothing
	for _, s := range benchStores {
		b.Run(s.name, func(b *testing.B) {
			k := benchTalk(b, s.url(b))
			b.ResetTimer()
			if err := k.sayAll(b.Context(), conversations, 0, messages); err != nil {
				b.Fatal(err)
			}
			b.ReportMetric(float64(conversations*messages)/b.Elapsed().Seconds(), "msgs/s,goal=1000")
		})
	}
}

// BenchmarkReplyTime is how long a reply takes when 30 messages a second arrive,
// as many as Telegram lets one bot answer: the goal is 4 ms for half of them and
// 6 ms for 99 of 100. The model needs no time beyond its HTTP.
func BenchmarkReplyTime(b *testing.B) {
	const perSecond, messages, conversations = 30, 300, 64
	const warm = 4 // the first cards say more, and connections are made
	for _, s := range benchStores {
		b.Run(s.name, func(b *testing.B) {
			k := benchTalk(b, s.url(b))
			if err := k.sayAll(b.Context(), conversations, 0, warm); err != nil {
				b.Fatal(err)
			}
			b.ResetTimer()
			took, ended := make([]time.Duration, messages), make(chan error, messages)
			tick := time.NewTicker(time.Second / perSecond)
			defer tick.Stop()
			for i := range took {
				<-tick.C
				begin := time.Now()
				go k.say(b.Context(), benchConversation(i%conversations), warm+i/conversations, func(err error) {
					took[i] = time.Since(begin)
					ended <- err
				})
			}
			for range took {
				if err := <-ended; err != nil {
					b.Fatal(err)
				}
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[len(took)/2].Microseconds())/1e3, "p50-ms,goal=4")
			b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1e3, "p99-ms,goal=6")
		})
	}
}

// BenchmarkWaiting has a process of its own hold a thousand conversations whose
// model needs half a second: 0.9 of the ideal rate is the goal, 100 MB at most,
// and no more connections to the database than ever.
func BenchmarkWaiting(b *testing.B) {
	for _, s := range benchStores {
		b.Run(s.name, func(b *testing.B) {
			databaseURL := s.url(b)
			r, end := benchChild(b, "waiting", databaseURL, benchModel(b, benchThinks))
			b.ReportMetric(r.Rate, "of-ideal,goal=0.9")
			b.ReportMetric(r.PeakMB, "MB,goal=100")
			if s.name == "Postgres" {
				b.ReportMetric(float64(connections(b, databaseURL)), "connections")
			}
			end()
		})
	}
}

// BenchmarkIdle is what a process of its own needs while nobody writes: 0.5 % of
// a core and 30 MB are the goals.
func BenchmarkIdle(b *testing.B) {
	for _, s := range benchStores {
		b.Run(s.name, func(b *testing.B) {
			r, end := benchChild(b, "idle", s.url(b), "http://127.0.0.1:1")
			b.ReportMetric(r.CPUPercent, "%-of-a-core,goal=0.5")
			b.ReportMetric(r.MB, "MB,goal=30")
			end()
		})
	}
}

// connections counts those of others to a test server.
func connections(b *testing.B, databaseURL string) (n int) {
	conn, err := sql.Open("pgx", databaseURL)
	if err != nil {
		b.Fatal(err)
	}
	defer conn.Close()
	err = conn.QueryRowContext(b.Context(), `SELECT COUNT(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`).Scan(&n)
	if err != nil {
		b.Fatal(err)
	}
	return n
}

// What a child is told, and what it says at the end.
const (
	envBenchMode  = "CHIT_BENCH_MODE"
	envBenchModel = "CHIT_BENCH_MODEL"

	benchThinks  = 500 * time.Millisecond
	benchWaiting = 1000 // conversations
	benchRounds  = 10   // messages of each
	benchIdle    = 10 * time.Second
)

type benchReport struct {
	Rate       float64 // of the ideal one
	PeakMB     float64 // resident, at most
	MB         float64 // resident, at the end
	CPUPercent float64
}

// benchChild starts a process of its own and returns its report. It lives until
// end is called.
func benchChild(b *testing.B, mode, databaseURL, modelURL string) (r benchReport, end func()) {
	cmd := exec.CommandContext(b.Context(), "benchbot")
	cmd.Env = []string{"DATABASE_URL=" + databaseURL, envBenchMode + "=" + mode, envBenchModel + "=" + modelURL}
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		b.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	if err := json.NewDecoder(out).Decode(&r); err != nil {
		b.Fatalf("no report: %v", err)
	}
	return r, func() {
		_ = in.Close() // which ends it
		if err := cmd.Wait(); err != nil {
			b.Error(err)
		}
	}
}

// benchbot is the child.
func benchbot() {
	r, err := benchWork(context.Background(), os.Getenv(envBenchMode))
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(r)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	_, _ = io.Copy(io.Discard, os.Stdin) // until nobody is interested any more
	os.Exit(0)
}

func benchWork(ctx context.Context, mode string) (r benchReport, err error) {
	store, err := db.Open(ctx, os.Getenv("DATABASE_URL"))
	if err != nil {
		return r, err
	}
	k, _, err := newTalk(ctx, store, os.Getenv(envBenchModel))
	if err != nil {
		return r, err
	}
	if mode == "idle" {
		before, err := cpuTime()
		if err != nil {
			return r, err
		}
		time.Sleep(benchIdle)
		after, err := cpuTime()
		if err != nil {
			return r, err
		}
		r.CPUPercent = 100 * (after - before).Seconds() / benchIdle.Seconds()
	} else {
		begin := time.Now()
		if err := k.sayAll(ctx, benchWaiting, 0, benchRounds); err != nil {
			return r, err
		}
		r.Rate = (benchRounds * benchThinks).Seconds() / time.Since(begin).Seconds()
	}
	r.PeakMB, r.MB, err = residentMB()
	return r, err
}

func cpuTime() (time.Duration, error) {
	var u syscall.Rusage
	err := syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano()), err
}

// residentMB reads what the kernel says of this process; only Linux does.
func residentMB() (peak, now float64, err error) {
	text, err := os.ReadFile("/proc/self/status")
	for line := range strings.Lines(string(text)) {
		var kB float64
		if n, _ := fmt.Sscanf(line, "VmHWM: %f kB", &kB); n == 1 {
			peak = kB / 1000
		}
		if n, _ := fmt.Sscanf(line, "VmRSS: %f kB", &kB); n == 1 {
			now = kB / 1000
		}
	}
	return peak, now, err
}
