package telegramtest

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"net/http"
	"strings"
)

// files are those that were uploaded, by id.
type files struct {
	*state
	all   map[string]*File
	count int
}

// upload returns the file of a parameter: the parameter itself, the form field that
// it names with "attach://", or an earlier file with the id that it has.
func (fs *files) upload(r *Request, field, reference, kind string) (*File, error) {
	name, attached := strings.CutPrefix(reference, "attach://")
	if attached {
		field = name
	}
	f, ok := r.Files[field]
	if !ok {
		return fs.earlier(reference, kind, attached)
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
		f.Name, f.Type = "", "image/jpeg"
		f.Data = compressed(f.Data)
	}
	return fs.keep(f, kind+"s"), nil
}

// compressed returns a photo as Telegram keeps it.
func compressed(data []byte) []byte {
	var b bytes.Buffer
	picture, _, err := image.Decode(bytes.NewReader(data))
	if err == nil {
		err = jpeg.Encode(&b, picture, nil)
	}
	if err != nil {
		return data // only its header is one of a picture
	}
	return b.Bytes()
}

// earlier returns the file with an id.
func (fs *files) earlier(reference, kind string, attached bool) (*File, error) {
	if reference == "" || attached {
		return nil, bad("there is no %s in the request", kind)
	}
	if f := fs.all[reference]; f != nil && f.Photo == (kind == "photo") {
		return f, nil
	}
	if strings.HasPrefix(reference, "http") {
		fs.problem("the fake cannot send a %s by its URL", kind)
		return nil, bad("failed to get HTTP URL content")
	}
	return nil, bad("wrong file identifier/HTTP URL specified")
}

// keep stores a file under a new id and path.
func (fs *files) keep(f File, folder string) *File {
	fs.count++
	f.ID = fmt.Sprintf("AgADFake%06d", fs.count)
	f.path = fmt.Sprintf("%s/file_%d%s", folder, fs.count, extension(f.Name))
	fs.all[f.ID] = &f
	return &f
}

func extension(name string) string {
	if i := strings.LastIndexByte(name, '.'); i >= 0 && !strings.ContainsAny(name[i:], "/\\ ") {
		return name[i:]
	}
	return ""
}

func (fs *files) getFile(r *Request) (any, error) {
	f := fs.all[r.text("file_id")]
	switch {
	case r.text("file_id") == "":
		return nil, bad("file_id not specified")
	case f == nil:
		return nil, bad("wrong file_id or the file is temporarily unavailable")
	case len(f.Data) > maxDownload:
		return nil, bad("file is too big")
	}
	return object{"file_id": f.ID, "file_unique_id": "u" + f.ID, "file_size": f.size(), "file_path": f.path}, nil
}

// download answers with the file at a path.
func (fs *files) download(w http.ResponseWriter, path string) {
	fs.mu.Lock()
	var found *File
	for _, f := range fs.all {
		if f.path == path {
			found = f
		}
	}
	fs.mu.Unlock()
	if found == nil {
		refuse(w, &refusal{status: http.StatusNotFound, text: "Not Found"})
		return
	}
	w.Header().Set("Content-Type", "application/octet-stream")
	_, _ = w.Write(found.Data) // a client that has gone does not matter
}
