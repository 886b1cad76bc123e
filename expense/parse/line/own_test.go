package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// TestOwn holds that money which went to an account or card of one's own was only moved,
// and what was paid with a card was not.
func TestOwn(t *testing.T) {
	for language, texts := range map[string]map[string][]string{
		"en": {
			"transfer": {"paid off 300 of the credit card", "paid the credit card bill 412", "moved 500 to monzo", "topped up my revolut with 50", "transferred 250 to joint account", "popped 50 into the isa"},
			"":         {"gift card 20", "lunch 12 paid with my card", "oyster card top up 20", "credit card fee 5"},
		},
		"de": {"transfer": {"Kreditkarte ausgeglichen 320", "500 aufs Gemeinschaftskonto überwiesen"}, "": {"Essen 20 mit Kreditkarte"}},
		"es": {"transfer": {"pagué la tarjeta de crédito 410", "traspaso a mi cuenta 300"}, "": {"pagué con tarjeta 20 la cena"}},
		"fr": {"transfer": {"virement vers mon compte épargne 300"}, "": {"payé par carte 20 resto"}},
		"pt": {"transfer": {"paguei a fatura do cartão 900", "transferi 300 pra minha conta"}, "": {"almoço 30 no cartão"}},
		"ru": {"transfer": {"перевёл 10000 на свою карту", "погасил кредитку 12000", "сняли наличные 4000"}, "": {"продукты 900 картой", "сняли домик 4000 наличными"}},
		"uk": {"transfer": {"зняла готівку 1500", "кинула 800 в банку на відпустку", "перекинув собі на банку 600"}, "": {"скинула 200 на збір"}},
		"zh": {"transfer": {"还信用卡3000", "从工行转到招行2000", "取了500现金", "支付宝提现600", "信用卡账单还了1800", "花呗账单960元", "郵局領了3000", "領了2000現金", "轉3000到郵局", "存了8000到定存"}, "": {"領帶500", "郵局寄信80", "郵局領包裹60", "支付宝付早饭9", "刷信用卡吃饭80", "信用卡年费 300"}},
		"ja": {"transfer": {"口座に3万円移した", "イオンカードの引き落とし 28000円", "2万円両替した"}, "": {"カードで昼食 900円", "両替手数料 330円", "カード支払い 夕食 2100円"}},
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

// TestLeft holds that a balance that somebody writes is nothing that they spent.
func TestLeft(t *testing.T) {
	for text, want := range map[string]Unspent{
		"your balance is 320.11": Left, "Kontostand 812,10": Left, "saldo disponible 320": Left, "余额还有300": Left, "残高は5000円": Left,
		"new balance shoes 90": "", "paid 20, my balance is 40": "", "rent 900": "",
	} {
		if got := Read(text, lex.Options{Today: lineToday, Currency: "EUR"}).Unspent; got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestWallet holds that a message that begins with what was paid, and tells what is left, is
// one of a wallet.
func TestWallet(t *testing.T) {
	for _, text := range []string{"🛒 £7.85 at Co-op Food. Balance: £214.06", "£7.85 at Boots. Balance £30.10"} {
		r := Read(text, lex.Options{Today: lineToday, Currency: "GBP"})
		if !r.Printed || len(r.Expenses) != 1 || r.Expenses[0].Amount.Value.String() != "7.85" {
			t.Errorf("%q: printed %v, %v", text, r.Printed, r.Amounts)
		}
	}
}
