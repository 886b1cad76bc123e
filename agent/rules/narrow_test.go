package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestNarrowedQuestions leaves things out of questions, compares periods, and asks for a
// rate, for amounts between two others and for what was deleted.
func TestNarrowedQuestions(t *testing.T) {
	m := rules.New()
	for _, c := range []struct{ text, want string }{
		// What is left out.
		{"how much did I spend this month without rent?", "query_expenses period=this month without=rent"},
		{"spending in March excluding rent and insurance", "query_expenses period=in march without=rent and insurance"},
		{"how much on food except coffee this year", "query_expenses period=this year text=food without=coffee"},
		{"what did we spend last week, not counting the hotel", "query_expenses period=last week without=hotel"},
		{"wie viel haben wir im März ohne die Miete ausgegeben?", "query_expenses period=im märz without=miete"},
		{"was habe ich diesen Monat ausgegeben, Versicherung nicht mitgerechnet", "query_expenses period=diesen monat without=versicherung"},
		{"cuánto gasté en marzo sin contar el seguro", "query_expenses period=en marzo without=seguro"},
		{"combien ai-je dépensé ce mois-ci sauf le loyer ?", "query_expenses period=ce mois-ci without=loyer"},
		{"quanto gastei este mês tirando o seguro?", "query_expenses period=este mês without=seguro"},
		{"сколько я потратил в марте кроме аренды", "query_expenses period=в марте without=аренды"},
		{"除了保险这个月花了多少", "query_expenses period=这个月 without=保险"},
		{"上个月房租不算花了多少钱", "query_expenses period=上个月 without=房租"},
		{"除了保险以外今年花了多少", "query_expenses period=今年 without=保险"},
		{"今月保険を除いていくら使った？", "query_expenses period=今月 without=保険"},

		{"how much w/o the taxi", "query_expenses without=taxi"},
		{"wie viel wäre es ohne taxi", "query_expenses without=taxi"},
		{"cuánto quedaría sin el taxi", "query_expenses without=taxi"},
		{"quanto viene senza il taxi", "query_expenses without=taxi"},
		{"quanto fica sem o táxi", "query_expenses without=táxi"},
		{"ile to będzie bez taksówki", "query_expenses without=taksówki"},
		{"сколько будет без такси", "query_expenses without=такси"},

		// What a period is compared with.
		{"compare groceries with last month", "query_expenses against=last month text=groceries"},
		{"compare it with", "say unknown"},
		{"어제 뭐 샀지?", "monthly_report period=어제"},
		{"부가세는 어떻게 적어?", "help language=ko topic=tax what_is=false word=부가세는"},
		{"compare with last month", "query_expenses against=last month"},
		{"comparar con el mes pasado", "query_expenses against=el mes pasado"},
		{"지난달이랑 비교해줘", "query_expenses against=지난달"},
		{"식비 지난달과 비교해줘", "query_expenses against=지난달 text=식비"},
		{"compared to october", "query_expenses against=october"},
		{"im vergleich zu oktober", "query_expenses against=oktober"},
		{"vergeleken met oktober", "query_expenses against=oktober"},
		{"food this month compared to last month", "query_expenses against=last month period=this month text=food"},
		{"am I spending less on taxis than last year?", "query_expenses against=last year text=taxis"},
		{"did we spend more in March than in February", "query_expenses against=february period=in march"},
		{"spending by category this month vs last month", "query_expenses against=last month by=category period=this month"},
		{"this week against the week before", "query_expenses against=the week before period=this week"},
		{"habe ich mehr für Kaffee ausgegeben als letzten Monat?", "query_expenses against=letzten monat text=kaffee"},
		{"Essen diesen Monat verglichen mit letztem Monat", "query_expenses against=letztem monat period=diesen monat text=essen"},
		{"¿gasté más en café que el mes pasado?", "query_expenses against=mes pasado text=café"},
		{"essence cette année par rapport à l'année dernière", "query_expenses against=l'année dernière period=cette année text=essence"},
		{"gastei mais em café do que no mês passado?", "query_expenses against=mês passado text=café"},
		{"я потратил на кофе больше чем в прошлом месяце?", "query_expenses against=прошлом месяце text=кофе"},
		{"咖啡比上个月多花了多少", "query_expenses against=上个月 text=咖啡"},
		{"コーヒー、先月と比べてどう？", "query_expenses against=先月 text=コーヒー"},
		{"am I spending more than usual?", "say unknown_question"},

		// Several things in one sum.
		{"coffee and tea together in March", "query_expenses period=in march text=coffee and tea"},
		{"Kaffee und Tee zusammen im März", "query_expenses period=im märz text=kaffee und tee"},
		{"кофе и чай вместе за март", "query_expenses period=за март text=кофе и чай"},
		{"сколько кофе с тортом вместе за март", "query_expenses period=за март text=кофе , тортом"},
		{"сколько всего на кофе с молоком за март", "query_expenses period=за март text=кофе с молоком"},
		{"先月の本と服で合計いくら", "query_expenses period=先月 text=本、服"},
		{"三月咖啡和茶加起来多少", "query_expenses period=三月 text=咖啡和茶"},

		// Taxes and their rates.
		{"how much input tax in March", "query_expenses figure=input tax of=tax period=in march"},
		{"how much sales tax did I pay last year?", "query_expenses figure=sales tax of=tax period=last year"},
		{"how much did I spend at 19%?", "query_expenses rate=19%"},
		{"how much at 7 % in March", "query_expenses period=in march rate=7%"},
		{"wie viel zu 7 Prozent?", "query_expenses rate=7%"},
		{"combien à 5,5 % en mars", "query_expenses period=en mars rate=5,5%"},
		{"9%的有多少", "query_expenses rate=9%"},
		{"how much on the tax advisor", "query_expenses text=tax advisor"},
		{"how much on road tax this year", "query_expenses period=this year text=road tax"},

		// Amounts between two others.
		{"expenses between 20 and 50", "find_expenses at_least=20 at_most=50"},
		{"anything from 5 to 10 euros in March?", "find_expenses at_least=5 at_most=10 period=in march"},
		{"Ausgaben zwischen 20 und 50 Euro", "find_expenses at_least=20 at_most=50"},
		{"gastos entre 20 y 50 euros", "find_expenses at_least=20 at_most=50"},
		{"dépenses entre 20 et 50 euros", "find_expenses at_least=20 at_most=50"},
		{"gastos entre 20 e 50 reais", "find_expenses at_least=20 at_most=50"},
		{"расходы от 20 до 50 рублей", "find_expenses at_least=20 at_most=50"},
		{"20到50元之间的支出", "find_expenses at_least=20 at_most=50"},
		{"300円から700円の支出を見せて", "find_expenses at_least=300 at_most=700"},

		// What was deleted.
		{"what did I delete?", "find_expenses deleted=true"},
		{"deleted expenses last month", "find_expenses deleted=true period=last month"},
		{"was habe ich gelöscht?", "find_expenses deleted=true"},
		{"我删了什么", "find_expenses deleted=true"},

		// Others.
		{"how much have I paid the plumber this year", "query_expenses period=this year text=plumber"},
		{"how often have I been to Lidl", "query_expenses measure=count text=lidl"},
		{"what's the priciest thing this year", "query_expenses measure=max period=this year"},
		{"biggest expense of the month", "query_expenses measure=max period=this month"},
		{"im Schnitt pro Tag für Kaffee diesen Monat", "query_expenses per=day period=diesen monat text=kaffee"},
		{"combien pour Canal Plus", "query_expenses text=canal plus"},
		{"what did the taxi to the airport cost", "query_expenses text=taxi to the airport"},
	} {
		if got := show(m.Read(c.text, situation())); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}
