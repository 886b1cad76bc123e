package agent

import (
	"sync"

	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/feature/categories"
	"chit/agent/feature/expenses"
	"chit/agent/feature/questions"
	"chit/agent/feature/reports"
	"chit/agent/feature/settings"
	"chit/agent/feature/talk"
)

// features are the capabilities of the bot. A model is told of their tools in this order.
var features = []feature.Feature{
	expenses.Feature,
	questions.Feature,
	reports.Feature,
	settings.Feature,
	categories.Feature,
	talk.Feature,
}

// tools are those of all features.
var tools = sync.OnceValue(func() []*door.Tool {
	var all []*door.Tool
	for _, f := range features {
		all = append(all, f.Tools...)
	}
	return all
})
