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
