package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestQuestionsPutPlainly asks what everything comes to, what one thing was, and for a list of all
// that was for one thing.
func TestQuestionsPutPlainly(t *testing.T) {
	m := rules.New()
	for _, c := range []struct{ text, want string }{
		{"summe bisher?", "monthly_report"},
		{"hoeveel is dat alles bij elkaar", "monthly_report"},
		{"ça fait combien tout compris ?", "monthly_report"},
		{"cuanto es todo sumado", "monthly_report"},
		{"totale fino a ora?", "monthly_report"},
		{"quanto dá tudo somado até agora", "monthly_report"},
		{"şu ana kadar toplam", "monthly_report"},
		{"지금까지 다 합치면 얼마야", "monthly_report"},
		{"截至目前加起来多少", "monthly_report"},

		{"was mir Lidl bisher wert war", "say unknown"},
		{"wie viel war die Reinigung nochmal", "query_expenses text=reinigung"},
		{"cuanto era la cuota", "query_expenses text=cuota"},
		{"c'était combien la cantine déjà", "query_expenses text=cantine"},
		{"ile był internet", "query_expenses text=internet"},
		{"сколько была страховка", "query_expenses text=страховка"},
		{"保险是多少来着", "query_expenses text=保险"},

		{"wie hoch war die Kaution nochmal", "query_expenses text=kaution"},
		{"what was the deposit again", "find_expenses text=deposit"},
		{"hoe hoog was de borg", "query_expenses text=borg"},
		{"aidat ne kadardı", "query_expenses text=aidat"},
		{"관리비 얼마였지", "query_expenses text=관리비"},
		{"パンだけでいくら", "query_expenses text=パン"},
		{"самая дорогая в октябре?", "query_expenses measure=max period=в октябре"},
		{"en ucuzu hangisi", "query_expenses measure=min"},
		{"это больше чем в прошлом году?", "query_expenses against=прошлом году"},
		{"ausgegeben seit Mittwoch", "monthly_report period=seit mittwoch"},
		{"seit Mittwoch ausgegeben", "monthly_report period=seit mittwoch"},
		{"how much on average each time i buy bread", "query_expenses measure=average text=bread"},
		{"in media quanto spendo ogni volta che vado al cinema", "query_expenses measure=average text=cinema"},
		{"iva da recuperare in ottobre?", "query_expenses figure=iva of=tax period=ottobre"},

		{"ile razem kino i bilet", "query_expenses text=kino i bilet"},
		{"빵이랑 우유 합쳐서 얼마", "query_expenses text=빵 , 우유"},
		{"çarşambadan beri ne harcadım", "monthly_report period=çarşambadan beri"},
		{"bu ayın en pahalısı?", "query_expenses measure=max period=bu ayın"},
		{"kira hariç toplam", "query_expenses without=kira"},
		{"電車賃の合計は？", "query_expenses text=電車賃"},
		{"inserisco sempre gli importi senza iva", "change_settings setting=amounts_are value=net"},
		{"kwoty wpisuję netto", "change_settings setting=amounts_are value=net"},
		{"ввожу суммы без ндс", "change_settings setting=amounts_are value=net"},

		{"최근 한달 동안 쓴거", "monthly_report period=최근 한달"},
		{"先週と今週くらべて", "query_expenses against=今週 period=先週"},
		{"列一下最近的帳", "find_expenses limit=10"},
		{"sin el gimnasio cuanto m he gastao este mes", "query_expenses period=este mes without=gimnasio"},

		{"give me everything for the cinema", "find_expenses text=cinema"},
		{"zeig mir alles vom Bäcker", "find_expenses text=Bäcker"},
		{"pásame todo lo del dentista", "find_expenses text=dentista"},
		{"me mostra tudo de padaria", "find_expenses text=padaria"},
		{"montre-moi tout de la pharmacie", "find_expenses text=pharmacie"},
		{"把超市的都列出来", "find_expenses text=超市"},
		{"세차 내역 쭉 보여줘", "find_expenses text=세차"},
		{"lista della spesa", "say unknown"},
		{"洗車を全部見せて", "find_expenses text=洗車"},
		{"ma dernière dépense", "find_expenses limit=1"},
		{"cuál fue mi último gasto", "find_expenses limit=1"},
		{"qual foi meu último gasto", "find_expenses limit=1"},
		{"son harcamam neydi", "find_expenses limit=1"},
		{"average per haircut", "query_expenses measure=average text=haircut"},
		{"durchschnitt pro friseur", "query_expenses measure=average text=friseur"},
		{"moyenne par coiffeur", "query_expenses measure=average text=coiffeur"},
		{"rent 2000", "add_expense amount=2000 category=Housing description=rent"},
		{"продукты 1995", "? add_expense amount=1995 category=Groceries description=продукты"},
		{"food 2025", "query_expenses period=2025 text=food"},
		{"nur Brot", "say unknown"}, // follows a question at most
	} {
		if got := show(m.Read(c.text, situation())); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}
