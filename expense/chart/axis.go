package chart

import (
	"math/bits"
	"strings"

	"chit/expense"
)

// An axis is a range of amounts that includes zero, in minor units, divided at
// round numbers.
type axis struct {
	low, high int64 // multiples of step; low is 0 or negative
	step      int64
}

// largest is the largest amount that an axis can show; a longer bar is cut
// there. It is two thousand expenses of the maximal amount, and small enough
// for the length of an axis, rounded up on both sides, to fit an int64.
const largest = 2_000_000_000_000_000_000

// newAxis returns an axis that contains all values, divided into about the
// given number of steps.
func newAxis(values []int64, steps int64) axis {
	var low, high int64
	for _, v := range values {
		low, high = max(min(low, v), -largest), min(max(high, v), largest)
	}
	a := axis{step: 1}
	if low == 0 && high == 0 {
		high = 1
	}
	for a.count(low, high) > steps {
		a.step = nextStep(a.step)
	}
	a.high = (high + a.step - 1) / a.step * a.step
	a.low = -((-low + a.step - 1) / a.step * a.step)
	return a
}

// count returns how many steps the range takes.
func (a axis) count(low, high int64) int64 {
	up := func(v int64) int64 { return v/a.step + min(v%a.step, 1) }
	return up(high) + up(-low)
}

// nextStep returns the next of 1, 2, 5, 10, 20, 50 and so on.
func nextStep(s int64) int64 {
	leading := s
	for leading >= 10 {
		leading /= 10
	}
	if leading == 2 {
		return s / 2 * 5
	}
	return s * 2
}

// ticks returns the multiples of the step from low to high.
func (a axis) ticks() []int64 {
	var list []int64
	for v := a.low; v <= a.high; v += a.step {
		list = append(list, v)
	}
	return list
}

// least is the minimal length of a bar, so that a small amount does not look
// like none.
const least = 3

// length returns the length of a value's bar.
func (a axis) length(value int64) int {
	n := pixels(value, a.high-a.low, plotHeight)
	if value != 0 {
		return max(n, least)
	}
	return n
}

// pixels returns value / span of whole, unsigned and rounded down. It computes
// in 128 bits, because amounts have up to 63.
func pixels(value, span int64, whole int) int {
	if value < 0 {
		value = -value
	}
	hi, lo := bits.Mul64(uint64(min(value, span)), uint64(whole))
	quotient, _ := bits.Div64(hi, lo, uint64(span))
	return int(quotient)
}

// tickLabel formats an amount, without decimals where all ticks are whole.
func (a axis) tickLabel(m expense.Money, amount func(expense.Money) string) string {
	text := amount(m)
	digits := m.Currency.Digits()
	if digits == 0 || !a.whole(digits) || len(text) <= digits {
		return text
	}
	// The separator is a point or a comma, depending on the language.
	if cut := strings.TrimSuffix(text, strings.Repeat("0", digits)); len(cut) < len(text) {
		return strings.TrimRight(cut, ".,")
	}
	return text
}

func (a axis) whole(digits int) bool {
	unit := int64(1)
	for range digits {
		unit *= 10
	}
	return a.step%unit == 0
}
