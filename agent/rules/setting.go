package rules

import (
	"strings"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/expense/parse/lang"
)

// A wish to change a setting names it, or says that something shall hold from now on, and
// has one value of it. All else only stands around these, in whatever order:
//
//	make everything euros from now on     里斯本时间 … 改成
//	standaard btw bij mij is 9%           うちは25日始まりで計算して

// maxSetting is how many bytes such a wish may have.
const maxSetting = 160

// settingAsked reads the wish that a setting be changed.
func settingAsked(m *message) (Reading, bool) {
	if len(m.said) > maxSetting || len(m.situation.About) > 0 {
		return Reading{}, false
	}
	c := clause{m.said, m.typed}.plain()
	if m.question && c.said == m.said {
		return Reading{}, false // "is my currency dollars?"
	}
	w := settingWish{m: m}
	if value := w.strip(w.withoutMove(c)); value.said != "" {
		if reading, ok := w.settle(value); ok {
			return reading, true
		}
	}
	if n := lang.Interjects.Opens(c.said); n > 0 && len(w.said) > 0 {
		w = settingWish{m: m} // "btw" is a tax in Dutch
		return w.settle(w.strip(c.without(n, 0)))
	}
	return Reading{}, false
}

// withoutMove cuts off where the writer moved, behind the wish: "my currency is euro now, i moved to Dublin".
func (*settingWish) withoutMove(c clause) clause {
	at := strings.LastIndex(c.said, ", ")
	if at < 0 || lang.LivesIn.Opens(c.said[at+len(", "):]) == 0 {
		return c
	}
	return c.without(0, len(c.said)-at)
}

// A settingWish is what the words around the value of a setting say.
type settingWish struct {
	m    *message
	said map[lang.Phrase]bool
	here clause // where the writer is, before another value: "I'm in Denver now, use mountain time"
}

// aroundSettings are what may stand around the value of a setting.
var aroundSettings = lang.Together(
	lang.NamesCurrency, lang.NamesZone, lang.NamesSpeech, lang.NamesRate, lang.NamesVATRate, lang.NamesMonthStart, lang.NamesOwnMonth, lang.SaysBegins,
	lang.NamesOwnAmounts, lang.SaysMine, lang.SaysSpeak, lang.LivesIn, lang.SaysHenceforth, lang.SwitchesSetting, lang.SetsSetting, lang.AroundSetting, lang.SaysOh,
	lang.NamesAnything, lang.NamesAll, lang.OpensWish, lang.ClosesWish,
)

// strip notes what stands around the value of a setting and returns the value.
func (w *settingWish) strip(c clause) clause {
	w.said = map[lang.Phrase]bool{}
	for c.said != "" && !(w.said[lang.NamesOwnAmounts] && sideNamed(c.said) != "") {
		head, n := aroundSettings.Opens(c.said)
		if w.said[lang.NamesOwnAmounts] && opensSide(c.said) {
			n = 0 // 税抜きで, not the tax that it begins with
		}
		rest := w.cut(c, head, n, 0)
		if rest == c {
			tail, n := aroundSettings.Closes(c.said)
			rest = w.cut(c, tail, 0, n)
		}
		if rest == c && w.said[lang.LivesIn] && w.here.said == "" {
			rest = w.placed(c)
		}
		if rest == c {
			break
		}
		if rest.said == "" && w.here.said == "" {
			return c // the value may be a word that also stands around one
		}
		c = rest
	}
	if c.said == "" {
		c, w.here = w.here, clause{}
	}
	return c
}

// cut takes a wording off an end of the clause, unless it may be a part of the value: 成 of
// 成都, "go" of "10-go".
func (w *settingWish) cut(c clause, found lang.Phrase, head, tail int) clause {
	if head+tail == 0 || lang.IsUnspaced(lang.FirstRune(c.said)) && (isZone(c.typed) || isCurrency(c.typed, w.m.text)) {
		return c
	}
	if _, isDay := dayNumbered(c.said); isDay {
		return c
	}
	w.said[found] = true
	return c.without(head, tail)
}

// placed cuts off the place where the writer is, if something follows it.
func (w *settingWish) placed(c clause) clause {
	p, ok := lang.PlaceAt(c.typed)
	if !ok {
		end := lang.WordEnd(c.typed, 0)
		if p.Len = end; !isZone(c.typed[:end]) {
			return c
		}
	}
	if p.Len == len(c.typed) {
		return c
	}
	w.here = c.without(0, len(c.typed)-p.Len)
	return c.without(p.Len, 0)
}

// settle returns the change of the one setting that the wish can be about.
func (w *settingWish) settle(value clause) (Reading, bool) {
	for _, s := range settingsAsked {
		if !s.fits(w) {
			continue
		}
		if found, ok := s.value(w, value); ok {
			return wants(action.ChangeSettings{Setting: s.name, Value: found}), true
		}
	}
	return Reading{}, false
}

// A settingGrammar is how a wish for one setting is put.
type settingGrammar struct {
	name   string
	nouns  []lang.Phrase   // what it is called; the words for the others may not be there
	enough [][]lang.Phrase // of each list one must be there, for one of them
	value  func(*settingWish, clause) (string, bool)
}

var settingsAsked = []settingGrammar{
	{"language", []lang.Phrase{lang.NamesSpeech}, [][]lang.Phrase{{lang.NamesSpeech}, {lang.SaysSpeak}, {lang.SaysHenceforth}, {lang.SwitchesSetting}}, (*settingWish).language},
	{"currency", []lang.Phrase{lang.NamesCurrency}, [][]lang.Phrase{{lang.NamesCurrency}, {lang.SaysHenceforth}, {lang.SwitchesSetting}}, (*settingWish).currency},
	{"time_zone", []lang.Phrase{lang.NamesZone}, [][]lang.Phrase{{lang.NamesZone}, {lang.LivesIn}}, (*settingWish).zone},
	{"vat", []lang.Phrase{lang.NamesRate, lang.NamesVATRate}, [][]lang.Phrase{{lang.NamesRate, lang.SaysHenceforth}, {lang.NamesRate, lang.SetsSetting}, {lang.NamesVATRate, lang.SaysHenceforth}, {lang.NamesVATRate, lang.SetsSetting}, {lang.NamesRate, lang.SaysMine}, {lang.NamesVATRate, lang.SaysMine}}, (*settingWish).rate},
	{"amounts_are", []lang.Phrase{lang.NamesOwnAmounts}, [][]lang.Phrase{{lang.NamesOwnAmounts}}, (*settingWish).side},
	{"month_start", []lang.Phrase{lang.NamesOwnMonth, lang.NamesMonthStart}, [][]lang.Phrase{{lang.NamesOwnMonth, lang.SaysBegins}, {lang.NamesOwnMonth, lang.SetsSetting}, {lang.NamesMonthStart}}, (*settingWish).day},
}

// fits reports whether a wish says enough for a setting, and nothing of another.
func (s settingGrammar) fits(w *settingWish) bool {
	for _, other := range settingsAsked {
		for _, noun := range other.nouns {
			if other.name != s.name && w.said[noun] {
				return false
			}
		}
	}
	for _, together := range s.enough {
		all := true
		for _, p := range together {
			all = all && w.said[p]
		}
		if all {
			return true
		}
	}
	return false
}

func (w *settingWish) language(c clause) (string, bool) {
	code := lang.LanguageNamed(c.said)
	return code, text.Speaks(code) && len(c.said) > len("xx")
}

func (w *settingWish) currency(c clause) (string, bool) {
	if strings.ContainsAny(w.m.said, "0123456789") {
		return "", false
	}
	for _, name := range []string{c.typed, c.unglued(w.m.situation, w.m.text)} {
		if isCurrency(name, w.m.text) {
			return name, true
		}
	}
	return "", false
}

// zone is a place or a zone by its name. A place where the writer is may stand before it, in
// the same zone.
func (w *settingWish) zone(c clause) (string, bool) {
	zone, ok := lang.ZoneNamed(c.typed)
	if !ok {
		return "", false
	}
	if here, known := lang.ZoneNamed(w.here.typed); w.here.said != "" && known && here != zone {
		return "", false
	}
	return c.typed, true
}

// maxBareRate is how many digits a rate has at most that is said without a percent sign.
const maxBareRate = 2

func (w *settingWish) rate(c clause) (string, bool) {
	if digits(c.said) && len(c.said) <= maxBareRate {
		return c.typed + "%", true // beside the word for the tax it is nothing else
	}
	_, ok := w.m.text.Part(c.typed).Rate()
	return c.typed, ok
}

// side is whether the writer's amounts are net or gross.
func (w *settingWish) side(c clause) (string, bool) {
	side := sideNamed(c.said)
	return side, side != ""
}

// opensSide reports whether a text begins with words for what an amount is, with regard to tax.
func opensSide(said string) bool {
	words := lang.Words()
	return words.Opens(said, lang.RoleNet) || words.Opens(said, lang.RoleGross)
}

// sideNamed reads words for what an amount is, with regard to tax.
func sideNamed(said string) string {
	switch word := lang.Words().Words[said]; {
	case word.Is(lang.RoleNet):
		return "net"
	case word.Is(lang.RoleGross):
		return "gross"
	}
	return ""
}

// day is the day of a month, as a number or as an ordinal: "15th", "premier".
func (w *settingWish) day(c clause) (string, bool) {
	if day, ok := dayNumbered(c.said); ok {
		return day, true
	}
	return "", false
}

// dayNumbered reads the day of a month: 25, 25th, 25号.
func dayNumbered(said string) (string, bool) {
	day := strings.TrimSpace(said[lang.BeforeDay.Opens(said):])
	for _, ending := range lang.EndsDay.Wordings() {
		day = strings.TrimSpace(strings.TrimSuffix(day, ending))
	}
	day = strings.TrimSuffix(day, ".")
	return day, digits(day)
}
