package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	"golang.org/x/net/netutil"
)

// maxConnections limits concurrent connections on each address. Telegram opens
// at most forty, Slack some more; others have to wait.
const maxConnections = 500

// addresses are the listeners of the process.
type addresses struct {
	public  net.Listener // for platforms that deliver messages
	private net.Listener // for the operator; nil to use the public one
}

// listen opens the configured addresses.
func listen(ctx context.Context, c *config) (a addresses, err error) {
	if a.public, err = (&net.ListenConfig{}).Listen(ctx, "tcp", c.httpAddr); err != nil {
		return a, fmt.Errorf("HTTP_ADDR cannot be used: %w", err)
	}
	if c.metricsAddr == "" {
		return a, nil
	}
	if a.private, err = (&net.ListenConfig{}).Listen(ctx, "tcp", c.metricsAddr); err != nil {
		a.public.Close()
		return a, fmt.Errorf("METRICS_ADDR cannot be used: %w", err)
	}
	return a, nil
}

// serve serves what platforms call and what the operator asks, until stop is
// called. Without an address of its own, the operator's part is served only if no
// other machine can reach it.
func (a addresses) serve(log *slog.Logger, platforms, operator func(*http.ServeMux)) (stop func()) {
	public, private := http.NewServeMux(), http.NewServeMux()
	platforms(public)
	operator(private)
	servers := []*http.Server{serveOn(a.public, public, log)}
	switch at, _ := a.public.Addr().(*net.TCPAddr); {
	case a.private != nil:
		servers = append(servers, serveOn(a.private, private, log))
	case at != nil && at.IP.IsLoopback():
		operator(public)
	default:
		log.Warn("/healthz, /readyz and /metrics are not served, because other machines can reach HTTP_ADDR; set METRICS_ADDR to serve them there")
	}
	return func() {
		for _, s := range servers {
			_ = s.Close() // there is nothing to lose
		}
	}
}

// serveOn serves h with limits that no legitimate request reaches.
func serveOn(l net.Listener, h http.Handler, log *slog.Logger) *http.Server {
	s := &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       30 * time.Second,
		WriteTimeout:      30 * time.Second,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    16 << 10,
		ErrorLog:          slog.NewLogLogger(log.Handler(), slog.LevelDebug), // anybody can trigger these
	}
	go func() {
		if err := s.Serve(netutil.LimitListener(l, maxConnections)); !errors.Is(err, http.ErrServerClosed) {
			log.Error("HTTP server failed", "address", l.Addr().String(), "error", err)
		}
	}()
	return s
}
