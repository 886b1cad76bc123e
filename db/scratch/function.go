package scratch

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"math"
	"strings"
	"unicode/utf8"

	"modernc.org/sqlite"

	"chit/expense"
)

// functions are those that a question may call. None of them makes long texts
// out of short ones, reads files or reveals anything about the machine.
var functions = strings.Fields(`
	abs avg coalesce count cume_dist date dense_rank first_value iif ifnull instr julianday lag last_value lead length like lower ltrim
	max min money nth_value ntile nullif percent_rank rank round row_number rtrim strftime substr substring sum total trim
	unicode upper`)

// scratchDriver makes the connections of copies. It is a driver of its own, so
// that its functions exist in no other database.
var scratchDriver = func() *sqlite.Driver {
	d := new(sqlite.Driver)
	d.MustRegisterDeterministicScalarFunction("money", 2, showMoney)
	d.MustRegisterDeterministicScalarFunction("instr", 2, position)
	d.MustRegisterDeterministicScalarFunction("trim", 2, trimmer(strings.TrimFunc))
	d.MustRegisterDeterministicScalarFunction("ltrim", 2, trimmer(strings.TrimLeftFunc))
	d.MustRegisterDeterministicScalarFunction("rtrim", 2, trimmer(strings.TrimRightFunc))
	return d
}()

type connector struct{}

// Connect implements [driver.Connector]. Sorts larger than the cache go to
// files that nobody else can open, so that they do not fill memory.
func (connector) Connect(context.Context) (driver.Conn, error) {
	return scratchDriver.Open(":memory:?_defensive=1&_dqs=0")
}

// Driver implements [driver.Connector].
func (connector) Driver() driver.Driver { return scratchDriver }

// showMoney is money(amount, currency): it formats an amount in minor units for
// people. Sums are integers; an average is a float in SQLite, and is rounded half
// away from zero like everything else.
func showMoney(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
	code, _ := args[1].(string)
	currency, ok := expense.LookupCurrency(code)
	if !ok {
		return nil, errors.New("money(amount, currency): the second argument is not a currency; group by currency")
	}
	switch n := args[0].(type) {
	case nil:
		return nil, nil
	case int64:
		return expense.Money{Minor: n, Currency: currency}.String(), nil
	case float64:
		if n > -1e15 && n < 1e15 {
			return expense.Money{Minor: int64(math.Round(n)), Currency: currency}.String(), nil
		}
	}
	return nil, errors.New("money(amount, currency): the first argument is not an amount in minor units")
}

// position is instr(text, part). SQLite's own compares the part at every offset
// within a single step, which cannot be interrupted.
func position(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
	if args[0] == nil || args[1] == nil {
		return nil, nil
	}
	before, _, found := strings.Cut(textOf(args[0]), textOf(args[1]))
	if !found {
		return int64(0), nil
	}
	return int64(utf8.RuneCountInString(before) + 1), nil
}

// trimmer returns trim(text, characters), ltrim or rtrim. SQLite's own compares
// each character of the text with every character to be removed, also within a
// single step.
func trimmer(trim func(string, func(rune) bool) string) func(*sqlite.FunctionContext, []driver.Value) (driver.Value, error) {
	return func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
		if args[0] == nil || args[1] == nil {
			return nil, nil
		}
		unwanted := map[rune]bool{}
		for _, r := range textOf(args[1]) {
			unwanted[r] = true
		}
		return trim(textOf(args[0]), func(r rune) bool { return unwanted[r] }), nil
	}
}

// textOf returns a value as text.
func textOf(v driver.Value) string {
	if b, ok := v.([]byte); ok {
		return string(b)
	}
	return fmt.Sprint(v)
}
