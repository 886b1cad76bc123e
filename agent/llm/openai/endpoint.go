package openai

import (
	"net/url"
	"strconv"

	"chit/agent/llm"
)

// providers are hosts and their parent domains, with the names that OpenTelemetry's
// conventions have for who runs them.
var providers = []struct{ host, name string }{
	{"openai.azure.com", "azure.ai.openai"},
	{"services.ai.azure.com", "azure.ai.inference"},
	{"anthropic.com", "anthropic"},
	{"cohere.com", "cohere"},
	{"cohere.ai", "cohere"},
	{"deepseek.com", "deepseek"},
	{"generativelanguage.googleapis.com", "gcp.gemini"},
	{"aiplatform.googleapis.com", "gcp.vertex_ai"},
	{"groq.com", "groq"},
	{"mistral.ai", "mistral_ai"},
	{"moonshot.ai", "moonshot_ai"},
	{"moonshot.cn", "moonshot_ai"},
	{"perplexity.ai", "perplexity"},
	{"x.ai", "x_ai"},
}

// providerOf returns who runs a host. Of one that is not known, the API is what is known.
func providerOf(host string) string {
	for _, p := range providers {
		if within(host, p.host) {
			return p.name
		}
	}
	return "openai"
}

// Endpoint returns where the model is asked. A model that the server chooses is known
// once it has been asked.
func (m *Model) Endpoint() llm.Endpoint {
	e := llm.Endpoint{Provider: providerOf(m.base.Hostname()), Host: m.base.Hostname(), Port: portOf(m.base)}
	if m.fixed != nil {
		e.Model = m.fixed.model
	} else if t := m.listed.Load(); t != nil {
		e.Model = t.model
	}
	return e
}

func portOf(u *url.URL) int {
	if port, err := strconv.Atoi(u.Port()); err == nil {
		return port
	}
	if u.Scheme == "http" {
		return 80
	}
	return 443
}
