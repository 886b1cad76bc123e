package line

import (
	"slices"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// codes makes names of the whole numbers of a text that tells what opens something, and not what was
// paid: "the wifi password is 12345", "kod do domofonu 2580, 4 piętro".
type codes struct{ names }

func (c codes) mark(numbers []int) {
	const fewest = 4 // digits of a code
	opens := func(k int) bool { return c.At(k).End-c.At(k).Start >= fewest && c.opens(k) }
	if slices.ContainsFunc(numbers, opens) {
		c.name(numbers...)
	}
}

// opens reports whether a word before the number at token k says that it opens something: right before
// it, or before what it opens where that is nothing that people buy.
func (c codes) opens(k int) bool {
	if slices.ContainsFunc(c.Tokens, func(t lex.Token) bool {
		return t.Lex.Is(lang.RoleSpend | lang.RoleAdd | lang.RoleRefund | lang.RoleIncome | lang.RoleMoved | lang.RoleOff)
	}) {
		return false
	}
	before := k
	for low := c.At(before - 1).Low; low == ":" || low == "=" || c.At(before-1).Lex.Is(lang.RoleGlue); low = c.At(before - 1).Low {
		before--
	}
	if c.endsIn(lang.Code, before) {
		return true
	}
	for i := before - 1; i > 0; i-- {
		if c.endsIn(lang.Code, i) {
			_, known := lang.CategoryOf(c.Text, c.Language, c.Options.Region)
			return !known || lang.LeadsOn(c.At(i).Low, c.Language, "")
		}
	}
	return false
}
