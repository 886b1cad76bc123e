package date

import (
	"testing"
	"time"

	"chit/expense"
	"chit/expense/parse/lex"
)

// A part of the day behind a weekday is a part of the date, and no date by itself.
func TestDayparts(t *testing.T) {
	t.Parallel()
	today := expense.Date{Year: 2026, Month: time.November, Day: 22}
	friday := expense.Date{Year: 2026, Month: time.November, Day: 20}
	for language, texts := range map[string][]string{
		"en": {"friday night", "on friday evening", "Fri morning", "fri evening"}, "de": {"Freitagabend", "am Freitag Abend", "Freitagnacht"},
		"fr": {"vendredi soir", "vendredi aprem"}, "es": {"el viernes por la noche", "viernes tarde"}, "it": {"venerdì sera", "venerdì pomeriggio"},
		"pt": {"sexta à noite", "sexta de manhã"}, "nl": {"vrijdagavond", "vrijdag middag"}, "pl": {"w piątek wieczorem", "piątek rano"},
		"ru": {"в пятницу вечером", "в пятницу утром"}, "uk": {"в п'ятницю ввечері", "у п'ятницю вранці"}, "tr": {"cuma akşamı", "cuma sabahı"}, "ko": {"금요일 밤", "금요일 저녁에"},
	} {
		for _, text := range texts {
			if d, ok := Parse(lex.NewText(text, lex.Options{Language: language, Today: today})); !ok || d.Date != friday {
				t.Errorf("%s: %q is %v, %v", language, text, d.Date, ok)
			}
		}
	}
	for _, text := range []string{"night", "Abend", "noche", "rano", "akşam"} {
		if d, ok := Parse(lex.NewText(text, lex.Options{Language: "en", Today: today})); ok {
			t.Errorf("%q is %v", text, d.Date)
		}
	}
}
