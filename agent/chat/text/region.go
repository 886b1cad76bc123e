package text

import (
	"io/fs"
	"maps"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/feature/plural"
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

var regional sync.Map // language and region → func() *Catalogue

// For returns the texts as they are said in a region, by ISO 3166; "" is none: with what
// the language's file of that region has, and in English with the tax called as there.
func (t *Catalogue) For(region string) *Catalogue {
	region = strings.ToUpper(region)
	name := ""
	if t.language == reference {
		name = taxNames[region]
	}
	file := t.language + "-" + region
	if _, err := fs.Stat(catalogues, file+".json"); err != nil && name == "" {
		return t
	}
	made, _ := regional.LoadOrStore(file, sync.OnceValue(func() *Catalogue { return t.with(file).calling(name) }))
	return made.(func() *Catalogue)()
}

// with returns the texts with those of a file in the place of the same ones.
func (t *Catalogue) with(file string) *Catalogue {
	own, err := read(catalogues, file)
	if err != nil {
		return t // there is none, or its test fails
	}
	merged := &Catalogue{language: t.language, tag: t.tag, texts: maps.Clone(t.texts)}
	maps.Copy(merged.texts, own.texts)
	return merged
}

// calling returns the texts with another name for the tax, if there is one.
func (t *Catalogue) calling(name string) *Catalogue {
	if name == "" {
		return t
	}
	first, size := utf8.DecodeRuneInString(name)
	heading := string(unicode.ToUpper(first)) + name[size:]
	called := &Catalogue{language: t.language, tag: t.tag, texts: make(map[string]text, len(t.texts))}
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
