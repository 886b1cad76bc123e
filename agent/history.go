package agent

import (
	"context"
	"slices"
	"strings"

	"chit/agent/chat"
	"chit/agent/dialog"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
	"chit/expense/clip"
	"chit/expense/parse"
)

// situation is what a model is told beside the text.
func (r *run) situation(ctx context.Context) llm.Situation {
	s := llm.Situation{
		Now: r.env.WrittenAt().In(r.ledger.Location()), Currency: string(r.ledger.Currency), Language: r.env.Texts.Language(),
		Region: r.ledger.Region, MonthStart: r.ledger.MonthStart, About: r.env.About,
	}
	if p := r.dialog.Newest(); p != nil && r.message.Edits == "" {
		s.Pending = p.Ask
	}
	for _, stored := range r.ledger.OwnCategories() {
		s.Own = append(s.Own, r.ledger.CategoryName(stored))
	}
	if r.env.FromModel {
		for _, stored := range r.ledger.RenamedCategories() {
			s.Categories = append(s.Categories, r.ledger.CategoryName(stored))
		}
		for _, stored := range r.ownCategories(ctx) {
			if name := r.ledger.CategoryName(stored); !slices.Contains(s.Categories, name) {
				s.Categories = append(s.Categories, name)
			}
		}
		s.Categories = s.Categories[:min(len(s.Categories), maxOwnCategories)]
	}
	return s
}

// maxOwnCategories bounds the categories that a model is told of. The built-in
// ones it need not know: their names are resolved in code.
const maxOwnCategories = 12

// ownCategories returns the categories of this and the last month that the
// ledger's people thought of themselves, as they are stored, and those of the
// ledger's rules.
func (r *run) ownCategories(ctx context.Context) []string {
	own := slices.DeleteFunc(r.ledger.OwnCategories(), func(stored string) bool { return slices.Contains(parse.Categories(), stored) })
	month := expense.MonthOf(r.env.Today(), r.ledger.MonthStart)
	last := expense.MonthOf(month.From.AddDays(-1), r.ledger.MonthStart)
	totals, err := r.ledgers.Totals(ctx, r.ledger.ID, expense.Period{From: last.From, To: month.To})
	if err != nil {
		r.log.WarnContext(ctx, "no categories for the model", "error", err)
		return nil
	}
	for _, l := range totals.Lines {
		if _, builtIn := parse.CategoryNamed(l.Category); l.Category != "" && !builtIn && !slices.Contains(own, l.Category) {
			own = append(own, l.Category)
		}
	}
	return own[:min(len(own), maxOwnCategories)]
}

// history returns the recent turns as a model must see them.
func (r *run) history(ctx context.Context) []llm.Message {
	turns, err := r.memory.Recent(ctx, r.message.Conversation, historyTurns)
	if err != nil {
		r.log.WarnContext(ctx, "the model goes without history", "error", err)
		return nil
	}
	return r.retold(turns)
}

// retold returns turns with their calls and results, for a model that sees only the
// words begins to invent the deeds. Whole turns are left out, the oldest first, to
// stay within the budget.
func (r *run) retold(turns []memory.Turn) []llm.Message {
	var kept [][]llm.Message // by turn, the newest first
	budget := historyTokens
	for _, t := range slices.Backward(turns) {
		if r.env.Now.Sub(t.At) > dialog.OpenFor {
			break
		}
		messages := turnMessages(t)
		if budget -= tokens(messages); budget < 0 {
			break
		}
		kept = append(kept, messages)
	}
	slices.Reverse(kept)
	return slices.Concat(kept...)
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

// remember stores the turn and the question that is open after it, unless there
// is nothing new in it. The turn of an edit replaces that of the message.
func (r *run) remember(ctx context.Context, reply chat.Reply) error {
	if r.unheard || r.done != nil {
		return nil
	}
	open := r.dialog.StillOpen(r.open)
	t := memory.Turn{
		Conversation: r.message.Conversation, MessageID: r.message.ID, At: r.env.Now.UTC(), Sender: r.message.Sender.ID,
		Text: clip.Cut(r.message.Text, MaxText, clip.Characters), Quotes: cutQuotes(r.message.Quotes), Language: r.env.Texts.Language(), Steps: r.steps, Reply: reply.Text,
		Choices: reply.Choices, InPlace: reply.InPlace, Notice: reply.Notice, ReadBy: r.readBy, Usage: r.usage,
		Created: r.created, Answers: r.answers,
	}
	for _, e := range reply.Expenses {
		t.Numbers = append(t.Numbers, e.Number)
	}
	if o := r.original; o != nil {
		t.MessageID, t.At, t.Edits = o.MessageID, o.At, append(slices.Clone(o.Edits), r.message.ID)
		t.EditedAt = r.message.At.UTC()
		if r.message.Withheld != "" { // it is as if it had not been written
			t.Text, t.Quotes, t.Created = o.Text, o.Quotes, o.Created
		}
		if passedOn(r.message) && len(r.created) > 0 { // they stand for what was written before
			t.Text, t.Quotes = o.Text, o.Quotes
		}
		if reply.Text == "" {
			t.Steps, t.Reply, t.Choices, t.Numbers = o.Steps, o.Reply, o.Choices, o.Numbers
		}
	}
	return r.memory.Save(ctx, t, open)
}

// cutQuotes keeps of quotes what was read of them: of too many nothing was.
func cutQuotes(all []chat.Quote) []chat.Quote {
	if length(chat.Message{Quotes: all}) > MaxText {
		return nil
	}
	return all
}
