package eval

import (
	"fmt"
	"strings"
)

// A Table is a file of messages by people of one country.
type Table struct {
	File   string
	Name   string // of who wrote the messages, "people_de"
	Locale string // POSIX, "de_DE.UTF-8"
	Zone   string // IANA
	Rows   []Row
}

// A Row is one message and what is expected of it.
type Row struct {
	Line     int // in the file
	Message  string
	Expected string        // as it was written
	Goes     bool          // goes on in the conversation of the row before
	Want     []Expectation // alternatives; none for a message that only gives context
}

// ReadTables reads the tables in text, which is a file of that name. A line "# NAME LOCALE ZONE" begins a table; each
// further line is a message, a tab and an expectation:
//
//	S 4.50 EUR 11-22; …   all spending of the ledger after the message: gross, currency, month-day; "S -" is none
//	S? …                  the same, and an offer of it is as good
//	A, or A 9.00/4.50     asked and nothing stored; with figures, each offer stores one of them
//	N                     nothing stored and nothing offered
//	M                     money that is not spending: no spending stored or offered
//	Q 12.50 & 3 & =word   a question: the reply has these figures and words
//	H word/word           an explanation: the reply, or the name of a file with it, has one of these words, or any for H alone; nothing is stored
//	C                     context, not scored
//
// " | " separates alternatives. A message that begins with "+" goes on in the
// conversation of the line before; every other one begins a conversation in an empty
// ledger. "\n" in a message is a line break.
func ReadTables(file, text string) ([]Table, error) {
	var tables []Table
	number := 0
	for line := range strings.Lines(text) {
		number++
		line = strings.TrimRight(line, "\r\n")
		switch head, ok := strings.CutPrefix(line, "# "); {
		case ok:
			f := strings.Fields(head)
			if len(f) != 3 {
				return nil, fmt.Errorf("%s:%d: want # NAME LOCALE ZONE", file, number)
			}
			tables = append(tables, Table{File: file, Name: f[0], Locale: f[1], Zone: f[2]})
		case line == "":
		case tables == nil:
			return nil, fmt.Errorf("%s:%d: no table has begun", file, number)
		default:
			row, err := parseRow(line)
			if err != nil {
				return nil, fmt.Errorf("%s:%d: %w", file, number, err)
			}
			row.Line = number
			t := &tables[len(tables)-1]
			t.Rows = append(t.Rows, row)
		}
	}
	return tables, nil
}

func parseRow(line string) (Row, error) {
	message, wants, ok := strings.Cut(line, "\t")
	if !ok {
		return Row{}, fmt.Errorf("no tab in %q", line)
	}
	message, goes := strings.CutPrefix(message, "+")
	r := Row{Message: strings.ReplaceAll(message, `\n`, "\n"), Expected: strings.TrimSpace(wants), Goes: goes}
	if r.Expected == "C" {
		return r, nil
	}
	for want := range strings.SplitSeq(wants, " | ") {
		x, err := parseExpectation(want)
		if err != nil {
			return r, err
		}
		r.Want = append(r.Want, x)
	}
	return r, nil
}
