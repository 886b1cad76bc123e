package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestRemovals reads the wish that the last entries go away, or come back.
func TestRemovals(t *testing.T) {
	t.Parallel()
	const one, all, two, three, every, back = "delete_expense", "delete_expense deed=true", "delete_expense last=2", "delete_expense last=3", "delete_expense last=50", "edit_expense field=deleted value=no"
	for _, c := range []struct{ text, want string }{
		{"nah take that one out", one},
		{"my boss pays for it, delete that one", one},
		{"公司报的 这笔删了吧", one},
		{"会社の経費でした、それ削除して", one},
		{"兩筆都刪除", two},
		{"还是留着好了", back},
		{"scratch that", all},
		{"remove last", one},
		{"take that out", all},
		{"wait put it back", back},
		{"delete last 2", two},
		{"remove the last two", two},
		{"delete the last three entries", three},
		{"get rid of both", two},
		{"delete both", two},
		{"doch nicht, nimm das wieder raus", one},
		{"lösch die beiden", two},
		{"lösch die beiden letzten", two},
		{"lösch die letzten beiden", two},
		{"beide wieder raus", two},
		{"quita los dos últimos", two},
		{"把最后两笔删了", two},
		{"lösche die letzten drei", three},
		{"entferne die letzten 2 Einträge", two},
		{"ach nee, weg damit", all},
		{"no, quítalo", all},
		{"borra lo último", one},
		{"borra los dos últimos", two},
		{"borra las últimas tres", three},
		{"borra los dos", two},
		{"non, enlève ça", all},
		{"efface les deux derniers", two},
		{"supprime les deux", two},
		{"supprime les 3 dernières dépenses", three},
		{"não, tira isso", all},
		{"exclui os dois últimos", two},
		{"apaga as duas", two},
		{"apaga os últimos três", three},
		{"не, убери это", all},
		{"удали обе", two},
		{"удали последние две записи", two},
		{"最後の2つ削除", two},
		{"最後の3件を削除して", three},
		{"両方消して", two},
		{"やっぱりそれ消して", one},
		{"算了删掉吧", all},
		{"这两笔都删了", two},
		{"删掉最后两笔", two},
		{"把最近三笔删了", three},
		{"刚才那笔删掉", one},
		{"delete all of it", every},
		{"get rid of all of them", every},
		{"lösch das alles", every},
		{"gooi ze allemaal weg", every},
		{"borra todo eso", every},
		{"supprime tout ça", every},
		{"cancella tutto questo", every},
		{"apaga tudo isso", every},
		{"usuń to wszystko", every},
		{"убери всё это", every},
		{"видали це все", every},
		{"それ全部消して", every},
		{"이거 다 지워줘", every},
	} {
		if got := show(rules.New().Read(c.text, situation())); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

// TestUndoesSeveral reads how many deeds are to be taken back.
func TestUndoesSeveral(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"undo 2 times", "undo deeds=2"},
		{"undo twice", "undo deeds=2"},
		{"undo the last three", "undo deeds=3"},
		{"undo last 2", "undo deeds=2"},
		{"undo the last 2 changes", "undo deeds=2"},
		{"mach die letzten drei rückgängig", "undo deeds=3"},
		{"deshaz los dos últimos", "undo deeds=2"},
		{"annule les trois dernières", "undo deeds=3"},
		{"desfaz duas vezes", "undo deeds=2"},
		{"отмени последние три", "undo deeds=3"},
		{"最後の3つを元に戻して", "undo deeds=3"},
		{"undo 2", "undo number=2"},
	} {
		if got := show(rules.New().Read(c.text, situation())); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

// TestNoRemovalIsMeant reads lines with words that remove entries elsewhere.
func TestNoRemovalIsMeant(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"take out pizza 12", "drop off 5", "scratch card 3", "delete everything", "delete all", "lösch alles", "supprime tout", "all of it 12", "cut 20", "clear nail polish 4", "both tickets 30", "trash bags 5",
		"dump fee 20", "取消费 20元", "Streich Farbe 20", "retira efectivo 50", "tira 3", "corte 40", "corta unhas 12", "сними квартиру 900", "消しゴム 100円",
		"last 2 tickets 30", "两个面包 9块", "cut hair 20", "lose weight book 12",
	} {
		reading := rules.New().Read(text, situation())
		for _, c := range reading.Actions {
			if c.Tool() == "edit_expense" || c.Tool() == "delete_expense" || c.Tool() == "undo" {
				t.Errorf("Read(%q) = %q, want no deed", text, show(reading))
			}
		}
	}
}

// TestDoubts reads that a value is wrong.
func TestDoubts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"wrong amount", "amount"},
		{"the amount is wrong", "amount"},
		{"no, that's the wrong date", "date"},
		{"wrong category", "category"},
		{"der Betrag stimmt nicht", "amount"},
		{"falsches Datum", "date"},
		{"el importe está mal", "amount"},
		{"la fecha está mal", "date"},
		{"le montant est faux", "amount"},
		{"mauvaise date", "date"},
		{"o valor está errado", "amount"},
		{"сумма неправильная", "amount"},
		{"неправильная дата", "date"},
		{"金額が違う", "amount"},
		{"日付が間違ってる", "date"},
		{"金额不对", "amount"},
		{"日期错了", "date"},
	} {
		if got, want := show(rules.New().Read(c.text, situation())), "edit_expense field="+c.want; got != want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, want)
		}
	}
}
