package rules_test

import (
	"strings"
	"testing"

	"chit/agent/rules"
)

// TestInquiries asks how much was spent in a period, on what and in which currency,
// in every language.
func TestInquiries(t *testing.T) {
	m := rules.New()
	for _, c := range []struct{ text, want string }{
		{"Wie viel habe ich gestern ausgegeben?", "monthly_report period=gestern"},
		{"wie viel habe ich letzte Woche für Kaffee ausgegeben", "query_expenses period=letzte woche text=kaffee"},
		{"wieviel am Montag", "monthly_report period=am montag"},
		{"wie viel für Kaffee bei Rewe gestern", "query_expenses period=gestern text=kaffee bei rewe"},
		{"wie viel in Euro", "query_expenses currency=EUR"},
		{"was haben wir im März für Essen bezahlt?", "query_expenses period=im märz text=essen"},
		{"¿Cuánto gasté ayer?", "monthly_report period=ayer"},
		{"cuánto he gastado en café la semana pasada", "query_expenses period=la semana pasada text=café"},
		{"cuánto en dólares", "query_expenses currency=USD"},
		{"Combien ai-je dépensé hier ?", "monthly_report period=hier"},
		{"combien pour l’essence en mars", "query_expenses period=en mars text=essence"},
		{"combien lundi", "monthly_report period=lundi"},
		{"combien en dollars", "query_expenses currency=USD"},
		{"quanto ho speso ieri?", "monthly_report period=ieri"},
		{"quanto per il caffè la settimana scorsa", "query_expenses period=la settimana scorsa text=caffè"},
		{"quanto in dollari", "query_expenses currency=USD"},
		{"e quanto di benzina?", "query_expenses text=benzina"},
		{"e qual foi o maior gasto?", "query_expenses measure=max"},
		{"und wie oft Zug?", "query_expenses measure=count text=zug"},
		{"quanto gastei ontem?", "monthly_report period=ontem"},
		{"quanto gastei com café na semana passada", "query_expenses period=na semana passada text=café"},
		{"quanto em reais", "query_expenses currency=BRL"},
		{"hoeveel heb ik gisteren uitgegeven?", "monthly_report period=gisteren"},
		{"hoeveel heb ik vorige week aan koffie uitgegeven", "query_expenses period=vorige week text=koffie"},
		{"hoeveel in dollars", "query_expenses currency=USD"},
		{"ile wydałem wczoraj?", "monthly_report period=wczoraj"},
		{"ile wydałam na kawę w zeszłym tygodniu", "query_expenses period=w zeszłym tygodniu text=kawę"},
		{"ile w dolarach", "query_expenses currency=USD"},
		{"сколько я потратил вчера?", "monthly_report period=вчера"},
		{"сколько потратила на кофе на прошлой неделе", "query_expenses period=на прошлой неделе text=кофе"},
		{"сколько в рублях", "query_expenses currency=RUB"},
		{"скільки я витратив вчора?", "monthly_report period=вчора"},
		{"скільки витратила на каву минулого тижня", "query_expenses period=минулого тижня text=каву"},
		{"скільки в гривнях", "query_expenses currency=UAH"},
		{"dün ne kadar harcadım?", "monthly_report period=dün"},
		{"geçen hafta kahveye ne kadar harcadım", "query_expenses period=geçen hafta text=kahveye"},
		{"kaç dolar harcadım", "query_expenses currency=USD"},
		{"ekim nasıldı?", "monthly_report period=ekim"},
		{"haftalık özet", "monthly_report period=this week"},
		{"bu ayı geçen ayla karşılaştır", "query_expenses against=geçen ayla period=bu ayı"},
		{"geçen aya göre ne kadar harcadım", "query_expenses against=geçen aya"},
		{"did I spend more in March or in April?", "query_expenses against=in april period=in march"},
		{"gasté más en octubre o noviembre?", "query_expenses against=noviembre period=en octubre"},
		{"gastei mais em outubro ou novembro?", "query_expenses against=novembro period=em outubro"},
		{"hab ich im März oder April mehr ausgegeben?", "query_expenses against=april period=im märz"},
		{"weekly report", "monthly_report period=this week"},
		{"Wochenbericht", "monthly_report period=this week"},
		{"weekoverzicht", "monthly_report period=this week"},
		{"bilan hebdo", "monthly_report period=this week"},
		{"jaaroverzicht", "monthly_report period=this year"},
		{"昨日いくら使った？", "monthly_report period=昨日"},
		{"今月はいくら使いましたか", "monthly_report period=今月"},
		{"先週コーヒーにいくら使いましたか", "query_expenses period=先週 text=コーヒー"},
		{"어제 얼마 썼어?", "monthly_report period=어제"},
		{"지난주에 커피에 얼마 썼어요", "query_expenses period=지난주 text=커피"},
		{"몇 달러 썼어", "query_expenses currency=USD"},

		// What is not understood is not left out.
		{"wie viel kostet das", "say unknown_question"},
		{"wie viel hat Ben ausgegeben", "say unknown_question"},
		{"wie viel habe ich nicht für Kaffee ausgegeben", "say unknown_question"},
		{"wie viel mehr habe ich für Essen ausgegeben als für Taxi", "query_expenses text=Essen than=Taxi"},
		{"wie viel habe ich jeden Montag ausgegeben", "query_expenses by=weekday weekday=1"},
		{"c'est combien", "say unknown"},
		{"combien de personnes", "say unknown_question"},
		{"cuánto cuesta eso", "say unknown_question"},
		{"quanto costa", "say unknown_question"},
		{"hoeveel was het", "say unknown_question"},
		{"ile to kosztuje", "say unknown_question"},
		{"сколько это стоит", "say unknown_question"},
		{"сколько Бен потратил", "say unknown_question"},
		{"bu ne kadar", "say unknown"},
		{"これはいくら", "say unknown_question"},
		{"이거 얼마야", "say unknown"},
	} {
		if got := show(m.Read(c.text, situation())); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

// TestQuestionWordsStoreNothing puts currencies and numbers behind words that ask:
// nothing of it is offered to be logged. Words that only look like them are.
func TestQuestionWordsStoreNothing(t *testing.T) {
	m := rules.New()
	for _, text := range []string{
		"combien 20", "combien euros", "combien de dollars", "quel prix 20", "où 20 euros", "wie viel 20", "wieviel Dollar", "warum 20 Euro", "wie teuer war das 20",
		"cuánto 20", "cuántos euros", "qué cuesta 20", "quanto 20", "quanti euro", "quale 20 euro", "quanto custa 20 reais", "quantos dólares", "hoeveel 20", "hoeveel dollar", "waarom 20 euro",
		"ile 20", "ile złotych", "dlaczego 20 zł", "сколько 20", "сколько долларов", "почему 500 рублей", "скільки 20", "скільки гривень", "чому 500 гривень", "kaç 20", "kaç lira", "neden 20 lira",
		"何円", "いくらですか", "なぜ500円", "얼마 20", "몇 달러", "왜 5000원", "多少美元", "how much 20",
	} {
		if got := show(m.Read(text, situation())); strings.Contains(got, "add_expense") {
			t.Errorf("Read(%q) = %q, want no expense", text, got)
		}
	}
	for _, text := range []string{
		"dove 4.50", "いくら丼 1200円", "coop 12.00", "wiener 5.00", "quesadilla 9.50", "comedor 12,50", "jakke 40.00", "whopper 8.90", "hoeveelheid 5.00", "Combi-Ticket 9,90", "coffee 4.50",
	} {
		if got := show(m.Read(text, situation())); !strings.Contains(got, "add_expense") {
			t.Errorf("Read(%q) = %q, want an expense", text, got)
		}
	}
}
