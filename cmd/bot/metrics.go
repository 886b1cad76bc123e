package main

import (
	"context"
	"net/http"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"chit/agent/inbox"
)

// metricsHandler serves the counters of the process: those of the inbox and its
// messengers, of the Go runtime, and of the operating system.
func metricsHandler(in *inbox.Inbox, serving *roster, now func() time.Time) http.Handler {
	registry := prometheus.NewRegistry()
	registry.MustRegister(
		collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}),
		inboxCollector{inbox: in, messengers: serving, now: now},
	)
	return promhttp.HandlerFor(registry, promhttp.HandlerOpts{})
}

// An inboxCollector reads the inbox's counters on request, so that the inbox
// does not depend on Prometheus.
type inboxCollector struct {
	inbox      *inbox.Inbox
	messengers *roster
	now        func() time.Time
}

// A counter is a value of the inbox, with its label if the metric has one.
type counter struct {
	metric *prometheus.Desc
	label  string
	count  func(*inbox.Metrics) *atomic.Int64
}

var (
	receivedMetric = describe("chit_inbox_received_total", "Messages taken in.", "result")
	foreignMetric  = describe("chit_foreign_deliveries_total", "Deliveries of Slack workspaces that are not served.")
	handledMetric  = describe("chit_inbox_handled_total", "Messages whose result is stored.")
	failedMetric   = describe("chit_inbox_failed_total", "Runs that failed and are repeated.")
	fencedMetric   = describe("chit_inbox_fenced_total", "Runs and writes refused because another worker had taken over.")
	asideMetric    = describe("chit_inbox_set_aside_total", "Messages given up.")
	runsMetric     = describe("chit_runs_total", "Runs of the agent.")
	runTimeMetric  = describe("chit_run_microseconds_total", "Time that runs took together.")
	answersMetric  = describe("chit_model_answers_total", "Answers of the model that were used.", "source")
	tokensMetric   = describe("chit_model_tokens_total", "Tokens paid for.", "kind")
	sentMetric     = describe("chit_outbox_sent_total", "Replies delivered.")
	inDoubtMetric  = describe("chit_outbox_in_doubt_total", "Replies sent again because nobody knew.")
	refusedMetric  = describe("chit_outbox_refused_total", "Times a platform did not take a reply.")
	servingMetric  = describe("chit_messenger_serving", "Whether a messenger is let in by its platform.", "messenger")
	oldestMetric   = describe("chit_inbox_oldest_seconds", "Age of the oldest message that waits.")
)

var counters = []counter{
	{receivedMetric, "new", func(m *inbox.Metrics) *atomic.Int64 { return &m.New }},
	{receivedMetric, "duplicate", func(m *inbox.Metrics) *atomic.Int64 { return &m.Duplicates }},
	{receivedMetric, "unreadable", func(m *inbox.Metrics) *atomic.Int64 { return &m.Unreadable }},
	{foreignMetric, "", func(m *inbox.Metrics) *atomic.Int64 { return &m.Foreign }},
	{handledMetric, "", func(m *inbox.Metrics) *atomic.Int64 { return &m.Handled }},
	{failedMetric, "", func(m *inbox.Metrics) *atomic.Int64 { return &m.Failed }},
	{fencedMetric, "", func(m *inbox.Metrics) *atomic.Int64 { return &m.Fenced }},
	{asideMetric, "", func(m *inbox.Metrics) *atomic.Int64 { return &m.Aside }},
	{runsMetric, "", func(m *inbox.Metrics) *atomic.Int64 { return &m.Runs }},
	{runTimeMetric, "", func(m *inbox.Metrics) *atomic.Int64 { return &m.RunMicros }},
	{answersMetric, "model", func(m *inbox.Metrics) *atomic.Int64 { return &m.ModelCalls }},
	{answersMetric, "checkpoint", func(m *inbox.Metrics) *atomic.Int64 { return &m.Repeated }},
	{tokensMetric, "prompt", func(m *inbox.Metrics) *atomic.Int64 { return &m.PromptTokens }},
	{tokensMetric, "completion", func(m *inbox.Metrics) *atomic.Int64 { return &m.CompletionTokens }},
	{sentMetric, "", func(m *inbox.Metrics) *atomic.Int64 { return &m.Sent }},
	{inDoubtMetric, "", func(m *inbox.Metrics) *atomic.Int64 { return &m.InDoubt }},
	{refusedMetric, "", func(m *inbox.Metrics) *atomic.Int64 { return &m.Limited }},
}

func describe(name, help string, labels ...string) *prometheus.Desc {
	return prometheus.NewDesc(name, help, labels, nil)
}

// Describe implements [prometheus.Collector].
func (c inboxCollector) Describe(to chan<- *prometheus.Desc) {
	for _, counter := range counters {
		to <- counter.metric
	}
	to <- servingMetric
	to <- oldestMetric
}

// Collect implements [prometheus.Collector]. While the database does not answer,
// the age of the oldest message is omitted.
func (c inboxCollector) Collect(to chan<- prometheus.Metric) {
	for _, counter := range counters {
		var labels []string
		if counter.label != "" {
			labels = []string{counter.label}
		}
		n := float64(counter.count(&c.inbox.Metrics).Load())
		to <- prometheus.MustNewConstMetric(counter.metric, prometheus.CounterValue, n, labels...)
	}
	for _, name := range c.messengers.names() {
		serves := 0.0
		if c.messengers.serves(name) {
			serves = 1
		}
		to <- prometheus.MustNewConstMetric(servingMetric, prometheus.GaugeValue, serves, name)
	}
	ctx, cancel := context.WithTimeout(context.Background(), tryTime)
	defer cancel()
	oldest, err := c.inbox.Store.Oldest(ctx)
	if err != nil {
		return
	}
	age := 0.0
	if !oldest.IsZero() {
		age = c.now().Sub(oldest).Seconds()
	}
	to <- prometheus.MustNewConstMetric(oldestMetric, prometheus.GaugeValue, age)
}
