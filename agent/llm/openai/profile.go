package openai

import (
	"net/url"
	"strconv"
	"strings"

	"chit/agent/llm"
)

// A profile is what is known about a host, or about a model wherever it runs.
// The first profile that matches is used. A wrong row costs one rejected
// request per process, because the dials turn; a missing row costs the time
// that the model spends thinking about a taxi.
type profile struct {
	host     string // the host or its parent domain, "" for any; ":11434" is a port
	model    string // lower-case prefix of the model's name without vendor, "" for any
	thinking setting
	openai   bool // supports OpenAI's own parameters
	shortIDs bool // accepts call ids only if they are nine letters or digits
}

// Ways to tell a model to answer without thinking. Extraction gains nothing
// from it, and OpenAI's own models reject tools while they think.
var (
	effortNone    = setting{"reasoning_effort", []string{"reasoning_effort", "reasoning.effort", "thinking"}, []string{`"reasoning_effort":"none"`, ""}, nil}
	effortMinimal = setting{"reasoning_effort", effortNone.blamed, []string{`"reasoning_effort":"minimal"`, ""}, nil}
	effortLow     = setting{"reasoning_effort", effortNone.blamed, []string{`"reasoning_effort":"low"`, ""}, nil}
	effortUnsaid  = setting{"reasoning_effort", []string{"reasoning_effort"}, []string{"", `"reasoning_effort":"none"`}, nil}
	reasoningNone = setting{"reasoning", []string{"reasoning"}, []string{`"reasoning":{"effort":"none"}`, `"reasoning":{"effort":"minimal"}`, ""}, nil}
	enableFalse   = setting{"enable_thinking", []string{"enable_thinking", "thinking"}, []string{`"enable_thinking":false`, ""}, nil}
	disabled      = setting{"thinking", []string{"thinking"}, []string{`"thinking":{"type":"disabled"}`, ""}, nil}
	templateFalse = setting{"chat_template_kwargs", []string{"chat_template_kwargs", "enable_thinking"}, []string{`"chat_template_kwargs":{"enable_thinking":false}`, ""}, nil}
)

// profiles is the table, most specific rows first. The parameters are from the
// providers' documentation; none was tried against a live server.
var profiles = []profile{
	{host: "api.openai.com", model: "gpt-4", thinking: effortUnsaid, openai: true},
	{host: "api.openai.com", model: "gpt-3", thinking: effortUnsaid, openai: true},
	{host: "api.openai.com", model: "gpt-5.", thinking: effortNone, openai: true},
	{host: "api.openai.com", model: "gpt-5", thinking: effortMinimal, openai: true},
	{host: "api.openai.com", model: "o1", thinking: effortLow, openai: true},
	{host: "api.openai.com", model: "o3", thinking: effortLow, openai: true},
	{host: "api.openai.com", model: "o4", thinking: effortLow, openai: true},
	{host: "api.openai.com", thinking: effortNone, openai: true},
	{host: "openrouter.ai", thinking: reasoningNone},
	{host: "aliyuncs.com", model: "qwen", thinking: enableFalse},
	{host: "siliconflow.cn", model: "qwen3", thinking: enableFalse},
	{host: "siliconflow.com", model: "qwen3", thinking: enableFalse},
	{host: "deepseek.com", thinking: disabled},
	{host: "bigmodel.cn", model: "glm", thinking: disabled},
	{host: "z.ai", model: "glm", thinking: disabled},
	{host: "moonshot.cn", model: "kimi-k2.", thinking: disabled},
	{host: "moonshot.ai", model: "kimi-k2.", thinking: disabled},
	{host: "volces.com", model: "doubao-seed", thinking: disabled},
	{host: "generativelanguage.googleapis.com", model: "gemini-2.5-flash", thinking: effortNone},
	{host: "api.groq.com", model: "qwen", thinking: effortNone},
	{host: "mistral.ai", thinking: effortUnsaid, shortIDs: true},
	{host: ":11434", thinking: effortNone}, // Ollama
	{model: "qwen3", thinking: templateFalse},
	{thinking: effortUnsaid},
}

// profileFor returns the first row that matches.
func profileFor(base *url.URL, model string) profile {
	model = strings.ToLower(model[strings.LastIndexByte(model, '/')+1:])
	for _, p := range profiles {
		if p.fits(base) && strings.HasPrefix(model, p.model) {
			return p
		}
	}
	return profile{}
}

func (p profile) fits(base *url.URL) bool {
	if port, ok := strings.CutPrefix(p.host, ":"); ok {
		return base.Port() == port
	}
	return p.host == "" || within(base.Hostname(), p.host)
}

// within reports whether host is domain or one of its subdomains.
func within(host, domain string) bool {
	sub, ok := strings.CutSuffix(strings.ToLower(host), domain)
	return ok && (sub == "" || strings.HasSuffix(sub, "."))
}

// isOpenAI reports whether host belongs to OpenAI, in any region.
func isOpenAI(host string) bool { return within(host, "api.openai.com") }

// A target is a model, by its server's name for it, and how to call it.
type target struct {
	model string
	dials []*dial
}

// The dials by their position. All from dialMembers on are members of the body.
const (
	dialIDs = iota
	dialSystem
	dialMembers
)

// asUser is the form of a system prompt for a model whose chat template knows only users
// and assistants.
const asUser = "user"

func newTarget(base *url.URL, model string) *target {
	return &target{model, dialsFor(base, model)}
}

// dialsFor returns the dials of a model, each at its first form.
func dialsFor(base *url.URL, model string) []*dial {
	p := profileFor(base, model)
	limit := []string{`"max_tokens":`, `"max_completion_tokens":`, ""}
	if p.openai {
		limit[0], limit[1] = limit[1], limit[0]
	}
	ids := []string{"", "short"}
	if p.shortIDs {
		ids = []string{"short"}
	}
	settings := []setting{
		{"tool_call_id", []string{"with a length of 9"}, ids, nil},
		{"system role", []string{
			"system role not supported", "system role is not supported", "only user and assistant roles", "got system", `"conversation roles must alternate`, ": conversation roles must alternate",
		}, []string{"system", asUser}, fillSystem},
		{"tool_choice", []string{"tool_choice"}, []string{`"tool_choice":"none"`, ""}, fillChoice},
		{"max_tokens", []string{"max_tokens", "max_completion_tokens"}, limit, fillLimit},
		p.thinking,
	}
	if p.openai {
		settings = append(settings,
			setting{"store", []string{"'store'", ": store"}, []string{`"store":false`, ""}, nil},
			setting{"safety_identifier", []string{"safety_identifier"}, []string{`"safety_identifier":`, ""}, fillUser})
	}
	dials := make([]*dial, len(settings))
	for i, s := range settings {
		dials[i] = &dial{setting: s}
	}
	return dials
}

// fillChoice forbids tools in a request that allows none. Otherwise the choice
// is the model's, which is the default and need not be sent.
func fillChoice(form string, r llm.Request) string {
	if !r.NoTools || len(r.Tools) == 0 {
		return ""
	}
	return form
}

func fillSystem(form string, r llm.Request) string {
	if r.System == "" {
		return ""
	}
	return form
}

func fillLimit(form string, r llm.Request) string {
	if r.MaxTokens <= 0 {
		return ""
	}
	return form + strconv.Itoa(r.MaxTokens)
}

// fillUser hashes the person's id, so that the provider cannot look it up
// elsewhere.
func fillUser(form string, r llm.Request) string {
	if r.User == "" {
		return ""
	}
	return form + `"` + hashed(r.User) + `"`
}
