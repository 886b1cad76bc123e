package rules

import (
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/expense/parse/lang"
)

// What people ask about the bot itself: "help taxes", "how do I export?", 记错了怎么改. They
// are read after all commands and questions, since these may be put in the same words:
// "can you export everything".

// A manner is how a message asks for an explanation.
type manner int

const (
	asksNothing manner = iota
	asksPerhaps        // in words that ask for other things as well: "can I"
	asksHow            // in words that ask how, about anything
	asksHowTo          // in words that ask for nothing but an explanation: "how do I"
)

// maxHelp is how long a question about the bot is at most, in bytes: a longer text tells
// something.
const maxHelp = 160

// helpAsked reads a question about the bot that names its topic. In doubt a model may know
// better.
func helpAsked(m *message) (Reading, bool) {
	if len(m.said) > maxHelp {
		return Reading{}, false
	}
	said, manner := m.said, m.manner()
	if rest, ok := withoutHelp(said); ok && !m.hasFigures() {
		said, manner = rest, asksHowTo
	}
	if manner == asksNothing || manner < asksHowTo && m.hasFigures() {
		return Reading{}, false
	}
	topic, word, language := lang.TopicOf(said)
	if topic == "" {
		return Reading{}, false
	}
	_, inTime := m.period()
	inTime = inTime && slices.Contains(ofEntries, topic)
	if manner == asksPerhaps && (inTime || len(m.text.Read().Amounts) > 0) {
		return Reading{}, false // "hab hundert für schuhe ausgegeben"
	}
	if i := strings.Index(m.said, word); i >= 0 {
		word = m.typed[i : i+len(word)]
	}
	return Reading{
		Actions:  []action.Action{action.Explain{Topic: topic, Word: word, Language: language}},
		Complete: manner == asksHowTo || manner == asksHow && !inTime,
	}, true
}

// definable are the topics of which it can be said in a sentence what their words mean.
var definable = []lang.Topic{lang.TopicTax, lang.TopicFiles}

// whatIsAsked reads a question what something is: "what is VAT?". In doubt a model may know
// better.
func whatIsAsked(m *message) (Reading, bool) {
	thing, ok := m.defined()
	if !ok {
		return Reading{}, false
	}
	topic, word, language := lang.TopicOf(thing.said)
	rest, ok := strings.CutSuffix(thing.said, word)
	elided := strings.TrimRight(rest, "'’") != rest // l'IVA
	if !ok || rest != "" && !elided && !strings.ContainsFunc(word, isUnspaced) || !slices.Contains(definable, topic) {
		return Reading{}, false
	}
	return Reading{Actions: []action.Action{action.Explain{Topic: topic, Word: word, Language: language, WhatIs: true}}}, true
}

// defined returns the thing of which a message asks what it is.
func (m *message) defined() (clause, bool) {
	if m == nil || len(m.said) > maxHelp || m.hasFigures() {
		return clause{}, false
	}
	c := clause{strings.Trim(m.said, " ?？"), strings.Trim(m.typed, " ?？")}
	if head, tail := lang.AsksWhatIs.Encloses(c.said); head > 0 {
		c = c.without(head, tail)
	} else if !c.skip(lang.AsksWhatIs) && !c.drop(lang.AsksWhatIs) {
		return clause{}, false
	}
	c = c.withoutArticle()
	return c, c.said != "" && strings.Count(c.said, " ") < maxDefined
}

// maxDefined is how many words a thing has at most of which it is asked what it is.
const maxDefined = 3

// ofEntries are the topics whose words are also those of questions about entries: "is
// there any tax in March".
var ofEntries = []lang.Topic{
	lang.TopicAdd, lang.TopicBudget, lang.TopicCategories, lang.TopicCurrency, lang.TopicIncome, lang.TopicRepeat, lang.TopicReports, lang.TopicShare,
	lang.TopicSplit, lang.TopicTags, lang.TopicTax,
}

// asksForHelp reports whether a message asks for an explanation of something that is no
// topic.
func asksForHelp(m *message) bool {
	if m == nil || len(m.said) > maxHelp {
		return false
	}
	if m.manner() == asksHowTo {
		return true
	}
	return !m.hasFigures() && (lang.NamesHelp.Opens(m.said) > 0 || asksAbility(m.said))
}

// asksAbility reports whether a text asks what the bot can do.
func asksAbility(said string) bool {
	if strings.ContainsFunc(said, lang.IsUnspaced) {
		return lang.AsksAbility.Within(said)
	}
	return lang.AsksAbility.Opens(strings.TrimLeft(said, "¿¡ ")) > 0
}

// unknownTopic answers such a message, for want of a better idea.
var unknownTopic = Reading{Say: text.Help}

func (m *message) hasFigures() bool {
	return strings.ContainsAny(m.said, "0123456789０１２３４５６７８９")
}

// withoutHelp cuts the word for help off either end of a text.
func withoutHelp(said string) (rest string, ok bool) {
	if n := lang.NamesHelp.Opens(said); n > 0 {
		return said[n:], true
	}
	n := lang.NamesHelp.Closes(said)
	return said[:len(said)-n], n > 0
}

// mannerOf finds out how a message asks. Something else may be said before: "I made a
// mistake, how do I change it".
func mannerOf(said string, question bool) manner {
	how := asksNothing
	for rest, from := said, 0; from >= 0; {
		rest = strings.TrimLeft(rest[from:], " ,.;:!?¿¡，。！？、")
		how = max(how, mannerAt(rest))
		if from = strings.IndexAny(rest, ",.;:!?，。！？、"); from < 0 || how == asksHowTo {
			break
		}
	}
	if how < asksHowTo && lang.AsksHowTo.Closes(said) > 0 { // "harcamayı nasıl silerim"
		return asksHowTo
	}
	if how < asksHowTo && strings.ContainsFunc(said, lang.IsUnspaced) {
		how = max(how, mannerWithin(said, question))
	}
	return how
}

// mannerAt is how words ask that begin a clause.
func mannerAt(said string) manner {
	switch {
	case lang.AsksHowTo.Opens(said) > 0:
		return asksHowTo
	case lang.AsksHowMuch.Opens(said) > 0, lang.AsksCount.Opens(said) > 0:
		return asksNothing
	case lang.AsksHow.Opens(said) > 0:
		return asksHow
	case lang.MayAskHowTo.Opens(said) > 0:
		return asksPerhaps
	}
	return asksNothing
}

// mannerWithin is how a text asks whose words nothing parts, or whose verb ends it.
func mannerWithin(said string, question bool) manner {
	if lang.AsksHowIn.Within(said) {
		return asksHow
	}
	if lang.AsksHowMuch.Within(said) {
		return asksNothing
	}
	if question || lang.EndsHowTo.Closes(said) > 0 {
		return asksPerhaps
	}
	return asksNothing
}
