package telegramtest

import (
	"slices"
	"strings"
)

// emoji are those with which a bot may react to a message.
var emoji = strings.Fields("❤ 👍 👎 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊 🤡 🥱 🥴 😍 🐳 ❤\u200d🔥 🌚 🌭 💯 🤣 ⚡ 🍌 🏆 💔 🤨 😐 🍓 🍾 💋 🖕 😈 😴 😭 " +
	"🤓 👻 👨\u200d💻 👀 🎃 🙈 😇 😨 🤝 ✍ 🤗 🫡 🎅 🎄 ☃ 💅 🤪 🗿 🆒 💘 🙉 🦄 😘 💊 🙊 😎 👾 🤷\u200d♂ 🤷 🤷\u200d♀ 😡")

// setMessageReaction replaces the bot's reaction to a message. A bot has at most one.
func (sd *sender) setMessageReaction(r *Request) (any, error) {
	c, err := sd.world.target(r)
	if err != nil {
		return nil, err
	}
	var reactions []struct {
		Type  string `json:"type"`
		Emoji string `json:"emoji"`
	}
	if _, err := r.decode("reaction", &reactions); err != nil {
		return nil, err
	}
	m := c.find(int(r.integer("message_id")))
	switch {
	case r.integer("message_id") == 0:
		return nil, bad("message identifier is not specified")
	case m == nil:
		return nil, bad("message to react not found")
	case m.service != nil:
		return nil, bad("message can't be reacted")
	case len(reactions) > 1:
		return nil, bad("REACTIONS_TOO_MANY")
	case len(reactions) == 0:
		m.Reaction = ""
	case reactions[0].Type != "emoji" || !slices.Contains(emoji, reactions[0].Emoji):
		return nil, bad("REACTION_INVALID")
	default:
		m.Reaction = reactions[0].Emoji
	}
	return true, nil
}
