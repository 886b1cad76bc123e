package main

import (
	"log/slog"
)

// logger returns the log that LOG_LEVEL and LOG_FORMAT ask for. It writes to
// standard error, since standard output is for replies.
func (r *reader) logger(p *process, flags *commonFlags, unset string) *slog.Logger {
	name := r.choice(flags.LogLevel, "--log-level", "LOG_LEVEL", unset, "debug", "info", "warn", "error")
	var level slog.Level
	// The value was checked, so this cannot fail.
	_ = level.UnmarshalText([]byte(name))
	options := &slog.HandlerOptions{Level: level}
	if r.choice(flags.LogFormat, "--log-format", "LOG_FORMAT", "text", "text", "json") == "json" {
		return slog.New(slog.NewJSONHandler(p.stderr, options))
	}
	return slog.New(slog.NewTextHandler(p.stderr, options))
}
