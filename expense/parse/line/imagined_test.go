package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// TestImagined has people speak of money that is spent in their minds only, and in the same
// words of what they did spend.
func TestImagined(t *testing.T) {
	for language, c := range map[string]struct{ imagined, spent []string }{
		"en": {
			[]string{"imagine, 900 euros for a phone", "just imagine 900 for a phone", "imagine paying 900 for a phone", "can you imagine, 900 for a phone", "suppose I bought a phone for 900"},
			[]string{"imagine, I paid 900 for a phone", "Imagine Dragons tickets 80", "I suppose I paid 12 for lunch"},
		},
		"de": {
			[]string{"stell dir vor, 900 Euro für ein Handy", "stellt euch das mal vor: 900 Euro für ein Handy", "angenommen, ich kaufe ein Handy für 900"},
			[]string{"stell dir vor, ich habe 900 Euro für ein Handy bezahlt", "Vorspeise 12", "Paket angenommen 5"},
		},
		"nl": {
			[]string{"stel je voor, 900 euro voor een telefoon", "stel je eens voor: 900 euro voor een telefoon", "stel, 900 euro voor een telefoon", "stel dat ik 900 euro uitgeef aan een telefoon"},
			[]string{"stel je voor, ik heb 900 euro betaald voor een telefoon", "voorgerecht 12", "een stel kussens 20"},
		},
		"es": {
			[]string{"imagínate, 900 euros por un móvil", "imagina 900 euros por un móvil", "¿te imaginas 900 euros por un móvil"},
			[]string{"imagínate, pagué 900 euros por un móvil", "imágenes impresas 12"},
		},
		"fr": {
			[]string{"imagine, 900 euros pour un téléphone", "tu imagines, 900 euros pour un téléphone", "imaginez un téléphone à 900 euros"},
			[]string{"imagine, j'ai payé 900 euros pour un téléphone", "images imprimées 12"},
		},
		"it": {
			[]string{"immagina, 900 euro per un telefono", "pensa te, 900 euro per un telefono"},
			[]string{"immagina, ho pagato 900 euro per un telefono", "immagini stampate 12"},
		},
		"pt": {
			[]string{"imagina só, 900 reais num celular", "imagine, 900 reais num celular", "já imaginou, 900 reais num celular"},
			[]string{"imagina, paguei 900 reais num celular"},
		},
		"pl": {[]string{"wyobraź sobie, 900 zł za telefon"}, []string{"wyobraź sobie, zapłaciłem 900 zł za telefon"}},
		"ru": {[]string{"представь, 900 рублей за чехол", "представляешь, 900 рублей за чехол"}, []string{"представляешь, заплатил 900 рублей за чехол"}},
		"uk": {[]string{"уяви, 900 грн за чохол"}, []string{"уяви, заплатив 900 грн за чохол"}},
		"tr": {[]string{"düşünsene, telefona 900 lira", "hayal et telefona 900 lira"}, []string{"telefona 900 lira ödedim"}},
		"zh": {[]string{"想象一下，手机9000元", "你想想，手机9000元"}, []string{"手机花了9000元"}},
		"ja": {[]string{"想像してみて、スマホに9万円"}, []string{"スマホに9万円払った"}},
		"ko": {[]string{"상상해봐 휴대폰 90만원"}, []string{"휴대폰 90만원 샀어"}},
	} {
		o := lex.Options{Today: lineToday, Language: language, Currency: "EUR"}
		for want, texts := range map[Unspent][]string{Planned: c.imagined, "": c.spent} {
			for _, text := range texts {
				if r := Read(text, o); r.Unspent != want || want != "" && r.Complete {
					t.Errorf("%s: %q: %q, complete %v; want %q", language, text, r.Unspent, r.Complete, want)
				}
			}
		}
	}
}
