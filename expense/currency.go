package expense

import (
	"maps"
	"slices"
	"strings"
)

// A Currency is an ISO 4217 alphabetic code, upper case.
type Currency string

// Digits returns how many decimal digits the currency's minor unit has: 2 for
// EUR, 0 for JPY, 3 for KWD. It is 2 for a code that is not in the table.
func (c Currency) Digits() int {
	if d, ok := minorDigits[c]; ok {
		return d
	}
	return 2
}

// LookupCurrency returns the currency of a code in any case, and whether there
// is one.
func LookupCurrency(code string) (Currency, bool) {
	c := Currency(strings.ToUpper(code))
	_, ok := known[c]
	return c, ok
}

// Currencies returns every code of the table, in no order.
func Currencies() []Currency { return slices.Collect(maps.Keys(known)) }

var known = func() map[Currency]bool {
	m := make(map[Currency]bool, 180)
	for code := range strings.FieldsSeq(twoDigits) {
		m[Currency(code)] = true
	}
	for code := range minorDigits {
		m[code] = true
	}
	return m
}()

// minorDigits and twoDigits are the active codes of ISO 4217 list one, without
// funds, metals and test codes. ANG, BGN, CUC, HRK, SLL and VEF are no longer
// on that list, but old expenses were paid in them.
var minorDigits = map[Currency]int{
	"BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0,
	"RWF": 0, "UGX": 0, "VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0,
	"BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3,
	"CLF": 4, "UYW": 4,
}

const twoDigits = `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD
CAD CDF CHF CNY COP CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD
HKD HNL HRK HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL
MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD
PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL
THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VEF VES WST XCD XCG YER ZAR ZMW ZWG `
