package rules_test

import (
	"bufio"
	"cmp"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/parse"
)

// TestAsked asks in the words of every day, in each language, with and without accents. A
// line of the table has the language, which figure is asked for, of which days, about what,
// and the question. What is behind a bar would do as well.
func TestAsked(t *testing.T) {
	path := cmp.Or(os.Getenv("ASKED"), "testdata/asked.tsv")
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	m, lines := rules.New(), bufio.NewScanner(file)
	for lines.Scan() {
		cells := strings.Split(lines.Text(), "\t")
		if len(cells) != 5 || strings.HasPrefix(cells[0], "#") {
			continue
		}
		s := llm.Situation{Now: time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC), Currency: "EUR", Language: cells[0], MonthStart: 1}
		reading := m.Read(cells[4], s)
		figure, days, what := summed(reading, s)
		if !oneOf(cells[1], figure) || !oneOf(cells[2], days) || !oneOf(cells[3], what) {
			t.Errorf("%s %q: %s of %s about %q, want %s of %s about %q (%s)", cells[0], cells[4], figure, days, what, cells[1], cells[2], cells[3], show(reading))
		}
	}
}

func oneOf(wanted, got string) bool { return slices.Contains(strings.Split(wanted, "|"), got) }

// summed returns what a reading asks for, in a word, of which days and about what.
func summed(r rules.Reading, s llm.Situation) (figure, days, what string) {
	if len(r.Actions) != 1 || !r.Complete {
		return "nothing", "-", ""
	}
	period := func(said string) string {
		if said == "" {
			return "-"
		}
		p, _, ok := parse.NewText(said, parse.Options{Today: expense.DateOf(s.Now), Language: s.Language}).Period(s.MonthStart)
		if !ok {
			return "?" + said
		}
		return span(p)
	}
	switch a := r.Actions[0].(type) {
	case action.ReportPeriod:
		return "sum", period(a.Period), ""
	case action.FindExpenses:
		if a.Order == action.LargestFirst {
			return "top", period(a.Period), a.Text + a.Without
		}
		return "list", period(a.Period), a.Text + a.Without
	case action.QueryExpenses:
		figure = cmp.Or(string(a.Kind), a.Of, a.Measure, "sum")
		switch {
		case a.Against != "":
			figure = "against " + period(a.Against)
		case a.By != "" || a.Per != "":
			figure = "by " + a.By + a.Per
		case a.Without != "":
			figure = "without"
		}
		return figure, period(a.Period), a.Text + a.Without
	}
	return r.Actions[0].Tool(), "-", ""
}

// span names days shortly: "11" for November, "1121" for a day.
func span(p expense.Period) string {
	from, to := p.From.Format("0102"), p.To.Format("0102")
	switch {
	case from == to:
		return from
	case p.From.Day == 1 && p == expense.MonthOf(p.From, 1):
		return from[:2]
	}
	return from + "-" + to
}

// TestTaxOfEntry asks for the tax in what was just entered, in each language, and for that of
// everything.
func TestTaxOfEntry(t *testing.T) {
	m := rules.New()
	for _, c := range []struct {
		language, text string
		want           bool
	}{
		{"en", "how much of thats vat", true},
		{"en", "whats the tax on that", true},
		{"en", "how much tax did i pay on it", true},
		{"de", "wie viel mehrwertsteuer steckt da drin", true},
		{"de", "und wieviel mwst is da drin?", true},
		{"nl", "hoeveel btw zat daarin", true},
		{"nl", "wat is de btw hierop", true},
		{"es", "cuanto iva hay ahi", true},
		{"es", "y de eso cuanto es iva", true},
		{"fr", "y a combien de tva dedans", true},
		{"fr", "et la tva là-dessus c'est combien", true},
		{"it", "quanta iva c'è", true},
		{"it", "e quant'è l'iva lì dentro?", true},
		{"pt", "quanto de imposto tem aí", true},
		{"pt", "quanto disso é imposto", true},
		{"ru", "и сколько там ндс", true},
		{"ru", "а сколько в этом ндс", true},
		{"uk", "і скільки там пдв", true},
		{"uk", "скільки з цього пдв", true},
		{"tr", "bunun kdvsi ne kadar", true},
		{"tr", "içinde ne kadar kdv var", true},
		{"pl", "ile z tego to vat", true},
		{"pl", "a ile w tym vatu", true},
		{"ja", "そのうち消費税はいくら", true},
		{"ko", "거기 부가세 얼마야", true},
		{"zh", "这里面税多少", true},
		{"zh", "這筆稅多少", true},
		{"en", "how much vat did i pay", false},
		{"de", "wie viel mwst diesen monat", false},
		{"it", "quanta iva ho pagato a novembre", false},
		{"de", "wieviel mwst steckt da insgesamt drin", false},
		{"en", "how much vat is in that in total", false},
		{"fr", "y a combien de tva dedans au total", false},
		{"it", "quanta iva c'è in totale", false},
		{"en", "is that all", false},
		{"de", "was ist das", false},
	} {
		s := llm.Situation{Now: time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC), Currency: "EUR", Language: c.language, MonthStart: 1}
		if r := m.Read(c.text, s); r.OfEntry != c.want {
			t.Errorf("%s %q is about the entry: %v, want %v (%s)", c.language, c.text, r.OfEntry, c.want, show(r))
		}
	}
}
