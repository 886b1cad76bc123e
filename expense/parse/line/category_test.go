package line

import (
	"slices"
	"strings"
	"testing"

	"chit/expense/parse/lex"
)

// TestNamedCategories reads a category that is named as such, which is no part of the
// description then.
func TestNamedCategories(t *testing.T) {
	for _, c := range []struct{ language, text, description, category string }{
		{"en", "coffee 4.50 in category Bewirtung", "coffee", "Bewirtung"},
		{"en", "lunch 12 as Meals", "lunch", "Food"},
		{"en", "team lunch 96.20 under Client meals", "team lunch", "Client meals"},
		{"en", "hotel 120 under Travel", "hotel", "Travel"},
		{"en", "adobe sub 22.99 category: Software", "adobe sub", "Software"},
		{"en", "WALGREENS 9.17 (Health)", "WALGREENS", "Health"},
		{"en", "safeway category: Groceries 27 Oct 45", "safeway", "Groceries"},
		{"en", "uber 12 category Transport yesterday", "uber", "Transport"},
		{"en", "category: Groceries safeway 82.40", "safeway", "Groceries"},
		{"en", "printer ink 30, category: Office supplies", "printer ink", "Office supplies"},
		{"en", `lunch 20 in the category "Client meals"`, "lunch", "Client meals"},
		{"en", "rent 1400 on nov 1 category: Housing", "rent", "Housing"},
		{"en", "Taxi S$15 [Client visits]", "Taxi", "Client visits"},
		{"en", "category management course 200", "category management course", "Education"},
		{"en", "ramen (spicy) 12", "ramen (spicy)", "Food"},
		{"en", "cat food 20", "cat food", "Pets"},
		{"en", "tea 3, cake 5, category: Guests", "tea", "Guests"},
		{"de", "lidl 52,30 am 6.11. Kategorie: Lebensmittel", "lidl", "Groceries"},
		{"de", "kaffee 4,50 in der Kategorie Bewirtung gestern", "kaffee", "Bewirtung"},
		{"de", "hotel 120 unter Reisen", "hotel", "Travel"},
		{"de", "mittag 12 als Essen", "mittag", "Food"},
		{"es", "cine 9 en la categoría Ocio", "cine", "Leisure"},
		{"es", "cena 30 bajo Clientes", "cena", "Clientes"},
		{"es", "taxi 12 como Transporte", "taxi", "Transport"},
		{"fr", "ciné 9 catégorie : Loisirs", "ciné", "Leisure"},
		{"fr", "resto 30 sous Clients", "resto", "Clients"},
		{"pt", "cinema 9 na categoria Lazer", "cinema", "Leisure"},
		{"pt", "jantar 30 categoria: Clientes", "jantar", "Clientes"},
		{"ja", "スーパー 640円 カテゴリー：食料品", "スーパー", "Groceries"},
		{"ja", "ランチ950円 食費として", "ランチ", "Food"},
		{"ja", "ランチ 950円 カテゴリは接待費", "ランチ", "接待費"},
		{"ja", "タクシー 1200円 交通費カテゴリで", "タクシー", "Transport"},
		{"zh", "盒马 类:生鲜 82", "盒马", "生鲜"},
		{"zh", "盒马82 分类生鲜", "盒马", "生鲜"},
		{"zh", "11月5日盒马186.5 分类：生鲜", "盒马", "生鲜"},
		{"zh", "盒马82算餐饮", "盒马", "Food"},
		{"zh", "打车30归到交通里", "打车", "Transport"},
		{"zh", "打车30元，交通类", "打车", "Transport"},
		{"ru", "пятёрочка 1850 категория: Продукты", "пятёрочка", "Groceries"},
		{"ru", "такси 640 в категорию Транспорт", "такси", "Transport"},
		{"ru", "такси 640 категория Клиенты вчера", "такси", "Клиенты"},
		{"ru", "такси 640 как Транспорт", "такси", "Transport"},
	} {
		r := Read(c.text, lex.Options{Today: lineToday, Language: c.language})
		if len(r.Expenses) == 0 || !r.Complete {
			t.Errorf("%q: %s, want %s [%s]", c.text, summary(r), c.description, c.category)
			continue
		}
		for i, e := range r.Expenses {
			if i == 0 && e.Description != c.description || e.Category != c.category {
				t.Errorf("%q: %s [%s], want %s [%s]", c.text, e.Description, e.Category, c.description, c.category)
			}
		}
	}
}

// TestUnnamedCategories leaves alone what only looks like the name of a category.
func TestUnnamedCategories(t *testing.T) {
	for _, text := range []string{
		"cat insurance 30", "paid 20 under the table", "dressed as santa 30", "sous-vêtements 20", "20 as a present", "works as designed",
		"打算买衣服300", "300块的衣服", "under armour shirt 50", "dog food (12kg) 50", "cat 20",
	} {
		if got := NamedCategories(lex.NewText(text, lex.Options{Today: lineToday})); !slices.Equal(got, nil) {
			t.Errorf("%q names %q", text, got)
		}
	}
}

// TestCommonThings reads what is bought everywhere and the shops that sell it, with nothing but a
// price behind it. Separated by commas, with the category of all.
func TestCommonThings(t *testing.T) {
	for _, c := range []struct{ language, category, things string }{
		{"de", "Food", "eisdiele, konditorei, lieferdienst, fischbrötchen, gummibärchen, mittagstisch"},
		{"de", "Groceries", "metzgerei, bioladen, wochenmarkt, klopapier, hafermilch, äpfel, olivenöl"},
		{"de", "Housing", "reinigung, wäscherei, schlüsseldienst, putzfrau, umzugskartons, kleiderschrank"},
		{"de", "Health", "zahnreinigung, hautarzt, krankengymnastik, sonnencreme, nasenspray"},
		{"de", "Shopping", "schneider, schuster, juwelier, winterjacke, handyhülle, unterwäsche"},
		{"de", "Gifts", "blumenladen, florist, geburtstagsgeschenk, geschenkpapier"},
		{"de", "Education", "buchladen, musikschule, schulranzen, klassenfahrt"},
		{"en", "Groceries", "corner shop, fishmonger, strawberries, cleaning products, newsagent"},
		{"en", "Housing", "handyman, pest control, bookcase, lawn mower, armchair"},
		{"en", "Health", "drugstore, chiropractor, cough syrup, birth control, nails"},
		{"en", "Shopping", "tailor, cobbler, thrift store, department store, alterations, heels"},
		{"en", "Education", "bookstore, bookshop, novel"},
		{"en", "Gifts", "florist, birthday card, wrapping paper, secret santa"},
		{"nl", "Food", "banketbakker, ijssalon, broodjeszaak, pannenkoekenhuis"},
		{"nl", "Housing", "stomerij, wasserette, glazenwasser, boekenkast, bloempot"},
		{"nl", "Shopping", "kleermaker, schoenmaker, juwelier, kringloopwinkel, stropdas"},
		{"nl", "Gifts", "bloemist, verjaardagscadeau, kraamcadeau"},
		{"fr", "Food", "chocolatier, caviste, salon de thé, couscous, buraliste"},
		{"fr", "Housing", "blanchisserie, ramoneur, tondeuse, crédit immobilier"},
		{"fr", "Shopping", "bijouterie, friperie, doudoune, appareil photo"},
		{"fr", "Leisure", "fête foraine, brocante, vide-grenier, équitation"},
		{"es", "Groceries", "tianguis, herbolario, droguería, especias, café molido"},
		{"es", "Housing", "fumigación, herramientas, tapicero, bricolaje, home depot"},
		{"es", "Shopping", "sastre, relojería, gafas de sol"},
		{"es", "Pets", "tienda de mascotas, comida del perro, alpiste"},
		{"it", "Transport", "cambio gomme, pneumatici, mezzi pubblici"},
		{"it", "Shopping", "sartoria, gioielliere, tintoria, occhiali da sole"},
		{"it", "Leisure", "giostre, gratta e vinci, fuochi d'artificio, gioco da tavolo"},
		{"pt", "Food", "sorveteria, hamburgueria, tasca, marisqueira, suco de laranja"},
		{"pt", "Shopping", "sapateiro, costureira, joalheria, ourivesaria, perfumaria"},
		{"pt", "Housing", "ferro de passar, vidraceiro, candeeiro, loja de ferragens"},
	} {
		for thing := range strings.SplitSeq(c.things, ", ") {
			r := Read(thing+" 23,40", lex.Options{Today: lineToday, Language: c.language})
			if len(r.Expenses) != 1 || !r.Complete || r.Expenses[0].Description != thing || r.Expenses[0].Category != c.category || r.Kinds != nil {
				t.Errorf("%s %q: %s, want %s [%s]", c.language, thing, summary(r), thing, c.category)
			}
		}
	}
}

// TestNumberedThings stores nothing where the number behind a word is seldom a price.
func TestNumberedThings(t *testing.T) {
	for _, c := range []struct{ language, text string }{
		{"de", "tisch 12"},
		{"de", "garderobe 114"},
		{"en", "locker 214"},
		{"en", "iphone 15"},
		{"nl", "kluisje 31"},
		{"fr", "vestiaire 114"},
		{"es", "autopista 7"},
		{"it", "guardaroba 88"},
		{"pt", "armário 12"},
	} {
		if r := Read(c.text, lex.Options{Today: lineToday, Language: c.language}); len(r.Expenses) == 1 && r.Complete {
			t.Errorf("%s %q: %s is stored", c.language, c.text, summary(r))
		}
	}
}
