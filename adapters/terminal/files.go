package terminal

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"chit/agent/chat"
)

// A writtenFile is a file of a reply, with the path to which it was written.
type writtenFile struct {
	Name string `json:"name"`
	Path string `json:"path"`
}

// A fileStore writes files of replies to a directory, which it creates for the
// first one.
type fileStore struct{ dir string }

// write writes files to the directory. It never replaces an existing file,
// which somebody may have opened.
func (s *fileStore) write(files []chat.File) ([]writtenFile, error) {
	written := make([]writtenFile, 0, len(files))
	if len(files) == 0 {
		return written, nil
	}
	if err := s.open(); err != nil {
		return nil, fmt.Errorf("make a directory for files: %w", err)
	}
	for _, f := range files {
		path, err := s.put(f)
		if err != nil {
			return nil, fmt.Errorf("write %s: %w", fileName(f.Name), err)
		}
		written = append(written, writtenFile{Name: f.Name, Path: path})
	}
	return written, nil
}

func (s *fileStore) open() error {
	if s.dir == "" {
		dir, err := os.MkdirTemp("", "chit-")
		if err != nil {
			return err
		}
		s.dir = dir
	}
	dir, err := filepath.Abs(s.dir)
	if err != nil {
		return err
	}
	s.dir = dir
	return os.MkdirAll(dir, 0o700)
}

// put writes one file under a free name: "march.csv", "march-2.csv".
func (s *fileStore) put(f chat.File) (string, error) {
	base := fileName(f.Name)
	ext := filepath.Ext(base)
	for n := 1; ; n++ {
		path := filepath.Join(s.dir, base)
		if n > 1 {
			path = filepath.Join(s.dir, fmt.Sprintf("%s-%d%s", strings.TrimSuffix(base, ext), n, ext))
		}
		out, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = out.Write(f.Data)
		return path, errors.Join(err, out.Close())
	}
}

// fileName returns a name that stays within its directory, whatever the reply
// calls the file.
func fileName(name string) string {
	base := filepath.Base(filepath.Clean("/" + strings.ReplaceAll(name, `\`, "/")))
	base = strings.TrimLeft(Printable(base), ".")
	if base == "" || base == "/" {
		return "file"
	}
	return base
}
