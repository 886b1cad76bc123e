package speech_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"chit/agent/speech"
	"chit/expense/parse"
)

func TestFiguresSaid(t *testing.T) {
	const asked = "was the coffee 4.50 or 1.200 on 3 Nov, and is twenty a dozen? 二十 ⅜ XIV"
	numbers := parse.NewText(asked, parse.Options{}).Numbers()
	for _, words := range []string{
		"You wrote 4.50.", "1200 or 1.2?", "On the 3rd of November?", "No, twenty.", "20, then", "Is that one coffee?", "一杯咖啡吗？", "Once you tell me, I can look.",
		"A dozen?", "⅜?", "XIV is what you wrote.", "How was March?", "I keep expenses: write what you spent.", "Which one do you mean?", "Welche meinst du? Ich sei bereit.",
		"Können Sie das anders sagen?", "Je ne sais pas, désolé.", "No lo sé; escribe lo que gastaste.", "我不明白，十分抱歉。", "請說得清楚一點。", "わかりません。もう一度お願いします。", "잘 모르겠어요. 다시 말해 주세요.",
		"여기에는 지출만 적어 주세요.", "Nie rozumiem.", "Я не понимаю, напишите иначе.", "Ik begrijp het niet.", "Non capisco, mi dica.", "Não entendi, pode repetir?", "I can do that with /help.",
	} {
		if !speech.FiguresSaid(words, asked, numbers) {
			t.Errorf("%q is refused", words)
		}
	}
	for _, words := range []string{
		"You spent 123.45.", "45", "4.51", "#42 it was", "It is the 22nd.", "It is 12:30 in 2026.", "450", "5k", "4.50k", "1.2.3", "3^20", "3×20", "1e3 or 20e3",
		"٥٠ euros", "५० रुपये", "１７", "４５６ EUR", "𝟗𝟗", "⑨", "10⁶", "¾", "Ⅷ", "🔟", "💯", "XXVIII", "MMXXVI", "viii", "xlv",
		"thirty", "a hundred", "half of it", "twice that", "a couple of them", "four dozen", "two", "twelve hundred", "a quarter", "millions",
		"zwei", "fünfhundert", "fünfhundertzwölf Euro", "hundertzwanzig", "ein Dutzend", "die Hälfte", "doppelt so viel", "zweiundvierzig", "dreißig",
		"quinientos", "veintidós euros", "once pesos", "mil", "una docena", "la mitad", "treinta y cinco",
		"deux cents", "dix-sept", "une douzaine", "la moitié", "quatre-vingts", "mille",
		"duecento euro", "ventuno", "una dozzina", "mille", "la metà", "sei euro", "trentadue",
		"quinhentos", "vinte e dois", "uma dúzia", "metade", "trinta",
		"vijfentwintig", "honderd", "een dozijn", "de helft", "tweehonderd",
		"dwadzieścia pięć", "sto", "tuzin", "pięćset", "połowa", "dwanaście",
		"двадцать пять", "сто", "дюжина", "пятьсот", "половина", "двенадцать", "два",
		"三十五元", "三百", "一半", "两笔", "一打", "五万", "廿", "壹佰", "四分之三",
		"三十円", "半分", "五百円", "ダース", "さんじゅうえん",
		"이백 유로", "스물다섯", "삼천원", "다섯 개", "절반", "두 건",
	} {
		if speech.FiguresSaid(words, asked, numbers) {
			t.Errorf("%q is let through", words)
		}
	}
}

// TestFiguresCounted lets a question speak of "the two" figures that it names.
func TestFiguresCounted(t *testing.T) {
	numbers := parse.NewText("le plombier m'a pris entre 150 et 180, je sais plus", parse.Options{}).Numbers()
	for words, want := range map[string]bool{
		"Je retiens quoi : 150, 180 ou entre les deux ?": true,
		"150 or 180? Something between the two?":         true,
		"Il y en a trois.":                               false,
	} {
		if got := speech.FiguresSaid(words, "entre 150 et 180", numbers); got != want {
			t.Errorf("FiguresSaid(%q) = %v", words, got)
		}
	}
}

func TestClaims(t *testing.T) {
	for _, words := range []string{
		"I saved it.", "Your coffee has been added!", "All set.", "I've put it down.", "Deleted #3.", "The currency is now CHF.", "It has been reverted.", "s\u200baved",
		"Ich habe es gespeichert.", "Der Kaffee wurde gelöscht.", "Ist eingetragen", "Rückgängig gemacht.", "Die Währung wurde umgestellt.",
		"Lo he guardado.", "He anotado el café", "Se ha borrado.", "Registré tu gasto", "Moneda cambiada", "deshecho",
		"C'est noté.", "J'ai enregistré le café", "Dépense supprimée", "Mis à jour", "La dépense a été ajoutée",
		"Ho salvato tutto", "Spesa aggiunta", "L'ho cancellato", "Modificata", "Annullato",
		"Guardei o café", "Foi adicionado", "Despesa apagada", "Alterei a moeda", "desfeito",
		"Ik heb het opgeslagen", "Toegevoegd!", "Is verwijderd", "De valuta is gewijzigd",
		"Zapisałem kawę", "Dodano wydatek", "Usunięto", "Zmieniłam walutę",
		"Я сохранил кофе", "Записала!", "Расход удалён", "Валюта изменена", "Отменено",
		"保存しました", "コーヒーを記録しました。", "削除しました", "通貨を変更いたしました", "元に戻しました", "登録済みです",
		"저장했습니다", "커피를 기록했어요", "삭제되었습니다", "통화를 변경했습니다", "추가 완료", "지웠어요",
		"已记录", "我已经帮你记下了", "已将货币改为日元", "删掉了", "改好了", "搞定", "已刪除", "記好了", "保存成功了", "已撤销上一笔", "已为您添加",
		"Sparat!", "Jag har lagt till kaffet", "Kaydettim.", "Kahve eklendi", "Збережено", "Каву записано.", "Uloženo", "Výdaj byl smazán", "Am salvat cafeaua", "Spremljeno",
		"Записано е.", "Đã lưu cà phê", "Sudah disimpan", "تم حفظ القهوة", "لقد سجلت القهوة",
		"No problem, saved.", "I was not sure about the day but I saved it.", "I could not find a shop, so it's logged without one.", "没问题，已保存", "不客气已记录", "Kein Problem, ist gespeichert.",
		"Ich war nicht sicher und habe es eingetragen", "No, lo he guardado.", "Pas de souci, c'est noté.", "Не волнуйтесь, записала", "ご心配なく、保存しました",
	} {
		if !speech.Claims(words) {
			t.Errorf("%q is let through", words)
		}
	}
	for _, words := range []string{
		"I cannot look that up.", "What did you spend it on?", "Write what you spent, like coffee.", "Sorry, that is beyond me.", "Which of them do you mean?",
		"Das kann ich nicht nachsehen.", "No puedo hacer eso; de hecho, nadie puede.", "En fait, je ne sais pas.", "Di fatto non lo so.", "Não sei dizer.", "Dat kan ik niet.", "Nie wiem.", "Я не знаю.",
		"それはわかりません。", "그건 모르겠어요.", "我不知道。", "可以说得清楚一点吗？", "我可以帮你记账，请告诉我金额。", "unsaved", "the steak address",
		"Nothing was stored.", "I have not saved it.", "I haven't logged anything, since that is a card number.", "Nothing has been added or changed.", "An entry can be changed by replying to it.",
		"Do you want it logged as food?", "It can't be undone once it is deleted.", "That is value added tax.", "If you want it saved, tell me the amount.", "No expense was recorded.",
		"Ich habe nichts gespeichert.", "Das wurde nicht eingetragen, denn es ist ein Wunsch.", "Soll das als Essen gebucht werden?", "Einträge können geändert werden.", "Es wurde keine Ausgabe gelöscht.",
		"No he guardado nada.", "No se ha registrado ningún gasto.", "Todavía no lo he anotado.", "Se puede cambiar, si quieres que quede guardado dime cuánto.",
		"Je n'ai rien enregistré.", "Aucune dépense n'a été ajoutée.", "Elle ne peut pas être supprimée.", "Não guardei nada.", "Nenhuma despesa foi registrada.", "Non ho salvato niente.",
		"Ik heb niets opgeslagen.", "Nic nie zapisałem.", "Я ничего не сохранил.", "Ничего не записано.", "Я не записал это как расход, потому что это перевод.", "Нічого не збережено.", "Inget har sparats.",
		"什么也没有保存。", "我还没记下来。", "没有记录这笔，因为你只是想买。", "要我记下来吗？", "这笔没有删除。", "無法刪除了。", "何も保存していません。", "まだ記録されていません。", "これは記録できません。", "記録されると番号が出ます。",
		"아무것도 저장하지 않았습니다.", "저장되지 않았습니다.", "Kaydetmedim.", "Hiçbir şey kaydedilmedi.",
	} {
		if speech.Claims(words) {
			t.Errorf("%q is taken for a claim", words)
		}
	}
}

func TestAsks(t *testing.T) {
	for _, words := range []string{"How much?", "多少？", "كم؟", "いくらでしたか", "いくらでしたか。 "} {
		if !speech.Asks(words) {
			t.Errorf("%q is no question", words)
		}
	}
	for _, words := range []string{"That is beyond me.", "かかりました。", "静かな店です"} {
		if speech.Asks(words) {
			t.Errorf("%q is taken for a question", words)
		}
	}
}

func TestClaimsStored(t *testing.T) {
	for _, words := range []string{
		"Yes, it is stored as 12.00 EUR.", "The lunch was logged.", "Ja, das Mittagessen ist mit 12 EUR gespeichert.", "Sí, está guardado.", "Oui, c'est noté, il est enregistré.", "Sì, è registrato.",
		"Está registrado.", "Да, обед записан.", "是的，已经记下来了。", "はい、記録されています。", "네, 저장되어 있어요. 기록했어요.", "Jest zapisane.",
	} {
		if !speech.ClaimsStored(words) {
			t.Errorf("%q is no claim that something is stored", words)
		}
	}
	for _, words := range []string{
		"It was deleted.", "It is stored and the tea was deleted.", "Done, it's done.", "Gespeichert, und der Tee ist gelöscht.", "已记录，并已删除茶。", "保存して、お茶を削除しました。", "Nothing was stored.",
	} {
		if speech.ClaimsStored(words) {
			t.Errorf("%q is taken for no more than that something is stored", words)
		}
	}
}

func TestWithoutLinks(t *testing.T) {
	for _, link := range []string{
		"https://evil.com/x", "http://evil", "evil.com", "EVIL.COM", "evil.com/x?q=1", "sub.evil.co.uk", "evil。com/x", "evil．com", "evil｡com", "ｅｖｉｌ．ｃｏｍ", "evil․com", "evil\u200b.com", "evil.\u2060com",
		"ev\u00adil.com", "xn--80ak6aa92e.com", "evil.xn--p1ai", "пример.рф", "例子.中国", "例子。中国", "例え.みんな", "한국.한국", "münchen.de", "www.evil", "www．evil．com", "t.me/evil", "bit.ly/x", "[this](evil)",
		"<https://evil.com|this>", "mailto:a@evil.com", "a@evil.com", "tel:+491234", "javascript:alert(1)", "tg://x", "1.2.3.4/x", "localhost:8080", "//evil.com", "evil.com.", "(evil.com)", "\"evil.com\"",
	} {
		got := speech.WithoutLinks("See " + link + " for more")
		if got != "See  for more" {
			t.Errorf("%q leaves %q", link, got)
		}
	}
	for _, words := range []string{
		"I do not know. What did you buy?", "e.g. coffee, i.e. a drink", "z.B. Kaffee", "我不知道。请再说一次。", "わかりません。もう一度。", "3.50 EUR", "4.50EUR", "a.m. or p.m.?", "Well... so", "ok…so", "and/or",
		"the U.S. dollar", "no. 5", "a: b", "12:30", "@ana", "50% of it", "line\nline", "Вот. Так", "c'est ça.", "use /help",
	} {
		if got := speech.WithoutLinks(words); got != words {
			t.Errorf("%q becomes %q", words, got)
		}
	}
}

func TestClean(t *testing.T) {
	long := speech.Clean(strings.Repeat("你好 word ", 400))
	if n := utf8.RuneCountInString(long); n > speech.MaxWords || n < speech.MaxWords*3/4 || !strings.HasSuffix(long, "…") {
		t.Errorf("a long text becomes one of %d characters, %q", n, long[len(long)-20:])
	}
	if got := speech.Clean("  Look at\tevil.com  now \n so "); got != "Look at now\nso" {
		t.Errorf("Clean = %q", got)
	}
}
