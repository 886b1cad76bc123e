package line

import (
	"testing"
	"time"

	"chit/expense"
)

// notes are what people note of a purchase, read as in everyday.
var notes = []struct{ language, text, want string }{
	// A number in words behind a weekday is the price.
	{"fr", "cine mercredi 12,50", "12.50 cine 2026-11-18"},
	{"en", "chippy tea friday eleven pounds twenty", "11.20 chippy tea 2026-11-20"},
	{"tr", "sinema çarşamba iki yüz yirmi", "220.00 sinema 2026-11-18"},
	{"pt", "cinema quarta vinte reais", "20.00 cinema 2026-11-18"},
	{"es", "cena martes diecisiete 40", "40.00 cena 2026-11-17"},
	// The day of what was done, before it or behind it.
	{"en", "the 12th i paid 75 for the vet", "75.00 vet 2026-11-12"},
	{"en", "the 14th dentist 26.80", "? 26.80 dentist 2026-11-14"},
	{"en", "the 2nd coffee 3.50", "3.50 2nd coffee"},
	{"fr", "le 28 j'ai payé l'assurance 51,20", "51.20 l'assurance 2026-10-28"},
	{"es", "el 12 pagué el veterinario 65", "65.00 veterinario 2026-11-12"},
	{"it", "il 12 ho pagato il veterinario 65", "65.00 veterinario 2026-11-12"},
	{"nl", "de 12e heb ik de dierenarts betaald 65", "65.00 dierenarts 2026-11-12"},
	{"it", "il 2 di coppe 5", "? 5.00 coppe 2026-11-02"},
	{"it", "benzina eni 50 il 4", "50.00 benzina eni 2026-11-04"},
	{"es", "gasolina 50 el 4", "50.00 gasolina 2026-11-04"},
	{"fr", "essence 71 le 9", "71.00 essence 2026-11-09"},
	// A price in words beside nothing but a known thing.
	{"it", "pizzeria trentadue e cinquanta", "32.50 pizzeria"},
	{"es", "bocata y caña seis con ochenta", "6.80 bocata y caña"},
	{"pt", "uber ontem vinte e três e noventa", "23.90 uber 2026-11-21"},
	{"de", "kneipe achtundzwanzig fünfzig", "28.50 kneipe"},
	{"fr", "café deux vingt", "2.20 café"},
	{"pl", "obiad trzydzieści pięć", "35.00 obiad"},
	{"en", "lunch twelve fifty", "12.50 lunch"},
	{"en", "rent twelve fifty", "? 12.50 rent"},
	{"en", "latte five twenty five", "? 5.25|525.00 latte"},
	{"en", "bus twenty eight", "? 28.00 bus"},
	{"fr", "bar vingt-deux", "? 22.00 bar"},
	// Several of them, and words with which people begin to speak.
	{"de", "so also heute früh brötchen für drei achtzig und einen kaffee für zwei neunzig", "3.80 brötchen 2026-11-22; 2.90 kaffee 2026-11-22"},
	{"it", "allora stamattina frutta per sei euro e pane per tre e venti", "6.00 frutta 2026-11-22; 3.20 pane 2026-11-22"},
	{"nl", "nou vanochtend brood voor drie twintig en koffie voor twee tachtig", "3.20 brood 2026-11-22; 2.80 koffie 2026-11-22"},
	{"pl", "no to tak, dzisiaj rano kawa za dychę i hot dog za osiem pięćdziesiąt", "10.00 kawa 2026-11-22; 8.50 hot dog 2026-11-22"},
	{"ru", "так запиши сегодня молоко восемьдесят девять рублей и хлеб пятьдесят четыре", "89.00 молоко 2026-11-22; 54.00 хлеб 2026-11-22"},
	{"uk", "ну коротше сьогодні взяла каву за сімдесят п'ять і круасан за шістдесят", "75.00 каву 2026-11-22; 60.00 круасан 2026-11-22"},
	{"tr", "ya şimdi şöyle bu sabah kahveye doksan lira verdim bi de poğaçaya otuz beş", "90.00 kahveye 2026-11-22; 35.00 poğaçaya 2026-11-22"},
	{"en", "lunch for two and dinner for four", "? 2.00 lunch; 4.00 dinner"},
	{"en", "coffee five and bagel four", "? 5.00 coffee; 4.00 bagel"},
	{"pt", "pão por seis e café por quatro e cinquenta", "?"},
	// Behind the price: what the shop before it sells, and that it was paid.
	{"tr", "evvelsi gün shell 2150,40 mazot", "2150.40 shell mazot 2026-11-20"},
	{"pl", "przedwczoraj orlen 252,30 diesel", "252.30 orlen diesel 2026-11-20"},
	{"es", "repsol 52,30 diesel", "52.30 repsol diesel"},
	{"de", "lidl 12 taxi", "? 12.00 lidl taxi"},
	{"en", "starbucks latte 5.40 sandwich", "? 5.40 starbucks latte sandwich"},
	{"de", "vor drei wochen ferienwohnung 240 angezahlt", "240.00 ferienwohnung 2026-11-01"},
	{"uk", "комуналка 1740 сплачена 3 числа", "1740.00 комуналка 2026-11-03"},
	{"ru", "квартплата 6740 оплачена 3 числа", "6740.00 квартплата 2026-11-03"},
	{"en", "costa on the 5th 4.10, costa on the 12th 5.30", "4.10 costa 2026-11-05; 5.30 costa 2026-11-12"},
}

func TestNotes(t *testing.T) {
	for _, c := range notes {
		o := peopleIn[c.language]
		o.Language, o.Today = c.language, expense.Date{Year: 2026, Month: time.November, Day: 22}
		r := Read(c.text, o)
		if got := shownEveryday(&r, o.Currency); got != c.want {
			t.Errorf("%s %q\n got %s\nwant %s\n%v", c.language, c.text, got, c.want, r.Objections)
		}
	}
}
