package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestShortQuestions reads questions in which no word asks, or in which a name has several
// words.
func TestShortQuestions(t *testing.T) {
	m := rules.New()
	for _, c := range []struct{ text, want string }{
		{"november without the rent", "query_expenses period=november without=rent"},
		{"everything but rent this month", "query_expenses period=this month without=rent"},
		{"todo menos alquiler este mes", "query_expenses period=este mes without=alquiler"},
		{"tout sauf le loyer ce mois-ci", "query_expenses period=ce mois-ci without=loyer"},
		{"tudo menos aluguel este mês", "query_expenses period=este mês without=aluguel"},
		{"всё кроме аренды за этот месяц", "query_expenses period=за этот месяц without=аренды"},
		{"не считая аренды, сколько ушло за ноябрь", "query_expenses period=за ноябрь without=аренды"},
		{"wenn man die Miete weglässt, wie viel hab ich diesen Monat ausgegeben?", "query_expenses period=diesen monat without=miete"},
		{"房租不算，这个月花了多少钱", "query_expenses period=这个月 without=房租"},
		{"how does this month compare to last month", "query_expenses against=last month period=this month"},
		{"compare March and April", "query_expenses against=april period=march"},
		{"compare March and April 2024", "query_expenses against=april 2024 period=march 2024"},
		{"is my food spending up from last month", "query_expenses against=last month text=food"},
		{"dieser Monat verglichen mit letztem", "query_expenses against=before period=dieser monat"},
		{"hab ich diesen Monat mehr ausgegeben als letzten?", "query_expenses against=before period=diesen monat"},
		{"compara este mes con octubre", "query_expenses against=octubre period=este mes"},
		{"comparar março com abril", "query_expenses against=abril period=março"},
		{"transporte este mês em relação ao mês passado", "query_expenses against=mês passado period=este mês text=transporte"},
		{"продукты в сравнении с прошлым месяцем", "query_expenses against=прошлым месяцем text=продукты"},
		{"сравни март с апрелем", "query_expenses against=апрелем period=март"},
		{"这个月跟上个月比花得多吗", "query_expenses against=上个月 period=这个月"},
		{"3月和4月对比", "query_expenses against=4月 period=3月"},
		{"今月と先月を比べて", "query_expenses against=先月 period=今月"},
		{"groceries plus transport this month", "query_expenses period=this month text=groceries plus transport"},
		{"food last month", "query_expenses period=last month text=food"},
		{"courses et transport en mars", "query_expenses period=en mars text=courses et transport"},
		{"生鲜加交通一共多少", "query_expenses text=生鲜、交通"},
		{"食料品と交通費で今月いくら", "query_expenses period=今月 text=食料品、交通費"},
		{"total Carrefour", "query_expenses text=carrefour"},
		{"total sales tax", "query_expenses figure=sales tax of=tax"},
		{"total TVA", "query_expenses figure=TVA of=tax"},
		{"mwst gesamt", "query_expenses figure=mwst of=tax"},
		{"total por categoría", "query_expenses by=category"},
		{"by category this month", "query_expenses by=category period=this month"},
		{"split by category", "query_expenses by=category"},
		{"by category please", "query_expenses by=category"},
		{"show by category", "query_expenses by=category"},
		{"nach Läden aufgeteilt", "query_expenses by=merchant"},
		{"zeig mal nach Kategorien", "query_expenses by=category"},
		{"desglosa por categoria", "query_expenses by=category"},
		{"par categorie stp", "query_expenses by=category"},
		{"dividi per categoria", "query_expenses by=category"},
		{"separa por categoria", "query_expenses by=category"},
		{"разбей по категориям", "query_expenses by=category"},
		{"покажи по категориям", "query_expenses by=category"},
		{"покажи по категоріях", "query_expenses by=category"},
		{"kategorilere göre dök", "query_expenses by=category"},
		{"splits uit per categorie", "query_expenses by=category"},
		{"rozbij na kategorie", "query_expenses by=category"},
		{"カテゴリーごとに分けて", "query_expenses by=category"},
		{"按类别看一下", "query_expenses by=category"},
		{"按分類列出來", "query_expenses by=category"},
		{"per person", "say unknown"},
		{"по магазинам 300", "add_expense amount=300 category=Groceries description=магазинам"},
		{"break down March by category", "query_expenses by=category period=march"},
		{"по категориям за март", "query_expenses by=category period=за март"},
		{"イオンの合計", "query_expenses text=イオン"},
		{"магнит за всё время", "query_expenses text=магнит"},
		{"trader joes all time", "query_expenses text=trader joes"},
		{"Tagesschnitt diesen Monat", "query_expenses per=day period=diesen monat"},
		{"这个月日均花多少", "query_expenses per=day period=这个月"},
		{"expenses between the 9th and the 13th", "find_expenses period=between the 9th and the 13th"},
		{"was war zwischen dem 5. und dem 12. März?", "monthly_report period=zwischen dem 5. und dem 12. März"},
		{"Ausgaben 10.-10. März", "find_expenses period=10.-10. März"},
		{"how much was the taxi to the airport?", "query_expenses text=taxi to the airport"},
		{"was hat das Taxi zum Flughafen gekostet", "query_expenses text=taxi zum flughafen"},
		{"cuánto costó el taxi al aeropuerto", "query_expenses text=taxi al aeropuerto"},
		{"去机场的出租车多少钱", "query_expenses text=机场的出租车"},
		{"空港までのタクシーはいくらだった", "query_expenses text=空港までのタクシー"},
		{"list the deleted entries", "find_expenses deleted=true"},
		{"已删除的记录", "find_expenses deleted=true"},
		{"消したのは？", "find_expenses deleted=true"},
		{"anything over 60 this month?", "find_expenses over=60 text=this month"},
		{"alles über 50 Euro diesen Monat", "find_expenses over=50 text=diesen monat"},
		{"coffee yesterday", "? add_expense category=Food date=2026-11-20 description=coffee"}, // its price is asked for
		{"VAT 2026", "say unknown_question"},
		{"total wine", "query_expenses text=wine"},
	} {
		if got := show(m.Read(c.text, situation())); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}
