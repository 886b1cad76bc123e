package kit

import (
	"context"
	"time"
)

// Sleep waits for d or until ctx is done, and then returns the cause.
func Sleep(ctx context.Context, d time.Duration) error {
	select {
	case <-time.After(d):
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
