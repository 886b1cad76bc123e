package lex

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestNormalize(t *testing.T) {
	for _, tt := range []struct{ in, want string }{
		{"", ""},
		{"coffee 4.50", "coffee 4.50"},
		{"  coffee\t4.50 \r\n", "coffee 4.50"},
		{"a\r\nb\rc\nd\u2028e", "a\nb\nc\nd\ne"},
		{"１２：３０　咖啡　￥２０", "12:30 咖啡 ¥20"},
		{"1\u00a0234\u202f567\u2009890", "1 234 567 890"},
		{"zero\u200bwidth \u202eright\u202c \ufeffmark", "zerowidth right mark"},
		{"٤٥٫٥٠ ۱۲ ४५ ๑๒ 𝟗", "45.50 12 45 12 9"},
		{"bell\x07and\x00nul", "bell and nul"},
		{"bad\xff\xfeutf", "badutf"},
		{"e\u0301 ﬁn 1.º", "é fin 1.o"},
		{"e\u200d\u0301", "é"},
		{"\u1680x", "x"},
		{"пʼять соток", "п'ять соток"},
		{"l’eau d’aujourd’hui п’ять мʼята", "l'eau d'aujourd'hui п'ять м'ята"},
		{"1’250 ‘tea’ ‘咖啡’拿铁 dogs’", "1’250 ‘tea’ ‘咖啡’拿铁 dogs’"},
	} {
		if got := Normalize(tt.in); got != tt.want {
			t.Errorf("Normalize(%q) = %q, want %q", tt.in, got, tt.want)
		}
	}
}

func TestNormalizeCaps(t *testing.T) {
	for _, s := range []string{strings.Repeat("x", 3*MaxText), strings.Repeat("元", 40*MaxText), strings.Repeat("ﷺ", 2*MaxText)} {
		if n := utf8.RuneCountInString(Normalize(s)); n > MaxText || n < MaxText-1 {
			t.Errorf("Normalize of a long text has %d characters, want %d", n, MaxText)
		}
	}
}

func FuzzNormalize(f *testing.F) {
	f.Add("coffee\u00a04.50\r\n")
	f.Add("e\u200d\u0301 ´¨ \xff ㋊")
	f.Fuzz(func(t *testing.T, s string) {
		n := Normalize(s)
		if again := Normalize(n); again != n {
			t.Errorf("Normalize(%q) = %q, and normalized again %q", s, n, again)
		}
		if !utf8.ValidString(n) || utf8.RuneCountInString(n) > MaxText {
			t.Errorf("Normalize(%q) = %q is invalid or long", s, n)
		}
	})
}

// TestSpoken holds that the name of a shop, of several words, is in no language.
func TestSpoken(t *testing.T) {
	for text, want := range map[string]string{
		"apple music 1080":        "",
		"disney plus 990":         "",
		"whole foods 2300":        "",
		"music and an apple 1080": "en",
	} {
		if got := NewText(text, Options{Language: "ja"}).Spoken(); got != want {
			t.Errorf("%q is in %q, want %q", text, got, want)
		}
	}
}
