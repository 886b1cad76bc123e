package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestReadWeekdays has questions about all days of a period that are one weekday, and those
// about a single one.
func TestReadWeekdays(t *testing.T) {
	m := rules.New()
	for _, c := range []struct{ text, want string }{
		{"how much on tuesdays this month", "query_expenses by=weekday period=this month weekday=2"},
		{"what did I spend on fridays in October?", "query_expenses by=weekday period=in october weekday=5"},
		{"how much did we spend on coffee on mondays this year?", "query_expenses by=weekday period=this year text=coffee weekday=1"},
		{"average on sundays this month", "query_expenses by=weekday measure=average period=this month weekday=7"},
		{"how much every saturday this year?", "query_expenses by=weekday period=this year weekday=6"},
		{"wie viel freitags diesen Monat?", "query_expenses by=weekday period=diesen monat weekday=5"},
		{"was habe ich im Oktober jeden Samstag ausgegeben?", "query_expenses by=weekday period=im oktober weekday=6"},
		{"cuánto he gastado los jueves este mes", "query_expenses by=weekday period=este mes weekday=4"},
		{"¿cuánto gasté los sábados en octubre?", "query_expenses by=weekday period=en octubre weekday=6"},
		{"combien les mardis ce mois-ci ?", "query_expenses by=weekday period=ce mois-ci weekday=2"},
		{"combien j'ai dépensé tous les dimanches cette année ?", "query_expenses by=weekday period=cette année weekday=7"},
		{"quanto gastei nas sextas esse mês?", "query_expenses by=weekday period=esse mês weekday=5"},
		{"quanto gastei às segundas-feiras este ano?", "query_expenses by=weekday period=este ano weekday=1"},
		{"quanto gastei aos domingos esse mês?", "query_expenses by=weekday period=esse mês weekday=7"},
		{"сколько по четвергам в этом месяце?", "query_expenses by=weekday period=в этом месяце weekday=4"},
		{"сколько я потратил каждую среду в октябре?", "query_expenses by=weekday period=в октябре weekday=3"},
		{"今月の水曜日はいくら使った?", "query_expenses by=weekday period=今月 weekday=3"},
		{"10月の金曜はいくら?", "query_expenses by=weekday period=10月 weekday=5"},
		{"这个月周三一共花了多少", "query_expenses by=weekday period=这个月 weekday=3"},
		{"今年每个星期天花了多少钱?", "query_expenses by=weekday period=今年 weekday=7"},

		{"how much last friday?", "monthly_report period=last friday"},
		{"上周三花了多少", "monthly_report period=上周三"},
		{"水曜日はいくら使った?", "monthly_report period=水曜日"},
		{"wie viel freitags und samstags diesen Monat?", "say unknown_question"},
	} {
		if got := show(m.Read(c.text, situation())); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}
