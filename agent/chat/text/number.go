package text

import (
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// Money returns an amount with its currency, "1,200.00 EUR", "1.200,00 €", "R$ 4,50". The
// sign of a currency is in the catalogue where people of that language write it; it stands
// alone, or in the form of the whole. One that several currencies share is written for that
// of the ledger alone, so that nobody takes one dollar for another.
func (t *Catalogue) Money(m expense.Money) string {
	sign := string(m.Currency)
	if key, ok := FamilyCurrencySign.Key(sign); ok {
		if own := t.Say(key); own != "" && (m.Currency == t.currency || !isShared(own)) {
			sign = own
		}
	}
	form := sign
	if !strings.Contains(sign, amountSlot) {
		form = t.Say(Money, Args{"Amount": amountSlot, "Currency": sign})
	}
	amount := t.Amount(m)
	if positive, negative := strings.CutPrefix(amount, "-"); negative && !strings.HasPrefix(form, amountSlot) {
		return "-" + strings.Replace(form, amountSlot, positive, 1)
	}
	return strings.Replace(form, amountSlot, amount, 1)
}

// amountSlot is where the amount stands in a sign that is the form of the whole.
const amountSlot = "{{.Amount}}"

// isShared reports whether a sign is that of several currencies.
func isShared(sign string) bool {
	switch strings.TrimSpace(strings.Replace(sign, amountSlot, "", 1)) {
	case "$", "£", "¥", "￥":
		return true
	}
	return false
}

// Paying returns the texts for a ledger in a currency, where its sign means no other.
func (t *Catalogue) Paying(c expense.Currency) *Catalogue {
	paying := *t
	paying.currency = c
	return &paying
}

// Amount returns an amount without its currency, "-1,200.00", "-1.200,00".
func (t *Catalogue) Amount(m expense.Money) string {
	whole, fraction, _ := strings.Cut(m.Amount(), ".")
	sign := ""
	if digits, negative := strings.CutPrefix(whole, "-"); negative {
		sign, whole = "-", digits
	}
	whole = t.grouped(whole)
	if fraction == "" {
		return sign + whole
	}
	return sign + whole + t.Say(NumberPoint) + fraction
}

// grouped returns the digits of a whole number in groups: of three, or as the catalogue
// has it, from the right; the last size is that of all further ones.
func (t *Catalogue) grouped(digits string) string {
	if from, err := strconv.Atoi(t.Say(NumberGroupsFrom)); err != nil || len(digits) < from {
		return digits
	}
	separator, sizes := t.Say(NumberGroup), t.Say(NumberGroups)
	var groups string
	for {
		first, rest, more := strings.Cut(sizes, " ")
		size, err := strconv.Atoi(first)
		if err != nil || size <= 0 || len(digits) <= size {
			return digits + groups
		}
		groups = separator + digits[len(digits)-size:] + groups
		digits = digits[:len(digits)-size]
		if more {
			sizes = rest
		}
	}
}

// Percentage returns a tax rate, "8.875%", "8,875 %", or "" when it is unset.
func (t *Catalogue) Percentage(r expense.Rate) string {
	number, ok := strings.CutSuffix(r.Percentage(), "%")
	if !ok {
		return ""
	}
	return t.Percent(number)
}

// Percent returns a number, which is written with a point, as a percentage.
func (t *Catalogue) Percent(number string) string {
	return t.Say(Percent, Args{"Number": t.Decimals(number)})
}

// Decimals returns a text with figures, such as a sum, in which points that separate
// decimals are written as in the language: "3 × 11.50", "3 × 11,50".
func (t *Catalogue) Decimals(s string) string {
	point := t.Say(NumberPoint)
	if point == "." {
		return s
	}
	var b strings.Builder
	for i := range len(s) {
		if s[i] == '.' && i > 0 && isDigit(s[i-1]) && i+1 < len(s) && isDigit(s[i+1]) {
			b.WriteString(point)
			continue
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// written returns the argument of a text as people read it.
func (t *Catalogue) written(value any) any {
	switch v := value.(type) {
	case expense.Money:
		return t.Money(v)
	case expense.Bare:
		return t.Amount(expense.Money(v))
	case expense.Rate:
		return t.Percentage(v)
	case decimal.Decimal:
		return t.Decimals(v.String())
	}
	return value
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }
