package inbox

import (
	"sync/atomic"
	"time"

	"chit/agent/llm"
)

// Metrics are counters since the start of the process.
type Metrics struct {
	New, Duplicates, Unreadable    atomic.Int64 // messages that arrived
	Foreign                        atomic.Int64 // messages that arrived for a workspace we do not serve
	Handled, Failed, Fenced, Aside atomic.Int64 // runs
	Runs, RunMicros                atomic.Int64
	ModelCalls, Repeated           atomic.Int64 // Repeated were answered from a checkpoint
	PromptTokens, CompletionTokens atomic.Int64
	Sent, InDoubt, Limited         atomic.Int64 // replies
}

func (m *Metrics) received(isNew bool) {
	if isNew {
		m.New.Add(1)
	} else {
		m.Duplicates.Add(1)
	}
}

func (m *Metrics) ran(d time.Duration) {
	m.Runs.Add(1)
	m.RunMicros.Add(d.Microseconds())
}

func (m *Metrics) asked(u llm.Usage) {
	m.ModelCalls.Add(1)
	m.PromptTokens.Add(int64(u.Prompt))
	m.CompletionTokens.Add(int64(u.Completion))
}
