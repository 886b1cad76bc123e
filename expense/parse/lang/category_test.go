package lang

import (
	"slices"
	"testing"
)

func TestCategory(t *testing.T) {
	for text, want := range map[string]string{
		"coffee": "Food", "lunch with friends": "Food", "taxi": "Transport", "Parking": "Transport", "museum": "Leisure", "printer paper": "Work",
		"weekly groceries": "Groceries", "Lidl": "Groceries", "Netflix": "Subscriptions", "dog food": "Pets", "pet food": "Pets", "food": "Food",
		"parking ticket": "Transport", "plane ticket": "Travel", "cat": "Pets", "catalogue": "", "income tax": "Taxes", "health insurance": "Insurance",
		"打车": "Transport", "午饭": "Food", "星巴克拿铁": "Food", "猫粮": "Pets", "给孩子买奶粉": "Family", "电费": "Utilities", "打印纸": "Work", "看电影": "Leisure",
		"Mittagessen": "Food", "Miete": "Housing", "déjeuner": "Food", "gasolina": "Transport", "такси": "Transport", "점심": "Food", "家賃": "Housing",
		"gizmo": "", "": "", "🎁": "",
	} {
		if got, ok := CategoryOf(text, "en", ""); got != want || ok != (want != "") {
			t.Errorf("Category(%q) = %q, %v, want %q", text, got, ok, want)
		}
	}
}

// TestCategoryOfHomographs holds that a word is what it means in the language of its text.
func TestCategoryOfHomographs(t *testing.T) {
	for _, c := range []struct{ text, language, want string }{
		{"pan", "es", "Groceries"},
		{"pan", "en", "Housing"},
		{"pan", "", "Housing"},
		{"окко", "uk", "Transport"},
		{"окко", "ru", "Subscriptions"},
		{"subway", "pl", "Food"},
		{"subway", "en", "Transport"},
		{"pan de molde", "es", "Groceries"},
		{"metro ticket", "en", "Transport"},
		{"tickets", "en", "Leisure"},
		{"ticket de métro", "fr", "Transport"},
		{"bilet na metro", "pl", "Transport"},
		{"билет на метро", "ru", "Transport"},
		{"bilhete do metrô", "pt", "Transport"},
		{"kaartje tram", "nl", "Transport"},
		{"kaartjes concert", "nl", "Leisure"},
		{"mum", "en", ""}, // a candle in Turkish
		{"mum", "tr", "Housing"},
		{"candle for mum", "en", "Housing"},
		{"nanny", "en", "Family"},
		{"pide", "tr", "Food"},
		{"el cole pide", "es", ""},
		{"doce", "pt", "Food"},
		{"doce", "es", ""},
		{"fine mese", "it", ""},
		{"maman", "fr", ""},
		{"película", "es", "Leisure"},
		{"remera", "es", "Shopping"},
		{"ropa", "es", "Shopping"},
		{"ropa", "pl", "Transport"},
		{"白色T恤", "zh", "Shopping"},
		{"abcマートで靴下", "ja", "Shopping"},
		{"排骨便當", "zh", "Food"},
		{"排骨", "zh", "Groceries"},
		{"牛肉面", "zh", "Food"},
		{"烟酒店", "zh", "Groceries"},
		{"热水器", "zh", "Housing"},
		{"ジーパン", "ja", "Shopping"},
		{"灯油", "ja", "Utilities"},
		{"이자카야", "ko", "Food"},
		{"이자", "ko", "Fees"},
		{"참기름", "ko", "Groceries"},
		{"아이패드", "ko", "Shopping"},
		{"배송비", "ko", "Work"},
		{"frutería", "es", "Groceries"},
	} {
		if got, _ := CategoryOf(c.text, c.language, ""); got != c.want {
			t.Errorf("CategoryOf(%q, %q) = %q, want %q", c.text, c.language, got, c.want)
		}
	}
}

// TestCategoryInCases holds that the things and shops of a language with cases are known in
// each, with and without accents, and that the endings are no other language's.
func TestCategoryInCases(t *testing.T) {
	for _, c := range []struct{ text, language, want string }{
		{"kawę", "pl", "Food"},
		{"kawe", "pl", "Food"},
		{"z obiadem", "pl", "Food"},
		{"śniadania", "pl", "Food"},
		{"sniadaniem", "pl", "Food"},
		{"na benzynę", "pl", "Transport"},
		{"hulajnoga", "pl", "Transport"},
		{"ksiazke", "pl", "Education"},
		{"w aptece", "pl", "Health"},
		{"w castoramie", "pl", "Housing"},
		{"ikei", "pl", "Housing"},
		{"orlenie", "pl", "Transport"},
		{"кофейню", "ru", "Food"},
		{"пиццу", "ru", "Food"},
		{"на рынке", "ru", "Groceries"},
		{"у ресторані", "uk", "Food"},
		{"doğalgazı", "tr", "Utilities"},
		{"opette", "tr", "Transport"},
		{"tasmayı", "tr", "Pets"},
		{"battaniyeyi", "tr", "Housing"},
		{"miotłę", "pl", "Housing"},
		{"znicza", "pl", "Gifts"},
		{"куклу", "ru", "Family"},
		{"селёдку", "ru", "Groceries"},
		{"икею", "ru", "Housing"},
		{"ляльку", "uk", "Family"},
		{"вишиванку", "uk", "Shopping"},
		{"yemeksepetinden", "tr", "Food"},
		{"opette", "en", ""},
		{"на базарі", "uk", "Groceries"},
		{"ikei", "en", ""},
		{"sniadaniem", "it", ""},
	} {
		if got, _ := CategoryOf(c.text, c.language, ""); got != c.want {
			t.Errorf("CategoryOf(%q, %q) = %q, want %q", c.text, c.language, got, c.want)
		}
	}
	for _, c := range []struct {
		word, language string
		want           bool
	}{{"castoramie", "pl", true}, {"castoramie", "en", false}, {"kawę", "pl", false}, {"lidl", "pl", true}} {
		if got := IsShop(c.word, c.language); got != c.want {
			t.Errorf("IsShop(%q, %q) = %t, want %t", c.word, c.language, got, c.want)
		}
	}
}

func TestCategoryNamed(t *testing.T) {
	for name, want := range map[string]string{
		"Food": "Food", "food": "Food", " TRANSPORT ": "Transport", "Transportation": "Transport", "餐饮": "Food", "交通": "Transport", "娱乐": "Leisure", "Essen": "Food",
		"Food - Dining": "Food", "gizmo": "", "": "",
	} {
		if got, ok := CategoryNamed(name); got != want || ok != (want != "") {
			t.Errorf("CategoryNamed(%q) = %q, %v, want %q", name, got, ok, want)
		}
	}
}

func TestCategories(t *testing.T) {
	names := Categories()
	if len(names) != 18 || names[0] != "Food" {
		t.Errorf("Categories() = %v", names)
	}
	for _, l := range languages() {
		for _, words := range []categoryWords{l.categories, l.categoryNames, l.shops} {
			for name := range words {
				if !slices.Contains(names, name) {
					t.Errorf("a table of %q is for %q, which is no category", l.code, name)
				}
			}
		}
	}
}
