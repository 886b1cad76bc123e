package telemetry

import (
	"strings"

	"go.opentelemetry.io/otel/attribute"
)

// Names of OpenTelemetry's conventions. They are written out, because the conventions for
// generative AI change, and what dashboards are made of should not change with an update
// of a library.
const (
	operationName  = attribute.Key("gen_ai.operation.name")
	agentName      = attribute.Key("gen_ai.agent.name")
	conversationID = attribute.Key("gen_ai.conversation.id")
	providerName   = attribute.Key("gen_ai.provider.name")
	requestModel   = attribute.Key("gen_ai.request.model")
	maxTokens      = attribute.Key("gen_ai.request.max_tokens")
	responseModel  = attribute.Key("gen_ai.response.model")
	responseID     = attribute.Key("gen_ai.response.id")
	finishReasons  = attribute.Key("gen_ai.response.finish_reasons")
	inputTokens    = attribute.Key("gen_ai.usage.input_tokens")
	outputTokens   = attribute.Key("gen_ai.usage.output_tokens")
	cachedTokens   = attribute.Key("gen_ai.usage.cache_read.input_tokens")
	tokenType      = attribute.Key("gen_ai.token.type")
	toolName       = attribute.Key("gen_ai.tool.name")
	toolType       = attribute.Key("gen_ai.tool.type")
	serverAddress  = attribute.Key("server.address")
	serverPort     = attribute.Key("server.port")
	errorType      = attribute.Key("error.type")
)

// Names of our own.
const (
	platformKey = attribute.Key("chit.platform")
	decidedKey  = attribute.Key("chit.decided_by")
	outcomeKey  = attribute.Key("chit.outcome")
)

// The operations.
var (
	invokesAgent = operationName.String("invoke_agent")
	chats        = operationName.String("chat")
	executesTool = operationName.String("execute_tool")
)

// otherError is the type of an error of which no more is told.
const otherError = "_OTHER"

// maxID is the longest id or name of a server that is passed on.
const maxID = 128

// token returns a name that a server made, "" for anything that is no name.
func token(s string) string {
	odd := func(c rune) bool {
		return (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && !strings.ContainsRune("._:/@+-", c)
	}
	if len(s) > maxID || strings.ContainsFunc(s, odd) {
		return ""
	}
	return s
}

// identifier returns an id that a server made. What has no digit may be a word.
func identifier(s string) string {
	if !strings.ContainsAny(s, "0123456789") {
		return ""
	}
	return token(s)
}
