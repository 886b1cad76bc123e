package dialog

import (
	"testing"

	"chit/agent/action"
	"chit/agent/memory"
)

func TestSeveral(t *testing.T) {
	options := map[string]string{}
	for i, n := range []string{"7", "4"} {
		options[action.Encode(action.Answer{Question: "q", Option: i})] = n
	}
	p := &memory.Pending{ID: "q", Field: "number", Options: options, Actions: []action.Kept{{Action: action.DeleteExpenses{Match: "tea"}}}}
	for _, c := range []struct {
		want string
		said []string
	}{
		{"7,4", []string{
			"both", "Both of them, please", "all", "beide", "alle beide", "los dos", "ambas", "todos", "les deux", "tous les deux", "os dois", "ambas", "両方", "どちらも", "两个", "两笔", "оба", "обе",
		}},
		{"", []string{
			"none", "neither", "None of them.", "keins von beiden", "weder noch", "keine", "ninguno", "ninguna de las dos", "aucun des deux", "ni l’un ni l’autre", "nenhum dos dois", "nem um nem outro",
			"どちらでもない", "どっちも違う", "都不是", "都不要", "ни один", "ни то, ни другое",
		}},
	} {
		for _, said := range c.said {
			if a, ok := several(p, p.Field, said); !ok || a.Args["number"] != c.want || a.Unclear || a.Dropped != (c.want == "") {
				t.Errorf("%q is %v, %v, want %q", said, a, ok, c.want)
			}
		}
	}
	for _, said := range []string{"the first", "coffee", "none of your business", "both are fine by me 12"} {
		if a, ok := several(p, p.Field, said); ok {
			t.Errorf("%q is %v, want no answer", said, a)
		}
	}
	p.Field = "amount"
	if a, ok := several(p, p.Field, "both"); !ok || !a.Unclear {
		t.Errorf("both of two amounts are %v, %v, want it to be unclear", a, ok)
	}
	if _, ok := several(p, "tax_rate", "none"); ok {
		t.Error("no tax is none of the rates")
	}
}
