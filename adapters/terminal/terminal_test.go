package terminal

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/adapters/adaptertest"
	"chit/adapters/kit"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

var noon = time.Date(2026, time.November, 21, 12, 0, 0, 0, time.UTC)

// config returns ana's terminal, which reads in and writes out.
func config(in io.Reader, out io.Writer) Config {
	n := 0
	return Config{
		Lines:  NewPipe(in),
		Out:    out,
		Sender: chat.Sender{Person: expense.Person{ID: ID("ana"), Name: "ana"}, Language: "en"},
		Now:    func() time.Time { return noon },
		NewID:  func() chat.MessageID { n++; return chat.MessageID(fmt.Sprint(n)) },
	}
}

// A handler answers with a function, and records the messages.
type handler struct {
	heard []chat.Message
	reply func(chat.Message) chat.Reply
}

func (h *handler) Handle(_ context.Context, m chat.Message) (chat.Reply, error) {
	h.heard = append(h.heard, m)
	return h.reply(m), nil
}

func echo(m chat.Message) chat.Reply { return chat.Reply{Text: "re " + m.Text} }

// A screen passes each write on, so that a test can wait for it.
type screen chan string

func (s screen) Write(p []byte) (int, error) {
	s <- string(p)
	return len(p), nil
}

func TestConformance(t *testing.T) {
	adaptertest.Run(t, func(t *testing.T) adaptertest.Platform {
		in, keyboard := io.Pipe()
		out := make(screen, 10)
		c := config(in, out)
		return adaptertest.Platform{
			Adapter: New(c),
			Person:  c.Sender.Person,
			Say:     func(text string) { fmt.Fprintln(keyboard, text) },
			Take:    func(choice chat.Choice) { fmt.Fprintln(keyboard, "["+choice.Label+"]") },
			Shown:   func() string { return <-out },
			Leave:   func() { keyboard.Close() },
		}
	})
}

func TestLines(t *testing.T) {
	long := strings.Repeat("x", maxLine)
	for _, tt := range []struct {
		name, in string
		want     []string
	}{
		{"nothing", "", nil},
		{"only blank lines", "\n \n\t\r\n", []string{"", " ", "\t"}},
		{"a last line without an end", "a\nb", []string{"a", "b"}},
		{"the ends of other systems", "a\r\nb\r\n", []string{"a", "b"}},
		{"a mark at the beginning", "\uFEFFa\n\uFEFFb\n", []string{"a", "\uFEFFb"}},
		{"100 kB", strings.Repeat("é", 50_000) + "\nb\n", []string{strings.Repeat("é", 50_000), "b"}},
		{"1 MiB", long + "\nb\n", []string{long, "b"}},
		{"more than 1 MiB", long + "yz\nb\n", []string{long, "b"}},
		{"cut between characters", long[1:] + "éz\nb\n", []string{long[1:], "b"}},
	} {
		p := NewPipe(strings.NewReader(tt.in))
		var got []string
		for {
			s, err := p.Next()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", tt.name, err)
			}
			got = append(got, s)
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%s: mismatch (-want +got):\n%.500s", tt.name, diff)
		}
	}
}

func TestPipedConversation(t *testing.T) {
	h := &handler{reply: func(m chat.Message) chat.Reply {
		r := echo(m)
		if strings.Contains(m.Text, "coffee") {
			r.Choices = []chat.Choice{{ID: "u", Label: "Undo"}, {ID: "e", Label: "Edit"}, {ID: "n", Label: "It was net"}}
		}
		return r
	}}
	var out bytes.Buffer
	if err := New(config(strings.NewReader("coffee 4.50\n\n2\nbad \xff utf8\n"), &out)).Run(t.Context(), h); err != nil {
		t.Fatal(err)
	}
	want := "re coffee 4.50\n[Undo] [Edit] [It was net]\n\nre Edit\n\nre bad \uFFFD utf8\n"
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Errorf("output mismatch (-want +got):\n%s", diff)
	}
	wantMessage := chat.Message{
		Conversation: "terminal:ana", ID: "2", Ledger: "terminal:ana", Direct: true, At: noon,
		Sender: chat.Sender{Person: expense.Person{ID: "terminal:ana", Name: "ana"}, Language: "en"},
		Text:   "Edit", Choice: "e",
	}
	if len(h.heard) != 3 {
		t.Fatalf("heard %d messages, want 3", len(h.heard))
	}
	if diff := cmp.Diff(wantMessage, h.heard[1]); diff != "" {
		t.Errorf("the choice as a message, mismatch (-want +got):\n%s", diff)
	}
}

func TestTake(t *testing.T) {
	var o offer
	o.renew([]chat.Choice{
		{ID: "undo:7", Label: "Undo"},
		{ID: "net", Label: "It was net"},
		{ID: "feb", Label: "◀ Feb"},
		{ID: "back", Label: "↩️ Restore"},
		{ID: "minus", Label: "-5.00 EUR"},
		{ID: "plus", Label: "5.00 EUR"},
		{ID: "left", Label: "◀"},
	})
	tests := []struct {
		typed, first, later string // the choice while its reply is the last, and after another reply
	}{
		{"undo", "undo:7", "undo:7"},
		{" [UNDO] ", "undo:7", "undo:7"},
		{"[it was net]", "net", "net"},
		{"undo:7", "undo:7", "undo:7"},
		{"feb", "feb", "feb"},
		{"◀ feb", "feb", "feb"},
		{"restore", "back", "back"},
		{"5.00 eur", "plus", "plus"},
		{"-5.00 EUR", "minus", "minus"},
		{"◀", "left", "left"},
		{"▶", "", ""},
		{"1", "undo:7", ""},
		{"[2]", "net", ""},
		{"7", "left", ""},
		{"8", "", ""},
		{"0", "", ""},
		{"-1", "", ""},
		{"1.0", "", ""},
		{"undo that", "", ""},
		{"99999999999999999999", "", ""},
	}
	check := func(when string, want func(int) string) {
		for i, tt := range tests {
			if got, _ := o.take(tt.typed); got.ID != want(i) {
				t.Errorf("%s, %q takes %q, want %q", when, tt.typed, got.ID, want(i))
			}
		}
	}
	check("at once", func(i int) string { return tests[i].first })
	o.renew(nil)
	check("after a reply without choices", func(i int) string { return tests[i].later })
	o.renew([]chat.Choice{{ID: "other", Label: "Other"}})
	if got, ok := o.take("undo"); ok {
		t.Errorf("a choice of an earlier reply is still taken: %+v", got)
	}
}

// TestTakeEntry has choices that are entries: a number is that of an entry.
func TestTakeEntry(t *testing.T) {
	var o offer
	o.renew([]chat.Choice{{ID: "a", Label: "◀ Oct"}, {ID: "b", Label: "#10 · coffee"}, {ID: "c", Label: "#2 · taxi"}, {ID: "d", Label: "None"}})
	for typed, want := range map[string]string{"10": "b", "[2]": "c", "1": "", "3": "", "4": "", "#2": "", "none": "d"} {
		if got, _ := o.take(typed); got.ID != want {
			t.Errorf("%q takes %q, want %q", typed, got.ID, want)
		}
	}
}

func TestJSON(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "files")
	replies := []chat.Reply{
		{Text: "<b> & \x1b"},
		{
			Text:     "saved",
			Expenses: []expense.Expense{{Number: 1, SpentOn: expense.DateOf(noon), Amounts: expense.Amounts{Currency: "EUR", Net: 1, Gross: 1}}},
			Choices:  []chat.Choice{{ID: "u", Label: "Undo"}},
			Files:    []chat.File{{Name: "../march.csv", Data: []byte("a")}, {Name: "march.csv", Data: []byte("b")}},
		},
	}
	h := &handler{reply: func(chat.Message) chat.Reply { r := replies[0]; replies = replies[1:]; return r }}
	var out bytes.Buffer
	c := config(strings.NewReader("a\nb\n"), &out)
	c.JSON, c.Files = true, dir
	if err := New(c).Run(t.Context(), h); err != nil {
		t.Fatal(err)
	}
	first, second, _ := strings.Cut(out.String(), "\n")
	if want := `{"text":"<b> & \u001b","expenses":[],"choices":[],"files":[]}`; first != want {
		t.Errorf("first line is %s, want %s", first, want)
	}
	var got struct {
		Expenses []struct{ Gross string }
		Choices  []chat.Choice
		Files    []writtenFile
	}
	if err := json.Unmarshal([]byte(second), &got); err != nil {
		t.Fatal(err)
	}
	if len(got.Expenses) != 1 || got.Expenses[0].Gross != "0.01" {
		t.Errorf("expenses are %+v", got.Expenses)
	}
	for i, want := range []string{"march.csv", "march-2.csv"} {
		path := filepath.Join(dir, want)
		data, err := os.ReadFile(path)
		if err != nil || string(data) != string("ab"[i]) || got.Files[i].Path != path {
			t.Errorf("file %d is at %q with %q (%v), want %q", i, got.Files[i].Path, data, err, path)
		}
	}
}

func TestFileName(t *testing.T) {
	for in, want := range map[string]string{
		"march.csv": "march.csv", "../../etc/passwd": "passwd", `..\x.png`: "x.png", "": "file", "/": "file", "..": "file",
		".profile": "profile", "a\x1b[31mb\n.csv": "ab\n.csv",
	} {
		if got := fileName(in); got != want {
			t.Errorf("fileName(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestPrintable(t *testing.T) {
	for in, want := range map[string]string{
		"plain · 午饭 👩‍👩‍👧\n\tx":          "plain · 午饭 👩‍👩‍👧\n\tx",
		"\x1b[31mred\x1b[0m":             "red",
		"\x1b]0;title\x07x":              "x",
		"\x1b]8;;http://a\x1b\\link":     "link",
		"\x1bP1$q\x1b\\x\x1bcy":          "xy",
		"a\x1b":                          "a",
		"a\x1b[":                         "a",
		"a\x1b[12":                       "a",
		"a\x1b[1\nb":                     "a\nb",
		"a\x1b]0;never ends\nb":          "a\nb",
		"\x1b\x1b[2Jx":                   "x",
		"\u202e00.01\u202c\u2066x\u2069": "00.01x",
		"a\r\x00\x08\u009b31mb":          "a31mb",
		"\x1bé":                          "é",
	} {
		if got := Printable(in); got != want {
			t.Errorf("Printable(%q) = %q, want %q", in, got, want)
		}
	}
}

func FuzzPrintable(f *testing.F) {
	f.Add("\x1b]0;\x1b[31m\u202ex")
	f.Fuzz(func(t *testing.T, s string) {
		got := Printable(s)
		if i := strings.IndexFunc(got, kit.Steers); i >= 0 {
			t.Errorf("Printable(%q) = %q steers at %d", s, got, i)
		}
		if again := Printable(got); again != got {
			t.Errorf("Printable(%q) = %q, and again %q", s, got, again)
		}
	})
}

func TestWorking(t *testing.T) {
	hello := text.In("en").Say(text.Hello) + "\n"
	for _, tt := range []struct {
		name string
		took time.Duration
		make func(*Config)
		want string
	}{
		{"quick", 200 * time.Millisecond, func(*Config) {}, hello + "re a\n\n"},
		{"slow", time.Second, func(*Config) {}, hello + "\r·  \r·· \r\x1b[Kre a\n\n"},
		{"slow on a dumb terminal", time.Second, func(c *Config) { c.Control = false }, hello + "re a\n\n"},
		{"slow with nobody there", time.Second, func(c *Config) { c.Interactive = false }, "re a\n"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				var out bytes.Buffer
				c := config(strings.NewReader("a\n"), &out)
				c.Interactive, c.Control = true, true
				tt.make(&c)
				h := &handler{reply: func(m chat.Message) chat.Reply { time.Sleep(tt.took); return echo(m) }}
				if err := New(c).Run(t.Context(), h); err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff(tt.want, out.String()); diff != "" {
					t.Errorf("output mismatch (-want +got):\n%s", diff)
				}
			})
		})
	}
}

// TestFirstStartOnADumbTerminal checks that no key is named that does nothing there, and
// that a button can be chosen as is said.
func TestFirstStartOnADumbTerminal(t *testing.T) {
	var out bytes.Buffer
	c := config(strings.NewReader("coffee\n2\n"), &out)
	c.Interactive, c.Welcome = true, Welcome{First: true, Ledger: "/home/ana/chit.db"}
	var took []string
	h := &handler{reply: func(m chat.Message) chat.Reply {
		took = append(took, m.Choice)
		return chat.Reply{Text: "saved", Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}, {ID: "edit:1", Label: "Edit"}}}
	}}
	if err := New(c).Run(t.Context(), h); err != nil {
		t.Fatal(err)
	}
	if first, _, _ := strings.Cut(out.String(), "saved"); !strings.HasSuffix(first, "\n/help says what else you can write. Type a button by its name or number, Ctrl-D leaves.\n") {
		t.Errorf("the first start says %q", first)
	}
	if want := []string{"", "edit:1"}; !slices.Equal(took, want) {
		t.Errorf("took %q, want %q", took, want)
	}
}

func TestColor(t *testing.T) {
	var out bytes.Buffer
	c := config(strings.NewReader("a\n"), &out)
	c.Color = true
	h := &handler{reply: func(chat.Message) chat.Reply {
		return chat.Reply{Text: "\x1b[31mred", Choices: []chat.Choice{{ID: "u", Label: "Un\x1b[0mdo"}}}
	}}
	if err := New(c).Run(t.Context(), h); err != nil {
		t.Fatal(err)
	}
	if want := "red\n\x1b[2m[Undo]\x1b[0m\n"; out.String() != want {
		t.Errorf("output is %q, want %q", &out, want)
	}
}

// broken is an output that fails.
type broken struct{ err error }

func (b broken) Write([]byte) (int, error) { return 0, b.err }

func TestNobodyReads(t *testing.T) {
	h := &handler{reply: echo}
	closed := &os.PathError{Op: "write", Path: "/dev/stdout", Err: syscall.EPIPE}
	if err := New(config(strings.NewReader("a\nb\n"), broken{closed})).Run(t.Context(), h); err != nil {
		t.Errorf("Run returned %v when nobody reads, want nil", err)
	}
	if len(h.heard) != 1 {
		t.Errorf("heard %d messages, want 1", len(h.heard))
	}
	full := syscall.ENOSPC
	if err := New(config(strings.NewReader("a\n"), broken{full})).Run(t.Context(), h); !errors.Is(err, full) {
		t.Errorf("Run returned %v on a full disk, want %v", err, full)
	}
}
