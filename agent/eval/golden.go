package eval

import (
	"embed"
	"path"
)

// The golden sets: what people of fourteen languages wrote who had not seen the program,
// and messages that hold somebody else's orders.
//
//go:embed golden/*.tsv
var golden embed.FS

// Golden returns the golden sets.
func Golden() ([]Table, error) {
	files, err := golden.ReadDir("golden")
	if err != nil {
		return nil, err
	}
	var all []Table
	for _, f := range files {
		text, err := golden.ReadFile(path.Join("golden", f.Name()))
		if err != nil {
			return nil, err
		}
		tables, err := ReadTables(f.Name(), string(text))
		if err != nil {
			return nil, err
		}
		all = append(all, tables...)
	}
	return all, nil
}

// Limit returns about n of the scored messages of some tables, spread evenly, with the
// conversations that they are in. All are returned if n is 0.
func Limit(tables []Table, n int) []Table {
	total := 0
	for _, t := range tables {
		total += scored(t.Rows)
	}
	if n <= 0 || n >= total {
		return tables
	}
	var some []Table
	seen, taken := 0, 0
	for _, d := range dialoguesOf(tables) {
		count := scored(d.rows)
		seen += count
		if count == 0 || taken*total >= seen*n {
			continue
		}
		taken += count
		if len(some) == 0 || some[len(some)-1].Name != d.table.Name {
			t := *d.table
			t.Rows = nil
			some = append(some, t)
		}
		last := &some[len(some)-1]
		last.Rows = append(last.Rows, d.rows...)
	}
	return some
}

func scored(rows []Row) int {
	n := 0
	for _, r := range rows {
		if r.Want != nil {
			n++
		}
	}
	return n
}
