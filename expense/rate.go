package expense

import (
	"github.com/shopspring/decimal"
)

// A Rate is a tax rate between 0 and 1, in millionths: 19 % is 190,000 and
// 8.875 % is 88,750. The zero Rate is unset, which differs from a rate of zero.
// Rates are comparable, so that totals can be kept by rate.
type Rate struct {
	millionths int32
	set        bool
}

const rateDigits = 6

// NewRate returns the rate of a decimal fraction, 0.19 for 19 %. It fails with
// [ReasonRateRange] outside 0 to 1, and with [ReasonRateDigits] if the fraction
// has more than six decimals.
func NewRate(fraction decimal.Decimal) (Rate, error) {
	if fraction.IsNegative() || fraction.GreaterThan(decimal.New(1, 0)) {
		return Rate{}, Invalid(ReasonRateRange, Args{"Rate": fraction})
	}
	shifted := fraction.Shift(rateDigits)
	if !shifted.IsInteger() {
		return Rate{}, Invalid(ReasonRateDigits, Args{"Rate": fraction})
	}
	return Rate{int32(shifted.IntPart()), true}, nil
}

// ParseRate reads what [Rate.String] wrote: "" is the unset rate.
func ParseRate(s string) (Rate, error) {
	if s == "" {
		return Rate{}, nil
	}
	d, err := decimal.NewFromString(s)
	if err != nil {
		return Rate{}, Invalid(ReasonRateRange, Args{"Rate": s})
	}
	return NewRate(d)
}

// Percent returns the rate of a whole percentage, 0 to 100.
func Percent(n int) Rate { return Rate{int32(n) * 10_000, true} }

// IsSet reports whether there is a rate, which may be zero.
func (r Rate) IsSet() bool { return r.set }

// Untaxed reports whether the rate is unset or zero.
func (r Rate) Untaxed() bool { return r.millionths == 0 }

// Decimal returns the fraction, 0.19 for 19 %.
func (r Rate) Decimal() decimal.Decimal { return decimal.New(int64(r.millionths), -rateDigits) }

// String returns the decimal fraction, "0.19", or "" when unset.
func (r Rate) String() string {
	if !r.set {
		return ""
	}
	return r.Decimal().String()
}

// Percentage returns the rate as people write it, "8.875%", or "" when unset.
func (r Rate) Percentage() string {
	if !r.set {
		return ""
	}
	return r.Decimal().Shift(2).String() + "%"
}

// json returns the form of [Rate.String], or nil when unset.
func (r Rate) json() *string {
	if !r.set {
		return nil
	}
	s := r.String()
	return &s
}

// MarshalText writes the form of [Rate.String].
func (r Rate) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads the form of [Rate.String].
func (r *Rate) UnmarshalText(text []byte) error {
	var err error
	*r, err = ParseRate(string(text))
	return err
}
