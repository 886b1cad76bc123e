package line

import (
	"slices"
	"testing"

	"chit/expense"
	"chit/expense/parse/lex"
)

// TestNotSpent tells money that the writer did not spend from what they did: for
// each language, texts of the one and of the other kind. What was not spent is either of
// another kind, or not to be stored.
func TestNotSpent(t *testing.T) {
	for _, c := range slices.Concat(spentWest, spentEast) {
		o := lex.Options{Today: lineToday, Language: c.language, Currency: "EUR"}
		for _, text := range c.yes {
			if r := Read(text, o); (r.Unspent != "") == (len(r.Kinds) > 0) || r.Complete && len(r.Kinds) != 1 {
				t.Errorf("%s: %q: not spent %q, complete %v, kinds %v", c.language, text, r.Unspent, r.Complete, r.Kinds)
			}
		}
		for _, text := range c.no {
			if r := Read(text, o); r.Unspent != "" || len(r.Kinds) > 0 && !slices.Equal(r.Kinds, []expense.Kind{expense.KindRefund}) {
				t.Errorf("%s: %q reads as money that was not spent", c.language, text)
			}
		}
	}
}

// A spentCase has texts of one language: of money that their writer did not spend, and
// of money that they did.
type spentCase struct {
	language string
	yes, no  []string
}

var spentEast = []spentCase{
	{"ru", []string{
		"бабушка подарила 50",
		"возврат налога 3000",
		"возврат налога 3000 руб",
		"жена заплатила за обед 500 руб",
		"неоплаченная аренда 9000 руб",
		"вернули залог 5000 руб",
		"зарплата 50000 руб",
		"выиграл 200 в лотерею",
		"папа угостил нас ужином 600",
		"перевёл 5000 на накопительный счёт",
		"перевел 5000 на вклад",
		"снял 1000 в банкомате",
		"мама дала 500",
		"получил 500 от мамы",
		"нашёл 200 на улице",
		"положил 2000 на счёт",
	}, []string{
		"комиссия за перевод 50",
		"угостил маму обедом 600",
		"торт от мамы 500",
		"дал маме 500",
		"подарок маме 500 руб",
		"обед с другом 500 руб",
	}},
	{"zh", []string{
		"房租未付 900",
		"房东退我40",
		"老婆付了午饭50",
		"退税300",
		"没交的房租900",
		"押金退回500",
		"老公买了菜 80元",
		"朋友请的晚饭 200元",
		"妈妈给我买了鞋 300元",
		"工资 8000",
		"报销 300元",
		"公司付的酒店 500元",
		"奶奶给我50元",
		"妈妈给了我100",
		"彩票中了20元",
		"爸爸请我们吃晚饭60",
		"转500到储蓄账户",
		"存了500元",
		"转账500给储蓄",
		"取款100元",
		"从ATM取了100",
		"收到妈妈50元",
		"妈妈转我50",
		"路上捡到20元",
	}, []string{
		"转账手续费5元",
		"取款手续费5元",
		"买彩票20元",
		"请爸爸吃饭60",
		"请帮我记午饭20",
		"给我记午饭20",
		"存钱罐 20",
		"给老婆买花 50元",
		"和朋友吃饭 200元",
		"请朋友吃饭 200元",
		"老婆生日蛋糕 200元",
		"给妈妈买了衣服 300元",
		"公司附近吃午饭 35元",
		"付了房租 3000元",
	}},
	{"ja", []string{
		"祖母が5000円くれた",
		"税金還付 30000円",
		"妻が払った昼食 5000円",
		"未払い家賃 90000円",
		"敷金返還 50000円",
		"給料 300000円",
		"宝くじで2000円当たった",
		"父が夕食をおごってくれた 6000円",
		"貯金に5000円振り替えた",
		"貯金 5000円",
		"ATMで10000円引き出した",
		"1万円おろした",
		"母から5000円もらった",
		"母が5000円くれた",
		"道で2000円拾った",
		"口座に20000円入金した",
	}, []string{
		"振込手数料 500円",
		"入金手数料 300円",
		"引き出し 3000円",
		"貯金箱 500円",
		"母とランチ 3000円",
		"妻とランチ 3000円",
		"母の日 花 3000円",
		"友達へのプレゼント 3000円",
	}},
	{"ko", []string{
		"할머니가 50000원 주셨다",
		"세금 환급 30000원",
		"아내가 점심 냈어 50000원",
		"미납 월세 900000원",
		"보증금 반환 500000원",
		"월급 3000000원",
		"복권 당첨 20000원",
		"아빠가 저녁 사줬어 60000원",
		"적금에 50000원 이체",
		"저축 50000원",
		"ATM에서 10000원 뽑았어",
		"현금 인출 100000원",
		"엄마한테 50000원 받았어",
		"엄마가 50000원 줬어",
		"길에서 20000원 주웠어",
		"통장에 200000원 입금",
	}, []string{
		"이체 수수료 500원",
		"예금 수수료 500원",
		"엄마랑 점심 30000원",
		"엄마 선물 30000원",
		"친구와 점심 30000원",
		"여자친구 선물 샀어 30000원",
	}},
	{"pl", []string{
		"wygrałem 20 w lotto",
		"tata zaprosił nas na obiad 60",
		"przelew 500 na oszczędności",
		"przelałem 500 na konto oszczędnościowe",
		"wypłaciłem 100 z bankomatu",
		"wypłata z bankomatu 100",
		"dostałem 50 od mamy",
		"mama dała mi 50",
		"znalazłem 20 na ulicy",
		"wpłaciłem 200 na konto",
	}, []string{
		"opłata za przelew 5",
		"prezent dla mamy 50",
		"tort od mamy 50",
		"obiad z mamą 60",
	}},
	{"uk", []string{
		"виграв 200 у лотерею",
		"тато пригостив нас вечерею 600",
		"переказав 5000 на заощадження",
		"зняв 1000 у банкоматі",
		"мама дала 500",
		"отримав 500 від мами",
		"знайшов 200 на вулиці",
		"поклав 2000 на рахунок",
	}, []string{
		"подарунок мамі 500",
		"торт від мами 500",
	}},
	{"tr", []string{
		"piyangodan 20 kazandım",
		"babam bize yemek ısmarladı 60",
		"tasarruf hesabına 500 aktardım",
		"bankamatikten 100 çektim",
		"annem 50 verdi",
		"annemden 50 aldım",
		"yolda 20 buldum",
		"hesabıma 200 yatırdım",
	}, []string{
		"anneme hediye 50",
		"piyango bileti 5",
		"babam için hediye 300",
	}},
}
