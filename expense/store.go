package expense

import "context"

// A Store keeps ledgers. Package db implements it, and expense/storetest says
// what an implementation must do; where this comment and the suite disagree,
// the suite is right.
//
// Every method is one transaction. Every method that takes a [LedgerID] answers
// with an error of [CodeNotFound] for anything outside that ledger, so nobody
// reaches another's book by guessing a number. Returned values belong to the
// caller.
type Store interface {
	Reader

	// OpenLedger returns the ledger, and creates it from initial when there is
	// none: its ID, Owner, Settings and CreatedAt are used. The owner of a group
	// is rather who let it in, if that is known. A ledger that is there keeps its
	// owner; one without any gets that of initial, and one whose owner has no
	// name theirs.
	OpenLedger(ctx context.Context, initial Ledger) (Ledger, error)

	// Write stores the changes of w together or not at all, keeps the totals
	// in the same transaction, and returns the changes as stored: Seq, Number,
	// Revision and SourceKey are set. If the ledger already has changes with
	// w.SourceKey, it stores nothing and returns those.
	//
	// A change whose Before is no longer the stored state (its Revision
	// differs) fails with [CodeConflict] and [ReasonWriteInterrupted]; the
	// caller may read again and retry. Under a Guard that does not hold nothing is
	// stored, and the error is the guard's own.
	Write(ctx context.Context, w Write) ([]Change, error)

	// SaveReported notes what a report has shown of a period, in place of what
	// an earlier one of the same period has. Noting it again under the same
	// SourceKey is the same report.
	SaveReported(ctx context.Context, ledger LedgerID, r Reported) error
}

// A Reader answers questions about ledgers. It is the half of [Store] that
// changes nothing.
type Reader interface {
	// Expense returns one expense, deleted or not, or [CodeNotFound].
	Expense(ctx context.Context, ledger LedgerID, number int64) (Expense, error)

	// Find returns the expenses that match q, newest SpentOn first and the
	// higher number first within a day; or in the order of q.
	Find(ctx context.Context, ledger LedgerID, q Query) ([]Expense, error)

	// Summarize returns the sums of the expenses that match, ordered by key and
	// currency. There is no group without an expense.
	Summarize(ctx context.Context, ledger LedgerID, s Summary) ([]Group, error)

	// Changes returns the changes that match q, newest first.
	Changes(ctx context.Context, ledger LedgerID, q ChangeQuery) ([]Change, error)

	// Totals returns the sums of a period. When p is one ledger month the cost
	// depends on the number of categories, not of expenses.
	Totals(ctx context.Context, ledger LedgerID, p Period) (Totals, error)

	// Reported returns what the last report of exactly this period has shown,
	// and whether there was one. If that was the report of sourceKey, it is the
	// one before it: who is handled again reads the same. SourceKey is not
	// filled in.
	Reported(ctx context.Context, ledger LedgerID, p Period, sourceKey string) (Reported, bool, error)

	// Recompute returns what Totals must return, added up from the expenses.
	Recompute(ctx context.Context, ledger LedgerID, p Period) (Totals, error)

	// Each calls f for every expense that is not deleted, ordered by ledger
	// and number, in constant memory, until f fails. An empty ledger means
	// all of them.
	Each(ctx context.Context, ledger LedgerID, f func(Expense) error) error
}

// A Write is what one deed changes in one ledger.
type Write struct {
	Ledger    LedgerID
	SourceKey string // names the deed for ever; not empty
	// Changes have Kind, Before, After (or the settings), Undoes, Actor and At.
	// Of a ChangeAdd the After gets its Number from the store.
	Changes []Change
	// Guard must hold when the changes are stored; nil always does.
	Guard Guard
}

// A Guard is a condition of a [Write] that has nothing to do with the ledger, such
// as that nobody else does the same work. The store looks at it in the transaction
// of the write, and keeps it true until that has ended. What it says is between
// whoever made it and the store; one that the store does not know does not hold.
// Guards that say the same are equal.
type Guard interface {
	String() string // for the log
}

// A Query selects expenses. The zero Query selects all that are not deleted.
type Query struct {
	Period   *Period
	Text     string    // contained in description, merchant, category or a tag, whatever the case
	Category *string   // exactly this one
	Subjects []Subject // each of them
	Tag      string    // exactly this one
	Currency Currency  // only this one
	MinGross *int64    // minor units; only with Currency
	MaxGross *int64
	Author   string // Person.ID
	Deleted  bool   // deleted ones too
	Largest  bool   // ordered by Gross, the largest first; only with Currency
	Limit    int    // 0 means no limit
}

// A Subject is what an expense may be about, "coffee or tea": one of its topics is
// enough.
type Subject []Topic

// A Topic is a category, or words that an expense contains as those of a [Query].
type Topic struct {
	Text     string
	Category *string // exactly this one, instead of Text
}

// A ChangeQuery selects changes. The zero ChangeQuery selects all.
type ChangeQuery struct {
	Seq       int64  // exactly this one
	Number    int64  // of this expense
	Actor     string // Person.ID
	SourceKey string // of this deed
	Limit     int    // 0 means no limit
}
