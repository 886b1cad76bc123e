package lang

import (
	"strings"
	"testing"
)

// TestEveryLanguageCommands checks that nothing that can be asked for lacks words in a
// language that has any of it.
func TestEveryLanguageCommands(t *testing.T) {
	for _, l := range languages() {
		if l.commands[AsksChange] == "" {
			continue
		}
		for _, p := range []Phrase{
			AsksUndo, AsksRedo, AsksRestore, AsksChange, MayAskChange, SaysWrong, NamesLast, NamesAll, AroundEntry, OpensCorrection,
			NamesAmount, NamesDate, NamesDescription, NamesCategory, OpensWish, ClosesWish,
		} {
			if l.commands[p] == "" {
				t.Errorf("%s: no words for phrase %d", l.code, p)
			}
		}
		if l.commands[AsksDelete]+l.commands[MayAskDelete] == "" {
			t.Errorf("%s: no words for deletions", l.code)
		}
	}
}

// TestWordingsAreLowerCase checks that every wording can be found in a text in lower
// case, whole and without spaces around it.
func TestWordingsAreLowerCase(t *testing.T) {
	for p, x := range wordings().all {
		for _, w := range x {
			if w == "" || w != strings.ToLower(strings.TrimSpace(w)) {
				t.Errorf("phrase %d: wording %q", p, w)
			}
		}
	}
}
