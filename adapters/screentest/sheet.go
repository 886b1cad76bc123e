package main

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"html"
	"image"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

//go:embed style/sheet.css
var sheetStyle string

// A sheet is a picture of many screens, or of a few.
type sheet struct {
	theme   string // light or dark
	name    string // narrow as on a phone, or wide as on a computer
	width   int    // of the picture, in pixels
	columns int
	kept    bool   // in the repository
	of      string // the only language that it is made in, "" for all
	front   bool   // it has the place's front screen only, for README.md
}

// sheets are made of each place. Half of them are kept: they show both themes and both
// widths.
var sheets = []sheet{
	{theme: "light", name: "narrow", width: 4 * 392, columns: 4, kept: true},
	{theme: "dark", name: "narrow", width: 4 * 392, columns: 4},
	{theme: "light", name: "wide", width: 2 * 752, columns: 2},
	{theme: "dark", name: "wide", width: 2 * 752, columns: 2, kept: true},
	{theme: "light", name: "front", width: 392, columns: 1, kept: true, of: "en", front: true},
}

// drawSheets makes the sheets of one place and language.
func drawSheets(ctx context.Context, place string, v *visit, pages, out string) error {
	for _, s := range sheets {
		if s.of != "" && s.of != v.phrases.Language {
			continue
		}
		name := fmt.Sprintf("%s-%s-%s-%s", place, v.phrases.Language, s.theme, s.name)
		if s.front {
			name = place
		}
		file := filepath.Join(pages, name)
		if err := os.WriteFile(file+".html", []byte(s.page(place, v)), 0o644); err != nil {
			return err
		}
		if err := photograph(ctx, file+".html", file+".png", s.width); err != nil {
			return err
		}
		if !s.kept {
			continue
		}
		if err := compress(ctx, file+".png", filepath.Join(out, name+".webp")); err != nil {
			return err
		}
	}
	return nil
}

// page returns the sheet as HTML.
func (s sheet) page(place string, v *visit) string {
	var page strings.Builder
	fmt.Fprintf(&page, "<!doctype html><html lang=%q class=%q><meta charset=utf-8><style>%s%s</style><body style=\"column-count:%d\">\n",
		v.phrases.Tag, s.theme+" "+s.name, sheetStyle, places[place].style, s.columns)
	for _, shown := range v.screens {
		switch {
		case s.front && !slices.Contains(places[place].front, shown.Name),
			!s.front && shown.Only != "" && shown.Only != s.name,
			s.front && shown.Only == "wide":
			continue
		}
		fmt.Fprintf(&page, "<figure><figcaption>%s</figcaption><div class=\"device %s\">%s</div></figure>\n", html.EscapeString(shown.Name), place, shown.HTML)
	}
	return page.String()
}

// tallest is the height of the window in which a sheet is drawn, in pixels. What is
// left empty is cut off.
const tallest = 9000

// photograph makes a picture of a page.
func photograph(ctx context.Context, page, picture string, width int) error {
	profile, err := os.MkdirTemp("", "browser")
	if err != nil {
		return err
	}
	defer os.RemoveAll(profile)
	page, err = filepath.Abs(page)
	if err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
		"--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-lcd-text", "--hide-scrollbars",
		"--force-device-scale-factor=1", "--user-data-dir="+profile, fmt.Sprintf("--window-size=%d,%d", width, tallest),
		"--screenshot="+picture, "file://"+page)
	if said, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("chromium: %w\n%s", err, said)
	}
	return crop(picture)
}

// crop cuts off the empty rows at the bottom of a picture.
func crop(file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	full, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return err
	}
	b := full.Bounds()
	flat := image.NewRGBA(b)
	flatten(flat, full)
	last := b.Max.Y - 1
	for last > b.Min.Y && empty(flat, last) {
		last--
	}
	var out bytes.Buffer
	if err := png.Encode(&out, flat.SubImage(image.Rect(b.Min.X, b.Min.Y, b.Max.X, min(last+16, b.Max.Y)))); err != nil {
		return err
	}
	return os.WriteFile(file, out.Bytes(), 0o644)
}

func flatten(to *image.RGBA, from image.Image) {
	draw.Draw(to, to.Bounds(), from, from.Bounds().Min, draw.Src)
}

// empty reports whether a row has one colour only.
func empty(p *image.RGBA, y int) bool {
	row := p.Pix[p.PixOffset(p.Rect.Min.X, y):p.PixOffset(p.Rect.Max.X, y)]
	for i := 4; i < len(row); i++ {
		if row[i] != row[i%4] {
			return false
		}
	}
	return true
}

// compress makes a small copy of a picture: these are flat, so a few colours suffice.
func compress(ctx context.Context, from, to string) error {
	flat := strings.TrimSuffix(from, ".png") + ".flat.png"
	for _, args := range [][]string{
		{"pngquant", "--force", "--speed", "4", "--nofs", "--output", flat, "32", from},
		{"cwebp", "-quiet", "-lossless", "-z", "6", flat, "-o", to},
	} {
		if said, err := exec.CommandContext(ctx, args[0], args[1:]...).CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %w\n%s", args[0], err, said)
		}
	}
	return os.Remove(flat)
}
