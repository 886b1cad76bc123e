package speech

import (
	"regexp"
	"strings"
	"sync"
)

// quantityWords are quantities that package parse does not read as numbers, in
// each language.
var quantityWords = []string{
	"dozen dozens score scores couple hundred hundreds thousand thousands million millions billion billions trillion half halves quarter quarters third thirds " +
		"double triple quadruple twice thrice grand twofold threefold tenfold",
	"dutzend dutzende hundert hunderte tausend tausende million millionen milliarde milliarden halb halbe halber halbes halben hälfte doppelt doppelte viertel drittel paar zweimal dreimal anderthalb eineinhalb",
	"docena docenas decena decenas centenar centenares cien cientos mil miles millar millares millón millones mitad medio media doble triple tercio cuarto quincena",
	"douzaine douzaines dizaine vingtaine quinzaine trentaine quarantaine cinquantaine centaine centaines cents mille milliers million millions milliard milliards moitié demi demie double triple tiers quart",
	"dozzina dozzine decina decine ventina trentina cinquantina centinaio centinaia migliaio migliaia mila milione milioni miliardo miliardi metà mezzo mezza doppio triplo terzo quarto",
	"dúzia dúzias dezena dezenas centena centenas cem milhar milhares milhão milhões bilhão bilhões metade meio meia dobro triplo terço quarto",
	"dozijn dozijnen tiental tientallen honderden duizenden miljoen miljoenen miljard helft halve half anderhalf dubbel dubbele driedubbel derde kwart",
	"tuzin tuziny setka setki setek tysiąc tysiące tysięcy milion miliony milionów miliard połowa połowę pół półtora podwójnie ćwierć jedenaście dwanaście trzynaście " +
		"dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć sto dwieście trzysta czterysta",
	"дюжина дюжины дюжину десяток десятка десятки сотня сотни сотню сотен тысяча тысячи тысячу тысяч миллион миллиона миллионов миллиард половина половину полтора полторы вдвое втрое вдвойне треть четверть пол",
	"둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열 스물 스무 서른 마흔 쉰 예순 일흔 여든 아흔 다스 절반 두배 두개 두건 세개 세건 네개 네건 두번 세번",
}

var quantities = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for _, list := range quantityWords {
		for word := range strings.FieldsSeq(list) {
			set[word] = true
		}
	}
	return set
})

// composed matches numbers that are written as one word: fünfhundertzwölf,
// ventuno, veintidós, пятьсот, dwadzieścia, 스물다섯.
var composed = regexp.MustCompile(`^(?:` + strings.Join([]string{
	`(?:ein|und)*(?:(?:zwei|zwo|drei|vier|fünf|fuenf|sechs|sech|sieben|sieb|acht|neun)(?:zehn|zig|ßig|ssig|hundert|tausend|mal|fach)|zehn|elf|zwölf|zwoelf|zwanzig|hundert|tausend)` +
		`(?:ein|und|zwei|drei|vier|fünf|fuenf|sechs|sech|sieben|sieb|acht|neun|zehn|elf|zwölf|zwoelf|zwanzig|zig|ßig|ssig|hundert|tausend|mal|fach)*`,
	`(?:zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)und(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|fuenfzig|sechzig|siebzig|achtzig|neunzig)`,
	`(?:dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[aio]?(?:uno|un|due|tre|tré|quattro|cinque|sei|sette|otto|nove)?|` +
		`(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|cento)?(?:cento|mila|mille)[a-zé]*)`,
	`(?:dieci|veinti[a-zéíóú]+|dieciséis|diecisiete|dieciocho|diecinueve|(?:dos|tres|cuatro|quin|seis|sete|nove|ocho)(?:cientos|cientas|ientos|ientas))`,
	`(?:duzent|trezent|quatrocent|quinhent|seiscent|setecent|oitocent|novecent)[oa]s`,
	`(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)?(?:honderd|duizend)[a-zë]*`,
	`(?:dwadzieścia|trzydzieści|czterdzieści)|(?:pięć|sześć|siedem|osiem|dziewięć)(?:dziesiąt|set)|[a-zęśćó]+naście`,
	`(?:две|три|четыре|пять|шесть|семь|восемь|девять)(?:сти|ста|сот|десят)|двадцать|тридцать|сорок|девяносто|\p{Cyrillic}+надцать`,
	`(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)(?:하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉)?(?:개|건|번|명|가지|배|원|유로|달러)?`,
	`(?:두|세|네|다섯|여섯|일곱|여덟|아홉)(?:개|건|번|명|가지|배)(?:의|를|가|는|이|을)?`,
}, "|") + `)$`)

// spelled matches quantities in Chinese and Japanese, which have no spaces around
// them.
var spelled = regexp.MustCompile(`一半|半数|半數|两倍|兩倍|三倍|双倍|雙倍|翻倍|一打|几十|几百|几千|廿|卅|俩|仨|两[个笔块元万千百次份]|兩[個筆塊元萬千百次份]|ダース|半分|半額|倍|` +
	`(?:に|さん|よん|ご|ろく|なな|はち|はっ|きゅう|ろっ)(?:じゅう|ひゃく|びゃく|ぴゃく|まん|えん)|ふたつ|みっつ|よっつ|いつつ|むっつ|ななつ|やっつ|ここのつ|` +
	`(?:^|[\s,.])(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열) (?:개|건|번|명|가지|배|잔|병)`)
