package expense

import (
	"strings"
	"time"
)

// Regions in which weeks do not begin on Monday, after the CLDR (weekData). Korea and
// Portugal are not among them: calendars may be printed from Sunday there, but in speech and
// in the national standards (KS X ISO 8601, NP EN 28601) the Sunday of a week is its end.
const (
	sundayRegions   = " AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW "
	saturdayRegions = " AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY "
	// homes are the regions of languages that are written in one place, for people whose
	// region nobody knows.
	homes = " he:IL hi:IN id:ID ja:JP th:TH "
)

// WeekLead returns how many days before Monday weeks begin in a region; of none, in the
// one where its language is at home.
func WeekLead(region, language string) int {
	if i := strings.Index(homes, " "+language+":"); region == "" && language != "" && i >= 0 {
		region = homes[i+len(language)+2 : i+len(language)+4]
	}
	region = " " + strings.ToUpper(region) + " "
	switch {
	case len(region) != len(" XX "):
	case strings.Contains(sundayRegions, region):
		return 1
	case strings.Contains(saturdayRegions, region):
		return 2
	}
	return 0
}

// WeekLead is that of the ledger's region.
func (s Settings) WeekLead() int { return WeekLead(s.Region, s.Language) }

// WeekStart returns the first day of the week of d, if weeks begin so many days before
// Monday.
func (d Date) WeekStart(lead int) Date {
	return d.AddDays(-((int(d.Weekday()) - int(time.Monday) + lead + 7) % 7))
}
