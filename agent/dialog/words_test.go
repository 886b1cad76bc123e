package dialog_test

import (
	"strings"
	"testing"

	"chit/agent/action"
	"chit/agent/dialog"
	"chit/agent/feature"
)

// TestYesAndNo says yes and no to a proposal as people do in each language.
func TestYesAndNo(t *testing.T) {
	t.Parallel()
	proposal := question("log this", "ana", feature.Confirmed, action.AddExpense{Description: "dentist", Amount: amount("60")})
	for _, c := range []struct{ language, yes, no string }{
		{
			"en", "yes please|yep|yup|ok|okay|sure|👍|log it|yes log it|ok log it|go ahead|go for it|sounds good|sure thing|do it|yes do it|please do|yes, thanks|alright|all right|fine|that works|add it|ya|yess|yeah sure|ok thanks|cool|right|absolutely|of course|y|definitely|works for me|looks good|looks right|perfect, log it|yes!|👌|✅|why not|save it|ok do that|yeah go on|yes that's right|for sure|lgtm",
			"no|nope|no thanks|nah|never mind|nvm|no never mind|forget it|forget about it|cancel|cancel that|don't|don't log it|no don't|please don't|not now|👎|❌|skip it|skip|leave it|drop it|no leave it|no way|stop|no, cancel|rather not|nah forget it|no need",
		},
		{
			"de", "ja|jo|jo passt|passt|ja bitte|ja gerne|ok|okay|klar|ja klar|na klar|mach|mach mal|mach das|ja mach|jep|jup|gerne|genau|stimmt|ja stimmt|so ist es|jawoll|👍|in ordnung|alles klar|bitte ja|ja, eintragen|trag ein|trag es ein|ja trag ein|buch es|buchen|jo mach|yes|geht klar|sehr gut|supi|jau|ja danke|ja genau|ok passt|natürlich|auf jeden|eintragen bitte|einfach eintragen",
			"nein|ne|nee|nö|ach nee|nein danke|nee danke|vergiss es|ach vergiss es|lass|lass mal|lass es|nein lass|abbrechen|egal|schon gut|doch nicht|nicht|bitte nicht|lieber nicht|ne lass mal|nicht eintragen|stopp|👎|nein, vergiss es|auf keinen fall|brauchst du nicht|verwerfen|weg damit",
		},
		{
			"es", "sí|si|sí, apúntalo|sí apúntalo|vale|ok|claro|claro que sí|dale|venga|sí por favor|si porfa|apúntalo|anótalo|de acuerdo|perfecto|sip|sep|adelante|hazlo|sí, gracias|por supuesto|👍|va|bueno|okey|eso es|así es|sí, ponlo|ponlo|regístralo|sí regístralo|sí claro|correcto|genial|bien|está bien|sí, anótalo|vale, apúntalo|obvio|desde luego",
			"no|no, déjalo|déjalo|déjalo estar|no gracias|olvídalo|cancela|cancelar|mejor no|no hace falta|que no|ni hablar|no lo apuntes|no apuntes|para nada|nop|👎|da igual|no importa|deja|déjalo así|no, olvídalo|paso",
		},
		{
			"fr", "oui|oui vas-y|vas-y|ok|d'accord|ouais|oui stp|oui merci|ok vas-y|oui note|note-le|ajoute-le|c'est bon|parfait|ça marche|carrément|oui, c'est ça|c'est ça|bien sûr|oui bien sûr|yes|ouaip|👍|volontiers|tout à fait|exact|oui oui|okay|allez|allez vas-y|oui ajoute|go|nickel|enregistre|oui enregistre|impec|évidemment|dac|c'est correct",
			"non|non merci|non laisse tomber|laisse tomber|laisse|oublie|annule|nan|pas la peine|non pas la peine|surtout pas|non non|nope|tant pis|👎|non oublie|ne note pas|pas maintenant|c'est pas la peine|non annule|arrête|jamais|plus tard",
		},
		{
			"pt", "sim|sim por favor|pode|pode lançar|pode anotar|pode ser|isso|isso mesmo|ok|claro|beleza|blz|tá|tá bom|uhum|aham|manda ver|anota|anota aí|pode sim|com certeza|certo|perfeito|👍|lança|lança aí|sim, anota|bora|fechou|fechado|joia|demorou|exato|positivo|ss|s|registra|sim pode|claro que sim|ok pode lançar|tranquilo",
			"não|nao|não, deixa pra lá|deixa pra lá|deixa|esquece|não precisa|não obrigado|cancela|n|nem|melhor não|não quero|👎|deixa quieto|não, esquece|não anota|nope|nem pensar|não lança|não, obrigada|deixa disso",
		},
		{
			"ja", "はい|うん|うん、お願い|お願い|お願いします|はいお願いします|いいよ|OK|オッケー|そう|そうです|そうして|それで|それでいい|それでお願い|記録して|つけて|つけといて|うんつけといて|はい、記録して|はいはい|ええ|よろしく|頼む|頼みます|そうだね|合ってる|👍|もちろん|うん、それで|了解|問題ない|それでOK|はい大丈夫|おk|おねがい|入れて|はい、それでお願いします",
			"いいえ|いや|いや、やめとく|やめとく|やめて|やっぱりいい|やっぱいい|いらない|キャンセル|違う|ううん|なし|なしで|やめ|結構です|取り消し|👎|いや、いい|いいえ、結構です|忘れて|記録しないで|つけないで|やっぱなし|だめ|いや、いらない|もういい",
		},
		{
			"zh", "好的|好|是|是的|对|行|可以|嗯|嗯嗯|ok|OK|好啊|好呀|没问题|记吧|记上|记下来|记一下吧|可以的|好的谢谢|好，记|对的|没错|就这样|好滴|好嘞|中|当然|要|需要|是啊|确认|👍|行吧|可以记|帮我记|好的记吧|恩|得|妥|成|好的，麻烦了",
			"不|不要|不用|不用了|算了|算了不记了|不记|不记了|别记|取消|不是|不对|没事了|不必|👎|先不记|不了|算了吧|别|不需要|不行|不要记|还是算了|不了谢谢|当我没说",
		},
		{
			"ru", "да|ага|угу|ок|окей|да, пожалуйста|давай|да давай|конечно|хорошо|ладно|запиши|записывай|да запиши|верно|точно|да, верно|норм|пойдёт|👍|так точно|да, спасибо|именно|ну да|ага, давай|разумеется|подтверждаю|можно|да можно|правильно|все верно|добавь|да, добавь|отлично|супер|так и есть|всё так|давай запиши|согласен|да-да",
			"нет|не|неа|не надо|нет, спасибо|забей|забудь|отмена|отмени|не нужно|лучше не надо|не записывай|нет, не надо|стоп|👎|ничего не надо|неважно|проехали|да нет|нет, забудь|не стоит|передумал|передумала|не сейчас|нет уж",
		},
	} {
		for answer := range strings.SplitSeq(c.yes, "|") {
			if a, ok := listener(answer).Answer(dialog.Of(open(proposal), "ana")); !ok || !a.Agrees() {
				t.Errorf("%s: %q is no yes: %+v", c.language, answer, a)
			}
		}
		for answer := range strings.SplitSeq(c.no, "|") {
			if a, ok := listener(answer).Answer(dialog.Of(open(proposal), "ana")); !ok || !a.Dropped {
				t.Errorf("%s: %q is no no: %+v", c.language, answer, a)
			}
		}
	}
}

// Words that only begin like an answer are about something else.
func TestNeitherYesNorNo(t *testing.T) {
	proposal := question("log this", "ana", feature.Confirmed, action.AddExpense{Description: "dentist", Amount: amount("60")})
	for _, said := range []string{
		"fine dining 40", "ok hotel 80", "gut essen 20", "sal 3", "sí hay café", "note de frais 12", "pão 3", "coisa", "はいチーズ", "好吃的面", "好好吃饭", "要是明天",
		"stop sign 5", "sure coffee 3", "no idea what", "going home", "yesterday", "jacket",
	} {
		if a, ok := listener(said).Answer(dialog.Of(open(proposal), "ana")); ok && (a.Dropped || a.Agrees()) {
			t.Errorf("%q is taken for an answer: %+v", said, a)
		}
	}
}
