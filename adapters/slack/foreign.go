package slack

import (
	"context"
	"fmt"
	"sync"
)

// A foreignError says that a delivery belongs to another workspace, whose token we
// do not have. Delivering it again changes nothing.
type foreignError struct{ team string }

func (e *foreignError) Error() string {
	return fmt.Sprintf("the workspace %.40q is not served", e.team)
}

// A foreigners remembers of which other workspaces the operator was told.
type foreigners struct {
	mu    sync.Mutex
	known map[string]bool
}

// maxForeigners bounds what is remembered. Who has installed the app in more
// workspaces reads of some of them again.
const maxForeigners = 1000

// isNew reports whether a workspace comes for the first time, and remembers it.
func (f *foreigners) isNew(team string) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.known[team] {
		return false
	}
	if f.known == nil || len(f.known) >= maxForeigners {
		f.known = map[string]bool{}
	}
	f.known[team] = true
	return true
}

// turnAway counts a delivery of another workspace, and says once that there are
// any: each is something that somebody waits for in vain.
func (m *Messenger) turnAway(ctx context.Context, e *foreignError) {
	if m.countForeign != nil {
		m.countForeign()
	}
	if m.foreigners.isNew(e.team) {
		m.Log.WarnContext(ctx, "another Slack workspace speaks to us and is not served: SLACK_BOT_TOKEN is that of one workspace", "workspace", fmt.Sprintf("%.40s", e.team))
	}
}

// CountForeign has count called for each delivery of another workspace. It must be
// called before Run.
func (m *Messenger) CountForeign(count func()) { m.countForeign = count }
