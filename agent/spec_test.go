package agent

import (
	"encoding/json"
	"testing"

	"github.com/tiktoken-go/tokenizer"

	"chit/agent/llm"
)

type schema struct {
	Type                 any               `json:"type"`
	Required             []string          `json:"required"`
	AdditionalProperties any               `json:"additionalProperties"`
	Properties           map[string]schema `json:"properties"`
	Description          string            `json:"description"`
}

// TestNothingIsRequired holds the idea that everything stands on: a model that
// must fill in a value invents one.
func TestNothingIsRequired(t *testing.T) {
	for _, tl := range toolsOf(Features()) {
		for _, spec := range []llm.ToolSpec{tl.Spec(), tl.Full()} {
			if spec.Name != tl.Name() || spec.Description == "" {
				t.Errorf("%s: name %q, description %q", tl.Name(), spec.Name, spec.Description)
			}
			for _, fault := range faults(spec.Schema) {
				t.Errorf("%s: %s: %s", spec.Name, fault, spec.Schema)
			}
		}
	}
}

// faults says what in a schema would make models invent or servers refuse.
func faults(raw json.RawMessage) []string {
	var s schema
	if err := json.Unmarshal(raw, &s); err != nil {
		return []string{err.Error()}
	}
	var found []string
	if s.Type != "object" {
		found = append(found, "the arguments are no object")
	}
	if len(s.Required) > 0 {
		found = append(found, "something is required")
	}
	if s.AdditionalProperties != nil {
		found = append(found, "unknown arguments are refused")
	}
	for name, p := range s.Properties {
		switch p.Type {
		case "string", "number", "integer", "boolean":
		default:
			found = append(found, name+" is no scalar")
		}
	}
	return found
}

// TestFaultsAreFound is the negative control.
func TestFaultsAreFound(t *testing.T) {
	bad := `{"type":"object","required":["a"],"additionalProperties":false,"properties":{"a":{"type":["string","null"]}}}`
	if got := faults(json.RawMessage(bad)); len(got) != 3 {
		t.Errorf("found %v, want three faults", got)
	}
}

// maxToolTokens leaves room for the prompt, within the tokens that both may have. These are
// counted in agent/agenttest, in real requests.
const maxToolTokens = 850

func TestToolTokens(t *testing.T) {
	got := 0
	for _, tl := range toolsOf(Features()) {
		n := Tokens(t, tl.Spec().Name, tl.Spec().Description, tl.Spec().Schema)
		t.Logf("%-18s %3d", tl.Name(), n)
		got += n
	}
	t.Logf("%-18s %3d", "together", got)
	if got > maxToolTokens {
		t.Errorf("the tools take %d tokens, want at most %d", got, maxToolTokens)
	}
}

// Tokens counts what a tool costs, by the formula that OpenAI's cookbook gives
// for o200k models: 7 for a function, 3 for its properties and 3 for each of
// them, beside their words.
func Tokens(t testing.TB, name, description string, raw json.RawMessage) int {
	t.Helper()
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		t.Fatal(err)
	}
	count := func(s string) int {
		n, err := codec.Count(s)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	var s schema
	if err := json.Unmarshal(raw, &s); err != nil {
		t.Fatal(err)
	}
	n := 7 + count(name+":"+description)
	if len(s.Properties) > 0 {
		n += 3
	}
	for key, p := range s.Properties {
		kind, _ := p.Type.(string)
		n += 3 + count(key+":"+kind+":"+p.Description)
	}
	return n
}
