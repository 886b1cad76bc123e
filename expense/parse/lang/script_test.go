package lang_test

import (
	"testing"

	"chit/expense/parse/lang"
)

// TestLanguageOfScript compares what the letters of a text tell of its language, and
// what those tell that are written without spaces.
func TestLanguageOfScript(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ in, ledger, script, characters string }{
		{"coffee 4.50", "ja", "", ""},
		{"咖啡 4.50", "en", "zh", "zh"},
		{"昼食 1200", "ja", "ja", "ja"},
		{"점심 食事 1200", "en", "ko", "ko"},
		{"食事 1200", "ko", "ko", "ko"},
		{"午饭 25", "ja", "zh", "zh"},
		{"会計 2500", "ja", "ja", "ja"},
		{"कॉफ़ी 40", "en", "hi", ""},
		{"٢٠٫٥٠", "de", "", ""}, // a figure alone
		{"२० ₹", "en", "", ""},
		{"قهوة ٢٠", "de", "ar", ""},
		{"καφές 3,50", "en", "el", ""},
		{"চা ২০", "en", "bn", ""},
		{"yava ყავა 5", "en", "ka", ""},
		{"先週 食事 1200", "en", "ja", "ja"}, // a week that only Japanese says so
		{"コーヒー 450", "zh", "ja", "ja"},
		{"кофе 450", "ja", "ru", ""},
		{"обід 450", "ja", "uk", ""},
		{"кава 450", "uk", "uk", ""},
		{"это 450", "uk", "ru", ""},
		{"кафа јуче 200", "ru", "sr", ""},
		{"ЉУБИМАЦ 500", "uk", "sr", ""},
		{"сметка за път 20", "ru", "bg", ""},
		{"объём и съезд 20", "uk", "ru", ""},
		{"подъезд 20", "en", "ru", ""},
		{"вяз 20 грошаў", "ru", "be", ""},
		{"機能", "en", "ja", "ja"},
		{"功能", "en", "zh", "zh"},
		{"設定", "en", "zh", "zh"}, // both say so
		{"設定", "ja", "ja", "ja"},
	} {
		if script, characters := lang.OfScript(tt.in, tt.ledger), lang.OfCharacters(tt.in, tt.ledger); script != tt.script || characters != tt.characters {
			t.Errorf("%q in a ledger of %s: %q and %q, want %q and %q", tt.in, tt.ledger, script, characters, tt.script, tt.characters)
		}
	}
}
