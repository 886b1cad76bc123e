package scratch

import (
	"fmt"
	"strings"

	"chit/expense"
)

// oneSelect returns a question without its final semicolon, and refuses anything
// but a single SELECT. It exists to give a clear error early; the authorizer is
// what enforces the limits.
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

// withoutLiterals returns a statement with its strings, quoted names and comments
// blanked out, as SQLite's tokenizer delimits them. Everything else keeps its
// position.
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

// through returns the index after the next closing mark, searching from a
// position.
func through(s string, from int, mark string) int {
	if i := strings.Index(s[from:], mark); i >= 0 {
		return from + i + len(mark)
	}
	return len(s)
}
