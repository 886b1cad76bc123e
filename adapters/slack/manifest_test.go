package slack

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/santhosh-tekuri/jsonschema/v6"
	"gopkg.in/yaml.v3"

	"chit/agent/chat/text"
)

// specs are Slack's published API descriptions, which are not part of this
// repository.
var specs = filepath.Join("..", "..", "..", "shared", "specs", "slack")

// A manifest holds the parts of deploy/slack-manifest.yaml that these tests
// read.
type manifest struct {
	Features struct {
		Commands []struct {
			Command string `yaml:"command"`
			Escape  bool   `yaml:"should_escape"`
		} `yaml:"slash_commands"`
	} `yaml:"features"`
	OAuth struct {
		Scopes struct {
			Bot []string `yaml:"bot"`
		} `yaml:"scopes"`
	} `yaml:"oauth_config"`
	Settings struct {
		Events struct {
			Bot []string `yaml:"bot_events"`
		} `yaml:"event_subscriptions"`
	} `yaml:"settings"`
}

func readManifest(t *testing.T) (m manifest, document any) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "deploy", "slack-manifest.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	if err := yaml.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	if err := yaml.Unmarshal(data, &document); err != nil {
		t.Fatal(err)
	}
	return m, document
}

// TestScopesAreMissed checks that the log can say of each scope what it is for.
func TestScopesAreMissed(t *testing.T) {
	m, _ := readManifest(t)
	for _, name := range m.OAuth.Scopes.Bot {
		if !slices.ContainsFunc(scopes, func(s scope) bool { return s.name == name && s.without != "" }) {
			t.Errorf("nobody is told what does not work without the scope %s", name)
		}
	}
}

func TestManifestIsOneThatSlackTakes(t *testing.T) {
	path := filepath.Join(specs, "manifest", "manifest.schema.1.0.0.json")
	if _, err := os.Stat(path); err != nil {
		t.Skip("Slack's description of manifests is not there")
	}
	compiler := jsonschema.NewCompiler()
	compiler.UseRegexpEngine(func(pattern string) (jsonschema.Regexp, error) {
		return regexp.Compile(strings.ReplaceAll(pattern, `(?![\.\-])`, "")) // Go has no lookahead
	})
	schema, err := compiler.Compile(path)
	if err != nil {
		t.Fatal(err)
	}
	_, document := readManifest(t)
	if err := schema.Validate(document); err != nil {
		t.Error(err)
	}
	document.(map[string]any)["features"].(map[string]any)["telepathy"] = true
	if err := schema.Validate(document); err == nil {
		t.Error("a manifest with a feature that Slack does not know passes")
	}
}

// What is suggested before anybody has opened the messages has the titles and the words
// of what is suggested later, and stores nothing either.
func TestManifestSuggestsWhatTheBotDoes(t *testing.T) {
	_, document := readManifest(t)
	view := document.(map[string]any)["features"].(map[string]any)["agent_view"].(map[string]any)
	en := text.In("en")
	for i, want := range [][2]text.Key{
		{text.PromptTitleAdd, text.PromptHow},
		{text.PromptTitleMonth, text.PromptMonth},
		{text.PromptTitleSettings, text.PromptSettings},
		{text.PromptTitleHelp, text.PromptHelp},
	} {
		p := view["suggested_prompts"].([]any)[i].(map[string]any)
		if p["title"] != en.Say(want[0]) || p["message"] != en.Say(want[1]) {
			t.Errorf("prompt %d is %q: %q, want %q: %q", i, p["title"], p["message"], en.Say(want[0]), en.Say(want[1]))
		}
	}
}

// called maps the library's methods to the Web API methods that they call.
var called = map[string]string{
	"StartSocketModeContext": "", // with the token of the app, which has a scope of its own
	"AuthTestContext":        "auth.test", "PostMessageWithResponseContext": "chat.postMessage", "PostEphemeralContext": "chat.postEphemeral",
	"UpdateMessageContext": "chat.update", "DeleteMessageContext": "chat.delete", "GetConversationRepliesContext": "conversations.replies",
	"GetUploadURLExternalContext": "files.getUploadURLExternal", "UploadToURL": "", "GetFileInfoContext": "files.info",
	"CompleteUploadExternalContext": "files.completeUploadExternal", "OpenViewContext": "views.open", "PublishViewContext": "views.publish",
	"OpenConversationContext": "conversations.open", "GetConversationInfoContext": "conversations.info", "GetUserInfoContext": "users.info",
	"AddReactionContext":               "reactions.add",
	"SetAssistantThreadsStatusContext": "assistant.threads.setStatus", "SetAssistantThreadsSuggestedPromptsContext": "assistant.threads.setSuggestedPrompts",
}

// forEvents are the scopes for events and features, which the descriptions of
// methods lack.
var forEvents = map[string]string{
	"app_home_opened": "", "app_uninstalled": "", "tokens_revoked": "", "app_mention": "app_mentions:read",
	"message.channels": "channels:history", "message.groups": "groups:history", "message.im": "im:history",
}

func TestManifestAsksForWhatIsUsed(t *testing.T) {
	m, _ := readManifest(t)
	want := []string{"commands"}
	for _, e := range m.Settings.Events.Bot {
		scope, ok := forEvents[e]
		if !ok {
			t.Errorf("the manifest subscribes to %s, which nothing reads", e)
		}
		if scope != "" {
			want = append(want, scope)
		}
	}
	if len(m.Settings.Events.Bot) != len(forEvents) {
		t.Errorf("the manifest subscribes to %q only", m.Settings.Events.Bot)
	}
	for _, method := range methodsCalled(t) {
		want = append(want, scopesOf(t, method)...)
	}
	slices.Sort(want)
	if diff := cmp.Diff(slices.Compact(want), m.OAuth.Scopes.Bot); diff != "" {
		t.Errorf("scopes that are used (-) and asked for (+):\n%s", diff)
	}
	for _, c := range m.Features.Commands {
		if !c.Escape {
			t.Errorf("%s does not escape what people type, which we take for escaped", c.Command)
		}
	}
}

var apiCall = regexp.MustCompile(`\b\w+\.api\.(\w+)\(`)

// methodsCalled returns the methods that this package calls.
func methodsCalled(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var methods []string
	for _, f := range files {
		source, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, call := range apiCall.FindAllStringSubmatch(string(source), -1) {
			method, ok := called[call[1]]
			if !ok {
				t.Errorf("%s calls %s, whose scope is not known here", f, call[1])
			}
			methods = append(methods, method)
		}
	}
	if len(methods) < 10 {
		t.Fatalf("only %q are called", methods)
	}
	return methods
}

// scopesOf returns the scopes that Slack requires for a method.
func scopesOf(t *testing.T, method string) []string {
	t.Helper()
	switch method {
	case "conversations.open":
		return []string{"im:write"} // of four alternatives, the one for direct conversations
	case "conversations.info":
		return []string{"channels:read", "groups:read"} // of four alternatives, those for places with a ledger
	case "conversations.replies":
		return []string{"channels:history", "groups:history", "im:history"} // of four alternatives, those for places where the bot listens
	}
	data, err := os.ReadFile(filepath.Join(specs, "method-docs", method+".json"))
	if method != "" && err != nil {
		t.Skip("Slack's description of methods is not there")
	}
	var doc struct {
		Scopes struct {
			Bot []struct {
				Name string `json:"name"`
			} `json:"bot"`
		} `json:"scopes"`
	}
	_ = json.Unmarshal(data, &doc) // a method without scopes has another structure
	var names []string
	for _, s := range doc.Scopes.Bot {
		names = append(names, s.Name)
	}
	return names
}
