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
	"strings"
	"sync"

	"chit/expense"
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

// UnmarshalJSON reads a string, or an object with plural forms.
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

// Languages are the languages that Chit speaks.
var Languages = []string{"en", "zh"}

var spoken sync.Map // language → func() *Catalogue

// In returns the texts of a language, or the English ones if Chit does not
// speak it. A catalogue is loaded when it is first used.
func In(lang string) *Catalogue {
	lang = Spoken(lang)
	loaded, _ := spoken.LoadOrStore(lang, sync.OnceValue(func() *Catalogue { return load(lang) }))
	return loaded.(func() *Catalogue)()
}

// Spoken returns the one of [Languages] that serves a BCP 47 tag: "zh" for
// "zh-Hant-TW", "en" for a language that Chit does not speak.
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
		// The files are embedded and a test loads each, so this cannot fail.
		panic(err) // unreachable unless bug
	}
	return t
}

// Language returns the language of t.
func (t *Catalogue) Language() string { return t.language }

// Say returns the text of a key. The argument N chooses between singular and
// plural. A test finds missing texts.
func (t *Catalogue) Say(key Key, args ...Args) string {
	return t.texts[key.String()].say(args...)
}

func (t text) say(args ...Args) string {
	if len(args) == 0 {
		return t.other
	}
	if t.one != "" && fmt.Sprint(args[0]["N"]) == "1" {
		return fill(t.one, args[0])
	}
	return fill(t.other, args[0])
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

// Error returns the sentence for an error, and a general one for an
// unclassified error, whose text never leaves the process.
func (t *Catalogue) Error(err error) string {
	reason, args := reasonOf(err)
	if reason == "" {
		return t.Say(ErrorInternal)
	}
	said := Args{}
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
