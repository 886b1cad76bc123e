package agenttest

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
	"chit/expense"
)

// Format shows a reply as text, with its choices in brackets and its files by
// name and size.
func Format(r chat.Reply) string {
	if r.Text == "" && len(r.Files) == 0 {
		return "(silence)"
	}
	var b strings.Builder
	for _, mark := range []struct {
		set  bool
		text string
	}{{r.InPlace, "(in place) "}, {r.Amends, "(amends) "}, {r.Notice, "(notice) "}, {r.Private, "(private) "}, {r.Asks != "", "(asks for " + r.Asks + ") "}} {
		if mark.set {
			b.WriteString(mark.text)
		}
	}
	b.WriteString(r.Text)
	if len(r.Choices) > 0 {
		b.WriteString("\n")
		for i, c := range r.Choices {
			if i > 0 {
				b.WriteString(" ")
			}
			b.WriteString("[" + c.Label + "]")
		}
	}
	for _, f := range r.Files {
		what := "file"
		if f.Illustrates {
			what = "picture"
		}
		fmt.Fprintf(&b, "\n(%s %s)", what, f.Name)
	}
	return b.String()
}

// stored lists the ledger of the last speaker, and fails the test when its totals
// are not what its rows add up to.
func (p *player) stored() string {
	var b strings.Builder
	err := p.store.Each(context.Background(), p.ledger, func(e expense.Expense) error {
		fmt.Fprintf(&b, "#%d %s %s net %s tax %s", e.Number, e.SpentOn, e.GrossMoney(), e.NetMoney().Amount(), e.TaxMoney().Amount())
		if e.Rate.IsSet() && !e.Rate.Untaxed() {
			b.WriteString(" " + e.Rate.Percentage())
		}
		if !e.Kind.Spends() {
			b.WriteString(" " + string(e.Kind))
		}
		fmt.Fprintf(&b, " %q", e.Description)
		if e.Merchant != "" && e.Merchant != e.Description {
			fmt.Fprintf(&b, " at %q", e.Merchant)
		}
		if e.Document != "" {
			fmt.Fprintf(&b, " no. %q", e.Document)
		}
		if e.Category != "" {
			b.WriteString(" " + e.Category)
		}
		for _, tag := range e.Tags {
			b.WriteString(" #" + tag)
		}
		for _, a := range e.Attachments {
			fmt.Fprintf(&b, " [%s %s %d]", a.Name, a.Type, a.Bytes)
		}
		b.WriteString(" by " + e.Author.Name + "\n")
		for _, l := range e.Lines {
			line := fmt.Sprintf("   %s net %s tax %s %s", l.Rate.Percentage(), minor(e, l.Net), minor(e, l.Tax), l.Reason)
			b.WriteString(strings.TrimRight(line, " ") + "\n")
		}
		return nil
	})
	if err != nil {
		p.t.Fatal(err)
	}
	p.checkTotals()
	if b.Len() == 0 {
		return "(empty)\n"
	}
	return b.String()
}

func minor(e expense.Expense, n int64) string {
	return expense.Money{Minor: n, Currency: e.Currency}.Amount()
}

func (p *player) checkTotals() {
	month := expense.MonthOf(expense.DateOf(p.now), 1)
	got, err := p.store.Totals(context.Background(), p.ledger, month)
	if err != nil {
		p.t.Fatal(err)
	}
	want, err := p.store.Recompute(context.Background(), p.ledger, month)
	if err != nil {
		p.t.Fatal(err)
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(expense.Rate{})); diff != "" {
		p.t.Errorf("totals are not the sum of the rows (-want +got):\n%s", diff)
	}
}

// manyOptions is how many options of a field are told by their labels; of more, what they
// are listed under.
const manyOptions = 24

func formatForm(f *chat.Form) string {
	id, _, _ := strings.Cut(f.ID, "@") // the mark is that of the ledger
	lines := []string{fmt.Sprintf("(form %s) %s [%s] [%s]", id, f.Title, f.Submit, f.Cancel)}
	if f.Note != "" {
		lines = append(lines, "  "+f.Note)
	}
	for _, field := range f.Fields {
		line := fmt.Sprintf("  %s (%s): %q", field.Label, field.Kind, field.Value)
		if field.Hint != "" {
			line += " (" + field.Hint + ")"
		}
		for i, o := range field.Options {
			switch {
			case i == 0 || o.Menu == field.Options[i-1].Menu:
			case i >= manyOptions:
				line += " " + o.Menu
			default:
				line += " |"
			}
			if i < manyOptions {
				line += " [" + o.Label + "]"
			}
		}
		lines = append(lines, line)
	}
	if f.About != "" {
		lines = append(lines, "  "+f.About)
	}
	return strings.Join(lines, "\n")
}
