package line

import (
	"strings"
	"testing"

	"chit/expense/parse/lex"
)

// TestRefundBehindPrice has purchases of which something came back: the amounts of the entries, and
// "?" before them if they are proposed.
func TestRefundBehindPrice(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"en", "dentist 65, got 15 back", "65 -15"},
		{"en", "trainers 80 refunded 30", "80 -30"},
		{"en", "spa 120 less 20 refund", "?100"},
		{"en", "asda 45.20 and 5 back on bottles", "45.2 -5"},
		{"de", "edeka 61,20 davon 4 pfand zurück", "?61.2 -4"},
		{"de", "brille 240 erstattet 100", "240 -100"},
		{"fr", "lunettes 180 remboursé 60", "180 -60"},
		{"fr", "kiné 32 dont 20 remboursés", "32 -20"},
		{"es", "gafas 150 devueltos 40", "150 -40"},
		{"it", "dentista 90 rimborsati 25", "90 -25"},
		{"pt", "dentista 200, devolveram 50", "200 -50"},
		{"nl", "bril 190, 60 teruggekregen", "190 -60"},
		{"pl", "okulary 400 zwrot 120", "400 -120"},
		{"ru", "очки 4000 вернули 900", "4000 -900"},
		{"tr", "gözlük 900 iade 250", "900 -250"},
		{"ja", "眼鏡9000円 返金1500円", "9000 -1500"},
		{"zh", "配眼镜600报销200", "600 -200"},

		{"en", "amazon 49.99, return 20 of it", "49.99 ?20"},
		{"de", "amazon 49,99, rücksendung 20", "49.99 ?20"},
		{"fr", "zara 80, retour 30", "80 ?30"},
		{"es", "zara 80, devolver 30", "80 ?30"},
		{"it", "zara 80, rendo 30", "80 ?30"},
		{"nl", "zara 80, retour 30", "80 ?30"},
		{"pl", "zara 80, zwracam 30", "80 ?30"},
		{"pt", "zara 80, devolução 30", "80 ?30"},
		{"ru", "зара 80, возвращаю 30", "80 ?30"},
		{"uk", "зара 80, повертаю 30", "80 ?30"},
		{"zh", "zara600元 退200元", "600 ?200"},
		{"en", "museum 10, return ticket 4", "10 4"},
		{"en", "zara 80, return shipping 5", "80 5"},
		{"de", "bahn 20, retour 20", "?20 20"},

		{"en", "taxi 15 back home 3", "?3"},
		{"en", "pizza 12, got 20 back from tom", "12 ?20"},
		{"en", "trainers 80 refund 2 items", "-80"},
		{"de", "flug hin 120 zurück 130", "250"},
		{"fr", "pizza 40, paul m'a rendu 20", "40 ?20"},
		{"nl", "trein heen 12 terug 12", "24"},
	} {
		r := Read(c.text, lex.Options{Today: lineToday, Language: c.language, Currency: "EUR"})
		var got []string
		for _, e := range r.Expenses {
			one := e.Amount.Value.String()
			if len(e.Kinds) > 1 {
				one = "?" + one
			}
			got = append(got, one)
		}
		all := strings.Join(got, " ")
		if !r.Complete && !strings.Contains(all, "?") {
			all = "?" + all
		}
		if all != c.want {
			t.Errorf("%s: %q: %s, want %s; objections %v", c.language, c.text, all, c.want, r.Objections)
		}
	}
}

// TestFound tells money that was found from a thing that had a price.
func TestFound(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"en", "found a mirror at the car boot 15", ""},
		{"en", "found 10 in my jeans", "income"},
		{"en", "found a tenner in my jeans", "income"},
		{"de", "auf dem trödel einen spiegel gefunden 15", ""},
		{"de", "10 euro im zug gefunden", "income"},
		{"fr", "trouvé un miroir 15", ""},
		{"fr", "trouvé 10 euros dans la rue", "income"},
		{"es", "encontré un espejo 15", ""},
		{"nl", "spiegel gevonden op de markt 15", ""},
		{"pl", "znalazłam lustro na targu 60", ""},
		{"pl", "znalazłem 20 zł na chodniku", "income"},
		{"ru", "нашла зеркало на барахолке 800", ""},
		{"uk", "знайшов 100 грн", "income"},
		{"pt", "achei um espelho 60", ""},
		{"tr", "pazarda ayna buldum 150", ""},
	} {
		if got, _ := readKinds(c.language, c.text); got != c.want {
			t.Errorf("%s: %q: %q, want %q", c.language, c.text, got, c.want)
		}
	}
}
