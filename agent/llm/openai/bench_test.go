package openai_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"strings"
	"testing"

	"chit/agent/llm"
	"chit/agent/llm/llmtest"
	"chit/agent/llm/openai"
)

// BenchmarkModelClient compares one call through this package ("ours") with the
// minimal call ("plain"): net/http and encoding/json, with the same 10 kB request,
// the same answer and the same server.
//
// The server is another process, so cpu-ns/op is the processor time of the client
// alone, user and system: the HTTP transport and what surrounds it. The goal is ours
// ≤ 1.3 × plain; "ratio" alternates both and reports ours/plain. ns/op is wall time
// and includes the server.
//
//	go test -run '^$' -bench ModelClient -benchtime 2000x -count 6 ./agent/llm/openai
func BenchmarkModelClient(b *testing.B) {
	server := startBenchServer(b)
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 10}}
	defer client.CloseIdleConnections()
	m, err := openai.New(openai.Config{BaseURL: server, APIKey: secret, Model: "test-model", HTTPClient: client})
	if err != nil {
		b.Fatal(err)
	}
	r := tenKilobytes()
	plain := plainRequest(r)
	encoded, err := json.Marshal(plain)
	if err != nil {
		b.Fatal(err)
	}
	b.Logf("request of %d bytes", len(encoded))
	url := server + "/chat/completions"
	callPlain := func() error {
		body, err := json.Marshal(plain)
		if err != nil {
			return err
		}
		var answer plainAnswer
		return post(client, url, body, func(r io.Reader) error { return json.NewDecoder(r).Decode(&answer) })
	}
	callOurs := func() error {
		_, err := m.Next(b.Context(), r)
		return err
	}
	b.Run("plain", func(b *testing.B) { measure(b, callPlain) })
	b.Run("ours", func(b *testing.B) { measure(b, callOurs) })
	b.Run("ratio", func(b *testing.B) { compare(b, callOurs, callPlain) })
}

// compare alternates both calls, so that other load on the machine affects both
// equally, and reports the ratio of their processor times.
func compare(b *testing.B, ours, plain func() error) {
	var cpu [2]int64
	for n := 0; n < b.N; {
		for i, call := range []func() error{ours, plain} {
			before, _ := cpuTime()
			for range 100 {
				if err := call(); err != nil {
					b.Fatal(err)
				}
			}
			after, _ := cpuTime()
			cpu[i] += after - before
		}
		n += 100
	}
	if cpu[1] > 0 {
		b.ReportMetric(float64(cpu[0])/float64(cpu[1]), "ours/plain")
	}
	b.ReportMetric(0, "ns/op") // of both calls together: meaningless
}

// measure runs call and reports its processor time.
func measure(b *testing.B, call func() error) {
	b.ReportAllocs()
	if err := call(); err != nil { // connect, and fill the caches
		b.Fatal(err)
	}
	b.ResetTimer()
	before, ok := cpuTime()
	for range b.N {
		if err := call(); err != nil {
			b.Fatal(err)
		}
	}
	if after, _ := cpuTime(); ok {
		b.ReportMetric(float64(after-before)/float64(b.N), "cpu-ns/op")
	}
}

func post(c *http.Client, url string, body []byte, read func(io.Reader) error) error {
	req, err := http.NewRequest(http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+secret)
	res, err := c.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	return read(res.Body)
}

// serveEnv makes the test binary act as the benchmark's server.
const serveEnv = "CHIT_TEST_SERVE_MODEL"

func TestMain(m *testing.M) {
	if os.Getenv(serveEnv) != "" {
		serveModel(os.Stdin, os.Stdout)
		return
	}
	os.Exit(m.Run())
}

// startBenchServer runs the test binary as a server until the benchmark ends,
// and returns its base URL.
func startBenchServer(b *testing.B) string {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), serveEnv+"=1")
	stdin, err := cmd.StdinPipe()
	if err != nil {
		b.Fatal(err)
	}
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		stdin.Close()
		_ = cmd.Wait() // it ends when its input does
	})
	url, err := bufio.NewReader(stdout).ReadString('\n')
	if err != nil {
		b.Fatal(err)
	}
	return strings.TrimSpace(url)
}

// serveModel sends a minimal answer and checks nothing. It prints its base URL
// and serves until in ends.
func serveModel(in io.Reader, out io.Writer) {
	answer := []byte(`{"id":"chatcmpl-1","object":"chat.completion","created":1795269780,"model":"test","choices":[{"index":0,"message":{"role":"assistant","content":null,` +
		`"tool_calls":[{"id":"call_abc","type":"function","function":{"name":"add_expense","arguments":"{\"description\":\"lunch\",\"gross_amount\":\"12.50\"}"}}]},"logprobs":null,"finish_reason":"tool_calls"}],` +
		`"usage":{"prompt_tokens":2500,"completion_tokens":38,"total_tokens":2538,"prompt_tokens_details":{"cached_tokens":1024,"audio_tokens":0},"completion_tokens_details":{"reasoning_tokens":0}},"system_fingerprint":"fp_1"}`)
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(answer)
	}))
	defer s.Close()
	fmt.Fprintln(out, s.URL+"/v1")
	_, _ = io.Copy(io.Discard, in)
}

// tenKilobytes is a request as large as a long conversation: 4 kB of system
// prompt, six tools, ten messages.
func tenKilobytes() llm.Request {
	r := llmtest.Ask("")
	r.Messages = nil
	r.System, r.Tools = strings.Repeat("You keep expenses and answer in one line. ", 98), nil
	for _, name := range []string{"add_expense", "edit_expense", "delete_expense", "find_expenses", "monthly_report", "undo"} {
		r.Tools = append(r.Tools, llm.ToolSpec{
			Name:        name,
			Description: strings.Repeat("Leave out what was not said. ", 5),
			Schema: json.RawMessage(`{"type":"object","properties":{"description":{"type":"string","description":"what it was, in the words of the person"},` +
				`"gross_amount":{"type":"string","description":"the amount with tax, as said"},"net_amount":{"type":"string","description":"the amount without tax, as said"},` +
				`"currency":{"type":"string","description":"ISO 4217 code"},"date":{"type":"string","description":"as said, not computed"}},"additionalProperties":false}`),
		})
	}
	for range 3 {
		r.Messages = append(r.Messages,
			llm.Message{Role: llm.RoleUser, Text: "lunch with Joe at the corner 12.50, 20% VAT, it was yesterday"},
			llm.Message{Role: llm.RoleAssistant, Calls: []llm.ToolCall{{ID: "call_1", Name: "add_expense", Args: json.RawMessage(`{"description":"lunch","gross_amount":"12.50","tax_rate":"20%","date":"yesterday"}`)}}},
			llm.Message{Role: llm.RoleTool, CallID: "call_1", Text: `{"id":44,"ok":true,"gross":"12.50","net":"10.42","tax":"2.08"}`})
	}
	r.Messages = append(r.Messages, llm.Message{Role: llm.RoleUser, Text: "taxi 18"})
	return r
}

type (
	plainBody struct {
		Model    string         `json:"model"`
		Messages []plainMessage `json:"messages"`
		Tools    []plainTool    `json:"tools"`
	}
	plainMessage struct {
		Role    string      `json:"role"`
		Content string      `json:"content"`
		CallID  string      `json:"tool_call_id,omitempty"`
		Calls   []plainCall `json:"tool_calls,omitempty"`
	}
	plainCall struct {
		ID       string `json:"id"`
		Type     string `json:"type"`
		Function struct {
			Name      string `json:"name"`
			Arguments string `json:"arguments"`
		} `json:"function"`
	}
	plainTool struct {
		Type     string `json:"type"`
		Function struct {
			Name        string          `json:"name"`
			Description string          `json:"description"`
			Parameters  json.RawMessage `json:"parameters"`
		} `json:"function"`
	}
	plainAnswer struct {
		Choices []struct {
			Message      plainMessage `json:"message"`
			FinishReason string       `json:"finish_reason"`
		} `json:"choices"`
		Usage struct {
			Prompt     int `json:"prompt_tokens"`
			Completion int `json:"completion_tokens"`
		} `json:"usage"`
	}
)

func plainRequest(r llm.Request) plainBody {
	p := plainBody{Model: "test-model", Messages: []plainMessage{{Role: "system", Content: r.System}}}
	for _, t := range r.Tools {
		tool := plainTool{Type: "function"}
		tool.Function.Name, tool.Function.Description, tool.Function.Parameters = t.Name, t.Description, t.Schema
		p.Tools = append(p.Tools, tool)
	}
	for _, m := range r.Messages {
		msg := plainMessage{Role: string(m.Role), Content: m.Text, CallID: m.CallID}
		for _, c := range m.Calls {
			call := plainCall{ID: c.ID, Type: "function"}
			call.Function.Name, call.Function.Arguments = c.Name, string(c.Args)
			msg.Calls = append(msg.Calls, call)
		}
		p.Messages = append(p.Messages, msg)
	}
	return p
}
