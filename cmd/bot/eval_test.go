package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"chit/agent/eval"
	"chit/agent/llm/llmtest"
)

// evaluated runs "bot eval" and returns what it prints on standard output and standard
// error.
func evaluated(t *testing.T, env map[string]string, args ...string) (stdout, stderr string, status int) {
	t.Helper()
	var out, failed bytes.Buffer
	status = run(t.Context(), append([]string{"eval"}, args...), func(name string) string { return env[name] }, strings.NewReader(""), &out, &failed)
	return out.String(), failed.String(), status
}

func tableFile(t *testing.T, rows string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "t.tsv")
	if err := os.WriteFile(file, []byte("# people_de de_DE.UTF-8 Europe/Berlin\n"+rows), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// The configured model is scored beside the rules, with what it took.
func TestEvalModel(t *testing.T) {
	t.Parallel()
	server := llmtest.NewServer(t, func(h llmtest.Hit) llmtest.Answer {
		text := h.Chat.Messages[len(h.Chat.Messages)-1].Content
		if strings.Contains(text, "hingeblättert") {
			return llmtest.ToolCalls(llmtest.NewCall(h.N, "add_expense", `{"description":"Wuggel","gross_amount":"7,20"}`))
		}
		return llmtest.Text("Wie schön für dich.")
	})
	file := tableFile(t, "kaffee 4\tS 4 EUR 11-22\nfür den Wuggel hab ich doch glatt 7,20 hingeblättert, oha\tS 7.20 EUR 11-22\n")
	out, failed, status := evaluated(t, map[string]string{"OPENAI_BASE_URL": server.URL, "OPENAI_MODEL": "m"}, "--json", "--price", "1,0.1,10", file)
	if status != 0 {
		t.Fatal(failed)
	}
	var r eval.Report
	if err := json.Unmarshal([]byte(out), &r); err != nil {
		t.Fatal(err)
	}
	if len(r.Models) != 2 || r.Models[0].Model != "rules" || !strings.HasPrefix(r.Models[1].Model, "m@127.0.0.1") {
		t.Fatalf("models of %s", out)
	}
	rules, model := r.Models[0], r.Models[1]
	if rules.All.Accuracy.Share != 50 || rules.Spent.Calls != 0 || model.All.Accuracy.Share != 100 || r.Comparison.Better != 1 {
		t.Errorf("the model should do better than the rules: %s", out)
	}
	if s := model.Spent; s.Calls != 1 || s.Asked != 1 || s.Prompt == 0 || s.Cost == nil || server.Count() != 1 {
		t.Errorf("%d requests, %+v", server.Count(), s)
	}
}

// A model that takes no tools is scored as it is used: in text.
func TestEvalModelInText(t *testing.T) {
	t.Parallel()
	server := llmtest.NewServer(t, func(llmtest.Hit) llmtest.Answer {
		return llmtest.Text(`<tool name="add_expense">{"description":"Wuggel","gross_amount":"7,20"}</tool>`)
	})
	file := tableFile(t, "für den Wuggel hab ich doch glatt 7,20 hingeblättert, oha\tS 7.20 EUR 11-22\n")
	out, failed, status := evaluated(t, map[string]string{"OPENAI_TOOLS": "text"}, "--model", "m@"+server.URL, file)
	if status != 0 || !strings.Contains(out, "  message  1         100.0 %") {
		t.Errorf("status %d, said %q and %q", status, out, failed)
	}
}

// A model that is down, or refuses the key, is not scored at all.
func TestEvalModelFails(t *testing.T) {
	t.Parallel()
	server := llmtest.NewServer(t, func(llmtest.Hit) llmtest.Answer {
		return llmtest.Refuse(401, "invalid_api_key", "", "no such key")
	})
	file := tableFile(t, "für den Wuggel hab ich doch glatt 7,20 hingeblättert, oha\tS 7.20 EUR 11-22\n")
	out, failed, status := evaluated(t, nil, "--model", "m@"+server.URL, file)
	if status == 0 || out != "" || !strings.HasPrefix(failed, "chit: m@127.0.0.1") || !strings.Contains(failed, "was not scored: ") || strings.Count(failed, "\n") != 1 {
		t.Errorf("status %d, said %q and %q", status, out, failed)
	}
	server.Close()
	out, failed, status = evaluated(t, nil, "--model", "m@"+server.URL, file)
	if status == 0 || out != "" || !strings.Contains(failed, "cannot be reached") {
		t.Errorf("status %d, said %q and %q", status, out, failed)
	}
}
