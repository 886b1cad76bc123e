package document_test

import (
	"cmp"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"chit/expense"
	"chit/expense/parse/document"
	"chit/expense/parse/lex"
)

// writers are people by their language.
var writers = map[string]lex.Options{
	"en": {Language: "en", Region: "US", Currency: "USD"},
	"de": {Language: "de", Region: "DE", Currency: "EUR"},
	"gb": {Language: "en", Region: "GB", Currency: "GBP"},
	"es": {Language: "es", Region: "ES", Currency: "EUR"},
	"fr": {Language: "fr", Region: "FR", Currency: "EUR"},
	"it": {Language: "it", Region: "IT", Currency: "EUR"},
	"ja": {Language: "ja", Region: "JP", Currency: "JPY"},
	"pt": {Language: "pt", Region: "BR", Currency: "BRL"},
	"ru": {Language: "ru", Region: "RU", Currency: "RUB"},
	"zh": {Language: "zh", Region: "CN", Currency: "CNY"},
	"nl": {Language: "nl", Region: "NL", Currency: "EUR"},
	"pl": {Language: "pl", Region: "PL", Currency: "PLN"},
	"tr": {Language: "tr", Region: "TR", Currency: "TRY"},
	"uk": {Language: "uk", Region: "UA", Currency: "UAH"},
}

var today = expense.Date{Year: 2026, Month: 11, Day: 22}

// TestRead reads the tables: a language, a text, and what it says as in [summary].
func TestRead(t *testing.T) {
	files, err := filepath.Glob("testdata/*.tsv")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		table, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for row := range strings.Lines(string(table)) {
			f := strings.Split(strings.TrimSpace(row), "\t")
			if len(f) != 3 || writers[f[0]].Language == "" {
				t.Fatalf("%s: %q", file, row)
			}
			o := writers[f[0]]
			o.Today = today
			text := lex.NewText(lex.KeepFullWidthCommas(strings.ReplaceAll(f[1], `\n`, "\n")), o)
			var all []string
			for _, d := range document.ReadAll(text) {
				all = append(all, summary(d))
			}
			got := cmp.Or(strings.Join(all, "; "), "-")
			if got != f[2] {
				t.Errorf("%s: %s %s\n\tgot  %s\n\twant %s", filepath.Base(file), f[0], f[1], got, f[2])
			}
		}
	}
}

// TestWhat reads what receipts are of that were copied as one line.
func TestWhat(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"tr", "ŞOK MARKET süt 42,50 yumurta 139,90 peynir 215,00 TOPLAM *397,40", "ŞOK"},
		{"it", "BAR MARIO caffe 1,20 cornetto 1,50 spremuta 3,00 TOTALE 5,70", "BAR MARIO"},
		{"it", "scontrino eurospin: uova 2,19 burro 1,99 caffe 3,49 tot 7,67 contanti 10,00 resto 2,33", "eurospin"},
		{"fr", "boulangerie pain 1,30 eclair 2,45 tarte 3,15 total 6,90", "boulangerie pain"},
	} {
		o := writers[c.language]
		o.Today = today
		all := document.ReadAll(lex.NewText(c.text, o))
		if len(all) != 1 || all[0].What != c.want {
			t.Errorf("%s: got %+v, want %q", c.text, all, c.want)
		}
	}
}

// summary returns "declined 12.5 EUR 2026-11-20 LIDL incl. 19% 2", with what there is of it.
func summary(d document.Document) string {
	var parts []string
	if d.Unpaid != "" {
		parts = append(parts, string(d.Unpaid))
	}
	if d.Unpaid == document.Left {
		return string(d.Unpaid)
	}
	parts = append(parts, string(d.Kind), d.Amount.Value.String(), string(d.Amount.Currency))
	if d.Date != nil {
		parts = append(parts, d.Date.Date.String())
	}
	parts = append(parts, d.Payee)
	for _, p := range d.Parts {
		parts = append(parts, "+", p.Gross.Value.String(), "incl.", p.Rate.String(), p.Tax.Value.String())
	}
	if d.Tax != nil {
		parts = append(parts, "incl.", d.Rate.String(), d.Tax.Value.String())
	}
	return strings.Join(strings.Fields(strings.Join(parts, " ")), " ")
}
