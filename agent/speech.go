package agent

import (
	"context"
	"regexp"
	"strings"

	"chit/agent/chat"
	"chit/expense/parse"
)

// A model's own words reach the person only if they pass three checks, because
// people believe what a bookkeeper says:
//
//   - they say something: "done" is not an answer;
//   - they do not claim a deed: receipts of what was stored are written by code;
//   - every number in them was said by the person or came from a tool.
//
// Anything else is replaced by a sentence of ours.

// spoken ends a run with the model's words, if they may be said.
func (r *run) spoken(ctx context.Context, words string, reply chat.Reply) (chat.Reply, error) {
	words = strings.TrimSpace(stripLinks(words))
	if reply.Text == "" && r.shouldHaveActed(reply) && !strings.ContainsAny(words, "?？") {
		// The message names an amount and the model did nothing with it. What
		// the rules make of it is better than what the model says about it.
		return r.withoutModel(ctx, r.rules.Read(r.message.Text, r.situation(ctx)))
	}
	if key := r.objection(words); key != "" {
		switch {
		case reply.Text != "":
			return reply, nil
		case r.message.Overheard:
			return r.silence(), nil
		}
		return r.say(key), nil
	}
	join(&reply, chat.Reply{Text: words})
	return reply, nil
}

// objection returns the key of what is said in place of a model's words, "" if
// they pass the checks.
func (r *run) objection(words string) string {
	switch {
	case len(strings.Fields(words)) == 0 || empty(words) || r.claims(words):
		return "nothing_stored"
	case !r.figuresKnown(words):
		return "no_figures"
	}
	return ""
}

// empty reports whether words say nothing.
func empty(words string) bool {
	bare := strings.ToLower(strings.Trim(words, " .!。！✅👍"))
	return said(bare, "empty_answers")
}

// claims reports whether words say that something was stored, changed or
// deleted. The words for it are in the catalogues, those of every language: a
// model does not always speak the person's.
func (r *run) claims(words string) bool {
	lower := strings.ToLower(words)
	for _, list := range wordLists("claims") {
		for _, claim := range list {
			if strings.Contains(lower, claim) {
				return true
			}
		}
	}
	return false
}

// figuresKnown reports whether every number in words is in the person's message,
// in today's date, or in a tool's result.
func (r *run) figuresKnown(words string) bool {
	known := r.message.Text + "\n" + r.env.Now.In(r.ledger.Location()).Format("2006 1 2 15 4 5 01 02 03 04 05") + "\n" + r.lastTurn
	for _, s := range r.steps {
		known += "\n" + s.Text
	}
	allowed := parse.FindNumbers(parse.Normalize(known))
	for _, n := range parse.FindNumbers(parse.Normalize(words)) {
		if !among(n, allowed) {
			return false
		}
	}
	return true
}

func among(n parse.Number, allowed []parse.Number) bool {
	for _, a := range allowed {
		for _, v := range a.Readings {
			for _, w := range n.Readings {
				if v.Abs().Equal(w.Abs()) {
					return true
				}
			}
		}
	}
	return false
}

// stripLinks takes the addresses out of a model's words: a link that a preview
// fetches is a way out for what it was told.
func stripLinks(s string) string {
	fields := strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == '\t' })
	kept := fields[:0]
	for _, f := range fields {
		if !strings.Contains(f, "://") && !strings.Contains(f, "](") && !bareLink.MatchString(f) {
			kept = append(kept, f)
		}
	}
	return strings.Join(kept, " ")
}

// bareLink finds an address without its scheme that can carry something out:
// messengers make links of them, and fetch what they point to. Booking.com is a
// name.
var bareLink = regexp.MustCompile(`(?i)(^|[^a-z0-9])(www\.[a-z0-9-]+|([a-z0-9_-]+\.)+[a-z]{2,}[/?:#][^\s]|([a-z0-9_-]+\.){2,}[a-z]{2,}\b|mailto:|tel:|[^\s@]+@[a-z0-9-]+\.)`)

// wordLists returns the words under a key in every catalogue.
func wordLists(key string) [][]string {
	var lists [][]string
	for _, t := range chat.AllTexts() {
		lists = append(lists, strings.Split(t.Say(key), "|"))
	}
	return lists
}

func said(word, key string) bool {
	for _, list := range wordLists(key) {
		for _, w := range list {
			if w == word {
				return true
			}
		}
	}
	return false
}
