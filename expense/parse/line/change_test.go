package line

import "testing"

// TestWon holds that what was won in a game is income, and a ticket is not.
func TestWon(t *testing.T) {
	for _, c := range []struct{ language, text, kinds string }{
		{"de", "lotto gewinn 20", "income"},
		{"de", "lotto 20", ""},
		{"en", "scratchcard win 10", "income"},
		{"en", "winnings 25 from the casino", "income"},
		{"en", "lottery tickets 10", ""},
		{"es", "me tocó 20 en la lotería", "income"},
		{"es", "me tocó pagar 20", ""},
		{"fr", "loto gain 15", "income"},
		{"it", "vincita superenalotto 25", "income"},
		{"ja", "パチンコで5000勝った", "income"},
		{"ja", "競馬 3000円", ""},
		{"ko", "고스톱에서 2만원 땄어", "income"},
		{"nl", "prijsje staatsloterij 12", "income"},
		{"pl", "wygrana w totka 50", "income"},
		{"pt", "prêmio da raspadinha 10", "income"},
		{"ru", "выигрыш 300", "income"},
		{"tr", "piyangodan 500 çıktı", "income"},
		{"uk", "виграш у лотерею 200", "income"},
		{"zh", "打牌贏300", "income"},
	} {
		if got, _ := readKinds(c.language, c.text); got != c.kinds {
			t.Errorf("%s %q: %q, want %q", c.language, c.text, got, c.kinds)
		}
	}
}

// TestCredit holds that a bill that ends in the customer's favour may have come back.
func TestCredit(t *testing.T) {
	for _, c := range []struct{ language, text, kinds string }{
		{"de", "strom guthaben 80", "refund expense"},
		{"de", "handy guthaben 15", ""},
		{"en", "electricity credit 80", "refund expense"},
		{"en", "gas 80 credit card", ""},
		{"en", "got 20 from the barber", "refund income expense"},
		{"en", "got 12 eggs from tesco 3.50", ""},
		{"es", "abono de la luz 40", "refund expense"},
		{"fr", "avoir edf 80", "refund expense"},
		{"it", "conguaglio luce a credito 40", "refund expense"},
		{"nl", "teruggave energie 80", "refund"},
		{"nl", "tegoed jaarafrekening 60", "refund expense"},
		{"pl", "nadpłata za prąd 80", "refund expense"},
	} {
		if got, _ := readKinds(c.language, c.text); got != c.kinds {
			t.Errorf("%s %q: %q, want %q", c.language, c.text, got, c.kinds)
		}
	}
}

// TestChange holds that the coins that came back are no expense, nor what was handed over.
func TestChange(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"de", "kaffee 3,50 restgeld 1,50", "3.50 kaffee"},
		{"en", "coffee 3.50 change 1.50", "3.50 coffee"},
		{"en", "coffee 3.50, gave 5, got 1.50 change", "3.50 coffee"},
		{"en", "20\ncoffee 18.50 change 1.50", "20.00? ; 18.50? coffee"},
		{"en", "oil change 60, tyres 200", "60.00 oil change; 200.00 tyres"},
		{"fr", "café 3,50 monnaie 1,50", "3.50 café"},
		{"ja", "コーヒー350円 お釣り150円", "350 コーヒー"},
		{"nl", "koffie 3,50 wisselgeld 1,50", "3.50 koffie"},
		{"pl", "kawa 13 reszta 7", "13.00 kawa"},
		{"ru", "кофе 150, дал 200, сдача 50", "150.00 кофе"},
		{"uk", "кава 65 решта 35", "65.00 кава"},
		{"zh", "咖啡18，找了2块", "18.00 咖啡"},
	} {
		if got := shownLine(c.language, c.text); got != c.want {
			t.Errorf("%s %q is %s, want %s", c.language, c.text, got, c.want)
		}
	}
}

// TestPiece holds that an abbreviation of "piece" behind an amount makes it the price of one.
func TestPiece(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"de", "3 brötchen 0,50 stk", "1.50 brötchen 3*0.50"},
		{"es", "3 barras 1,20 ud", "3.60 barras 3*1.20"},
		{"fr", "2 cafés 2,50 un thé 3", "2.50? 2 cafés thé 3"},
		{"it", "3 panini 2,50 pz", "7.50 panini 3*2.50"},
		{"pl", "3 bułki po 1,20 szt., mleko 3,50", "3.60 bułki 3*1.20; 3.50 mleko"},
		{"pt", "3 pães 2,50 un.", "7.50 pães 3*2.50"},
		{"ru", "3 булки 40р шт", "120.00 булки 3*40"},
	} {
		if got := shownLine(c.language, c.text); got != c.want {
			t.Errorf("%s %q is %s, want %s", c.language, c.text, got, c.want)
		}
	}
}

// TestBothWays holds that the price of each way of a trip there and back may have been paid twice.
func TestBothWays(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"de", "bus hin und zurück je 3,20", "3.20|6.40? bus hin und zurück"},
		{"de", "bus hin und zurück 6,40", "6.40 bus hin und zurück"},
		{"en", "train there and back 12 each", "12.00|24.00? train there and back"},
		{"es", "bus ida y vuelta 1,50 cada uno", "1.50|3.00? bus ida y vuelta"},
		{"fr", "train aller-retour 12 chacun", "12.00|24.00? train aller-retour"},
		{"ru", "маршрутка туда-обратно по 45", "45.00|90.00? маршрутка туда-обратно"},
		{"uk", "маршрутка туди-назад по 15", "15.00|30.00? маршрутка туди-назад"},
		{"zh", "地铁来回各4块", "4.00|8.00? 地铁来回"},
		{"zh", "地铁4去4回", "8.00 地铁 4+4"},
		{"zh", "地铁去4回4", "8.00 地铁 4+4"},
		{"zh", "打车去程20回程25", "45.00 打车 20+25"},
		{"zh", "去3回日本花了5000", "5000.00 3回日本"},
	} {
		if got := shownLine(c.language, c.text); got != c.want {
			t.Errorf("%s %q is %s, want %s", c.language, c.text, got, c.want)
		}
	}
}

// TestGuests holds that the price of a meal for some people may be that of one of them.
func TestGuests(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"de", "pizza 24 für 2", "12.00|24.00? pizza 24/2"},
		{"en", "dinner 60 for 3", "20.00|60.00? dinner 60/3"},
		{"en", "eggs 12 for 3", "3.00? eggs 12"},
		{"es", "cena 60 para 3", "20.00|60.00? cena 60/3"},
		{"fr", "resto 60 à 3", "20.00|60.00? resto 60/3"},
		{"it", "cena 60 in 3", "20.00|60.00? cena 60/3"},
		{"nl", "eten 60 voor 3", "20.00|60.00? eten 60/3"},
		{"pl", "obiad 60 na 3", "20.00|60.00? obiad 60/3"},
		{"pt", "jantar 60 por 3", "20.00|60.00? jantar 60/3"},
		{"ru", "ужин 3000 на 3", "1000.00|3000.00? ужин 3000/3"},
	} {
		if got := shownLine(c.language, c.text); got != c.want {
			t.Errorf("%s %q is %s, want %s", c.language, c.text, got, c.want)
		}
	}
}

// TestModels holds that the number behind a model may be a part of its name.
func TestModels(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"en", "iphone 15 999", "15999.00|999.00? iphone"},
		{"de", "switch 2 450", "2450.00|450.00? switch"},
		{"fr", "ipad mini 7 609", "7609.00|609.00? ipad mini"},
	} {
		if got := shownLine(c.language, c.text); got != c.want {
			t.Errorf("%s %q is %s, want %s", c.language, c.text, got, c.want)
		}
	}
}

// TestWeekdaysOfList holds that each price of a list has its own day, and that a month needs its day beside
// it.
func TestWeekdaysOfList(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"fr", "resto 8 lundi, 9 mardi, 7 mercredi", "8.00 resto; 9.00 resto; 7.00 resto"},
		{"fr", "payé le loyer le 1er, sept cent quarante-cinq", "745.00 loyer"},
	} {
		if got := shownLine(c.language, c.text); got != c.want {
			t.Errorf("%s %q is %s, want %s", c.language, c.text, got, c.want)
		}
	}
}
