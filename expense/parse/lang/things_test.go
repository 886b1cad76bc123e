package lang_test

import (
	"testing"

	"chit/expense/parse/lang"
)

func TestIsThing(t *testing.T) {
	for word, want := range map[string]bool{
		"coffee": true, "coffees": true, "dining out": true, "cena": true, "酒吧": true, "병원": true, "원": false, "": false,
	} {
		if got := lang.IsThing(word); got != want {
			t.Errorf("IsThing(%q) = %t, want %t", word, got, want)
		}
	}
}
