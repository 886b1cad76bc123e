package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestWishesInAnyOrder reads what people ask for in a few words of any order.
func TestWishesInAnyOrder(t *testing.T) {
	m := rules.New()
	for want, texts := range map[string][]string{
		"change_settings setting=categories": {
			"which categories are there", "what categories do you have", "list all the categories", "so what are my categories", "show me all categories please", "categories list",
			"welche kategorien gibts", "was hast du für kategorien", "zeig mal alle kategorien", "liste der kategorien", "welche kategorien hast du eigentlich", "was gibt es denn für kategorien",
			"que categorias hay", "cuáles son las categorías", "dime qué categorías tienes", "lista de categorias", "qué categorías puedo usar",
			"quelles sont les categories", "c'est quoi les catégories", "tu as quelles catégories", "montre moi toutes les categories", "liste des catégories stp",
			"quali categorie ci sono", "che categorie hai", "fammi vedere le categorie", "elenco delle categorie", "dimmi tutte le categorie",
			"quais categorias voce tem", "quais são as categorias", "me mostra as categorias", "lista de categorias aí", "que categorias existem",
			"welke categorieën zijn er", "welke categorieen heb je", "laat alle categorieën zien", "lijst van categorieën", "wat voor categorieën zijn er eigenlijk",
			"jakie sa kategorie", "jakie masz kategorie", "wypisz wszystkie kategorie", "lista kategorii", "które kategorie są dostępne",
			"какие у тебя есть категории", "покажи все категории", "какие вообще бывают категории", "список категорий", "перечисли категории",
			"які є категорії", "які в тебе категорії", "покажи всі категорії", "список категорій", "перелічи категорії",
			"hangi kategoriler var", "kategoriler neler", "tüm kategorileri göster", "kategori listesi", "bana kategorileri say",
			"カテゴリ一覧", "どんなカテゴリがあるの", "カテゴリーを全部見せて", "使えるカテゴリは?", "カテゴリを教えて",
			"카테고리 뭐 있어", "어떤 카테고리가 있어?", "카테고리 목록 보여줘", "카테고리 종류 알려줘", "지금 카테고리 다 보여줘",
			"都有哪些分类", "有什么分类", "列出所有分类", "现在一共有哪些分类", "給我看看有哪些分類", "你有哪些類別",
		},
		"monthly_report format=xlsx period=all": {
			"can i get all this as a spreadsheet", "give me everything in excel", "send me an excel of everything", "i need it all in a spreadsheet", "put all my expenses into an excel file", "excel of everything please",
			"schick mir alles als excel", "kann ich das alles als excel haben", "gib mir ne excel mit allem", "ich brauche alles als exceltabelle", "mach mir eine excel-datei",
			"mándame todo en excel", "pasame todo a un excel", "quiero un excel con todos mis gastos", "sácame un excel", "me puedes pasar todo en excel",
			"envoie-moi tout en excel", "je voudrais un excel de tout", "tu peux me sortir un fichier excel", "mets tout ça dans un tableur", "donne moi un fichier excel avec tout",
			"mandami tutto in excel", "mi fai un excel con tutte le spese", "vorrei un file excel", "posso avere tutto in excel", "dammi un foglio excel con tutto",
			"me manda tudo em excel", "quero uma planilha com tudo", "joga tudo numa planilha", "faz uma planilha dos meus gastos", "dá pra exportar tudo pra excel",
			"stuur me alles in excel", "mag ik alles als excel", "ik wil een spreadsheet van alles", "zet alles even in een excelbestand", "kan ik alles in excel krijgen",
			"daj mi wszystko w excelu", "wyślij mi excela", "zrób mi z tego excela", "wrzuc wszystko do excela", "chce miec wszystko w arkuszu",
			"скинь мне всё в эксель", "дай эксель со всеми тратами", "пришли всё файлом эксель", "хочу всё в таблице", "сделай таблицу с расходами",
			"скинь мені все файлом в ексель", "дай ексель з усіма витратами", "надішли все в екселі", "зроби таблицю з витратами", "хочу все в екселі",
			"hepsini excel olarak at", "bana excel gönder", "harcamalarımı excele aktarır mısın", "tüm verileri excel yap", "excel dosyası lazım",
			"エクセルで全部ちょうだい", "全データをエクセルで出して", "エクセルファイルで欲しい", "支出を全部エクセルにまとめて", "スプレッドシートで出力したい",
			"전부 엑셀로 줘", "엑셀 파일로 보내줘", "지출 내역 엑셀로 뽑아줄래", "이거 다 엑셀로 정리해줘", "엑셀로 다운받고 싶어",
			"把账单导成excel发我", "给我一份excel", "全部导出成表格", "我想要excel格式的", "把記錄全部匯出成excel",
		},
		"monthly_report format=csv period=all": {
			"can i have it all as a csv", "mag ik alles als csv", "выгрузи всё в csv", "dammi un csv con tutto", "CSVで書き出したいんだけど", "me manda tudo em csv", "je veux tout en csv", "alles als csv bitte",
		},
		"query_expenses period=this month": {
			"how much is left of my budget", "what's left in the budget", "how much can i still spend", "how much do i have left to spend", "how much have i got left in the budget", "am i over budget",
			"was bleibt mir noch vom budget", "wie viel kann ich noch ausgeben", "was ist noch übrig", "wieviel hab ich noch vom budget", "wie viel darf ich noch ausgeben", "bin ich noch im budget",
			"cuanto me queda", "cuánto me queda del presupuesto", "cuánto puedo gastar todavía", "qué me queda de presupuesto", "y cuánto me sobra",
			"il me reste combien", "combien il me reste", "combien je peux encore dépenser", "que reste-t-il du budget", "il reste quoi du budget", "combien reste du budget",
			"quanto mi rimane", "quanto mi resta del budget", "quanto posso ancora spendere", "cosa mi rimane del budget", "quanto è rimasto",
			"quanto ainda sobra", "quanto sobrou do orçamento", "quanto ainda posso gastar", "quanto me resta do orçamento", "ainda posso gastar quanto",
			"wat heb ik nog over van mn budget", "hoeveel heb ik nog over", "hoeveel mag ik nog uitgeven", "wat is er nog over van het budget", "zit ik nog binnen budget",
			"ile mi zostalo z budzetu", "ile zostało", "ile moge jeszcze wydac", "ile mi jeszcze zostało z budżetu", "co mi zostało z budżetu",
			"сколько осталось от бюджета", "сколько ещё можно потратить", "сколько у меня осталось", "сколько осталось из бюджета", "сколько я ещё могу потратить",
			"скільки ще лишилося від бюджету", "скільки залишилось", "скільки ще можна витратити", "що лишилося від бюджету", "скільки я ще можу витратити",
			"bütçeden ne kaldı", "ne kadar kaldı", "daha ne kadar harcayabilirim", "bütçemde kaç lira kaldı", "bütçemi aştım mı",
			"予算あといくら残ってる?", "予算の残りは?", "あといくら使える?", "まだいくら使っていい?", "予算残ってる?",
			"예산 얼마 남았어", "얼마 더 쓸 수 있어", "예산 얼마나 남았지", "이제 얼마 남았어?", "예산에서 얼마 남았어",
			"预算还剩多少", "还能花多少", "我还剩多少预算", "预算还有多少", "預算還剩多少", "還可以花多少",
		},
	} {
		for _, text := range texts {
			if got := show(m.Read(text, situation())); got != want {
				t.Errorf("Read(%q) = %q, want %q", text, got, want)
			}
		}
	}
}

// TestWishesForSomethingElse leaves alone what has a word more.
func TestWishesForSomethingElse(t *testing.T) {
	m := rules.New()
	for text, not := range map[string]string{
		"which category costs me most":      "change_settings setting=categories",
		"welche kategorie war am teuersten": "change_settings setting=categories",
		"excel course 40":                   "monthly_report format=xlsx period=all",
		"excel kurs":                        "monthly_report format=xlsx period=all",
		"how do i get this into excel":      "monthly_report format=xlsx period=all",
		"wie kriege ich das in excel":       "monthly_report format=xlsx period=all",
		"how much milk is left":             "query_expenses period=this month",
		"i have 300 left":                   "query_expenses period=this month",
		"left over rice 4":                  "query_expenses period=this month",
		"reste du menu 12":                  "query_expenses period=this month",
		"сколько осталось до отпуска":       "query_expenses period=this month",
		"comment je sors un excel":          "monthly_report format=xlsx period=all",
	} {
		if got := show(m.Read(text, situation())); got == not {
			t.Errorf("Read(%q) = %q, want something else", text, got)
		}
	}
}
