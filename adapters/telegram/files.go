package telegram

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// fetchTime limits the fetching of a file.
const fetchTime = time.Minute

// A sentFile is a file in a message, or one of the sizes of a photo.
type sentFile struct {
	ID     string `json:"file_id"`
	Name   string `json:"file_name"`
	Type   string `json:"mime_type"`
	Size   int64  `json:"file_size"`
	Width  int64  `json:"width"`
	Height int64  `json:"height"`
}

// files returns references to the files of a message, or of all parts of its album.
func (m *message) files() []chat.FileRef {
	if m.parts == nil {
		return m.media.files()
	}
	var all []chat.FileRef
	for _, part := range m.parts {
		all = append(all, part.media.files()...)
	}
	return all
}

// files returns references to files. A photo is always JPEG, and has no name.
func (m media) files() []chat.FileRef {
	var all []chat.FileRef
	for _, f := range []struct {
		sentFile
		usual string // type, if the sender's app gives none
	}{
		{largest(m.Photo), "image/jpeg"},
		{one(m.document()), ""},
		{one(m.Animation), "video/mp4"},
		{one(m.Video), "video/mp4"},
		{one(m.VideoNote), "video/mp4"},
		{one(m.Audio), "audio/mpeg"},
		{one(m.Voice), "audio/ogg"},
	} {
		if f.ID == "" {
			continue
		}
		if f.Type == "" {
			f.Type = f.usual
		}
		all = append(all, chat.FileRef{Name: withoutNUL(f.Name), Type: withoutNUL(f.Type), Size: f.Size, Ref: f.ID})
	}
	return all
}

// document returns the document of a message. An animation comes a second time as one.
func (m media) document() json.RawMessage {
	if given(m.Animation) {
		return nil
	}
	return m.Document
}

// one returns the file in a field, without an id if there is none that can be read.
func one(raw json.RawMessage) (f sentFile) {
	if json.Unmarshal(raw, &f) != nil {
		return sentFile{}
	}
	return f
}

// largest returns the largest size of a photo.
func largest(raw json.RawMessage) (best sentFile) {
	var sizes []sentFile
	if json.Unmarshal(raw, &sizes) != nil {
		return best
	}
	for _, f := range sizes {
		if f.Width*f.Height >= best.Width*best.Height {
			best = f
		}
	}
	return best
}

// Fetch implements [chat.Fetcher].
func (m *Messenger) Fetch(ctx context.Context, _ chat.ConversationID, f chat.FileRef, limit int64) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, fetchTime)
	defer cancel()
	return m.api.fetch(ctx, f.Ref, limit)
}

// fetch returns the content of the file with an id.
func (a *api) fetch(ctx context.Context, id string, limit int64) ([]byte, error) {
	var file struct {
		Path string `json:"file_path"`
		Size int64  `json:"file_size"`
	}
	err := a.call(ctx, "getFile", map[string]string{"file_id": id}, &file)
	for e := refused(err); e != nil && e.retryAfter > 0 && kit.Sleep(ctx, e.retryAfter) == nil; e = refused(err) {
		err = a.call(ctx, "getFile", map[string]string{"file_id": id}, &file)
	}
	switch e := refused(err); {
	case e != nil && e.says("file is too big"): // for the Bot API
		return nil, &chat.FetchError{Reason: chat.FileTooLarge, Err: err}
	case e != nil && e.code == http.StatusBadRequest:
		return nil, &chat.FetchError{Reason: chat.FileGone, Err: err}
	case err != nil:
		return nil, err
	case file.Size > limit:
		return nil, &chat.FetchError{Reason: chat.FileTooLarge}
	case file.Path == "" || strings.HasPrefix(file.Path, "/"): // on the disk of a Bot API server of one's own
		return nil, &chat.FetchError{Reason: chat.FileDenied, Err: errors.New("the Bot API server offers no download")}
	}
	return a.download(ctx, file.Path, limit)
}

// download returns the content of the file at a path.
func (a *api) download(ctx context.Context, path string, limit int64) ([]byte, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, a.files+(&url.URL{Path: path}).EscapedPath(), nil)
	if err != nil {
		return nil, a.withoutToken(err)
	}
	response, err := a.client.Do(r)
	if err != nil {
		return nil, fmt.Errorf("download a file: %w", a.withoutToken(err))
	}
	defer response.Body.Close()
	switch {
	case response.StatusCode == http.StatusNotFound:
		return nil, &chat.FetchError{Reason: chat.FileGone}
	case response.StatusCode != http.StatusOK:
		return nil, fmt.Errorf("download a file: Telegram answers %d", response.StatusCode)
	}
	content, err := io.ReadAll(io.LimitReader(response.Body, limit+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("download a file: %w", a.withoutToken(err))
	case int64(len(content)) > limit:
		return nil, &chat.FetchError{Reason: chat.FileTooLarge}
	}
	return content, nil
}
