package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// appointments are texts about where and when somebody is expected, and prices beside the number of a
// place or an hour.
var appointments = []struct {
	language     string
	texts, spent []string
}{
	{
		"en",
		[]string{"gp appt tomorrow 9.40 room 6", "train 8.50 platform 4", "interview tomorrow 14:15 floor 5", "gig at 7.30 seat 114", "parents evening tues 6.30 classroom 12"},
		[]string{"hairdresser 12.50", "platform 9 cafe 4.20", "parking level 3 6.40", "room 12 hotel 85", "taxi 12.50 terminal 2", "cinema 9:40 seat 14 £12", "paid 8.50 for seat 4"},
	},
	{
		"de",
		[]string{"morgen 9.40 zahnarzt zimmer 6", "elternabend di 19.30 raum 12", "zug 8.50 gleis 4", "termin morgen 14.15 5. stock", "montag 10.20 krankenhaus station 9", "morgen 9.40 zahnarzt"},
		[]string{"friseur 12,50", "parkhaus ebene 3 6,40", "hotel zimmer 12 85 euro", "kaffee gleis 9 3,20", "kaffee 3.20 gleis 9", "montag pizza 10.20"},
	},
	{
		"fr",
		[]string{"demain 9h40 dentiste salle 6", "train 8.50 voie 4", "réu à 9h45 bureau 3", "concert 20h30 place 114"},
		[]string{"parking niveau 3 6,40", "hotel chambre 12 85 euros", "café quai 9 3,20"},
	},
	{
		"es",
		[]string{"mañana 9:40 dentista consulta 6", "tren 8.50 vía 4", "cita mañana 14:15 planta 5"},
		[]string{"parking planta 3 6,40", "hotel habitación 12 85 euros"},
	},
	{
		"pl",
		[]string{"jutro 9:40 dentysta pokój 6", "pociąg 8.50 peron 4", "spotkanie jutro 14:15 piętro 5"},
		[]string{"parking poziom 3 16,40", "hotel pokój 12 285 zł"},
	},
	{
		"ru",
		[]string{"завтра 9:40 зубной кабинет 6", "поезд 8.50 платформа 4", "встреча в 7:15, 3-й этаж", "собрание вторник 18.30 каб. 12"},
		[]string{"отель номер 12 2850 руб", "кофе платформа 9 220", "такси 23:10 терминал 2 850"},
	},
	{
		"tr",
		[]string{"yarın 9:40 dişçi oda 6", "yarın 15.30da 4. katta toplantı", "uçak 7.15te kapı 22"},
		[]string{"otel oda 12 2850 tl", "kahve peron 9 95"},
	},
}

// TestAppointments tells the numbers of rooms and hours from prices.
func TestAppointments(t *testing.T) {
	for _, c := range appointments {
		o := lex.Options{Today: lineToday, Language: c.language, Currency: "EUR"}
		for _, text := range c.texts {
			if r := Read(text, o); len(r.Expenses) > 0 {
				t.Errorf("%s: %q: %v", c.language, text, r.Expenses)
			}
		}
		for _, text := range c.spent {
			if r := Read(text, o); len(r.Expenses) == 0 {
				t.Errorf("%s: %q: no expense", c.language, text)
			}
		}
	}
}

// TestVisits proposes what may be the hour of a visit, and stores what is a price.
func TestVisits(t *testing.T) {
	for text, complete := range map[string]bool{
		"dentist 14.15": false, "vet 9.30": false, "paid the dentist 14.15": true, "dentist £14.15": true, "dentist 65": true, "pharmacy 14.15": true,
	} {
		if r := Read(text, lex.Options{Today: lineToday, Language: "en", Currency: "GBP"}); len(r.Expenses) != 1 || r.Complete != complete {
			t.Errorf("%q: %v, complete %v; objections %v", text, r.Expenses, r.Complete, r.Objections)
		}
	}
}
