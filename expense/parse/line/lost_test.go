package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// TestLost holds that what was lost or stolen was not spent, and that what sounds alike
// and was paid is.
func TestLost(t *testing.T) {
	for language, texts := range map[string]map[Unspent][]string{
		"en": {
			Lost:    {"somebody nicked my bike, worth 600", "lost 20 quid on the bus", "my phone got stolen, 700", "I lost my wallet with 80 in it", "they stole my jacket 120"},
			Left:    {"my change 3.50", "the change was 3.50", "3 quid change back"},
			Planned: {"wanted the 120 shoes but chickened out"},
			"":      {"change of clothes 40", "lost 30 at poker", "lost card fee 10", "paid 60 for the lost key", "bike lock 30"},
		},
		"de": {Left: {"Restgeld 3,50", "3,50 Wechselgeld"}, Lost: {"Fahrrad geklaut 300", "Portemonnaie verloren mit 50 Euro", "mir wurde das Handy gestohlen, 400"}, "": {"50 beim Poker verloren", "Fahrrad 300", "20 für den verlorenen Schlüssel bezahlt"}},
		"es": {Left: {"el cambio 3,50", "3,50 de vuelto"}, Planned: {"ya mero me compraba unos tenis de 800"}, Lost: {"me han robado la bici, valía 400", "he perdido 20 euros", "perdí la cartera con 60"}, "": {"perdí 20 en el casino", "cambio de aceite 40", "bici 400"}},
		"fr": {Lost: {"on m'a volé mon vélo à 400", "j'ai perdu 20 euros", "téléphone volé 300"}, Left: {"la monnaie 3,50"}, "": {"resto 30", "changé 100 euros en dollars", "vol Paris Lisbonne 120", "perdu 20 au poker"}},
		"pt": {Lost: {"roubaram minha bike de 900", "perdi 50 reais", "fui assaltado, levaram 200"}, Planned: {"quase levei uma air fryer de 399 mas desisti"}, "": {"perdi 50 na aposta", "bike 900"}},
		"ru": {Lost: {"украли велосипед за 15000", "потерял 500 рублей"}, "": {"проиграл 500 в покер", "велосипед 15000"}},
		"zh": {Lost: {"手机被偷了,3000块的", "丢了200块钱", "钱包弄丢了 500"}, "": {"手机3000", "丢垃圾袋 5元"}},
		"ja": {Lost: {"自転車盗まれた 3万円", "財布なくした 5000円入ってた", "定期落とした 1万円"}, Left: {"お釣り350円"}, "": {"自転車 3万円", "パチンコで5000円使った"}},
	} {
		for want, list := range texts {
			for _, text := range list {
				if got := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"}).Unspent; got != want {
					t.Errorf("%s: %q: %q, want %q", language, text, got, want)
				}
			}
		}
	}
}

// TestRent holds that the money of a tenant is income, and what is bought for one is not.
func TestRent(t *testing.T) {
	for language, texts := range map[string]map[string][]string{
		"en": {"income": {"tenant paid the rent 750", "lodger paid me 450 for november", "rent from the tenant 750"}, "": {"new lock for the tenant 30", "paid 90 for the tenant's boiler"}},
		"de": {"income": {"Mieter hat 750 überwiesen", "Untermieterin hat 400 bezahlt", "Miete vom Mieter 620"}, "": {"Schloss für den Mieter 30", "Miete 620"}},
		"es": {"income": {"inquilina pagó el alquiler 700", "el inquilino ha pagado 640 de alquiler"}, "": {"cerradura para el inquilino 30", "alquiler 640"}},
		"fr": {"income": {"la locataire a viré le loyer 620", "le locataire du rdc a payé 580 de loyer"}, "": {"serrure pour le locataire 30", "loyer 620"}},
		"pt": {"income": {"inquilina pagou 900 do aluguel", "inquilino pagou o aluguel 1300"}, "": {"fechadura para o inquilino 30", "aluguel 900"}},
		"ru": {"income": {"квартирантка отдала за квартиру 28000", "жилец заплатил за комнату 15000", "квартирант перевёл 25000"}, "": {"замок для квартиранта 500", "квартплата 6000"}},
		"zh": {"income": {"租客转来房租2500", "租客交了房租1800", "房客付了房租2200"}, "": {"给租客换锁 80", "房租2500"}},
		"ja": {"income": {"店子から家賃6万円", "入居者が家賃58000円払ってくれた"}, "": {"家賃 6万円"}},
	} {
		for want, list := range texts {
			for _, text := range list {
				if got, r := readKinds(language, text); got != want || r.Unspent != "" {
					t.Errorf("%s: %q: %q, not spent %q; want %q", language, text, got, r.Unspent, want)
				}
			}
		}
	}
}

// TestArrived holds that a word for money that came in settles what else may be meant.
func TestArrived(t *testing.T) {
	for language, texts := range map[string]map[string][]string{
		"en": {"income": {"my pension came through, 1,204", "state pension landed 884.40", "allowance hit my account 50"}, "income expense": {"pension 1204", "interest 3.12"}, "": {"parcel arrived 12", "came in by taxi 14"}},
		"de": {"income": {"Pension ist eingegangen 1.240", "Zinsen gutgeschrieben 4,12"}, "income expense": {"Pension 89", "Zinsen 4,12"}, "": {"Zug angekommen, Taxi 12"}},
		"fr": {"income": {"pension versée 980", "retraite 1460"}, "income expense": {"pension 200"}},
		"es": {"income": {"me ha llegado la pensión 980"}, "income expense": {"pensión 200"}},
		"pt": {"income": {"aposentadoria caiu 1800", "juros creditados na minha conta 3"}, "income expense": {"pensão 200"}},
		"ru": {"income": {"пенсия пришла 21400", "детское пособие пришло 12000"}, "income expense": {"аванс 5000"}, "": {"посылка пришла 300"}},
		"zh": {"income": {"退休金到账3200", "利息到账12.5"}, "income expense": {"补贴 300"}, "refund": {"退款到账50"}},
		"ja": {"income": {"年金が13万円入った"}, "income expense": {"年金 16980円"}, "": {"入金手数料 300円"}},
	} {
		for want, list := range texts {
			for _, text := range list {
				if got, r := readKinds(language, text); got != want {
					t.Errorf("%s: %q: %q, want %q; not spent %q", language, text, got, want, r.Unspent)
				}
			}
		}
	}
}
