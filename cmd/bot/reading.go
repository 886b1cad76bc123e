package main

import (
	"fmt"
	"strings"

	"chit/adapters/terminal"
	"chit/expense/parse"
)

// reading shows how a line was read: the line, below it everything that was
// found in it, and why it would not be stored without a question.
func reading(text string, r parse.Reading, why bool) string {
	var b strings.Builder
	b.WriteString(terminal.Printable(text) + "\n")
	for _, a := range r.Amounts {
		fmt.Fprintf(&b, "  amount   %s\n", amountRead(a))
	}
	for _, d := range r.Dates {
		readings := make([]string, len(d.Readings))
		for i, day := range d.Readings {
			readings[i] = day.String()
		}
		fmt.Fprintf(&b, "  date     %s\n", strings.Join(readings, " or "))
	}
	for _, e := range r.Expenses {
		fmt.Fprintf(&b, "  expense  %s\n", expenseRead(e))
	}
	if r.Complete {
		b.WriteString("  every word was used, in one way\n")
	}
	if why {
		for _, o := range r.Objections {
			fmt.Fprintf(&b, "  why      %s: %s\n", o.Kind, terminal.Printable(r.Text[o.Start:o.End]))
		}
	}
	return b.String()
}

func amountRead(a parse.Amount) string {
	readings := make([]string, len(a.Readings))
	for i, v := range a.Readings {
		readings[i] = v.String()
	}
	s := strings.Join(readings, " or ")
	switch {
	case a.Currency != "":
		s += " " + string(a.Currency)
	case a.Symbol != "":
		s += " " + terminal.Printable(a.Symbol)
	}
	return s
}

func expenseRead(e parse.Expense) string {
	var parts []string
	add := func(s string) {
		if s != "" {
			parts = append(parts, terminal.Printable(s))
		}
	}
	add(e.Description)
	if e.Amount != nil {
		add(amountRead(*e.Amount))
	}
	add(string(e.Side))
	if e.Rate.IsSet() {
		add("tax " + e.Rate.Percentage())
	}
	add(string(e.Reason))
	for _, l := range e.Lines {
		add(strings.TrimSpace(amountRead(*l.Amount) + " " + string(l.Side) + " at " + l.Rate.Percentage() + " " + string(l.Reason)))
	}
	if e.TaxAmount != nil {
		add("tax of " + amountRead(*e.TaxAmount))
	}
	if e.Date != nil {
		add(e.Date.Date.String())
	}
	add(e.Merchant)
	if e.Document != "" {
		add("no. " + e.Document)
	}
	add(e.Category)
	for _, t := range e.Tags {
		add("#" + t)
	}
	return strings.Join(parts, " · ")
}
