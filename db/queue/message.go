package queue

import (
	"encoding/json"
	"fmt"
	"time"

	"chit/agent/chat"
	"chit/expense"
)

// messageVersion is the version of storedMessage. It counts up when a change of the
// form could be misread by the program before it.
const messageVersion = 3

// A storedMessage is a [chat.Message] as the inbox stores it. Its names are its own,
// so that a field of package chat can be renamed while messages wait.
type storedMessage struct {
	Version      int               `json:"v"`
	Conversation string            `json:"conversation"`
	ID           string            `json:"id"`
	Sender       storedSender      `json:"sender"`
	Ledger       string            `json:"ledger"`
	Direct       bool              `json:"direct,omitempty"`
	Overheard    bool              `json:"overheard,omitempty"`
	Text         string            `json:"text,omitempty"`
	Quotes       []storedQuote     `json:"quotes,omitempty"`
	Mentions     []storedPerson    `json:"mentions,omitempty"`
	Files        []storedFile      `json:"files,omitempty"` // since version 2
	Located      string            `json:"located,omitempty"`
	Withheld     string            `json:"withheld,omitempty"`
	Choice       string            `json:"choice,omitempty"`
	ReplyTo      string            `json:"reply_to,omitempty"`
	Room         *storedRoom       `json:"room,omitempty"`
	At           time.Time         `json:"at"`
	Edits        string            `json:"edits,omitempty"`
	Parts        []storedPart      `json:"parts,omitempty"` // since version 3
	Fields       map[string]string `json:"fields,omitempty"`
	Post         *storedReply      `json:"post,omitempty"` // what is said, if it is a post
	Tick         *storedTick       `json:"tick,omitempty"`
}

type storedPerson struct {
	ID   string `json:"id"`
	Name string `json:"name,omitempty"`
}

type storedSender struct {
	ID       string `json:"id"`
	Name     string `json:"name,omitempty"`
	Language string `json:"language,omitempty"`
	Region   string `json:"region,omitempty"`
	Zone     string `json:"zone,omitempty"`
	Currency string `json:"currency,omitempty"`
	Member   bool   `json:"member,omitempty"`
	Outsider bool   `json:"outsider,omitempty"`
	Unsure   bool   `json:"unsure,omitempty"`
}

// A storedQuote has the mark that its text was passed on, and how.
type storedQuote struct {
	Mark string       `json:"mark"` // a chat.QuoteKind
	Text string       `json:"text"`
	At   time.Time    `json:"at,omitzero"`
	By   storedPerson `json:"by,omitzero"`
}

// A storedFile is a reference: the file itself is fetched when the message is handled.
type storedFile struct {
	Name string `json:"name,omitempty"`
	Type string `json:"type,omitempty"`
	Size int64  `json:"size,omitempty"`
	Ref  string `json:"ref"`
}

type storedPart struct {
	ID    string `json:"id"`
	Lines int    `json:"lines,omitempty"`
}

type storedRoom struct {
	Name   string `json:"name,omitempty"`
	Ledger string `json:"ledger,omitempty"`
}

type storedTick struct {
	Due     time.Time `json:"due"`
	Payload string    `json:"payload,omitempty"`
}

func storedMessageOf(m *chat.Message) *storedMessage {
	s := &storedMessage{
		Version: messageVersion, Conversation: string(m.Conversation), ID: string(m.ID), Ledger: string(m.Ledger),
		Sender: storedSender{
			ID: m.Sender.ID, Name: m.Sender.Name, Language: m.Sender.Language, Region: m.Sender.Region, Zone: m.Sender.Zone,
			Currency: string(m.Sender.Currency), Member: m.Sender.Member, Outsider: m.Sender.Outsider, Unsure: m.Sender.Unsure,
		},
		Direct: m.Direct, Overheard: m.Overheard, Text: m.Text, Located: m.Located, Withheld: string(m.Withheld), Choice: m.Choice, ReplyTo: string(m.ReplyTo),
		At: m.At, Edits: string(m.Edits), Fields: m.Fields,
	}
	for _, q := range m.Quotes {
		s.Quotes = append(s.Quotes, storedQuote{Mark: string(q.Kind), Text: q.Text, At: q.At, By: storedPerson(q.Author)})
	}
	for _, p := range m.Mentions {
		s.Mentions = append(s.Mentions, storedPerson(p))
	}
	for _, f := range m.Files {
		s.Files = append(s.Files, storedFile(f))
	}
	for _, p := range m.Parts {
		s.Parts = append(s.Parts, storedPart{string(p.ID), p.Lines})
	}
	if m.Room != nil {
		s.Room = &storedRoom{Name: m.Room.Name, Ledger: string(m.Room.Ledger)}
	}
	if m.Tick != nil {
		s.Tick = &storedTick{Due: m.Tick.Due, Payload: m.Tick.Payload}
	}
	return s
}

func (s *storedMessage) message() chat.Message {
	m := chat.Message{
		Conversation: chat.ConversationID(s.Conversation), ID: chat.MessageID(s.ID), Ledger: expense.LedgerID(s.Ledger),
		Sender: chat.Sender{
			Person: expense.Person{ID: s.Sender.ID, Name: s.Sender.Name}, Language: s.Sender.Language, Region: s.Sender.Region, Zone: s.Sender.Zone,
			Currency: expense.Currency(s.Sender.Currency), Member: s.Sender.Member, Outsider: s.Sender.Outsider, Unsure: s.Sender.Unsure,
		},
		Direct: s.Direct, Overheard: s.Overheard, Text: s.Text, Located: s.Located, Withheld: chat.Secret(s.Withheld), Choice: s.Choice, ReplyTo: chat.MessageID(s.ReplyTo),
		At: s.At, Edits: chat.MessageID(s.Edits), Fields: s.Fields,
	}
	for _, q := range s.Quotes {
		m.Quotes = append(m.Quotes, chat.Quote{Kind: chat.QuoteKind(q.Mark), Text: q.Text, At: q.At, Author: expense.Person(q.By)})
	}
	for _, p := range s.Mentions {
		m.Mentions = append(m.Mentions, expense.Person(p))
	}
	for _, f := range s.Files {
		m.Files = append(m.Files, chat.FileRef(f))
	}
	for _, p := range s.Parts {
		m.Parts = append(m.Parts, chat.Part{ID: chat.MessageID(p.ID), Lines: p.Lines})
	}
	if s.Room != nil {
		m.Room = &chat.Room{Name: s.Room.Name, Ledger: expense.LedgerID(s.Room.Ledger)}
	}
	if s.Tick != nil {
		m.Tick = &chat.Tick{Due: s.Tick.Due, Payload: s.Tick.Payload}
	}
	return m
}

// An unversionedMessage is a message as it was stored before there was a version:
// under the names that the fields of [chat.Message] had then.
type unversionedMessage struct {
	Conversation chat.ConversationID
	ID           chat.MessageID
	Sender       struct {
		ID, Name, Language, Region, Zone string
		Currency                         expense.Currency
		Member, Outsider, Unsure         bool
	}
	Ledger            expense.LedgerID
	Direct, Overheard bool
	Text              string
	Quotes            []struct {
		Kind chat.QuoteKind
		Text string
		At   time.Time
	}
	Withheld chat.Secret
	Choice   string
	ReplyTo  chat.MessageID
	Room     *struct {
		Name   string
		Ledger expense.LedgerID
	}
	At     time.Time
	Edits  chat.MessageID
	Fields map[string]string
}

func (u *unversionedMessage) message() chat.Message {
	m := chat.Message{
		Conversation: u.Conversation, ID: u.ID, Ledger: u.Ledger, Direct: u.Direct, Overheard: u.Overheard, Text: u.Text,
		Sender: chat.Sender{
			Person: expense.Person{ID: u.Sender.ID, Name: u.Sender.Name}, Language: u.Sender.Language, Region: u.Sender.Region, Zone: u.Sender.Zone,
			Currency: u.Sender.Currency, Member: u.Sender.Member, Outsider: u.Sender.Outsider, Unsure: u.Sender.Unsure,
		},
		Withheld: u.Withheld, Choice: u.Choice, ReplyTo: u.ReplyTo, At: u.At, Edits: u.Edits, Fields: u.Fields,
	}
	for _, q := range u.Quotes {
		m.Quotes = append(m.Quotes, chat.Quote{Kind: q.Kind, Text: q.Text, At: q.At})
	}
	if u.Room != nil {
		m.Room = &chat.Room{Name: u.Room.Name, Ledger: u.Room.Ledger}
	}
	return m
}

// encodeMessage returns the payload of a message in the inbox.
func encodeMessage(m *chat.Message) (string, error) {
	payload, err := json.Marshal(storedMessageOf(m))
	return string(payload), err
}

// encodePost returns the payload of a post in the inbox.
func encodePost(m *chat.Message, r *chat.Reply) (string, error) {
	s := storedMessageOf(m)
	said := storedReplyOf(chat.Delivery{Reply: *r})
	said.Files = r.Files // with their data: nobody looks for it again
	s.Post = &said
	payload, err := json.Marshal(s)
	return string(payload), err
}

// decodeMessage reads a payload of this version or of an earlier one, with what is
// said if it is a post. It refuses a later version: what it does not know of a message
// could be what matters about it.
func decodeMessage(payload string) (chat.Message, *chat.Reply, error) {
	var form struct {
		Version int `json:"v"`
	}
	if err := json.Unmarshal([]byte(payload), &form); err != nil {
		return chat.Message{}, nil, err
	}
	switch form.Version {
	case 0:
		var u unversionedMessage
		err := json.Unmarshal([]byte(payload), &u)
		return u.message(), nil, err
	case 1, 2, messageVersion:
		var s storedMessage
		err := json.Unmarshal([]byte(payload), &s)
		if err != nil || s.Post == nil {
			return s.message(), nil, err
		}
		var d chat.Delivery
		s.Post.fill(&d)
		return s.message(), &d.Reply, nil
	}
	return chat.Message{}, nil, fmt.Errorf("it has version %d, of a newer program", form.Version)
}
