package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// elsewhere are texts with numbers that were never meant for a ledger.
var elsewhere = map[string][]string{
	"en": {
		"the cat weighs 4", "waited 50 at the vet", "electrician comes at 11",
		"the garage quoted 640", "roofer estimated it at 2100",
		"tickets start at 35", "they want 500 for the wardrobe",
		"my cousin says eggs are 7 bucks in cali", "john said the tickets are 80", "this bag goes for 899 at macys", "is 899 too much for this bag",
		"git reset --hard HEAD~2", "git checkout -b fix 12", "npm install react@18", "docker run -p 8080:80 nginx", "ls -la /tmp 3", "sudo apt install python3", "meeting at 15:30 in room 4", "standup at 9:15 in room 12", "interview 14:00 floor 5", "selling my old bike for 150", "bike for sale 150", "I'm selling a sofa for 200 EUR", "EUR/USD 1.08", "the euro is at 1.08", "dollar closed at 0.92", "exchange rate today 1.08",
		"call me at 415-555-0182 after 6", "my number is 555 1234", "text me 0176 55501824", "+1 (415) 555-0182", "1209 Maple Ave Apt 4B, Austin, TX 78701", "14 Baker Street, London",
		"for i in range(10): print(i * 2.5)", "if (x > 10) { y = x * 2.5; }", "SELECT * FROM clients WHERE id = 42;", "const n = items.map(x => x * 2);", "we lost 24-17 smh",
		"upgrading to 2.14.3 broke the build again", "99 bottles of beer on the wall, 99 bottles of beer", "eggs are like 7 dollars now its insane", "gas went up to 5 dollars", "can you believe coffee costs 8 bucks now",
		"flight UA 482 lands 6:40pm gate B12", "platform 9 at 14:32", "she turns 30 on the 28th", "my son is 12 years old", "200 g flour, 3 eggs and 100 ml milk", "see you at 18:30 at gate 4",
		"and they walked 40 days through the desert sand together",
	},
	"de": {
		"die katze wiegt 5", "40 beim amt gewartet", "elektriker kommt um 11",
		"der klempner hat 450 veranschlagt", "der service soll 300 kosten",
		"die wollen 500 fürs sofa", "kostenvoranschlag auto 650", "karten ab 35 euro",
		"im mediamarkt kostet der fernseher grad 499", "mein bruder sagt die karten kosten 80", "sind 899 zu viel für die tasche",
		"Besprechung um 15:30 in Raum 4", "Termin 10:00 Zimmer 12", "Fahrrad zu verkaufen 150", "verkaufe Sofa 200 VB", "ich verkaufe mein altes Rad für 150 Euro", "der Euro steht bei 1,08", "Dollar heute bei 0,92", "Wechselkurs 1,08",
		"ruf mich an 0176 55501824", "Lindenallee 14, 04109 Leipzig", "Hauptstraße 5", "Birkenweg 3, 12345 Berlin", "seit Update auf 11.4.2 geht das WLAN nicht mehr", "99 Luftballons auf ihrem Weg zum Horizont",
		"Butter kostet mittlerweile 3 Euro, unfassbar", "ICE 1006 fährt 14:32 von Gleis 7", "Oma wird am 28. 80", "wir treffen uns um 18:30 am Tor 4", "200 g Mehl, 3 Eier, 100 ml Milch",
	},
	"es": {
		"el gato pesa 5",
		"el carpintero me presupuestó 700", "nos quieren vender el sofá en 350", "la guardería pide 40 para la fiesta", "la profe cobra 18 la hora",
		"piden 500 por el sofá", "entradas desde 35",
		"este bolso cuesta 899, una locura", "mi primo dice que los huevos estan a 7",
		"reunión a las 15:30 en la sala 4", "vendo bici 150", "se vende sofá 200 euros", "cámara en venta 300", "el dólar está a 17,20", "el dólar cerró a 17,20", "tipo de cambio 17,20",
		"C/ Alcalá 42, 3º B, 28014 Madrid", "calle Mayor 12, 2º izq", "llámame al 612 34 56 78", "nos vemos a las 20:30 en el portal 5", "dicen q la entrada cuesta 900", "peso 78 kilos", "salón 4 a las 11:30", "dicen que el aceite está a 9 euros el litro, vaya robo",
		"200 g de harina, 3 huevos y 100 ml de leche, todo bien batido", "mi hija cumple 8 años el lunes", "la versión 4.2.1 de la app falla en la línea 230", "el aceite ha subido a 9 euros",
		"he visto un sofá por 300", "vi una bici a 120", "mi hermana dice que su nevera costó 900", "el fontanero me pide 200",
	},
	"fr": {
		"le plombier demande 180", "le chat pèse 5", "le plombier vient à 9",
		"le couvreur a chiffré à 2400",
		"billets à partir de 35", "devis garage 650",
		"le sac est a 59 chez zara, trop cher", "c'est trop cher 899 pour ce sac",
		"réunion à 15h30 salle 4", "à vendre canapé 200", "je vends mon vélo 150 euros", "vends poussette 80", "le dollar est à 0,92", "l'euro vaut 1,08", "taux de change 1,08",
		"12 bis avenue Jean Jaurès, 69007 Lyon, digicode 45B7", "4 rue Victor Hugo, 75011 Paris", "mon num c'est 06 12 34 56 78", "le beurre à 4 euros la plaquette, on marche sur la tête",
		"250 g de farine, 4 œufs, un demi-litre de lait", "rdv 14h30 quai 9 devant le kiosque", "ma fille fête ses 8 ans lundi", "appelle-moi au 06 98 76 54 32",
		"j'ai vu une table à 250", "le gasoil est à 1,89", "mon frère dit que son frigo a coûté 900", "on m'a demandé 300 pour la réparation",
	},
	"pt": {
		"o pedreiro orçou 1500", "a creche tá pedindo 40 pra festa",
		"ingressos a partir de 135", "pedem 500 no sofá",
		"essa bolsa custa 899 na renner", "flamengo 2 x 0 vasco",
		"reunião às 15:30 na sala 4", "vendo bicicleta 150", "vende-se sofá 200", "sofá à venda 200 reais", "o dólar fechou a 5,42", "dólar a 5,42", "cotação do dólar 5,42",
		"Rua das Acácias, 145, apto 32, CEP 04521-000", "Flamengo 2 x 1 Vasco, que jogo", "meu zap é (11) 98765-4321", "te encontro às 19:30 no portão 4", "gente o café tá 40 reais o quilo, absurdo",
		"3 ovos, 2 xícaras de açúcar, 200 ml de leite", "if (x > 10) { return x * 2; }", "minha filha faz 8 anos", "a versão 7.2.0 dá erro 500 na linha 96",
		"o tomate tá 12 na feira", "vi um fogão por 899", "minha irmã falou que a geladeira custou 2000", "o pedreiro me pediu 500",
	},
	"ru": {
		"сантехник оценил в 7000", "электрик озвучил за щиток 5200",
		"коля сказал что билеты по 8 тыщ", "у ашота помидоры по 250 за кило", "эта куртка стоит 9000",
		"совещание в 15:30 кабинет 4", "планёрка 9:30 переговорная 2", "продам велик за 15000", "продаю коляску 5000 руб", "доллар по 92", "слышал что айфон теперь по 140 тысяч", "курс доллара 92,40", "бакс сегодня 92",
		"г. Казань, ул. Баумана, д. 44, кв. 12", "звони мне 8 916 555-01-82", "if x > 10: y = x * 2.5", "яйца уже по 150 за десяток, жесть", "поезд 104В отправление 14:32 вагон 7 место 21",
		"бабушке 28-го исполняется 80", "встретимся в 19:30 у выхода 4", "версия 5.14.2 падает на строке 318", "сыну 8 лет",
		"встреча в 18.30", "совещание в 10.30",
	},
	"uk": {"кум казав що квитки по 800", "ця куртка коштує 4000", "зустріч о 18.30", "нарада о 10:30 кабінет 4", "побачимось о 19.15", "телевізор вже по 21 тис", "електрик нарахував за щиток 2600"},
	"pl": {
		"kolega mówi że bilety po 80", "ten rower kosztuje 2300", "wycena u blacharza 2400", "bilety na koncert od 189",
		"spotkanie o 18.30", "zebranie o 10:30 sala 4", "widzimy się o 19.15",
		"podobno kawa w sopocie już po 25 zł", "ponoć bilety po 90", "słyszałam że masło kosztuje 12 zł", "kumpel mówił że paliwo po 7,20",
	},
	"tr": {"komşu arabayı 900 bine satmış", "bu telefon 35 bin eder mi sence", "ahmet biletlerin 800 lira olduğunu söyledi", "komşunun kirası 25 bine çıkmış", "kiralar 30 bine dayanmış", "dolar 45 liraya fırlamış", "duyduğuma göre kahve 150 olmuş"},
	"it": {
		"il gatto pesa 5",
		"il falegname ha preventivato 700",
		"un divano cosi costa 800 euro in negozio", "questa borsa costa 899",
		"incontro alle 18.30", "ho visto una bici a 120", "la benzina è a 1,90", "il meccanico mi ha chiesto 300", "pare che il burro sia a 4 euro", "preventivo di 500 per il tetto",
	},
	"zh": {
		"水管工报价800",
		"这个包卖899贵不贵", "小王说票要800块", "这台车新车要89万 太扯",
		"会议15:30在4号会议室", "下午3点开会，5楼会议室2", "出售二手自行车300", "低价出闲置相机800元", "出闲置相机800", "美元汇率7.2", "今天汇率7.18",
		"杭州市西湖区文三路90号3幢502室", "有事打我电话13855501827", "for i in range(10): print(i*2)", "现在鸡蛋都6块一斤了，太离谱", "G7321次 14:05开 8车12F", "我妈下个月28号60大寿", "猪肉涨到30一斤了", "茅台又跌到1400了",
		"飞流直下三千尺，疑是银河落九天",
	},
	"ja": {
		"屋根修理の見積もり12万円",
		"会議は15:30から会議室4で", "打ち合わせ 14:00 会議室3", "自転車売ります 8000円", "ソファ譲ります 5000円", "今日のレート 1ドル=150円", "1ドル150円", "為替 150円",
		"〒150-0002 東京都渋谷区渋谷2-14-5 メゾン青葉302号室", "携帯は090-1234-5678です", "for (let i = 0; i < 10; i++) console.log(i);", "最近キャベツ1玉400円もするってさ、高すぎ",
		"卵2個、砂糖50g、牛乳200mlをよく混ぜる", "19時に3番出口集合ね", "v2.4.1にアップデートして",
	},
}

// TestElsewhere holds that nothing is made of what was not meant for a ledger.
func TestElsewhere(t *testing.T) {
	for language, texts := range elsewhere {
		for _, text := range texts {
			r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"})
			if len(r.Expenses) > 0 || r.Complete {
				t.Errorf("%s: %q: %q, complete %v", language, text, r.Expenses[0].Description, r.Complete)
			}
		}
	}
}

// TestNotElsewhere holds that expenses that look alike are still expenses.
func TestNotElsewhere(t *testing.T) {
	for language, texts := range map[string][]string{
		"en": {
			"team meeting lunch 45", "yarn 12", "apt 900", "brew 5", "make up 20", "brew kit 40", "euro coins holder 12", "sold my old bike 150", "sale shoes 40", "room 80", "yoga class 45", "go karts 30", "taxi to 14 Baker Street 23.50", "flight UA 482 180 EUR", "parking at gate 4 12.50", "eggs 7", "birthday gift 50", "beer with the guys after work in town 23", "2 kg apples 5.40, 500 g cheese 7.20",
			"phone 450", "coffee 4.50, crazy expensive", "rent 1200", "sushi (2x) 24.00", "gas 40 now", "see you there, paid 20 for drinks", "lunch 18 at the place on Maple Ave", "call a cab 25", "paid 12 for flour 200 g",
			"print 3.20", "class 45", "for mom 20 flowers", "tea set 30", "lego set 40", "take out 18", "day out 20", "lip gloss 5",
		},
		"de": {"Meetingraum Miete 80", "Verkaufsstand Würstchen 6", "Zimmer 80", "Parken Hauptstraße 14 €", "Zug nach Berlin 49,90", "Rückweg Taxi 20", "Tanken 68,20", "2 Eier 1,20", "Handy 450", "Mehl 200 g 1,29", "tee set 30"},
		"es": {"dólares comprados 100", "venta de garaje lámpara 20", "clase de yoga 15", "taxi a la calle Mayor 12,50", "tren 45", "huevos 3,20", "aceite 9", "móvil 400"},
		"fr": {"j'ai vu un film 9 euros", "cours de yoga 15", "vente privée chaussures 60", "train 45 €", "beurre 4", "portable 400", "rdv dentiste 50", "taxi rue Victor Hugo 12,50"},
		"it": {"ho visto un film al cinema 9 euro", "pagato 300 al meccanico come chiesto"},
		"pt": {"aula de inglês 80", "sala de cinema 30", "café 5", "celular 900", "uber rua Augusta 23,50"},
		"ru": {"распродажа куртка 4500", "офис аренда 30000", "такси 450", "яйца 150", "поезд 2400 руб", "телефон 25000"},
		"zh": {"会议室租金300", "培训班800", "鸡蛋12.5", "手机3999", "打车35", "高铁票 320元", "电话费50"},
		"ja": {"会議室レンタル 3000円", "両替手数料 330円", "卵 250円", "電車 400円", "携帯代 4500円", "キャベツ 1玉 200円"},
	} {
		for _, text := range texts {
			if r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"}); len(r.Expenses) == 0 || r.Unspent != "" {
				t.Errorf("%s: %q has no expense (%q)", language, text, r.Unspent)
			}
		}
	}
}
