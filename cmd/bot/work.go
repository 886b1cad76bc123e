package main

import (
	"context"
	"errors"
	"net/http"
	"sync"

	"chit/agent/chat"
	"chit/agent/inbox"
)

// A router is a messenger whose platform calls us: it adds its own HTTP routes.
type router interface {
	Routes(mux *http.ServeMux)
}

// work runs messengers, which pass what arrives to r, and their inbox, until ctx is done or no messenger is accepted
// any more. Then it shuts down in order: the messengers stop accepting messages, the work in hand is finished, and the
// monitor goes last, so that it can report the draining. A second signal ends the process at once, see main.
func work(ctx context.Context, c *config, in *inbox.Inbox, r chat.Receiver, at addresses, messengers ...chat.Messenger) error {
	serving := newRoster(messengers)
	watch := newMonitor(in, serving, c)
	defer at.serve(c.log, func(mux *http.ServeMux) {
		for _, m := range messengers {
			if r, ok := m.(router); ok {
				r.Routes(mux)
			}
		}
	}, watch.routes)()
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var running sync.WaitGroup
	for _, m := range messengers {
		running.Go(func() {
			err := m.Run(ctx, r)
			switch {
			case err == nil || ctx.Err() != nil:
			case serving.stop(m.Name(), err):
				in.Leave(m.Name())
				c.log.Error("a messenger stopped; the others continue", "messenger", m.Name(), "error", err)
			default:
				stop(serving.err())
			}
		})
	}
	in.Serve(ctx)
	running.Wait()
	if cause := context.Cause(ctx); !errors.Is(cause, context.Canceled) {
		return cause
	}
	return nil
}
