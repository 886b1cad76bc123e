package eval

import (
	"fmt"
	"math"
)

// An Interval is how many of a hundred have a property, with the limits between which
// that share is for all messages of the kind: the Wilson interval at 95 %. It holds for few
// messages too, and for shares of none and of all.
type Interval struct {
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// normal is the quantile of the normal distribution for 95 %, on both sides.
const normal = 1.959964

// Wilson returns the interval for count of n.
func Wilson(count, n int) Interval {
	if n == 0 {
		return Interval{Low: 0, High: 100}
	}
	p, m, z := float64(count)/float64(n), float64(n), normal
	middle := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return Interval{100 * p, 100 * max(middle-half, 0), 100 * min(middle+half, 1)}
}

// String returns "78.2 % (74–82)".
func (i Interval) String() string {
	return fmt.Sprintf("%.1f %% (%.0f–%.0f)", i.Share, i.Low, i.High)
}

// chance returns how probable it is that a difference at least as large as that between
// better and worse comes about by chance: the exact sign test, on both sides.
func chance(better, worse int) float64 {
	n, k := better+worse, min(better, worse)
	sum := 0.0
	for i := range k + 1 {
		a, _ := math.Lgamma(float64(n + 1))
		b, _ := math.Lgamma(float64(i + 1))
		c, _ := math.Lgamma(float64(n - i + 1))
		sum += math.Exp(a - b - c - float64(n)*math.Ln2)
	}
	return min(2*sum, 1)
}
