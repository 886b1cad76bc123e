package text

import (
	"slices"
	"testing"
	"testing/fstest"

	"golang.org/x/text/language"
)

func TestFilesOf(t *testing.T) {
	for tag, want := range map[string][]string{
		"de":         {"de"},
		"de-CH":      {"de-CH", "de"},
		"es-MX":      {"es-MX", "es-419", "es"},
		"es-ES":      {"es-ES", "es"},
		"pt-AO":      {"pt-AO", "pt-PT", "pt"},
		"zh-TW":      {"zh-TW", "zh-Hant", "zh"},
		"zh-Hant-CN": {"zh-Hant-CN", "zh-Hant", "zh"},
		"zh-Hans-TW": {"zh-Hans-TW", "zh"},
		"zh-SG":      {"zh-SG", "zh"},
	} {
		if got := filesOf(language.Make(tag)); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}

// TestVariant holds that the most particular file has the last word.
func TestVariant(t *testing.T) {
	files := fstest.MapFS{
		"es.json":     {Data: []byte(`{"a":"coche","b":"zumo","number_point":","}`)},
		"es-419.json": {Data: []byte(`{"a":"auto","b":"jugo","number_point":"."}`)},
		"es-AR.json":  {Data: []byte(`{"number_point":","}`)},
	}
	base, err := read(files, "es")
	if err != nil {
		t.Fatal(err)
	}
	for region, want := range map[string]string{"ES": "coche zumo ,", "MX": "auto jugo .", "AR": "auto jugo ,"} {
		v := base.variant(files, language.Make("es-"+region))
		said := func(key string) string { return v.say(v.texts[key], nil) }
		if got := said("a") + " " + said("b") + " " + said("number_point"); got != want {
			t.Errorf("%s: %q, want %q", region, got, want)
		}
	}
}

// TestInARegion holds that a tag is served by the texts of its language, and that a script
// that was asked for stays.
func TestInARegion(t *testing.T) {
	for tag, want := range map[string]string{"en": "en", "en_US": "en-US", "de-AT": "de-AT", "zh-hant": "zh-Hant", "fi-FI": "en", "": "en", "zh-Hant-HK": "zh-Hant-HK"} {
		if got := In(tag).tag.String(); got != want {
			t.Errorf("In(%q) is %s, want %s", tag, got, want)
		}
	}
	for _, c := range []struct{ tag, region, want string }{
		{"zh", "TW", "zh-TW"}, {"zh-Hans", "TW", "zh-Hans-TW"}, {"zh-Hant", "CN", "zh-Hant-CN"}, {"pt", "", "pt"}, {"en", "not one", "en"},
	} {
		if got := In(c.tag).For(c.region).tag.String(); Speaks(c.tag) && got != c.want {
			t.Errorf("In(%q).For(%q) is %s, want %s", c.tag, c.region, got, c.want)
		}
	}
}

func TestRegionOf(t *testing.T) {
	for tag, want := range map[string]string{"pt-PT": "PT", "pt_br": "BR", "zh-Hant": "TW", "zh-hans": "CN", "zh": "", "en": "", "es-419": "", "nonsense!": "", "": ""} {
		if got := RegionOf(tag); got != want {
			t.Errorf("RegionOf(%q) = %q, want %q", tag, got, want)
		}
	}
}
