package text

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
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

var regional sync.Map // name of the tax → func() *Catalogue

// For returns the texts with the tax called as in a region, by ISO 3166; "" is none.
func (t *Catalogue) For(region string) *Catalogue {
	name := taxNames[strings.ToUpper(region)]
	if name == "" || t.language != "en" {
		return t
	}
	made, _ := regional.LoadOrStore(name, sync.OnceValue(func() *Catalogue { return t.calling(name) }))
	return made.(func() *Catalogue)()
}

// calling returns the texts with another name for the tax.
func (t *Catalogue) calling(name string) *Catalogue {
	first, size := utf8.DecodeRuneInString(name)
	heading := string(unicode.ToUpper(first)) + name[size:]
	put := func(s string) string {
		if rest, ok := strings.CutPrefix(s, taxName); ok {
			s = heading + rest
		}
		return strings.ReplaceAll(s, taxName, name)
	}
	called := &Catalogue{language: t.language, texts: make(map[string]text, len(t.texts))}
	for key, said := range t.texts {
		called.texts[key] = text{one: put(said.one), other: put(said.other)}
	}
	return called
}
