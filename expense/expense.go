package expense

import (
	"maps"
	"slices"
	"time"
	"unicode/utf8"
)

// Limits of an expense.
const (
	MaxDescription = 200 // characters; also of a merchant, a category and a document number
	MaxTags        = 20
	MaxTagLength   = 50 // characters
	MaxPerMessage  = 50 // expenses that one message may add
)

// EarliestDate is the first day that an expense may have. The last is one year
// after the day on which it is entered.
var EarliestDate = Date{1970, time.January, 1}

// A LedgerID identifies a ledger: a person's own ("terminal:ana"), or that of a
// channel or group. Only the adapter that made it may take it apart.
type LedgerID string

// A Person is the author of something. ID is unique across platforms and never
// shown; Name is what the platform shows, and may be anything.
type Person struct {
	ID   string
	Name string
}

// An Amounts is what an expense cost: three figures in minor units of one
// currency with Net + Tax = Gross, and the tax rate. All three are negative for
// a refund, here, in every database and in every file, so that sums need no
// other sign.
type Amounts struct {
	Currency        Currency
	Net, Tax, Gross int64
	Rate            Rate // unset if the tax was given as an amount that no single rate yields
}

// GrossMoney returns what was paid, tax included.
func (a Amounts) GrossMoney() Money { return Money{a.Gross, a.Currency} }

// NetMoney returns the amount without tax.
func (a Amounts) NetMoney() Money { return Money{a.Net, a.Currency} }

// TaxMoney returns the tax that is included.
func (a Amounts) TaxMoney() Money { return Money{a.Tax, a.Currency} }

// IsRefund reports whether money was returned.
func (a Amounts) IsRefund() bool { return a.Gross < 0 }

// A Field is a value of an expense that has an [Origin].
type Field string

// The fields, named as in JSON and tools.
const (
	FieldKind        Field = "kind"
	FieldDescription Field = "description"
	FieldMerchant    Field = "merchant"
	FieldDocument    Field = "document_number"
	FieldCategory    Field = "category"
	FieldTags        Field = "tags"
	FieldDate        Field = "date"
	FieldCurrency    Field = "currency"
	FieldNet         Field = "net_amount"
	FieldTax         Field = "tax_amount"
	FieldGross       Field = "gross_amount"
	FieldRate        Field = "tax_rate"
	FieldSide        Field = "side" // the side of the amount; only in origins
)

// An Origin says where a value came from.
type Origin string

// The origins.
const (
	OriginSaid    Origin = "said"    // the person wrote it
	OriginDerived Origin = "derived" // computed from what was said, or looked up in a table
	OriginLearned Origin = "learned" // from earlier expenses of the ledger
	OriginDefault Origin = "default" // from a setting, or today
)

// Origins maps each field of an expense to the origin of its value.
type Origins map[Field]Origin

// An Expense is one posted line of a ledger. (Ledger, Number) is its key.
type Expense struct {
	Ledger      LedgerID
	Number      int64 // counts from 1 in each ledger and is never reused: the #42 that people see
	Revision    int64 // Seq of the last Change to it
	Kind        Kind  // fits the sign of Gross; "" in a draft leaves it to the sign
	Description string
	Merchant    string
	Document    string // number of the invoice or receipt, "" if none
	Sum         string // the arithmetic that gave the amount, see package sum; "" if it was said as it is
	Category    string // canonical name of a built-in category, otherwise the person's own word; "" if none
	Tags        []string
	SpentOn     Date
	CreatedAt   time.Time // UTC, to the microsecond
	Amounts               // the sums of the tax lines
	Lines       []TaxLine // nil for one line without a reason, see TaxLines
	Attachments []Attachment
	Author      Person
	SourceKey   string // of the Change that added it
	Origins     Origins
	Deleted     bool
}

// Check returns an error of [CodeInvalid] for the first limit that e violates.
// Today is the day of the person who enters it.
func (e *Expense) Check(today Date) error {
	if _, ok := LookupCurrency(string(e.Currency)); !ok {
		return Invalid(ReasonCurrencyUnknown, Args{"Currency": string(e.Currency)})
	}
	if err := e.Amounts.check(); err != nil {
		return err
	}
	if err := e.Kind.check(e.Gross); err != nil {
		return err
	}
	if err := e.checkLines(); err != nil {
		return err
	}
	if err := e.checkAttachments(); err != nil {
		return err
	}
	if last := today.AddMonths(12); e.SpentOn.Before(EarliestDate) || e.SpentOn.After(last) {
		return Invalid(ReasonDateRange, Args{"Date": e.SpentOn.String(), "From": EarliestDate.String(), "To": last.String()})
	}
	for _, s := range []string{e.Description, e.Merchant, e.Category, e.Document} {
		if utf8.RuneCountInString(s) > MaxDescription {
			return Invalid(ReasonDescriptionLong, Args{"Limit": MaxDescription})
		}
	}
	if len(e.Tags) > MaxTags {
		return Invalid(ReasonTagsLong, Args{"Limit": MaxTags})
	}
	for _, t := range e.Tags {
		if utf8.RuneCountInString(t) > MaxTagLength {
			return Invalid(ReasonTagsLong, Args{"Limit": MaxTagLength})
		}
	}
	return nil
}

func (a Amounts) check() error {
	for _, minor := range []int64{a.Net, a.Tax, a.Gross} {
		if minor > maxMinor || minor < -maxMinor {
			return Invalid(ReasonAmountDigits, Args{"Limit": MaxDigits})
		}
	}
	if a.Gross == 0 {
		return Invalid(ReasonAmountZero, nil)
	}
	if a.Net+a.Tax != a.Gross {
		return a.disagree()
	}
	if a.Gross > 0 && (a.Net < 0 || a.Tax < 0) || a.Gross < 0 && (a.Net > 0 || a.Tax > 0) {
		return Invalid(ReasonSignsDiffer, nil)
	}
	return nil
}

// Clone returns a copy that shares nothing with e.
func (e Expense) Clone() Expense {
	e.Tags, e.Lines = slices.Clone(e.Tags), slices.Clone(e.Lines)
	e.Attachments = slices.Clone(e.Attachments)
	e.Origins = maps.Clone(e.Origins)
	return e
}
