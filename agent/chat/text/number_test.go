package text

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/text/language"

	"chit/expense"
	"chit/expense/parse"
)

// writing is a catalogue with the habits of writing numbers alone.
func writing(t *testing.T, tag, point, group, groups, from, percent, euro string) *Catalogue {
	t.Helper()
	data, err := json.Marshal(map[string]string{
		"number_point": point, "number_group": group, "number_groups": groups, "number_groups_from": from, "percent": percent,
		"money": "{{.Amount}} {{.Currency}}", "currency_sign_EUR": euro,
	})
	if err != nil {
		t.Fatal(err)
	}
	made, err := read(fstest.MapFS{tag + ".json": {Data: data}}, tag)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestMoney(t *testing.T) {
	english := writing(t, "en", ".", ",", "3", "4", "{{.Number}}%", "EUR")
	german := writing(t, "de", ",", ".", "3", "4", "{{.Number}} %", "€")
	spanish := writing(t, "es", ",", ".", "3", "5", "{{.Number}} %", "€")
	indian := writing(t, "en", ".", ",", "3 2", "4", "{{.Number}}%", "EUR")
	for _, c := range []struct {
		texts    *Catalogue
		minor    int64
		currency expense.Currency
		want     string
	}{
		{english, 450, "EUR", "4.50 EUR"},
		{english, -123456789, "EUR", "-1,234,567.89 EUR"},
		{english, 1200, "JPY", "1,200 JPY"},
		{german, 450, "EUR", "4,50 €"},
		{german, 123450, "EUR", "1.234,50 €"},
		{german, -99999999999999, "USD", "-999.999.999.999,99 USD"},
		{german, 12345, "KWD", "12,345 KWD"},
		{spanish, 123450, "EUR", "1234,50 €"},
		{spanish, 1234500, "EUR", "12.345,00 €"},
		{indian, 12345600, "INR", "1,23,456.00 INR"},
		{indian, 1234567800, "INR", "1,23,45,678.00 INR"},
	} {
		if got := c.texts.Money(expense.Money{Minor: c.minor, Currency: c.currency}); got != c.want {
			t.Errorf("%s: %q, want %q", c.texts.language, got, c.want)
		}
	}
}

// TestMoneyIsReadBack holds that an amount that we write is read as the same, in every
// language and currency, whatever the ledger's own.
func TestMoneyIsReadBack(t *testing.T) {
	tags := slices.Clone(Languages)
	tags = append(tags, "de-AT", "de-CH", "en-IN", "es-AR", "es-CR", "es-PE", "es-MX", "fr-CH", "pt-PT", "zh-Hant-TW")
	for _, tag := range tags {
		for _, own := range []expense.Currency{"EUR", "USD", "MXN", "JPY", "CNY", "INR", "RUB"} {
			texts := In(tag).Paying(own)
			by := parse.Options{Currency: own, Language: texts.Language(), Region: RegionOf(tag)}
			for _, currency := range []expense.Currency{"EUR", "USD", "MXN", "GBP", "CHF", "JPY", "CNY", "TWD", "HKD", "KRW", "INR", "BRL", "PLN", "RUB", "UAH", "KZT", "TRY", "KWD", own} {
				for _, minor := range []int64{1, 5, 450, -450, 99_999, 123_456, 1_234_500, 12_345_600, 123_456_789, -1_234_567_800} {
					m := expense.Money{Minor: minor, Currency: currency}
					said := texts.Money(m)
					a, ok := parse.NewText(said, by).Amount()
					if got, err := expense.NewMoney(a.Value, a.Currency); !ok || err != nil || got != m {
						t.Errorf("%s, ledger in %s: %q is %s %s, want %s (%v)", tag, own, said, a.Value, a.Currency, m, err)
					}
				}
			}
		}
	}
}

// TestSigns compares the money of countries as their people write it, and that of others,
// where a sign of several currencies is not written.
func TestSigns(t *testing.T) {
	for _, c := range []struct {
		tag      string
		ledger   expense.Currency
		minor    int64
		currency expense.Currency
		want     string
	}{
		{"en", "USD", 450, "USD", "4.50 USD"},
		{"en-IN", "INR", 12345600, "INR", "1,23,456.00 ₹"},
		{"de", "EUR", 123450, "EUR", "1.234,50 €"},
		{"de-CH", "CHF", 123450, "CHF", "CHF 1’234.50"},
		{"es-AR", "ARS", 123450, "ARS", "1.234,50 ARS"},
		{"es-CR", "CRC", 123450, "CRC", "1 234,50 CRC"},
		{"es-PE", "PEN", 123450, "PEN", "1,234.50 PEN"},
		{"es-US", "USD", 123450, "USD", "1,234.50 USD"},
		{"es", "EUR", 123450, "EUR", "1234,50 €"},
		{"es-MX", "MXN", 123450, "MXN", "$1,234.50"},
		{"es-MX", "MXN", -4500, "MXN", "-$45.00"},
		{"es-MX", "MXN", 4500, "USD", "45.00 USD"},
		{"es-MX", "USD", 4500, "MXN", "45.00 MXN"},
		{"pt", "BRL", 123450, "BRL", "R$ 1.234,50"},
		{"pt", "EUR", -450, "BRL", "-R$ 4,50"},
		{"pt-PT", "EUR", 123450, "EUR", "1234,50 €"},
		{"pt-PT", "EUR", 1234500, "EUR", "12 345,00 €"},
		{"ru", "RUB", 12345, "RUB", "123,45 ₽"},
		{"uk", "UAH", 12345, "UAH", "123,45 ₴"},
		{"pl", "PLN", 12345, "PLN", "123,45 zł"},
		{"tr", "TRY", 123450, "TRY", "1.234,50 TL"},
		{"ja", "JPY", 1234, "JPY", "￥1,234"},
		{"ja", "EUR", 1234, "JPY", "1,234 JPY"},
		{"zh", "CNY", 2500, "CNY", "¥25.00"},
		{"zh", "JPY", 2500, "CNY", "25.00 CNY"},
		{"zh-Hant", "TWD", 2500, "TWD", "NT$25.00"},
		{"ko", "KRW", 12000, "KRW", "12,000원"},
	} {
		if got := In(c.tag).Paying(c.ledger).Money(expense.Money{Minor: c.minor, Currency: c.currency}); strings.ReplaceAll(got, "\u00a0", " ") != c.want {
			t.Errorf("%s, ledger in %s: %q, want %q", c.tag, c.ledger, got, c.want)
		}
	}
}

// TestAmountIsThatOfTheDomain compares the English form with that of package expense, which
// files and models get.
func TestAmountIsThatOfTheDomain(t *testing.T) {
	for _, currency := range []expense.Currency{"EUR", "JPY", "KWD"} {
		for _, minor := range []int64{0, 5, -5, 99, 100, 1000, -1000, 99999, 100000, 123456789, 999_999_999_999_999, -999_999_999_999_999} {
			m := expense.Money{Minor: minor, Currency: currency}
			if got := In("en").Money(m); got != m.String() {
				t.Errorf("%q, want %q", got, m)
			}
		}
	}
}

func TestPercentage(t *testing.T) {
	german := writing(t, "de", ",", ".", "3", "4", "{{.Number}} %", "€")
	rate, err := expense.ParseRate("0.08875")
	if err != nil {
		t.Fatal(err)
	}
	for got, want := range map[string]string{
		german.Percentage(rate): "8,875 %", In("en").Percentage(rate): "8.875%", german.Percentage(expense.Rate{}): "",
		german.Decimals("3 × 11.50 + 2."): "3 × 11,50 + 2.", In("en").Decimals("3 × 11.50"): "3 × 11.50",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestPluralForms says how many in languages with several forms, and where x/text has none
// for whole millions.
func TestPluralForms(t *testing.T) {
	for tag, c := range map[string]struct {
		texts string
		want  map[any]string
	}{
		"en": {`{"one":"1","other":"n"}`, map[any]string{1: "1", int64(1): "1", 0: "n", 2: "n", "1": "n"}},
		"ru": {`{"one":"1","few":"2","many":"5","other":"n"}`, map[any]string{1: "1", 21: "1", 3: "2", 22: "2", 11: "5", 25: "5", int64(1_000_000_005): "5", 10_000_021: "1"}},
		"pl": {`{"one":"1","few":"2","many":"5","other":"n"}`, map[any]string{1: "1", 21: "5", 22: "2", 12: "5"}},
		"fr": {`{"one":"1","many":"de","other":"n"}`, map[any]string{0: "1", 1: "1", 2: "n", 1_000_000: "de", 1_000_001: "n"}},
		"de": {`{"one":"1","other":"n"}`, map[any]string{1: "1", 1_000_000: "n"}},
		"zh": {`"n"`, map[any]string{1: "n", 5: "n"}},
	} {
		var said text
		if err := json.Unmarshal([]byte(c.texts), &said); err != nil {
			t.Fatal(err)
		}
		for n, want := range c.want {
			if got := said.of(language.Make(tag), Args{"N": n}); got != want {
				t.Errorf("%s of %v: %q, want %q", tag, n, got, want)
			}
		}
	}
}
