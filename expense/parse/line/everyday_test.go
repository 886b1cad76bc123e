package line

import (
	"strings"
	"testing"
	"time"

	"chit/expense"
	"chit/expense/parse/lex"
)

// everyday are lines as people type them without care, with what is read: the amount,
// the description, and the arithmetic or the day if there is one. A "?" is before what
// somebody has to look at.
var everyday = []struct{ language, text, want string }{
	// Far more than a thing costs, without a currency.
	{"en", "coffee 4500", "? 4500.00 coffee"},
	{"pl", "taksowka 915478", "? 915478.00 taksowka"},
	{"de", "Kaffee 4500 €", "4500.00 Kaffee"},
	{"ja", "コーヒー 4500", "4500 コーヒー"},
	{"de", "Fahrrad 4500", "4500.00 Fahrrad"},
	// What a bus costs behind another price of a list, and the number of one.
	{"en", "boots 14.30 and bus 3", "14.30 boots; 3.00 bus"},
	{"de", "dm 9,80 und tram 4", "9.80 dm; 4.00 tram"},
	{"nl", "hema 7,25, tram 4", "7.25 hema; 4.00 tram"},
	{"en", "lunch 9 and invoice 12", "? 9.00 lunch; 12.00 invoice"},
	{"en", "bus 5", "? 5.00 bus"},
	// Cents behind the word for a currency, before a day or in a list.
	{"de", "Raclette 41 Franken 20 am Freitag", "41.20 Raclette 2026-11-20"},
	{"nl", "kapper 23 euro 50 gisteren", "23.50 kapper 2026-11-21"},
	{"de", "dm 8,15, Bäcker 3 euro 40", "8.15 dm; 3.40 Bäcker"},
	{"nl", "vis 6 euro 20 en melk 1 euro 15", "6.20 vis; 1.15 melk"},
	{"de", "Bier 3 euro, 20 Eier", "3.00 Bier; 20.00 Eier"},
	// A shop with its price that is a sigh elsewhere.
	{"nl", "ah 17,35 en slager 21", "17.35 ah; 21.00 slager"},
	{"nl", "ah 44", "44.00 ah"},
	// Prices and counts that could be days.
	{"en", "chips 6 parking 4.20", "? 6.00 chips; 4.20 parking"},
	{"en", "tea 2 cake 3.10 gum 1.20", "? 2.00 tea; 3.10 cake; 1.20 gum"},
	// A price that is multiplied with nothing between stands in a list as well.
	{"pl", "kino 2x27,90 i popcorn 24,50", "55.80 kino 2*27.90; 24.50 popcorn"},
	{"de", "popcorn 6,50 und kino 2x14,50", "6.50 popcorn; 29.00 kino 2*14.50"},
	{"en", "beer 3x6.50, fries 7", "19.50 beer 3*6.50; 7.00 fries"},
	{"ja", "パン2x150円 牛乳200円", "300 パン 2*150; 200 牛乳"},
	{"ru", "кино 2х350р и попкорн 200", "700.00 кино 2*350; 200.00 попкорн"},
	{"de", "lampe 40, regal 2x3, farbe 12", "? 40.00 lampe; 6.00 regal 2*3; 12.00 farbe"},
	{"de", "teppich 2x3 199", "? 199.00 teppich 2x3"},
	// What is included in a price is no second one.
	{"ko", "배달비 3천원 포함 족발 4만2천원", "? 42000 족발"},
	{"ja", "送料500円込みで靴4200円", "? 4200 靴"},
	{"ja", "コーヒー500円税込 ランチ1100円", "500 コーヒー; 1100 ランチ"},
	// A price with a point behind a weekday is no date, unless it is that weekday.
	{"en", "coffee friday 4.20", "4.20 coffee 2026-11-20"},
	{"en", "coffee on friday 2.15", "2.15 coffee 2026-11-20"},
	{"en", "fri 11/13 lunch 9", "9.00 lunch 2026-11-13"},
	{"en", "dentist on the 26th at 2.15", "? 2.15 dentist 2026-10-26"},
	// A number between two things of a list may be the price of the first.
	{"de", "tanken 70,02 waschanlage 12 snickers 1,89", "? 70.02 tanken; 1.89 waschanlage 12 snickers"},
	{"nl", "2 kilo kaas, 12 euro de kilo", "24.00 kaas 2*12"},
	{"pl", "2,5 tysia na laptopa", "2500.00 laptopa"},
	// An article is no number beside a price in words, and a verb may lead to that.
	{"fr", "un café deux cinquante", "2.50 café"},
	{"it", "il taxi dodici e cinquanta", "12.50 taxi"},
	{"it", "un caffè uno e ottanta", "1.80 caffè"},
	{"nl", "een biertje elf twintig", "11.20 biertje"},
	{"de", "elf fuffzig für ein hemd", "11.50 hemd"},
	{"pt", "luz cento e vinte e oito e setenta e cinco", "128.75 luz"},
	{"en", "the cab was thirty two", "? 32.00 cab"},
	{"en", "cab was five hundred meters away", "?"},
	{"it", "la cena è costata trentadue e quaranta", "? 32.40 cena"},
	{"it", "il parrucchiere è costato 42", "? 42.00 parrucchiere"},
	{"es", "la cena de ayer fueron 32,40", "32.40 cena 2026-11-21"},
	{"nl", "de was 12", "? 12.00"},
	{"fr", "trente-sept quatre-vingts chez leclerc", "37.80 leclerc"},
	// One voucher is no number.
	{"fr", "robe 45€ moins un bon de 5", "40.00 robe 45-5"},
	{"it", "camicia 30€ meno un buono da 8", "22.00 camicia 30-8"},
	{"es", "zapatos 70€ menos un vale de 15", "55.00 zapatos 70-15"},
	{"pt", "tênis 90 reais menos um cupom de 20", "70.00 tênis 90-20"},
	{"fr", "robe 45€ moins un euro", "44.00 robe 45-1"},
	// A small number before "and" is a price, for nothing that it could count follows.
	{"it", "pane 3, caffè 2 e gelato 2,50", "3.00 pane; 2.00 caffè; 2.50 gelato"},
	{"es", "pan 3, café 2 y vino 6,50", "3.00 pan; 2.00 café; 6.50 vino"},
	{"fr", "pain 3, café 2 et bière 5,50", "3.00 pain; 2.00 café; 5.50 bière"},
	{"pt", "pão 3, café 4 e suco 7,50", "3.00 pão; 4.00 café; 7.50 suco"},
	{"de", "brot 3, tee 2 und kuchen 3,50", "3.00 brot; 2.00 tee; 3.50 kuchen"},
	{"en", "bread 3, tea 2 and cake", "? 3.00 bread; 2.00 tea; cake"},
	{"en", "2 coffees 5.12", "5.12 2 coffees"},
	{"de", "2 kaffee 5.12", "5.12 2 kaffee"},
	{"de", "2 kaffee 5.12.", "? 2.00 kaffee 2025-12-05"},
	{"fr", "frites 6 parking 4,20", "? 6.00 frites; 4.20 parking"},
	{"fr", "boite 12 oeufs 3,20", "3.20 boite 12 oeufs"},
	// A unit of account is counted in any number, notes are not.
	{"en", "taxi 80000 toman", "800000.00 taxi"},
	{"ru", "обед 320 пятихатка", "? 320.00 обед пятихатка"},
	// A total that checks the prices before it.
	{"en", "milk 2.50 eggs 3.20 total 5.70", "2.50 milk; 3.20 eggs"},
	{"en", "lunch 12 taxi 5, 17 in total", "12.00 lunch; 5.00 taxi"},
	{"en", "milk 2.50, eggs 3.20, total 6.70", "? 2.50 milk; 3.20 eggs; 6.70 total"},
	{"de", "milch 2,50 brot 6 zusammen 8,50", "2.50 milch; 6.00 brot"},
	{"pl", "LIDL MASLO 7,99 JAJKA 10SZT 12,49 SUMA PLN 20,48 KARTA", "? 20.48 LIDL MASLO 7,99 JAJKA 10SZT 12,49 SUMA"},
	{"fr", "lait 2,50 pain 6 en tout 8,50", "2.50 lait; 6.00 pain"},
	{"tr", "simit 20 çay 25 toplam 45", "20.00 simit; 25.00 çay"},
	{"zh", "牛奶5.5 面包6 合计11.5", "5.50 牛奶; 6.00 面包"},
	// An amount that is not exact, and a writer who is not sure.
	{"en", "groceries approx 55", "55.00 groceries"},
	{"en", "lunch about 12 i think", "? 12.00 lunch"}, // or at noon
	{"en", "i think lunch was about 42.50", "? 42.50 lunch"},
	{"en", "maybe lunch 12.50", "? 12.50 lunch"},
	{"en", "coffee 4.50 probably", "? 4.50 coffee"},
	{"en", "book about cats 12.50", "? 12.50 book about cats"},
	{"de", "pizza 11 müsste es gewesen sein", "11.00 pizza"},
	{"de", "mittag ungefähr 12,50 glaub ich", "12.50 mittag"},
	{"fr", "taxi dans les 35 euros", "35.00 taxi"},
	{"es", "cena 30 mas o menos", "30.00 cena"},
	{"es", "sobre 2 euros", "2.00 sobre"},
	{"it", "cena 30 più o meno", "30.00 cena"},
	{"pt", "mercado por volta de 80", "80.00 mercado"},
	{"nl", "misschien koop ik een fiets 300", "? 300.00 koop ik een fiets"},
	{"pl", "taxi chyba 30", "30.00 taxi"},
	{"ru", "такси где-то 300", "300.00 такси"},
	{"uk", "здається кава 60", "60.00 кава"},
	{"tr", "kahve 90 civarı", "90.00 kahve"},
	// Slang for a thousand and for dollars.
	{"uk", "в сільпо лишила тищу двісті", "1200.00 сільпо"},
	{"uk", "штуку віддав за ремонт", "? 1000.00 ремонт"},
	{"uk", "пару штук віддав за ремонт", "?"},
	{"pl", "hotel 50 dolców", "50.00 hotel"},
	// A denial behind what may be an interjection.
	{"de", "menno nee 36,18", "? 36.18 menno nee"},
	// A name in lower case before a verb in the third person.
	{"pt", "a carol pagou meu almoço de 33", "? 33.00 carol pagou meu almoço"},
	{"pt", "shell comprou 50", "50.00 shell comprou"},
	{"es", "carol pagó la comida 33", "? 33.00 carol pagó la comida"},
	{"de", "carla hat die pizza bezahlt 33", "? 33.00 carla hat die pizza"},
	{"de", "pizza bezahlt 33", "33.00 pizza"},
	{"pl", "tomek kupil piwo 12", "? 12.00 tomek kupil piwo"},
	{"tr", "zerrin lahmacun aldı 240", "? 240.00 zerrin lahmacun aldı"},
	{"tr", "ahmet yemek parasını ödedi 500", "? 500.00 ahmet yemek parasını ödedi"},
	{"de", "lisa hat die pizza gezahlt 22", "? 22.00 lisa hat die pizza"},
	{"es", "lupita compro tacos 40", "? 40.00 lupita compro tacos"},
	{"es", "ayer compro pan 3", "3.00 compro pan 2026-11-21"},
	{"ru", "жена попросила молока, купил 90", "90.00 жена попросила молока"},
	{"uk", "шаурма 160 поза вчора", "160.00 шаурма 2026-11-20"},
	// A bill where somebody else lives.
	{"de", "bei meiner schwester war die miete 700", "? 700.00 meiner schwester war die miete"},
	{"de", "für meine schwester miete 700", "700.00 schwester miete"},
	{"ru", "у сестры аренда 30000", "? 30000.00 сестры аренда"},
	{"pl", "u siostry czynsz 2000", "? 2000.00 u siostry czynsz"},
	{"de", "bei mama essen 20", "20.00 mama essen"},
	// A day that was mistyped behind a preposition.
	{"pl", "apteka 42,80 w sobtę", "? 42.80 apteka 2026-11-21"},
	{"uk", "вчра сільпо 97", "? 97.00 сільпо 2026-11-21"},
	{"ru", "вчра кофе 97", "? 97.00 кофе 2026-11-21"},
	{"en", "money lunch 12.50", "12.50 money lunch"},
	{"en", "pharmacy 12 on mondy", "? 12.00 pharmacy 2026-11-16"},
	{"de", "apotheke 12 am markt", "12.00 apotheke am markt"},
	// What is in no table, on a day before today.
	{"de", "am 15.11. Wochenmarkt 30", "30.00 Wochenmarkt 2026-11-15"},
	{"es", "el 15/11 mercadillo 21", "21.00 mercadillo 2026-11-15"},
	// Words for a day in the names of things.
	{"fr", "fruits de mer 28", "28.00 fruits de mer"},
	{"fr", "courses mer 28", "28.00 courses 2026-11-18"},
	{"fr", "brocante 23 le 15/11", "23.00 brocante 2026-11-15"},
	{"en", "jumble 12 yesterday", "12.00 jumble 2026-11-21"},
	{"en", "jumble 12", "? 12.00 jumble"},
	{"en", "yesterday room 12", "? 12.00 room 2026-11-21"},
	// The day of a payment, in words behind the amount or with the word for paying.
	{"de", "Miete 870 am Fünften bezahlt", "870.00 Miete 2026-11-05"},
	{"en", "rent 800 on the fifth", "800.00 rent 2026-11-05"},
	{"es", "alquiler 800 el día cinco", "800.00 alquiler 2026-11-05"},
	{"it", "affitto 600 il primo del mese", "600.00 affitto 2026-11-01"},
	{"it", "luce 41 addebitata il 3 di questo mese", "41.00 luce 2026-11-03"},
	{"fr", "loyer 600 le premier du mois", "600.00 loyer 2026-11-01"},
	{"es", "luz 41 cargada el día 2 de este mes", "41.00 luz 2026-11-02"},
	{"pl", "czynsz 1450 zł piątego", "1450.00 czynsz 2026-11-05"},
	{"ru", "квартира 42 тыс заплатил первого", "42000.00 квартира 2026-11-01"},
	{"uk", "квартира 4200 грн п'ятого", "4200.00 квартира 2026-11-05"},
	{"pl", "piątego zapłaciłem czynsz 1840", "1840.00 czynsz 2026-11-05"},
	{"pl", "trzeciego zaplacilem czynsz 1840", "1840.00 czynsz 2026-11-03"},
	{"ru", "пятого заплатил за страховку 8400", "8400.00 страховку 2026-11-05"},
	{"uk", "п'ятого заплатила за світло 840", "840.00 світло 2026-11-05"},
	{"pl", "piątego czynsz 1840", "1840.00 czynsz 2026-11-05"},
	{"uk", "двадцятого квартплата 2140", "2140.00 квартплата 2026-11-20"},
	{"ru", "двенадцатого страховка 8400", "8400.00 страховка 2026-11-12"},
	{"ru", "третьего ребенка кружок 2000", "2000.00 третьего ребенка кружок"},
	{"uk", "айфон 17 по 47 тисяч", "? 47000.00 айфон 17"},
	{"pl", "piątego brata odwiedziłem 1840", "? 1840.00 piątego brata odwiedziłem"},
	{"es", "amazon 34.99 dlls", "34.99 amazon"},
	// One thing after the other, the second of which is often numbered.
	{"en", "coffee 6.45 then parking 12", "6.45 coffee; 12.00 parking"},
	{"en", "bread then milk 4", "4.00 bread then milk"},
	{"de", "kaffee 6,45 und danach parken 12", "6.45 kaffee; 12.00 parken"},
	{"fr", "café 6,45 puis parking 12", "6.45 café; 12.00 parking"},
	{"ru", "кофе 245 потом парковка 120", "245.00 кофе; 120.00 парковка"},
	{"tr", "kahve 145 sonra otopark 120", "145.00 kahve; 120.00 otopark"},
	// Money in slang, and a mistyped word for it.
	{"zh", "聚餐两百大洋", "200.00 聚餐"},
	{"zh", "买烟 两张红票子", "200.00 买烟"},
	{"zh", "大洋百货 鞋 300", "300.00 大洋百货 鞋"},
	{"ko", "점심 구천오백언", "9500 점심"},
	{"ko", "5천원 언덕 국밥", "5000 언덕 국밥"},
	{"ko", "점심 한 9000원쯤", "9000 점심"},
	{"ko", "저녁 약 2만원", "20000 저녁"},
	{"ko", "마트 3만원인듯", "30000 마트"},
	{"ko", "점심 8000원 아마", "? 8000 점심"},
	{"ko", "약 9000원", "9000 약"},
	{"ko", "한식 9000원", "9000 한식"},
	{"ko", "언니 선물 2만원", "20000 언니 선물"},
	// A list that ends with a verb.
	{"ja", "お茶160円 おにぎり180円 買った", "160 お茶; 180 おにぎり"},
	{"ja", "蕎麦800円に海老天250円追加", "800 蕎麦; 250 海老天"},
	{"zh", "豆浆3 油条5 花了", "3.00 豆浆; 5.00 油条"},
	{"tr", "iki gün sonra sinema 200", "? 200.00 sinema 2026-11-24"},
	{"zh", "咖啡25然后停车10块", "25.00 咖啡; 10.00 停车"},
	// An article before a further amount is no price of one.
	{"en", "nandos 31.80 plus a 3 quid tip", "34.80 nandos 31.80+3"},
	// The digits of a day in the genitive, glued or with a hyphen.
	{"ru", "18го такси 499", "499.00 такси 2026-11-18"},
	{"ru", "такси 499 9-го", "499.00 такси 2026-11-09"},
	{"uk", "16го платив за світло 1127", "1127.00 платив за світло 2026-11-16"},
	{"uk", "аптека 312 3-го", "312.00 аптека 2026-11-03"},
	{"pl", "5tego czynsz 1850 zł", "1850.00 czynsz 2026-11-05"},
	{"pl", "kino 64 zł 14-go", "64.00 kino 2026-11-14"},
	{"ru", "кофе 2го сорта 300", "300.00 кофе 2го сорта"},
	{"tr", "kira 18 bin ayın birinde ödendi", "18000.00 kira 2026-11-01"},
	{"tr", "kira 18000 ayın 5'inde", "18000.00 kira 2026-11-05"},
	{"pl", "14.10 okulary 749 zł", "749.00 okulary 2026-10-14"},
	{"de", "Reifen 380 € 31.10", "380.00 Reifen 2026-10-31"},
	{"pl", "14.10 okulary 749", "? 749.00 okulary 2026-10-14"},
	{"pl", "kawa 12 dla drugiego", "12.00 kawa dla drugiego"},
	{"zh", "房租3000 11月2日", "3000.00 房租 2026-11-02"},
	{"ko", "월세 55만 1일", "550000.00 월세 2026-11-01"},
	{"ko", "관리비 12만 5천 3일에", "125000.00 관리비 2026-11-03"},
	// Prices that could be days.
	{"en", "coffee 3.80 scone 3.20 sandwich 6.50", "3.80 coffee; 3.20 scone; 6.50 sandwich"},
	{"de", "milch 2,50 eier 3,20", "2.50 milch; 3.20 eier"},
	{"de", "milch 2,50 eier 3,20 summe 5,70", "2.50 milch; 3.20 eier"},
	// Things without a sign between them, each with its day.
	{"de", "dienstag physio 22,50 mittwoch sauna 19", "22.50 physio 2026-11-17; 19.00 sauna 2026-11-18"},
	{"en", "monday vet 30 tuesday taxi 12", "30.00 vet 2026-11-16; 12.00 taxi 2026-11-17"},
	{"en", "tenner on the pub quiz and six bucks forty for a pint", "10.00 pub quiz; 6.40 pint"},
	// The same thing on several days.
	{"en", "golf $40 on 11/2, $50 on 11/9 and $66 on 11/16", "40.00 golf 2026-11-02; 50.00 golf 2026-11-09; 66.00 golf 2026-11-16"},
	{"nl", "sauna 11 euro op 2/11 en 13 euro op 9/11", "11.00 sauna 2026-11-02; 13.00 sauna 2026-11-09"},
	{"de", "gestern penny 31,85 und am 4. nochmal 18,15", "31.85 penny 2026-11-21; 18.15 penny 2026-11-04"},
	{"en", "lunch 12.50 3.11", "? 12.50 lunch 2026-03-11"},
	// What is named after the day, before its price.
	{"fr", "menu du jour 16 et café 2", "16.00 menu du jour; 2.00 café"},
	{"es", "menú del día 12", "12.00 menú del día"},
	{"es", "farmacia el día 12 9,50", "9.50 farmacia 2026-11-12"},
	{"pt", "prato do dia 9", "9.00 prato do dia"},
	{"pt", "conta do dia 9 45", "45.00 conta 2026-11-09"},
	{"ru", "суп дня 250", "250.00 суп дня"},
	// Lists without separators.
	{"zh", "早餐12 地铁4块", "12.00 早餐; 4.00 地铁"},
	{"ru", "носки 649 термокружка 1190", "649.00 носки; 1190.00 термокружка"},
	{"uk", "лате 95 круасан 78", "95.00 лате; 78.00 круасан"},
	{"ja", "電車210円 コーヒー450円", "210 電車; 450 コーヒー"},
	{"en", "lunch 42 taxi 25", "42.00 lunch; 25.00 taxi"},
	{"en", "beer 3 crisps 12", "? 3.00 beer; 12.00 crisps"},
	{"ru", "айфон 15 чехол 990", "? 15.00 айфон; 990.00 чехол"},
	{"ru", "две недели назад чинил кран сантехник взял полторы тыщи", "1500.00 чинил кран сантехник 2026-11-08"},
	{"ru", "магнит 1.250", "? 1250.00|1.25 магнит"},
	{"zh", "iPhone15 壳20元", "20.00 iPhone15 壳"},
	{"tr", "ekmek 15 süt 42 yumurta 95", "15.00 ekmek; 42.00 süt; 95.00 yumurta"},
	{"pl", "chleb 5,20 mleko 3,99 jajka 14", "5.20 chleb; 3.99 mleko; 14.00 jajka"},
	{"en", "bagel 3 coffee 2.50 juice 4", "? 3.00 bagel; 2.50 coffee; 4.00 juice"},
	// A shop that heads a list, and slashes in one.
	{"de", "edeka: wurst 4,20, käse 3,80", "4.20 edeka: wurst; 3.80 käse"},
	{"uk", "сільпо: курка 180, рис 62", "180.00 сільпо: курка; 62.00 рис"},
	{"it", "esselunga: pollo 6,40", "6.40 esselunga: pollo"},
	{"en", "reminder: lunch 12", "? 12.00 reminder: lunch"},
	{"fr", "croissant 1,30 / café 2", "1.30 croissant; 2.00 café"},
	{"en", "hotel 90 / night and taxi 12", "? 90.00 hotel; 12.00 night and taxi"},
	{"nl", "bol.com 36,95", "36.95 bol.com"},
	// What a shop sells, behind the amount.
	{"de", "rossmann 18,30 zahnpasta und duschgel", "18.30 rossmann zahnpasta und duschgel"},
	{"en", "home depot 62.15 paint", "62.15 home depot paint"},
	{"pt", "leroy merlin 89,90 tinta", "89.90 leroy merlin tinta"},
	{"de", "lidl 12 taxi", "? 12.00 lidl taxi"},
	{"en", "forgot the bagel 3.20", "3.20 bagel"},
	{"es", "se me olvidó el pan 1,20", "1.20 pan"},
	{"it", "ho dimenticato il pane 1,20", "1.20 pane"},
	{"ru", "забыла хлеб 60", "60.00 хлеб"},
	{"ru", "забыл оплатить интернет 700", "? 700.00 забыл оплатить интернет"},
	{"ja", "パン200円忘れてた", "200 パン"},
	{"zh", "忘了还有面包9", "? 9.00 面包"},
	{"it", "4 e 60", "? 4.60"},
	{"de", "lidl 12 vergessen", "? 12.00 lidl vergessen"},
	{"it", "conad 30 autobus", "? 30.00 conad autobus"},
	// What is in no table, alone with its price or in a list.
	{"de", "4 laugenstangen à 1,30", "5.20 laugenstangen 4*1.30"},
	{"fr", "fromager 15,80 le 9", "15.80 fromager 2026-11-09"},
	{"fr", "gagner 50 €", "? 50.00 gagner"},
	{"nl", "bouwmarkt 7,60", "7.60 bouwmarkt"},
	{"de", "besiegt 7,60", "? 7.60 besiegt"},
	{"de", "deutschlandticket 63 und taxi 14,50", "63.00 deutschlandticket; 14.50 taxi"},
	{"de", "deutschlandticket 63", "? 63.00 deutschlandticket"},
	{"de", "gleis 12 und kaffee 3,20", "? 3.20 gleis 12 und kaffee"},
	// How many of something to eat or drink.
	{"uk", "3х55 сирники", "165.00 сирники 3*55"},
	{"en", "parking 3x60", "? 180.00 parking 3*60"},
	// A number before a list that ends with its price.
	{"fr", "2 croissants et un café 5,30", "5.30 2 croissants et un café"},
	{"es", "2 cañas y una tapa 6,80", "6.80 2 cañas y una tapa"},
	{"en", "2 tickets and a popcorn 31.50", "31.50 2 tickets and a popcorn"},
	// Words and prices without a space.
	{"en", "Lunch14.25", "14.25 Lunch"},
	{"en", "taxi9.80", "9.80 taxi"},
	{"en", "6.40Latte", "6.40 Latte"},
	{"en", "taxi15$", "15.00 taxi"},
	{"en", "coffee5", "? 5.00 coffee"},
	{"de", "Döner6,50", "6.50 Döner"},
	{"de", "Taxi22€", "22.00 Taxi"},
	{"de", "tanken50", "? 50.00 tanken"},
	{"es", "3,10Café", "3.10 Café"},
	{"fr", "7,90Pizza", "7.90 Pizza"},
	{"pt", "Uber23,40", "23.40 Uber"},
	{"ru", "Такси340", "? 340.00 Такси"},
	{"en", "python3.12 book 30.00", "30.00 python3.12 book"},
	{"en", "wd40", "?"},
	{"en", "iphone15", "?"},
	{"en", "v2.10", "?"},
	// Cents behind an apostrophe or the sign.
	{"es", "gasolina 18'50", "18.50 gasolina"},
	{"es", "7’20 taxi", "7.20 taxi"},
	{"fr", "pain 1€20", "1.20 pain"},
	{"it", "parcheggio 2 e 50 e autostrada 11 e 30", "2.50 parcheggio; 11.30 autostrada"},
	{"it", "taxi 8 e 40", "8.40 taxi"},
	{"it", "scarpe 40 e 50", "? 40.50 scarpe"},
	{"pt", "pão 4 e 50", "4.50 pão"},
	{"pt", "bolo 4 e 50 reais", "? 4.00 bolo; 50.00"},
	{"de", "12€50 Kino", "12.50 Kino"},
	{"fr", "coiffeur 24e", "24.00 coiffeur"},
	{"fr", "8 euros 40 de timbres", "8.40 timbres"},
	{"pt", "7 reais e 20 de café", "7.20 café"},
	{"pt", "20 reais de pão e 50 de queijo", "20.00 pão; 50.00 queijo"},
	{"fr", "pharmacie 12e50", "12.50 pharmacie"},
	{"fr", "resto 16e arrondissement 30,00", "30.00 resto 16e arrondissement"},
	{"en", "door 6'10 tall", "? 6.10 door tall"},
	// Names with digits, measures and counts.
	{"en", "iphone15 case 12.99", "12.99 iphone15 case"},
	{"en", "WD40 8.50", "8.50 WD40"},
	{"en", "vitamin B12 9.99", "9.99 vitamin B12"},
	{"en", "item5 1.05 EUR", "1.05 item5"},
	{"tr", "a101 80", "80.00 a101"},
	{"tr", "migrosta 250", "250.00 migrosta"},
	{"tr", "A101'den ekmek 15", "15.00 A101'den ekmek"},
	// Case endings without an apostrophe, and the price of a kilo or a litre.
	{"tr", "40 litre motorin 55,20den", "2208.00 motorin 40*55.20"},
	{"tr", "2 kilo domates kilosu 45 lira", "90.00 domates 2*45"},
	{"tr", "3 paket makarna tanesi 25ten", "75.00 makarna 3*25"},
	{"de", "am 10ten Kaffee 3,00", "3.00 Kaffee 2026-11-10"},
	{"tr", "ekimin 9unda kombi bakımı 1850", "1850.00 kombi bakımı 2026-10-09"},
	// The first word of a number that means something else in another language.
	{"tr", "dişçi bin sekiz yüz", "1800.00 dişçi"},
	{"tr", "market iki yuz elli", "250.00 market"},
	{"de", "ich bin dort essen 20", "? 20.00 bin dort essen"},
	{"it", "abbonamento ATM 39", "39.00 abbonamento ATM"},
	{"pt", "papel A4 21,30", "21.30 papel A4"},
	{"pt", "recarga O2 15,00", "15.00 recarga O2"},
	{"en", "1kg apples 2.99", "2.99 1kg apples"},
	{"en", "5 guys burger 14.79", "14.79 5 guys burger"},
	{"en", "order 12345 20.00", "? 20.00 order 12345"},
	{"en", "phone 15 x2 899", "? 899.00 phone 15 x2"},
	{"de", "USB-C Kabel 9,99", "9.99 USB-C Kabel"},
	{"de", "500g Hackfleisch 5,99", "5.99 500g Hackfleisch"},
	{"de", "2 std parken 6€", "6.00 2 std parken"},
	{"de", "3 Croissants 4,50", "4.50 3 Croissants"},
	{"es", "vitamina C 4,95", "4.95 vitamina C"},
	{"fr", "2h de stationnement 5,60", "5.60 2h de stationnement"},
	{"ja", "りんご3個 450円", "450 りんご3個"},
	{"zh", "2斤车厘子79.8", "79.80 2斤车厘子"},
	{"ru", "2 кг картошки 118,50", "118.50 2 кг картошки"},
	// What is in no table, in languages whose verbs show by their endings.
	{"de", "Müllbeutel 2,29", "2.29 Müllbeutel"},
	{"de", "Schlüssel verloren 30,00", "? 30.00 Schlüssel verloren"},
	{"de", "Gestohlen 20,00", "? 20.00 Gestohlen"},

	{"es", "jabón 1,95", "1.95 jabón"},
	{"es", "prometí 20,50", "? 20.50 prometí"},
	{"fr", "savon 3,20", "3.20 savon"},
	{"fr", "perdu 20,50", "? 20.50 perdu"},
	{"pt", "sabão 8,90", "8.90 sabão"},
	{"pt", "prometeu 20,50", "? 20.50 prometeu"},
	{"ru", "батон 45,50", "45.50 батон"},
	{"ru", "обещал 500,50", "? 500.50 обещал"},
	{"ja", "電球 780円", "780 電球"},
	{"ja", "友達に約束した 5000円", "? 5000 友達に約束"},
	{"en", "🍔 11.80", "11.80 🍔"},
	// What stands behind the amount.
	{"en", "taxi 18 to the airport", "18.00 taxi to the airport"},
	{"en", "coffee 4.50 for Anna", "4.50 coffee for Anna"},
	{"en", "gift 30 for the office", "30.00 gift for the office"},
	{"en", "spent 18 on taxi", "18.00 taxi"},
	{"en", "lunch 12 taxi", "? 12.00 lunch taxi"},
	{"de", "Taxi 18 zum Flughafen", "18.00 Taxi zum Flughafen"},
	{"de", "Brot 4,10 vom Bäcker", "4.10 Brot vom Bäcker"},
	{"es", "café 3 con Ana", "3.00 café con Ana"},
	{"es", "taxi 18 al aeropuerto", "18.00 taxi al aeropuerto"},
	{"fr", "taxi 18 à l'aéroport", "18.00 taxi à l'aéroport"},
	{"pt", "café 5 com a Bia", "5.00 café com a Bia"},
	{"nl", "taxi 18 naar het vliegveld", "18.00 taxi naar het vliegveld"},
	{"ru", "такси 350 до аэропорта", "350.00 такси до аэропорта"},
	{"zh", "打车30去机场", "30.00 打车 去机场"},
	{"ja", "たらこパスタ 880", "880 たらこパスタ"},
	{"ja", "いくら軍艦 260円", "260 いくら軍艦"},
	{"ja", "キャンセル料 2200円", "2200 キャンセル料"},
	{"zh", "买一送一 面包12", "12.00 面包"},
	{"zh", "奶茶16 微信", "16.00 奶茶"},
	{"zh", "支付宝 打印3块", "3.00 打印"},
	{"zh", "打车22现金付的", "22.00 打车"},
	{"zh", "抽血检查费65", "65.00 抽血检查费"},
	{"zh", "改裙子25", "25.00 改裙子"},
	{"zh", "越南菜98", "98.00 越南菜"},
	{"zh", "密码箱 199", "199.00 密码箱"},
	// Times of day.
	{"en", "9pm lyft home 24.60", "24.60 lyft home"},
	{"en", "7:45am bagel 3.10", "3.10 bagel"},
	{"en", "uber 14.20 at 11pm", "14.20 uber"},
	{"de", "um 12 Uhr 30 Mittagessen 9,80", "9.80 Mittagessen"},
	{"de", "Parken 5 am Bahnhof", "5.00 Parken am Bahnhof"},
	{"es", "a las 9 café 1,40", "1.40 café"},
	{"es", "a las 9 de la noche taxi 8,50", "8.50 taxi"},
	{"fr", "à 19h30 resto 42,10", "42.10 resto"},
	{"pt", "19h pizza 38,00", "38.00 pizza"},
	{"pt", "3h de estacionamento 21", "21.00 3h de estacionamento"},
	{"ru", "в 9 утра кофе 180", "180.00 кофе"},
	{"zh", "晚上7点半的高铁票213", "213.00 高铁票"},
	{"ja", "18時30分 居酒屋 3200円", "3200 居酒屋"},
	{"en", "I am 35", "?"},
	// Arithmetic.
	{"en", "three tickets 15.50 each", "46.50 tickets 3*15.50"},
	{"en", "13.2 gal regular @ 3.50", "46.20 regular 13.2*3.50"},
	{"en", "diesel 40l 1.659/l", "66.36 diesel 40*1.659"},
	{"en", "2 pizzas 3.50 a slice", "? 7.00|3.50 pizzas 2*3.50"},
	{"en", "dinner 60, 15% tip", "? 69.00|60.00 dinner 60+15%"},
	{"en", "2/3 of 60 groceries", "40.00 groceries 2*60/3"},
	{"en", "2+1 pizza 18", "? 18.00 2+1 pizza"},
	{"de", "3 Nächte zu je 79", "237.00 Nächte 3*79"},
	{"de", "2 Tickets je 24,50", "49.00 Tickets 2*24.50"},
	{"de", "Abendessen 90, durch drei", "30.00 Abendessen 90/3"},
	{"de", "Diesel 40l 1,659 €/l", "66.36 Diesel 40*1.659"},
	{"de", "vier achtzig für Kaffee", "? 4.80|480.00 Kaffee"},
	{"es", "4 velas 2,50 c/u", "10.00 velas 4*2.50"},
	{"fr", "pizza 48 à partager à 4", "? 12.00|48.00 pizza 48/4"},
	{"pt", "3 diárias de 190", "? 570.00|190.00 diárias 3*190"},
	{"ru", "ужин 1800 плюс 200 чаевые", "2000.00 ужин 1800+200"},
	{"ru", "ужин 1200 и 10% чаевых", "? 1320.00|1200.00 ужин 1200+10%"},
	{"zh", "橘子5斤，3块5一斤", "17.50 橘子 5*3.5"},
	{"zh", "9块9包邮的袜子", "9.90 袜子"},
	{"zh", "四个人聚餐520 AA", "? 130.00|520.00 聚餐 520/4"},
	{"zh", "火锅360四个人平摊", "? 90.00|360.00 火锅 360/4"},
	{"ja", "シャツ3900円の20%オフ", "3120 シャツ 3900-20%"},
	// Words for a day with a slip of the finger, and those that are other words too.
	{"de", "getsern Supermarkt 41,06", "? 41.06 Supermarkt 2026-11-21"},
	{"de", "Bäcker 4,20 vorgetsern", "? 4.20 Bäcker 2026-11-20"},
	{"de", "Freitga Pizza 12", "? 12.00 Pizza 2026-11-20"},
	{"de", "Western DVD 9,99", "9.99 Western DVD"},
	{"de", "Montage Schrank 80 €", "80.00 Montage Schrank"},
	{"en", "breakfast 9.30 yestreday", "? 9.30 breakfast 2026-11-21"},
	{"en", "yesteday gas 40.10", "? 40.10 gas 2026-11-21"},
	{"en", "lyft 24.60 last nite", "24.60 lyft 2026-11-21"},
	{"en", "sandy beach parking 5.00", "5.00 sandy beach parking"},
	{"es", "ayre cine 8", "? 8.00 cine 2026-11-21"},
	{"fr", "heir pizza 32", "? 32.00 pizza 2026-11-21"},
	{"pt", "onetm mercado 40", "? 40.00 mercado 2026-11-21"},
	{"pt", "terça dentista 180", "180.00 dentista 2026-11-17"},
	{"pt", "segunda via 30,00", "30.00 segunda via"},
	// A short or an everyday word for a weekday in an adverb's place.
	{"pt", "terca fomos no boliche, gastei 52", "52.00 fomos no boliche 2026-11-17"},
	{"pt", "quarta rolou sushi, gastei 52", "? 52.00 rolou sushi 2026-11-18"},
	{"pt", "quinta prestação da moto 310", "310.00 quinta prestação da moto"},
	{"de", "di kantine 6,80", "? 6.80 kantine 2026-11-17"},
	{"de", "fr waren wir beim italiener 44", "? 44.00 italiener 2026-11-20"},
	{"de", "die nacht im hostel 38", "38.00 nacht im hostel"},
	{"nl", "wo kapper 31", "? 31.00 kapper 2026-11-18"},
	{"en", "sun cream 7.20", "7.20 sun cream"},
	{"en", "sun hat 9 sat nav 85", "? 85.00 sun hat 9 sat nav"},
	{"fr", "ven ciné 11", "11.00 ciné 2026-11-20"},
	{"fr", "mer piscine 6", "? 6.00 piscine 2026-11-18"},
	{"fr", "plateau de fruits de mer 29", "29.00 plateau de fruits de mer"},
	{"it", "mar 10 pizza 19", "19.00 pizza 2026-11-10"},
	{"it", "10 mar pizza 19", "19.00 pizza 2026-03-10"},
	{"ru", "чт столовая 310", "310.00 столовая 2026-11-19"},
	{"ru", "ср столовая 310", "? 310.00 столовая 2026-11-18"},
	{"pl", "śruby do regału 14", "14.00 śruby do regału"},
	{"pl", "dopłata do kina 18", "18.00 dopłata do kina"},
	{"pl", "przed wczoraj apteka 31", "31.00 apteka 2026-11-20"},
	{"pl", "wybuliłam 80 za wulkanizację", "80.00 wulkanizację"},
	{"pl", "agata meble lampa 199", "199.00 agata meble lampa"},
	{"pl", "czw basen 22", "22.00 basen 2026-11-19"},
	{"tr", "salı kuaför 400", "? 400.00 kuaför 2026-11-17"},
	{"nl", "za markt 22", "? 22.00 markt 2026-11-21"},
	{"de", "do friseur 32", "? 32.00 friseur 2026-11-19"},
	// Each thing of a list on its weekday.
	{"en", "mon bus 4 thu bus 4 fri tacos 12.30", "? 4.00 bus 2026-11-16; 4.00 bus 2026-11-19; 12.30 tacos 2026-11-20"},
	{"en", "bus 4 to the bus 9 stop 2.50", "? 2.50 bus 4 to the bus 9 stop"},
	{"es", "lun bus 2 mar bus 2 jue cine 8,50", "? 2.00 bus 2026-11-16; 2.00 bus 2026-11-17; 8.50 cine 2026-11-19"},
	{"de", "mo döner 7 mi pizza 11", "7.00 döner 2026-11-16; 11.00 pizza 2026-11-18"},
	{"de", "die pizza 12 mit cola 3", "? 3.00 pizza 12 mit cola"},
	{"tr", "pzt çorba 90 per döner 210", "90.00 çorba 2026-11-16; 210.00 döner 2026-11-19"},
	// Amounts in words and slang beside amounts in digits, which nobody may lose.
	{"nl", "vijfje voor de parkeermeter en broodjes 6,40", "5.00 parkeermeter; 6.40 broodjes"},
	{"nl", "tientje kersen en melk 1,29", "? 10.00 kersen; 1.29 melk"},
	{"pl", "stówa za fryzjera, kino 32", "? 100.00 fryzjera; 32.00 kino"},
	{"pl", "obiad 38 dycha", "? 38.00 obiad dycha"},
	{"ru", "сотка за проезд и хлеб 45", "? 100.00 проезд; 45.00 хлеб"},
	{"ru", "обед 280 пятихатка", "? 280.00 обед пятихатка"},
	{"de", "kino 12 und nen zehner fürs parken", "12.00 kino; 10.00 parken"},
	{"it", "centone per il meccanico e caffè 1,20", "100.00 meccanico; 1.20 caffè"},
	{"pt", "centão de gasolina, lanche 18", "100.00 gasolina; 18.00 lanche"},
	{"en", "fiver for parking, latte 3.10", "5.00 parking; 3.10 latte"},
	{"en", "with a tenner, latte 3.10", "3.10 with a tenner, latte"},
	{"en", "a grand for the boiler, taps 80", "? 1000.00 boiler; 80.00 taps"},
	{"fr", "deux cents pour le garagiste, café 2,10", "? 200.00|0.02 garagiste; 2.10 café"},
	{"es", "mil para el dentista y café 1,40", "? 1000.00 dentista; 1.40 café"},
	{"tr", "bin verdim berbere, çay 30", "? 1000.00 berbere; 30.00 çay"},
	{"de", "zeitung 2,40 und feuerzeug nen euro", "? 2.40 zeitung; 1.00 feuerzeug"},
	{"es", "café un euro y bocata 3,50", "1.00 café; 3.50 bocata"},
	{"en", "milk 3.10 n bread 4", "3.10 milk; 4.00 bread"},
	{"en", "mac n cheese 11", "11.00 mac n cheese"},
	{"pt", "vinte e sete e oitenta no mequi", "27.80 mequi"},
	{"pt", "uns trinta amigos no bar", "?"},
	// A thousand in a word that counts pieces.
	{"ru", "штуку отдал за массаж", "? 1000.00 массаж"},
	{"ru", "лампочки 2 штуки 240", "? 240.00 лампочки 2 штуки"},
	{"ru", "лампочки 2 штуки за 240", "? 240.00 лампочки 2 штуки"},
	{"uk", "дві штуки за ремонт, фарба 350", "? 2000.00 ремонт; 350.00 фарба"},
	{"uk", "лимони 40 за штуку", "? лимони"},
	// A price without cents ends its part of a list, and one with cents counts nothing.
	{"it", "panetteria 3,40 bar 2 e farmacia 14,35", "? 3.40 panetteria; 2.00 bar; 14.35 farmacia"},
	{"tr", "su 312,40 doğalgaz 655", "312.40 su; 655.00 doğalgaz"},
	{"pl", "piekarnia 8,40 parking 6", "? 8.40 piekarnia; 6.00 parking"},
	{"it", "pizza 9,50 persone 2", "? 9.50 pizza persone 2"},
	{"fr", "fnac 12,99 le stylo et 8,50 le cahier", "? 12.99 fnac stylo; 8.50 cahier"},
	{"fr", "17,29 l gazole à 1,65 le litre", "28.53 gazole 17.29*1.65"},
	// A number in groups behind a month.
	{"ru", "интернет за октябрь 1 150,50", "1150.50 интернет за октябрь"},
	{"pl", "czynsz za listopad 1 840", "1840.00 czynsz za listopad"},
	{"ru", "вечра такси 300", "? 300.00 такси 2026-11-21"},
	// What else people say of spending.
	{"de", "heut früh beim Bäcker 4,85 gelassen", "4.85 früh 2026-11-22"},
	{"es", "me he dejado 23 euros en el súper", "23.00 súper"},
	{"fr", "j'ai claqué 15 euros au bar", "15.00 bar"},
	{"pt", "deixei 80 reais no mercado", "80.00 mercado"},
	{"ru", "оставил 500 в баре", "500.00 баре"},
	{"ja", "モーニング食べた 650円", "650 モーニング"},
	{"en", "shelled out 60 for sneakers", "60.00 sneakers"},
	// Case endings of Turkish amounts without an apostrophe.
	{"tr", "2 çay 15er", "30.00 çay 2*15"},
	{"tr", "3 ekmek 12şer", "36.00 ekmek 3*12"},
	{"tr", "4 ayran 25er lira", "100.00 ayran 4*25"},
	{"tr", "kaban %30 indirimle 700", "? 490.00|700.00 kaban 700-30%"},
	{"tr", "kaban 2500dü %20 indirimle aldım", "? 2000.00|2500.00 kaban 2500-20%"},
	{"tr", "kaban 3200 liraydı 2400e aldım", "2400.00 kaban"},
	{"tr", "bot 1900dan 1500e indi", "? 1500.00 bot indi"},
	{"tr", "elektriği yatırdım 780", "780.00 elektriği yatırdım"},
	{"tr", "pantolon 650ye aldım", "650.00 pantolon"},
	{"tr", "manav 310 kredi kartıyla", "310.00 manav"},
	{"tr", "spotify 59,99 karttan çekildi", "59.99 spotify"},
	{"tr", "kahve 2 paket 380", "380.00 kahve 2 paket"},
	{"tr", "3 gün önceki kahve 120", "120.00 kahve 2026-11-19"},
	{"tr", "saç boyası yaptırdım 1400", "1400.00 saç boyası"},
	{"de", "10er Karte Schwimmbad 35", "35.00 10er Karte Schwimmbad"},
	// A scale with a digit behind it.
	{"zh", "装修定金2w3", "23000.00 装修定金"},
	{"ru", "2х150 кофе", "300.00 кофе 2*150"},
}

// peopleIn are where somebody writes a language.
var peopleIn = map[string]lex.Options{
	"en": {Region: "US", Currency: "USD"},
	"de": {Region: "DE", Currency: "EUR"},
	"es": {Region: "ES", Currency: "EUR"},
	"fr": {Region: "FR", Currency: "EUR"},
	"it": {Region: "IT", Currency: "EUR"},
	"nl": {Region: "NL", Currency: "EUR"},
	"pt": {Region: "BR", Currency: "BRL"},
	"ja": {Region: "JP", Currency: "JPY"},
	"zh": {Region: "CN", Currency: "CNY"},
	"ru": {Region: "RU", Currency: "RUB"},
	"uk": {Region: "UA", Currency: "UAH"},
	"tr": {Region: "TR", Currency: "TRY"},
	"pl": {Region: "PL", Currency: "PLN"},
}

func TestEverydayLines(t *testing.T) {
	for _, c := range everyday {
		o := peopleIn[c.language]
		o.Language, o.Today = c.language, expense.Date{Year: 2026, Month: time.November, Day: 22}
		r := Read(c.text, o)
		if got := shownEveryday(&r, o.Currency); got != c.want {
			t.Errorf("%s %q\n got %s\nwant %s\n%v", c.language, c.text, got, c.want, r.Objections)
		}
	}
}

func shownEveryday(r *Reading, ledger expense.Currency) string {
	var parts []string
	for _, e := range r.Expenses {
		var words []string
		if e.Amount != nil {
			var values []string
			for _, v := range e.Amount.Readings {
				values = append(values, v.StringFixed(int32(e.Amount.CurrencyIn(ledger).Digits())))
			}
			words = append(words, strings.Join(values, "|"))
		}
		if e.Description != "" {
			words = append(words, e.Description)
		}
		if e.Amount != nil && e.Amount.Sum != "" {
			words = append(words, e.Amount.Sum)
		}
		if e.Date != nil {
			words = append(words, e.Date.Date.String())
		}
		parts = append(parts, strings.Join(words, " "))
	}
	shown := strings.Join(parts, "; ")
	if !r.Complete {
		shown = strings.TrimSpace("? " + shown)
	}
	return shown
}

// A ledger in English is kept by people who write in the language of their country.
func TestMistypedDayOfTheRegion(t *testing.T) {
	o := lex.Options{Language: "en", Region: "DE", Currency: "EUR", Today: expense.Date{Year: 2026, Month: time.November, Day: 22}}
	r := Read("getsern Supermarkt 41,06", o)
	if got, want := shownEveryday(&r, o.Currency), "? 41.06 Supermarkt 2026-11-21"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
