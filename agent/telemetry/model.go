package telemetry

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/metric"
	"go.opentelemetry.io/otel/trace"

	"chit/agent/llm"
)

// Model returns m, whose calls are seen. What repeats or refuses calls belongs around it.
func (t *Telemetry) Model(m llm.Model) llm.Model {
	if t == nil {
		return m
	}
	return model{m, t}
}

type model struct {
	llm.Model

	t *Telemetry
}

// Next implements [llm.Model].
func (m model) Next(ctx context.Context, r llm.Request) (answer llm.Response, err error) {
	began := m.t.now()
	ctx, span := m.t.tracer.Start(ctx, "chat", trace.WithSpanKind(trace.SpanKindClient))
	fault := "panic"
	defer func() { // see [handler.Handle]
		m.answered(ctx, span, r.MaxTokens, &answer, fault, m.t.now().Sub(began))
	}()
	answer, err = m.Model.Next(ctx, r)
	fault = faultOf(err)
	return answer, err
}

// answered ends the span of a call, and counts what it took.
func (m model) answered(ctx context.Context, span trace.Span, limit int, answer *llm.Response, fault string, took time.Duration) {
	about := m.about(answer)
	span.SetAttributes(about...)
	for _, a := range about {
		if a.Key == requestModel {
			span.SetName("chat " + a.Value.AsString())
		}
	}
	if limit > 0 {
		span.SetAttributes(maxTokens.Int(limit))
	}
	if fault == "" {
		span.SetAttributes(inputTokens.Int(answer.Usage.Prompt), outputTokens.Int(answer.Usage.Completion), cachedTokens.Int(answer.Usage.Cached))
	}
	if id := identifier(answer.Served.ID); id != "" {
		span.SetAttributes(responseID.String(id))
	}
	if reason := token(answer.Served.Reason); reason != "" {
		span.SetAttributes(finishReasons.StringSlice([]string{reason}))
	}
	end(span, fault)
	m.count(ctx, answer.Usage, about, fault, took)
}

// about returns what both the span and the metrics of a call have.
func (m model) about(answer *llm.Response) []attribute.KeyValue {
	about := []attribute.KeyValue{chats}
	if known, ok := m.Model.(interface{ Endpoint() llm.Endpoint }); ok {
		e := known.Endpoint()
		about = append(about, providerName.String(e.Provider), serverAddress.String(e.Host), serverPort.Int(e.Port))
		if e.Model != "" {
			about = append(about, requestModel.String(e.Model))
		}
	}
	if name := token(answer.Served.Model); name != "" {
		about = append(about, responseModel.String(name))
	}
	return about
}

func (m model) count(ctx context.Context, used llm.Usage, about []attribute.KeyValue, fault string, took time.Duration) {
	if fault != "" {
		about = append(about, errorType.String(fault))
	} else if used != (llm.Usage{}) {
		of := func(kind string) metric.MeasurementOption {
			return metric.WithAttributes(append(slices.Clone(about), tokenType.String(kind))...)
		}
		m.t.meters.tokens.Record(ctx, int64(used.Prompt), of("input"))
		m.t.meters.tokens.Record(ctx, int64(used.Completion), of("output"))
	}
	m.t.meters.chatTime.Record(ctx, took.Seconds(), metric.WithAttributes(about...))
}

// faultOf returns the type of an error, "" for none: the status that a server answered
// with, or a word of ours.
func faultOf(err error) string {
	if err == nil {
		return ""
	}
	if e, ok := errors.AsType[interface {
		error
		Timeout() bool
	}](err); ok && e.Timeout() {
		return "timeout"
	}
	if e, ok := errors.AsType[interface {
		error
		HTTPStatus() int
	}](err); ok && e.HTTPStatus() >= 400 {
		return strconv.Itoa(e.HTTPStatus())
	}
	for _, known := range []struct {
		err  error
		name string
	}{
		{context.Canceled, "canceled"},
		{context.DeadlineExceeded, "timeout"},
		{llm.ErrNoAnswer, "no_answer"},
		{llm.ErrRejected, "rejected"},
		{llm.ErrUnavailable, "unavailable"},
	} {
		if errors.Is(err, known.err) {
			return known.name
		}
	}
	return otherError
}
