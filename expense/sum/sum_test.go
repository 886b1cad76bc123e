package sum

import (
	"errors"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for _, test := range []struct{ text, value, shown string }{
		{"4.50", "4.5", "4.50"},
		{"42*1.75", "73.5", "42 × 1.75"},
		{"42 × 1.75", "73.5", "42 × 1.75"},
		{"36/2", "18", "36 ÷ 2"},
		{"60 ÷ 3", "20", "60 ÷ 3"},
		{"100/3", "33.33", "100 ÷ 3"},
		{"200/3", "66.67", "200 ÷ 3"},
		{"(100/3)*3", "100", "(100 ÷ 3) × 3"},
		{"0.01/2", "0.01", "0.01 ÷ 2"}, // half a cent is rounded up
		{"-0.01/2", "-0.01", "−0.01 ÷ 2"},
		{"50-10%", "45", "50 − 10%"},
		{"50+10%", "55", "50 + 10%"},
		{"50-10%-10%", "40.5", "50 − 10% − 10%"},
		{"450*20%", "90", "450 × 20%"},
		{"10%*50", "5", "10% × 50"},
		{"50-(10%)", "49.9", "50 − (10%)"},
		{"1200+2*15", "1230", "1200 + 2 × 15"},
		{"(1+2)*3-4/2", "7", "(1 + 2) × 3 − 4 ÷ 2"},
		{"2*-3", "-6", "2 × −3"},
		{".5*4", "2", ".5 × 4"},
		{"999999999999999*2", "1999999999999998", "999999999999999 × 2"},
	} {
		s, err := Parse(test.text)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		if got := s.Round(2).String(); got != test.value {
			t.Errorf("%s is %s, want %s", test.text, got, test.value)
		}
		if got := s.Show(); got != test.shown {
			t.Errorf("%s is shown as %q, want %q", test.text, got, test.shown)
		}
	}
	yen, err := Parse("1000/3")
	if err != nil || yen.Round(0).String() != "333" {
		t.Errorf("%s %v", yen.Round(0), err)
	}
}

func TestParseRefuses(t *testing.T) {
	for _, test := range []struct {
		text string
		err  error
	}{
		{"", ErrSyntax},
		{"+", ErrSyntax},
		{"4,50", ErrSyntax},
		{"4.", ErrSyntax},
		{"4.5.0", ErrSyntax},
		{"4 + ", ErrSyntax},
		{"(4", ErrSyntax},
		{"4)", ErrSyntax},
		{"()", ErrSyntax},
		{"4**2", ErrSyntax},
		{"1e9", ErrSyntax},
		{"4 EUR", ErrSyntax},
		{"%", ErrSyntax},
		{"1/0", ErrZero},
		{"1/(2-2)", ErrZero},
		{strings.Repeat("1+", 100) + "1", ErrTooLong},
		{strings.Repeat("1+", 60) + "1", ErrTooLong},
		{"1234567890123456", ErrTooLong},
		{strings.Repeat("(", 20) + "1" + strings.Repeat(")", 20), ErrTooLong},
	} {
		if s, err := Parse(test.text); !errors.Is(err, test.err) {
			t.Errorf("%q: %s, %v; want %v", test.text, s.value, err, test.err)
		}
	}
}

func TestOperands(t *testing.T) {
	s, err := Parse("(50 - 10%) * 2")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, o := range s.Operands() {
		text := o.Text
		if o.Percent {
			text += "%"
		}
		got = append(got, text)
	}
	if strings.Join(got, " ") != "50 10% 2" || s.IsNumber() {
		t.Errorf("%v, a number: %v", got, s.IsNumber())
	}
	for text, want := range map[string]bool{"4.50": true, "-4.50": true, "(4.50)": true, "10%": false, "2*2": false} {
		if s, err := Parse(text); err != nil || s.IsNumber() != want {
			t.Errorf("%s is a number: %v, %v", text, s.IsNumber(), err)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"42*1.75", "50-10%", "(1+2)*3", "1/(2-2)", "((((("} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse(text)
		if err != nil {
			return
		}
		again, err := Parse(s.String())
		if err != nil || again.value.Cmp(s.value) != 0 {
			t.Errorf("%q: %v as %q", text, err, s)
		}
		if shown, err := Parse(s.Show()); err != nil || shown.value.Cmp(s.value) != 0 {
			t.Errorf("%q is shown as %q: %v", text, s.Show(), err)
		}
		s.Round(2)
	})
}
