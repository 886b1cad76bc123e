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
	var kept strings.Builder
	for {
		at, begins, mark, end := nextThought(s)
		if at < 0 {
			kept.WriteString(s)
			return kept.String(), true
		}
		if begins {
			kept.WriteString(s[:at])
		} else {
			kept.Reset()
		}
		s = s[at+len(mark):]
		if begins {
			_, after, ok := strings.Cut(s, end)
			if !ok {
				return kept.String(), false
			}
			s = after
		}
	}
}

// nextThought finds the first mark of s, which begins with a line.
func nextThought(s string) (at int, begins bool, mark, end string) {
	for at < len(s) {
		at += len(s[at:]) - len(strings.TrimLeft(s[at:], space))
		for _, t := range thoughts {
			switch {
			case strings.HasPrefix(s[at:], t.begin):
				return at, true, t.begin, t.end
			case strings.HasPrefix(s[at:], t.end):
				return at, false, t.end, t.end
			}
		}
		line := strings.IndexByte(s[at:], '\n')
		if line < 0 {
			break
		}
		at += line + 1
	}
	return -1, false, "", ""
}

// atLine reports whether what follows before begins a line.
func atLine(before string) bool {
	before = strings.TrimRight(before, " \t\r")
	return before == "" || before[len(before)-1] == '\n'
}
