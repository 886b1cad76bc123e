package eval

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// columns are those of the tables of a report.
var columns = []string{"", "messages", "right (95 %)", "right or one tap", "wrong", "sensible", "nonsense", "nothing"}

func (g Group) cells() []string {
	count := func(v Verdict) string { return fmt.Sprint(g.Verdicts[v.String()]) }
	return []string{g.Name, fmt.Sprint(g.Messages), g.Accuracy.String(), g.OneTap.String(), g.Wrong.String(), count(Sensible), count(Nonsense), count(Nothing)}
}

// WriteText writes a report for a terminal.
func (r Report) WriteText(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s · chit %s · %s\n", r.Sets, r.Version, r.Day)
	for _, s := range r.Models {
		fmt.Fprintf(&b, "\n%s\n", s.Model)
		t := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
		row := func(cells []string) { fmt.Fprintln(t, "  "+strings.Join(cells, "\t")) }
		row(columns)
		for _, g := range s.groups() {
			row(g.cells())
		}
		_ = t.Flush() // a Builder takes everything
		for _, sentence := range s.Spent.sentences() {
			fmt.Fprintf(&b, "  %s\n", sentence)
		}
	}
	if r.Comparison != nil {
		fmt.Fprintf(&b, "\n%s\n", r.Comparison)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// groups are the rows of a model's table.
func (s Summary) groups() []Group {
	groups := append([]Group{}, s.Categories...)
	groups = append(groups, s.Languages...)
	return append(groups, s.All)
}

// sentences say what a model took.
func (s Spent) sentences() []string {
	if s.Calls == 0 {
		return []string{fmt.Sprintf("%d messages were said, and no model was asked.", s.Messages)}
	}
	per := func(n int) float64 { return float64(n) / float64(s.Messages) }
	all := []string{
		fmt.Sprintf("%d messages were said; the model was asked about %d of them, in %d calls (%.2f per message), of which %d failed.", s.Messages, s.Asked, s.Calls, per(s.Calls), s.Failed),
		fmt.Sprintf("%d tokens of input, %d of them cached, and %d of output: %.0f and %.0f per message.", s.Prompt, s.Cached, s.Completion, per(s.Prompt), per(s.Completion)),
		fmt.Sprintf("A message that it was asked about took the model %d ms (mean), %d ms (median), %d ms (95 of 100 took no longer).", s.Latency.Mean, s.Latency.P50, s.Latency.P95),
	}
	switch {
	case s.Prompt == 0:
		all[1] = "The server does not report tokens."
	case s.Cost == nil:
		all = append(all, "The price of the model is not known; name it with --price.")
	default:
		p := s.Cost.Price
		all = append(all, fmt.Sprintf("%.4f USD, %.6f per message, at %g, %g (cached) and %g (output) USD per million tokens (%s).", s.Cost.Total, s.Cost.PerMessage, p.Input, p.Cached, p.Output, p.As))
	}
	return all
}

// String returns the comparison as a sentence.
func (c Comparison) String() string {
	return fmt.Sprintf("%s did better than %s with %d messages and worse with %d. Were both as good, a difference as large would come about with a probability of %.3g.",
		c.Second, c.First, c.Better, c.Worse, c.Chance)
}

// WriteMarkdown writes a report to keep, with what each model did wrong.
func (r Report) WriteMarkdown(w io.Writer) error {
	var names []string
	for _, s := range r.Models {
		names = append(names, s.Model)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n%s · chit %s · %s\n", cell(strings.Join(names, " and ")), r.Sets, r.Version, r.Day)
	for _, s := range r.Models {
		fmt.Fprintf(&b, "\n## %s\n\n", cell(s.Model))
		writeTable(&b, columns, func(row func(...string)) {
			for _, g := range s.groups() {
				row(g.cells()...)
			}
		})
		b.WriteString("\n" + strings.Join(s.Spent.sentences(), "\n") + "\n")
		s.writeFaults(&b)
	}
	if r.Comparison != nil {
		fmt.Fprintf(&b, "\n## Comparison\n\n%s\n\n", cell(r.Comparison.String()))
		writeTable(&b, []string{"row", "message", r.Comparison.First, r.Comparison.Second}, func(row func(...string)) {
			for _, p := range r.Comparison.Changes {
				row(fmt.Sprintf("%s:%d", p.File, p.Line), p.Message, p.First, p.Second)
			}
		})
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// writeFaults lists the messages after which something was stored, offered or said that
// should not have been.
func (s Summary) writeFaults(b *strings.Builder) {
	b.WriteString("\nMessages that were answered with something wrong or something else:\n\n")
	writeTable(b, []string{"row", "verdict", "message", "expected", "reply"}, func(row func(...string)) {
		for _, l := range s.Lines {
			if l.verdict == Wrong || l.verdict == Nonsense {
				row(fmt.Sprintf("%s:%d", l.File, l.Line), l.Verdict, l.Message, l.Expected, l.Reply)
			}
		}
	})
}

func writeTable(b *strings.Builder, head []string, fill func(row func(...string))) {
	row := func(cells ...string) {
		for _, c := range cells {
			b.WriteString("| " + cell(c) + " ")
		}
		b.WriteString("|\n")
	}
	row(head...)
	b.WriteString(strings.Repeat("|---", len(head)) + "|\n")
	fill(row)
}

// cell returns a text as it is written into a cell, where nothing of it is Markdown.
func cell(text string) string {
	var b strings.Builder
	for _, r := range strings.TrimSpace(text) {
		switch {
		case r == '\n':
			b.WriteString(" / ")
		case r < ' ':
		case strings.ContainsRune("\\|<>[]*_`#", r):
			b.WriteRune('\\')
			b.WriteRune(r)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
