package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
)

// helpCommand prints the help of all subcommands, or of one.
type helpCommand struct {
	subject string
}

func (h *helpCommand) take(args []string) { h.subject = strings.Join(args, " ") }

func (h *helpCommand) run(_ context.Context, p *process, _ *settings) error {
	return printHelp(p.stdout, h.subject)
}

// printHelp explains one subcommand, or everything when name is empty.
func printHelp(w io.Writer, name string) error {
	var b strings.Builder
	list := subcommands()
	if name == "" {
		fmt.Fprintf(&b, "Usage: bot [COMMAND] [flags]\n\n%s\n\nCommands:\n", description)
		for _, s := range list {
			fmt.Fprintf(&b, "  %-17s %s\n", s.name+s.args, s.help)
		}
	} else {
		found := slices.IndexFunc(list, func(s subcommand) bool { return s.name == name })
		if found < 0 {
			return fmt.Errorf("unknown command %q; `bot help` lists the commands", name)
		}
		s := list[found]
		fmt.Fprintf(&b, "Usage: bot %s%s [flags]\n\n%s\n", s.name, s.args, s.help)
		own := newFlagSet()
		defineFlags(own, s.new())
		writeFlags(&b, "\nFlags:\n", own)
	}
	fs := newFlagSet()
	defineFlags(fs, &settings{})
	writeFlags(&b, "\nFlags of every command:\n", fs)
	_, err := io.WriteString(w, b.String())
	return err
}

// writeFlags writes a line for each flag, below a title if there is one.
func writeFlags(b *strings.Builder, title string, fs *flag.FlagSet) {
	fs.VisitAll(func(f *flag.Flag) {
		b.WriteString(title)
		title = ""
		dashes := "--"
		if len(f.Name) == 1 {
			dashes = "-"
		}
		fmt.Fprintf(b, "  %-24s %s\n", dashes+f.Name, f.Usage)
	})
}
