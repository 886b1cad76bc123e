package money

import (
	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
)

// maxGuests is how many eat together at most where nothing but a number says so.
const maxGuests = 12

// takeGuests reads for how many the price of a meal was, which one of them may have paid alone or shared:
// "dinner 60 for 3", cena 60 in 3. What is not a meal may have been so many for that price: "eggs 12 for 3".
func takeGuests(r calculator) {
	if len(r.Amounts) != 2 {
		return
	}
	price, guests := &r.Amounts[0], &r.Amounts[1]
	lead := r.At(guests.First - 1)
	switch {
	case price.First == 0 || price.Last != guests.First-1 || !r.OnlyPoint(guests.Last) || !price.isPlain() || !guests.isPlain():
		return
	case !lead.Lex.Is(lang.RoleFor) && !lang.LeadsToSharers.Is(lead.Low):
		return
	case guests.Rank > RankBare || !guests.Value.IsInteger() || guests.Value.LessThan(two) || guests.Value.GreaterThan(decimal.New(maxGuests, 0)) || !price.Value.GreaterThan(guests.Value):
		return
	}
	if name, _ := lang.CategoryOf(r.Text[:r.At(price.First).Start], r.Language, r.Options.Region); name != "Food" {
		return
	}
	whole := price.Value
	guests.summed = true
	r.useWords(guests.First-1, guests.Last)
	r.setSum(price, price.term()+"/"+guests.term())
	price.Readings = append(price.Readings, whole)
}
