package questions

import (
	"context"
	"regexp"
	"strings"
	"unicode/utf8"

	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/speech"
	"chit/expense"
)

// tableSchema tells a model which tables a SELECT may use: those of the copy of the ledger
// in db/scratch.
const tableSchema = `expenses(number INTEGER, spent_on TEXT, description TEXT, merchant TEXT, category TEXT, currency TEXT,
net INTEGER, tax INTEGER, gross INTEGER, tax_rate TEXT, author TEXT), tags(number INTEGER, tag TEXT). SQLite. spent_on is
'YYYY-MM-DD'. net, tax and gross are minor units: write money(SUM(gross), currency) to show them, and always GROUP BY
currency, since currencies are never added. tax_rate is '0.2' or NULL. No recursion, 200 rows.`

// askSQL runs a SELECT on the copy of the ledger. The model is told the rows, but code
// shows them: the model may say what was looked for, and none of the figures.
func askSQL(ctx context.Context, e *feature.Env, question string) (feature.Result, error) {
	if e.Asker == nil {
		return feature.Result{Next: feature.Continue, Data: "error: there is no SQL here; use the other arguments"}, nil
	}
	if err := checkSelect(question, e.Message.Text, e.Text().Numbers()); err != nil {
		return feature.Result{Next: feature.Continue, Data: "error: " + err.Error()}, nil
	}
	t, err := e.Asker.Ask(ctx, e.Ledger.ID, question)
	if why, ok := expense.IsQueryError(err); ok {
		return feature.Result{Next: feature.Continue, Data: "error: " + why + ". " + tableSchema}, nil
	}
	if err != nil {
		return feature.Result{}, err
	}
	var b strings.Builder
	b.WriteString(strings.Join(t.Columns, " | "))
	for _, row := range t.Rows {
		b.WriteString("\n" + strings.Join(row, " | "))
	}
	if t.Cut {
		b.WriteString("\n(more rows are not shown)")
	}
	return feature.Result{Next: feature.Continue, Rows: found(e, t), Data: "The person sees these rows; do not repeat them.\n" + b.String()}, nil
}

const (
	maxRows = 12  // rows shown
	maxCell = 60  // characters of a value
	maxLine = 150 // characters of a row
)

// found shows the rows of a SELECT.
func found(e *feature.Env, t expense.Table) string {
	if len(t.Rows) == 0 {
		return e.Texts.Say(text.FoundNone)
	}
	lines := []string{e.Texts.Say(text.RowsAsked)}
	if names := cells(t.Columns); !strings.ContainsFunc(strings.Join(t.Columns, ""), notInName) && speech.FiguresSaid(names, "", nil) && !speech.Claims(names) {
		lines = append(lines, names)
	}
	for _, row := range t.Rows[:min(len(t.Rows), maxRows)] {
		lines = append(lines, cells(row))
	}
	if more := len(t.Rows) - maxRows; more > 0 {
		lines = append(lines, e.Texts.Say(text.AndMore, text.Args{"N": more}))
	}
	return strings.Join(lines, "\n")
}

// notInName reports whether a character is not one of a plain column name. Names with
// such characters are expressions, or a model's own text.
func notInName(r rune) bool { return !nameLetters.MatchString(string(r)) }

var nameLetters = regexp.MustCompile(`[\p{L}_ ]`)

// cells joins the values of a row, each on one line and without links.
func cells(row []string) string {
	shown := make([]string, 0, len(row))
	for _, value := range row {
		value = speech.Cut(feature.Clean(speech.WithoutLinks(value)), maxCell)
		if utf8.RuneCountInString(value) == 0 {
			value = "-"
		}
		shown = append(shown, value)
	}
	return speech.Cut(strings.Join(shown, " · "), maxLine)
}
