package agenttest_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"chit/agent/chat/card"
)

// Fifty expenses are one reply that can be read: what it leaves out is counted.
func TestFiftyExpensesAreBounded(t *testing.T) {
	t.Parallel()
	w := newWorld(t, "coffee")
	lines := make([]string, 50)
	for i := range lines {
		lines[i] = fmt.Sprintf("groceries item number x%c %d.50, 20%% VAT", 'a'+i%26, i+1)
	}
	text := w.obey(t, w.message("ana", strings.Join(lines, "\n")), "report {}").Text
	if n := utf8.RuneCountInString(text); n > card.MaxReply {
		t.Errorf("the reply has %d characters", n)
	}
	m := regexp.MustCompile(`\nand (\d+) more\n`).FindStringSubmatch(text)
	if m == nil {
		t.Fatalf("nothing is counted in\n%s", text)
	}
	more, err := strconv.Atoi(m[1])
	if shown := strings.Count(text, " · Groceries"); err != nil || shown+more != len(lines) {
		t.Errorf("%d shown and %d more are not %d:\n%s", shown, more, len(lines), text)
	}
}
