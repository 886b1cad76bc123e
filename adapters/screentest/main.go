// Screentest draws what people see of Chit: each card, form and page, in light and
// dark, narrow and wide.
//
//	go run ./adapters/screentest [-out docs/screens] [-languages en,zh] [-places telegram,slack,terminal]
//
// It runs the program against the fakes of the platforms and has the conversations of
// script.go with it, in each language. What the fakes then hold is drawn as the apps of
// the platforms would draw it, with style sheets of our own; the terminal is a real one.
// Chromium makes pictures of the pages, and tmux is the terminal. Both must be installed,
// and fonts with emoji and Chinese characters.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"chit/agent/chat/text"
)

// clock is when all conversations take place.
var clock = time.Date(2026, time.November, 21, 9, 43, 0, 0, time.UTC)

// A screen is what a person sees at one moment.
type screen struct {
	Name string // what is shown, in a few words
	HTML string // without the frame around it
	Only string // the sheet that it is on, "" for all of them
}

// A visit is one conversation in one place, and what was seen in it.
type visit struct {
	program string // the bot
	dir     string // for its files
	phrases phrases
	screens []screen
}

func main() {
	out := flag.String("out", filepath.Join("docs", "screens"), "the directory for the pictures")
	languages := flag.String("languages", "", "the languages, such as en,zh; all that have phrases if empty")
	only := flag.String("places", "telegram,slack,terminal", "the places")
	chosen := flag.String("sheets", "", "the sheets, such as light-narrow,dark-wide; all of them if empty")
	pages := flag.String("pages", "", "a directory to keep the pages and uncompressed pictures in")
	flag.Parse()
	if *chosen != "" {
		sheets = slices.DeleteFunc(sheets, func(s sheet) bool { return !slices.Contains(strings.Split(*chosen, ","), s.theme+"-"+s.name) })
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, *out, *pages, *languages, strings.Split(*only, ",")); err != nil {
		stop()
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// A place is where Chit speaks.
type place struct {
	style string                              // the style sheet
	front []string                            // the screens that README.md shows
	visit func(context.Context, *visit) error // has the conversations
}

var places = map[string]place{
	"telegram": {telegramStyle, []string{"Tax, and another day", "A month"}, visitTelegram},
	"slack":    {slackStyle, []string{"The first expense", "A month"}, visitSlack},
	"terminal": {terminalStyle, []string{"Several tax rates", "A month"}, visitTerminal},
}

// tools are the programs that draw, besides the bot itself.
var tools = []string{"chromium", "tmux", "pngquant", "cwebp"}

func run(ctx context.Context, out, pages, languages string, names []string) error {
	for _, tool := range tools {
		if _, err := exec.LookPath(tool); err != nil {
			return err
		}
	}
	dir, err := os.MkdirTemp("", "screens")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if pages == "" {
		pages = filepath.Join(dir, "pages")
	}
	program := filepath.Join(dir, "bot")
	build := exec.CommandContext(ctx, "go", "build", "-o", program, "./cmd/bot")
	build.Stderr = os.Stderr
	if err := errors.Join(build.Run(), os.MkdirAll(pages, 0o755), os.MkdirAll(out, 0o755)); err != nil {
		return err
	}
	var all sync.WaitGroup
	var mu sync.Mutex
	var failed error
	for _, name := range names {
		for _, p := range spoken {
			if !slices.Contains(text.Languages, p.Language) || languages != "" && !slices.Contains(strings.Split(languages, ","), p.Language) {
				continue
			}
			all.Go(func() {
				v := &visit{program: program, dir: filepath.Join(dir, name+"-"+p.Language), phrases: p}
				err := os.MkdirAll(v.dir, 0o700)
				if err == nil {
					err = places[name].visit(ctx, v)
				}
				mu.Lock() // one browser at a time is enough for a machine
				defer mu.Unlock()
				if len(v.screens) > 0 {
					err = errors.Join(err, drawSheets(ctx, name, v, pages, out))
				}
				if err != nil {
					failed = errors.Join(failed, fmt.Errorf("%s in %s: %w", name, p.Language, err))
				}
			})
		}
	}
	all.Wait()
	return failed
}

// show adds a screen.
func (v *visit) show(name, html string) {
	v.screens = append(v.screens, screen{Name: name, HTML: html})
}

// showOn adds a screen to one of the sheets only.
func (v *visit) showOn(sheet, name, html string) {
	v.screens = append(v.screens, screen{Name: name, HTML: html, Only: sheet})
}
