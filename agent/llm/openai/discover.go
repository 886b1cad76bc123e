package openai

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"

	"github.com/openai/openai-go/v3/option"
)

// anyModel is the model name sent to a server that does not list its models. A
// server with one model, such as llama.cpp, ignores the name.
const anyModel = "default"

// resolve returns the model to use: the configured one, or the first that the
// server lists. The list is requested once, with the first request, so a base
// URL alone is enough to use a local server.
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
	// Two concurrent first requests may both ask. The first answer stays,
	// together with what its dials have learned.
	m.listed.CompareAndSwap(nil, newTarget(m.base, name))
	return m.listed.Load(), nil
}

// forget drops a listed model that the server no longer has, so that the next
// request asks for the list again.
func (m *Model) forget(f *failure) {
	if f.status == http.StatusNotFound && m.fixed == nil {
		m.listed.CompareAndSwap(f.target, nil)
	}
}

// firstModel returns the first listed model that can chat, judging by its name.
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
