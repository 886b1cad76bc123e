package agent

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"chit/agent/dialog"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
	"chit/expense/clip"
	"chit/expense/parse"
)

// situationFor is what a model is told beside the text.
func (c *consultation) situationFor(ctx context.Context) llm.Situation {
	s := c.situation()
	s.Language = spokenLanguage(c.env)
	for _, n := range s.About[:min(len(s.About), maxEntries)] {
		if e, err := c.ledgers.Expense(ctx, c.ledger.ID, n); err == nil && !e.Deleted {
			s.Entries = append(s.Entries, toldEntry(e))
		}
	}
	for _, stored := range c.ledger.RenamedCategories() {
		s.Categories = append(s.Categories, c.ledger.CategoryName(stored))
	}
	for _, stored := range c.ownCategories(ctx, c.env) {
		if name := c.ledger.CategoryName(stored); !slices.Contains(s.Categories, name) {
			s.Categories = append(s.Categories, name)
		}
	}
	s.Categories = s.Categories[:min(len(s.Categories), maxOwnCategories)]
	s.Facts = c.toldFacts(ctx)
	return s
}

// maxEntries is how many entries of a card a model is told of.
const maxEntries = 10

// toldEntry is what a model is told of an entry that a message is about: what it may correct,
// and compute with.
func toldEntry(e expense.Expense) string {
	parts := []string{fmt.Sprintf("#%d", e.Number), e.GrossMoney().String(), strconv.Quote(clip.Shorten(e.Description, maxEntry, clip.Bytes)), e.Category, e.SpentOn.String()}
	if e.Rate.IsSet() {
		parts = append(parts, "VAT "+e.Rate.Percentage())
	}
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return p == "" }), " ")
}

// maxEntry limits the description of an entry that a model is told, in bytes.
const maxEntry = 60

// maxOwnCategories bounds the categories that a model is told of. The built-in
// ones it need not know: their names are resolved in code.
const maxOwnCategories = 12

// ownCategories returns the categories of this and the last month that the
// ledger's people thought of themselves, as they are stored, and those of the
// ledger's rules.
func (a *Agent) ownCategories(ctx context.Context, env *feature.Env) []string {
	own := slices.DeleteFunc(env.Ledger.OwnCategories(), func(stored string) bool { return slices.Contains(parse.Categories(), stored) })
	month := expense.MonthOf(env.Today(), env.Ledger.MonthStart)
	last := expense.MonthOf(month.From.AddDays(-1), env.Ledger.MonthStart)
	totals, err := a.ledgers.Totals(ctx, env.Ledger.ID, expense.Period{From: last.From, To: month.To})
	if err != nil {
		a.log.WarnContext(ctx, "no categories for the model", "error", err)
		return nil
	}
	for _, l := range totals.Lines {
		if _, builtIn := parse.CategoryNamed(l.Category); l.Category != "" && !builtIn && !slices.Contains(own, l.Category) {
			own = append(own, l.Category)
		}
	}
	return own[:min(len(own), maxOwnCategories)]
}

// history returns the recent turns as a model must see them, and those before.
func (c *consultation) history(ctx context.Context) (recent []llm.Message, before []memory.Turn) {
	turns, err := c.memory.Recent(ctx, c.message.Conversation, rememberedTurns)
	if err != nil {
		c.log.WarnContext(ctx, "the model goes without history", "error", err)
		return nil, nil
	}
	return retold(turns, c.env.Now)
}

// retold returns the turns of today with their calls and results: a model that sees only
// the words begins to invent the deeds. Whole turns are left out, the oldest first, to
// stay within the budget; they are returned as they are.
func retold(turns []memory.Turn, now time.Time) (recent []llm.Message, before []memory.Turn) {
	var kept [][]llm.Message // by turn, the newest first
	budget, first := historyTokens, len(turns)
	for first > max(0, len(turns)-historyTurns) {
		t := turns[first-1]
		if now.Sub(t.At) > dialog.OpenFor {
			break
		}
		if !t.Untold {
			messages := turnMessages(t)
			if budget -= tokens(messages); budget < 0 {
				break
			}
			kept = append(kept, messages)
		}
		first--
	}
	slices.Reverse(kept)
	return slices.Concat(kept...), turns[:first]
}

func turnMessages(t memory.Turn) []llm.Message {
	messages := []llm.Message{{Role: llm.RoleUser, Text: told(t.Text, t.Quotes)}}
	messages = append(messages, t.Steps...)
	return append(messages, llm.Message{Role: llm.RoleAssistant, Text: gist(t.Reply)})
}

// gist is what a model needs of a reply: of a receipt its number and amount, for
// the rest is in the call; the first line of anything else.
func gist(reply string) string {
	first, _, _ := strings.Cut(reply, "\n")
	parts := strings.SplitN(first, " · ", 3)
	return strings.Join(parts[:min(len(parts), 2)], " · ")
}

// tokens estimates the length of messages as a model counts it: a token is about
// four bytes, and a quarter more for what stands around them.
func tokens(messages []llm.Message) int {
	n := 0
	for _, m := range messages {
		n += len(m.Text)
		for _, c := range m.Calls {
			n += len(c.Name) + len(c.Args)
		}
	}
	return n * 5 / 16
}
