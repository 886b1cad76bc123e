package inbox

import (
	"testing"
	"time"

	"chit/agent/chat"
)

func TestLimiter(t *testing.T) {
	now := time.Date(2026, time.November, 20, 12, 0, 0, 0, time.UTC)
	l := newLimiter(map[string]Limits{"slack": {Rate: 10, Burst: 4, ConversationRate: 1, ConversationBurst: 2}}, func() time.Time { return now })
	for i, step := range []struct {
		after time.Duration
		talk  string
		want  time.Duration
	}{
		{0, "slack:1", 0},
		{0, "slack:1", 0},
		{0, "slack:1", time.Second + time.Millisecond},          // its own burst is used up
		{time.Second, "slack:1", 0},                             // and filled again
		{0, "slack:2", 0},                                       // others have their own
		{0, "slack:3", 0},                                       //
		{0, "slack:4", 0},                                       //
		{0, "slack:5", 100*time.Millisecond + time.Millisecond}, // until the platform's is used up
		{0, "terminal:ana", 0},                                  // a platform without limits
		{100 * time.Millisecond, "slack:5", 0},                  //
		{-time.Hour, "slack:6", 101 * time.Millisecond},         // a clock that is set back fills nothing
	} {
		now = now.Add(step.after)
		got := l.take(chat.ConversationID(step.talk)).Round(time.Millisecond)
		if got != step.want {
			t.Errorf("step %d: take(%s) = %v, want %v", i, step.talk, got, step.want)
		}
	}
}
