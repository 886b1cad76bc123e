package lang

import (
	"slices"
	"testing"
)

func TestHurried(t *testing.T) {
	for _, tt := range []struct {
		wording string
		own     *language
		want    []string
	}{
		{"geçen", &turkish, []string{"gecen"}},
		{"en büyük", &turkish, []string{"en buyuk"}},
		{"pięćdziesiąt", &polish, []string{"piecdziesiat"}},
		{"fünf", &german, []string{"fuenf"}}, // "funf" is no word
		{"größte", &german, []string{"groesste", "grosste"}},
		{"ausgegeben", &german, nil},
		{"j'ai dépensé", &french, []string{"j'ai depense", "jai dépensé", "j ai dépensé", "jai depense", "j ai depense"}},
		{"c'était d'", &french, []string{"c'etait d'"}},
		{"thé", &french, nil},
		{"à trois", &french, nil},
		{"'yi", &turkish, nil},
		{"{words} olsun", &turkish, nil},
		{"завёл", &russian, []string{"завел"}},
		{"얼마 썼어", &korean, []string{"얼마 썻어"}},
		{"썼", &korean, nil},
	} {
		got := hurried(tt.wording, tt.own.spelledOut)
		slices.Sort(got)
		slices.Sort(tt.want)
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s is typed as %q, want %q", tt.wording, got, tt.want)
		}
	}
}

// TestTwinsAreTheirOwn holds that a word without its accents is nothing else than it was.
func TestTwinsAreTheirOwn(t *testing.T) {
	if l := Words().Words["ueberwiesen"]; !l.Is(RoleMoved) {
		t.Error("a verb with its umlaut spelled out is not known")
	}
	if AsksUndo.Is("annule") && SaysDeleted.Is("annule") {
		t.Error("what asks for something says that it happened")
	}
	if Words().Words["piecdziesiat"] == nil || Words().Words["piecdziesiat"].Number != 50 {
		t.Error("a number without its accents is not known")
	}
	if SaysOver.Is("uber") {
		t.Error("the name of a shop is a preposition without its umlaut")
	}
}
