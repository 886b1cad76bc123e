package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"regexp"
	"time"
)

// now is the clock of the fakes.
func now() time.Time { return clock }

var number = regexp.MustCompile(`\d+([.,]\d+)*`)

// firstNumber returns the first number in a text.
func firstNumber(text string) string { return number.FindString(text) }

// receiptPicture returns a picture that looks like a printed receipt from afar.
func receiptPicture() []byte {
	p := image.NewGray(image.Rect(0, 0, 150, 200))
	for i := range p.Pix {
		x, y := i%p.Stride, i/p.Stride
		p.Pix[i] = 245
		if y%14 > 9 && y > 20 && y < 180 && x > 20 && (x < 90-y%50 || x > 110 && x < 132) {
			p.SetGray(x, y, color.Gray{Y: 90})
		}
	}
	var b bytes.Buffer
	_ = png.Encode(&b, p) // into memory
	return b.Bytes()
}
