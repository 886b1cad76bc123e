package expenses

import (
	"testing"

	"chit/agent/chat/text"
	"chit/expense"
	"chit/expense/parse"
)

// TestAWrittenDayIsReadAsThatDay holds that a form which was not touched changes
// nothing: what stands in its date field is the day that it came from.
func TestAWrittenDayIsReadAsThatDay(t *testing.T) {
	today := expense.Date{Year: 2026, Month: 11, Day: 21}
	for _, lang := range text.Languages {
		for _, region := range []string{"", "US", "DE", "CN"} {
			o := parse.Options{Today: today, Language: lang, Region: region, Currency: "EUR"}
			for day := today.AddDays(-800); !day.After(today.AddDays(365)); day = day.AddDays(1) {
				written := text.In(lang).Written(day)
				if d, ok := parse.NewText(written, o).Date(); !ok || d.Date != day || len(d.Readings) > 1 {
					t.Fatalf("%s, region %q: %q is read as %v, want %s", lang, region, written, d.Readings, day)
				}
			}
		}
	}
}
