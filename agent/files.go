package agent

import (
	"context"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/feature/attachments"
	"chit/agent/rules"
	"chit/expense"
)

// What becomes of the files of a message:
//
//   - its text says to which entry they belong: they are attached;
//   - it adds or edits entries: they belong to these, in the same deed;
//   - it asks a question, or is one: the question keeps them for what it leads to;
//   - it answers a card and says nothing else: they belong to the entries on it;
//   - for all other messages the bot asks to which entry they belong.

// filed reads the text of a message with files as saying to which entry they belong.
func (r *run) filed() (a action.AttachFiles, sure, ok bool) {
	if len(r.message.Files) == 0 || passedOn(r.message) {
		return a, false, false
	}
	return r.rules.ReadFiled(r.env.Text(), r.situation())
}

// attaching gives the files of the message to an entry.
func (r *run) attaching(a action.AttachFiles) intent {
	return intent{outcome: outcome{by: rules.Name}, env: r.env, steps: r.ownSteps(a)}
}

// leftOver takes care of files that nothing else did.
func (r *run) leftOver(ctx context.Context, out outcome) (outcome, error) {
	if !r.env.HasFiles() || out.silent || r.message.Overheard || out.reply.Notice {
		return out, nil
	}
	next, err := r.perform(ctx, r.attaching(action.AttachFiles{}))
	if err == nil {
		out.and(next)
	}
	return out, err
}

// attach gives the files of the run to the entries that a revision adds or edits.
func (x *execution) attach(ctx context.Context) error {
	env := x.run.env
	if !env.HasFiles() || len(x.revision.Add)+len(x.revision.Edit) == 0 {
		return nil
	}
	kept, err := attachments.Keep(ctx, env)
	switch {
	case expense.CodeOf(err) == expense.CodeDenied:
		return nil // whoever may not keep a file may not do the rest either, and is told so
	case err != nil:
		return err
	}
	join(&x.reply, chat.Reply{Text: kept.Remarks})
	if len(kept.All) == 0 {
		return nil
	}
	x.revision.Add = slices.Clone(x.revision.Add)
	for i := range x.revision.Add {
		kept.Attach(&x.revision.Add[i])
	}
	edited := map[int64]bool{}
	for _, e := range x.revision.Edit {
		if !edited[e.Number] {
			edited[e.Number] = true
			x.revision.Edit = append(x.revision.Edit, kept.Correction(e.Number))
		}
	}
	return nil
}

// filesLine says which files would be attached.
func filesLine(files []chat.FileRef) chat.Block {
	if len(files) == 0 {
		return chat.Block{}
	}
	return chat.Block{Kind: chat.Figures, Text: "📎 " + strings.Join(attachments.Names(files), ", ")}
}
