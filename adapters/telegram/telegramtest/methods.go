package telegramtest

import (
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A method is one that the bot can call.
type method struct {
	name string
	run  func(*Server, *Request) (any, error) // with the server locked
}

// methods are all that are played here.
var methods = []method{
	{"getUpdates", (*Server).getUpdates},
	{"setWebhook", (*Server).setWebhook},
	{"deleteWebhook", (*Server).deleteWebhook},
	{"getWebhookInfo", (*Server).getWebhookInfo},
	{"getMe", (*Server).getMe},
	{"sendMessage", (*Server).sendMessage},
	{"sendPhoto", (*Server).sendPhoto},
	{"sendDocument", (*Server).sendDocument},
	{"sendMediaGroup", (*Server).sendMediaGroup},
	{"sendChatAction", (*Server).sendChatAction},
	{"sendMessageDraft", (*Server).sendMessageDraft},
	{"editMessageText", (*Server).editMessageText},
	{"editMessageCaption", (*Server).editMessageCaption},
	{"editMessageMedia", (*Server).editMessageMedia},
	{"editMessageReplyMarkup", (*Server).editMessageReplyMarkup},
	{"deleteMessage", (*Server).deleteMessage},
	{"answerCallbackQuery", (*Server).answerCallbackQuery},
	{"getFile", (*Server).getFile},
	{"getChat", (*Server).getChat},
	{"getChatMember", (*Server).getChatMember},
	{"leaveChat", (*Server).leaveChat},
	{"setMyCommands", (*Server).setMyCommands},
	{"getMyCommands", (*Server).getMyCommands},
	{"deleteMyCommands", (*Server).deleteMyCommands},
	{"setMyDescription", (*Server).setMyDescription},
	{"setMyShortDescription", (*Server).setMyShortDescription},
}

// methodNamed finds a method. Telegram does not tell capitals from small letters.
func methodNamed(name string) (method, bool) {
	i := slices.IndexFunc(methods, func(m method) bool { return strings.EqualFold(m.name, name) })
	if i < 0 {
		return method{}, false
	}
	return methods[i], true
}

// settings are what the bot has set for itself.
type settings struct {
	commands     map[string][]Command // by language, scope
	descriptions map[string]string    // by method and language
}

// A Command is a line of the bot's menu.
type Command struct {
	Command     string `json:"command"`
	Description string `json:"description"`
}

func (s *Server) getMe(*Request) (any, error) {
	me := s.people[s.ID].wire()
	maps.Copy(me, object{
		"can_join_groups": true, "can_read_all_group_messages": s.opt.ReadsAll, "supports_inline_queries": false,
		"can_connect_to_business": false, "has_main_web_app": false, "has_topics_enabled": false,
		"allows_users_to_create_topics": false, "can_manage_bots": false, "supports_guest_queries": false,
		"supports_join_request_queries": false,
	})
	return me, nil
}

// maxDraft is the longest draft in UTF-16 code units.
const maxDraft = maxText

func (s *Server) sendMessageDraft(r *Request) (any, error) {
	c, err := s.target(r)
	if err != nil {
		return nil, err
	}
	if c.person == nil {
		return nil, bad("PEER_ID_INVALID")
	}
	if r.integer("draft_id") == 0 {
		return nil, bad("RANDOM_ID_INVALID")
	}
	var m Message
	if err := s.compose(r, &m, "text", "entities", maxDraft); err != nil {
		return nil, err
	}
	c.drafts = append(c.drafts, m.Text)
	return true, nil
}

// Drafts returns the previews that sendMessageDraft showed.
func (c Chat) Drafts() []string {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	if at := c.s.chats[c.id]; at != nil {
		return slices.Clone(at.drafts)
	}
	return nil
}

func (s *Server) getChat(r *Request) (any, error) {
	c, err := s.target(r)
	if err != nil {
		return nil, err
	}
	full := c.wire()
	maps.Copy(full, object{
		"accent_color_id": 0, "max_reaction_count": 11,
		"accepted_gift_types": object{
			"unlimited_gifts": false, "limited_gifts": false, "unique_gifts": false, "premium_subscription": false,
			"gifts_from_channels": false,
		},
	})
	return full, nil
}

func (s *Server) getChatMember(r *Request) (any, error) {
	c, err := s.target(r)
	if err != nil {
		return nil, err
	}
	id := r.integer("user_id")
	if id == s.ID {
		return object{"user": s.people[id].wire(), "status": c.status}, nil
	}
	if c.person != nil && c.person.ID == id {
		return object{"user": c.person.wire(), "status": "member"}, nil
	}
	for i, p := range c.members {
		if p.ID == id && i == 0 {
			return object{"user": p.wire(), "status": "creator", "is_anonymous": false}, nil
		}
		if p.ID == id {
			return object{"user": p.wire(), "status": "member"}, nil
		}
	}
	if p := s.people[id]; p != nil {
		return object{"user": p.wire(), "status": "left"}, nil
	}
	return nil, bad("PARTICIPANT_ID_INVALID")
}

func (s *Server) leaveChat(r *Request) (any, error) {
	c, err := s.target(r)
	if err != nil {
		return nil, err
	}
	c.status = "left"
	return true, nil
}

// menu is the key of the commands that a request is about: language and scope.
func menu(r *Request) (string, error) {
	var scope struct {
		Type string `json:"type"`
		Chat any    `json:"chat_id"`
	}
	if _, err := r.decode("scope", &scope); err != nil {
		return "", err
	}
	key := r.text("language_code") + "/" + scope.Type
	if scope.Type == "" {
		key += "default"
	}
	if id, ok := scope.Chat.(float64); ok {
		key += "/" + strconv.FormatInt(int64(id), 10)
	}
	return key, nil
}

var commandPattern = regexp.MustCompile(`^/?[a-z0-9_]{1,32}$`)

func (s *Server) setMyCommands(r *Request) (any, error) {
	key, err := menu(r)
	if err != nil {
		return nil, err
	}
	var commands []Command
	if _, err := r.decode("commands", &commands); err != nil {
		return nil, err
	}
	if len(commands) > 100 {
		return nil, bad("BOT_COMMANDS_TOO_MUCH")
	}
	for _, c := range commands {
		if !commandPattern.MatchString(c.Command) {
			return nil, bad("BOT_COMMAND_INVALID")
		}
		if n := length16(c.Description); n < 1 || n > 256 {
			return nil, bad("BOT_COMMAND_DESCRIPTION_INVALID")
		}
	}
	if s.sets.commands == nil {
		s.sets.commands = map[string][]Command{}
	}
	s.sets.commands[key] = commands
	return true, nil
}

func (s *Server) getMyCommands(r *Request) (any, error) {
	key, err := menu(r)
	if err != nil {
		return nil, err
	}
	return append([]Command{}, s.sets.commands[key]...), nil
}

func (s *Server) deleteMyCommands(r *Request) (any, error) {
	key, err := menu(r)
	delete(s.sets.commands, key)
	return true, err
}

// Commands returns the menu for a language and a scope such as "default" or
// "all_group_chats"; the language "" is for those who have none of their own.
func (s *Server) Commands(language, scope string) []Command {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.sets.commands[language+"/"+scope])
}

func (s *Server) setMyDescription(r *Request) (any, error) {
	return s.describe(r, "description", 512)
}

func (s *Server) setMyShortDescription(r *Request) (any, error) {
	return s.describe(r, "short_description", 120)
}

func (s *Server) describe(r *Request, field string, limit int) (any, error) {
	if length16(r.text(field)) > limit {
		return nil, &refusal{status: http.StatusBadRequest, text: "Bad Request: " + strings.ReplaceAll(field, "_", " ") + " is too long"}
	}
	if s.sets.descriptions == nil {
		s.sets.descriptions = map[string]string{}
	}
	s.sets.descriptions[field+"/"+r.text("language_code")] = r.text(field)
	return true, nil
}

// Description returns what an empty chat with the bot shows.
func (s *Server) Description(language string) string { return s.described("description", language) }

// ShortDescription returns what the bot's profile shows.
func (s *Server) ShortDescription(language string) string {
	return s.described("short_description", language)
}

func (s *Server) described(field, language string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.sets.descriptions[field+"/"+language]
}
