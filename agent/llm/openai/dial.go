package openai

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"

	"chit/agent/llm"
)

// A setting is an optional parameter with the forms in which it can be sent.
type setting struct {
	name   string   // of the parameter, in logs and error messages
	blamed []string // lower-case texts in a rejection that refer to this parameter
	forms  []string // JSON members to try, in this order; "" sends nothing
	// fill completes a form for a request, "" to send nothing. A nil fill sends
	// the form unchanged.
	fill func(form string, r llm.Request) string
}

// A dial is a setting's current form. A server's rejections turn it, one form
// at a time and never back, so turning always ends.
type dial struct {
	setting
	at atomic.Int32
}

// member returns what a request contains when the dial is at a position.
func (d *dial) member(at int32, r llm.Request) string {
	form := d.forms[at]
	if d.fill == nil || form == "" {
		return form
	}
	return d.fill(form, r)
}

// positions returns the positions of all dials. A request is built from one
// such snapshot, so that its rejection is compared with what it contained, not
// with what other requests have learned since.
func positions(dials []*dial) []int32 {
	at := make([]int32, len(dials))
	for i, d := range dials {
		at[i] = d.at.Load()
	}
	return at
}

// adapt turns the dial that the server complains about, and reports whether the
// request would look different now.
func (m *Model) adapt(ctx context.Context, r llm.Request, f *failure) bool {
	switch f.status {
	case http.StatusBadRequest, http.StatusNotFound, http.StatusUnprocessableEntity,
		http.StatusInternalServerError, http.StatusNotImplemented:
	default:
		return false
	}
	text := strings.ToLower(string(f.body[:min(len(f.body), 8<<10)]))
	if aboutLength(text) {
		return false
	}
	param := strings.ToLower(readAPIError(f.body).Param)
	for i, d := range f.target.dials {
		at := f.sent[i]
		if !d.isBlamed(param, text) || !d.turns(at, r) {
			continue
		}
		if d.at.CompareAndSwap(at, at+1) {
			m.log.InfoContext(ctx, "model server rejects a parameter, it will not be sent in this form again",
				"model", m.name, "parameter", d.name)
		}
		return true
	}
	return false
}

// turns reports whether a dial has another form that changes this request.
func (d *dial) turns(at int32, r llm.Request) bool {
	return int(at)+1 < len(d.forms) && d.member(at, r) != d.member(at+1, r)
}

// isBlamed reports whether a rejection is about d. The parameter that the
// server names decides; the text of the message counts only if it names none.
func (d *dial) isBlamed(param, text string) bool {
	if param != "" && param != "null" && !strings.HasPrefix(param, "messages") && !strings.HasPrefix(param, "input") {
		return param == d.name || slices.Contains(d.blamed, param)
	}
	return slices.ContainsFunc(d.blamed, func(s string) bool { return strings.Contains(text, s) })
}

// aboutLength reports whether a rejection is about a conversation that is too
// long. Such messages mention max_tokens but are not about that parameter.
func aboutLength(text string) bool {
	return strings.Contains(text, "context length") || strings.Contains(text, "context_length") ||
		strings.Contains(text, "context window")
}

// hashed returns a short pseudonym of s.
func hashed(s string) string {
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:16])
}

// shortID returns id as nine letters and digits, unchanged if it already is.
func shortID(id string) string {
	if len(id) == 9 && !strings.ContainsFunc(id, func(r rune) bool { return !isAlnum(r) }) {
		return id
	}
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef"
	sum := sha256.Sum256([]byte(id))
	short := sum[:9]
	for i, c := range short {
		short[i] = letters[int(c)%len(letters)]
	}
	return string(short)
}

func isAlnum(r rune) bool {
	return r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z'
}
