package chart

import (
	"bytes"
	"compress/gzip"
	_ "embed" // for the font
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"io"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

//go:embed font/NotoSans-subset.ttf.gz
var notoSans []byte

//go:embed font/NotoSansCJK-subset.otf.gz
var notoSansCJK []byte

// Fonts are parsed on first use, because most runs of the program draw nothing.
// Several pictures may share a parsed font.
var (
	regular   = sync.OnceValues(func() (*sfnt.Font, error) { return opentype.Parse(goregular.TTF) })
	bold      = sync.OnceValues(func() (*sfnt.Font, error) { return opentype.Parse(gobold.TTF) })
	european  = sync.OnceValues(func() (*sfnt.Font, error) { return unpack(notoSans) })
	eastAsian = sync.OnceValues(func() (*sfnt.Font, error) { return unpack(notoSansCJK) })
)

// unpack reads a compressed font. Fonts are compressed to keep the binary
// small.
func unpack(compressed []byte) (*sfnt.Font, error) {
	r, err := gzip.NewReader(bytes.NewReader(compressed))
	if err != nil {
		return nil, err
	}
	otf, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	return opentype.Parse(otf)
}

// A lettering draws text in one size and weight. It belongs to one picture,
// because a face caches the last glyph.
type lettering struct {
	faces []font.Face // in the order in which they are searched for a character
	fonts []*sfnt.Font
	buf   sfnt.Buffer
}

func newLettering(latin func() (*sfnt.Font, error), size int) (*lettering, error) {
	l := &lettering{}
	for _, parse := range []func() (*sfnt.Font, error){latin, european, eastAsian} {
		f, err := parse()
		if err != nil {
			return nil, fmt.Errorf("parse font: %w", err)
		}
		face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: float64(size), DPI: 72})
		if err != nil {
			return nil, fmt.Errorf("scale font: %w", err)
		}
		l.faces, l.fonts = append(l.faces, face), append(l.fonts, f)
	}
	return l, nil
}

// face returns the face that has a character, or nil.
func (l *lettering) face(r rune) font.Face {
	for i, f := range l.fonts {
		if glyph, err := f.GlyphIndex(&l.buf, r); err == nil && glyph != 0 {
			return l.faces[i]
		}
	}
	return nil
}

// Drawable returns a label as pictures show it: on one line, without emoji and other
// characters that the fonts lack, and without a gap in their place.
func Drawable(s string) (string, error) {
	l, err := newLettering(regular, 28)
	if err != nil {
		return "", err
	}
	return l.drawable(s), nil
}

// drawable returns s on one line, without invisible characters and those that no font
// has.
func (l *lettering) drawable(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r), unicode.Is(unicode.Cf, r), l.face(r) == nil:
			return -1
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}

// width returns the width of a drawable text in pixels.
func (l *lettering) width(s string) int {
	var w fixed.Int26_6
	for _, r := range s {
		if face := l.face(r); face != nil {
			advance, _ := face.GlyphAdvance(r)
			w += advance
		}
	}
	return w.Ceil()
}

// fit shortens a drawable text to at most limit pixels.
func (l *lettering) fit(s string, limit int) string {
	if l.width(s) <= limit {
		return s
	}
	runes := []rune(s)
	for len(runes) > 0 && l.width(string(runes)+"…") > limit {
		runes = runes[:len(runes)-1]
	}
	if len(runes) == 0 {
		return ""
	}
	return strings.TrimRight(string(runes), " ") + "…"
}

// draw writes a drawable text with its baseline at y.
func (l *lettering) draw(dst draw.Image, x, y int, c color.Color, s string) {
	src, dot := image.NewUniform(c), fixed.P(x, y)
	for _, r := range s {
		face := l.face(r)
		if face == nil {
			continue
		}
		d := font.Drawer{Dst: dst, Src: src, Face: face, Dot: dot}
		d.DrawString(string(r))
		dot = d.Dot
	}
}
