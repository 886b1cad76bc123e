package telemetry

import (
	"errors"

	"go.opentelemetry.io/otel/metric"
)

// meters are the metrics. What messages took is a histogram, and so has their number.
type meters struct {
	messages  metric.Int64Counter
	agentTime metric.Float64Histogram
	chatTime  metric.Float64Histogram
	toolTime  metric.Float64Histogram
	tokens    metric.Int64Histogram
}

// Buckets of the conventions.
var (
	seconds = metric.WithExplicitBucketBoundaries(0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92)
	counts  = metric.WithExplicitBucketBoundaries(1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216, 67108864)
)

func newMeters(m metric.Meter) (all meters, err error) {
	var errs [5]error
	all.messages, errs[0] = m.Int64Counter("chit.messages", metric.WithUnit("{message}"),
		metric.WithDescription("Messages, by how they were understood and what came of them."))
	all.agentTime, errs[1] = m.Float64Histogram("gen_ai.invoke_agent.duration", metric.WithUnit("s"), seconds,
		metric.WithDescription("Duration of the work on a message."))
	all.chatTime, errs[2] = m.Float64Histogram("gen_ai.client.operation.duration", metric.WithUnit("s"), seconds,
		metric.WithDescription("GenAI operation duration."))
	all.toolTime, errs[3] = m.Float64Histogram("gen_ai.execute_tool.duration", metric.WithUnit("s"), seconds,
		metric.WithDescription("Duration of the execution of a tool."))
	all.tokens, errs[4] = m.Int64Histogram("gen_ai.client.token.usage", metric.WithUnit("{token}"), counts,
		metric.WithDescription("Number of input and output tokens used."))
	return all, errors.Join(errs[:]...)
}
