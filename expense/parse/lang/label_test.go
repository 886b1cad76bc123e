package lang

import (
	"strings"
	"testing"
	"unicode"
)

func TestFindLabels(t *testing.T) {
	text := "Café Total à payer 12,14 €, Solde: 9"
	var got []string
	for _, l := range FindLabels(text) {
		got = append(got, text[l.Start:l.End])
	}
	if want := "Total à payer|Solde"; strings.Join(got, "|") != want {
		t.Errorf("got %q, want %q", got, want)
	}
	for text, want := range map[string]Label{
		"subtotal 5": LabelSubtotal, "totally 5": LabelNone, "可用余额5元": LabelLeft, "RÜCKGELD 1,37": LabelChange, "Grand total 5": LabelPaid, "счёт4471": LabelCard,
	} {
		found := FindLabels(text)
		if len(found) == 0 {
			found = []FoundLabel{{}}
		}
		if found[0].Label != want {
			t.Errorf("%q: %d, want %d", text, found[0].Label, want)
		}
	}
}

// TestLabelsAreFound wants every wording written as texts are compared.
func TestLabelsAreFound(t *testing.T) {
	for _, l := range languages() {
		for label, list := range l.labels {
			for w := range items(list) {
				plain, _ := unaccented(w)
				if w == "" || plain != w || strings.TrimFunc(w, unicode.IsSpace) != w {
					t.Errorf("%s: label %d is worded %q", l.code, label, w)
				}
			}
		}
	}
}
