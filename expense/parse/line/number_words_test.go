package line

import (
	"strings"
	"testing"

	"chit/expense"
	"chit/expense/parse/lex"
)

// TestNumberWords reads numbers in words. "?" behind an amount says that a word of
// it was not understood.
func TestNumberWords(t *testing.T) {
	for _, c := range []struct{ language, currency, text, want string }{
		{"en", "USD", "a thousand two hundred dollars rent", "1200 USD rent"},
		{"en", "USD", "laptop twelve hundred dollars", "1200 USD laptop"},
		{"en", "USD", "shoes a hundred dollars", "100 USD shoes"},
		{"en", "USD", "shoes a hundred and twenty dollars", "120 USD shoes"},
		{"en", "USD", "half a million dollars house", "500000 USD house"},
		{"en", "USD", "two and a half dollars coffee", "2.5 USD coffee"},
		{"en", "USD", "one point five dollars coffee", "1.5 USD coffee"},
		{"en", "USD", "coffee a buck fifty", "1.50 USD coffee"},
		{"en", "USD", "forty-two dollars and seventeen cents groceries", "42.17 USD groceries"},
		{"en", "USD", "two thousand and twenty dollars rent", "2020 USD rent"},
		{"en", "USD", "six cents candy", "0.06 USD candy"},
		{"en", "USD", "laptop fifteen hundred", "! 1500 EUR? laptop"},
		{"en", "USD", "lunch six fifty", "! 6.50|650 EUR? lunch"},
		{"en", "USD", "dinner for two forty dollars", "! 40|2.40 USD dinner"},
		{"en", "USD", "twenty dollars and thirty for parking", "! 20.30 USD parking"},
		{"en", "USD", "a few hundred dollars groceries", "! nil groceries"},
		{"en", "USD", "couple hundred groceries", "! nil groceries"},
		{"en", "USD", "lunch eleventy dollars", "! nil lunch"},
		{"en", "USD", "thousand 200 dollars rent", "! 200? USD rent"},
		{"en", "USD", "rent due 900", "! 900 EUR? rent due"},
		{"en", "USD", "venti latte 5.00", "5.00 EUR? venti latte"},
		{"en", "USD", "20 dollars headset", "20 USD headset"},
		{"en", "EUR", "20 euros gift Camila", "20 EUR gift Camila"},
		{"en", "USD", "spent 20 on groceries", "20 EUR? groceries"},
		{"en", "USD", "a pound of apples 3.50", "3.50 EUR? pound of apples"},
		{"en", "EUR", "due euro caffè", "2 EUR caffè"},
		{"en", "EUR", "sei euro caffè", "6 EUR caffè"},
		{"de", "EUR", "drei Euro fuffzig Brötchen", "3.50 EUR Brötchen"},
		{"de", "EUR", "zwei Euro achtzich Kaffee", "! 2? EUR Kaffee"},
		{"de", "EUR", "3 Euro achtzich Kaffee", "! 3? EUR Kaffee"},
		{"de", "EUR", "zwei Euro fünf Brötchen", "! 2 EUR fünf Brötchen"},
		{"de", "EUR", "zweitausenddreihundertfünfundvierzig Euro Laptop", "2345 EUR Laptop"},
		{"de", "EUR", "zwölfhundert Euro Laptop", "1200 EUR Laptop"},
		{"de", "EUR", "anderthalb Euro Kaffee", "1.5 EUR Kaffee"},
		{"de", "EUR", "ein paar hundert Euro Laptop", "! nil Laptop"},
		{"de", "EUR", "zweiundelfzig Euro Tanken", "! nil Tanken"},
		{"de", "EUR", "die 5 Euro Kaffee", "5 EUR Kaffee"},
		{"fr", "EUR", "deux cents euros chaussures", "200 EUR chaussures"},
		{"en", "EUR", "deux cents euros chaussures", "200 EUR chaussures"},
		{"fr", "EUR", "deux mille cinq cents euros loyer", "2500 EUR loyer"},
		{"fr", "EUR", "café deux euros cinquante cents", "2.50 EUR café"},
		{"fr", "EUR", "courses deux cents", "! 200|0.02 EUR courses [Groceries]"},
		{"fr", "EUR", "quatre-vingt-dix-neuf euros chaussures", "99 EUR chaussures"},
		{"fr", "EUR", "trois euros vingt le pain", "3.20 EUR pain"},
		{"en", "EUR", "quatre vingt dix sept euros", "! 97 EUR"},
		{"en", "USD", "cent vingt dollars veste", "120 USD veste"},
		{"en", "USD", "veste cent vingt mille dollars", "120000 USD veste"},
		{"fr", "EUR", "chaussures cent quarante-cinq euros", "145 EUR chaussures"},
		{"fr", "EUR", "cent vingt et un euros veste", "121 EUR veste"},
		{"fr", "EUR", "chaussures cent vingt", "120 EUR? chaussures"},
		{"fr", "EUR", "loyer huit cent quarante-cinq", "845 EUR? loyer"},
		{"fr", "EUR", "loyer mille deux cent quarante", "1240 EUR? loyer"},
		{"fr", "EUR", "loyer trois-cent-cinquante", "350 EUR? loyer"},
		{"en", "EUR", "mil 200 euros zapatos", "! 200? EUR zapatos"},
		{"fr", "EUR", "100 vingt euros veste", "! 20? EUR 100 veste"},
		{"de", "EUR", "5 hundert Miete", "! 5? EUR? Miete"},
		{"en", "USD", "seventy-5 dollars shoes", "! 5? USD shoes"},
		{"en", "USD", "dinner for two 40 dollars", "! 40 USD dinner for two"},
		{"ko", "KRW", "신발 삼천 이만원", "! 20000? KRW 신발 삼천"},
		{"zh", "CNY", "电脑 三千 二百元", "! 200? CNY 电脑 三千"},
		{"fr", "EUR", "une centaine d'euros courses", "! 100 EUR courses [Groceries]"},
		{"es", "EUR", "doscientos cincuenta euros zapatos", "250 EUR zapatos"},
		{"es", "EUR", "dos euros con cincuenta café", "2.50 EUR café"},
		{"es", "EUR", "tres euros y medio café", "3.5 EUR café"},
		{"es", "EUR", "14 y medio de pienso", "14.5 EUR? pienso"},
		{"it", "EUR", "medicine 23 e mezzo", "23.5 EUR? medicine"},
		{"fr", "EUR", "8 et demi de fleurs", "8.5 EUR? fleurs"},
		{"pt", "EUR", "18 e meio de ração", "18.5 EUR? ração"},
		{"pl", "EUR", "16 i pół za mleko", "16.5 EUR? mleko"},
		{"en", "EUR", "meds 23 and a half", "23.5 EUR? meds"},
		{"es", "MXN", "tres mil pesos renta", "3000 MXN renta"},
		{"de", "CZK", "Bier 200 Kronen", "200 CZK Bier"},
		{"hu", "HUF", "kenyér 450 Ft", "! 450 HUF kenyér"},
		{"zh", "HKD", "八達通增值 200", "200 EUR? 八達通"},
		{"es", "MXN", "audífonos $35", "35 MXN audífonos"},
		{"es", "MXN", "audífonos de 35 dólares", "35 $ audífonos"},
		{"en", "USD", "zapatos dos mil euros", "2000 EUR zapatos"},
		{"en", "USD", "dos mil quinientos euros portátil", "2500 EUR portátil"},
		{"en", "USD", "ayakkabı on iki dolar", "12 USD ayakkabı"},
		{"en", "USD", "spent twenty dollars on lunch", "20 USD lunch"},
		{"it", "EUR", "duecento euro scarpe", "200 EUR scarpe"},
		{"it", "EUR", "milleduecentocinquanta euro affitto", "1250 EUR affitto"},
		{"it", "EUR", "tre euro e cinquanta caffè", "3.50 EUR caffè"},
		{"it", "EUR", "cinquanta centesimi caffè", "0.50 EUR caffè"},
		{"pt", "BRL", "dois mil e quinhentos reais aluguel", "2500 BRL aluguel"},
		{"pt", "BRL", "dois reais e cinquenta café", "2.50 BRL café"},
		{"en", "USD", "notebook doze mil dólares", "12000 USD notebook"},
		{"en", "USD", "sapatos mil trezentos e cinquenta dólares", "1350 USD sapatos"},
		{"nl", "EUR", "vijftig euro boodschappen", "50 EUR boodschappen"},
		{"nl", "EUR", "tweehonderdvijftig euro huur", "250 EUR huur"},
		{"nl", "EUR", "drie euro vijftig koffie", "3.50 EUR koffie"},
		{"ru", "RUB", "двести рублей такси", "200 RUB такси"},
		{"ru", "RUB", "полторы тысячи рублей обед", "1500 RUB обед"},
		{"ru", "RUB", "пара тысяч рублей такси", "! nil такси"},
		{"uk", "UAH", "сто п'ятдесят гривень обід", "150 UAH обід"},
		{"pl", "PLN", "tysiąc dwieście złotych obiad", "1200 PLN obiad"},
		{"pl", "PLN", "trzysta dwadziescia zlotych obiad", "320 PLN obiad"},
		{"tr", "TRY", "yüzelli lira market", "150 TRY market"},
		{"tr", "TRY", "on lira su", "10 TRY su"},
		{"tr", "TRY", "bin beş yüz lira kira", "1500 TRY kira"},
		{"sv", "SEK", "tvåhundra femtio kronor lunch", "250 SEK lunch"},
		{"ja", "JPY", "千五百円 ランチ", "1500 JPY ランチ"},
		{"ja", "JPY", "数千円 ランチ", "! nil ランチ"},
		{"ko", "KRW", "이만 삼천원 점심", "23000 KRW 점심"},
		{"ko", "KRW", "점심 만 이천원", "12000 KRW 점심"},
		{"ko", "KRW", "신발 이만 삼천 오백원", "23500 KRW 신발"},
		{"ko", "KRW", "사백팔 달러 점심", "408 $ 점심"},
		{"ja", "JPY", "二百三円 ランチ", "203 JPY ランチ"},
		{"zh", "CNY", "二百二十三元 午饭", "223 CNY 午饭"},
		{"ko", "KRW", "커피만 이천원", "! 12000|2000 KRW 커피"},
		{"ko", "KRW", "버스 왕복 편도 1550원", "! 1550|3100 KRW 버스 왕복 편도"},
		{"ko", "KRW", "고속버스 편도 3만원", "30000 KRW 고속버스 편도"},
		{"ko", "KRW", "커피만 2500원", "2500 KRW 커피"},
		{"ko", "KRW", "우유만 1만2천원", "12000 KRW 우유"},
		{"ko", "KRW", "이만 3200원 점심", "23200 KRW 점심"},
		{"ko", "KRW", "점심 만 3200원", "13200 KRW 점심"},
		{"ko", "KRW", "점심 3만 5000원", "35000 KRW 점심"},
		{"ko", "KRW", "책 스무 달러", "20 $ 책"},
		{"ko", "KRW", "택시 몇 만원", "! nil 택시"},
		{"zh", "CNY", "午饭二百五", "250 EUR? 午饭"},
		{"zh", "CNY", "两万三千元 电脑", "23000 CNY 电脑"},
		{"zh", "CNY", "两块半 包子", "2.5 CNY 包子"},
		{"zh", "CNY", "两千三百块房租", "2300 CNY 房租"},
		{"zh", "CNY", "二十块早饭", "! 20 CNY 早饭"},
		{"zh", "CNY", "三块电池", "!"},
		{"zh", "CNY", "三块蛋糕 20元", "20 CNY 三块蛋糕"},
		{"zh", "CNY", "20块两杯咖啡", "! 20 CNY 两杯咖啡"},
		{"zh", "CNY", "三块八豆浆", "! 3? CNY 豆浆"},
		{"zh", "CNY", "三万五的手表", "35000 EUR? 手表"},
		{"zh", "CNY", "鞋子几百块", "! nil 鞋子"},
		{"zh", "CNY", "鞋子两百多块", "! nil 鞋子"},
		{"zh", "CNY", "买菜十几块", "! nil 买菜"},
		// Two digits in a row are the ends of a range.
		{"zh", "CNY", "水果花了一两百", "! nil 水果"},
		{"zh", "CNY", "打车两三十", "! nil 打车"},
		{"zh", "CNY", "吃饭三五百", "! nil 吃饭"},
		{"zh", "CNY", "咖啡十七八块", "! nil 咖啡"},
		{"zh", "CNY", "房租两万三四", "! nil 房租"},
		{"zh", "CNY", "三四块钱的水", "! nil 水"},
		{"zh", "CNY", "鞋子三百五十六块", "356 CNY 鞋子"},
		{"ja", "JPY", "バス二、三百円", "! nil バス"},
		{"ja", "JPY", "本千二、三百円", "! nil 本"},
		{"ja", "JPY", "本 一二〇〇円", "1200 JPY 本"},
		{"ja", "JPY", "家賃 二五万円", "250000 JPY 家賃"},
		{"ko", "KRW", "과일 이삼만원", "! nil 과일"},
		{"ko", "KRW", "삼각김밥 1400원", "1400 KRW 삼각김밥"},
		{"ko", "KRW", "택시 만 오륙천원", "! nil 택시"},
	} {
		o := lex.Options{Today: lineToday, Language: c.language, Currency: expense.Currency(c.currency)}
		r := Read(c.text, o)
		got := summary(r)
		if len(r.Amounts) == 1 && r.Amounts[0].Partial {
			value := written(r.Amounts[0].Value)
			got = strings.Replace(got, value, value+"?", 1)
		}
		if got != c.want {
			t.Errorf("Parse(%q) in %s\n got %s\nwant %s", c.text, c.language, got, c.want)
		}
	}
}

func TestBareNumberWords(t *testing.T) {
	for text, want := range map[string]string{
		"twelve hundred": "! 1200 EUR?", "deux cents euros": "! 200 EUR", "двести рублей": "! 200 RUB", "doscientos cincuenta euros": "! 250 EUR", "二百五": "! 250 EUR?",
		"vijftig euro": "! 50 EUR", "cinquanta centesimi": "! 0.50 EUR", "duecento euro": "! 200 EUR", "drei Euro fuffzig": "! 3.50 EUR", "이만 삼천원": "! 23000 KRW",
		"zweiundelfzig Euro": "! nil",
		"once":               "!", "two": "!", "half": "!", "six pack": "!", "seven people": "!", "I have twenty friends?": "!",
	} {
		if got := summary(Read(text, lex.Options{Today: lineToday, Language: "en", Currency: "EUR"})); got != want {
			t.Errorf("Parse(%q) = %q, want %q", text, got, want)
		}
	}
}
