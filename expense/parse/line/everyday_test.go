package line

import (
	"strings"
	"testing"
	"time"

	"chit/expense"
	"chit/expense/parse/lex"
)

// everyday are lines as people type them without care, with what is read: the amount,
// the description, and the arithmetic or the day if there is one. A "?" is before what
// somebody has to look at.
var everyday = []struct{ language, text, want string }{
	// Words and prices without a space.
	{"en", "Lunch14.25", "14.25 Lunch"},
	{"en", "taxi9.80", "9.80 taxi"},
	{"en", "6.40Latte", "6.40 Latte"},
	{"en", "taxi15$", "15.00 taxi"},
	{"en", "coffee5", "? 5.00 coffee"},
	{"de", "Döner6,50", "6.50 Döner"},
	{"de", "Taxi22€", "22.00 Taxi"},
	{"de", "tanken50", "? 50.00 tanken"},
	{"es", "3,10Café", "3.10 Café"},
	{"fr", "7,90Pizza", "7.90 Pizza"},
	{"pt", "Uber23,40", "23.40 Uber"},
	{"ru", "Такси340", "? 340.00 Такси"},
	{"en", "python3.12 book 30.00", "? 30.00 python3.12 book"},
	{"en", "wd40", "?"},
	{"en", "iphone15", "?"},
	{"en", "v2.10", "?"},
	// Cents behind an apostrophe or the sign.
	{"es", "gasolina 18'50", "18.50 gasolina"},
	{"es", "7’20 taxi", "7.20 taxi"},
	{"fr", "pain 1€20", "1.20 pain"},
	{"de", "12€50 Kino", "12.50 Kino"},
	{"fr", "coiffeur 24e", "24.00 coiffeur"},
	{"fr", "pharmacie 12e50", "12.50 pharmacie"},
	{"fr", "resto 16e arrondissement 30,00", "? 30.00 resto 16e arrondissement"},
	{"en", "door 6'10 tall", "? 6.10 door tall"},
	// A scale with a digit behind it.
	{"zh", "装修定金2w3", "23000.00 装修定金"},
	{"ru", "2х150 кофе", "? 300.00 кофе 2*150"},
}

// peopleIn are where somebody writes a language.
var peopleIn = map[string]lex.Options{
	"en": {Region: "US", Currency: "USD"},
	"de": {Region: "DE", Currency: "EUR"},
	"es": {Region: "ES", Currency: "EUR"},
	"fr": {Region: "FR", Currency: "EUR"},
	"it": {Region: "IT", Currency: "EUR"},
	"nl": {Region: "NL", Currency: "EUR"},
	"pt": {Region: "BR", Currency: "BRL"},
	"ja": {Region: "JP", Currency: "JPY"},
	"zh": {Region: "CN", Currency: "CNY"},
	"ru": {Region: "RU", Currency: "RUB"},
}

func TestEverydayLines(t *testing.T) {
	for _, c := range everyday {
		o := peopleIn[c.language]
		o.Language, o.Today = c.language, expense.Date{Year: 2026, Month: time.November, Day: 22}
		r := Read(c.text, o)
		if got := shownEveryday(&r, o.Currency); got != c.want {
			t.Errorf("%s %q\n got %s\nwant %s\n%v", c.language, c.text, got, c.want, r.Objections)
		}
	}
}

func shownEveryday(r *Reading, ledger expense.Currency) string {
	var parts []string
	for _, e := range r.Expenses {
		var words []string
		if e.Amount != nil {
			var values []string
			for _, v := range e.Amount.Readings {
				values = append(values, v.StringFixed(int32(e.Amount.CurrencyIn(ledger).Digits())))
			}
			words = append(words, strings.Join(values, "|"))
		}
		if e.Description != "" {
			words = append(words, e.Description)
		}
		if e.Amount != nil && e.Amount.Sum != "" {
			words = append(words, e.Amount.Sum)
		}
		if e.Date != nil {
			words = append(words, e.Date.Date.String())
		}
		parts = append(parts, strings.Join(words, " "))
	}
	shown := strings.Join(parts, "; ")
	if !r.Complete {
		shown = strings.TrimSpace("? " + shown)
	}
	return shown
}
