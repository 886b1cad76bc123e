package agent

import "testing"

func TestMark(t *testing.T) {
	id := markedID("undo:7", "slack:T1/C1")
	bare, mark, marked := cutMark(id)
	if bare != "undo:7" || mark != markOf("slack:T1/C1") || !marked {
		t.Errorf("%q is %q, %q, %t", id, bare, mark, marked)
	}
	if mark == markOf("slack:T1/C2") {
		t.Error("two ledgers have the same mark")
	}
	for _, old := range []string{"", "undo:7", "undo:7@short", "answer:0123456789ab:1"} {
		if bare, _, marked := cutMark(old); bare != old || marked {
			t.Errorf("%q, which has no mark, is %q, %t", old, bare, marked)
		}
	}
}
