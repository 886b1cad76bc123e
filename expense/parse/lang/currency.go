package lang

import (
	"iter"
	"slices"
	"strings"
	"sync"

	"chit/expense"
)

// A Mark is a sign or a word that says which money a number is.
type Mark struct {
	Code   expense.Currency // "" when the mark belongs to a family
	Symbol string           // as the table has it; what was written is kept with the amount
	Family string           // key of families
	Usual  expense.Currency // what the mark means when nothing else decides, "" if that must be asked
	Minor  int32            // 2 for cents, 1 for 角
	Iso    bool             // an ISO code: a word such as "try" must be in capitals
	Weak   bool             // only directly after a digit or a whole amount: "43c", "50p"
	Piece  bool             // also a measure word: 块 is "yuan" and "piece"
	Spoken string           // the language that has it
	Worth  int64            // of a note that is called by its value, in whatever currency: 10 for a "tenner"
}

// IsLargeUnit reports whether a meal costs some tens of a currency, and not hundreds or more.
func IsLargeUnit(c expense.Currency) bool {
	return slices.Contains([]expense.Currency{"EUR", "USD", "GBP", "CHF", "CAD", "AUD", "NZD", "SGD", "BRL", "PLN"}, c)
}

// families are the currencies that share a sign or a name, the most used first.
var families = map[string]string{
	"$":       "USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP JMD TTD BBD BSD BZD FJD GYD LRD NAD XCD BND KYD SRD BMD SBD",
	"dollar":  "USD CAD AUD NZD SGD HKD TWD JMD TTD BBD BSD BZD FJD GYD LRD NAD XCD BND KYD SRD BMD SBD", // nobody calls a peso so
	"bucks":   "USD CAD AUD NZD SGD HKD TWD ZAR EUR",
	"pound":   "GBP EGP LBP SYP SDG SSP GIP FKP SHP",
	"yen":     "JPY CNY",
	"yuan":    "CNY TWD HKD MOP",
	"krone":   "SEK NOK DKK ISK CZK",
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
	"centime": "EUR CHF CAD MAD DZD XPF",
	"balle":   "EUR CHF CAD",
	"penny":   "GBP USD EUR",
	"centavo": "MXN BRL ARS CLP COP PHP USD EUR",
	"ore":     "SEK NOK DKK",
	"fen":     "CNY TWD HKD",
	"birr":    "ETB BYN",
	"cfa":     "XOF XAF",
	"guilder": "XCG ANG AWG",
	"kwacha":  "ZMW MWK",
}

// contested are the families of which no member is what most people mean, wherever they are.
const contested = " krone ore peso dinar riyal dirham shill "

// IsContested reports whether the mark may mean several currencies, none of which is the
// usual one.
func (m *Mark) IsContested() bool {
	return m.Usual == "" && m.Family != "" && strings.Contains(contested, " "+m.Family+" ")
}

// FamilyLists holds the families as lists. It is built once, because an amount
// hands its list out.
var FamilyLists = sync.OnceValue(func() map[string][]expense.Currency {
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
// "%" for a measure word: "~krone=SEK/2?". "*" and a number are the worth of a note,
// which is weak when it must be counted: "*10", "JPY*500", "*1000?".
func (d *Dictionary) addMarks(v *vocabulary, language string) {
	for w, m := range eachMark(v.marks, language) {
		d.word(w).Mark = m
	}
}

// eachMark yields the words of such a list with what they mean.
func eachMark(marks, language string) iter.Seq2[string, *Mark] {
	return func(yield func(string, *Mark) bool) {
		for item := range strings.FieldsSeq(marks) {
			key, words, _ := strings.Cut(item, ":")
			m := newMark(key)
			for w := range strings.SplitSeq(words, ",") {
				own := m
				own.Symbol, own.Spoken = spaced(w), language
				if !yield(own.Symbol, &own) {
					return
				}
			}
		}
	}
}

func newMark(key string) Mark {
	var m Mark
	key, m.Weak = strings.CutSuffix(key, "?")
	key, m.Piece = strings.CutSuffix(key, "%")
	key, worth, _ := strings.Cut(key, "*")
	for _, c := range worth {
		m.Worth = m.Worth*10 + int64(c-'0')
	}
	key, minor, hasMinor := strings.Cut(key, "/")
	if hasMinor {
		m.Minor = int32(minor[0] - '0')
	}
	key, usual, _ := strings.Cut(key, "=")
	m.Usual = expense.Currency(usual)
	if family, ok := strings.CutPrefix(key, "~"); ok {
		m.Family = family
		return m
	}
	m.Code = expense.Currency(key)
	return m
}

// List returns the currencies that the mark may mean, nil when it means one.
func (m *Mark) List() []expense.Currency {
	if m.Family == "" {
		return nil
	}
	return FamilyLists()[m.Family]
}

// Currency decides what the mark means in a ledger and a language: the
// ledger's own currency if the family has it, then the language's, then the
// usual one.
func (m *Mark) Currency(ledger expense.Currency, language string) expense.Currency {
	if m.Family == "" {
		return m.Code
	}
	list := m.List()
	if slices.Contains(list, ledger) {
		return ledger
	}
	if local := Named(language).currency; local != "" && slices.Contains(list, local) {
		return local
	}
	return m.Usual
}

// Likely is [Mark.Currency], and where that leaves it open the most used of the
// family.
func (m *Mark) Likely(ledger expense.Currency, language string) expense.Currency {
	if c := m.Currency(ledger, language); c != "" || m.Family == "" {
		return c
	}
	return m.List()[0]
}

// capitalsOnly are ISO codes that are words in some language, so that only
// capitals make them a currency.
const capitalsOnly = " all amd ang ars bam ban bif bob bsd cad cop crc cup cve din dop ern fjd gel gip kes lak lek mad mop mga mur nad nok pab pen php ron rub sar sek sll sos srd std stn syp top try ttd wst yer zar "

// IsCodeAsWritten reports whether an ISO code is one in this spelling.
func IsCodeAsWritten(written, lower string, shouting bool) bool {
	if !strings.Contains(capitalsOnly, " "+lower+" ") {
		return true
	}
	return !shouting && written == strings.ToUpper(written)
}

// codesBehind are those of them that nobody writes behind a number for anything else.
const codesBehind = " cad crc dop nok php zar "

// IsCodeBehind reports whether an ISO code in lower case is one behind a number.
func IsCodeBehind(lower string) bool { return strings.Contains(codesBehind, " "+lower+" ") }

// A nation is the beginning of an adjective that tells which dollar, pound or
// franc it is, with the first letters of the code.
type nation struct{ stem, code string }

// nations are those of all languages.
var nations = sync.OnceValue(func() []nation {
	var all []nation
	for _, l := range languages() {
		for item := range strings.FieldsSeq(l.nations) {
			code, stems, _ := strings.Cut(item, ":")
			for stem := range strings.SplitSeq(stems, ",") {
				all = append(all, nation{spaced(stem), code})
			}
		}
	}
	return all
})

// National returns the member of a family that an adjective names, or the currency itself if it
// is that of the country.
func (m *Mark) National(adjective string) expense.Currency {
	if m.Family == "" {
		return National(adjective, []expense.Currency{m.Code})
	}
	return National(adjective, m.List())
}

// National returns the first of several currencies that the adjective of its country names, or a
// name of the country that begins as that does: "danish", "Norwegen". It is "" for none.
func National(adjective string, among []expense.Currency) expense.Currency {
	for _, n := range nations() {
		if !strings.HasPrefix(adjective, n.stem) || len(n.stem) <= 2 && adjective != n.stem {
			continue
		}
		for _, c := range among {
			if strings.HasPrefix(string(c), n.code) {
				return c
			}
		}
	}
	return ""
}
