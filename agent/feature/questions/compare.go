package questions

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/report"
)

// compare says what was spent in a period, and in the one that it is compared with. Of a
// period that is not over both have the same number of days, since nothing was spent yet
// on the others.
func compare(ctx context.Context, e *feature.Env, q expense.Summary, a action.QueryExpenses) (feature.Result, error) {
	then, stop, err := against(e, &q, a.Against)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	now := *q.Period
	if !now.From.After(e.Today()) && now.To.After(e.Today()) {
		now.To = e.Today()
		if to := then.From.AddDays(now.Days() - 1); to.Before(then.To) {
			then.To = to
		}
	}
	of := func(p expense.Period) ([]expense.Group, error) {
		part := q
		part.Period = &p
		groups, err := e.Ledgers.Summarize(ctx, e.Ledger.ID, part)
		if a.Measure == "count" {
			groups = counted(groups)
		}
		return groups, err
	}
	newer, err := of(now)
	if err != nil {
		return feature.Result{}, err
	}
	older, err := of(then)
	if err != nil {
		return feature.Result{}, err
	}
	q.Period = nil
	return headed(e, q, compared(e, q, a.Measure, side{now, newer}, side{then, older})), nil
}

// apart says what was spent on two things, and by how much the first differs.
func apart(ctx context.Context, e *feature.Env, q expense.Summary, a action.QueryExpenses) (feature.Result, error) {
	var things [2][]expense.Group
	var names [2]string
	for i, words := range [...]string{a.Text, a.Than} {
		part := q
		if unknown, err := about(ctx, e, &part.Query, words); unknown != nil || err != nil {
			return feature.Stopped(unknown), err
		}
		groups, err := e.Ledgers.Summarize(ctx, e.Ledger.ID, part)
		if err != nil {
			return feature.Result{}, err
		}
		if len(groups) == 0 {
			if _, known, err := called(ctx, e, words); !known || err != nil {
				return foundNone(e, part.Query, bounds{}), err
			}
		}
		named := part
		named.Period = nil
		things[i], names[i] = groups, asked(e, named)
	}
	var lines []chat.Block
	for _, pair := range paired(e, side{groups: things[0]}, side{groups: things[1]}) {
		one, other := figureText(e, pair[0], "sum"), figureText(e, pair[1], "sum")
		lines = append(lines, card.Saying(names[0]+" "+one+difference(e, pair[0], pair[1], "sum"), one), card.Saying(names[1]+" "+other, other))
	}
	return headed(e, expense.Summary{Query: expense.Query{Kinds: q.Kinds, Period: q.Period}}, lines), nil
}

// against returns the period that another is compared with, and sets that other one to the
// present one of its kind if nobody named it.
func against(e *feature.Env, q *expense.Summary, named string) (then expense.Period, stop *feature.Result, err error) {
	start := e.Ledger.MonthStart
	if named == action.PeriodBefore {
		if q.Period == nil {
			month := expense.MonthOf(e.Today(), start)
			q.Period = &month
		}
		return report.Previous(*q.Period, start), nil, nil
	}
	then, _, ok := e.Words(named).Period(start)
	if !ok {
		refusal, err := feature.Refusal(e, expense.Invalid(expense.ReasonPeriodUnknown, expense.Args{"Period": e.Heard(named)}))
		return then, &refusal, err
	}
	if q.Period == nil {
		present := presentLike(then, e.Today(), start)
		q.Period = &present
	}
	return then, nil, nil
}

// presentLike returns the present period of the kind of another one: this month for the
// last, this year for 2025.
func presentLike(p expense.Period, today expense.Date, monthStart int) expense.Period {
	year := expense.Period{From: expense.Date{Year: today.Year, Month: 1, Day: 1}, To: expense.Date{Year: today.Year, Month: 12, Day: 31}}
	switch days := p.Days(); {
	case expense.MonthOf(p.From, monthStart) == p:
		return expense.MonthOf(today, monthStart)
	case p.From.Month == year.From.Month && p.From.Day == year.From.Day && p.To.Month == year.To.Month && p.To.Day == year.To.Day:
		return year
	case p.To.Before(today):
		for p.To.Before(today) {
			p = expense.Period{From: p.To.AddDays(1), To: p.To.AddDays(days)}
		}
		return p
	}
	return expense.Period{From: today, To: today}
}

// A side is one of two periods that are compared.
type side struct {
	period expense.Period
	groups []expense.Group
}

func (s side) group(key string, currency expense.Currency) expense.Group {
	i := slices.IndexFunc(s.groups, func(g expense.Group) bool { return g.Key == key && g.Currency == currency })
	if i < 0 {
		return expense.Group{Key: key, Currency: currency}
	}
	return s.groups[i]
}

// paired returns the groups of two sides, each with its like on the other: those of one currency, the
// ledger's own first.
func paired(e *feature.Env, now, then side) [][2]expense.Group {
	all := slices.Clone(now.groups)
	for _, g := range then.groups {
		if !slices.ContainsFunc(all, func(one expense.Group) bool { return one.Key == g.Key && one.Currency == g.Currency }) {
			g.Sum, g.Count = 0, 0
			all = append(all, g)
		}
	}
	if len(all) == 0 {
		all = append(all, expense.Group{Currency: e.Ledger.Currency})
	}
	slices.SortStableFunc(all, func(a, b expense.Group) int {
		return cmp.Or(foreign(e, a)-foreign(e, b), cmp.Compare(a.Currency, b.Currency), -cmp.Compare(a.Sum, b.Sum))
	})
	pairs := make([][2]expense.Group, len(all))
	for i, g := range all {
		pairs[i] = [2]expense.Group{g, then.group(g.Key, g.Currency)}
	}
	return pairs
}

// compared says the figures of two periods, and by how much the later one differs.
func compared(e *feature.Env, q expense.Summary, measure string, now, then side) []chat.Block {
	all := paired(e, now, then)
	var lines []chat.Block
	for _, pair := range all[:min(len(all), maxGroups)] {
		g, before := pair[0], pair[1]
		if q.By == expense.ByNothing {
			lines = append(lines,
				card.Saying(sumIn(e, g, measure, now.period)+difference(e, g, before, measure), figureText(e, g, measure)),
				card.Saying(sumIn(e, before, measure, then.period), figureText(e, before, measure)))
			continue
		}
		line := fmt.Sprintf("%s %s%s · %s", groupName(e, q.By, g), figureText(e, g, measure), difference(e, g, before, measure), sumIn(e, before, measure, then.period))
		lines = append(lines, card.Saying(line, figureText(e, g, measure)))
	}
	return append(lines, andMore(e, len(all)-maxGroups)...)
}

func sumIn(e *feature.Env, g expense.Group, measure string, p expense.Period) string {
	return e.Texts.Say(text.SumIn, text.Args{"Sum": figureText(e, g, measure), "Range": e.Texts.PeriodName(p, e.Ledger.MonthStart)})
}

// difference says by how much one figure differs from another, in percent too if that says
// something.
func difference(e *feature.Env, now, before expense.Group, measure string) string {
	a, b := figure(now, measure), figure(before, measure)
	sign := "="
	switch {
	case a > b:
		sign = "▲"
	case a < b:
		sign = "▼"
	}
	if a == b {
		return " · " + sign
	}
	said := " · " + sign
	if percent := report.Change(b, a); percent != nil {
		said += " " + e.Texts.Percent(strconv.FormatInt(max(*percent, -*percent), 10))
	}
	if measure != "count" {
		said += " (" + e.Texts.Money(expense.Money{Minor: max(a-b, b-a), Currency: now.Currency}) + ")"
	}
	return said
}
