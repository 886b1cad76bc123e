package tool

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// measures are what can be asked of amounts.
var measures = []string{"sum", "average", "median", "count", "max", "min"}

// maxGroups is how many groups an answer shows.
const maxGroups = 12

// query answers questions that no report does. What its typed arguments can say
// is computed and worded by code; a SELECT on a copy of the ledger is for the
// rest, and its rows are shown by code beside the model's words.
func query(ctx context.Context, env *Env, a action.QueryExpenses) (Result, error) {
	if a == (action.QueryExpenses{}) {
		return Result{Next: Continue, Data: "call it again with its arguments"}, nil
	}
	if question := a.SQL; question != "" {
		return env.askSQL(ctx, question)
	}
	q, err := env.summary(a)
	if err != nil {
		return Refusal(env, err)
	}
	if unknown, err := env.about(ctx, &q.Query, a.Text); unknown != nil || err != nil {
		return result(unknown), err
	}
	measure := strings.ToLower(a.Measure)
	per := strings.ToLower(a.Per)
	switch {
	case measure == "":
		measure = "sum"
	case measure == "mean" || measure == "avg":
		measure = "average"
	case !slices.Contains(measures, measure):
		return Result{Next: Continue, Data: "error: measure is one of " + strings.Join(measures, ", ")}, nil
	}
	if per != "" && !slices.Contains([]string{"day", "week", "month"}, per) {
		return Result{Next: Continue, Data: "error: per is one of day, week, month"}, nil
	}
	if !slices.Contains(expense.Groupings, q.By) || !slices.Contains([]expense.Figure{"", expense.FigureGross, expense.FigureNet, expense.FigureTax}, q.Of) {
		return Result{Next: Continue, Data: "error: by or of is none of the values that it may have"}, nil
	}
	counted := q
	if per != "" {
		counted.Period = env.days(q.Period)
	}
	groups, err := env.Ledgers.Summarize(ctx, env.Ledger.ID, counted)
	if err != nil {
		return Result{}, err
	}
	if len(groups) == 0 {
		return env.foundNone(q.Query, env.bound(a.Over), env.bound(a.Under)), nil
	}
	if per != "" {
		return env.spread(ctx, q, counted, groups, per)
	}
	return env.groups(ctx, q, groups, measure, a.Order == action.LargestFirst)
}

// summary reads which expenses are asked for, and by what.
func (e *Env) summary(a action.QueryExpenses) (expense.Summary, error) {
	q := expense.Summary{
		Query: expense.Query{Tag: strings.ToLower(strings.TrimPrefix(a.Tag, "#"))},
		By:    expense.Grouping(strings.ToLower(a.By)), Of: expense.Figure(strings.ToLower(a.Of)),
	}
	if phrase := a.Period; phrase != "" {
		p, _, ok := e.Words(phrase).Period(e.Ledger.MonthStart)
		if !ok {
			return q, expense.Invalid(expense.ReasonDateInvalid, expense.Args{"Date": e.heard(phrase)})
		}
		q.Period = &p
	}
	if named := a.Category; named != "" {
		if category, ok := e.categoryNamed(named); ok {
			named = category
		}
		q.Category = &named
	}
	if named := a.Currency; named != "" {
		c, ok := e.Words(named).CurrencyNamed()
		if !ok {
			return q, expense.Invalid(expense.ReasonCurrencyUnknown, expense.Args{"Currency": e.heard(named)})
		}
		q.Currency = c
	}
	over, under := e.bound(a.Over), e.bound(a.Under)
	if over != nil || under != nil {
		q.Currency = cmp.Or(q.Currency, e.Ledger.Currency)
	}
	if over != nil {
		q.MinGross = minor(over.Minor + 1)
	}
	if under != nil {
		q.MaxGross = minor(under.Minor - 1)
	}
	return q, nil
}

func minor(n int64) *int64 { return &n }

// asked names what was asked for: "Food · \"coffee\" · March 2026".
func (e *Env) asked(q expense.Summary) string {
	var parts []string
	if q.Category != nil {
		parts = append(parts, e.Card().Category(*q.Category))
	}
	if q.Text != "" {
		parts = append(parts, e.Texts.Say(text.Quoted, text.Args{"Words": e.heard(q.Text)}))
	}
	parts = append(parts, e.topics(q.Subjects)...)
	if q.Tag != "" {
		parts = append(parts, "#"+q.Tag)
	}
	if bounded := q.MinGross != nil || q.MaxGross != nil; q.Currency != "" && (!bounded || q.Currency != e.Ledger.Currency) {
		parts = append(parts, string(q.Currency))
	}
	if q.Of == expense.FigureNet || q.Of == expense.FigureTax {
		parts = append(parts, e.Texts.SayOf(text.FamilyFigure, string(q.Of)))
	}
	if q.Period != nil {
		parts = append(parts, e.Texts.PeriodName(*q.Period, e.Ledger.MonthStart))
	}
	return strings.Join(parts, " · ")
}

// headed puts what was asked for above an answer.
func (e *Env) headed(q expense.Summary, lines []string) Result {
	if head := e.asked(q); head != "" {
		lines = append([]string{head}, lines...)
	}
	text := strings.Join(lines, "\n")
	return Result{Reply: chat.Reply{Text: text}, Data: text}
}

// groups says one figure of each group.
func (e *Env) groups(ctx context.Context, q expense.Summary, groups []expense.Group, measure string, largestFirst bool) (Result, error) {
	if q.By == expense.ByNothing && measure == "max" && (q.Of == "" || q.Of == expense.FigureGross) {
		return e.largest(ctx, q, groups)
	}
	if measure == "count" {
		groups = counted(groups)
	}
	if largestFirst || !inTime(q.By) {
		slices.SortStableFunc(groups, func(a, b expense.Group) int {
			return cmp.Or(e.foreign(a)-e.foreign(b), cmp.Compare(a.Currency, b.Currency), -cmp.Compare(figure(a, measure), figure(b, measure)))
		})
	}
	var lines []string
	for _, g := range groups[:min(len(groups), maxGroups)] {
		what := e.Texts.SayOf(text.FamilyMeasure, measure)
		if q.By != expense.ByNothing {
			what = e.groupName(q.By, g)
		}
		line := what + " " + e.figure(g, measure)
		if measure == "count" && q.By == expense.ByNothing {
			line = e.figure(g, measure)
		}
		if measure != "count" {
			line += " · " + e.Texts.Say(text.Expenses, text.Args{"N": g.Count})
		}
		lines = append(lines, line)
	}
	if more := len(groups) - maxGroups; more > 0 {
		lines = append(lines, e.Texts.Say(text.AndMore, text.Args{"N": more}))
	}
	return e.headed(q, lines), nil
}

// foreign orders the ledger's own currency before the others.
func (e *Env) foreign(g expense.Group) int {
	if g.Currency == e.Ledger.Currency {
		return 0
	}
	return 1
}

// counted adds the groups of one key up, whatever their currencies: a number of
// expenses has none.
func counted(groups []expense.Group) []expense.Group {
	var all []expense.Group
	for _, g := range groups { // those of one key follow each other
		g.Currency = ""
		if n := len(all) - 1; n >= 0 && all[n].Key == g.Key {
			all[n].Count += g.Count
			continue
		}
		all = append(all, g)
	}
	return all
}

// inTime reports whether groups follow each other in time.
func inTime(by expense.Grouping) bool {
	return slices.Contains([]expense.Grouping{expense.ByDay, expense.ByWeek, expense.ByMonth, expense.ByYear, expense.ByWeekday}, by)
}

// figure is what groups are ordered by.
func figure(g expense.Group, measure string) int64 {
	switch measure {
	case "average":
		return g.Average().Minor
	case "median":
		return g.Median().Minor
	case "count":
		return g.Count
	case "max":
		return g.Max
	case "min":
		return g.Min
	}
	return g.Sum
}

// figure says one figure of a group.
func (e *Env) figure(g expense.Group, measure string) string {
	if measure == "count" {
		return e.Texts.Say(text.Expenses, text.Args{"N": g.Count})
	}
	return expense.Money{Minor: figure(g, measure), Currency: g.Currency}.String()
}

// groupName is what a group is called.
func (e *Env) groupName(by expense.Grouping, g expense.Group) string {
	switch by {
	case expense.ByCategory:
		return e.Card().Category(g.Key)
	case expense.ByRate:
		rate, err := expense.ParseRate(g.Key)
		if err != nil || !rate.IsSet() {
			return e.Texts.Say(text.FieldTaxRate)
		}
		return rate.Percentage()
	case expense.ByDay, expense.ByWeek:
		if d, err := expense.ParseDate(g.Key); err == nil {
			return e.Texts.Date(d, e.Today().Year)
		}
	case expense.ByMonth:
		if d, err := expense.ParseDate(g.Key + "-01"); err == nil {
			return e.Texts.MonthName(d.Year, d.Month)
		}
	case expense.ByWeekday:
		return e.Texts.SayOf(text.FamilyWeekday, map[string]string{"7": "0"}[g.Key]+strings.TrimPrefix(g.Key, "7"))
	case expense.ByTag:
		return "#" + g.Key
	}
	return cmp.Or(g.Label, g.Key)
}

// largest shows the largest expense of each currency.
func (e *Env) largest(ctx context.Context, q expense.Summary, groups []expense.Group) (Result, error) {
	var lines []string
	var found []expense.Expense
	for _, g := range groups {
		one := q.Query
		one.Currency, one.Largest, one.Limit = g.Currency, true, 1
		rows, err := e.Ledgers.Find(ctx, e.Ledger.ID, one)
		if err != nil {
			return Result{}, err
		}
		for _, row := range rows {
			lines, found = append(lines, e.Card().Line(row)), append(found, row)
		}
	}
	result := e.headed(q, lines)
	result.Reply.Expenses, result.Reply.Choices = found, e.edits(found)
	return result, nil
}

// days are those whose expenses are divided by their number: of a period those
// that have come, unless none has, and without one all until today.
func (e *Env) days(asked *expense.Period) *expense.Period {
	days := expense.Period{From: expense.EarliestDate, To: e.Today()}
	switch {
	case asked == nil:
	case asked.From.After(days.To), asked.To.Before(days.To):
		days = *asked
	default:
		days.From = asked.From
	}
	return &days
}

// spread divides sums by how many days, weeks or months they were spent in: those
// of counted or, when no period was asked for, those since the first expense.
func (e *Env) spread(ctx context.Context, q, counted expense.Summary, groups []expense.Group, per string) (Result, error) {
	days := *counted.Period
	if q.Period == nil {
		counted.By = expense.ByDay
		each, err := e.Ledgers.Summarize(ctx, e.Ledger.ID, counted)
		if err != nil {
			return Result{}, err
		}
		if days.From, err = expense.ParseDate(each[0].Key); err != nil {
			return Result{}, err
		}
	}
	n := e.count(days, per)
	var lines []string
	for _, g := range groups[:min(len(groups), maxGroups)] {
		line := e.Texts.SayOf(text.FamilyPer, per, text.Args{"Figure": g.Per(n)})
		if q.By != expense.ByNothing {
			line = e.groupName(q.By, g) + " " + line
		}
		sum := expense.Money{Minor: g.Sum, Currency: g.Currency}
		lines = append(lines, line+" · "+e.Texts.Say(text.SumIn, text.Args{"Sum": sum, "Range": e.Texts.Range(days, 0)}))
	}
	return e.headed(q, lines), nil
}

// count is how many days, weeks or months there are, parts of them too.
func (e *Env) count(p expense.Period, per string) decimal.Decimal {
	days := decimal.NewFromInt(int64(p.Days()))
	switch per {
	case "week":
		return days.Div(decimal.NewFromInt(7))
	case "month":
		var n decimal.Decimal
		for from := p.From; !from.After(p.To); {
			month := expense.MonthOf(from, e.Ledger.MonthStart)
			to := month.To
			if p.To.Before(to) {
				to = p.To
			}
			part := expense.Period{From: from, To: to}
			n = n.Add(decimal.NewFromInt(int64(part.Days())).Div(decimal.NewFromInt(int64(month.Days()))))
			from = to.AddDays(1)
		}
		return n
	}
	return days
}
