package textproto

import (
	"encoding/json"
	"errors"
	"io"
	"strings"

	"chit/agent/llm"
)

// Why a text does not begin with a call, in words for the model.
var (
	errForm       = errors.New("what looks like a tool call is none")
	errArguments  = errors.New("the arguments of a tool call are not one JSON object")
	errResult     = errors.New("you wrote a result, which only the program does")
	errUnfinished = errors.New("the answer ends within a tool call")
)

const (
	space    = " \t\r\n"
	callEnds = "</tool>"
)

// parseCall reads the call that s begins with, and returns how long it is.
func parseCall(s string) (c llm.ToolCall, length int, err error) {
	name, rest, err := parseTag(s)
	if err != nil {
		return c, 0, err
	}
	c = llm.ToolCall{Name: name, Args: json.RawMessage(`{}`)}
	if after, ok := strings.CutPrefix(rest, "/>"); ok {
		return c, len(s) - len(after), nil
	}
	rest = unfenced(rest[1:])
	if !strings.HasPrefix(rest, "</") {
		if c.Args, rest, err = parseObject(rest); err != nil {
			return c, 0, err
		}
		rest = unfenced(rest)
	}
	after, ok := strings.CutPrefix(rest, callEnds)
	if !ok {
		return c, 0, unlessUnfinished(rest, callEnds, errForm)
	}
	return c, len(s) - len(after), nil
}

// parseTag reads `<tool name="…"`; rest begins with the end of the tag.
func parseTag(s string) (name, rest string, err error) {
	rest, ok := strings.CutPrefix(s, "<tool")
	if isResult(s) {
		return "", "", errResult
	}
	trimmed := strings.TrimLeft(rest, space)
	if !ok || trimmed != "" && len(trimmed) == len(rest) {
		return "", "", errForm
	}
	rest = trimmed
	for _, want := range []string{"name", "="} {
		after, ok := strings.CutPrefix(rest, want)
		if !ok {
			return "", "", unlessUnfinished(rest, want, errForm)
		}
		rest = strings.TrimLeft(after, space)
	}
	if rest == "" {
		return "", "", errUnfinished
	}
	quote := rest[:1]
	if quote != `"` && quote != `'` {
		return "", "", errForm
	}
	name, rest, ok = strings.Cut(rest[1:], quote)
	rest = strings.TrimLeft(rest, space)
	switch {
	case !ok || rest == "" || rest == "/":
		return "", "", errUnfinished
	case rest[0] == '>' || strings.HasPrefix(rest, "/>"):
		return name, rest, nil
	default:
		return "", "", errForm
	}
}

// unlessUnfinished returns err for a text that goes on with rest instead of want, unless
// it ends before one could tell.
func unlessUnfinished(rest, want string, err error) error {
	if strings.HasPrefix(want, rest) {
		return errUnfinished
	}
	return err
}

// parseObject reads the JSON object that s begins with. Its strings may contain anything,
// tags too.
func parseObject(s string) (args json.RawMessage, rest string, err error) {
	d := json.NewDecoder(strings.NewReader(s))
	err = d.Decode(&args)
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return nil, "", errUnfinished
	case err != nil, args[0] != '{':
		return nil, "", errArguments
	default:
		return args, s[d.InputOffset():], nil
	}
}

// unfenced returns s without the spaces and the mark of code that it begins with.
func unfenced(s string) string {
	s = strings.TrimLeft(s, space)
	if after, ok := strings.CutPrefix(s, "```"); ok {
		s = strings.TrimLeft(strings.TrimPrefix(after, "json"), space)
	}
	return s
}

// isResult reports whether the tag that s begins with is that of a result.
func isResult(s string) bool {
	word := strings.TrimLeftFunc(s[1:], isFiller)
	return word != "" && (word[0] == 'r' || word[0] == 'R')
}
