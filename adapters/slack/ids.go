package slack

import (
	"strconv"
	"strings"
	"time"

	"chit/agent/chat"
	"chit/expense"
)

// Names. All of them contain the workspace, so that several can share a database:
//
//	slack:T024/D061               a direct conversation
//	slack:T024/C061/1700.000100   a thread of a channel
//	slack:T024/C061/@U07          one person's slash commands about a channel's ledger (older messages)
//	slack:T024/U07                a person, and their ledger
//	slack:T024/C061               a channel's ledger
//
// The team alone identifies a workspace: it keeps its id when it joins an organisation.
//
// The id of a message in its conversation contains what answering it takes:
//
//	1700.000100                   a message on its own
//	1700.000100/1700.000200       one in the thread of the first
//	1700.000100#1700.000300       its text after the edit at that time; #deleted
//	tap/1700.000400               a button
//	form/V123                     a submitted form
//	home//1700.000400, home//V123 the same on the home tab; home/month:2026-03@…/V123 if it shows that month
//	cmd/13345.47.80889308         a slash command
//	log/C061/1700.000100          the message of a channel, by the shortcut
//	cmd/C061/…, tap/C061/…, form/C061/…   what one person did in a channel unseen by others
//	~1700.000100                  a card that only one person sees

// A workspace is a team, which may belong to an organisation.
type workspace struct{ enterprise, team string }

// String returns the workspace's part of a name.
func (w workspace) String() string { return w.team }

// A place is a parsed conversation id.
type place struct {
	workspace string
	channel   string
	thread    string // ts of its first message, in channels
	person    string // who alone sees it, "" for everybody
}

// direct reports whether a channel is a direct conversation.
func direct(channel string) bool { return strings.HasPrefix(channel, "D") }

// id returns the conversation id of a place.
func (p place) id() chat.ConversationID {
	id := "slack:" + p.workspace + "/" + p.channel
	switch {
	case direct(p.channel):
	case p.person != "":
		id += "/@" + p.person
	default:
		id += "/" + p.thread
	}
	return chat.ConversationID(id)
}

// ledger returns the ledger that belongs to a place.
func (p place) ledger(person expense.Person) expense.LedgerID {
	if direct(p.channel) {
		return expense.LedgerID(person.ID)
	}
	return expense.LedgerID("slack:" + p.workspace + "/" + p.channel)
}

// placeOf parses a conversation id.
func placeOf(c chat.ConversationID) (place, bool) {
	parts := strings.Split(strings.TrimPrefix(string(c), "slack:"), "/")
	if len(parts) < 2 || len(parts) > 3 {
		return place{}, false
	}
	p := place{workspace: parts[0], channel: parts[1]}
	if len(parts) == 3 {
		if person, private := strings.CutPrefix(parts[2], "@"); private {
			p.person = person
		} else {
			p.thread = parts[2]
		}
	}
	return p, p.workspace != "" && p.channel != ""
}

// userOf returns the Slack id in a person's id.
func userOf(person string) string { return person[strings.LastIndexByte(person, '/')+1:] }

// messageID returns the id of a message. Once the first message of a thread has
// an answer, Slack gives it its own ts as that of the thread.
func messageID(ts, thread string) chat.MessageID {
	if thread == "" || thread == ts {
		return chat.MessageID(ts)
	}
	return chat.MessageID(thread + "/" + ts)
}

// deletion ends the id of the change that deleted a message.
const deletion = "#deleted"

// unseen begins the id of a card that only one person sees.
const unseen = "~"

func isUnseen(id chat.MessageID) bool { return strings.HasPrefix(string(id), unseen) }

// threadOf returns the ts of the thread that a message is in or begins, "" if
// it has none.
func threadOf(id chat.MessageID) string {
	thread, _, _ := strings.Cut(strings.TrimPrefix(string(id), unseen), "/")
	thread, _, _ = strings.Cut(thread, "#")
	if !isTS(thread) {
		return ""
	}
	return thread
}

// belowOf returns the ts of the thread that a message was written in, "" for one that
// is in none or began its own, and for a card that is somewhere else.
func belowOf(id chat.MessageID) string {
	said, _, _ := strings.Cut(string(id), "#")
	thread, own, ok := strings.Cut(said, "/")
	if !ok || !isTS(thread) || !isTS(own) {
		return ""
	}
	return thread
}

// tsOf returns the ts of a message itself.
func tsOf(id chat.MessageID) string {
	s := strings.TrimPrefix(string(id), unseen)
	return s[strings.LastIndexByte(s, '/')+1:]
}

// isTS reports whether s is a Slack ts: seconds, a point and six digits that
// make it unique.
func isTS(s string) bool {
	seconds, unique, ok := strings.Cut(s, ".")
	return ok && isNumber(seconds) && isNumber(unique)
}

func isNumber(s string) bool {
	return s != "" && len(s) <= 15 && strings.Trim(s, "0123456789") == ""
}

// timeOf returns when a message was sent, or fallback if its ts does not tell.
func timeOf(ts string, fallback time.Time) time.Time {
	seconds, unique, _ := strings.Cut(ts, ".")
	s, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil || !isTS(ts) || s > 1<<35 {
		return fallback
	}
	us, _ := strconv.ParseInt((unique + "000000")[:6], 10, 64)
	return time.Unix(s, us*1000).UTC()
}
