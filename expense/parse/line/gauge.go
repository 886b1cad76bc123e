package line

import (
	"slices"
	"strings"
	"unicode/utf8"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// markGauges makes names of the numbers that are read off something, where nothing was bought:
// "temperature 38.5", "talla 38", "38,5 Fieber".
func (n names) markGauges() {
	for k := range n.Tokens {
		switch {
		case isRatio(n.Text, n.At(k)) && n.isGauge(k) && !n.buys():
			n.Tokens[k].Kind = lex.Word // nobody divides in "blood pressure 130/85"
		case !n.isPlainNumber(k):
		case isOctane(n, k), lang.Weighs.Has(n.At(k - 1).Low), n.isWait(k), isSize(n, k), n.isGauge(k) && (!n.buys() || lang.Departs.Has(n.At(k-2).Low)): // "autobus linii 175"
			n.name(k)
		}
	}
}

// isWait reports whether the number at token k, alone in a text about nothing to eat, is for how long
// somebody waited: "45 beim arzt gewartet".
func (n names) isWait(k int) bool {
	if !n.At(k).Num.Whole || !slices.ContainsFunc(n.Tokens, func(t lex.Token) bool { return lang.Waits.Has(t.Low) }) {
		return false
	}
	for i := range n.Tokens {
		if i != k && n.Tokens[i].Kind == lex.Number {
			return false
		}
	}
	category, _ := lang.CategoryOf(n.Text, n.Language, n.Options.Region)
	return !lang.IsFood(category)
}

// isSize reports whether the number at token k is that of something to wear: "baskets taille 43".
func isSize(n names, k int) bool {
	if !n.At(k).Num.Whole || !n.endsIn(lang.Size, k) {
		return false
	}
	category, _ := lang.CategoryOf(n.Text, n.Language, n.Options.Region)
	return !lang.IsFood(category)
}

// isOctane reports whether the number at token k is a kind of petrol, of which litres and their price are
// said besides: "38,5 l super 95 à 1,969", "30 litre 95 benzin litresi 44". Dutch glues it to "euro".
func isOctane(n names, k int) bool {
	t, before := n.At(k), n.At(k-1)
	if !t.Num.Whole || !slices.Contains(octanes, t.Num.Mantissa) {
		return false
	}
	if !t.Spaced && lang.Petrol.Has(before.Low) {
		before.Kind, before.Lex = lex.Code, nil // "euro95" is no money
		return true
	}
	numbers, measured := 0, false
	for i := range n.Tokens {
		if n.Tokens[i].Kind == lex.Number {
			unit := n.At(i + 1).Low
			numbers, measured = numbers+1, measured || i != k && (lang.Litre.Has(unit) || lang.Metered.Has(unit))
		}
	}
	return measured && numbers > 2
}

// octanes are those of petrol that is sold.
var octanes = []int64{87, 91, 92, 95, 98, 100}

// isRatio reports whether a token of a text is two numbers with a slash between them.
func isRatio(text string, t *lex.Token) bool {
	return t.Kind == lex.Code && strings.Contains(text[t.Start:t.End], "/")
}

// isPlainNumber reports whether token k is a number without a currency.
func (n names) isPlainNumber(k int) bool {
	t, before, after := n.At(k), n.At(k-1), n.At(k+1)
	return t.Kind == lex.Number && (before.Lex.MarkOf() == nil || before.Kind != lex.Sign) && (after.Lex.MarkOf() == nil || !n.IsMark(after, after.Lex.MarkOf()))
}

// isGauge reports whether a word beside token k says what the number there is read off.
func (n names) isGauge(k int) bool {
	before := k
	if n.At(k - 1).Lex.Is(lang.RoleGlue) {
		before--
	}
	if n.endsIn(lang.Gauge, before) {
		return true
	}
	behind := k + 1
	if n.At(behind).Lex.Is(lang.RoleDe) {
		behind++
	}
	return lang.Gauge.Has(n.At(behind).Low) && behind == len(n.Tokens)-1
}

// longestName is how many characters a word of a list has at most in a script without spaces.
const longestName = 6

// endsIn reports whether a word of a list ends before token k. In a script without spaces it may
// be several tokens.
func (n names) endsIn(list lang.List, k int) bool {
	t := n.At(k - 1)
	if t.Kind != lex.East {
		return t.Kind == lex.Word && list.Has(t.Low)
	}
	for start, count := t.End, 0; start > 0 && count < longestName; count++ {
		_, size := utf8.DecodeLastRuneInString(n.Text[:start])
		start -= size
		if list.Has(n.Text[start:t.End]) {
			return true
		}
	}
	return false
}

// markHours makes names of times with a point that say when something leaves or begins, or when
// somebody is expected: "treno delle 7.45", "the film starts at 8.15", "afspraak tandarts 14.15".
func (n names) markHours() {
	appointed := slices.ContainsFunc(n.Tokens, func(t lex.Token) bool { return lang.Appointment.Has(t.Low) })
	for k := range n.Tokens {
		t := n.At(k)
		dotted := isDotted(n, k)
		whole := t.Kind == lex.Number && t.Num.Whole && t.Num.Mantissa <= lex.LastHour && n.leadsToHour(k-1) && lang.Begins.Has(n.At(k-2).Low)
		if dotted && lang.Range.Has(n.At(k+1).Low) && isDotted(n, k+2) && n.isPlainNumber(k+2) && !n.buys() {
			n.name(k, k+2) // "my shift is 9.30 to 5.30"
			continue
		}
		if n.isPlainNumber(k) && (whole || dotted && (appointed || n.isDeparture(k) || n.begins(k))) {
			n.name(k)
		}
	}
}

// isDotted reports whether the number at token k is written as an hour with a point.
func isDotted(n names, k int) bool {
	t := n.At(k)
	return t.Kind == lex.Number && isPointed(&t.Num) && hasPoint(n.Text[t.Start:t.End])
}

// isDeparture reports whether something leaves at the hour at token k.
func (n names) isDeparture(k int) bool {
	before := k - 1
	if led := n.leadsToHour(before); led && lang.LeadsToDeparture.Has(n.At(before-1).Low) {
		before-- // "the train leaves at 7.45"
	}
	if !lang.LeadsToDeparture.Has(n.At(before).Low) {
		return false
	}
	before--
	if n.At(before).Lex.Is(lang.RoleDe) {
		before-- // "tren de las 7.45"
	}
	return lang.Departs.Has(n.At(before).Low)
}

// begins reports whether a verb beside token k says that something begins at the hour there.
func (n names) begins(k int) bool {
	before, behind := k-1, k+1
	if n.leadsToHour(before) {
		before--
	}
	if lang.Clock.Has("'" + n.At(behind).Low) {
		behind++ // "8.15 de başlıyor"
	}
	return lang.Begins.Has(n.At(before).Low) || lang.Begins.Has(n.At(behind).Low)
}

// leadsToHour reports whether an hour may follow token k.
func (n names) leadsToHour(k int) bool {
	t := n.At(k)
	return lang.LeadsToClock.Has(t.Low) || lang.BeforeClock.Has(t.Low) || t.Lex.Is(lang.RoleAt)
}

// isLeague reports whether two numbers stand each behind a club or what nobody buys, and one
// behind a club: "ajax 3 psv 1", 阪神5巨人3.
func (n names) isLeague(k, last int) bool {
	clubs := 0
	for _, i := range [...]int{k, last} {
		t := n.At(i - 1)
		switch {
		case n.endsIn(lang.Team, i):
			if !n.KnownWord(i - 1) {
				clubs++
			}
		case t.Kind != lex.Word || n.KnownWord(i-1) || t.Lex.Is(lang.RoleFiller|lang.RoleUnit|lang.RoleAnd) || t.Lex.MarkOf() != nil || lang.IsShop(t.Low, n.Language):
			return false
		}
	}
	const most = 9 // more than that is as likely a price
	high := max(n.Tokens[k].Num.Mantissa, n.Tokens[last].Num.Mantissa)
	return clubs == 2 || clubs == 1 && high <= most
}
