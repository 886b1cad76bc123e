package rules

import (
	"strings"

	"chit/agent/action"
	"chit/expense/parse/date"
	"chit/expense/parse/lang"
)

// otherDay returns the words for the day of two that it was, if a message says nothing but
// that: "not today, it was wednesday", 오늘 말고 목요일. It returns "" if it does not. A day
// to come is one of a plan.
func otherDay(m *message) string {
	read := m.text.Read()
	if len(read.Dates) != 2 || len(read.Amounts) > 0 {
		return ""
	}
	first, second := read.Dates[0], read.Dates[1]
	if first.Date == second.Date || second.Start < first.End {
		return ""
	}
	said := m.text.String()
	before, between, behind := said[:first.Start], said[first.End:second.Start], said[second.End:]
	if !pointsAtDay(before) || !pointsAtDay(between) || !pointsAtDay(behind) {
		return ""
	}
	between = strings.Trim(strings.ToLower(between), " ,;")
	contrast := lang.RatherThan.Opens(between)
	var right date.Date
	switch {
	case isDenial(before), contrast > 0 && contrast == len(between):
		right = second
	case isDenial(between):
		right = first
	case contrast > 0:
		right = second
	}
	if right.Date.After(m.text.Options().Today) {
		return ""
	}
	return right.Text
}

// boughtOn reads a message that says nothing but on which day something was bought, nil if it is
// none: 아 어제 결제했네, "i bought that on friday".
func boughtOn(m *message) *Aside {
	read := m.text.Read()
	if len(read.Dates) != 1 || len(read.Amounts) > 0 || m.question || opensQuestion(m.said) || read.Dates[0].Date.After(m.text.Options().Today) {
		return nil
	}
	said, day := m.text.String(), read.Dates[0]
	behind := said[day.End:]
	if strings.Trim(said[:day.Start]+behind, " ,;.!，。、") == "" || !pointsAtDay(said[:day.Start]) || !pointsAtDay(behind) {
		return nil
	}
	return &Aside{Edits: edits(action.EditExpense{}, []value{{"date", day.Text}}, m.text), Loose: true}
}

// isDenial reports whether words before a day say that it was another.
func isDenial(words string) bool {
	return lang.DeniesWords.Closes(strings.TrimRight(strings.ToLower(words), " ")) > 0
}

// pointsAtDay reports whether words beside a day say nothing else than that it is or is not
// the one of a payment.
func pointsAtDay(words string) bool {
	words = strings.Trim(words, " ,;.!，。、")
	if first := string(lang.FirstRune(words)); lang.Particle.Has(first) {
		words = words[len(first):] // 목요일에
	}
	c := clauseOf(words).plain()
	for before := ""; c.said != before; {
		before = c.said
		for _, p := range [...]lang.Phrase{
			lang.DeniesWords, lang.RatherThan, lang.SaysItWas, lang.SaysItIs, lang.JoinsValue, lang.JoinsPrice, lang.SaysBut,
			lang.OpensCorrection, lang.EndsCorrection, lang.Interjects, lang.PointsBack, lang.BesideValue,
			lang.SaysWeSpent, lang.SaysBuy,
		} {
			for c.skip(p) || c.drop(p) {
			}
			if p.Is(c.said) {
				return true
			}
		}
	}
	for word := range strings.FieldsSeq(c.said) {
		if !lang.FunctionWord.Has(word) && !lang.Words().Words[word].Is(lang.RoleSpend|lang.RoleFiller) {
			return false
		}
	}
	return true
}
