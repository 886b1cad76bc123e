package number

import (
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// A Custom is how a place writes numbers, as far as one is known.
type Custom struct {
	dotGroups, commaGroups bool // a dot or a comma before three digits can only be thousands
}

// CustomOf decides by the region of the ledger, else by the language of the
// text, else by that of the ledger. Where the region and the text disagree, as
// for English written in Germany, nobody knows which habit won: neither decides, unless the
// region writes the language in a way of its own, as Mexico does Spanish.
func CustomOf(region, language string) Custom {
	if lang.ContainsWord(spaceRegions, region) {
		return Custom{}
	}
	byText := Custom{commaGroups: true} // as in English, and where nothing is known
	if lang.Named(language).DecimalComma {
		byText = Custom{dotGroups: true}
	}
	byRegion := byText
	switch {
	case lang.ContainsWord(commaRegions, region):
		byRegion = Custom{dotGroups: true}
	case lang.ContainsWord(pointRegions, region):
		byRegion = Custom{commaGroups: true}
	}
	if language != "" && byRegion != byText && !lang.ContainsWord(lang.Named(language).PointRegions, region) {
		return Custom{}
	}
	return byRegion
}

// ReadingsIn returns what the numeral means in a place and a currency, the
// likeliest first.
func ReadingsIn(n *lex.Numeral, c Custom, currency expense.Currency) []decimal.Decimal {
	if !n.Ambiguous {
		return n.Readings()
	}
	switch {
	case isPaidWhole(currency):
		return []decimal.Decimal{n.Thousands()}
	case currency.Digits() == 3 && (n.Separator == '.') != c.dotGroups:
		return []decimal.Decimal{n.Decimals(), n.Thousands()}
	case n.Separator == '.' && c.dotGroups, n.Separator == ',' && c.commaGroups:
		if currency.Digits() == 3 {
			break
		}
		return []decimal.Decimal{n.Thousands()}
	}
	return n.Readings()
}

const (
	commaRegions = " DE AT FR ES IT PT BR NL BE PL SE DK NO FI TR ID VN AR CL CO CZ SK HU RO BG GR HR SI RS LT LV EE IS LU VE UY PY EC BO CR GE AZ "
	// Thousands are set apart by spaces, and a dot is typed for the comma: "1.250" is either.
	spaceRegions = " RU UA BY KZ "
	pointRegions = " US GB IE AU NZ CA IN CN JP KR HK TW SG MY TH PH IL MX PE GT HN NI PA SV DO PR PK BD LK NP NG KE GH EG SA AE KW QA OM BH JO CH LI MO MM KH "
)

// isPaidWhole reports whether a separator with three digits after it can only be one
// of thousands in a currency.
func isPaidWhole(c expense.Currency) bool {
	return c != "" && (c.Digits() == 0 || strings.Contains(practicallyWhole, " "+string(c)+" "))
}

// practicallyWhole are currencies with a minor unit that nobody pays in, so
// that three digits after a separator are thousands.
const practicallyWhole = " IDR COP IRR LAK UZS KHR MMK LBP HUF AMD KZT NGN TZS MNT CRC ALL "
