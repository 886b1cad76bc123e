package telegram

import (
	"encoding/json"
	"time"

	"github.com/zsefvlol/timezonemapper"
)

// located returns the time zone of the place that a message shows, "" if it shows none.
// A venue is a shop or the like, and what is forwarded is somebody else's place: neither
// says where the sender is.
func (m *message) located() string {
	if !given(m.Location) || given(m.Venue) || given(m.Origin) {
		return ""
	}
	var place struct {
		Latitude  *float64 `json:"latitude"`
		Longitude *float64 `json:"longitude"`
	}
	if json.Unmarshal(m.Location, &place) != nil || place.Latitude == nil || place.Longitude == nil {
		return ""
	}
	zone := zoneAt(*place.Latitude, *place.Longitude)
	if _, err := time.LoadLocation(zone); err != nil {
		return ""
	}
	return zone
}

// zoneAt returns the time zone of a place, "" if there is none.
func zoneAt(latitude, longitude float64) string {
	zone := timezonemapper.LatLngToTimezoneString(latitude, longitude)
	for _, a := range amended {
		if a.was == zone && a.south <= latitude && latitude < a.north && a.west <= longitude && longitude < a.east {
			return a.is
		}
	}
	return zone
}

// amended are the areas for which the library, whose borders are coarse and of 2019, does not
// know today's zone: those that were split or renamed since, and coasts that it takes for
// the opposite ones.
var amended = []struct {
	was                      string
	south, north, west, east float64
	is                       string
}{
	{"Europe/Kiev", -90, 90, -180, 180, "Europe/Kyiv"},
	{"Europe/Uzhgorod", -90, 90, -180, 180, "Europe/Kyiv"},
	{"Europe/Zaporozhye", -90, 90, -180, 180, "Europe/Kyiv"},
	{"America/Godthab", 59, 90, -180, 180, "America/Nuuk"},
	{"America/Yellowknife", -90, 90, -180, 180, "America/Edmonton"},
	{"America/Thunder_Bay", -90, 90, -180, 180, "America/Toronto"},
	{"America/Pangnirtung", -90, 90, -180, 180, "America/Iqaluit"},
	{"Asia/Choibalsan", -90, 90, -180, 180, "Asia/Ulaanbaatar"},
	{"Pacific/Enderbury", -90, 90, -180, 180, "Pacific/Kanton"},

	{"America/Ojinaga", -90, 90, -180, -105, "America/Ciudad_Juarez"}, // since 2022
	{"America/Santiago", -90, -43.7, -100, 180, "America/Coyhaique"},  // since 2025
	{"Asia/Hovd", -90, 90, 94.2, 180, "Asia/Ulaanbaatar"},             // Govi-Altai and Zavkhan

	{"Africa/Algiers", 35.95, 90, -180, -1.2, "Europe/Madrid"},
	{"Europe/Madrid", -90, 37.4, -1.2, 180, "Africa/Algiers"},
	{"Africa/Casablanca", 35.865, 90, -5.39, -5.25, "Africa/Ceuta"},
	{"America/Goose_Bay", 60, 90, -60, 180, "America/Nuuk"},
	{"America/Godthab", -90, 59, -180, 180, "America/Goose_Bay"},
	{"America/Santiago", -90, 90, -180, -100, "Pacific/Easter"},
	{"Arctic/Longyearbyen", -90, 63, -180, 180, "Atlantic/Faroe"},
	{"Asia/Aqtau", -90, 90, -180, 48, "Europe/Moscow"},
	{"Asia/Aqtau", -90, 41, 48, 51, "Asia/Baku"},
	{"Asia/Shanghai", 22.1, 22.215, 113.52, 113.61, "Asia/Macau"},
	{"Asia/Shanghai", 22.15, 22.5, 113.93, 114.45, "Asia/Hong_Kong"},
	{"Asia/Ust-Nera", -90, 52, -180, 180, "Asia/Sakhalin"}, // the southern Kurils
	{"Europe/London", 62.5, 90, -180, -10, "Atlantic/Reykjavik"},
	{"Europe/Rome", 35.7, 36.2, 14, 14.7, "Europe/Malta"},
	{"Europe/Stockholm", -90, 54.8, 14.2, 20, "Europe/Warsaw"},
	{"Europe/Warsaw", 55, 90, 12, 19, "Europe/Stockholm"},
	{"Indian/Cocos", -5, 90, -180, 180, "Asia/Jakarta"},
}
