package reports

import (
	"strings"
	"testing"
	"unicode/utf8"

	"chit/agent/chat/text"
	"chit/expense/report"
)

// TestStyle checks that each language has words for everything in a file, and names of
// sheets that spreadsheets take.
func TestStyle(t *testing.T) {
	for _, texts := range text.All() {
		for _, name := range report.Headings() {
			if !texts.HasOf(text.FamilyColumn, strings.ToLower(name)) {
				t.Errorf("%s: no heading for %q", texts.Language(), name)
			}
		}
		for _, name := range report.Sheets() {
			sheet := styleOf(texts).Sheet(name)
			if n := utf8.RuneCountInString(sheet); n == 0 || n > 31 || strings.ContainsAny(sheet, `\/?*[]:'`) || strings.HasPrefix(sheet, "sheet_") {
				t.Errorf("%s: sheet %q is called %q", texts.Language(), name, sheet)
			}
		}
	}
	if !styleOf(text.In("de")).Comma || styleOf(text.In("en")).Comma {
		t.Error("only German has a decimal comma")
	}
}
