package text

import (
	"fmt"
	"io/fs"
	"strings"
)

// A Book holds the texts of one feature: a file for each of [Languages] and for their
// variants, written like the catalogues.
type Book struct {
	texts map[string]map[string]text // by file and key
}

// NewBook reads a feature's files, en.json and the like. It panics for one that cannot be
// read: the files are embedded, and the program does not start without them. What a
// language lacks is said in English; a test names it.
func NewBook(files fs.FS) *Book {
	names, err := fs.Glob(files, "*.json")
	b := &Book{texts: map[string]map[string]text{}}
	for _, name := range names {
		name = strings.TrimSuffix(name, ".json")
		t, failed := read(files, name)
		if failed != nil {
			err = failed
			break
		}
		b.texts[name] = t.texts
	}
	if err == nil && b.texts[reference] == nil {
		err = fmt.Errorf("there is no %s.json", reference)
	}
	if err != nil {
		panic(fmt.Errorf("texts of a feature: %w", err))
	}
	return b
}

// Say returns the text of a key as a catalogue would say it: in its language, script and
// region, and with numbers as there.
func (b *Book) Say(in *Catalogue, key string, args ...Args) string {
	for _, file := range in.files {
		if said, ok := b.texts[file][key]; ok {
			return in.say(said, args)
		}
	}
	return In(reference).say(b.texts[reference][key], args)
}
