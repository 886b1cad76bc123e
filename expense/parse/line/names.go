package line

import (
	"slices"
	"strings"
	"unicode"

	"chit/expense/parse/date"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// names marks numbers that are parts of names and so neither amounts nor days: those of
// telephones, of houses and postal codes, of trains and seats, and scores.
type names struct{ *Reader }

// mark makes names of such numbers.
func (n names) mark() {
	if n.hasLines() {
		return // a receipt has such numbers beside its amounts
	}
	n.markPhones()
	n.markShops()
	n.splitNumbered()
	n.markGauges()
	n.markHours()
	if numbers := n.bareNumbers(); len(numbers) > 0 {
		if n.isAddress() {
			n.name(numbers...)
		}
		codes{n}.mark(numbers)
		n.markJourney(numbers)
		n.markScores(numbers)
		n.markSeries(numbers)
		markInstalments(n, numbers)
		n.markSeats(numbers)
		n.markPremises(numbers)
		markGrades(n, numbers)
		n.markModels(numbers)
	}
}

func (n names) hasLines() bool {
	return slices.ContainsFunc(n.Tokens, func(t lex.Token) bool { return t.Kind == lex.Break })
}

// name makes names of the numbers at some tokens.
func (n names) name(tokens ...int) {
	for _, k := range tokens {
		n.Tokens[k].Kind = lex.Code
		n.named = append(n.named, n.Tokens[k].Span)
	}
}

// hold reports whether a day stands on what is a name.
func (n names) hold(d date.Date) bool {
	return slices.ContainsFunc(n.named, func(s lex.Span) bool { return s.Start < d.End && d.Start < s.End })
}

// bareNumbers returns the tokens that are whole numbers without a currency.
func (n names) bareNumbers() []int {
	var list []int
	for k := range n.Tokens {
		t := &n.Tokens[k]
		if t.Kind != lex.Number || !t.Num.Whole {
			continue
		}
		before, after := n.At(k-1), n.At(k+1)
		leads := after.Kind == lex.Sign && after.Spaced && n.At(k+2).Kind == lex.Number && !n.At(k+2).Spaced // "flat 3 £96"
		if before.Lex.MarkOf() != nil && before.Kind == lex.Sign || after.Lex.MarkOf() != nil && !leads && n.IsMark(after, after.Lex.MarkOf()) && after.Low != "m" {
			continue
		}
		list = append(list, k)
	}
	return list
}

// A run is digits with what stands between those of a telephone number.
type run struct {
	lex.Span
	groups []int // how many digits each has
	digits int
	plain  bool // nothing but spaces and hyphens stands between them
}

// markPhones makes names of telephone numbers.
func (n names) markPhones() {
	for at := 0; at < len(n.Text); {
		r, ok := runAt(n.Text, at)
		if !ok {
			at++
			continue
		}
		at = r.End
		if !n.isPhone(r) {
			continue
		}
		n.phone = true
		for k, last := n.TokensOf(r.Span); k < last; k++ {
			if n.hasDigits(k) {
				n.name(k)
			}
		}
	}
}

// runAt returns the run that begins at s[i:], if one does.
func runAt(s string, i int) (r run, ok bool) {
	if i > 0 && (lex.IsDigit(s[i-1]) || strings.IndexByte("+(.,", s[i-1]) >= 0) || !lex.IsDigit(s[i]) && s[i] != '+' && s[i] != '(' {
		return r, false
	}
	r.Start, r.plain = i, true
	inGroup := false
	for ; i < len(s); i++ {
		switch c := s[i]; {
		case lex.IsDigit(c):
			if !inGroup {
				r.groups = append(r.groups, 0)
			}
			r.groups[len(r.groups)-1]++
			r.digits++
			r.End, inGroup = i+1, true
			continue
		case c == ' ' && inGroup, c == '-' && inGroup, c == '+' && i == r.Start, c == '(', c == ')':
		case (c == ' ' || c == '-') && s[i-1] == ')', c == '(' && i > 0:
		case (c == '/' || c == '.') && inGroup && i+1 < len(s) && lex.IsDigit(s[i+1]):
			r.plain = false
		default:
			return r, r.digits > 0
		}
		inGroup = false
	}
	return r, r.digits > 0
}

// isPhone reports whether a run is a telephone number by its digits, or by what is said
// beside it.
func (n names) isPhone(r run) bool {
	if r.digits < 6 || r.digits > 15 {
		return isAccount(r)
	}
	first, last := n.TokensOf(r.Span)
	if n.At(first-1).Lex.MarkOf() != nil || n.At(last).Lex.MarkOf() != nil || n.At(last).Low == "," && !n.At(last).Spaced {
		return false
	}
	start := n.Text[r.Start:]
	thousands := !slices.ContainsFunc(r.groups[1:], func(g int) bool { return g != 3 })
	isDay := len(r.groups) >= 3 && (r.groups[0] == 4 || r.groups[2] == 4) && r.groups[1] <= 2
	switch {
	case isDay:
		return false
	case strings.HasPrefix(start, "+"):
		return r.digits >= 8
	case n.cues.Has(lang.SaysPhone):
		return len(r.groups) > 1 || r.digits >= 7
	case !r.plain || r.digits < 9:
		return false
	case strings.HasPrefix(start, "("), start[0] == '0' && len(r.groups) > 1:
		return true
	}
	return len(r.groups) >= 3 && !thousands && slices.Max(r.groups) >= 3 || n.isLongNumber(r)
}

// isAccount reports whether a run is the number of an account or a card, in groups of four.
func isAccount(r run) bool {
	fours := 0
	for _, g := range r.groups {
		if g == 4 {
			fours++
		}
	}
	return fours > 2
}

// isLongNumber reports whether a run of nine digits or more is that of a telephone rather than
// an amount: nobody spends hundreds of millions to the last unit.
func (n names) isLongNumber(r run) bool {
	text, behind := n.Text[r.Start:r.End], n.Text[r.End:]
	cents := len(behind) > 1 && strings.IndexByte(".,", behind[0]) >= 0 && lex.IsDigit(behind[1])
	return !cents && !strings.HasSuffix(text, "000") && !strings.Contains(text, "+")
}

// isAddress reports whether a text is one: it names a street with the number of a house,
// and something else that only addresses have or nothing that people buy.
func (n names) isAddress() bool {
	if n.isOnlyStreet() {
		return true
	}
	street, parts := false, 0 // what may also be something else counts as a part
	for k := range n.Tokens {
		t := &n.Tokens[k]
		again := slices.ContainsFunc(n.Tokens[:k], func(o lex.Token) bool { return o.Low == t.Low })
		switch {
		case again && lang.AddressPart.Has(t.Low): // "mon bus 3 tue bus 3"
		case n.isStreet(k):
			street = true
		case n.isPostal(k):
			parts++
		case lang.AddressPart.Has(t.Low) && n.hasDigits(k-1) && n.isNumbered(k) && !n.buys():
			return true // "mickiewicza 8 m 15"
		case lang.AddressPart.Has(t.Low) && (n.isNumbered(k) || n.hasDigits(k-1)), t.Kind == lex.Word && lang.MayEndLikeStreet(t.Low) && n.isNumbered(k):
			parts++
		}
	}
	return street && parts > 0 || parts > 1 || street && !n.buys()
}

// isOnlyStreet reports whether a text is the name of a street and the number of a house: "rua das
// flores 25", 테헤란로 152.
func (n names) isOnlyStreet() bool {
	last := len(n.Tokens) - 1
	if last < 2 || !n.isPlainNumber(last) || !n.Tokens[last].Num.Whole || n.Tokens[last].Num.Mantissa >= maxHouse {
		return false
	}
	if end := n.At(last - 1); lang.StreetEnd.Has(end.Low) && !end.Spaced && n.Tokens[last].Spaced {
		return n.isUnknownName(last - 1)
	}
	if !lang.Street.Has(n.Tokens[0].Low) || last > maxStreet {
		return false
	}
	return !slices.ContainsFunc(n.Tokens[1:last], func(t lex.Token) bool {
		return t.Kind != lex.Word && t.Low != "." && t.Low != "," || t.Lex.Is(lang.RoleSpend|lang.RoleFor|lang.RoleCost)
	})
}

// isUnknownName reports whether the characters before token k are a name that no list has.
func (n names) isUnknownName(k int) bool {
	first := k
	for first > 0 && n.At(first-1).Kind == lex.East && n.At(first-1).Lex == nil {
		if first--; n.At(first).Spaced {
			break
		}
	}
	name := n.Text[n.Tokens[first].Start:n.Tokens[k].Start]
	_, known := lang.CategoryOf(name, n.Language, n.Options.Region)
	return n.Tokens[first].Spaced && k-first > 1 && !known && !lang.PaymentMeans.Has(name)
}

// A street has a name of a few words and houses with numbers below maxHouse.
const (
	maxStreet = 6
	maxHouse  = 1000
)

// hasDigits reports whether token k is a number or a code that begins with one.
func (n names) hasDigits(k int) bool {
	t := n.At(k)
	return t.Kind == lex.Number || t.Kind == lex.Code
}

// isStreet reports whether token k is a word for a street with the number of a house
// beside its name: "Rua das Acácias, 145", "1209 Maple Ave", "Lindenallee 14".
func (n names) isStreet(k int) bool {
	t := n.At(k)
	if t.Kind != lex.Word {
		return false
	}
	switch next := n.At(k + 1); {
	case lang.LeadsOn(t.Low, n.Language, ""):
		return false // the Italian for a street is "by way of" elsewhere
	case lang.StreetBefore.Has(t.Low), !next.Spaced && lang.StreetBefore.Has(t.Low+next.Low):
		for i := k + 1; i <= k+6 && n.At(i).Kind != lex.Break; i++ {
			if n.hasDigits(i) {
				return i > k+1
			}
		}
		for i := k - 1; i >= k-2 && next.Spaced; i-- {
			if n.hasDigits(i) {
				return true // "12 bis avenue"
			}
		}
	case lang.StreetBehind.Has(t.Low):
		for i := k - 1; i >= k-4 && n.At(i).Kind != lex.Break; i-- {
			if n.hasDigits(i) {
				return i < k-1
			}
		}
	case lang.EndsLikeStreet(t.Low) && !n.KnownWord(k):
		return n.isNumbered(k)
	}
	return false
}

// isNumbered reports whether a number stands behind token k, which may be an abbreviation.
func (n names) isNumbered(k int) bool {
	return n.hasDigits(k+1) || n.At(k+1).Low == "." && n.hasDigits(k+2)
}

// isPostal reports whether token k is a postal code: before a place or behind two
// capitals.
func (n names) isPostal(k int) bool {
	t := n.At(k)
	if t.Kind != lex.Number || !t.Num.Whole || t.End-t.Start < 4 || t.End-t.Start > 6 {
		return false
	}
	isCapital := func(i int) bool {
		return n.At(i).Kind == lex.Word && isCapital(n.Text[n.At(i).Start:]) && n.At(i).Lex.MarkOf() == nil
	}
	state := n.At(k - 1)
	return isCapital(k+1) && n.At(k+1).Spaced && !n.KnownWord(k+1) || state.End-state.Start == 2 && isCapital(k-1) && n.At(k-2).Low == ","
}

// isFamily reports whether a word names a child, or what is bought for one: "o bebê tá com 38,5 de febre".
func isFamily(word, language string) bool {
	category, _ := lang.CategoryOf(word, language, "")
	return category == "Family"
}

// buys reports whether a text has a word for something that people buy, or that they
// spent money.
func (n names) buys() bool {
	for k := range n.Tokens {
		t := &n.Tokens[k]
		if t.Kind != lex.Word && t.Kind != lex.East {
			continue
		}
		if t.Lex.Is(lang.RoleSpend|lang.RoleAdd|lang.RoleRefund|lang.RoleIncome|lang.RoleMoved) || n.KnownWord(k) && !isFamily(t.Low, n.Language) || lang.IsShop(t.Low, n.Language) {
			return true
		}
	}
	return false
}

// markJourney makes names of the numbers of trains and flights.
func (n names) markJourney(numbers []int) {
	if !slices.ContainsFunc(n.Tokens, func(t lex.Token) bool { return lang.Journey.Has(t.Low) }) {
		return
	}
	for _, k := range numbers {
		before := n.At(k - 1)
		if word := n.Text[before.Start:before.End]; before.Kind == lex.Word && len(word) <= 4 && word == strings.ToUpper(word) && !before.Lex.Is(lang.RoleTax) && !lang.IsShop(before.Low, n.Language) && !n.Shouting {
			n.name(k) // "ICE 1006"
		}
	}
}

// isCapital reports whether a text begins with a capital letter.
func isCapital(s string) bool { return unicode.IsUpper(lang.FirstRune(s)) }
