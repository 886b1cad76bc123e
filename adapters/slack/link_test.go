package slack

import (
	"errors"
	"log/slog"
	"strings"
	"testing"
)

func TestAnOutageIsSaidOnceAndItsEndOnce(t *testing.T) {
	var said strings.Builder
	l := link{log: slog.New(slog.NewTextHandler(&said, nil))}
	away := errors.New("connection refused")
	l.opened()
	l.opened()
	l.closed()
	l.failed(away) // the other one is still connected
	l.opened()
	if said.Len() > 0 {
		t.Errorf("with a connection open the log says %s", &said)
	}
	l.closed()
	l.closed()
	for range 5 {
		l.failed(away)
	}
	l.opened()
	l.opened()
	if got := said.String(); strings.Count(got, "connection to Slack lost") != 1 || strings.Count(got, "again") != 1 || !strings.Contains(got, "refused") {
		t.Errorf("the log says %s", got)
	}
}
