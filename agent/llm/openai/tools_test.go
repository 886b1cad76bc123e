package openai_test

import (
	"errors"
	"testing"

	"chit/agent/llm"
	"chit/agent/llm/llmtest"
)

// TestNoTools has the refusals of tools as servers send them.
func TestNoTools(t *testing.T) {
	t.Parallel()
	plain := func(status int, body string) llmtest.Answer { return llmtest.Answer{Status: status, Body: body} }
	for name, a := range map[string]llmtest.Answer{
		"Ollama":             llmtest.NoTools(),
		"Ollama, own API":    plain(400, `{"error":"codellama:latest does not support tools"}`),
		"OpenRouter":         plain(404, `{"error":{"message":"No endpoints found that support tool use. Try disabling \"add_expense\". To learn more about provider routing, visit: https://openrouter.ai/docs","code":404}}`),
		"OpenRouter, as 200": plain(200, `{"error":{"message":"No endpoints found that support tool use.","code":404}}`),
		"vLLM":               plain(400, `{"object":"error","message":"\"auto\" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set","type":"BadRequestError","param":null,"code":400}`),
		"llama.cpp":          plain(500, `{"error":{"code":500,"message":"tools param requires --jinja flag","type":"server_error"}}`),
		"llama.cpp, older":   plain(500, `{"code":500,"message":"Unsupported param: tools","type":"server_error"}`),
		"DeepSeek":           llmtest.Refuse(400, "invalid_request_error", "", "deepseek-reasoner does not support Function Calling"),
		"OpenAI":             llmtest.Refuse(400, "unsupported_parameter", "tools", "Unsupported parameter: 'tools' is not supported with this model."),
		"OpenAI, older":      llmtest.Refuse(400, "", "", "Unrecognized request argument supplied: tools"),
		"SiliconFlow":        plain(400, `{"code":20037,"message":"Function call is not supported for this model.","data":null}`),
		"Groq":               llmtest.Refuse(400, "", "", "`tool calling` is not supported with this model"),
		"DeepInfra":          plain(405, `{"error":{"message":"deepinfra error: Tool calling is not supported for model: mistralai/Mistral-Small-24B-Instruct-2501","code":"405"}}`),
		"Gemini":             plain(400, `[{"error":{"code":400,"message":"Function calling is not enabled for models/gemma-3-27b-it","status":"INVALID_ARGUMENT"}}]`),
		"LiteLLM":            llmtest.Refuse(400, "", "", "litellm.UnsupportedParamsError: together_ai does not support parameters: ['tools'], for model=x. To drop these, set `litellm.drop_params=True`"),
		"Bedrock":            llmtest.Refuse(400, "", "", "This model doesn't support tool use."),
		"one-api":            llmtest.Refuse(400, "", "", "The tool call is not supported"),
		"Chinese":            llmtest.Refuse(400, "1210", "", "当前模型不支持工具调用"),
		"FastAPI":            plain(422, `{"detail":[{"type":"extra_forbidden","loc":["body","tools"],"msg":"Extra inputs are not permitted","input":[{"type":"function"}]}]}`),
		"pydantic":           plain(400, `{"object":"error","message":"[{'type': 'extra_forbidden', 'loc': ('body', 'tools'), 'msg': 'Extra inputs are not permitted'}]","type":"BadRequestError","param":null,"code":400}`),
		"not implemented":    llmtest.Refuse(501, "", "", "Tool calls are unsupported."),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, err := open(t, llmtest.NewServer(t, llmtest.InTurn(a)), quick).Next(t.Context(), llmtest.Ask("lunch 12.50"))
			if !errors.Is(err, llm.ErrNoTools) || !errors.Is(err, llm.ErrRejected) || errors.Is(err, llm.ErrUnavailable) {
				t.Errorf("err = %v, want %v", err, llm.ErrNoTools)
			}
		})
	}
}

// TestToolsRefused has refusals that mention tools and would come again without any.
func TestToolsRefused(t *testing.T) {
	t.Parallel()
	for name, a := range map[string]llmtest.Answer{
		"a schema":         llmtest.Refuse(400, "invalid_function_parameters", "tools[0].function.parameters", "Invalid schema for function 'add_expense': 'any' is not supported"),
		"a schema, bare":   llmtest.Refuse(400, "", "", "tools: the JSON schema keyword 'format' is not supported"),
		"a choice":         llmtest.Refuse(404, "", "", "No endpoints found that support the provided 'tool_choice' value."),
		"a choice, vendor": llmtest.Refuse(400, "", "", "Thinking mode does not support this tool_choice"),
		"thinking":         llmtest.Refuse(400, "", "reasoning_effort", "Function tools with reasoning_effort are not supported for gpt-6 in /v1/chat/completions."),
		"a missing result": llmtest.Refuse(400, "", "messages", "An assistant message with 'tool_calls' must be followed by tool messages"),
		"a wrong id":       llmtest.Refuse(400, "", "", "Unexpected tool call id x in tool results"),
		"an unknown call":  llmtest.Refuse(400, "tool_use_failed", "", "Failed to call a function. Please adjust your prompt."),
		"too long":         llmtest.Refuse(400, "", "", "This model's maximum context length is 4096 tokens, 900 of them in the tools, more is not supported"),
		"no key":           llmtest.Refuse(401, "", "", "tools are not supported for guests"),
		"no such model":    llmtest.Refuse(404, "model_not_found", "", "The model gemma-function-calling is not available"),
		"too many":         llmtest.Refuse(429, "", "", "tool calls are not available right now"),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, err := open(t, llmtest.NewServer(t, llmtest.InTurn(a)), quick).Next(t.Context(), llmtest.Ask("lunch 12.50"))
			if err == nil || errors.Is(err, llm.ErrNoTools) {
				t.Errorf("err = %v, want another than %v", err, llm.ErrNoTools)
			}
		})
	}
}
