package text

import (
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"chit/expense"
)

// taxName is what the English catalogue calls a tax on what is bought.
const taxName = "VAT"

// taxNames are what people call it in regions where it has another name, also when they write
// English, by ISO 3166.
var taxNames = map[string]string{
	"US": "sales tax", "CA": "GST", "AU": "GST", "NZ": "GST", "SG": "GST", "IN": "GST", "MY": "SST", "JP": "consumption tax",
	"DE": "MwSt", "AT": "USt", "CH": "MwSt", "LI": "MwSt", "FR": "TVA", "LU": "TVA", "MC": "TVA",
	"ES": "IVA", "IT": "IVA", "PT": "IVA", "MX": "IVA", "AR": "IVA", "CO": "IVA", "CL": "IVA",
	"NL": "btw", "SE": "moms", "DK": "moms", "NO": "mva", "TR": "KDV",
}

var varied sync.Map // BCP 47 tag → func() *Catalogue

// For returns the texts as they are said in a region, by ISO 3166; "" is none. Texts in a
// script remain in it: what was asked in traditional characters is answered in them anywhere.
func (t *Catalogue) For(region string) *Catalogue {
	r, err := language.ParseRegion(region)
	if err != nil {
		return t
	}
	base, script, _ := t.tag.Raw()
	return t.as(base, script, r)
}

// Among returns the texts as they are said to the people of a ledger: in its region, with its
// money.
func (t *Catalogue) Among(s expense.Settings) *Catalogue { return t.For(s.Region).Paying(s.Currency) }

// RegionOf returns the region of a BCP 47 tag, "PT" of "pt-PT", or the one where its script
// is at home, "TW" of "zh-Hant"; "" if it says nothing of a region.
func RegionOf(tag string) string {
	t := language.Make(tag)
	_, script, region := t.Raw()
	if script != (language.Script{}) {
		region, _ = t.Region()
	}
	if !region.IsCountry() {
		return ""
	}
	return region.String()
}

// traditional are the regions where Chinese is written in traditional characters by everybody.
var traditional = []string{"TW", "HK", "MO"}

var simplified = language.MustParseScript("Hans")

// as returns the texts as they are said with a script and in a region, each of which may
// be unknown: with what the files of that variant have, and in English with the tax called
// as there.
func (t *Catalogue) as(base language.Base, script language.Script, region language.Region) *Catalogue {
	if script == (language.Script{}) && base.String() == "zh" && region != (language.Region{}) && !slices.Contains(traditional, region.String()) {
		script = simplified // the CLDR has traditional characters for emigrants of the past
	}
	tag, err := language.Compose(base, script, region)
	if err != nil || tag == t.tag {
		return t
	}
	made, _ := varied.LoadOrStore(tag.String(), sync.OnceValue(func() *Catalogue {
		v := inLanguage(t.language).variant(catalogues, tag)
		if t.language == reference {
			v = v.calling(taxNames[region.String()])
		}
		return v
	}))
	return made.(func() *Catalogue)()
}

// variant returns the texts with those of the files of a tag, of which the most particular
// one has the last word.
func (t *Catalogue) variant(files fs.FS, tag language.Tag) *Catalogue {
	v := &Catalogue{language: t.language, tag: tag, files: filesOf(tag), texts: t.texts}
	for _, file := range slices.Backward(v.files) {
		own, err := read(files, file)
		if err != nil || file == t.language {
			continue // there is none, or its test fails
		}
		v.texts = maps.Clone(v.texts)
		maps.Copy(v.texts, own.texts)
	}
	return v
}

// filesOf returns the names of the files that may have texts for a tag, the most particular
// first: "es-MX", "es-419", "es". Each is a parent of the one before by the CLDR, which
// knows that "zh-TW" is written as "zh-Hant" is.
func filesOf(tag language.Tag) []string {
	var names []string
	for ; tag != language.Und; tag = tag.Parent() {
		names = append(names, tag.String())
	}
	base := baseOf(names[0])
	if names[len(names)-1] != base {
		names = append(names, base)
	}
	return names
}

// calling returns the texts with another name for the tax, if there is one.
func (t *Catalogue) calling(name string) *Catalogue {
	if name == "" {
		return t
	}
	first, size := utf8.DecodeRuneInString(name)
	heading := string(unicode.ToUpper(first)) + name[size:]
	called := &Catalogue{language: t.language, tag: t.tag, files: t.files, texts: make(map[string]text, len(t.texts))}
	for key, said := range t.texts {
		for form := range plural.Many + 1 {
			s := said.forms[form]
			if rest, ok := strings.CutPrefix(s, taxName); ok {
				s = heading + rest
			}
			said.forms[form] = strings.ReplaceAll(s, taxName, name)
		}
		called.texts[key] = said
	}
	return called
}
