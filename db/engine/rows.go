package engine

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// Rows are the input of a statement about many rows. The statement names them as a
// table, with columns and types:
//
//	INSERT INTO t (id, n) SELECT v.id, v.n FROM ROWS v (id TEXT, n BIGINT) WHERE TRUE
//
// PostgreSQL receives all of them at once, each column as one array: one round trip,
// and one text to prepare and plan, whatever the number of rows. SQLite has no
// arrays and no round trips: it runs the statement once for each row, and the table
// holds that row. (SQLite's parser needs WHERE TRUE between SELECT and ON CONFLICT.)
type Rows struct {
	width  int
	values []any // strings and int64s, row after row
	err    error // from a value that could not be made, reported when the statement runs
}

// Add appends a row. Each value is a string, an int64, or a driver.Valuer that
// returns one. NULL is not possible; use "".
func (r *Rows) Add(values ...any) {
	r.width = len(values)
	for _, v := range values {
		if made, ok := v.(driver.Valuer); ok {
			var err error
			if v, err = made.Value(); err != nil {
				r.err = errors.Join(r.err, err)
			}
			if v == nil {
				v = ""
			}
		}
		r.values = append(r.values, v)
	}
}

func (r *Rows) Len() int {
	if r.width == 0 {
		return 0
	}
	return len(r.values) / r.width
}

// Flag returns a condition as a value for [Rows.Add].
func Flag(set bool) int64 {
	if set {
		return 1
	}
	return 0
}

// bindEach binds each row for an execution of its own.
func bindEach(in *Rows) [][]any {
	all := make([][]any, in.Len())
	for i := range all {
		all[i] = in.values[i*in.width : (i+1)*in.width]
	}
	return all
}

// bindArrays binds all rows for one execution, with one argument per column.
func bindArrays(in *Rows) [][]any {
	args := make([]any, in.width)
	for c := range args {
		switch in.values[c].(type) {
		case string:
			args[c] = column[string](in, c)
		default:
			args[c] = column[int64](in, c)
		}
	}
	return [][]any{args}
}

func column[T any](in *Rows, c int) []T {
	all := make([]T, in.Len())
	for i := range all {
		all[i] = in.values[i*in.width+c].(T)
	}
	return all
}

// rowsTable matches ROWS name (column TYPE, …).
var rowsTable = regexp.MustCompile(`ROWS (\w+) \(([^)]*)\)`)

// writeRows replaces each ROWS by the result of write.
func writeRows(query string, write func(name string, columns, types []string) string) string {
	return rowsTable.ReplaceAllStringFunc(query, func(table string) string {
		m := rowsTable.FindStringSubmatch(table)
		var columns, types []string
		for _, c := range strings.Split(m[2], ",") {
			name, kind, _ := strings.Cut(strings.TrimSpace(c), " ")
			columns, types = append(columns, name), append(types, kind)
		}
		return write(m[1], columns, types)
	})
}

// rowsOfArrays is ROWS for PostgreSQL. Values that are neither text nor numbers
// are bound as text, as everywhere, and cast.
func rowsOfArrays(name string, columns, types []string) string {
	arrays := make([]string, len(columns))
	for i, kind := range types {
		arrays[i] = fmt.Sprintf("CAST($%d AS %s[])", i+1, kind)
		if kind != "TEXT" && kind != "BIGINT" {
			arrays[i] = fmt.Sprintf("CAST(CAST($%d AS TEXT[]) AS %s[])", i+1, kind)
		}
	}
	return fmt.Sprintf("unnest(%s) AS %s (%s)", strings.Join(arrays, ", "), name, strings.Join(columns, ", "))
}

// oneRow is ROWS for SQLite, which needs no types.
func oneRow(name string, columns, _ []string) string {
	values := make([]string, len(columns))
	for i, c := range columns {
		values[i] = fmt.Sprintf("$%d AS %s", i+1, c)
	}
	return fmt.Sprintf("(SELECT %s) AS %s", strings.Join(values, ", "), name)
}
