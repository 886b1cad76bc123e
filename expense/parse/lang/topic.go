package lang

import (
	"slices"
	"strings"
	"sync"
)

// A Topic is something about the bot that people want explained.
type Topic string

// The topics.
const (
	TopicAdd        Topic = "add"        // how expenses are written
	TopicBudget     Topic = "budget"     // limits and warnings
	TopicCategories Topic = "categories" // and their rules
	TopicCurrency   Topic = "currency"
	TopicDays       Topic = "days" // time zones, and expenses of other days
	TopicExport     Topic = "export"
	TopicFiles      Topic = "files"  // receipts and pictures
	TopicFix        Topic = "fix"    // edits, deletions, undo
	TopicIncome     Topic = "income" // and refunds and transfers
	TopicLanguage   Topic = "language"
	TopicMemory     Topic = "memory" // what the bot remembers
	TopicPrivacy    Topic = "privacy"
	TopicRepeat     Topic = "repeat"  // entries that come again, reminders
	TopicReports    Topic = "reports" // and questions and lists
	TopicSettings   Topic = "settings"
	TopicShare      Topic = "share" // with other people
	TopicSlack      Topic = "slack"
	TopicSplit      Topic = "split" // bills, with other people
	TopicTags       Topic = "tags"
	TopicTax        Topic = "tax"
	TopicTelegram   Topic = "telegram"
)

// Topics lists the topics. A text with words of several is about the first one: "how do
// I change the category of a receipt" is about categories.
var Topics = []Topic{
	TopicExport, TopicPrivacy, TopicTax, TopicCurrency, TopicDays, TopicLanguage, TopicSplit, TopicIncome, TopicTags, TopicCategories, TopicBudget,
	TopicRepeat, TopicSlack, TopicTelegram, TopicFiles, TopicShare, TopicSettings, TopicFix, TopicMemory, TopicReports, TopicAdd,
}

// topicWords are the words of topics, with | between them. A final star stands for any
// ending. Signs are spaces: "l iva".
type topicWords map[Topic]string

// A topicWord is one of them.
type topicWord struct {
	topic    Topic
	word     string
	stem     bool // it had a star
	language string
}

// topicIndex has all of them, those of the first topic first, and of a topic the longest.
var topicIndex = sync.OnceValue(func() []topicWord {
	var all []topicWord
	for _, topic := range Topics {
		first := len(all)
		for _, l := range languages() {
			for _, w := range split(l.topics[topic]) {
				word, stem := strings.CutSuffix(w, "*")
				all = append(all, topicWord{topic, word, stem, l.code})
			}
		}
		slices.SortStableFunc(all[first:], func(a, b topicWord) int { return len(b.word) - len(a.word) })
	}
	return all
})

// TopicOf returns the topic that a text in lower case is about, the word that says so, and
// the language of that word. It is "" for a text about none.
func TopicOf(text string) (topic Topic, word, language string) {
	plain := strings.Join(strings.FieldsFunc(text, func(r rune) bool { return !inWord(r) }), " ")
	for _, w := range topicIndex() {
		if said := w.in(plain); said != "" {
			return w.topic, said, w.language
		}
	}
	return "", "", ""
}

// in returns the word as it stands in a text, with its ending, "" if it does not.
func (w topicWord) in(text string) string {
	for from := 0; ; {
		i := strings.Index(text[from:], w.word)
		if i < 0 {
			return ""
		}
		start := from + i
		end := start + len(w.word)
		from = end
		if joined(text[:start], w.word) {
			continue
		}
		if w.stem {
			ending := strings.IndexFunc(text[end:], func(r rune) bool { return !joined(w.word, string(r)) })
			if ending < 0 {
				ending = len(text) - end
			}
			return text[start : end+ending]
		}
		if !joined(w.word, text[end:]) {
			return w.word
		}
	}
}
