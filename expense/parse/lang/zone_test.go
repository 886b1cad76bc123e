package lang

import (
	"testing"
)

func TestZoneNamed(t *testing.T) {
	t.Parallel()
	for said, want := range map[string]string{
		"Londra": "Europe/London", "Londen": "Europe/London", "londres": "Europe/London", "London": "Europe/London",
		"Nueva York": "America/New_York", "Den Haag": "Europe/Amsterdam", "Wien": "Europe/Vienna", "Moskova": "Europe/Moscow",
		"Europe/Berlin": "Europe/Berlin", "são paulo": "America/Sao_Paulo",
	} {
		if got, ok := ZoneNamed(said); got != want || !ok {
			t.Errorf("ZoneNamed(%q) = %q, %v, want %q", said, got, ok, want)
		}
	}
	if zone, ok := ZoneNamed("Atlantis"); ok {
		t.Errorf("Atlantis is in %s", zone)
	}
}

// TestZonesExist holds that each zone in the tables is one.
func TestZonesExist(t *testing.T) {
	t.Parallel()
	for city, zone := range zonesByCity() {
		if got, ok := ZoneNamed(zone); !ok || got != zone {
			t.Errorf("%s: there is no zone %s", city, zone)
		}
	}
}

// Somebody finds a time zone by the beginning of a place in any language, and reads it in
// their own.
func TestPlacesLike(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ typed, language, name, zone string }{
		{"wie", "de", "Wien", "Europe/Vienna"},
		{"Vienna", "de", "Vienna", "Europe/Vienna"},
		{"zurich", "de", "Zürich", "Europe/Zurich"},
		{"MÜN", "de", "München", "Europe/Berlin"},
		{"frankfurt", "en", "Frankfurt", "Europe/Berlin"},
		{"san fran", "en", "San Francisco", "America/Los_Angeles"},
		{"francisco", "en", "San Francisco", "America/Los_Angeles"},
		{"lodz", "pl", "Łódź", "Europe/Warsaw"},
		{"berl", "pl", "Berlin", "Europe/Berlin"},
		{"rio de", "pt", "Rio de Janeiro", "America/Sao_Paulo"},
		{"i", "tr", "İstanbul", "Europe/Istanbul"},
		{"нью", "ru", "Нью-Йорк", "America/New_York"},
		{"москв", "en", "Москва", "Europe/Moscow"},
		{"東京", "zh-Hant", "東京", "Asia/Tokyo"},
		{"东", "zh", "东京", "Asia/Tokyo"},
		{"뉴", "ko", "뉴욕", "America/New_York"},
		{"argentina/bu", "en", "Buenos Aires", "America/Argentina/Buenos_Aires"},
		{"new york", "it", "New York", "America/New_York"},
		{"kathm", "ja", "Kathmandu", "Asia/Kathmandu"},
		{"", "de", "Wien", "Europe/Vienna"},
	} {
		found := PlacesLike(c.typed, c.language)
		if want := (ZonePlace{c.name, c.zone}); len(found) == 0 || found[0] != want {
			t.Errorf("%q in %s finds %v, want %v", c.typed, c.language, found[:min(3, len(found))], want)
		}
	}
	for _, typed := range []string{"Atlantis", "<!channel>", "%%%", "9999999999"} {
		if found := PlacesLike(typed, "en"); len(found) > 0 {
			t.Errorf("%q finds %v", typed, found)
		}
	}
	if got := PlaceOf("Asia/Tokyo", "zh-Hant") + PlaceOf("Asia/Tokyo", "zh") + PlaceOf("Asia/Kabul", "de"); got != "東京东京Kabul" {
		t.Errorf("the places are called %s", got)
	}
}

// Every zone is found once, and its name is understood when it comes back.
func TestPlacesAreOfAllZones(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for _, p := range PlacesLike("", "en") {
		if got, ok := ZoneNamed(p.Zone); !ok || got != p.Zone || seen[p.Zone] {
			t.Errorf("%s is found as %s, %v", p.Zone, got, ok)
		}
		seen[p.Zone] = true
	}
	if len(seen) < 400 {
		t.Errorf("there are %d zones", len(seen))
	}
}
