package lang

import "testing"

// TestNumberWordTables keeps the tables from saying two things.
func TestNumberWordTables(t *testing.T) {
	for _, l := range languages() {
		for _, list := range []string{l.Words.numbers, l.Words.halves} {
			EachOf(list, func(n int64, w string) {
				if x := Words().Words[w]; x.Number != n {
					t.Errorf("%s: %q is %d and %d", l.code, w, n, x.Number)
				}
			})
		}
	}
}

// TestLanguagesHaveBits holds that each language has a bit of its own in a set of them.
func TestLanguagesHaveBits(t *testing.T) {
	seen := uint32(0)
	for _, l := range declared() {
		bit := Bit(l.code)
		if l.code == "" {
			continue // everybody's
		}
		if bit == 0 || seen&bit != 0 {
			t.Errorf("%s has no bit of its own: the sets of languages are too small", l.code)
		}
		seen |= bit
	}
}
