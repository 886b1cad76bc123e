package line

import (
	"testing"
	"time"

	"chit/expense"
	"chit/expense/parse/lex"
)

// TestScales holds what is read of a scale that says the number alone, of thousands that are
// dongs unless the ledger says so, and of thousands that nobody pays for a coffee.
func TestScales(t *testing.T) {
	for _, c := range []struct {
		language, text string
		currency       expense.Currency
		want           string
	}{
		{"ru", "миллион рублей за машину", "RUB", "1000000.00 машину"},
		{"ru", "миллион двести тысяч рублей машина", "RUB", "1200000.00 машина"},
		{"uk", "мільйон гривень хата", "UAH", "1000000.00 хата"},
		{"pl", "milion złotych dom", "PLN", "1000000.00 dom"},
		{"pt", "um milhão de reais casa", "BRL", "1000000.00 casa"},
		{"pt", "milhão de reais casa", "BRL", "1000000.00 casa"},
		{"es", "un millón de euros casa", "EUR", "1000000.00 casa"},
		{"en", "a dollar fifty coffee", "USD", "1.50 coffee"},
		{"en", "buck fifty for a soda", "USD", "1.50 soda"},
		{"de", "Semmel euro dreißig", "EUR", "1.30 Semmel"},
		{"nl", "broodje euro veertig", "EUR", "1.40 broodje"},
		{"pl", "bułka złoty dwadzieścia", "PLN", "1.20 bułka"},
		{"ru", "булка рубль сорок", "RUB", "1.40 булка"},
		{"it", "benzina euro cinquanta", "EUR", "50.00 benzina"},
		{"de", "Miete Euro achthundert", "EUR", "800.00 Miete"},
		{"en", "quid twenty for the bus", "GBP", "1.20 bus"},
		{"en", "dollar 50 for the bus", "USD", "50.00 bus"},
		{"ru", "квартплата 6 тыс 340 руб", "RUB", "6340.00 квартплата"},
		{"ru", "квартплата 6 тыс. 340 руб", "RUB", "6340.00 квартплата"},
		{"ru", "две тысячи 340 рублей за свет", "RUB", "2340.00 свет"},
		{"ru", "машина 2 миллиона 500 тысяч рублей", "RUB", "2500000.00 машина"},
		{"ru", "обед 2 тыс 21 ноября", "RUB", "2000.00 обед 2026-11-21"},
		{"ru", "книга 2 тысячи 340 страниц", "RUB", "? 2000.00 книга 340 страниц"},
		{"pl", "czynsz 2 tysiące 340 zł", "PLN", "2340.00 czynsz"},
		{"es", "alquiler 2 mil 340 euros", "EUR", "2340.00 alquiler"},
		{"de", "Miete 2 tausend 340 euro", "EUR", "2340.00 Miete"},
		{"it", "affitto 2 mila 340 euro", "EUR", "2340.00 affitto"},
		{"tr", "kira 2 bin 340 lira", "TRY", "2340.00 kira"},
		{"en", "rent 6 thousand 340 dollars", "USD", "6340.00 rent"},
		{"en", "rent 6k 340 usd", "USD", "? 6340.00|340.00 rent"},
		{"de", "Miete 1k 340 Euro", "EUR", "? 1340.00|340.00 Miete"},
		{"fr", "cà phê 30k hôm qua", "EUR", "? 30000.00 cà phê 2026-11-21"},
		{"en", "ăn trưa 60k", "USD", "? 60000.00 ăn trưa"},
		{"vi", "cà phê 30k hôm qua", "VND", "30000 cà phê 2026-11-21"},
		{"de", "Kaffee 2.800", "EUR", "? 2800.00|2.80 Kaffee"},
		{"en", "groceries 1,250", "GBP", "? 1250.00|1.25 groceries"},
		{"de", "Sofa 2.800", "EUR", "2800.00 Sofa"},
		{"tr", "market 2.800", "TRY", "2800.00 market"},
		{"fr", "cuisine 30k hier", "EUR", "30000.00 cuisine 2026-11-21"},
	} {
		o := lex.Options{Language: c.language, Currency: c.currency, Today: expense.Date{Year: 2026, Month: time.November, Day: 22}}
		r := Read(c.text, o)
		if got := shownEveryday(&r, c.currency); got != c.want {
			t.Errorf("%s %q\n got %s\nwant %s\n%v", c.language, c.text, got, c.want, r.Objections)
		}
	}
}
