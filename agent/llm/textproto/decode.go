package textproto

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"chit/agent/llm"
)

// What is wrong with an answer, in words for the model.
var (
	errNotAllowed = errors.New("the answer is a tool call although none was allowed")
	errPlace      = errors.New("a tool call is in the middle of other words")
	errBare       = errors.New("a tool call is written in another form")
	errInCode     = errors.New("a tool call is within code, with words around it")
)

// A reader takes the answer to a request apart.
type reader struct {
	tools   []llm.ToolSpec
	noTools bool       // calls are dropped
	said    []string   // by others than the model
	quoted  quotations // calls in that

	words  strings.Builder // beside the calls
	calls  []llm.ToolCall
	inCode bool
	coded  bool // a call was within code
}

// read returns an answer in text as one with calls. It fails if there is a call in it
// that is none, or none is allowed.
func read(answer llm.Response, r llm.Request) (llm.Response, error) {
	text, ended := withoutThoughts(answer.Text)
	if answer.Finish == llm.FinishDone && !ended {
		answer.Finish = llm.FinishLength
	}
	said := saidIn(r)
	d := reader{tools: r.Tools, noTools: r.NoTools, said: said, quoted: quotationsIn(said)}
	for _, c := range answer.Calls { // of a server that knows tags of its own
		if err := d.call(c.Name, c.Args); err != nil {
			return llm.Response{}, err
		}
	}
	cut, err := d.scan(text)
	answer.Text, answer.Calls = strings.TrimSpace(d.words.String()), nil
	switch {
	case answer.Finish != llm.FinishDone:
		return answer, nil
	case err != nil:
		return llm.Response{}, err
	case d.bare(answer.Text):
		return llm.Response{}, errBare
	case r.NoTools && answer.Text == "" && (cut || len(d.calls) > 0):
		return llm.Response{}, errNotAllowed
	case r.NoTools:
		return answer, nil
	case cut:
		answer.Finish = llm.FinishLength
		return answer, nil
	case d.coded && answer.Text != "":
		return llm.Response{}, errInCode
	}
	answer.Calls = d.calls
	number(answer.Calls, r.Messages)
	return answer, nil
}

// number gives calls ids that the conversation does not contain yet.
func number(calls []llm.ToolCall, history []llm.Message) {
	taken := make(map[string]bool)
	for _, m := range history {
		for _, c := range m.Calls {
			taken[c.ID] = true
		}
	}
	n := len(taken)
	for i := range calls {
		for n++; taken["call_"+strconv.Itoa(n)]; n++ {
		}
		calls[i].ID = "call_" + strconv.Itoa(n)
	}
}

// scan divides a text into words and calls. It reports whether the text ends within a
// call.
func (d *reader) scan(s string) (cut bool, err error) {
	atLine := true // nothing but calls and spaces stands before s in its line
	for i := nextTag(s); i >= 0; i = nextTag(s) {
		atLine = d.say(s[:i]) || atLine && strings.TrimSpace(s[:i]) == ""
		s = s[i:]
		if isResult(s) && len(d.calls) > 0 && atLine {
			return false, nil // the rest is how the model imagines that it goes on
		}
		c, length, fault := parseCall(s)
		switch {
		case fault == nil && atLine && !d.quoted.has(c):
			if err := d.call(c.Name, c.Args); err != nil {
				return false, err
			}
			s = s[length:]
			continue
		case d.quoted.any: // the model talks about what somebody wrote
		case errors.Is(fault, errUnfinished):
			return true, nil
		default:
			return false, cmp.Or(fault, errPlace)
		}
		length = max(length, 1)
		d.say(s[:length])
		s, atLine = s[length:], false
	}
	d.say(s)
	return false, nil
}

// say adds words to the answer, without the lines that begin and end code. It reports
// whether what follows them begins a line.
func (d *reader) say(s string) bool {
	for line := range strings.SplitAfterSeq(s, "\n") {
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			d.inCode = !d.inCode
			continue
		}
		d.words.WriteString(line)
	}
	return strings.Contains(s, "\n") && atLine(s)
}

// bare reports whether a line of the words is a call in a form of other models, such as
// `undo {}` or `{"name":"undo","arguments":{}}`, and nobody else's words.
func (d *reader) bare(words string) bool {
	for line := range strings.Lines(words) {
		line = strings.Trim(line, "` \t\r\n")
		quoted := func(s string) bool { return strings.Contains(s, line) }
		if d.isBare(line) && !slices.ContainsFunc(d.said, quoted) {
			return true
		}
	}
	return false
}

func (d *reader) isBare(line string) bool {
	if strings.HasPrefix(line, "{") {
		var call struct {
			Name, Tool, Function any
		}
		if json.Unmarshal([]byte(line), &call) != nil {
			return false
		}
		for _, name := range []any{call.Name, call.Tool, call.Function} {
			if s, ok := name.(string); ok {
				if _, ok := d.named(s); ok {
					return true
				}
			}
		}
		return false
	}
	i := strings.IndexAny(line, " ({:")
	if i <= 0 || !strings.HasPrefix(strings.TrimLeft(line[i:], " (:"), "{") {
		return false
	}
	_, ok := d.named(line[:i])
	return ok
}

// call adds a call of one of the tools.
func (d *reader) call(name string, args json.RawMessage) error {
	tool, ok := d.named(name)
	switch {
	case d.noTools:
	case !ok && len(d.tools) == 0:
		return fmt.Errorf("there is no tool %q, and no other", name)
	case !ok:
		return fmt.Errorf("there is no tool %q; there are: %s", name, strings.Join(d.names(), ", "))
	case !isObject(args):
		return errArguments
	}
	d.calls = append(d.calls, llm.ToolCall{Name: tool, Args: args})
	d.coded = d.coded || d.inCode
	return nil
}

// named returns the tool that a model means: add-expense is add_expense.
func (d *reader) named(name string) (string, bool) {
	for _, t := range d.tools {
		if t.Name == name {
			return t.Name, true
		}
	}
	for _, t := range d.tools {
		if sameName(t.Name, name) {
			return t.Name, true
		}
	}
	return "", false
}

func (d *reader) names() []string {
	names := make([]string, len(d.tools))
	for i, t := range d.tools {
		names[i] = t.Name
	}
	return names
}

func sameName(a, b string) bool { return letters(a) == letters(b) }

// letters returns a name without what people write between words.
func letters(name string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("_-. ", r) {
			return -1
		}
		return unicode.ToLower(r)
	}, name)
}

func isObject(args json.RawMessage) bool {
	args = bytes.TrimSpace(args)
	return len(args) > 0 && args[0] == '{' && json.Valid(args)
}
