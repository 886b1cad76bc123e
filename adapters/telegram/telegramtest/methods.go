package telegramtest

// A method is a method of the Bot API.
type method struct {
	name string
	run  func(*Request) (any, error) // with the server locked
}

// methods are those of the Bot API that the fake has.
func (s *Server) methods() []method {
	return []method{
		{"getUpdates", s.updates.getUpdates},
		{"setWebhook", s.updates.setWebhook},
		{"deleteWebhook", s.updates.deleteWebhook},
		{"getWebhookInfo", s.updates.getWebhookInfo},
		{"getMe", s.world.getMe},
		{"sendMessage", s.sender.sendMessage},
		{"sendPhoto", s.sender.sendPhoto},
		{"sendDocument", s.sender.sendDocument},
		{"sendMediaGroup", s.sender.sendMediaGroup},
		{"sendChatAction", s.sender.sendChatAction},
		{"sendMessageDraft", s.sender.sendMessageDraft},
		{"editMessageText", s.sender.editMessageText},
		{"editMessageCaption", s.sender.editMessageCaption},
		{"editMessageMedia", s.sender.editMessageMedia},
		{"editMessageReplyMarkup", s.sender.editMessageReplyMarkup},
		{"deleteMessage", s.sender.deleteMessage},
		{"setMessageReaction", s.sender.setMessageReaction},
		{"answerCallbackQuery", s.taps.answerCallbackQuery},
		{"getFile", s.files.getFile},
		{"getChat", s.world.getChat},
		{"getChatMember", s.world.getChatMember},
		{"leaveChat", s.world.leaveChat},
		{"setMyCommands", s.sets.setMyCommands},
		{"getMyCommands", s.sets.getMyCommands},
		{"deleteMyCommands", s.sets.deleteMyCommands},
		{"setMyDescription", s.sets.setMyDescription},
		{"setMyShortDescription", s.sets.setMyShortDescription},
	}
}
