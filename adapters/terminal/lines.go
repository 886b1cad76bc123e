package terminal

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
	"unicode/utf8"
)

// maxLine is how much of a line is read, in bytes. The agent refuses a text
// long before that; the limit keeps an endless line from filling memory.
const maxLine = 1 << 20

// A Pipe reads lines from something that nobody types into. It cuts a line at 1
// MiB.
type Pipe struct {
	in      *bufio.Reader
	started bool
	cut     bool
}

// NewPipe returns the lines of r.
func NewPipe(r io.Reader) *Pipe { return &Pipe{in: bufio.NewReaderSize(r, 64<<10)} }

// Next returns the next line. The last line need not end in a newline.
func (p *Pipe) Next() (string, error) {
	var line []byte
	for {
		part, err := p.in.ReadSlice('\n')
		line = append(line, part[:min(len(part), maxLine+1-len(line))]...)
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if err != nil && (len(line) == 0 || !errors.Is(err, io.EOF)) {
			return "", err
		}
		return p.clean(line), nil
	}
}

// clean removes the end of a line, of any operating system, and a byte order
// mark.
func (p *Pipe) clean(line []byte) string {
	if !p.started {
		p.started = true
		line = bytes.TrimPrefix(line, []byte("\uFEFF"))
	}
	s := strings.TrimRight(string(line), "\r\n")
	p.cut = len(s) > maxLine
	if !p.cut {
		return s
	}
	cut := maxLine
	for cut > 0 && !utf8.RuneStart(s[cut]) {
		cut--
	}
	return s[:cut]
}

// Cut reports whether the last line that Next returned was cut.
func (p *Pipe) Cut() bool { return p.cut }

// Waiting reports whether Next may have to wait: answers that were held back
// should then be written.
func (p *Pipe) Waiting() bool { return p.in.Buffered() == 0 }

// Close does nothing: whoever opened the reader closes it.
func (p *Pipe) Close() error { return nil }

// A Prompted prompts for each line, on a terminal that is too limited for an
// [Editor].
type Prompted struct {
	*Pipe
	Out io.Writer
}

// Next prompts for a line.
func (p *Prompted) Next() (string, error) {
	if _, err := io.WriteString(p.Out, prompt); err != nil {
		return "", err
	}
	return p.Pipe.Next()
}
