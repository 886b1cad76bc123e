// Package telemetry shows the bot from outside: OpenTelemetry traces and metrics of
// messages, model calls and tools, by the conventions for generative AI.
//
// # No words
//
// What people write, and what models make of it, does not leave the machine this way: no
// text, no amount, no name, no argument, no message of an error. What is told is counted,
// timed, or one of our own words. A model's server adds the name of the model that
// answered, why it stopped and the id of the answer, if they look like such; the ids of
// calls are left out, because some models write them. The id of a conversation is a keyed
// hash.
//
// # No harm
//
// A collector that is slow or away costs nothing but what it would have been told. Spans
// wait in a queue of bounded length; nobody waits for it.
//
// Without telemetry a nil [Telemetry] does nothing, and what it would decorate stays as
// it is. The process has no providers; all that is set for it is where the SDK reports.
package telemetry

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/go-logr/logr"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/exporters/otlp/otlpmetric/otlpmetrichttp"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/metric"
	metricnoop "go.opentelemetry.io/otel/metric/noop"
	sdkmetric "go.opentelemetry.io/otel/sdk/metric"
	"go.opentelemetry.io/otel/sdk/resource"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"
	tracenoop "go.opentelemetry.io/otel/trace/noop"

	"chit/agent/chat"
)

// scope is the name of what makes the spans and metrics, of the service unless the
// operator gives it another, and of the agent.
const scope = "chit"

// A Config says what is sent. Where to and how the exporters read from the variables
// OTEL_….
type Config struct {
	Traces, Metrics bool
	Headers         map[string]string // of the requests to the collector
	Version         string            // of the program
	Key             []byte            // that ids of conversations are hashed with
	Now             func() time.Time
	Log             *slog.Logger
}

// A Telemetry sends what it is told until it is stopped. The methods of a nil one do
// nothing.
type Telemetry struct {
	tracer trace.Tracer
	meters meters
	key    []byte
	now    func() time.Time
	parts  []part
}

// A part is what sends traces, or metrics.
type part interface {
	ForceFlush(ctx context.Context) error
	Shutdown(ctx context.Context) error
}

// Start begins to send. It does not contact the collector.
func Start(ctx context.Context, c Config) (*Telemetry, error) {
	// Otherwise the SDK writes to the standard error. Its log repeats what it cannot read
	// in the environment, which may be a key.
	otel.SetErrorHandler(otel.ErrorHandlerFunc(func(err error) { c.Log.Debug("telemetry", "error", reason(err)) }))
	otel.SetLogger(logr.Discard())
	about, err := describe(ctx, c.Version)
	if err != nil {
		return nil, err
	}
	t := &Telemetry{tracer: tracenoop.Tracer{}, key: c.Key, now: c.Now}
	var meter metric.Meter = metricnoop.Meter{}
	outage := &outage{log: c.Log, failing: map[string]bool{}}
	if c.Traces {
		to, err := otlptracehttp.New(ctx, traceOptions(c)...)
		if err != nil {
			return nil, fmt.Errorf("traces: %w", err)
		}
		p := sdktrace.NewTracerProvider(sdktrace.WithBatcher(spanExporter{to, outage}), sdktrace.WithResource(about))
		t.tracer, t.parts = p.Tracer(scope, trace.WithInstrumentationVersion(c.Version)), append(t.parts, p)
	}
	if c.Metrics {
		to, err := otlpmetrichttp.New(ctx, metricOptions(c)...)
		if err != nil {
			return nil, fmt.Errorf("metrics: %w", err)
		}
		p := sdkmetric.NewMeterProvider(sdkmetric.WithReader(sdkmetric.NewPeriodicReader(metricExporter{to, outage})), sdkmetric.WithResource(about))
		meter, t.parts = p.Meter(scope, metric.WithInstrumentationVersion(c.Version)), append(t.parts, p)
	}
	t.meters, err = newMeters(meter)
	return t, err
}

func traceOptions(c Config) (options []otlptracehttp.Option) {
	if len(c.Headers) > 0 {
		options = append(options, otlptracehttp.WithHeaders(c.Headers))
	}
	return options
}

func metricOptions(c Config) (options []otlpmetrichttp.Option) {
	if len(c.Headers) > 0 {
		options = append(options, otlpmetrichttp.WithHeaders(c.Headers))
	}
	return options
}

// describe says what the spans and metrics are of. Replicas count apart, so each has an
// id. What the operator says in OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES counts.
func describe(ctx context.Context, version string) (*resource.Resource, error) {
	about, err := resource.New(ctx,
		resource.WithTelemetrySDK(),
		resource.WithAttributes(
			attribute.String("service.name", scope),
			attribute.String("service.version", version),
			attribute.String("service.instance.id", rand.Text()),
		),
		resource.WithFromEnv(),
	)
	if err != nil && !errors.Is(err, resource.ErrPartialResource) {
		return nil, fmt.Errorf("what the telemetry is of: %w", err)
	}
	return about, nil
}

// Stop sends what is left, as far as it can before ctx ends.
func (t *Telemetry) Stop(ctx context.Context) {
	t.all(func(p part) { _ = p.Shutdown(ctx) }) // the exporters have said what failed
}

func (t *Telemetry) all(do func(part)) {
	if t == nil {
		return
	}
	var all sync.WaitGroup
	for _, p := range t.parts {
		all.Go(func() { do(p) })
	}
	all.Wait()
}

// conversation returns what a conversation is called outside: whoever knows the id of
// somebody's chat cannot find it by that.
func (t *Telemetry) conversation(id chat.ConversationID) string {
	h := hmac.New(sha256.New, t.key)
	h.Write([]byte(id))
	return hex.EncodeToString(h.Sum(nil)[:16])
}
