// Package card renders replies from stored rows: receipts, lists, proposals,
// reports and settings, with their choices.
//
// A card shows what is stored, not what a model or a person asked for.
package card

import (
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// A Renderer renders stored expenses as the cards that people see. Everything on a
// card comes from stored rows, nothing from a model.
type Renderer struct {
	Texts  *text.Catalogue
	Ledger expense.Ledger
	Today  expense.Date
	// First is set where what is added is the first in the currency of the ledger.
	First bool
	// Before is how many entries there are before one that is proposed, at most [MaxAssumed].
	Before int
	// Told is set where the proposal that was accepted has said what is assumed.
	Told bool
}

// choice returns a button that performs a.
func choice(a action.Choice, label string) chat.Choice {
	return chat.Choice{ID: action.Encode(a), Label: label}
}

// Sums returns totals in several currencies, "15.50 EUR + 20.00 USD". They are
// listed, never added up.
func Sums(t *text.Catalogue, amounts []expense.Amounts) string {
	var order []expense.Currency
	sums := map[expense.Currency]expense.Money{}
	for _, a := range amounts {
		if _, seen := sums[a.Currency]; !seen {
			order = append(order, a.Currency)
			sums[a.Currency] = expense.Money{Currency: a.Currency}
		}
		sum, err := sums[a.Currency].Add(a.GrossMoney())
		if err != nil {
			return "" // above the largest amount; the lines are enough
		}
		sums[a.Currency] = sum
	}
	parts := make([]string, len(order))
	for i, c := range order {
		parts[i] = t.Money(sums[c])
	}
	return strings.Join(parts, " + ")
}

// oneLine makes a text from a person or platform safe to use within a line.
func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
