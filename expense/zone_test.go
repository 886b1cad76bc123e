package expense_test

import (
	"testing"

	"chit/expense"
)

func TestZoneNamed(t *testing.T) {
	for said, want := range map[string]string{
		"europe/berlin": "Europe/Berlin", " Berlin ": "Europe/Berlin", "new york": "America/New_York", "utc": "UTC", "GMT": "GMT",
		"port au prince": "", "port-au-prince": "America/Port-au-Prince", "America/Port-au-Prince": "America/Port-au-Prince",
		"dar es salaam": "Africa/Dar_es_Salaam", "AMERICA/PORT_OF_SPAIN": "America/Port_of_Spain", "Ciudad Juarez": "America/Ciudad_Juarez", "nowhere": "", "": "",
	} {
		zone, ok := expense.ZoneNamed(said)
		if ok != (want != "") || ok && zone != want {
			t.Errorf("ZoneNamed(%q) = %q, %v, want %q", said, zone, ok, want)
		}
	}
}
