package slack

import (
	"context"
	"errors"
	"fmt"
	"sync"
)

// A foreignError says that a delivery belongs to another workspace, for which
// there is no token. Redelivering it would not help.
type foreignError struct{ team string }

func (e *foreignError) Error() string {
	return fmt.Sprintf("the workspace %.40q is not served", e.team)
}

// isForeign reports whether a delivery belongs to another workspace.
func isForeign(err error) bool {
	_, foreign := errors.AsType[*foreignError](err)
	return foreign
}

// foreigners counts the deliveries from other workspaces, and remembers which of these
// were logged.
type foreigners struct {
	mu    sync.Mutex
	known map[string]bool
	count func() // see CountForeign; may be nil
}

// maxForeigners limits what is remembered. If the app is installed in more
// workspaces, some are logged again.
const maxForeigners = 1000

// isNew reports whether a workspace is new, and remembers it.
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

// turnAway counts a delivery from another workspace, and logs each workspace
// once: somebody there waits for an answer in vain.
func (in *intake) turnAway(ctx context.Context, e *foreignError) {
	if in.foreigners.count != nil {
		in.foreigners.count()
	}
	if in.foreigners.isNew(e.team) {
		in.log.WarnContext(ctx, "messages from another Slack workspace are refused, because SLACK_BOT_TOKEN belongs to one workspace", "workspace", fmt.Sprintf("%.40s", e.team))
	}
}
