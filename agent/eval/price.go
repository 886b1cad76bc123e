package eval

import (
	"fmt"
	"strconv"
	"strings"
)

// A Price is what a million tokens cost, in dollars.
type Price struct {
	Input  float64 `json:"input"`
	Cached float64 `json:"cached"` // of input that the provider had cached
	Output float64 `json:"output"`
	As     string  `json:"as"` // where it is from
}

// prices are what providers asked for models whose names begin like this, in the month
// that is named. Prices change more often than programs: whoever needs the exact sum says
// the price.
var prices = []struct {
	model, month string
	Price
}{
	{"gpt-5.4-nano", "June 2026", Price{Input: 0.20, Cached: 0.02, Output: 1.25}},
	{"gpt-5.4-mini", "June 2026", Price{Input: 0.75, Cached: 0.075, Output: 4.50}},
	{"gpt-5.5", "June 2026", Price{Input: 5, Cached: 0.50, Output: 30}},
	{"gemini-3.1-flash-lite", "March 2026", Price{Input: 0.25, Cached: 0.025, Output: 1.50}},
	{"deepseek-flash", "October 2026, peak hours", Price{Input: 0.30, Cached: 0.006, Output: 1.20}},
	{"deepseek-v4-pro", "October 2026, peak hours", Price{Input: 1.32, Cached: 0.044, Output: 3.96}},
	{"mistral-medium-3", "May 2026", Price{Input: 1.50, Cached: 1.50, Output: 7.50}},
}

// PriceOf returns the known price of a model, whose name may have a date behind it and a
// server: "gpt-5.4-nano-2026-03-17@api.openai.com".
func PriceOf(model string) (Price, bool) {
	for _, p := range prices {
		rest, ok := strings.CutPrefix(model, p.model)
		if !ok || strings.HasPrefix(rest, "-pro") {
			continue
		}
		p.As = p.model + ", " + p.month
		return p.Price, true
	}
	return Price{}, false
}

// ParsePrice reads "0.20,0.02,1.25": input, cached input and output.
func ParsePrice(text string) (Price, error) {
	p := Price{As: "as given"}
	parts := strings.Split(text, ",")
	if len(parts) != 3 {
		return p, fmt.Errorf("%q is no price; write dollars per million tokens of input, cached input and output, like 0.20,0.02,1.25", text)
	}
	for i, into := range []*float64{&p.Input, &p.Cached, &p.Output} {
		v, err := strconv.ParseFloat(strings.TrimSpace(parts[i]), 64)
		if err != nil || !(v >= 0 && v < 1e6) {
			return p, fmt.Errorf("%q is no price of a million tokens", parts[i])
		}
		*into = v
	}
	return p, nil
}

// of returns what tokens cost, in dollars.
func (p Price) of(u Use) float64 {
	t := u.Tokens
	return (float64(t.Prompt-t.Cached)*p.Input + float64(t.Cached)*p.Cached + float64(t.Completion)*p.Output) / 1e6
}
