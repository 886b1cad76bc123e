package clip_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"chit/expense/clip"
)

func TestCut(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		in   string
		most int
		of   clip.Unit
		want string
	}{
		{"", 0, clip.Characters, ""},
		{"coffee", 6, clip.Characters, "coffee"},
		{"coffee", 5, clip.Characters, "coffe"},
		{"coffee", 0, clip.Characters, ""},
		{"coffee", -1, clip.Characters, ""},
		{"Müsli", 2, clip.Bytes, "M"},
		{"Müsli", 3, clip.Bytes, "Mü"},
		{"咖啡", 5, clip.Bytes, "咖"},
		{"咖啡", 1, clip.UTF16, "咖"},
		{"🍕🍕", 3, clip.UTF16, "🍕"},
		{"咖啡 12", 5, clip.Columns, "咖啡 "},
		{"cafe\u0301 1", 5, clip.Columns, "cafe\u0301 "},
		{"caf\u0065\u0301 au lait", 4, clip.Characters, "caf"}, // e and its accent
		{"\u0915\u094d\u0937\u0947 x", 3, clip.Characters, "\u0915\u094d"},
		{"a👍🏽", 2, clip.Characters, "a"},                                                      // with the colour of its skin
		{"a👨\u200d👩\u200d👧b", 4, clip.Characters, "a"},                                        // one family
		{"a❤\ufe0f", 2, clip.Characters, "a"},                                                 // in colours
		{"🇩🇪🇫🇷🇮🇹", 3, clip.Characters, "🇩🇪"},                                                  // flags of two letters each
		{"e" + strings.Repeat("\u0301", 20), 5, clip.Characters, "e\u0301\u0301\u0301\u0301"}, // nothing would be left
		{"a\xffb", 2, clip.Characters, "a\xff"},
	} {
		if got := clip.Cut(tt.in, tt.most, tt.of); got != tt.want {
			t.Errorf("Cut(%q, %d) = %q, want %q", tt.in, tt.most, got, tt.want)
		}
	}
}

func TestShorten(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		in   string
		most int
		of   clip.Unit
		want string
	}{
		{"coffee", 6, clip.Characters, "coffee"},
		{"coffee", 5, clip.Characters, "coff…"},
		{"coffee", 1, clip.Characters, "…"},
		{"coffee", 0, clip.Characters, ""},
		{"coffee", 5, clip.Bytes, "co…"},
		{"🍕🍕🍕", 5, clip.UTF16, "🍕🍕…"},
		{"🍕🍕🍕", 4, clip.UTF16, "🍕…"},
		{"a🇩🇪b", 3, clip.Characters, "a…"},
	} {
		if got := clip.Shorten(tt.in, tt.most, tt.of); got != tt.want {
			t.Errorf("Shorten(%q, %d) = %q, want %q", tt.in, tt.most, got, tt.want)
		}
	}
}

func FuzzShorten(f *testing.F) {
	f.Add("caf\u0065\u0301 🇩🇪👨\u200d👩 \xff", 3)
	f.Fuzz(func(t *testing.T, s string, most int) {
		most %= 100
		for name, of := range map[string]clip.Unit{"characters": clip.Characters, "bytes": clip.Bytes, "UTF-16": clip.UTF16} {
			cut, short := clip.Cut(s, most, of), clip.Shorten(s, most, of)
			if !strings.HasPrefix(s, cut) || clip.Length(cut, of) > max(most, 0) || clip.Length(short, of) > max(most, 0) {
				t.Errorf("%q in %d %s: %q and %q", s, most, name, cut, short)
			}
			if clip.Length(s, of) <= most && (cut != s || short != s) {
				t.Errorf("%q fits in %d %s and became %q and %q", s, most, name, cut, short)
			}
			if utf8.ValidString(s) && !utf8.ValidString(cut) {
				t.Errorf("%q in %d %s is broken: %q", s, most, name, cut)
			}
		}
	})
}
