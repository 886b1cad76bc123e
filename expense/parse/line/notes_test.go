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
