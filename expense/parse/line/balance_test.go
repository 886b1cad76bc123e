package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// TestBalances holds that what is left in an account is no expense beside a payment.
func TestBalances(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"de", "DKB: 31,20 EUR EDEKA. Kontostand 904,11 EUR", "31.2"},
		{"fr", "LCL: 31,20€ Auchan. Solde 904,11€", "31.2"},
		{"it", "Fineco: 31,20€ Conad. Saldo 904,11€", "31.2"},
		{"pl", "PKO: 31,20 PLN Żabka. Saldo 904,11 PLN", "31.2"},
		{"ru", "Тинькофф: 312р Магнит. Баланс 9041.10р", "312"},
		{"uk", "Приват: 85 грн АТБ. Бал. 904,11 грн", "85"},
		{"tr", "Akbank: 312,00 TL Şok. Bakiye 9041,10 TL", "312"},
		{"ja", "楽天: 890円 ファミマ 残高 21500円", "890"},
		{"ko", "국민카드 8900원 홈플러스 잔액 215000원", "8900"},
	} {
		r := Read(c.text, lex.Options{Today: lineToday, Language: c.language, Currency: "EUR"})
		if len(r.Expenses) != 1 || r.Complete || r.Unspent != "" || r.Expenses[0].Amount.Value.String() != c.want {
			t.Errorf("%s: %q: %v, complete %v, not spent %v; want %s, to be looked at", c.language, c.text, r.Expenses, r.Complete, r.Unspent, c.want)
		}
	}
	for text, want := range map[string]int{"chaussures en solde 59, pull 20": 2, "solde 340": 1} {
		if r := Read(text, lex.Options{Today: lineToday, Language: "fr", Currency: "EUR"}); len(r.Expenses) != want {
			t.Errorf("%q: %v, want %d", text, r.Expenses, want)
		}
	}
}
