package terminal

import (
	"context"
	"errors"
	"io"
	"strings"
	"syscall"
	"time"

	tea "charm.land/bubbletea/v2"

	"chit/agent/chat"
	"chit/agent/chat/text"
)

// A Screen is a terminal that a person watches: their keyboard, and what it can do. The
// conversation goes by as in a shell, with an editor and the choices of the last card
// below it.
type Screen struct {
	In      interface{ Read([]byte) (int, error) } // the keyboard
	Environ []string                               // what the terminal says of itself: "TERM=xterm"
	History string                                 // file of what was typed; "" for none
	Keep    func(text string) bool                 // whether a message may be remembered in it
	Longest int                                    // characters that a message can have; 0 for any number
	Columns int                                    // its width at the start; 0 if unknown
}

// getenv returns a variable of the terminal.
func (s *Screen) getenv(name string) string {
	for _, v := range s.Environ {
		if value, ok := strings.CutPrefix(v, name+"="); ok {
			return value
		}
	}
	return ""
}

// A stage is the state of the screen. Its methods run one at a time.
type stage struct {
	*Adapter
	ctx     context.Context
	handler chat.Handler
	say     *text.Catalogue

	page   page
	editor *editor
	menu   menu
	tab    completion

	began   time.Time // when the editor was drawn, zero before
	busy    bool      // a message is being answered
	waiting []string  // what was said in the meantime
	since   time.Time
	beats   int

	hint    string // below the editor until the next key
	leaving bool   // Ctrl-C was pressed
	gone    bool   // nothing is drawn any more
	err     error
}

// An answered message and its reply.
type answered struct {
	message chat.Message
	reply   chat.Reply
	err     error
}

// shown says that everything of an answer is on the screen.
type shown struct{ message chat.Message }

// tick says that a person still waits for the answer that they waited for since then.
type tick struct{ since time.Time }

// converseOn holds the conversation on a screen.
func (a *Adapter) converseOn(ctx context.Context, h chat.Handler) error {
	s := &stage{
		Adapter: a, ctx: ctx, handler: h, say: text.In(a.Sender.Language).For(a.Sender.Region),
		editor: newEditor(openHistory(a.Screen.History, a.Screen.Keep), a.Screen.Longest),
		menu:   newMenu(nil),
	}
	s.page.images = noImages
	if a.Color {
		s.page.images = imagesOf(a.Screen.getenv)
	}
	s.dress(unknown)
	if err := s.greet(); err != nil {
		return err
	}
	p := tea.NewProgram(s, tea.WithInput(a.Screen.In), tea.WithOutput(a.Out), tea.WithEnvironment(a.Screen.Environ),
		tea.WithoutSignalHandler(), tea.WithFPS(120))
	// A program whose context ends closes its keyboard while it still reads it; one that
	// quits waits for its reader.
	defer context.AfterFunc(ctx, p.Quit)()
	_, err := p.Run()
	switch {
	case s.err != nil:
		return s.err
	case ctx.Err() != nil || errors.Is(err, syscall.EIO) || errors.Is(err, io.EOF):
		return nil // told to stop, or the terminal is gone
	}
	return err
}

// dress chooses the colours.
func (s *stage) dress(b background) {
	s.page.palette = newPalette(s.Color, b)
	s.editor.look(s.page.palette)
}

// Init asks for the background, which a terminal may answer late or never.
func (s *stage) Init() tea.Cmd {
	if !s.Color {
		return nil
	}
	return tea.RequestBackgroundColor
}

// Update implements [tea.Model].
func (s *stage) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		s.resize(msg)
	case tea.BackgroundColorMsg:
		if msg.IsDark() {
			s.dress(dark)
		} else {
			s.dress(light)
		}
	case tea.PasteMsg:
		s.paste(msg.Content)
	case tea.KeyPressMsg:
		return s, s.press(msg)
	case answered:
		return s, s.answered(msg)
	case shown:
		return s, s.settle(msg)
	case tick:
		return s, s.beat(msg)
	}
	return s, nil
}

func (s *stage) resize(msg tea.WindowSizeMsg) {
	s.page.width, s.page.height = msg.Width, msg.Height
	s.editor.resize(s.page.columns(), s.most())
	if s.began.IsZero() {
		s.began = time.Now()
	}
}

// greet says the first words and prompts, before the keyboard is taken over: the sooner a
// person can begin, the better, and what they type until then is not lost.
func (s *stage) greet() error {
	s.page.width = s.Screen.Columns
	if s.page.width == 0 {
		s.page.width = 80
	}
	_, err := io.WriteString(s.Out, strings.Join(s.page.reply(s.welcome(), false), "\n")+"\n"+s.page.prompt.Render(strings.TrimSpace(prompt))+" ")
	return err
}

func (s *stage) paste(content string) {
	s.calm()
	content = pasted(content)
	if !s.editor.insert(content) {
		s.hint = s.say.Say(text.TerminalPaste, text.Args{"Limit": s.editor.longest})
	}
}

// calm forgets what only the last key was about.
func (s *stage) calm() { s.hint, s.leaving, s.menu.at = "", false, -1 }

// send takes what was typed as a message.
func (s *stage) send(said string) tea.Cmd {
	s.editor.set("")
	s.calm()
	if strings.TrimSpace(said) == "" {
		return nil
	}
	s.editor.past.add(said)
	if s.busy {
		s.waiting = append(s.waiting, said)
		return nil
	}
	return s.ask(said)
}

// ask shows a message in the conversation and has it answered.
func (s *stage) ask(said string) tea.Cmd {
	m := s.message(said)
	lines := append(s.menu.rest(s.page), "")
	s.menu = newMenu(nil)
	lines = append(lines, s.page.echo(said, func(n int) string { return s.say.Say(text.TerminalMore, text.Args{"N": n}) })...)
	s.busy, s.since, s.beats = true, time.Now(), 0
	return tea.Batch(tea.Sequence(s.print(lines...), s.handle(m)), s.after(patience))
}

func (s *stage) handle(m chat.Message) tea.Cmd {
	return func() tea.Msg {
		r, err := s.handler.Handle(s.ctx, m)
		return answered{m, r, err}
	}
}

func (s *stage) answered(a answered) tea.Cmd {
	if s.ctx.Err() != nil {
		return s.leave(nil)
	}
	r := s.repaired(a.message, a.reply, a.err)
	s.offer.renew(r.Choices)
	lines := s.page.reply(r, !s.page.drawsChart(r, s.room()))
	prints := []tea.Cmd{s.print(lines...)}
	for _, f := range r.Files {
		prints = append(prints, s.file(f, r))
	}
	s.menu = newMenu(r.Choices)
	if rows := s.menu.rest(s.page); len(rows) > s.most()-1 {
		// There is no room for all of them below.
		prints = append(prints, s.print(rows...))
		s.menu.said = true
	}
	prints = append(prints, func() tea.Msg { return shown{a.message} })
	return tea.Sequence(prints...)
}

// file draws a chart, or names where the file was written.
func (s *stage) file(f chat.File, r chat.Reply) tea.Cmd {
	if isChart(f) {
		if lines := s.page.picture(f, s.room()); lines != nil {
			return tea.Println(strings.Join(lines, "\n"))
		}
		if hasTable(r) {
			return nil // its bars show the same
		}
	}
	written, err := s.files.write([]chat.File{f})
	if err != nil {
		return s.leave(err)
	}
	return s.print(s.page.wrap(Printable(written[0].Path), s.page.faint, "")...)
}

// settle goes on with what was said while a message was answered.
func (s *stage) settle(done shown) tea.Cmd {
	if w, ok := s.handler.(chat.Watcher); ok {
		w.Shown(done.message)
	}
	s.busy = false
	if len(s.waiting) == 0 {
		return nil
	}
	next := s.waiting[0]
	s.waiting = s.waiting[1:]
	return s.ask(next)
}

func (s *stage) after(d time.Duration) tea.Cmd {
	since := s.since
	return tea.Tick(d, func(time.Time) tea.Msg { return tick{since} })
}

func (s *stage) beat(t tick) tea.Cmd {
	if !s.busy || !t.since.Equal(s.since) {
		return nil
	}
	s.beats++
	return s.after(beat)
}

// leave ends the conversation.
func (s *stage) leave(err error) tea.Cmd {
	s.gone, s.err = true, err
	return tea.Sequence(s.print(s.menu.rest(s.page)...), tea.Quit)
}

// most is how many rows may be below the conversation.
func (s *stage) most() int { return max(1, s.page.height/2) }

// room is how many lines can be printed at a time: what is below them must not leave
// the screen, because it is then drawn into the conversation.
func (s *stage) room() int { return max(1, s.page.height-s.most()) }

// firstFrame is how long the editor takes to be drawn, with some to spare. Before that,
// lines cannot be added above it.
const firstFrame = 50 * time.Millisecond

// print adds lines to the conversation.
func (s *stage) print(lines ...string) tea.Cmd {
	var all []tea.Cmd
	if wait := firstFrame - time.Since(s.began); wait > 0 {
		all = append(all, tea.Tick(wait, func(time.Time) tea.Msg { return nil }))
	}
	for len(lines) > 0 {
		n := min(s.room(), len(lines))
		all = append(all, tea.Println(strings.Join(lines[:n], "\n")))
		lines = lines[n:]
	}
	if s.page.height <= s.most()+1 {
		all = append(all, tea.ClearScreen) // there the lines pushed the editor off the screen
	}
	return tea.Sequence(all...)
}
