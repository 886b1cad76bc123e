package lang

import "testing"

func TestRetyped(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"ru", "ghbdtn", "привет"},
		{"ru", "rjat 150", "кофе 150"},
		{"ru", "Rjat 150,50", "Кофе 150,50"},
		{"ru", "e;by 1200 dxthf", "ужин 1200 вчера"},
		{"ru", "[kt, 45", "хлеб 45"},
		{"ru", "jnvtyf", "отмена"},
		{"uk", "rfdf 60", "кава 60"},
		{"uk", "j,sl 120 dxjhf", "обід 120 вчора"},
		{"en", "сщаауу 4.50", "coffee 4.50"},
		{"ru", "дгтср 12 нуыеуквфн", "lunch 12 yesterday"},
		{"es", "зфт 3", "pan 3"},
		{"ko", "zjvl 4500", "커피 4500"},
		{"ko", "wjatla 9000dnjs", "점심 9000원"},
		{"ko", "djwp xortl 12000", "어제 택시 12000"},
		{"ko", "zorbing 12", ""},
		{"ko", "netflix 12", ""},
		{"en", "zjvl 4500", ""},
		{"ru", "coffee 4.50", ""},
		{"ru", "rjat coffee", ""}, // one is a word
		{"ru", "кофе 150", ""},
		{"ru", "rtx 500", ""},  // no word either way
		{"en", "rjat 150", ""}, // nobody here writes Russian
		{"ru", "lf", ""},
		{"ru", "ana@example.com 5", ""},
		{"ru", "rjat кофе 5", ""},
		{"ru", "150", ""},
		{"ru", "", ""},
	} {
		if got, _ := Retyped(c.text, c.language); got != c.want {
			t.Errorf("%s: %q is %q, want %q", c.language, c.text, got, c.want)
		}
	}
}
