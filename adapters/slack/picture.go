package slack

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/slack-go/slack"

	"chit/adapters/kit"
	"chit/agent/chat"
	"chit/expense/clip"
)

// A picture that illustrates a card is a block of it, and goes with it when the card turns
// to something else: a file that is shared would be a message of its own, which stays.

// pictureDelays are the delays before a card is posted again that Slack refused with its
// pictures: it takes a moment until a block may show a file that was just uploaded.
var pictureDelays = []time.Duration{100 * time.Millisecond, 300 * time.Millisecond, 600 * time.Millisecond}

// apart returns the files that illustrate a reply, and the others.
func apart(files []chat.File) (illustrations, others []chat.File) {
	for _, f := range files {
		if f.Illustrates {
			illustrations = append(illustrations, f)
		} else {
			others = append(others, f)
		}
	}
	return illustrations, others
}

// illustrate puts pictures above the buttons of a page. Where Slack does not take them
// they are left out: the text says what they show.
func (w *writer) illustrate(ctx context.Context, p *page, pictures []chat.File) {
	for _, f := range pictures {
		if len(p.illustrated()) == maxBlocks {
			return
		}
		files, err := w.upload(ctx, []chat.File{f})
		if err == nil && len(files) > 0 { // shared with nobody: whoever sees the card sees it
			_, err = w.api.CompleteUploadExternalContext(ctx, slack.CompleteUploadExternalParameters{Files: files})
		}
		if err != nil {
			w.log.WarnContext(ctx, "Slack takes no picture for a card", "error", plain(err))
			return
		}
		for _, uploaded := range files {
			alt := clip.Shorten(cmp.Or(visible(f.Alt), f.Name), maxAlt, clip.Characters)
			p.pictures = append(p.pictures, slack.NewImageBlockSlackFile(&slack.SlackFileObject{ID: uploaded.ID}, alt, "", nil))
		}
	}
}

// illustrated returns the blocks of a page with its pictures.
func (p page) illustrated() []slack.Block {
	above := len(p.blocks) - len(p.buttons)
	return slices.Concat(p.blocks[:above], p.pictures, p.blocks[above:])
}

// postIllustrated posts a page with its pictures. It reports false if Slack refuses that.
func (w *writer) postIllustrated(ctx context.Context, p page, send func([]slack.Block) error) (bool, error) {
	if len(p.pictures) == 0 {
		return false, nil
	}
	err := send(p.illustrated())
	for _, delay := range pictureDelays {
		if !slices.Contains(badBlocks, slackCode(err)) || kit.Sleep(ctx, delay) != nil {
			break
		}
		err = send(p.illustrated())
	}
	if slices.Contains(badBlocks, slackCode(err)) {
		w.log.InfoContext(ctx, "Slack refused a card with a picture; sending it without", "error", plain(err))
		return false, nil
	}
	return true, err
}
