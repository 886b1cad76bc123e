package slack

import "encoding/json"

// The parts of Slack's payloads that we read. The library's own types decode everything.
// They keep blocks, accessories and elements of rich text that they do not know, but fail
// as a whole on an unknown element of an actions or input block.

// An envelope surrounds every event.
type envelope struct {
	Type           string `json:"type"`
	Challenge      string `json:"challenge"`
	Team           string `json:"team_id"`
	Enterprise     string `json:"enterprise_id"`
	ContextTeam    string `json:"context_team_id"`
	External       bool   `json:"is_ext_shared_channel"`
	EventID        string `json:"event_id"`
	Authorizations []struct {
		Team       string `json:"team_id"`
		Enterprise string `json:"enterprise_id"`
		Wide       bool   `json:"is_enterprise_install"`
	} `json:"authorizations"`
	Event json.RawMessage `json:"event"`
}

// forUs reports whether an event belongs to our workspace. In a channel shared
// with another organisation Team may be theirs, and in an organisation with
// several workspaces it may be any of these; then the authorization says whose
// installation is meant.
func (e envelope) forUs(self identity) bool {
	us := identity{workspace: workspace{team: self.team}}
	if us.owns(e.Team, "") || us.owns(e.ContextTeam, "") {
		return true
	}
	for _, a := range e.Authorizations {
		if us.owns(a.Team, "") || (a.Wide || a.Team == "") && self.owns("", a.Enterprise) {
			return true
		}
	}
	return len(e.Authorizations) == 0 && (self.owns(e.Team, e.Enterprise) || self.owns(e.ContextTeam, ""))
}

// owns reports whether a team, or its organisation, is ours.
func (i identity) owns(team, enterprise string) bool {
	return team != "" && team == i.team || i.enterprise != "" && (enterprise == i.enterprise || team == i.enterprise)
}

// An event is one of the events that we listen to.
type event struct {
	Type      string `json:"type"`
	Subtype   string `json:"subtype"`
	Channel   string `json:"channel"`
	EventTS   string `json:"event_ts"`
	DeletedTS string `json:"deleted_ts"`
	Tab       string `json:"tab"`
	Inviter   string `json:"inviter"`
	messagePayload
	Message  *messagePayload `json:"message"`
	Previous *messagePayload `json:"previous_message"`
	View     struct {
		Private string `json:"private_metadata"`
	} `json:"view"`
	Tokens struct {
		Bot []string `json:"bot"`
	} `json:"tokens"`
}

// A messagePayload is what somebody posted.
type messagePayload struct {
	User       string `json:"user"`
	Bot        string `json:"bot_id"`
	Text       string `json:"text"`
	TS         string `json:"ts"`
	Thread     string `json:"thread_ts"`
	Kind       string `json:"subtype"`
	Team       string `json:"team"`
	UserTeam   string `json:"user_team"`
	SourceTeam string `json:"source_team"`
	Edited     struct {
		TS string `json:"ts"`
	} `json:"edited"`
	Blocks      json.RawMessage `json:"blocks"`
	Attachments json.RawMessage `json:"attachments"`
	Files       json.RawMessage `json:"files"`
}

// team returns the author's team, "" if it is not given.
func (t messagePayload) team() string {
	for _, team := range []string{t.UserTeam, t.SourceTeam, t.Team} {
		if team != "" {
			return team
		}
	}
	return ""
}

// wordless returns t as it is after its deletion.
func (t messagePayload) wordless() messagePayload {
	t.Text, t.Blocks, t.Attachments, t.Files = "", nil, nil, nil
	return t
}

// root returns the ts of the thread that t is in or could begin.
func (t messagePayload) root() string {
	if t.Thread != "" {
		return t.Thread
	}
	return t.TS
}

// An interaction is a button, a form, a search in a field of it, or a shortcut.
type interaction struct {
	Type        string `json:"type"`
	CallbackID  string `json:"callback_id"`
	ResponseURL string `json:"response_url"`
	TriggerID   string `json:"trigger_id"`
	BlockID     string `json:"block_id"` // of the field in which somebody looks for something
	Value       string `json:"value"`    // what they have typed there
	Team        struct {
		ID         string `json:"id"`
		Enterprise string `json:"enterprise_id"`
	} `json:"team"`
	Enterprise struct {
		ID string `json:"id"`
	} `json:"enterprise"`
	User struct {
		ID   string `json:"id"`
		Team string `json:"team_id"`
		Name string `json:"name"`
	} `json:"user"`
	Container struct {
		Type      string `json:"type"`
		TS        string `json:"message_ts"`
		Thread    string `json:"thread_ts"`
		Channel   string `json:"channel_id"`
		Ephemeral bool   `json:"is_ephemeral"`
	} `json:"container"`
	Channel struct {
		ID string `json:"id"`
	} `json:"channel"`
	Message messagePayload `json:"message"`
	Actions []tap          `json:"actions"`
	View    struct {
		ID       string `json:"id"`
		Callback string `json:"callback_id"`
		Private  string `json:"private_metadata"`
		State    struct {
			Values map[string]map[string]input `json:"values"`
		} `json:"state"`
	} `json:"view"`
}

// A tap is a press on a button, or the choice of an option of a menu.
type tap struct {
	Value   string `json:"value"`
	TS      string `json:"action_ts"`
	BlockID string `json:"block_id"`
	Text    label  `json:"text"`
	Option  option `json:"selected_option"`
}

// choice returns what was chosen, and its label; "" if nothing was.
func (t tap) choice() (id, name string) {
	if t.Option.Value != "" {
		return t.Option.Value, t.Option.Text.Text
	}
	return t.Value, t.Text.Text
}

// An option is one of a menu.
type option struct {
	Value string `json:"value"`
	Text  label  `json:"text"`
}

type label struct {
	Text string `json:"text"`
}

// An input is the value of a form's field.
type input struct {
	Value    string `json:"value"`
	Date     string `json:"selected_date"`
	Selected option `json:"selected_option"`
}

// text returns the value in words, "" if nothing was filled in.
func (i input) text() string {
	switch {
	case i.Selected.Value != "":
		return i.Selected.Value
	case i.Date != "":
		return i.Date
	}
	return i.Value
}

// A command is a slash command.
type command struct {
	Team        string `json:"team_id"`
	Enterprise  string `json:"enterprise_id"`
	Channel     string `json:"channel_id"`
	User        string `json:"user_id"`
	Name        string `json:"user_name"`
	Command     string `json:"command"`
	Text        string `json:"text"`
	TriggerID   string `json:"trigger_id"`
	ResponseURL string `json:"response_url"`
}
