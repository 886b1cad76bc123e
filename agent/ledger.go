package agent

import (
	"cmp"
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
// them, for the rest the operator's defaults, and ours where those are silent too. A zone
// that is only assumed may still be told later. The ledger of a group that nobody owns yet
// belongs to the sender, too, unless they are a guest there.
func NewLedger(m chat.Message, defaults chat.Sender, now time.Time) expense.Ledger {
	s := expense.DefaultSettings()
	for _, currency := range []expense.Currency{m.Sender.Currency, defaults.Currency} {
		if _, ok := expense.LookupCurrency(string(currency)); ok {
			s.Currency, s.Origins[expense.SettingCurrency] = currency, expense.OriginDerived
			break
		}
	}
	if zone := m.Sender.Zone; zone != "" {
		if _, err := time.LoadLocation(zone); err == nil && zone != "Local" {
			s.Zone = zone
			s.Origins[expense.SettingZone] = expense.OriginLearned
		}
	}
	if s.Origins[expense.SettingZone] == expense.OriginDefault && defaults.Zone != "" {
		s.Zone = defaults.Zone
	}
	s.Language, s.Region = text.Spoken(m.Sender.Language), cmp.Or(m.Sender.Region, text.RegionOf(m.Sender.Language))
	if m.Sender.Language == "" {
		s.Language = text.Spoken(defaults.Language)
		s.Region = cmp.Or(m.Sender.Region, defaults.Region)
	}
	owner := m.Sender.Person
	if !m.Direct && m.Sender.Outsider {
		owner = expense.Person{}
	}
	return expense.Ledger{ID: m.Ledger, Owner: owner, Settings: s, CreatedAt: now.UTC().Truncate(time.Microsecond)}
}
