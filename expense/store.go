package expense

import "context"

// A Store keeps ledgers. Package db implements it, and expense/storetest tests
// implementations; where this comment and the suite disagree, the suite is
// right.
//
// Every method is one transaction. A method that takes a [LedgerID] fails with
// an error of [CodeNotFound] for anything outside that ledger, so nobody can
// reach another ledger by guessing a number. Returned values belong to the
// caller.
type Store interface {
	Reader

	// OpenLedger returns the ledger, creating it from the ID, Owner, Settings and
	// CreatedAt of initial if it does not exist. The owner of a group's ledger is
	// whoever let the group in, if that is known, rather than initial's. An
	// existing ledger keeps its owner; one without an owner, or whose owner has
	// no name, takes that from initial.
	OpenLedger(ctx context.Context, initial Ledger) (Ledger, error)

	// Write stores the changes of w together or not at all, updates the totals in
	// the same transaction, and returns the changes as stored: Seq, Number,
	// Revision and SourceKey are set. If the ledger already has changes with
	// w.SourceKey, it stores nothing and returns those.
	//
	// A change whose Before is no longer the stored state (its Revision differs, or
	// the settings or Was do) fails with [CodeConflict] and [ReasonWriteInterrupted]; the caller may read
	// again and retry. If the Guard does not hold, nothing is stored and the error
	// is the guard's own.
	Write(ctx context.Context, w Write) ([]Change, error)

	// KeepContent keeps the content of attachments, under its digest. Keeping it again
	// changes nothing. The Guard is as for Write.
	KeepContent(ctx context.Context, ledger LedgerID, content []byte, guard Guard) error

	// SaveReported records what a report of a period showed, replacing that of
	// an earlier report of the period. Saving again under the same SourceKey is
	// the same report.
	SaveReported(ctx context.Context, ledger LedgerID, r Reported) error
}

// A Reader answers questions about ledgers. It is the read-only half of
// [Store].
type Reader interface {
	// Expense returns one expense, deleted or not, or [CodeNotFound].
	Expense(ctx context.Context, ledger LedgerID, number int64) (Expense, error)

	// Find returns the expenses that match q, newest SpentOn first and the
	// higher number first within a day, or in the order that q asks for.
	Find(ctx context.Context, ledger LedgerID, q Query) ([]Expense, error)

	// Summarize returns the sums of the matching expenses, ordered by key and
	// currency. Every group has at least one expense.
	Summarize(ctx context.Context, ledger LedgerID, s Summary) ([]Group, error)

	// Content returns the content that a ledger keeps under a digest, as it came, or
	// [CodeNotFound].
	Content(ctx context.Context, ledger LedgerID, digest string) ([]byte, error)

	// Changes returns the changes that match q, newest first.
	Changes(ctx context.Context, ledger LedgerID, q ChangeQuery) ([]Change, error)

	// Things returns the things that match q, ordered by entity and key.
	Things(ctx context.Context, ledger LedgerID, q ThingQuery) ([]Thing, error)

	// Totals returns the sums of a period. For one ledger month the cost
	// depends on the number of categories, not of expenses.
	Totals(ctx context.Context, ledger LedgerID, p Period) (Totals, error)

	// Reported returns what the last report of exactly this period showed, and
	// whether there was one. If that report answered sourceKey itself, it
	// returns the one before, so that a message handled again reads the same.
	// The result's SourceKey is not set.
	Reported(ctx context.Context, ledger LedgerID, p Period, sourceKey string) (Reported, bool, error)

	// Recompute returns what Totals must return, summed from the expenses.
	Recompute(ctx context.Context, ledger LedgerID, p Period) (Totals, error)

	// Each calls f for every expense that is not deleted, ordered by ledger and
	// number, in constant memory, until f fails. An empty ledger means every
	// ledger.
	Each(ctx context.Context, ledger LedgerID, f func(Expense) error) error

	// EachNumber is Each for all expenses, deleted or not, so that no number is missing.
	EachNumber(ctx context.Context, ledger LedgerID, f func(Expense) error) error
}

// A Write is what one deed changes in one ledger.
type Write struct {
	Ledger    LedgerID
	SourceKey string // identifies the deed for good; not empty
	// Changes have Kind, Before and After (or the settings, or Entity, Key, Was and
	// Is), Undoes, Of, Actor and At. The store sets the Number of the After of a
	// ChangeAdd, and names entries and settings by Entity and Key.
	Changes []Change
	// Permits returns an error, which is that of the write, unless the changes may be made
	// under the settings that the ledger has when they are stored; nil permits them.
	Permits func(Settings) error
	// Guard must hold when the changes are stored; nil always holds.
	Guard Guard
}

// A Guard is a condition of a [Write] that is not about the ledger, for example
// that nobody else is doing the same work. The store checks it in the transaction
// of the write, and keeps it true until the transaction ends. Its meaning is
// agreed between its maker and the store; a guard that the store does not know
// does not hold. Guards with the same meaning are equal.
type Guard interface {
	String() string // for the log
}

// A Query selects expenses. The zero Query selects all that are not deleted.
type Query struct {
	Period   *Period
	Text     string    // contained in description, merchant, category, document number or a tag, in any case
	Words    *Words    // if set, Text and the texts of Subjects must be whole words
	Category *string   // exactly this one
	Subjects []Subject // about each of them
	Without  []Topic   // about none of these
	Tag      string    // exactly this one
	Currency Currency  // only this one
	Kinds    []Kind    // only these; nil for all
	MinGross *int64    // minor units; only with Currency
	MaxGross *int64
	Author   string // Person.ID
	Deleted  bool   // includes deleted ones
	Removed  bool   // only deleted ones
	Largest  bool   // ordered by Gross, largest first; only with Currency
	Limit    int    // 0 means no limit
}

// Words makes a [Query] match whole words, with or without one of Endings. See
// [HoldsWords].
type Words struct{ Endings []string }

// A Subject is what an expense may be about, such as "coffee or tea": it must
// match one of the topics.
type Subject []Topic

// A Topic is a category, or words that an expense contains as in the Text of a
// [Query].
type Topic struct {
	Text     string
	Category *string // exactly this one, instead of Text
}

// A ChangeQuery selects changes. The zero ChangeQuery selects all.
type ChangeQuery struct {
	Seq       int64  // exactly this one
	Number    int64  // of this expense
	Entity    Entity // of this entity; those of settings as one, whichever is named
	Key       string // of this thing; only with an Entity that is neither an entry nor of settings
	Before    int64  // with a lower Seq
	Actor     string // Person.ID
	SourceKey string // of this deed
	Limit     int    // 0 means no limit
}

// A ThingQuery selects things. The zero ThingQuery selects all.
type ThingQuery struct {
	Entity Entity
	Key    string
}
