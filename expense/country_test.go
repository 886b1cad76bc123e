package expense_test

import (
	"testing"
	"time"

	"chit/expense"
)

func TestCountry(t *testing.T) {
	for _, c := range []struct {
		s    expense.Settings
		want string
	}{
		{expense.Settings{Region: "AT", Zone: "Europe/Berlin", Currency: "CHF"}, "AT"},
		{expense.Settings{Zone: "Europe/Berlin", Currency: "CHF"}, "DE"},
		{expense.Settings{Zone: "UTC", Currency: "CHF"}, "CH"},
		{expense.Settings{Zone: "UTC", Currency: "EUR"}, ""},
	} {
		if got := c.s.Country(); got != c.want {
			t.Errorf("%s, %s, %s is in %q, want %q", c.s.Region, c.s.Zone, c.s.Currency, got, c.want)
		}
	}
}

// A button for a time zone that does not exist would be refused.
func TestUsualZonesExist(t *testing.T) {
	for first := 'A'; first <= 'Z'; first++ {
		for second := 'A'; second <= 'Z'; second++ {
			for _, zone := range expense.UsualZones(string([]rune{first, second})) {
				if _, err := time.LoadLocation(zone); err != nil {
					t.Error(err)
				}
			}
		}
	}
}
