package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// plans are texts of what was not bought, or will be, and such that sound alike and were spent.
var plans = []struct {
	language       string
	planned, spent []string
}{
	{"en", []string{"new tyres next week, gonna be 180", "those boots are 120 but im not buying them", "skipped the 45 ticket", "maybe i'll get the lamp for 85"}, []string{"maybelline mascara 12", "january rent 900", "paid the bill due 62"}},
	{"de", []string{"die stiefel kosten 120 aber ich nehm sie nicht", "vielleicht hol ich das sofa für 450", "im januar kommt kfz versicherung 410", "im januar kaufe ich ein rad für 700"}, []string{"miete januar 900", "stiefel 120 gekauft", "sofa 450 mitgenommen"}},
	{"nl", []string{"die laarzen kosten 120 maar ik neem ze niet", "in januari komt de autoverzekering 410", "in maart koop ik een fiets voor 600", "denk erover een fiets van 400 te kopen"}, []string{"huur januari 900", "laarzen 120"}},
	{"fr", []string{"je pense acheter un vélo à 400", "en janvier ya l'assurance auto 410", "faut encore virer 45 pour la sortie"}, []string{"loyer janvier 900", "vélo 400"}},
	{"es", []string{"las botas valen 120 pero no me las llevo", "el viernes toca pagar la luz 74", "a lo mejor pillo el sofá por 450", "mañana tengo q pagar el agua 40", "quedé de pagar 350"}, []string{"alquiler enero 900", "botas 120"}},
	{"it", []string{"gli stivali costano 120 ma non li prendo", "forse prendo il divano a 450", "a gennaio arriva l'assicurazione 410", "quasi prendevo le scarpe da 90"}, []string{"affitto gennaio 900", "stivali 120"}},
	{"pt", []string{"a bota ta 320 mas nao vou levar", "sexta tenho q pagar a luz 174", "talvez eu pegue o sofá por 1450", "em janeiro compro uma bike de 900"}, []string{"aluguel janeiro 900", "bota 320"}},
	{"pl", []string{"kurtka kosztuje 320 ale nie kupuję", "chciałem kupić rower za 900 ale sobie darowałem", "w styczniu kupimy pralkę za 1800", "w styczniu będzie oc 1410", "muszę jeszcze przelać 45 za wycieczkę", "mają mi oddać 300 za laptopa", "abonament ma kosztować 60"}, []string{"czynsz styczeń 900", "kurtka 320"}},
	{"ru", []string{"сапоги стоят 3200 но не беру", "весной купим диван за 40000", "в пятницу платить за свет 1740", "может возьму диван за 24500", "в декабре придется отдать за осаго 12000"}, []string{"аренда январь 30000", "сапоги 3200", "заплатил за свет 1740"}},
	{"uk", []string{"чоботи коштують 3200 але не беру", "навесні купимо диван за 20000", "у п'ятницю платити за світло 740", "може візьму диван за 14500", "збираюсь брати праску за 1800", "мають переказати 900 за переклад"}, []string{"оренда січень 9000", "чоботи 3200"}},
	{"tr", []string{"çizme 3200 ama almıyorum", "lastikler haftaya, 8200 tutacak", "ocakta kasko gelecek 14100", "kurs aylık 2800 olacakmış"}, []string{"ocak kirası 9000", "çizme 3200"}},
}

// TestPlans tells what is yet to be bought, or was left, from what was bought.
func TestPlans(t *testing.T) {
	for _, c := range plans {
		o := lex.Options{Today: lineToday, Language: c.language, Currency: "EUR"}
		for _, text := range c.planned {
			if r := Read(text, o); r.Unspent == "" {
				t.Errorf("%s: %q is spent", c.language, text)
			}
		}
		for _, text := range c.spent {
			if r := Read(text, o); r.Unspent != "" {
				t.Errorf("%s: %q: %q", c.language, text, r.Unspent)
			}
		}
	}
}
