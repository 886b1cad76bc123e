package agenttest_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestProposedTwice writes a line again while it is proposed: neither is lost.
func TestProposedTwice(t *testing.T) {
	t.Parallel()
	lunches := func(n int) string {
		var all []string
		for i := range n {
			all = append(all, fmt.Sprintf(`#%d 2026-11-22 60.00 EUR net 60.00 tax 0.00 "lunch" Food`, i+1))
		}
		return strings.Join(all, "\n")
	}
	for _, d := range []dialog{
		{"maybe lunch 60 | maybe lunch 60", "(empty)"},
		{"maybe lunch 60 | maybe lunch 60 | yes", lunches(2)},
		{"maybe lunch 60 | Maybe lunch 60 | maybe lunch 60 | [Log it]", lunches(3)},
		{"maybe lunch 60 | maybe lunch 60 | no", "(empty)"},
		{"maybe lunch 60 | same again | yes", lunches(2)},
		{"maybe lunch 60 | nochmal dasselbe | otra igual | yes", lunches(3)},
		{"maybe lunch 60 | maybe lunch 60 | it's the same, take it out | yes", lunches(1)},
		{"maybe lunch 60 | maybe tea 3 | yes | yes", `#1 2026-11-22 3.00 EUR net 3.00 tax 0.00 "tea" Food` + "\n" + strings.Replace(lunches(1), "#1", "#2", 1)},
		{"maybe lunch 60 | bus 2.80 | yes", `#1 2026-11-22 2.80 EUR net 2.80 tax 0.00 "bus" Transport` + "\n" + strings.Replace(lunches(1), "#1", "#2", 1)},
	} {
		d.check(t)
	}
}
