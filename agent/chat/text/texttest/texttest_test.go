package texttest_test

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode"

	"golang.org/x/text/language"

	"chit/agent/chat/text"
	"chit/agent/chat/text/texttest"
	"chit/expense/chart"
)

// TestCatalogues checks the catalogues and the texts of all features, wherever they are.
func TestCatalogues(t *testing.T) {
	agent := filepath.Join("..", "..", "..")
	books := 0
	err := filepath.WalkDir(agent, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.Name() != "en.json" {
			return err
		}
		books++
		for _, fault := range texttest.Faults(os.DirFS(filepath.Dir(path)), text.Languages) {
			t.Errorf("%s: %s", filepath.Dir(path), fault)
		}
		return nil
	})
	if err != nil || books < 6 {
		t.Errorf("only %d directories have texts: %v", books, err)
	}
}

// TestDrawable checks that charts can draw what the catalogues say, in all letters of each
// language.
func TestDrawable(t *testing.T) {
	for _, l := range text.Languages {
		for _, said := range saidIn(t, l) {
			if missing := undrawn(t, said); missing != "" {
				t.Errorf("%s: charts cannot draw %q of %q", l, missing, said)
			}
		}
	}
	for _, signs := range []string{"₽₹₺₩₴₫₪₸₱₦€£¥", "Cà phê sữa đá", "Łódź, ßßü, İğışö, ñ¿¡", "Їжак, ґанок, Ёлка", "점심 김밥 뷔페", "コーヒー代 弁当 駅", "早餐 豆漿 燒餅"} {
		if missing := undrawn(t, signs); missing != "" {
			t.Errorf("charts cannot draw %q of %q", missing, signs)
		}
	}
	if got, err := chart.Drawable("a ☕ b สวัสดี"); err != nil || got != "a b" {
		t.Errorf("what no font has is drawn as %q, %v", got, err)
	}
}

// saidIn returns all texts of a language and of its regions.
func saidIn(t *testing.T, l string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", l+"*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no catalogue for %s: %v", l, err)
	}
	var said []string
	for _, f := range files {
		texts, err := texttest.Texts(os.DirFS(".."), strings.TrimSuffix(filepath.Base(f), ".json"))
		if err != nil {
			t.Fatal(err)
		}
		for _, forms := range texts {
			said = append(said, slices.Collect(maps.Values(forms))...)
		}
	}
	return said
}

// undrawn returns the letters, digits and signs of currencies that charts leave out.
func undrawn(t *testing.T, s string) string {
	t.Helper()
	var missing []rune
	for _, r := range s {
		if !unicode.In(r, unicode.L, unicode.N, unicode.Sc) {
			continue
		}
		if got, err := chart.Drawable(string(r)); err != nil || got == "" {
			missing = append(missing, r)
		}
	}
	return string(missing)
}

// TestFaultsAreFound is the negative control of the test above.
func TestFaultsAreFound(t *testing.T) {
	english := `{"a":"A","day":"{{.Day}} of {{.Month}}","n":{"one":"its thing","other":"{{.N}} things"}}`
	for _, c := range []struct{ file, texts, want string }{
		{"de", `{"a":"A","day":"{{.Day}}. {{.Month}}","n":{"one":"das Ding","other":"{{.N}} Dinge"}}`, ""},
		{"de", `{"day":"{{.Day}}. {{.Month}}","n":{"one":"das Ding","other":"{{.N}} Dinge"}}`, "de: a is missing"},
		{"de", `{"a":" ","day":"{{.Day}}. {{.Month}}","n":{"one":"das Ding","other":"{{.N}} Dinge"}}`, "de: a is empty"},
		{"de", `{"a":" ","day":"{{.Day}}. {{.Month}}","n":{"one":"das Ding","other":"{{.N}} Dinge"}}`, ""},
		{"de", `{"a":"A","b":"B","day":"{{.Day}}. {{.Month}}","n":{"one":"das Ding","other":"{{.N}} Dinge"}}`, "de: b is in no other catalogue"},
		{"de", `{"a":"A","day":"der {{.Day}}.","n":{"one":"das Ding","other":"{{.N}} Dinge"}}`, `de: day: {{.Month}} is dropped: "der {{.Day}}."`},
		{"de", `{"a":"A","day":"{{.Tag}}, {{.Day}}. {{.Month}}","n":{"one":"das Ding","other":"{{.N}} Dinge"}}`, `de: day: {{.Tag}} is unknown: "{{.Tag}}, {{.Day}}. {{.Month}}"`},
		{"de", `{"a":"A","day":"{{.Day}}. {{.Month}}","n":"{{.N}} Dinge"}`, `de: n lacks the plural form "one"`},
		{"de", `{"a":"A","day":"{{.Day}}. {{.Month}}","n":{"one":"das Ding","few":"{{.N}} Dinge","other":"{{.N}} Dinge"}}`, `de: n has the plural form "few", which the language does not have`},
		{"zh", `{"a":"A","day":"{{.Month}}{{.Day}}日","n":"{{.N}} 个"}`, ""},
		{"pl", `{"a":"A","day":"{{.Day}} {{.Month}}","n":{"one":"rzecz","few":"{{.N}} rzeczy","other":"{{.N}} rzeczy"}}`, `pl: n lacks the plural form "many"`},
		{"ru", `{"a":"A","day":"{{.Day}} {{.Month}}","n":{"one":"вещь","few":"{{.N}} вещи","many":"{{.N}} вещей","other":"{{.N}} вещи"}}`, `ru: n: {{.N}} is dropped: "вещь"`},
		{"es", `{"a":"A","day":"{{.Day}} de {{.Month}}","n":{"one":"la cosa","other":"{{.N}} cosas"}}`, `es: n lacks the plural form "many"`},
		{"de", `{"a":`, "de.json: unexpected end of JSON input"},
	} {
		files := fstest.MapFS{"en.json": {Data: []byte(english)}, c.file + ".json": {Data: []byte(c.texts)}}
		if got := strings.Join(texttest.Faults(files, []string{"en", c.file}), "\n"); got != c.want {
			t.Errorf("%s %s:\n%s\nwant %s", c.file, c.texts, got, c.want)
		}
	}
	script := fstest.MapFS{"en.json": {Data: []byte(english)}, "zh-Hant.json": {Data: []byte(`{"a":"A","day":"{{.Month}}{{.Day}}日"}`)}}
	if got := strings.Join(texttest.Faults(script, []string{"en"}), "\n"); got != "zh-Hant: n is missing" {
		t.Errorf("what a script leaves out: %q", got)
	}
	regional := fstest.MapFS{"en.json": {Data: []byte(english)}, "de-CH.json": {Data: []byte(`{"day":"{{.Day}}"}`)}}
	if got := texttest.Faults(regional, []string{"en"}); len(got) != 1 {
		t.Errorf("what a region drops: %q", got)
	}
	if got := texttest.Faults(regional, []string{"en", "de"}); len(got) != 2 {
		t.Errorf("a language without a file: %q", got)
	}
}

func TestForms(t *testing.T) {
	for l, want := range map[string]string{
		"en": "one other", "zh": "other", "de": "one other", "es": "many one other", "pl": "few many one other", "ar": "few many one other two zero",
	} {
		if got := texttest.Forms(language.Make(l)); !slices.Equal(got, strings.Fields(want)) {
			t.Errorf("%s: %v, want %s", l, got, want)
		}
	}
}
