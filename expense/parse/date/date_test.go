package date

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/expense"
	"chit/expense/parse/lex"
)

// friday is the day on which the tests are set: Friday, 20 November 2026.
var friday = expense.Date{Year: 2026, Month: 11, Day: 20}

// A saidOn is a text and the days that it names, "" for none.
type saidOn struct{ text, want string }

func checkDates(t *testing.T, byLanguage map[string][]saidOn) {
	t.Helper()
	for language, texts := range byLanguage {
		t.Run(language, func(t *testing.T) {
			for _, tt := range texts {
				found := find(lex.Normalize(tt.text), lex.Options{Today: friday, Language: language})
				if got := joinDates(found); got != tt.want {
					t.Errorf("FindDates(%q) = %q, want %q", tt.text, got, tt.want)
				}
			}
		})
	}
}

func joinDates(dates []Date) string {
	var s []string
	for _, d := range dates {
		s = append(s, d.Date.String())
	}
	return strings.Join(s, " ")
}

func TestReadings(t *testing.T) {
	for _, tt := range []struct {
		text, language, region string
		want                   string
	}{
		{"3/4", "en", "", "2026-03-04 2026-04-03"},
		{"3/4", "en", "US", "2026-03-04"},
		{"3/4", "en", "GB", "2026-04-03"},
		{"3/4", "en", "CN", "2026-03-04"},
		{"3/4", "de", "", "2026-04-03"},
		{"3/4", "zh", "", "2026-03-04"},
		{"3/4", "zh", "GB", "2026-03-04"},
		{"3/4 kaffe", "en", "SE", "2026-04-03"},
		{"3/3", "en", "", "2026-03-03"},
		{"22/04", "en", "US", "2026-04-22"},
		{"4/22", "de", "DE", "2026-04-22"},
		{"1/2/2020", "en", "", "2020-01-02 2020-02-01"},
		{"1/2/2020", "en", "US", "2020-01-02"},
		{"1/2/2020", "en", "IN", "2020-02-01"},
		{"1/2/2020", "zh", "", "2020-02-01"},
		{"13/2/2020", "en", "US", "2020-02-13"},
		{"1.2.2020", "en", "", "2020-02-01 2020-01-02"},
		{"2020/1/2", "en", "US", "2020-01-02"},
		{"2020-01-02", "en", "GB", "2020-01-02"},
		{"Monday 2/3", "en", "", "2026-03-02"},
		{"taxi 18 nov 3", "en", "", "2026-11-18 2026-11-03"},
		{"Date:11/20/2025 taxi", "en", "", "2025-11-20"},
		{"利用日時:2025/11/20", "ja", "", "2025-11-20"},
		{"taxi on 18 nov 3", "en", "", "2026-11-18"},
		{"18 nov taxi 3", "en", "", "2026-11-18"},
		{"18 nov 3 taxi", "en", "", "2026-11-18"},
		{"Taxi 18 Nov 3", "de", "", "2026-11-18"},
		{"lunch 12 on 3/4", "en", "", "2026-03-04 2026-04-03"},
		{"午饭 12 3/4", "en", "", "2026-03-04"},
		{"gift 30 on 1 dec", "en", "", "2025-12-01 2026-12-01"},
		{"gift 30 on 4 jan", "en", "", "2026-01-04 2027-01-04"},
		{"gift 30 on 5 jan", "en", "", "2026-01-05"},
		{"gift 30 on 21 nov", "en", "", "2025-11-21 2026-11-21"},
		{"gift 30 on 20 nov", "en", "", "2026-11-20"},
		{"gift 30 on 1 dec 2025", "en", "", "2025-12-01"},
		{"gift 30 on Tue 1 dec", "en", "", "2026-12-01"},
		{"gift 30 on 1 dec, Monday", "en", "", "2025-12-01"},
		{"taxi 18 dec 3", "en", "", "2025-12-18 2026-12-18 2025-12-03 2026-12-03"},
		{"lunch 15 on 12/11", "en", "US", "2025-12-11 2026-12-11 2026-11-12"},
		{"lunch 15 on 12/11", "en", "GB", "2026-11-12"},
		{"lunch 15 on 11/12", "en", "GB", "2025-12-11 2026-12-11 2026-11-12"},
		{"lunch 15 on 12/11", "en", "", "2025-12-11 2026-11-12 2026-12-11"},
		{"lunch 15 on 12/24", "en", "US", "2025-12-24 2026-12-24"},
		{"Geschenk 30 am 1.12.", "de", "DE", "2025-12-01 2026-12-01"},
		{"Geschenk 30 am 1. Dezember", "de", "DE", "2025-12-01 2026-12-01"},
		{"cadeau 30 le 1er décembre", "fr", "FR", "2025-12-01 2026-12-01"},
		{"regalo 30 el 1 de diciembre", "es", "ES", "2025-12-01 2026-12-01"},
		{"regalo 30 il 24 dicembre", "it", "IT", "2025-12-24 2026-12-24"},
		{"presente 30 em 1 de dezembro", "pt", "BR", "2025-12-01 2026-12-01"},
		{"cadeau 30 op 1 december", "nl", "NL", "2025-12-01 2026-12-01"},
		{"подарок 300 руб 1 декабря", "ru", "RU", "2025-12-01 2026-12-01"},
		{"礼物 30元 12月1日", "zh", "CN", "2025-12-01 2026-12-01"},
		{"プレゼント 3000円 12月24日", "ja", "JP", "2025-12-24 2026-12-24"},
		{"선물 30000원 12월 1일", "ko", "KR", "2025-12-01 2026-12-01"},
	} {
		found := find(tt.text, lex.Options{Today: friday, Language: tt.language, Region: tt.region})
		var got []string
		for _, d := range found {
			for _, r := range d.Readings {
				got = append(got, r.String())
			}
		}
		if diff := cmp.Diff(tt.want, strings.Join(got, " ")); diff != "" {
			t.Errorf("readings of %q in %s %s mismatch (-want +got):\n%s", tt.text, tt.language, tt.region, diff)
		}
	}
}

func TestWeak(t *testing.T) {
	for _, tt := range []struct {
		text string
		want bool
	}{
		{"5.12 coffee", true},
		{"4-22 coffee", true},
		{"for the 27", true},
		{"3/4 pizza", true},
		{"2 4 2026", true},
		{"on 5.12", false},
		{"05.12 coffee", false},
		{"11/3 coffee", false},
		{"3.11. coffee", false},
		{"the 27th", false},
		{"2026-11-03", false},
		{"yesterday", false},
		{"5 Nov", false},
		{"三号 房租", true},
		{"3号 房租", false},
	} {
		found := find(tt.text, lex.Options{Today: friday, Language: "en"})
		if len(found) != 1 || found[0].Weak != tt.want {
			t.Errorf("FindDates(%q) = %v, want one with Weak %v", tt.text, found, tt.want)
		}
	}
}

func TestDateSpans(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"taxi on the 5th 18", "on the 5th"},
		{"dinner Friday, 13 Nov. 2026 for 30", "Friday, 13 Nov. 2026"},
		{"昨天晚上吃饭200", "昨天晚上"},
		{"Kaffee am 3.11. mit Anna", "am 3.11."},
		{"tickets (13 Nov) 90", "13 Nov"},
		{"paid last week's monday 9", "last week's monday"},
	} {
		found := find(tt.text, lex.Options{Today: friday, Language: "en"})
		if len(found) != 1 || found[0].Text != tt.want || tt.text[found[0].Start:found[0].End] != tt.want {
			t.Errorf("FindDates(%q) = %v, want the text %q", tt.text, found, tt.want)
		}
	}
}

func TestFindBadDates(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"coffee 4 on 31 February", "on 31 February"},
		{"2026-02-30 coffee", "2026-02-30"},
		{"31/02/2026", "31/02/2026"},
		{"30.02.2026", "30.02.2026"},
		{"Feb 30 2025 rent", "Feb 30 2025"},
		{"31st of september rent", "31st of september"},
		{"2月30日 午饭", "2月30日"},
		{"2026年2月30日", "2026年2月30日"},
		{"1500-01-01", "1500-01-01"},
		{"3 Nov 1950", "3 Nov 1950"},
		{"31. Juni", "31. Juni"},
		{"a few days ago taxi 14", "a few days ago"},
		{"taxi 14 some weeks back", "some weeks back"},
		{"taxi 14 vor ein paar Tagen", "vor ein paar Tagen"},
		{"taxi 14 hace unos días", "hace unos días"},
		{"taxi 14 il y a quelques jours", "il y a quelques jours"},
		{"такси 140 пару дней назад", "пару дней назад"},
		{"几天前打车14", "几天前"},
		{"数日前 タクシー", "数日前"},
		{"the other day taxi 9", "the other day"},
		{"dentist next week 80", "next week"},
		{"dentist last month 80", "last month"},
		{"Zahnarzt nächste Woche 80", "nächste Woche"},
		{"dentista la semana que viene 80", "la semana que viene"},
		{"歯医者来週8000", "来週"},
		{"стоматолог на следующей неделе 3000", "на следующей неделе"},
		{"dişçi haftaya 80", "haftaya"},
		{"the taxi from the other night 9", "the other night"},
		{"9 for a taxi, a while back", "a while back"},
		{"bought shoes 50 recently", "recently"},
		{"Neulich Taxi 9", "Neulich"},
		{"vor kurzem Schuhe 50", "vor kurzem"},
		{"Kinokarten 24 vor einer Weile", "vor einer Weile"},
		{"el otro día taxi 9", "el otro día"},
		{"la otra noche cena 40", "la otra noche"},
		{"dentista 60 hace poco", "hace poco"},
		{"l'autre jour taxi 9", "l'autre jour"},
		{"il y a peu coiffeur 30", "il y a peu"},
		{"un livre récemment 18", "récemment"},
		{"dia desses táxi 9", "dia desses"},
		{"táxi 9 outro dia", "outro dia"},
		{"há pouco tempo farmácia 30", "há pouco tempo"},
		{"先日タクシー900", "先日"},
		{"この間のランチ1200円", "この間"},
		{"ちょっと前、床屋4000", "ちょっと前"},
		{"前几天打车14", "前几天"},
		{"前陣子買鞋300", "前陣子"},
		{"最近买了双鞋 300", "最近"},
		{"на днях такси 140", "на днях"},
		{"недавно купил ботинки 5000", "недавно"},
		{"какое-то время назад кино 400", "какое-то время назад"},
		{"l'altro giorno taxi 9", "l'altro giorno"},
		{"laatst taxi 9", "laatst"},
		{"niedawno taksówka 9", "niedawno"},
		{"며칠 전 택시 9000", "며칠 전"},
		{"geçen gün taksi 90", "geçen gün"},
		{"нещодавно таксі 140", "нещодавно"},
		{"häromdagen taxi 90", "häromdagen"},
		{"the other half 400", ""},
		{"ticket for next month 60", ""},
		{"alquiler del mes pasado 900", ""},
		{"la otra factura 30", ""},
		{"het laatste biertje 4", ""},
		{"a few days of rest 20", ""},
		{"a week ago", ""},
		{"coffee 4.50", ""},
		{"45 march", ""},
		{"12/50 coffee", ""},
		{"2026-02-28", ""},
		{"call 555-1234-77", ""},
	} {
		o := lex.Options{Today: friday, Language: "en"}
		var got []string
		_, bad := Read(lex.NewText(tt.text, o))
		for _, d := range bad {
			if !d.Date.IsZero() || len(d.Readings) > 0 {
				t.Errorf("FindBadDates(%q) has the date %v", tt.text, d)
			}
			got = append(got, d.Text)
		}
		if s := strings.Join(got, "|"); s != tt.want {
			t.Errorf("FindBadDates(%q) = %q, want %q", tt.text, s, tt.want)
		}
		if good := find(tt.text, o); tt.want != "" && len(good) > 0 {
			t.Errorf("FindDates(%q) = %v, want none", tt.text, good)
		}
	}
}

func TestParseDate(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"2026-11-20T10:00:00Z", "2026-11-20"},
		{"2026-11-03", "2026-11-03"},
		{" Yesterday! ", "2026-11-19"},
		{"(yesterday)", "2026-11-19"},
		{"the 5th", "2026-11-05"},
		{"5", "2026-11-05"},
		{"31", "2026-10-31"},
		{"Sun", "2026-11-15"},
		{"last Friday", "2026-11-13"},
		{"now", "2026-11-20"},
		{"３号", "2026-11-03"},
		{"周一", "2026-11-16"},
		{"gestern", "2026-11-19"},
		{"sep 3.", "2026-09-03"},
		{"", ""},
		{"32", ""},
		{"2025", ""},
		{"may", ""},
		{"2026-02-30", ""},
		{"3 Nov coffee", ""},
		{"coffee", ""},
		{"yesterday or today", ""},
	} {
		d, ok := Parse(lex.NewText(tt.text, lex.Options{Today: friday, Language: "en"}))
		got := ""
		if ok {
			got = d.Date.String()
		}
		if got != tt.want {
			t.Errorf("ParseDate(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
}

// find returns the days of a text.
func find(text string, o lex.Options) []Date {
	found, _ := Read(lex.NewText(text, o))
	return found
}
