package line

import (
	"slices"
	"strings"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// An appointment is where and when somebody is expected: "dentist tomorrow 9:40 room 6", "treno 8.50
// binario 4". Its numbers are hours and those of rooms, seats, platforms and the like.
type appointment struct {
	spending
	reader *Reader
}

// holds reports whether the text is about an appointment and not about money.
func (a appointment) holds() bool {
	hour, place := false, -1
	for k := range a.Tokens {
		switch t := &a.Tokens[k]; {
		case t.Kind == lex.Break:
			return false
		case a.isHour(k) || place < 0 && a.mayBeHour(k):
			hour = true
		case place < 0 && a.isPlace(k):
			place = k
		}
	}
	if !hour || a.spends() {
		return false
	}
	for i := range a.reader.Amounts {
		m := &a.reader.Amounts[i]
		switch {
		case m.Dropped || a.isPlace(m.First):
		case m.Rank == money.RankStrong || !a.isHour(m.First) && (place >= 0 && place < m.First || !a.mayBeHour(m.First)):
			return false
		}
	}
	return place >= 0 || a.isAhead()
}

// isAhead reports whether a day of the text is yet to come.
func (a appointment) isAhead() bool {
	today := a.Options.Today
	return today != (expense.Date{}) && slices.ContainsFunc(a.reader.dates, func(d dateUse) bool { return !d.dropped && d.Date.Date.Compare(today) > 0 })
}

// isHour reports whether token k is a time of day, whatever else the text says.
func (a appointment) isHour(k int) bool {
	t := a.At(k)
	switch t.Kind {
	case lex.Time:
		return true
	case lex.Code:
		n := lex.ScanNumeral(a.Text[t.Start:t.End], 0)
		rest := a.Text[t.Start+n.End : t.End]
		return isHour(&n) && isHourCode(rest) || isPointed(&n) && hasPoint(a.Text[t.Start:t.End]) && strings.Trim(rest, "0123456789.") == rest // 9.45'te
	case lex.Number:
		return t.Use == lex.UsedDate && !a.isDay(k) || a.reader.isDottedTime(k)
	}
	return false
}

// isDay reports whether token k is a part of a day, and not an hour that was read as one behind a
// weekday: "tues 6.30".
func (a appointment) isDay(k int) bool {
	t := a.At(k)
	return slices.ContainsFunc(a.reader.dates, func(d dateUse) bool {
		behind := d.first < k && k+1 == d.last && isPointed(&t.Num) && hasPoint(a.Text[t.Start:t.End])
		return d.first <= k && k < d.last && !behind
	})
}

// mayBeHour reports whether a number with a point is likelier an hour than a price: people write prices
// with a comma, or the day is yet to come, or something leaves then. What is eaten has a price.
func (a appointment) mayBeHour(k int) bool {
	t := a.At(k)
	if t.Kind != lex.Number || !isPointed(&t.Num) || !hasPoint(a.Text[t.Start:t.End]) {
		return false
	}
	if name, _ := lang.CategoryOf(a.Text, a.Language, a.Options.Region); name == "Food" || name == "Groceries" {
		return false
	}
	return lang.Named(a.Language).DecimalComma || a.isAhead() || slices.ContainsFunc(a.Tokens, func(t lex.Token) bool {
		return lang.Departs.Has(strings.TrimSuffix(t.Low, "s")) || lang.Appointment.Has(t.Low)
	})
}

// hasPoint reports whether a number is written with a point.
func hasPoint(digits string) bool { return strings.Contains(digits, ".") }

// isPlace reports whether the number at token k is that of a room, a floor, a seat or the like, which
// stands before it or, of an ordinal, behind it: "каб. 214", "4. katta", "5e verdieping".
func (a appointment) isPlace(k int) bool {
	const longest = 4
	t := a.At(k)
	if t.Kind != lex.Number && t.Kind != lex.Code || t.End-t.Start > longest || !lex.IsDigit(a.Text[t.Start]) || t.Kind == lex.Number && !t.Num.Whole {
		return false
	}
	before := k - 1
	if low := a.At(before).Low; low == "." || low == ":" || low == "№" || low == "#" || low == "-" {
		before--
	}
	if w := a.At(before); w.Kind == lex.Word && (lang.Venue.Has(w.Low) || lang.Premises.Has(w.Low) || lang.Seat.Has(w.Low) || w.Lex.Is(lang.RoleNumbered)) {
		return true
	}
	const suffix = 4 // bytes of the ending of an ordinal
	behind := k + 1
	for next := a.At(behind); !next.Spaced && (next.Kind == lex.Sign || next.Kind == lex.Word && next.End-next.Start <= suffix); next = a.At(behind) {
		if next.Lex.MarkOf() != nil && next.Kind == lex.Sign {
			return false
		}
		behind++
	}
	return lang.Venue.Has(a.At(behind).Low) && a.At(behind).Kind == lex.Word
}
