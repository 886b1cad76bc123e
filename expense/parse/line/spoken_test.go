package line

import (
	"strings"
	"testing"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lex"
)

// A speaker writes numbers as the people of a language say them.
type speaker struct {
	language string
	say      func(n int) string
	nouns    []string
	money    []string // words for money behind the number, with the space that people write
}

var speakers = []speaker{
	{"en", sayEnglish, []string{"shoes", "lunch"}, []string{" dollars", " euros"}},
	{"de", sayGerman, []string{"Schuhe", "Miete"}, []string{" Euro", " Dollar", " dollars"}},
	{"fr", sayFrench, []string{"veste", "chaussures"}, []string{" euros", " dollars", " francs"}},
	{"es", saySpanish, []string{"zapatos", "portátil"}, []string{" euros", " dólares", " dollars", " pesos"}},
	{"pt", sayPortuguese, []string{"sapatos", "notebook"}, []string{" euros", " dólares", " reais", " dollars"}},
	{"it", sayItalian, []string{"scarpe", "affitto"}, []string{" euro", " dollari", " dollars"}},
	{"ru", sayRussian, []string{"обед", "такси"}, []string{" рублей", " долларов", " евро"}},
	{"zh", sayChinese, []string{"午饭", "电脑"}, []string{"元", "美元", "欧元", "块钱"}},
	{"ja", sayJapanese, []string{"ランチ", "家賃"}, []string{"円", "ドル", "ユーロ"}},
	{"ko", sayKorean, []string{"점심", "신발"}, []string{"원", " 달러", " 유로"}},
}

// TestSpokenNumbers says numbers before and behind a thing. Each is read as it was
// said, or it is asked for: no other value is ever offered.
func TestSpokenNumbers(t *testing.T) {
	days := []expense.Date{lineToday, {Year: 2026, Month: 9, Day: 10}, {Year: 2026, Month: 11, Day: 10}}
	for _, s := range speakers {
		t.Run(s.language, func(t *testing.T) {
			right, all := 0, 0
			for _, n := range spokenNumbers() {
				words := s.say(n)
				if n%5 == 0 {
					words = strings.ReplaceAll(words, "-", " ")
				}
				sum, noun := s.money[n%len(s.money)], s.nouns[n/2%len(s.nouns)]
				for i, text := range []string{noun + " " + words + sum, words + sum + " " + noun} {
					ledger := [...]string{s.language, "en"}[(n/3+i)%2]
					o := lex.Options{Today: days[(n+i)%len(days)], Language: ledger, Currency: "EUR"}
					all++
					if checkSpoken(t, text, n, o) {
						right++
					}
				}
			}
			if right*100 < all*95 {
				t.Errorf("%d of %d are read", right, all)
			}
		})
	}
}

// checkSpoken reports whether a text was read as n. What was read otherwise must
// be marked as partial or have several readings.
func checkSpoken(t *testing.T, text string, n int, o lex.Options) bool {
	t.Helper()
	r := Read(text, o)
	want := decimal.New(int64(n), 0)
	if len(r.Amounts) == 1 && len(r.Amounts[0].Readings) == 1 && r.Amounts[0].Value.Equal(want) {
		return true
	}
	for _, a := range r.Amounts {
		if r.Complete || len(a.Readings) == 1 && !a.Partial {
			t.Errorf("Parse(%q) on %v in %s: %s, want %d", text, o.Today, o.Language, summary(r), n)
			return false
		}
	}
	return false
}

// spokenNumbers are 1 to 9,999 and some above. With -short they are fewer.
func spokenNumbers() []int {
	step := 1
	if testing.Short() {
		step = 7
	}
	var list []int
	for n := 1; n < 10000; n += step {
		list = append(list, n)
	}
	return append(list, 10000, 11000, 12000, 21000, 23500, 35000, 45678, 80000, 97000, 100000, 110000, 120000, 123456, 200000, 345000, 999999)
}

const unitsEN = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"

func sayEnglish(n int) string {
	units, tens := strings.Fields(unitsEN), strings.Fields("- - twenty thirty forty fifty sixty seventy eighty ninety")
	switch {
	case n < 20:
		return units[n]
	case n < 100:
		return tens[n/10] + behind("-", n%10, sayEnglish)
	case n < 1000:
		return units[n/100] + " hundred" + behind([]string{" ", " and "}[n%2], n%100, sayEnglish)
	}
	return sayEnglish(n/1000) + " thousand" + behind(" ", n%1000, sayEnglish)
}

// behind says the rest of a number behind what joins it, nothing for none.
func behind(joint string, rest int, say func(int) string) string {
	if rest == 0 {
		return ""
	}
	return joint + say(rest)
}

func sayGerman(n int) string {
	units := strings.Fields("null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn")
	tens := strings.Fields("- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig")
	switch {
	case n < 20:
		return units[n]
	case n < 100 && n%10 == 0:
		return tens[n/10]
	case n < 100:
		return units[n%10] + "und" + tens[n/10]
	case n < 1000:
		return units[n/100] + "hundert" + behind("", n%100, sayGerman)
	}
	return sayGerman(n/1000) + "tausend" + behind("", n%1000, sayGerman)
}

func sayFrench(n int) string {
	units := strings.Fields("zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf")
	tens := strings.Fields("- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt")
	switch {
	case n < 20:
		return units[n]
	case n == 80:
		return "quatre-vingts"
	case n < 100:
		rest := n % 10
		if n >= 60 {
			rest = n % 20
		}
		joint := "-"
		if n%10 == 1 && n < 80 {
			joint = " et "
		} else if n%3 == 0 {
			joint = " "
		}
		return tens[n/10] + behind(joint, rest, sayFrench)
	case n < 1000:
		return many(n/100, units, "cent", "cent") + behind(" ", n%100, sayFrench)
	}
	if n < 2000 {
		return "mille" + behind(" ", n%1000, sayFrench)
	}
	return sayFrench(n/1000) + " mille" + behind(" ", n%1000, sayFrench)
}

// many says how many of a unit, and only the unit for one.
func many(n int, units []string, one, more string) string {
	if n == 1 {
		return one
	}
	return units[n] + " " + more
}

func saySpanish(n int) string {
	units := strings.Fields("cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve")
	tens := strings.Fields("- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa")
	hundreds := strings.Fields("- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos")
	switch {
	case n < 30:
		return units[n]
	case n < 100:
		return tens[n/10] + behind(" y ", n%10, saySpanish)
	case n == 100:
		return "cien"
	case n < 1000:
		return hundreds[n/100] + behind(" ", n%100, saySpanish)
	case n < 2000:
		return "mil" + behind(" ", n%1000, saySpanish)
	}
	return saySpanish(n/1000) + " mil" + behind(" ", n%1000, saySpanish)
}

func sayPortuguese(n int) string {
	units := strings.Fields("zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove")
	tens := strings.Fields("- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa")
	hundreds := strings.Fields("- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos")
	switch {
	case n < 20:
		return units[n]
	case n < 100:
		return tens[n/10] + behind(" e ", n%10, sayPortuguese)
	case n == 100:
		return "cem"
	case n < 1000:
		return hundreds[n/100] + behind(" e ", n%100, sayPortuguese)
	}
	joint := " "
	if rest := n % 1000; rest < 100 || rest%100 == 0 {
		joint = " e "
	}
	if n < 2000 {
		return "mil" + behind(joint, n%1000, sayPortuguese)
	}
	return sayPortuguese(n/1000) + " mil" + behind(joint, n%1000, sayPortuguese)
}

func sayItalian(n int) string {
	units := strings.Fields("zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove")
	tens := strings.Fields("- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta")
	switch {
	case n < 20:
		return units[n]
	case n < 100:
		ten := tens[n/10]
		if n%10 == 1 || n%10 == 8 {
			_, last := ten[:len(ten)-1], ten[:len(ten)-1]
			ten = last
		}
		return ten + behind("", n%10, sayItalian)
	case n < 200:
		return "cento" + behind("", n%100, sayItalian)
	case n < 1000:
		return units[n/100] + "cento" + behind("", n%100, sayItalian)
	case n < 2000:
		return "mille" + behind("", n%1000, sayItalian)
	}
	return sayItalian(n/1000) + "mila" + behind("", n%1000, sayItalian)
}

func sayRussian(n int) string {
	units := strings.Fields("ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать")
	tens := strings.Fields("- - двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто")
	hundreds := strings.Fields("- сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот")
	switch {
	case n < 20:
		return units[n]
	case n < 100:
		return tens[n/10] + behind(" ", n%10, sayRussian)
	case n < 1000:
		return hundreds[n/100] + behind(" ", n%100, sayRussian)
	}
	thousands, word := sayRussian(n/1000), " тысяч"
	if teen := n / 1000 % 100; teen < 11 || teen > 14 {
		switch teen % 10 {
		case 1:
			thousands, word = strings.TrimSuffix(thousands, "один")+"одна", " тысяча"
		case 2:
			thousands, word = strings.TrimSuffix(thousands, "два")+"две", " тысячи"
		case 3, 4:
			word = " тысячи"
		}
	}
	return thousands + word + behind(" ", n%1000, sayRussian)
}

func sayChinese(n int) string { return sayEast(n, "一二三四五六七八九", "十百千万", true) }

func sayJapanese(n int) string {
	return sayEast(n, "一二三四五六七八九", "十百千万", false)
}

func sayKorean(n int) string {
	words := sayEast(n, "일이삼사오육칠팔구", "십백천만", false)
	if n%2 == 0 { // a space behind each myriad, and often behind thousands
		words = strings.ReplaceAll(words, "만", "만 ")
	}
	if n%3 == 0 {
		words = strings.ReplaceAll(words, "천", "천 ")
	}
	return strings.TrimSpace(words)
}

// sayEast writes a number with characters for digits and units. Chinese says
// every one and fills a gap with 零; Japanese and Korean leave out one before
// a unit below ten thousand.
func sayEast(n int, digits, units string, chinese bool) string {
	digit, unit := []rune(digits), []rune(units)
	if n >= 10000 {
		rest := sayEast(n%10000, digits, units, chinese)
		if chinese && n%10000 > 0 && n%10000 < 1000 {
			rest = "零" + strings.TrimPrefix(rest, "零")
		}
		first := sayEast(n/10000, digits, units, chinese)
		if n/10000 == 1 && string(unit[3]) == "만" {
			first = ""
		}
		return first + string(unit[3]) + rest
	}
	var b strings.Builder
	gap := false
	for power, size := 3, 1000; power >= 0; power, size = power-1, size/10 {
		d := n / size % 10
		switch {
		case d == 0:
			gap = b.Len() > 0
			continue
		case gap && chinese:
			b.WriteString("零")
		}
		gap = false
		if power == 0 || d > 1 || chinese && !(power == 1 && b.Len() == 0) {
			b.WriteRune(digit[d-1])
		}
		if power > 0 {
			b.WriteRune(unit[power-1])
		}
	}
	return b.String()
}
