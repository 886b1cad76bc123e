package chat

import (
	"embed"
	"encoding/json"
	"strings"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"chit/expense"
)

// The catalogues: one file per language, each with every key. Arguments are
// written {{.Name}}; a text with "one" and "other" is chosen by {{.N}}.
//
//go:embed texts/*.json
var catalogues embed.FS

// Args are the values in a text.
type Args = map[string]any

// Texts says things in one language.
type Texts struct {
	language  string
	localizer *i18n.Localizer
}

var spoken sync.Map // language → func() *Texts

// TextsIn returns the texts of a language, those of English when Chit does not
// speak it. A catalogue is read when the first text of its language is needed.
func TextsIn(lang string) *Texts {
	lang = Spoken(lang)
	load, _ := spoken.LoadOrStore(lang, sync.OnceValue(func() *Texts { return loadTexts(lang) }))
	return load.(func() *Texts)()
}

// Spoken returns the language of [expense.Languages] that serves a BCP 47 tag:
// "zh" for "zh-Hant-TW", "en" for one that Chit does not speak.
func Spoken(tag string) string {
	base, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(tag, "_", "-")), "-")
	for _, l := range expense.Languages {
		if l == base {
			return l
		}
	}
	return "en"
}

func loadTexts(lang string) *Texts {
	bundle := i18n.NewBundle(language.English)
	bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
	for _, l := range []string{"en", lang} {
		// The files are embedded, and a test loads each: this cannot fail.
		if _, err := bundle.LoadMessageFileFS(catalogues, "texts/"+l+".json"); err != nil {
			panic(err) // unreachable unless bug
		}
	}
	return &Texts{lang, i18n.NewLocalizer(bundle, lang, "en")}
}

// Language returns the language that t speaks.
func (t *Texts) Language() string { return t.language }

// Say returns the text of a key. An argument N chooses between singular and
// plural.
func (t *Texts) Say(key string, args ...Args) string {
	c := &i18n.LocalizeConfig{MessageID: key}
	if len(args) > 0 {
		c.TemplateData, c.PluralCount = args[0], args[0]["N"]
	}
	s, err := t.localizer.Localize(c)
	if err != nil {
		// A missing text is found by a test; a person is better served by the
		// key than by silence.
		return key
	}
	return s
}

// Error returns the sentence for an error, a general one for an error without a
// meaning: the text of an unclassified error never leaves the process.
func (t *Texts) Error(err error) string {
	reason, args := reasonOf(err)
	if reason == "" {
		return t.Say("error_internal")
	}
	return t.Say("error_"+string(reason), Args(args))
}

// Has reports whether there is a text for a key.
func (t *Texts) Has(key string) bool {
	_, err := t.localizer.Localize(&i18n.LocalizeConfig{MessageID: key, TemplateData: Args{}})
	return err == nil
}

// AllTexts returns the texts of every language.
func AllTexts() []*Texts {
	all := make([]*Texts, len(expense.Languages))
	for i, l := range expense.Languages {
		all[i] = TextsIn(l)
	}
	return all
}
