package openai

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"

	"github.com/openai/openai-go/v3/option"
)

// anyModel is what a server is asked for that does not list its models. A
// server with one model, such as llama.cpp, does not look at the name.
const anyModel = "default"

// resolve returns the model to ask: the configured one, or the first that the
// server lists. The list is asked for once, at the first request, so that a
// base URL alone is enough to use a local server.
func (m *Model) resolve(ctx context.Context) (*target, *failure) {
	if m.fixed != nil {
		return m.fixed, nil
	}
	if t := m.listed.Load(); t != nil {
		return t, nil
	}
	var res *http.Response
	f := &failure{}
	f.err = m.call.get(ctx, "models", nil, &f.body, option.WithResponseInto(&res))
	f.read(res)
	name := anyModel
	switch {
	case f.err == nil:
		name = firstModel(f.body)
	case f.status == http.StatusNotFound || f.status == http.StatusMethodNotAllowed:
	default:
		f.final = true
		return nil, f
	}
	// Two first requests at once may both ask; the answer that came first
	// stays, with what its dials have learned.
	m.listed.CompareAndSwap(nil, newTarget(m.base, name))
	return m.listed.Load(), nil
}

// forget drops a listed model that the server has no more, so that the next
// request asks for the list again.
func (m *Model) forget(f *failure) {
	if f.status == http.StatusNotFound && m.fixed == nil {
		m.listed.CompareAndSwap(f.target, nil)
	}
}

// firstModel returns the first listed model that can chat, as far as names say.
func firstModel(body []byte) string {
	var list struct {
		Data []struct {
			ID loose `json:"id"`
		} `json:"data"`
	}
	if json.Unmarshal(body, &list) != nil {
		return anyModel
	}
	for _, d := range list.Data {
		if id := string(d.ID); id != "" && canChat(id) {
			return id
		}
	}
	return anyModel
}

func canChat(id string) bool {
	id = strings.ToLower(id)
	for _, s := range []string{"embed", "bge-", "rerank", "whisper", "tts", "moderation", "ocr"} {
		if strings.Contains(id, s) {
			return false
		}
	}
	return true
}
