package storetest

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"chit/expense"
)

// each returns "ledger/number" for every expense from Each.
func each(t T, s expense.Store, id expense.LedgerID) (got []string) {
	t.Helper()
	err := s.Each(t.Context(), id, func(e expense.Expense) error {
		got = append(got, fmt.Sprintf("%s/%d", e.Ledger, e.Number))
		if full := get(t, s, e.Ledger, e.Number); diff(full, e) != "" {
			t.Errorf("Each gave another expense than Expense (-Expense +Each):\n%s", diff(full, e))
		}
		return nil
	})
	if err != nil {
		t.Fatalf("Each(%q): %v", id, err)
	}
	return got
}

func checkEachOrder(t T, s expense.Store) {
	equal(t, "Each of no ledgers", each(t, s, ""), []string{})
	ids := []expense.LedgerID{"ä", "a:b", "Z", "a", "a/b", "a b", "B", "中"}
	for _, id := range ids {
		ledger(t, s, id)
		add(t, s, id, "add", lunch(), like(func(e *expense.Expense) { e.SpentOn = today.AddDays(-1) }))
	}
	var want []string
	for _, id := range []string{"B", "Z", "a", "a b", "a/b", "a:b", "ä", "中"} { // ordered by bytes
		want = append(want, id+"/1", id+"/2")
	}
	equal(t, "Each of all ledgers", each(t, s, ""), want)
	equal(t, "Each of one ledger", each(t, s, "a/b"), []string{"a/b/1", "a/b/2"})
}

func checkEachStops(t T, s expense.Store) {
	ledger(t, s, "a")
	add(t, s, "a", "add", lunch(), lunch(), lunch())
	stop := errors.New("stop")
	calls := 0
	err := s.Each(t.Context(), "a", func(expense.Expense) error { calls++; return stop })
	if !errors.Is(err, stop) || calls != 1 {
		t.Errorf("Each called f %d times and returned %v, want 1 and the error of f", calls, err)
	}
}

// checkFindSubjects asks for expenses that match one of several topics, for
// those that match each of several subjects, and for both in one currency.
func checkFindSubjects(t T, s expense.Store) {
	ledger(t, s, "a")
	add(t, s, "a", "add",
		expense.Expense{SpentOn: today, Amounts: amounts(100, "EUR"), Description: "coffee", Merchant: "Lidl", Category: "Food"},
		expense.Expense{SpentOn: today, Amounts: amounts(200, "USD"), Description: "Food court", Category: "Leisure"},
		expense.Expense{SpentOn: today, Amounts: amounts(400, "EUR"), Description: "taxi", Category: "Transport", Tags: []string{"100%"}},
		expense.Expense{SpentOn: today, Amounts: amounts(800, "EUR"), Description: "Käse", Merchant: "Lidl", Category: "Groceries"},
		expense.Expense{SpentOn: today, Amounts: amounts(1600, "EUR"), Description: "stamps"},
	)
	words := func(text string) expense.Topic { return expense.Topic{Text: text} }
	category := func(name string) expense.Topic { return expense.Topic{Category: &name} }
	for _, c := range []struct {
		q    expense.Query
		want []int64
		sums string
	}{
		{expense.Query{Subjects: []expense.Subject{{words("coffee"), category("Food")}}}, []int64{1}, "[ EUR 1: 100]"},
		{expense.Query{Subjects: []expense.Subject{{words("food"), words("TAXI")}}}, []int64{3, 2, 1}, "[ EUR 2: 500  USD 1: 200]"},
		{expense.Query{Subjects: []expense.Subject{{category("Food"), category("Transport"), category("Food")}}}, []int64{3, 1}, "[ EUR 2: 500]"},
		{expense.Query{Subjects: []expense.Subject{{category("food")}}}, []int64{}, "[]"},
		{expense.Query{Subjects: []expense.Subject{{category(""), words("käse")}}}, []int64{5, 4}, "[ EUR 2: 2400]"},
		{expense.Query{Subjects: []expense.Subject{{words("coffee"), words("käse")}, {words("lidl")}}}, []int64{4, 1}, "[ EUR 2: 900]"},
		{expense.Query{Subjects: []expense.Subject{{words("coffee")}, {words("taxi")}}}, []int64{}, "[]"},
		{expense.Query{Subjects: []expense.Subject{{words("food"), words("taxi")}}, Currency: "USD"}, []int64{2}, "[ USD 1: 200]"},
		{expense.Query{Subjects: []expense.Subject{{words("food"), words("taxi")}}, Text: "100%"}, []int64{3}, "[ EUR 1: 400]"},
		{expense.Query{Subjects: []expense.Subject{{words("0_"), words("' OR '1'='1")}}}, []int64{}, "[]"},
		{expense.Query{Subjects: []expense.Subject{{}}}, []int64{}, "[]"},
		{expense.Query{Without: []expense.Topic{words("lidl")}}, []int64{5, 3, 2}, "[ EUR 2: 2000  USD 1: 200]"},
		{expense.Query{Without: []expense.Topic{words("lidl"), category("Transport")}}, []int64{5, 2}, "[ EUR 1: 1600  USD 1: 200]"},
		{expense.Query{Without: []expense.Topic{category("")}, Text: "food"}, []int64{2, 1}, "[ EUR 1: 100  USD 1: 200]"},
		{expense.Query{Subjects: []expense.Subject{{words("lidl")}}, Without: []expense.Topic{words("KÄSE")}}, []int64{1}, "[ EUR 1: 100]"},
		{expense.Query{Without: []expense.Topic{}}, []int64{5, 4, 3, 2, 1}, "[ EUR 4: 2900  USD 1: 200]"},
	} {
		equal(t, fmt.Sprintf("Find(%+v)", c.q), find(t, s, "a", c.q), c.want)
		groups, err := s.Summarize(t.Context(), "a", expense.Summary{Query: c.q})
		if err != nil {
			t.Fatalf("Summarize(%+v): %v", c.q, err)
		}
		sums := []string{}
		for _, g := range groups {
			sums = append(sums, fmt.Sprintf(" %s %d: %d", g.Currency, g.Count, g.Sum))
		}
		equal(t, fmt.Sprintf("Summarize(%+v)", c.q), fmt.Sprint(sums), c.sums)
	}
	first := expense.Query{Subjects: []expense.Subject{{words("coffee"), words("taxi")}}, Limit: 1}
	equal(t, fmt.Sprintf("Find(%+v)", first), find(t, s, "a", first), []int64{3})
}

func checkFindText(t T, s expense.Store) {
	ledger(t, s, "a")
	add(t, s, "a", "add",
		expense.Expense{SpentOn: today, Amounts: amounts(1, "EUR"), Description: "Käse 100%"},
		expense.Expense{SpentOn: today, Amounts: amounts(2, "EUR"), Merchant: "ÇA VA_BIEN"},
		expense.Expense{SpentOn: today, Amounts: amounts(3, "EUR"), Category: "餐饮 🍜"},
		expense.Expense{SpentOn: today, Amounts: amounts(4, "EUR"), Tags: []string{"Büro", `back\slash`}},
		expense.Expense{SpentOn: today, Amounts: amounts(5, "EUR"), Description: "ΟΔΟΣ Москва", Merchant: "x'; DROP TABLE expenses; --"},
		expense.Expense{SpentOn: today, Amounts: amounts(6, "EUR")},
		expense.Expense{SpentOn: today, Amounts: amounts(7, "EUR"), Document: "RE-2026/118"},
	)
	for text, want := range map[string][]int64{
		"":                           {7, 6, 5, 4, 3, 2, 1},
		"re-2026/1":                  {7},
		"118":                        {7},
		"käse":                       {1},
		"KÄSE":                       {1},
		"Käse 1":                     {1},
		"%":                          {1},
		"100%":                       {1},
		"1%0":                        {},
		"_":                          {2},
		"ça va_":                     {2},
		"va bien":                    {},
		"饮":                          {3},
		"🍜":                          {3},
		"büro":                       {4},
		"BÜRO":                       {4},
		`\`:                          {4},
		`k\s`:                        {4},
		"οδος":                       {5},
		"οδοσ":                       {5},
		"МОСКВА":                     {5},
		"drop t":                     {5},
		"'":                          {5},
		"büroback":                   {},
		"nothing":                    {},
		"büro back":                  {},
		strings.Repeat("long ", 800): {},
	} {
		equal(t, fmt.Sprintf("Find(Text: %.20q)", text), find(t, s, "a", expense.Query{Text: text}), want)
	}
	// An edited expense is found only by its new text and tags.
	tagged := get(t, s, "a", 4)
	write(t, s, "a", "edit", changing(expense.ChangeEdit, tagged, func(e *expense.Expense) { e.Tags = []string{"home"}; e.Description = "Stuhl" }))
	for text, want := range map[string][]int64{"büro": {}, "home": {4}, "stuhl": {4}} {
		equal(t, fmt.Sprintf("Find(Text: %q) after an edit", text), find(t, s, "a", expense.Query{Text: text}), want)
	}
	for tag, want := range map[string][]int64{"Büro": {}, "home": {4}, "Home": {}} {
		equal(t, fmt.Sprintf("Find(Tag: %q) after an edit", tag), find(t, s, "a", expense.Query{Tag: tag}), want)
	}
}

// checkFindWords asks for whole words, which may have another ending.
func checkFindWords(t T, s expense.Store) {
	ledger(t, s, "a")
	for _, e := range []expense.Expense{
		{Description: "tea"},
		{Description: "Steak and teas"},
		{Description: "steak", Merchant: "The Tea-Room"},
		{Description: "steak", Tags: []string{"tea"}},
		{Description: "Käsekuchen"},
		{Description: "KÄSE 100%"},
		{Description: "café"},
		{Description: "星巴克咖啡"},
		{Description: "커피를 샀어요"},
		{Description: "parties"},
		{Description: "green", Merchant: "tea"},
		{Description: "green tea"},
		{Description: "книги"},
		{Category: "Tearoom"},
		{Document: "Beleg 4711"},
	} {
		e.SpentOn, e.Amounts = today, amounts(1, "EUR")
		add(t, s, "a", fmt.Sprint("add", e.Description, e.Merchant, e.Tags, e.Category), e)
	}
	endings := &expense.Words{Endings: []string{"s", "es", "y:ies", "а:и"}}
	for text, want := range map[string][]int64{
		"tea":       {12, 11, 4, 3, 2, 1},
		"TEAS":      {12, 11, 4, 3, 2, 1},
		"green tea": {12},
		"käse":      {6},
		"käse 1":    {},
		"caf":       {},
		"CAFÉ":      {7},
		"cafés":     {7},
		"party":     {10},
		"книга":     {13},
		"книг":      {},
		"咖啡":        {8},
		"커피":        {9},
		"te":        {},
		"%":         {6},
		"t%a":       {},
		"4711":      {15},
		"471":       {},
		"":          {15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1},
	} {
		equal(t, fmt.Sprintf("Find(Text: %q, Words)", text), find(t, s, "a", expense.Query{Text: text, Words: endings}), want)
		if text == "" {
			continue
		}
		q := expense.Query{Subjects: []expense.Subject{{{Text: text}, {Text: "nothing"}}}, Words: endings}
		equal(t, fmt.Sprintf("Find(Subjects: %q, Words)", text), find(t, s, "a", q), want)
	}
	exact := expense.Query{Text: "teas", Words: &expense.Words{}}
	equal(t, "Find by words without endings", find(t, s, "a", exact), []int64{2})
	groups, err := s.Summarize(t.Context(), "a", expense.Summary{Query: expense.Query{Text: "tea", Words: endings}})
	if err != nil || len(groups) != 1 || groups[0].Count != 6 {
		t.Errorf("Summarize by the word tea = %+v, %v, want 6 expenses", groups, err)
	}
}

func checkFindFilters(t T, s expense.Store) {
	ledger(t, s, "a")
	on := func(d int) func(*expense.Expense) { return func(e *expense.Expense) { e.SpentOn = today.AddDays(d) } }
	add(t, s, "a", "add",
		like(on(0)),
		like(on(-2)),
		like(on(-1)),
		like(func(e *expense.Expense) { e.Category, e.Tags, e.Author = "", nil, ben }),
		like(func(e *expense.Expense) { e.Category, e.Tags = "food", []string{"Work", "a", "a"} }),
		like(func(e *expense.Expense) { e.Amounts = amounts(1200, "USD") }),
		like(func(e *expense.Expense) { e.Kind, e.Amounts = expense.KindRefund, amounts(-500, "EUR") }),
	)
	text := func(s string) *string { return &s }
	minor := func(n int64) *int64 { return &n }
	period := func(from, to int) *expense.Period {
		return &expense.Period{From: today.AddDays(from), To: today.AddDays(to)}
	}
	for name, c := range map[string]struct {
		q    expense.Query
		want []int64
	}{
		"nothing":             {expense.Query{}, []int64{7, 6, 5, 4, 1, 3, 2}},
		"limit":               {expense.Query{Limit: 2}, []int64{7, 6}},
		"period":              {expense.Query{Period: period(-2, -1)}, []int64{3, 2}},
		"one day":             {expense.Query{Period: period(-2, -2)}, []int64{2}},
		"empty period":        {expense.Query{Period: period(1, 400)}, []int64{}},
		"category":            {expense.Query{Category: text("Food")}, []int64{7, 6, 1, 3, 2}},
		"no category":         {expense.Query{Category: text("")}, []int64{4}},
		"part of a category":  {expense.Query{Category: text("Foo")}, []int64{}},
		"tag":                 {expense.Query{Tag: "work"}, []int64{7, 6, 1, 3, 2}},
		"tag in capitals":     {expense.Query{Tag: "Work"}, []int64{5}},
		"tag given twice":     {expense.Query{Tag: "a"}, []int64{5}},
		"part of a tag":       {expense.Query{Tag: "wor"}, []int64{}},
		"currency":            {expense.Query{Currency: "USD"}, []int64{6}},
		"at least":            {expense.Query{Currency: "EUR", MinGross: minor(1200)}, []int64{5, 4, 1, 3, 2}},
		"more than":           {expense.Query{Currency: "EUR", MinGross: minor(1201)}, []int64{}},
		"at most":             {expense.Query{Currency: "EUR", MaxGross: minor(0)}, []int64{7}},
		"largest":             {expense.Query{Currency: "EUR", Largest: true}, []int64{5, 4, 1, 3, 2, 7}},
		"the largest":         {expense.Query{Currency: "EUR", Largest: true, Limit: 1}, []int64{5}},
		"author":              {expense.Query{Author: ben.ID}, []int64{4}},
		"several with a text": {expense.Query{Text: "JOE", Tag: "work", Currency: "EUR", Author: ana.ID, Period: period(0, 0)}, []int64{7, 1}},
	} {
		equal(t, "Find by "+name, find(t, s, "a", c.q), c.want)
	}
}

func checkChanges(t T, s expense.Store) {
	l := ledger(t, s, "a")
	first := write(t, s, "a", "two", adding(lunch(), lunch())...)
	edit := changing(expense.ChangeEdit, *first[0].After, func(e *expense.Expense) { e.Description = "dinner"; e.Origins = nil })
	edit.Actor, edit.At = ben, noon.Add(time.Minute)
	second := write(t, s, "a", "edit", edit)
	third := write(t, s, "a", "mixed", setting(l.Settings, func(s *expense.Settings) { s.Language = "zh" }), deleting(*first[1].After))
	all := []expense.Change{third[1], third[0], second[0], first[1], first[0]}
	for i, c := range all {
		if want := int64(len(all) - i); c.Seq != want {
			t.Errorf("seq %d, want %d", c.Seq, want)
		}
	}
	for name, c := range map[string]struct {
		q    expense.ChangeQuery
		want []expense.Change
	}{
		"nothing":            {expense.ChangeQuery{}, all},
		"limit":              {expense.ChangeQuery{Limit: 2}, all[:2]},
		"seq":                {expense.ChangeQuery{Seq: 3}, all[2:3]},
		"a seq that is not":  {expense.ChangeQuery{Seq: 1 << 40}, nil},
		"number":             {expense.ChangeQuery{Number: 1}, []expense.Change{all[2], all[4]}},
		"actor":              {expense.ChangeQuery{Actor: ben.ID}, all[2:3]},
		"source":             {expense.ChangeQuery{SourceKey: "two"}, all[3:]},
		"number and actor":   {expense.ChangeQuery{Number: 1, Actor: ana.ID}, all[4:]},
		"number and source":  {expense.ChangeQuery{Number: 2, SourceKey: "mixed"}, all[:1]},
		"seq of other actor": {expense.ChangeQuery{Seq: 3, Actor: ana.ID}, nil},
		"actor and limit":    {expense.ChangeQuery{Actor: ana.ID, Limit: 1}, all[:1]},
	} {
		equal(t, "Changes by "+name, log(t, s, "a", c.q), c.want)
	}
}
