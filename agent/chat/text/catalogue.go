// Package text holds what the bot says: one catalogue per language, and how days,
// periods and lists are written in it.
//
// Texts are short. They begin with the amount; say what was done, and how to undo
// it; ask one question at a time; and never contain an internal id, an error code,
// a stack trace or a joke about money.
package text

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"chit/expense"
	"chit/expense/parse"
)

// The catalogues: one file per language, each with every key. Arguments are
// written {{.Name}}; of a text with plural forms, the argument N chooses one. A file such
// as de-CH.json or zh-Hant.json has what is said differently in a region or script.
//
//go:embed *.json
var catalogues embed.FS

// Args are the values in a text.
type Args = map[string]any

// A Catalogue says things in one language.
type Catalogue struct {
	language string
	tag      language.Tag
	files    []string         // that have its texts, the most particular first
	currency expense.Currency // of the ledger, "" where it is not known
	texts    map[string]text
}

// reference is the language of the catalogue that the keys are made of. It is also spoken
// with people whose language has no catalogue.
const reference = "en"

// Languages are the languages that Chit speaks, which are those of the catalogues.
var Languages = languagesOf(catalogues)

// languagesOf returns the languages of which a directory has a file, the reference first.
// A file such as de-CH.json is none: it has what a region says differently.
func languagesOf(files fs.FS) []string {
	names, err := fs.Glob(files, "*.json")
	if err != nil {
		panic(err) // unreachable unless bug
	}
	all := []string{reference}
	for _, name := range names {
		l := strings.TrimSuffix(name, ".json")
		if l != reference && !strings.Contains(l, "-") {
			all = append(all, l)
		}
	}
	return all
}

var spoken sync.Map // language → func() *Catalogue

// In returns the texts for a BCP 47 tag, as they are said in its region and script, or the
// English ones if Chit does not speak its language. A catalogue is loaded when it is first
// used.
func In(tag string) *Catalogue {
	if slices.Contains(Languages, tag) {
		return inLanguage(tag)
	}
	base, script, region := language.Make(tag).Raw()
	if !slices.Contains(Languages, base.String()) {
		return inLanguage(reference)
	}
	return inLanguage(base.String()).as(base, script, region)
}

// inLanguage returns the texts of one of [Languages].
func inLanguage(code string) *Catalogue {
	loaded, _ := spoken.LoadOrStore(code, sync.OnceValue(func() *Catalogue { return load(code) }))
	return loaded.(func() *Catalogue)()
}

// Spoken returns the one of [Languages] that serves a BCP 47 tag: "zh" for
// "zh-Hant-TW", "en" for a language that Chit does not speak.
func Spoken(tag string) string {
	if base := baseOf(tag); slices.Contains(Languages, base) {
		return base
	}
	return reference
}

// baseOf returns the language of a tag, without script and region.
func baseOf(tag string) string {
	base, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(tag, "_", "-")), "-")
	return base
}

// Speaks reports whether there is a catalogue for a BCP 47 tag.
func Speaks(tag string) bool { return Spoken(tag) == baseOf(tag) }

func load(lang string) *Catalogue {
	t, err := read(catalogues, lang)
	if err != nil {
		// The files are embedded and a test loads each, so this cannot fail.
		panic(err) // unreachable unless bug
	}
	return t
}

// read returns the texts in a file of a directory.
func read(files fs.FS, lang string) (*Catalogue, error) {
	t := &Catalogue{language: baseOf(lang), tag: language.Make(lang), files: []string{lang}}
	data, err := fs.ReadFile(files, lang+".json")
	if err == nil {
		err = json.Unmarshal(data, &t.texts)
	}
	return t, err
}

// Language returns the language of t, without script and region.
func (t *Catalogue) Language() string { return t.language }

// Say returns the text of a key. The argument N chooses the plural
// form. A test finds missing texts.
func (t *Catalogue) Say(key Key, args ...Args) string {
	return t.say(t.texts[key.String()], args)
}

// say returns a text with its arguments, of which amounts and rates are written as in the
// language.
func (t *Catalogue) say(said text, args []Args) string {
	if len(args) == 0 {
		return said.forms[plural.Other]
	}
	return fill(said.of(t.tag, args[0]), args[0], t.written)
}

// SayOf returns a family's text for a name. Without one it returns the name,
// which is more useful than nothing.
func (t *Catalogue) SayOf(f Family, name string, args ...Args) string {
	key, ok := f.Key(name)
	if !ok {
		return f.prefix + name
	}
	return t.Say(key, args...)
}

// fill replaces placeholders by values. It makes a single pass, so a value that
// looks like a placeholder is left alone.
func fill(s string, args Args, written func(any) any) string {
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(s, "{{.")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		name, after, _ := strings.Cut(rest, "}}")
		fmt.Fprint(&b, written(args[name]))
		s = after
	}
}

// Error returns the sentence for an error, and a general one for an
// unclassified error, whose text never leaves the process.
func (t *Catalogue) Error(err error) string {
	reason, args := reasonOf(err)
	if reason == "" {
		return t.Say(ErrorInternal)
	}
	said := Args{"Languages": t.Spoken()}
	for name, value := range args {
		switch v := value.(type) {
		case []string:
			value = t.List(v)
		case expense.TaxReason:
			if t.HasOf(FamilyTaxReason, string(v)) {
				value = t.SayOf(FamilyTaxReason, string(v))
			}
		}
		said[name] = value
	}
	return t.SayOf(FamilyError, string(reason), said)
}

// Spoken lists the languages that Chit speaks, as their people call them.
func (t *Catalogue) Spoken() string {
	var names []string
	for _, l := range Languages {
		names = append(names, In(l).Say(LanguageOwn))
	}
	return t.List(names)
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

// LanguageOf returns the one of [Languages] in which something was said to somebody.
func LanguageOf(said string) string {
	return Spoken(parse.NewText(said, parse.Options{Language: reference}).Spoken())
}
