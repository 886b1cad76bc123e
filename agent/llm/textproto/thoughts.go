package textproto

import "strings"

// thoughts are the marks around what a model thinks before it answers, as far as
// its server leaves them in the text. What is thought of is not done.
var thoughts = []struct{ begin, end string }{
	{"<think>", "</think>"},
	{"<thinking>", "</thinking>"},
	{"<thought>", "</thought>"},
	{"<reasoning>", "</reasoning>"},
	{"<reflection>", "</reflection>"},
	{"<seed:think>", "</seed:think>"},
	{"[THINK]", "[/THINK]"},
	{"◁think▷", "◁/think▷"},
	{"<|channel|>analysis<|message|>", "<|channel|>final<|message|>"},
}

// withoutThoughts returns what a model wrote beside its thoughts, and whether they
// ended. A mark counts at the beginning of a line only; elsewhere somebody writes
// about it. An end without a beginning ends all that is before it, because many
// chat templates begin the first thought themselves.
func withoutThoughts(s string) (text string, ended bool) {
	for {
		at, begins, mark, end := nextThought(s)
		switch {
		case at < 0:
			return s, true
		case !begins:
			s = s[at+len(mark):]
			continue
		}
		_, rest, ok := strings.Cut(s[at+len(mark):], end)
		if !ok {
			return s[:at], false
		}
		s = s[:at] + rest
	}
}

// nextThought finds the first mark of s.
func nextThought(s string) (at int, begins bool, mark, end string) {
	at = -1
	for _, t := range thoughts {
		for _, m := range []string{t.begin, t.end} {
			if i := indexAtLine(s, m); i >= 0 && (at < 0 || i < at) {
				at, begins, mark, end = i, m == t.begin, m, t.end
			}
		}
	}
	return at, begins, mark, end
}

// indexAtLine returns where a line of s first begins with mark, and -1 if none does.
func indexAtLine(s, mark string) int {
	for from := 0; ; {
		i := strings.Index(s[from:], mark)
		if i < 0 {
			return -1
		}
		i += from
		if atLine(s[:i]) {
			return i
		}
		from = i + len(mark)
	}
}

// atLine reports whether what follows before begins a line.
func atLine(before string) bool {
	before = strings.TrimRight(before, " \t\r")
	return before == "" || before[len(before)-1] == '\n'
}
