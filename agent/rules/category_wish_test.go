package rules_test

import (
	"strings"
	"testing"

	"chit/agent/action"
	"chit/agent/rules"
)

// TestCategoryAdded wants a new category, in the words of each language. How one is made is a
// question about the bot.
func TestCategoryAdded(t *testing.T) {
	m := rules.New()
	for text, want := range map[string]string{
		"add a category called Garden":      "Garden",
		"new category: Garden":              "Garden",
		"neue kategorie Garten":             "Garten",
		"leg eine kategorie Garten an":      "Garten",
		"ich hätt gern ne kategorie Garten": "Garten",
		"crea una categoria Jardin":         "Jardin",
		"añade la categoría Jardín":         "Jardín",
		"nueva categoria Jardin":            "Jardin",
		"crée une catégorie Jardin":         "Jardin",
		"ajoute la categorie Jardin":        "Jardin",
		"nouvelle catégorie Jardin":         "Jardin",
		"crea la categoria Giardino":        "Giardino",
		"aggiungi categoria Giardino":       "Giardino",
		"nuova categoria Giardino":          "Giardino",
		"cria uma categoria Jardim":         "Jardim",
		"adiciona a categoria Jardim":       "Jardim",
		"nova categoria Jardim":             "Jardim",
		"maak een categorie Tuin":           "Tuin",
		"voeg categorie Tuin toe":           "Tuin",
		"nieuwe categorie Tuin":             "Tuin",
		"dodaj kategorię Ogród":             "Ogród",
		"utworz kategorie Ogrod":            "Ogrod",
		"nowa kategoria Ogród":              "Ogród",
		"добавь категорию Сад":              "Сад",
		"создай категорию Сад":              "Сад",
		"новая категория Сад":               "Сад",
		"додай категорію Сад":               "Сад",
		"створи категорію Сад":              "Сад",
		"нова категорія Сад":                "Сад",
		"Bahçe kategorisi ekle":             "Bahçe",
		"Bahçe diye bir kategori oluştur":   "Bahçe",
		"yeni kategori Bahçe":               "Bahçe",
		"ガーデンってカテゴリを追加して":                   "ガーデン",
		"カテゴリ「庭」を作って":                       "庭",
		"新しいカテゴリ 庭":                         "庭",
		"정원 카테고리 추가해줘":                      "정원",
		"새 카테고리 정원":                         "정원",
		"정원이라는 카테고리 만들어줘":                   "정원",
		"新建分类 花园":                           "花园",
		"加一个花园分类":                           "花园",
		"添加分类花园":                            "花园",
		"新增分類 花園":                           "花園",
	} {
		if got := show(m.Read(text, situation())); got != "change_settings setting=new_category value="+want {
			t.Errorf("Read(%q) = %q, want a new category %q", text, got, want)
		}
	}
	for _, text := range []string{"how do i create a category", "category garden shears", "new garden 40"} {
		if got := show(m.Read(text, situation())); strings.HasPrefix(got, "change_settings setting=new_category value") {
			t.Errorf("Read(%q) = %q, want no new category", text, got)
		}
	}
}

// TestRuleFromNowOn makes a rule with what says that it holds from now on beside its words, and
// as each language tells people to.
func TestRuleFromNowOn(t *testing.T) {
	m := rules.New()
	for text, want := range map[string]string{
		"starbucks should always go under Coffee": "Coffee",
		"category for uber is transport":          "transport",
		"obi bitte immer als Garten":              "Garten",
		"biedronka zawsze jako zakupy spożywcze":  "zakupy spożywcze",
		"всё из икеи в категорию Дом":             "Дом",
		"все з ікеї в категорію Дім":              "Дім",
		"ニトリは全部「家具」にして":                           "家具",
		"スタバはカフェ代で固定":                             "カフェ代",
		"스벅은 무조건 카페 카테고리로":                        "카페",
		"이케아는 항상 집으로 분류해줘":                        "집",
		"瑞幸以后都算咖啡类":                               "咖啡",
		"星巴克一律归到咖啡":                               "咖啡",
		"五十嵐都歸飲料":                                 "飲料",
		"全聯以後都算日用品":                               "日用品",
		"buch obi künftig unter Garten":           "Garten",
		"zet praxis voortaan onder Klussen":       "Klussen",
		"petz sempre na categoria Animais":        "Animais",
		"ipiranga sempre vai pra Carro":           "Carro",
		"sempre telepass in Auto":                 "Auto",
		"глово завжди записуй у Доставка":         "Доставка",
		"praxis hoort altijd bij Klussen":         "Klussen",
		"이디야는 항상 카페로 분류해":                         "카페",
		"喜茶以后都归到零食":                               "零食",
		"路易莎一律算在下午茶":                              "下午茶",
		"coffee is always Garden":                 "Garden",
		"Kaffee ist immer Garten":                 "Garten",
		"café siempre en Jardín":                  "Jardín",
		"café toujours dans Jardin":               "Jardin",
		"caffè va sempre in Giardino":             "Giardino",
		"café é sempre Jardim":                    "Jardim",
		"zet koffie altijd onder Tuin":            "Tuin",
		"kawa zawsze do kategorii Ogród":          "Ogród",
		"кофе всегда в категорию Сад":             "Сад",
		"кава завжди в категорію Сад":             "Сад",
		"kahve hep Bahçe kategorisine yaz":        "Bahçe",
		"コーヒーはいつも庭に入れて":                           "庭",
		"커피는 항상 정원 카테고리로":                         "정원",
		"咖啡以后都算花园":                                "花园",
		"咖啡以後都算花園":                                "花園",
	} {
		var rule action.ChangeSettings
		if r := m.Read(text, situation()); len(r.Actions) == 1 {
			rule, _ = r.Actions[0].(action.ChangeSettings)
		}
		if !strings.HasSuffix(rule.Setting, "category_rule") || rule.Value != want || strings.Contains(rule.Words, " ") {
			t.Errorf("Read(%q) = %+v, want a rule for %q", text, rule, want)
		}
	}
}
