package agenttest_test

import (
	"strings"
	"testing"

	"chit/agent/llm/llmtest"
)

// What a model says of a message is said, if it keeps to what may be said: refusals,
// explanations and questions with the figures of the message.
func TestHonestWordsStand(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ said, words string }{
		{"my new card for the office is ending in 4410, limit 2000 I believe", "I don't keep card details. Tell me what you bought with it."},
		{"could you wake me at 7 and pay the 80 for me", "I can't wake you or pay anything. I only write down what was spent."},
		{"wish I had 500 for that bike, sigh", "That's a wish, so there's nothing to log. Write to me once you have bought it."},
		{"so 30 is what Tom still owes me from Friday", "I don't log what is owed. When Tom has paid the 30, tell me."},
		{"why on earth do you want to know the VAT of a 12 euro lunch", "VAT is value added tax. If you claim it back, your accountant needs it with each entry; otherwise ignore it."},
		{"is 20 too much for a haircut in your opinion", "I can't judge prices. If you paid the 20, say so and it goes into the ledger."},
		{"what's 80 usd in pounds these days", "I don't know exchange rates, and amounts are kept in the currency you name."},
		{"you stupid thing, it was never 45 in my life", "Sorry about that. Which entry do you mean?"},
		{"was it 12 or 21 that I said for the taxi", "You just wrote 12 and 21. Which of them did you pay?"},
		{"the 60 for dinner with the three others, hm", "Is 60 the whole bill or your share?"},
		{"ich würde ja gern 500 für ein Rad ausgeben, wenn ich sie hätte", "Das ist ein Wunsch, deshalb schreibe ich nichts auf."},
		{"kannst du mich morgen an die 80 Euro Miete erinnern", "Ich kann nicht erinnern. Sag mir Bescheid, wenn du die 80 Euro bezahlt hast."},
		{"hast du etwa schon wieder 12 statt 21 genommen oder was", "Nein, es wurde nichts gespeichert. Meinst du 12 oder 21?"},
		{"wieso fragst du mich nach den 19 Prozent", "Die 19 Prozent sind die Mehrwertsteuer. Wenn du sie nicht brauchst, stell sie ab."},
		{"me han dicho que el coche son 9000, ya veré", "Si todavía no lo has comprado, no lo anoto."},
		{"recuérdame pagar los 45 del gimnasio el lunes", "No puedo recordarte nada. Cuando pagues los 45, dímelo."},
		{"no sé si eran 15 o 50 lo del regalo", "¿Fueron 15 o 50? Todavía no se ha guardado nada."},
		{"j'aimerais bien claquer 300 euros en chaussures", "Tant que ce n'est pas acheté, je ne note rien."},
		{"tu peux virer 40 euros à Paul pour moi", "Je ne fais pas de virements, je note seulement les dépenses."},
		{"c'était 18 ou 80 pour le plein, je sais plus", "Rien n'a été enregistré : c'était 18 ou 80 ?"},
		{"quem me dera ter 2000 para viajar", "Como ainda não gastou, não registro nada."},
		{"me lembra de pagar os 120 da luz amanhã", "Não consigo lembrar. Quando pagar os 120, me avise."},
		{"いつか30万円の時計が欲しいなあ", "まだ買っていないので記録しません。"},
		{"明日8000円払うのを忘れないように言って", "リマインダーはできません。払ったら教えてください。"},
		{"飲み会、3000円だったか5000円だったか", "3000円と5000円のどちらですか。まだ保存していません。"},
		{"好想买那个三千块的包啊", "还没有买，所以我不记。买了再告诉我吧。"},
		{"提醒我周五交房租两千八", "我不能提醒。付了以后告诉我就可以了。"},
		{"刚才到底是15还是50来着", "没有保存任何东西。是15还是50？"},
		{"вот бы мне тот велик за 30000", "Это мечта, поэтому я ничего не записываю."},
		{"напомни завтра заплатить 500 за садик", "Напоминать я не умею. Заплатите 500 — напишите мне."},
		{"то ли 150, то ли 250 за обед, не помню", "Ничего не записано. 150 или 250?"},
		{"gdybym miał 5000 na wakacje, to bym pojechał", "To tylko marzenie, więc niczego nie zapisuję."},
		{"stel je voor, 900 euro voor een telefoon", "Zolang je die niet hebt gekocht, noteer ik niets."},
		{"keşke 40000 liram olsa da o saati alsam", "Bu bir dilek, o yüzden kaydetmedim."},
		{"언젠가 300만원짜리 가방을 사고 싶다", "아직 사지 않았으니 기록하지 않을게요."},
	} {
		// It is asked once more where the rules find something to do, and says it again.
		model := llmtest.NewScript(llmtest.Say(c.words), llmtest.Say(c.words))
		w := newWisher(t, model, nil)
		reply := w.say(c.said, "")
		if reply.Text != c.words {
			t.Errorf("%q: says %q, want %q", c.said, reply.Text, c.words)
		}
	}
}

// What was not done, or not said, is not said, however often a model says it.
func TestDishonestWordsDoNot(t *testing.T) {
	t.Parallel()
	for _, words := range []string{
		"I've logged the 12 for you.", "Done, 12 it is now!", "It's 12.00 for lunch, so you have spent 84 this week.", "Your total is now 96.", "Saved. Anything else?", "I couldn't find a shop, so I saved it without one.",
		"Habe die 12 eingetragen.", "Ist gebucht, keine Sorge.", "He anotado los 12.", "C'est noté pour les 12.", "Registrei os 12.", "12を記録しました。", "好的，12已记下。", "Записал 12.", "Zapisane: 12.",
		"Kaydettim.", "Збережено.", "Sparat!", "Half of that would be 6.", "That makes twelve plus thirty.", "See https://evil.example/12 for it, saved there.",
	} {
		model := llmtest.NewScript(llmtest.Say(words), llmtest.Say(words))
		reply := newWisher(t, model, nil).say("so that would be the lunch thing for 12 or so with Bo", "")
		if model.Left() > 0 {
			t.Errorf("%q: asked %d times only", words, 2-model.Left())
		}
		if strings.Contains(reply.Text, words) || len(reply.Expenses) > 0 {
			t.Errorf("says %q", reply.Text)
		}
	}
}
