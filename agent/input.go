package agent

import (
	"context"
	"slices"
	"strings"
	"time"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
	"chit/expense/parse/lang"
)

// An input is all that is known of a message before anything is decided about it.
type input struct {
	message  chat.Message
	ledger   expense.Ledger
	env      *feature.Env
	dialog   *dialog.Dialog
	original *memory.Turn // of the message that this one edits, nil if it edits none that is known
	known    bool         // the card that the message answers is one of the conversation
	first    bool         // nobody has written in the person's own ledger before
	foreign  bool         // the message is in a language that is not spoken here
	unaware  bool         // and its sender does not know yet that they are answered in English
	retyped  bool         // the text is what another keyboard layout would have written
	done     *chat.Reply  // the message was answered before
}

// load gathers the input of a run. There is none for what somebody edits in a group
// that was not said to us: nobody brings us to work there by that.
func (a *Agent) load(ctx context.Context, m chat.Message) (*input, error) {
	now := a.timeOf(m)
	m, original, err := a.edited(ctx, m)
	if err != nil || m.Edits != "" && original == nil && !m.Direct {
		return nil, err
	}
	if len(m.Parts) > 0 && original != nil && blank(m) { // nobody deletes pictures by taking away their words
		return nil, nil
	}
	initial := NewLedger(m, a.defaults, now)
	ledger, err := a.ledgers.Open(ctx, initial)
	if err != nil {
		return nil, err
	}
	in := &input{message: m, ledger: ledger, original: original}
	if in.done, err = a.answeredBefore(ctx, m); err != nil || in.done != nil {
		return in, err
	}
	if in.first, err = a.isFirst(ctx, m, ledger, initial); err != nil {
		return nil, err
	}
	if in.ledger, err = a.withZone(ctx, m, ledger, initial); err != nil {
		return nil, err
	}
	if m, in.retyped = retyped(m, in.ledger); in.retyped {
		in.message = m
	}
	open, err := a.memory.Pending(ctx, m.Conversation)
	if err != nil {
		return nil, err
	}
	asked := dialog.Of(open, m.Sender.ID)
	in.dialog = &asked
	about, known, err := a.about(ctx, m)
	if err != nil {
		return nil, err
	}
	in.known = known
	in.env = a.environment(m, in.ledger, now)
	in.env.About, in.env.Quotes, in.env.Written = about, m.Passed(), writtenAt(m.Text, m.Quotes, now)
	if in.env.Whose, err = whose(ctx, in.env); err != nil {
		return nil, err
	}
	if original != nil && len(original.Created) > 0 {
		in.env.Files = nil // they are with what the message stands for
	}
	bare, _, _ := cutMark(m.Choice)
	if p, id, ok := asked.Option(bare); ok && slices.ContainsFunc(p.Whose, func(one expense.Person) bool { return one.ID == id }) {
		in.env.Texts = text.In(in.ledger.Language).Among(in.ledger.Settings) // the name of a person shows no language
	}
	if in.foreign = isForeign(in.env); in.foreign {
		if in.unaware, err = a.untold(ctx, m); err != nil {
			return nil, err
		}
	}
	if original != nil && blank(m) {
		in.env.Texts = text.In(original.Language).Among(in.ledger.Settings)
	}
	return in, nil
}

// retyped returns a message as it was meant by somebody who forgot to switch the layout of
// the keyboard. A new text of a message is left as it is: it is not asked about.
func retyped(m chat.Message, l expense.Ledger) (chat.Message, bool) {
	if m.Edits != "" || m.Choice != "" || len(m.Quotes) > 0 {
		return m, false
	}
	own, _, _ := strings.Cut(m.Sender.Language, "-")
	meant, ok := lang.Retyped(m.Text, l.Language, own)
	if ok {
		m.Text = meant
	}
	return m, ok
}

// timeOf returns when a message was sent.
func (a *Agent) timeOf(m chat.Message) time.Time {
	if m.At.IsZero() {
		return a.now()
	}
	return m.At
}

// environment is what features may use for a message.
func (a *Agent) environment(m chat.Message, l expense.Ledger, now time.Time) *feature.Env {
	e := &feature.Env{
		Ledgers: a.ledgers, Asker: a.asker, Ledger: l, Message: m, Now: now, Sources: []string{m.Text}, Guard: a.guard,
		Files: m.Files, Fetch: a.files,
	}
	e.Texts = text.In(language(e)).Among(l.Settings)
	return e
}

// answeredBefore returns the reply that a message got the first time: platforms
// deliver again what they are not sure has arrived.
func (a *Agent) answeredBefore(ctx context.Context, m chat.Message) (*chat.Reply, error) {
	t, ok, err := a.memory.Turn(ctx, m.Conversation, m.ID)
	if err != nil || !ok {
		return nil, err
	}
	reply := chat.Reply{Text: t.Reply, Choices: t.Choices, InPlace: t.InPlace, Amends: t.Amends, Notice: t.Notice}
	for _, n := range t.Numbers {
		e, err := a.ledgers.Expense(ctx, m.Ledger, n)
		if err != nil {
			return nil, err
		}
		reply.Expenses = append(reply.Expenses, e)
	}
	return &reply, nil
}

// edited returns the turn of the message that m edits, nil if it is not known. An edit of a
// part becomes one of the whole.
func (a *Agent) edited(ctx context.Context, m chat.Message) (chat.Message, *memory.Turn, error) {
	if m.Edits == "" {
		return m, nil, nil
	}
	t, ok, err := a.memory.Turn(ctx, m.Conversation, m.Edits)
	if err != nil || !ok {
		return m, nil, err
	}
	if len(m.Parts) > 0 && m.Withheld == "" {
		text, parts, ok := t.WithPart(m.Parts[0].ID, m.Text)
		if !ok {
			return m, nil, nil
		}
		m.Text, m.Parts = text, parts
	}
	return m, &t, nil
}

// about returns the expenses on the card that a message answers: those of the
// reply to a message, or to one of its edits. It reports whether the card is one
// of the conversation.
func (a *Agent) about(ctx context.Context, m chat.Message) (numbers []int64, known bool, err error) {
	if m.ReplyTo == "" {
		return nil, false, nil
	}
	t, ok, err := a.memory.Turn(ctx, m.Conversation, m.ReplyTo)
	switch {
	case err != nil:
		return nil, false, err
	case ok && len(t.Edits) > 0 && len(t.Created) > 0:
		return t.Created, true, nil // the card of the first text; that of the edit shows what it changed
	case ok:
		return t.Numbers, true, nil
	}
	turns, err := a.memory.Recent(ctx, m.Conversation, searchedTurns)
	if err != nil {
		return nil, false, err
	}
	for _, t := range turns {
		switch i := slices.Index(t.Edits, m.ReplyTo); {
		case i >= 0 && i == len(t.Edits)-1:
			return t.Numbers, true, nil
		case i >= 0:
			return t.Created, true, nil
		}
	}
	return nil, false, nil
}

// searchedTurns is how many recent turns are looked through for one that is not
// found by its message.
const searchedTurns = 50

// situation is what the rules are told beside the text.
func (in *input) situation() llm.Situation {
	s := llm.Situation{
		Now: in.env.WrittenAt().In(in.ledger.Location()), Currency: string(in.ledger.Currency), Language: in.env.Texts.Language(),
		Region: in.ledger.Region, MonthStart: in.ledger.MonthStart, About: in.env.About,
	}
	if p := in.dialog.Newest(); p != nil && in.message.Edits == "" {
		s.Pending = p.Ask
	}
	for _, stored := range in.ledger.OwnCategories() {
		s.Own = append(s.Own, in.ledger.CategoryName(stored))
	}
	return s
}

// tooLong reports whether there is more to read in a message than is read.
func (in *input) tooLong() bool { return length(in.message) > MaxText }

// ours takes the mark off the choice of the message and reports whether its card
// was made from the ledger that the message belongs to. Of a card without marks
// that is known when it is one of the conversation's own, or no card at all.
func (in *input) ours() (choice string, ok bool) {
	choice, mark, marked := cutMark(in.message.Choice)
	if marked {
		return choice, mark == markOf(in.ledger.ID)
	}
	return choice, in.known || in.message.ReplyTo == ""
}

// named gives the expenses of a reply the names that their categories have in
// the ledger: what a program reads is what a person reads.
func (in *input) named(reply chat.Reply) chat.Reply {
	for i, e := range reply.Expenses {
		reply.Expenses[i] = in.ledger.Shown(e)
	}
	return reply
}

// say returns a reply that says one thing.
func (in *input) say(key text.Key, args ...text.Args) chat.Reply {
	return chat.Reply{Text: in.env.Texts.Say(key, args...)}
}
