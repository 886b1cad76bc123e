package parse

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// signs are currency signs and abbreviations with points or dollar signs in
// them. The longest that fits wins. Keys are as in [dictionary.addMarks].
const signs = `~dollar:$,﹩ USD:us$,usd$,$us,u.s.$ AUD:a$,au$,aud$ CAD:c$,ca$,cad$,can$ HKD:hk$,hkd$ TWD:nt$,ntd$,twd$ SGD:s$,sg$,sgd$
NZD:nz$,nzd$ BRL:r$,brl$ DOP:rd$ MXN:mx$,mex$,mxn$ BZD:bz$ TTD:tt$ JMD:j$ ZWG:z$ UYU:$u NAD:n$ BSD:b$ GYD:g$,gy$ COP:col$,cop$ CLP:clp$
ARS:ar$,ars$ BBD:bds$ FJD:fj$ BND:bnd$ KYD:ci$ XCD:ec$ LRD:l$ TOP:t$ WST:ws$ SBD:si$ MOP:mop$ NIO:c$
EUR:€ ~pound=GBP:£ ~yen=JPY:¥ INR:₹ RUB:₽ KRW:₩ TRY:₺,₤ UAH:₴ GEL:₾ KZT:₸ ILS:₪ VND:₫ THB:฿ KHR:៛ LAK:₭ NGN:₦ PHP:₱ CRC:₡ PYG:₲ GHS:₵,gh₵,gh¢ MNT:₮
AZN:₼ AMD:֏ ~rupee=INR:₨ BTC: ~cent/2:¢ PAB:b/. EGP:l.e.,l.e,ج.م.,ج.م KWD:د.ك.,د.ك BHD:.د.ب,د.ب IQD:ع.د LYD:ل.د JOD:د.ا SDG:ج.س.,ج.س OMR:ر.ع.,ر.ع
QAR:ر.ق ILS:ش.ج,ש״ח,ש"ח AED:د.إ SAR:ر.س DZD:دج PEN:s/.,s/ UZS:sʻ,s' BGN:лв. RSD:дин. BAM:км`

type sign struct {
	text string
	lex  *lexeme
}

// signTable holds the signs by their first character, the longest first.
var signTable = sync.OnceValue(func() map[rune][]sign {
	table := make(map[rune][]sign)
	for item := range strings.FieldsSeq(signs) {
		key, words, _ := strings.Cut(item, ":")
		if words == "" {
			continue
		}
		m := newMark(key)
		for w := range strings.SplitSeq(words, ",") {
			own := m
			own.symbol = w
			first := firstRune(w)
			table[first] = append(table[first], sign{w, &lexeme{mark: &own}})
		}
	}
	for first := range table {
		slices.SortStableFunc(table[first], func(a, b sign) int { return len(b.text) - len(a.text) })
	}
	return table
})

// signMark returns the currency sign at s[i:] and its end. One that begins
// with a letter does not begin inside a word, and one that ends with a letter
// does not end inside one.
func signMark(s string, i int) (*lexeme, int) {
	r, _ := utf8.DecodeRuneInString(s[i:])
	for _, c := range signTable()[unicode.ToLower(r)] {
		if !hasFold(s[i:], c.text) {
			continue
		}
		end := i + len(c.text)
		last, _ := utf8.DecodeLastRuneInString(c.text)
		next, _ := utf8.DecodeRuneInString(s[end:])
		if unicode.IsLetter(last) && unicode.IsLetter(next) && !unspaced(next) {
			continue
		}
		if previous, _ := utf8.DecodeLastRuneInString(s[:i]); unicode.IsLetter(r) && unicode.IsLetter(previous) && !unspaced(previous) {
			continue
		}
		return c.lex, end
	}
	return nil, 0
}

// hasFold reports whether s begins with prefix in any case. Prefixes are short
// and lower case.
func hasFold(s, prefix string) bool {
	return len(s) >= len(prefix) && (s[:len(prefix)] == prefix || strings.EqualFold(s[:len(prefix)], prefix))
}
