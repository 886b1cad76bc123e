// Package slack connects Chit to a Slack workspace.
//
// # What arrives
//
// Deliveries arrive by Socket Mode (socket.go), which needs no public address, or by
// HTTP (http.go) if there is a signing secret. Both pass the same payloads to the intake
// (take.go), where each is decoded by small structs of our own, stored by the
// [chat.Receiver], and only then acknowledged. The library's types keep blocks that they
// do not know, but fail as a whole on an unknown kind of event, and on an unknown element
// of an actions or input block. An unreadable payload is stored raw and acknowledged, so
// that it does not come again. backlog.go has what cannot be taken without asking Slack.
//
// Slack redelivers what was not acknowledged within three seconds, and sends a mention
// as two events. Neither matters, because a message is identified by its workspace,
// channel and ts.
//
// # Where things are said
//
// ids.go has the names. A direct conversation and a thread of a channel are
// conversations. In the direct one an answer stands beside what it answers, as people
// talk, and in a thread only if that was written there. A person's ledger is shown only in their direct conversation, and in
// a channel only the channel's own ledger is read, so that a card shows nothing that
// was not said or derived there. A slash command and the shortcut are seen by one
// person only, so they are about that person's own ledger, wherever they were used;
// see own.go. A [chat.Reply.Private] reply is for one person too. Files for one person
// go to their direct conversation, because Slack has no private files in channels.
package slack

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	"chit/adapters/kit"
	"chit/agent/chat"
	"chit/expense"
)

// platform is the name of Slack among the platforms.
const platform = "slack"

// Config configures the messenger. BotToken is required, and either AppToken
// (Socket Mode) or SigningSecret (HTTP, which takes precedence).
type Config struct {
	BotToken      string // xoxb-…
	AppToken      string // xapp-…
	SigningSecret string
	APIURL        string     // of another server; "" for Slack's
	Notes         chat.Notes // which threads the bot is in; kept in memory if nil. What waits for Slack's answers, if they are a chat.Shelf
	Cards         chat.Cards // where entries are shown; nil to know of none
	Clerk         chat.Clerk // for forms and the home tab; none if nil
	Now           func() time.Time
	Log           *slog.Logger
	// Currency returns the currency of an ISO 3166 region, "" if unknown.
	Currency func(region string) expense.Currency
	// Withhold returns a delivery without what must not be stored. It may be nil.
	Withhold func(payload []byte) []byte
}

// A Messenger is the bot in one Slack workspace. It implements [chat.Messenger],
// [chat.Tenant], [chat.Indicator] and [chat.Fetcher].
type Messenger struct {
	*connection
	intake  *intake
	webhook webhook
	home    *home
	writer  *writer
}

// New returns a messenger. It does no I/O.
func New(c Config) *Messenger {
	conn := connect(c)
	people := &directory{connection: conn, currency: c.Currency}
	tab := &home{connection: conn, people: people, clerk: c.Clerk}
	responses, vanished := &responses{}, &vanished{}
	in := &intake{
		connection: conn, people: people, home: tab, forms: forms{conn, c.Clerk}, threads: threads{notes: c.Notes},
		responses: responses, vanished: vanished, backlog: backlog{withhold: c.Withhold, slots: make(chan struct{}, maxAsking)},
	}
	in.backlog.shelf, _ = c.Notes.(chat.Shelf)
	w := &writer{
		connection: conn, people: people, home: tab, statuses: statuses{connection: conn, vanished: vanished},
		living: living{board: kit.NewBoard(c.Cards, conn.log)}, responses: responses, vanished: vanished,
	}
	return &Messenger{connection: conn, intake: in, webhook: webhook{in, c.SigningSecret}, home: tab, writer: w}
}

// Name implements [chat.Messenger].
func (*Messenger) Name() string { return platform }

// Prefix implements [chat.Tenant].
func (m *Messenger) Prefix() string {
	if self := m.self.Load(); self != nil {
		return platform + ":" + self.workspace.String() + "/"
	}
	return ""
}

// Consult sets the clerk for forms and the home tab. Call it before Run.
func (m *Messenger) Consult(c chat.Clerk) { m.intake.forms.clerk, m.home.clerk = c, c }

// CountForeign has count called for each delivery from another workspace. Call it
// before Run.
func (m *Messenger) CountForeign(count func()) { m.intake.foreigners.count = count }

// Routes adds Slack's paths to mux, if there is a signing secret.
func (m *Messenger) Routes(mux *http.ServeMux) {
	if m.byHTTP() {
		m.webhook.routes(mux)
	}
}

// byHTTP reports whether Slack delivers by HTTP.
func (m *Messenger) byHTTP() bool { return m.webhook.secret != "" }

// Run implements [chat.Messenger]. It returns an error when Slack rejects the
// token, and when the app is uninstalled.
func (m *Messenger) Run(ctx context.Context, r chat.Receiver) error {
	select {
	case <-m.ended: // from an earlier Run
	default:
	}
	defer m.later.Wait()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	self, err := m.identify(ctx)
	if err != nil {
		return err
	}
	m.self.Store(&self)
	s := &session{Receiver: r, self: self, ctx: ctx}
	m.session.Store(s)
	defer m.session.Store(nil)
	defer s.later.Wait()
	defer cancel()
	if m.intake.backlog.shelf != nil {
		s.later.Go(func() { m.intake.sweep(s) })
	}
	m.log.InfoContext(ctx, "signed in to Slack", "workspace", self.workspace.String(), "http", m.byHTTP())
	sockets := make(chan error, 1)
	if !m.byHTTP() {
		done := make(chan struct{})
		go func() { defer close(done); sockets <- m.intake.serveSockets(ctx) }()
		defer func() { cancel(); <-done }()
	}
	select {
	case <-ctx.Done():
		return nil
	case err := <-m.ended:
		return err
	case err := <-sockets:
		return err
	}
}

// Deliver implements [chat.Messenger].
func (m *Messenger) Deliver(ctx context.Context, d chat.Delivery) (chat.MessageID, error) {
	return m.writer.deliver(ctx, d)
}

// Working implements [chat.Indicator]: below the thread it shows that the bot
// is thinking, until something is posted there. It shows nothing for an
// overheard message, which may get no answer.
func (m *Messenger) Working(ctx context.Context, msg chat.Message) { m.writer.statuses.show(ctx, msg) }
