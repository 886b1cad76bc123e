package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestQuestionsInEverydayWords asks about tags, about what something came to, and with the
// courtesies and particles that people put around a question.
func TestQuestionsInEverydayWords(t *testing.T) {
	m := rules.New()
	for _, c := range []struct{ text, want string }{
		// A tag.
		{"how much was #skye", "query_expenses text=skye"},
		{"#skye cost so far?", "query_expenses text=skye"},
		{"what has #work cost us this month", "query_expenses period=this month text=work"},
		{"#skye total?", "query_expenses text=skye"},
		{"#skye?", "query_expenses text=skye"},
		{"Was hat #harz gekostet?", "query_expenses text=harz"},
		{"wie teuer war #harz", "query_expenses text=harz"},
		{"¿por cuánto nos ha salido #asturias?", "query_expenses text=asturias"},
		{"#asturias en total", "query_expenses text=asturias"},
		{"combien nous a coûté #jura ?", "query_expenses text=jura"},
		{"#jura au total", "query_expenses text=jura"},
		{"quanto deu #serra", "query_expenses text=serra"},
		{"во сколько обошлась #казань", "query_expenses text=казань"},
		{"#箱根 全部でいくら？", "query_expenses text=箱根"},
		{"#厦门 总共多少钱", "query_expenses text=厦门"},
		{"#旅行一共花了多少", "query_expenses text=旅行"},
		{"#42?", "find_expenses number=42"},

		// What something came to.
		{"what did groceries come to this month", "query_expenses period=this month text=groceries"},
		{"what did transport set me back in march", "query_expenses period=in march text=transport"},
		{"how much did lidlish cost me", "query_expenses text=lidlish"},
		{"what's the damage this week", "monthly_report period=this week"},
		{"where did most of my money go this month?", "query_expenses by=category order=largest period=this month"},
		{"how much went on petrol last week", "query_expenses period=last week text=petrol"},
		{"was kosten mich Lebensmittel im März", "query_expenses period=im märz text=lebensmittel"},
		{"wie viel war das gestern insgesamt", "monthly_report period=das gestern"},
		{"cuánto salió internet en marzo", "query_expenses period=en marzo text=internet"},
		{"les courses, ça fait combien ce mois-ci ?", "query_expenses period=ce mois-ci text=courses"},
		{"quanto foi de mercado esse mês", "query_expenses period=esse mês text=mercado"},
		{"сколько обошёлся ремонт", "query_expenses text=ремонт"},
		{"食費は今月どれくらい？", "query_expenses period=今月 text=食費"},
		{"盒马上个月多少钱", "query_expenses period=上个月 text=盒马"},

		// What a thing stands within leads to it where it says what was spent, or is elided before it.
		{"cuanto gaste de gasolina", "query_expenses text=gasolina"},
		{"quanto ho speso di luce questo mese", "query_expenses period=questo mese text=luce"},
		{"quanto all'esselunga", "query_expenses text=esselunga"},
		{"combien j'ai dépensé d'essence", "query_expenses text=essence"},
		{"cuanto le he dejado a la farmacia", "query_expenses text=farmacia"},
		{"скільки пішло на категорію Мама цього місяця", "query_expenses period=цього місяця text=мама"},
		{"aldi spend so far?", "query_expenses text=aldi"},
		{"what's my aldi total", "query_expenses text=aldi"},
		{"сравни с прошлым месяцем", "query_expenses against=before"},
		{"vergleich lebensmittel mit letztem monat", "query_expenses against=before text=lebensmittel"},
		{"porównaj jedzenie z zeszłym miesiącem", "query_expenses against=before text=jedzenie"},
		{"prix moyen d'un sandwich", "query_expenses measure=average text=sandwich"},
		{"que compre ayer", "find_expenses period=ayer"},
		{"fammi vedere le spese divise per categoria", "query_expenses by=category"},
		{"what's aldi in aisle 4", "say unknown_question"},

		// Nothing but a name and a time.
		{"tesco in march?", "query_expenses period=in march text=tesco"},
		{"petrol plus internet last month?", "query_expenses period=last month text=petrol plus internet"},
		{"mercado e farmácia juntos em março dá quanto?", "query_expenses period=em março text=mercado e farmácia"},
		{"resto et cinéma en mars ça fait combien ?", "query_expenses period=en mars text=resto et cinéma"},
		{"dinner tomorrow?", "say unknown_question"},

		// Names of categories in a script without spaces.
		{"这个月买菜花了多少", "query_expenses period=这个月 text=买菜"},
		{"买菜和交通这个月一共多少", "query_expenses period=这个月 text=买菜和交通"},
		{"去掉房租和买菜本月花了多少", "query_expenses period=本月 without=房租和买菜"},
		{"食費と交通費で今月いくら", "query_expenses period=今月 text=食費、交通費"},

		// Amounts below and above one, and between two.
		{"was lag unter 10 Euro", "find_expenses under=10"},
		{"tout ce qui est en dessous de 10 euros", "find_expenses under=10"},
		{"lo de menos de 10 euros", "find_expenses under=10"},
		{"что было меньше 500 рублей", "find_expenses under=500"},
		{"3000円から5000円の間の支出は？", "find_expenses at_least=3000 at_most=5000"},

		// What begins as if it followed something.
		{"und alles außer Miete im März?", "query_expenses period=im märz without=miete"},
		{"et tout sauf le loyer en mars ?", "query_expenses period=en mars without=loyer"},
		{"y todo menos el alquiler en marzo?", "query_expenses period=en marzo without=alquiler"},
		{"e tudo menos aluguel em março?", "query_expenses period=em março without=aluguel"},
		{"а всё кроме аренды в марте?", "query_expenses period=в марте without=аренды"},

		// Around a question.
		{"total for yesterday pls", "monthly_report period=for yesterday"},
		{"total d'hier stp", "monthly_report period=d'hier"},
		{"total de ayer porfa", "monthly_report period=ayer"},
		{"total de ontem pfv", "monthly_report period=ontem"},
		{"昨日の合計お願い", "monthly_report period=昨日"},

		// How often, with whatever verb.
		{"сколько раз заходил в магнит", "query_expenses measure=count text=магнит"},
		{"這個月搭幾次uber了", "query_expenses measure=count period=這個月 text=uber"},
		{"쿠팡 몇번 시켰지 이번달에", "query_expenses measure=count period=이번달 text=쿠팡"},
		{"quante volte siamo andati da lidl questo mese?", "query_expenses measure=count period=questo mese text=lidl"},
		{"how many times did we stop at walmart", "query_expenses measure=count text=walmart"},
		{"bu yıl kaç defa pizza söyledim", "query_expenses measure=count period=bu yıl text=pizza"},

		// Of one purchase, and of everything but one thing.
		{"średnio ile na jedne zakupy w biedronce?", "query_expenses measure=average text=biedronce"},
		{"everything but walmart?", "query_expenses without=walmart"},
		{"всё кроме аренды?", "query_expenses without=аренды"},
		{"en qué se me va más la pasta este mes?", "query_expenses by=category order=largest period=este mes"},
		{"kasımın en pahalı iki harcaması", "find_expenses limit=2 order=largest period=kasımın"},

		// Exclusions and comparisons in other words.
		{"everything bar rent this month", "query_expenses period=this month without=rent"},
		{"march apart from rent and insurance", "query_expenses period=march without=rent and insurance"},
		{"todo menos el alquiler en marzo", "query_expenses period=en marzo without=alquiler"},
		{"tudo fora o aluguel em março", "query_expenses period=em março without=aluguel"},
		{"если без аренды, сколько в марте", "query_expenses period=в марте without=аренды"},
		{"刨掉房租这个月花了多少", "query_expenses period=这个月 without=房租"},
		{"家賃を引いたら今月いくら？", "query_expenses period=今月 without=家賃"},
		{"have groceries gone up since last month?", "query_expenses against=last month text=groceries"},
		{"sind Lebensmittel teurer als im März", "query_expenses against=märz text=lebensmittel"},
		{"el súper ha subido respecto al mes pasado?", "query_expenses against=mes pasado text=súper"},
		{"mercado subiu em relação ao mês passado?", "query_expenses against=mês passado text=mercado"},
		{"les courses ont augmenté par rapport au mois dernier ?", "query_expenses against=mois dernier text=courses"},
		{"продукты подорожали по сравнению с прошлым месяцем?", "query_expenses against=прошлым месяцем text=продукты"},
	} {
		if got := show(m.Read(c.text, situation())); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}
