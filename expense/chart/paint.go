package chart

import (
	"cmp"
	"image"
	"image/color"
	"image/draw"

	"chit/expense"
	"chit/expense/report"
)

// Sizes in pixels.
const (
	width      = 1000
	margin     = 48
	titleBase  = 84  // baseline of the title
	totalBase  = 156 // baseline of the total
	othersBase = 208 // baseline of the other currencies
	headHeight = 180 // without the other currencies
	plotHeight = 340
	labelSpace = 64 // below the plot, for the days
	groupSpace = 40 // below the days, for their months
	widestBar  = 96 // on the time axis
	rowHeight  = 64
	barHeight  = 18
)

// The colors have a contrast with the background of at least 4.5 for text and 3
// for bars.
var (
	ground    = color.RGBA{0xFB, 0xFB, 0xF8, 0xFF}
	ink       = color.RGBA{0x1B, 0x24, 0x30, 0xFF}
	faint     = color.RGBA{0x57, 0x62, 0x70, 0xFF}
	rule      = color.RGBA{0xDD, 0xE1, 0xE6, 0xFF}
	spent     = color.RGBA{0x2B, 0x6C, 0xC4, 0xFF}
	returned  = color.RGBA{0xC0, 0x5A, 0x12, 0xFF} // refunds
	several   = color.RGBA{0x7A, 0x8A, 0x9E, 0xFF} // many small categories together
	barGround = color.RGBA{0xEC, 0xEE, 0xF1, 0xFF}
)

// A painter draws one picture.
type painter struct {
	Options
	title, total, label *lettering
	img                 *image.RGBA
}

func newPainter(o Options) (*painter, error) {
	p := &painter{Options: o}
	var err error
	if p.title, err = newLettering(regular, 40); err != nil {
		return nil, err
	}
	if p.total, err = newLettering(bold, 60); err != nil {
		return nil, err
	}
	p.label, err = newLettering(regular, 28)
	return p, err
}

func (p *painter) paint(period expense.Period, s report.Section, others []report.Section) image.Image {
	bars := p.bars(s)
	plotTop := headHeight + 30
	if len(others) > 0 {
		plotTop = othersBase + 50
	}
	buckets := p.buckets(period, s.Days)
	rowsTop := plotTop + plotHeight + labelSpace + 20
	if grouped(buckets) {
		rowsTop += groupSpace
	}
	if s.Count == 0 { // an axis without bars says nothing
		rowsTop = plotTop
	}
	height := rowsTop + len(bars)*rowHeight + margin/2
	p.img = image.NewRGBA(image.Rect(0, 0, width, height))
	p.fill(0, 0, width, height, ground)

	p.text(p.title, margin, titleBase, faint, p.Title)
	p.text(p.total, margin, totalBase, ink, p.Options.total(s))
	p.text(p.label, margin, othersBase, faint, p.others(others))
	if s.Count > 0 {
		p.plot(plotTop, s, buckets)
		p.rows(rowsTop, bars)
	}
	return p.img
}

// text writes the drawable part of s, cut at the right margin.
func (p *painter) text(l *lettering, x, y int, c color.Color, s string) {
	l.draw(p.img, x, y, c, l.fit(l.drawable(s), width-margin-x))
}

// fill draws a rectangle given by two of its corners.
func (p *painter) fill(x0, y0, x1, y1 int, c color.Color) {
	draw.Draw(p.img, image.Rect(x0, y0, x1, y1), image.NewUniform(c), image.Point{}, draw.Src)
}

// plot draws the bars on the time axis.
func (p *painter) plot(top int, s report.Section, buckets []bucket) {
	values := make([]int64, len(buckets))
	for i, b := range buckets {
		values[i] = b.gross
	}
	a := newAxis(values, 5)
	zero := top + a.length(a.high)
	left := p.grid(top, a, s)
	p.fill(left, zero, width-margin, zero+2, faint)
	for i, b := range buckets {
		x0, x1 := slot(left, i, len(buckets))
		gap := max((x1-x0)/6, (x1-x0-widestBar)/2, 1)
		h := a.length(b.gross)
		if b.gross > 0 {
			p.fill(x0+gap, zero-h, x1-gap, zero, spent)
		} else if b.gross < 0 {
			p.fill(x0+gap, zero+2, x1-gap, zero+2+h, returned)
		}
	}
	p.bucketLabels(top+plotHeight+40, left, buckets)
	if grouped(buckets) {
		p.groupLabels(top+plotHeight+40+groupSpace, left, buckets)
	}
}

// grid draws the lines of the axis with their amounts, and returns where the
// bars may begin.
func (p *painter) grid(top int, a axis, s report.Section) int {
	ticks := a.ticks()
	labels := make([]string, len(ticks))
	widest := 0
	for i, v := range ticks {
		labels[i] = p.label.drawable(a.tickLabel(s.Money(v), p.Amount))
		widest = max(widest, p.label.width(labels[i]))
	}
	left := margin + widest + 16
	zero := top + a.length(a.high)
	for i, v := range ticks {
		y := zero - a.length(v)
		if v < 0 {
			y = zero + a.length(v)
		}
		p.fill(left, y, width-margin, y+2, rule)
		p.label.draw(p.img, left-16-p.label.width(labels[i]), y+10, faint, labels[i])
	}
	return left
}

// slot returns the place of the i-th of n bars.
func slot(left, i, n int) (x0, x1 int) {
	room := width - margin - left
	return left + room*i/n, left + room*(i+1)/n
}

// bucketLabels names every bar, or every second, third and so on where there is
// not enough room.
func (p *painter) bucketLabels(y, left int, buckets []bucket) {
	if len(buckets) == 0 {
		return
	}
	labels, widest := make([]string, len(buckets)), 1
	for i, b := range buckets {
		labels[i] = p.label.drawable(b.label)
		widest = max(widest, p.label.width(labels[i]))
	}
	room := width - margin - left
	every := 1
	for room*every/len(buckets) < widest+12 && every < len(buckets) {
		every++
	}
	for i := 0; i < len(labels); i += every {
		x0, x1 := slot(left, i, len(buckets))
		w := p.label.width(labels[i])
		x := min(max((x0+x1-w)/2, 0), width-w)
		p.label.draw(p.img, x, y, faint, labels[i])
	}
}

// groupLabels names each group below the first of its bars, unless that would
// run into the next name.
func (p *painter) groupLabels(y, left int, buckets []bucket) {
	right := width + 1 // end of the free space, going from right to left
	for i := len(buckets) - 1; i >= 0; i-- {
		if i > 0 && buckets[i].group == buckets[i-1].group {
			continue
		}
		label := p.label.drawable(buckets[i].group)
		x0, x1 := slot(left, i, len(buckets))
		w := p.label.width(label)
		x := min(max(x0, (x0+x1-w)/2), width-w)
		if x+w < right {
			p.label.draw(p.img, x, y, faint, label)
			right = x - 12
		}
	}
}

// rows draws each category: a line with its name, amount and share, and its bar
// below.
func (p *painter) rows(top int, bars []bar) {
	values, shares := make([]int64, len(bars)), 0
	for i, b := range bars {
		values[i] = b.gross
		shares = max(shares, p.label.width(b.share))
	}
	low, high := extent(values)
	zero := margin + pixels(low, high-low, width-2*margin)
	for i, b := range bars {
		y := top + i*rowHeight
		p.rowText(y+28, width-margin-shares, b)
		p.fill(margin, y+38, width-margin, y+38+barHeight, barGround)
		length := max(pixels(b.gross, high-low, width-2*margin), least)
		switch {
		case b.gross < 0:
			p.fill(zero-length, y+38, zero, y+38+barHeight, returned)
		case b.gross > 0 && b.several:
			p.fill(zero, y+38, zero+length, y+38+barHeight, several)
		case b.gross > 0:
			p.fill(zero, y+38, zero+length, y+38+barHeight, spent)
		}
	}
}

// nameless replaces a name that no font can draw.
const nameless = "…"

// rowText writes the words of a row: the amount ends before the column of
// shares, and the name before the amount.
func (p *painter) rowText(y, shares int, b bar) {
	amount := p.label.drawable(b.amount)
	x := shares - 28 - p.label.width(amount)
	p.label.draw(p.img, width-margin-p.label.width(b.share), y, faint, b.share)
	p.label.draw(p.img, x, y, ink, amount)
	p.label.draw(p.img, margin, y, ink, p.label.fit(cmp.Or(p.label.drawable(b.name), nameless), x-margin-24))
}

// extent returns the range of values, including zero. It is never empty, and
// its length fits an int64.
func extent(values []int64) (low, high int64) {
	for _, v := range values {
		low, high = max(min(low, v), -largest), min(max(high, v), largest)
	}
	if low == high {
		high = 1
	}
	return low, high
}
