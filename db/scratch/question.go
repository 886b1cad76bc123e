package scratch

import (
	"fmt"
	"strings"

	"chit/expense"
)

// oneSelect returns a question without the semicolon at its end, and refuses what
// is not a single SELECT. It is for a clear word in time: what must not happen is
// held off by the authorizer.
func oneSelect(question string) (string, error) {
	code := withoutLiterals(question)
	head, rest, _ := strings.Cut(code, ";")
	if strings.Trim(rest, "; \t\r\n") != "" {
		return "", &expense.QueryError{Why: "only one statement is taken"}
	}
	words := strings.Fields(strings.ToLower(head))
	if len(words) == 0 || words[0] != "select" && words[0] != "with" {
		return "", &expense.QueryError{Why: "only SELECT is taken"}
	}
	if len(head) > maxQuestion {
		return "", &expense.QueryError{Why: fmt.Sprintf("the statement has more than %d characters", maxQuestion)}
	}
	if strings.ContainsRune(question, 0) {
		return "", &expense.QueryError{Why: "the statement has a character that no statement has"}
	}
	return question[:len(head)], nil
}

// withoutLiterals returns a statement with blanks in place of its strings, quoted
// names and comments, as SQLite's tokenizer takes them. What is left of it stands
// where it stood.
func withoutLiterals(s string) string {
	var b strings.Builder
	for s != "" {
		end := 1
		switch {
		case strings.HasPrefix(s, "--"):
			end = through(s, 2, "\n")
		case strings.HasPrefix(s, "/*"):
			end = through(s, 2, "*/")
		case s[0] == '\'' || s[0] == '"' || s[0] == '`':
			end = through(s, 1, s[:1]) // a doubled quote begins the next literal, with the same result
		case s[0] == '[':
			end = through(s, 1, "]")
		default:
			b.WriteByte(s[0])
			s = s[1:]
			continue
		}
		b.WriteString(strings.Repeat(" ", end))
		s = s[end:]
	}
	return b.String()
}

// through returns where s goes on after the mark that follows position from.
func through(s string, from int, mark string) int {
	if i := strings.Index(s[from:], mark); i >= 0 {
		return from + i + len(mark)
	}
	return len(s)
}
