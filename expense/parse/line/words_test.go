package line

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"chit/expense"
	"chit/expense/parse/lex"
)

// wordsToday is a Sunday, as in the tables of people's messages.
var wordsToday = expense.Date{Year: 2026, Month: time.November, Day: 22}

// TestEverydayWords reads what people of a country write every day, in its language
// and currency: testdata/words/LANGUAGE.tsv has messages with their readings, see
// [lineCases].
func TestEverydayWords(t *testing.T) {
	for language, currency := range map[string]expense.Currency{"ja": "JPY", "pt": "BRL", "ru": "RUB", "zh": "CNY"} {
		t.Run(language, func(t *testing.T) {
			data, err := os.ReadFile(filepath.Join("testdata", "words", language+".tsv"))
			if err != nil {
				t.Fatal(err)
			}
			o := lex.Options{Today: wordsToday, Language: language, Currency: currency}
			for row := range strings.Lines(string(data)) {
				text, want, _ := strings.Cut(strings.TrimSpace(row), "\t")
				if got := strings.ReplaceAll(summary(Read(text, o)), "EUR?", string(currency)+"?"); got != want {
					t.Errorf("%q\n got %s\nwant %s", text, got, want)
				}
			}
		})
	}
}
