//go:build !windows

package terminal

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/google/go-cmp/cmp"
	"github.com/hinshun/vt10x"
	"github.com/shopspring/decimal"

	"chit/agent/chat"
)

// A tube is a pseudo-terminal with somebody who watches and types.
type tube struct {
	t       *testing.T
	ptmx    *os.File // our end
	tty     *os.File // that of the conversation
	vt      vt10x.Terminal
	mu      sync.Mutex
	raw     strings.Builder
	changed chan struct{}
	ended   chan error // the result of Run
}

// watch starts a conversation with h on a terminal of a size, and waits for its prompt.
func watch(t *testing.T, columns, rows int, h chat.Handler, change func(*Config)) *tube {
	t.Helper()
	w := plug(t, columns, rows)
	w.start(h, change)
	w.until("the editor", func(string) bool { return strings.Contains(w.written(), "\x1b[?25h") })
	return w
}

// plug returns a terminal on which nothing runs yet.
func plug(t *testing.T, columns, rows int) *tube {
	t.Helper()
	ptmx, tty, err := pty.Open()
	if err != nil {
		t.Skipf("no pseudo-terminal: %v", err)
	}
	w := &tube{t: t, ptmx: ptmx, tty: tty, vt: vt10x.New(vt10x.WithSize(columns, rows), vt10x.WithWriter(ptmx)), changed: make(chan struct{}, 1), ended: make(chan error, 1)}
	w.size(columns, rows)
	go w.read()
	t.Cleanup(func() { ptmx.Close() })
	return w
}

// start begins a conversation with h.
func (w *tube) start(h chat.Handler, change func(*Config)) {
	c := config(nil, w.tty)
	c.Lines, c.Interactive, c.Control, c.Color = nil, true, true, true
	c.Files = filepath.Join(w.t.TempDir(), "files")
	columns, _ := w.vt.Size()
	c.Screen = &Screen{In: w.tty, Environ: []string{"TERM=xterm-256color"}, Longest: 4000, Columns: columns, Keep: func(string) bool { return true }}
	if change != nil {
		change(&c)
	}
	ctx, cancel := context.WithCancel(w.t.Context())
	w.t.Cleanup(cancel)
	go func() { w.ended <- New(c).Run(ctx, h); w.tty.Close() }()
}

var (
	// foreign matches what the emulator takes for something else: requests about the
	// keyboard for a restored cursor.
	foreign = regexp.MustCompile(`\x1b\[[<=>?][0-9;]*[mu]`)
	// begun matches a control sequence that goes on in the next part of the output.
	begun = regexp.MustCompile(`\x1b(\[[<=>?]?[0-9;]*)?$`)
)

func (w *tube) read() {
	buf := make([]byte, 64<<10)
	held := ""
	for {
		n, err := w.ptmx.Read(buf)
		w.mu.Lock()
		w.raw.Write(buf[:n])
		now := held + string(buf[:n])
		held = begun.FindString(now)
		_, _ = w.vt.Write([]byte(foreign.ReplaceAllString(strings.TrimSuffix(now, held), "")))
		w.mu.Unlock()
		select {
		case w.changed <- struct{}{}:
		default:
		}
		if err != nil {
			return
		}
	}
}

func (w *tube) size(columns, rows int) {
	w.t.Helper()
	if err := pty.Setsize(w.ptmx, &pty.Winsize{Cols: uint16(columns), Rows: uint16(rows)}); err != nil {
		w.t.Fatal(err)
	}
	w.mu.Lock()
	w.vt.Resize(columns, rows)
	w.mu.Unlock()
	// It is not the terminal of this process, which the system would tell of its size.
	if err := syscall.Kill(os.Getpid(), syscall.SIGWINCH); err != nil {
		w.t.Fatal(err)
	}
}

// types sends keys.
func (w *tube) types(keys string) {
	w.t.Helper()
	if _, err := w.ptmx.WriteString(keys); err != nil {
		w.t.Fatal(err)
	}
}

// screen returns what is on the screen, without spaces at the ends of lines and without
// empty lines at its end.
func (w *tube) screen() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	lines := strings.Split(w.vt.String(), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}

// written returns all that was written to the terminal.
func (w *tube) written() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.raw.String()
}

// deadline is how long something may take on a busy machine.
const deadline = 20 * time.Second

// until waits until the screen is as wanted.
func (w *tube) until(what string, ok func(screen string) bool) {
	w.t.Helper()
	late := time.After(deadline)
	for {
		if ok(w.screen()) {
			return
		}
		select {
		case <-w.changed:
		case <-late:
			w.t.Fatalf("%s: not on the screen, which is\n%s\nwritten was %q", what, w.screen(), tail(w.written()))
		}
	}
}

func tail(s string) string { return s[max(0, len(s)-2000):] }

// sees waits for a text on the screen.
func (w *tube) sees(text string) {
	w.t.Helper()
	w.until(text, func(screen string) bool { return strings.Contains(screen, text) })
}

// shows waits for exactly these last lines of the screen.
func (w *tube) shows(lines ...string) {
	w.t.Helper()
	want := strings.Join(lines, "\n")
	w.until(want, func(screen string) bool { return screen == want || strings.HasSuffix(screen, "\n"+want) })
}

// ends waits until the conversation is over.
func (w *tube) ends() {
	w.t.Helper()
	select {
	case err := <-w.ended:
		if err != nil {
			w.t.Errorf("Run returned %v", err)
		}
	case <-time.After(deadline):
		w.t.Fatalf("the conversation did not end; the screen is\n%s", w.screen())
	}
}

// keys that people press.
const (
	enter    = "\r"
	tabKey   = "\t"
	backTab  = "\x1b[Z"
	upKey    = "\x1b[A"
	downKey  = "\x1b[B"
	rightKey = "\x1b[C"
	leftKey  = "\x1b[D"
	ctrlC    = "\x03"
	ctrlD    = "\x04"
)

func paste(text string) string { return "\x1b[200~" + text + "\x1b[201~" }

// coffee answers "coffee" with a card, and anything else with an echo.
func coffee(m chat.Message) chat.Reply {
	if m.Choice != "" {
		return chat.Reply{Text: "took " + m.Choice}
	}
	if !strings.HasPrefix(m.Text, "coffee") {
		return echo(m)
	}
	r := chat.Compose(
		chat.Block{Kind: chat.Line, Text: "✅ 4.50 EUR · coffee", Strong: "4.50 EUR"},
		chat.Block{Kind: chat.Note, Text: "Assumed: EUR."},
	)
	r.Choices = []chat.Choice{{ID: "u", Label: "Undo"}, {ID: "e", Label: "Edit", Style: chat.Primary}, {ID: "n", Label: "It was net"}}
	return r
}

func TestTypingOnAScreen(t *testing.T) {
	h := &handler{reply: coffee}
	w := watch(t, 60, 24, h, nil)
	w.shows("Hello. Write what you spent, like: coffee 4.50 yesterday", ">")
	w.types("coffee 4.50" + enter)
	w.shows("", "> coffee 4.50", "✅ 4.50 EUR · coffee", "Assumed: EUR.", "[Undo] [Edit] [It was net]", "", ">")
	w.types("thanks" + enter)
	w.shows("[Undo] [Edit] [It was net]", "", "> thanks", "re thanks", ">")
	w.types(ctrlD)
	w.ends()
	t.Logf("%q", w.written())
}

// TestTypingAhead types before anything is drawn, while the terminal still edits lines itself.
func TestTypingAhead(t *testing.T) {
	h := &handler{reply: coffee}
	w := plug(t, 60, 24)
	w.types("coffee" + enter + "more")
	w.sees("more")
	w.start(h, nil)
	w.shows("✅ 4.50 EUR · coffee", "Assumed: EUR.", "[Undo] [Edit] [It was net]", "", "> more")
}

func TestChoosingOnAScreen(t *testing.T) {
	for _, tt := range []struct{ keys, took string }{
		{tabKey + enter, "u"},
		{tabKey + tabKey + enter, "e"},
		{backTab + enter, "n"},
		{rightKey + rightKey + leftKey + enter, "u"},
		{tabKey + downKey + upKey + upKey + enter, "n"},
		{"2" + enter, "e"},
		{"it was net" + enter, "n"},
		{"[Edit]" + enter, "e"},
	} {
		h := &handler{reply: coffee}
		w := watch(t, 60, 24, h, nil)
		w.types("coffee" + enter)
		w.shows("[Undo] [Edit] [It was net]", "", ">")
		w.types(tt.keys)
		w.sees("took " + tt.took)
		w.types(ctrlD)
		w.ends()
	}
}

func TestPastingOnAScreen(t *testing.T) {
	h := &handler{reply: func(m chat.Message) chat.Reply { return chat.Reply{Text: fmt.Sprintf("got %q", m.Text)} }}
	w := watch(t, 70, 30, h, nil)
	w.types(paste("REWE\r\nMilk\t1.09\r\x1b[31mTotal\x1b[0m 1.09 €\n\n"))
	w.shows("> REWE", "  Milk    1.09", "  Total 1.09 €")
	w.types(enter)
	w.sees(`got "REWE\nMilk    1.09\nTotal 1.09 €"`)

	w.types(paste(strings.Repeat("0123456789 and so on\n", 1<<20/21)))
	w.sees("too long for a message")
	w.types("x" + enter)
	w.sees(`got "x"`)

	w.types(paste(strings.Repeat("a line\n", 40)))
	w.types(enter)
	w.sees("… 29 more lines")
	w.types(ctrlD)
	w.ends()
	if len(h.heard) != 3 {
		t.Errorf("heard %d messages, want 3", len(h.heard))
	}
}

func TestLeavingAScreen(t *testing.T) {
	h := &handler{reply: echo}
	w := watch(t, 60, 24, h, nil)
	w.types("half a li" + ctrlC)
	w.shows(">", "Press Ctrl-C again to leave.")
	w.types("a")
	w.shows("> a")
	w.types(ctrlC)
	w.shows(">", "Press Ctrl-C again to leave.")
	w.types(ctrlC)
	w.ends()
	w.until("the prompt is gone", func(screen string) bool { return !strings.Contains(screen, ">") && !strings.Contains(screen, "again") })
	if len(h.heard) > 0 {
		t.Errorf("heard %d messages, want none", len(h.heard))
	}
}

func TestCompletingOnAScreen(t *testing.T) {
	w := watch(t, 60, 24, &handler{reply: echo}, nil)
	w.types("/mo")
	w.shows("> /mo", "  /month  A month's report: /month March or /month 3")
	w.types(tabKey + enter)
	w.sees("re /month")
	w.types("/m" + tabKey)
	w.shows("> /month", "  /month  A month's report: /month March or /month 3")
	w.types(tabKey)
	w.shows("> /memory", "  /memory  What I remember of this ledger")
	w.types(ctrlC + "/inv" + tabKey) // nobody invites others to a terminal
	w.shows("> /inv")
	w.types(ctrlC + "/x" + tabKey)
	w.shows("> /x")
}

func TestHistoryOnAScreen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history")
	if err := os.WriteFile(path, []byte("an old one\n\xff\x1b[31mdamaged\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	remember := func(c *Config) {
		c.Screen.History = path
		c.Screen.Keep = func(text string) bool { return !strings.Contains(text, "secret") }
	}
	w := watch(t, 60, 24, &handler{reply: echo}, remember)
	w.types(upKey)
	w.shows("> damaged")
	w.types(upKey)
	w.shows("> an old one")
	w.types(downKey + downKey + "secret" + enter)
	w.sees("re secret")
	w.types(paste("two\nlines") + enter)
	w.sees("  lines")
	w.types(ctrlD)
	w.ends()

	w = watch(t, 60, 24, &handler{reply: echo}, remember)
	w.types("draft" + upKey)
	w.shows("> two", "  lines")
	w.types(upKey + upKey)
	w.shows("> damaged")
	w.types(downKey + downKey + downKey)
	w.shows("> draft")
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the history is %v, %v; want a file for its owner alone", info, err)
	}
}

// report is a reply with all kinds of blocks, and things in them that would steer a
// terminal.
func report() chat.Reply {
	const evil = "\x1b[2J\x1b]0;title\x07"
	right := func(s string) chat.Cell { return chat.Cell{Text: s, Right: true} }
	r := chat.Compose(
		chat.Block{Kind: chat.Heading, Text: "November 2026" + evil},
		chat.Block{Kind: chat.Line, Text: "Total 1,250.00 EUR · 3 expenses", Strong: "1,250.00 EUR", Gap: true},
		chat.Block{Kind: chat.Table, Text: "the table in plain text", Headed: true, Rows: [][]chat.Cell{
			{{Text: "Category"}, right("EUR"), right("share")},
			{{Text: "Rent and other costs of housing"}, numbered("1,000.00", "1000", "EUR"), numbered("80%", "80", "%")},
			{{Text: "Food" + evil}, numbered("250.00", "250", "EUR"), numbered("20%", "20", "%")},
		}},
		chat.Block{Kind: chat.Note, Text: "A note" + evil},
	)
	r.Choices = []chat.Choice{{ID: "a", Label: "◀ Oct" + evil}, {ID: "b", Label: "Rows"}, {ID: "c", Label: "Chart"}}
	return r
}

func TestWidths(t *testing.T) {
	answer := func(chat.Message) chat.Reply { return report() }
	for _, tt := range []struct {
		columns, rows int
		want          []string
	}{
		{80, 24, []string{
			"> r", "November 2026", "", "Total 1,250.00 EUR · 3 expenses",
			"  Category                              EUR  share",
			"  Rent and other costs of housing  1,000.00    80%  " + strings.Repeat("█", 27), "  Food                               250.00    20%  ██████▊",
			"A note", "[◀ Oct] [Rows] [Chart]", "", ">",
		}},
		{40, 24, []string{
			"> r", "November 2026", "", "Total 1,250.00 EUR · 3 expenses",
			"  Category                   EUR  share", "  Rent and other costs  1,000.00    80%", "  of housing", "  Food                    250.00    20%",
			"A note", "[◀ Oct] [Rows] [Chart]", "", ">",
		}},
		{20, 24, []string{
			"> r", "November 2026", "", "Total 1,250.00 EUR", "· 3 expenses", "Rent and other", "costs of housing", "  1,000.00  80%", "Food", "  250.00  20%",
			"A note", "[◀ Oct] [Rows]", "[Chart]", "", ">",
		}},
		{20, 3, []string{"[◀ Oct] [Rows]", "[Chart]", ">"}},
		{20, 1, []string{">"}},
		{20, 2, []string{"[Chart]", ">"}},
		{1, 24, []string{">"}},
	} {
		w := watch(t, tt.columns, tt.rows, &handler{reply: answer}, nil)
		w.types("r" + enter)
		if tt.columns > 2 {
			w.until("the end of the card", func(string) bool { return strings.Contains(w.written(), "A note") })
		}
		w.shows(tt.want...)
		if raw := w.written(); strings.Contains(raw, "title") || strings.Contains(raw, "\x1b[2J") {
			t.Errorf("%d × %d: what people wrote steers the terminal: %q", tt.columns, tt.rows, raw)
		}
		w.types(ctrlD)
		w.ends()
	}
}

// TestSpareColumns leaves out what a table can do without before it breaks words.
func TestSpareColumns(t *testing.T) {
	b := chat.Block{Kind: chat.Table, Text: "x", Rows: [][]chat.Cell{
		{{Text: "something long"}, {Text: "Category", Spare: true}, {Text: "12.00", Right: true}},
		{{Text: "tea"}, {Text: "Food", Spare: true}, {Text: "3.00", Right: true}},
	}}
	for width, want := range map[int][]string{
		40: {"  something long  Category  12.00", "  tea             Food       3.00"},
		30: {"  something long  12.00", "  tea              3.00"},
		20: {"  something   12.00", "  long", "  tea          3.00"},
	} {
		if diff := cmp.Diff(want, page{width: width}.table(b, false)); diff != "" {
			t.Errorf("%d columns: mismatch (-want +got):\n%s", width, diff)
		}
	}
}

// numbered returns a cell that stands for a number of some unit.
func numbered(text, number, unit string) chat.Cell {
	return chat.Cell{Text: text, Right: true, Number: new(decimal.RequireFromString(number)), Unit: unit}
}

func TestSums(t *testing.T) {
	for _, tt := range []struct {
		cells []chat.Cell
		want  []string
	}{
		{[]chat.Cell{numbered("1,250.00", "1250.00", "EUR"), numbered("4.50", "4.50", "EUR")}, []string{"1250", "4.5"}},
		{[]chat.Cell{numbered("1.250,00 €", "1250", "EUR"), numbered("−4,50 €", "-4.5", "EUR")}, []string{"1250", "0"}},
		{[]chat.Cell{numbered("1,23,456.00", "123456", "INR"), numbered("0.125", "0.125", "INR")}, []string{"123456", "0.125"}},
		{[]chat.Cell{numbered("12.00", "12", "EUR"), numbered("12.00", "12", "USD")}, nil},
		{[]chat.Cell{numbered("12.00", "12", "EUR")}, nil},
		{[]chat.Cell{numbered("0.00", "0", "EUR"), numbered("0.00", "0", "EUR")}, nil},
		{[]chat.Cell{{Text: "1"}, {Text: "2"}}, nil},
	} {
		var rows [][]chat.Cell
		for _, c := range tt.cells {
			rows = append(rows, []chat.Cell{{Text: "a"}, c})
		}
		var got []string
		for _, n := range sumsOf(rows, false) {
			got = append(got, n.String())
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%v: mismatch (-want +got):\n%s", tt.cells, diff)
		}
	}
}

// Bars stand beside one sum for each name, and not beside one of several.
func TestOneSumForEachName(t *testing.T) {
	for _, tt := range []struct {
		beside chat.Cell
		drawn  bool
	}{{numbered("100 %", "100", "%"), true}, {numbered("3.00", "3", "EUR"), false}} {
		rows := [][]chat.Cell{
			{{Text: "Category"}, {Text: "EUR", Right: true}, {Text: "beside", Right: true}},
			{{Text: "a"}, numbered("7.00", "7", "EUR"), tt.beside},
			{{Text: "b"}, numbered("1.00", "1", "EUR"), tt.beside},
		}
		if got := sumsOf(rows, true); (len(got) == 3) != tt.drawn {
			t.Errorf("beside %q: %v, drawn is %v", tt.beside.Text, got, tt.drawn)
		}
	}
}

// TestLongReply prints more lines than the screen has: none is lost, and none is put
// between them.
func TestLongReply(t *testing.T) {
	var want []string
	for i := range 100 {
		want = append(want, fmt.Sprintf("line %d", i))
	}
	h := &handler{reply: func(chat.Message) chat.Reply { return chat.Reply{Text: strings.Join(want, "\n")} }}
	for _, rows := range []int{2, 3, 10, 24} {
		w := watch(t, 40, rows, h, nil)
		w.types("long" + enter)
		w.shows("line 99", ">")
		for i := range want {
			if !strings.Contains(w.written(), want[i]+"\x1b[K") {
				t.Errorf("%d rows: %q was not written", rows, want[i])
			}
		}
		if screen := w.screen(); rows > 10 && !strings.HasSuffix(screen, strings.Join(want[100-rows+1:], "\n")+"\n>") {
			t.Errorf("%d rows: the screen is\n%s", rows, screen)
		}
		w.types(ctrlD)
		w.ends()
	}
}

func TestResizing(t *testing.T) {
	w := watch(t, 80, 24, &handler{reply: coffee}, nil)
	w.types("coffee" + enter)
	w.shows("✅ 4.50 EUR · coffee", "Assumed: EUR.", "[Undo] [Edit] [It was net]", "", ">")
	w.size(20, 24)
	w.shows("[Undo] [Edit]", "[It was net]", "", ">")
	w.types("a text that takes more than one line")
	w.shows("> a text that", "  takes more than", "  one line")
	for n := range 40 {
		w.size(1+n, 1+n%7)
	}
	w.size(60, 20)
	w.shows("> a text that takes more than one line")
	w.types(" now" + enter)
	w.sees("re a text that takes more than one line now")
	w.types(ctrlD)
	w.ends()
}

func TestWithoutColor(t *testing.T) {
	w := watch(t, 60, 24, &handler{reply: coffee}, func(c *Config) { c.Color = false })
	w.types("coffee" + enter)
	w.shows("[Undo] [Edit] [It was net]", "", ">")
	w.types(tabKey)
	w.shows(">[Undo] [Edit] [It was net]", "", ">")
	w.types(enter)
	w.sees("took u")
	w.types(ctrlD)
	w.ends()
	if styled := regexp.MustCompile(`\x1b\[[0-9;]+m|\x1b\]11`).FindString(w.written()); styled != "" {
		t.Errorf("%q was written", styled)
	}
}

func TestFirstStart(t *testing.T) {
	w := watch(t, 80, 24, &handler{reply: echo}, func(c *Config) { c.Welcome = Welcome{First: true, Ledger: "/home/ana/chit.db"} })
	w.shows(
		"Chit keeps track of what you spend, and tells you where it went.",
		"Type what you spent, for example: coffee 4.50 yesterday",
		"Your ledger is kept in /home/ana/chit.db",
		"/help says what else you can write. Tab chooses a button, Ctrl-D leaves.",
		">")
}

// TestWaiting types while a message is being answered.
func TestWaiting(t *testing.T) {
	free := make(chan bool)
	w := watch(t, 60, 24, &handler{reply: func(m chat.Message) chat.Reply { <-free; return echo(m) }}, nil)
	w.types("one" + enter)
	w.sees("Working on it")
	w.types("two" + enter + "thr")
	w.sees("> thr")
	free <- true
	free <- true
	w.shows("> one", "re one", "", "> two", "re two", "> thr")
	w.types("ee" + enter)
	w.types(ctrlC + ctrlC)
	w.ends()
	close(free)
}

func TestPictures(t *testing.T) {
	chart := picture(t, 800, 400)
	r := report()
	r.Files = []chat.File{{Name: "m.png", MIME: "image/png", Data: chart, Alt: "a chart"}, {Name: "m.csv", MIME: "text/csv", Data: []byte("x"), Exact: true}}
	answer := func(chat.Message) chat.Reply { return r }
	for _, tt := range []struct {
		environ  string
		has, not string
	}{
		{"TERM=xterm-kitty", "\x1b_Ga=T,f=100,q=2,C=1,c=", "m.png"},
		{"TERM_PROGRAM=iTerm.app", "\x1b]1337;File=inline=1;width=", "m.png"},
		{"TERM=xterm-256color", "█", "\x1b_G"},
		{"TERM=xterm-256color", "█", "m.png"},
		{"TERM=xterm-kitty", "\x1b_G", "█"},
		{"TMUX=1\nTERM=xterm-kitty", "█", "\x1b_G"},
	} {
		w := watch(t, 100, 40, &handler{reply: answer}, func(c *Config) { c.Screen.Environ = strings.Split(tt.environ, "\n") })
		w.types("r" + enter)
		w.sees("m.csv")
		w.sees("[Chart]")
		if raw := w.written(); !strings.Contains(raw, tt.has) || strings.Contains(raw, tt.not) {
			t.Errorf("%s: want %q and no %q, written was\n%q", tt.environ, tt.has, tt.not, raw)
		}
		w.types(ctrlD)
		w.ends()
	}
}

// picture returns a PNG of a size.
func picture(t *testing.T, width, height int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, width, height))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
