package lex

import (
	"reflect"
	"strings"
	"testing"
)

var partTexts = []string{
	"lunch at Joe's 12.50 EUR yesterday #work",
	"Change 42 to S$5.20, please",
	"Edit B12: 1 200,50 € minus .75 at 9:30",
	"Miete 1.250,- am 3.11.2026 für Nr. 5",
	"twenty-five dollars and Rs. 20 for a long distance call",
	"昨天午饭三十五块5，打车二十三元",
	"커피 이만 삼천원 12월 3일",
	"사과와 빵은 와인으로 5000원",
	"母がはがきと肉を 500円",
	"Кофе 4,50 рублей вчера",
	"l'addition d'hier: 45€ l'apéro",
}

// checkPart compares a part of a text with the same words alone.
func checkPart(t *testing.T, whole *Text, words string) {
	t.Helper()
	checkText(t, whole, whole.Part(words))
	checkText(t, whole, whole.Part(words).Behind("1.00"))
	checkText(t, whole, whole.Part(words).Behind("1"))
}

func checkText(t *testing.T, whole, part *Text) {
	t.Helper()
	if got, want := part.tokens(), tokenize(part.text, nil); !reflect.DeepEqual(got, want) {
		t.Fatalf("%q of %q has the tokens\n%+v, alone\n%+v", part.text, whole, got, want)
	}
	if got, want := part.Atoms(), cutAtoms(part.text); !reflect.DeepEqual(got, want) {
		t.Fatalf("%q of %q has the atoms\n%+v, alone\n%+v", part.text, whole, got, want)
	}
}

func TestPart(t *testing.T) {
	for _, text := range partTexts {
		whole := NewText(text, Options{})
		for from := range text {
			for to := range text[from:] {
				for _, words := range []string{text[from : from+to], strings.ToLower(text[from : from+to])} {
					if Normalize(words) != "" {
						checkPart(t, whole, words)
					}
				}
			}
		}
	}
}

// TestPartIsCutOnce: of the words between two spaces nothing is cut again, of those
// that are apart no atom.
func TestPartIsCutOnce(t *testing.T) {
	cuts := 0
	defer OnCut(func(string, string) { cuts++ })()
	whole := NewText("Change lunch at Joe's to 12.50 EUR, please", Options{})
	for _, words := range []string{"lunch at joe's", "12.50 EUR", "change", "lunch at joe's to 12.50 eur, please"} {
		part := whole.Part(words)
		part.tokens()
		part.Atoms()
	}
	whole.Part("lunch 12.50 please").Atoms()
	if cuts != 2 {
		t.Errorf("the text and its parts were cut %d times, want 2: once for each grain", cuts)
	}
}

func FuzzPart(f *testing.F) {
	for i, text := range partTexts {
		f.Add(text, 2*i, 3*i+1)
	}
	f.Fuzz(func(t *testing.T, text string, from, n int) {
		whole := NewText(text, Options{})
		s := whole.text
		if from < 0 || n < 1 || from >= len(s) || n > len(s)-from || Normalize(s[from:from+n]) == "" {
			return // no part of the text
		}
		checkPart(t, whole, s[from:from+n])
		checkPart(t, whole, strings.ToLower(s[from:from+n]))
	})
}
