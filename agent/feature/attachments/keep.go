package attachments

import (
	"context"
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// Kept are the files of a run that its ledger keeps by now.
type Kept struct {
	All     []expense.Attachment
	Remarks string // what there is to say of them, and of those that were not kept
	Before  bool   // an earlier run of the message attached them already
}

// Attach gives an entry the files.
func (k Kept) Attach(e *expense.Expense) { e.Attach(k.All...) }

// Correction is the edit that gives an entry the files.
func (k Kept) Correction(number int64) expense.Correction {
	return expense.Correction{Number: number, Apply: func(e *expense.Expense) error { k.Attach(e); return nil }}
}

// Keep fetches the files of the run and keeps them, for the next deed. If an earlier run
// did that deed there is nothing to fetch: the platform may not have the files any more.
func Keep(ctx context.Context, env *feature.Env) (Kept, error) {
	env.UseFiles()
	done, err := env.Ledgers.Done(ctx, env.NextDeed())
	if err != nil || len(done) > 0 {
		return Kept{Before: len(done) > 0}, err
	}
	var kept Kept
	var remarks []string
	for i, f := range env.Files {
		if i == expense.MaxAttachments {
			remarks = append(remarks, say(env, "file_many", text.Args{"Limit": expense.MaxAttachments}))
			break
		}
		content, problem, err := fetch(ctx, env, f)
		if err != nil {
			return Kept{}, err
		}
		if problem != "" {
			remarks = append(remarks, problem)
			continue
		}
		if err := env.Ledgers.KeepContent(ctx, env.NextDeed(), content); err != nil {
			return Kept{}, err
		}
		is := Sniff(content)
		one := expense.AttachmentOf(CleanName(f.Name, is), is.Type, content)
		kept.All = append(kept.All, one)
		if remark := is.differs(f); remark != "" {
			remarks = append(remarks, say(env, remark, text.Args{"Name": one.Name, "Type": one.Type}))
		}
	}
	kept.Remarks = strings.Join(remarks, "\n")
	return kept, nil
}

// fetch returns the content of a file, or a sentence that says why it cannot be kept.
func fetch(ctx context.Context, env *feature.Env, f chat.FileRef) (content []byte, problem string, err error) {
	refuse := func(reason string) string {
		return say(env, "file_"+reason, text.Args{"Name": Names([]chat.FileRef{f})[0], "Limit": expense.MaxAttachment >> 20})
	}
	if f.Size > expense.MaxAttachment {
		return nil, refuse(string(chat.FileTooLarge)), nil
	}
	content, err = env.Fetch.Fetch(ctx, env.Message.Conversation, f, expense.MaxAttachment)
	if refused := chat.NotFetched(err); refused != nil {
		return nil, refuse(string(refused.Reason)), nil
	}
	switch {
	case err != nil:
		return nil, "", err
	case len(content) > expense.MaxAttachment:
		return nil, refuse(string(chat.FileTooLarge)), nil
	case len(content) == 0:
		return nil, refuse("empty"), nil
	}
	return content, "", nil
}
