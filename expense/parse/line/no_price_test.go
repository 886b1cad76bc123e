package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// TestLongNumbers holds that the numbers of telephones and accounts are no prices, nor
// those of steps, and large prices no such numbers.
func TestLongNumbers(t *testing.T) {
	for language, texts := range map[string]map[string]bool{
		"pl": {"8500 kroków": false, "hydraulik 501 234 678": false, "IBAN PL61 1090 1014 0000 0712 1981 2874": false, "mieszkanie 450 000": true},
		"de": {"7400 schritte gegangen": false, "meine iban DE89 3704 0044 0532 0130 00": false, "wohnung 250 000": true},
		"es": {"hoy 7400 pasos": false, "fontanero 655 214 387": false},
		"fr": {"plombier 0612345678": false, "loyer 1 250": true},
		"it": {"oggi 7400 passi": false, "idraulico 333 1234567": false},
		"pt": {"encanador 98765 4321": false},
		"ru": {"7400 шагов сегодня": false, "сантехник 89161234567": false, "карта 2202 2006 1234 5678": false, "квартира 12 500 000": true},
		"uk": {"сантехнік 0671234567": false},
		"tr": {"usta 5321234567": false},
		"ko": {"전세 300000000": true},
	} {
		for text, want := range texts {
			r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"})
			if got := len(r.Amounts) > 0; got != want {
				t.Errorf("%s: %q: amounts %v", language, text, r.Amounts)
			}
		}
	}
}

// TestPointedTimes holds that a time with a point behind "at" is no sure price.
func TestPointedTimes(t *testing.T) {
	for text, want := range map[string]struct{ amounts, complete bool }{
		"picking up the kids at 4.15": {}, "platform 7 at 08.42": {}, "train at 7.15 from euston": {},
		"lunch at 12.30": {amounts: true}, "fuel at 1.75": {amounts: true, complete: true}, "lunch at pret 7.15": {amounts: true, complete: true},
	} {
		r := Read(text, lex.Options{Today: lineToday, Language: "en", Currency: "GBP"})
		if got := len(r.Expenses) > 0; got != want.amounts || r.Complete != want.complete {
			t.Errorf("%q: %+v, objections %v", text, r.Expenses, r.Objections)
		}
	}
}
