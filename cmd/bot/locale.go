package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"chit/agent/chat/text"
	"chit/expense"
)

// A locale is what a system knows about its user. Unknown values are empty.
type locale struct {
	zone     string // IANA name
	language string // one of text.Languages
	region   string // ISO 3166
	currency expense.Currency
}

// localeOf reads the user's locale from POSIX variables, and the time zone of
// the user or else of the machine.
func localeOf(getenv func(string) string) locale {
	l := locale{zone: systemZone(getenv)}
	language, _ := splitLocale(first(getenv, "LC_ALL", "LC_MESSAGES", "LANG"))
	if language != "" {
		l.language = "en"
		if slices.Contains(text.Languages, language) {
			l.language = language
		}
	}
	_, l.region = splitLocale(first(getenv, "LC_ALL", "LC_MONETARY", "LC_MESSAGES", "LANG"))
	l.currency = currencyOf[l.region]
	return l
}

// replaced returns l with what the operator has set for new ledgers.
func (l locale) replaced(s *settings) locale {
	if c, ok := expense.LookupCurrency(s.Currency); ok {
		l.currency = c
	}
	l.zone = cmp.Or(zoneName(s.Zone), l.zone)
	l.language = cmp.Or(strings.ToLower(s.Language), l.language)
	return l
}

func first(getenv func(string) string, names ...string) string {
	for _, n := range names {
		if v := getenv(n); v != "" {
			return v
		}
	}
	return ""
}

// splitLocale splits "de_DE.UTF-8@euro" into "de" and "DE". It returns nothing
// for the locales C and POSIX.
func splitLocale(s string) (language, region string) {
	s, _, _ = strings.Cut(s, "@")
	s, _, _ = strings.Cut(s, ".")
	parts := strings.FieldsFunc(s, func(r rune) bool { return r == '_' || r == '-' })
	if len(parts) == 0 || parts[0] == "C" || parts[0] == "POSIX" {
		return "", ""
	}
	// The last part is the region: zh_Hans_CN has a script before it.
	if last := parts[len(parts)-1]; len(parts) > 1 && len(last) == 2 {
		region = strings.ToUpper(last)
	}
	return strings.ToLower(parts[0]), region
}

// location returns the location of the zone, UTC if it is unknown.
func (l locale) location() *time.Location {
	loc, err := time.LoadLocation(l.zone)
	if err != nil {
		return time.UTC
	}
	return loc
}

// systemZone returns the IANA name of the zone in TZ, otherwise of the one that
// /etc/localtime links to; "" if neither has a name.
func systemZone(getenv func(string) string) string {
	if tz := strings.TrimPrefix(getenv("TZ"), ":"); tz != "" {
		return zoneName(tz)
	}
	path, err := filepath.EvalSymlinks("/etc/localtime")
	if err != nil {
		return ""
	}
	if name := zoneName(path); name != "" {
		return name
	}
	// Debian has the name next to a copy of the file.
	data, err := os.ReadFile("/etc/timezone")
	if err != nil {
		return ""
	}
	return zoneName(strings.TrimSpace(string(data)))
}

// zoneName returns the name of a zone, given its name or its file, "" for one
// that not every machine knows.
func zoneName(s string) string {
	if _, after, ok := strings.Cut(s, "zoneinfo/"); ok {
		s = after
		for _, variant := range []string{"posix/", "right/"} {
			s = strings.TrimPrefix(s, variant)
		}
	}
	if _, err := time.LoadLocation(s); err != nil || s == "" || s == "Local" {
		return ""
	}
	return s
}

// zoneAt returns the zone in which t was written. It is the person's own if t
// has the same offset there, or if t is in UTC, which says nothing about where
// they are.
func zoneAt(own string, t time.Time) string {
	_, offset := t.Zone()
	if own != "" {
		loc, err := time.LoadLocation(own)
		if err == nil {
			if _, here := t.In(loc).Zone(); here == offset {
				return own
			}
		}
	}
	if offset == 0 {
		return own
	}
	return fixedZone(offset)
}

// fixedZone returns a zone with an offset, in seconds east of Greenwich. POSIX
// counts the other way: Etc/GMT-1 is an hour ahead of it.
func fixedZone(offset int) string {
	if name, ok := oddZones[offset/60]; ok {
		return name
	}
	if offset%3600 != 0 || offset < -12*3600 || offset > 14*3600 {
		return "UTC"
	}
	return fmt.Sprintf("Etc/GMT%+d", -offset/3600)
}

// oddZones are zones without summer time whose offset, in minutes, is not a
// whole number of hours.
var oddZones = map[int]string{
	-570: "Pacific/Marquesas", 210: "Asia/Tehran", 270: "Asia/Kabul", 330: "Asia/Kolkata",
	345: "Asia/Kathmandu", 390: "Asia/Yangon", 525: "Australia/Eucla", 570: "Australia/Darwin",
}
