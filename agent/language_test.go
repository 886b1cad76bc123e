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
		{"en", "gestern Kaffee 4,50", "de"},
		{"en", "Brötchen 3,20", "de"},
		{"en", "ieri sera pizza con gli amici 24", "it"},
		{"en", "quanto ho speso questo mese?", "it"},
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
		{"de", "taxi 18", "de"},
		{"zh", "Starbucks 30", ""},
		{"zh", "tea 3", "en"},
		{"en", "12.50", ""},
		{"en", "/month März", "de"},
		{"en", "/undo", ""},
	} {
		e := &feature.Env{Ledger: expense.Ledger{Settings: expense.Settings{Language: c.ledger, Currency: "EUR", Zone: "UTC"}}, Message: chat.Message{Text: c.said}}
		if got := spoken(e); got != c.want {
			t.Errorf("%s: %q is %q, want %q", c.ledger, c.said, got, c.want)
		}
	}
}
