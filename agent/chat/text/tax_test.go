package text_test

import (
	"testing"

	"chit/agent/chat/text"
)

func TestTaxOfARegion(t *testing.T) {
	line := text.Args{"Net": "3.75", "Rate": "20%", "Tax": "0.75"}
	for _, c := range []struct{ language, region, line, label string }{
		{"en", "", "net 3.75 + VAT 20% 0.75", "VAT"},
		{"en", "GB", "net 3.75 + VAT 20% 0.75", "VAT"},
		{"en", "US", "net 3.75 + sales tax 20% 0.75", "Sales tax"},
		{"en", "au", "net 3.75 + GST 20% 0.75", "GST"},
		{"de", "DE", "netto 3.75 + MwSt 20% 0.75", "MwSt"},
		{"fi", "DE", "net 3.75 + MwSt 20% 0.75", "MwSt"},
		{"zh", "US", "不含税 3.75 + 税 20% 0.75", "税率"},
		{"zh", "TW", "未稅 3.75 + 稅 20% 0.75", "稅率"},
		{"zh-Hant", "US", "未稅 3.75 + 稅 20% 0.75", "稅率"},
	} {
		texts := text.In(c.language).For(c.region)
		if got := texts.Say(text.TaxLine, line); got != c.line {
			t.Errorf("%s in %s: %q, want %q", c.language, c.region, got, c.line)
		}
		if got := texts.Say(text.FieldTaxRate); got != c.label {
			t.Errorf("%s in %s: %q, want %q", c.language, c.region, got, c.label)
		}
	}
	if got := text.In("en").Say(text.FieldTaxRate); got != "VAT" {
		t.Errorf("a region changes the texts of the others: %q", got)
	}
}
