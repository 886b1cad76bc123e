package text

import (
	"fmt"
	"io/fs"
)

// A Book holds the texts of one feature: a file for each of [Languages], written like the
// catalogues.
type Book struct {
	catalogues map[string]*Catalogue // by language
}

// NewBook reads a feature's files, en.json and the like. It panics for one that cannot be
// read: the files are embedded, and the program does not start without them. What a
// language lacks is said in English; a test names it.
func NewBook(files fs.FS) *Book {
	b := &Book{catalogues: map[string]*Catalogue{}}
	for _, language := range languagesOf(files) {
		t, err := read(files, language)
		if err != nil {
			panic(fmt.Errorf("texts of a feature: %w", err))
		}
		b.catalogues[language] = t
	}
	return b
}

// Say returns the text of a key in a language.
func (b *Book) Say(language, key string, args ...Args) string {
	t := b.catalogues[Spoken(language)]
	if t == nil || t.texts[key] == (text{}) {
		t = b.catalogues[reference]
	}
	return In(t.language).say(t.texts[key], args)
}
