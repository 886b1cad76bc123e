package door

import (
	_ "embed"
	"strconv"
	"strings"

	"chit/agent/action"
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
	//go:embed find_expenses.md
	findText string
	//go:embed monthly_report.md
	reportText string
	//go:embed query_expenses.md
	queryText string
	//go:embed query_expenses_full.md
	queryMore string
	//go:embed change_settings.md
	settingsText string
	//go:embed get_current_date.md
	dateText string
	//go:embed report.md
	sayText string
)

var tools = []*Tool{
	define[addArgs](action.AddTool, addText),
	define[editArgs](action.EditTool, editText),
	define[deleteArgs](action.DeleteTool, deleteText),
	define[undoArgs](action.UndoTool, undoText),
	define[findArgs](action.FindTool, findText),
	define[reportArgs](action.ReportTool, reportText),
	folded[queryArgs](action.QueryTool, queryText, queryMore),
	define[settingsArgs](action.SettingsTool, settingsText),
	define[dateArgs](action.DateTool, dateText),
	define[sayArgs](action.SayTool, sayText),
}

type addArgs struct {
	Description *Text   `json:"description"`
	Merchant    *Text   `json:"merchant"`
	Category    *Text   `json:"category"`
	Tags        *Text   `json:"tags"`
	Amount      *Number `json:"amount" jsonschema:"side not said"`
	Net         *Number `json:"net_amount"`
	Gross       *Number `json:"gross_amount"`
	Tax         *Number `json:"tax_amount"`
	Rate        *Number `json:"tax_rate" jsonschema:"0.2 for 20%"`
	Currency    *Text   `json:"currency"`
	Date        *Text   `json:"date" jsonschema:"as said"`
}

func (a addArgs) action() action.Action {
	return action.AddExpense{
		Description: a.Description.said(), Merchant: a.Merchant.said(), Category: a.Category.said(), Tags: a.Tags.said(),
		Amount: a.Amount.said(), Net: a.Net.said(), Gross: a.Gross.said(), Tax: a.Tax.said(), Rate: a.Rate.said(),
		Currency: a.Currency.said(), Date: a.Date.said(),
	}
}

// editArgs name one value of an expense and what it should be. One value a call keeps
// the schema as small as it is; a model that has two makes two calls.
type editArgs struct {
	Number *Count `json:"number"`
	Match  *Text  `json:"match"`
	Field  *Text  `json:"field"`
	Value  *Text  `json:"value"`
}

func (a editArgs) action() action.Action {
	return action.EditExpense{Number: a.Number.said(), Match: a.Match.said(), Field: a.Field.said(), Value: a.Value.said()}
}

type deleteArgs struct {
	Numbers *Text `json:"numbers"`
	Match   *Text `json:"match"`
}

func (a deleteArgs) action() action.Action {
	match, all := strings.CutPrefix(a.Match.said(), "all ")
	return action.DeleteExpenses{Numbers: numbers(a.Numbers.said()), Match: match, All: all}
}

// numbers reads the numbers in a list, however they are set apart. One of more digits
// than any expense has is the largest that there is.
func numbers(list string) []int64 {
	var all []int64
	for part := range strings.FieldsFuncSeq(list, func(r rune) bool { return r < '0' || r > '9' }) {
		n, _ := strconv.ParseInt(part, 10, 64)
		all = append(all, n)
	}
	return all
}

type undoArgs struct {
	Number *Count `json:"number"`
}

func (a undoArgs) action() action.Action { return action.UndoChanges{Number: a.Number.said()} }

type findArgs struct {
	Number *Count  `json:"number"`
	Text   *Text   `json:"text"`
	Period *Text   `json:"period"`
	Over   *Number `json:"over"`
	Under  *Number `json:"under"`
}

func (a findArgs) action() action.Action {
	return action.FindExpenses{Number: a.Number.said(), Text: a.Text.said(), Period: a.Period.said(), Over: a.Over.said(), Under: a.Under.said()}
}

type reportArgs struct {
	Period *Text `json:"period"`
	Format *Text `json:"format" jsonschema:"rows, csv, xlsx, png"`
}

func (a reportArgs) action() action.Action {
	return action.ReportPeriod{Period: a.Period.said(), Format: action.Format(a.Format.said())}
}

type queryArgs struct {
	Period   *Text   `json:"period" jsonschema:"as the person said it"`
	Text     *Text   `json:"text" jsonschema:"in description, merchant, category or tag"`
	Category *Text   `json:"category"`
	Tag      *Text   `json:"tag"`
	Currency *Text   `json:"currency"`
	Over     *Number `json:"over"`
	Under    *Number `json:"under"`
	Measure  *Text   `json:"measure" jsonschema:"sum, average, median, count, max, min"`
	Of       *Text   `json:"of" jsonschema:"gross, net, tax"`
	By       *Text   `json:"by" jsonschema:"category, merchant, tag, author, rate, day, week, month, year, weekday"`
	Per      *Text   `json:"per" jsonschema:"day, week, month: the sum divided by how many there are"`
	SQL      *Text   `json:"sql" jsonschema:"one SELECT"`
}

func (a queryArgs) action() action.Action {
	return action.QueryExpenses{
		Period: a.Period.said(), Text: a.Text.said(), Category: a.Category.said(), Tag: a.Tag.said(), Currency: a.Currency.said(),
		Over: a.Over.said(), Under: a.Under.said(), Measure: a.Measure.said(), Of: a.Of.said(), By: a.By.said(), Per: a.Per.said(), SQL: a.SQL.said(),
	}
}

type settingsArgs struct {
	Setting *Text `json:"setting" jsonschema:"currency, time_zone, language, vat, amounts_are, month_start"`
	Value   *Text `json:"value"`
	Words   *Text `json:"words" jsonschema:"-"`
}

func (a settingsArgs) action() action.Action {
	return action.ChangeSettings{Setting: a.Setting.said(), Value: a.Value.said(), Words: a.Words.said()}
}

type dateArgs struct{}

func (dateArgs) action() action.Action { return action.TellDate{} }

type sayArgs struct {
	Message *Text `json:"message"`
}

func (a sayArgs) action() action.Action { return action.Say{Message: a.Message.said()} }
