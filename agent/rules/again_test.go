package rules_test

import (
	"testing"

	"chit/agent/action"
	"chit/agent/rules"
	"chit/expense"
)

// An entry is made once more, or is there twice, in the words of every language.
func TestAgainInEveryLanguage(t *testing.T) {
	t.Parallel()
	const again, twin, orLast = "repeat_expense", "delete_twin", "delete_twin or_last=true"
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
		orLast: {
			"en": {"oh thats a duplicate, delete it", "it's the same, take it out", "oh it's the same one, drop it", "that was the same, get rid of it"},
			"de": {"das ist dasselbe, nimm es raus"},
			"zh": {"啊重複記了 這筆刪掉"},
			"ru": {"это то же, удали его"},
			"pt": {"é a mesma, tira essa"},
		},
		twin: {
			"en": {"it's the same", "that's a duplicate", "duplicate, remove it", "same one, delete it", "I logged it twice", "logged twice, remove one", "that's the same one"},
			"de": {"ist doppelt, lösch eins", "doppelt", "dasselbe, weg damit", "das ist doppelt, bitte löschen", "es ist das gleiche, kann weg"},
			"fr": {"c'est le même, enlève-le", "c'est la même, supprime-la", "doublon", "c'est un doublon, retire-le", "c'est la même chose, vire-la", "je l'ai noté deux fois"},
			"es": {"es la misma, quítala", "es el mismo, bórralo", "está repetido", "duplicado, elimínalo", "es lo mismo, quita uno", "la apunté dos veces"},
			"pt": {"é o mesmo, apaga", "tá repetido, pode tirar", "duplicado", "é a mesma coisa, remove", "lancei duas vezes"},
			"ja": {"同じやつだから消して", "同じなので削除してください", "重複してる", "ダブってるから消して", "それ同じ、消して", "同じやつ、消して", "二重になってる"},
			"ko": {"중복이야", "같은 거야 하나 지워줘", "두 번 입력했어"},
			"zh": {"是同一笔，删掉", "重复了，删一笔", "记重了", "这是同一笔", "一样的，去掉吧", "记了两遍，删了"},
			"ru": {"это то же самое, убери", "дубль, удали", "задвоилось", "это одно и то же, убери одну", "дважды записал"},
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

// Words that say so only behind an entry, and the day wherever it stands.
func TestAgainBehindAnEntry(t *testing.T) {
	t.Parallel()
	today := situation().Now
	for language, said := range map[string]map[string]int{ // days before today, 0 for none said
		"en": {"again": 0, "and another one": 0, "the same": 0, "same yesterday": 1, "yesterday too, the same": 1, "the same thing on friday": 1},
		"de": {"nochmal": 0, "gestern dasselbe": 1, "das Gleiche auch am Freitag": 1},
		"fr": {"encore": 0, "la même chose": 0, "hier pareil": 1, "pareil vendredi": 1},
		"es": {"otra vez": 0, "lo mismo ayer": 1, "igual el viernes también": 1},
		"it": {"ancora": 0, "ieri lo stesso": 1, "uguale venerdì": 1},
		"pt": {"de novo": 0, "o mesmo ontem": 1, "igual na sexta também": 1},
		"nl": {"nog een keer": 0, "gisteren hetzelfde": 1, "hetzelfde ook op vrijdag": 1},
		"pl": {"jeszcze raz": 0, "to samo wczoraj": 1, "w piątek to samo": 1},
		"ru": {"ещё раз": 0, "то же самое": 0, "вчера то же самое": 1, "то же в пятницу": 1},
		"uk": {"ще раз": 0, "вчора те саме": 1, "те саме в п'ятницю": 1},
		"tr": {"tekrar": 0, "dün de aynısı": 1, "cuma günü de aynı": 1},
		"ja": {"もう一回": 0, "昨日も同じ": 1, "金曜日も同じ": 1},
		"ko": {"한 번 더": 0, "또 같은 걸로": 0, "하나 더": 0, "어제도 똑같이": 1, "금요일에도 같은 거": 1},
		"zh": {"再一次": 0, "还是一样的": 0, "還是一樣的": 0, "昨天也一样": 1, "周五也是一样的": 1},
	} {
		for text, back := range said {
			s := situation()
			s.Language = language
			reading := rules.New().Read(text, s)
			wish := reading.Repeats
			if a, ok := only[action.RepeatExpense](reading); ok {
				wish = &a
			}
			switch {
			case wish == nil:
				t.Errorf("%s: %q repeats nothing", language, text)
			case (wish.Date == nil) != (back == 0):
				t.Errorf("%s: %q has the day %v", language, text, wish.Date)
			case back > 0 && !wish.Date.Date.Before(expense.DateOf(today)):
				t.Errorf("%s: %q is of %v", language, text, wish.Date.Date)
			}
		}
	}
	for _, text := range []string{"log it once", "just once", "the same tomorrow", "that", "it was the same price", "again?", "same shop", "wie gestern", "lo mismo mañana", "明天一样"} {
		if reading := rules.New().Read(text, situation()); reading.Repeats != nil || show(reading) == "repeat_expense" {
			t.Errorf("%q repeats an entry", text)
		}
	}
}

// only returns the action of a reading that has one of a kind and no other.
func only[A action.Action](reading rules.Reading) (a A, ok bool) {
	if len(reading.Actions) != 1 {
		return a, false
	}
	a, ok = reading.Actions[0].(A)
	return a, ok
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
