package telemetry

import (
	"context"
	"errors"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/metric"
	"go.opentelemetry.io/otel/trace"

	"chit/agent"
	"chit/agent/chat"
)

// Outcomes that the agent does not tell of.
const (
	kept   agent.Outcome = "kept"   // until the model is back
	failed agent.Outcome = "failed" // and is tried again
)

// undecided is the decision about a message that was answered before, is an invitation, or
// failed.
const undecided agent.Decision = "none"

// A work is what becomes known of a message while it is handled. Its context has it.
type work struct {
	by   agent.Decision
	came agent.Outcome
}

type workKey struct{}

// Handler returns h, whose messages are seen.
func (t *Telemetry) Handler(h chat.Handler) chat.Handler {
	if t == nil {
		return h
	}
	return handler{h, t}
}

type handler struct {
	chat.Handler

	t *Telemetry
}

// Handle implements [chat.Handler].
func (h handler) Handle(ctx context.Context, m chat.Message) (reply chat.Reply, err error) {
	began, platform := h.t.now(), platformKey.String(m.Conversation.Platform())
	ctx, span := h.t.tracer.Start(ctx, "invoke_agent "+scope, trace.WithSpanKind(trace.SpanKindInternal), trace.WithAttributes(
		invokesAgent, agentName.String(scope), conversationID.String(h.t.conversation(m.Conversation)), platform,
	))
	w := &work{by: undecided, came: agent.Silent}
	fault := "panic"
	// The span is not ended by defer itself: it would record what a panic says.
	defer func() {
		h.t.handled(ctx, span, *w, fault, h.t.now().Sub(began), platform)
	}()
	reply, err = h.Handler.Handle(context.WithValue(ctx, workKey{}, w), m)
	fault = ""
	if w.by == undecided && reply.Text != "" {
		w.came = agent.Replied
	}
	if _, later := errors.AsType[*chat.LaterError](err); later {
		w.by, w.came = agent.ByModel, kept
	} else if err != nil {
		fault = faultOf(err)
	}
	return reply, err
}

// handled ends the span of a message, and counts it.
func (t *Telemetry) handled(ctx context.Context, span trace.Span, w work, fault string, took time.Duration, platform attribute.KeyValue) {
	about := []attribute.KeyValue{invokesAgent, agentName.String(scope)}
	if fault != "" {
		w.came, about = failed, append(about, errorType.String(fault))
	}
	outcome := []attribute.KeyValue{decidedKey.String(string(w.by)), outcomeKey.String(string(w.came))}
	span.SetAttributes(outcome...)
	end(span, fault)
	t.meters.agentTime.Record(ctx, took.Seconds(), metric.WithAttributes(about...))
	t.meters.messages.Add(ctx, 1, metric.WithAttributes(append(outcome, platform)...))
}

// end ends a span, with the type of its error if there was one.
func end(span trace.Span, fault string) {
	if fault != "" {
		span.SetAttributes(errorType.String(fault))
		span.SetStatus(codes.Error, "")
	}
	span.End()
}

// Handled implements [agent.Watcher].
func (t *Telemetry) Handled(ctx context.Context, by agent.Decision, came agent.Outcome) {
	if w, ok := ctx.Value(workKey{}).(*work); ok {
		w.by, w.came = by, came
	}
}

// Tool implements [agent.Watcher].
func (t *Telemetry) Tool(ctx context.Context, name string) (done func(agent.Fault)) {
	began := t.now()
	about := []attribute.KeyValue{executesTool, toolName.String(name)}
	ctx, span := t.tracer.Start(ctx, "execute_tool "+name, trace.WithSpanKind(trace.SpanKindInternal),
		trace.WithAttributes(about...), trace.WithAttributes(toolType.String("function")))
	return func(fault agent.Fault) {
		end(span, string(fault))
		if fault != agent.NoFault {
			about = append(about, errorType.String(string(fault)))
		}
		t.meters.toolTime.Record(ctx, t.now().Sub(began).Seconds(), metric.WithAttributes(about...))
	}
}
