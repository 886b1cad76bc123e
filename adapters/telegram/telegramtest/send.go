package telegramtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	_ "image/jpeg" // photos are of this form
	_ "image/png"  // or this one
	"net/http"
	"slices"
	"strconv"
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

// target is the chat that a request writes to, if the bot may write there.
func (s *Server) target(r *Request) (*chat, error) {
	if r.text("chat_id") == "" {
		return nil, bad("chat_id is empty")
	}
	id, err := strconv.ParseInt(r.text("chat_id"), 10, 64)
	c := s.chats[id]
	if err != nil || c == nil || !c.began {
		return nil, bad("chat not found")
	}
	if c.moved != 0 {
		return nil, &refusal{
			status: http.StatusBadRequest, text: "Bad Request: group chat was upgraded to a supergroup chat",
			params: object{"migrate_to_chat_id": c.moved},
		}
	}
	return c, c.refuses()
}

// refuses is why the bot cannot write to c.
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

// draft is a message that a request asks for, not yet in its chat.
func (s *Server) draft(r *Request) (*chat, *Message, error) {
	c, err := s.target(r)
	if err != nil {
		return nil, nil, err
	}
	m := &Message{From: s.ID, chat: c, Silent: r.flag("disable_notification")}
	if m.Buttons, m.Markup, err = s.keyboard(r); err != nil {
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

// post puts the bot's message into a chat, unless it comes too soon.
func (s *Server) post(c *chat, messages ...*Message) error {
	now := s.opt.Clock()
	if wait := c.sentAt.Add(s.opt.PerChat).Sub(now); s.opt.PerChat > 0 && !c.sentAt.IsZero() && wait > 0 {
		return tooMany(int((wait + time.Second - 1) / time.Second))
	}
	c.sentAt = now
	for _, m := range messages {
		s.add(c, m)
	}
	return nil
}

func (s *Server) sendMessage(r *Request) (any, error) {
	c, m, err := s.draft(r)
	if err != nil {
		return nil, err
	}
	if err := s.compose(r, m, "text", "entities", maxText); err != nil {
		return nil, err
	}
	if m.Text == "" {
		return nil, bad("message text is empty")
	}
	if m.Preview, err = preview(r); err != nil {
		return nil, err
	}
	if err := s.post(c, m); err != nil {
		return nil, err
	}
	return s.wire(m, true), nil
}

func preview(r *Request) (bool, error) {
	var p struct {
		Disabled bool `json:"is_disabled"`
	}
	_, err := r.decode("link_preview_options", &p)
	return !p.Disabled, err
}

// compose reads a text or caption with its markup into m.
func (s *Server) compose(r *Request, m *Message, field, entities string, limit int) error {
	var given []Entity
	if _, err := r.decode(entities, &given); err != nil {
		return err
	}
	text, found, err := s.markup(r.text(field), r.text("parse_mode"), given)
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

// markup resolves the markup of a text and takes away the spaces around it.
func (s *Server) markup(text, mode string, given []Entity) (string, []Entity, error) {
	if !utf8.ValidString(text) {
		return "", nil, bad("strings must be encoded in UTF-8")
	}
	found := given
	switch strings.ToLower(mode) {
	case "":
		for _, e := range given {
			if e.in(text) == "" {
				s.problem("entity %+v is not within the text", e)
			}
		}
	case "html":
		var err error
		if text, found, err = parseHTML(text); err != nil {
			return "", nil, bad("can't parse entities: %v", err)
		}
	case "markdown", "markdownv2":
		s.problem("parse_mode %s is not played here", mode)
		return "", nil, bad("can't parse entities: unplayed parse mode")
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

// trim takes the spaces around a text away and moves its entities.
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

// keyboard reads reply_markup: the buttons of an inline keyboard, or any other
// markup as it is.
func (s *Server) keyboard(r *Request) ([][]Button, string, error) {
	raw := r.text("reply_markup")
	if raw == "" {
		return nil, "", nil
	}
	var markup struct {
		Inline *[][]json.RawMessage `json:"inline_keyboard"`
	}
	if err := json.Unmarshal([]byte(raw), &markup); err != nil {
		return nil, "", bad("can't parse reply keyboard markup JSON object")
	}
	if markup.Inline == nil {
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

// copyable reports whether a button can copy what it says: 1 to 256 characters.
func copyable(v any) bool {
	o, _ := v.(map[string]any)
	text, _ := o["text"].(string)
	n := utf8.RuneCountInString(text)
	return 1 <= n && n <= 256
}

func (s *Server) sendPhoto(r *Request) (any, error)    { return s.sendFile(r, "photo") }
func (s *Server) sendDocument(r *Request) (any, error) { return s.sendFile(r, "document") }

func (s *Server) sendFile(r *Request, kind string) (any, error) {
	c, m, err := s.draft(r)
	if err != nil {
		return nil, err
	}
	if m.File, err = s.upload(r, kind, r.text(kind), kind); err != nil {
		return nil, err
	}
	if err := s.compose(r, m, "caption", "caption_entities", maxCaption); err != nil {
		return nil, err
	}
	if err := s.post(c, m); err != nil {
		return nil, err
	}
	return s.wire(m, true), nil
}

// upload returns the file that a parameter names: by itself, by "attach://" and
// the name of a form field, or by the id of an earlier file.
func (s *Server) upload(r *Request, field, reference, kind string) (*File, error) {
	name, attached := strings.CutPrefix(reference, "attach://")
	if attached {
		field = name
	}
	f, ok := r.Files[field]
	if !ok {
		return s.earlier(reference, kind, attached)
	}
	f.Photo = kind == "photo"
	limit := maxDocument
	if f.Photo {
		limit = maxPhoto
	}
	switch {
	case len(f.Data) == 0:
		return nil, bad("file must be non-empty")
	case len(f.Data) > limit:
		return nil, &refusal{status: http.StatusRequestEntityTooLarge, text: "Request Entity Too Large"}
	case f.Photo:
		shape, _, err := image.DecodeConfig(bytes.NewReader(f.Data))
		if err != nil {
			return nil, bad("IMAGE_PROCESS_FAILED")
		}
		if shape.Width+shape.Height > maxPhotoSides || shape.Width > 20*shape.Height || shape.Height > 20*shape.Width {
			return nil, bad("PHOTO_INVALID_DIMENSIONS")
		}
		f.Width, f.Height = shape.Width, shape.Height
	}
	return s.keep(f, kind+"s"), nil
}

func (s *Server) earlier(reference, kind string, attached bool) (*File, error) {
	if reference == "" || attached {
		return nil, bad("there is no %s in the request", kind)
	}
	if f := s.files[reference]; f != nil && f.Photo == (kind == "photo") {
		return f, nil
	}
	if strings.HasPrefix(reference, "http") {
		s.problem("a %s by address is not played here", kind)
		return nil, bad("failed to get HTTP URL content")
	}
	return nil, bad("wrong file identifier/HTTP URL specified")
}

// keep gives a file its id and its place.
func (s *Server) keep(f File, folder string) *File {
	s.nFiles++
	f.ID = fmt.Sprintf("AgADFake%06d", s.nFiles)
	f.path = fmt.Sprintf("%s/file_%d%s", folder, s.nFiles, extension(f.Name))
	s.files[f.ID] = &f
	return &f
}

func extension(name string) string {
	if i := strings.LastIndexByte(name, '.'); i >= 0 && !strings.ContainsAny(name[i:], "/\\ ") {
		return name[i:]
	}
	return ""
}

// inputMedia is one of the media of a request.
type inputMedia struct {
	Type            string   `json:"type"`
	Media           string   `json:"media"`
	Caption         string   `json:"caption"`
	ParseMode       string   `json:"parse_mode"`
	CaptionEntities []Entity `json:"caption_entities"`
}

// media fills m with a photo or document and its caption.
func (s *Server) media(r *Request, in inputMedia, m *Message) (err error) {
	if in.Type != "photo" && in.Type != "document" {
		s.problem("media of type %q are not played here", in.Type)
		return bad("can't parse InputMedia: type must be one of the played ones")
	}
	if m.File, err = s.upload(r, "", in.Media, in.Type); err != nil {
		return err
	}
	m.Text, m.Entities, err = s.markup(in.Caption, in.ParseMode, in.CaptionEntities)
	if err == nil && length16(m.Text) > maxCaption {
		err = bad("message caption is too long")
	}
	return err
}

func (s *Server) sendMediaGroup(r *Request) (any, error) {
	c, first, err := s.draft(r)
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
		m.Album = fmt.Sprint(13_000_000_000 + s.nFiles)
		if err := s.media(r, in, &m); err != nil {
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
	if err := s.post(c, messages...); err != nil {
		return nil, err
	}
	sent := make([]object, 0, len(messages))
	for _, m := range messages {
		sent = append(sent, s.wire(m, true))
	}
	return sent, nil
}

func (s *Server) getFile(r *Request) (any, error) {
	f := s.files[r.text("file_id")]
	switch {
	case r.text("file_id") == "":
		return nil, bad("file_id not specified")
	case f == nil:
		return nil, bad("wrong file_id or the file is temporarily unavailable")
	case len(f.Data) > maxDownload:
		return nil, bad("file is too big")
	}
	return object{"file_id": f.ID, "file_unique_id": "u" + f.ID, "file_size": len(f.Data), "file_path": f.path}, nil
}

// download answers for the address of a file.
func (s *Server) download(w http.ResponseWriter, path string) {
	s.mu.Lock()
	var found *File
	for _, f := range s.files {
		if f.path == path {
			found = f
		}
	}
	s.mu.Unlock()
	if found == nil {
		refuse(w, &refusal{status: http.StatusNotFound, text: "Not Found"})
		return
	}
	w.Header().Set("Content-Type", "application/octet-stream")
	_, _ = w.Write(found.Data) // a client that is gone does not matter
}

// actions are those that can be shown.
var actions = []string{
	"typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice", "upload_document",
	"choose_sticker", "find_location", "record_video_note", "upload_video_note",
}

func (s *Server) sendChatAction(r *Request) (any, error) {
	c, err := s.target(r)
	if err != nil {
		return nil, err
	}
	if !slices.Contains(actions, r.text("action")) {
		return nil, bad("wrong parameter action in request")
	}
	c.actions = append(c.actions, r.text("action"))
	return true, nil
}
