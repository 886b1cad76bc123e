package facts_test

import (
	"fmt"
	"testing"

	"chit/agent/feature/facts"
	"chit/agent/llm"
	"chit/agent/rules"
	"chit/expense/fact"
)

// read reads messages with the phrases of the feature.
func read(said string) rules.Reading {
	return rules.New(facts.Feature.Phrases...).Read(said, llm.Situation{Currency: "EUR", Language: "en"})
}

// People state facts in many words.
func TestStatements(t *testing.T) {
	called := func(subject, value string) facts.Remember {
		return facts.Remember{Kind: fact.Called, Subject: subject, Value: value}
	}
	is := func(subject, value string) facts.Remember {
		return facts.Remember{Kind: fact.Is, Subject: subject, Value: value}
	}
	usual := func(subject, value string) facts.Remember {
		return facts.Remember{Kind: fact.Usual, Subject: subject, Value: value}
	}
	payday := func(value string) facts.Remember { return facts.Remember{Kind: fact.Payday, Value: value} }
	for said, want := range map[string]facts.Remember{
		"our dentist's name is Dr Kim":               called("dentist", "Dr Kim"),
		"remember that my gym is McFit":              called("gym", "McFit"),
		"please remember that my gym is called Gold": called("gym", "Gold"),
		"Olympia is our gym":                         called("gym", "Olympia"),
		"Ben is my best friend":                      is("Ben", "best friend"),
		"Kim is my sister":                           is("Kim", "sister"),
		"my dentist is called Kim":                   called("dentist", "Kim"),
		"keep in mind that Zoe is a photographer":    is("Zoe", "photographer"),
		"when I say the shack I mean my gym":         called("gym", "the shack"),
		"my lunch usually costs 12 euros":            usual("lunch", "12 euros"),
		"I usually pay 9.50 for my haircut":          usual("haircut", "9.50"),
		"remember that my haircut is 25":             usual("haircut", "25"),
		"we get paid on the 1st":                     payday("1st"),

		"merk dir, dass mein Friseur Udo heißt":          called("Friseur", "Udo"),
		"unsere Bäckerei heißt Kamps":                    called("Bäckerei", "Kamps"),
		"merk dir, dass Lea meine Schwester ist":         is("Lea", "Schwester"),
		"mein Haarschnitt kostet normalerweise 25":       usual("Haarschnitt", "25"),
		"acuérdate de que mi gimnasio se llama Forus":    called("gimnasio", "Forus"),
		"Marta es mi suegra":                             is("Marta", "suegra"),
		"el café normalmente cuesta 1,50":                usual("café", "1,50"),
		"me pagan el día 30":                             payday("30"),
		"n'oublie pas que ma boulangerie s'appelle Paul": called("boulangerie", "Paul"),
		"Léa est ma nièce":                               is("Léa", "nièce"),
		"le café coûte généralement 1,60":                usual("café", "1,60"),
		"mon salaire tombe le 28":                        payday("28"),
		"minha academia se chama Smart Fit":              called("academia", "Smart Fit"),
		"a Joana é minha irmã":                           is("Joana", "irmã"),
		"meu almoço costuma custar 25":                   usual("almoço", "25"),
		"meu salário cai dia 5":                          payday("5"),
		"моя аптека называется Горздрав":                 called("аптека", "Горздрав"),
		"Оля — моя соседка":                              is("Оля", "соседка"),
		"обед обычно стоит 400":                          usual("обед", "400"),
		"зарплата приходит 10 числа":                     payday("10 числа"),
		"我家保姆叫小芳":                                        called("保姆", "小芳"),
		"小明是我同事":                                         is("小明", "同事"),
		"记住，我的理发店叫木北":                                    called("理发店", "木北"),
		"午饭通常20元":                                        usual("午饭", "20元"),
		"咖啡平常65元":                                        usual("咖啡", "65元"),
		"平常的咖啡是65元":                                      usual("咖啡", "65元"),
		"我每个月15号发工资":                                     payday("15号"),
		"うちの猫の名前はタマです":                                   called("猫", "タマ"),
		"太郎は私の息子です":                                      is("太郎", "息子"),
		"ランチはいつも900円です":                                  usual("ランチ", "900円"),
		"給料日は毎月25日です":                                    payday("25日"),
		"私の美容院の名前はローズだと覚えておいて":                           called("美容院", "ローズ"),
	} {
		if got := read(said); !got.Complete || len(got.Actions) != 1 || got.Actions[0] != want {
			t.Errorf("%q is read as %+v, want %+v", said, got, want)
		}
	}
}

// What asks, points back or tells of something bought is no fact.
func TestNoStatements(t *testing.T) {
	for _, said := range []string{
		"this is my gym", "what is my gym?", "who is my landlord", "is Anna my daughter?", "my gym is called Holmes?", "it is my mistake", "coffee is my treat",
		"my gym 20", "gym is 20", "remember to buy milk", "coffee with my daughter 4.50", "that was for my daughter 20", "lunch is my favourite meal",
		"das ist mein Fitnessstudio", "wie heißt mein Fitnessstudio?", "das ist meine Tochter", "vergiss es", "merk dir das",
		"esto es mi gimnasio", "¿cuál es mi gimnasio?", "olvídalo", "c'est ma fille", "quel est mon salaire", "oublie", "esquece isso", "isto é meu",
		"это моя дочь", "забудь", "где мой спортзал", "这是我的健身房", "这是我女儿", "谁是我女儿", "忘了吧", "これは私の娘です", "給料日はいつですか", "忘れて",
		"bu benim kızım", "kızım kim", "dişçimin adı ne", "kim benim kızım?",
		"forget it", "forget that", "never mind", "forget the rule for tea", "mi hija cuesta 20", "my daughter is 12",
	} {
		for _, a := range read(said).Actions {
			switch a.(type) {
			case facts.Remember, facts.Forget:
				t.Errorf("%q is read as %+v", said, a)
			}
		}
	}
}

// Everything that asks for an explanation is answered with sentences that are understood.
func TestSentencesAreUnderstood(t *testing.T) {
	for _, said := range []string{
		"my gym is called Holmes", "Anna is my daughter", "my coffee usually costs 3.20", "I get paid on the 25th", "我的健身房叫Holmes", "安娜是我女儿", "咖啡一般25元", "我每月25号发工资",
	} {
		if got := read(said); !got.Complete || fmt.Sprintf("%T", got.Actions[0]) != "facts.Remember" {
			t.Errorf("%q is read as %+v", said, got)
		}
	}
}
