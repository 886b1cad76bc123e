package agent

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/llm"
	"chit/agent/speech"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// A model's own words reach the person if they say something, claim no deed and name no
// figure but those of the message, see package speech. A refusal, an explanation or a
// question that keeps to this stands, whatever the rules make of the message. Anything else
// is replaced by what the rules can do, or by a sentence of ours.

// speak ends a consultation with the model's words, if they may be said.
func (c *consultation) speak(ctx context.Context, words string) error {
	key := c.objection(ctx, words)
	if key != text.NoKey && c.doubted != nil {
		words = *c.doubted // what it thought over was better
		key = c.objection(ctx, words)
	}
	switch {
	case c.edited != nil && c.couldAct() && !speech.Asks(words):
		return c.withoutModel(ctx) // the entries are shown that stay as they are
	case key == text.NoKey:
		join(&c.out.reply, chat.Reply{Text: speech.Clean(words)})
		if speech.Claims(words) {
			join(&c.out.reply, c.env.List(c.named(ctx, words)))
		}
		c.cite(true)
	case c.out.reply.Text != "":
	case c.failing != "":
		c.out.reply.Text = c.failing
	case len(c.foreign) > 0:
		c.cite(false)
	case c.couldAct():
		return c.withoutModel(ctx)
	case c.message.Overheard:
		c.out.silent = true
	default:
		c.out.reply = c.say(key)
	}
	return nil
}

// objection returns the key of what is said in place of a model's words,
// [text.NoKey] if they pass the checks.
func (c *consultation) objection(ctx context.Context, words string) text.Key {
	key, ok := c.judged[words]
	if !ok {
		key = c.objectionTo(ctx, speech.Clean(words))
		c.judged[words] = key
	}
	return key
}

func (c *consultation) objectionTo(ctx context.Context, words string) text.Key {
	heard, numbers := c.heard()
	switch {
	case len(strings.Fields(words)) == 0 || empty(words):
		return text.NothingStored
	case !speech.FiguresSaid(words, heard, numbers):
		if len(c.env.Text().Read().Amounts) > 0 {
			return text.NothingStored // it spoke of what was spent
		}
		return text.NoFigures
	case speech.Claims(words) && (!speech.ClaimsStored(words) || len(c.named(ctx, words)) == 0):
		return text.NothingStored
	}
	return text.NoKey
}

// empty reports whether words say nothing.
func empty(words string) bool {
	bare := strings.ToLower(strings.Trim(words, " .!。！✅👍"))
	return lang.SaysNothing.Is(bare)
}

// named returns the entries of recent turns whose amounts are in words: that they are
// stored may be said of them.
func (c *consultation) named(ctx context.Context, words string) []expense.Expense {
	turns, err := c.memory.Recent(ctx, c.message.Conversation, historyTurns)
	if err != nil {
		c.log.WarnContext(ctx, "no recent turns to compare words with", "error", err)
		return nil
	}
	numbers := slices.Clone(c.env.About)
	for _, t := range turns {
		numbers = append(numbers, t.Numbers...)
	}
	slices.Sort(numbers)
	said := parse.NewText(speech.Clean(words), parse.Options{}).Numbers()
	var list []expense.Expense
	for _, n := range slices.Compact(numbers) {
		e, err := c.ledgers.Expense(ctx, c.ledger.ID, n)
		if err == nil && !e.Deleted && slices.ContainsFunc(said, func(n parse.Number) bool { return isAmount(n, e) }) {
			list = append(list, e)
		}
	}
	return list
}

// isAmount reports whether a number is an amount of an entry.
func isAmount(n parse.Number, e expense.Expense) bool {
	gross := e.GrossMoney().Decimal().Abs()
	return slices.ContainsFunc(n.Readings, func(r decimal.Decimal) bool { return r.Abs().Equal(gross) })
}

// What a model is told about words of its own that do nothing. It is told so once, and
// what it says then stands.
const (
	noteActs    = "call the tool if the message reports or asks for a deed, else say it again."
	noteClaims  = "but nothing was done. Call the tool, or do not say that it is done."
	noteFigures = "with a figure that nobody gave you. Figures of the ledger come from tools; otherwise leave it out."
)

// doubts has a model think over words in place of a call, once: those that may not be
// said, and a statement where the rules find something to do.
func (c *consultation) doubts(ctx context.Context, words string, request *llm.Request) bool {
	if c.couldAct() && !speech.Asks(words) && c.objection(ctx, words) == text.NoKey {
		return c.thinkOver(words, noteActs, request)
	}
	return c.doubtsReport(ctx, words, request)
}

// doubtsReport is doubts of words that a model chose to say.
func (c *consultation) doubtsReport(ctx context.Context, words string, request *llm.Request) bool {
	switch key := c.objection(ctx, words); {
	case key == text.NoKey || speech.Clean(words) == "":
		return false
	case key == text.NoFigures:
		return c.thinkOver(words, noteFigures, request)
	}
	return c.thinkOver(words, noteClaims, request)
}

func (c *consultation) thinkOver(words, note string, request *llm.Request) bool {
	if c.calls > 1 && len(c.foreign) == 0 || c.doubted != nil || c.out.reply.Text != "" || c.message.Overheard {
		return false // it has been told something already
	}
	c.doubted = &words
	request.Situation.Note = fmt.Sprintf("You answered in words, %q: %s", speech.Cut(words, maxRepeated), note)
	return true
}

// maxRepeated limits the words of a model that are repeated to it, in characters.
const maxRepeated = 200

// couldAct reports whether the rules find something to do where the model did nothing.
func (c *consultation) couldAct() bool {
	return c.out.reply.Text == "" && len(c.env.Text().Read().Amounts) > 0 && (len(c.reading.Actions) > 0 || c.edited != nil)
}
