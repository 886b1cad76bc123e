package main

import "chit/expense"

// currencyOf has the currency of each region whose locale is in use. For other
// regions a ledger begins without a currency and takes that of the first amount
// that names one.
var currencyOf = map[string]expense.Currency{
	"AD": "EUR", "AT": "EUR", "BE": "EUR", "BG": "EUR", "CY": "EUR", "DE": "EUR", "EE": "EUR", "ES": "EUR",
	"FI": "EUR", "FR": "EUR", "GR": "EUR", "HR": "EUR", "IE": "EUR", "IT": "EUR", "LT": "EUR", "LU": "EUR",
	"LV": "EUR", "MC": "EUR", "ME": "EUR", "MT": "EUR", "NL": "EUR", "PT": "EUR", "SI": "EUR", "SK": "EUR",
	"SM": "EUR", "VA": "EUR", "XK": "EUR",

	"EC": "USD", "PR": "USD", "SV": "USD", "US": "USD",

	"AE": "AED", "AL": "ALL", "AM": "AMD", "AR": "ARS", "AU": "AUD", "AZ": "AZN", "BA": "BAM", "BD": "BDT",
	"BH": "BHD", "BO": "BOB", "BR": "BRL", "BY": "BYN", "CA": "CAD", "CH": "CHF", "CL": "CLP", "CN": "CNY",
	"CO": "COP", "CR": "CRC", "CZ": "CZK", "DK": "DKK", "DO": "DOP", "DZ": "DZD", "EG": "EGP", "ET": "ETB",
	"GB": "GBP", "GE": "GEL", "GH": "GHS", "GT": "GTQ", "HK": "HKD", "HN": "HNL", "HU": "HUF", "ID": "IDR",
	"IL": "ILS", "IN": "INR", "IQ": "IQD", "IR": "IRR", "IS": "ISK", "JM": "JMD", "JO": "JOD", "JP": "JPY",
	"KE": "KES", "KH": "KHR", "KR": "KRW", "KW": "KWD", "KZ": "KZT", "LA": "LAK", "LB": "LBP", "LI": "CHF",
	"LK": "LKR", "LY": "LYD", "MA": "MAD", "MD": "MDL", "MK": "MKD", "MM": "MMK", "MN": "MNT", "MO": "MOP",
	"MX": "MXN", "MY": "MYR", "NG": "NGN", "NI": "NIO", "NO": "NOK", "NP": "NPR", "NZ": "NZD", "OM": "OMR",
	"PA": "PAB", "PE": "PEN", "PH": "PHP", "PK": "PKR", "PL": "PLN", "PY": "PYG", "QA": "QAR", "RO": "RON",
	"RS": "RSD", "RU": "RUB", "SA": "SAR", "SE": "SEK", "SG": "SGD", "TH": "THB", "TN": "TND", "TR": "TRY",
	"TW": "TWD", "TZ": "TZS", "UA": "UAH", "UG": "UGX", "UY": "UYU", "UZ": "UZS", "VE": "VES", "VN": "VND",
	"YE": "YER", "ZA": "ZAR", "ZM": "ZMW",
}
