package line

import (
	"slices"
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// clocks finds the times of day of a text.
type clocks struct{ *Reader }

// find takes times of day out of the description: "9pm", "um 12 Uhr 30", 晚上7点.
// When something was bought is no part of what it was.
func (r clocks) find() {
	for k := 0; k < len(r.Tokens); k++ {
		end := r.clockEnd(k)
		if end == k {
			continue
		}
		first := k
		if before := r.At(first - 1); r.isFree(first-1) && (lang.BeforeClock.Has(before.Low) || lang.PartOfDay.Has(before.Low)) {
			first--
		}
		if r.isFree(end) && lang.PartOfDay.Has(r.At(end).Low) {
			end++
		}
		for i := first; i < end; i++ {
			r.Tokens[i].Use = lex.UsedDate
		}
		k = end - 1
	}
}

// holds reports whether what looks like a day of the month is an hour: "a las 21", "às 9".
func (r clocks) holds(u dateUse) bool {
	k := u.last - 1
	t := r.At(k)
	return k-u.first <= 1 && t.Kind == lex.Number && isHour(&t.Num) && r.LeadsToClock(k-1)
}

func (r clocks) isFree(k int) bool {
	return k >= 0 && k < len(r.Tokens) && r.Tokens[k].Use == lex.Unused
}

// clockEnd returns the token behind a time of day that begins at token k, or k.
func (r clocks) clockEnd(k int) int {
	t, next := r.At(k), r.At(k+1)
	if t.Use != lex.Unused {
		return k
	}
	switch {
	case t.Kind == lex.Time:
		if r.isFree(k+1) && lang.Clock.Has(next.Low) {
			return k + 2
		}
		return k + 1
	case t.Kind == lex.Code:
		if n := lex.ScanNumeral(r.Text[t.Start:t.End], 0); isHour(&n) && isHourCode(r.Text[t.Start+n.End:t.End]) {
			return k + 1
		}
		return k
	case t.Kind == lex.Number && !t.Num.Whole:
		return r.pointedEnd(k)
	case t.Kind != lex.Number || !isHour(&t.Num):
		return k
	case r.isClock(k + 1):
		return r.minutesEnd(k, k+2)
	case r.isFree(k+1) && lang.HourMark.Has(next.Low) && !next.Spaced && r.isHourHere(k):
		return k + 2
	case r.isFree(k-1) && r.LeadsToClock(k-1) && next.MayFollowHour():
		return k + 1
	}
	return k
}

// isClock reports whether token k makes the number before it an hour, and not how long something
// took or a word of what follows.
func (r clocks) isClock(k int) bool {
	t, led := r.At(k), r.isFree(k-2) && lang.BeforeClock.Has(r.At(k-2).Low)
	if !r.isFree(k) || !lang.Clock.Has(t.Low) || lang.AlsoHours.Has(t.Low) && !led && (r.isPricedBehind(k+1) || r.isPricedBefore(k-1)) {
		return false
	}
	return !t.Spaced || t.Kind != lex.East && !lang.LeadsOn(t.Low, r.Language, r.Options.Language)
}

// isPricedBehind reports whether the price of one follows token k, so that hours are counted
// before it: "3 uur parkeren à 3,20", "oppas 3 uur, 8 euro per uur".
func (r clocks) isPricedBehind(k int) bool {
	for ; k < len(r.Tokens) && r.Tokens[k].Kind != lex.Break; k++ {
		if r.isPerHour(k) || r.Tokens[k].Kind == lex.Word && lang.Apiece.Has(r.Tokens[k].Low) && r.At(k+1).Kind == lex.Number {
			return true
		}
	}
	return false
}

// isPerHour reports whether token k and the next one say that a price is that of an hour.
func (r clocks) isPerHour(k int) bool {
	return r.At(k).Kind == lex.Word && r.At(k).Lex.Is(lang.RolePer) && lang.AlsoHours.Has(r.At(k+1).Low)
}

// isPricedBefore is the same of the price of an hour before token k: "parkeren 3,20 per uur, 2 uur".
func (r clocks) isPricedBefore(k int) bool {
	for k--; k >= 0 && r.Tokens[k].Kind != lex.Break; k-- {
		if r.isPerHour(k) {
			return true
		}
	}
	return false
}

// pointedEnd returns the token behind a time of day with a point at token k, or k: "o 18.30",
// 14.30 Uhr.
func (r clocks) pointedEnd(k int) int {
	t, next := r.At(k), r.At(k+1)
	led := r.LeadsToClock(k - 1)
	switch {
	case led && r.isDottedTime(k) && next.Lex.MarkOf() == nil:
		return k + 1
	case !isPointed(&t.Num):
		return k
	case r.isFree(k+1) && lang.Clock.Has(next.Low) && next.Kind == lex.Word:
		return k + 2
	case led && r.isFree(k-1) && next.MayFollowHour() && t.Spaced:
		return k + 1
	}
	return k
}

// minutesEnd returns the token behind the minutes at token end, of an hour at token k. A
// number with a currency is none: 3点5元 is an amount.
func (r clocks) minutesEnd(k, end int) int {
	t := r.At(end)
	switch {
	case !r.isFree(end):
	case lang.Half.Has(t.Low):
		return end + 1
	case t.Kind == lex.Number && t.Num.Whole && t.Num.Mantissa < 60 && t.End-t.Start == 2:
		behind := r.At(end + 1)
		if behind.Lex.MarkOf() == nil && behind.Kind != lex.Break {
			return end + 1
		}
		if lang.Point.Has(behind.Low) && !behind.Spaced {
			return end + 2
		}
	case t.Kind == lex.Number && !t.Spaced && t.Lex == nil && r.At(k+1).Kind == lex.East && r.At(end+1).Lex.MarkOf() != nil:
		return k
	}
	return end
}

// isHourHere reports whether a letter for hours makes the number at token k a time of day
// and no length of time: "19h pizza", but not "parking 2h".
func (r clocks) isHourHere(k int) bool {
	if r.isFree(k-1) && lang.BeforeClock.Has(r.At(k-1).Low) {
		return true
	}
	leads := k == 0 || r.At(k-1).Use == lex.UsedDate
	return leads && r.At(k).Num.Mantissa >= 6 && !r.At(k+2).Lex.Is(lang.RoleDe)
}

// isPointed reports whether a number may be a time of day with a point: 14.30.
func isPointed(n *lex.Numeral) bool {
	return hasTwoPlaces(n) && n.Mantissa/100 < 24 && n.Mantissa%100 < 60
}

func hasTwoPlaces(n *lex.Numeral) bool { return !n.Whole && !n.Bad && !n.Ambiguous && n.Places == 2 }

// isDottedTime reports whether the number at token k may be a time of day with a point, behind
// a word that may lead to one: "o 18.30", "в 18.30".
func (r *Reader) isDottedTime(k int) bool {
	t, before := r.At(k), r.At(k-1)
	if t.Kind != lex.Number || t.Num.Places != 2 || t.Num.Ambiguous || before.Use != lex.Unused && before.Use != lex.UsedFiller && before.Use != lex.UsedDate {
		return false
	}
	hour, minutes, dotted := strings.Cut(r.Text[t.Start:t.End], ".")
	if !dotted || len(hour) > 2 || len(minutes) != 2 || t.Num.Mantissa/100 > 24 || t.Num.Mantissa%100 >= 60 {
		return false
	}
	if before.Kind == lex.Word && before.Lex.Is(lang.RoleAt) {
		return len(hour) == 2 && hour[0] == '0' || !isCountedBefore(r.Tokens[:k]) // "2 coffees at 3.20"
	}
	return (lang.BeforeClock.Has(before.Low) || lang.LeadsToClock.Has(before.Low)) && !lang.Apiece.Has(before.Low)
}

// isCountedBefore reports whether there is a number among the tokens before a price, which may be
// that of one.
func isCountedBefore(tokens []lex.Token) bool {
	return slices.ContainsFunc(tokens, func(t lex.Token) bool {
		return t.Use != lex.UsedDate && (t.Kind == lex.Number || t.Lex.Is(lang.RoleWord) && t.Lex.Number > 0)
	})
}

func isHour(n *lex.Numeral) bool {
	return n.Whole && !n.Ambiguous && n.Mantissa <= lex.LastHour && !n.Bad
}

// isHourCode reports whether what is glued to an hour are minutes: 19h30, 8h05.
func isHourCode(rest string) bool {
	return len(rest) == 3 && (rest[0] == 'h' || rest[0] == 'H') && rest[1] >= '0' && rest[1] <= '5' && lex.IsDigit(rest[2])
}
