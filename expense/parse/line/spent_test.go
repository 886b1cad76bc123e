package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// TestNotSpent tells money that the writer did not spend from what they did: for
// each language, texts of the one and of the other kind.
func TestNotSpent(t *testing.T) {
	for _, c := range []struct {
		language string
		yes, no  []string
	}{
		{"en", []string{
			"the landlord sent back 40",
			"won 50 in the lottery",
			"open invoice 300",
			"rent outstanding 900",
			"tax refund 300",
			"unpaid rent 900",
			"deposit returned 500",
			"deposit back 500",
			"got my deposit back 500",
			"rent due 900",
			"wife paid lunch 50",
			"my wife paid for lunch 50",
			"Bob paid lunch 50",
			"dad bought groceries 40",
			"lunch 20 paid by Bob",
			"planned trip 900",
			"upcoming rent 900",
			"future rent 900",
			"salary 3000",
			"insurance payout 400",
			"tax return 300",
			"dividend 30",
			"pocket money from mom 50",
			"tip received 20",
			"company paid hotel 300",
		}, []string{
			"won ton soup 8",
			"lunch 9000 won",
			"wife gift 50",
			"lunch with wife 50",
			"bought flowers for my wife 50",
			"paid Bob 20 for lunch",
			"income tax 500",
			"company dinner 300",
			"friend's birthday gift 30",
			"gift for mom 30",
			"Netflix 12.99",
			"Uber paid 20",
			"Rent paid 900",
			"paid rent 900",
			"amazon prime 12.99",
			"property tax 500",
			"refund shoes 40.00",
			"lunch paid by card 20",
			"Groceries bought 40",
			"refund 12.50",
			"cashback 12",
			"due euro caffè",
		}},
		{"de", []string{
			"offene Miete 900",
			"Oma hat mir 50 geschenkt",
			"Opa hat mir 50 Euro gegeben",
			"Pfandbon 3,75",
			"Pfand zurück 3,75",
			"Steuererstattung 300",
			"Steuerrückzahlung 300",
			"Kaution zurück 500",
			"unbezahlte Miete 900",
			"Frau hat Mittagessen bezahlt 50",
			"meine Frau hat das Essen bezahlt 50",
			"Max hat mir 20 zurückgegeben",
			"geplante Reise 900",
			"Gehalt 3000",
		}, []string{
			"Geschenk für meine Frau 50",
			"Essen mit Freunden 50",
			"Abendessen mit meinem Mann bezahlt 50",
			"Zug zurück 20 €",
			"Grundsteuer 500",
		}},
		{"fr", []string{
			"mamie m'a donné 50",
			"loyer impayé 900",
			"remboursement impôts 300",
			"loyer impayé 900",
			"ma femme a payé le déjeuner 50",
			"caution rendue 500",
			"salaire 2000",
		}, []string{
			"cadeau pour ma femme 50",
			"dîner avec ma mère 50",
		}},
		{"es", []string{
			"mi abuela me dio 50",
			"alquiler pendiente 900",
			"devolución de impuestos 300",
			"alquiler pendiente 900",
			"mi mujer pagó la comida 50",
			"me devolvieron la fianza 500",
			"nómina 2000",
		}, []string{
			"pendientes 20 euros",
			"regalo para mi mujer 50",
			"cena con amigos 50",
		}},
		{"it", []string{
			"la nonna mi ha regalato 50",
			"affitto da pagare 900",
			"rimborso tasse 300",
			"affitto non pagato 900",
			"mia moglie ha pagato il pranzo 50",
			"cauzione restituita 500",
		}, []string{
			"due caffè 3 euro",
			"cena con mia moglie 50",
		}},
		{"pt", []string{
			"aluguel em aberto 900",
			"a vovó me deu 50",
			"restituição do imposto 300",
			"aluguel atrasado 900",
			"minha esposa pagou o almoço 50",
		}, []string{
			"presente para minha mãe 50",
		}},
		{"nl", []string{
			"oma heeft mij 50 gegeven",
			"openstaande huur 900",
			"belastingteruggave 300",
			"onbetaalde huur 900",
			"mijn vrouw betaalde de lunch 50",
			"statiegeld terug 3,75",
		}, []string{
			"cadeau voor mijn vrouw 50",
		}},
		{"ru", []string{
			"бабушка подарила 50",
			"возврат налога 3000",
			"возврат налога 3000 руб",
			"жена заплатила за обед 500 руб",
			"неоплаченная аренда 9000 руб",
			"вернули залог 5000 руб",
			"зарплата 50000 руб",
		}, []string{
			"подарок маме 500 руб",
			"обед с другом 500 руб",
		}},
		{"zh", []string{
			"房租未付 900",
			"房东退我40",
			"老婆付了午饭50",
			"退税300",
			"没交的房租900",
			"押金退回500",
			"老公买了菜 80元",
			"朋友请的晚饭 200元",
			"妈妈给我买了鞋 300元",
			"工资 8000",
			"报销 300元",
			"公司付的酒店 500元",
		}, []string{
			"给老婆买花 50元",
			"和朋友吃饭 200元",
			"请朋友吃饭 200元",
			"老婆生日蛋糕 200元",
			"给妈妈买了衣服 300元",
			"公司附近吃午饭 35元",
			"付了房租 3000元",
		}},
		{"ja", []string{
			"祖母が5000円くれた",
			"税金還付 30000円",
			"妻が払った昼食 5000円",
			"未払い家賃 90000円",
			"敷金返還 50000円",
			"給料 300000円",
		}, []string{
			"妻とランチ 3000円",
			"母の日 花 3000円",
			"友達へのプレゼント 3000円",
		}},
		{"ko", []string{
			"할머니가 50000원 주셨다",
			"세금 환급 30000원",
			"아내가 점심 냈어 50000원",
			"미납 월세 900000원",
			"보증금 반환 500000원",
			"월급 3000000원",
		}, []string{
			"엄마 선물 30000원",
			"친구와 점심 30000원",
			"여자친구 선물 샀어 30000원",
		}},
	} {
		o := lex.Options{Today: lineToday, Language: c.language, Currency: "EUR"}
		for _, text := range c.yes {
			if r := Read(text, o); !r.NotSpent || r.Complete {
				t.Errorf("%s: %q: not spent %v, complete %v; want true and false", c.language, text, r.NotSpent, r.Complete)
			}
		}
		for _, text := range c.no {
			if r := Read(text, o); r.NotSpent {
				t.Errorf("%s: %q reads as money that was not spent", c.language, text)
			}
		}
	}
}
