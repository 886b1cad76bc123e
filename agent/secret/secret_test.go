package secret_test

import (
	"strings"
	"testing"

	"chit/agent/chat"
	"chit/agent/secret"
)

func TestFind(t *testing.T) {
	for kind, texts := range map[chat.Secret][]string{
		chat.SecretCard: {
			// Test numbers published by the networks.
			"4111 1111 1111 1111", "4111111111111111", "4111-1111-1111-1111", "4111.1111.1111.1111", "4111 – 1111 – 1111 – 1111",
			"４１１１　１１１１　１１１１　１１１１", "٤١١١ ١١١١ ١١١١ ١١١١", "४१११ ११११ ११११ ११११", "4111\u20031111\u2009\u200b1111\u00a01111", "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
			"41 11 11 11 11 11 11 11", "41111111 11111111", "hotel 120 card 4111 1111 1111 1111 12/28 123", "lunch 12 4111 1111 1111 1111",
			"4111 1111 1111 1111 1228", "my visa is 4222222222222", "5555 5555 5555 4444", "2223003122003222", "3782 822463 10005", "371449635398431",
			"6011111111111117", "30569309025904", "3852 000002 3237", "3530111333300000", "6200 0000 0000 0005", "Mastercard:5105105105105100",
			"Karte4111111111111111", "卡号4111111111111111", "card 4111 1111 and then 1111 1111", "4111 1111 und dann 1111 1111", "card 4111\n1111\n1111\n1111",
			"4111\n1111\n1111\n1111", "card 4111 then 1111 then 1111 then 1111", "order 12 with card 4111111111111111", "Bestellung mit Kreditkarte 4111111111111111",
			"meine Kreditkartennummer ist 4111 1111 1111 1111", "tarjeta 4111111111111111", "carte bancaire 4111111111111111", "cartão 4111111111111111",
			"信用卡 4111 1111 1111 1111", "カード番号は4111111111111111", "카드 4111111111111111", "card no. 6304 0000 0000 0000", "6️⃣0️⃣1️⃣1️⃣ 1111 1111 1117",
		},
		chat.SecretPIN: {
			"PIN 1234", "pin: 1234", "my pin is 4821", "the PIN for my card is 4821", "PIN 1 2 3 4", "pin code 123456", "PIN=0000", "cvv 123", "CVC: 1234", "cvv2 999",
			"security code 123", "1234 is my PIN", "4821 (PIN)", "Geheimzahl 4821", "meine PIN lautet 4821", "Prüfnummer 123", "Sicherheitscode: 123",
			"código de seguridad 123", "mi NIP es 4821", "code secret 4821", "cryptogramme 123", "code PIN : 4821", "codice di sicurezza 123", "il PIN è 4821",
			"senha 4821", "código de segurança 123", "pincode 4821", "beveiligingscode 123", "密码1234", "密码是 482101", "安全码 123", "PIN ４８２１", "暗証番号は1234",
			"비밀번호 1234", "пин-код 1234", "lunch 12, PIN 4821",
		},
		"": {
			"", "lunch 12", "4111 1111 1111 1112", "order 4111111111111111", "order no. 4111 1111 1111 1111", "Bestellnummer 4111111111111111",
			"Rechnung 4111111111111111", "invoice #4111111111111111 120.00", "tracking 4111111111111111", "réf. commande 4111111111111111", "pedido 4111111111111111",
			"fattura 4111111111111111", "fatura 4111111111111111", "bestelnummer 4111111111111111", "订单号 4111111111111111", "注文番号 4111111111111111", "주문 4111111111111111",
			"paid by card, reference 4111111111111111", "DE89 3704 0044 0532 0130 00", "FR14 2004 1010 0505 0001 3M02 606", "GB29 NWBK 6016 1331 9268 19", "iban 4111111111111111",
			"+49 151 12345678", "+4111111111111111", "4006381333931", "5.00 4.50 12.30 45.60 99.10", "45.56 78.90 12.34 56.78", "RE4111111111111111",
			"rent 4111\nfood 1111\ncar 1111\ngas 1111", "1732250595123", "1700000000.000100", "1234567890123456", "0000 0000 0000 0000", "9400 1000 0000 0000 0000 00",
			"a pin 1500", "lapel pin 1500", "pin 12.50", "pin 1500 JPY", "PIN 1234.50", "pin 12", "spinning 1234", "shopping 1200", "cvv 12", "Pinsel 1200", "2026-11-21 12:00",
			"pizza 1200 yen", "rent 1200, food 1500", "hotel 4111 EUR",
		},
	} {
		for _, text := range texts {
			if got := secret.Find(text); got != kind {
				t.Errorf("Find(%q) = %q, want %q", text, got, kind)
			}
		}
	}
}

func TestWithhold(t *testing.T) {
	const card = "4111 1111 1111 1111"
	for name, m := range map[string]chat.Message{
		"a text":             {Text: "lunch 12 " + card},
		"an edit":            {Text: card, Edits: "1"},
		"a quote":            {Text: "log it", Quotes: []chat.Quote{{Text: "tea 3"}, {Text: card}}},
		"a text and a quote": {Text: "card 4111 1111", Quotes: []chat.Quote{{Text: "1111 1111"}}},
		"a text and a file":  {Text: card, Files: []chat.FileRef{{Ref: "1"}}},
		"a form":             {Choice: "form:1:2", Fields: map[string]string{"description": card}},
	} {
		got := secret.Withhold(m)
		if got.Withheld != chat.SecretCard || got.Text != "" || got.Quotes != nil || got.Files != nil || got.Fields != nil || got.Choice != m.Choice || got.Edits != m.Edits {
			t.Errorf("%s: %+v", name, got)
		}
	}
	for _, m := range []chat.Message{{Text: "lunch 12"}, {Choice: "undo:4111111111111111", Text: card}} {
		if got := secret.Withhold(m); got.Withheld != "" || got.Text != m.Text {
			t.Errorf("%+v became %+v", m, got)
		}
	}
	named := []chat.FileRef{{Name: "a.pdf", Ref: "1"}, {Name: card + ".jpg", Ref: "2"}}
	got := secret.Withhold(chat.Message{Text: "lunch 12", Files: named})
	if got.Withheld != "" || got.Files[0] != named[0] || got.Files[1] != (chat.FileRef{Ref: "2"}) || named[1].Name == "" {
		t.Errorf("files became %+v, and were %+v", got.Files, named)
	}
	for _, raw := range []string{`{"a":[{"text":"x 4111 1111 1111 1111"}],"id":5}`, `{"text":"4111111111111111`, `"PIN 1234"`} {
		if got := string(secret.WithholdRaw([]byte(raw))); strings.Contains(got, "1111") || strings.Contains(got, "1234") {
			t.Errorf("of %s is kept %s", raw, got)
		}
	}
	if got := string(secret.WithholdRaw([]byte(`{"id":4111111111111111,"text":"x"}`))); got != `{"id":4111111111111111,"text":"x"}` {
		t.Errorf("a number that is no text became %s", got)
	}
}

func FuzzFind(f *testing.F) {
	f.Add("card 4111 1111 1111 1111 PIN 1234")
	f.Fuzz(func(_ *testing.T, text string) { secret.Find(text) })
}
