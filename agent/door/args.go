package door

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// Text is a text argument. Models write numbers and lists where a text was asked
// for; they are taken as text.
type Text string

// UnmarshalJSON reads a string, a number, a boolean or a list of those.
func (t *Text) UnmarshalJSON(data []byte) error {
	s, err := looseText(data)
	*t = Text(strings.TrimSpace(s))
	return err
}

// Number is an amount or a rate as it was written: a JSON number keeps its
// digits, and a text such as "4,50" is read later, with the person's locale. It
// never passes through floating point.
type Number string

// UnmarshalJSON reads a number or a string.
func (n *Number) UnmarshalJSON(data []byte) error {
	s, err := looseText(data)
	*n = Number(strings.TrimSpace(s))
	return err
}

// Figure is an amount as it was said, or arithmetic of what was said: 4.50, "4,50",
// "42*1.75". Package sum evaluates it later.
type Figure string

// UnmarshalJSON reads a number or a string.
func (f *Figure) UnmarshalJSON(data []byte) error { return (*Number)(f).UnmarshalJSON(data) }

// Count is a whole number, written as a number or as text.
type Count int64

// UnmarshalJSON reads 42, "42" and "#42".
func (c *Count) UnmarshalJSON(data []byte) error {
	s, err := looseText(data)
	if err != nil {
		return err
	}
	d, err := decimal.NewFromString(strings.TrimPrefix(strings.TrimSpace(s), "#"))
	if err != nil || !d.IsInteger() || d.Abs().GreaterThan(decimal.New(1, expense.MaxDigits)) {
		return errors.New("not a whole number")
	}
	*c = Count(d.IntPart())
	return nil
}

// Flag is a yes or no.
type Flag bool

// UnmarshalJSON reads true, "true", "yes" and 1; anything else is a no.
func (f *Flag) UnmarshalJSON(data []byte) error {
	s, err := looseText(data)
	if err != nil {
		return err
	}
	*f = Flag(slices.Contains([]string{"true", "yes", "1"}, strings.ToLower(strings.TrimSpace(s))))
	return nil
}

func looseText(data []byte) (string, error) {
	var s string
	if err := json.Unmarshal(data, &s); err == nil {
		return s, nil
	}
	var list []Text
	if err := json.Unmarshal(data, &list); err == nil {
		parts := make([]string, len(list))
		for i, t := range list {
			parts[i] = string(t)
		}
		return strings.Join(parts, ","), nil
	}
	if bytes.HasPrefix(data, []byte("{")) {
		return "", errors.New("an object where a text was expected")
	}
	return string(data), nil
}

// decode reads arguments as models write them: perhaps in a code fence, perhaps
// with prose around. A text that merely ends too early is not mended, for a cut
// 125.00 is a 12.
func decode(args json.RawMessage, into any) error {
	text := bytes.TrimSpace(args)
	var quoted string
	if json.Unmarshal(text, &quoted) == nil {
		text = bytes.TrimSpace([]byte(quoted)) // what is not JSON arrives as a JSON string
	}
	if len(text) == 0 {
		return nil
	}
	err := json.Unmarshal(text, into)
	if err == nil {
		return nil
	}
	start, end := bytes.IndexByte(text, '{'), bytes.LastIndexByte(text, '}')
	if start < 0 || end < start || start == 0 && end == len(text)-1 {
		return err
	}
	return json.Unmarshal(text[start:end+1], into)
}

// Said returns the value of a text argument, "" when it was left out or is one
// of the words that models write for nothing.
func (t *Text) Said() string {
	if t == nil {
		return ""
	}
	switch strings.ToLower(string(*t)) {
	case "null", "none", "n/a", "unknown", "unspecified":
		return ""
	}
	return string(*t)
}

// Choice is the value of a text argument that is one of several words: whatever the case.
func (t *Text) Choice() string { return strings.ToLower(t.Said()) }

// Said returns the value of an argument, "" when it was left out.
func (n *Number) Said() string {
	if n == nil || *n == "null" {
		return ""
	}
	return string(*n)
}

// Said returns the value of an argument, "" when it was left out.
func (f *Figure) Said() string { return (*Number)(f).Said() }

// Said returns the value of an argument, nil when it was left out.
func (c *Count) Said() *int64 {
	if c == nil {
		return nil
	}
	n := int64(*c)
	return &n
}

// Said reports whether it is a yes.
func (f *Flag) Said() bool { return f != nil && bool(*f) }
