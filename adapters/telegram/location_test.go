package telegram

import (
	"testing"
	"time"
)

// A place that the sender is at tells their time zone, and nothing else is passed on.
func TestLocated(t *testing.T) {
	for _, tt := range []struct{ name, fields, want string }{
		{"Berlin", `"location":{"latitude":52.52,"longitude":13.405}`, "Europe/Berlin"},
		{"live, in Shanghai", `"location":{"latitude":31.23,"longitude":121.47,"live_period":900}`, "Asia/Shanghai"},
		{"New York", `"location":{"latitude":40.71,"longitude":-74.0}`, "America/New_York"},
		{"Port-au-Prince", `"location":{"latitude":18.54,"longitude":-72.34}`, "America/Port-au-Prince"},
		{"a shop", `"location":{"latitude":52.52,"longitude":13.405},"venue":{"title":"Cafe"}`, ""},
		{"somebody else's", `"location":{"latitude":52.52,"longitude":13.405},"forward_origin":{"type":"user","date":1}`, ""},
		{"nowhere", `"location":{"latitude":152.52,"longitude":1e300}`, ""},
		{"without a number", `"location":{"latitude":"north"}`, ""},
		{"half a place", `"location":{"latitude":1}`, ""},
	} {
		s := &shelf{}
		update := `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,` + tt.fields + `}}`
		if err := alone(t).intake.take(t.Context(), s, []byte(update)); err != nil || len(s.messages) != 1 {
			t.Fatalf("%s: %v, %d messages", tt.name, err, len(s.messages))
		}
		if got := s.messages[0]; got.Located != tt.want || got.Text != "" || len(got.Files)+len(got.Quotes) > 0 {
			t.Errorf("%s: %+v, want the zone %q", tt.name, got, tt.want)
		}
	}
}

// TestZoneAt looks up places whose zones were split or renamed since the library's data,
// places on both sides of borders that it takes for one another, and their neighbours.
func TestZoneAt(t *testing.T) {
	for _, tt := range []struct {
		place               string
		latitude, longitude float64
		want                string
	}{
		{"Kyiv", 50.45, 30.52, "Europe/Kyiv"},
		{"Uzhhorod", 48.62, 22.3, "Europe/Kyiv"},
		{"Nuuk", 64.18, -51.72, "America/Nuuk"},
		{"Sisimiut", 66.94, -53.67, "America/Nuuk"},
		{"Happy Valley-Goose Bay", 53.3, -60.33, "America/Goose_Bay"},
		{"Yellowknife", 62.45, -114.37, "America/Edmonton"},
		{"Ciudad Juárez", 31.74, -106.49, "America/Ciudad_Juarez"},
		{"El Paso", 31.76, -106.49, "America/Denver"},
		{"Ojinaga", 29.55, -104.41, "America/Ojinaga"},
		{"Coyhaique", -45.57, -72.07, "America/Coyhaique"},
		{"Quellón", -43.12, -73.62, "America/Santiago"},
		{"Punta Arenas", -53.16, -70.91, "America/Punta_Arenas"},
		{"Hanga Roa", -27.15, -109.42, "Pacific/Easter"},
		{"Almaty", 43.24, 76.89, "Asia/Almaty"},
		{"Kostanay", 53.21, 63.63, "Asia/Qostanay"},
		{"Altai", 46.37, 96.26, "Asia/Ulaanbaatar"},
		{"Khovd", 48.01, 91.64, "Asia/Hovd"},
		{"Aktau", 43.65, 51.17, "Asia/Aqtau"},
		{"Stavropol", 45.04, 41.97, "Europe/Moscow"},
		{"Málaga", 36.72, -4.42, "Europe/Madrid"},
		{"Almería", 36.84, -2.46, "Europe/Madrid"},
		{"Cartagena", 37.6, -0.99, "Europe/Madrid"},
		{"Palma", 39.57, 2.65, "Europe/Madrid"},
		{"Algiers", 36.75, 3.06, "Africa/Algiers"},
		{"Oran", 35.7, -0.63, "Africa/Algiers"},
		{"Tangier", 35.76, -5.83, "Africa/Casablanca"},
		{"Ceuta", 35.89, -5.32, "Africa/Ceuta"},
		{"Banda Aceh", 5.55, 95.32, "Asia/Jakarta"},
		{"Tórshavn", 62.01, -6.77, "Atlantic/Faroe"},
		{"Longyearbyen", 78.22, 15.64, "Arctic/Longyearbyen"},
		{"Höfn", 64.25, -15.21, "Atlantic/Reykjavik"},
		{"Lerwick", 60.15, -1.14, "Europe/London"},
		{"Hong Kong", 22.28, 114.17, "Asia/Hong_Kong"},
		{"Shenzhen", 22.54, 114.06, "Asia/Shanghai"},
		{"Macau", 22.2, 113.55, "Asia/Macau"},
		{"Zhuhai", 22.28, 113.57, "Asia/Shanghai"},
		{"Valletta", 35.9, 14.51, "Europe/Malta"},
		{"Koszalin", 54.19, 16.17, "Europe/Warsaw"},
		{"Karlskrona", 56.16, 15.59, "Europe/Stockholm"},
	} {
		if got := zoneAt(tt.latitude, tt.longitude); got != tt.want {
			t.Errorf("%s is in %q, want %q", tt.place, got, tt.want)
		}
	}
	for _, a := range amended {
		if _, err := time.LoadLocation(a.is); err != nil || a.south >= a.north || a.west >= a.east {
			t.Errorf("%+v: %v", a, err)
		}
	}
}
