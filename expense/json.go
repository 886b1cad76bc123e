package expense

import (
	"encoding/json"
	"time"
)

// expenseJSON is the form of an expense in every output: replies, reports and
// exports. Amounts are strings, because most readers parse a JSON number as a
// float.
type expenseJSON struct {
	Ledger      LedgerID   `json:"ledger,omitempty"`
	Number      int64      `json:"number"`
	Description string     `json:"description"`
	Merchant    string     `json:"merchant"`
	Category    string     `json:"category"`
	Tags        []string   `json:"tags"`
	SpentOn     Date       `json:"spent_on"`
	Currency    Currency   `json:"currency"`
	Net         string     `json:"net"`
	Tax         string     `json:"tax"`
	Gross       string     `json:"gross"`
	TaxRate     *string    `json:"tax_rate"`
	Author      string     `json:"author"`
	CreatedAt   time.Time  `json:"created_at"`
	Deleted     bool       `json:"deleted"`
	Kind        Kind       `json:"kind"`
	Lines       []lineJSON `json:"lines"`
	Document    string     `json:"document_number"`
	Sum         string     `json:"sum"`

	Attachments []Attachment `json:"attachments"`
}

type lineJSON struct {
	Rate   *string   `json:"rate"`
	Net    string    `json:"net"`
	Tax    string    `json:"tax"`
	Gross  string    `json:"gross"`
	Reason TaxReason `json:"reason"`
}

// MarshalJSON writes the expense as replies, reports and exports show it.
func (e Expense) MarshalJSON() ([]byte, error) { return json.Marshal(e.json()) }

// WithLedger is an expense that also writes its ledger, for an export of
// several.
type WithLedger Expense

// MarshalJSON writes the form of [Expense.MarshalJSON] with the key "ledger".
func (e WithLedger) MarshalJSON() ([]byte, error) {
	j := Expense(e).json()
	j.Ledger = e.Ledger
	return json.Marshal(j)
}

func (e Expense) json() expenseJSON {
	j := expenseJSON{
		Number:      e.Number,
		Description: e.Description,
		Merchant:    e.Merchant,
		Category:    e.Category,
		Tags:        e.Tags,
		SpentOn:     e.SpentOn,
		Currency:    e.Currency,
		Net:         e.NetMoney().Amount(),
		Tax:         e.TaxMoney().Amount(),
		Gross:       e.GrossMoney().Amount(),
		Author:      e.Author.Name,
		CreatedAt:   e.CreatedAt.UTC(),
		Deleted:     e.Deleted,
		Kind:        e.Kind,
		Document:    e.Document,
		Sum:         e.Sum,
		Attachments: e.Attachments,
	}
	if j.Tags == nil {
		j.Tags = []string{}
	}
	if j.Attachments == nil {
		j.Attachments = []Attachment{}
	}
	j.TaxRate = e.Rate.json()
	for _, l := range e.TaxLines() {
		amount := func(minor int64) string { return Money{minor, e.Currency}.Amount() }
		j.Lines = append(j.Lines, lineJSON{l.Rate.json(), amount(l.Net), amount(l.Tax), amount(l.Gross), l.Reason})
	}
	if j.Author == "" {
		j.Author = e.Author.ID
	}
	return j
}
