package telemetry

import (
	"context"
	"errors"
	"log/slog"
	"net/url"
	"slices"
	"strings"
	"sync"

	sdkmetric "go.opentelemetry.io/otel/sdk/metric"
	"go.opentelemetry.io/otel/sdk/metric/metricdata"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
)

// An outage is told what came of each batch. It logs that the collector is away once, and
// not with each batch, and then that it is back. The SDK learns of no failure: it would
// report each of them on the standard error, past our log.
type outage struct {
	log *slog.Logger

	mu      sync.Mutex
	failing map[string]bool // by what is sent
}

func (o *outage) note(what string, err error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	was := len(o.failing) > 0
	if err != nil {
		o.failing[what] = true
	} else {
		delete(o.failing, what)
	}
	switch is := len(o.failing) > 0; {
	case is && !was:
		o.log.Warn("telemetry does not arrive; what does not is lost, and the bot goes on", "signal", what, "error", reason(err))
	case was && !is:
		o.log.Info("telemetry arrives again")
	}
}

// reason returns why a batch did not arrive, without the address of the collector, which
// may have a key in it, and without what the collector has to say.
func reason(err error) string {
	if e, ok := errors.AsType[*url.Error](err); ok {
		return e.Err.Error()
	}
	text, _, _ := strings.Cut(err.Error(), "body: ")
	words := slices.DeleteFunc(strings.Fields(text), func(w string) bool { return strings.Contains(w, "://") })
	return strings.TrimRight(strings.Join(words, " "), " (:")
}

type spanExporter struct {
	sdktrace.SpanExporter

	outage *outage
}

// ExportSpans implements [sdktrace.SpanExporter].
func (e spanExporter) ExportSpans(ctx context.Context, spans []sdktrace.ReadOnlySpan) error {
	e.outage.note("traces", e.SpanExporter.ExportSpans(ctx, spans))
	return nil
}

type metricExporter struct {
	sdkmetric.Exporter

	outage *outage
}

// Export implements [sdkmetric.Exporter].
func (e metricExporter) Export(ctx context.Context, m *metricdata.ResourceMetrics) error {
	e.outage.note("metrics", e.Exporter.Export(ctx, m))
	return nil
}
