package rules_test

import (
	"strings"
	"testing"

	"chit/agent/action"
	"chit/agent/rules"
)

// TestNames reads what is wanted of entries by their names, in whatever order it is said.
func TestNames(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"get rid of the milk", "delete milk"},
		{"take the coffee out", "delete coffee"},
		{"take out the bagels please", "delete bagels"},
		{"milk can go", "delete milk"},
		{"actually, scratch the milk", "delete milk"},
		{"I don't want the milk, delete it", "delete milk"},
		{"no bagels, remove that", "delete bagels"},
		{"can you get rid of the bagels one", "delete bagels"},
		{"drop the milk and the bread", "delete milk and the bread / milk + bread"},
		{"cancel the milk", "delete milk"},
		{"undo the milk", "undo milk"},
		{"bring the milk back", "restore milk"},
		{"put the bagels back", "restore bagels"},
		{"delete that milk again", "delete milk"},
		{"restore this milk", "restore milk"},
		{"nimm diese Wurst wieder raus", "delete Wurst"},
		{"haal die kaas weer weg", "delete kaas"},
		{"borra esos panes", "delete panes"},
		{"enlève ce pain finalement", "delete pain"},
		{"togli quel pane", "delete pane"},
		{"tira aquele queijo", "delete queijo"},
		{"usuń ten ser", "delete ser"},
		{"убери эти цветы", "delete цветы"},
		{"прибери ці квіти", "delete квіти"},
		{"şu sütü sil", "delete sütü"},
		{"さっきの牛乳を消して", "delete 牛乳"},
		{"把那个酸奶删了", "delete 酸奶"},
		{"die Eier bitte wieder raus", "delete Eier"},
		{"Milch wieder weg", "delete Milch"},
		{"hol die Wurst wieder raus", "delete Wurst"},
		{"die Milch wieder löschen", "delete Milch"},
		{"doch keine Milch", "delete Milch"},
		{"mach die Wurst weg", "delete Wurst"},
		{"die Wurst kann weg", "delete Wurst"},
		{"quita el pan", "delete pan"},
		{"quítame el pan", "delete pan"},
		{"el pan bórralo", "delete pan"},
		{"la leche no, quítala", "delete leche"},
		{"elimina lo de la leche", "delete leche"},
		{"anula la leche", "undo leche"},
		{"enlève le pain", "delete pain"},
		{"le pain, enlève-le", "delete pain"},
		{"supprime la ligne du pain", "delete pain"},
		{"finalement pas de pain", "delete pain"},
		{"le lait c'est à enlever", "delete lait"},
		{"tira o queijo", "delete queijo"},
		{"o pão não, tira", "delete pão"},
		{"tira o leite daí", "delete leite"},
		{"apaga o do leite", "delete leite"},
		{"убери молоко", "delete молоко"},
		{"молоко убери", "delete молоко"},
		{"молоко лишнее, удали", "delete молоко"},
		{"удали запись про молоко", "delete молоко"},
		{"отмени хлеб", "undo хлеб"},
		{"牛乳を消して", "delete 牛乳"},
		{"牛乳やっぱりいらない", "delete 牛乳"},
		{"パンはなしで", "delete パン"},
		{"牛乳の分を削除して", "delete 牛乳"},
		{"パンを外してください", "delete パン"},
		{"酸奶不要了,删掉", "delete 酸奶"},
		{"삼김은 빼줘", "delete 삼김"},
		{"우유는 안 샀어", "delete 우유"},
		{"把面包删了吧", "delete 面包"},
		{"去掉面包", "delete 面包"},
		{"牛奶那笔去掉", "delete 牛奶"},
		{"不要牛奶了,删了", "delete 牛奶"},
		{"牛奶退了,去掉吧", "delete 牛奶"},
		{"删除面包那笔", "delete 面包"},
		{"scratch hulu, i canceled it", "delete hulu"},
		{"打车删掉 公司报销了", "delete 打车"},
		{"ピザ消して、食べなかった", "delete ピザ"},
		{"get rid of it", ""},
		{"take that out", ""},
		{"milk 3", ""},
		{"remove the stain 20", ""},
		{"delete all coffees", ""},
		{"how much on milk", ""},
		{"酸奶 5", ""},
		{"not that milk, the bread", ""},
		{"nicht dieser Kaffee, der Tee", ""},
	} {
		got := ""
		if n := rules.New().Read(c.text, situation()).Names; n != nil {
			verb := map[string]string{action.DeleteTool: "delete", action.UndoTool: "undo", action.EditTool: "restore"}[n.Asks.Tool()]
			var ways []string
			for _, names := range n.Names {
				ways = append(ways, strings.Join(names, " + "))
			}
			got = verb + " " + strings.Join(ways, " / ")
		}
		if got != c.want {
			t.Errorf("Read(%q) names %q, want %q", c.text, got, c.want)
		}
	}
}
