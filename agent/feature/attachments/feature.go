// Package attachments keeps files with entries, such as their receipts, and shows them.
//
// A message has only references to its files. They are fetched when the run has found
// an entry for them, see [Keep]; until then a question keeps the references. What a file
// contains is not read.
package attachments

import (
	"context"
	"embed"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature"
)

var (
	//go:embed *.json
	files embed.FS
	texts = text.NewBook(files)
)

// Feature attaches files and shows them.
var Feature = feature.Feature{Name: "attachments", Do: do}

func do(ctx context.Context, env *feature.Env, what action.Action) (result feature.Result, ok bool, err error) {
	switch a := what.(type) {
	case action.AttachFiles:
		result, err = attach(ctx, env, a)
	case action.ShowFiles:
		result, err = show(ctx, env, a)
	default:
		return result, false, nil
	}
	return result, true, err
}

func say(env *feature.Env, key string, args text.Args) string {
	return texts.Say(env.Texts, key, args)
}
