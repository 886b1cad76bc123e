package questions

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// maxGroups is how many groups an answer shows.
const maxGroups = 12

// query answers questions that a report does not. What the typed arguments can express,
// code computes and words. For the rest there is a SELECT on a copy of the ledger, whose
// rows code shows beside the model's words.
func query(ctx context.Context, env *feature.Env, a action.QueryExpenses) (feature.Result, error) {
	if a == (action.QueryExpenses{}) {
		return feature.Result{Next: feature.Continue, Data: "call it again with its arguments"}, nil
	}
	if question := a.SQL; question != "" {
		return askSQL(ctx, env, question)
	}
	if a.Number != nil {
		return taxIn(ctx, env, *a.Number)
	}
	q, err := summary(env, a)
	if err != nil {
		return feature.Refusal(env, err)
	}
	if a.Than != "" {
		return apart(ctx, env, q, a)
	}
	if unknown, err := about(ctx, env, &q.Query, a.Text); unknown != nil || err != nil {
		return feature.Stopped(unknown), err
	}
	if unknown, err := without(ctx, env, &q.Query, a.Without); unknown != nil || err != nil {
		return feature.Stopped(unknown), err
	}
	switch {
	case a.Rate != "":
		return rated(ctx, env, q, a)
	case a.Against != "":
		return compare(ctx, env, q, a)
	case a.Measure == "share":
		return shared(ctx, env, q)
	}
	result, err := answer(ctx, env, q, a)
	if name := env.Heard(a.Figure); name != "" && q.Of == expense.FigureTax {
		own := env.Texts.SayOf(text.FamilyFigure, "tax")
		result.Reply.Replace(own, name)
	}
	return result, err
}

// answer says figures of the expenses that are asked about.
func answer(ctx context.Context, env *feature.Env, q expense.Summary, a action.QueryExpenses) (feature.Result, error) {
	measure, per := cmp.Or(a.Measure, "sum"), a.Per
	counted := q
	if per != "" {
		counted.Period = days(env, q.Period)
	}
	groups, err := env.Ledgers.Summarize(ctx, env.Ledger.ID, counted)
	if err != nil {
		return feature.Result{}, err
	}
	if len(groups) == 0 && a.Kind == "" {
		if groups, err = unspent(ctx, env, &q, &counted); err != nil {
			return feature.Result{}, err
		}
	}
	if a.Weekday != "" {
		groups = slices.DeleteFunc(groups, func(g expense.Group) bool { return g.Key != a.Weekday })
	}
	if len(groups) == 0 {
		return foundNone(env, q.Query, bounds{over: bound(env, a.Over), under: bound(env, a.Under)}), nil
	}
	if per != "" {
		return spread(ctx, env, q, counted, groups, per)
	}
	return sayGroups(ctx, env, q, groups, measure, a.Order == action.LargestFirst)
}

// unspent looks among income and transfers for a thing that nobody spent on: "how much was
// my salary". It narrows the queries to the kind of what it finds.
func unspent(ctx context.Context, env *feature.Env, q, counted *expense.Summary) ([]expense.Group, error) {
	if q.Text == "" && len(q.Subjects) == 0 {
		return nil, nil
	}
	for _, kind := range []expense.Kind{expense.KindIncome, expense.KindTransfer} {
		of := *counted
		of.Kinds = []expense.Kind{kind}
		groups, err := env.Ledgers.Summarize(ctx, env.Ledger.ID, of)
		if err != nil || len(groups) > 0 {
			q.Kinds, counted.Kinds = of.Kinds, of.Kinds
			return groups, err
		}
	}
	return nil, nil
}

// summary reads which expenses are asked about, and how they are grouped.
func summary(e *feature.Env, a action.QueryExpenses) (expense.Summary, error) {
	q := expense.Summary{
		Query: expense.Query{Tag: strings.ToLower(strings.TrimPrefix(a.Tag, "#")), Kinds: expense.Spending},
		By:    expense.Grouping(a.By), Of: expense.Figure(a.Of), WeekLead: e.Ledger.WeekLead(),
	}
	if a.Kind != "" {
		q.Kinds = []expense.Kind{a.Kind}
	}
	if err := narrow(e, &q.Query, a.Period, a.Currency); err != nil {
		return q, err
	}
	if named := a.Category; named != "" {
		if category, ok := e.CategoryNamed(named); ok {
			named = category
		}
		q.Category = &named
	}
	over, under := bound(e, a.Over), bound(e, a.Under)
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

// asked names what was asked about: "Food · \"coffee\" · March 2026".
func asked(e *feature.Env, q expense.Summary) string {
	var parts []string
	if len(q.Kinds) == 1 {
		parts = append(parts, e.Texts.SayOf(text.FamilyKind, string(q.Kinds[0])))
	}
	if q.Category != nil {
		parts = append(parts, e.Card().Category(*q.Category))
	}
	if q.Text != "" {
		parts = append(parts, e.Texts.Say(text.Quoted, text.Args{"Words": e.Heard(q.Text)}))
	}
	parts = append(parts, topics(e, q.Subjects)...)
	if len(q.Without) > 0 {
		parts = append(parts, e.Texts.Say(text.LeftOut, text.Args{"What": topics(e, []expense.Subject{q.Without})[0]}))
	}
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

// headed puts what was asked about above an answer.
func headed(e *feature.Env, q expense.Summary, lines []chat.Block) feature.Result {
	reply := chat.Compose(lines...)
	reply.Head(card.Headline(asked(e, q)))
	return feature.Result{Reply: reply, Data: reply.Text}
}

// sayGroups says one figure of each group.
func sayGroups(ctx context.Context, e *feature.Env, q expense.Summary, groups []expense.Group, measure string, largestFirst bool) (feature.Result, error) {
	if q.By == expense.ByNothing && (measure == "max" || measure == "min") && (q.Of == "" || q.Of == expense.FigureGross) {
		return extreme(ctx, e, q, groups, measure == "min")
	}
	if measure == "count" {
		groups = counted(groups)
	}
	if largestFirst || !inTime(q.By) {
		slices.SortStableFunc(groups, func(a, b expense.Group) int {
			return cmp.Or(foreign(e, a)-foreign(e, b), cmp.Compare(a.Currency, b.Currency), -cmp.Compare(figure(a, measure), figure(b, measure)))
		})
	}
	shown := groups[:min(len(groups), maxGroups)]
	if q.By != expense.ByNothing {
		return headed(e, q, append([]chat.Block{groupTable(e, q, shown, measure)}, andMore(e, len(groups)-maxGroups)...)), nil
	}
	var lines []chat.Block
	for _, g := range shown {
		figure := figureText(e, g, measure)
		line := figure
		if measure != "count" {
			line = e.Texts.SayOf(text.FamilyMeasure, measure) + " " + figure + " · " + countedOf(e, q.Kinds, g.Count)
		}
		lines = append(lines, card.Saying(line, figure))
	}
	return headed(e, q, append(lines, andMore(e, len(groups)-maxGroups)...)), nil
}

// groupTable says one figure of each group in a line. Where there are columns, the groups
// of a count have no second one.
func groupTable(e *feature.Env, q expense.Summary, groups []expense.Group, measure string) chat.Block {
	b := chat.Block{Kind: chat.Table}
	var lines []string
	for _, g := range groups {
		name, figure := groupName(e, q.By, g), figureText(e, g, measure)
		cells := []chat.Cell{{Text: name}, figureCell(figure, g, measure)}
		line := name + " " + figure
		if measure != "count" {
			n := countedOf(e, q.Kinds, g.Count)
			line, cells = line+" · "+n, append(cells, chat.Cell{Text: n, Right: true, Spare: true, Number: new(decimal.NewFromInt(g.Count))})
		}
		lines, b.Rows = append(lines, line), append(b.Rows, cells)
	}
	b.Text = strings.Join(lines, "\n")
	return b
}

// figureCell is a cell with the figure by which groups are ordered.
func figureCell(said string, g expense.Group, measure string) chat.Cell {
	n := expense.Money{Minor: figure(g, measure), Currency: g.Currency}
	if measure == "count" {
		return chat.Cell{Text: said, Right: true, Number: new(decimal.NewFromInt(n.Minor))}
	}
	return chat.Cell{Text: said, Right: true, Number: new(n.Decimal()), Unit: string(n.Currency)}
}

// andMore says how many lines are left out, if any are.
func andMore(e *feature.Env, n int) []chat.Block {
	if n <= 0 {
		return nil
	}
	return []chat.Block{card.Note(e.Texts.Say(text.AndMore, text.Args{"N": n}))}
}

// countedOf says how many entries of some kinds there are.
func countedOf(e *feature.Env, kinds []expense.Kind, n int64) string {
	if len(kinds) == 1 {
		return e.Texts.Say(text.Entries, text.Args{"N": n})
	}
	return e.Texts.Say(text.Expenses, text.Args{"N": n})
}

// foreign is a sort key that puts the ledger's own currency before the others.
func foreign(e *feature.Env, g expense.Group) int {
	if g.Currency == e.Ledger.Currency {
		return 0
	}
	return 1
}

// counted merges groups that differ only in currency, because a count has none.
func counted(groups []expense.Group) []expense.Group {
	var all []expense.Group
	for _, g := range groups { // ordered by key
		g.Currency = ""
		if n := len(all) - 1; n >= 0 && all[n].Key == g.Key {
			all[n].Count += g.Count
			continue
		}
		all = append(all, g)
	}
	return all
}

// inTime reports whether groups have an order in time.
func inTime(by expense.Grouping) bool {
	return slices.Contains([]expense.Grouping{expense.ByDay, expense.ByWeek, expense.ByMonth, expense.ByYear, expense.ByWeekday}, by)
}

// figure returns the figure by which groups are ordered.
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

// figureText says one figure of a group.
func figureText(e *feature.Env, g expense.Group, measure string) string {
	if measure == "count" {
		return e.Texts.Say(text.Expenses, text.Args{"N": g.Count})
	}
	return e.Texts.Money(expense.Money{Minor: figure(g, measure), Currency: g.Currency})
}

// groupName returns what people call a group.
func groupName(e *feature.Env, by expense.Grouping, g expense.Group) string {
	switch by {
	case expense.ByCategory:
		return e.Card().Category(g.Key)
	case expense.ByRate:
		rate, err := expense.ParseRate(g.Key)
		if err != nil || !rate.IsSet() {
			return e.Texts.Say(text.FieldTaxRate)
		}
		return e.Texts.Percentage(rate)
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

// extreme shows the largest expense of each currency, or the smallest.
func extreme(ctx context.Context, e *feature.Env, q expense.Summary, groups []expense.Group, smallest bool) (feature.Result, error) {
	var found []expense.Expense
	for _, g := range groups {
		one := q.Query
		one.Currency, one.Largest, one.Limit = g.Currency, true, 1
		if smallest {
			one.MaxGross = minor(g.Min)
		}
		rows, err := e.Ledgers.Find(ctx, e.Ledger.ID, one)
		if err != nil {
			return feature.Result{}, err
		}
		found = append(found, rows...)
	}
	lines := make([]chat.Block, len(found))
	for i, one := range found {
		lines[i] = card.Line(e.Card(), one)
	}
	result := headed(e, q, lines)
	result.Reply.Expenses, result.Reply.Choices = found, edits(ctx, e, found)
	return result, nil
}

// days returns the days over which a sum is spread: those of the period that was asked
// about up to today, all of them if the period is still to come, and all days up to today
// without a period.
func days(e *feature.Env, asked *expense.Period) *expense.Period {
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

// spread divides sums by the number of days, weeks or months in which they were spent:
// those of counted or, if no period was asked about, those since the first expense. Of less
// than one of these it returns the sum itself: what one day cost says nothing about a week.
func spread(ctx context.Context, e *feature.Env, q, counted expense.Summary, groups []expense.Group, per string) (feature.Result, error) {
	days := *counted.Period
	if q.Period == nil {
		counted.By = expense.ByDay
		each, err := e.Ledgers.Summarize(ctx, e.Ledger.ID, counted)
		if err != nil {
			return feature.Result{}, err
		}
		if days.From, err = expense.ParseDate(each[0].Key); err != nil {
			return feature.Result{}, err
		}
	}
	n := decimal.Max(count(e, days, per), decimal.NewFromInt(1))
	var lines []chat.Block
	for _, g := range groups[:min(len(groups), maxGroups)] {
		figure := e.Texts.Money(g.Per(n))
		line := e.Texts.SayOf(text.FamilyPer, per, text.Args{"Figure": figure})
		if q.By != expense.ByNothing {
			line = groupName(e, q.By, g) + " " + line
		}
		sum := expense.Money{Minor: g.Sum, Currency: g.Currency}
		lines = append(lines, card.Saying(line+" · "+e.Texts.Say(text.SumIn, text.Args{"Sum": sum, "Range": e.Texts.Range(days, 0)}), figure))
	}
	return headed(e, q, lines), nil
}

// count returns how many days, weeks or months a period has, with fractions.
func count(e *feature.Env, p expense.Period, per string) decimal.Decimal {
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
