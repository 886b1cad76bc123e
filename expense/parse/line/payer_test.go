package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// payers are texts of what others paid, by word order, and such of what the writer did beside somebody.
var payers = []struct {
	language     string
	others, mine []string
}{
	{
		"en",
		[]string{"dave got the drinks, 34.50", "lunch 14.20, tom paid", "coffee was bought by ellie 3.40", "grandad bought me a coat 75", "the hotel was on my company, 240", "her dad is paying for the cake 400", "my other half paid for the curry 31", "hotel 120 at company expense"},
		[]string{"paid 12 for dave's ticket", "got mum flowers 20", "dinner with sarah 48", "i paid for my wife 30", "flowers for my boss 18", "has bean cafe 4.20"},
	},
	{
		"de",
		[]string{"den kaffee hat lena bezahlt 3,20", "das hotel zahlt die firma 190", "kino wurde von paul bezahlt 22", "papa hat das taxi übernommen 17", "die tickets hat der verein bezahlt 80", "mittagessen 14,50, hat tim bezahlt"},
		[]string{"geschenk für lena 25", "meiner schwester blumen gekauft 18", "essen mit jonas 38,50", "hab oma zum essen eingeladen 48", "die bank hat 12 abgebucht", "Anna 12 bezahlt"},
	},
	{
		"nl",
		[]string{"mn schoonvader heeft de taxi betaald, 23", "de koffie heeft lotte betaald 3,20", "lunch 14,50, door tim betaald", "hotel wordt door de zaak betaald 190", "de pizza betaalde mn huisgenoot 24"},
		[]string{"cadeau voor lotte 25", "uit eten met jeroen 38,50"},
	},
	{
		"fr",
		[]string{"ma belle-mère a payé les courses, 52", "déjeuner 14,50 payé par tim", "le ciné ma copine l'a payé 22", "hôtel 120 à la charge de l'entreprise"},
		[]string{"on a payé 40 au resto", "cadeau pour léa 25", "resto avec jonas 38,50", "hôtel 120 à ma charge"},
	},
	{
		"es",
		[]string{"el café lo pagó lucía 3,20", "la cena la paga mi primo 38,50", "la cena la pago mi primo 38,50", "comida 14,50, pagó tim", "el cine lo pagaron los suegros 22", "la gasolina la echó mi novia 60"},
		[]string{"invité a la abuela a comer 48", "regalo para lucía 25", "abono mensual 54,60"},
	},
	{
		"it",
		[]string{"il caffe l'ha pagato luca 1,20", "la cena l'ha offerta mio cugino 38,50", "pranzo 14,50, ha pagato tommaso", "il cinema l'hanno pagato i miei 22", "i biglietti li offre marco 80", "hotel 120 a carico ditta", "cena 40 a spese della ditta"},
		[]string{"ho offerto la cena a nonna 48", "regalo per giulia 25", "cena con mio cugino 38,50", "cena 20 a spese mie"},
	},
	{
		"pt",
		[]string{"o jantar foi meu primo que pagou 138,50", "almoço 34,50, o tiago pagou", "cinema pago pelo paulo 62", "os ingressos o marcos bancou 180"},
		[]string{"a gente pagou 40 no almoço", "presente pra lara 85", "shell comprou 50"},
	},
	{
		"pl",
		[]string{"za kawę zapłaciła ola 13", "kolację stawiał kuzyn 138,50", "hotel opłaca firma 390", "za kino zapłacili teściowie 62", "agata zapłaciła za lody 18"},
		[]string{"mamie kupiłam kwiaty 45", "bratu kupiłem książkę 45", "prezent dla oli 85", "zapłaciłem za żonę 30"},
	},
	{
		"ru",
		[]string{"за кофе заплатила лена 320", "ужин оплатил брат 2850", "обед 450, платил тимур", "гостиницу оплачивает фирма 4900", "заплатил за такси папа 300"},
		[]string{"заплатила маме за обед 900", "подарок для лены 850", "ужин с братом 2850", "оплатила интернет 650", "заплатил за жену 300"},
	},
	{
		"uk",
		[]string{"за каву заплатила леся 120", "вечерю оплатив брат 2850", "готель оплачує фірма 4900", "єва заплатила за чай 90", "готель 120 коштом компанії"},
		[]string{"подарунок для лесі 850", "вечеря з братом 2850", "оплатила інтернет 250", "єва 320"},
	},
	{
		"tr",
		[]string{"kahveyi elif ödedi 120", "öğle yemeği 350, tolga ödedi", "oteli şirket ödüyor 4900", "deniz faturayı yatırdı 780"},
		[]string{"kuzenimle yemek 850", "eşim için ödedim 300", "anneanneme yemek ısmarladım 880"},
	},
}

// TestPayers tells who paid from where a person stands beside the verb.
func TestPayers(t *testing.T) {
	for _, c := range payers {
		o := lex.Options{Today: lineToday, Language: c.language, Currency: "EUR"}
		for _, text := range c.others {
			if r := Read(text, o); r.Unspent != Treated {
				t.Errorf("%s: %q: %q, want %q", c.language, text, r.Unspent, Treated)
			}
		}
		for _, text := range c.mine {
			if r := Read(text, o); r.Unspent != "" {
				t.Errorf("%s: %q: %q", c.language, text, r.Unspent)
			}
		}
	}
}
