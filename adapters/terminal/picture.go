package terminal

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image/png"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/shopspring/decimal"

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
	largest := decimal.Max(sums[0], sums[1:]...)
	bars := make([]string, len(rows))
	for i, n := range sums {
		if n.IsPositive() {
			bars[i] = p.bar.Render(barOf(n, largest, space))
		}
	}
	return bars
}

// eighths are the parts of a block, from one eighth up.
var eighths = []rune("▏▎▍▌▋▊▉█")

// barOf returns a bar that takes as much of a number of columns as part is of whole, at
// least an eighth of one.
func barOf(part, whole decimal.Decimal, columns int) string {
	all := decimal.NewFromInt(int64(columns * len(eighths)))
	n := max(1, int(part.Mul(all).DivRound(whole, 0).IntPart()))
	bar := strings.Repeat("█", n/8)
	if n%8 > 0 {
		bar += string(eighths[n%8-1])
	}
	return bar
}

// sumsOf returns the numbers of the second cells of rows, 0 for a heading and for less than
// nothing. It returns nil unless there is one for each name, and all count the same.
func sumsOf(rows [][]chat.Cell, headed bool) []decimal.Decimal {
	if headed && len(rows) > 0 {
		if sums := sumsOf(rows[1:], false); sums != nil {
			return slices.Insert(sums, 0, decimal.Zero)
		}
		return nil
	}
	sums := make([]decimal.Decimal, len(rows))
	for i, row := range rows {
		switch {
		case len(row) < 2 || row[0].Number != nil || row[1].Number == nil || row[1].Unit != rows[0][1].Unit:
			return nil
		case len(row) > 2 && row[2].Number != nil && row[2].Unit == row[1].Unit:
			return nil // there are several sums for each name
		}
		sums[i] = decimal.Max(*row[1].Number, decimal.Zero)
	}
	if len(sums) < 2 || decimal.Max(sums[0], sums[1:]...).IsZero() {
		return nil
	}
	return sums
}
