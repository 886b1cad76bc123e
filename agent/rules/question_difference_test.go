package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestDifferences asks by how much more was spent on one thing than on another, or in one period than in
// another.
func TestDifferences(t *testing.T) {
	m := rules.New()
	for _, c := range []struct{ text, want string }{
		{"difference between pizza and cinema", "query_expenses text=pizza than=cinema"},
		{"What's the difference between pizza and cinema this month?", "query_expenses period=this month text=pizza than=cinema"},
		{"how much more did i spend on cinema than on pizza in october", "query_expenses period=in october text=cinema than=pizza"},
		{"did i spend more on pizza or cinema this month?", "query_expenses period=this month text=pizza than=cinema"},
		{"wie viel mehr habe ich für kino als für pizza ausgegeben?", "query_expenses text=kino than=pizza"},
		{"wie viel mehr hab ich im oktober für kino als für pizza ausgegeben?", "query_expenses period=im oktober text=kino than=pizza"},
		{"cuánto más he gastado en kebab que en cine", "query_expenses text=kebab than=cine"},
		{"différence entre kebab et bowling ce mois-ci", "query_expenses period=ce mois-ci text=kebab than=bowling"},
		{"ho speso più per kebab o per cinema?", "query_expenses text=kebab than=cinema"},
		{"verschil tussen kebab en bioscoop", "query_expenses text=kebab than=bioscoop"},
		{"o ile więcej wydałem na kino niż na kebab?", "query_expenses text=kino than=kebab"},
		{"qual a diferença entre pizza e cinema", "query_expenses text=pizza than=cinema"},
		{"я больше потратил на пиццу или на кино?", "query_expenses text=пиццу than=кино"},
		{"на скільки більше на кіно ніж на піцу цього місяця", "query_expenses period=цього місяця text=кіно than=піцу"},
		{"kebap ile sinema arasındaki fark ne kadar?", "query_expenses text=kebap than=sinema"},
		{"今月のピザと映画の差額は？", "query_expenses period=今月 text=ピザ than=映画"},
		{"이번달 케밥과 영화 차이", "query_expenses period=이번달 text=케밥 than=영화"},
		{"这个月烤肉和电影的差额是多少", "query_expenses period=这个月 text=烤肉 than=电影"},

		// Of periods, whose unit may be named once, and the second of which may be the one before.
		{"difference between this month and last?", "query_expenses against=before period=this month"},
		{"difference between this and last month", "query_expenses against=last month period=this month"},
		{"am i up or down vs last month n by how much", "query_expenses against=last month"},
		{"unterschied zwischen diesem und letztem monat?", "query_expenses against=letztem monat period=diesem monat"},
		{"differenz zum letzten monat", "query_expenses against=before"},
		{"diferencia entre este mes y el pasado?", "query_expenses against=before period=este mes"},
		{"quelle différence avec le mois dernier ?", "query_expenses against=le mois dernier"},
		{"różnica między tym a poprzednim miesiącem?", "query_expenses against=poprzednim miesiącem period=tym miesiącem"},
		{"на сколько ноябрь дороже октября", "query_expenses against=октября period=ноябрь"},
		{"bu ay geçen aydan ne kadar fazla", "query_expenses against=geçen aydan period=bu ay"},
		{"今月と先月の差は？", "query_expenses against=先月 period=今月"},
	} {
		if got := show(m.Read(c.text, situation())); got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}
