package openai

import (
	"bytes"
	"encoding/json"
	"net/http"
	"slices"
	"strings"
)

// An apiError is the error in a server's answer; missing fields are "".
type apiError struct{ Message, Code, Param string }

// readAPIError finds the error in a body. OpenAI sends an object under "error";
// others send a string there, or the fields at the top level, or a list of one of
// these.
func readAPIError(body []byte) apiError {
	type fields struct {
		Message loose           `json:"message"`
		Msg     loose           `json:"msg"`
		Code    loose           `json:"code"`
		Type    loose           `json:"type"`
		Param   loose           `json:"param"`
		Error   json.RawMessage `json:"error"`
		Detail  json.RawMessage `json:"detail"`
	}
	body = bytes.TrimSpace(bytes.TrimPrefix(body, byteOrderMark))
	var list []json.RawMessage
	if json.Unmarshal(body, &list) == nil && len(list) > 0 {
		body = list[0]
	}
	var f fields
	if json.Unmarshal(body, &f) != nil {
		return apiError{}
	}
	if present(f.Error) {
		inner := fields{}
		if f.Error[0] == '{' && json.Unmarshal(f.Error, &inner) == nil {
			f = inner
		} else {
			_ = f.Message.UnmarshalJSON(f.Error)
		}
	}
	e := apiError{
		Message: string(first(f.Message, f.Msg)),
		Code:    string(first(f.Code, f.Type)),
		Param:   string(f.Param),
	}
	if e.Message == "" && present(f.Detail) {
		return e.withDetail(f.Detail)
	}
	return e
}

// withDetail completes e from the form of servers made with FastAPI: a text, or a list of
// invalid fields with their places in the request.
func (e apiError) withDetail(detail json.RawMessage) apiError {
	var fields []struct {
		Msg  loose   `json:"msg"`
		Type loose   `json:"type"`
		Loc  []loose `json:"loc"`
	}
	if detail[0] != '[' || json.Unmarshal(detail, &fields) != nil || len(fields) == 0 {
		var text loose
		_ = text.UnmarshalJSON(detail)
		e.Message = string(text)
		return e
	}
	f := fields[0]
	e.Message, e.Code = string(f.Msg), string(first(loose(e.Code), f.Type))
	for _, at := range f.Loc {
		if at != "body" && e.Param == "" {
			e.Param = string(at)
		}
	}
	return e
}

// What servers say when their model takes no tools, in lower case: a name for calling
// tools, and a denial.
var (
	toolWords = []string{
		"tools", "tool use", "tool call", "tool-call", "tool_call", "tool usage", "tool choice requires", "function call", "function-call", "function_call",
		"工具调用", "函数调用",
	}
	denials = []string{
		"not support", "n't support", "unsupported", "no endpoints found", "not enabled", "not permitted", "not allowed", "not accept",
		"unrecognized request argument", "unexpected keyword", "unknown name", "unknown field", "unknown parameter", "requires --", "不支持",
	}
)

// aboutTools reports whether a rejection is of tools as such. One of a certain tool, of its
// schema or of how a tool is chosen would not be mended by giving none.
func aboutTools(status int, said apiError) bool {
	switch status {
	case http.StatusBadRequest, http.StatusNotFound, http.StatusMethodNotAllowed, http.StatusUnprocessableEntity,
		http.StatusInternalServerError, http.StatusNotImplemented:
	default:
		return false
	}
	text := strings.ToLower(said.Message)
	in := func(s string) bool { return strings.Contains(text, s) }
	switch param := strings.ToLower(said.Param); {
	case aboutLength(text), in("schema"), in("reasoning_effort"):
		return false
	case param == "tools", param == "functions":
		return slices.ContainsFunc(denials, in)
	case param == "", param == "null":
		return slices.ContainsFunc(toolWords, in) && slices.ContainsFunc(denials, in)
	default:
		return false
	}
}
