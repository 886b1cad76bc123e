package kit

import "testing"

func TestPrintable(t *testing.T) {
	for in, want := range map[string]string{
		"plain · 午饭 👩‍👩‍👧\n\tx":          "plain · 午饭 👩‍👩‍👧\n\tx",
		"\u202e00.01\u202c\u2066x\u2069": "00.01x",
		"a\r\x00\x08\u009bb\x1b":         "ab",
	} {
		if got := Printable(in); got != want {
			t.Errorf("Printable(%q) = %q, want %q", in, got, want)
		}
	}
}
