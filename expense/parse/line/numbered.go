package line

import (
	"slices"
	"strings"

	"chit/expense/parse/date"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
)

// splitNumbered parts the number of a room or a flat from the price behind it, where the
// space between them looks like that of thousands: "Wohnung 2 147,90".
func (n names) splitNumbered() {
	for k := 0; k < len(n.Tokens); k++ {
		t := &n.Tokens[k]
		if t.Kind != lex.Number || !t.Num.Spaces || !lang.Premises.Has(n.At(k-1).Low) && !n.At(k-1).Lex.Is(lang.RoleNumbered) {
			continue
		}
		at := strings.IndexByte(n.Text[t.Start:t.End], ' ')
		if at < 0 {
			continue
		}
		first, rest := *t, *t
		first.End, rest.Start, rest.Spaced = t.Start+at, t.Start+at+1, true
		first.Num, rest.Num = lex.ScanNumeral(n.Text[:first.End], first.Start), lex.ScanNumeral(n.Text, rest.Start)
		if rest.Num.Bad || rest.Num.End != rest.End {
			continue
		}
		*t = first
		n.Tokens = append(n.Tokens[:k+1], append([]lex.Token{rest}, n.Tokens[k+1:]...)...)
	}
}

// The highest number of a flat or house that is taken for no price, and where something
// else begins behind it.
const (
	maxPremises = 40
	maxListed   = 12
)

// markPremises makes names of the numbers of flats, houses and rooms where the text has
// another number: "boiler flat 3 £96", 2单元301水费 45.
func (n names) markPremises(numbers []int) {
	for _, k := range numbers {
		before, t, behind, most := n.At(k-1), &n.Tokens[k], n.At(k+1), int64(maxPremises)
		if behind.Low == "," || behind.Lex.Is(lang.RoleAnd) {
			most = maxListed
		}
		switch {
		case behind.Lex.Is(lang.RoleNet | lang.RoleGross | lang.RoleTax):
		case before.Use != lex.Unused || !lang.Premises.Has(before.Low):
		case before.Kind == lex.East:
			if !t.Spaced && t.Num.Mantissa > maxPremises && t.Num.Mantissa < 10000 {
				n.name(k)
			}
		case t.Num.Mantissa <= most && n.hasOther(k):
			n.name(k)
		}
	}
}

// markGrades makes names of the grades of petrol where a number is behind them: 95加滿 1180.
func markGrades(n names, numbers []int) {
	for _, k := range numbers {
		const least, most = 90, 100
		grade := n.Tokens[k].Num.Mantissa
		if !lang.FilledUp.Has(n.At(k+1).Low) || grade < least || grade > most {
			continue
		}
		priced := slices.ContainsFunc(n.Tokens[k+2:], func(t lex.Token) bool {
			_, digit := lang.EastDigit(lang.FirstRune(t.Low))
			return t.Kind == lex.Number || t.Kind == lex.East && digit
		})
		if priced {
			n.name(k)
		}
	}
}

// hasOther reports whether the text has a number besides that at token k.
func (n names) hasOther(k int) bool {
	for i := range n.Tokens {
		if i != k && n.Tokens[i].Kind == lex.Number {
			return true
		}
	}
	return false
}

// markSeries makes names of the numbers that follow the first of a series of pages,
// chapters and the like: "pages 30 to 45", "capítulo 3 e 4".
func (n names) markSeries(numbers []int) {
	named := -1 // the last number of a series
	for _, k := range numbers {
		between := n.At(k - 1)
		joined := between.Lex.Is(lang.RoleAnd) || lang.Range.Has(between.Low) || lang.Versus.Has(between.Low) || lang.ContainsWord(" , - – ", between.Low)
		switch {
		case number.IsNumberWord(&n.Sentence, k+1) && !n.At(k+1).Spaced: // "ders 2bin"
			continue
		case lang.Paged.Has(between.Low) && (between.Spaced || n.At(k-2).Low != "&"): // no "M&S 12"
		case named >= 0 && named == k-2 && joined:
		default:
			continue
		}
		n.name(k)
		named = k
	}
}

// markInstalments makes names of the numbers of one of several payments: "zapas 45000 cuota 3 de 6".
func markInstalments(n names, numbers []int) {
	for i := 1; i < len(numbers); i++ {
		k, last := numbers[i-1], numbers[i]
		of := n.At(k + 1)
		isOf := last == k+2 && (of.Lex.Is(lang.RoleDe) || lang.RateOn.Has(of.Low))
		if isOf && lang.Instalment.Has(n.At(k-1).Low) && n.Tokens[k].Num.Mantissa <= n.Tokens[last].Num.Mantissa {
			n.name(k, last)
		}
	}
}

// markSeats makes names of the numbers of a journey, if there are several: "platform 4,
// coach B, seat 32".
func (n names) markSeats(numbers []int) {
	var seats []int
	for _, k := range numbers {
		if low := n.At(k - 1).Low; lang.Seat.Has(low) || lang.Journey.Has(low) {
			seats = append(seats, k)
		}
	}
	if len(seats) > 1 && !n.haveDays(seats) {
		n.name(seats...)
	}
}

// haveDays reports whether a day is before the word for each of some numbers, so that they are the
// prices of several days: "mon bus 3 tue bus 3".
func (n names) haveDays(numbers []int) bool {
	days, _ := date.Read(n.text)
	return !slices.ContainsFunc(numbers, func(k int) bool {
		return k < 2 || !slices.ContainsFunc(days, func(d date.Date) bool { return d.End == n.At(k-2).End })
	})
}

// markModels makes names of the numbers of models, before what was bought for one:
// 小米14手机壳 29.
func (n names) markModels(numbers []int) {
	for _, k := range numbers {
		before, behind := n.At(k-1), n.At(k+1)
		glued := !n.Tokens[k].Spaced && behind.Kind == lex.East && !behind.Spaced && behind.Lex.MarkOf() == nil && !behind.Lex.Is(lang.RoleUnit)
		if lang.Model.Has(before.Low) && glued && n.hasOther(k) {
			n.name(k)
		}
	}
}

// maxGoals is the highest figure of a score.
const maxGoals = 40

// markScores makes names of the numbers of a score: "Flamengo 2 x 1 Vasco", "3:1",
// 3対1で勝った.
func (n names) markScores(numbers []int) {
	for i := 1; i < len(numbers); i++ {
		k, last := numbers[i-1], numbers[i]
		if n.isTable(k, last) || n.isLeague(k, last) || len(numbers) == 2 && isFinal(n, k, last) {
			n.name(k, last)
			continue
		}
		if last != k+2 || n.Tokens[k].Num.Mantissa > maxGoals || n.Tokens[last].Num.Mantissa > maxGoals {
			continue
		}
		between := n.At(k + 1)
		glued := !between.Spaced && !n.Tokens[last].Spaced
		switch {
		case between.Low == ":" && glued, lang.Versus.Has(between.Low) && between.Kind == lex.East && glued:
			n.name(k, last)
		case between.Low == ":", strings.Contains(" x × х - – ", " "+between.Low+" "), lang.Versus.Has(between.Low):
			behind := n.At(last + 1)
			teams := n.isTeam(k-1) && (behind.Spaced && n.isTeam(last+1) || behind.Kind == lex.Break && n.Tokens[k].Num.Mantissa >= n.Tokens[last].Num.Mantissa)
			if teams || n.hasWon() || n.hasNil(k, last) {
				n.name(k, last)
			}
		}
	}
}

// isTable reports whether two numbers stand each behind who played: "Inter 2 Milan 1".
func (n names) isTable(k, last int) bool {
	const most = 9 // more than that is as likely a price
	if n.Tokens[k].Num.Mantissa > most || n.Tokens[last].Num.Mantissa > most || n.buys() || lang.Named(n.Language).NounsCapital {
		return false
	}
	for i := k + 1; i < last; i++ {
		if !n.isTeam(i) {
			return false
		}
	}
	return last > k+1 && last <= k+3 && n.isTeam(k-1) && k < 3
}

// isFinal reports whether the only two numbers are how a game ended, with nothing between them:
// "Spartak Zenit 2 1", "we won 3 1".
func isFinal(n names, k, last int) bool {
	const most = 9 // more than that is as likely a price
	if last != k+1 || n.Tokens[k].Num.Mantissa > most || n.Tokens[last].Num.Mantissa > most {
		return false
	}
	return n.endsIn(lang.Team, k) && n.endsIn(lang.Team, k-1) || n.hasWon()
}

// hasNil reports whether one of two numbers is zero and each stands beside a word, as in a score:
// nobody pays for no times something.
func (n names) hasNil(k, last int) bool {
	scoreless := n.Tokens[k].Num.Mantissa == 0 || n.Tokens[last].Num.Mantissa == 0
	return scoreless && n.At(k-1).Kind == lex.Word && n.At(last+1).Kind == lex.Word && n.isPlainNumber(k) && n.isPlainNumber(last)
}

// hasWon reports whether somebody won or lost a game.
func (n names) hasWon() bool {
	for k := range n.Tokens {
		if lang.Won.Has(n.Tokens[k].Low) {
			return true
		}
	}
	return false
}

// isTeam reports whether token k may be the name of who played.
func (n names) isTeam(k int) bool {
	t := n.At(k)
	return t.Kind == lex.Word && isCapital(n.Text[t.Start:]) && !n.KnownWord(k) && !number.IsNumberWord(&n.Sentence, k) && t.Lex.MarkOf() == nil
}
