package line

import (
	"slices"
	"testing"

	"chit/expense/parse/lex"
)

// taxCases are receipts with several tax rates, and rates of zero with their reason.
var taxCases = []lineCase{
	{"rewe 10.70 incl. 7%, 11.90 incl. 19%", "nil rewe {10.70 0.07 gross; 11.90 0.19 gross}"},
	{"rewe 10.70 incl. 7% and 11.90 incl. 19%", "nil rewe {10.70 0.07 gross; 11.90 0.19 gross}"},
	{"rewe 10.70 incl. 7% 11.90 incl. 19%", "nil rewe {10.70 0.07 gross; 11.90 0.19 gross}"},
	{"10.70 incl. 7%, 11.90 incl. 19% at Rewe", "nil Rewe @Rewe {10.70 0.07 gross; 11.90 0.19 gross}"},
	{"10.70 incl. 7%, 11.90 incl. 19%", "! nil {10.70 0.07 gross; 11.90 0.19 gross}"},
	{"rewe 10.70 at 7%, 11.90 at 19%", "nil rewe {10.70 0.07; 11.90 0.19}"},
	{"rewe 10.70 7%, 11.90 19%", "nil rewe {10.70 0.07; 11.90 0.19}"},
	{"rewe 10.70 (7%), 11.90 (19%)", "nil rewe {10.70 0.07; 11.90 0.19}"},
	{"rewe 7% 10.70, 19% 11.90", "nil rewe {10.70 0.07; 11.90 0.19}"},
	{"rewe 7%: 10.70 19%: 11.90", "nil rewe {10.70 0.07; 11.90 0.19}"},
	{"rewe 10 incl. 7%, 5 incl. 19%, 3 tax free", "nil rewe {10 0.07 gross; 5 0.19 gross; 3 0 gross exempt}"},
	{"rewe 10.70 + 7%, 11.90 + 19%", "nil rewe {10.70 0.07 net; 11.90 0.19 net}"},
	{"net 10 at 7% and 10 at 19%", "! nil {10 0.07 net; 10 0.19 net}"},
	{"rewe net 10 at 7% and 10 at 19%", "nil rewe {10 0.07 net; 10 0.19 net}"},
	{"rewe 10 at 7% and 10 at 19% net", "nil rewe {10 0.07 net; 10 0.19 net}"},
	{"rewe total 22.60, 7%: 10.70, 19%: 11.90", "22.60 EUR? rewe {10.70 0.07; 11.90 0.19}"},
	{"rewe 44.60, 7% on 10.70 and 19% on 33.90", "44.60 EUR? rewe {10.70 0.07; 33.90 0.19}"},
	{"rewe 22.60, 7%: 10.70, 19%: 11.90", "22.60 EUR? rewe {10.70 0.07; 11.90 0.19}"},
	{"rewe 22.60 7% 10.70 19% 11.90", "22.60 EUR? rewe {10.70 0.07; 11.90 0.19}"},
	{"rewe 7%: 10.70, 19%: 11.90, total 22.60", "22.60 EUR? rewe {10.70 0.07; 11.90 0.19}"},
	{"total 22.60, 7%: 10.70, 19%: 11.90", "! 22.60 EUR? {10.70 0.07; 11.90 0.19}"},
	{"rewe\n7% 10.70\n19% 11.90", "nil rewe {10.70 0.07; 11.90 0.19}"},
	{"refund rewe 10.70 incl. 7%, 11.90 incl. 19%", "nil refund rewe {-10.70 0.07 gross; -11.90 0.19 gross}"},
	{"rewe 10.70 € inkl. 7%, 11.90 € inkl. 19%", "nil rewe {10.70 0.07 gross; 11.90 0.19 gross}"},
	{"rewe 10.70 incl. 7%, 11.90 incl. 19%, taxi 20", "nil rewe {10.70 0.07 gross; 11.90 0.19 gross} / 20 EUR? taxi"},
	{"taxi 20, rewe 10.70 incl. 7%, 11.90 incl. 19%", "20 EUR? taxi / nil rewe {10.70 0.07 gross; 11.90 0.19 gross}"},
	{"rewe 10.70 incl. 7%, 11.90 incl. 19%, receipt 4711", "nil rewe no. 4711 {10.70 0.07 gross; 11.90 0.19 gross}"},
	// One document if one merchant or one document is named, otherwise one entry each.
	{"hotel 107 incl. 7% + breakfast 11.90 incl. 19% at Hilton", "nil hotel, breakfast @Hilton {107 0.07 gross; 11.90 0.19 gross} [Travel]"},
	{"hotel 107 incl. 7% + breakfast 11.90 incl. 19%, invoice 4711", "nil hotel, breakfast no. 4711 {107 0.07 gross; 11.90 0.19 gross} [Travel]"},
	{"hotel 107 incl. 7% + breakfast 11.90 incl. 19%", "107 EUR? hotel rate=0.07 gross / 11.90 EUR? breakfast rate=0.19 gross"},
	{"lunch 12 incl. 7%, taxi 20 incl. 19%", "12 EUR? lunch rate=0.07 gross / 20 EUR? taxi rate=0.19 gross"},
	{"coffee 4 incl. 19% at Starbucks, lunch 12 incl. 7% at Vapiano", "4 EUR? coffee @Starbucks rate=0.19 gross / 12 EUR? lunch @Vapiano rate=0.07 gross"},
	// A percentage is no tax where it may be anything else.
	{"shoes 50 20%", "! 50 EUR? shoes 20%"},
	{"shoes 50 20%, shirt 30 10%", "! 50 EUR? shoes 20% / 30 EUR? shirt 10%"},
	// Other languages.
	{"Rewe 10,70 inkl. 7%, 11,90 inkl. 19%", "nil Rewe {10.70 0.07 gross; 11.90 0.19 gross}"},
	{"Rewe 33,80, 7% MwSt auf 10,70, 19% auf 23,10", "33.80 EUR? Rewe {10.70 0.07; 23.10 0.19}"},
	{"Mercadona 33,80, 10% sobre 10,70 y 21% sobre 23,10", "33.80 EUR? Mercadona {10.70 0.1; 23.10 0.21}"},
	{"Esselunga 33,80, 10% su 10,70 e 22% su 23,10", "33.80 EUR? Esselunga {10.70 0.1; 23.10 0.22}"},
	{"Albert Heijn 33,80, 9% over 10,70 en 21% over 23,10", "33.80 EUR? Albert Heijn {10.70 0.09; 23.10 0.21}"},
	{"Carrefour 55,00, 5,5% sur 21,10 et 20% sur 33,90", "55.00 EUR? Carrefour {21.10 0.055; 33.90 0.2}"},
	{"Rewe gesamt 22,60, 7%: 10,70, 19%: 11,90", "22.60 EUR? Rewe {10.70 0.07; 11.90 0.19}"},
	{"超市 含7%税 10.70, 含19%税 11.90", "nil 超市 {10.70 0.07 gross; 11.90 0.19 gross}"},
	{"Carrefour 10,55 TTC 5,5%, 12 TTC 20%", "nil Carrefour {10.55 0.055 gross; 12 0.2 gross}"},
	// Why a rate is zero.
	{"stamps 8.50 tax-free", "8.50 EUR? stamps rate=0 exempt"},
	{"doctor 80 exempt", "80 EUR? doctor rate=0 exempt"},
	{"Arzt 80 steuerfrei", "80 EUR? Arzt rate=0 exempt"},
	{"hosting 500 reverse charge", "500 EUR? hosting rate=0 reverse_charge"},
	{"hosting 500 €, reverse charge", "500 EUR hosting rate=0 reverse_charge"},
	{"Hosting 500 §13b", "500 EUR? Hosting rate=0 reverse_charge"},
	{"Hosting 500 § 13b UStG", "500 EUR? Hosting rate=0 reverse_charge"},
	{"médecin 80 exonéré", "80 EUR? médecin rate=0 exempt"},
	{"hébergement 500 autoliquidation", "500 EUR? hébergement rate=0 reverse_charge"},
	{"dentista 80 esente IVA", "80 EUR? dentista rate=0 exempt"},
	{"医药 80元 免税", "80 CNY 医药 rate=0 exempt"},
	{"врач 80 не облагается НДС", "80 EUR? врач rate=0 exempt"},
	{"lunch 12 no VAT", "12 EUR? lunch rate=0"},
	{"lunch 12 0%", "! 12 EUR? lunch 0%"},
	{"lunch 12 incl. 0%", "12 EUR? lunch rate=0 gross"},
	// A tax that was said stays, without a rate.
	{"22.60 with 2.60 tax", "! 22.60 EUR? tax=2.60"},
	{"lunch 22.60 with 2.60 tax", "22.60 EUR? lunch tax=2.60"},
}

// documentCases are numbers of invoices and receipts, which are no amounts.
var documentCases = []lineCase{
	{"invoice RE-2026-118 119.00 incl. 19%", "119.00 EUR? invoice no. RE-2026-118 rate=0.19 gross"},
	{"hosting invoice RE-2026-118 119.00 incl. 19%", "119.00 EUR? hosting no. RE-2026-118 rate=0.19 gross"},
	{"119.00 incl. 19% hosting, invoice RE-2026-11-18", "119.00 EUR? hosting no. RE-2026-11-18 rate=0.19 gross"},
	{"lunch 12 receipt 4711", "12 EUR? lunch no. 4711"},
	{"lunch 12, receipt no. 4711", "12 EUR? lunch no. 4711"},
	{"lunch 12 (receipt #4711)", "12 EUR? lunch no. 4711"},
	{"receipt 4711 lunch 12", "12 EUR? lunch no. 4711"},
	{"receipt 4711: lunch 12, taxi 20", "12 EUR? lunch no. 4711 / 20 EUR? taxi no. 4711"},
	{"lunch 12 receipt 4711, taxi 20 receipt 4712", "12 EUR? lunch no. 4711 / 20 EUR? taxi no. 4712"},
	{"receipt 4711", "! nil receipt no. 4711"},
	{"lunch receipt 4711", "! nil lunch no. 4711"},
	{"invoice 12345678", "! nil invoice no. 12345678"},
	{"invoice 118 119.00 incl. 19%", "! 118119.00 EUR? invoice rate=0.19 gross"}, // as in French
	{"invoice no. 118 119.00 incl. 19%", "119.00 EUR? invoice no. 118 rate=0.19 gross"},
	{"hosting 119.00 incl. 19%, invoice 118", "119.00 EUR? hosting no. 118 rate=0.19 gross"},
	// What is paid for an invoice is no number.
	{"invoice 119.00", "119.00 EUR? invoice"},
	{"invoice 500 EUR", "500 EUR invoice"},
	{"invoice €500", "500 EUR invoice"},
	{"receipt 12.50", "12.50 EUR? receipt"},
	{"invoice 500 net", "! 500 EUR? invoice net"},
	{"Rechnung 80, Trinkgeld 8", "! 88.00 EUR? Rechnung"},
	{"invoice 2026-11-19 50 €", "50 EUR invoice 2026-11-19"},
	{"Rechnung vom 19.11. 50 €", "50 EUR Rechnung 2026-11-19"},
	// Other languages.
	{"Rechnung Nr. 2026/118 119,00 inkl. 19%", "119.00 EUR? Rechnung no. 2026/118 rate=0.19 gross"},
	{"Hosting 119,00 inkl. 19%, Rechnungs-Nr. 2026/118", "119.00 EUR? Hosting no. 2026/118 rate=0.19 gross"},
	{"Mittagessen 12,50 Beleg 4711", "12.50 EUR? Mittagessen no. 4711"},
	{"发票号 12345678 午饭 30元", "30 CNY 午饭 no. 12345678"},
	{"午饭 30元 发票号码：12345678", "30 CNY 午饭 no. 12345678"},
	{"发票号12345678 30元", "30 CNY 发票号 no. 12345678"},
	{"昼食 1200円 領収書 4711", "1200 JPY 昼食 no. 4711"},
	{"점심 12000원 영수증 4711", "12000 KRW 점심 no. 4711"},
	{"déjeuner 12,50 facture n° F-118", "12.50 EUR? déjeuner no. F-118"},
	{"comida 12,50 factura F-118", "12.50 EUR? comida no. F-118"},
	{"almoço 12,50 recibo 4711", "12.50 EUR? almoço no. 4711"},
	{"pranzo 12,50 scontrino 4711", "12.50 EUR? pranzo no. 4711"},
	{"обед 500 руб чек 4711", "500 RUB обед no. 4711"},
	{"obiad 50 zł paragon 4711", "50 PLN obiad no. 4711"},
	{"öğle yemeği 250 TL fiş no 4711", "250 TRY öğle yemeği no. 4711"},
	{"lunch 12,50 bon 4711", "12.50 EUR? lunch no. 4711"},
	{"lunch 120 kr kvitto 4711", "120 $ lunch no. 4711"},
}

func TestTaxedLines(t *testing.T) {
	for _, c := range slices.Concat(taxCases, documentCases) {
		o := lex.Options{Today: lineToday, Language: "en", Currency: "EUR"}
		if got := summary(Read(c.text, o)); got != c.want {
			t.Errorf("Parse(%q)\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}
