package line

import (
	"slices"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// A kindSet is the kinds that an entry may be of, as far as its words tell. The empty
// one is of words that tell nothing: money was spent, or came back if the amount says so.
type kindSet uint8

const (
	refunded kindSet = 1 << iota
	earned
	moved
	spent
)

// kindsInOrder are the kinds in the order in which they are offered.
var kindsInOrder = []struct {
	bit  kindSet
	kind expense.Kind
}{{refunded, expense.KindRefund}, {earned, expense.KindIncome}, {moved, expense.KindTransfer}, {spent, expense.KindExpense}}

func (s kindSet) list() []expense.Kind {
	var list []expense.Kind
	for _, k := range kindsInOrder {
		if s&k.bit != 0 {
			list = append(list, k.kind)
		}
	}
	return list
}

// tells returns what a word tells of the kind.
func tells(l *lang.Lexeme) kindSet {
	var s kindSet
	if l.Is(lang.RoleRefund) {
		s |= refunded
	}
	if l.Is(lang.RoleIncome) {
		s |= earned
	}
	if l.Is(lang.RoleMoved) {
		s |= moved
	}
	if s != 0 && l.Is(lang.RoleOrSpent) {
		s |= spent
	}
	return s
}

// narrowed returns what is left of s beside another word: what both can mean, or all of
// it if they contradict each other.
func (s kindSet) narrowed(by kindSet) kindSet {
	switch {
	case s == 0:
		return by
	case s&by != 0:
		return s & by
	}
	return s | by
}

// kinds returns what tokens[first:last] tell of the kind.
func (s spending) kinds(first, last int) kindSet {
	if s.isRent(first, last) {
		return earned
	}
	back := false
	for k := first; k < last; k++ {
		back = back || s.isBack(k, first)
	}
	var all kindSet
	bought, tax, shop, given := false, false, false, false
	for k := first; k < last; k++ {
		t := &s.Tokens[k]
		if t.Use == lex.UsedAmount || t.Use == lex.UsedDate || t.Use == lex.UsedTax {
			continue
		}
		tax = tax || t.Lex.Is(lang.RoleTax|lang.RoleTaxObject)
		shop = shop || t.Use != lex.UsedFiller && lang.IsShop(t.Low, s.Language)
		bought = bought || t.Lex.Is(lang.RoleSpend) && tells(t.Lex) == 0 && !(back && lang.Returns.Has(t.Low)) // "paid kev back"
		if told := s.told(k, back); told != 0 && !isInShop(s.Sentence, k) {
			given = given || told == refunded|earned && tells(t.Lex) == 0
			all = all.narrowed(told)
		}
	}
	all = all.received(given, back, shop)
	if kind := cuedKind(s, all, bought); kind != 0 {
		return kind
	}
	return s.settled(all, bought, tax)
}

// cuedKind returns the kind that the cues of a text settle where its words tell all, or 0.
func cuedKind(s spending, all kindSet, bought bool) kindSet {
	switch {
	case all == 0 && s.cues.Has(lang.SaysToMe) && !s.isTreated():
		return refunded | earned | spent // "hat mir 15 geschickt", and "hat mir 15 abgenommen"
	case (all == 0 || all == earned) && s.cues.Has(lang.SaysWon) && !bought:
		return earned
	case all == 0 && s.cues.Has(lang.SaysCredit) && !bought:
		return refunded | spent
	case s.cues.Has(lang.SaysOwn) && all&(refunded|earned) == 0 && !s.isFee():
		return moved
	case all&earned != 0 && s.cues.Has(lang.SaysArrived) && !s.isFee():
		return earned
	}
	return 0
}

// received narrows s where somebody gave money, it came back, or a shop is named.
func (s kindSet) received(given, back, shop bool) kindSet {
	if given && s&(refunded|earned) != 0 {
		s &= refunded | earned // "mum transferred 40"
	}
	if back {
		s = s.narrowed(refunded | moved)
	}
	if shop && s == refunded|moved {
		return refunded // nobody lends to a shop
	}
	return s
}

// told returns what token k tells of the kind, where words may say that money came back.
func (s spending) told(k int, back bool) kindSet {
	t := &s.Tokens[k]
	told := tells(t.Lex)
	switch {
	case back && told&earned != 0: // "sent me 50 back"
		return 0
	case told == earned && lang.Found.Has(t.Low):
		return found(s, k)
	case told == refunded && (s.isPurpose(k) || t.Lex.Is(lang.RoleReturned) && mayBeBorrowed(s)):
		return refunded | spent
	case told != 0:
		return told
	case !back && isBackBeside(s, k):
		return refunded | spent
	case s.isGiver(k) || (t.Lex.Is(lang.RolePerson) || lang.GivenName.Has(t.Low)) && s.isOthers(k) && s.isGiven(k):
		return refunded | earned
	}
	return sent(s, k)
}

// mayBeBorrowed reports whether a text is about what people borrow or hire, and return without getting
// money for it: "returned library book, fine 2", "returned the car, fuel 32".
func mayBeBorrowed(s spending) bool {
	switch name, _ := lang.CategoryOf(s.Text, s.Language, s.Options.Region); name {
	case "Transport", "Travel", "Education", "Fees":
		return true
	}
	return false
}

// found returns what the verb at token k tells, which finds money, "found 20 in my coat", or a thing
// that had a price: "found a lamp at the flea market 12".
func found(s spending, k int) kindSet {
	object := k + 1
	for s.At(object).Use == lex.Unused && s.At(object).Lex.Is(lang.RoleArticle|lang.RoleFiller) {
		object++
	}
	before := false // a thing stands before the verb
	for i := range s.Tokens[:k] {
		t := &s.Tokens[i]
		if t.Use == lex.UsedAmount && !s.At(i-1).Lex.Is(lang.RoleFor|lang.RoleAt) {
			return earned
		}
		thing := t.Use == lex.Unused && t.Kind == lex.Word && !t.Lex.Is(lang.RoleArticle|lang.RoleFiller) && !lang.FunctionWord.Has(t.Low)
		before = before || thing && !s.isPreposition(i) && !s.isPreposition(s.beforePerson(i))
	}
	switch {
	case before:
		return 0
	case s.At(object).Use == lex.UsedAmount:
		return earned
	case s.isPreposition(object):
		return earned | spent
	}
	return 0
}

// isPurpose reports whether the word at token k is what something was for, which may have cost
// money itself: "shipping for the refund 6", "iadesi için kargo 60".
func (s spending) isPurpose(k int) bool {
	if lang.Named(s.Language).VerbLast {
		return lang.PayerPreposition.Has(s.At(k + 1).Low)
	}
	return s.At(s.beforePerson(k)).Lex.Is(lang.RoleFor)
}

// settled takes account of words that tell nothing by themselves.
func (s spending) settled(all kindSet, bought, tax bool) kindSet {
	switch {
	case all == 0:
		return 0
	case all == refunded && tax: // it may never have been an expense
		all |= earned
	case all == refunded|earned && s.isFee(): // "boete gekregen 104"
		all |= spent
	case all&refunded == 0 && all != earned && s.isFee(): // it is spent, whatever it is for
		return 0
	case bought && all&moved != 0:
		all &^= moved
	case all == earned && (bought || s.isFee()): // "paid salary", "interest received"
		all |= spent
	}
	if all == spent || all == moved|spent && s.isBill() {
		return 0
	}
	return all
}

// isBill reports whether a text names what people pay by transfer, and nobody who may have had the
// money instead: "Miete überwiesen 800".
func (s spending) isBill() bool {
	for k := range s.Tokens {
		if s.Tokens[k].Lex.Is(lang.RolePerson) || s.maybeName(k) {
			return false
		}
	}
	switch name, _ := lang.CategoryOf(s.Text, s.Language, s.Options.Region); name {
	case "Housing", "Utilities", "Insurance", "Education", "Taxes", "Subscriptions", "Gifts":
		return true
	}
	return false
}

// isBack reports whether the word at token k makes a verb before it say that money came
// back: "got 50 back from Tom", but not "paid 15 for the taxi back home".
func (s spending) isBack(k, first int) bool {
	if !lang.Back.Has(s.Tokens[k].Low) || s.Tokens[k].Use != lex.Unused {
		return false
	}
	next := s.At(k + 1)
	if next.Kind == lex.Word && !lang.Giver.Has(next.Low) && !next.Lex.Is(lang.RoleBy|lang.RoleFor|lang.RoleFiller) {
		return false
	}
	for i := first; i < k; i++ {
		if t := &s.Tokens[i]; lang.Returns.Has(t.Low) || tells(t.Lex) != 0 || t.Lex.Is(lang.RoleGave) {
			return !t.Lex.Is(lang.RoleSpend) || !isTravel(s) // "paid 20 for the taxi back"
		}
	}
	return false
}

// isTravel reports whether a text is about a way, which people take back as well.
func isTravel(s spending) bool {
	category, _ := lang.CategoryOf(s.Text, s.Language, s.Options.Region)
	return category == "Transport" || category == "Travel"
}

// isBackBeside reports whether the word at token k says beside an amount, without a verb, that it came back:
// "64 back from zalando", "Strom zurück 120", but not "train 64 back from London", "hin und zurück 24".
func isBackBeside(s spending, k int) bool {
	if !lang.Back.Has(s.Tokens[k].Low) || s.Tokens[k].Use != lex.Unused || s.At(k-1).Lex.Is(lang.RoleAnd) {
		return false
	}
	before, next := s.At(k-1), s.At(k+1)
	switch {
	case before.Use == lex.UsedAmount:
		if next.Kind == lex.Word && next.Use == lex.Unused && !lang.Giver.Has(next.Low) {
			return false // "taxi 15 back home"
		}
	case next.Use != lex.UsedAmount || before.Use == lex.UsedDate:
		return false
	}
	return !isTravel(s)
}

// isGiver reports whether the word at token k is of a person whose money the writer got, "50 from mum",
// or of anybody whose money arrived.
func (s spending) isGiver(k int) bool {
	t := &s.Tokens[k]
	if t.Kind != lex.Word {
		return false
	}
	before := s.beforePerson(k)
	if !leadsToGiver(s, before) || s.isPaidBy(before) {
		return false
	}
	arrived := s.cues.Has(lang.SaysArrived)
	if arrived && opens(s, before-1) {
		return true // "прийшло 3500 від укрпошти"
	}
	person := t.Lex.Is(lang.RolePerson) || s.maybeName(k) || s.isGivenName(k) && !slices.ContainsFunc(s.Tokens, func(t lex.Token) bool { return tells(t.Lex) != 0 }) || lang.NamesRelation.Is(t.Low)
	return person && (s.isAlone(before) || arrived && !s.namesThing())
}

// opens reports whether nothing but a verb stands before the amount that token k belongs to.
func opens(s spending, k int) bool {
	if s.At(k).Use != lex.UsedAmount {
		return false
	}
	words := 0
	for i := range s.Tokens[:k] {
		if t := &s.Tokens[i]; t.Use == lex.Unused && !t.Lex.Is(lang.RoleFiller) {
			words++
		}
	}
	return words == 1
}

// namesThing reports whether the text names something that people buy, which may have arrived
// as well as money.
func (s spending) namesThing() bool {
	_, known := lang.CategoryOf(s.Text, s.Language, s.Options.Region)
	return known
}

// isGiven reports whether what a person did, who stands at token k, was to give.
func (s spending) isGiven(k int) bool {
	for ; k < len(s.Tokens) && s.Tokens[k].Kind != lex.Break; k++ {
		if s.Tokens[k].Lex.Is(lang.RoleGave) {
			return true
		}
	}
	return false
}

// isRent reports whether a tenant paid the writer: "the lodger gave me 450", "rent from
// the tenant 750", but not "new lock for the tenant 30".
func (s spending) isRent(first, last int) bool {
	const pays = lang.RoleSpend | lang.RolePaid | lang.RoleGave | lang.RoleMoved | lang.RoleIncome | lang.RoleRefund
	for k := first; k < last; k++ {
		if !lang.Tenant.Has(s.Tokens[k].Low) {
			continue
		}
		before := s.beforePerson(k)
		if s.isPreposition(before) && !lang.Giver.Has(s.At(before).Low) {
			return false
		}
		category, _ := lang.CategoryOf(s.Text, s.Language, s.Options.Region)
		if lang.Giver.Has(s.At(before).Low) || lang.Giver.Has(s.At(k+1).Low) {
			return category == "Housing" || s.isAlone(before)
		}
		for i := k + 1; i < len(s.Tokens) && s.Tokens[i].Kind != lex.Break; i++ {
			if t := &s.Tokens[i]; t.Lex.Is(pays) || lang.Acquires.Has(t.Low) || lang.Returns.Has(t.Low) {
				return true
			}
		}
	}
	return false
}
