// Package text holds what the bot says: one catalogue for each language that it
// speaks, and how days, periods and lists are written in it.
//
// What is said is short; the amount first; what was done, not that we are happy to
// have done it; always how to undo it; one question at a time; never an internal
// id, a code or a stack trace; no jokes about money.
package text

import (
	"embed"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
)

// The catalogues: one file per language, each with every key. Arguments are
// written {{.Name}}; a text with "one" and "other" is chosen by the argument N.
//
//go:embed *.json
var catalogues embed.FS

// Args are the values in a text.
type Args = map[string]any

// A Catalogue says things in one language.
type Catalogue struct {
	language string
	texts    map[string]text
}

// A text is what a catalogue says for a key.
type text struct {
	one   string // for a count of one, in languages that have a singular
	other string
}

// UnmarshalJSON reads a string, or an object with the forms of a count.
func (t *text) UnmarshalJSON(data []byte) error {
	if err := json.Unmarshal(data, &t.other); err == nil {
		return nil
	}
	var forms struct{ One, Other string }
	if err := json.Unmarshal(data, &forms); err != nil {
		return err
	}
	t.one, t.other = forms.One, forms.Other
	return nil
}

// Languages are those in which Chit speaks.
var Languages = []string{"en", "zh"}

var spoken sync.Map // language → func() *Catalogue

// In returns the texts of a language, those of English when Chit does not
// speak it. A catalogue is read when the first text of its language is needed.
func In(lang string) *Catalogue {
	lang = Spoken(lang)
	loaded, _ := spoken.LoadOrStore(lang, sync.OnceValue(func() *Catalogue { return load(lang) }))
	return loaded.(func() *Catalogue)()
}

// Spoken returns the language of [Languages] that serves a BCP 47 tag: "zh" for
// "zh-Hant-TW", "en" for one that Chit does not speak.
func Spoken(tag string) string {
	base, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(tag, "_", "-")), "-")
	for _, l := range Languages {
		if l == base {
			return l
		}
	}
	return "en"
}

func load(lang string) *Catalogue {
	t := &Catalogue{language: lang}
	data, err := catalogues.ReadFile(lang + ".json")
	if err == nil {
		err = json.Unmarshal(data, &t.texts)
	}
	if err != nil {
		// The files are embedded, and a test loads each: this cannot fail.
		panic(err) // unreachable unless bug
	}
	return t
}

// Language returns the language that t speaks.
func (t *Catalogue) Language() string { return t.language }

// Say returns the text of a key. An argument N chooses between singular and
// plural. A missing text is found by a test.
func (t *Catalogue) Say(key Key, args ...Args) string {
	said := t.texts[key.String()]
	if len(args) == 0 {
		return said.other
	}
	if said.one != "" && fmt.Sprint(args[0]["N"]) == "1" {
		return fill(said.one, args[0])
	}
	return fill(said.other, args[0])
}

// SayOf returns the text that a family has for a name. Without one a person is
// better served by the name than by silence.
func (t *Catalogue) SayOf(f Family, name string, args ...Args) string {
	key, ok := f.Key(name)
	if !ok {
		return f.prefix + name
	}
	return t.Say(key, args...)
}

// fill puts values in the place of their names. It goes through the text once,
// so that a value that looks like a name stays what it is.
func fill(s string, args Args) string {
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(s, "{{.")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		name, after, _ := strings.Cut(rest, "}}")
		fmt.Fprint(&b, args[name])
		s = after
	}
}

// Error returns the sentence for an error, a general one for an error without a
// meaning: the text of an unclassified error never leaves the process.
func (t *Catalogue) Error(err error) string {
	reason, args := reasonOf(err)
	if reason == "" {
		return t.Say(ErrorInternal)
	}
	return t.SayOf(FamilyError, string(reason), Args(args))
}

// HasOf reports whether a family has a text for a name.
func (t *Catalogue) HasOf(f Family, name string) bool {
	_, ok := f.Key(name)
	return ok
}

// All returns the texts of every language.
func All() []*Catalogue {
	all := make([]*Catalogue, len(Languages))
	for i, l := range Languages {
		all[i] = In(l)
	}
	return all
}
