package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestQuestionsAboutPeriods asks in every language for all of a period, for what is more than
// in another, for its average, and for it without something.
func TestQuestionsAboutPeriods(t *testing.T) {
	m := rules.New()
	for _, c := range []struct{ text, want string }{
		{"show me everything in november", "find_expenses period=in november"},
		{"november list", "find_expenses period=november"},
		{"alles vom november auflisten", "find_expenses period=vom november"},
		{"mostrame todo noviembre", "find_expenses period=noviembre"},
		{"muéstrame todo lo de octubre", "find_expenses period=de octubre"},
		{"lista de novembro", "find_expenses period=de novembro"},
		{"montre-moi tout novembre", "find_expenses period=novembre"},
		{"elenco spese di novembre", "find_expenses period=di novembre"},
		{"laat alles van november zien", "find_expenses period=van november"},
		{"pokaż wszystkie z listopada", "find_expenses period=z listopada"},
		{"покажи все за ноябрь", "find_expenses period=за ноябрь"},
		{"перелік за листопад", "find_expenses period=за листопад"},
		{"kasım harcamalarını listele", "find_expenses period=kasım"},
		{"11月の一覧見せて", "find_expenses period=11月"},
		{"11월 목록", "find_expenses period=11월"},
		{"11月的都列出来", "find_expenses period=11月"},
		{"что я в октябре купил", "find_expenses period=в октябре"},
		{"що я вчора купувала", "find_expenses period=вчора"},
		{"co miałam w październiku", "find_expenses period=w październiku"},
		{"dün ne aldım", "find_expenses period=dün"},
		{"dünküleri göster", "find_expenses period=dünkü"},
		{"ekimdeki harcamalar", "find_expenses period=ekimdeki"},
		{"list food in november", "find_expenses text=food in november"},

		{"3만원 넘는거만 보여줘", "find_expenses over=30000"},
		{"2만원 이하만 보여줘", "find_expenses under=20000"},
		{"show me under 30", "find_expenses under=30"},
		{"超过300的有哪些", "find_expenses over=300"},
		{"지난달이랑 이번달 비교해줘", "query_expenses against=이번달 period=지난달"},
		{"by how much more than last month?", "query_expenses against=last month"},
		{"um wie viel mehr als im Oktober?", "query_expenses against=oktober"},
		{"cuanto mas que en octubre?", "query_expenses against=octubre"},
		{"combien de plus qu'en octobre?", "query_expenses against=octobre"},
		{"combien de moins que le mois dernier", "query_expenses against=mois dernier"},
		{"quanto mais que em outubro?", "query_expenses against=em outubro"},
		{"o ile więcej niż w październiku?", "query_expenses against=październiku"},
		{"на сколько больше чем в октябре?", "query_expenses against=октябре"},
		{"наскільки більше, ніж минулого місяця?", "query_expenses against=минулого місяця"},
		{"10월보다 얼마나 많아?", "query_expenses against=10월"},

		{"moyenne par jour ce mois ci", "query_expenses per=day period=ce mois ci"},
		{"j'ai depensé combien ce mois ci?", "monthly_report period=ce mois ci"},
		{"media al giorno questo mese?", "query_expenses per=day period=questo mese"},
		{"в середньому за день цього місяця", "query_expenses per=day period=цього місяця"},

		{"noviembre sin el alquiler cuanto da", "query_expenses period=noviembre without=alquiler"},
		{"quanto deu mercado e transporte em novembro?", "query_expenses period=em novembro text=mercado e transporte"},
		{"novembro sem a renda dá quanto?", "query_expenses period=novembro without=renda"},
		{"novembre sans le loyer?", "query_expenses period=novembre without=loyer"},
		{"листопад без оренди скільки?", "query_expenses period=листопад without=оренди"},

		{"배민 총 얼마", "query_expenses text=배민"},
		{"qual è stata la spesa piu grossa", "query_expenses measure=max"},
		{"젤 크게 쓴거 뭐임", "query_expenses measure=max"},
		{"hier ca fait combien en tout", "monthly_report period=hier"},
		{"whats yesterdays total", "monthly_report period=yesterdays"},
		{"borrá la coca", "delete_expense match=coca"},
		{"방금거 취소", "undo"},
		{"이번달 얼마썼어", "monthly_report period=이번달"},
		{"이번달 총얼마썼어", "monthly_report period=이번달"},
		{"이번달에 젤 비싼거 뭐였지", "query_expenses measure=max period=이번달"},
		{"올리브영에서 총 얼마 쓴거야", "query_expenses text=올리브영"},
		{"今月をカテゴリ別に見せて", "query_expenses by=category period=今月"},
		{"今月の合計教えて", "monthly_report period=今月"},
		{"先月と今月どっちが多い?", "query_expenses against=今月 period=先月"},
		{"五十嵐總共喝掉多少錢", "query_expenses text=五十嵐"},
		{"やっぱり戻して", "edit_expense field=deleted value=no"},
		{"算了 恢复", "edit_expense field=deleted value=no"},
		{"點錯了 救回來", "edit_expense field=deleted value=no"},
	} {
		if got := show(m.Read(c.text, situation())); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}
