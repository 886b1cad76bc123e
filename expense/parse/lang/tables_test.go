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
