package eval

import (
	"errors"
	"strings"
	"testing"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// entries reads "4.50 EUR 11-22; income 3000 EUR 11-22".
func entries(t *testing.T, text string) []Entry {
	t.Helper()
	var all []Entry
	for part := range strings.SplitSeq(text, ";") {
		f := strings.Fields(part)
		kind := expense.KindExpense
		if len(f) == 4 {
			kind, f = expense.Kind(f[0]), f[1:]
		}
		if len(f) == 3 {
			all = append(all, Entry{Gross: decimal.RequireFromString(f[0]), Currency: expense.Currency(f[1]), Day: f[2], Kind: kind})
		}
	}
	return all
}

func TestJudge(t *testing.T) {
	for _, test := range []struct {
		name, want, before, after, reply string
		offers                           []string // what each would store
		verdict                          Verdict
	}{
		{"stored", "S 4.50 EUR 11-22", "", "4.5 EUR 11-22", "logged", nil, Right},
		{"another amount", "S 4.50 EUR 11-22", "", "4.51 EUR 11-22", "logged", nil, Wrong},
		{"another currency", "S 4.50 EUR 11-22", "", "4.50 USD 11-22", "logged", nil, Wrong},
		{"another day", "S 4.50 EUR 11-22", "", "4.50 EUR 11-21", "logged", nil, Wrong},
		{"twice", "S 4.50 EUR 11-22", "", "4.50 EUR 11-22; 4.50 EUR 11-22", "logged", nil, Wrong},
		{"one of two", "S 4 EUR 11-22; 5 EUR 11-22", "", "4 EUR 11-22", "logged", nil, Wrong},
		{"one of two, and asks", "S 4 EUR 11-22; 5 EUR 11-22", "", "4 EUR 11-22", "What was 5 for?", nil, Sensible},
		{"second alternative", "S 4 EUR 11-22 | S 4 EUR 11-21", "", "4 EUR 11-21", "logged", nil, Right},
		{"another kind", "S 4 EUR 11-22", "", "income 4 EUR 11-22", "logged", nil, Wrong},
		{"a refund", "S -4 EUR 11-22", "", "refund -4 EUR 11-22", "logged", nil, Right},
		{"taken back", "S -", "4 EUR 11-22", "", "undone", nil, Right},
		{"offered", "S 4 EUR 11-22", "", "", "Shall I?", []string{"4 EUR 11-22", ""}, Tap},
		{"offered, as good", "S? 4 EUR 11-22", "", "", "Shall I?", []string{"4 EUR 11-22"}, Right},
		{"something else offered", "S 4 EUR 11-22", "", "", "Shall I?", []string{"5 EUR 11-22", ""}, Nonsense},
		{"asked", "S 4 EUR 11-22", "", "", "How much?", []string{""}, Sensible},
		{"not understood", "S 4 EUR 11-22", "", "", "I did not understand.", nil, Nothing},
		{"examples are no question", "S 4 EUR 11-22", "", "", "Ask for example:\n  how was March?", nil, Nothing},
		{"openly", "A", "", "", "Which day?", []string{""}, Right},
		{"among two", "A 9/4.5", "", "", "Which?", []string{"9 EUR 11-22", "4.50 EUR 11-22"}, Right},
		{"among two, one wrong", "A 9/4.5", "", "", "Which?", []string{"9 EUR 11-22", "5 EUR 11-22"}, Nonsense},
		{"a guess", "A 9/4.5", "", "", "9?", []string{"9 EUR 11-22"}, Nonsense},
		{"not asked", "A", "", "9 EUR 11-22", "logged", nil, Wrong},
		{"left alone", "N", "", "", "I did not understand.", nil, Right},
		{"offered where nothing should be", "N", "", "", "Shall I?", []string{"4 EUR 11-22"}, Nonsense},
		{"income stored where nothing should be", "N", "", "income 4 EUR 11-22", "logged", nil, Wrong},
		{"income", "M", "", "income 4 EUR 11-22", "logged", nil, Right},
		{"a refund is no expense", "M", "", "refund -4 EUR 11-22", "logged", nil, Right},
		{"income as spending", "M", "", "4 EUR 11-22", "logged", nil, Wrong},
		{"income offered as spending", "M", "", "", "Shall I?", []string{"4 EUR 11-22"}, Nonsense},
		{"answered", "Q 1204.50 & 3 & =coffee", "4 EUR 11-22", "4 EUR 11-22", "Coffee: 1.204,50 EUR in 3 entries", nil, Right},
		{"answered in cents", "Q 12", "4 EUR 11-22", "4 EUR 11-22", "12.00 EUR", nil, Right},
		{"a word is missing", "Q 12 & =tea", "", "", "12 for coffee", nil, Nothing},
		{"another answer", "Q 12", "", "", "13.00 EUR", nil, Wrong},
		{"answered and stored", "Q 12", "", "12 EUR 11-22", "12.00 EUR", nil, Wrong},
		{"explained", "H VAT/tax", "", "", "Write the vat after the amount.", nil, Right},
		{"not explained", "H VAT/tax", "", "", "I did not understand.", nil, Nothing},
	} {
		row, err := parseRow("message\t" + test.want)
		if err != nil {
			t.Fatal(err)
		}
		o := Outcome{Before: entries(t, test.before), After: entries(t, test.after), Reply: test.reply}
		for _, stored := range test.offers {
			o.Offers = append(o.Offers, Offer{"yes", func() ([]Entry, error) { return entries(t, stored), nil }})
		}
		if got, err := row.Judge(o); err != nil || got != test.verdict {
			t.Errorf("%s: %s, %v; want %s", test.name, got, err, test.verdict)
		}
	}
}

// TestJudgeSeesFiles judges a reply whose file says what it is.
func TestJudgeSeesFiles(t *testing.T) {
	row, err := parseRow("message\tH csv/table")
	if err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]Verdict{"expenses.CSV": Right, "expenses.pdf": Nothing} {
		if got, err := row.Judge(Outcome{Reply: "All expenses", Files: []string{file}}); err != nil || got != want {
			t.Errorf("with %s: %s, %v; want %s", file, got, err, want)
		}
	}
}

func TestJudgeFailsWithOffer(t *testing.T) {
	row, err := parseRow("message\tN")
	if err != nil {
		t.Fatal(err)
	}
	failed := errors.New("failed")
	o := Outcome{Offers: []Offer{{"yes", func() ([]Entry, error) { return nil, failed }}}}
	if _, err := row.Judge(o); !errors.Is(err, failed) {
		t.Errorf("got %v", err)
	}
}

func TestReadTables(t *testing.T) {
	tables, err := ReadTables("a.tsv", "# people_de de_DE.UTF-8 Europe/Berlin\ntaxi 18\tC\n+zwei\\nZeilen\tS 20 EUR 11-22; 18 EUR 11-22 | A\n")
	if err != nil || len(tables) != 1 || len(tables[0].Rows) != 2 {
		t.Fatal(tables, err)
	}
	first, second := tables[0].Rows[0], tables[0].Rows[1]
	if first.Want != nil || first.Goes || !second.Goes || second.Message != "zwei\nZeilen" || len(second.Want) != 2 || second.Line != 3 {
		t.Errorf("%+v\n%+v", first, second)
	}
	for _, bad := range []string{"taxi 18\tN\n", "# people_de\n", "# a b c\ntaxi 18\n", "# a b c\ntaxi 18\tX\n", "# a b c\nt\tS 4.50\n", "# a b c\nt\tA x\n", "# a b c\nt\tN 4\n"} {
		if _, err := ReadTables("a.tsv", bad); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}
