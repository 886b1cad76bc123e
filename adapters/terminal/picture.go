package terminal

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image/png"
	"math"
	"slices"
	"strings"
	"unicode"

	"github.com/charmbracelet/x/ansi"

	"chit/agent/chat"
)

// An imageProtocol is how a terminal shows pictures.
type imageProtocol int

const (
	noImages imageProtocol = iota
	kittyImages
	itermImages
)

// imagesOf returns the protocol of a terminal that is known to have one, by what it says
// of itself. A multiplexer may pass pictures on or not, so it counts as having none.
func imagesOf(getenv func(string) string) imageProtocol {
	term, program := getenv("TERM"), getenv("TERM_PROGRAM")
	switch {
	case getenv("TMUX") != "" || getenv("STY") != "" || strings.HasPrefix(term, "tmux") || strings.HasPrefix(term, "screen"):
		return noImages
	case term == "xterm-kitty" || term == "xterm-ghostty" || program == "ghostty":
		return kittyImages
	case program == "iTerm.app" || program == "WezTerm" || getenv("LC_TERMINAL") == "iTerm2":
		return itermImages
	}
	return noImages
}

// isChart reports whether a file is a picture to look at, rather than a document that
// must arrive byte for byte.
func isChart(f chat.File) bool { return f.MIME == "image/png" && !f.Exact }

// drawsChart reports whether a chart of the reply will be drawn as a picture.
func (p page) drawsChart(r chat.Reply, rows int) bool {
	return slices.ContainsFunc(r.Files, func(f chat.File) bool { return isChart(f) && p.picture(f, rows) != nil })
}

func hasTable(r chat.Reply) bool {
	return slices.ContainsFunc(r.Blocks, func(b chat.Block) bool { return len(b.Rows) > 0 })
}

// maxPicture is how many columns a picture takes at most.
const maxPicture = 72

// picture returns the lines of a picture, of which the last draws it over the others, in
// at most a number of rows. It returns none where it cannot be drawn.
func (p page) picture(f chat.File, rows int) []string {
	size, err := png.DecodeConfig(bytes.NewReader(f.Data))
	if p.images == noImages || err != nil || size.Width <= 0 || size.Height <= 0 {
		return nil
	}
	columns := min(maxPicture, p.columns())
	high := columns * size.Height / size.Width / 2 // a character is about twice as high as wide
	if high > rows-1 {
		high = rows - 1
		columns = min(columns, high*2*size.Width/size.Height)
	}
	if high < 4 || columns < 16 {
		return nil
	}
	data := base64.StdEncoding.EncodeToString(f.Data)
	draw := ""
	switch p.images {
	case kittyImages:
		draw = kittyPicture(data, columns, high)
	case itermImages:
		draw = fmt.Sprintf("\x1b]1337;File=inline=1;width=%d;height=%d;preserveAspectRatio=0:%s\x07", columns, high, data)
	}
	lines := make([]string, high+1)
	lines[high] = ansi.SaveCursor + ansi.CursorUp(high) + draw + ansi.RestoreCursor
	return lines
}

// kittyPicture returns the sequences that show a picture at the cursor without moving
// it, and without an answer of the terminal. One sequence holds 4096 bytes.
func kittyPicture(data string, columns, rows int) string {
	const most = 4096
	var b strings.Builder
	head := fmt.Sprintf("a=T,f=100,q=2,C=1,c=%d,r=%d,", columns, rows)
	for data != "" {
		n, more := min(most, len(data)), 0
		if n < len(data) {
			more = 1
		}
		fmt.Fprintf(&b, "\x1b_G%sm=%d;%s\x1b\\", head, more, data[:n])
		data, head = data[n:], ""
	}
	return b.String()
}

const (
	minBar = 6
	maxBar = 32
)

// bars returns a bar for each row of a table of names with a sum each, as long as its sum
// is large. It returns nil if there is no room for them, and for any other table.
func (p page) bars(rows [][]chat.Cell, headed bool, space int) []string {
	space = min(space, maxBar)
	sums := sumsOf(rows, headed)
	if space < minBar || sums == nil {
		return nil
	}
	largest := slices.Max(sums)
	bars := make([]string, len(rows))
	for i, n := range sums {
		if n > 0 {
			bars[i] = p.bar.Render(barOf(n, largest, space))
		}
	}
	return bars
}

// eighths are the parts of a block, from one eighth up.
var eighths = []rune("▏▎▍▌▋▊▉█")

// barOf returns a bar that takes as much of a number of columns as part is of whole, at
// least an eighth of one.
func barOf(part, whole int64, columns int) string {
	all := int64(columns) * int64(len(eighths))
	for whole > math.MaxInt64/all/2 { // the last digits are not seen
		part, whole = part/10, whole/10
	}
	n := max(1, int((part*all+whole/2)/whole))
	bar := strings.Repeat("█", n/8)
	if n%8 > 0 {
		bar += string(eighths[n%8-1])
	}
	return bar
}

// sumsOf returns the second cells of rows as numbers, those of a heading and of a negative
// number as 0. It returns nil unless they are numbers of one kind: in one currency, and
// with as many decimals.
func sumsOf(rows [][]chat.Cell, headed bool) []int64 {
	sums := make([]int64, len(rows))
	var first sum
	counted, positive := 0, false
	for i, row := range rows {
		if headed && i == 0 {
			continue
		}
		if len(row) < 2 || row[0].Right || !row[1].Right {
			return nil
		}
		n := readSum(row[1].Text)
		if len(row) > 2 && row[2].Right && readSum(row[2].Text).like(n) {
			return nil // there are several sums for each name
		}
		if counted++; counted == 1 {
			first = n
		}
		if !n.like(first) {
			return nil
		}
		if !n.negative {
			sums[i] = n.digits
			positive = positive || n.digits > 0
		}
	}
	if counted < 2 || !positive {
		return nil
	}
	return sums
}

// A sum is a number as it is written.
type sum struct {
	digits   int64  // without separators
	decimals int    // of one or two digits; three are a group
	unit     string // what stands around it
	negative bool
}

// like reports whether two sums are of one kind.
func (n sum) like(m sum) bool { return n.unit == m.unit && n.decimals == m.decimals }

func readSum(s string) sum {
	var n sum
	var unit strings.Builder
	after := -1 // digits after the last separator
	for _, r := range s {
		switch {
		case r >= '0' && r <= '9':
			n.digits = n.digits*10 + int64(r-'0') // sums of money fit
			if after >= 0 {
				after++
			}
		case r == '.' || r == ',':
			after = 0
		case r == '-' || r == '\u2212':
			n.negative = true
		case !unicode.IsSpace(r) && r != '\'' && r != '\u2019':
			unit.WriteRune(r)
		}
	}
	if after == 1 || after == 2 {
		n.decimals = after
	}
	n.unit = unit.String()
	return n
}
