package slack

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/slack-go/slack"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// A target is where a reply goes.
type target struct {
	channel string
	thread  string // "" for none
	user    string // who alone sees it, "" for everybody there
	root    string // the thread that it is about, in channels
}

// Deliver implements [chat.Messenger]. Files are handed over before the message
// is posted and appear after it, so that what can fail fails while nothing is
// seen.
func (m *Messenger) Deliver(ctx context.Context, d chat.Delivery) (chat.MessageID, error) {
	p, ok := placeOf(d.Conversation)
	if session := m.session.Load(); !ok || session != nil && session.self.workspace.String() != p.workspace {
		return "", &chat.NotSentError{Final: true, Err: fmt.Errorf("%q is no conversation of this workspace", d.Conversation)}
	}
	files, err := m.upload(ctx, d.Reply.Files)
	if err != nil {
		return "", m.failed(err)
	}
	t := targetOf(p, d)
	thinking := m.settle(ctx, t)
	if m.outlived(t, d) {
		t = t.withoutThread(d)
	}
	id, err := m.show(ctx, &t, d)
	if thinking && err == nil && (t.user != "" || id == d.Card) {
		m.clearStatus(target{channel: p.channel, thread: t.thread, root: t.root})
	}
	if err != nil {
		return "", m.failed(err)
	}
	m.outdate(p, t, d, id)
	switch err := m.share(ctx, t, userOf(d.To), files); {
	case unwanted(err):
		m.Log.WarnContext(ctx, "Slack does not show files", "error", err)
	case err != nil:
		return "", plain(err) // the message is there
	}
	if strings.HasPrefix(string(d.Answers), "home/") {
		m.background("the home tab is not shown anew", func(ctx context.Context) error { return m.publishHome(ctx, userOf(d.To), p.channel) })
	}
	return id, nil
}

// outdate puts what became of an expense in the place of its older cards. What one
// person sees is not shown to others there.
func (m *Messenger) outdate(p place, t target, d chat.Delivery, id chat.MessageID) {
	d.Reply.Private = d.Reply.Private || t.user != "" || t.channel != p.channel
	for _, old := range m.board.Shown(d, id) {
		at, ok := placeOf(old.Conversation)
		if !ok {
			continue
		}
		now := chat.Delivery{Card: old.Card, Reply: chat.Reply{Text: old.Text}}
		m.background("a card stays as it was", func(ctx context.Context) error { return m.replace(ctx, target{channel: at.channel}, now) })
	}
}

// failed classifies an error of posting.
func (m *Messenger) failed(err error) error {
	m.noticeRevoked(err)
	return notSent(err)
}

// targetOf finds where a reply goes. A card that one person saw is answered for
// that person, and so is a command.
func targetOf(p place, d chat.Delivery) target {
	t := target{channel: p.channel, thread: p.thread, root: p.thread}
	if direct(p.channel) {
		t.thread = threadOf(d.Answers)
		switch {
		case isUnseen(d.Card):
			t.thread = "" // it is somewhere else
		case d.Card != "":
			t.thread = threadOf(d.Card)
		}
	}
	onHome := strings.HasPrefix(string(d.Answers), "home/")
	private := p.person != "" || d.Reply.Notice && !onHome || (isUnseen(d.Card) || d.Reply.Private) && !direct(p.channel)
	if private {
		t.user = userOf(d.To)
	}
	return t
}

// show posts a reply or puts it in the place of a card. Where Slack does not let
// us speak the person is told directly; t says then where that was.
func (m *Messenger) show(ctx context.Context, t *target, d chat.Delivery) (chat.MessageID, error) {
	if done, err := m.respond(ctx, *t, d); done {
		return "", err // Slack does not name what it shows so
	}
	if d.Reply.InPlace && t.user == "" && !isUnseen(d.Card) && isTS(tsOf(d.Card)) {
		err := m.replace(ctx, *t, d)
		if !slices.Contains(notEditable, slackCode(err)) {
			return d.Card, err
		}
	}
	id, err := m.post(ctx, *t, d)
	if t.thread != "" && slices.Contains(threadless, slackCode(err)) {
		*t = t.withoutThread(d)
		id, err = m.post(ctx, *t, d)
	}
	if !slices.Contains(notThere, slackCode(err)) || direct(t.channel) || d.To == "" {
		return id, err
	}
	channel, opening := m.directWith(ctx, userOf(d.To))
	if opening != nil {
		return "", err
	}
	*t = target{channel: channel}
	return m.post(ctx, *t, d)
}

// post posts a reply and returns the name of its last message.
func (m *Messenger) post(ctx context.Context, t target, d chat.Delivery) (chat.MessageID, error) {
	at := t.thread
	if t.user != "" {
		at = t.root
	}
	var id chat.MessageID
	for i, p := range pages(d.Reply, noteOf(t, d)) {
		ts, err := m.postPage(ctx, t, p)
		if err == nil && ts == "" {
			err = errors.New("the answer does not say what was posted")
		}
		if err != nil && i > 0 {
			return "", errPartly(err)
		}
		if err != nil {
			return "", err
		}
		id = messageID(ts, at)
	}
	if t.user != "" && id != "" {
		id = unseen + id
	}
	return id, nil
}

// errPartly is the error of a reply of which only the first messages are there: it
// must not be taken for one that nobody has seen.
func errPartly(err error) error {
	return errors.New("a part of the reply was posted: " + plain(err).Error())
}

func (m *Messenger) postPage(ctx context.Context, t target, p page) (ts string, err error) {
	ts, err = m.postOnce(ctx, t, p.text, p.blocks)
	if slices.Contains(badBlocks, slackCode(err)) {
		m.Log.WarnContext(ctx, "Slack refused how a reply is laid out; it is posted as text", "error", err)
		ts, err = m.postOnce(ctx, t, p.text, nil)
	}
	return ts, err
}

func (m *Messenger) postOnce(ctx context.Context, t target, text string, blocks []slack.Block) (ts string, err error) {
	options := content(text, blocks)
	if t.thread != "" {
		options = append(options, slack.MsgOptionTS(t.thread))
	}
	if t.user != "" {
		return m.api.PostEphemeralContext(ctx, t.channel, t.user, options...)
	}
	options = append(options, slack.MsgOptionDisableLinkUnfurl(), slack.MsgOptionDisableMediaUnfurl())
	_, ts, posted, err := m.api.PostMessageWithResponseContext(ctx, t.channel, options...)
	if err == nil && m.strayed(ctx, t, posted) {
		err = slack.SlackErrorResponse{Err: "thread_not_found"}
	}
	return ts, err
}

// content is what a message says, with blocks or as a text alone.
func content(text string, blocks []slack.Block) []slack.MsgOption {
	options := []slack.MsgOption{slack.MsgOptionText(text, false)}
	if blocks != nil {
		options = append(options, slack.MsgOptionBlocks(blocks...))
	}
	return options
}

// replace puts the reply in the place of the card that it answers.
func (m *Messenger) replace(ctx context.Context, t target, d chat.Delivery) error {
	all := pages(d.Reply, noteOf(t, d))
	if len(all) == 0 {
		return nil
	}
	update := func(blocks []slack.Block) error {
		_, _, _, err := m.api.UpdateMessageContext(ctx, t.channel, tsOf(d.Card), content(all[0].text, blocks)...)
		return err
	}
	err := update(all[0].blocks)
	if slices.Contains(badBlocks, slackCode(err)) {
		err = update([]slack.Block{}) // none in place of those that are there
	}
	for _, p := range all[1:] {
		if err == nil {
			_, err = m.postPage(ctx, t, p)
		}
	}
	return err
}

// upload hands files to Slack, where nobody sees them yet. A file that Slack
// does not want is left out: the reply's text says everything without it.
func (m *Messenger) upload(ctx context.Context, files []chat.File) ([]slack.FileSummary, error) {
	var all []slack.FileSummary
	for _, f := range files {
		name := path.Base(visible(f.Name))
		if len(f.Data) == 0 || name == "." || name == "/" {
			continue
		}
		u, err := m.api.GetUploadURLExternalContext(ctx, slack.GetUploadURLExternalParameters{FileName: name, FileSize: len(f.Data)})
		if err == nil {
			err = m.api.UploadToURL(ctx, slack.UploadToURLParameters{UploadURL: u.UploadURL, Filename: name, Reader: bytes.NewReader(f.Data)})
		}
		switch {
		case err == nil:
			all = append(all, slack.FileSummary{ID: u.FileID, Title: name})
		case unwanted(err):
			m.Log.WarnContext(ctx, "Slack does not take a file", "name", name, "error", err)
		default:
			return nil, nothingSeen(err)
		}
	}
	return all, nil
}

// unwanted reports whether Slack refused a file for good. The reply goes without
// it then: one that fails for its files would be shown again and again.
func unwanted(err error) bool {
	code := slackCode(err)
	return code != "" && !slices.Contains(unclear, code) && !refusesToken(err)
}

// nothingSeen makes of an error before anything was posted what the inbox needs
// to know.
func nothingSeen(err error) error {
	if chat.NotSent(notSent(err)) != nil || refusesToken(err) {
		return err
	}
	return &chat.NotSentError{Err: plain(err)}
}

// share makes uploaded files appear: where the reply is, or directly where only
// one person may see them.
func (m *Messenger) share(ctx context.Context, t target, user string, files []slack.FileSummary) (err error) {
	if len(files) == 0 {
		return nil
	}
	if t.user != "" && !direct(t.channel) {
		t.thread = ""
		if t.channel, err = m.directWith(ctx, user); err != nil {
			return err
		}
	}
	for {
		_, err = m.api.CompleteUploadExternalContext(ctx, slack.CompleteUploadExternalParameters{
			Files: files, Channel: t.channel, ThreadTimestamp: t.thread,
		})
		limited, ok := errors.AsType[*slack.RateLimitedError](err)
		if !ok {
			return err
		}
		if kit.Sleep(ctx, limited.RetryAfter) != nil {
			return err
		}
	}
}
