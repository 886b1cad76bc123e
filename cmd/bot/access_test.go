package main

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"net"
	"regexp"
	"strings"
	"testing"
	"time"

	"chit/agent/access"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/db/dbtest"
	"chit/expense"
)

// A lounge is a messenger for tests: messages put into it arrive, and replies
// come out.
type lounge struct {
	in  chan chat.Message
	out chan chat.Delivery
	n   int
}

func newLounge() *lounge {
	return &lounge{in: make(chan chat.Message), out: make(chan chat.Delivery, 100)}
}

func (*lounge) Name() string { return "lounge" }

func (l *lounge) Run(ctx context.Context, r chat.Receiver) error {
	for {
		select {
		case <-ctx.Done():
			return nil
		case m := <-l.in:
			if err := r.Receive(ctx, m); err != nil {
				return err
			}
		}
	}
}

func (l *lounge) Deliver(_ context.Context, d chat.Delivery) (chat.MessageID, error) {
	l.out <- d
	return "reply to " + d.Answers, nil
}

func (*lounge) Invitation(code string) string { return "https://lounge.example/bot?start=" + code }

// tell has somebody write, and returns what the bot replies.
func (l *lounge) tell(t *testing.T, m chat.Message) string {
	t.Helper()
	l.n++
	m.ID, m.At = chat.MessageID(fmt.Sprint("m", l.n)), time.Now()
	select {
	case l.in <- m:
	case <-time.After(2 * time.Minute):
		t.Fatal("nobody takes messages")
	}
	select {
	case d := <-l.out:
		if d.Conversation != m.Conversation || d.Answers != m.ID {
			t.Errorf("%q in %s is answered by %+v", m.Text, m.Conversation, d)
		}
		return d.Reply.Text
	case <-time.After(2 * time.Minute):
		t.Fatalf("%q is not answered", m.Text)
	}
	return ""
}

func alone(id, name, text string) chat.Message {
	return chat.Message{
		Conversation: chat.ConversationID("lounge:" + id), Sender: chat.Sender{Person: expense.Person{ID: "lounge:" + id, Name: name}},
		Ledger: expense.LedgerID("lounge:" + id), Direct: true, Text: text,
	}
}

func together(id, name, text string) chat.Message {
	m := alone(id, name, text)
	m.Conversation, m.Ledger, m.Direct = "lounge:table", "lounge:table", false
	return m
}

// serveLounge runs the program with a lounge and returns what it printed at the
// start. Stop ends it and returns its log.
func serveLounge(t *testing.T, databaseURL string, l *lounge) (printed string, stop func() string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	env := map[string]string{"DATABASE_URL": databaseURL, "HOME": t.TempDir(), "LOG_LEVEL": "info", "CHIT_CURRENCY": "CHF"}
	p := &process{getenv: func(k string) string { return env[k] }, stdout: &stdout, stderr: &stderr, started: time.Now()}
	c, err := readConfig(p, &settings{}, "info")
	if err != nil {
		t.Fatal(err)
	}
	store, err := openStore(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	in, err := newInbox(c, store, l)
	if err != nil {
		t.Fatal(err)
	}
	if err := offerClaim(t.Context(), p, c, store, l); err != nil {
		t.Fatal(err)
	}
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	gate := newGate(c, store, in, l)
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error)
	go func() { done <- work(ctx, c, in, gate, addresses{public: listener}, l) }()
	return stdout.String(), func() string {
		cancel()
		if err := <-done; err != nil {
			t.Errorf("work = %v", err)
		}
		gate.Wait()
		if err := store.Close(); err != nil {
			t.Error(err)
		}
		return stderr.String()
	}
}

var startLink = regexp.MustCompile(`https://lounge\.example/bot\?start=([A-Z2-7]{26})`)

// codeOf returns the code of the link in a text.
func codeOf(t *testing.T, text string) string {
	t.Helper()
	m := startLink.FindStringSubmatch(text)
	if m == nil {
		t.Fatalf("%q has no link", text)
	}
	return m[1]
}

// TestAccess lets people in and keeps strangers out, and then searches every table
// for traces of the strangers.
func TestAccess(t *testing.T) {
	for driver, url := range map[string]func(testing.TB) string{"sqlite": dbtest.SQLiteURL, "pgx": dbtest.PostgresURL} {
		t.Run(driver, func(t *testing.T) {
			t.Parallel()
			databaseURL := url(t)
			l := newLounge()
			printed, stop := serveLounge(t, databaseURL, l)
			en := text.In("en")
			says := func(m chat.Message, want string) string {
				t.Helper()
				got := l.tell(t, m)
				if !strings.Contains(got, want) {
					t.Errorf("%q by %s: %q, want %q in it", m.Text, m.Sender.Name, got, want)
				}
				return got
			}
			says(alone("mallory", "Mallory", "canary 4.50"), en.Say(text.AccessStranger))
			says(together("mallory", "Mallory", "canary 4.50"), en.Say(text.AccessStrangerGroup))
			says(alone("mallory", "Mallory", "/start "+access.NewCode()), en.Say(text.AccessBadCode))
			claim := codeOf(t, printed)
			says(alone("ana", "Ana", "/start "+claim), "4.50")
			says(alone("ana", "Ana", "coffee 4.50"), "coffee")
			invitation := codeOf(t, says(alone("ana", "Ana", "/invite"), "one person"))
			says(alone("ben", "Ben", invitation), "4.50")
			says(alone("ben", "Ben", "/invite"), en.Say(text.AccessOwnerInvites))
			says(alone("mallory", "Mallory", invitation), en.Say(text.AccessBadCode))
			says(together("ben", "Ben", "lunch 12"), "lunch")
			says(together("carl", "Carl", "cake 5"), "cake")
			says(alone("carl", "Carl", "more cake 6"), en.Say(text.AccessStranger))
			log := stop()

			printed, stop = serveLounge(t, databaseURL, l)
			if printed != "" {
				t.Errorf("a bot with an owner prints %q", printed)
			}
			log += stop()
			if strings.Contains(log, "mallory") || strings.Contains(log, claim) || strings.Contains(log, invitation) {
				t.Errorf("the log tells of strangers or codes:\n%s", log)
			}
			list := bot(t, databaseURL, "access")
			if !seenAccess.MatchString(list) {
				t.Errorf("bot access prints\n%s", list)
			}
			bot(t, databaseURL, "access", "remove", "lounge:ben")
			if left := bot(t, databaseURL, "access", "--json"); strings.Contains(left, `"id":"lounge:ben"`) || !strings.Contains(left, `"id":"lounge:ana"`) {
				t.Errorf("after Ben was removed, bot access --json prints\n%s", left)
			}
			kept := dump(t, driver, databaseURL)
			for _, want := range []string{"coffee", "Ana", "lounge:ben", "cake 5", "Carl"} { // the search finds what is there
				if !strings.Contains(kept, want) {
					t.Errorf("%q is in no table", want)
				}
			}
			for _, stray := range []string{"canary", "allory", "more cake", claim} {
				if strings.Contains(kept, stray) {
					i := strings.Index(kept, stray)
					t.Errorf("%q is in a table: …%q…", stray, kept[max(0, i-100):min(len(kept), i+100)])
				}
			}
		})
	}
}

// TestAGroupBelongsToWhoLetItIn lets a group in with a message that logs nothing.
// The first expense is a stranger's, and nothing else there belongs to the
// stranger.
func TestAGroupBelongsToWhoLetItIn(t *testing.T) {
	for driver, url := range map[string]func(testing.TB) string{"sqlite": dbtest.SQLiteURL, "pgx": dbtest.PostgresURL} {
		t.Run(driver, func(t *testing.T) {
			t.Parallel()
			l := newLounge()
			printed, stop := serveLounge(t, url(t), l)
			defer stop()
			l.tell(t, alone("ana", "Ana", "/start "+codeOf(t, printed)))
			for _, opening := range []string{"/invite", "/help", "how was this month?", "lunch 12"} {
				in := func(id, name, text string) string {
					m := together(id, name, text)
					m.Conversation, m.Ledger = m.Conversation+chat.ConversationID(opening), m.Ledger+expense.LedgerID(opening)
					return l.tell(t, m)
				}
				in("ana", "Ana", opening)
				says := func(id, name, text, want string) {
					t.Helper()
					if got := in(id, name, text); !strings.Contains(got, want) {
						t.Errorf("let in by %q: %q by %s is answered by %q, want %q in it", opening, text, name, got, want)
					}
				}
				says("carl", "Carl", "gum 1", "1.00 CHF") // what the operator set
				says("carl", "Carl", "cake 5 EUR", "cake")
				says("ana", "Ana", "rent 900 EUR", "rent")
				for _, hostile := range []string{"my currency is USD", "my month starts on the 25th", "amounts are net", "rename Food to Meals"} {
					says("carl", "Carl", hostile, "Ana")
				}
				says("ana", "Ana", "my month starts on the 25th", "25")
				number := strings.TrimPrefix(hash.FindString(in("ana", "Ana", "tea 3 EUR")), "#")
				says("carl", "Carl", "delete #"+number, "Ana")
				says("carl", "Carl", "edit #"+number+" to 4.00", "Ana")
				number = strings.TrimPrefix(hash.FindString(in("carl", "Carl", "pie 4 EUR")), "#")
				says("ana", "Ana", "edit #"+number+" to 5.00", "5.00")
			}
		})
	}
}

var hash = regexp.MustCompile(`#[0-9]+`)

// seenAccess matches what the operator sees.
var seenAccess = regexp.MustCompile(`^owner  lounge:ana \(Ana\)  since \S+Z with a claim code
person lounge:ben \(Ben\)  since \S+Z by lounge:ana
place  lounge:table  since \S+Z by lounge:ben
$`)

// bot runs the program on a database and returns its output.
func bot(t *testing.T, databaseURL string, args ...string) string {
	t.Helper()
	var stdout, stderr bytes.Buffer
	env := map[string]string{"DATABASE_URL": databaseURL, "HOME": t.TempDir()}
	if status := run(t.Context(), args, func(k string) string { return env[k] }, strings.NewReader(""), &stdout, &stderr); status != 0 {
		t.Errorf("bot %s: status %d, %s", strings.Join(args, " "), status, &stderr)
	}
	return stdout.String()
}

// dump returns every field of every table, separated by \x1f.
func dump(t *testing.T, driver, databaseURL string) string {
	t.Helper()
	source, tables := strings.TrimPrefix(databaseURL, "sqlite:"), `SELECT name FROM sqlite_schema WHERE type = 'table'`
	if driver == "pgx" {
		source, tables = databaseURL, `SELECT tablename FROM pg_tables WHERE schemaname = current_schema()`
	}
	conn, err := sql.Open(driver, source)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	var b strings.Builder
	for _, table := range readAll(t, conn, tables) {
		for _, field := range readAll(t, conn, `SELECT * FROM `+table) {
			b.WriteString(field + "\x1f")
		}
	}
	return b.String()
}

// readAll returns the fields of all rows of a query as text.
func readAll(t *testing.T, conn *sql.DB, query string) (fields []string) {
	t.Helper()
	rows, err := conn.QueryContext(t.Context(), query)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		t.Fatal(err)
	}
	for rows.Next() {
		row, to := make([]any, len(columns)), make([]any, len(columns))
		for i := range row {
			to[i] = &row[i]
		}
		if err := rows.Scan(to...); err != nil {
			t.Fatal(err)
		}
		for _, field := range row {
			fields = append(fields, fmt.Sprint(field))
		}
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return fields
}
