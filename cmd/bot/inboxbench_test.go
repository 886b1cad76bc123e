//go:build unix

package main

import (
	"bufio"
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/pprof"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// Benchmarks of the inbox as a whole, from receiving a message to its reply. The
// bot is a process of its own, wired as "bot run" wires it. The people and the
// model are in the benchmark's process, so that their cost is not counted as the
// bot's; still, they and the database share the machine with it. Each benchmark
// prints its numbers, and its comment has the goals. On a busy machine all
// numbers get worse, the processor time per message least.

var benchStores = []struct {
	name string
	url  func(testing.TB) string
}{{"SQLite", dbtest.SQLiteURL}, {"Postgres", dbtest.PostgresURL}}

// A benchBot is the bot's process as people see it: they write to its input and
// read answers from its output, one line each.
type benchBot struct {
	cmd    *exec.Cmd
	in     io.WriteCloser
	usages chan benchUsage
	closed chan struct{} // closed when its output is

	mu    sync.Mutex
	heard map[string]func(error) // by conversation: called with the reply
}

// benchUsage is what the bot has used since its start.
type benchUsage struct {
	CPU    time.Duration
	MB     float64 // resident
	PeakMB float64 // maximum of MB
}

// Environment variables of the bot.
const (
	envBenchModel   = "CHIT_BENCH_MODEL"
	envBenchProfile = "CHIT_BENCH_PROFILE" // directory for profiles, if set
)

// newBenchBot starts a bot that lives until the benchmark ends.
func newBenchBot(b *testing.B, databaseURL, modelURL string) *benchBot {
	bot := &benchBot{
		cmd: exec.Command("benchbot"), usages: make(chan benchUsage),
		closed: make(chan struct{}), heard: map[string]func(error){},
	}
	bot.cmd.Env = append(os.Environ(), "DATABASE_URL="+databaseURL, envBenchModel+"="+modelURL)
	if dir := os.Getenv(envBenchProfile); dir != "" {
		bot.cmd.Env = append(bot.cmd.Env, envBenchProfile+"="+filepath.Join(dir, strings.ReplaceAll(b.Name(), "/", "-")))
	}
	bot.cmd.Stderr = os.Stderr
	var err error
	if bot.in, err = bot.cmd.StdinPipe(); err != nil {
		b.Fatal(err)
	}
	out, err := bot.cmd.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := bot.cmd.Start(); err != nil {
		b.Fatal(err)
	}
	go bot.listen(out)
	b.Cleanup(func() {
		_ = bot.in.Close() // makes it exit
		<-bot.closed
		if err := bot.cmd.Wait(); err != nil {
			b.Error(err)
		}
	})
	bot.usage() // wait until it runs
	return bot
}

// usage asks the bot what it has used.
func (bot *benchBot) usage() benchUsage {
	fmt.Fprintln(bot.in, askUsage)
	select {
	case u := <-bot.usages:
		return u
	case <-bot.closed:
		return benchUsage{} // the bot has printed the reason
	}
}

const askUsage = "?"

// listen passes answers on to those who wait for them.
func (bot *benchBot) listen(out io.Reader) {
	defer close(bot.closed)
	for lines := bufio.NewScanner(out); lines.Scan(); {
		conversation, problem, _ := strings.Cut(lines.Text(), "\t")
		if strings.HasPrefix(conversation, "{") {
			var u benchUsage
			_ = json.Unmarshal(lines.Bytes(), &u) // we wrote it ourselves
			bot.usages <- u
			continue
		}
		bot.mu.Lock()
		heard := bot.heard[conversation]
		bot.mu.Unlock()
		if problem != "" {
			heard(fmt.Errorf("no receipt: %s", problem))
		} else {
			heard(nil)
		}
	}
}

// say sends message n of a conversation; heard is called with its answer.
func (bot *benchBot) say(conversation, n int, heard func(error)) {
	name := fmt.Sprintf("bench:%d", conversation)
	bot.mu.Lock()
	defer bot.mu.Unlock()
	bot.heard[name] = heard
	if _, err := fmt.Fprintf(bot.in, "%s %d\n", name, n); err != nil {
		go heard(err)
	}
}

// sayAll has each of many conversations send its messages one after the other,
// numbered from first, and returns how long each answer took. The conversations
// start spread over a period.
func (bot *benchBot) sayAll(conversations, first, messages int, spread time.Duration) ([]time.Duration, error) {
	var mu sync.Mutex
	took, ended := make([]time.Duration, 0, conversations*messages), make(chan error, conversations)
	var say func(c, n int)
	say = func(c, n int) {
		begin := time.Now()
		bot.say(c, first+n, func(err error) {
			mu.Lock()
			took = append(took, time.Since(begin))
			mu.Unlock()
			if err != nil || n+1 == messages {
				ended <- err
				return
			}
			say(c, n+1)
		})
	}
	for c := range conversations {
		time.AfterFunc(spread*time.Duration(c)/time.Duration(conversations), func() { say(c, 0) })
	}
	timeout := time.After(2 * time.Minute)
	for range conversations {
		select {
		case err := <-ended:
			if err != nil {
				return nil, err
			}
		case <-bot.closed:
			return nil, io.ErrUnexpectedEOF
		case <-timeout:
			return nil, context.DeadlineExceeded
		}
	}
	return took, nil
}

// benchModel answers after a delay with the call that the last message asks for. It
// speaks HTTP/1.1, as local model servers do.
func benchModel(b *testing.B, delay time.Duration) string { return startModel(b, benchAnswers(delay)) }

func startModel(b *testing.B, answers http.Handler) string {
	server := httptest.NewServer(answers)
	b.Cleanup(server.Close)
	return server.URL
}

// benchProvider is a benchModel that speaks HTTP/2, as providers on the internet
// do: a thousand requests share a few connections. The bot in the benchmark trusts
// its certificate.
func benchProvider(b *testing.B, delay time.Duration) string {
	return startProvider(b, benchAnswers(delay))
}

func startProvider(b *testing.B, answers http.Handler) string {
	server := httptest.NewUnstartedServer(answers)
	server.EnableHTTP2 = true
	server.StartTLS()
	b.Cleanup(server.Close)
	trusted := filepath.Join(b.TempDir(), "trusted.pem")
	block := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: server.Certificate().Raw})
	if err := os.WriteFile(trusted, block, 0o600); err != nil {
		b.Fatal(err)
	}
	b.Setenv("SSL_CERT_FILE", trusted)
	return server.URL
}

func benchAnswers(delay time.Duration) http.Handler {
	const before = "sandwich for like "
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
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
	})
}

// A costs measures the processor time of the bot and of the benchmark itself
// from its creation.
type costs struct{ bot, others time.Duration }

func costsOf(bot *benchBot) costs { return costs{bot.usage().CPU, cpuTime()} }

// report prints the cost of a message for the bot, and for people and model.
func (c costs) report(b *testing.B, bot *benchBot, messages int) {
	now := costsOf(bot)
	perMessage := func(d time.Duration) float64 { return float64(d.Microseconds()) / float64(messages) }
	b.ReportMetric(perMessage(now.bot-c.bot), "bot-µs/msg")
	b.ReportMetric(perMessage(now.others-c.others), "bench-µs/msg")
}

// BenchmarkReplies measures how many messages per second 32 conversations get
// answered with a model that answers at once: the goal is 1,000.
func BenchmarkReplies(b *testing.B) {
	const conversations, messages = 32, 100 // independent of b.N: fewer mean nothing
	for _, s := range benchStores {
		b.Run(s.name, func(b *testing.B) {
			bot := newBenchBot(b, s.url(b), benchModel(b, 0))
			before := costsOf(bot)
			b.ResetTimer()
			if _, err := bot.sayAll(conversations, 0, messages, 0); err != nil {
				b.Fatal(err)
			}
			b.ReportMetric(float64(conversations*messages)/b.Elapsed().Seconds(), "msgs/s,goal=1000")
			before.report(b, bot, conversations*messages)
		})
	}
}

// BenchmarkReplyTime measures how long a reply takes when 30 messages arrive per
// second, which is what Telegram lets one bot answer. The goals are 4 ms for the
// median and 6 ms for the 99th percentile. The model takes no time except for
// HTTP. A message takes four commits, one after the other, and each waits for
// the disk; the benchmark also prints how long the disk took for one.
func BenchmarkReplyTime(b *testing.B) {
	const perSecond, messages, conversations = 30, 300, 64
	const warm = 4 // the first cards are longer, and connections are opened
	for _, s := range benchStores {
		b.Run(s.name, func(b *testing.B) {
			bot := newBenchBot(b, s.url(b), benchModel(b, 0))
			if _, err := bot.sayAll(conversations, 0, warm, 0); err != nil {
				b.Fatal(err)
			}
			before := costsOf(bot)
			flushes := newFlushes(b)
			took, ended := make([]time.Duration, messages), make(chan error, messages)
			tick := time.NewTicker(time.Second / perSecond)
			defer tick.Stop()
			for i := range took {
				<-tick.C
				begin := time.Now()
				bot.say(i%conversations, warm+i/conversations, func(err error) {
					took[i] = time.Since(begin)
					ended <- err
				})
				flushes.halfway(i, time.Second/perSecond)
			}
			for range took {
				if err := <-ended; err != nil {
					b.Fatal(err)
				}
			}
			p50, p99 := percentiles(took)
			b.ReportMetric(p50, "p50-ms,goal=4")
			b.ReportMetric(p99, "p99-ms,goal=6")
			p50, p99 = percentiles(flushes.took)
			b.ReportMetric(p50, "disk-p50-ms")
			b.ReportMetric(p99, "disk-p99-ms")
			before.report(b, bot, messages)
		})
	}
}

// percentiles returns the median and the 99th percentile, in milliseconds.
func percentiles(took []time.Duration) (p50, p99 float64) {
	slices.Sort(took)
	return float64(took[len(took)/2].Microseconds()) / 1e3, float64(took[len(took)*99/100].Microseconds()) / 1e3
}

// flushes measures how long the disk takes for what a commit flushes.
type flushes struct {
	b    *testing.B
	file *os.File
	took []time.Duration
}

func newFlushes(b *testing.B) *flushes {
	f, err := os.Create(filepath.Join(b.TempDir(), "flushed"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = f.Close() }) // nothing is kept
	return &flushes{b: b, file: f}
}

// halfway flushes two pages midway between every fourth message and the next,
// when nothing else is being written.
func (f *flushes) halfway(message int, between time.Duration) {
	if message%4 != 0 {
		return
	}
	time.Sleep(between / 2)
	begin := time.Now()
	if _, err := f.file.WriteAt(make([]byte, 8192), int64(len(f.took)%100)*8192); err != nil {
		f.b.Fatal(err)
	}
	if err := f.file.Sync(); err != nil {
		f.b.Fatal(err)
	}
	f.took = append(f.took, time.Since(begin))
}

// BenchmarkWaiting runs a thousand conversations, each of which writes again as soon
// as it is answered. The goals are at most 100 MB, 0.9 of the rate that the model
// alone would allow, and no more database connections than usual.
//
// A model that takes 4 s allows 250 messages per second, which a small machine can
// serve with a commit for each step; then all thousand wait for the model most of
// the time. A model that takes half a second would allow 2,000, more than such a
// machine can store, so most of them wait for the processor and the disk; that shows
// the cost of overload.
//
// Memory is the resident maximum, including the pages of the program's file, which
// are 9 MB more for this test program than for the bot; BenchmarkMemory measures the
// bot. Most of the rest are stacks, 16 kB for each run, and the data of each run.
func BenchmarkWaiting(b *testing.B) {
	const conversations = 1000
	for _, s := range benchStores {
		for _, thinks := range []time.Duration{4 * time.Second, 500 * time.Millisecond} {
			b.Run(fmt.Sprintf("%s/%s", s.name, thinks), func(b *testing.B) {
				databaseURL, messages := s.url(b), int(12*time.Second/thinks)
				messages = min(messages, 8)
				bot := newBenchBot(b, databaseURL, benchProvider(b, thinks))
				before := costsOf(bot)
				took, err := bot.sayAll(conversations, 0, messages, thinks)
				if err != nil {
					b.Fatal(err)
				}
				var sum time.Duration
				for _, t := range took {
					sum += t
				}
				b.ReportMetric(float64(thinks)*float64(len(took))/float64(sum), "of-ideal,goal=0.9")
				b.ReportMetric(bot.usage().PeakMB, "MB,goal=100")
				if s.name == "Postgres" {
					b.ReportMetric(float64(connections(b, databaseURL)), "connections")
				}
				before.report(b, bot, len(took))
			})
		}
	}
}

// BenchmarkIdle measures what the bot needs while nobody writes. The goals are
// 0.5 % of a core and 30 MB. This test program is larger than the bot.
func BenchmarkIdle(b *testing.B) {
	const idle = 10 * time.Second
	for _, s := range benchStores {
		b.Run(s.name, func(b *testing.B) {
			bot := newBenchBot(b, s.url(b), "http://127.0.0.1:1")
			before := bot.usage()
			time.Sleep(idle)
			after := bot.usage()
			b.ReportMetric(100*(after.CPU-before.CPU).Seconds()/idle.Seconds(), "%-of-a-core,goal=0.5")
			b.ReportMetric(after.MB, "MB,goal=30")
		})
	}
}

// connections counts other sessions on a test server.
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

func init() { programs["benchbot"] = benchbot }

// benchbot is the bot's process.
func benchbot() {
	if err := serveBench(context.Background(), os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// serveBench answers the messages requested by the lines of in until it ends.
func serveBench(ctx context.Context, in io.Reader, out io.Writer) error {
	profiled, err := profile()
	if err != nil {
		return err
	}
	store, err := db.Open(ctx, os.Getenv("DATABASE_URL"))
	if err != nil {
		return err
	}
	c := &config{clock: time.Now, log: slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError}))}
	c.openai.baseURL, c.openai.model = os.Getenv(envBenchModel)+"/v1", "bench"
	people := &benchPeople{out: out}
	if people.in, err = newInbox(c, store, people); err != nil {
		return err
	}
	go people.in.Serve(ctx)
	for !people.in.Ready() {
		time.Sleep(time.Millisecond)
	}
	people.read(ctx, in)
	return profiled()
}

// profile starts a processor profile on request; done writes it, with one of the
// memory.
func profile() (done func() error, err error) {
	name := os.Getenv(envBenchProfile)
	if name == "" {
		return func() error { return nil }, nil
	}
	cpu, err := os.Create(name + ".cpu")
	if err != nil {
		return nil, err
	}
	heap, err := os.Create(name + ".heap")
	if err != nil {
		return nil, err
	}
	return func() error {
		pprof.StopCPUProfile()
		return pprof.Lookup("allocs").WriteTo(heap, 0)
	}, pprof.StartCPUProfile(cpu)
}

// benchPeople is a messenger whose platform is a pair of pipes.
type benchPeople struct {
	in  *inbox.Inbox
	mu  sync.Mutex
	out io.Writer
}

// receivers is how many messages are received concurrently, as in a real
// messenger.
const receivers = 64

func (p *benchPeople) read(ctx context.Context, in io.Reader) {
	said := make(chan string, receivers)
	var receiving sync.WaitGroup
	for range receivers {
		receiving.Go(func() {
			for line := range said {
				p.receive(ctx, line)
			}
		})
	}
	for lines := bufio.NewScanner(in); lines.Scan(); {
		if lines.Text() != askUsage {
			said <- lines.Text()
			continue
		}
		u, err := json.Marshal(usageOf())
		p.tell(string(u), err)
	}
	close(said)
	receiving.Wait()
}

func (p *benchPeople) receive(ctx context.Context, line string) {
	name, number, _ := strings.Cut(line, " ")
	var n int
	_, err := fmt.Sscan(number, &n)
	if err == nil {
		err = p.in.Receive(ctx, chat.Message{
			Conversation: chat.ConversationID(name), ID: chat.MessageID(number), Ledger: expense.LedgerID(name), Direct: true, At: time.Now(),
			Text:   fmt.Sprintf("so I think Bo and me had a sandwich for like %s EUR maybe, could you put that somewhere", amountOf(n)),
			Sender: chat.Sender{Person: expense.Person{ID: name, Name: "Ana"}, Language: "en", Currency: "EUR"},
		})
	}
	if err != nil {
		p.tell(name, err)
	}
}

// tell writes a line, with an error if there is one.
func (p *benchPeople) tell(line string, problem error) {
	if problem != nil {
		line += "\t" + strings.ReplaceAll(problem.Error(), "\n", " ")
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	fmt.Fprintln(p.out, line)
}

func (*benchPeople) Name() string { return "bench" }

func (*benchPeople) Run(ctx context.Context, _ chat.Receiver) error { <-ctx.Done(); return nil }

// Deliver implements [chat.Messenger].
func (p *benchPeople) Deliver(_ context.Context, d chat.Delivery) (chat.MessageID, error) {
	var problem error
	if !strings.HasPrefix(d.Reply.Text, "✅") {
		problem = fmt.Errorf("%q", d.Reply.Text)
	}
	p.tell(string(d.Conversation), problem)
	return d.Answers, nil
}

func cpuTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil { // fails only for another argument
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// usageOf returns what this process has used.
func usageOf() benchUsage {
	u := memoryOf("self")
	u.CPU = cpuTime()
	return u
}

// memoryOf returns the memory of a process as reported by the kernel, on Linux
// only.
func memoryOf(process string) (u benchUsage) {
	const perKiB = 1024 / 1e6
	text, _ := os.ReadFile("/proc/" + process + "/status")
	for line := range strings.Lines(string(text)) {
		var kiB float64
		if n, _ := fmt.Sscanf(line, "VmHWM: %f kB", &kiB); n == 1 {
			u.PeakMB = kiB * perKiB
		}
		if n, _ := fmt.Sscanf(line, "VmRSS: %f kB", &kiB); n == 1 {
			u.MB = kiB * perKiB
		}
	}
	return u
}
