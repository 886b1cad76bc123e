package line

import (
	"testing"

	"chit/expense"
	"chit/expense/parse/lex"
)

// abroadCases are lines by the language and the currency of the ledger, and by the currency
// of the place where they were paid, "" where that is the ledger's or not said.
var abroadCases = []struct {
	language string
	ledger   expense.Currency
	lines    map[expense.Currency][]string
}{
	{"en", "USD", map[expense.Currency][]string{
		"JPY": {"on our last trip to Tokyo ramen 1200", "lunch during the visit to Japan was 980", "ramen in Tokyo 1200", "in tokyo ramen 1200", "1200 ramen in Tokyo yesterday", "hostel kyoto 4000", "Tokyo: ramen 1200", "lunch in japan 980", "Osaka hotel 9000"},
		"GBP": {"hotel London 120", "fish and chips in London, 14", "pub in the UK 25", "London hotel 120", "spa in Bath 40", "museum ticket in london 25", "taxi London Heathrow 60", "lunch in Reading 12"},
		"EUR": {"coffee in Paris 4", "dinner in Nice 40", "gelato in rome 3.50", "airport taxi Berlin 45", "pub in Cork 18"},
		"TRY": {"kebab in Turkey 300", "tea in istanbul 40"},
		"CAD": {"poutine in Montreal 14"},
		"HKD": {"dim sum in Hong Kong 230", "taxi in hong-kong 80"},
		"": {
			"London Drugs 12", "Vienna sausage 6", "Boston cream 4", "Berliner 2.50", "french fries 3", "turkey sandwich 9", "hamburger 8", "paris baguette 7", "chile 5", "nice dinner 40",
			"bath towels 20", "reading glasses 15", "cork board 12", "lunch in New York 20", "ramen in Tokyo ¥1200", "ramen in Tokyo 1200 yen", "flight to Tokyo 900", "trip to Tokyo 900", "paid for the trip to Tokyo 900", "train to London 40", "tacos in chile sauce 9",
			"dinner in nice restaurant 40", "wine from France 14", "New England clam chowder 12", "chicken in New Mexico 12", "China plates 40", "ramen 1200",
			"Paris 20", "Sofia 10", "coffee 4 with Florence", "swiss cheese 8", "Tokyo ramen 12", "Jordan shoes 120", "Jordan hotel 120",
		},
	}},
	{"de", "EUR", map[expense.Currency][]string{
		"CHF": {"beim Ausflug nach Zürich hat das Mittagessen dann 40 gekostet", "Kaffee auf der Reise nach Genf 5", "lunch in Zürich, 26", "Mittagessen in Zürich 26", "Kaffee in der Schweiz 5,50", "Hotel Genf 180", "in Basel Taxi 30"},
		"GBP": {"Abendessen in London 45", "Taxi London 30", "Pub in England 12"},
		"USD": {"Burger in den USA 18", "Hotel New York 250"},
		"CZK": {"Bier in Prag 60"},
		"TRY": {"Döner in der Türkei 200"},
		"":    {"Wiener Würstchen 6", "Berliner 2", "Pizza in Rom 12", "Schweizer Käse 8", "Flug nach Tokio 900", "Reise nach London 900", "Fahrt nach Zürich 40", "Essen in München 20", "Kaffee in Zürich 5 CHF", "Porto 5"},
	}},
	{"it", "EUR", map[expense.Currency][]string{
		"GBP": {"durante la gita a Londra pranzo 20", "taxi Londra 30", "pub in Inghilterra 12"},
		"CHF": {"caffè in Svizzera 5,50"},
		"JPY": {"ramen in Giappone 1200"},
		"CZK": {"taxi Praga 60"},
		"":    {"cena a Parigi 40", "volo per Londra 90", "pizza 12", "cena a Roma 20"},
	}},
	{"nl", "EUR", map[expense.Currency][]string{
		"GBP": {"lunch tijdens de reis naar Londen 20", "diner in Londen 40", "pub in Engeland 12"},
		"CHF": {"lunch in Zwitserland 26"},
		"":    {"diner in Parijs 40", "bier in Antwerpen 5"},
	}},
	{"pl", "PLN", map[expense.Currency][]string{
		"EUR": {"obiad w Berlinie 20", "kawa w Hiszpanii 3", "kolacja w Wiedniu 40"},
		"GBP": {"obiad w Londynie 20"},
		"CZK": {"piwo w Pradze 60"},
		"":    {"obiad w Krakowie 40"},
	}},
	{"uk", "UAH", map[expense.Currency][]string{
		"PLN": {"обід у Варшаві 40", "готель в Польщі 200"},
		"EUR": {"кава в Берліні 4"},
		"":    {"кава у Львові 60"},
	}},
	{"ko", "KRW", map[expense.Currency][]string{
		"JPY": {"도쿄에서 라멘 1200", "일본에서 점심 980"},
		"VND": {"다낭에서 커피 50000"},
		"":    {"서울에서 점심 9000", "라멘 9000"},
	}},
	{"fr", "EUR", map[expense.Currency][]string{
		"CHF": {"déjeuner à Zürich 26", "fondue en Suisse 30", "hôtel Genève 150"},
		"GBP": {"pendant le voyage à Londres le taxi 20", "dîner à Londres 40", "taxi Londres 30"},
		"JPY": {"ramen au Japon 1200"},
		"USD": {"burger aux États-Unis 18"},
		"":    {"café à Paris 3", "vol pour Tokyo 900", "fromage suisse 8", "chili 9", "dinde 12"},
	}},
	{"es", "EUR", map[expense.Currency][]string{
		"GBP": {"en el viaje a Londres el taxi 20", "cena en Londres 40", "taxi Londres 30", "museo en el Reino Unido 20"},
		"JPY": {"ramen en Tokio 1200"},
		"MXN": {"tacos en México 120"},
		"USD": {"hotel Nueva York 250"},
		"":    {"cena en París 40", "vuelo a Tokio 900", "gasté 30 en colonia", "gasté 5 en granada", "lima 3"},
	}},
	{"pt", "BRL", map[expense.Currency][]string{
		"EUR": {"jantar em Lisboa 40", "café em Paris 4"},
		"JPY": {"lámen no Japão 1200", "na viagem ao Japão o almoço foi 1200"},
		"CHF": {"almoço na Suíça 26"},
		"USD": {"hambúrguer nos EUA 18", "hotel Nova York 250"},
		"":    {"almoço no Rio de Janeiro 40", "voo para Lisboa 2000", "pão francês 5"},
	}},
	{"ru", "RUB", map[expense.Currency][]string{
		"JPY": {"рамен в Токио 1200"},
		"GBP": {"ужин в Лондоне 40"},
		"CZK": {"пиво в Праге 60", "отель в Чехии 2000"},
		"TRY": {"чай в Турции 40"},
		"EUR": {"кофе в Париже 4", "обед на Кипре 20"},
		"":    {"обед в Москве 500", "билет в Лондон 30000", "венские вафли 200", "ужин в Лондоне 40 фунтов"},
	}},
	{"ja", "JPY", map[expense.Currency][]string{
		"KRW": {"ソウルで冷麺 9000", "韓国で焼肉 30000", "ソウル ホテル 80000", "韓国ホテル 90000"},
		"GBP": {"ロンドンで夕食 40", "ロンドン 地下鉄 5"},
		"EUR": {"パリでカフェ 4", "昨日パリで昼食 20"},
		"TWD": {"台北で小籠包 200"},
		"USD": {"ハワイで昼食 25"},
		"":    {"東京でラーメン 1200", "韓国料理 3000", "台湾ラーメン 900", "ミラノ風ドリア 300", "パリパリチキン 500", "ソウルフード 800", "ハワイアンバーガー 1200", "ロンドン行き航空券 90000"},
	}},
	{"zh", "CNY", map[expense.Currency][]string{
		"JPY": {"在东京吃拉面1200", "东京拉面1200", "昨天东京打车3000", "在日本买药 5000", "日本酒店 8000", "京都民宿 9000"},
		"THB": {"曼谷按摩 500", "在泰国吃饭 300"},
		"HKD": {"在香港打车 80", "香港酒店 900", "香港打车60元"},
		"TWD": {"台湾高铁1490元", "在台北吃饭600元", "台北门票600块"},
		"GBP": {"伦敦地铁 5", "在英国吃饭 30"},
		"EUR": {"巴黎晚餐 40"},
		"KRW": {"首尔烤肉 50000"},
		"":    {"日本料理 200", "韩国烤肉 150", "泰国菜 88", "美国牛肉 60", "东京机票 3000", "巴黎贝甜 30", "上海出租车 40", "在北京吃饭 80", "东京便利店 680日元", "港式奶茶 20", "意大利面 40", "日本拉面1200元", "台湾高铁1490人民币", "北京高铁500元"},
	}},
}

func TestAbroad(t *testing.T) {
	for _, c := range abroadCases {
		for want, lines := range c.lines {
			for _, text := range lines {
				read := Read(text, lex.Options{Language: c.language, Currency: c.ledger})
				if len(read.Expenses) == 0 {
					t.Errorf("%s: %q is no expense", c.language, text)
					continue
				}
				if got := read.Expenses[0].Abroad; got != want {
					t.Errorf("%s: %q was paid in %q, want %q", c.language, text, got, want)
				}
			}
		}
	}
}
