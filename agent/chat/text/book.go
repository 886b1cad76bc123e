package text

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"slices"
)

// A Book holds the texts of one feature: a file for each of [Languages], written like the
// catalogues.
type Book struct {
	texts map[string]map[string]text // language → key → text
}

// NewBook reads a feature's files, en.json and the like. It panics for a language that is
// missing or has other keys than the others: the files are embedded, and the program does
// not start without them.
func NewBook(files fs.FS) *Book {
	b := &Book{texts: map[string]map[string]text{}}
	for _, language := range Languages {
		data, err := fs.ReadFile(files, language+".json")
		var texts map[string]text
		if err == nil {
			err = json.Unmarshal(data, &texts)
		}
		if err != nil {
			panic(fmt.Errorf("texts of a feature: %w", err))
		}
		b.texts[language] = texts
	}
	b.check()
	return b
}

// check panics unless every language has the same keys.
func (b *Book) check() {
	want := slices.Sorted(maps.Keys(b.texts[Languages[0]]))
	for _, language := range Languages[1:] {
		if got := slices.Sorted(maps.Keys(b.texts[language])); !slices.Equal(want, got) {
			panic(fmt.Sprintf("texts of a feature: %s has %q, %s has %q", Languages[0], want, language, got))
		}
	}
}

// Say returns the text of a key in a language.
func (b *Book) Say(language, key string, args ...Args) string {
	return b.texts[Spoken(language)][key].say(args...)
}
