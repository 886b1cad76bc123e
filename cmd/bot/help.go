package main

import (
	"context"
	"embed"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// The help in other languages: a file for each, from the English text to its own. The English
// text is beside what it is about.
//
//go:embed help/*.json
var helpFiles embed.FS

// A translation says the help's texts in a language. What it lacks is said in English.
type translation map[string]string

// helpIn returns the texts of the help for a BCP 47 tag: those of "zh-Hant" for "zh-TW".
func helpIn(tag string) translation {
	for l := language.Make(tag); l != language.Und; l = l.Parent() {
		var t translation
		data, err := helpFiles.ReadFile("help/" + l.String() + ".json")
		if err == nil && json.Unmarshal(data, &t) == nil {
			return t
		}
	}
	return nil
}

func (t translation) say(english string) string {
	if own, ok := t[english]; ok {
		return own
	}
	return english
}

// helpCommand prints the help of all subcommands, or of one.
type helpCommand struct {
	subject string
}

func (h *helpCommand) take(args []string) { h.subject = strings.Join(args, " ") }

func (h *helpCommand) run(_ context.Context, p *process, s *settings) error {
	l := localeOf(p.getenv).replaced(s)
	tag := l.language
	if l.region != "" {
		tag += "-" + l.region
	}
	return printHelp(p.stdout, helpIn(tag), h.subject)
}

// printHelp explains one subcommand, or everything when name is empty.
func printHelp(w io.Writer, t translation, name string) error {
	var b strings.Builder
	list := subcommands()
	if name == "" {
		fmt.Fprintf(&b, "%s\n\n%s\n\n%s\n", t.say(usage), t.say(description), t.say(titleCommands))
		for _, s := range list {
			fmt.Fprintf(&b, "  %-17s %s\n", s.name+s.args, t.say(s.help))
		}
	} else {
		found := slices.IndexFunc(list, func(s subcommand) bool { return s.name == name })
		if found < 0 {
			return fmt.Errorf("unknown command %q; `bot help` lists the commands", name)
		}
		s := list[found]
		fmt.Fprintf(&b, "%s\n\n%s\n", strings.Replace(t.say(usage), "[COMMAND]", s.name+s.args, 1), t.say(s.help))
		own := newFlagSet()
		defineFlags(own, s.new())
		writeFlags(&b, t, titleFlags, own)
	}
	fs := newFlagSet()
	defineFlags(fs, &settings{})
	writeFlags(&b, t, titleCommon, fs)
	_, err := io.WriteString(w, b.String())
	return err
}

// writeFlags writes a line for each flag, below a title if there is one.
func writeFlags(b *strings.Builder, t translation, title string, fs *flag.FlagSet) {
	first := true
	fs.VisitAll(func(f *flag.Flag) {
		if first {
			fmt.Fprintf(b, "\n%s\n", t.say(title))
			first = false
		}
		dashes := "--"
		if len(f.Name) == 1 {
			dashes = "-"
		}
		said, variable := helpOf(f)
		fmt.Fprintf(b, "  %-24s %s%s\n", dashes+f.Name, t.say(said), variable)
	})
}

// helpOf returns what the help says of a flag, and the variable that can replace it:
// " (CHIT_ZONE)", "" for none.
func helpOf(f *flag.Flag) (said, variable string) {
	said, name, ok := strings.Cut(f.Usage, " (")
	if !ok {
		return f.Usage, ""
	}
	return said, " (" + name
}
