package report

import (
	"cmp"
	"slices"

	"github.com/shopspring/decimal"
)

// setShares sets the share of each category, see [Category.Share].
func setShares(list []Category) {
	var spent, returned int64
	for _, c := range list {
		if c.Gross > 0 {
			spent += c.Gross
		} else {
			returned += c.Gross
		}
	}
	whole := cmp.Or(spent, returned)
	var parts []int
	for i, c := range list {
		if c.Gross > 0 && whole > 0 || c.Gross < 0 && whole < 0 {
			parts = append(parts, i)
		}
	}
	shareOut(list, parts, whole)
}

// shareOut gives parts percentages that add up to 100: each is rounded down, and
// the rest goes to those that lost most. Rounded one by one they could add up to
// 101, and somebody always checks.
func shareOut(list []Category, parts []int, whole int64) {
	left := int64(100)
	lost := map[int]decimal.Decimal{}
	for _, i := range parts {
		down, rest := decimal.New(list[i].Gross, 2).QuoRem(decimal.New(whole, 0), 0)
		n := down.IntPart()
		list[i].Share, lost[i] = &n, rest.Abs()
		left -= n
	}
	slices.SortStableFunc(parts, func(a, b int) int { return lost[b].Cmp(lost[a]) })
	for _, i := range parts[:min(int(left), len(parts))] {
		*list[i].Share++
	}
}

// mostChange is the change in percent above which it says only that there was almost
// nothing before.
const mostChange = 500

// Change returns by what percentage a sum is above an earlier one, nil if that says nothing.
func Change(before, now int64) *int64 {
	if before <= 0 || now < 0 {
		return nil
	}
	p := percent(now-before, before)
	if *p > mostChange {
		return nil
	}
	return p
}

// percent returns part of whole as a percentage, rounded half away from zero.
// It uses decimals, because a hundred times a sum may overflow an int64.
func percent(part, whole int64) *int64 {
	p := decimal.New(part, 2).DivRound(decimal.New(whole, 0), 0).IntPart()
	return &p
}
