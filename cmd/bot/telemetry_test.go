package main

import (
	"bytes"
	"encoding/json"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/llm"
	"chit/agent/llm/llmtest"
	"chit/agent/telemetry/otlptest"
)

// marked are words that a person or a model writes in these conversations, and nobody
// else. None of them may leave the machine, in whatever form.
var marked = []string{"quibblestone", "zorbanius", "73.41", "73,41", "73415", "7341.59", "wistful"}

// leaks returns the marked words that stand in what was sent.
func leaks(sent string) []string {
	return slices.DeleteFunc(slices.Clone(marked), func(w string) bool { return !strings.Contains(strings.ToLower(sent), w) })
}

// An observed conversation is one at the terminal, with a model and a collector.
type observed struct {
	collector *otlptest.Collector
	said      string // by the bot
	log       string
}

// watchTalk says lines to the bot. The exporters read the environment of the process, so no
// two of these tests run at once.
func watchTalk(t *testing.T, c *otlptest.Collector, more map[string]string, lines ...string) observed {
	t.Helper()
	model := llmtest.NewServer(t, indiscreet)
	env := map[string]string{
		"HOME": t.TempDir(), "LANG": "en_DE.UTF-8", "LANGUAGE": "en", "LOG_LEVEL": "info",
		"OPENAI_BASE_URL": model.URL, "OPENAI_MODEL": "gemma3:4b", "OTEL_EXPORTER_OTLP_ENDPOINT": c.URL,
	}
	maps.Copy(env, more)
	for name, value := range env {
		if strings.HasPrefix(name, "OTEL_") {
			t.Setenv(name, value)
		}
	}
	var stdout, stderr bytes.Buffer
	input := strings.NewReader(strings.Join(lines, "\n") + "\n")
	if status := run(t.Context(), []string{"chat", "--json", "--as", "Zorbanius"}, environment(env), input, &stdout, &stderr); status != 0 {
		t.Fatalf("status %d: %s", status, &stderr)
	}
	return observed{c, stdout.String(), stderr.String()}
}

// indiscreet is a model, on a server, that repeats what people write wherever it can.
func indiscreet(h llmtest.Hit) llmtest.Answer {
	last := h.Chat.Messages[len(h.Chat.Messages)-1]
	said := last.Content
	call := func(id, name, args string) llmtest.Answer {
		return llmtest.ToolCalls(llm.ToolCall{ID: id, Name: name, Args: json.RawMessage(args)})
	}
	switch {
	case last.Role == "tool":
		return llmtest.Message(`{"content":"Hello!"}`, "wistful stop of Quibblestone")
	case strings.Contains(said, "with Quibblestone"):
		return call("call_1", "add_expense", `{"description":"dinner with Quibblestone","amount":"73.41"}`)
	case strings.Contains(said, "forgot"):
		return call("call_73415", "add_expense", `{"description":"wistful lunch"}`)
	case strings.Contains(said, "made up"):
		return call("of Quibblestone", "tell_quibblestone", `{"why":"wistful"}`)
	case strings.Contains(said, "server"):
		return llmtest.Refuse(http.StatusTeapot, "wistful", "quibblestone", said)
	default:
		a := llmtest.Text("Hello Zorbanius!")
		a.Body = strings.Replace(a.Body, `"chatcmpl-1"`, `"wistful 1 quibblestone"`, 1)
		a.Body = strings.Replace(a.Body, `"model":"test"`, `"model":"quibblestone said 73.41"`, 1)
		return a
	}
}

// talk comes by every way of deciding, with every kind of failure.
var talk = []string{
	"quibblestone 73.41",
	"so I was out with Quibblestone and we had a dinner that was 73.41 EUR as it were, kindly",
	"somehow a made up thing about Quibblestone, kindly",
	"and how does the server feel about Quibblestone having had it, kindly",
	"I wonder in a wistful way about Quibblestone, kindly",
	"I forgot how much the wistful lunch was which we had, kindly",
	"73.41",
	"Undo",
}

// TestTelemetryHasNoWords has conversations about marked words, and looks for them in all
// that is sent.
func TestTelemetryHasNoWords(t *testing.T) {
	seen := watchTalk(t, otlptest.New(t), nil, talk...)
	if found := leaks(seen.collector.Sent()); len(found) > 0 {
		t.Errorf("the collector was sent %q", found)
	}
	if found := leaks(seen.said); len(found) < 3 {
		t.Errorf("only %q was said at all:\n%s", found, seen.said)
	}
	for _, s := range seen.collector.Spans() {
		if s.Events > 0 || s.Status != "" {
			t.Errorf("%s has %d events and the status %q, in which there are words", s.Name, s.Events, s.Status)
		}
	}
	var decided []string
	for _, s := range seen.collector.Named("invoke_agent chit") {
		decided = append(decided, s.Attributes["chit.decided_by"]+" "+s.Attributes["chit.outcome"])
	}
	want := []string{"rules changed", "model changed", "model replied", "model replied", "model replied", "model asked", "answer changed", "tap changed"}
	if diff := cmp.Diff(want, decided); diff != "" {
		t.Errorf("how the messages were decided (-want +got):\n%s\n%s", diff, seen.said)
	}
}

// TestTelemetryLeaksAreFound is the negative control: a marked word that is sent, as the
// name of a model here, is found in it.
func TestTelemetryLeaksAreFound(t *testing.T) {
	seen := watchTalk(t, otlptest.New(t), map[string]string{"OPENAI_MODEL": "wistful:4b", "OTEL_EXPORTER_OTLP_COMPRESSION": "gzip"}, talk[4])
	if found := leaks(seen.collector.Sent()); !slices.Equal(found, []string{"wistful"}) {
		t.Errorf("found %q, want the name of the model", found)
	}
}

// TestTelemetry checks the spans and metrics of one message against the conventions.
func TestTelemetry(t *testing.T) {
	seen := watchTalk(t, otlptest.New(t), map[string]string{"OTEL_RESOURCE_ATTRIBUTES": "deployment.environment.name=staging"}, talk[1])
	port := seen.collector.Spans()[0].Attributes["server.port"]
	want := []otlptest.Span{
		{Name: "chat gemma3:4b", Kind: "CLIENT", Attributes: otlptest.Attributes{
			"gen_ai.operation.name": "chat", "gen_ai.provider.name": "openai", "gen_ai.request.model": "gemma3:4b", "gen_ai.request.max_tokens": "1024",
			"gen_ai.response.model": "test", "gen_ai.response.id": "chatcmpl-1", "gen_ai.response.finish_reasons": "tool_calls",
			"gen_ai.usage.input_tokens": "500", "gen_ai.usage.output_tokens": "38", "gen_ai.usage.cache_read.input_tokens": "128",
			"server.address": "127.0.0.1", "server.port": port,
		}},
		{Name: "execute_tool add_expense", Kind: "INTERNAL", Attributes: otlptest.Attributes{
			"gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": "add_expense", "gen_ai.tool.type": "function",
		}},
		{Name: "invoke_agent chit", Kind: "INTERNAL", Attributes: otlptest.Attributes{
			"gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": "chit", "chit.platform": "terminal",
			"chit.decided_by": "model", "chit.outcome": "changed",
		}},
	}
	got := seen.collector.Spans()
	if len(got) != 3 || got[2].Parent != "" || got[0].Parent != got[2].ID || got[1].Parent != got[2].ID {
		t.Fatalf("the spans are no message with a model call and a tool: %+v", got)
	}
	if id := got[2].Attributes["gen_ai.conversation.id"]; len(id) != 32 {
		t.Errorf("the conversation is %q, want a hash", id)
	}
	delete(got[2].Attributes, "gen_ai.conversation.id")
	for i := range got {
		got[i].ID, got[i].Parent = "", ""
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("spans (-want +got):\n%s", diff)
	}
	about := seen.collector.Resource()
	if about["service.name"] != "chit" || about["service.instance.id"] == "" || about["deployment.environment.name"] != "staging" {
		t.Errorf("the resource is %v", about)
	}
	checkMetrics(t, seen.collector, port)
}

func checkMetrics(t *testing.T, c *otlptest.Collector, port string) {
	t.Helper()
	call := otlptest.Attributes{
		"gen_ai.operation.name": "chat", "gen_ai.provider.name": "openai", "gen_ai.request.model": "gemma3:4b", "gen_ai.response.model": "test",
		"server.address": "127.0.0.1", "server.port": port,
	}
	with := func(key, value string) otlptest.Attributes {
		all := maps.Clone(call)
		all[key] = value
		return all
	}
	tokens := []float64{1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216, 67108864}
	seconds := []float64{0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92}
	for metric, want := range map[string][]otlptest.Point{
		"gen_ai.client.token.usage": {
			{Attributes: with("gen_ai.token.type", "input"), Count: 1, Sum: 500, Bounds: tokens},
			{Attributes: with("gen_ai.token.type", "output"), Count: 1, Sum: 38, Bounds: tokens},
		},
		"gen_ai.client.operation.duration": {{Attributes: call, Count: 1, Bounds: seconds}},
		"gen_ai.execute_tool.duration": {
			{Attributes: otlptest.Attributes{"gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": "add_expense"}, Count: 1, Bounds: seconds},
		},
		"gen_ai.invoke_agent.duration": {
			{Attributes: otlptest.Attributes{"gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": "chit"}, Count: 1, Bounds: seconds},
		},
		"chit.messages": {{Attributes: otlptest.Attributes{"chit.platform": "terminal", "chit.decided_by": "model", "chit.outcome": "changed"}, Count: 1, Sum: 1}},
	} {
		got := c.Points(metric)
		slices.SortFunc(got, func(a, b otlptest.Point) int {
			return strings.Compare(a.Attributes["gen_ai.token.type"], b.Attributes["gen_ai.token.type"])
		})
		for i := range got {
			if strings.HasSuffix(metric, "duration") {
				got[i].Sum = 0
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", metric, diff)
		}
	}
}

// TestTelemetryOfFailures has calls and tools that fail.
func TestTelemetryOfFailures(t *testing.T) {
	seen := watchTalk(t, otlptest.New(t), map[string]string{"OTEL_SERVICE_NAME": "books", "OTEL_METRICS_EXPORTER": "none"}, talk[2], talk[3])
	types := map[string]string{}
	for _, s := range seen.collector.Spans() {
		if s.Failed {
			types[s.Name] = s.Attributes["error.type"]
		}
	}
	if diff := cmp.Diff(map[string]string{"chat gemma3:4b": "418", "execute_tool unknown": "unknown_tool"}, types); diff != "" {
		t.Errorf("errors (-want +got):\n%s", diff)
	}
	if name := seen.collector.Resource()["service.name"]; name != "books" {
		t.Errorf("the service is %q, want the operator's name", name)
	}
	if points := seen.collector.Points("chit.messages"); len(points) > 0 {
		t.Errorf("metrics were sent: %v", points)
	}
}

// TestTelemetryIsOff checks that nothing is sent unless somebody asked for it.
func TestTelemetryIsOff(t *testing.T) {
	for name, env := range map[string]map[string]string{
		"unset":    {"OTEL_EXPORTER_OTLP_ENDPOINT": ""},
		"disabled": {"OTEL_SDK_DISABLED": "TRUE"},
		"none":     {"OTEL_TRACES_EXPORTER": "none", "OTEL_METRICS_EXPORTER": "none"},
	} {
		t.Run(name, func(t *testing.T) {
			if seen := watchTalk(t, otlptest.New(t), env, talk[0]); seen.collector.Requests() > 0 || seen.log != "" {
				t.Errorf("%d requests, and the log\n%s", seen.collector.Requests(), seen.log)
			}
		})
	}
}

// TestCollectorAway checks that a collector which refuses, or hangs, costs one warning and
// little time.
func TestCollectorAway(t *testing.T) {
	hang := make(chan struct{})
	for name, answer := range map[string]http.HandlerFunc{
		"refuses": func(w http.ResponseWriter, _ *http.Request) {
			http.Error(w, "wistful secret", http.StatusForbidden)
		},
		"is slow": func(_ http.ResponseWriter, r *http.Request) {
			select {
			case <-r.Context().Done():
			case <-hang:
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			began, collector := time.Now(), otlptest.Refusing(t, answer)
			if name == "is slow" {
				t.Cleanup(func() { close(hang) })
			}
			seen := watchTalk(t, collector, map[string]string{"OTEL_BSP_SCHEDULE_DELAY": "1", "OTEL_METRIC_EXPORT_INTERVAL": "5"}, talk[0], talk[1])
			if took := time.Since(began); took > flushTime+7*time.Second {
				t.Errorf("the conversation took %v", took)
			}
			if n := strings.Count(seen.log, "telemetry does not arrive"); n != 1 {
				t.Errorf("the log says %d times that telemetry does not arrive, want once:\n%s", n, seen.log)
			}
			if n := strings.Count(seen.said, "73.41"); n < 2 {
				t.Errorf("the bot said\n%s", seen.said)
			}
			if found := leaks(seen.log); len(found) > 0 || strings.Contains(seen.log, seen.collector.URL) || strings.Contains(seen.log, "secret") {
				t.Errorf("the log has %q:\n%s", found, seen.log)
			}
		})
	}
}
