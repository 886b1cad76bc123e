package action

import "chit/expense/parse/lang"

// HelpTool is what the actions that explain the bot are called. No tool has the name.
const HelpTool = "help"

// Explain explains something about the bot.
type Explain struct {
	Topic    lang.Topic `json:"topic"`
	Word     string     `json:"word"`     // by which it was asked for
	Language string     `json:"language"` // of the word
}

// Tool implements [Action].
func (Explain) Tool() string { return HelpTool }
