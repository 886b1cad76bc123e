package expense

import (
	"math"
	"strings"

	"github.com/shopspring/decimal"
)

// MaxDigits is how many digits an amount may have, including minor units.
const MaxDigits = 15

const maxMinor = 999_999_999_999_999

// Money is an amount in one currency. The zero Money has no currency.
type Money struct {
	Minor    int64    // in minor units: cents for EUR, yen for JPY, fils for KWD
	Currency Currency // ISO 4217, upper case
}

// RoundMinor rounds an amount in major units to minor units of c, half away
// from zero as tills do: 0.125 EUR is 0.13 and -0.125 EUR is -0.13. No other
// function rounds amounts. It fails with [ReasonAmountDigits] above [MaxDigits]
// digits.
func RoundMinor(amount decimal.Decimal, c Currency) (int64, error) {
	// Check before any arithmetic: 1e9999 is a short string but a long number.
	if amount.NumDigits()+int(amount.Exponent()) > MaxDigits {
		return 0, Invalid(ReasonAmountDigits, Args{"Limit": MaxDigits})
	}
	minor := amount.Shift(int32(c.Digits())).Round(0)
	if minor.Abs().GreaterThan(decimal.New(maxMinor, 0)) {
		return 0, Invalid(ReasonAmountDigits, Args{"Limit": MaxDigits})
	}
	return minor.IntPart(), nil
}

// NewMoney returns an amount in major units as Money, rounded by [RoundMinor].
func NewMoney(amount decimal.Decimal, c Currency) (Money, error) {
	minor, err := RoundMinor(amount, c)
	return Money{minor, c}, err
}

// Add returns m+n. Adding different currencies is an error: a conversion would
// need a rate and a day.
func (m Money) Add(n Money) (Money, error) {
	if m.Currency != n.Currency {
		return Money{}, Invalid(ReasonCurrencyMixed, Args{"A": m.Currency, "B": n.Currency})
	}
	if (n.Minor > 0 && m.Minor > math.MaxInt64-n.Minor) || (n.Minor < 0 && m.Minor < math.MinInt64-n.Minor) {
		return Money{}, Invalid(ReasonAmountDigits, Args{"Limit": MaxDigits})
	}
	return Money{m.Minor + n.Minor, m.Currency}, nil
}

// Decimal returns the amount in major units, exactly.
func (m Money) Decimal() decimal.Decimal {
	return decimal.New(m.Minor, -int32(m.Currency.Digits()))
}

// Amount returns the amount in major units with the currency's digits and no
// grouping: "4.50", "-1200", "0.125".
func (m Money) Amount() string { return m.Decimal().StringFixed(int32(m.Currency.Digits())) }

// String returns the amount for people, "1,200.00 EUR".
func (m Money) String() string { return m.Grouped() + " " + string(m.Currency) }

// Bare is an amount that is shown without its currency.
type Bare Money

// String returns the form of [Money.Grouped].
func (b Bare) String() string { return Money(b).Grouped() }

// Grouped returns the amount in major units with a comma between thousands,
// "-1,200.00".
func (m Money) Grouped() string {
	s := m.Amount()
	sign := ""
	if strings.HasPrefix(s, "-") {
		sign, s = "-", s[1:]
	}
	whole, frac, _ := strings.Cut(s, ".")
	var b strings.Builder
	b.WriteString(sign)
	for i, r := range whole {
		if i > 0 && (len(whole)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteRune(r)
	}
	if frac != "" {
		b.WriteByte('.')
		b.WriteString(frac)
	}
	return b.String()
}
