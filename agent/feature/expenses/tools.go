package expenses

import (
	_ "embed"
	"strings"

	"chit/agent/action"
	"chit/agent/door"
)

var (
	//go:embed add_expense.md
	addText string
	//go:embed edit_expense.md
	editText string
	//go:embed delete_expense.md
	deleteText string
	//go:embed undo.md
	undoText string
)

var tools = []*door.Tool{
	door.Define[addArgs](action.AddTool, addText),
	door.Define[editArgs](action.EditTool, editText),
	door.Define[deleteArgs](action.DeleteTool, deleteText),
	door.Define[undoArgs](action.UndoTool, undoText),
}

type addArgs struct {
	Kind        *door.Text   `json:"kind" jsonschema:"refund, income, transfer" validate:"omitempty,oneof=expense refund income transfer"`
	Description *door.Text   `json:"description"`
	Merchant    *door.Text   `json:"merchant"`
	Category    *door.Text   `json:"category"`
	Tags        *door.Text   `json:"tags"`
	Amount      *door.Figure `json:"amount" jsonschema:"side not said; 42*1.75, 50-10%"`
	Net         *door.Figure `json:"net_amount"`
	Gross       *door.Figure `json:"gross_amount"`
	Tax         *door.Figure `json:"tax_amount"`
	Rate        *door.Number `json:"tax_rate" jsonschema:"0.2 for 20%"`
	Lines       *door.Text   `json:"tax_lines" jsonschema:"several rates: 10.70 incl. 7%; 11.90 incl. 19%"`
	Document    *door.Text   `json:"document_number"`
	Currency    *door.Text   `json:"currency"`
	Date        *door.Text   `json:"date" jsonschema:"as said"`
}

func (a addArgs) Action() action.Action { return a.said() }

func (a addArgs) said() action.SaidExpense {
	return action.SaidExpense{
		Kind: a.Kind.Choice(), Description: a.Description.Said(), Merchant: a.Merchant.Said(), Category: a.Category.Said(), Tags: a.Tags.Said(),
		Document: a.Document.Said(), Lines: a.Lines.Said(),
		Amount: a.Amount.Said(), Net: a.Net.Said(), Gross: a.Gross.Said(), Tax: a.Tax.Said(), Rate: a.Rate.Said(),
		Currency: a.Currency.Said(), Date: a.Date.Said(),
	}
}

// editArgs name entries and their new values. Number, Field and Value are no part of the
// schema: they are how some models put one value of one entry.
type editArgs struct {
	Number      *door.Count  `json:"number" jsonschema:"-" validate:"omitempty,min=1"`
	Numbers     *door.Text   `json:"numbers" jsonschema:"1,2"`
	Match       *door.Text   `json:"match"`
	Kind        *door.Text   `json:"kind" validate:"omitempty,oneof=expense refund income transfer"`
	Description *door.Text   `json:"description"`
	Merchant    *door.Text   `json:"merchant"`
	Category    *door.Text   `json:"category"`
	Tags        *door.Text   `json:"tags"`
	Amount      *door.Figure `json:"amount"`
	Net         *door.Figure `json:"net_amount"`
	Gross       *door.Figure `json:"gross_amount"`
	Tax         *door.Figure `json:"tax_amount"`
	Rate        *door.Number `json:"tax_rate"`
	Lines       *door.Text   `json:"tax_lines"`
	Document    *door.Text   `json:"document_number"`
	Currency    *door.Text   `json:"currency"`
	Date        *door.Text   `json:"date"`
	Side        *door.Text   `json:"amount_is" jsonschema:"net, gross" validate:"omitempty,oneof=net gross"`
	Deleted     *door.Text   `json:"deleted" jsonschema:"no"`
	Field       *door.Text   `json:"field" jsonschema:"-" validate:"omitempty,oneof=description merchant document_number category tags amount net_amount gross_amount tax_amount tax_rate tax_lines currency date amount_is deleted kind"`
	Value       *door.Text   `json:"value" jsonschema:"-"`
}

func (a editArgs) Action() action.Action {
	said := action.SaidEdit{Number: a.Number.Said(), Match: a.Match.Said(), Field: a.Field.Choice(), Value: a.Value.Said()}
	switch numbers := action.Numbers(a.Numbers.Said()); {
	case len(numbers) > 1:
		said.Numbers = numbers
	case len(numbers) == 1:
		said.Number = &numbers[0]
	}
	switch {
	case a.Side != nil:
		said.Field, said.Value = action.FieldSide, a.Side.Choice()
	case a.Deleted.Said() != "":
		said.Field, said.Value = action.FieldDeleted, a.Deleted.Choice()
	}
	said.SaidExpense = addArgs{
		Kind: a.Kind, Description: a.Description, Merchant: a.Merchant, Category: a.Category, Tags: a.Tags,
		Amount: a.Amount, Net: a.Net, Gross: a.Gross, Tax: a.Tax, Rate: a.Rate, Lines: a.Lines, Document: a.Document,
		Currency: a.Currency, Date: a.Date,
	}.said()
	return said
}

type deleteArgs struct {
	Numbers *door.Text `json:"numbers" jsonschema:"42, 43"`
	Match   *door.Text `json:"match" jsonschema:"words of one, or: all taxi"`
}

func (a deleteArgs) Action() action.Action {
	match, all := strings.CutPrefix(a.Match.Said(), "all ")
	return action.DeleteExpenses{Numbers: action.Numbers(a.Numbers.Said()), Match: match, All: all}
}

type undoArgs struct {
	Number *door.Count `json:"number" validate:"omitempty,min=1" jsonschema:"of an entry"`
	Deeds  *door.Count `json:"deeds" validate:"omitempty,min=1,max=50" jsonschema:"how many"`
	Redo   *door.Flag  `json:"redo"`
}

func (a undoArgs) Action() action.Action {
	undo := action.UndoChanges{Number: a.Number.Said(), Redo: a.Redo.Said()}
	if n := a.Deeds.Said(); n != nil && *n > 1 {
		undo.Deeds = int(*n)
	}
	return undo
}
