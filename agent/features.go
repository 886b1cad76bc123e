package agent

import (
	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/feature/analysis"
	"chit/agent/feature/attachments"
	"chit/agent/feature/categories"
	"chit/agent/feature/expenses"
	"chit/agent/feature/facts"
	"chit/agent/feature/help"
	"chit/agent/feature/questions"
	"chit/agent/feature/reports"
	"chit/agent/feature/roles"
	"chit/agent/feature/settings"
	"chit/agent/feature/talk"
	"chit/agent/rules"
)

// Features returns the capabilities of the bot. A model is told of their tools in this
// order.
func Features() []feature.Feature {
	return []feature.Feature{
		expenses.Feature,
		questions.Feature,
		reports.Feature,
		settings.Feature,
		categories.Feature,
		facts.Feature,
		roles.Feature,
		attachments.Feature,
		help.Feature,
		talk.Feature,
		analysis.Feature,
	}
}

// toolsOf are those of all features.
func toolsOf(features []feature.Feature) []*door.Tool {
	var all []*door.Tool
	for _, f := range features {
		all = append(all, f.Tools...)
	}
	return all
}

// phrasesOf are those of all features.
func phrasesOf(features []feature.Feature) []rules.Phrase {
	var all []rules.Phrase
	for _, f := range features {
		all = append(all, f.Phrases...)
	}
	return all
}
