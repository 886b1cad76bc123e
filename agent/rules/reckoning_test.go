package rules_test

import (
	"strconv"
	"testing"

	"chit/agent/rules"
)

// TestReckonings reads what became of the amount of an entry that was just made.
func TestReckonings(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"splitting it 50/50 w my roommate", "/2"},
		{"we split it 3 ways", "/3"},
		{"split that with jen", "/2"},
		{"half is my brother's", "/2"},
		{"there were 4 of us so just my share", "/4"},
		{"ham wir zu viert geteilt", "/4"},
		{"teil das durch vier", "/4"},
		{"hälfte zahlt mein bruder", "/2"},
		{"la dividimos entre 3", "/3"},
		{"eramos tres, solo mi parte", "/3"},
		{"la mitad es de mi hermano", "/2"},
		{"on a partagé à 4", "/4"},
		{"moitié moitié avec léa", "/2"},
		{"eravamo in due, conta solo la mia metà", "/2"},
		{"abbiamo diviso in tre", "/3"},
		{"met z'n drieen gedeeld", "/3"},
		{"de helft is van mn broer", "/2"},
		{"calosc na pol z Aska", "/2"},
		{"podziel na 3", "/3"},
		{"rachamos em 3", "/3"},
		{"metade é do meu irmão", "/2"},
		{"поделили на троих", "/3"},
		{"всё это пополам с Леной", "/2 all"},
		{"нас было четверо, считай мою долю", "/4"},
		{"навпіл із сусідом", "/2"},
		{"ikiye böl yarısı abimin", "/2"},
		{"üçe böldük", "/3"},

		{"split with 3 friends", "/4"},
		{"split among 3 friends", "/3"},
		{"me and two friends split it evenly", "/3"},
		{"mit zwei freunden geteilt", "/3"},
		{"die hälfte davon zahlt jonas", "/2"},
		{"la compartimos con dos amigos", "/3"},
		{"on a partagé avec deux potes", "/3"},
		{"divisa con due amici", "/3"},
		{"rachei com dois amigos", "/3"},
		{"разделил с двумя друзьями", "/3"},
		{"поділили з двома друзями", "/3"},
		{"podzielilem sie z dwoma kolegami", "/3"},
		{"iki arkadaşımla bölüştük", "/3"},
		{"ik betaal daar maar een derde van", "/3"},
		{"友達二人と割り勘した", "/3"},
		{"3人で割り勘", "/3"},
		{"同僚二人と折半", "/3"},
		{"弟二人と折半", ""},
		{"嫁と折半した", "/2"},
		{"半分は佐藤が出してくれた", "/2"},
		{"친구 두명이랑 더치페이", "/3"},
		{"셋이서 나눠 냄", "/3"},
		{"和两个朋友平摊的", "/3"},
		{"一共5个人平摊的", "/5"},
		{"我只出一半", "/2"},
		{"老公出了一半", "/2"},

		{"and i left 6 for the waitress", "+6"},
		{"plus two bucks tip", "+2"},
		{"tipped 10", "+10"},
		{"add 20% tip", "+20%"},
		{"und 5 trinkgeld", "+5"},
		{"le deje 5 al camarero", "+5"},
		{"agrégale 15 de propina", "+15"},
		{"et j'ai laissé 5 au serveur", "+5"},
		{"e 5 al cameriere", "+5"},
		{"heb ook nog 5 fooi gegeven", "+5"},
		{"i 10 dla kelnerki", "+10"},
		{"dei 6 pro garçom", "+6"},
		{"и официанту 100", "+100"},
		{"ще 40 на чай дала", "+40"},
		{"100 de bahşiş verdim", "+100"},
		{"forgot the tip, 12", "+12"},
		{"還有給小費50", "+50"},
		{"チップ300円も", "+300"},
		{"팁 3000원도 줌", "+3000"},

		{"auf die schuhe gabs noch 10% rabatt", "-10%"},
		{"there was 12.5% off", "-12.5%"},
		{"los libros llevaban un 5% de descuento", "-5%"},
		{"на туфли была скидка 10%", "-10%"},
		{"ayakkabıda %15 indirim vardı", "-15%"},
		{"10% of the new people at work are off today, on leave", ""},
		{"10% rabatt?", ""},
		{"5 euro rabatt", "-5"},
		{"5 euro gutschein", ""}, // may be bought

		{"aldi waren 3 euro mehr", "+3"},
		{"es waren 3 mehr", "+3"},
		{"3 euro weniger", "-3"},
		{"it was 3 more than i wrote", "+3"},
		{"aldi was 3 less", "-3"},
		{"fueron 2 menos", "-2"},
		{"c'était 3 € de plus", "+3"},
		{"erano 3 euro in più", "+3"},
		{"2 euro meer", "+2"},
		{"było o 3 zł drożej", "+3"},
		{"foi 3 reais a mais", "+3"},
		{"на 3 больше", "+3"},
		{"на 3 дешевше", "-3"},
		{"3 lira fazlaydı", "+3"},
		{"300円高かった", "+300"},
		{"300원 더 나왔어", "+300"},
		{"贵了3块", "+3"},
		{"2 more", ""}, // of the same
		{"there were 3 more", ""},
		{"3 euros more bread", ""},
		{"was it 3 more?", ""},

		{"my share is 20", ""},
		{"split with 3 people", ""}, // the writer may be one of them
		{"my brother pays a third", ""},
		{"ein drittel zahlt jonas", ""},
		{"一半是坏的", ""},
		{"a third is my brother's", ""},
		{"half is rotten", "/2 rotten asked"}, // of an entry with that name
		{"half of the pizza", "/2 pizza asked"},
		{"de etos hebben we door tweeën gedaan", "/2 etos asked"},
		{"yarısı bana ait", "/2"},
		{"셋이서 나눠줘", "/3"},

		{"there were two of us", "/2 asked"},
		{"we were 4", "/4 asked"},
		{"wir waren zu viert", "/4 asked"},
		{"zu viert geteilt", "/4"},
		{"éramos 4", "/4 asked"},
		{"on était 4", "/4 asked"},
		{"eravamo in 4", "/4 asked"},
		{"we waren met z'n vieren", "/4 asked"},
		{"było nas czworo", "/4 asked"},
		{"на двоих", "/2 asked"},
		{"нас было четверо", "/4 asked"},
		{"на двох", "/2 asked"},
		{"4 kişiydik", "/4 asked"},
		{"2人分だった", "/2 asked"},
		{"4人だった", "/4 asked"},
		{"我们四个人", "/4 asked"},
		{"4명이었어", "/4 asked"},

		{"warn zwei mate", "×2 mate"},
		{"make it 2 horchatas", "×2 horchatas"},
		{"fueron tres boletos", "×3 boletos"},
		{"c'était deux cafés", "×2 cafés"},
		{"erano tre spritz", "×3 spritz"},
		{"het waren drie biertjes", "×3 biertjes"},
		{"były dwie kawy", "×2 kawy"},
		{"foram duas cervejas", "×2 cervejas"},
		{"было два пива", "×2 пива"},
		{"було дві кави", "×2 кави"},
		{"su 2 taneydi", "×2 su"},
		{"맥주 두 잔이었어", "×2 맥주"},
		{"コーヒーは二杯でした", "×2 コーヒー"},
		{"午饭改成两份的钱", "×2 午饭"},
		{"要算两碗", "×2 asked"},
		{"二人分にして", "×2 asked"},
		{"weź razy 2, dla oli też", "*2"},
		{"üç tane yedik, tanesi 180", "×3"},
		{"5 çay olsun", "×5 çay"},
		{"41 actually", ""},
		{"es waren 20 euro", ""},
		{"2 coffees", ""},
		{"we split it 3 ways, half is mine", ""},
		{"was it split 3 ways?", ""},
		{"coffee with jen", ""},
		{"mit karte", ""},
		{"tip 5", ""}, // may be of another day
		{"i got 10 tip", ""},
		{"and 20 for the babysitter", ""},
		{"trinkgeld 50 bekommen", ""},
		{"plus 10%", ""},
	} {
		got := ""
		if k := rules.New().Read(c.text, situation()).Reckons; k != nil {
			got = k.With
			if k.Count > 0 {
				got = "×" + strconv.Itoa(k.Count)
			}
			if len(k.Of) > 0 && !k.Perhaps {
				got += " " + k.Of[0]
			}
			if k.All {
				got += " all"
			}
			if k.Asks {
				got += " asked"
			}
		}
		if got != c.want {
			t.Errorf("Read(%q) reckons %q, want %q", c.text, got, c.want)
		}
	}
}
