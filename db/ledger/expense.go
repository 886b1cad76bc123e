package ledger

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"chit/db/engine"
	"chit/expense"
)

// expenseColumns are the columns that [scanExpense] reads.
const expenseColumns = `ledger_id, number, revision, description, merchant, category, tags, spent_on, created_at,
       currency, net, tax, gross, rate, author_id, author_name, source_key, origins, deleted, kind, lines, document, attachments, sum`

func scanExpense(r engine.Row) (expense.Expense, error) {
	var (
		e       expense.Expense
		tags    engine.Document[[]string]
		spentOn day
		created engine.Stamp
		taxRate rate
		origins engine.Document[expense.Origins]
		lines   taxLines
		files   attachments
	)
	err := r.Scan(&e.Ledger, &e.Number, &e.Revision, &e.Description, &e.Merchant, &e.Category, &tags, &spentOn, &created,
		&e.Currency, &e.Net, &e.Tax, &e.Gross, &taxRate, &e.Author.ID, &e.Author.Name, &e.SourceKey, &origins, &e.Deleted, &e.Kind, &lines, &e.Document, &files, &e.Sum)
	if err != nil {
		return e, err
	}
	e.Tags, e.SpentOn, e.CreatedAt, e.Rate, e.Origins, e.Lines = *tags.V, spentOn.Date, created.Time, taxRate.Rate, *origins.V, lines.lines
	e.Attachments = files.all
	return e, nil
}

// Expense implements [expense.Store].
func (s *Store) Expense(ctx context.Context, ledger expense.LedgerID, number int64) (e expense.Expense, err error) {
	const query = `
SELECT ` + expenseColumns + ` FROM expenses WHERE ledger_id = $1 AND number = $2`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		e, err = scanExpense(q.Row(ctx, query, string(ledger), number))
		if errors.Is(err, sql.ErrNoRows) {
			return expenseNotFound(number)
		} else if err != nil {
			return fmt.Errorf("read expense %d: %w", number, err)
		}
		return nil
	})
	return e, err
}

func expenseNotFound(number int64) error {
	return expense.NotFound(expense.ReasonExpenseNotFound, expense.Args{"Number": number})
}

// Find implements [expense.Store].
func (s *Store) Find(ctx context.Context, ledger expense.LedgerID, q expense.Query) (found []expense.Expense, err error) {
	const newest, largest = `spent_on DESC, number DESC`, `gross DESC, spent_on DESC, number DESC`
	order := newest
	if q.Largest {
		order = largest
	}
	err = s.db.Read(ctx, func(db engine.Reader) error {
		condition, args, err := selection(ctx, db, ledger, q)
		if err != nil {
			return err
		}
		query := `
SELECT ` + expenseColumns + `
FROM expenses e
WHERE ` + condition + `
ORDER BY ` + order + `
LIMIT $` + strconv.Itoa(len(args)+1)
		found, err = engine.Collect(ctx, db, scanExpense, query, append(args, limit(q.Limit))...)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("find expenses: %w", err)
	}
	if len(found) == 0 {
		return nil, s.mustExist(ctx, ledger)
	}
	return found, nil
}

var allDays = expense.Period{
	From: expense.Date{Year: 1, Month: time.January, Day: 1},
	To:   expense.Date{Year: 9999, Month: time.December, Day: 31},
}

// selection returns the condition, with its arguments, for the expenses e that
// a query selects. Whatever the caller supplies is in the arguments only.
func selection(ctx context.Context, db engine.Reader, ledger expense.LedgerID, q expense.Query) (condition string, args []any, err error) {
	if args, err = queryArgs(ledger, q); err != nil {
		return "", nil, err
	}
	condition = queryCondition
	holds := func(words string) (string, error) {
		if q.Words == nil {
			args = append(args, containsPattern(words))
			return fmt.Sprintf(`search LIKE $%d ESCAPE '\'`, len(args)), nil
		}
		pattern, wrong, err := wordsArgs(ctx, db, ledger, words, *q.Words)
		args = append(args, pattern, wrong)
		return fmt.Sprintf(wordsCondition, len(args)-1, len(args)), err
	}
	if q.Text != "" {
		test, err := holds(q.Text)
		if err != nil {
			return "", nil, err
		}
		condition += "\n  AND " + test
	}
	if q.Kinds != nil {
		kinds := []string{"FALSE"}
		for _, k := range q.Kinds {
			args = append(args, string(k))
			kinds = append(kinds, fmt.Sprintf(`kind = $%d`, len(args)))
		}
		condition += "\n  AND (" + strings.Join(kinds, " OR ") + ")"
	}
	about := func(topics []expense.Topic) (string, error) {
		tests := []string{"FALSE"} // selects nothing for a subject without topics
		for _, topic := range topics {
			var test string
			if topic.Category != nil {
				args = append(args, engine.Clean(*topic.Category))
				test = fmt.Sprintf(`category = $%d`, len(args))
			} else if test, err = holds(topic.Text); err != nil {
				return "", err
			}
			tests = append(tests, test)
		}
		return "(" + strings.Join(tests, " OR ") + ")", nil
	}
	for _, subject := range q.Subjects {
		test, err := about(subject)
		if err != nil {
			return "", nil, err
		}
		condition += "\n  AND " + test
	}
	if q.Without != nil {
		test, err := about(q.Without)
		if err != nil {
			return "", nil, err
		}
		condition += "\n  AND NOT " + test
	}
	if q.Removed {
		condition += "\n  AND deleted"
	}
	return condition, args, nil
}

// queryCondition selects the expenses e of an [expense.Query] without texts and
// subjects, given its [queryArgs].
const queryCondition = `e.ledger_id = $1
  AND spent_on BETWEEN $2 AND $3
  AND ($4 OR NOT deleted)
  AND (CAST($5 AS TEXT) IS NULL OR category = $5)
  AND ($6 = '' OR EXISTS (SELECT 1 FROM expense_tags t WHERE t.ledger_id = e.ledger_id AND t.number = e.number AND t.tag = $6))
  AND ($7 = '' OR currency = $7)
  AND e.gross BETWEEN $8 AND $9
  AND ($10 = '' OR author_id = $10)`

func queryArgs(ledger expense.LedgerID, q expense.Query) ([]any, error) {
	if (q.MinGross != nil || q.MaxGross != nil) && q.Currency == "" {
		return nil, errors.New("a limit on the amount needs a currency")
	}
	if q.Largest && q.Currency == "" {
		return nil, errors.New("ordering by amount needs a currency")
	}
	period := allDays
	if q.Period != nil {
		period = *q.Period
	}
	return []any{
		string(ledger),
		day{period.From},
		day{period.To},
		q.Deleted || q.Removed, cleanPointer(q.Category), engine.Clean(q.Tag),
		string(q.Currency), valueOr(q.MinGross, math.MinInt64), valueOr(q.MaxGross, math.MaxInt64), engine.Clean(q.Author),
	}, nil
}

// limit returns the value of LIMIT for a limit of which 0 means none.
func limit(n int) int64 {
	if n <= 0 {
		return math.MaxInt64
	}
	return int64(n)
}

func valueOr(p *int64, otherwise int64) int64 {
	if p == nil {
		return otherwise
	}
	return *p
}

func cleanPointer(p *string) *string {
	if p == nil {
		return nil
	}
	text := engine.Clean(*p)
	return &text
}

// Each implements [expense.Store]. On SQLite it reads on a connection of its own
// and holds nobody up. A memory database has only one connection, so there the
// expenses are read first and f may use the store.
func (s *Store) Each(ctx context.Context, ledger expense.LedgerID, f func(expense.Expense) error) error {
	const (
		one = `
SELECT ` + expenseColumns + ` FROM expenses WHERE ledger_id = $1 AND NOT deleted ORDER BY number`
		all = `
SELECT ` + expenseColumns + ` FROM expenses WHERE NOT deleted ORDER BY ledger_id COLLATE "C", number`
	)
	return s.each(ctx, ledger, one, all, f)
}

// EachNumber implements [expense.Store]. It reads as Each does.
func (s *Store) EachNumber(ctx context.Context, ledger expense.LedgerID, f func(expense.Expense) error) error {
	const (
		one = `
SELECT ` + expenseColumns + ` FROM expenses WHERE ledger_id = $1 ORDER BY number`
		all = `
SELECT ` + expenseColumns + ` FROM expenses ORDER BY ledger_id COLLATE "C", number`
	)
	return s.each(ctx, ledger, one, all, f)
}

func (s *Store) each(ctx context.Context, ledger expense.LedgerID, one, all string, f func(expense.Expense) error) error {
	query, args := all, []any(nil)
	if ledger != "" {
		if err := s.mustExist(ctx, ledger); err != nil {
			return err
		}
		query, args = one, []any{string(ledger)}
	}
	if s.db.SingleConnection() {
		found, err := engine.Collect(ctx, s.db.Direct(), scanExpense, query, args...)
		for _, e := range found {
			if err == nil {
				err = f(e)
			}
		}
		return err
	}
	return s.db.Direct().Each(ctx, func(r engine.Row) error {
		e, err := scanExpense(r)
		if err != nil {
			return fmt.Errorf("read every expense: %w", err)
		}
		return f(e)
	}, query, args...)
}
