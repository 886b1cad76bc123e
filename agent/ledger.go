package agent

import (
	"context"
	"time"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// withZone returns a ledger with the time zone of its people: when the first of them
// spoke, the platform may not have told it yet. A tap is about what a card shows,
// and changes nothing else.
func (a *Agent) withZone(ctx context.Context, m chat.Message, l, initial expense.Ledger) (expense.Ledger, error) {
	known := initial.Origins[expense.SettingZone] == expense.OriginLearned
	if !known || m.Choice != "" || l.Origins[expense.SettingZone] != expense.OriginDefault {
		return l, nil
	}
	deed := expense.Deed{Ledger: l, By: m.Sender.Person, At: initial.CreatedAt, SourceKey: m.SourceKey() + "/zone", Guard: a.guard}
	return a.ledgers.LearnZone(ctx, deed, initial.Zone)
}

// NewLedger is what the ledger of a message begins with: what the sender's platform tells of
// them, and defaults for the rest. The ledger of a group that nobody owns yet belongs
// to them, too, unless they are a guest there.
func NewLedger(m chat.Message, now time.Time) expense.Ledger {
	s := expense.DefaultSettings()
	if _, ok := expense.LookupCurrency(string(m.Sender.Currency)); ok {
		s.Currency, s.Origins[expense.SettingCurrency] = m.Sender.Currency, expense.OriginDerived
	}
	if zone := m.Sender.Zone; zone != "" {
		if _, err := time.LoadLocation(zone); err == nil && zone != "Local" {
			s.Zone = zone
			s.Origins[expense.SettingZone] = expense.OriginLearned
		}
	}
	s.Language, s.Region = text.Spoken(m.Sender.Language), m.Sender.Region
	owner := m.Sender.Person
	if !m.Direct && m.Sender.Outsider {
		owner = expense.Person{}
	}
	return expense.Ledger{ID: m.Ledger, Owner: owner, Settings: s, CreatedAt: now.UTC().Truncate(time.Microsecond)}
}

// newLedger is a ledger of which the operator's guess is taken for what the platform
// does not tell. A zone that is only assumed may still be told later.
func (a *Agent) newLedger(m chat.Message, now time.Time) expense.Ledger {
	l := NewLedger(m, now)
	if _, ok := expense.LookupCurrency(string(a.defaults.Currency)); ok && l.Origins[expense.SettingCurrency] == expense.OriginDefault {
		l.Currency, l.Origins[expense.SettingCurrency] = a.defaults.Currency, expense.OriginDerived
	}
	if l.Origins[expense.SettingZone] == expense.OriginDefault && a.defaults.Zone != "" {
		l.Zone = a.defaults.Zone
	}
	if m.Sender.Language != "" {
		return l
	}
	if a.defaults.Language != "" {
		l.Language = text.Spoken(a.defaults.Language)
	}
	if m.Sender.Region == "" {
		l.Region = a.defaults.Region
	}
	return l
}
