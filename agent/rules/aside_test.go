package rules_test

import (
	"strings"
	"testing"

	"chit/agent/action"
	"chit/agent/rules"
)

// TestAsides reads what is said of the last entry, as a correction or as something that may
// be one.
func TestAsides(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"was yesterday", "date=yesterday"},
		{"it was on friday btw", "date=on friday"},
		{"c'était le 17", "date=le 17"},
		{"das war am 17.", "date=am 17"},
		{"fue el 17", "date=el 17"},
		{"era del 17", "date=del 17"},
		{"foi no dia 17", "date=dia 17"},
		{"het was op 17", "date=op 17"},
		{"c'était 17", "amount=17"},
		{"era 17", "amount=17"},
		{"oh 5.50", "amount=5.50 loose"},
		{"ach 5,50", "amount=5,50 loose"},
		{"아 5500원", "amount=5500원 loose"},
		{"oh and 5.50", ""},
		{"imposta 27,84", ""},
		{"he was 9", ""},
		{"and the rent", ""},
		{"und die Miete", ""},
		{"it was rent", "category=rent"},
		{"that was on the work card", ""},
		{"yesterday actually", "date=yesterday loose"},
		{"from yesterday", "date=yesterday loose"},
		{"not today, it was wednesday", "date=wednesday"},
		{"wasnt today it was weds", "date=weds"},
		{"no fue hoy, fue el miércoles", "date=el miércoles"},
		{"l'ho pagata giovedì non oggi", "date=giovedì"},
		{"в среду, а не сегодня", "date=в среду"},
		{"bugün değil çarşamba ödedim", "date=çarşamba"},
		{"오늘 말고 목요일에 쓴거", "date=목요일"},
		{"不是今天,是周三", "date=周三"},
		{"not today, tomorrow", ""},
		{"ich komme nicht heute, sondern am Mittwoch", ""},
		{"the gym is closed today, not yesterday", ""},
		{"今日じゃなくて水曜日に行く", ""},
		{"that should be transport not food", "category=transport"},
		{"not food, transport", "category=transport"},
		{"das sollte verkehr sein, nicht essen", "category=verkehr"},
		{"ça devrait être transports, pas repas", "category=transports"},
		{"trasporti, non cibo", "category=trasporti"},
		{"식비 말고 교통", "category=교통"},
		{"sollte gestern sein", "date=gestern"},
		{"only food", ""},
		{"nur Essen", ""},
		{"in euros", "currency=EUR loose"},
		{"but in dollars", "currency=USD loose"},
		{"41 actually", "amount=41 loose"},
		{"was at Shell", "merchant=Shell"},
		{"und zwar gestern", "date=gestern loose"},
		{"war gestern", "date=gestern"},
		{"gestern war das", "date=gestern"},
		{"war übrigens gestern", "date=gestern"},
		{"und zwar in Franken", "currency=CHF loose"},
		{"und zwar 42", "amount=42 loose"},
		{"c'était hier", "date=hier"},
		{"mais hier", "date=hier loose"},
		{"en francs suisses", "currency=CHF loose"},
		{"fue ayer", "date=ayer"},
		{"era de ayer", "date=ayer"},
		{"pero ayer", "date=ayer loose"},
		{"en dólares", "currency=USD loose"},
		{"foi ontem", "date=ontem"},
		{"ontem na verdade", "date=ontem loose"},
		{"mas foi anteontem", "date=anteontem"},
		{"em dólar", "currency=USD loose"},
		{"это было вчера", "date=вчера"},
		{"причём вчера", "date=вчера loose"},
		{"вчера, кстати", "date=вчера loose"},
		{"в долларах", "currency=USD loose"},
		{"昨日だった", "date=昨日 loose"},
		{"昨日のです", "date=昨日 loose"},
		{"ちなみに一昨日", "date=一昨日 loose"},
		{"それ昨日のやつ", "date=昨日"},
		{"记成昨天的", "date=昨天"},
		{"单位搞错了是日元", "currency=JPY"},
		{"그거 어제꺼야", "date=어제"},
		{"그저께꺼였음", "date=그저께 loose"},
		{"엔화 아니고 위안이었어", "currency=CNY"},
		{"4200円でした", "amount=4200円 loose"},
		{"ドルです", "currency=USD loose"},
		{"あと日付も、木曜だわ", "date=木曜 loose"},
		{"あ、386円だった", "amount=386円 loose"},
		{"あー780円でした", "amount=780円 loose"},
		{"8万7千円の間違い", "amount=8万7千円 loose"},
		{"386円が正解", "amount=386円 loose"},
		{"あ、お茶 386円だった", ""},
		{"아 4900원이었어", "amount=4900원 loose"},
		{"오타 4900원", "amount=4900원"},
		{"多打了 是3块", "amount=3块"},
		{"输错了，是3块", "amount=3块"},
		{"dündü", "date=dün"},
		{"dündü bu", "date=dün"},
		{"25ti", "amount=25"},
		{"o dün akşamdı", "date=dün akşam"},
		{"而且是昨天的", "date=昨天"},
		{"昨天的", "date=昨天 loose"},
		{"那是昨天的事", "date=昨天"},
		{"昨天加的", "date=昨天 loose"},
		{"日期是昨天", "date=昨天 loose"},
		{"而且是美元", "currency=USD"},
		{"i bought that on friday", "date=on friday loose"},
		{"아 어제 결제했네", "date=어제 loose"},
		{"세명이라 45000원이야", "amount=45000원 loose"},
		{"there were two of us so 30", "amount=30 loose"},
		{"pizza for 3 people so 45", ""},
		{"the date is wrong, yesterday", "date=yesterday"},
		{"金额也不对 是46.5", "amount=46.5"},
		{"yesterday", "date=yesterday loose"},
		{"both were yesterday", "date=yesterday"},
		{"put both on friday", "date=on friday"},
		{"ikisini de cumaya al", "date=cuma"},
		{"两笔都改到昨天", "date=昨天"},
		{"make both 5", ""},
		{"that's all", ""},
		{"it was mad", ""},
		{"it was in MAD", "currency=MAD"},
		{"no, at Costco", "merchant=Costco loose"},
		{"nein bei Edeka", "merchant=Edeka loose"},
		{"não, no Carrefour", "merchant=Carrefour loose"},
		{"no, in the morning", ""},
		{"sorry, in a rush", ""},
		{"yesterday?", ""},
		{"tomorrow", ""},
		{"for two", ""},
		{"second", ""},
		{"für drei", ""},
		{"on the 3rd", "date=on the 3rd loose"},
		{"was war am freitag", ""},
		{"and 3", ""},
		{"was it yesterday?", ""},
		{"coffee 3 yesterday", ""},
		{"и 40", ""},
		{"昨天", "date=昨天 loose"},
		{"thanks", ""},
	} {
		r := rules.New().Read(c.text, situation())
		var got []string
		edits, loose := []action.EditExpense{}, ""
		for _, a := range r.Actions {
			if e, ok := a.(action.EditExpense); ok {
				edits = append(edits, e)
			}
		}
		if a := r.Aside; a != nil && len(edits) == 0 {
			if edits = a.Edits; a.Loose {
				loose = " loose"
			}
		}
		for _, e := range edits {
			got = append(got, e.Field+"="+action.Argument(e, "value")+loose)
		}
		if got := strings.Join(got, "; "); got != c.want {
			t.Errorf("Read(%q) says %q, want %q", c.text, got, c.want)
		}
	}
}

// TestNumberOfOther reads behind an entry hours, and for how many something was, which are neither its
// price nor its day: what is meant is asked.
func TestNumberOfOther(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"sollte um 9 da sein", "das war um 9", "war für 2", "war für zwei", "it was at 9", "that was for 2", "no, for two", "actually at 9",
		"c'était pour 2", "c'était à 9", "era para 2", "era a las 9", "foi às 9", "era per 2", "era alle 9", "dat was voor 2", "het was om 9",
		"to było dla 2", "miało być o 9", "było nas 4", "это было на 2", "это было в 9", "це було на 2", "було о 9",
	} {
		r := rules.New().Read(text, situation())
		if r.Complete || r.Aside == nil || len(r.Aside.Edits) != 1 || r.Aside.Edits[0].Field != "" {
			t.Errorf("Read(%q) = %q, aside %v", text, show(r), r.Aside)
		}
	}
	for _, text := range []string{"das war für 9,50", "it was for 9 euros", "it was on the 9th", "era per 30", "los churros me salieron en 6", "het was op 9", "fue el 9"} {
		r := rules.New().Read(text, situation())
		if r.Aside != nil && len(r.Aside.Edits) == 1 && r.Aside.Edits[0].Field == "" {
			t.Errorf("Read(%q) asks what is meant", text)
		}
	}
}
