package lang

import "testing"

func TestRegionalWords(t *testing.T) {
	for _, c := range []struct {
		language, region, word string
		code                   string
		worth                  int64
	}{
		{"en", "IE", "quid", "EUR", 0},
		{"en", "GB", "quid", "GBP", 0},
		{"en", "", "quid", "GBP", 0},
		{"de", "IE", "quid", "GBP", 0},
		{"es", "PE", "lucas", "", 1},
		{"es", "CL", "lucas", "", 1000},
		{"es", "AR", "mangos", "", 1},
		{"es", "AR", "gamba", "", 100},
		{"es", "ES", "gamba", "none", 0},
		{"es", "MX", "quinientón", "", 500},
		{"pt", "BR", "contos", "BRL", 0},
		{"pt", "PT", "contos", "none", 0},
		{"de", "CH", "stei", "CHF", 0},
		{"de", "DE", "stei", "none", 0},
	} {
		m := Words().Words[c.word].In(c.region, Bit(c.language)).MarkOf()
		if m == nil && c.code == "none" {
			continue
		}
		if m == nil || string(m.Code) != c.code || m.Worth != c.worth {
			t.Errorf("%s-%s: %q is %+v, want %s %d", c.language, c.region, c.word, m, c.code, c.worth)
		}
	}
}

func TestRegionalCategories(t *testing.T) {
	for _, c := range []struct{ text, language, region, want string }{
		{"gas", "en", "US", "Transport"},
		{"gas", "en", "", "Transport"},
		{"gas for October", "en", "GB", "Utilities"},
		{"gas", "en", "IE", "Utilities"},
		{"hydro", "en", "CA", "Utilities"},
		{"la renta", "es", "MX", "Housing"},
		{"micro", "es", "CL", "Transport"},
		{"micro", "es", "ES", ""},
		{"la renta", "es", "ES", "Taxes"},
	} {
		if got, _ := CategoryOf(c.text, c.language, c.region); got != c.want {
			t.Errorf("CategoryOf(%q, %q, %q) = %q, want %q", c.text, c.language, c.region, got, c.want)
		}
	}
}
