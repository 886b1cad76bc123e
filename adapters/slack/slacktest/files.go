package slacktest

import (
	"encoding/json"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"unicode/utf8"
)

// A File is one that was uploaded or posted.
type File struct {
	ID, Name, Title, MIME string
	Alt                   string // what a picture shows, as the bot says
	Data                  []byte
	Channel, Thread, User string // where it was shared and by whom; Channel is "" before that

	Mode      string // "hosted" if empty
	Claimed   int    // the size that Slack tells; 0 for that of Data
	URL       string // where Data are said to be; "" for where they are
	Elsewhere bool   // another organisation has it: events tell its id only

	length int  // announced in bytes
	posted bool // the data were uploaded
	done   bool // the upload was completed
}

// uploads holds the files, by id.
type uploads struct {
	*state
	workspace *workspace
	messages  *messages
	api       *webAPI
	files     map[string]*File
}

// Files returns the files that the bot shared, oldest first.
func (s *Server) Files() []File {
	s.mu.Lock()
	defer s.mu.Unlock()
	var all []File
	for _, ch := range s.workspace.channels {
		for _, m := range ch.messages {
			if m.BotID != s.botID() {
				continue
			}
			for _, id := range m.Files {
				all = append(all, *s.uploads.files[id])
			}
		}
	}
	return all
}

// File returns the file with an id, and whether there is one.
func (s *Server) File(id string) (File, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f := s.uploads.files[id]
	if f == nil {
		return File{}, false
	}
	return *f, true
}

// DeleteFile deletes a file. Slack tells nobody but those who ask for it.
func (s *Server) DeleteFile(id string) {
	s.update(func() { delete(s.uploads.files, id) })
}

// objects returns files as a part of events.
func (up *uploads) objects(ids []string) []any {
	var all []any
	for _, id := range ids {
		switch f := up.files[id]; {
		case f == nil:
			all = append(all, map[string]any{"id": id, "mode": "tombstone"})
		case f.Elsewhere:
			all = append(all, map[string]any{"id": id, "created": 0, "timestamp": 0, "user": "", "mode": "file_access", "file_access": "check_file_info"})
		default:
			all = append(all, up.object(f))
		}
	}
	return all
}

func (up *uploads) object(f *File) map[string]any {
	address := up.base + "/files-pri/" + f.ID + "/" + url.PathEscape(f.Name)
	if f.URL != "" {
		address = f.URL
	}
	size := f.Claimed
	if size == 0 {
		size = len(f.Data)
	}
	mode := f.Mode
	if mode == "" {
		mode = "hosted"
	}
	kind := f.Name[strings.LastIndex(f.Name, ".")+1:]
	return map[string]any{
		"id": f.ID, "name": f.Name, "title": f.Title, "mimetype": f.MIME, "filetype": kind, "pretty_type": strings.ToUpper(kind),
		"user": f.User, "size": size, "mode": mode, "is_external": mode == "external", "is_public": false, "created": up.now().Unix(),
		"url_private": address, "url_private_download": address, "file_access": "visible",
	}
}

func (up *uploads) filesGetUploadURL(c *call) (map[string]any, *apiError) {
	name, length := c.str("filename"), c.int("length")
	if name == "" || length <= 0 {
		return nil, fail("missing_argument")
	}
	if utf8.RuneCountInString(c.str("alt_txt")) > 1000 {
		return nil, fail("alt_txt_too_large")
	}
	f := &File{ID: up.id("F"), Name: name, Alt: c.str("alt_txt"), length: length, User: up.opts.BotUser, MIME: mime.TypeByExtension(name[max(strings.LastIndex(name, "."), 0):])}
	up.files[f.ID] = f
	return map[string]any{"upload_url": up.base + "/upload/v1/" + f.ID, "file_id": f.ID}, nil
}

// serveUpload receives the data of a file, as the body or as its first part.
func (up *uploads) serveUpload(w http.ResponseWriter, r *http.Request) {
	var body io.Reader = r.Body
	if kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); kind == "multipart/form-data" {
		parts, err := r.MultipartReader()
		if err != nil {
			http.Error(w, "bad multipart", http.StatusBadRequest)
			return
		}
		part, err := parts.NextPart()
		for err == nil && part.FileName() == "" {
			part, err = parts.NextPart()
		}
		if err != nil {
			http.Error(w, "no file", http.StatusBadRequest)
			return
		}
		body = part
	}
	data, err := io.ReadAll(io.LimitReader(body, maxBody))
	if err != nil {
		http.Error(w, "cut off", http.StatusBadRequest)
		return
	}
	up.mu.Lock()
	defer up.mu.Unlock()
	defer up.wake()
	f := up.files[r.PathValue("id")]
	if fault := up.api.nextFailure("upload"); fault != nil && !fault.answer.after {
		fault.write(w)
		return
	}
	switch {
	case f == nil || f.done:
		http.Error(w, "no such upload", http.StatusNotFound)
	case len(data) != f.length:
		up.problem("%s was uploaded with %d bytes, but announced with %d", f.Name, len(data), f.length)
		http.Error(w, "wrong length", http.StatusBadRequest)
	default:
		f.Data, f.posted = data, true
		w.Header().Set("Content-Type", "text/plain")
		io.WriteString(w, "OK - "+r.PathValue("id"))
	}
}

func (up *uploads) filesComplete(c *call) (map[string]any, *apiError) {
	list := objects(c.fields["files"])
	if len(list) == 0 {
		return nil, invalid("files", "must be a list of files")
	}
	var ids []string
	for _, o := range list {
		f := up.files[str(o["id"])]
		if f == nil || !f.posted {
			return nil, fail("file_not_found")
		}
		ids = append(ids, f.ID)
	}
	var ch *Channel
	if id := c.str("channel_id"); id != "" {
		var e *apiError
		if ch, e = up.workspace.room(id); e != nil {
			return nil, e
		}
	}
	var blocks []map[string]any
	if raw := c.fields["blocks"]; raw != nil {
		blocks = cloneBlocks(objects(raw))
		if e := checkBlocks(blocks, inMessage); e != nil {
			return nil, e
		}
		up.nameBlocks(blocks)
	}
	answer := []any{}
	for i, id := range ids {
		f := up.files[id]
		f.done, f.Title = true, str(list[i]["title"])
		if f.Title == "" {
			f.Title = f.Name
		}
		if ch != nil {
			f.Channel, f.Thread = ch.ID, c.str("thread_ts")
		}
		answer = append(answer, map[string]any{"id": id, "title": f.Title})
	}
	if ch != nil {
		up.messages.botPosts(ch, &Message{
			Text: c.str("initial_comment"), Blocks: blocks, Thread: c.str("thread_ts"), Subtype: "file_share", Files: ids, Fields: c.fields,
		})
	}
	return map[string]any{"files": answer}, nil
}

// checkShown returns invalid_blocks for a block that shows a file that is no picture of
// the bot, or whose upload was not completed.
func (up *uploads) checkShown(blocks []map[string]any) *apiError {
	for i, id := range picturesIn(blocks) {
		if f := up.files[id]; id != "" && (f == nil || !f.done || !strings.HasPrefix(f.MIME, "image/")) {
			return &apiError{code: "invalid_blocks", messages: []string{fmt.Sprintf("[ERROR] invalid slack file [json-pointer:/blocks/%d/slack_file]", i)}}
		}
	}
	return nil
}

// picturesIn returns the id of the file that each block shows, "" for none.
func picturesIn(blocks []map[string]any) []string {
	ids := make([]string, len(blocks))
	for i, b := range blocks {
		if shown, ok := b["slack_file"].(map[string]any); ok {
			ids[i] = str(shown["id"])
		}
	}
	return ids
}

func (up *uploads) filesInfo(c *call) (map[string]any, *apiError) {
	f := up.files[c.str("file")]
	if f == nil {
		return nil, fail("file_not_found")
	}
	o := up.object(f)
	o["shares"] = json.RawMessage("{}")
	return map[string]any{"file": o}, nil
}

// serveDownload responds with a file, or like Slack with a redirect to the page where
// people sign in, if the request's token may not read files.
func (up *uploads) serveDownload(w http.ResponseWriter, r *http.Request) {
	up.mu.Lock()
	defer up.mu.Unlock()
	if fault := up.api.nextFailure("download"); fault != nil {
		fault.write(w)
		return
	}
	f := up.files[r.PathValue("id")]
	scopes := up.opts.Scopes
	switch {
	case r.Header.Get("Authorization") != "Bearer "+up.opts.BotToken, scopes != nil && !slices.Contains(scopes, "files:read"):
		http.Redirect(w, r, "/?redir="+url.QueryEscape(r.URL.Path), http.StatusFound)
	case f == nil:
		http.NotFound(w, r)
	default:
		w.Header().Set("Content-Type", f.MIME)
		w.Write(f.Data)
	}
}

// serveSignIn responds with the page where people sign in.
func serveSignIn(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	io.WriteString(w, "<!DOCTYPE html><html><title>Sign in</title></html>")
}
