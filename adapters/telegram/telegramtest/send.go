package telegramtest

import (
	"encoding/json"
	"fmt"
	_ "image/png" // a format of photos
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// Telegram's limits, lengths in UTF-16 code units.
const (
	maxText       = 4096
	maxCaption    = 1024
	maxData       = 64       // bytes of callback_data
	maxButtons    = 100      // of a message
	maxPhoto      = 10 << 20 // bytes
	maxDocument   = 50 << 20 // bytes
	maxDownload   = 20 << 20 // bytes
	maxPhotoSides = 10_000   // width and height together, in pixels
)

// refuses returns why the bot cannot write to c, nil if it can.
func (c *chat) refuses() error {
	switch {
	case c.status == "kicked" && c.person != nil:
		return forbidden("bot was blocked by the user")
	case c.status == "kicked":
		return forbidden("bot was kicked from the " + c.kind() + " chat")
	case c.status == "left":
		return forbidden("bot is not a member of the " + c.kind() + " chat")
	}
	return nil
}

// A sender sends, edits and deletes the messages of the bot.
type sender struct {
	*state
	world *world
	files *files
}

// draft returns the message that a request asks for, before it is added to its
// chat.
func (sd *sender) draft(r *Request) (*chat, *Message, error) {
	c, err := sd.world.target(r)
	if err != nil {
		return nil, nil, err
	}
	m := &Message{From: sd.bot.ID, chat: c, Silent: r.flag("disable_notification")}
	if m.Buttons, m.Markup, err = sd.keyboard(r); err != nil {
		return nil, nil, err
	}
	if m.Thread = int(r.integer("message_thread_id")); m.Thread != 0 && !c.hasTopic(m.Thread) {
		return nil, nil, bad("message thread not found")
	}
	m.ReplyTo, err = c.replyTo(r)
	return c, m, err
}

func (c *chat) replyTo(r *Request) (int, error) {
	var p struct {
		MessageID int  `json:"message_id"`
		Anyway    bool `json:"allow_sending_without_reply"`
	}
	if given, err := r.decode("reply_parameters", &p); !given || err != nil {
		return 0, err
	}
	if c.find(p.MessageID) != nil {
		return p.MessageID, nil
	}
	if p.Anyway {
		return 0, nil
	}
	return 0, bad("message to be replied not found")
}

// post adds messages of the bot to a chat, unless they come too soon after the last.
func (sd *sender) post(c *chat, messages ...*Message) error {
	now := sd.opt.Clock()
	if wait := c.sentAt.Add(sd.opt.PerChat).Sub(now); sd.opt.PerChat > 0 && !c.sentAt.IsZero() && wait > 0 {
		return tooMany(int((wait + time.Second - 1) / time.Second))
	}
	c.sentAt = now
	for _, m := range messages {
		sd.world.add(c, m)
		c.see(m)
	}
	return nil
}

func (sd *sender) sendMessage(r *Request) (any, error) {
	c, m, err := sd.draft(r)
	if err != nil {
		return nil, err
	}
	if err := sd.compose(r, m, "text", "entities", maxText); err != nil {
		return nil, err
	}
	if m.Text == "" {
		return nil, bad("message text is empty")
	}
	if m.Preview, err = preview(r); err != nil {
		return nil, err
	}
	if whispered, err := sd.whisper(r, c, m); whispered != nil || err != nil {
		return whispered, err
	}
	if err := sd.post(c, m); err != nil {
		return nil, err
	}
	return sd.world.wire(m, true), nil
}

func preview(r *Request) (bool, error) {
	var p struct {
		Disabled bool `json:"is_disabled"`
	}
	_, err := r.decode("link_preview_options", &p)
	return !p.Disabled, err
}

// compose sets the text or caption of m, without its markup, and its entities.
func (sd *sender) compose(r *Request, m *Message, field, entities string, limit int) error {
	var given []Entity
	if _, err := r.decode(entities, &given); err != nil {
		return err
	}
	text, found, err := sd.markup(r.text(field), r.text("parse_mode"), given)
	if err != nil {
		return err
	}
	if length16(text) > limit {
		if field == "caption" {
			return bad("message caption is too long")
		}
		return bad("message is too long")
	}
	m.Text, m.Entities = text, found
	return nil
}

// markup returns a text without its markup and without spaces around it, and its
// entities.
func (sd *sender) markup(text, mode string, given []Entity) (string, []Entity, error) {
	if !utf8.ValidString(text) {
		return "", nil, bad("strings must be encoded in UTF-8")
	}
	found := given
	switch strings.ToLower(mode) {
	case "":
		for _, e := range given {
			if e.in(text) == "" {
				sd.problem("entity %+v is not within the text", e)
			}
		}
	case "html":
		var err error
		if text, found, err = parseHTML(text); err != nil {
			return "", nil, bad("can't parse entities: %v", err)
		}
	case "markdown", "markdownv2":
		sd.problem("the fake does not have parse_mode %s", mode)
		return "", nil, bad("can't parse entities: unsupported parse mode")
	default:
		return "", nil, bad("unsupported parse_mode")
	}
	text, found = trim(text, found)
	for _, e := range markOf(text) {
		if !slices.ContainsFunc(found, func(f Entity) bool { return f.Offset <= e.Offset && e.Offset < f.Offset+f.Length }) {
			found = append(found, e)
		}
	}
	slices.SortStableFunc(found, func(a, b Entity) int { return a.Offset - b.Offset })
	return text, found, nil
}

// trim removes the spaces around a text, and adjusts its entities.
func trim(text string, entities []Entity) (string, []Entity) {
	const blank = " \t\r\n\v"
	left := len(text) - len(strings.TrimLeft(text, blank))
	short := strings.Trim(text, blank)
	var kept []Entity
	for _, e := range entities {
		begin := max(e.Offset-left, 0) // blanks are one unit each
		end := min(e.Offset+e.Length-left, length16(short))
		if end > begin {
			e.Offset, e.Length = begin, end-begin
			kept = append(kept, e)
		}
	}
	return short, kept
}

// keyboard reads reply_markup. It returns the buttons of an inline keyboard, and the
// markup itself, which may be of another kind.
func (sd *sender) keyboard(r *Request) ([][]Button, string, error) {
	raw := r.text("reply_markup")
	if raw == "" {
		return nil, "", nil
	}
	var markup struct {
		Inline      *[][]json.RawMessage `json:"inline_keyboard"`
		Keys        [][]Key              `json:"keyboard"`
		Placeholder string               `json:"input_field_placeholder"`
	}
	if err := json.Unmarshal([]byte(raw), &markup); err != nil {
		return nil, "", bad("can't parse reply keyboard markup JSON object")
	}
	if n := length16(markup.Placeholder); n > 64 {
		return nil, "", bad("PLACEHOLDER_INVALID")
	}
	if markup.Inline == nil {
		if err := checkKeys(r, markup.Keys); err != nil {
			return nil, "", err
		}
		return nil, raw, nil
	}
	var rows [][]Button
	total := 0
	for _, row := range *markup.Inline {
		var buttons []Button
		for _, raw := range row {
			b, err := readButton(raw)
			if err != nil {
				return nil, "", err
			}
			buttons = append(buttons, b)
		}
		if total += len(buttons); len(buttons) > 0 {
			rows = append(rows, buttons)
		}
	}
	if total > maxButtons {
		return nil, "", bad("reply markup is too long")
	}
	return rows, raw, nil
}

func readButton(raw json.RawMessage) (Button, error) {
	var b Button
	var all object
	if json.Unmarshal(raw, &all) != nil {
		return b, bad("can't parse inline keyboard button: InlineKeyboardButton must be an Object")
	}
	if err := json.Unmarshal(raw, &b); err != nil {
		return b, bad("can't parse inline keyboard button: %v", err)
	}
	if b.Text == "" {
		return b, bad("can't parse inline keyboard button: Field \"text\" must be of type String")
	}
	if len(b.Data) > maxData {
		return b, bad("BUTTON_DATA_INVALID")
	}
	if _, given := all["style"]; given && !slices.Contains([]string{"primary", "success", "danger"}, b.Style) {
		return b, bad("can't parse inline keyboard button: style of the button is invalid")
	}
	if c, given := all["copy_text"]; given && !copyable(c) {
		return b, bad("BUTTON_COPY_TEXT_INVALID")
	}
	delete(all, "text")
	delete(all, "style")
	delete(all, "icon_custom_emoji_id")
	if len(all) == 0 || all["callback_data"] == "" {
		return b, bad("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
	}
	return b, nil
}

// copyable reports whether v is what a button may copy: 1 to 256 characters.
func copyable(v any) bool {
	o, _ := v.(map[string]any)
	text, _ := o["text"].(string)
	n := utf8.RuneCountInString(text)
	return 1 <= n && n <= 256
}

func (sd *sender) sendPhoto(r *Request) (any, error)    { return sd.sendFile(r, "photo") }
func (sd *sender) sendDocument(r *Request) (any, error) { return sd.sendFile(r, "document") }

func (sd *sender) sendFile(r *Request, kind string) (any, error) {
	c, m, err := sd.draft(r)
	if err != nil {
		return nil, err
	}
	if m.File, err = sd.files.upload(r, kind, r.text(kind), kind); err != nil {
		return nil, err
	}
	if err := sd.compose(r, m, "caption", "caption_entities", maxCaption); err != nil {
		return nil, err
	}
	if err := sd.post(c, m); err != nil {
		return nil, err
	}
	return sd.world.wire(m, true), nil
}

// An inputMedia is a photo or document in a request.
type inputMedia struct {
	Type            string   `json:"type"`
	Media           string   `json:"media"`
	Caption         string   `json:"caption"`
	ParseMode       string   `json:"parse_mode"`
	CaptionEntities []Entity `json:"caption_entities"`
}

// media sets the photo or document of m, and its caption.
func (sd *sender) media(r *Request, in inputMedia, m *Message) (err error) {
	if in.Type != "photo" && in.Type != "document" {
		sd.problem("the fake does not have media of type %q", in.Type)
		return bad("can't parse InputMedia: unsupported type")
	}
	if m.File, err = sd.files.upload(r, "", in.Media, in.Type); err != nil {
		return err
	}
	m.Text, m.Entities, err = sd.markup(in.Caption, in.ParseMode, in.CaptionEntities)
	if err == nil && length16(m.Text) > maxCaption {
		err = bad("message caption is too long")
	}
	return err
}

func (sd *sender) sendMediaGroup(r *Request) (any, error) {
	c, first, err := sd.draft(r)
	if err != nil {
		return nil, err
	}
	var all []inputMedia
	if _, err := r.decode("media", &all); err != nil {
		return nil, err
	}
	if len(all) < 2 || len(all) > 10 {
		return nil, bad("expected from 2 to 10 media in the album")
	}
	messages := make([]*Message, 0, len(all))
	for _, in := range all {
		m := *first
		m.Album = fmt.Sprint(13_000_000_000 + sd.files.count)
		if err := sd.media(r, in, &m); err != nil {
			return nil, err
		}
		messages = append(messages, &m)
	}
	for _, m := range messages {
		m.Album = messages[0].Album
		if m.File.Photo != messages[0].File.Photo {
			return nil, bad("Can't use the media of the specified type in the album")
		}
	}
	if err := sd.post(c, messages...); err != nil {
		return nil, err
	}
	sent := make([]object, 0, len(messages))
	for _, m := range messages {
		sent = append(sent, sd.world.wire(m, true))
	}
	return sent, nil
}

// actions are those of sendChatAction.
var actions = []string{
	"typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice", "upload_document",
	"choose_sticker", "find_location", "record_video_note", "upload_video_note",
}

func (sd *sender) sendChatAction(r *Request) (any, error) {
	c, err := sd.world.target(r)
	if err != nil {
		return nil, err
	}
	if !slices.Contains(actions, r.text("action")) {
		return nil, bad("wrong parameter action in request")
	}
	c.actions = append(c.actions, r.text("action"))
	return true, nil
}

// maxDraft is the longest draft in UTF-16 code units.
const maxDraft = maxText

func (sd *sender) sendMessageDraft(r *Request) (any, error) {
	c, err := sd.world.target(r)
	if err != nil {
		return nil, err
	}
	if c.person == nil {
		return nil, bad("PEER_ID_INVALID")
	}
	if r.integer("draft_id") == 0 {
		return nil, bad("RANDOM_ID_INVALID")
	}
	var m Message
	if err := sd.compose(r, &m, "text", "entities", maxDraft); err != nil {
		return nil, err
	}
	c.drafts = append(c.drafts, m.Text)
	return true, nil
}
