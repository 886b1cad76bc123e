package terminal

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image/png"
	"slices"
	"strings"

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

func hasChart(r chat.Reply) bool { return slices.ContainsFunc(r.Files, isChart) }

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

// bars returns a bar for each row of a table in which a number stands, as long as the
// number is large. It returns nil if there is no room for them.
func (p page) bars(rows [][]chat.Cell, headed bool, space int) []string {
	space = min(space, maxBar)
	if space < minBar {
		return nil
	}
	values := make([]float64, len(rows))
	largest := 0.0
	for i, row := range rows {
		if headed && i == 0 {
			continue
		}
		values[i] = amountOf(row)
		largest = max(largest, values[i])
	}
	if largest == 0 {
		return nil
	}
	bars := make([]string, len(rows))
	for i, v := range values {
		if v > 0 {
			bars[i] = p.bar.Render(barOf(v/largest, space))
		}
	}
	return bars
}

// eighths are the parts of a block, from one eighth up.
var eighths = []rune("▏▎▍▌▋▊▉█")

// barOf returns a bar that takes a share of a number of columns, at least an eighth of
// one.
func barOf(share float64, columns int) string {
	n := max(1, int(share*float64(columns)*8+0.5))
	bar := strings.Repeat("█", n/8)
	if n%8 > 0 {
		bar += string(eighths[n%8-1])
	}
	return bar
}

// amountOf returns the first number of a row, in units that all amounts of its column
// share; 0 if there is none, or if it is negative.
func amountOf(row []chat.Cell) float64 {
	for _, c := range row {
		if !c.Right {
			continue
		}
		n, digits := 0.0, 0
		for _, r := range c.Text {
			switch {
			case r >= '0' && r <= '9':
				n, digits = n*10+float64(r-'0'), digits+1
			case (r == '-' || r == '\u2212') && digits == 0:
				return 0
			}
		}
		if digits > 0 {
			return n
		}
	}
	return 0
}
