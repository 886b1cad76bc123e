package terminal

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"

	"chit/agent/chat"
)

// atEnd matches a file at the end of a line: @receipt.pdf, @my\ receipt.pdf and
// @"my receipt.pdf".
var atEnd = regexp.MustCompile(`(?:^|\s)@(?:"([^"]+)"|((?:\\ |[^\s"])+))\s*$`)

// cutFiles takes the files off the end of a line. People write @home, too: without
// quotes a name must be that of a file, or look like one.
func (a *Adapter) cutFiles(line string) (text string, files []chat.FileRef) {
	for {
		at := atEnd.FindStringSubmatchIndex(line)
		if at == nil {
			return line, files
		}
		path, quoted := "", at[2] >= 0
		if quoted {
			path = line[at[2]:at[3]]
		} else {
			path = strings.ReplaceAll(line[at[4]:at[5]], `\ `, " ")
		}
		f, ok := a.fileAt(path, quoted)
		if !ok {
			return line, files
		}
		line, files = strings.TrimRight(line[:at[0]], " \t"), append([]chat.FileRef{f}, files...)
	}
}

// namesFile matches what looks like a path.
var namesFile = regexp.MustCompile(`[/\\]|.\.\w{1,5}$`)

func (a *Adapter) fileAt(path string, sure bool) (chat.FileRef, bool) {
	sure = sure || namesFile.MatchString(path)
	if rest, ok := strings.CutPrefix(path, "~/"); ok && a.Home != "" {
		path = filepath.Join(a.Home, rest)
	}
	if absolute, err := filepath.Abs(path); err == nil {
		path = absolute
	}
	f := chat.FileRef{Name: filepath.Base(path), Ref: path}
	if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
		f.Size, sure = info.Size(), true
	}
	return f, sure
}

// Disk fetches the files of messages from the disk. A reference is a path.
type Disk struct{}

// Fetch implements [chat.Fetcher]. It never waits for a pipe or reads a device.
func (Disk) Fetch(_ context.Context, _ chat.ConversationID, f chat.FileRef, limit int64) ([]byte, error) {
	if err := mayRead(os.Stat(f.Ref)); err != nil {
		return nil, err
	}
	// What is there may have been replaced in the meantime.
	file, err := os.OpenFile(f.Ref, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, refused(err)
	}
	defer file.Close()
	if err := mayRead(file.Stat()); err != nil {
		return nil, err
	}
	content, err := io.ReadAll(io.LimitReader(file, limit+1))
	if err == nil && int64(len(content)) > limit {
		err = &chat.FetchError{Reason: chat.FileTooLarge}
	}
	return content, err
}

func mayRead(info os.FileInfo, err error) error {
	switch {
	case err != nil:
		return refused(err)
	case !info.Mode().IsRegular():
		return &chat.FetchError{Reason: chat.FileIrregular}
	}
	return nil
}

// refused gives an error of the file system its reason, if trying again would not help.
func refused(err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR), errors.Is(err, syscall.ENAMETOOLONG), errors.Is(err, fs.ErrInvalid), errors.Is(err, syscall.EINVAL):
		return &chat.FetchError{Reason: chat.FileGone, Err: err}
	case errors.Is(err, fs.ErrPermission):
		return &chat.FetchError{Reason: chat.FileDenied, Err: err}
	}
	return fmt.Errorf("read a file: %w", err)
}
