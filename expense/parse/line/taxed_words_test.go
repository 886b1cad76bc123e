package line

import (
	"strings"
	"testing"

	"chit/expense/parse/lex"
)

// TestTaxIncludedInWords says in the words of each language that a price holds a tax, and
// leaves what else is included in the description.
func TestTaxIncludedInWords(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"es", "libro 52 IVA 4% incluido", "52 EUR? libro rate=0.04 gross"},
		{"es", "impresora 121 (IVA 21% incluido)", "121 EUR? impresora rate=0.21 gross"},
		{"es", "impresora 121 21% IVA incl.", "121 EUR? impresora rate=0.21 gross"},
		{"es", "impresora 121 incluye IVA 21%", "121 EUR? impresora rate=0.21 gross"},
		{"es", "cena 30 propina incluida", "30 EUR? cena"},
		{"pt", "hospedagem 110 com 10% de imposto incluso", "110 EUR? hospedagem rate=0.1 gross"},
		{"pt", "impressora 236 com imposto de 18% incluso", "236 EUR? impressora rate=0.18 gross"},
		{"pt", "site 525 com 5% de ISS incluso", "525 EUR? site rate=0.05 gross"},
		{"ru", "монитор 12200 в т.ч. НДС 22%", "12200 EUR? монитор rate=0.22 gross"},
		{"ru", "книги 1100 (в т. ч. НДС 10%)", "1100 EUR? книги rate=0.1 gross"},
		{"ru", "принтер 12200 в том числе НДС 22%", "12200 EUR? принтер rate=0.22 gross"},
		{"fr", "imprimante 120 dont TVA 20%", "120 EUR? imprimante rate=0.2 gross"},
		{"fr", "imprimante 120 TVA 20% incluse", "120 EUR? imprimante rate=0.2 gross"},
		{"fr", "train 45 TVA 10% incluse", "45 EUR? train rate=0.1 gross"}, // the tax is no number of a train
		{"es", "tren 45 IVA 10% incluido", "45 EUR? tren rate=0.1 gross"},
		{"fr", "souvenirs 33 TVA comprise 10%", "33 EUR? souvenirs rate=0.1 gross"},
		{"es", "fontanero 300 mas 21% de iva", "300 EUR? fontanero rate=0.21 net"},
		{"es", "revisión 189€, de eso 32,80 de iva", "189 EUR revisión tax=32.80 gross"},
		{"fr", "casque 149 ttc dont 24,83 de tva", "149 EUR? casque tax=24.83 gross"},
		{"it", "tagliando 189, di cui 32,80 di iva", "189 EUR? tagliando tax=32.80 gross"},
		{"pl", "przegląd 189, z tego 32,80 vat", "189 EUR? przegląd tax=32.80 gross"},
		{"zh", "修车189，其中税32.8", "189 EUR? 修车 tax=32.8 gross"},
		{"ja", "修理18900円、うち消費税1718円", "18900 JPY 修理 tax=1718 gross"},
		{"en", "groceries 45, of that 12 wine", "! 45 EUR? groceries"},
		{"ja", "プリンター 11000円 うち消費税10%", "11000 JPY プリンター rate=0.1 gross"},
		{"ja", "みかん540円(8%込)とタオル880円(10%込)", "540 JPY みかん rate=0.08 gross / 880 JPY タオル rate=0.1 gross"},
		{"ja", "モップ1,280円(税込)と電池498円(税込)", "1280 JPY モップ gross / 498 JPY 電池 gross"},
		{"ja", "申込金 3300円", "3300 JPY 申込金"},
		{"ko", "계란 7,200원(면세)이랑 휴지 9,900원(부가세 포함)", "7200 KRW 계란 rate=0 exempt / 9900 KRW 휴지 gross"},
		{"de", "Drucker 119 darin 19% MwSt", "119 EUR? Drucker rate=0.19 gross"},
		{"en", "printer 120 of which VAT 20%", "120 EUR? printer rate=0.2 gross"},
		{"de", "Brötchen 3,40 7%", "! 3.40 EUR? Brötchen rate=0.07"},
		{"de", "Lampe 119 (19%)", "! 119 EUR? Lampe rate=0.19"},
		{"de", "Lampe 119 20%", "! 119 EUR? Lampe 20%"},
		{"de", "Wein 8 12%", "! 8 EUR? Wein 12%"},
		{"tr", "lamba 120 %20", "! 120 EUR? lamba rate=0.2"},
		{"de", "Hotel 90 Frühstück inklusive", "! 90 EUR? Hotel Frühstück inklusive"},
		{"ru", "гостиница 5000 завтрак включён", "! 5000 EUR? гостиница завтрак включён"},
	} {
		o := lex.Options{Today: lineToday, Language: c.language, Region: strings.ToUpper(c.language)}
		if got := summary(Read(c.text, o)); got != c.want {
			t.Errorf("Parse(%q) in %s\n got %s\nwant %s", c.text, c.language, got, c.want)
		}
	}
}
