package action

import "chit/expense/parse/lang"

// HelpTool is what the actions that explain the bot are called. No tool has the name.
const HelpTool = "help"

// Explain explains something about the bot.
type Explain struct {
	Topic    lang.Topic `json:"topic"`
	Word     string     `json:"word"`     // by which it was asked for
	Language string     `json:"language"` // of the word
	WhatIs   bool       `json:"what_is"`  // only what the word means, in a sentence
}

// Suggest asks whether a command was meant that does not exist as it was typed, or tells
// how one is used.
type Suggest struct {
	Command string `json:"command"` // what was meant, without the slash
	Menu    string `json:"menu"`    // the name of the same command in the menus of messengers
	Unread  string `json:"unread"`  // what was typed behind a command that exists
}

// Tool implements [Action].
func (Explain) Tool() string { return HelpTool }

// Tool implements [Action].
func (Suggest) Tool() string { return HelpTool }
