package terminal

import (
	"chit/agent/chat"
	"chit/agent/chat/text"
)

// A Welcome is what somebody is told who starts a conversation here for the first time.
type Welcome struct {
	First  bool   // nothing was ever entered
	Ledger string // where the ledger is, as a person would look for it
}

// welcome is what the bot says before anybody has said anything.
func (a *Adapter) welcome() chat.Reply {
	in := text.In(a.Sender.Language).For(a.Sender.Region)
	if !a.Welcome.First {
		return chat.Reply{Text: in.Say(text.Hello)}
	}
	keys := text.TerminalKeysTyped
	if a.Screen != nil {
		keys = text.TerminalKeys
	}
	return chat.Compose(
		chat.Block{Kind: chat.Heading, Text: in.Say(text.TerminalWhat)},
		chat.Block{Kind: chat.Line, Text: in.Say(text.TerminalTry, text.Args{"Example": in.Say(text.TerminalExample)}), Strong: in.Say(text.TerminalExample)},
		chat.Block{Kind: chat.Note, Text: in.Say(text.TerminalLedger, text.Args{"Place": a.Welcome.Ledger})},
		chat.Block{Kind: chat.Note, Text: in.Say(keys)},
	)
}
