package parse

import (
	"fmt"
	"testing"
)

func TestSubjects(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"coffee", "[[coffee]]"},
		{"flat white", "[[flat white]]"},
		{"food and transport", "[[food transport]]"},
		{"food & transport", "[[food transport]]"},
		{"food/transport", "[[food transport]]"},
		{"coffee, lunch, and phone bill", "[[coffee lunch phone bill]]"},
		{"Essen und Transport", "[[Essen Transport]]"},
		{"comida y transporte", "[[comida transporte]]"},
		{"café et métro", "[[café métro]]"},
		{"food and on transport", "[[food transport]]"},
		{"coffee at Lidl", "[[coffee] [Lidl]]"},
		{"coffee or tea at Lidl and Rewe", "[[coffee tea] [Lidl Rewe]]"},
		{"餐饮和交通", "[[餐饮 交通]]"},
		{"咖啡、午饭与打车", "[[咖啡 午饭 打车]]"},
		{"和牛", "[[和牛]]"},
		{"H&M", "[[H&M]]"},
		{"C & A", ""},
		{"coffee at Lidl and on taxis", ""},
		{"and coffee", ""},
		{"coffee and", ""},
		{"coffee at", ""},
		{"", ""},
	} {
		subjects, ok := Subjects(c.text)
		got := ""
		if ok {
			got = fmt.Sprint(subjects)
		}
		if got != c.want {
			t.Errorf("Subjects(%q) = %s, want %s", c.text, got, c.want)
		}
	}
}
