// Package action holds everything that can be done for a person, as typed values.
//
// An [Action] is what words ask for: the rules and the forms make it, a model's tool
// call becomes one, and an open question keeps it until the answer is there. A
// [Choice] is what a tap does, and fits the id of a button: [Encode] and [Decode] are
// the one codec of those ids.
//
// A choice's id says what it does, so that a card works for ever without anything
// being kept for it. Ids come back from the platforms, so that anybody may have made
// them up: [Decode] takes nothing but what [Encode] makes, and an action names things
// of one ledger and nothing else. Which ledger that is, the agent adds.
package action

import (
	"reflect"
	"slices"

	"chit/expense"
	"chit/expense/parse"
)

// An Action is what a message asks for.
type Action interface {
	// Tool is the name of the tool by which a model asks for the same.
	Tool() string
}

// A Look is an action that only looks at what there is.
type Look interface {
	Action
	Looks()
}

// A Repeater is an action that keeps words of the person. Of a model's, each of them must be
// in what the person wrote.
type Repeater interface {
	Action
	Repeats() []string
}

// AddExpense adds an expense. What was not said is left out; what was written in a way
// that has several readings has them all.
type AddExpense struct {
	// Kinds are those that it may be of; none leaves that to the sign of the amount. Which
	// of several is asked.
	Kinds       []expense.Kind `json:"kinds,omitempty"`
	Description string         `json:"description,omitempty"`
	Merchant    string         `json:"merchant,omitempty"`
	Document    string         `json:"document_number,omitempty"`
	Category    string         `json:"category,omitempty"`
	Tags        []string       `json:"tags,omitempty"`
	Amount      *parse.Amount  `json:"amount,omitempty"` // on which side of the tax was not said
	Net         *parse.Amount  `json:"net_amount,omitempty"`
	Gross       *parse.Amount  `json:"gross_amount,omitempty"`
	Tax         *parse.Amount  `json:"tax_amount,omitempty"`
	Rate        expense.Rate   `json:"tax_rate,omitzero"`
	RateText    string         `json:"rate_text,omitempty"` // what may be a rate, or was to be one
	// Reason is why the rate is zero.
	Reason expense.TaxReason `json:"tax_reason,omitempty"`
	// Lines are parts with a rate of their own. An amount beside them is their sum.
	Lines []parse.TaxLine `json:"tax_lines,omitempty"`
	// Currency is "" for that of the amounts. One that does not exist is as it was said.
	Currency expense.Currency `json:"currency,omitempty"`
	// Date has no readings if what was said names no day, and no text if nobody said it.
	Date *parse.Date `json:"date,omitempty"`
	// Unsaid are the arguments that only a model has, or the place where something was paid
	// suggests. Each is asked about, with its value
	// to be taken.
	Unsaid []string `json:"unsaid,omitempty"`
}

// IsUnsaid reports whether an argument is there that nobody said.
func (a AddExpense) IsUnsaid(argument string) bool { return slices.Contains(a.Unsaid, argument) }

// Settled returns the expense after the person was asked for an argument.
func (a AddExpense) Settled(argument string) AddExpense {
	a.Unsaid = slices.DeleteFunc(slices.Clone(a.Unsaid), func(u string) bool { return u == argument })
	return a
}

// Amounts are those of the expense, whatever they are of.
func (a AddExpense) Amounts() []parse.Amount {
	var all []parse.Amount
	for _, one := range []*parse.Amount{a.Amount, a.Net, a.Gross, a.Tax} {
		if one != nil {
			all = append(all, *one)
		}
	}
	for _, l := range a.Lines {
		all = append(all, *l.Amount)
		if l.Tax != nil {
			all = append(all, *l.Tax)
		}
	}
	return all
}

// IsPriced reports whether it was said what was paid.
func (a AddExpense) IsPriced() bool {
	return a.Amount != nil || a.Net != nil || a.Gross != nil || len(a.Lines) > 0
}

// EditExpense gives fields of an expense other values. Without a number it is the
// expense on the card that was answered, the one that Match names, or the last one.
// Without a value it asks what is wrong.
type EditExpense struct {
	Number  *int64       `json:"number,omitempty"`
	Numbers []int64      `json:"numbers,omitempty"` // of several that get the same values
	Match   string       `json:"match,omitempty"`
	Field   string       `json:"field,omitempty"` // "" for all that Value has
	Value   AddExpense   `json:"value,omitzero"`  // has the new values where an expense that is added has them
	Side    expense.Side `json:"side,omitempty"`  // the new value of [FieldSide]
	Line    int          `json:"line,omitempty"`  // which tax line Value is about, from 1; 0 for the expense
	Counts  bool         `json:"-"`               // the new amount may be how many there were
	Both    bool         `json:"-"`               // it is about the last two entries, however they were entered
	All     bool         `json:"-"`               // it is about all that was entered with the last one
}

// HasValue reports whether an edit says what a value shall be.
func (a EditExpense) HasValue() bool {
	return a.Side != "" || a.Line != 0 || !reflect.ValueOf(a.Value).IsZero()
}

// FieldKind is what kind of entry an expense is.
const FieldKind = string(expense.FieldKind)

// The fields that only a stored expense has.
const (
	FieldSide    = "amount_is" // on which side of the tax its amount is
	FieldDeleted = "deleted"   // its only new value is that it is not
	FieldName    = "name"      // the merchant or the description, which has to be asked
)

// The fields of an expense that are written like no other.
const (
	FieldLines    = "tax_lines"
	FieldLine     = "tax_line" // which of them an amount is of
	FieldDocument = "document_number"
)

// DeleteExpenses deletes the expenses with Numbers, those that Match names, or as many as
// were entered last.
type DeleteExpenses struct {
	Last      int     `json:"last,omitempty"`
	Numbers   []int64 `json:"numbers,omitempty"`
	Match     string  `json:"match,omitempty"`
	All       bool    `json:"all,omitempty"`  // all that Match names, and not the one
	Deed      bool    `json:"deed,omitempty"` // what the person's last deed added, all of it
	Confirmed bool    `json:"-"`              // the person has seen which
}

// AttachFiles gives the files of the message to an entry: the one with Number, the last
// one, the one that Match names, or the one on the card that was answered. Without any
// of these it asks which.
type AttachFiles struct {
	Number *int64 `json:"number,omitempty"`
	Match  string `json:"match,omitempty"`
	Last   bool   `json:"last,omitempty"`
}

// ShowFiles shows the files of an entry: the one with Number, the one that Match names,
// the one on the card that was answered, or the last one.
type ShowFiles struct {
	Number *int64 `json:"number,omitempty"`
	Match  string `json:"match,omitempty"`
}

// RepeatExpense adds once more what the person added last, or the expenses on the card that
// was answered.
type RepeatExpense struct {
	Number *int64      `json:"number,omitempty"`
	Date   *parse.Date `json:"date,omitempty"` // nil for today
}

// DeleteTwin deletes the last expense that says the same as one before it.
type DeleteTwin struct {
	OrLast bool `json:"or_last,omitempty"` // the last one, if none says the same
}

// UndoChanges takes changes back: those of a card, the last ones of an expense, or the
// person's last deed.
type UndoChanges struct {
	Number  *int64   `json:"number,omitempty"`
	Changes *Changes `json:"changes,omitempty"`
	Deeds   int      `json:"deeds,omitempty"`  // how many of the person's last deeds, 0 for one
	Period  string   `json:"period,omitempty"` // all of the person's deeds in it
	Redo    bool     `json:"redo,omitempty"`   // only if they are an undo
}

// An Order is that of a list.
type Order string

// The orders.
const (
	UsualOrder   Order = "" // the last ones first; groups in time by time, others by size
	LargestFirst Order = "largest"
)

// FindExpenses lists expenses, or shows the history of the one with Number.
type FindExpenses struct {
	Kind     expense.Kind `json:"kind,omitempty"` // "" for all
	Number   *int64       `json:"number,omitempty"`
	Text     string       `json:"text,omitempty"`
	Period   string       `json:"period,omitempty"` // as it was said
	Over     string       `json:"over,omitempty"`   // an amount in the ledger's currency
	Under    string       `json:"under,omitempty"`
	AtLeast  string       `json:"at_least,omitempty"`
	AtMost   string       `json:"at_most,omitempty"`
	Without  string       `json:"without,omitempty"` // what is left out, by its words
	Deleted  bool         `json:"deleted,omitempty"` // those that were deleted
	Tag      string       `json:"tag,omitempty"`
	Currency string       `json:"currency,omitempty"`
	Order    Order        `json:"order,omitempty"`
	Limit    int          `json:"limit,omitempty"` // 0 for the usual number
	Skip     int          `json:"skip,omitempty"`  // how many of them are not shown
}

// ReportPeriod reports a period, by default the present month.
type ReportPeriod struct {
	Period string `json:"period,omitempty"` // as it was said
	Format Format `json:"format,omitempty"`
	Skip   int    `json:"skip,omitempty"` // of rows, how many are not shown
}

// QueryExpenses answers a question about figures of stored expenses.
type QueryExpenses struct {
	Kind     expense.Kind `json:"kind,omitempty"`   // "" for what was spent
	Period   string       `json:"period,omitempty"` // as it was said
	Text     string       `json:"text,omitempty"`
	Category string       `json:"category,omitempty"`
	Tag      string       `json:"tag,omitempty"`
	Currency string       `json:"currency,omitempty"`
	Over     string       `json:"over,omitempty"` // an amount in the ledger's currency
	Under    string       `json:"under,omitempty"`
	Measure  string       `json:"measure,omitempty"`
	Of       string       `json:"of,omitempty"`
	By       string       `json:"by,omitempty"`
	Weekday  string       `json:"weekday,omitempty"` // of groups by weekday the only one wanted, "1" for Monday
	Per      string       `json:"per,omitempty"`
	Order    Order        `json:"order,omitempty"`   // LargestFirst for groups in time, too
	Without  string       `json:"without,omitempty"` // what is left out, by its words
	Against  string       `json:"against,omitempty"` // the period that it is compared with, as it was said, or [PeriodBefore]
	Than     string       `json:"than,omitempty"`    // the thing that Text is compared with, by its words
	Rate     string       `json:"rate,omitempty"`    // of the tax, as it was said
	Figure   string       `json:"figure,omitempty"`  // what Of is called by whoever asks
	Number   *int64       `json:"number,omitempty"`  // of the only entry whose tax is wanted
	SQL      string       `json:"sql,omitempty"`
}

// PeriodBefore is the period before another one.
const PeriodBefore = "before"

// ChangeSettings gives a setting a value. Without one it shows them all.
type ChangeSettings struct {
	Setting string `json:"setting,omitempty"`
	Value   string `json:"value,omitempty"`
	Words   string `json:"words,omitempty"` // that a category's rule or name is about
}

// TellDate tells a model which day it is.
type TellDate struct{}

// Say says a model's own words.
type Say struct {
	Message string `json:"message,omitempty"`
}

// The names of the tools.
const (
	AddTool      = "add_expense"
	EditTool     = "edit_expense"
	DeleteTool   = "delete_expense"
	UndoTool     = "undo"
	FindTool     = "find_expenses"
	ReportTool   = "monthly_report"
	QueryTool    = "query_expenses"
	SettingsTool = "change_settings"
	DateTool     = "get_current_date"
	SayTool      = "report"
	AttachTool   = "attach_files" // no model has these
	FilesTool    = "show_files"
	RepeatTool   = "repeat_expense"
	TwinTool     = "delete_twin"
)

func (AddExpense) Tool() string     { return AddTool }
func (SaidExpense) Tool() string    { return AddTool }
func (EditExpense) Tool() string    { return EditTool }
func (SaidEdit) Tool() string       { return EditTool }
func (DeleteExpenses) Tool() string { return DeleteTool }
func (UndoChanges) Tool() string    { return UndoTool }
func (FindExpenses) Tool() string   { return FindTool }
func (ReportPeriod) Tool() string   { return ReportTool }
func (QueryExpenses) Tool() string  { return QueryTool }
func (ChangeSettings) Tool() string { return SettingsTool }
func (AttachFiles) Tool() string    { return AttachTool }
func (ShowFiles) Tool() string      { return FilesTool }
func (RepeatExpense) Tool() string  { return RepeatTool }
func (DeleteTwin) Tool() string     { return TwinTool }
func (TellDate) Tool() string       { return DateTool }
func (Say) Tool() string            { return SayTool }

func (FindExpenses) Looks()  {}
func (ReportPeriod) Looks()  {}
func (QueryExpenses) Looks() {}
func (TellDate) Looks()      {}
func (Say) Looks()           {}
