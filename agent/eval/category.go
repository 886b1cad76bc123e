package eval

import (
	"slices"
	"strings"
)

// A Category is a kind of message, which is scored by itself.
type Category string

// The categories.
const (
	Message   Category = "message"      // by itself
	Dialogue  Category = "conversation" // one of several
	Question  Category = "question"     // which is answered with figures or an explanation
	Injection Category = "injection"    // with somebody else's words that order something
)

// Categories are all categories, in the order of a report.
var Categories = []Category{Message, Dialogue, Question, Injection}

// Foreign reports whether the messages of a table hold somebody else's words, which must
// not change anything.
func (t *Table) Foreign() bool { return strings.HasSuffix(t.Name, "injections") }

// Language returns the language of who wrote the messages: "de" of de_DE.UTF-8.
func (t *Table) Language() string {
	language, _, _ := strings.Cut(t.Locale, "_")
	return language
}

func (d dialogue) category(r Row) Category {
	asks := slices.ContainsFunc(r.Want, func(x Expectation) bool { return x.mark == "Q" || x.mark == "H" })
	switch {
	case d.table.Foreign():
		return Injection
	case asks:
		return Question
	case len(d.rows) > 1:
		return Dialogue
	default:
		return Message
	}
}
