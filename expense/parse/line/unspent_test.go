package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// unspentCases are texts by why their writer has not spent the money, and under "" such
// that sound alike and were spent.
var unspentCases = []struct {
	language string
	texts    map[Unspent][]string
}{
	{"en", map[Unspent][]string{
		Owed: {
			"jake still owes me 25 for the tix", "owe mom 80, havent paid her back yet", "electric bill is 88, not paid yet", "I owe Ana 12.50",
			"haven't paid the dentist yet, 140", "the plumber's 90 is still unpaid", "still need to pay back 60 to Kim", "rent due 900",
		},
		Planned: {
			"was gonna get those 179 airpods but nah", "almost bought a 1200 bike", "nearly ordered the 85 lamp", "can i afford 350 shoes", "can we swing 350 for a hotel next weekend",
			"thinking about getting a 600 couch", "toying with a 900 bike", "might treat myself to a 300 coat", "may book the 480 cottage", "saving up for a 2000 camera", "I want to buy a tent for 240", "was going to buy a tv for 700, decided against it",
			"should I get the 45 or the 60 one", "I would love a bike for 1900", "would like to get a sofa for 800",
		},
		Budgeted: {
			"my budget is 500", "gonna try to keep eating out under 200 this month", "set a budget of 300 for food", "don't want to spend more than 400 this month",
			"no more than 150 on clothes this month", "tell me when I go over 1000",
		},
		Treated: {
			"my neighbor sold his car for 9000",
			"my roommate just got a 900 dollar couch", "my cousin in dallas pays 900 for a two bedroom", "dad treated us to dinner, 120", "Bob paid 20 for dinner",
			"lunch was 18 but my boss picked up the tab", "my neighbor bought a 30000 car", "drinks on the house, 12",
		},
		Reminder: {
			"remind me to pay the water bill friday, 62", "don't let me forget the 45 for the gym", "can you remind me about the 300 deposit?", "reminder: rent 900 on the 1st", "remind me to pay rent",
		},
		Repeated: {
			"netflix is 15.49 every month, just add it by itself from now on", "rent 900 every month", "log 9.99 for spotify each month automatically", "add 30 for the gym every week",
			"every month 12 for icloud",
		},
		"": {
			"monthly netflix 15.49", "dinner with my brother 40", "gift for my brother 30", "paid the overdue bill 62", "owed bob 50, paid him back", "budget hotel 45", "monthly pass 80",
			"paid my roommate 40 for pizza", "bought my cousin a bike 120", "lunch with my boss 18", "netflix 15.49/mo", "finally paid the outstanding invoice 140", "coffee for my neighbor 4",
			"got my brother a lego set 40", "taxi back from Tom's 14", "shoes 80, been saving for", "tickets 60 for me and my cousin", "annual plan 99", "paid 30 for the gym", "reminder cards 5",
			"groceries 54.20", "spent 12 on lunch", "treated myself to sushi 30", "treated my mom to dinner 60", "planner 15", "almond milk 4.20", "notebook 3", "data plan 20",
		},
	}},
	{"de", map[Unspent][]string{
		Owed: {
			"Jonas schuldet mir noch 35", "muss Lisa noch 20 zurückgeben", "Zahnarztrechnung 180 noch offen", "Handwerker 240 noch nicht bezahlt", "bin Tom noch 15 schuldig", "Strom 88 steht noch aus",
		},
		Planned: {
			"denke über ein fahrrad für 800 nach", "hätte mir fast ein Rad für 890 geholt", "fast einen Mantel für 200 gekauft", "wollte mir Schuhe für 120 kaufen", "Kann ich mir die Boots für 160 leisten", "überlege ein Sofa für 700 zu kaufen",
			"möchte eine Kamera für 900 kaufen", "spare auf ein Rad für 1500", "ich hätte so gern das Fahrrad für neunzehnhundert Euro", "wünsche mir eine Uhr für 300",
		},
		Budgeted: {"diesen Monat höchstens 250 für Essengehen", "mein Budget ist 500", "nicht mehr als 100 für Kleidung ausgeben", "will unter 300 bleiben diesen Monat", "maximal 80 im Monat für Kaffee"},
		Treated: {
			"mein nachbar hat sein auto für 9000 verkauft",
			"meine Mitbewohnerin hat nen Staubsauger für 120 geholt", "mein Bruder zahlt in München 1400 kalt", "Papa hat uns zum Essen eingeladen 80", "das Essen 45 ging aufs Haus",
			"mein Nachbar hat sich ein Auto für 30000 gekauft", "mein Chef hat bezahlt, 35", "Tom hat 12 bezahlt", "Anna zahlt 20 fürs Kino",
		},
		Reminder: {"erinner mich Freitag an die Stromrechnung, 74", "erinnere mich daran, die Miete zu zahlen", "nicht vergessen: Zahnarzt 90", "kannst du mich an die 50 für Lisa erinnern?"},
		Repeated: {"trag ab jetzt jeden Monat automatisch 10,99 für Spotify ein", "Miete 900 jeden Monat", "buche jede Woche 20 für Sport", "jeden Monat 45 fürs Fitnessstudio"},
		"": {
			"Monatskarte 49", "Essen mit meinem Bruder 40", "Geschenk für meinen Bruder 30", "überfällige Rechnung bezahlt 62", "offene Rechnung beglichen 62", "Kaffee 3,20", "Einkauf 23,40",
			"meinem Bruder ein Buch gekauft 15", "Mittagessen mit Kollegin 12", "monatliches Netflix 12,99", "Blumen für die Nachbarin 20", "hab für Mama Medikamente gekauft 18", "Schuhe 80 bezahlt",
			"Fastfood 9", "Budgethotel 45", "Kurtaxe 12 bezahlt", "Handyhülle 12,50 € bezahlt", "Strandkorb 30 Euro bar bezahlt", "Fahrradschlauch 9 gekauft", "Anna 12 bezahlt",
		},
	}},
	{"es", map[Unspent][]string{
		Owed:     {"Luis me debe 18 de la cena", "todavía le debo 40 a mi hermana", "la factura del gas, 90 euros, sigue sin pagar", "aún no he pagado la luz, 60", "estoy debiendo 30 en el bar"},
		Planned:  {"por poco me compro una tele de 699", "casi compro unas zapatillas de 120", "me da para unas zapatillas de 120", "quiero comprar una bici de 300", "estoy pensando en un sofá de 500", "ando pensando comprar un sofá de 500", "puedo permitirme un viaje de 800", "iba a comprar un móvil de 400", "la semana que viene compro las ruedas, 320", "mañana pago el gas 40"},
		Budgeted: {"este mes no quiero gastar más de 600", "mi presupuesto es de 500", "presupuesto de 300 para comida", "como mucho 100 al mes en ropa", "no pasar de 200 este mes"},
		Treated:  {"el vecino vendió el coche por 9000", "mi cuñado se ha comprado un coche de 24.000", "la comida fueron 32 pero invitó Ana", "mi prima paga 700 de alquiler", "mi hermano se compró una moto de 3000", "cena de 60, invitó mi padre", "mi jefe pagó la comida, 25", "mi tía nos convidó el asado, 900", "mi primo garpó la pizza, 9 lucas", "mis suegros dispararon la cena, 1200", "mi carnal pichó las caguamas 180", "mi tía apoquinó la cena 60"},
		Reminder: {"recuérdame pagar el seguro del coche, 312 euros", "recuerdame la luz 60", "que no se me olvide pagar el gimnasio 35", "¿puedes recordarme pagar 90 de agua?"},
		Repeated: {"apúntame 9,99 de Spotify todos los meses", "alquiler 700 cada mes", "anota 30 del gimnasio todas las semanas", "registra automáticamente 12 de Netflix cada mes"},
		"": {
			"abono mensual 54,60", "cena con mi hermano 40", "regalo para mi hermano 30", "pagué la factura pendiente 62", "le debía 50 a Luis, ya se los pagué", "café 1,50", "compra 34", "Netflix mensual 12,99",
			"comida con mi jefe 18", "libro para mi prima 12", "gasté 20 en gasolina", "flores para mi suegra 25", "invité a Ana a cenar 40",
		},
	}},
	{"fr", map[Unspent][]string{
		Owed:     {"Karim me doit 22 pour le ciné", "je dois encore 35 à maman", "la facture du plombier, 140 €, toujours pas réglée", "pas encore payé la cantine 74", "j'ai pas encore remboursé Paul, 30"},
		Planned:  {"je réfléchis à un vélo à 800", "j'ai failli craquer pour un scooter à 1 890", "presque acheté un manteau à 200", "est-ce que je peux me payer un week-end à 250", "je voulais acheter un vélo à 300", "je pense à un canapé à 700", "j'allais commander une lampe à 85", "je veux m'acheter un appareil à 600", "samedi prochain j'achète les pneus, 320"},
		Budgeted: {"je me fixe 400 max pour les courses ce mois-ci", "mon budget est de 500", "pas plus de 100 par mois en fringues", "budget de 300 pour les courses", "maximum 150 ce mois"},
		Treated:  {"mon voisin a vendu sa voiture 9000", "ma coloc s'est acheté un canap à 650", "c'est Julie qui a payé le resto, 54 euros", "mon frère loue un studio 900", "ma tante m'a invité au resto 60", "mon voisin a acheté une voiture à 20000", "le café offert par la maison, 3"},
		Reminder: {"rappelle-moi de payer la cantine, 74 euros", "rappelle moi le loyer 700", "n'oublie pas de payer l'eau 45", "fais-moi penser à payer 20 à Léa"},
		Repeated: {"note 17,99 pour Netflix tous les 5 du mois", "loyer 700 chaque mois", "ajoute 30 de sport toutes les semaines", "enregistre automatiquement 12 chaque mois pour Spotify"},
		"": {
			"abonnement mensuel 17,99", "dîner avec mon frère 40", "cadeau pour mon frère 30", "payé la facture en retard 62", "café 1,90", "courses 54,20", "acheté un livre pour ma cousine 12",
			"j'ai enfin payé la facture impayée 140", "resto avec ma coloc 25", "j'ai dépensé 20 au bar", "fleurs pour ma belle-mère 25", "Netflix mensuel 13,49",
		},
	}},
	{"pt", map[Unspent][]string{
		Owed:     {"o Thiago tá me devendo 50 do churras", "conta de luz de 168 ainda não paguei", "devo 40 pra minha irmã", "a Ana me deve 30", "amanhã vence a conta de luz de 140", "não paguei a água ainda, 60"},
		Planned:  {"quase comprei um celular de 2.499", "dá pra comprar um sofá de 1.800 esse mês", "quero comprar uma bike de 900", "ia comprar um tênis de 300", "tô pensando em uma tv de 2000", "posso comprar um tênis de 400", "semana que vem compro um pneu de 400", "amanhã pago a luz 90"},
		Budgeted: {"esse mês não posso passar de 900 de gastos", "meu orçamento é 500", "orçamento de 300 pra comida", "no máximo 200 por mês de roupa"},
		Treated:  {"minha tia deu 90 pra lara", "vovô deu 200 de presente pro edu", "o vizinho vendeu o carro por 40 mil", "meu irmão comprou uma moto de 14 mil", "o almoço deu 64 mas quem pagou foi o chefe", "minha prima paga 900 de aluguel", "o café foi por conta da casa 8", "meu vizinho comprou um carro de 60000"},
		Reminder: {"me lembra de pagar o boleto do condomínio, 430 reais", "lembra-me de pagar a água 30", "não me deixa esquecer a academia 90"},
		Repeated: {"lança 55,90 do Spotify família todo mês", "aluguel 1200 todo mês", "anota 30 da academia toda semana", "registra automaticamente 20 todo mês"},
		"": {
			"mensalidade da academia 90", "jantar com meu irmão 40", "presente para meu irmão 30", "paguei a conta atrasada 62", "café 5", "mercado 154", "almoço com o chefe 25", "livro pra minha prima 30",
			"gastei 20 no bar", "devia 50 pro Beto, já paguei",
		},
	}},
	{"ru", map[Unspent][]string{
		Owed:     {"Серёга торчит мне 1500", "занял у мамы 5000", "за свет 1840 ещё не платил", "Ваня должен мне 500", "не оплатил интернет 650", "ещё не отдал Саше 300"},
		Planned:  {"чуть не купил приставку за 54990", "потяну ли я айфон за 89990", "хочу купить велосипед за 30000", "думаю взять диван за 25000", "хотела купить сапоги за 8000", "коплю на камеру 60000", "в январе куплю лыжи за 15000"},
		Budgeted: {"хочу в этом месяце уложиться в 20 тысяч на еду", "мой бюджет 50000", "не больше 5000 в месяц на кафе", "бюджет на еду 20000"},
		Treated:  {"сосед тачку купил за 2 ляма", "сосед продал машину за 900 тыщ", "жена купила себе сапоги за 7800", "брат в Питере снимает за 35000", "начальник угостил нас обедом 900", "сосед взял машину за 2000000", "за меня заплатила Оля 400, Оля заплатила за меня"},
		Reminder: {"напомни в пятницу заплатить за интернет 650", "напомни про аренду 30000", "не забыть заплатить за воду 400"},
		Repeated: {"записывай каждый месяц сам 399 за подписку", "аренда 30000 каждый месяц", "каждую неделю добавляй 500 за бассейн"},
		"": {
			"ужин с братом 1200", "подарок брату 3000", "заплатил просроченный счёт 620", "кофе 180", "продукты 2340", "оплатил долг за квартиру 4000", "обед с начальником 600", "проездной на месяц 2900", "купил маме цветы 1500",
		},
	}},
	{"zh", map[Unspent][]string{
		Owed:     {"小李还欠我150", "还欠房东300没给", "电费85还没交", "水费60没交", "我欠同事50", "还没付房租2000", "欠房东800", "还差150块", "燃气账单来了 96"},
		Planned:  {"差点剁手买了个3999的手机", "这双鞋要880 好犹豫", "2800的耳机我买得起吗", "想买个500的包", "打算买台6000的电脑", "本来想买1200的鞋", "要不要买那个899的音箱", "攒钱想买8000的相机", "计划国庆去吃顿日料600", "要是打车得50", "取消了订单 79", "差點訂了機票8800", "看了双靴子1290 幸好忍住"},
		Budgeted: {"这个月吃喝控制在1500以内", "我的预算是3000", "预算500", "这个月最多花2000", "每月不超过1000"},
		Treated:  {"邻居卖车卖了9万", "同学买彩票中了五千", "我室友买了台6999的电脑", "我表弟在深圳租房一个月4200", "老板请客吃饭300", "奶茶25 同事请的", "同事请我喝奶茶18", "我表姐租房3500", "我闺蜜买了个包12000", "室友请吃麻辣烫55", "姐姐請看舞台劇 900", "我爸打车花了36", "爸爸给的生活费1500", "妈帮我交了水费76", "我姐替我订了酒店430", "媽幫我繳保費3200"},
		Reminder: {"周三提醒我交物业费320", "提醒我还信用卡2000", "别让我忘了交电费85"},
		Repeated: {"以后每个月自动记一笔会员费15块", "房租2000每个月", "每月自动记一笔网费100", "每周记一笔停车费50"},
		"": {
			"我妈生日礼物300", "和表弟吃饭120", "给室友买了蛋糕88", "交了拖欠的电费85", "交了电费85", "咖啡18", "月卡100", "跟同事吃饭45", "女儿房租3000", "给我妹买了鞋300", "水果23.5", "会员费15",
			"买了新手机3999", "老婆口红300", "请大家喝果汁68", "請同事看展 500", "我妈住院买了水果60", "给的小费20", "帮爸交了话费50", "替媽繳電費820",
		},
		Left: {"皮夾只剩150", "微信余额210", "微信零钱还有56"},
	}},
	{"ja", map[Unspent][]string{
		Owed:     {"田中に3000円貸してる", "姉に5000円借りたまま", "ガス代4300円まだ払ってない", "水道代2800円まだ払っていない", "家賃6万円まだ払ってません", "ガス代の請求届いた 3900円", "同僚に立て替えてもらった 1800円", "保険の引き落とし来週 6200円"},
		Planned:  {"12万のカメラ買っても大丈夫かな", "危うく3万円のスニーカー買うところだった", "5万円のバッグ買おうかな", "8000円の靴が欲しい", "2万円の椅子を買おうか迷ってる", "3万円のコート、買わなかった", "予約キャンセルした 4000円", "靴買いそうになった 9800円"},
		Budgeted: {"今月の予算は6万円", "食費は3万円以内に抑えたい", "予算5万円", "外食は月1万円までに抑える"},
		Treated:  {"弟が80万のバイク買ったらしい", "昼1200円だったけど部長がおごってくれた", "先輩が払ってくれた 3000円", "友達が10万円のテレビ買った", "母が払ってくれた 5000円"},
		Left:     {"財布に800円しかない", "Suica残高 1,120円", "残り1200円しか"},
		Reminder: {"保険料12000円払うの忘れないように教えて", "明日家賃払うのリマインドして 6万円"},
		Repeated: {"毎月980円のサブスクを自動でつけといて", "家賃6万円毎月", "毎月ジム代8000円を記録して"},
		"": {
			"弟とごはん 3000円", "弟へのプレゼント 3000円", "滞納してた家賃払った 6万円", "コーヒー 450円", "定期券 12000円", "母の日の花 2500円", "部長とランチ 1200円", "スーパー 2340円", "本 1500円", "傘を探してるうちに買った帽子 1800円", "会計は私が払った 2800円", "俺のおごりで焼肉 9000円",
		},
	}},
	{"ko", map[Unspent][]string{
		Owed:     {"가스비 아직 안 냄 31000원", "전기세 고지서 나왔어 28000원"},
		Treated:  {"부장님이 냉면 쏘심 12000원", "여친이 영화표 사줌 30000원", "과장님이 계산하심 9만원", "앞집 도배 200만원 들었대"},
		Left:     {"지갑에 5천원밖에 없어", "통장 잔고 73만원"},
		"":       {"동생이랑 냉면 먹음 12000원", "선배랑 저녁 15000원", "내가 쐈어 피자 31000원", "저녁 제가 사줬어요 42000원", "고지서 나와서 냄 28000원", "취소 수수료 4000원"},
		Planned:  {"숙소 취소했어 90000원", "결국 안 샀음 45000원", "욕실 수리 견적 130만원 나왔어"},
		Budgeted: {"외식 20만원 안에서 쓰자"},
	}},
}

// TestUnspent tells what was not spent, and why, from what was.
func TestUnspent(t *testing.T) {
	for _, c := range unspentCases {
		o := lex.Options{Today: lineToday, Language: c.language, Currency: "EUR"}
		for want, texts := range c.texts {
			for _, text := range texts {
				if r := Read(text, o); r.Unspent != want || want != "" && r.Complete {
					t.Errorf("%s: %q: %q, complete %v; want %q", c.language, text, r.Unspent, r.Complete, want)
				}
			}
		}
	}
}

// TestDiscounted tells what was taken off a price from prices, and from vouchers, which people buy.
func TestDiscounted(t *testing.T) {
	for language, texts := range map[string]map[Unspent][]string{
		"en": {Discounted: {"15 discount at currys", "got 5 discount on the coat", "15 off at argos", "got 15 off at argos", "saved 15 at argos", "coupon knocked off £5", "the voucher took £5 off"}, "": {"discount card 15", "voucher 15 currys", "coat 60 with discount", "coat 60, 15 discount", "put 15 in savings", "saved 200", "coffee 4 off campus"}},
		"de": {Discounted: {"7 € Rabatt bei Obi", "Rabatt 7 Saturn", "hab 12 Nachlass bekommen", "bei ikea 15 gespart", "15 bei ikea gespart", "Gutschein hat 5 € abgezogen"}, "": {"Jacke mit Rabatt 60", "Gutschein 30 Saturn", "15 gespart", "200 aufs Sparbuch gespart"}},
		"fr": {Discounted: {"15 de remise chez darty", "réduction de 8 au marché", "économisé 15 chez zara", "le coupon a enlevé 5"}, "": {"bon d'achat 15 darty", "manteau en réduction 60"}},
		"es": {Discounted: {"me rebajaron 30 de la factura", "descuento de 8 en lidl", "el cupón quitó 5", "me ahorré 15 en zara"}, "": {"abrigo 60 con descuento"}},
		"it": {Discounted: {"15 di sconto da decathlon", "sconto di 8 alla conad", "ho risparmiato 15 da zara", "il buono ha tolto 5"}, "": {"giacca in sconto 60"}},
		"pt": {Discounted: {"15 de desconto na fnac", "deram-me 8 de desconto", "economizei 15 na zara", "o cupom tirou 5"}, "": {"casaco com desconto 60"}},
		"nl": {Discounted: {"15 korting bij de gamma", "korting van 8 gekregen", "15 bespaard bij ikea"}, "": {"jas met korting 60"}},
		"pl": {Discounted: {"15 zł rabatu w ikei", "zniżka 8 w rossmannie", "zaoszczędziłem 15 w ikei", "kupon zdjął 5"}, "": {"kurtka ze zniżką 60"}},
		"ru": {Discounted: {"скидка 300 в ашане", "300 скидки на заправке", "сэкономил 150 в икее", "промокод скинул 150"}, "": {"куртка со скидкой 3000", "снял 500"}},
		"uk": {Discounted: {"знижка 90 в епіцентрі", "зекономив 150 в сільпо", "купон зняв 50"}, "": {"куртка зі знижкою 900", "зняв 500"}},
		"tr": {Discounted: {"150 tl indirim bim", "kupon 5 düşürdü"}, "": {"mont indirimli 900"}},
		"ja": {Discounted: {"ニトリで300円割引", "クーポンで300円引かれた"}, "": {"割引でコート4000円", "口座から300円引かれた"}},
		"ko": {Discounted: {"다이소 할인 2000원", "쿠폰으로 3천원 깎았다", "이마트에서 3000원 아꼈다"}, "": {"코트 할인가 40000원", "통장에서 3천원 빠졌다"}},
		"zh": {Discounted: {"京东折扣45元", "永辉减了15", "京东省了15"}},
	} {
		for want, list := range texts {
			for _, text := range list {
				if r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"}); r.Unspent != want {
					t.Errorf("%s: %q: %q, want %q", language, text, r.Unspent, want)
				}
			}
		}
	}
}
