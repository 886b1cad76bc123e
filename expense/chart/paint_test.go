package chart

import (
	"image/color"
	"math"
	"testing"
)

// TestColorsStandOut checks the contrasts required by WCAG 2.2: 4.5 for text, 3
// for other things that must be seen.
func TestColorsStandOut(t *testing.T) {
	for _, tt := range []struct {
		name         string
		color, below color.RGBA
		least        float64
	}{
		{"ink", ink, ground, 4.5},
		{"faint", faint, ground, 4.5},
		{"spent", spent, ground, 3},
		{"returned", returned, ground, 3},
		{"several", several, ground, 3},
		{"spent in its row", spent, barGround, 3},
		{"returned in its row", returned, barGround, 3},
		{"several in its row", several, barGround, 3},
	} {
		if c := contrast(tt.color, tt.below); c < tt.least {
			t.Errorf("the contrast of %s is %.2f, want %.1f", tt.name, c, tt.least)
		}
	}
	if c := contrast(rule, ground); c > 3 {
		t.Errorf("the lines behind the bars have a contrast of %.2f", c)
	}
}

func contrast(a, b color.RGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.RGBA) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}
