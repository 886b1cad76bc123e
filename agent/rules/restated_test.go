package rules_test

import (
	"strings"
	"testing"

	"chit/agent/action"
	"chit/agent/rules"
)

// TestRestated reads what is said of entries that may be there.
func TestRestated(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"the sandwich was 9.50", "sandwich amount=9.50"},
		{"wait, gas was 24 and the sandwich 10", "gas amount=24; sandwich amount=10"},
		{"the taxi was 28 and the coffee 5", "taxi amount=28; coffee amount=5"},
		{"popcorn was 7", "popcorn amount=7"},
		{"parking actually 16", "parking amount=16"},
		{"Parken doch 16", "Parken amount=16"},
		{"parking jednak 16", "parking amount=16"},
		{"the wrap was friday", "wrap date=friday"},
		{"coffee should be yesterday", "coffee date=yesterday"},
		{"the shoes were also yesterday", "shoes date=yesterday"},
		{"coffee yesterday too", "coffee date=yesterday"},
		{"die Miete war auch am Freitag", "Miete date=am Freitag"},
		{"咖啡也是周五的", "咖啡 date=周五"},
		{"本も昨日", "本 date=昨日"},
		{"버스도 어제였어", "버스 date=어제"},
		{"also coffee 5", ""},
		{"also had lunch yesterday", ""},
		{"кофе был вчера, а торт стоил 450", "кофе date=вчера; торт amount=450"},
		{"the museum was in euros", "museum currency=EUR"},
		{"no, coffee 5", "coffee amount=5"},
		{"no, 3 coffees", "coffees amount=3"},
		{"no, eran 3 cafés", "cafés amount=3"},
		{"not a sandwich, a wrap", "sandwich description=wrap"},
		{"not coffee, tea", "coffee description=tea"},
		{"tea, not coffee", "coffee description=tea"},
		{"oh the bus was only 2.75", "bus amount=2.75"},
		{"the uber cost 17 not 14", "uber amount=17"},
		{"parking was 8 and the toll 3.50 and coffee 4", "parking amount=8; toll amount=3.50; coffee amount=4"},
		{"it's a mocha not a latte", "latte description=mocha"},
		{"la pizza fue en libras", "pizza currency=GBP"},
		{"café en vez de té", "té description=café"},
		{"un café au lieu d'un thé", "thé description=café"},
		{"le resto c'était en dollars", "resto currency=USD"},
		{"コーヒー200円じゃなくて250円", "コーヒー amount=250円"},
		{"咖啡不是15，是20", "咖啡 amount=20"},
		{"书是48，笔是6", "书 amount=48; 笔 amount=6"},
		{"不是茶是咖啡", "茶 description=咖啡"},
		{"披萨是美元", "披萨 currency=USD"},
		{"ekmek 25ti", "ekmek amount=25"},
		{"market 650 idi", "market amount=650"},
		{"benzin dündü", "benzin date=dün"},
		{"kahve 25 olsun", "kahve amount=25"},
		{"2 conti", ""},
		{"pizza mardi", ""},
		{"coffee 5", ""},
		{"coffee 5, tea 3", ""},
		{"was the coffee 5?", ""},

		{"the popcorn actually was 27.50", "popcorn amount=27.50"},
		{"in the end the popcorn was 27.50", "popcorn amount=27.50"},
		{"turns out popcorn was friday", "popcorn date=friday"},
		{"am ende war das popcorn 27,50", "popcorn amount=27,50"},
		{"popcorn war am ende 27,50", "popcorn amount=27,50"},
		{"al final la farmacia fue 13,20", "farmacia amount=13,20"},
		{"la farmacia al final 13,20", "farmacia amount=13,20"},
		{"le popcorn en fait c'était 27,50", "popcorn amount=27,50"},
		{"au final le popcorn a fait 27,50", "popcorn amount=27,50"},
		{"la farmacia in realta era 27,50", "farmacia amount=27,50"},
		{"alla fine la farmacia è venuta 27,50", "farmacia amount=27,50"},
		{"a pipoca na vdd foi 27,50", "pipoca amount=27,50"},
		{"pipoca 27,50 na vdd", "pipoca amount=27,50"},
		{"de bakker was uiteindelijk 27,50", "bakker amount=27,50"},
		{"w piekarni jednak bylo 12,10", "piekarni amount=12,10"},
		{"w koncu piekarnia wyszla 27,50", "piekarnia amount=27,50"},
		{"в аптеке вообще-то было 275", "аптеке amount=275"},
		{"по факту аптека 275", "аптека amount=275"},
		{"в аптеці насправді було 275", "аптеці amount=275"},
		{"eczane aslında 275", "eczane amount=275"},
		{"薬局、実際は2750円", "薬局 amount=2750円"},
		{"약국 사실 27500원이었어", "약국 amount=27500원"},

		{"popcorn war 6,50", "popcorn amount=6,50"},
		{"parken war 5 und bäcker 6,80", "parken amount=5; bäcker amount=6,80"},
		{"nicht parken, sondern Maut", "parken description=Maut"},
		{"die Maut war am donnerstag", "Maut date=am donnerstag"},
		{"der Kaffee sollte 5 sein", "Kaffee amount=5"},
		{"el taxi eran 11", "taxi amount=11"},
		{"il treno era 33 e la cena 28", "treno amount=33; cena amount=28"}, // cena is a price in Polish
		{"el autobús fue ayer", "autobús date=ayer"},
		{"no autobús, tranvía", "autobús description=tranvía"},
		{"la cena costó 31,50 y aparcar 6", "cena amount=31,50; aparcar amount=6"},
		{"non, le taxi c'était 24", "taxi amount=24"},
		{"le thé c'était hier", "thé date=hier"},
		{"pas thé, chocolat chaud", "thé description=chocolat chaud"},
		{"l'apéro c'était 23 et le métro 2,15", "apéro amount=23; métro amount=2,15"},
		{"o pastel foi ontem", "pastel date=ontem"},
		{"não é pastel, é esfiha", "pastel description=esfiha"},
		{"o jantar foi 61 e o flanelinha 10", "jantar amount=61; flanelinha amount=10"},
		{"булочка была 95", "булочка amount=95"},
		{"такси стоило 420, а булочка 90", "такси amount=420; булочка amount=90"},
		{"не булочка, а пирожок", "булочка description=пирожок"},
		{"пирожок был в пятницу", "пирожок date=в пятницу"},
		{"バスは240円だった", "バス amount=240円"},
		{"紅茶は昨日", "紅茶 date=昨日"},
		{"紅茶じゃなくてココア", "紅茶 description=ココア"},
		{"夕飯は1950円で駐車場は600円だった", "夕飯 amount=1950円; 駐車場 amount=600円"},
		{"面包是9.5", "面包 amount=9.5"},
		{"打车应该是24，面包10块", "打车 amount=24; 面包 amount=10块"},
		{"不是面包，是蛋糕", "面包 description=蛋糕"},
		{"蛋糕是周五买的", "蛋糕 date=周五"},
		{"爆米花是25", "爆米花 amount=25"},
		{"rossmann warn 13,20", "rossmann amount=13,20"},
		{"beim bäcker warens 4,10", "bäcker amount=4,10"},
		{"rossmann war 13,20 nich 12,30", "rossmann amount=13,20"},
		{"walgreens shouldve been 18.19", "walgreens amount=18.19"},
		{"chipotle 14.30 not 13.40", "chipotle amount=14.30"},
		{"en la farmacia fueron 13,20", "farmacia amount=13,20"},
		{"la farmacia eran 13,20 no 12,30", "farmacia amount=13,20"},
		{"la boulangerie ct 6,50", "boulangerie amount=6,50"},
		{"in farmacia erano 13,20", "farmacia amount=13,20"},
		{"bij de bakker was t 4,40", "bakker amount=4,40"},
		{"kruidvat 9,94 ipv 9,49", "kruidvat amount=9,94"},
		{"kebab 32 a nie 29", "kebab amount=32"},
		{"na farmacia foi 13,20", "farmacia amount=13,20"},
		{"put the toner on friday", "toner date=friday"},
		{"move the gym to thursday", "gym date=thursday"},
		{"make the lamp 35.50", "lamp amount=35.50"},
		{"put tea 4", ""},
		{"put 15 on the bus pass", ""},
		{"the march one was 60", "march amount=60"},
		{"march was 60", ""},
		{"change the 8.50 to 9", "8.50 amount=9"},
		{"setz die lampe auf gestern", "lampe date=gestern"},
		{"der tee auf montag", "tee date=montag"},
		{"zet de lamp maar op 35", "lamp amount=35"},
		{"jumbo 42 niet 45", "jumbo amount=42"},
		{"mets la lampe à 35", "lampe amount=35"},
		{"mets une lampe 35", ""},
		{"celle de mars c'était 60", "mars amount=60"},
		{"pon la lámpara a 35", "lámpara amount=35"},
		{"pon té 3", ""},
		{"metti la lampada a 35", "lampada amount=35"},
		{"le scarpe falle 55", "scarpe amount=55"},
		{"a lâmpada muda pra 35", "lâmpada amount=35"},
		{"lampę przenieś na poniedziałek", "lampę date=na poniedziałek"},
		{"lampa 35 była", "lampa amount=35"},
		{"лампу перенеси на понедельник", "лампу date=на понедельник"},
		{"лампа 350 была", "лампа amount=350"},
		{"чай 40 було", "чай amount=40"},
		{"атб 420 а не 450", "атб amount=420"},
		{"lambayı 350 yap", "lambayı amount=350"},
		{"ekmek 15 al", ""},
		{"鞄を7350円に", "鞄 amount=7350円"},
		{"お茶150円だった", "お茶 amount=150円"},
		{"3月のは600円だった", "3月 amount=600円"},
		{"가방은 73500원으로", "가방 amount=73500원"},
		{"녹차 4800원이었어", "녹차 amount=4800원"},
		{"綠茶改35", "綠茶 amount=35"},
		{"绿茶35才对", "绿茶 amount=35"},
		{"绿茶放到周五", "绿茶 date=周五"},
		{"改衣服30元", ""},
	} {
		var got []string
		for _, e := range rules.New().Read(c.text, situation()).Corrects {
			got = append(got, e.Match+" "+e.Field+"="+action.Argument(e, "value"))
		}
		if got := strings.Join(got, "; "); got != c.want {
			t.Errorf("Read(%q) corrects %q, want %q", c.text, got, c.want)
		}
	}
}

// TestManyClauses reads what has far more parts than anybody writes: each is read once, and not once
// for each way to join the others.
func TestManyClauses(t *testing.T) {
	t.Parallel()
	if r := rules.New().Read("no, it was "+strings.Repeat("so and ", 20)+"so", situation()); len(r.Actions) > 0 {
		t.Errorf("a text without a value became %v", r.Actions)
	}
}
