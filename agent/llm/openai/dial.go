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

// A setting is an optional parameter and the forms in which it can be sent.
type setting struct {
	name   string   // the parameter, as servers and logs call it
	blamed []string // lower-case texts in a refusal that mean this parameter
	forms  []string // JSON members to try, in this order; "" sends nothing
	// fill completes a form for a request, "" to send nothing. A nil fill
	// sends the form as it is.
	fill func(form string, r llm.Request) string
}

// A dial is a setting that a server's refusals turn, one form at a time and
// never back, so the turning ends.
type dial struct {
	setting
	at atomic.Int32
}

// member returns what is sent in a request when the dial is at a position.
func (d *dial) member(at int32, r llm.Request) string {
	form := d.forms[at]
	if d.fill == nil || form == "" {
		return form
	}
	return d.fill(form, r)
}

// positions returns where the dials are. A request is built from one such
// snapshot, so that its refusal is held against what it carried and not against
// what another request has learned since.
func positions(dials []*dial) []int32 {
	at := make([]int32, len(dials))
	for i, d := range dials {
		at[i] = d.at.Load()
	}
	return at
}

// adapt turns the dial that the server blames and reports whether the request
// would look different now.
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
			m.log.InfoContext(ctx, "model server refuses a parameter, not sent like this again",
				"model", m.name, "parameter", d.name)
		}
		return true
	}
	return false
}

// turns reports whether a dial has a further form that changes this request.
func (d *dial) turns(at int32, r llm.Request) bool {
	return int(at)+1 < len(d.forms) && d.member(at, r) != d.member(at+1, r)
}

// isBlamed reports whether a refusal is about d. The parameter that the server
// names decides, its text only if it names none.
func (d *dial) isBlamed(param, text string) bool {
	if param != "" && param != "null" && !strings.HasPrefix(param, "messages") && !strings.HasPrefix(param, "input") {
		return param == d.name || slices.Contains(d.blamed, param)
	}
	return slices.ContainsFunc(d.blamed, func(s string) bool { return strings.Contains(text, s) })
}

// aboutLength reports whether a refusal is about a conversation that is too
// long. Such texts mention max_tokens and mean something else.
func aboutLength(text string) bool {
	return strings.Contains(text, "context length") || strings.Contains(text, "context_length") ||
		strings.Contains(text, "context window")
}

// hashed returns a short name that cannot be traced back to s by reading.
func hashed(s string) string {
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:16])
}

// shortID returns id as nine letters and digits, itself if it is such.
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
