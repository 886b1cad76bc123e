package expense

import "testing"

func TestWeekStart(t *testing.T) {
	for _, c := range []struct{ region, language, day, want string }{
		{"DE", "de", "2026-11-22", "2026-11-16"},
		{"DE", "de", "2026-11-23", "2026-11-23"},
		{"US", "en", "2026-11-22", "2026-11-22"},
		{"us", "en", "2026-11-21", "2026-11-15"},
		{"JP", "ja", "2026-11-23", "2026-11-22"},
		{"CN", "zh", "2026-11-22", "2026-11-16"},
		{"TW", "zh", "2026-11-22", "2026-11-22"},
		{"BR", "pt", "2026-11-28", "2026-11-22"},
		{"EG", "ar", "2026-11-20", "2026-11-14"},
		{"EG", "ar", "2026-11-21", "2026-11-21"},
		{"", "ja", "2026-11-22", "2026-11-22"},
		{"", "en", "2026-11-22", "2026-11-16"},
		{"", "", "2026-11-22", "2026-11-16"},
		{"419", "es", "2026-11-22", "2026-11-16"},
	} {
		d, err := ParseDate(c.day)
		if err != nil {
			t.Fatal(err)
		}
		if got := d.WeekStart(WeekLead(c.region, c.language)).String(); got != c.want {
			t.Errorf("week of %s in %q %q: %s, want %s", c.day, c.region, c.language, got, c.want)
		}
	}
}
