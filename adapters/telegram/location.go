package telegram

import (
	"encoding/json"

	"github.com/zsefvlol/timezonemapper"

	"chit/expense"
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
	zone, ok := expense.ZoneNamed(timezonemapper.LatLngToTimezoneString(*place.Latitude, *place.Longitude))
	if !ok {
		return ""
	}
	return zone
}
