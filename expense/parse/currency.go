package parse

import (
	"slices"
	"strings"
	"sync"

	"chit/expense"
)

// A mark is a sign or a word that says which money a number is.
type mark struct {
	code   expense.Currency // "" when the mark belongs to a family
	symbol string           // as the table has it; what was written is kept with the amount
	family string           // key of families
	usual  expense.Currency // what the mark means when nothing else decides, "" if that must be asked
	minor  int32            // 2 for cents, 1 for 角
	iso    bool             // an ISO code: a word such as "try" must be in capitals
	weak   bool             // only directly after a digit or a whole amount: "43c", "50p"
	piece  bool             // also a measure word: 块 is "yuan" and "piece"
}

// families are the currencies that share a sign or a name, the most used first.
var families = map[string]string{
	"dollar":  "USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP JMD TTD BBD BSD BZD FJD GYD LRD NAD XCD BND KYD SRD BMD SBD",
	"bucks":   "USD CAD AUD NZD SGD HKD TWD ZAR EUR",
	"pound":   "GBP EGP LBP SYP SDG SSP GIP FKP SHP",
	"yen":     "JPY CNY",
	"yuan":    "CNY TWD HKD MOP",
	"krone":   "SEK NOK DKK ISK",
	"rupee":   "INR PKR LKR NPR MUR SCR",
	"rupiah":  "IDR",
	"franc":   "CHF XOF XAF XPF CDF GNF RWF BIF DJF KMF",
	"peso":    "MXN ARS CLP COP PHP UYU DOP CUP",
	"dinar":   "KWD BHD IQD JOD LYD RSD DZD TND MKD",
	"riyal":   "SAR QAR OMR YER IRR",
	"rial":    "IRR OMR YER SAR QAR",
	"dirham":  "AED MAD",
	"shill":   "KES UGX TZS SOS",
	"lira":    "TRY",
	"ruble":   "RUB BYN",
	"won":     "KRW KPW",
	"leu":     "RON MDL",
	"colon":   "CRC",
	"real":    "BRL",
	"manat":   "AZN TMT",
	"som":     "KGS UZS",
	"cent":    "USD EUR CAD AUD NZD SGD HKD ZAR KES",
	"penny":   "GBP USD EUR",
	"centavo": "MXN BRL ARS CLP COP PHP USD EUR",
	"ore":     "SEK NOK DKK",
	"fen":     "CNY TWD HKD",
	"birr":    "ETB BYN",
	"cfa":     "XOF XAF",
	"guilder": "XCG ANG AWG",
	"kwacha":  "ZMW MWK",
}

// familyLists holds the families as lists. It is built once, because an amount
// hands its list out.
var familyLists = sync.OnceValue(func() map[string][]expense.Currency {
	m := make(map[string][]expense.Currency, len(families))
	for name, codes := range families {
		for c := range strings.FieldsSeq(codes) {
			m[name] = append(m[name], expense.Currency(c))
		}
	}
	return m
})

// addMarks enters the currency names of a language. Each item is a key, a
// colon and words. The key is an ISO code, or "~" and a family, with "=" and
// the usual currency, "/" and the digits of a minor unit, "?" for a weak mark,
// "%" for a measure word: "~krone=SEK/2?".
func (d *dictionary) addMarks(v *vocabulary) {
	for item := range strings.FieldsSeq(v.marks) {
		key, words, _ := strings.Cut(item, ":")
		m := newMark(key)
		for w := range strings.SplitSeq(words, ",") {
			w = spaced(w)
			own := m
			own.symbol = w
			d.word(w).mark = &own
		}
	}
}

func newMark(key string) mark {
	var m mark
	key, m.weak = strings.CutSuffix(key, "?")
	key, m.piece = strings.CutSuffix(key, "%")
	key, minor, hasMinor := strings.Cut(key, "/")
	if hasMinor {
		m.minor = int32(minor[0] - '0')
	}
	key, usual, _ := strings.Cut(key, "=")
	m.usual = expense.Currency(usual)
	if family, ok := strings.CutPrefix(key, "~"); ok {
		m.family = family
		return m
	}
	m.code = expense.Currency(key)
	return m
}

// list returns the currencies that the mark may mean, nil when it means one.
func (m *mark) list() []expense.Currency {
	if m.family == "" {
		return nil
	}
	return familyLists()[m.family]
}

// currency decides what the mark means in a ledger and a language: the
// ledger's own currency if the family has it, then the language's, then the
// usual one.
func (m *mark) currency(o Options, language string) expense.Currency {
	if m.family == "" {
		return m.code
	}
	list := m.list()
	if slices.Contains(list, o.Currency) {
		return o.Currency
	}
	if local := languageCurrency[language]; local != "" && slices.Contains(list, local) && language != "en" {
		return local
	}
	return m.usual
}

// likely is [mark.currency], and where that leaves it open the most used of the
// family.
func (m *mark) likely(o Options, language string) expense.Currency {
	if c := m.currency(o, language); c != "" || m.family == "" {
		return c
	}
	return m.list()[0]
}

// languageCurrency is the money of a language that is written in one place.
var languageCurrency = map[string]expense.Currency{"zh": "CNY", "ja": "JPY", "sv": "SEK", "ko": "KRW", "ru": "RUB", "tr": "TRY", "pl": "PLN", "da": "DKK", "nb": "NOK"}

// capitalsOnly are ISO codes that are words in some language, so that only
// capitals make them a currency.
const capitalsOnly = " all amd ang ars bam ban bif bob bsd cad cop crc cup cve din dop ern fjd gel gip kes lak lek mad mop mga mur nad nok pab pen php ron rub sar sek sll sos srd std stn syp top try ttd wst yer zar "

// isCodeAsWritten reports whether an ISO code is one in this spelling.
func isCodeAsWritten(written, lower string, shouting bool) bool {
	if !strings.Contains(capitalsOnly, " "+lower+" ") {
		return true
	}
	return !shouting && written == strings.ToUpper(written)
}

// nations are beginnings of adjectives that tell which dollar, pound or franc
// it is, in the languages of the tables, with the first letters of the code.
var nations = [...]struct{ stem, code string }{
	{"americ", "US"},
	{"amerik", "US"},
	{"us", "US"},
	{"u.s", "US"},
	{"estadounid", "US"},
	{"амер", "US"},
	{"сша", "US"},
	{"美", "US"},
	{"미국", "US"},
	{"アメリカ", "US"},
	{"米", "US"},
	{"canad", "CA"},
	{"kanad", "CA"},
	{"канад", "CA"},
	{"캐나다", "CA"},
	{"カナダ", "CA"},
	{"austral", "AU"},
	{"avustral", "AU"},
	{"австрал", "AU"},
	{"aussie", "AU"},
	{"호주", "AU"},
	{"オーストラリア", "AU"},
	{"豪", "AU"},
	{"new zealand", "NZ"},
	{"kiwi", "NZ"},
	{"neozel", "NZ"},
	{"뉴질랜드", "NZ"},
	{"ニュージーランド", "NZ"},
	{"singap", "SG"},
	{"싱가포르", "SG"},
	{"シンガポール", "SG"},
	{"hong", "HK"},
	{"hk", "HK"},
	{"홍콩", "HK"},
	{"香港", "HK"},
	{"taiwan", "TW"},
	{"대만", "TW"},
	{"台湾", "TW"},
	{"swiss", "CH"},
	{"suiss", "CH"},
	{"suiz", "CH"},
	{"suíç", "CH"},
	{"svizzer", "CH"},
	{"schweiz", "CH"},
	{"zwits", "CH"},
	{"isvi", "CH"},
	{"szwajc", "CH"},
	{"швейц", "CH"},
	{"스위스", "CH"},
	{"スイス", "CH"},
	{"瑞士", "CH"},
	{"brit", "GB"},
	{"engl", "GB"},
	{"ingl", "GB"},
	{"sterl", "GB"},
	{"ester", "GB"},
	{"uk", "GB"},
	{"영국", "GB"},
	{"イギリス", "GB"},
	{"egyp", "EG"},
	{"egip", "EG"},
	{"égyp", "EG"},
	{"ägyp", "EG"},
	{"mısır", "EG"},
	{"이집트", "EG"},
	{"エジプト", "EG"},
	{"leban", "LB"},
	{"libane", "LB"},
	{"lübnan", "LB"},
	{"syri", "SY"},
	{"siri", "SY"},
	{"sudan", "SD"},
	{"mexic", "MX"},
	{"mexik", "MX"},
	{"messic", "MX"},
	{"meksik", "MX"},
	{"멕시코", "MX"},
	{"argent", "AR"},
	{"arjant", "AR"},
	{"chil", "CL"},
	{"colomb", "CO"},
	{"kolumb", "CO"},
	{"philip", "PH"},
	{"filip", "PH"},
	{"필리핀", "PH"},
	{"uru", "UY"},
	{"domin", "DO"},
	{"cuban", "CU"},
	{"indian", "IN"},
	{"indisch", "IN"},
	{"indi", "IN"},
	{"인도", "IN"},
	{"インド", "IN"},
	{"pakist", "PK"},
	{"sri", "LK"},
	{"nepal", "NP"},
	{"mauri", "MU"},
	{"seych", "SC"},
	{"kuwait", "KW"},
	{"koweit", "KW"},
	{"쿠웨이트", "KW"},
	{"bahrain", "BH"},
	{"iraq", "IQ"},
	{"irak", "IQ"},
	{"jordan", "JO"},
	{"giord", "JO"},
	{"liby", "LY"},
	{"serb", "RS"},
	{"alger", "DZ"},
	{"tunis", "TN"},
	{"macedon", "MK"},
	{"saudi", "SA"},
	{"saud", "SA"},
	{"qatar", "QA"},
	{"katar", "QA"},
	{"oman", "OM"},
	{"yemen", "YE"},
	{"iran", "IR"},
	{"emira", "AE"},
	{"uae", "AE"},
	{"maroc", "MA"},
	{"morocc", "MA"},
	{"marokk", "MA"},
	{"marroq", "MA"},
	{"kenya", "KE"},
	{"ugand", "UG"},
	{"tanzan", "TZ"},
	{"somal", "SO"},
	{"swed", "SE"},
	{"schwed", "SE"},
	{"suéd", "SE"},
	{"suec", "SE"},
	{"sved", "SE"},
	{"svensk", "SE"},
	{"zweed", "SE"},
	{"швед", "SE"},
	{"isveç", "SE"},
	{"스웨덴", "SE"},
	{"スウェーデン", "SE"},
	{"norw", "NO"},
	{"norsk", "NO"},
	{"norv", "NO"},
	{"norue", "NO"},
	{"noorse", "NO"},
	{"노르웨이", "NO"},
	{"ノルウェー", "NO"},
	{"dan", "DK"},
	{"dän", "DK"},
	{"deens", "DK"},
	{"덴마크", "DK"},
	{"デンマーク", "DK"},
	{"icel", "IS"},
	{"isländ", "IS"},
	{"island", "IS"},
	{"jama", "JM"},
	{"trinid", "TT"},
	{"barbad", "BB"},
	{"baham", "BS"},
	{"beliz", "BZ"},
	{"fij", "FJ"},
	{"guyan", "GY"},
	{"liber", "LR"},
	{"namib", "NA"},
	{"brun", "BN"},
	{"cayman", "KY"},
	{"surin", "SR"},
	{"bermud", "BM"},
	{"malays", "MY"},
	{"turk", "TR"},
	{"türk", "TR"},
	{"russ", "RU"},
	{"russi", "RU"},
	{"belar", "BY"},
	{"chin", "CN"},
	{"中国", "CN"},
	{"중국", "CN"},
	{"japan", "JP"},
	{"japon", "JP"},
	{"giappon", "JP"},
	{"일본", "JP"},
	{"日本", "JP"},
	{"korea", "KR"},
	{"south korea", "KR"},
	{"bras", "BR"},
	{"braz", "BR"},
	{"roman", "RO"},
	{"moldov", "MD"},
	{"thai", "TH"},
	{"azer", "AZ"},
	{"costa", "CR"},
	{"rwand", "RW"},
	{"congo", "CD"},
	{"guine", "GN"},
	{"burund", "BI"},
}

// national returns the member of a family that an adjective names.
func (m *mark) national(adjective string) expense.Currency {
	if m.family == "" {
		return ""
	}
	for _, n := range nations {
		if !strings.HasPrefix(adjective, n.stem) || len(n.stem) <= 2 && adjective != n.stem {
			continue
		}
		for _, c := range m.list() {
			if strings.HasPrefix(string(c), n.code) {
				return c
			}
		}
	}
	return ""
}

// practicallyWhole are currencies with a minor unit that nobody pays in, so
// that three digits after a separator are thousands.
const practicallyWhole = " IDR COP IRR LAK UZS KHR MMK LBP HUF RUB AMD KZT NGN TZS MNT CRC ALL "

// threeDigits says what a separator with three digits after it can be in a
// currency: thousands, a decimal, or both.
func threeDigits(c expense.Currency) (thousands, decimals bool) {
	switch {
	case c == "":
		return true, true
	case c.Digits() == 0, strings.Contains(practicallyWhole, " "+string(c)+" "):
		return true, false
	}
	return true, true
}
