package settings

import (
	"fmt"
	"time"

	"chit/agent/chat"
	"chit/agent/feature"
	"chit/expense/parse/lang"
)

// maxZones is how many time zones are found at once: more than anybody reads, and few
// enough for an answer by a socket of Slack, which drops those above 20 KB.
const maxZones = 50

// Find returns the values that a field of the form can have for what is typed of one, see
// [chat.Clerk]. Only time zones are so many that they are looked for.
func Find(now time.Time, field, typed, language string) (all []chat.Choice) {
	if field != "time_zone" {
		return nil
	}
	for _, p := range lang.PlacesLike(typed, language) {
		if len(all) == maxZones {
			break
		}
		if o, ok := zoneOption(now, p); ok {
			all = append(all, o)
		}
	}
	return all
}

// presentZone is the time zone of the settings as an option, none if there is none.
func presentZone(env *feature.Env) []chat.Choice {
	zone := env.Ledger.Zone
	if o, ok := zoneOption(env.Now, lang.ZonePlace{Name: lang.PlaceOf(zone, env.Texts.Language()), Zone: zone}); ok && zone != "" {
		return []chat.Choice{o}
	}
	return nil
}

// zoneOption offers a time zone by a place, with what the clocks there show now.
func zoneOption(now time.Time, p lang.ZonePlace) (chat.Choice, bool) {
	location, err := time.LoadLocation(p.Zone)
	if err != nil {
		return chat.Choice{}, false
	}
	label := p.Name
	if p.Zone != p.Name { // as UTC is
		label += " · " + offset(now.In(location)) + " · " + p.Zone
	}
	return chat.Choice{ID: p.Zone, Label: label}, true
}

// offset writes the time zone of a time by its distance from UTC: "UTC+5:30".
func offset(t time.Time) string {
	_, seconds := t.Zone()
	sign, minutes := "+", seconds/60
	switch {
	case minutes == 0:
		return "UTC"
	case minutes < 0:
		sign, minutes = "−", -minutes
	}
	if minutes%60 == 0 {
		return fmt.Sprintf("UTC%s%d", sign, minutes/60)
	}
	return fmt.Sprintf("UTC%s%d:%02d", sign, minutes/60, minutes%60)
}
