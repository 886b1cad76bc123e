// Package help explains what the bot can do, a topic at a time.
//
// Lines of its texts that are indented hold sentences to type, with " · " between them;
// a test types each of them.
package help

import (
	"cmp"
	"context"
	"embed"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense/parse/lang"
)

// Feature explains, and suggests the command that may have been meant.
var Feature = feature.Feature{Name: "help", Do: do, Take: take}

var (
	//go:embed *.json
	files embed.FS
	texts = text.NewBook(files)
)

func do(_ context.Context, env *feature.Env, what action.Action) (feature.Result, bool, error) {
	var reply chat.Reply
	switch a := what.(type) {
	case action.Explain:
		reply = explain(env, a)
	case action.Suggest:
		reply = suggest(env, a)
	default:
		return feature.Result{}, false, nil
	}
	if env.Message.Overheard {
		reply = chat.Reply{} // people ask each other how things are done
	}
	return feature.Result{Reply: reply, Data: "explained"}, true, nil
}

func explain(env *feature.Env, a action.Explain) chat.Reply {
	spoken := env.Texts.Language()
	if a.Topic == lang.TopicPrivacy {
		return chat.Compose(card.Paragraphs(env.Texts, env.Texts.Say(text.Privacy))...)
	}
	if a.WhatIs {
		return chat.Reply{Text: texts.Say(env.Texts, "what_"+string(a.Topic))}
	}
	said := texts.Say(env.Texts, string(a.Topic), text.Args{"Languages": env.Texts.Spoken()})
	if a.Language != "" && a.Language != spoken && !strings.Contains(strings.ToLower(said), strings.ToLower(a.Word)) {
		said = texts.Say(env.Texts, "echo", text.Args{"Word": a.Word, "Text": said}) // so that it shows what was understood
	}
	if a.Topic == lang.TopicFix {
		said = feature.WithExamples(said, lang.Named(cmp.Or(a.Language, env.Spoken())).Corrections)
	}
	return chat.Compose(card.Guide(env.Texts, said)...)
}

// Overview says in a few lines what the bot can do. What it names at its end for more is
// there to be tapped.
func Overview(env *feature.Env) chat.Reply {
	said := env.Texts.Say(text.Help)
	more := said[strings.LastIndexByte(said, '\n')+1:]
	// The texts are in few languages; to people who write another one they show what can be
	// typed in it.
	reply := chat.Compose(card.Guide(env.Texts, feature.WithExamples(said, lang.Named(env.Spoken()).Examples))...)
	_, more, _ = strings.Cut(more, strings.TrimSpace(env.Texts.Say(text.Colon)))
	for topic := range strings.SplitSeq(more, " · ") {
		if c, ok := choiceOf(env, strings.TrimSpace(topic)); ok {
			reply.Choices = append(reply.Choices, c)
		}
	}
	return reply
}
