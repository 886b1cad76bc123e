package chart

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"chit/expense"
)

func TestAxisHoldsAllValuesAndZero(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOf(rapid.Int64Range(-largest, largest)).Draw(t, "values")
		a := newAxis(values, 5)
		ticks := a.ticks()
		if len(ticks) > 6 || !slices.Contains(ticks, 0) || ticks[0] != a.low || ticks[len(ticks)-1] != a.high {
			t.Fatalf("axis %+v has ticks %v", a, ticks)
		}
		for _, v := range values {
			if v < a.low || v > a.high {
				t.Fatalf("axis %+v does not hold %d", a, v)
			}
		}
	})
}

// TestPixelsAreInProportion checks that a longer bar is a larger amount, and
// that no bar leaves its plot.
func TestPixelsAreInProportion(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		span := rapid.Int64Range(1, 2*largest).Draw(t, "span")
		a, b := rapid.Int64Range(0, span).Draw(t, "a"), rapid.Int64Range(0, span).Draw(t, "b")
		pa, pb := pixels(a, span, 900), pixels(-b, span, 900)
		if a <= b != (pa <= pb) && pa != pb || pa > 900 || pb > 900 {
			t.Fatalf("%d of %d is %d pixels, %d is %d", a, span, pa, b, pb)
		}
	})
	if got := pixels(1, 3, 900); got != 300 {
		t.Errorf("a third of 900 pixels = %d, want 300", got)
	}
}

func TestTickLabel(t *testing.T) {
	german := func(m expense.Money) string { return map[int64]string{100000: "1.000,00", 50: "0,50"}[m.Minor] }
	for _, tt := range []struct {
		step   int64
		money  expense.Money
		amount func(expense.Money) string
		want   string
	}{
		{500, expense.Money{Minor: 150000, Currency: "EUR"}, expense.Money.Grouped, "1,500"},
		{50, expense.Money{Minor: 150, Currency: "EUR"}, expense.Money.Grouped, "1.50"},
		{20, expense.Money{Minor: 1000, Currency: "JPY"}, expense.Money.Grouped, "1,000"},
		{5000, expense.Money{Minor: -10000, Currency: "KWD"}, expense.Money.Grouped, "-10"},
		{100, expense.Money{Minor: 0, Currency: "EUR"}, expense.Money.Grouped, "0"},
		{100, expense.Money{Minor: 100000, Currency: "EUR"}, german, "1.000"},
		{50, expense.Money{Minor: 50, Currency: "EUR"}, german, "0,50"},
	} {
		if got := (axis{step: tt.step}).tickLabel(tt.money, tt.amount); got != tt.want {
			t.Errorf("label of %v at steps of %d = %q, want %q", tt.money, tt.step, got, tt.want)
		}
	}
}

func TestLetteringLeavesOutWhatItCannotDraw(t *testing.T) {
	l, err := newLettering(regular, 28)
	if err != nil {
		t.Fatal(err)
	}
	for in, want := range map[string]string{
		"🍕 Pizza\n🍝": "Pizza", "👩‍👩‍👧": "", "咖啡☕": "咖啡", "a\x00b": "ab", "繁體中文": "繁體中文", "ラーメン": "ラーメン",
		"€ £ ¥ · – … % < ▲": "€ £ ¥ · – … % < ▲", "Škoda Łódź": "Škoda Łódź",
	} {
		if got := l.drawable(in); got != want {
			t.Errorf("drawable(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestLetteringFits(t *testing.T) {
	l, err := newLettering(regular, 28)
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(t *rapid.T) {
		s, limit := l.drawable(rapid.String().Draw(t, "s")), rapid.IntRange(-50, 300).Draw(t, "limit")
		if got := l.fit(s, limit); got != "" && l.width(got) > limit {
			t.Fatalf("fit(%q, %d) = %q, which is %d wide", s, limit, got, l.width(got))
		}
	})
}
