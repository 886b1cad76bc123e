package openai

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"sync/atomic"

	"chit/agent/llm"
)

// A head is the common beginning of all request bodies with the same system
// prompt and tools, up to and including the system message.
type head struct {
	model, system string
	tools         []llm.ToolSpec // owned by the head
	asUser        bool           // no message has the role of the system
	bytes         []byte
}

// A headCache keeps the last few heads. There is one head per kind of run, so a
// handful; more would mean that a caller puts something into the prompt that
// belongs in the situation.
type headCache struct {
	heads atomic.Pointer[[]*head]
}

const maxHeads = 8

// get returns the head for a prompt and tools, encoding it on first use.
func (c *headCache) get(model, system string, tools []llm.ToolSpec, asUser bool) (*head, error) {
	old := c.heads.Load()
	if old != nil {
		for _, h := range *old {
			if h.asUser == asUser && h.fits(model, system, tools) {
				return h, nil
			}
		}
	}
	h, err := newHead(model, system, tools, asUser)
	if err != nil {
		return nil, err
	}
	heads := []*head{h}
	if old != nil {
		heads = append(heads, (*old)[:min(len(*old), maxHeads-1)]...)
	}
	// Of two requests that add a head at the same time, one may lose, and its
	// head is encoded again later. That is cheaper than a lock in every
	// request.
	c.heads.CompareAndSwap(old, &heads)
	return h, nil
}

func (h *head) fits(model, system string, tools []llm.ToolSpec) bool {
	return h.model == model && h.system == system &&
		slices.EqualFunc(h.tools, tools, func(a, b llm.ToolSpec) bool {
			return a.Name == b.Name && a.Description == b.Description && bytes.Equal(a.Schema, b.Schema)
		})
}

func newHead(model, system string, tools []llm.ToolSpec, asUser bool) (*head, error) {
	h := &head{model: model, system: system, tools: slices.Clone(tools), asUser: asUser}
	b := appendString([]byte(`{"model":`), model)
	for i, t := range tools {
		if i == 0 {
			b = append(b, `,"tools":[`...)
		}
		h.tools[i].Schema = slices.Clone(t.Schema)
		var err error
		if b, err = appendTool(b, t); err != nil {
			return nil, err
		}
	}
	if len(tools) > 0 {
		b = append(b, ']')
	}
	b = append(b, `,"messages":[`...)
	switch {
	case system == "":
	case asUser:
		// The assistant's turn keeps the roles alternating.
		b = append(appendString(append(b, `{"role":"user","content":`...), system), `},{"role":"assistant","content":"All right."}`...)
	default:
		b = append(appendString(append(b, `{"role":"system","content":`...), system), '}')
	}
	h.bytes = slices.Clip(b)
	return h, nil
}

func appendTool(b []byte, t llm.ToolSpec) ([]byte, error) {
	b = append(separate(b), `{"type":"function","function":{"name":`...)
	b = appendString(b, t.Name)
	if t.Description != "" {
		b = appendString(append(b, `,"description":`...), t.Description)
	}
	b = append(b, `,"parameters":`...)
	if len(t.Schema) == 0 {
		// Some servers require an object even for a tool without arguments.
		return append(b, `{"type":"object","properties":{}}}}`...), nil
	}
	var schema bytes.Buffer
	if err := json.Compact(&schema, t.Schema); err != nil {
		return nil, fmt.Errorf("schema of tool %s: %w", t.Name, err)
	}
	b = append(b, schema.Bytes()...)
	return append(b, '}', '}'), nil
}

// separate appends the comma that the next element or member needs before it.
func separate(b []byte) []byte {
	switch b[len(b)-1] {
	case '[', '{':
		return b
	default:
		return append(b, ',')
	}
}

// body assembles a request body.
func (m *Model) body(h *head, r llm.Request, t *target, sent []int32) []byte {
	w := writer{
		b:     append(make([]byte, 0, len(h.bytes)+sizeOf(r.Messages)), h.bytes...),
		name:  m.name,
		short: t.dials[dialIDs].member(sent[dialIDs], r) != "",
	}
	w.messages(r)
	w.b = append(w.b, ']')
	for i, d := range t.dials[dialMembers:] {
		if s := d.member(sent[dialMembers+i], r); s != "" {
			w.b = append(append(w.b, ','), s...)
		}
	}
	return append(w.b, '}')
}

// sizeOf overestimates the encoded size of messages: growing the body would
// copy the head again.
func sizeOf(messages []llm.Message) int {
	n := 1024
	for _, m := range messages {
		n += 96 + len(m.Text) + len(m.Text)/8 + len(m.Extra)
		for _, c := range m.Calls {
			n += 128 + len(c.Args) + len(c.Args)/2
		}
	}
	return n
}
