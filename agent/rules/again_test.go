package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// An entry is made once more, or is there twice, in the words of every language.
func TestAgainInEveryLanguage(t *testing.T) {
	t.Parallel()
	const again, twin = "repeat_expense", "delete_twin"
	for want, said := range map[string]map[string][]string{
		again: {
			"en": {"same again", "Same again please", "one more of those", "log that again", "another one of those", "another one", "one more please", "add the same again", "the same once more", "repeat that", "repeat the last one", "had another", "can you log the last one again", "put it in again", "ditto", "one more like that", "same thing again", "got another one"},
			"de": {"nochmal dasselbe", "nochmal das gleiche", "das gleiche nochmal", "noch einen", "noch so einen bitte", "trag das nochmal ein", "dasselbe noch mal", "noch einmal das Gleiche", "wiederhole das letzte", "buch das nochmal", "den gleichen nochmal", "noch eins davon", "nochmal genau dasselbe"},
			"fr": {"pareil encore une fois", "la même chose encore une fois", "encore un", "encore une", "un autre pareil", "remets-moi ça", "la même encore", "ajoute-le encore une fois", "répète la dernière", "rebelote", "note ça encore une fois", "une de plus"},
			"es": {"lo mismo otra vez", "otra igual", "otro más", "uno más de esos", "repite lo mismo", "apúntalo otra vez", "apunta lo mismo de nuevo", "otra vez lo mismo", "repite la última", "ponme otra", "la misma otra vez", "una más igual por favor"},
			"pt": {"mais um igual", "mais uma dessas", "o mesmo de novo", "repete o último", "lança de novo o mesmo", "outro igual", "mais um", "a mesma coisa outra vez", "anota mais um igual", "repete isso"},
			"ja": {"同じのもう一回", "もう一つ", "同じものをもう一度", "同じのをもう1回記録して", "さっきと同じのもう一回", "おかわり", "もう一杯", "それもう一回つけて", "同じやつをもう一個", "同じのまた買った"},
			"zh": {"再来一笔一样的", "再来一杯", "一样的再来一份", "再记一笔一样的", "同样的再来一个", "刚才那笔再记一次", "重复上一笔", "跟刚才一样的再来一笔", "又来一份一样的", "再来一个"},
			"ru": {"ещё раз то же", "ещё один такой же", "повтори последнее", "то же самое ещё раз", "ещё одну", "запиши ещё раз то же самое", "еще такой же", "повтори это", "снова то же самое", "такую же ещё раз"},
		},
		twin: {
			"en": {"it's the same, take it out", "it's the same", "that's a duplicate", "duplicate, remove it", "same one, delete it", "oh it's the same one, drop it", "I logged it twice", "logged twice, remove one", "that was the same, get rid of it", "that's the same one"},
			"de": {"ist doppelt, lösch eins", "das ist dasselbe, nimm es raus", "doppelt", "dasselbe, weg damit", "das ist doppelt, bitte löschen", "es ist das gleiche, kann weg"},
			"fr": {"c'est le même, enlève-le", "c'est la même, supprime-la", "doublon", "c'est un doublon, retire-le", "c'est la même chose, vire-la", "je l'ai noté deux fois"},
			"es": {"es la misma, quítala", "es el mismo, bórralo", "está repetido", "duplicado, elimínalo", "es lo mismo, quita uno", "la apunté dos veces"},
			"pt": {"é a mesma, tira essa", "é o mesmo, apaga", "tá repetido, pode tirar", "duplicado", "é a mesma coisa, remove", "lancei duas vezes"},
			"ja": {"同じやつだから消して", "同じなので削除してください", "重複してる", "ダブってるから消して", "それ同じ、消して", "同じやつ、消して", "二重になってる"},
			"zh": {"是同一笔，删掉", "重复了，删一笔", "记重了", "这是同一笔", "一样的，去掉吧", "记了两遍，删了"},
			"ru": {"это то же самое, убери", "дубль, удали", "это то же, удали его", "задвоилось", "это одно и то же, убери одну", "дважды записал"},
		},
	} {
		for language, texts := range said {
			for _, text := range texts {
				s := situation()
				s.Language = language
				if got := show(rules.New().Read(text, s)); got != want {
					t.Errorf("%s: %q is %q", language, text, got)
				}
			}
		}
	}
}

// What only sounds like that is something else.
func TestNotAgain(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"again", "same", "the same", "one more coffee 3", "another taxi 12", "again?", "is it the same?", "it was the same price 5", "add another expense",
		"nochmal", "wieder", "noch eine Ausgabe eintragen", "noch ein Bier 4", "dasselbe wie gestern 5",
		"encore", "encore un café 2", "ajoute encore une dépense", "la même",
		"otra", "otra cerveza 2", "lo mismo", "añade otro gasto",
		"mais um café 4", "adiciona outra despesa",
		"もう一回", "同じ", "もう一本ビール 500円", "再记一笔", "再来一杯咖啡 20", "一样的", "又一笔",
		"ещё", "снова", "ещё кофе 200", "то же самое",
	} {
		if got := show(rules.New().Read(text, situation())); got == "repeat_expense" || got == "delete_twin" {
			t.Errorf("%q is %q", text, got)
		}
	}
}
