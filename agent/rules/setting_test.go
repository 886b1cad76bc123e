package rules_test

import (
	"cmp"
	"strings"
	"testing"

	"chit/agent/action"
	"chit/agent/rules"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// settingOf returns the setting that a reading changes, with its value in one form.
func settingOf(r rules.Reading) string {
	if len(r.Actions) != 1 || !r.Complete {
		return ""
	}
	change, ok := r.Actions[0].(action.ChangeSettings)
	if !ok {
		return ""
	}
	value := change.Value
	switch change.Setting {
	case "currency":
		c, _ := parse.NewText(value, parse.Options{}).CurrencyNamed()
		value = string(c)
	case "time_zone":
		zone, _ := lang.ZoneNamed(value)
		value = cmp.Or(zone, value)
	case "vat":
		if rate, ok := parse.NewText(value, parse.Options{}).Rate(); ok {
			value = rate.Percentage()
		}
	}
	return change.Setting + " " + value
}

// TestSettingAsked changes settings in words of all orders, with fillers, and as people type
// them without accents.
func TestSettingAsked(t *testing.T) {
	m := rules.New()
	for want, texts := range map[string][]string{
		"vat 20%": {
			"im vat registered, default rate 20%", "ok so default vat is 20%", "make vat 20% by default", "my vat is always 20%", "set the default tax rate to 20 percent", "always use 20% vat",
			"tva 20% par défaut", "mets la tva à 20% par défaut stp", "bon mon taux de tva habituel c'est 20%", "par defaut applique 20% de tva", "chez moi la tva est toujours à 20 %", "règle le taux de tva sur 20%",
			"kdv oranım artık %20", "varsayılan kdv'yi %20 yap", "kdv oranını 20% olarak ayarla", "bundan sonra kdv %20 olsun", "kdvyi hep %20 al",
			"ставка ндс по умолчанию 20%", "поставь ставку ндс 20%", "ну пусть ндс всегда будет 20%", "у меня ндс обычно 20%", "сделай ндс по умолчанию 20 процентов",
			"ставка пдв за замовчуванням 20%", "постав ставку пдв 20%", "у мене пдв завжди 20%", "зроби пдв за замовчуванням 20%", "рахуй пдв завжди 20%",
		},
		"vat 9%": {
			"standaard btw bij mij is 9%", "zet de standaard btw op 9%", "mijn btw is altijd 9%", "reken voortaan met 9% btw", "btw tarief standaard 9 procent", "nou mijn btw-tarief is meestal 9%",
			"el iva por defecto es el 9%", "pon el iva por defecto al 9", "mi iva es siempre del 9%", "a partir de ahora usa un iva del 9%", "pon siempre 9% de iva",
		},
		"vat 7%": {
			"mein mwst satz ist normal 7%", "setz die mwst standardmäßig auf 7%", "bei mir sind immer 7% mwst", "nimm ab jetzt 7% mwst", "standard mwst-satz 7 prozent", "also meine umsatzsteuer ist normalerweise 7%",
		},
		"vat 10%": {
			"l'iva di default è al 10%", "imposta l'iva al 10%", "la mia iva è sempre 10%", "metti l'aliquota iva al 10% d'ora in poi", "boh, di solito ho l'iva al 10%",
			"iva padrão 10%", "coloca o iva sempre em 10%", "minha alíquota padrão é 10%", "a partir de agora usa iva de 10%", "meu imposto é normalmente 10%",
			"부가세율 10%로 설정", "부가세는 항상 10%로 해줘", "기본 부가세 10%로 해줘", "앞으로 부가세 10%로 계산해줘",
			"消費税は基本10%で", "税率をデフォルト10%にして", "これからは消費税10%で計算して", "消費税率を10%に設定して",
		},
		"vat 8%": {
			"domyslna stawke vat ustaw na 8 procent", "domyślny vat to 8%", "ustaw vat na 8%", "u mnie vat jest zawsze 8%", "od teraz licz vat 8%",
		},
		"vat 6%": {"税率设成6%", "默认税率6%", "以后都按6%的税率算", "把税率改成6%", "增值税默认6%", "稅率預設6%", "營業稅幫我設6%"},
		"vat 12%": { // the tax, and that it is the writer's
			"i charge 12% vat", "unsere mwst ist 12%", "mehrwertsteuer steht bei mir auf 12 prozent", "el iva que uso es el 12%", "mi iva es del 12", "ma tva c'est 12%", "la mia iva è il 12%", "da noi l'iva è al 12%",
			"minha taxa é de 12%", "ндс у меня 12%", "наш ндс 12 процентов", "пдв у мене 12%", "kdv bende yüzde 12", "btw is bij mij 12 procent", "vat mam 12 procent", "うちの消費税は12%です", "消費税は12%にしといて", "우리는 부가세 12%야", "我的税率12%", "我們公司稅率12%",
		},
		"amounts_are net": {
			"my amounts are before tax", "all my prices are net", "meine preise sind netto", "mis montos van sin impuestos", "mis precios son netos", "mes montants sont hors taxe", "i miei prezzi sono netti", "meus valores sao sem imposto", "суммы у меня без ндс",
			"суми у мене без пдв", "fiyatlarım kdv hariç", "mijn bedragen zijn zonder btw", "moje ceny są netto", "金额都不含税", "これから金額は税抜きで入れるね", "金額都未稅",
		},
		"amounts_are gross": {"my prices are gross", "meine preise sind alle brutto", "mes prix sont ttc", "цены у нас с ндс", "fiyatlarım kdv dahil"},
		"month_start 15": {
			"mein monat fängt immer am 15. an", "mein monat soll immer am 15 losgehen", "ok mein monat läuft ab dem 15.", "lass den monat am 15. starten", "monatsbeginn bitte am 15.", "bei uns geht der monat am 15. los",
			"ay 15'inde başlasın", "ayım her ayın 15'inde başlıyor", "benim ayım maaş günü 15'inde başlıyor", "ay başlangıcı 15 olsun", "ayı 15'inden başlat",
		},
		"month_start 28": {
			"start my month on payday, the 28th", "my month starts on the 28th, ok", "can you start my month on the 28th", "set the start of my month to the 28th", "i want my month to begin on the 28th", "month resets on the 28th",
			"mon mois commence toujours le 28", "fais commencer le mois le 28", "mon mois part du 28", "chez nous le mois démarre le 28", "début de mois le 28 stp",
		},
		"month_start 27": {
			"il mio mese parte dal 27", "il mese inizia il 27", "fai partire il mese dal 27", "allora il mio mese comincia sempre il 27", "conta il mese dal 27", "inizio mese il 27",
			"mi mes empieza el 27", "pon el inicio de mes el 27", "mi mes va desde el 27", "quiero que mi mes empiece el día 27", "bueno el mes arranca el 27",
			"meu mês começa todo dia 27", "o mês começa dia 27", "quero que o mês comece no dia 27", "começa meu mês dia 27", "início do mês dia 27", "meu mes vira dia 27",
		},
		"month_start 24": {"mijn maand loopt vanaf de 24e", "laat mijn maand op de 24e beginnen", "mijn maand begint altijd de 24e", "start de maand op de 24ste", "tel mijn maand vanaf de 24e"},
		"month_start 10": {
			"miesiac licz mi od 10-tego", "mój miesiąc zaczyna się 10", "miesiąc zaczyna się u mnie od 10", "ustaw początek miesiąca na 10", "niech miesiąc zaczyna się 10-go",
			"месяц у меня начинается с 10 числа", "считай месяц с 10 числа", "начинай месяц с 10", "начало месяца 10 числа", "пусть месяц начинается 10-го",
			"місяць у мене починається з 10 числа", "рахуй місяць з 10-го", "початок місяця 10 числа", "хай місяць починається з 10",
			"每月从10号开始算", "我的月份从10号开始", "月初设为10号", "以后每个月从10号算起", "我的月份從每月10號開始",
		},
		"month_start 25":           {"うちは25日始まりで計算して", "月の始まりは25日にして", "毎月25日スタートで", "月は25日から始めて", "毎月25日始まりで集計するようにして", "한 달을 25일부터 시작해줘", "매달 25일부터 시작하게 해줘", "월 시작일을 25일로 설정해줘", "우리는 25일이 월 시작이야"},
		"currency EUR":             {"i've moved to dublin, my currency is euro now", "my currency is euro now, i moved to dublin", "btw my currency is euro", "bin umgezogen, meine währung ist jetzt euro", "make everything euros from now on", "switch to euros", "change everything to euros", "moja waluta to od dzis euro", "przełącz na euro", "od teraz wszystko w euro", "passe en euros", "désormais tout en euros", "pasa todo a euros", "a partir de ahora todo en euros", "ab jetzt alles in euro", "wechsle zu euro", "passa tutto in euro", "d'ora in poi euro", "muda tudo pra euro", "vanaf nu alles in euro's", "schakel over naar euro", "теперь всё в евро", "перейди на евро", "відтепер все в євро", "bundan sonra hepsini euro yap", "artık euro kullan", "これから全部ユーロで", "앞으로 다 유로로 해줘"},
		"currency USD":             {"换成美元", "以后都用美元", "默认货币改成美元", "切换到美元", "預設幣別換成美元"},
		"currency CHF":             {"passe en franc suisse", "stell alles auf franken um", "wohne jetzt in zürich, stell meine währung auf franken um"},
		"language en":              {"praat voortaan engels tegen me", "kannst du ab jetzt englisch mit mir reden", "antworte mir ab jetzt bitte auf englisch", "以后用英文回我", "英語で返事して", "これからは英語で話して", "이제부터 영어로 대답해줘", "parlami sempre in inglese", "háblame en inglés a partir de ahora", "a partir de agora fala comigo em inglês", "réponds-moi désormais en anglais", "bundan sonra bana ingilizce cevap ver", "od teraz mów do mnie po angielsku", "отвечай мне теперь на английском", "спілкуйся зі мною англійською"},
		"language pl":              {"переключись на польську мову", "can you answer in polish from now on", "switch to polish please"},
		"time_zone America/Denver": {"im living in denver now, use mountain time", "use denver time", "i just moved to denver", "set my clock to mountain time", "i'm in denver now, change the time zone"},
		"time_zone Europe/London": {
			"we just moved to london, fix the clock", "sind gerade in london, stell die zeitzone um", "nos hemos mudado a londres", "on a déménagé à londres", "ci siamo trasferiti a londra", "nos mudamos pra londres",
			"przeprowadziliśmy się do londynu", "ми переїхали в лондон",
		},
		"month_start 3": {"ich möchte dass mein monat am 3. anfängt", "vorrei che il mese partisse dal 3", "quero meu mês começando no dia 3", "chcę żeby miesiąc zaczynał się 3", "хочу чтобы месяц начинался с 3 числа", "хочу щоб місяць починався з 3 числа"},
		"time_zone Europe/Lisbon": {
			"ich bin jetzt in Lissabon", "wir wohnen jetzt in lissabon", "stell die uhr auf lissabon", "nimm die zeit von lissabon", "je vis maintenant à Lisbonne", "mets l'heure de lisbonne", "ahora vivo en lisboa", "pon la hora de lisboa", "adesso vivo a lisbona",
			"usa l'ora di lisbona", "agora tô em lisboa", "usa o horário de lisboa", "ik woon nu in lissabon", "zet de klok op lissabon", "teraz mieszkam w lizbonie", "я теперь живу в лиссабоне", "поставь время лиссабона", "постав часовий пояс лісабона", "я переїхав до лісабона", "saati lizbon'a göre ayarla", "リスボンに引っ越した", "タイムゾーンをリスボンにして", "리스본으로 이사했어", "시간대 리스본으로 바꿔줘", "我搬到里斯本了", "时区换成里斯本",
		},
	} {
		for _, text := range texts {
			if got := settingOf(m.Read(text, situation())); got != want {
				t.Errorf("Read(%q) = %q (%s), want %q", text, got, show(m.Read(text, situation())), want)
			}
		}
	}
}

// TestSettingNotAsked leaves alone what names a value of a setting and something else.
func TestSettingNotAsked(t *testing.T) {
	m := rules.New()
	for _, text := range []string{
		"is my currency dollars?", "münze euro", "coin collection", "moneda 1 euro", "in euros", "not zloty, euro", "that was in euros", "that was 20% vat", "tva 20%, 50 euros resto",
		"my month was expensive", "my month started badly 28", "rent 28 on the 1st every month", "english lessons 20", "always coffee 4", "lunch in lisbon 12", "i'm in denver, lunch 12",
		"alles in euro?", "miete beginnt am 15.", "das war in franken", "engels boek 20", "le mois dernier 28", "cours d'anglais 28", "с 10 числа кофе 200", "从10号开始加班",
	} {
		if got := settingOf(m.Read(text, situation())); strings.TrimSpace(got) != "" {
			t.Errorf("Read(%q) = %q, want no setting changed", text, got)
		}
	}
}
