package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"chit/expense"
)

// What a question in SQL may cost.
const (
	scratchExpenses = 100_000 // of a ledger; a larger one is asked by report and query
	scratchTime     = 500 * time.Millisecond
	scratchRows     = 200
	scratchBytes    = 32 << 10 // of the result
	scratchAtOnce   = 2        // copies in memory
)

// scratchTables makes the copy; [expense.TableSchema] describes it.
const scratchTables = `
CREATE TABLE expenses (number INTEGER PRIMARY KEY, spent_on TEXT NOT NULL, description TEXT NOT NULL, merchant TEXT NOT NULL,
  category TEXT NOT NULL, currency TEXT NOT NULL, net INTEGER NOT NULL, tax INTEGER NOT NULL, gross INTEGER NOT NULL, tax_rate TEXT,
  author TEXT NOT NULL);
CREATE TABLE tags (number INTEGER NOT NULL, tag TEXT NOT NULL)`

// scratchFunctions are those that a question may call. What makes long texts out
// of short ones, reads files or tells of the machine is not among them.
var scratchFunctions = strings.Fields(`
	abs avg coalesce count cume_dist date dense_rank first_value iif ifnull instr julianday lag last_value lead length like lower ltrim
	max min money nth_value ntile nullif percent_rank rank round row_number rtrim strftime substr substring sum total trim
	unicode upper`)

// scratchLimits are SQLite's own, on what one statement may be and make.
var scratchLimits = map[int]int{
	sqlite3.SQLITE_LIMIT_LENGTH:              1 << 20,
	sqlite3.SQLITE_LIMIT_SQL_LENGTH:          8 << 10,
	sqlite3.SQLITE_LIMIT_COLUMN:              64,
	sqlite3.SQLITE_LIMIT_EXPR_DEPTH:          100,
	sqlite3.SQLITE_LIMIT_COMPOUND_SELECT:     10,
	sqlite3.SQLITE_LIMIT_VDBE_OP:             25_000,
	sqlite3.SQLITE_LIMIT_FUNCTION_ARG:        16,
	sqlite3.SQLITE_LIMIT_ATTACHED:            0,
	sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 100,
	sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH:       1,
	sqlite3.SQLITE_LIMIT_WORKER_THREADS:      0,
}

// Ask answers a question that somebody, a language model as a rule, has put into
// SQL. It runs on a copy of this one ledger in a database of its own in memory,
// made for this question and thrown away after it: the rows of others cannot be
// reached because they are not there, and nothing can be changed because nothing
// is kept. [expense.TableSchema] is what there is.
//
// It takes one SELECT. What is forbidden, too large or too slow is an
// [expense.QueryError]. Deleted expenses are not in the copy.
func (s *Store) Ask(ctx context.Context, ledger expense.LedgerID, question string) (expense.Table, error) {
	if err := oneSelect(question); err != nil {
		return expense.Table{}, err
	}
	select {
	case scratchSlots <- struct{}{}:
		defer func() { <-scratchSlots }()
	case <-ctx.Done():
		return expense.Table{}, ctx.Err()
	}
	pool := sql.OpenDB(scratchConnector{})
	defer pool.Close()
	conn, err := pool.Conn(ctx)
	if err != nil {
		return expense.Table{}, fmt.Errorf("ask a ledger: %w", err)
	}
	defer conn.Close()
	if err := s.copyTo(ctx, conn, ledger); err != nil {
		return expense.Table{}, fmt.Errorf("copy a ledger: %w", err)
	}
	if err := lock(ctx, conn); err != nil {
		return expense.Table{}, fmt.Errorf("lock the copy of a ledger: %w", err)
	}
	return run(ctx, conn, question)
}

var scratchSlots = make(chan struct{}, scratchAtOnce)

// scratchDriver makes the connections of copies. It is one of its own, so that
// its functions are in no other database.
var scratchDriver = func() *sqlite.Driver {
	d := new(sqlite.Driver)
	d.MustRegisterDeterministicScalarFunction("money", 2, showMoney)
	return d
}()

type scratchConnector struct{}

// Connect implements [driver.Connector]. Sorts larger than memory go to files
// that nobody else can open, not to memory without end.
func (scratchConnector) Connect(context.Context) (driver.Conn, error) {
	return scratchDriver.Open(":memory:?_defensive=1&_dqs=0")
}

// Driver implements [driver.Connector].
func (scratchConnector) Driver() driver.Driver { return scratchDriver }

// showMoney is money(amount, currency): an amount in minor units as people read
// it. Sums are integers; an average is SQLite's floating point, rounded half away
// from zero like everything else.
func showMoney(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
	code, _ := args[1].(string)
	currency, ok := expense.LookupCurrency(code)
	if !ok {
		return nil, errors.New("money(amount, currency): the second argument is no currency; group by currency")
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
	return nil, errors.New("money(amount, currency): the first argument is no amount in minor units")
}

var errLarge = &expense.QueryError{Why: fmt.Sprintf("the ledger has more than %d expenses, too many for SQL; use the other arguments", scratchExpenses)}

// copyTo copies the expenses of a ledger.
func (s *Store) copyTo(ctx context.Context, conn *sql.Conn, ledger expense.LedgerID) error {
	if _, err := conn.ExecContext(ctx, scratchTables); err != nil {
		return err
	}
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // fails after a commit, as it must
	expenses, tags := inserter{table: "expenses", width: 11, tx: tx}, inserter{table: "tags", width: 2, tx: tx}
	n := 0
	err = s.Each(ctx, ledger, func(e expense.Expense) error {
		if n++; n > scratchExpenses {
			return errLarge
		}
		var rate any
		if e.Rate.IsSet() {
			rate = e.Rate.String()
		}
		for _, tag := range e.Tags {
			if err := tags.add(ctx, e.Number, tag); err != nil {
				return err
			}
		}
		return expenses.add(ctx, e.Number, e.SpentOn.String(), e.Description, e.Merchant, e.Category, string(e.Currency),
			e.Net, e.Tax, e.Gross, rate, e.Author.Name)
	})
	if err == nil {
		err = errors.Join(expenses.flush(ctx), tags.flush(ctx))
	}
	if err != nil {
		return err
	}
	return tx.Commit()
}

// An inserter gathers rows: fifty in one statement cost two thirds of what they
// do one by one.
type inserter struct {
	table string
	width int
	tx    *sql.Tx
	args  []any
}

const copiedAtOnce = 50

func (i *inserter) add(ctx context.Context, values ...any) error {
	i.args = append(i.args, values...)
	if len(i.args) < copiedAtOnce*i.width {
		return nil
	}
	return i.flush(ctx)
}

func (i *inserter) flush(ctx context.Context) error {
	if len(i.args) == 0 {
		return nil
	}
	row := "(" + strings.Repeat(",?", i.width)[1:] + ")"
	text := "INSERT INTO " + i.table + " VALUES " + strings.Repeat(","+row, len(i.args)/i.width)[1:]
	_, err := i.tx.ExecContext(ctx, text, i.args...)
	i.args = i.args[:0]
	return err
}

// lock leaves a connection nothing but reading the copy. The authorizer is the
// last step, since it judges the driver's own statements too.
func lock(ctx context.Context, conn *sql.Conn) error {
	const pragmas = `PRAGMA query_only = 1; PRAGMA trusted_schema = 0; PRAGMA cell_size_check = 1`
	if _, err := conn.ExecContext(ctx, pragmas); err != nil {
		return err
	}
	for limit, value := range scratchLimits {
		if _, err := sqlite.Limit(conn, limit, value); err != nil {
			return err
		}
	}
	return conn.Raw(func(c any) error {
		r, ok := c.(sqlite.AuthorizerRegisterer)
		if !ok {
			return errors.New("the driver has no authorizer")
		}
		return r.RegisterAuthorizer(authorize)
	})
}

// authorize allows what a question needs, and nothing else. It is asked for
// every table, column and function of a statement before the statement runs.
func authorize(action sqlite.AuthorizerActionCode, first, second, _, _ string) sqlite.AuthorizerReturnCode {
	allowed := false
	switch action {
	case sqlite.AuthSelect:
		allowed = true
	case sqlite.AuthRead:
		allowed = first == "expenses" || first == "tags"
	case sqlite.AuthFunction:
		allowed = slices.Contains(scratchFunctions, strings.ToLower(second))
	}
	if allowed {
		return sqlite.AuthorizerOK
	}
	return sqlite.AuthorizerDeny
}

// run asks the question and reads the answer.
func run(ctx context.Context, conn *sql.Conn, question string) (expense.Table, error) {
	ctx, cancel := context.WithTimeout(ctx, scratchTime)
	defer cancel()
	rows, err := conn.QueryContext(ctx, question)
	if err != nil {
		return expense.Table{}, scratchError(ctx, err)
	}
	defer rows.Close()
	t := expense.Table{Rows: [][]string{}}
	if t.Columns, err = rows.Columns(); err != nil {
		return t, scratchError(ctx, err)
	}
	size := 0
	values, into := make([]sql.NullString, len(t.Columns)), make([]any, len(t.Columns))
	for i := range values {
		into[i] = &values[i]
	}
	for rows.Next() {
		if len(t.Rows) == scratchRows || size > scratchBytes {
			t.Cut = true
			return t, nil
		}
		if err := rows.Scan(into...); err != nil {
			return t, scratchError(ctx, err)
		}
		row := make([]string, len(values))
		for i, v := range values {
			row[i] = strings.ToValidUTF8(v.String, "�")
			size += len(v.String)
		}
		if size > scratchBytes {
			t.Cut = true
			return t, nil
		}
		t.Rows = append(t.Rows, row)
	}
	return t, scratchError(ctx, rows.Err())
}

// scratchError gives a failure of the question to whoever asked it. What SQLite
// says of it names nothing but the question and the copy.
func scratchError(ctx context.Context, err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return &expense.QueryError{Why: fmt.Sprintf("it took longer than %v", scratchTime)}
	case ctx.Err() != nil:
		return ctx.Err()
	}
	return &expense.QueryError{Why: err.Error()}
}

// oneSelect refuses what is not a single SELECT. It is for a clear word in time:
// what must not happen is held off by the authorizer.
func oneSelect(question string) error {
	code := withoutLiterals(question)
	head, rest, more := strings.Cut(code, ";")
	if more && strings.Trim(rest, " \t\r\n;") != "" {
		return &expense.QueryError{Why: "only one statement is taken"}
	}
	words := strings.Fields(strings.ToLower(head))
	if len(words) == 0 || words[0] != "select" && words[0] != "with" {
		return &expense.QueryError{Why: "only SELECT is taken"}
	}
	if strings.ContainsRune(question, 0) {
		return &expense.QueryError{Why: "the statement has a character that no statement has"}
	}
	return nil
}

// withoutLiterals returns a statement with blanks in place of its strings, quoted
// names and comments, as SQLite's tokenizer takes them.
func withoutLiterals(s string) string {
	var b strings.Builder
	for s != "" {
		end := 1
		switch {
		case strings.HasPrefix(s, "--"):
			end = through(s, 2, "\n")
		case strings.HasPrefix(s, "/*"):
			end = through(s, 2, "*/")
		case s[0] == '\'' || s[0] == '"' || s[0] == '`':
			end = through(s, 1, s[:1]) // a doubled quote begins the next literal, with the same result
		case s[0] == '[':
			end = through(s, 1, "]")
		default:
			b.WriteByte(s[0])
			s = s[1:]
			continue
		}
		b.WriteByte(' ')
		s = s[end:]
	}
	return b.String()
}

// through returns where s goes on after the mark that follows position from.
func through(s string, from int, mark string) int {
	if i := strings.Index(s[from:], mark); i >= 0 {
		return from + i + len(mark)
	}
	return len(s)
}
