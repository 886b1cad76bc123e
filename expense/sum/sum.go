// Package sum evaluates arithmetic with amounts: what somebody wrote ("42 litres at
// 1.75") once it is in signs, and what a language model writes instead of a result.
//
//	42*1.75        + - * / and parentheses
//	50-10%         a percentage of what stands before it, taken off or added
//	450*20%        elsewhere, a part of a hundred
//
// All of it is exact. Only [Sum.Round] rounds, once and at the end.
package sum

import (
	"errors"
	"fmt"
	"math/big"
	"strings"

	"github.com/shopspring/decimal"
)

// Limits of a sum.
const (
	MaxLength   = 200 // bytes
	MaxOperands = 50
	maxDigits   = 15 // of one operand
	maxDepth    = 10 // of parentheses
)

// Errors of [Parse].
var (
	ErrSyntax  = errors.New("no arithmetic: numbers, + - * / %, and parentheses")
	ErrTooLong = fmt.Errorf("more than %d characters, %d numbers or %d digits", MaxLength, MaxOperands, maxDigits)
	ErrZero    = errors.New("a division by zero")
)

// An Operand is a number of a sum, as it was written.
type Operand struct {
	Text    string // without its percent sign
	Value   decimal.Decimal
	Percent bool
}

// A Sum is arithmetic that has been evaluated.
type Sum struct {
	text     string
	operands []Operand
	value    *big.Rat
}

// Parse evaluates text. White space does not matter, and × ÷ − are read as * / -.
// Decimals have a point. It fails with one of the errors of this package.
func Parse(text string) (Sum, error) {
	if len(text) > MaxLength {
		return Sum{}, ErrTooLong
	}
	p := parser{rest: signs.Replace(text)}
	value, err := p.terms(0)
	if err != nil {
		return Sum{}, err
	}
	if p.rest != "" {
		return Sum{}, ErrSyntax
	}
	return Sum{text: signs.Replace(text), operands: p.operands, value: value}, nil
}

var signs = strings.NewReplacer("×", "*", "÷", "/", "−", "-", " ", "", "\t", "", "\u00a0", "", "\u202f", "")

// String returns the sum in signs and without spaces, as [Parse] reads it.
func (s Sum) String() string { return s.text }

// Operands returns the numbers of s, in their order.
func (s Sum) Operands() []Operand { return s.operands }

// IsNumber reports whether s is one number and no arithmetic.
func (s Sum) IsNumber() bool {
	return len(s.operands) == 1 && !s.operands[0].Percent && strings.Trim(s.text, "-+()") == s.operands[0].Text
}

// Round returns the value of s with at most so many decimals, a half rounded away
// from zero.
func (s Sum) Round(places int32) decimal.Decimal {
	scale := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(places)), nil)
	scaled := new(big.Rat).Mul(s.value, new(big.Rat).SetInt(scale))
	twice := new(big.Int).Abs(scaled.Num())
	twice.Lsh(twice, 1).Add(twice, scaled.Denom())
	minor := twice.Quo(twice, new(big.Int).Lsh(scaled.Denom(), 1))
	if scaled.Sign() < 0 {
		minor.Neg(minor)
	}
	return decimal.NewFromBigInt(minor, -places)
}

// Show returns s as people read it: "42 × 1.75".
func (s Sum) Show() string {
	var b strings.Builder
	for i := 0; i < len(s.text); i++ {
		sign, ok := shown[s.text[i]]
		switch {
		case !ok:
			b.WriteByte(s.text[i])
		case i == 0 || strings.IndexByte("+-*/(", s.text[i-1]) >= 0:
			b.WriteString(sign) // belongs to the number behind it
		default:
			b.WriteString(" " + sign + " ")
		}
	}
	return b.String()
}

var shown = map[byte]string{'*': "×", '/': "÷", '-': "−", '+': "+"}

// A parser reads what is left of a text without spaces.
type parser struct {
	rest     string
	operands []Operand
	percent  bool // the last factor was one percentage and nothing else
}

// take reports whether the rest begins with one of signs, and takes it.
func (p *parser) take(signs string) (byte, bool) {
	if p.rest == "" || strings.IndexByte(signs, p.rest[0]) < 0 {
		return 0, false
	}
	sign := p.rest[0]
	p.rest = p.rest[1:]
	return sign, true
}

// terms reads a + b - c.
func (p *parser) terms(depth int) (*big.Rat, error) {
	value, err := p.factors(depth)
	if err != nil {
		return nil, err
	}
	for {
		sign, ok := p.take("+-")
		if !ok {
			return value, nil
		}
		term, err := p.factors(depth)
		if err != nil {
			return nil, err
		}
		if p.percent {
			term = new(big.Rat).Mul(term, value) // "50-10%" is a tenth less
		}
		if sign == '-' {
			term = new(big.Rat).Neg(term)
		}
		value, p.percent = new(big.Rat).Add(value, term), false
	}
}

// factors reads a * b / c.
func (p *parser) factors(depth int) (*big.Rat, error) {
	value, err := p.factor(depth)
	if err != nil {
		return nil, err
	}
	for {
		sign, ok := p.take("*/")
		if !ok {
			return value, nil
		}
		factor, err := p.factor(depth)
		switch {
		case err != nil:
			return nil, err
		case sign == '/' && factor.Sign() == 0:
			return nil, ErrZero
		case sign == '/':
			value = new(big.Rat).Quo(value, factor)
		default:
			value = new(big.Rat).Mul(value, factor)
		}
		p.percent = false
	}
}

// factor reads a number, with a sign and a percent sign, or a sum in parentheses.
func (p *parser) factor(depth int) (*big.Rat, error) {
	sign, signed := p.take("+-")
	var value *big.Rat
	var err error
	if _, open := p.take("("); open {
		value, err = p.inside(depth)
	} else {
		value, err = p.number()
	}
	if err != nil {
		return nil, err
	}
	if signed && sign == '-' {
		value = new(big.Rat).Neg(value)
	}
	return value, nil
}

// inside reads a sum up to its closing parenthesis.
func (p *parser) inside(depth int) (*big.Rat, error) {
	if depth == maxDepth {
		return nil, ErrTooLong
	}
	value, err := p.terms(depth + 1)
	if err != nil {
		return nil, err
	}
	if _, closed := p.take(")"); !closed {
		return nil, ErrSyntax
	}
	p.percent = false
	return value, nil
}

func (p *parser) number() (*big.Rat, error) {
	n := 0
	for n < len(p.rest) && (p.rest[n] >= '0' && p.rest[n] <= '9' || p.rest[n] == '.') {
		n++
	}
	text := p.rest[:n]
	digits := strings.Replace(text, ".", "", 1)
	switch {
	case digits == "" || strings.Contains(digits, ".") || strings.HasSuffix(text, "."):
		return nil, ErrSyntax
	case len(digits) > maxDigits || len(p.operands) == MaxOperands:
		return nil, ErrTooLong
	}
	d, err := decimal.NewFromString(text)
	if err != nil {
		return nil, ErrSyntax
	}
	p.rest = p.rest[n:]
	value := d.Rat()
	_, p.percent = p.take("%")
	if p.percent {
		value = new(big.Rat).Quo(value, big.NewRat(100, 1))
	}
	p.operands = append(p.operands, Operand{Text: text, Value: d, Percent: p.percent})
	return value, nil
}
