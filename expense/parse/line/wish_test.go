package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// wishCases are what people would have, and sentences that sound alike and are of money
// that was spent, or ask for an entry.
var wishCases = []struct {
	language      string
	wishes, spent []string
}{
	{"en", []string{
		"I'd love some new boots, 180", "we'd love a weekend in Rome for 400", "I wish I could have that 900 bike", "if only I had 2000 for a camera",
		"would be nice to have a coffee machine for 300", "dying for a new phone, 800", "I've got my eye on a 1200 laptop", "one day I'll own that 5000 watch",
		"would kill for those sneakers, 250", "I really want the hoodie for 60", "eyeing a jacket for 450", "my dream bike is 3000", "on my wishlist: headphones 300",
		"i want a new tent, 240", "wouldn't mind a massage chair for 700",
	}, []string{
		"I'd like to log 12 for lunch", "want to add coffee 4", "I'd love to record 20 for a taxi", "my dream catcher 15", "want to note 30 for petrol", "eye drops 12",
		"wanted to log 8 for parking", "finally got the boots I wanted, 180", "bought the bike of my dreams 900", "got the tent I really want 240",
		"birthday wishes card 4",
	}},
	{"de", []string{
		"ich will unbedingt ein neues Handy, 700", "wär schön, so ein Rad für 900", "so eine Kamera für 2000 wäre toll", "träume von einem Urlaub für 3000",
		"ich möchte so gern neue Stiefel, 180", "hätte ich doch 900 für ein Rad", "liebäugle mit einer Uhr für 500", "auf meiner Wunschliste: Kopfhörer 300",
		"schön wärs: Sofa für 1200", "ich will auch so ein E-Bike für 2500", "mein Traum wäre ein Klavier für 4000", "eines Tages leiste ich mir die Uhr für 5000",
		"am liebsten hätte ich das Rad für 900",
	}, []string{
		"ich möchte 12 für Mittagessen eintragen", "will Kaffee 4 notieren", "ich möchte gerne 20 für Taxi festhalten", "Wunschkonzert Karten 40",
		"Traumreise 900", "hab mir das Wunschrad gekauft 900", "Wunderkerzen 3", "Traumfänger 15",
	}},
	{"es", []string{
		"ojalá una bici de 900", "quiero una bici nueva de 900", "me encantaría un viaje de 1200", "quién tuviera una cámara de 2000", "sueño con un piano de 4000",
		"me gustaría un sofá de 700", "me hace ilusión un reloj de 300", "si tuviera 900 me daba la bici", "algún día tendré ese coche de 20000",
		"le tengo echado el ojo a unas botas de 180", "me muero por unas zapatillas de 120", "en mi lista de deseos: cascos 300", "cómo me gustaría una tele de 600",
		"quisiera un abrigo de 150",
	}, []string{
		"quiero registrar 12 de comida", "quiero apuntar café 3", "me gustaría anotar 20 de taxi", "quisiera añadir 30 de gasolina", "quiero que apuntes 5 de pan",
		"compré lo que quería 90", "por fin la bici que quería, pagué 900", "quiero meter un súper de 40",
	}},
	{"fr", []string{
		"j'aimerais tant un vélo à 900", "je voudrais un vélo à 900", "je rêve d'un piano à 4000", "si seulement j'avais 2000 pour un appareil photo",
		"ça me plairait un canapé à 700", "j'adorerais un week-end à 400", "je veux un nouveau téléphone à 800", "un jour j'aurai cette montre à 5000",
		"je lorgne sur des bottes à 180", "j'ai repéré un manteau à 150", "ce serait bien un lave-vaisselle à 500", "sur ma liste d'envies : casque 300",
		"je me verrais bien avec un vélo à 2500",
	}, []string{
		"je voudrais noter 12 pour le déjeuner", "j'aimerais enregistrer un taxi à 20", "je veux ajouter un café 3", "je voudrais inscrire 30 d'essence",
		"j'aimerais que tu notes 5 de pain", "enfin acheté le vélo que je voulais 900", "payé le vélo de mes rêves 900",
	}},
	{"pt", []string{
		"queria tanto uma bicicleta de 900", "quem me dera uma câmera de 2000", "adoraria um fim de semana de 400", "sonho com um piano de 4000",
		"gostaria de um sofá de 700", "quero um celular novo de 800", "se eu tivesse 900 pra bicicleta", "tô de olho numas botas de 180",
		"um dia ainda vou ter aquele carro de 50000", "bem que eu queria uma TV de 600", "na lista de desejos: fone 300", "seria bom ter uma máquina de café de 300",
		"oxalá uma bicicleta de 900",
	}, []string{
		"quero registrar 12 de almoço", "queria anotar café 3", "gostaria de lançar 20 de táxi", "quero que você anote 5 de pão", "comprei a bicicleta que eu queria 900",
		"quero adicionar 30 de gasolina", "dois sonhos 8", "sonho de padaria 5",
	}},
	{"ja", []string{
		"900ユーロの自転車があったらいいのに", "3万円の靴が欲しいなあ", "いつかは50万円の時計を持ちたい", "8万円のカメラに憧れる", "こんな12万円のソファあったらなあ", "旅行に行きたいな、10万円", "新しいスマホが欲しい 8万円", "欲しいものリスト: ヘッドホン 3万円",
		"20万円のピアノが夢", "5万円の腕時計を狙ってる", "15万円の自転車いいなあ", "もし100万円あったら車", "あの8000円の靴ほしいよー",
	}, []string{
		"ランチ1200円を記録したい", "コーヒー450円を登録したい", "タクシー2000円つけたい", "憧れの店でランチ5000円", "今日は夢の国チケット9000円", "ランチ1200円を入力したいです",
	}},
	{"zh", []string{
		"要是有台3000的相机就好了", "真想要一双800的鞋", "好想要那个5000的包", "我想要一台新电脑8000", "如果能有一辆2万的车该多好", "梦想有一台10000的钢琴", "希望有个3000的相机", "馋那双1200的鞋很久了", "看中了一件900的大衣", "愿望清单：耳机300",
		"要有台2000的咖啡机多好", "什么时候才能有块5万的表", "要是有臺3000的相機就好了",
	}, []string{
		"想记一笔午饭30", "我想要记录打车20", "要记一下咖啡18", "买了想要的鞋800", "终于买了心心念念的相机3000", "我要记账 咖啡 15", "看中的大衣买了900", "早饭18,午饭30就好",
	}},
	{"ru", []string{
		"хотелось бы велик за 45000", "хочу велик за 45000", "вот бы камеру за 20000", "мне бы такой диван за 70000", "хочется новые сапоги за 8000",
		"было бы здорово часы за 30000", "если бы у меня был ноут за 90000", "присмотрела пальто за 15000", "очень хочу телефон за 60000",
		"в списке желаний: наушники 9000", "когда-нибудь куплю машину за 900000", "положил глаз на кроссовки за 12000", "хотел бы новый стол за 9000",
	}, []string{
		"хочу записать кофе 300", "хотел бы внести такси 400", "хочу добавить обед 350", "хотелось бы отметить бензин 2000", "купил велик который хотел за 45000",
		"наконец купил камеру мечты за 20000", "хочу чтобы ты записал хлеб 60", "подарок на день желаний 500",
	}},
	{"it", []string{
		"vorrei una bici da 900", "magari avessi una macchina da 2000", "mi piacerebbe un divano da 700", "sogno un pianoforte da 4000",
		"voglio un telefono nuovo da 800",
	}, []string{
		"vorrei registrare 12 di pranzo", "vorrei segnare un caffè 1,20", "comprata la bici che volevo 900",
	}},
}

func TestWishes(t *testing.T) {
	for _, c := range wishCases {
		o := lex.Options{Today: lineToday, Language: c.language, Currency: "EUR"}
		for want, texts := range map[Unspent][]string{Planned: c.wishes, "": c.spent} {
			for _, text := range texts {
				if r := Read(text, o); r.Unspent != want || want != "" && r.Complete {
					t.Errorf("%s: %q: %q, complete %v; want %q", c.language, text, r.Unspent, r.Complete, want)
				}
			}
		}
	}
}
