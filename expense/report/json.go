package report

import (
	"encoding/json"
	"io"

	"chit/expense"
)

// The JSON of a report. Amounts are strings with the currency's digits, as in
// the JSON of an expense, because most readers parse a JSON number as a float.
type (
	reportJSON struct {
		Period     periodJSON        `json:"period"`
		Zone       string            `json:"zone"`
		Currencies []sectionJSON     `json:"currencies"`
		Expenses   []expense.Expense `json:"expenses"`
	}
	periodJSON struct {
		From expense.Date `json:"from"`
		To   expense.Date `json:"to"`
	}
	sumsJSON struct {
		Count int64  `json:"count"`
		Net   string `json:"net"`
		Tax   string `json:"tax"`
		Gross string `json:"gross"`
	}
	sectionJSON struct {
		Currency expense.Currency `json:"currency"`
		sumsJSON
		Categories []categoryJSON `json:"categories"`
		Rates      []rateJSON     `json:"rates"`
		Days       []dayJSON      `json:"days"`
		Largest    []int64        `json:"largest"` // numbers
		People     []personJSON   `json:"people"`
		Late       *lateJSON      `json:"late"`     // since the last report
		Spending   string         `json:"spending"` // expenses less refunds, as in gross
		Income     string         `json:"income"`
	}
	personJSON struct {
		Name  string `json:"name"`
		Count int64  `json:"count"`
		Gross string `json:"gross"`
	}
	lateJSON struct {
		Count int64  `json:"count"`
		Gross string `json:"gross"`
	}
	categoryJSON struct {
		Category string `json:"category"`
		sumsJSON
		Share  *int64 `json:"share"`
		Change *int64 `json:"change"`
	}
	rateJSON struct {
		TaxRate *string `json:"tax_rate"`
		sumsJSON
	}
	dayJSON struct {
		Date  expense.Date `json:"date"`
		Gross string       `json:"gross"`
		Count int64        `json:"count"`
	}
)

// WriteJSON writes the report as one JSON object. A list is always an array,
// even if it is empty.
func WriteJSON(w io.Writer, r Report) error {
	j := reportJSON{
		Period:     periodJSON{r.Period.From, r.Period.To},
		Zone:       r.Zone,
		Currencies: make([]sectionJSON, len(r.Sections)),
		Expenses:   r.Rows,
	}
	if j.Expenses == nil {
		j.Expenses = []expense.Expense{}
	}
	for i, s := range r.Sections {
		j.Currencies[i] = s.json()
	}
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(j)
}

func (s Section) json() sectionJSON {
	j := sectionJSON{
		Currency:   s.Currency,
		Spending:   s.Money(s.Gross).Amount(),
		Income:     s.Money(s.Income.Gross).Amount(),
		sumsJSON:   s.sumsJSON(s.Sums),
		Categories: make([]categoryJSON, len(s.Categories)),
		Rates:      make([]rateJSON, len(s.Rates)),
		Days:       make([]dayJSON, len(s.Days)),
		Largest:    make([]int64, len(s.Largest)),
		People:     make([]personJSON, len(s.People)),
	}
	for i, c := range s.Categories {
		j.Categories[i] = categoryJSON{c.Name, s.sumsJSON(c.Sums), c.Share, c.Change}
	}
	for i, r := range s.Rates {
		j.Rates[i] = rateJSON{nil, s.sumsJSON(r.Sums)}
		if r.Rate.IsSet() {
			text := r.Rate.String()
			j.Rates[i].TaxRate = &text
		}
	}
	for i, d := range s.Days {
		j.Days[i] = dayJSON{d.Date, s.Money(d.Gross).Amount(), d.Count}
	}
	for i, e := range s.Largest {
		j.Largest[i] = e.Number
	}
	for i, p := range s.People {
		j.People[i] = personJSON{p.Name, p.Count, s.Money(p.Gross).Amount()}
	}
	if s.Late != nil {
		j.Late = &lateJSON{s.Late.Count, s.Money(s.Late.Gross).Amount()}
	}
	return j
}

func (s Section) sumsJSON(sums Sums) sumsJSON {
	return sumsJSON{sums.Count, s.Money(sums.Net).Amount(), s.Money(sums.Tax).Amount(), s.Money(sums.Gross).Amount()}
}
