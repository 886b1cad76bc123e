// Package document reads texts that a machine wrote and a person passed on: the message
// of a bank about a payment, an invoice, the mail about an order, what a till printed.
//
// Such a text is about one entry, however many figures it has. They are told apart by
// what the text calls them, so nothing here knows a bank or a shop. What somebody wrote
// to note their own expenses is none of it: those need no labels.
package document
