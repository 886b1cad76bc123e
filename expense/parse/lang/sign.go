package lang

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// signs are currency signs and abbreviations with points or dollar signs in
// them. The longest that fits wins. Keys are as in [Dictionary.addMarks].
const signs = `~$:$,﹩ USD:us$,usd$,$us,u.s.$ AUD:a$,au$,aud$ CAD:c$,ca$,cad$,can$ HKD:hk$,hkd$ TWD:nt$,ntd$,twd$ SGD:s$,sg$,sgd$
NZD:nz$,nzd$ BRL:r$,brl$ DOP:rd$ MXN:mx$,mex$,mxn$ BZD:bz$ TTD:tt$ JMD:j$ ZWG:z$ UYU:$u NAD:n$ BSD:b$ GYD:g$,gy$ COP:col$,cop$ CLP:clp$
ARS:ar$,ars$ BBD:bds$ FJD:fj$ BND:bnd$ KYD:ci$ XCD:ec$ LRD:l$ TOP:t$ WST:ws$ SBD:si$ MOP:mop$ NIO:c$
EUR:€ ~pound=GBP:£ ~yen=JPY:¥ INR:₹ RUB:₽ KRW:₩ TRY:₺,₤ UAH:₴ GEL:₾ KZT:₸ ILS:₪ VND:₫ THB:฿ KHR:៛ LAK:₭ NGN:₦ PHP:₱ CRC:₡ PYG:₲ GHS:₵,gh₵,gh¢ MNT:₮
AZN:₼ AMD:֏ ~rupee=INR:₨ BTC: ~cent/2:¢ PAB:b/. EGP:l.e.,l.e,ج.م.,ج.م KWD:د.ك.,د.ك BHD:.د.ب,د.ب IQD:ع.د LYD:ل.د JOD:د.ا SDG:ج.س.,ج.س OMR:ر.ع.,ر.ع
QAR:ر.ق ILS:ش.ج,ש״ח,ש"ח AED:د.إ SAR:ر.س DZD:دج PEN:s/.,s/ UZS:sʻ BGN:лв. RSD:дин. BAM:км`

type sign struct {
	Text string
	Lex  *Lexeme
}

// SignTable holds the signs by their first character, the longest first.
var SignTable = sync.OnceValue(func() map[rune][]sign {
	table := make(map[rune][]sign)
	for item := range strings.FieldsSeq(signs) {
		key, words, _ := strings.Cut(item, ":")
		if words == "" {
			continue
		}
		m := newMark(key)
		for w := range strings.SplitSeq(words, ",") {
			own := m
			own.Symbol = w
			first := FirstRune(w)
			table[first] = append(table[first], sign{w, &Lexeme{Mark: &own}})
		}
	}
	for first := range table {
		slices.SortStableFunc(table[first], func(a, b sign) int { return len(b.Text) - len(a.Text) })
	}
	return table
})

// SignMark returns the currency sign at s[i:] and its end. One that begins
// with a letter does not begin inside a word, and one that ends with a letter
// does not end inside one.
func SignMark(s string, i int) (*Lexeme, int) {
	r, _ := utf8.DecodeRuneInString(s[i:])
	for _, c := range SignTable()[unicode.ToLower(r)] {
		if !HasFold(s[i:], c.Text) {
			continue
		}
		end := i + len(c.Text)
		last, _ := utf8.DecodeLastRuneInString(c.Text)
		next, _ := utf8.DecodeRuneInString(s[end:])
		if unicode.IsLetter(last) && unicode.IsLetter(next) && !IsUnspaced(next) {
			continue
		}
		if previous, _ := utf8.DecodeLastRuneInString(s[:i]); unicode.IsLetter(r) && unicode.IsLetter(previous) && !IsUnspaced(previous) {
			continue
		}
		return c.Lex, end
	}
	return nil, 0
}

// HasFold reports whether s begins with prefix in any case. Prefixes are short
// and lower case.
func HasFold(s, prefix string) bool {
	return len(s) >= len(prefix) && (s[:len(prefix)] == prefix || strings.EqualFold(s[:len(prefix)], prefix))
}
