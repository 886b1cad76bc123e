// Package scratch answers SQL questions written by a language model, on a copy of one
// ledger that is made for the question and then thrown away.
package scratch

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"chit/expense"
)

// The limits of a question in SQL.
const (
	maxExpenses = 100_000 // of a ledger; for a larger one there are reports and queries
	maxTime     = 500 * time.Millisecond
	maxText     = 8 << 10 // of each text and each intermediate row; the largest expense has 3 KB
	maxQuestion = 4 << 10 // of the question
	maxRows     = 200
	maxBytes    = 32 << 10 // of the result
	atOnce      = 2        // concurrent copies in memory
)

// tables creates the copy. A model knows the tables by their description in
// agent/feature/questions, which does not know of kinds: so that its sums are of
// the spending, nothing else is copied.
const tables = `
CREATE TABLE expenses (number INTEGER PRIMARY KEY, spent_on TEXT NOT NULL, description TEXT NOT NULL, merchant TEXT NOT NULL,
  category TEXT NOT NULL, currency TEXT NOT NULL, net INTEGER NOT NULL, tax INTEGER NOT NULL, gross INTEGER NOT NULL, tax_rate TEXT,
  author TEXT NOT NULL);
CREATE TABLE tags (number INTEGER NOT NULL, tag TEXT NOT NULL)`

// limits are SQLite's own limits on a statement. They bound time as well: a
// statement can be interrupted between its steps but not within one, so no step may
// work on a long text, and no statement may take long to prepare. The columns of an
// answer are named by their expressions, which makes the statement longer than its
// question.
var limits = map[int]int{
	sqlite3.SQLITE_LIMIT_LENGTH:              maxText,
	sqlite3.SQLITE_LIMIT_SQL_LENGTH:          3 * maxQuestion,
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

// An Asker answers questions about ledgers.
type Asker struct {
	each func(ctx context.Context, ledger expense.LedgerID, f func(expense.Expense) error) error
	time time.Duration // limit for one question
}

// New returns an asker that copies what each yields, see expense.Reader.
func New(each func(ctx context.Context, ledger expense.LedgerID, f func(expense.Expense) error) error) *Asker {
	return &Asker{each, maxTime}
}

// Ask answers a question in SQL, usually written by a language model. It runs on
// a copy of this one ledger in its own memory database, made for this question
// and thrown away after it: other ledgers are out of reach because they are not
// there, and nothing can be changed because nothing is kept.
//
// It accepts one SELECT. What is forbidden, too large or too slow is an
// [expense.QueryError]. Deleted expenses are not in the copy.
func (a *Asker) Ask(ctx context.Context, ledger expense.LedgerID, question string) (expense.Table, error) {
	question, err := oneSelect(question)
	if err != nil {
		return expense.Table{}, err
	}
	select {
	case slots <- struct{}{}:
		defer func() { <-slots }()
	case <-ctx.Done():
		return expense.Table{}, ctx.Err()
	}
	pool := sql.OpenDB(connector{})
	defer pool.Close()
	conn, err := pool.Conn(ctx)
	if err != nil {
		return expense.Table{}, fmt.Errorf("query a ledger: %w", err)
	}
	defer conn.Close()
	if err := a.copyTo(ctx, conn, ledger); err != nil {
		return expense.Table{}, fmt.Errorf("copy a ledger: %w", err)
	}
	if err := lock(ctx, conn); err != nil {
		return expense.Table{}, fmt.Errorf("restrict the copy of a ledger: %w", err)
	}
	return a.answer(ctx, conn, question)
}

var slots = make(chan struct{}, atOnce)

var errLarge = &expense.QueryError{Why: fmt.Sprintf("the ledger has more than %d expenses, too many for SQL; use the other arguments", maxExpenses)}

// copyTo copies the expenses of a ledger.
func (a *Asker) copyTo(ctx context.Context, conn *sql.Conn, ledger expense.LedgerID) error {
	if _, err := conn.ExecContext(ctx, tables); err != nil {
		return err
	}
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // fails after a commit, as it must
	expenses, tags := inserter{table: "expenses", width: 11, tx: tx}, inserter{table: "tags", width: 2, tx: tx}
	n := 0
	err = a.each(ctx, ledger, func(e expense.Expense) error {
		if !e.Kind.Spends() {
			return nil
		}
		if n++; n > maxExpenses {
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

// An inserter gathers rows: fifty in one statement take two thirds of the time
// of fifty statements.
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

// lock restricts a connection to reading the copy. The authorizer comes last,
// since it judges the driver's own statements too.
func lock(ctx context.Context, conn *sql.Conn) error {
	const pragmas = `PRAGMA trusted_schema = 0; PRAGMA cell_size_check = 1`
	if _, err := conn.ExecContext(ctx, pragmas); err != nil {
		return err
	}
	for limit, value := range limits {
		if _, err := sqlite.Limit(conn, limit, value); err != nil {
			return err
		}
	}
	return allow(conn, authorize)
}

// allow makes f the authorizer of a connection.
func allow(conn *sql.Conn, f sqlite.AuthorizerFn) error {
	return conn.Raw(func(c any) error {
		r, ok := c.(sqlite.AuthorizerRegisterer)
		if !ok {
			return errors.New("the driver has no authorizer")
		}
		return r.RegisterAuthorizer(f)
	})
}

// authorize allows what a question needs, and nothing else. SQLite calls it for
// every table, column and function of a statement before the statement runs.
func authorize(action sqlite.AuthorizerActionCode, first, second, _, _ string) sqlite.AuthorizerReturnCode {
	allowed := false
	switch action {
	case sqlite.AuthSelect:
		allowed = true
	case sqlite.AuthRead:
		allowed = first == "expenses" || first == "tags"
	case sqlite.AuthFunction:
		allowed = slices.Contains(functions, strings.ToLower(second))
	}
	if allowed {
		return sqlite.AuthorizerOK
	}
	return sqlite.AuthorizerDeny
}

// authorizeAnswer also allows what creating the answer table takes.
func authorizeAnswer(action sqlite.AuthorizerActionCode, first, second, schema, trigger string) sqlite.AuthorizerReturnCode {
	switch action {
	case sqlite.AuthCreateTable, sqlite.AuthRead, sqlite.AuthInsert, sqlite.AuthUpdate:
		if first == answerTable || first == "sqlite_master" {
			return sqlite.AuthorizerOK
		}
	}
	return authorize(action, first, second, schema, trigger)
}

// answer runs the question and reads the answer. The driver can interrupt a
// statement that it executes, but a statement whose rows it reads only until the
// first row. So the answer is first stored in a table, whose rows are cheap to
// read.
func (a *Asker) answer(ctx context.Context, conn *sql.Conn, question string) (expense.Table, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, a.time, &expense.QueryError{Why: fmt.Sprintf("it took longer than %v", a.time)})
	defer cancel()
	if err := keepAnswer(ctx, conn, question); err != nil {
		return expense.Table{}, asQueryError(ctx, err)
	}
	rows, err := conn.QueryContext(ctx, "SELECT * FROM "+answerTable+" ORDER BY rowid")
	if err != nil {
		return expense.Table{}, asQueryError(ctx, err)
	}
	defer rows.Close()
	t := expense.Table{Rows: [][]string{}}
	if t.Columns, err = rows.Columns(); err != nil {
		return t, asQueryError(ctx, err)
	}
	size := 0
	values, into := make([]sql.NullString, len(t.Columns)), make([]any, len(t.Columns))
	for i := range values {
		into[i] = &values[i]
	}
	for rows.Next() {
		if len(t.Rows) == maxRows || size > maxBytes {
			t.Cut = true
			return t, nil
		}
		if err := rows.Scan(into...); err != nil {
			return t, asQueryError(ctx, err)
		}
		row := make([]string, len(values))
		for i, v := range values {
			row[i] = strings.ToValidUTF8(v.String, "�")
			size += len(v.String)
		}
		if size > maxBytes {
			t.Cut = true
			return t, nil
		}
		t.Rows = append(t.Rows, row)
	}
	return t, asQueryError(ctx, rows.Err())
}

// answerTable is where the answer is stored. A question cannot name it, because
// the table does not exist when the question is prepared.
const answerTable = "answer"

// keepAnswer stores as much of the answer in its table as is shown. It first
// prepares the question by itself, as a statement that may only read.
func keepAnswer(ctx context.Context, conn *sql.Conn, question string) error {
	statement, err := conn.PrepareContext(ctx, question)
	if err != nil {
		return err
	}
	if err := errors.Join(statement.Close(), allow(conn, authorizeAnswer)); err != nil {
		return err
	}
	text := fmt.Sprintf("CREATE TABLE %s AS SELECT * FROM (%s\n) LIMIT %d", answerTable, question, maxRows+1)
	_, err = conn.ExecContext(ctx, text)
	return err
}

// asQueryError turns a failure of the question into an error for whoever asked.
// SQLite's message names nothing but the question and the copy.
func asQueryError(ctx context.Context, err error) error {
	switch cause := context.Cause(ctx); {
	case err == nil:
		return nil
	case cause != nil:
		return cause
	}
	return &expense.QueryError{Why: err.Error()}
}
