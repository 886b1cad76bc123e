package slack

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path"
	"slices"

	"github.com/slack-go/slack"

	"chit/adapters/kit"
	"chit/agent/chat"
	"chit/expense/clip"
)

// A target is where a reply goes.
type target struct {
	channel string
	thread  string // "" for none
	user    string // who alone sees it, "" for everybody there
	root    string // in channels, the thread that it is about
}

// A writer posts and replaces messages, and shares files.
type writer struct {
	*connection
	people   *directory
	home     *home
	statuses statuses
	living
	responses *responses
	vanished  *vanished
}

// deliver posts a reply, or puts it in place of a card. It uploads files before
// it posts the message, and shows them after it, so that most failures happen
// before anything is visible.
func (w *writer) deliver(ctx context.Context, d chat.Delivery) (chat.MessageID, error) {
	p, ok := placeOf(d.Conversation)
	switch self := w.self.Load(); {
	case !ok:
		return "", &chat.NotSentError{Final: true, Err: fmt.Errorf("%q is not a conversation", d.Conversation)}
	case self != nil && self.workspace.String() != p.workspace: // other conversations may have its ids here
		return "", &chat.NotSentError{Err: fmt.Errorf("%q is not a conversation of this workspace", d.Conversation)}
	}
	_, others := apart(d.Reply.Files)
	files, err := w.upload(ctx, others)
	if err != nil {
		return "", w.failed(err)
	}
	t := targetOf(p, d)
	below := statusAt(p, d)
	thinking := w.statuses.settle(ctx, below)
	if w.vanished.outlive(t, d) {
		t = t.withoutThread(d)
	}
	id, err := w.show(ctx, &t, &d)
	if thinking && err == nil && (t.user != "" || id == d.Card || t.thread != below.thread) {
		w.statuses.clear(below)
	}
	if err != nil {
		return "", w.failed(err)
	}
	w.outdate(ctx, p, t, d, id)
	switch err := w.share(ctx, t, userOf(d.To), files); {
	case unwanted(err):
		w.log.WarnContext(ctx, "Slack does not show files", "error", err)
	case err != nil:
		return "", plain(err) // the message was posted
	}
	if month, ok := monthOf(d.Answers); ok {
		w.background("the home tab is not shown anew", func(ctx context.Context) error { return w.home.publish(ctx, userOf(d.To), p.channel, month) })
	}
	return id, nil
}

// targetOf returns where a reply goes: in a direct conversation below what it answers
// only if that is in a thread itself. The answer to a command, or to a card that only
// one person saw, goes to that person alone.
func targetOf(p place, d chat.Delivery) target {
	t := target{channel: p.channel, thread: p.thread, root: p.thread}
	if direct(p.channel) {
		t.thread = belowOf(d.Answers)
		if d.Card != "" {
			t.thread = belowOf(d.Card)
		}
	}
	_, onHome := monthOf(d.Answers)
	private := p.person != "" || d.Reply.Notice && !onHome || (isUnseen(d.Card) || d.Reply.Private) && !direct(p.channel)
	if private {
		t.user = userOf(d.To)
	}
	return t
}

// show posts a reply or replaces a card by it, which it then sets in d. Where Slack
// does not let the bot post, it tells the person in private and sets t to that place.
func (w *writer) show(ctx context.Context, t *target, answer *chat.Delivery) (chat.MessageID, error) {
	if done, err := w.respond(ctx, *t, *answer); done {
		return "", err // Slack gives no id for it
	}
	if done, err := w.showInPlace(ctx, *t, answer); done || err != nil {
		return answer.Card, err
	}
	d := *answer
	id, err := w.post(ctx, *t, d)
	if t.thread != "" && slices.Contains(threadless, slackCode(err)) {
		*t = t.withoutThread(d)
		id, err = w.post(ctx, *t, d)
	}
	if !slices.Contains(notThere, slackCode(err)) || direct(t.channel) || d.To == "" {
		return id, err
	}
	channel, opening := w.people.directWith(ctx, userOf(d.To))
	if opening != nil {
		return "", err
	}
	*t = target{channel: channel}
	return w.post(ctx, *t, d)
}

// post posts a reply and returns the id of its last message.
func (w *writer) post(ctx context.Context, t target, d chat.Delivery) (chat.MessageID, error) {
	at := t.thread
	if t.user != "" {
		at = t.root
	}
	var id chat.MessageID
	all := pages(d.Reply, noteOf(t, d))
	for i, p := range all {
		if pictures, _ := apart(d.Reply.Files); i == len(all)-1 && len(pictures) > 0 {
			w.illustrate(ctx, &p, pictures)
		}
		ts, err := w.postPage(ctx, t, p)
		if err == nil && ts == "" {
			err = errors.New("the answer lacks the id of the posted message")
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

// errPartly is the error of a reply of which some messages were posted, so that it
// is not taken for one that nobody has seen.
func errPartly(err error) error {
	return errors.New("a part of the reply was posted: " + plain(err).Error())
}

func (w *writer) postPage(ctx context.Context, t target, p page) (ts string, err error) {
	send := func(blocks []slack.Block) (err error) {
		ts, err = w.postOnce(ctx, t, p.text, blocks)
		return err
	}
	if done, err := w.postIllustrated(ctx, p, send); done {
		return ts, err
	}
	return ts, w.asAccepted(ctx, p, send)
}

// asAccepted sends a page in the best layout that Slack accepts: as it is, with
// plainer blocks, and as text alone.
func (w *writer) asAccepted(ctx context.Context, p page, send func([]slack.Block) error) error {
	err := send(p.blocks)
	if plainer := p.plainly(); plainer != nil && slices.Contains(badBlocks, slackCode(err)) {
		w.log.InfoContext(ctx, "Slack refused the layout of a reply; sending it in plainer blocks", "error", err)
		err = send(plainer)
	}
	if slices.Contains(badBlocks, slackCode(err)) {
		w.log.WarnContext(ctx, "Slack refused the layout of a reply; sending it as text", "error", err)
		err = send(nil)
	}
	return err
}

func (w *writer) postOnce(ctx context.Context, t target, text string, blocks []slack.Block) (ts string, err error) {
	options := content(text, blocks)
	if t.thread != "" {
		options = append(options, slack.MsgOptionTS(t.thread))
	}
	if t.user != "" {
		return w.api.PostEphemeralContext(ctx, t.channel, t.user, options...)
	}
	options = append(options, slack.MsgOptionDisableLinkUnfurl(), slack.MsgOptionDisableMediaUnfurl())
	_, ts, posted, err := w.api.PostMessageWithResponseContext(ctx, t.channel, options...)
	if err == nil && w.strayed(ctx, t, posted) {
		err = slack.SlackErrorResponse{Err: "thread_not_found"}
	}
	return ts, err
}

// content returns the content of a message, with blocks or as text alone.
func content(text string, blocks []slack.Block) []slack.MsgOption {
	options := []slack.MsgOption{slack.MsgOptionText(text, false)}
	if blocks != nil {
		options = append(options, slack.MsgOptionBlocks(blocks...))
	}
	return options
}

// replace shows a reply in place of a card.
func (w *writer) replace(ctx context.Context, t target, card chat.MessageID, all []page) error {
	if len(all) == 0 {
		return nil
	}
	update := func(blocks []slack.Block) error {
		if blocks == nil {
			blocks = []slack.Block{} // remove the existing ones
		}
		_, _, _, err := w.api.UpdateMessageContext(ctx, t.channel, tsOf(card), content(all[0].text, blocks)...)
		return err
	}
	err := w.asAccepted(ctx, all[0], update)
	for _, p := range all[1:] {
		if err == nil {
			_, err = w.postPage(ctx, t, p)
		}
	}
	return err
}

// upload uploads files without showing them yet. It leaves out files that Slack
// refuses, since the text of a reply is complete without them.
func (w *writer) upload(ctx context.Context, files []chat.File) ([]slack.FileSummary, error) {
	var all []slack.FileSummary
	for _, f := range files {
		name := path.Base(visible(f.Name))
		if len(f.Data) == 0 || name == "." || name == "/" {
			continue
		}
		u, err := w.api.GetUploadURLExternalContext(ctx, slack.GetUploadURLExternalParameters{
			FileName: name, FileSize: len(f.Data), AltTxt: clip.Shorten(visible(f.Alt), maxAlt, clip.Characters),
		})
		if err == nil {
			err = w.api.UploadToURL(ctx, slack.UploadToURLParameters{UploadURL: u.UploadURL, Filename: name, Reader: bytes.NewReader(f.Data)})
		}
		switch {
		case err == nil:
			all = append(all, slack.FileSummary{ID: u.FileID, Title: name})
		case unwanted(err):
			w.log.WarnContext(ctx, "Slack refused a file", "name", name, "error", err)
		default:
			return nil, nothingSeen(err)
		}
	}
	return all, nil
}

// unwanted reports whether Slack refused a file for good. The reply then goes
// without it, or it would be posted again and again.
func unwanted(err error) bool {
	code := slackCode(err)
	return code != "" && !slices.Contains(unclear, code) && !refusesToken(err)
}

// nothingSeen converts an error from before anything was posted for the inbox.
func nothingSeen(err error) error {
	if chat.NotSent(notSent(err)) != nil || refusesToken(err) {
		return err
	}
	return &chat.NotSentError{Err: plain(err)}
}

// share shows uploaded files: with the reply, or in private if only one person
// may see them.
func (w *writer) share(ctx context.Context, t target, user string, files []slack.FileSummary) (err error) {
	if len(files) == 0 {
		return nil
	}
	if t.user != "" && !direct(t.channel) {
		t.thread = ""
		if t.channel, err = w.people.directWith(ctx, user); err != nil {
			return err
		}
	}
	for {
		_, err = w.api.CompleteUploadExternalContext(ctx, slack.CompleteUploadExternalParameters{
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
