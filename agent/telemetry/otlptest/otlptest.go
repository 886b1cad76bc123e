// Package otlptest plays a collector of OpenTelemetry, by OTLP over HTTP.
package otlptest

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"

	collectormetrics "go.opentelemetry.io/proto/otlp/collector/metrics/v1"
	collectortrace "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	common "go.opentelemetry.io/proto/otlp/common/v1"
	metrics "go.opentelemetry.io/proto/otlp/metrics/v1"
	trace "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"
)

// A Collector keeps what it is sent.
type Collector struct {
	URL string // the value of OTEL_EXPORTER_OTLP_ENDPOINT

	t      testing.TB
	http   *httptest.Server
	answer http.HandlerFunc // instead of taking anything

	mu       sync.Mutex
	requests int
	sent     bytes.Buffer // the bodies of the requests, and their paths and headers
	spans    []Span
	points   map[string][]Point
	resource Attributes
}

// Attributes are those of a span or a point, as text.
type Attributes map[string]string

// A Span is one of a trace.
type Span struct {
	Name, Kind string
	ID, Parent string // Parent is "" at the root
	Failed     bool
	Attributes Attributes
	Events     int
	Status     string // its description
}

// A Point is a value of a metric: of a histogram, Count and Sum.
type Point struct {
	Attributes Attributes
	Count      uint64
	Sum        float64
	Bounds     []float64
}

// New starts a collector, which ends with the test.
func New(t testing.TB) *Collector { return start(t, nil) }

// Refusing starts a collector that answers with something else than success.
func Refusing(t testing.TB, answer http.HandlerFunc) *Collector { return start(t, answer) }

func start(t testing.TB, answer http.HandlerFunc) *Collector {
	t.Helper()
	c := &Collector{t: t, answer: answer, points: map[string][]Point{}}
	c.http = httptest.NewServer(http.HandlerFunc(c.serve))
	c.URL = c.http.URL
	t.Cleanup(c.http.Close)
	return c
}

// Requests returns how many requests came.
func (c *Collector) Requests() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.requests
}

// Sent returns everything that was sent.
func (c *Collector) Sent() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.sent.String()
}

// Spans returns the spans, in the order in which they ended.
func (c *Collector) Spans() []Span {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.spans)
}

// Named returns the spans of a name.
func (c *Collector) Named(name string) []Span {
	return slices.DeleteFunc(c.Spans(), func(s Span) bool { return s.Name != name })
}

// Points returns the last values of a metric.
func (c *Collector) Points(metric string) []Point {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.points[metric])
}

// Resource returns what the last request was of.
func (c *Collector) Resource() Attributes {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.resource
}

func (c *Collector) serve(w http.ResponseWriter, r *http.Request) {
	body, err := read(r)
	if err != nil {
		return // the client is gone
	}
	c.mu.Lock()
	c.requests++
	fmt.Fprintln(&c.sent, r.URL.String(), r.Header)
	c.sent.Write(body)
	c.mu.Unlock()
	if c.answer != nil {
		c.answer(w, r)
		return
	}
	var answer proto.Message
	switch r.URL.Path {
	case "/v1/traces":
		answer, err = &collectortrace.ExportTraceServiceResponse{}, c.takeTraces(body)
	case "/v1/metrics":
		answer, err = &collectormetrics.ExportMetricsServiceResponse{}, c.takeMetrics(body)
	default:
		err = fmt.Errorf("no signal has the path %s", r.URL.Path)
	}
	if got := r.Header.Get("Content-Type"); err == nil && got != "application/x-protobuf" {
		err = fmt.Errorf("the content type is %q", got)
	}
	if err != nil {
		c.t.Errorf("the collector was sent what it cannot take: %v", err)
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	w.Header().Set("Content-Type", "application/x-protobuf")
	b, err := proto.Marshal(answer)
	if err == nil {
		_, err = w.Write(b)
	}
	if err != nil {
		c.t.Logf("the collector's answer: %v", err)
	}
}

func read(r *http.Request) ([]byte, error) {
	var from io.Reader = r.Body
	if r.Header.Get("Content-Encoding") == "gzip" {
		unzipped, err := gzip.NewReader(r.Body)
		if err != nil {
			return nil, err
		}
		from = unzipped
	}
	return io.ReadAll(from)
}

func (c *Collector) takeTraces(body []byte) error {
	var request collectortrace.ExportTraceServiceRequest
	if err := proto.Unmarshal(body, &request); err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, r := range request.GetResourceSpans() {
		c.resource = attributesOf(r.GetResource().GetAttributes())
		for _, scope := range r.GetScopeSpans() {
			for _, s := range scope.GetSpans() {
				c.spans = append(c.spans, spanOf(s))
			}
		}
	}
	return nil
}

func spanOf(s *trace.Span) Span {
	return Span{
		Name: s.GetName(), Kind: strings.TrimPrefix(s.GetKind().String(), "SPAN_KIND_"),
		ID: fmt.Sprintf("%x", s.GetSpanId()), Parent: fmt.Sprintf("%x", s.GetParentSpanId()),
		Failed: s.GetStatus().GetCode() == trace.Status_STATUS_CODE_ERROR, Status: s.GetStatus().GetMessage(),
		Attributes: attributesOf(s.GetAttributes()), Events: len(s.GetEvents()),
	}
}

func (c *Collector) takeMetrics(body []byte) error {
	var request collectormetrics.ExportMetricsServiceRequest
	if err := proto.Unmarshal(body, &request); err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, r := range request.GetResourceMetrics() {
		for _, scope := range r.GetScopeMetrics() {
			for _, m := range scope.GetMetrics() {
				c.points[m.GetName()] = pointsOf(m)
			}
		}
	}
	return nil
}

func pointsOf(m *metrics.Metric) (all []Point) {
	for _, p := range m.GetSum().GetDataPoints() {
		all = append(all, Point{Attributes: attributesOf(p.GetAttributes()), Count: uint64(p.GetAsInt()), Sum: float64(p.GetAsInt())})
	}
	for _, p := range m.GetHistogram().GetDataPoints() {
		all = append(all, Point{Attributes: attributesOf(p.GetAttributes()), Count: p.GetCount(), Sum: p.GetSum(), Bounds: p.GetExplicitBounds()})
	}
	return all
}

func attributesOf(list []*common.KeyValue) Attributes {
	all := Attributes{}
	for _, a := range list {
		all[a.GetKey()] = textOf(a.GetValue())
	}
	return all
}

func textOf(v *common.AnyValue) string {
	switch is := v.GetValue().(type) {
	case *common.AnyValue_StringValue:
		return is.StringValue
	case *common.AnyValue_IntValue:
		return fmt.Sprint(is.IntValue)
	case *common.AnyValue_ArrayValue:
		var all []string
		for _, one := range is.ArrayValue.GetValues() {
			all = append(all, textOf(one))
		}
		return strings.Join(all, ",")
	default:
		return fmt.Sprint(v)
	}
}
