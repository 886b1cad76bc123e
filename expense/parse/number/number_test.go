package number

import (
	"testing"

	"chit/expense/parse/lex"
)

func TestAt(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"en", "12.50", "12.5"},
		{"en", "two hundred and five dollars", "205"},
		{"en", "twelve fifty", "12.5"},
		{"en", "2 million", "2000000"},
		{"de", "zweihundertfünfundzwanzig", "225"},
		{"fr", "quatre-vingt-dix-sept", "97"},
		{"tr", "on beş", "15"},
		{"it", "due e ottanta", "2.8"},
		{"it", "centoventi e cinquanta", "120.5"},
		{"pt", "vinte e dois e cinquenta", "22.5"},
		{"pt", "cento e vinte e cinco", "125"},
		{"es", "doscientos cincuenta con cincuenta", "250.5"},
		{"nl", "vijf en veertig", "45"},
		{"en", "one point", "1"},
		{"en", "one point twenty five", "1.25"},
		{"de", "drei Komma", "3"},
		{"zh", "三十五", "35"},
		{"zh", "一万二", "12000"},
		{"ko", "이만 삼천", "23000"},
	} {
		s := lex.NewText(c.text, lex.Options{Language: c.language}).Sentence()
		q, ok := At(&s, 0)
		got := q.Value
		if q.Plain {
			got = q.Num.Readings()[0]
		}
		if !ok || got.String() != c.want {
			t.Errorf("%s: %q is %s, %t; want %s", c.language, c.text, got, ok, c.want)
		}
		s.Release()
	}
}

func TestAtTooLong(t *testing.T) {
	s := lex.NewText("12345678901234567890", lex.Options{}).Sentence()
	defer s.Release()
	if q, ok := At(&s, 0); ok || !q.TooLong {
		t.Errorf("a number of 20 digits is %+v, %t; want one that is too long", q, ok)
	}
}
