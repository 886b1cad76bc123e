package card

import (
	"strings"

	"chit/expense"
)

// Files is the line of a card that names the files of entries, "" if they have none.
func Files(all []expense.Attachment) string {
	seen := map[string]bool{}
	var names []string
	for _, a := range all {
		if !seen[a.Digest] {
			seen[a.Digest] = true
			names = append(names, oneLine(a.Name))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return "📎 " + strings.Join(names, ", ")
}

// filesOf are the files of several entries.
func filesOf(expenses []expense.Expense) (all []expense.Attachment) {
	for _, e := range expenses {
		all = append(all, e.Attachments...)
	}
	return all
}

// filesChanged lists the files that a change gave to an expense, and those that it took.
func filesChanged(before, after expense.Expense) (all []string) {
	for _, sign := range []struct {
		of, without expense.Expense
		sign        string
	}{{after, before, "+ "}, {before, after, "− "}} {
		rest := sign.of.Clone()
		rest.Attachments = nil
		for _, a := range sign.of.Attachments {
			if !sign.without.Has(a.Digest) {
				rest.Attach(a)
			}
		}
		if line := Files(rest.Attachments); line != "" {
			all = append(all, sign.sign+line)
		}
	}
	return all
}
