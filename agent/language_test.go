package agent

import (
	"testing"

	"chit/agent/chat"
	"chit/agent/feature"
	"chit/expense"
)

// TestChineseIsAnsweredAsItIsWritten holds the script of answers.
func TestChineseIsAnsweredAsItIsWritten(t *testing.T) {
	for _, c := range []struct{ ledger, said, want string }{
		{"en", "昨天午飯 120", "zh-Hant"},
		{"en", "昨天午饭 120", "zh-Hans"},
		{"zh", "咖啡 65", "zh"},
	} {
		e := &feature.Env{Ledger: expense.Ledger{Settings: expense.Settings{Language: c.ledger, Currency: "EUR", Zone: "UTC"}}, Message: chat.Message{Text: c.said}}
		if got := language(e); got != c.want {
			t.Errorf("%s: %q is answered in %q, want %q", c.ledger, c.said, got, c.want)
		}
	}
}

// TestSpoken holds what language a message is in, for its answer and for a model. Names,
// shops and amounts show none, and a word or two that people say everywhere do not either.
func TestSpoken(t *testing.T) {
	for _, c := range []struct{ ledger, said, want string }{
		{"en", "coffee 4.50 yesterday", "en"},
		{"de", "settings", ""},
		{"de", "/roles @ben viewer", ""},
		{"en", "gestern Kaffee 4,50", "de"},
		{"en", "Brötchen 3,20", "de"},
		{"en", "ieri sera pizza con gli amici 24", "it"},
		{"en", "quanto ho speso questo mese?", "it"},
		{"en", "l'avvocato mi ha fatturato 500 più IVA", "it"},
		{"en", "quince 12", ""},
		{"en", "ebédre 1500 forint ment el", ""},
		{"en", "wczoraj kawa 12 zł", "pl"},
		{"en", "ile wydałem w marcu?", "pl"},
		{"en", "dün market 250 lira", "tr"},
		{"en", "bu ay ne kadar harcadım?", "tr"},
		{"en", "gisteren boodschappen 42,10", "nl"},
		{"en", "hier boulangerie 4,30", "fr"},
		{"en", "ayer desayuno 6,50", "es"},
		{"en", "вчера кофе 180", "ru"},
		{"en", "昨天咖啡 25", "zh"},
		{"en", "ランチ 980", "ja"},
		{"de", "coffee 4.50 yesterday", "en"},
		{"de", "Rewe 22,60", ""},
		{"de", "Netflix 12,99", ""},
		{"de", "4,50", ""},
		{"nl", "bol.com 86,95", ""},
		{"de", "taxi 18", "de"},
		{"zh", "Starbucks 30", ""},
		{"zh", "tea 3", "en"},
		{"en", "12.50", ""},
		{"en", "/month März", "de"},
		{"en", "/undo", ""},
		{"de", "/roles @ben viewer", ""},
		{"de", "/roles @ben Leser", "de"},
		{"de", "for i in range(10): print(i*2.5)", ""},
		{"zh", "if (x > 10) { y = x * 2.5; }", ""},
		{"ru", "Telecard; Card0921; Oplata 2150.00 RUR; LUKOIL AZS 118; dostupno: 30412.18 RUR", ""},
		{"ja", "sudo apt install -y python3.12", ""},
		{"en", "lunch con Ana 20", "en"},
		{"es", "lunch con Ana 20", "es"},
		{"en", "100 грн", "uk"},
		{"ru", "100 грн", "ru"},
		{"en", "оренда 900", "uk"},
		{"en", "чай 45", "ru"},
		{"uk", "чай 45", "uk"},
		{"ja", "午饭 30", "zh"},
		{"ja", "会計 2500", "ja"},
		{"en", "قهوة ١٥ أمس", "ar"},
		{"en", "कॉफ़ी 40 कल", "hi"},
		{"en", "cà phê 30k hôm qua", "vi"},
		{"en", "die 5", "de"},
		{"es", "sol 5", ""},
		{"de", "won 5000", ""},
		{"en", "Privet kofe 100 rub", ""},
		{"en", "auf Deutsch bitte", "de"},
		{"en", "機能", "ja"},
		{"ru", "купих хляб за 3", "bg"},
		{"uk", "кафе и вода 5 днес", "bg"},
		{"en", "обяд 12", "bg"},
		{"ru", "кафа јуче 200", "sr"},
		{"ru", "вода и хлеб 200", "ru"},
	} {
		e := &feature.Env{Ledger: expense.Ledger{Settings: expense.Settings{Language: c.ledger, Currency: "EUR", Zone: "UTC"}}, Message: chat.Message{Text: c.said}}
		if got := spoken(e); got != c.want {
			t.Errorf("%s: %q is %q, want %q", c.ledger, c.said, got, c.want)
		}
	}
}
