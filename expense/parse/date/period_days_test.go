package date

import (
	"testing"

	"chit/expense/parse/lex"
)

// TestDaysOfMonth reads two days of a month that nobody names: of this month, or of the last
// one. Today is Friday, 20 November 2026.
func TestDaysOfMonth(t *testing.T) {
	for _, tt := range []struct{ language, text, want string }{
		{"en", "between the fifth and the sixteenth", "2026-11-05 2026-11-16"},
		{"en", "from the first to the tenth", "2026-11-01 2026-11-10"},
		{"en", "from the twenty-first to the twenty-fourth", "2026-10-21 2026-10-24"},
		{"en", "from the 3rd to the 9th", "2026-11-03 2026-11-09"},
		{"de", "vom fünften bis zum zwölften", "2026-11-05 2026-11-12"},
		{"de", "zwischen dem 5. und dem 12.", "2026-11-05 2026-11-12"},
		{"de", "vom 5. bis 12.", "2026-11-05 2026-11-12"},
		{"es", "del 1 al 12", "2026-11-01 2026-11-12"},
		{"es", "entre el 3 y el 9", "2026-11-03 2026-11-09"},
		{"es", "del día 3 al 9", "2026-11-03 2026-11-09"},
		{"fr", "du 1er au 12", "2026-11-01 2026-11-12"},
		{"fr", "du 3 au 9", "2026-11-03 2026-11-09"},
		{"fr", "entre le 3 et le 9", "2026-11-03 2026-11-09"},
		{"fr", "du premier au dix", "2026-11-01 2026-11-10"},
		{"it", "dal 3 al 9", "2026-11-03 2026-11-09"},
		{"it", "tra l'1 e il 9", "2026-11-01 2026-11-09"},
		{"it", "fra il 3 e l'11", "2026-11-03 2026-11-11"},
		{"it", "dal primo al dodici", "2026-11-01 2026-11-12"},
		{"pt", "do dia 3 ao dia 9", "2026-11-03 2026-11-09"},
		{"pt", "entre o dia 3 e o dia 9", "2026-11-03 2026-11-09"},
		{"nl", "van de zevende tot en met de twaalfde", "2026-11-07 2026-11-12"},
		{"nl", "van 7 t/m 12 november", "2026-11-07 2026-11-12"},
		{"nl", "van de 3e tot de 9e", "2026-11-03 2026-11-09"},
		{"pl", "od trzeciego do dziewiątego", "2026-11-03 2026-11-09"},
		{"ru", "с первого по пятое", "2026-11-01 2026-11-05"},
		{"ru", "с 3 по 9 число", "2026-11-03 2026-11-09"},
		{"uk", "з першого по п'яте", "2026-11-01 2026-11-05"},
		{"zh", "3号到9号", "2026-11-03 2026-11-09"},
		{"zh", "三号到九号", "2026-11-03 2026-11-09"},
		{"ja", "3日から9日まで", "2026-11-03 2026-11-09"},
		{"ko", "3일부터 9일까지", "2026-11-03 2026-11-09"},
		// Nobody can tell that these are days.
		{"en", "between five and twenty", ""},
		{"en", "from 5 to 20", ""},
		{"es", "entre cinco y veinte", ""},
		{"de", "zwischen fünf und zwanzig", ""},
	} {
		text := lex.NewText(tt.text, lex.Options{Today: friday, Language: tt.language})
		got := ""
		if p, ok := ParsePeriod(text, 1); ok {
			got = p.From.String() + " " + p.To.String()
		}
		if got != tt.want {
			t.Errorf("%s %q = %q, want %q", tt.language, tt.text, got, tt.want)
		}
	}
}
