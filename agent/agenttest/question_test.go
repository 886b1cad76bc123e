package agenttest

import (
	"testing"

	"chit/agent/feature"
	"chit/agent/memory"
)

// TestAffirmativeFirst is the negative control of what each transcript is checked
// for.
func TestAffirmativeFirst(t *testing.T) {
	for _, tt := range []struct {
		field, first, second string
		want                 bool
	}{
		{feature.Confirmed, "yes", "", true},
		{feature.Confirmed, "", "yes", false},
		{"amount", "", "12", true},
		{feature.Confirmed, "", "", true},
	} {
		q := memory.Pending{ID: "q", Field: tt.field, Options: map[string]string{"ask:q:0": tt.first}}
		if tt.first+tt.second != "" {
			q.Options["ask:q:1"] = tt.second
		}
		if got := affirmativeFirst(q); got != tt.want {
			t.Errorf("%+v: %t, want %t", tt, got, tt.want)
		}
	}
}
