package line

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

var lineToday = expense.Date{Year: 2026, Month: time.November, Day: 21} // a Saturday

// A lineCase is a message with its reading, see [lineCases].
type lineCase struct{ text, want string }

// lineCases are messages with all that the rules make of them: for each expense
// amount, currency, description and what else was said. "!" marks a message
// that somebody has to look at.
var lineCases = []lineCase{
	{"coffee 4.50 yesterday, 20% VAT", "4.50 EUR? coffee 2026-11-20 rate=0.2"},
	{"18", "! 18 EUR?"},
	{"lunch 12, parking 3.50 and 20 USD for the museum", "12 EUR? lunch / 3.50 EUR? parking / 20 USD museum"},
	{"1.200 dinner", "! 1200|1.200 EUR? dinner"},
	{"add the taxi", "! nil taxi"},
	{"I have spend 5$ on a coffee today please track my expense. The tax rate is 0.2.", "5 $ coffee 2026-11-21 rate=0.2"},
	{"$20 lunch plus 8.875% tax", "20 $ lunch rate=0.08875 net"},
	{"12.50 net +19% printer paper 3 Nov", "12.50 EUR? printer paper 2026-11-03 rate=0.19 net"},
	{"taxi 1.2k JPY last friday", "1200 JPY taxi 2026-11-20"},
	{"4,50 € Kaffee", "4.50 EUR Kaffee"},
	{"昨天打车花了35元", "35 CNY 打车 2026-11-20"},
	{"午饭 三十五块五", "35.5 CNY 午饭"},
	{"lunch 12.50 at Joe's", "12.50 EUR? lunch @Joe's"},
	{"12.50 at Lidl", "12.50 EUR? Lidl @Lidl"},
	{"在星巴克花了32元", "32 CNY 星巴克 @星巴克"},
	{"在星巴克买了一杯咖啡 32块", "32 CNY 咖啡 @星巴克"},
	{"我昨天在超市买了水果 56.8元", "56.8 CNY 水果 2026-11-20"},
	{"yesterday: lunch 12, taxi 5", "12 EUR? lunch 2026-11-20 / 5 EUR? taxi 2026-11-20"},
	{"30 incl. 7%, 12 incl. 19%", "! nil {30 0.07 gross; 12 0.19 gross}"},
	{"milk 2.10\nbread 3\neggs 4.5", "2.10 EUR? milk / 3 EUR? bread / 4.5 EUR? eggs"},
	{"fish and chips £12", "12 GBP fish and chips"},
	{"fish and chips £12, tea £3", "12 GBP fish and chips / 3 GBP tea"},
	{"lunch 12, coffee and cake 5", "12 EUR? lunch / 5 EUR? coffee and cake"},
	{"20 dollars and 43 cents snack", "20.43 $ snack"},
	{"10.00 Lunch [food - dining out]", "10.00 EUR? Lunch"},
	{"Taxi S$15 [Client visits]", "15 SGD Taxi [Client visits]"},
	{"Lunch #work #q4 10 SGD", "10 SGD Lunch #work #q4"},
	{"Coffee (large) 5.50 ☕", "5.50 EUR? Coffee (large) ☕"},
	{"10.00 Food - Dining", "10.00 EUR? Food - Dining"},
	{"5.50   Coffee \t to   go", "5.50 EUR? Coffee to go"},
	{"refund 12.50", "-12.50 EUR? refund"},
	{"Rückerstattung Schuhe 40 €", "-40 EUR Rückerstattung Schuhe"},
	{"淘宝退款 50元", "-50 CNY 淘宝退款"},
	{"-4.50 coffee", "-4.50 EUR? coffee"},
	{"- coffee 4.50", "4.50 EUR? coffee"},
	{"book 12.50, no VAT", "12.50 EUR? book rate=0"},
	{"图书 30元 免税", "30 CNY 图书 rate=0 exempt"},
	{"打印纸 113元 含13%的税", "113 CNY 打印纸 rate=0.13 gross"},
	{"机票 1200元 不含税 税率9%", "1200 CNY 机票 rate=0.09 net"},
	{"Druckerpapier 11,90 € inkl. 19% MwSt", "11.90 EUR Druckerpapier rate=0.19 gross"},
	{"Taxi 20 € zzgl. 7% MwSt.", "20 EUR Taxi rate=0.07 net"},
	{"lunch 12.50 gross", "12.50 EUR? lunch gross"},
	{"lunch 12.50 before tax", "12.50 EUR? lunch net"},
	{"lunch 47.98, VAT was 7.98", "47.98 EUR? lunch tax=7.98"},
	{"lunch 12.50 tax 0.75", "12.50 EUR? lunch tax=0.75"},
	{"lunch 12, tax rate 20", "! 12 EUR? lunch rate?20"},
	{"income tax 500 EUR", "500 EUR income tax"},
	{"lunch 12 and taxi 5 yesterday", "12 EUR? lunch 2026-11-20 / 5 EUR? taxi 2026-11-20"},
	{"lunch 12, taxi 5, incl. 19%", "12 EUR? lunch rate=0.19 gross / 5 EUR? taxi rate=0.19 gross"},
	{"3 pizzas por 2000", "! 2000 EUR? 3 pizzas"},
	{"20.00 Order 12345", "! 20.00 EUR? Order 12345"},
	{"5.12 coffee", "5.12 EUR? coffee"},
	{"credit report 12.00", "12.00 EUR? credit report"},
	{"早餐12，20元午餐", "12 EUR? 早餐 / 20 CNY 午餐"},
	{"午餐25，地铁4，咖啡18元", "25 EUR? 午餐 / 4 EUR? 地铁 / 18 CNY 咖啡"},
	{"昨天 午饭 35 块钱 和 打车 20 块", "35 CNY 午饭 2026-11-20 / 20 CNY 打车 2026-11-20"},
	{"交房租三千五", "3500 EUR? 交房租"},
	{"爆米花30元", "30 CNY 爆米花"},
	{"спасибо, такси 350 руб вчера", "350 RUB такси 2026-11-20"},
	{"gasté 20 euros en comida ayer", "20 EUR comida 2026-11-20"},
	{"점심 9000원", "9000 KRW 점심"},
	{"昼食 980円", "980 JPY 昼食"},
	{"twelve fifty dollars lunch", "12.50 $ lunch"},
	{"lunch two fifty euros", "! 2.50|250 EUR lunch"},
	{"lunch 12.50 in dollars", "12.50 $ lunch"},
	{"lunch 12.50, in Swiss francs, at Coop", "12.50 CHF lunch @Coop"},
	{"lunch 12.50 (CHF) yesterday", "12.50 CHF lunch 2026-11-20"},
	{"Mittagessen 12 in Franken", "12 CHF Mittagessen"},
	{"comida 12 en pesos mexicanos", "12 MXN comida"},
	{"обед 12 в евро", "12 EUR обед"},
	{"book 20 in Dollar Tree", "20 EUR? book in Dollar Tree"},
	{"lunch 12 (dollar menu)", "! 12 EUR? lunch (dollar menu)"},
	{"one twenty dollars lunch", "! 1.20|120 $ lunch"},
	{"lunch two hundred and five dollars", "205 $ lunch"},
	{"taxi 5 km", "!"},
	{"5 real lunch", "! 5 EUR? real lunch"},
	{"lunch 5 real", "5 BRL lunch"},
	{"lunch..14", "14 EUR? lunch"},
	{"lunch…14", "14 EUR? lunch"},
	{"lunch .50", "0.50 EUR? lunch"},
	{"早餐八块,午餐二十,晚餐四十五", "8 CNY 早餐 / 20 EUR? 午餐 / 45 EUR? 晚餐"},
	{"午餐二十,晚餐45", "20 EUR? 午餐 / 45 EUR? 晚餐"},
	{"打车十五,午饭三十,咖啡 25", "15 EUR? 打车 / 30 EUR? 午饭 / 25 EUR? 咖啡"},
	{"午饭二十", "20 EUR? 午饭"},
	{"打的 35元", "35 CNY 打的"},
	{"打的花了35元", "35 CNY 打的"},
	{"花盆 30元", "30 CNY 花盆"},
	{"钱大妈 45元", "45 CNY 钱大妈"},
	{"A4 paper 5.00", "5.00 EUR? A4 paper"},
	{"at&t 45.00", "45.00 EUR? at&t"},
	{"laptop 1190 incl. 190 tax", "1190 EUR? laptop tax=190 gross"},
	{"laptop 1000 + 190 VAT", "1000 EUR? laptop tax=190 net"},
	{"lunch 20 with 1.78 tax", "20 EUR? lunch tax=1.78"},
	{"2 beers 9.00", "9.00 EUR? 2 beers"},
	{"2 beers 9", "! 9 EUR? 2 beers"},
	{"2 beers at 9.00", "! 18.00|9.00 EUR? beers"},
	{"买了2本书 80元", "80 CNY 2本书"},
	{"lunch 12.50 tax 190", "! 12.50 EUR? lunch tax=190"},
	{"The Economist 9.90", "9.90 EUR? The Economist"},
	{"edit 1 to 44.10 USD", "! 44.10 USD edit 1"},
	{"change 1 to $44.10", "! 44.10 $ change 1"},
	{"change the amount of 12 to 44.10 USD", "! 44.10 USD change the amount of 12"},
	{"edit 3 to 20 USD", "! 20 USD edit 3"},
	{"修改 1 到 44.10美元", "! 44.10 USD 修改 1 到"},
	{"modifie 2 à 44,10 USD", "! 44.10 USD modifie 2 à"},
	{"ändra 2 till 44,10 USD", "! 44.10 USD ändra 2 till"},
	{"lunch 26 to 50 €", "! 26|50 EUR lunch"},
	{"VAT 2026", "!"},
	{"compare March and April 2024", "!"},
	{"how much in 2024", "!"},
	{"Q1 2025", "!"},
	{"coffee in 2024", "!"},
	{"tax return 2025", "!"},
	{"hotel March 2024", "!"},
	{"hotel March 2024 300", "! 300 EUR? hotel March 2024"},
	{"MwSt 2025", "!"},
	{"comparer mars et avril 2024", "!"},
	{"informe 2025", "!"},
	{"IVA 2025", "!"},
	{"btw 2025", "!"},
	{"НДС 2025", "!"},
	{"消費税 2025", "!"},
	{"부가세 2025", "!"},
	{"增值税 2025", "!"},
	{"2024年3月", "!"},
	{"2024 yen", "! 2024 JPY"},
	{"rent 2024.00", "2024.00 EUR? rent"},
	{"rent 2024 EUR", "2024 EUR rent"},
	{"spent 2024 on groceries", "2024 EUR? groceries"},
	{"laptop 1999", "! 1999 EUR? laptop"},
	{"rent 2024", "! 2024 EUR? rent"},
	{"I paid 12.99 for Netflix", "12.99 EUR? Netflix"},
}

func TestParseLines(t *testing.T) {
	for _, c := range slices.Concat(lineCases, nameCases, billCases, slangCases) {
		o := lex.Options{Today: lineToday, Language: "en", Currency: "EUR"}
		if got := summary(Read(c.text, o)); got != c.want {
			t.Errorf("Parse(%q)\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}

// summary writes a result in one line. "EUR?" is a currency that was not said.
func summary(r Reading) string {
	var parts []string
	for _, e := range r.Expenses {
		parts = append(parts, summaryOf(e))
	}
	s := strings.Join(parts, " / ")
	if !r.Complete {
		return strings.TrimSpace("! " + s)
	}
	return s
}

func summaryOf(e Expense) string {
	words := []string{"nil"}
	if a := e.Amount; a != nil {
		var readings []string
		for _, d := range a.Readings {
			readings = append(readings, written(d))
		}
		currency := string(a.Currency)
		switch {
		case currency == "" && a.Symbol == "":
			currency = "EUR?"
		case currency == "":
			currency = "$"
		}
		words = []string{strings.Join(readings, "|"), currency}
	}
	add := func(prefix, s string) {
		if s != "" {
			words = append(words, prefix+s)
		}
	}
	add("", e.Description)
	add("@", e.Merchant)
	add("no. ", e.Document)
	if e.Date != nil {
		add("", e.Date.Date.String())
	}
	add("rate=", e.Rate.String())
	add("rate?", e.RateText)
	if e.Net != nil {
		add("net=", written(e.Net.Value))
	}
	if e.TaxAmount != nil {
		add("tax=", written(e.TaxAmount.Value))
	}
	add("", string(e.Side))
	add("", string(e.Reason))
	if e.Lines != nil {
		var lines []string
		for _, l := range e.Lines {
			one := strings.Join([]string{written(l.Amount.Value), l.Rate.String(), string(l.Side), string(l.Reason)}, " ")
			lines = append(lines, strings.Join(strings.Fields(one), " "))
		}
		add("", "{"+strings.Join(lines, "; ")+"}")
	}
	for _, tag := range e.Tags {
		add("#", tag)
	}
	if c, ok := lang.CategoryOf(e.Description+" "+e.Merchant, "", ""); !ok || c != e.Category {
		if e.Category != "" {
			words = append(words, "["+e.Category+"]")
		}
	}
	return strings.Join(words, " ")
}

func TestMarshalJSON(t *testing.T) {
	b, err := json.Marshal(Read("coffee 4.50 € yesterday, incl. 20% VAT", lex.Options{Today: lineToday, Language: "en"}))
	if err != nil {
		t.Fatal(err)
	}
	const want = `{"text":"coffee 4.50 € yesterday, incl. 20% VAT","language":"en",` +
		`"amounts":[{"value":"4.50","currency":"EUR","symbol":"€","readings":["4.50"]}],"dates":["2026-11-20"],` +
		`"expenses":[{"description":"coffee","category":"Food","amount":"4.50","currency":"EUR","date":"2026-11-20","tax_rate":"0.2","side":"gross"}],"complete":true}`
	if string(b) != want {
		t.Errorf("got  %s\nwant %s", b, want)
	}
	b, err = json.Marshal(Read("hello", lex.Options{Today: lineToday}))
	if err != nil || !strings.Contains(string(b), `"amounts":[],"dates":[],"expenses":[],"complete":false`) {
		t.Errorf("got %s, %v", b, err)
	}
}

func FuzzParse(f *testing.F) {
	for _, c := range slices.Concat(lineCases, nameCases, billCases, slangCases, taxCases, documentCases) {
		f.Add(c.text, "EUR", "DE")
	}
	for _, s := range neverComplete {
		f.Add(s, "", "")
	}
	f.Add("1e444444410 \xff\xfe ١٢ １，２００ 5..5 ,,5 [#a] 9999999999999999", "USD", "US")
	f.Fuzz(func(t *testing.T, text, currency, region string) {
		r := Read(text, lex.Options{Today: lineToday, Language: "en", Currency: expense.Currency(currency), Region: region})
		inside := func(s lex.Span) {
			if s.Start < 0 || s.End < s.Start || s.End > len(r.Text) || !utf8.ValidString(r.Text[s.Start:s.End]) {
				t.Fatalf("%q: span %v outside %q", text, s, r.Text)
			}
		}
		for _, a := range r.Amounts {
			inside(a.Span)
			if len(a.Readings) == 0 || !a.Value.Equal(a.Readings[0]) {
				t.Fatalf("%q: readings %v of %v", text, a.Readings, a.Value)
			}
			for _, d := range a.Readings {
				if d.NumDigits() > expense.MaxDigits+4 || d.Abs().IntPart() > 999_999_999_999_999 {
					t.Fatalf("%q: %v is too long", text, d)
				}
			}
		}
		for _, e := range r.Expenses {
			inside(e.Span)
			if r.Complete && (len(e.Amounts()) == 0 || e.Description == "") {
				t.Fatalf("%q: complete with %+v", text, e)
			}
			for _, a := range e.Amounts() {
				if r.Complete && len(a.Readings) != 1 {
					t.Fatalf("%q: complete with %+v", text, a)
				}
			}
		}
		if _, err := r.MarshalJSON(); err != nil {
			t.Fatal(err)
		}
		money.FindNumbers(lex.NewText(text, lex.Options{}))
		money.FindRates(lex.NewText(text, lex.Options{}))
		money.ParseRate(lex.NewText(text, lex.Options{}))
		money.Parse(lex.NewText(text, lex.Options{}))
	})
}

func BenchmarkParse(b *testing.B) {
	o := lex.Options{Today: lineToday, Language: "en", Currency: "EUR"}
	for _, c := range []struct{ name, text string }{
		{"short", "coffee 4.50 yesterday, 20% VAT"},
		{"list60", "lunch 12, parking 3.50 and 20 USD for the museum on the 5th"},
		{"zh", "昨天打车花了35元，午饭三十五块五，咖啡18元"},
		{"article", "I have spend 5$ on a coffee today please track my expense. The tax rate is 0.2."},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Read(c.text, o)
			}
		})
	}
}
