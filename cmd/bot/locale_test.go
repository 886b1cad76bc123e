package main

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/expense"
)

// environment returns a getenv with the given variables and no others.
func environment(vars map[string]string) func(string) string {
	return func(name string) string { return vars[name] }
}

func TestLocale(t *testing.T) {
	for _, tt := range []struct {
		name string
		env  map[string]string
		want locale
	}{
		{"a German", map[string]string{"LANG": "de_DE.UTF-8"}, locale{"Asia/Tokyo", "de", "DE", "EUR"}},
		{"a Chinese", map[string]string{"LANG": "zh_CN.UTF-8"}, locale{"Asia/Tokyo", "zh", "CN", "CNY"}},
		{"a script", map[string]string{"LANG": "zh_Hant_TW"}, locale{"Asia/Tokyo", "zh", "TW", "TWD"}},
		{"a modifier", map[string]string{"LANG": "de_AT@euro"}, locale{"Asia/Tokyo", "de", "AT", "EUR"}},
		{"no region", map[string]string{"LANG": "en"}, locale{"Asia/Tokyo", "en", "", ""}},
		{"a region without a currency", map[string]string{"LANG": "eo_XX"}, locale{"Asia/Tokyo", "en", "XX", ""}},
		{"nobody's", map[string]string{"LANG": "C.UTF-8"}, locale{"Asia/Tokyo", "", "", ""}},
		{"nobody's either", map[string]string{"LANG": "POSIX"}, locale{"Asia/Tokyo", "", "", ""}},
		{"LC_ALL wins", map[string]string{"LC_ALL": "C", "LC_MESSAGES": "zh_CN", "LANG": "de_DE"}, locale{"Asia/Tokyo", "", "", ""}},
		{"each for its own", map[string]string{"LC_MESSAGES": "zh_CN", "LC_MONETARY": "de_CH", "LANG": "en_US"}, locale{"Asia/Tokyo", "zh", "CH", "CHF"}},
	} {
		tt.env["TZ"] = "Asia/Tokyo"
		if diff := cmp.Diff(tt.want, localeOf(environment(tt.env)), cmp.AllowUnexported(locale{})); diff != "" {
			t.Errorf("%s: mismatch (-want +got):\n%s", tt.name, diff)
		}
	}
}

func TestZoneName(t *testing.T) {
	for in, want := range map[string]string{
		"Europe/Berlin":                           "Europe/Berlin",
		"/usr/share/zoneinfo/Etc/UTC":             "Etc/UTC",
		"/var/db/timezone/zoneinfo/Asia/Kolkata":  "Asia/Kolkata",
		"/usr/share/zoneinfo/posix/Europe/Berlin": "Europe/Berlin",
		"/etc/localtime":                          "",
		"CET-1CEST,M3.5.0,M10.5.0/3":              "",
		"Local":                                   "",
		"Middle/Earth":                            "",
		"../../etc/passwd":                        "",
		"":                                        "",
	} {
		if got := zoneName(in); got != want {
			t.Errorf("zoneName(%q) = %q, want %q", in, got, want)
		}
	}
}

// TestClockAndZone checks that --now shows the person's own time: its offset is
// used if nothing else is known, and if it contradicts the machine's zone.
func TestClockAndZone(t *testing.T) {
	for _, tt := range []struct{ tz, now, zone, day string }{
		{"Europe/Berlin", "2026-11-21T00:30:00+01:00", "Europe/Berlin", "2026-11-21"},
		{"Europe/Berlin", "2026-11-20T23:30:00Z", "Europe/Berlin", "2026-11-21"},
		{"UTC", "2026-11-21T00:30:00+01:00", "Etc/GMT-1", "2026-11-21"},
		{"UTC", "2026-11-20T23:30:00Z", "UTC", "2026-11-20"},
		{"America/New_York", "2026-07-01T00:30:00-04:00", "America/New_York", "2026-07-01"},
		{"America/New_York", "2026-07-01T00:30:00-05:00", "Etc/GMT+5", "2026-07-01"},
		{"UTC", "2026-11-21T00:30:00+05:30", "Asia/Kolkata", "2026-11-21"},
		{"UTC", "2026-11-21T00:30:00+14:00", "Etc/GMT-14", "2026-11-21"},
		{"UTC", "2026-11-21T00:30:00+01:17", "UTC", "2026-11-20"},
	} {
		s, wrong := readSettings(environment(map[string]string{"TZ": tt.tz}), &settings{Now: tt.now})
		clock, l := clockAndLocale(environment(map[string]string{"TZ": tt.tz}), s)
		if day := expense.DateOf(clock()).String(); l.zone != tt.zone || day != tt.day || wrong.of() != nil {
			t.Errorf("TZ=%s --now %s: zone %s, day %s, mistakes %v; want %s, %s and none", tt.tz, tt.now, l.zone, day, wrong, tt.zone, tt.day)
		}
		if want, _ := time.Parse(time.RFC3339, tt.now); !clock().Equal(want) || !clock().Equal(clock()) {
			t.Errorf("--now %s: the clock shows %v", tt.now, clock())
		}
	}
}

func TestOddZones(t *testing.T) {
	for minutes, name := range oddZones {
		loc, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		for month := time.January; month <= time.December; month++ {
			if _, got := time.Date(2026, month, 1, 0, 0, 0, 0, loc).Zone(); got != minutes*60 {
				t.Errorf("%s is %d s ahead in %s, want %d", name, got, month, minutes*60)
			}
		}
	}
}

func TestCurrenciesOfRegionsAreKnown(t *testing.T) {
	for region, c := range currencyOf {
		if _, ok := expense.LookupCurrency(string(c)); !ok || len(region) != 2 {
			t.Errorf("%s pays with %s, which is no currency that is known", region, c)
		}
	}
}
