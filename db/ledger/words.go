package ledger

import (
	"context"
	"strconv"
	"strings"

	"chit/db/engine"
	"chit/expense"
)

// wordsCondition selects the expenses that contain words, given the positions of
// their [wordsArgs].
const wordsCondition = `(search LIKE $%d ESCAPE '\' AND CAST($%d AS TEXT) NOT LIKE '%%,' || CAST(e.number AS TEXT) || ',%%')`

// wordsArgs returns a pattern that matches all expenses that contain words, and the
// numbers of those that it matches by mistake, each between commas. The databases do
// not agree on what a word is in every script, so Go decides.
func wordsArgs(ctx context.Context, db engine.Reader, ledger expense.LedgerID, words string, w expense.Words) (pattern, wrong string, err error) {
	const query = `SELECT number, search FROM expenses WHERE ledger_id = $1 AND search LIKE $2 ESCAPE '\'`
	words = fold(words)
	pattern = containsPattern(expense.StemOf(words, w.Endings))
	var b strings.Builder
	b.WriteByte(',')
	err = db.Each(ctx, func(r engine.Row) error {
		var number int64
		var search string
		if err := r.Scan(&number, &search); err != nil {
			return err
		}
		if !expense.HoldsWords(search, words, w.Endings) {
			b.WriteString(strconv.FormatInt(number, 10))
			b.WriteByte(',')
		}
		return nil
	}, query, string(ledger), pattern)
	return pattern, b.String(), err
}
