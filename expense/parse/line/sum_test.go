package line

import (
	"fmt"
	"strings"
	"testing"

	"chit/expense"
	"chit/expense/parse/lex"
	"chit/expense/sum"
)

// sums are lines with arithmetic: what is computed, what was bought, and the
// arithmetic. A "?" is behind what somebody has to look at; several values are
// the readings that are asked about.
var sums = []struct{ language, text, want string }{
	{"en", "3 muffins 2.20 each", "6.60 muffins 3*2.20"},
	{"en", "5 pens at 1.30 apiece", "6.50 pens 5*1.30"},
	{"en", "4 x 12.25 theatre", "49.00 theatre 4*12.25"},
	{"en", "theatre 12.25 x 4", "49.00 theatre 12.25*4"},
	{"en", "lunch 48/4", "12.00 lunch 48/4"},
	// What was left to pay of a price, or of what others had a part of.
	{"en", "lamp 70 voucher 12 paid 58", "58.00 lamp 70-12"},
	{"de", "Lampe 70 Gutschein 12 bezahlt 58", "58.00 Lampe 70-12"},
	{"en", "lunch 30 taxi 10 cake 20", "30.00 lunch; 10.00 taxi; 20.00 cake"},
	{"en", "dinner 96 split 3 ways, 32 each", "32.00 dinner 96/3"},
	{"ja", "マウス1890円 90ポイント使って1800円払った", "1800 マウス 1890-90"},
	{"ja", "傘 定価2400円が1800円", "1800 傘"},
	{"ko", "우산 정가 24000원인데 18000원", "18000 우산"},
	{"ja", "焼き鳥8400円 4人で割り勘して1人2100円", "2100 焼き鳥 8400/4"},
	{"ko", "니트 38000원 쿠폰 4천원 써서 34000원", "34000 니트 38000-4000"},
	{"zh", "鼠标159 用了9京豆 实付150", "150.00 鼠标 159-9"},
	{"zh", "雨伞 原价79 券后59", "59.00 雨伞"},
	{"zh", "面条58 用券减了8", "50.00 面条 58-8"},
	// The price of one, which is named before it, and how many there were behind it.
	{"zh", "一盒鸡蛋12.8 买了3盒", "38.40 一盒鸡蛋 3*12.8"},
	{"zh", "黄瓜4斤 每斤2块3", "9.20 黄瓜 4*2.3"},
	{"zh", "一碗面18 加了两个蛋4块", "18.00 一碗面; 4.00 两个蛋"},
	// Coins and notes that were counted.
	{"ja", "ゲーセン 100円玉8枚", "800 ゲーセン 8*100"},
	{"ja", "うどん3玉 120円", "120 うどん3玉"},
	{"ja", "宴会24000円を6人で割った", "4000|24000? 宴会 24000/6"},
	{"ja", "ガラス割った 5000円", "5000? ガラス割った"},
	{"ko", "회식 9만원 n빵 3명", "30000|90000? 회식 90000/3"},
	{"en", "lunch 48 split with two friends", "16.00|48.00? lunch 48/3"},
	{"en", "lunch 48 split among 3 friends", "16.00|48.00? lunch 48/3"},
	{"en", "curry for four came to 48, we split it evenly", "12.00|48.00? curry 48/4"},
	{"de", "Essen 48 mit zwei Freunden geteilt", "16.00|48.00? Essen 48/3"},
	{"de", "Essen 48 durch drei geteilt", "16.00|48.00? Essen 48/3"},
	{"es", "cena 48 a medias con dos amigos", "16.00|48.00? cena 48/3"},
	{"fr", "courses 48 à 3, juste ma part", "16.00|48.00? courses 48/3"},
	{"it", "cena 48 divisa con due amici", "16.00|48.00? cena 48/3"},
	{"pt", "jantar 48 rachado com 2 amigas", "16.00|48.00? jantar 48/3"},
	{"nl", "pizza 48 met z'n drieen gedeeld", "16.00|48.00? pizza 48/3"},
	{"pl", "kolacja 48 podzielone z dwoma znajomymi", "16.00|48.00? kolacja 48/3"},
	{"ru", "ужин 48 поделили с двумя друзьями", "16.00|48.00? ужин 48/3"},
	{"uk", "вечеря 48 поділили з двома друзями", "16.00|48.00? вечеря 48/3"},
	{"tr", "yemek 48 iki arkadaşla bölüştük", "16.00|48.00? yemek 48/3"},
	{"ja", "ディナー4800円 友達2人と割り勘", "1600|4800? ディナー 4800/3"},
	{"zh", "晚饭48和两个朋友AA", "16.00|48.00? 晚饭 48/3"},
	{"zh", "热炒48 六个人分", "8.00|48.00? 热炒 48/6"},
	{"en", "lunch 60 tipped 6", "66.00 lunch 60+6"},
	{"en", "lunch for 4 tip 5", "5.00? lunch for 4 tip"},
	{"de", "Essen 64 Trinkgeld 3", "67.00 Essen 64+3"},
	{"es", "taxi 33 y dos de propina", "35.00 taxi 33+2"},
	{"fr", "resto 60 et 5 de pourboire", "65.00 resto 60+5"},
	{"it", "taxi 17 e 3 di mancia", "20.00 taxi 17+3"},
	{"nl", "terras 22 en 3 fooi", "25.00 terras 22+3"},
	{"pl", "obiad 60 napiwek 6", "66.00 obiad 60+6"},
	{"pt", "jantar 60 gorjeta 6", "66.00 jantar 60+6"},
	{"ru", "ужин 600 и 60 чаевых", "660.00 ужин 600+60"},
	{"uk", "вечеря 600 чайові 60", "660.00 вечеря 600+60"},
	{"tr", "yemek 640 bahşiş 60", "700.00 yemek 640+60"},
	{"zh", "晚饭300 小费30", "330.00 晚饭 300+30"},
	{"en", "kettle 28 instead of 40", "28.00 kettle"},
	{"en", "kettle was 40 now 28", "28.00 kettle"},
	{"en", "kettle 28 (was 40)", "28.00 kettle"},
	{"en", "curtains marked down from 52.50 to 31.50", "31.50 curtains"},
	{"en", "blender 45 instead of 38", "45.00? blender"},
	{"en", "flight from 12 to 4", "12.00|4.00? flight"},
	{"en", "juice instead of beer 4.20", "4.20? juice instead of beer"},
	{"de", "Teppich statt 180 nur noch 95", "95.00 Teppich"},
	{"de", "Bluse von 50 auf 30 runtergesetzt", "30.00 Bluse"},
	{"de", "Fahrkarte 24 statt 30 Minuten Verspätung", "24.00? Fahrkarte statt 30 Minuten Verspätung"},
	{"nl", "hemd 25 ipv 40", "25.00 hemd"},
	{"nl", "regenjas van 89,95 voor 54,95", "54.95 regenjas"},
	{"nl", "trein van 8 voor 7,50", "7.50? trein van 8"},
	{"fr", "lampe 30 au lieu de 55", "30.00 lampe"},
	{"es", "falda 20€ antes 35€", "20.00 falda"},
	{"es", "falda rebajada de 35 a 20", "20.00 falda"},
	{"it", "tenda 40 anziché 70", "40.00 tenda"},
	{"it", "tenda 40 invece di 70 in saldo", "40.00 tenda in saldo"},
	{"it", "treno da 12 a 8 euro", "12.00|8.00? treno"},
	{"pt", "camisa de 79,90 por 49,90", "49.90 camisa"},
	{"pt", "ônibus de 8 por 4", "4.00? ônibus de 8"},
	{"pl", "koszula 60 zamiast 90", "60.00 koszula"},
	{"pl", "pociąg z 8 na 7 46", "46.00? pociąg z 8 na 7"},
	{"ru", "платье 3000 вместо 5000", "3000.00 платье"},
	{"ru", "платье уценили с 5000 до 3000", "3000.00 платье"},
	{"uk", "сукня 1500 замість 2500", "1500.00 сукня"},
	{"tr", "gömlek 900 yerine 600", "600.00 gömlek"},
	{"en", "facial 48 plus a fiver tip", "53.00 facial 48+5"},
	{"en", "ramen 22 and the tip 4", "26.00 ramen 22+4"},
	{"en", "ramen 22 with a 4 tip", "26.00|22.00? ramen 22+4"},
	{"en", "ramen 22 including a 4 dollar tip", "22.00 ramen"},
	{"en", "ramen 22 and 18 tip", "22.00? ramen; 18.00? tip"},
	{"de", "Pediküre 34 plus nen Fünfer Trinkgeld", "39.00 Pediküre 34+5"},
	{"de", "Kneipe 41 inkl. Trinkgeld", "41.00 Kneipe"},
	{"it", "cena 62 mancia inclusa", "62.00 cena"},
	{"fr", "resto 58 pourboire compris", "58.00 resto"},
	{"es", "bar 22 euros mas un euro de propina", "23.00 bar 22+1"},
	{"es", "bar 22 y dejé 2 de propina", "24.00 bar 22+2"},
	{"it", "bar 22 piu due euro di mancia", "24.00 bar 22+2"},
	{"it", "bar 22 con 2 di mancia", "24.00|22.00? bar 22+2"},
	{"nl", "terras 31 plus een vijfje fooi", "36.00 terras 31+5"},
	{"pl", "fryzjer 90 plus dycha napiwku", "100.00 fryzjer 90+10"},
	{"ru", "ужин 1400 и чаевые сотка", "1500.00 ужин 1400+100"},
	{"uk", "вечеря 700 плюс сотка на чай", "800.00 вечеря 700+100"},
	{"tr", "kebap 520 40 lira bahşişle", "560.00 kebap 520+40"},
	{"en", "lunch 48 divided by 4", "12.00 lunch 48/4"},
	{"en", "half of 90 for groceries", "45.00 groceries 90/2"},
	{"en", "lunch 24, my half", "12.00 lunch 24/2"},
	{"en", "jacket 80 minus 15%", "68.00 jacket 80-15%"},
	{"en", "25% off 60 shoes", "45.00 shoes 60-25%"},
	{"en", "shoes 60 25% off", "45.00|60.00? shoes 60-25%"},
	{"en", "shampoo 9.40 minus 2 voucher", "7.40 shampoo 9.40-2"},
	{"en", "18 litres of diesel at 1.62", "29.16 diesel 18*1.62"},
	{"en", "tea 40 cake 60 each", "2400.00? tea cake 40*60"},
	{"en", "hostel 4 nights 22.50 a night", "90.00 hostel 4*22.50"},
	{"en", "diesel 45 litres 1.62", "72.90|1.62? diesel 45*1.62"},
	{"en", "12.5 gallons regular 3.60", "45.00|3.60? regular 12.5*3.60"},
	{"en", "48.30 diesel 30 litres", "1449.00|48.30? diesel 30*48.30"},
	{"en", "charging 30 kWh 0.52", "15.60|0.52? charging 30*0.52"},
	{"en", "diesel 45 litres 1.629", "73.31 diesel 45*1.629"},
	{"en", "diesel 45 litres for 72.90", "72.90 diesel 45 litres"},
	{"en", "milk 2 litres 2.40", "2.40 milk 2 litres"},
	{"en", "potatoes 5 kg 6.40", "6.40 potatoes 5 kg"},
	{"de", "getankt 40 l 1,68", "67.20|1.68? getankt 40*1.68"},
	{"pl", "benzyna 40 litrów 6,45", "258.00|6.45? benzyna 40*6.45"},
	{"ru", "бензин 40 л 58,50", "2340.00|58.50? бензин 40*58.50"},
	{"ja", "ガソリン 42リットル 175円", "7350|175? ガソリン 42*175"},
	{"ko", "휘발유 40리터 1650원", "66000|1650? 휘발유 40*1650"},
	{"nl", "boodschappen 45 min bon 5", "40.00 boodschappen 45-5"},
	{"fr", "300 g de jambon à 22 le kilo", "6.60 jambon 0.300*22"},
	{"de", "250 g Käse zu 18,90", "4.73|18.90? Käse 0.250*18.90"},
	{"pl", "30 dag sera po 45 zł za kg", "13.50 sera 0.30*45"},
	{"it", "3 etti di prosciutto a 22 al chilo", "6.60 prosciutto 0.3*22"},
	{"it", "2 etti di prosciutto a 3,20 l'etto", "6.40 prosciutto 2*3.20"},
	{"en", "0.4kg cheese at 15/kg", "6.00 cheese 0.4*15"},
	{"en", "2 kg apples at 3", "6.00 apples 2*3"},
	{"nl", "2 koffies van 2,50", "5.00|2.50? koffies 2*2.50"},
	{"nl", "twee grote biertjes van 4,20", "8.40|4.20? grote biertjes 2*4.20"},
	{"it", "3 biglietti da 1,50", "4.50|1.50? biglietti 3*1.50"},
	{"it", "due birre da 5 euro", "10.00|5.00? birre 2*5"},
	{"es", "dos cafés de 1,40", "2.80|1.40? cafés 2*1.40"},
	{"fr", "4 places de cinéma de 9 euros", "36.00|9.00? places de cinéma 4*9"},
	{"nl", "2x koffie 2,75", "5.50|2.75? koffie 2*2.75"},
	{"de", "3 x Bier 4,20", "12.60|4.20? Bier 3*4.20"},
	{"tr", "2 kilo elma kilosu 35", "70.00 elma 2*35"},
	{"ja", "120円のパン4つ", "480 パン 4*120"},
	{"ko", "15000원x2", "30000?  15000*2"},
	{"zh", "水2元x3", "6.00 水 2*3"},
	{"en", "3 pints at 6.20 each", "18.60 pints 3*6.20"},
	{"en", "4 beers at 7", "28.00|7.00? beers 4*7"},
	{"en", "shoes 90 less a 20 voucher", "70.00 shoes 90-20"},
	{"en", "shoes 90 minus points 20", "70.00|90.00? shoes points 90-20"},
	{"en", "10 off shoes 90", "80.00|90.00? shoes 90-10"},
	{"en", "jacket 80 half price", "40.00|80.00? jacket 80/2"},
	{"de", "Schuhe 90 minus Gutschein 20", "70.00 Schuhe 90-20"},
	{"it", "spesa 60 meno buono da 10", "50.00 spesa 60-10"},
	{"it", "scarpe 80 sconto 10 euro", "70.00|80.00? scarpe 80-10"},
	{"it", "giacca 120 con sconto del 25%", "90.00|120.00? giacca 120-25%"},
	{"es", "compra 35 menos vale de 5", "30.00 compra 35-5"},
	{"en", "curry 96 between 4 of us", "24.00|96.00? curry 96/4"},
	{"de", "pizza 30 unter 3 leuten", "10.00|30.00? pizza 30/3"},
	{"it", "pizza 30 tra 3 persone", "10.00|30.00? pizza 30/3"},
	{"en", "train between 2 cities 30", "30.00? train between 2 cities"},
	{"fr", "pull 50 soldé -30%", "35.00|50.00? pull 50-30%"},
	{"fr", "pull soldé 50", "50.00? pull soldé"},
	{"pl", "zakupy 120 minus bon 20", "100.00 zakupy 120-20"},
	{"ru", "озон 2500 минус промокод 500", "2000.00 озон 2500-500"},
	{"ja", "Tシャツ2000円 半額", "1000|2000? Tシャツ 2000/2"},
	{"zh", "火锅180 满100减20", "160.00|180.00? 火锅 180-20"},
	{"zh", "外卖45 优惠券5元", "40.00|45.00? 外卖 45-5"},
	{"en", "2 beers at 9.00", "18.00|9.00? beers 2*9.00"},
	{"en", "dinner 84 split between 3", "28.00|84.00? dinner 84/3"},
	{"en", "dinner 84 split", "42.00|84.00? dinner 84/2"},
	{"en", "taxi 45 split between 3", "15.00|45.00? taxi 45/3"},
	{"en", "taxi 45 split 3 ways", "15.00|45.00? taxi 45/3"},
	{"en", "split dinner 40 3 ways", "13.33|40.00? dinner 40/3"},
	{"en", "shared taxi 15", "7.50|15.00? taxi 15/2"},
	{"en", "taxi 45 split", "22.50|45.00? taxi 45/2"},
	{"en", "half of the rent 600", "300.00|600.00? rent 600/2"},
	{"en", "lunch 30 plus 10% tip", "33.00 lunch 30+10%"},
	{"en", "lunch 30 + 4 tip", "34.00 lunch 30+4"},
	{"en", "groceries 12.30 + 4 + 7.25", "23.55 groceries 12.30+4+7.25"},
	{"en", "shelves 3*4", "12.00? shelves 3*4"},
	{"en", "100/3 dinner", "33.33 dinner 100/3"},
	{"en", "coffee 4.50 each", "? coffee"},
	{"en", "5 minus 10 coffee", "-5.00? coffee 5-10"},
	{"de", "6 Eier je 0,40", "2.40 Eier 6*0.40"},
	{"de", "3 Brezeln zu 0,95", "2.85 Brezeln 3*0.95"},
	{"de", "Kino 2 x 11,50", "23.00 Kino 2*11.50"},
	{"de", "Pizza 45 geteilt durch 3", "15.00 Pizza 45/3"},
	{"de", "die Hälfte von 76 für Benzin", "38.00 Benzin 76/2"},
	{"de", "Hemd 50 abzüglich 20%", "40.00 Hemd 50-20%"},
	{"de", "Hose 69,90 - 5 Gutschein", "64.90 Hose 69.90-5"},
	{"de", "Essen 38 plus 4 Trinkgeld", "42.00 Essen 38+4"},
	{"de", "Pizza 45 zu dritt", "15.00|45.00? Pizza 45/3"},
	{"fr", "3 croissants à 1,20", "3.60 croissants 3*1.20"},
	{"fr", "dîner 90 divisé par 3", "30.00 dîner 90/3"},
	{"fr", "la moitié de 58 pour le taxi", "29.00 taxi 58/2"},
	{"fr", "chaussures 80 moins 25%", "60.00 chaussures 80-25%"},
	{"es", "3 cervezas a 2,50", "7.50 cervezas 3*2.50"},
	{"es", "cena 60 entre 4", "15.00 cena 60/4"},
	{"es", "la mitad de 48 de taxi", "24.00 taxi 48/2"},
	{"es", "zapatos 80 menos 10%", "72.00 zapatos 80-10%"},
	{"pt", "2 pizzas a 35", "70.00 pizzas 2*35"},
	{"pt", "jantar 90 dividido por 3", "30.00 jantar 90/3"},
	{"pt", "metade de 52 do táxi", "26.00 táxi 52/2"},
	{"ru", "3 пива по 150", "450.00 пива 3*150"},
	{"ru", "ужин 900 разделить на 3", "300.00 ужин 900/3"},
	{"ru", "обед 600 минус 10%", "540.00 обед 600-10%"},
	{"zh", "3杯奶茶每杯12块", "36.00 奶茶 3*12"},
	{"zh", "衬衫200打7折", "140.00 衬衫 200*70%"},
	{"zh", "外套2480打八五折", "2108.00 外套 2480*85%"},
	{"zh", "裙子打八折 380", "304.00|380.00? 裙子 380*80%"},
	{"ja", "3割引でシャツ3900円", "2730|3900? シャツ 3900-30%"},
	{"zh", "午饭80我出一半", "40.00 午饭 80/2"},
	{"zh", "火锅240/3", "80.00 火锅 240/3"},
	{"zh", "牙膏25.8，用券减5", "20.80 牙膏 25.8-5"},
	{"ja", "ビール500円×3", "1500 ビール 500*3"},
	{"ja", "電車代800円の半分", "400 電車代 800/2"},
	{"ja", "3900円のシャツが3割引だった", "2730 シャツ 3900-30%"},
	{"ja", "ジャケット12000円、2割引き", "9600 ジャケット 12000-20%"},
	{"ja", "靴8000円 五割引", "4000 靴 8000-50%"},
	{"ja", "ケーキ2000円 500円割引", "1500 ケーキ 2000-500"},
	{"ja", "飲み会9000円を3人で割り勘", "3000|9000? 飲み会 9000/3"},
	// Halves of what is measured.
	{"en", "three and a half kilos of beef at 12.50 a kilo", "43.75 beef 3.5*12.50"},
	{"en", "two and a half hours of parking at 3.00 an hour", "7.50 parking 2.5*3.00"},
	{"de", "dreieinhalb Kilo Fleisch zu 12,50 das Kilo", "43.75 Fleisch 3.5*12.50"},
	{"es", "tres kilos y medio de carne a 12,50 el kilo", "43.75 carne 3.5*12.50"},
	{"es", "2 kilos y medio de tomates a 3 el kilo", "7.50 tomates 2.5*3"},
	{"fr", "trois kilos et demi de bœuf à 12,50 le kilo", "43.75 bœuf 3.5*12.50"},
	{"pt", "três quilos e meio de picanha a 69,90 o quilo", "244.65 picanha 3.5*69.90"},
	{"ru", "два с половиной кило мяса по 450", "1125.00 мяса 2.5*450"},
	{"uk", "два з половиною кг м'яса по 300", "750.00 м'яса 2.5*300"},
	{"pl", "dwa i pół kilo jabłek po 4", "10.00 jabłek 2.5*4"},
	{"zh", "三斤半苹果一斤6块", "21.00 苹果 3.5*6"},
	// What only looks like arithmetic.
	{"en", "dinner 300 minus 40 tax", "300.00? dinner minus 40 tax"},
	{"en", "coffee 4 and tea 3", "4.00? coffee; 3.00? tea"},
	{"en", "3 tacos 10.50", "10.50 3 tacos"},
	{"en", "2 tickets at the cinema 24", "24.00? 2 tickets at the cinema"},
	{"en", "lunch 12.50 plus 20% VAT", "12.50 lunch"},
	{"en", "4 beers 5 each, taxi 12", "20.00 beers 4*5; 12.00 taxi"},
	{"en", "taxi 12, 4 beers 5 each", "12.00 taxi; 20.00 beers 4*5"},
	{"en", "phone 15 x2 899", "899.00? phone 15 x2"},
	{"en", "coffee 4.50 x2", "9.00 coffee 4.50*2"},
	{"en", "coffee 4.50 3x", "13.50 coffee 4.50*3"},
	{"en", "coffee 4.50 twice", "9.00 coffee 4.50*2"},
	{"tr", "simit 20 çay 25 poğaça 22,5", "20.00 simit; 25.00 çay; 22.50 poğaça"},
	{"it", "pizza 4 formaggi 9,50", "9.50 pizza 4 formaggi"},
	{"en", "bun 20 tea 25 cake 22.50", "20.00? bun; 25.00? tea; 22.50? cake"},
	{"en", "plumbus 20 zork 25 glorp 22.50", "22.50? plumbus 20 zork 25 glorp"},
	{"en", "parking 10 lunch 14.20", "10.00? parking; 14.20? lunch"},
	{"en", "milk 2 eggs 3.99", "3.99? milk 2 eggs"},
	{"en", "windows 10 licence 12.50", "12.50 windows 10 licence"},
	{"de", "Kino 24 Popcorn 9,50", "24.00 Kino; 9.50 Popcorn"},
	{"de", "Parken 12 und Pommes 4,50", "12.00 Parken; 4.50 Pommes"},
	{"it", "abbonamento bus 35 e caffè 1,20", "35.00? abbonamento bus; 1.20? caffè"},
	{"en", "bus 35, coffee 1.20", "35.00? bus; 1.20? coffee"},
	{"pt", "parcela 2/5 da geladeira 189,90", "189.90? parcela 2/5 da geladeira"},
	{"en", "coffee 5 x2", "10.00? coffee 5*2"},
	{"en", "coffee 5 twice", "10.00 coffee 5*2"},
	{"en", "coffee 4.50, plus tip 1", "5.50 coffee 4.50+1"},
	{"en", "coffee 4.50, plus 10% tip", "4.95 coffee 4.50+10%"},
	{"en", "coffee 4.50 twice a week", "4.50? coffee twice a week"},
	{"de", "Kaffee 4,50 zweimal", "9.00 Kaffee 4.50*2"},
	{"es", "café 4,50 tres veces", "13.50 café 4.50*3"},
	{"ru", "кофе 4,50 три раза", "13.50 кофе 4.50*3"},
	{"zh", "咖啡25.5元 x2", "51.00 咖啡 25.5*2"},
	{"en", "lunch 20 plus tip 2", "22.00 lunch 20+2"},
	{"it", "pranzo 20 più mancia 2", "22.00 pranzo 20+2"},
	{"ru", "обед 20 плюс чаевые 2", "22.00 обед 20+2"},
	{"en", "dinner 60, my share is 20", "20.00 dinner"},
	{"de", "Essen 60, mein Anteil: 20", "20.00 Essen"},
	{"fr", "dîner 60, ma part est de 20", "20.00 dîner"},
	{"pt", "jantar 60, a minha parte é 20", "20.00 jantar"},
	{"ru", "ужин 60, моя доля 20", "20.00 ужин"},
	{"ja", "夕食 6000円、自分の分は2000円", "2000 夕食"},
	{"en", "dinner 60, my share 80", "60.00? dinner; 80.00? share"},
	{"en", "2 boxes A4 12.90", "12.90 2 boxes A4"},
	{"en", "hotel 80 EUR x 3 USD", "80.00? hotel; 3.00? x"},
}

func TestSums(t *testing.T) {
	for _, c := range sums {
		currency := expense.Currency("EUR")
		if c.language == "ja" {
			currency = "JPY"
		}
		r := Read(c.text, lex.Options{Today: lineToday, Language: c.language, Currency: currency})
		var parts []string
		for _, e := range r.Expenses {
			parts = append(parts, shownSum(&e, r.Complete, currency))
		}
		if got := strings.Join(parts, "; "); got != c.want {
			t.Errorf("%s %q\n got %s\nwant %s", c.language, c.text, got, c.want)
		}
		for _, e := range r.Expenses {
			if e.Amount == nil || e.Amount.Sum == "" {
				continue
			}
			s, err := sum.Parse(e.Amount.Sum)
			if digits := int32(e.Amount.CurrencyIn(currency).Digits()); err != nil || !s.Round(digits).Equal(e.Amount.Value) {
				t.Errorf("%q: %s is not %s, %v", c.text, e.Amount.Sum, e.Amount.Value, err)
			}
		}
	}
}

func shownSum(e *Expense, complete bool, ledger expense.Currency) string {
	var b strings.Builder
	if e.Amount != nil {
		for i, v := range e.Amount.Readings {
			if i > 0 {
				b.WriteString("|")
			}
			b.WriteString(v.StringFixed(int32(e.Amount.CurrencyIn(ledger).Digits())))
		}
	}
	if !complete {
		b.WriteString("?")
	}
	fmt.Fprintf(&b, " %s", e.Description)
	if e.Amount != nil && e.Amount.Sum != "" {
		b.WriteString(" " + e.Amount.Sum)
	}
	return b.String()
}
