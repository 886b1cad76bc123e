package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// TestNearlyForgot reads what was bought and nearly forgotten, which is no purchase that nearly was.
func TestNearlyForgot(t *testing.T) {
	for language, texts := range map[string]map[string]Unspent{
		"de": {"hätte ich fast vergessen: kaffee 15": "", "fast gekauft: fahrrad 400": Planned},
		"en": {"nearly forgot lunch 15": "", "almost bought a bike 400": Planned},
		"es": {"por poco me olvido: taxi 15": "", "casi compro una bici 400": Planned},
		"fr": {"failli oublier, déjeuner 15": "", "failli acheter un vélo 300": Planned, "mon oncle a régalé, resto 80": Treated},
		"it": {"quasi dimenticavo pranzo 15": ""},
		"ja": {"忘れるところだった ランチ 900": ""},
		"nl": {"bijna vergeten, lunch 15": "", "bijna een fiets gekocht 400": Planned},
		"pl": {"prawie zapomniałam, obiad 35": ""},
		"pt": {"quase esqueci, almoço 35": ""},
		"ru": {"чуть не забыл обед 300": "", "чуть не купил велосипед 30000": Planned},
		"tr": {"az kalsın unutuyordum öğle yemeği 150": ""},
		"uk": {"ледь не забула обід 150": "", "ледь не купила велосипед 15000": Planned},
		"zh": {"差点忘了 午饭 30": "", "差點忘了 午餐 120": ""},
	} {
		for text, want := range texts {
			r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"})
			if r.Unspent != want || want == "" && len(r.Expenses) != 1 {
				t.Errorf("%s: %q: %q, %v", language, text, r.Unspent, r.Expenses)
			}
		}
	}
}
