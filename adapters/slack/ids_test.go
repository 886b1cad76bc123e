package slack

import (
	"testing"
	"time"

	"chit/agent/chat"
	"chit/expense"
)

func TestPlacesAndTheirNames(t *testing.T) {
	ana := expense.Person{ID: "slack:T024/U07"}
	for _, tt := range []struct {
		place  place
		id     chat.ConversationID
		ledger expense.LedgerID
	}{
		{place{workspace: "T024", channel: "D061"}, "slack:T024/D061", "slack:T024/U07"},
		{place{workspace: "T024", channel: "C061", thread: "1700.000100"}, "slack:T024/C061/1700.000100", "slack:T024/C061"},
		{place{workspace: workspace{"E1", "T024"}.String(), channel: "G061", thread: "1700.000100"}, "slack:T024/G061/1700.000100", "slack:T024/G061"},
		{place{workspace: "T024", channel: "C061", person: "U07"}, "slack:T024/C061/@U07", "slack:T024/C061"},
	} {
		if got := tt.place.id(); got != tt.id {
			t.Errorf("%+v is named %q, want %q", tt.place, got, tt.id)
		}
		if got, ok := placeOf(tt.id); !ok || got != tt.place {
			t.Errorf("%q is %+v, want %+v", tt.id, got, tt.place)
		}
		if got := tt.place.ledger(ana); got != tt.ledger {
			t.Errorf("%+v has the ledger %q, want %q", tt.place, got, tt.ledger)
		}
	}
	for _, id := range []chat.ConversationID{"", "slack:", "slack:nobody", "slack:/D1", "slack:T1/", "slack:T1/C1/1.1/2", "telegram:7/8/9/10"} {
		if p, ok := placeOf(id); ok {
			t.Errorf("%q is taken for %+v", id, p)
		}
	}
}

func TestMessageNames(t *testing.T) {
	for _, tt := range []struct {
		id         chat.MessageID
		thread, ts string
	}{
		{messageID("1700.000200", ""), "1700.000200", "1700.000200"},
		{messageID("1700.000200", "1700.000200"), "1700.000200", "1700.000200"},
		{messageID("1700.000200", "1700.000100"), "1700.000100", "1700.000200"},
		{unseen + messageID("1700.000200", "1700.000100"), "1700.000100", "1700.000200"},
		{"1700.000200#1700.000300", "1700.000200", ""},
		{"1700.000100/1700.000200#deleted", "1700.000100", ""},
		{"tap/1700.000400", "", ""},
		{"home/1700.000400", "", ""},
		{"form/V123", "", ""},
		{"cmd/13345.47.80889308", "", ""},
		{"log/D9/1700.000100", "", ""},
		{"", "", ""},
	} {
		if got := threadOf(tt.id); got != tt.thread {
			t.Errorf("threadOf(%q) = %q, want %q", tt.id, got, tt.thread)
		}
		if got := tsOf(tt.id); tt.ts != "" && got != tt.ts {
			t.Errorf("tsOf(%q) = %q, want %q", tt.id, got, tt.ts)
		}
	}
}

func TestTimeOf(t *testing.T) {
	fallback := time.Date(2026, time.November, 21, 9, 0, 0, 0, time.UTC)
	for ts, want := range map[string]time.Time{
		"1700000000.000100": time.Unix(1700000000, 100_000).UTC(),
		"1700000000.5":      time.Unix(1700000000, 500_000_000).UTC(),
		"":                  fallback, "soon": fallback, "1700000000": fallback, "-1.5": fallback, "99999999999999.000000": fallback,
	} {
		if got := timeOf(ts, fallback); !got.Equal(want) {
			t.Errorf("timeOf(%q) = %v, want %v", ts, got, want)
		}
	}
}

// What was done on the home tab tells the month that the tab showed.
func TestTheMonthOfTheHomeTab(t *testing.T) {
	for _, tt := range []struct {
		id     chat.MessageID
		month  string
		onHome bool
	}{
		{homeID("", "V1"), "", true},
		{homeID("month:2026-02@k3Jx9aQ_", "1700.000100"), "month:2026-02@k3Jx9aQ_", true},
		{"home/1700.000100", "", true},
		{"tap/C061/1700.000100", "", false},
		{"form/V1", "", false},
	} {
		if month, onHome := monthOf(tt.id); month != tt.month || onHome != tt.onHome {
			t.Errorf("%q was done at %q, %t; want %q, %t", tt.id, month, onHome, tt.month, tt.onHome)
		}
	}
}
