package line

import (
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"chit/expense"
	"chit/expense/parse/date"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// unsureDays finds a day that may have been meant.
type unsureDays struct{ *Reader }

// find takes a word in no table that is one slip away from a word for a day for
// that day, where the text names no other: "getsern Supermarkt 41,06". Somebody looks at
// it, for today would be as wrong as another day.
func (r unsureDays) find() {
	dated := slices.ContainsFunc(r.dates, func(d dateUse) bool { return !d.Weak })
	if dated || len(r.Amounts) == 0 || r.Options.Today == (expense.Date{}) {
		return
	}
	for k := range r.Tokens {
		t := &r.Tokens[k]
		if t.Kind != lex.Word || t.Use != lex.Unused || utf8.RuneCountInString(t.Low) > 12 {
			continue
		}
		d, ok := r.at(k)
		if !ok {
			continue
		}
		day := r.dayOf(d)
		u := dateUse{Date: date.Date{Span: t.Span, Text: r.Text[t.Start:t.End], Date: day, Readings: []expense.Date{day}}, first: k, last: k + 1}
		r.takeDate(u)
		r.dates = append(r.dates, u)
		r.object(UncertainDate, t.Span)
		return
	}
}

// at returns the day that the word at token k may name: mistyped, or before a thing, a verb or a
// place at the beginning of a text ("terça dentista 180", "quinta rolou pizza 48", "Fr beim
// Frisör 38"), where it is another word as well.
func (r unsureDays) at(k int) (lang.DayWord, bool) {
	t := r.At(k)
	if r.isThing(k, k+2) {
		return lang.DayWord{}, false // "sunday roast"
	}
	leads := k == 0 && (r.beginsThing(1) || r.isVerb(1) || r.beginsPlace(1))
	if leads {
		for _, language := range [...]string{r.Language, r.Options.Language} {
			if d, ok := lang.MaybeWeekday(lex.Fold(t.Low), language); ok {
				return d, true
			}
		}
	}
	if isMeant(t, r.Language) {
		return lang.DayWord{}, false
	}
	word := lex.Fold(t.Low)
	mistyped := lang.MistypedDay
	if before := r.At(k - 1); leads || before.Kind == lex.Word && (before.Lex.Is(lang.RoleAt) || lang.Preposition.Has(before.Low)) {
		mistyped = lang.MistypedDayInPlace
	}
	for _, language := range [...]string{r.Language, r.Options.Language, lang.SpokenIn(r.Options.Region)} {
		if d, ok := mistyped(word, language); ok {
			return d, true
		}
	}
	return lang.DayWord{}, false
}

// beginsThing reports whether something that people buy begins at token k, with or without
// an article.
func (r unsureDays) beginsThing(k int) bool {
	if t := r.At(k); t.Lex.Is(lang.RoleArticle) && t.Kind == lex.Word {
		k++
	}
	return r.At(k).Kind == lex.Word && r.At(k).Use == lex.Unused && r.KnownWord(k)
}

// beginsPlace reports whether a place begins at token k, with a preposition.
func (r unsureDays) beginsPlace(k int) bool {
	t, name := r.At(k), r.At(k+1)
	if t.Kind != lex.Word || name.Kind != lex.Word {
		return false
	}
	return t.Lex.Is(lang.RoleAt) || lang.LeadsOn(t.Low, r.Language, r.Options.Language)
}

// isThing reports whether tokens[first:last] are the name of one thing that people buy: "sun cream".
func (r unsureDays) isThing(first, last int) bool {
	return last <= len(r.Tokens) && lang.IsThing(strings.ToLower(r.Text[r.At(first).Start:r.At(last-1).End]))
}

// isVerb reports whether the word at token k tells what was done.
func (r unsureDays) isVerb(k int) bool {
	t := r.At(k)
	if t.Kind != lex.Word || t.Use != lex.Unused && t.Use != lex.UsedFiller {
		return false
	}
	subject := r.At(k + 1) // "vr zijn we"
	if t.Use == lex.Unused && subject.Lex.Is(lang.RoleFiller) && lang.IsFunctionIn(subject.Low, r.Language) && !r.leadsOn(k+1) {
		return true
	}
	return t.Lex.Is(lang.RoleSpend) || (&judgement{Reader: r.Reader}).isVerb(k, lang.Named(r.Language).VerbEndings)
}

// isMeant reports whether a word is one that the tables have, so that it was not mistyped.
func isMeant(t *lex.Token, language string) bool {
	return t.Lex != nil && (t.Lex.Roles != 0 || t.Lex.Mark != nil) || lang.FunctionWord.Has(t.Low) || lang.IsThing(t.Low) || lang.IsShop(t.Low, language)
}

// dayOf returns the last day that a word may mean.
func (r unsureDays) dayOf(d lang.DayWord) expense.Date {
	today := r.Options.Today
	if !d.IsWeekday {
		return today.AddDays(d.Days)
	}
	back := (int(today.Weekday()) - int(time.Weekday(d.Weekday)) + 7) % 7
	return today.AddDays(-back)
}
