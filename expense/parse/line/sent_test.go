package line

import "testing"

// TestSent tells money that somebody sent from what was sent to them, and from a purchase.
func TestSent(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"en", "sent grandma 25", "transfer expense"},
		{"en", "sis venmoed me 15", "refund income"},
		{"en", "venmoed jake 25 for pizza", ""},
		{"en", "sent flowers to mum 30", ""},
		{"de", "80 am automaten geholt", "transfer"},
		{"de", "opa hat mir 30 zugesteckt", "refund income"},
		{"de", "fahrkarte am automaten 3,20", ""},
		{"fr", "envoyé 25 à papa", "transfer expense"},
		{"es", "bizum de carlos 15", "refund income"},
		{"es", "bizum a carlos 15", "transfer expense"},
		{"es", "bizum de la cena 15", ""},
		{"it", "mandato 25 a papà", "transfer expense"},
		{"pt", "pix do joão 40", "refund income"},
		{"pt", "pix do condomínio 300", ""},
		{"nl", "tikkie van pieter 8", "refund income"},
		{"nl", "tikkie van de lunch 8", ""},
		{"ru", "катя скинула мне 400 за суши", "refund income"},
		{"uk", "тарас скинув мені 250 за квитки", "refund income"},
		{"pl", "Marek przelał mi 45 za pizzę", "refund income"},
		{"pl", "blik do ani 15", "transfer expense"},
		{"pl", "blik od ani 15", "refund income"},
		{"pl", "ania przelała 50", "refund income"},
		{"ru", "аня перевела 1500", "refund income"},
		{"ru", "перевел ане 1500", "transfer expense"},
		{"uk", "аня переказала 500", "refund income"},
		{"zh", "给妹妹转了200", "transfer expense"},
		{"it", "bancomat 100", "transfer"},
		{"it", "pizza bancomat 12", ""},
		{"nl", "pinnen 100", "transfer"},
		{"nl", "koffie pinnen 3", ""},
	} {
		if got, _ := readKinds(c.language, c.text); got != c.want {
			t.Errorf("%s: %q: %q, want %q", c.language, c.text, got, c.want)
		}
	}
}
