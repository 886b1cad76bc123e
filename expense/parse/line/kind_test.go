package line

import (
	"strings"
	"testing"

	"chit/expense/parse/lex"
)

// A kindCase has texts of one language by what they tell of the kind: "income", or
// several kinds that are possible.
type kindCase struct {
	language string
	texts    map[string][]string
}

// read returns the kinds of all expenses of a text, and whether it is complete.
func readKinds(language, text string) (kinds string, r Reading) {
	r = Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"})
	var all []string
	for _, e := range r.Expenses {
		var one []string
		for _, k := range e.Kinds {
			one = append(one, string(k))
		}
		all = append(all, strings.Join(one, " "))
	}
	return strings.Join(all, ", "), r
}

// A line whose words tell its kind is complete; one that may be of several never is.
func TestKinds(t *testing.T) {
	for _, c := range kindCases {
		for want, texts := range c.texts {
			for _, text := range texts {
				got, r := readKinds(c.language, text)
				if complete := !strings.Contains(strings.ReplaceAll(want, ", ", ""), " "); got != want || want != "" && r.Complete != complete || r.Unspent != "" {
					t.Errorf("%s: %q: %s, complete %v, not spent %v; want %s, %v; objections %v", c.language, text, got, r.Complete, r.Unspent, want, complete, r.Objections)
				}
			}
		}
	}
}

// A word is what it means in the region of the ledger.
func TestKindsByRegion(t *testing.T) {
	for _, c := range []struct{ region, text, kinds, category, amount string }{
		{"PT", "renda 680", "", "Housing", "680"},
		{"AO", "paguei a renda, 680", "", "Housing", "680"},
		{"BR", "renda 680", "income expense", "", "680"},
		{"", "renda 680", "income expense", "", "680"},
	} {
		r := Read(c.text, lex.Options{Today: lineToday, Language: "pt", Region: c.region, Currency: "EUR"})
		if len(r.Expenses) != 1 {
			t.Errorf("%s: %q is %s", c.region, c.text, summary(r))
			continue
		}
		e := r.Expenses[0]
		var kinds []string
		for _, k := range e.Kinds {
			kinds = append(kinds, string(k))
		}
		if got := strings.Join(kinds, " "); got != c.kinds || e.Category != c.category || e.Amount == nil || e.Amount.Value.String() != c.amount {
			t.Errorf("%s: %q is %q, %s, want %q in %q", c.region, c.text, got, summary(r), c.kinds, c.category)
		}
	}
}

// What is nothing certain in a region is asked about there.
func TestUncertainByRegion(t *testing.T) {
	for region, want := range map[string]bool{"BR": true, "PT": false} {
		r := Read("50 contos no mercado", lex.Options{Today: lineToday, Language: "pt", Region: region, Currency: "EUR"})
		if r.Complete != want {
			t.Errorf("%s: complete is %t, want %t: %s", region, r.Complete, want, summary(r))
		}
	}
}

// A word that several languages have is that of the line's language, or else of the ledger's.
func TestKindsOfSharedWords(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"pl", "renta 800", "income expense"},
		{"es", "renta 800", ""},
		{"es", "pagué la renta 800", ""},
		{"it", "renta 800", "income expense"}, // in neither
		{"zh", "转让健身卡800", "income expense"},
		{"zh", "轉讓健身卡800", "income expense"},
	} {
		if got, _ := readKinds(c.language, c.text); got != c.want {
			t.Errorf("%s: %q: %q, want %q", c.language, c.text, got, c.want)
		}
	}
}

// The amount of what came back is negative, and no other.
func TestKindsSign(t *testing.T) {
	for text, want := range map[string]string{
		"refund 20 from Zalando": "-20", "salary 3000": "3000", "moved 200 to savings": "200", "tax refund 340": "340", "got 50 back from Tom": "50", "-20 shoes": "-20",
	} {
		if _, r := readKinds("en", text); len(r.Expenses) != 1 || r.Expenses[0].Amount.Value.String() != want {
			t.Errorf("%q is read as %+v, want %s", text, r.Expenses, want)
		}
	}
}

var kindCases = []kindCase{
	{"en", map[string][]string{
		"income":           {"uber earnings 60", "dad bunged me 40 for petrol", "salary 3000", "my salary 3000 EUR", "sold the bike for 120", "sold my old bike 120", "dividend 30", "bonus 500", "won 50 in the lottery", "got paid 2400", "wages 900", "inherited 5000", "found 20 on the street", "mom gave me 50", "earned 300 yesterday", "child benefit 250"},
		"refund":           {"refund 20 from Zalando", "refund 80 shoes", "refund 12.50", "cashback 12", "deposit back 500", "reimbursement 300", "got a refund of 30 for the shoes", "got 20 back from Amazon", "refund 23.80 incl 19% VAT shoes"},
		"transfer":         {"moved 300 from chase to ally", "put 50 in the piggy bank", "set aside 100 for savings", "moved 200 to savings", "paid into isa 200", "withdrew 100", "withdrew 100 from the atm", "transferred 500 to my savings account", "put 200 into savings", "cash withdrawal 100", "atm 100", "deposited 200 into my account", "savings 50", "lent Tom 50", "borrowed 50 from Tom"},
		"refund expense":   {"returned the van, diesel 28", "returned library book fine 1.50", "64 back from zalando", "electricity back 120"},
		"refund transfer":  {"got 50 back from Tom", "paid kev back 20", "Tom paid me back 50", "the landlord sent back 40", "Tom gave me 20 back", "got 50 back", "paid back 50"},
		"refund income":    {"tax refund 340", "received 100 from Bob", "Bob sent me 20", "got 50 from mum", "got 11.20 from dave for deliveroo", "tax return 300", "my wife sent me 20"},
		"transfer expense": {"transferred 200 to Bob", "deposit 500", "invested 300"},
		"income expense":   {"salary for the cleaner 60", "overtime 120", "paid salary 3000", "allowance 50", "pension 1200", "interest received 12", "pocket money 20"},
		"income, ":         {"salary 3000, rent 900"},
		", refund":         {"coffee 3.50, refund 30 shoes"},
		"":                 {"paid 20 for the taxi back", "lunch with grant 14", "bonus card 10", "coffee 3", "transfer fee 5", "atm fee 3", "won ton soup 8", "lottery ticket 5", "gift for mum 50", "income tax 500", "paid Bob 20 for lunch", "taxi 15 back home", "flowers from mum 40", "-20 shoes", "got coffee 4", "lunch with isa 20", "bonus ball 5"},
	}},
	{"de", map[string][]string{
		"income":                {"Gehalt 3000", "Lohn 2400 bekommen", "Fahrrad verkauft 120", "Kinderwagen vertickt 80", "20 im Lotto gewonnen", "Oma schenkte mir 50", "Oma hat mir 20 geschenkt", "20 von Oma geschenkt bekommen", "Dividende 30"},
		"income expense":        {"Taschengeld für Ben 5", "Blumen für Mama geschenkt 25", "Gehalt Putzfrau 60", "Prämie 380", "Honorar Anwalt 300"},
		"refund expense":        {"35 zurück von Otto", "Gas zurück 80"},
		"refund":                {"Rückerstattung 20 Zalando", "leere Flaschen 2,25", "Pfandbon 3,75", "Kaution zurück 500", "Gutschrift 15 Amazon"},
		"transfer":              {"100 vom Geldautomaten abgehoben", "100 aufs Festgeld", "100 abgehoben", "500 aufs Sparkonto überwiesen", "500 aufs Sparbuch", "300 gespart", "200 eingezahlt", "Tom 50 geliehen"},
		"refund transfer":       {"Tom hat mir 50 zurückgezahlt", "Max hat mir 20 zurückgegeben", "50 von Tom zurückbekommen"},
		"refund income expense": {"Jonas hat mir 15 fürs Kino geschickt", "der Friseur hat mir 30 abgenommen"},
		"refund income":         {"Steuererstattung 300", "50 von Mama bekommen", "50 von Oma", "11,20 von jana für lieferando"},
		"transfer expense":      {"200 an Bob überwiesen", "Ben 12 ausgelegt", "Mama die Miete überwiesen 400"},
		"":                      {"Miete überwiesen 800", "Kaffee 3", "Grundsteuer 500", "Zug zurück 20 €", "Ski geliehen 40", "Lottoschein 5"},
	}},
	{"es", map[string][]string{
		"income":          {"nómina 2000", "salario 3000", "vendí la bici por 120", "gané 20 en la lotería", "gane 60 en el melate", "me depositaron 1200", "cayó la quincena 8000", "me tocó la tanda 5000"},
		"refund":          {"reembolso 20 de Zalando", "devolvi el abrigo en h&m y me abonaron 39,99", "devolví la blusa de zara, 19,95"},
		"transfer":        {"pasé 300 al ahorro", "saqué 100 del cajero", "transferí 500 a ahorros", "moví 200 a ahorros", "guardé 300 en la alcancía", "moví 900 a mi guardadito", "pagué 3500 de la tarjeta"},
		"refund transfer": {"Tom me devolvió 50", "hacienda me devuelve 240"},
		"refund income":   {"devolución de impuestos 300", "recibí 50 de mamá", "me pagaron 800 del trabajo", "mi abuela me ha hecho un bizum de 25"},
		"":                {"café 3", "comisión de transferencia 5", "guardé el coche en el parking 20", "televisor 900 a 6 meses sin intereses"},
	}},
	{"fr", map[string][]string{
		"income":          {"salaire 2000", "vendu le vélo 120", "j'ai gagné 20 au loto", "mamie m'a filé 50", "paie tombée 1980"},
		"refund":          {"remboursement 20 Zalando", "caution rendue 500"},
		"transfer":        {"300 sur le livret A", "retiré 100 au distributeur", "retrait 100", "viré 500 sur mon livret", "virement de 500 vers épargne", "mis 80 de côté", "jai preté 30 a Léa"},
		"refund transfer": {"Tom m'a rendu 50"},
		"refund income":   {"remboursement impôts 300", "reçu 50 de maman", "mon frère m'a passé 30"},
		"":                {"café 3", "frais de virement 5"},
	}},
	{"it", map[string][]string{
		"income":          {"stipendio 2000", "venduto la bici 120", "venduta la moto 900", "vinto 20 alla lotteria", "vinti 15 euro al gratta e vinci", "buoni pasto accreditati 140", "arrivato bonifico stipendio 1420"},
		"refund":          {"rimborso 20 da Zalando", "cauzione restituita 500"},
		"transfer":        {"prelievo ATM 50", "prelievo 100", "prelevato 100 al bancomat", "prelevati 80 allo sportello", "trasferito 500 sul conto risparmio", "ricarica postepay 30", "ho ricaricato la postepay di 40"},
		"refund transfer": {"Tom mi ha restituito 50"},
		"refund income":   {"rimborso tasse 300", "ricevuto 50 da mamma", "mi hanno ricaricato la postepay di 80"},
		"income expense":  {"paghetta di luca 15"},
		"":                {"caffè 3", "commissione bonifico 5", "gratta e vinci 5", "pranzo 9 con buoni pasto", "abbonamento ATM 39 €", "biglietti ATM 4,40"},
	}},
	{"nl", map[string][]string{
		"income":                {"salaris 3000", "fiets verkocht 120", "20 gewonnen in de loterij", "vakantiegeld 900"},
		"refund":                {"terugbetaling 20 Zalando", "statiegeld terug 3,75", "broek geretourneerd 40 bij hema", "retourpinnen 12 bij action", "flessen ingeleverd 2,80"},
		"transfer":              {"100 opgenomen", "500 naar mijn spaarrekening", "200 gestort", "80 gepind bij de geldmaat"},
		"refund transfer":       {"50 teruggekregen van Tom"},
		"refund income":         {"belastingteruggave 300", "50 gekregen van mama", "50 van oma"},
		"refund expense":        {"35 terug van bol", "stroom terug 90", "emballage 4,10 terug"},
		"income expense":        {"zakgeld 8 gegeven aan noor"},
		"refund income expense": {"lisa heeft me 12 getikt", "bekeuring gekregen 69"},
		"":                      {"koffie 3", "trein van Utrecht 20", "taxi terug 18", "trein 12 terug van Utrecht", "frikandel uit de muur 2,60", "net 4 euro koffie"},
	}},
	{"pt", map[string][]string{
		"income":           {"salário 3000", "vendi a bicicleta por 120", "ganhei 20 na loteria", "caiu o VR 640", "caiu o vale alimentação 500"},
		"refund":           {"a Renner estornou 79,90", "reembolso 20 da Zalando"},
		"transfer":         {"transferi 500 para a poupança", "saquei 100 no caixa eletrônico", "depositei 200 na conta", "guardei 300 na caixinha do banco"},
		"refund transfer":  {"Tom me devolveu 50"},
		"refund income":    {"restituição do imposto 300", "recebi 50 da mamãe"},
		"transfer expense": {"mandei 60 de pix pra ana"},
		"income expense":   {"mesada da lara 40", "comissão do banco 12"},
		"":                 {"café 3", "caixinha de som 90", "taxa de transferência 5", "caixinha do garçom 10 no bar", "almoço 30 no vale refeição"},
	}},
	{"ru", map[string][]string{
		"income":          {"зп пришла 85000", "на карту упало 900", "сдал металл 1400", "зарплата 50000 руб", "продал велосипед за 1200 руб", "выиграл 200 в лотерею", "15000 за проданный велик", "с продажи дивана 7000", "4000 за сайт от клиента пришло"},
		"refund":          {"кэшбэк 312 р капнул", "возврат 500 руб за обувь"},
		"transfer":        {"снял 1000 в банкомате", "перевёл 5000 на накопительный счёт"},
		"refund transfer": {"Том вернул 500 руб"},
		"refund income":   {"возврат налога 3000 руб", "получил 500 от мамы", "мама дала 500", "папа скинул 700", "жена перевела 900", "от бабушки 300"},
		"":                {"кофе 300 руб", "комиссия за перевод 50 руб", "дал маме 500 руб", "торт от бабушки 300 руб"},
	}},
	{"pl", map[string][]string{
		"income":          {"pensja 5000", "sprzedalam kurtke za 85", "sprzedaliśmy auto za 9000", "sprzedałem rower za 120", "wygrałem 20 w lotto", "wpadło 400 za korepetycje"},
		"refund":          {"zwrot 20 z Zalando"},
		"transfer":        {"wypłaciłem 100 z bankomatu", "przelew 500 na oszczędności", "przelałam 300 na ike"},
		"refund transfer": {"Tom oddał 50", "rodzice zwrócili 200", "biuro podróży oddało 59,90"},
		"refund income":   {"zwrot podatku 300", "dostałem 50 od mamy", "tata przelał mi 60", "dziadek dał małemu 80"},
		"":                {"kawa 3", "opłata za przelew 5"},
	}},
	{"uk", map[string][]string{
		"income":           {"зарплата 20000 грн", "виграв 200 у лотерею", "9000 за продану гітару", "ще 4000 за сайт від клієнта прийшло", "на картку капнуло 900", "прийшло 2200 від укрпошти за конверти"},
		"transfer":         {"переказав 5000 на заощадження", "зняв 1000 у банкоматі", "поклав на банку 900"},
		"refund income":    {"отримав 500 від мами", "мама дала 500", "тато скинув 700", "від діда 300"},
		"transfer expense": {"закинула на банку 300"},
		"":                 {"закинула на банку для зсу 300", "прийшла посилка з розетки 1200"},
	}},
	{"tr", map[string][]string{
		"income":         {"maaş 30000", "maaş yattı 54 bin", "harçlık yattı 750", "öğrenci bursu yattı 3000", "maas yattı 54 bin", "eski telefonu 6500 liraya sattık", "piyangodan 20 kazandım"},
		"refund":         {"iade 200 TL ayakkabı", "zara iadesi 350"},
		"refund expense": {"zara iadesi için kargo 60"},
		"transfer":       {"bankamatikten 100 çektim", "tasarruf hesabına 500 aktardım", "bankaya 2000 yatırdım", "kumbaraya 200 attım"},
		"refund income":  {"annem 50 verdi", "vergi iadesi 300"},
		"":               {"kira yatırdım 22 bin", "elektrik faturasını yatırdım 870", "kirayı aktardım 9000"},
	}},
	{"sv", map[string][]string{
		"income":        {"lön 30000 kr", "sålde cykeln 1200 kr"},
		"refund":        {"återbetalning 200 kr skor"},
		"refund income": {"skatteåterbäring 3000 kr"},
	}},
	{"zh", map[string][]string{
		"income":          {"工资 8000", "卖了自行车120元", "彩票中了20元", "妈妈给了我100元", "發票中600", "統一發票中1000", "打麻將贏 300"},
		"refund":          {"退款20元 鞋子", "报销 300元", "押金退回500元"},
		"transfer":        {"取款100元", "转500到储蓄账户", "存了500元", "街口儲值800", "白条还了650"},
		"refund transfer": {"小明还我50元"},
		"refund income":   {"退税300元", "收到妈妈50元"},
		"":                {"咖啡3元", "彩票中心买彩票10元", "转账手续费5元", "存钱罐 20"},
	}},
	{"ja", map[string][]string{
		"income":          {"給料 300000円", "自転車を売った 12000円", "母から5000円もらった", "手取り21万円", "バイト代4万8千円入った", "おじさんからお年玉5000円"},
		"refund":          {"返金 2000円 靴", "敷金返還 50000円", "シャツ返品した 3200円"},
		"transfer":        {"ATMで10000円引き出した", "貯金 5000円", "1万円おろした", "PayPayに5千円チャージした", "1万円札両替した"},
		"refund transfer": {"トムが返してもらった 5000円"},
		"refund income":   {"税金還付 30000円"},
		"":                {"コーヒー 300円", "振込手数料 500円", "Suicaに2千円チャージした", "甥にお年玉3000円", "ボーナスで椅子買った 24000円", "奨学金返済 14000円", "返品送料 600円"},
	}},
	{"ko", map[string][]string{
		"income":          {"월급 3000000원", "자전거 팔았어 120000원", "알바비 45만원 들어옴", "당근에서 책장 팜 20000원", "보험금 12만원 들어옴"},
		"refund":          {"환불 20000원 신발", "보증금반환 500000원", "바지 반품함 32000원", "캐시백 900원"},
		"transfer":        {"현금 인출 100000원", "저축 50000원", "적금에 50000원 이체", "네이버페이에 3만원 충전", "200달러 환전함", "카드 결제대금 54만원"},
		"refund transfer": {"보증금 반환 500000원"},
		"refund income":   {"세금 환급 30000원", "엄마한테 50000원 받았어", "엄마가 50000원 줬어"},
		"":                {"커피 3000원", "이체 수수료 500원", "교통카드 2만원 충전함", "보너스로 의자 삼 18만원", "환전 수수료 2000원", "팜유 5000원"},
	}},
}
