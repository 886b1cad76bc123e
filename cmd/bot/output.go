package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/mattn/go-isatty"
)

// output writes to a file, or to standard output if path is "" or "-". A file
// is complete or absent: it gets its name when it is finished. Binary output is
// not written to a terminal.
func (p *process) output(path string, binary bool, write func(io.Writer) error) error {
	if path == "" || path == "-" {
		if binary && isTerminal(p.stdout) {
			return errors.New("this format is not text and cannot be shown in a terminal; name a file with -o FILE")
		}
		return buffered(p.stdout, write)
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return writeDevice(path, info, write)
	}
	if err := writeFile(path, write); err != nil {
		return fmt.Errorf("write %s: %w", path, cause(err))
	}
	return nil
}

func buffered(w io.Writer, write func(io.Writer) error) error {
	b := bufio.NewWriterSize(w, 64<<10)
	if err := write(b); err != nil {
		return err
	}
	return b.Flush()
}

// writeDevice writes to a file that cannot be replaced, such as /dev/stdout.
func writeDevice(path string, info fs.FileInfo, write func(io.Writer) error) error {
	if info.IsDir() {
		return fmt.Errorf("%s is a directory; name a file in it", path)
	}
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return errors.Join(buffered(f, write), f.Close())
}

// writeFile writes a temporary file next to path and renames it. For a symbolic
// link it replaces the target. An existing file keeps its permissions; a new
// one is readable only by its owner, because it says what somebody spent.
func writeFile(path string, write func(io.Writer) error) (err error) {
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(f.Name()))
		}
	}()
	err = errors.Join(keepMode(f, path), buffered(f, write), f.Sync(), f.Close())
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

func keepMode(f *os.File, path string) error {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return f.Chmod(info.Mode().Perm())
}

// cause removes the names of temporary files from an error.
func cause(err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return e.Err
	}
	return err
}

// isTerminal reports whether x is a terminal rather than a file, a pipe or a
// test's buffer.
func isTerminal(x any) bool {
	f, ok := x.(*os.File)
	return ok && isatty.IsTerminal(f.Fd())
}
