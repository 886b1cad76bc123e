package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// TestNumbered holds that the numbers of flats, rooms and models are no prices beside one.
func TestNumbered(t *testing.T) {
	for language, texts := range map[string]map[string]string{
		"en": {
			"boiler service flat 3 £96": "96", "rent 850 for flat 3": "850", "1.2k new carpet for flat 2": "1200", "plumber unit 3 120": "120", "lightbulbs for house 7 22.50": "22.5", "room 120": "120",
			"house 7, new lock 45": "45", "password manager 3600": "3600", "boots size 9 55": "55", "spent two thousand on the boiler": "2000", "paid a grand for the boiler": "1000",
		},
		"de": {"Wasseruhr Wohnung 2 147,90 €": "147.9", "Klempner Haus 3 120,50": "120.5", "Wohnung 5 Heizung 230": "230", "Kühlschrank 2 147,90 €": "2147.9", "schuhe größe 43, 90": "90", "wecker 19,90": "19.9"},
		"es": {"fontanero local 2 120 €": "120", "pintura piso 3 45,90": "45.9"},
		"fr": {"plombier appart 2 120 €": "120", "frigo 2 120 €": "2120"},
		"pt": {"encanador casa 2 R$120": "120", "tinta apartamento 3 45,90": "45.9"},
		"ru": {"сантехник кв 12 2500 ₽": "2500", "холодильник 54 990 ₽": "54990"},
		"zh": {"2单元301水费 45": "45", "小米14手机壳 29": "29", "5号楼电费 120": "120", "加油95加满 410": "410", "台亞98加滿1300": "1300", "油费95加满": "95"},
		"ja": {"205号室の電球 600円": "600"},
	} {
		for text, want := range texts {
			r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"})
			if len(r.Expenses) != 1 || r.Expenses[0].Amount == nil || r.Expenses[0].Amount.Value.String() != want {
				t.Errorf("%s: %q: %v, want %s", language, text, r.Amounts, want)
			}
		}
	}
}

// TestOrdinal holds that a number with a point is no price where a language writes ordinals so.
func TestOrdinal(t *testing.T) {
	for language, texts := range map[string]map[string]int{
		"de": {"2. Rate Auto": 0, "3. Stock Büro": 0, "2. Rate Auto 120": 1, "Kaffee 3. Kuchen 5.": 2, "am 3. Oktober Museum 12": 1},
		"tr": {"3. kattaki ofis": 0, "2. taksit 500": 1},
		"en": {"2. coffee": 1},
	} {
		for text, want := range texts {
			if r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"}); len(r.Amounts) != want {
				t.Errorf("%s: %q: %v, want %d amounts", language, text, r.Amounts, want)
			}
		}
	}
}

// TestCaseEndings holds that the endings of Turkish numbers and currencies mean what they say.
func TestCaseEndings(t *testing.T) {
	for text, want := range map[string]string{
		"ekmek 20'ye": "20", "2 çay 25'ten": "50", "2 çay 25ten": "50", "ayakkabıyı 1200e aldım": "1200", "2 lahmacun 120 liradan": "240", "3 su 10 TL'den": "30", "saat 14.30'da kahvaltı 90": "90", "3 buçuk lira simit": "3.5", "500 tl'lik alışveriş": "500",
	} {
		r := Read(text, lex.Options{Today: lineToday, Language: "tr", Currency: "TRY"})
		if len(r.Expenses) != 1 || r.Expenses[0].Amount == nil || r.Expenses[0].Amount.Value.String() != want {
			t.Errorf("%q: %v, want %s", text, r.Amounts, want)
		}
	}
	if r := Read("toplantı 14.30'da 3. katta", lex.Options{Today: lineToday, Language: "tr", Currency: "TRY"}); len(r.Amounts) > 0 {
		t.Errorf("a meeting costs %v", r.Amounts)
	}
}

// TestModel holds that a number behind a name of models has two readings.
func TestModel(t *testing.T) {
	for text, want := range map[string]int{"чехол айфон 15 990": 2, "чехол айфон 15 990 ₽": 2, "айфон 54 990": 1, "холодильник 15 990": 1} {
		r := Read(text, lex.Options{Today: lineToday, Language: "ru", Currency: "RUB"})
		if len(r.Amounts) != 1 || len(r.Amounts[0].Readings) != want {
			t.Errorf("%q: %v, want %d readings", text, r.Amounts, want)
		}
	}
}

// TestPrice holds that what only looks like a score or an address has an expense.
func TestPrice(t *testing.T) {
	for text, language := range map[string]string{
		"kayak via Booking 80": "en", "Kajak via Booking 80": "de", "kajak via bol 80": "nl", "abbonamento Spotify via Paypal 12": "it",
		"Kaffee Größe 42": "de", "corso yoga 60": "it", "cours de piano 30": "fr", "treno 7.45": "it", "porto 3 kopie 1": "de", "카드로 500": "ko", "biglietto da 7.45": "it", "Brot 2 Milch 1": "de", "pane 2 latte 1": "it", "Kayak 15 Canoa 20": "es",
	} {
		if r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"}); len(r.Amounts) == 0 {
			t.Errorf("%s: %q has no amount", language, text)
		}
	}
}

// TestNoPrice holds that scores, pages, seats, telephones and code have no expense.
func TestNoPrice(t *testing.T) {
	for language, texts := range map[string][]string{
		"en": {"alarm 6.45", "the wifi password is 12345", "door code 2580, 4th floor", "code for the gym locker 2580", "trainers size 9", "the train leaves at 7.45", "train leaves 7.45", "the film starts at 8.15", "flight departs 10.40", "ring me on 07700 900412 after 6", "platform 4, coach B, seat 32", "read pages 30 to 45", "chapter 4 and 5", "we won 3-1", "we lost 1 2", "arsenal chelsea 2 2", "lost 4:2 again", "for i in range(10): print(i)", "console.log(42)", "blood pressure 118/76"},
		"tr": {"ayakkabı numara 43", "kapı kodu 2580, 4. kat", "7.45 treni", "film 8.15 de başlıyor", "fenerbahçe 3 galatasaray 1", "bjk 2 ts 0 bitti", "maç 1 1 bitti", "beden 42", "ateşi 38,5"},
		"pl": {"buty rozmiar 43", "kod do domofonu 2580, 4 piętro", "mickiewicza 8 m 15", "legia 2 wisła 1", "raków wygrał 4 do 2", "przegrali 1 2", "autobus linii 175", "38,5 gorączki", "rozmiar 42"},
		"uk": {"кросівки розмір 43", "динамо 3 шахтар 1", "шахтар зоря 2 0", "програли 1 3", "температура 38,5"},
		"ko": {"현관 비번 2580", "테헤란로 152", "한국 2대1로 이겼다", "사이즈 270", "운동화 사이즈 255", "혈압 124/81", "인증번호 730184", "오늘 8120걸음"},
		"de": {"schuhe größe 43", "wecker 6.30", "elternabend 19.30", "türcode 2580, 4. stock", "das wlan passwort ist 88213344", "Zug um 7.45", "der Zug fährt um 7.45", "Film beginnt 20.15", "Schuhgröße 43", "38,5 fieber", "Version 2.3", "Bayern führt 3:1", "Bayern gegen Dortmund 2:0", "Gleis 7 Wagen 23 Platz 62", "Seite 45 bis 52 lesen", "Kapitel 7 und 8", "Blutdruck 124/81", "ruf mich an 0171 2345678 nach 6"},
		"it": {"scarpe taglia 43", "sveglia 6.45", "codice portone 2580 quarto piano", "treno delle 7.45", "il treno delle 18.30 è in ritardo", "inter 2 milan 1", "linea 3", "taglia 42", "Inter 2 Milan 1", "Inter 2 Milan 1 che goduria", "via Garibaldi 27", "via Garibaldi 27, secondo piano", "binario 5 carrozza 3", "leggere pagine 30 e 31", "abbiamo vinto 3 a 1"},
		"nl": {"schoenen maat 43", "code van de deur 2580", "afspraak tandarts 14.15", "de trein vertrekt om 7.45", "treintje van 7.45", "keizersgracht 220", "ajax 3 psv 1", "ik zie je om 7 uur bij spoor 5", "we zien elkaar op spoor 5"},
		"es": {"zapatos talla 43", "clave del wifi 12345", "tren de las 7.45", "madrid 3 barça 1", "línea 6", "38,5 de fiebre", "mi bebé 39,2 de fiebre", "Chivas 2 América 2", "calle Reforma 222, depto 8", "el Betis ganó 3 a 1", "para el lunes: página 52, ejercicios 4 al 9", "andén 4 coche 7 asiento 12", "llámame al 612 345 678 después de las 6"},
		"fr": {"baskets taille 43", "réveil 6.45", "le train part à 7.45", "le film commence à 8.15", "train 6607 voie 9 voiture 14 place 62 départ 10h04", "on a gagné 3 à 1", "lire les pages 34 à 50", "chapitre 7 et 8"},
		"pt": {"tênis tamanho 43", "senha do wifi 12345678", "o ônibus sai às 7.45", "o jogo começa às 8.15", "comboio linha 3", "rua das flores 25", "benfica 3 porto 1", "tamanho 38", "Corinthians 3 a 1", "páginas 34 a 50", "prova de história segunda, capítulos 7 a 9", "plataforma 4 vagão 7 poltrona 12"},
		"ru": {"кроссовки размер 43", "пароль от вайфая 12345678", "поезд отходит в 7.45", "Спартак - Зенит 2:1", "цска динамо 1 1", "наши проиграли 0 2", "выиграли 4:2", "глава 7 и 8", "позвони 8 912 345-67-89 после 6"},
		"zh": {"我家在3号楼2单元501", "我住5号楼1203", "教室在2号楼304", "登机口17", "取件码 3092", "桌号26", "血糖5.8", "今天走了8600步", "血压 118/76"},
		"ja": {"靴 サイズ27", "阪神5巨人3", "会議室204", "サイズ42", "体温38.5", "阪神が5対3で勝った", "巨人が3対1で勝った", "確認コード 305918", "5階の512号室", "今日は7200歩", "血圧121/79"},
	} {
		for _, text := range texts {
			if r := Read(text, lex.Options{Today: lineToday, Language: language, Currency: "EUR"}); len(r.Expenses) > 0 {
				t.Errorf("%s: %q: %v", language, text, r.Amounts)
			}
		}
	}
}
