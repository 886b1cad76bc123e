package terminal

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
	"unicode/utf8"
)

// maxLine is how much of a line is read. The agent refuses a text long before
// this; the limit is here so that a line without an end cannot fill the memory.
const maxLine = 1 << 20

// A Pipe reads lines from something that nobody types into. A line that is
// longer than 1 MiB loses what is beyond.
type Pipe struct {
	in      *bufio.Reader
	started bool
	cut     bool
}

// NewPipe returns the lines of r.
func NewPipe(r io.Reader) *Pipe { return &Pipe{in: bufio.NewReaderSize(r, 64<<10)} }

// Next returns the next line. A last line without an end is one too.
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

// clean takes off the end of a line, whatever system wrote it, and the mark
// that some put at the beginning of a text.
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

// Cut reports whether the line that Next returned last lost its end.
func (p *Pipe) Cut() bool { return p.cut }

// Waiting reports whether Next may have to wait for whoever writes: then
// answers that were held back should go out.
func (p *Pipe) Waiting() bool { return p.in.Buffered() == 0 }

// Close does nothing: whoever opened the reader closes it.
func (p *Pipe) Close() error { return nil }

// A Prompted asks for each line, on a terminal that is too plain for an
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
