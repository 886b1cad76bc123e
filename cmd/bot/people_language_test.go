package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"chit/agent/chat/text"
	"chit/agent/chat/text/texttest"
	"chit/agent/eval"
	"chit/expense/parse/lang"
)

// directoriesWithTexts are those of all catalogues.
func directoriesWithTexts(t *testing.T) (all []fs.FS) {
	t.Helper()
	err := filepath.WalkDir(filepath.Join("..", "..", "agent"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Name() == "en.json" {
			all = append(all, os.DirFS(filepath.Dir(path)))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// newEar returns one that knows all that the bot says.
func newEar(t *testing.T) *texttest.Ear {
	t.Helper()
	ear, err := texttest.NewEar(directoriesWithTexts(t), text.Languages)
	if err != nil {
		t.Fatal(err)
	}
	return ear
}

// asksForOther reports whether a message names another language, to be answered in it.
func asksForOther(r eval.Result) bool {
	return slices.ContainsFunc(text.Languages, func(l string) bool { return l != r.Language && lang.NamesLanguage(r.Row.Message, l) })
}

// checkLanguage holds that all replies to the messages of a table are in its language, if
// there is a catalogue for it, and returns how many are not.
func checkLanguage(t *testing.T, ear *texttest.Ear, results []eval.Result) (foreign int) {
	t.Helper()
	said := ""
	for _, r := range results {
		if !text.Speaks(r.Language) || !strings.HasSuffix(r.Table, "_"+r.Language) {
			return 0 // of several languages, or of one that is answered in English
		}
		if !r.Row.Goes {
			said = ""
		}
		said += "\n" + r.Row.Message
		if asksForOther(r) {
			continue
		}
		reply := r.Outcome.Reply
		for _, o := range r.Outcome.Offers {
			reply += "\n[" + o.Label + "]"
		}
		if parts := ear.Foreign(r.Language, reply, said); len(parts) > 0 {
			foreign++
			if *listVerdicts {
				t.Logf("%s:%d: not in %s: %q\n\t%q", r.File, r.Row.Line, r.Language, r.Row.Message, parts)
			}
		}
	}
	return foreign
}
