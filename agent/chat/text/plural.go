package text

import (
	"encoding/json"
	"fmt"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// A text is what a catalogue says for a key: one sentence, or one for each plural form of
// its language.
type text struct {
	forms [plural.Many + 1]string // by form; other is always there
}

// formNames are the forms as catalogues write them, which are those of the CLDR.
var formNames = map[string]plural.Form{
	"zero": plural.Zero, "one": plural.One, "two": plural.Two, "few": plural.Few, "many": plural.Many, "other": plural.Other,
}

// UnmarshalJSON reads a string, or an object with plural forms.
func (t *text) UnmarshalJSON(data []byte) error {
	if err := json.Unmarshal(data, &t.forms[plural.Other]); err == nil {
		return nil
	}
	var forms map[string]string
	if err := json.Unmarshal(data, &forms); err != nil {
		return err
	}
	for name, said := range forms {
		form, ok := formNames[name]
		if !ok {
			return fmt.Errorf("there is no plural form %q", name)
		}
		t.forms[form] = said
	}
	return nil
}

// of returns what is said of arguments: N chooses the plural form.
func (t text) of(tag language.Tag, args Args) string {
	if n, ok := count(args["N"]); ok {
		if said := t.forms[t.form(tag, n)]; said != "" {
			return said
		}
	}
	return t.forms[plural.Other]
}

// form returns the plural form of a number. The tables of x/text are older than the form
// "many" of Romance languages, which is that of whole millions ("un million de ..."): it
// is chosen if the text has it.
func (t text) form(tag language.Tag, n int64) plural.Form {
	form := FormOf(tag, n)
	if form == plural.Other && n != 0 && n%1e6 == 0 && t.forms[plural.Many] != "" {
		return plural.Many
	}
	return form
}

// FormOf returns the plural form of a whole number in a language.
func FormOf(tag language.Tag, n int64) plural.Form {
	if n < 0 {
		n = -n
	}
	// Of large numbers, no rule looks at more than the last seven digits.
	if n >= 1e7 {
		n = n%1e6 + 1e6
	}
	return plural.Cardinal.MatchPlural(tag, int(n), 0, 0, 0, 0)
}

// count returns the number that chooses a form.
func count(n any) (int64, bool) {
	switch n := n.(type) {
	case int:
		return int64(n), true
	case int64:
		return n, true
	}
	return 0, false
}
