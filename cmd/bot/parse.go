package main

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"chit/adapters/terminal"
	"chit/expense"
	"chit/expense/clip"
	"chit/expense/parse"
)

type parseCommand struct {
	JSON bool `flag:"json" help:"Print one JSON object for each line."`
	Why  bool `flag:"why" help:"Print what keeps a line from being stored without a question."`
}

// run opens no database: how a line is read depends only on the line, the day
// and the locale.
func (cmd *parseCommand) run(ctx context.Context, p *process, flags *settings) error {
	s, wrong := readSettings(p.getenv, flags)
	if err := wrong.of("Now", "Currency", "Zone", "Language"); err != nil {
		return err
	}
	clock, l := clockAndLocale(p.getenv, s)
	q := &parseLines{
		in: terminal.NewPipe(p.stdin), out: bufio.NewWriter(p.stdout), json: cmd.JSON, why: cmd.Why,
		options: parse.Options{Today: expense.DateOf(clock()), Language: l.language, Region: l.region, Currency: l.currency},
	}
	// A read from a terminal does not end with ctx, so do not wait for it.
	done := make(chan error, 1)
	go func() { done <- q.run() }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// parseLines reads lines and prints how each is understood.
type parseLines struct {
	in      *terminal.Pipe
	out     *bufio.Writer
	json    bool
	why     bool
	options parse.Options // for lines that do not set them
}

func (q *parseLines) run() error {
	for {
		line, err := q.in.Next()
		if errors.Is(err, io.EOF) {
			return q.out.Flush()
		}
		if err != nil {
			return errors.Join(q.out.Flush(), err)
		}
		if err := q.line(line); err != nil {
			return err
		}
		// A program may write a line and wait for its answer.
		if q.in.Waiting() {
			if err := q.out.Flush(); err != nil {
				return err
			}
		}
	}
}

func (q *parseLines) line(line string) error {
	if strings.TrimSpace(line) == "" && !q.json {
		return nil
	}
	text, options, err := q.request(line)
	if err != nil {
		return q.fault(text, err)
	}
	result := parse.Read(text, options)
	if !q.json {
		_, err := io.WriteString(q.out, reading(text, result, q.why))
		return err
	}
	return q.encode(result)
}

func (q *parseLines) encode(v any) error {
	enc := json.NewEncoder(q.out)
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}

// fault prints an error in place of a line, so that output lines match input
// lines.
func (q *parseLines) fault(text string, err error) error {
	const shown = 200
	text = clip.Shorten(text, shown, clip.Bytes)
	if !q.json {
		_, err := fmt.Fprintf(q.out, "%s\n  error: %v\n", terminal.Printable(text), err)
		return err
	}
	return q.encode(map[string]string{"text": text, "error": err.Error()})
}

// A request is a line with a JSON object: a text, with its author and time.
type request struct {
	Text     *string `json:"text"`
	Now      string  `json:"now"`
	Lang     string  `json:"lang"`
	Region   string  `json:"region"`
	Currency string  `json:"currency"`
}

// request returns the text of a line and how to read it. An object is complete
// in itself: what it omits is unknown and is not taken from the environment,
// except for the day.
func (q *parseLines) request(line string) (string, parse.Options, error) {
	if q.in.Cut() {
		return line, parse.Options{}, errors.New("the line is longer than 1 MiB")
	}
	var r request
	if !strings.HasPrefix(line, "{") || json.Unmarshal([]byte(line), &r) != nil || r.Text == nil {
		return line, q.options, nil
	}
	language, region := splitLocale(cmp.Or(r.Lang, "en"))
	if r.Region != "" {
		region = strings.ToUpper(r.Region)
	}
	options := parse.Options{Today: q.options.Today, Language: language, Region: region}
	if r.Now != "" {
		now, err := parseNow(r.Now)
		if err != nil {
			return *r.Text, options, err
		}
		options.Today = expense.DateOf(now)
	}
	if r.Currency != "" {
		code := strings.ToUpper(r.Currency)
		c, ok := expense.LookupCurrency(code)
		if !ok {
			return *r.Text, options, fmt.Errorf("%q is not a known currency", r.Currency)
		}
		options.Currency = c
	}
	return *r.Text, options, nil
}

// parseNow parses an instant, a local time, or a day.
func parseNow(s string) (time.Time, error) {
	for _, layout := range []string{time.RFC3339, "2006-01-02T15:04:05", "2006-01-02T15:04", "2006-01-02 15:04:05", time.DateOnly} {
		if t, err := time.Parse(layout, s); err == nil {
			return t, nil
		}
	}
	return time.Time{}, fmt.Errorf("%q is not a time; write it like 2026-11-21T09:00:00+01:00", s)
}
