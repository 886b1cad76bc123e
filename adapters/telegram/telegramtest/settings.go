package telegramtest

import (
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// settings are what the bot has set about itself.
type settings struct {
	*state
	commands     map[string][]Command // by language and scope
	descriptions map[string]string    // by field and language
}

// A Command is a line of the bot's menu.
type Command struct {
	Command     string `json:"command"`
	Description string `json:"description"`
}

// menu returns the key of the commands that a request is about, made of language and
// scope.
func menu(r *Request) (string, error) {
	var scope struct {
		Type string `json:"type"`
		Chat any    `json:"chat_id"`
	}
	if _, err := r.decode("scope", &scope); err != nil {
		return "", err
	}
	if err := checkLanguage(r); err != nil {
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

var languagePattern = regexp.MustCompile(`^([a-z]{2})?$`)

// checkLanguage refuses what is no two-letter code of ISO 639-1.
func checkLanguage(r *Request) error {
	if !languagePattern.MatchString(r.text("language_code")) {
		return bad("invalid language code specified")
	}
	return nil
}

var commandPattern = regexp.MustCompile(`^/?[a-z0-9_]{1,32}$`)

func (se *settings) setMyCommands(r *Request) (any, error) {
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
	if se.commands == nil {
		se.commands = map[string][]Command{}
	}
	se.commands[key] = commands
	return true, nil
}

func (se *settings) getMyCommands(r *Request) (any, error) {
	key, err := menu(r)
	if err != nil {
		return nil, err
	}
	return append([]Command{}, se.commands[key]...), nil
}

func (se *settings) deleteMyCommands(r *Request) (any, error) {
	key, err := menu(r)
	delete(se.commands, key)
	return true, err
}

// Commands returns the menu for a language and a scope such as "default" or
// "all_group_chats"; "" is the language of people who have no menu in their own.
func (s *Server) Commands(language, scope string) []Command {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.sets.commands[language+"/"+scope])
}

func (se *settings) setMyDescription(r *Request) (any, error) {
	return se.describe(r, "description", 512)
}

func (se *settings) setMyShortDescription(r *Request) (any, error) {
	return se.describe(r, "short_description", 120)
}

func (se *settings) describe(r *Request, field string, limit int) (any, error) {
	if length16(r.text(field)) > limit {
		return nil, &refusal{status: http.StatusBadRequest, text: "Bad Request: " + strings.ReplaceAll(field, "_", " ") + " is too long"}
	}
	if err := checkLanguage(r); err != nil {
		return nil, err
	}
	if se.descriptions == nil {
		se.descriptions = map[string]string{}
	}
	se.descriptions[field+"/"+r.text("language_code")] = r.text(field)
	return true, nil
}

// Description returns what people see in an empty chat with the bot.
func (s *Server) Description(language string) string {
	return s.sets.described("description", language)
}

// ShortDescription returns what people see on the bot's profile.
func (s *Server) ShortDescription(language string) string {
	return s.sets.described("short_description", language)
}

func (se *settings) described(field, language string) string {
	se.mu.Lock()
	defer se.mu.Unlock()
	return se.descriptions[field+"/"+language]
}
