package main

import (
	_ "embed"
	"fmt"
	"html"
	"regexp"
	"strconv"
	"strings"

	"chit/expense/clip"
)

//go:embed style/terminal.css
var terminalStyle string

// A pen is how a terminal writes at the moment.
type pen struct {
	bold, dim, italic, underline, reverse bool
	front, back                           string // colours of CSS, "" for the terminal's own
}

// sequence matches what a terminal obeys instead of showing it.
var sequence = regexp.MustCompile("\x1b\\[([0-9;:]*)m|\x1b\\][^\x07\x1b]*(?:\x07|\x1b\\\\)|[\x0e\x0f]|\x1b\\([B0]")

// drawTerminal returns lines with their colours as HTML.
func drawTerminal(lines []string, columns int) string {
	var out strings.Builder
	fmt.Fprintf(&out, `<pre style="width:%dch">`, columns)
	var p pen
	for _, line := range lines {
		for line != "" {
			at := sequence.FindStringSubmatchIndex(line)
			if at == nil {
				p.write(&out, line)
				break
			}
			p.write(&out, line[:at[0]])
			if at[2] >= 0 {
				p.set(strings.FieldsFunc(line[at[2]:at[3]], func(r rune) bool { return r == ';' || r == ':' }))
			}
			line = line[at[1]:]
		}
		out.WriteByte('\n')
	}
	return out.String() + "</pre>"
}

// write writes a text. A wide character takes two columns, whatever font it is from.
func (p *pen) write(out *strings.Builder, text string) {
	if text == "" {
		return
	}
	fmt.Fprintf(out, `<span class="%s" style="%s">`, p.class(), p.style())
	for _, r := range text {
		if clip.Columns(r) == 2 {
			fmt.Fprintf(out, `<i class=w>%c</i>`, r)
		} else {
			out.WriteString(html.EscapeString(string(r)))
		}
	}
	out.WriteString("</span>")
}

func (p *pen) class() string {
	var all []string
	for name, on := range map[string]bool{"bold": p.bold, "dim": p.dim, "italic": p.italic, "underline": p.underline, "reverse": p.reverse} {
		if on {
			all = append(all, name)
		}
	}
	return strings.Join(all, " ")
}

func (p *pen) style() string {
	front, back := p.front, p.back
	if p.reverse {
		front, back = p.back, p.front
	}
	s := ""
	if front != "" {
		s += "color:" + front + ";"
	}
	if back != "" {
		s += "background:" + back
	}
	return s
}

// set obeys "select graphic rendition".
func (p *pen) set(codes []string) {
	if len(codes) == 0 {
		*p = pen{}
	}
	for i := 0; i < len(codes); i++ {
		n, _ := strconv.Atoi(codes[i])
		switch {
		case n == 0:
			*p = pen{}
		case n == 1:
			p.bold = true
		case n == 2:
			p.dim = true
		case n == 3:
			p.italic = true
		case n == 4:
			p.underline = true
		case n == 7:
			p.reverse = true
		case n == 22:
			p.bold, p.dim = false, false
		case n == 23:
			p.italic = false
		case n == 24:
			p.underline = false
		case n == 27:
			p.reverse = false
		case n == 38:
			p.front, i = colour(codes, i)
		case n == 48:
			p.back, i = colour(codes, i)
		case n == 39:
			p.front = ""
		case n == 49:
			p.back = ""
		case n >= 30 && n <= 37:
			p.front = named(n - 30)
		case n >= 90 && n <= 97:
			p.front = named(n - 90 + 8)
		case n >= 40 && n <= 47:
			p.back = named(n - 40)
		case n >= 100 && n <= 107:
			p.back = named(n - 100 + 8)
		}
	}
}

// named returns one of the sixteen colours, which are those of the style sheet.
func named(n int) string { return fmt.Sprintf("var(--c%d)", n) }

// colour returns the colour that begins at codes[i], and the index of its last code.
func colour(codes []string, i int) (string, int) {
	at := func(j int) int {
		if j >= len(codes) {
			return 0
		}
		n, _ := strconv.Atoi(codes[j])
		return n
	}
	if at(i+1) == 2 {
		return fmt.Sprintf("rgb(%d,%d,%d)", at(i+2), at(i+3), at(i+4)), i + 4
	}
	n := at(i + 2)
	switch {
	case n < 16:
		return named(n), i + 2
	case n < 232:
		level := func(v int) int {
			if v == 0 {
				return 0
			}
			return 55 + 40*v
		}
		n -= 16
		return fmt.Sprintf("rgb(%d,%d,%d)", level(n/36), level(n/6%6), level(n%6)), i + 2
	}
	grey := 8 + 10*(n-232)
	return fmt.Sprintf("rgb(%d,%d,%d)", grey, grey, grey), i + 2
}
