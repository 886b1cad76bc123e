package main

// phrases are what people say in one language, by what is shown of it.
type phrases struct {
	Language string // as in the catalogues
	Tag      string // for a browser, which chooses characters by it
	Locale   string // of the terminal
	Telegram string // of the app
	Slack    string

	Zone, Currency string // of new ledgers

	Person, Other string // their names
	Team          string // the name of a group, and of a channel

	Coffee     string // an expense
	Tax        string // with a tax rate, on another day
	Several    string // more than one, in two currencies
	Correction string // of the last one
	No         string // the same where nothing can be replied to
	Receipt    string // with several tax rates
	Unclear    string // an amount that can be read in two ways
	Incomplete string // no amount
	Answer     string // to that
	Nonsense   string
	Income     string
	Refund     string
	Month      string // a question
	Biggest    string
	Average    string
	Rule       string // a category for a word
	Fact       string // to be remembered
	Group      string // what is said in a group
	Viewer     string // makes the other one a viewer
	Overheard  string // somebody else's words, in a group
}

// spoken are the languages that there are pictures in.
var spoken = []phrases{
	{
		Language: "en", Tag: "en", Locale: "en_IE.UTF-8", Telegram: "en", Slack: "en-GB", Zone: "Europe/Berlin", Currency: "EUR",
		Person: "Ana", Other: "Ben", Team: "Household",
		Coffee: "coffee 4.50", Tax: "hotel 119 yesterday incl. 19%", Several: "lunch 12, parking 3.50 and 20 USD for the museum",
		Correction: "5.20", No: "no, 5.20", Receipt: "rewe 10.70 incl. 7%, 11.90 incl. 19%, receipt 4711", Unclear: "1.200 dinner",
		Incomplete: "add the taxi", Answer: "18", Nonsense: "what a lovely evening", Income: "salary 3000", Refund: "refund 20 from Zalando",
		Month: "how was this month?", Biggest: "biggest expenses this month", Average: "how much on average per week for food this year?",
		Rule: "coffee is Work", Fact: "my gym is called Holmes", Group: "pizza 30", Viewer: "make Ben a viewer", Overheard: "pizza 30 EUR",
	},
	{
		Language: "zh", Tag: "zh-Hans", Locale: "zh_CN.UTF-8", Telegram: "zh-hans", Slack: "zh-CN", Zone: "Asia/Shanghai", Currency: "CNY",
		Person: "安娜", Other: "小本", Team: "家庭账本",
		Coffee: "咖啡 28元", Tax: "昨天住酒店 318元，含6%增值税", Several: "午饭 35元，停车 10元，博物馆门票 20美元",
		Correction: "32元", No: "不对，32元", Receipt: "超市 109元含9%，113元含13%，票号 4711", Unclear: "晚饭 1.200",
		Incomplete: "记一下打车", Answer: "18元", Nonsense: "今晚真美", Income: "工资 8000元", Refund: "淘宝退款 20元",
		Month: "这个月花了多少？", Biggest: "这个月最大的支出", Average: "今年平均每周吃饭花多少？",
		Rule: "咖啡算工作", Fact: "我的健身房叫威尔士", Group: "披萨 90元", Viewer: "把小本设为查看者", Overheard: "披萨 90元",
	},
	{
		Language: "de", Tag: "de", Locale: "de_DE.UTF-8", Telegram: "de", Slack: "de-DE", Zone: "Europe/Berlin", Currency: "EUR",
		Person: "Anna", Other: "Ben", Team: "Haushalt",
		Coffee: "Kaffee 4,50", Tax: "Hotel 119 gestern inkl. 19%", Several: "Mittagessen 12, Parken 3,50 und 20 USD fürs Museum",
		Correction: "5,20", No: "nein, 5,20", Receipt: "Rewe 10,70 inkl. 7%, 11,90 inkl. 19%, Bon 4711", Unclear: "Abendessen 1.200",
		Incomplete: "trag das Taxi ein", Answer: "18", Nonsense: "was für ein schöner Abend", Income: "Gehalt 3000", Refund: "20 von Zalando zurückbekommen",
		Month: "wie war dieser Monat?", Biggest: "größte Ausgaben diesen Monat", Average: "wie viel gebe ich dieses Jahr im Schnitt pro Woche für Essen aus?",
		Rule: "Kaffee ist Arbeit", Fact: "mein Fitnessstudio heißt Holmes", Group: "Pizza 30", Viewer: "mach Ben zum Betrachter", Overheard: "Pizza 30 EUR",
	},
}
