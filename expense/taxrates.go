package expense

import (
	"strings"

	"github.com/shopspring/decimal"
)

// usualRates are the rates of the tax on what is bought, in percent, by region (ISO 3166):
// the standard rate first.
var usualRates = map[string]string{
	"AT": "20 10 13", "AU": "10", "BE": "21 12 6", "BG": "20 9", "CH": "8.1 2.6 3.8", "CN": "13 9 6 3", "CZ": "21 12", "DE": "19 7", "DK": "25",
	"EE": "24 13 9", "ES": "21 10 4", "FI": "25.5 13.5 10", "FR": "20 10 5.5 2.1", "GB": "20 5", "GR": "24 13 6", "HR": "25 13 5", "HU": "27 18 5",
	"IE": "23 13.5 9", "IN": "18 5 40", "IT": "22 10 5 4", "JP": "10 8", "KR": "10", "LI": "8.1 2.6 3.8", "LU": "17 14 8 3", "MX": "16 8",
	"NL": "21 9", "NO": "25 15 12", "NZ": "15", "PL": "23 8 5", "PT": "23 13 6", "RO": "21 11", "RU": "22 10", "SE": "25 12 6", "SG": "9", "SI": "22 9.5 5",
	"SK": "23 19 5", "TR": "20 10 1", "TW": "5", "UA": "20 14 7",
}

// UsualRates returns the rates of the tax on what is bought in a region, the standard one
// first, and none of a region that has no such rates.
func UsualRates(region string) []Rate {
	var rates []Rate
	for percent := range strings.FieldsSeq(usualRates[strings.ToUpper(region)]) {
		if r, err := NewRate(decimal.RequireFromString(percent).Shift(-2)); err == nil {
			rates = append(rates, r)
		}
	}
	return rates
}
