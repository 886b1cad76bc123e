// Package texttest finds what is wrong with catalogues.
package texttest

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"chit/agent/chat/text"
)

// reference is the file that the others are compared with.
const reference = "en"

// dateParts are keys for which languages may arrange other parts than English needs, as the
// signs of currencies do.
var dateParts = map[string]bool{"range_days": true, "date": true}

// A Text is what a file says for a key, by plural form; a text without forms has only
// "other".
type Text map[string]string

// UnmarshalJSON reads a string, or an object with plural forms.
func (t *Text) UnmarshalJSON(data []byte) error {
	var alone string
	if json.Unmarshal(data, &alone) == nil {
		*t = Text{"other": alone}
		return nil
	}
	return json.Unmarshal(data, (*map[string]string)(t))
}

// Texts reads a file of a directory.
func Texts(files fs.FS, name string) (map[string]Text, error) {
	data, err := fs.ReadFile(files, name+".json")
	if err != nil {
		return nil, err
	}
	var texts map[string]Text
	if err := json.Unmarshal(data, &texts); err != nil {
		return nil, fmt.Errorf("%s.json: %w", name, err)
	}
	return texts, nil
}

// Faults returns what is wrong with the texts of some languages in a directory: a file
// that is missing, keys that it lacks or has alone, arguments that a sentence drops or
// makes up, plural forms that it lacks. What a region says differently is checked too.
func Faults(files fs.FS, languages []string) []string {
	english, err := Texts(files, reference)
	if err != nil {
		return []string{err.Error()}
	}
	var faults []string
	for _, l := range languages {
		own, err := Texts(files, l)
		if err != nil {
			faults = append(faults, err.Error())
			continue
		}
		faults = append(faults, compare(l, english, own, true)...)
	}
	regional, _ := fs.Glob(files, "*-*.json") // the pattern is a good one
	for _, name := range regional {
		name = strings.TrimSuffix(name, ".json")
		own, err := Texts(files, name)
		if err != nil {
			faults = append(faults, err.Error())
			continue
		}
		// What a region leaves out is said as everywhere, but two scripts do not mix.
		_, script, _ := language.Make(name).Raw()
		faults = append(faults, compare(name, english, own, script != (language.Script{}))...)
	}
	return faults
}

// compare returns what is wrong with the texts of a language. Whole is set if they must
// be all.
func compare(name string, english, own map[string]Text, whole bool) (faults []string) {
	fault := func(format string, args ...any) { faults = append(faults, name+": "+fmt.Sprintf(format, args...)) }
	tag := language.Make(name)
	for _, key := range slices.Sorted(maps.Keys(english)) {
		said, ok := own[key]
		switch {
		case !ok && whole:
			fault("%s is missing", key)
			continue
		case !ok:
			continue
		}
		want := arguments(slices.Collect(maps.Values(english[key]))...)
		if len(english[key]) > 1 || slices.Contains(want, "N") && len(said) > 1 {
			for _, form := range Forms(tag) {
				if _, ok := said[form]; !ok {
					fault("%s lacks the plural form %q", key, form)
				}
			}
		}
		for _, form := range slices.Sorted(maps.Keys(said)) {
			if !slices.Contains(Forms(tag), form) {
				fault("%s has the plural form %q, which the language does not have", key, form)
			}
			if blank(said[form]) && !blank(english[key]["other"]) {
				fault("%s is empty", key)
			}
			if !dateParts[key] && !strings.HasPrefix(key, "currency_sign_") {
				for _, a := range differing(want, arguments(said[form]), means(tag, form)) {
					fault("%s: %s: %q", key, a, said[form])
				}
			}
		}
	}
	for _, key := range slices.Sorted(maps.Keys(own)) {
		if _, ok := english[key]; !ok {
			fault("%s is in no other catalogue", key)
		}
	}
	return faults
}

// differing says which arguments a sentence drops and makes up. One whose form is only
// that of the number one may leave the number out.
func differing(want, has []string, one bool) (all []string) {
	for _, a := range want {
		if !slices.Contains(has, a) && !(one && a == "N") {
			all = append(all, "{{."+a+"}} is dropped")
		}
	}
	for _, a := range has {
		if !slices.Contains(want, a) {
			all = append(all, "{{."+a+"}} is unknown")
		}
	}
	return all
}

// blank reports whether a text has nothing to read. A no-break space is something: it
// separates the groups of digits in many languages.
func blank(said string) bool { return strings.Trim(said, " \t\n") == "" }

var argument = regexp.MustCompile(`{{\.(\w+)}}`)

func arguments(said ...string) (names []string) {
	for _, s := range said {
		for _, m := range argument.FindAllStringSubmatch(s, -1) {
			names = append(names, m[1])
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

var formNames = map[plural.Form]string{
	plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many", plural.Other: "other",
}

// ofMillions are the languages that count whole millions in the form "many", which the
// tables of x/text do not have: "un millón de gastos".
var ofMillions = []string{"ca", "es", "fr", "it", "pt"}

// Forms returns the plural forms of a language.
func Forms(tag language.Tag) []string {
	forms := map[string]bool{"other": true}
	for n := range int64(201) {
		forms[formNames[text.FormOf(tag, n)]] = true
	}
	if base, _ := tag.Base(); slices.Contains(ofMillions, base.String()) {
		forms["many"] = true
	}
	return slices.Sorted(maps.Keys(forms))
}

// means reports whether a form is that of the number one alone.
func means(tag language.Tag, form string) bool {
	if form != "one" {
		return false
	}
	for n := range int64(201) {
		if n != 1 && formNames[text.FormOf(tag, n)] == form {
			return false
		}
	}
	return true
}
