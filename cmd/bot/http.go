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

// maxConnections is how many connections are served at once, on each address.
// Telegram makes at most forty, Slack some more; who comes beyond waits.
const maxConnections = 500

// addresses are where the process serves HTTP.
type addresses struct {
	public  net.Listener // for who delivers messages
	private net.Listener // for who operates the bot, nil if that is public
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
// called. What the operator asks is nobody else's business: without an address of
// its own it is served only where nobody but this machine reaches it.
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
		log.Warn("/healthz, /readyz and /metrics are not served, because others than this machine reach HTTP_ADDR; set METRICS_ADDR to serve them there")
	}
	return func() {
		for _, s := range servers {
			_ = s.Close() // there is nothing to lose
		}
	}
}

// serveOn serves h, within bounds that nobody who means well meets.
func serveOn(l net.Listener, h http.Handler, log *slog.Logger) *http.Server {
	s := &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       30 * time.Second,
		WriteTimeout:      30 * time.Second,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    16 << 10,
		ErrorLog:          slog.NewLogLogger(log.Handler(), slog.LevelDebug), // anybody can make it speak
	}
	go func() {
		if err := s.Serve(netutil.LimitListener(l, maxConnections)); !errors.Is(err, http.ErrServerClosed) {
			log.Error("HTTP is not served", "address", l.Addr().String(), "error", err)
		}
	}()
	return s
}
