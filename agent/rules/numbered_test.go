package rules_test

import (
	"testing"

	"chit/agent/rules"
	"chit/expense"
)

// A number that was a day before is that of an entry, in any language, and never the price of
// something that is called "was".
func TestDayOfANumber(t *testing.T) {
	t.Parallel()
	yesterday := expense.DateOf(situation().Now).AddDays(-1)
	for language, said := range map[string][]string{
		"en": {"make 3 yesterday", "3 was yesterday"},
		"de": {"3 war gestern"}, "fr": {"3 c'était hier"}, "es": {"3 fue ayer"}, "it": {"3 era ieri"}, "pt": {"3 foi ontem"},
		"nl": {"3 was gisteren"}, "pl": {"3 było wczoraj"}, "ru": {"3 было вчера"}, "uk": {"3 було вчора"},
		"tr": {"3 dün olsun"}, "ja": {"3は昨日"}, "ko": {"3번은 어제였어"}, "zh": {"3是昨天的"},
	} {
		for _, text := range said {
			s := situation()
			s.Language = language
			reading := rules.New().Read(text, s)
			if len(reading.Corrects) != 1 {
				t.Errorf("%s: %q corrects %v", language, text, reading.Corrects)
				continue
			}
			if e := reading.Corrects[0]; e.Number == nil || *e.Number != 3 || e.Value.Date == nil || e.Value.Date.Date != yesterday {
				t.Errorf("%s: %q corrects %+v", language, text, e)
			}
			if reading.Complete && len(reading.Actions) > 0 {
				t.Errorf("%s: %q does %s", language, text, show(reading))
			}
		}
	}
	for _, text := range []string{"3 yesterday", "3.50 was yesterday", "3 coffee yesterday", "3 euros was yesterday", "was 3 yesterday?"} {
		if reading := rules.New().Read(text, situation()); len(reading.Corrects) == 1 && reading.Corrects[0].Number != nil {
			t.Errorf("%q corrects an entry by its number", text)
		}
	}
}

// That something is wrong opens the entry before it, in any language.
func TestDenialBehindAnEntry(t *testing.T) {
	t.Parallel()
	for language, said := range map[string][]string{
		"en": {"that's wrong", "that isn't correct", "no that's not right"}, "de": {"das stimmt nicht", "das ist nicht richtig so", "das ist falsch"},
		"fr": {"c'est faux", "c'est pas ça"}, "es": {"está mal", "eso no es correcto"}, "it": {"è sbagliato", "non è giusto"}, "pt": {"tá errado", "isso não está certo"},
		"nl": {"dat klopt niet", "dat is fout"}, "pl": {"to się nie zgadza", "to jest źle"}, "ru": {"это неверно", "неправильно"}, "uk": {"це неправильно", "це не так"},
		"tr": {"bu yanlış", "doğru değil"}, "ja": {"間違ってる", "それ違う"}, "ko": {"틀렸어", "그거 아니야"}, "zh": {"不对", "这个错了"},
	} {
		for _, text := range said {
			s := situation()
			s.Language = language
			if a := rules.New().Read(text, s).Aside; a == nil || !a.Loose || len(a.Edits) != 1 || a.Edits[0].Field != "" {
				t.Errorf("%s: %q says of an entry %+v", language, text, a)
			}
		}
	}
	for _, text := range []string{"that's right", "c'est faux ?", "wrong number 5", "falscher Film 12"} {
		if a := rules.New().Read(text, situation()).Aside; a != nil && a.Edits[0].Field == "" {
			t.Errorf("%q says that an entry is wrong", text)
		}
	}
}
