package expense

import (
	"slices"
	"strings"
)

// zonesOf are the time zones of regions (ISO 3166), those with most people first.
var zonesOf = map[string]string{
	"AE": "Asia/Dubai", "AR": "America/Argentina/Buenos_Aires", "AT": "Europe/Vienna",
	"AU": "Australia/Sydney Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Darwin Australia/Hobart", "BE": "Europe/Brussels",
	"BG": "Europe/Sofia", "BR": "America/Sao_Paulo America/Bahia America/Fortaleza America/Manaus America/Rio_Branco",
	"CA": "America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns", "CH": "Europe/Zurich",
	"CL": "America/Santiago", "CN": "Asia/Shanghai Asia/Urumqi", "CO": "America/Bogota", "CY": "Asia/Nicosia", "CZ": "Europe/Prague", "DE": "Europe/Berlin",
	"DK": "Europe/Copenhagen", "EE": "Europe/Tallinn", "EG": "Africa/Cairo", "ES": "Europe/Madrid Atlantic/Canary", "FI": "Europe/Helsinki",
	"FR": "Europe/Paris Indian/Reunion America/Martinique Pacific/Noumea", "GB": "Europe/London", "GR": "Europe/Athens", "HK": "Asia/Hong_Kong", "HR": "Europe/Zagreb",
	"HU": "Europe/Budapest", "ID": "Asia/Jakarta Asia/Makassar Asia/Jayapura", "IE": "Europe/Dublin", "IL": "Asia/Jerusalem", "IN": "Asia/Kolkata",
	"IS": "Atlantic/Reykjavik", "IT": "Europe/Rome", "JP": "Asia/Tokyo", "KE": "Africa/Nairobi", "KR": "Asia/Seoul", "KZ": "Asia/Almaty", "LI": "Europe/Vaduz",
	"LT": "Europe/Vilnius", "LU": "Europe/Luxembourg", "LV": "Europe/Riga", "MA": "Africa/Casablanca", "MO": "Asia/Macau", "MT": "Europe/Malta",
	"MX": "America/Mexico_City America/Tijuana America/Cancun America/Hermosillo America/Monterrey", "MY": "Asia/Kuala_Lumpur", "NG": "Africa/Lagos",
	"NL": "Europe/Amsterdam", "NO": "Europe/Oslo", "NZ": "Pacific/Auckland", "PE": "America/Lima", "PH": "Asia/Manila", "PL": "Europe/Warsaw",
	"PT": "Europe/Lisbon Atlantic/Madeira Atlantic/Azores", "RO": "Europe/Bucharest", "RS": "Europe/Belgrade",
	"RU": "Europe/Moscow Asia/Yekaterinburg Asia/Novosibirsk Europe/Samara Asia/Krasnoyarsk Asia/Vladivostok Europe/Kaliningrad", "SA": "Asia/Riyadh",
	"SE": "Europe/Stockholm", "SG": "Asia/Singapore", "SI": "Europe/Ljubljana", "SK": "Europe/Bratislava", "TH": "Asia/Bangkok", "TR": "Europe/Istanbul",
	"TW": "Asia/Taipei", "UA": "Europe/Kyiv", "US": "America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage Pacific/Honolulu",
	"UY": "America/Montevideo", "VN": "Asia/Ho_Chi_Minh", "ZA": "Africa/Johannesburg",
}

// ownCurrencies are those of one country, which has usual rates of tax.
var ownCurrencies = map[Currency]string{
	"AUD": "AU", "CHF": "CH", "CNY": "CN", "CZK": "CZ", "DKK": "DK", "GBP": "GB", "HUF": "HU", "INR": "IN", "JPY": "JP", "KRW": "KR", "MXN": "MX",
	"NOK": "NO", "NZD": "NZ", "PLN": "PL", "RON": "RO", "RUB": "RU", "SEK": "SE", "SGD": "SG", "TRY": "TR", "TWD": "TW", "UAH": "UA",
}

// UsualZones returns the time zones of a region, the one with most people first.
func UsualZones(region string) []string { return strings.Fields(zonesOf[strings.ToUpper(region)]) }

// Country returns the country where the people of a ledger seem to be, by its region, or by
// its time zone or currency; "" if these tell none.
func (s Settings) Country() string {
	if s.Region != "" {
		return s.Region
	}
	for region, zones := range zonesOf {
		if slices.Contains(strings.Fields(zones), s.Zone) {
			return region
		}
	}
	return ownCurrencies[s.Currency]
}
