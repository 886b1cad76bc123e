package main

import (
	"io"
	"log/slog"
	"strings"
)

// newLogger returns a log on standard error, since standard output is for replies.
// An invalid level or format was refused before.
func newLogger(stderr io.Writer, level, format string) *slog.Logger {
	options := &slog.HandlerOptions{}
	var l slog.Level
	if l.UnmarshalText([]byte(level)) == nil {
		options.Level = l
	}
	if strings.EqualFold(format, "json") {
		return slog.New(slog.NewJSONHandler(stderr, options))
	}
	return slog.New(slog.NewTextHandler(stderr, options))
}
