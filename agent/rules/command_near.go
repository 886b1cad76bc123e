package rules

import (
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/llm"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// isCommandName reports whether what follows a slash may be the name of a command, and not
// a path or a fraction.
func isCommandName(name string) bool {
	return name != "" && !strings.ContainsFunc(name, func(r rune) bool { return r != '_' && !unicode.In(r, unicode.L, unicode.M) })
}

// notCommanded answers a command that does not exist, or that names no month. No model is
// asked what it may mean.
func notCommanded(name, rest string) Reading {
	if name == "month" && rest != "" {
		return Reading{Err: expense.Invalid(expense.ReasonPeriodUnknown, expense.Args{"Period": rest}), Complete: true}
	}
	near, ok := nearest(name)
	switch {
	case near.word == name && rest == "":
		return Reading{Say: text.UnknownCommand, Complete: true}
	case near.word == name:
		return wants(action.Suggest{Command: name, Menu: near.menu, Unread: rest})
	case ok:
		return wants(action.Suggest{Command: strings.TrimSpace(near.word + " " + rest), Menu: near.menu})
	}
	return Reading{Say: text.UnknownCommand, Complete: true}
}

// ReadCommand reads a command that was suggested, at a time in the person's zone.
func ReadCommand(command string, now time.Time, o parse.Options, monthStart int) Reading {
	return New().Read(command, llm.Situation{Now: now, Currency: string(o.Currency), Language: o.Language, Region: o.Region, MonthStart: monthStart})
}

// A commandName is a word that may follow a slash.
type commandName struct {
	word string
	menu string // the same command as messengers show it in their menus
}

// menu has the commands by the names that messengers show, with the ways to say them.
var menu = []struct {
	name string
	says []lang.Phrase
}{
	{"month", nil},
	{"today", nil},
	{"week", nil},
	{"invite", nil},
	{"report", []lang.Phrase{lang.Reports}},
	{"export", []lang.Phrase{lang.ExportsCSV, lang.ExportsXLSX}},
	{"help", []lang.Phrase{lang.AsksHelp}},
	{"settings", []lang.Phrase{lang.ShowsSettings}},
	{"categories", []lang.Phrase{lang.ShowsCategories}},
	{"list", []lang.Phrase{lang.ListsExpenses}},
	{"privacy", []lang.Phrase{lang.AsksPrivacy}},
	{"roles", []lang.Phrase{lang.ShowsRoles}},
	{"chart", []lang.Phrase{lang.ShowsChart}},
	{"start", []lang.Phrase{lang.Starts}},
	{"find", []lang.Phrase{lang.FindsWords}},
	{"undo", []lang.Phrase{lang.AsksUndo}},
	{"redo", []lang.Phrase{lang.AsksRedo}},
	{"restore", []lang.Phrase{lang.AsksRestore}},
	{"delete", []lang.Phrase{lang.AsksDelete}},
	{"edit", []lang.Phrase{lang.AsksChange}},
}

// commandNames are those of the menu, and then the words that mean the same in any
// language.
var commandNames = sync.OnceValue(func() []commandName {
	var names []commandName
	for _, c := range menu {
		names = append(names, commandName{c.name, c.name})
	}
	for _, c := range menu {
		for _, p := range c.says {
			for _, w := range p.Wordings() {
				if w = strings.TrimSuffix(w, " {words}"); isCommandName(w) {
					names = append(names, commandName{w, c.name})
				}
			}
		}
	}
	return names
})

// nearest returns the command that was mistyped: one that differs by a slip or two of the
// fingers, or begins so. It reports false if none is near.
func nearest(name string) (near commandName, ok bool) {
	typed, least := []rune(name), 3
	for _, c := range commandNames() {
		known := []rune(c.word)
		if slips := slipsBetween(typed, known); slips <= slipsAllowed(max(len(typed), len(known))) && slips < least {
			near, least = c, slips
		}
	}
	if least < 3 || len(typed) < minPrefix {
		return near, least < 3
	}
	i := slices.IndexFunc(commandNames(), func(c commandName) bool { return strings.HasPrefix(c.word, name) })
	if i < 0 {
		return near, false
	}
	return commandNames()[i], true
}

// minPrefix is how much of a command must be there to guess the rest.
const minPrefix = 3

// slipsAllowed is by how much a name may differ: two of three letters are another word.
func slipsAllowed(length int) int {
	switch {
	case length < 4:
		return 0
	case length < 7:
		return 1
	}
	return 2
}

// slipsBetween counts the letters that are missing, too many, wrong, or in the place of
// their neighbour.
func slipsBetween(a, b []rune) int {
	if n := len(a) - len(b); n > 2 || n < -2 {
		return 3 // more than matters
	}
	var before, row []int
	next := make([]int, len(b)+1)
	for j := range next {
		next[j] = j
	}
	for i := range a {
		before, row, next = row, next, make([]int, len(b)+1)
		next[0] = i + 1
		for j := range b {
			cost := 1
			if a[i] == b[j] {
				cost = 0
			}
			next[j+1] = min(row[j]+cost, row[j+1]+1, next[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				next[j+1] = min(next[j+1], before[j-1]+1)
			}
		}
	}
	return next[len(b)]
}
