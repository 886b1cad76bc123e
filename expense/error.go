package expense

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A Code is the kind of an error, for code that must choose what to do next: a
// reply, a tool result for the model, an exit status.
type Code string

// The codes. A new one needs a caller that acts differently because of it.
const (
	CodeInvalid  Code = "invalid"   // the request is wrong; the person can fix it
	CodeNotFound Code = "not_found" // does not exist, or must not be seen by this person
	CodeConflict Code = "conflict"  // it changed in the meantime, or already is as requested
	CodeDenied   Code = "denied"    // it exists, but this person may not change it
	CodeInternal Code = "internal"  // everything else: a bug, or a machine that is down
)

// A Reason identifies the sentence that a person is told. Every catalogue has
// it under "error_" and the reason, for each of [Reasons].
type Reason string

// The reasons, with the arguments that their sentences use.
const (
	ReasonAmountDigits      Reason = "amount_digits"     // Limit
	ReasonAmountPrecision   Reason = "amount_precision"  // Amount, Currency
	ReasonAmountZero        Reason = "amount_zero"       //
	ReasonCurrencyUnknown   Reason = "currency_unknown"  // Currency
	ReasonCurrencyMixed     Reason = "currency_mixed"    // A, B
	ReasonDateInvalid       Reason = "date_invalid"      // Date
	ReasonDateRange         Reason = "date_range"        // Date, From, To
	ReasonDescriptionLong   Reason = "description_long"  // Limit
	ReasonFiguresDisagree   Reason = "figures_disagree"  // Net, Tax, Gross
	ReasonKindUnfit         Reason = "kind_unfit"        // Kind
	ReasonRateRange         Reason = "rate_range"        // Rate
	ReasonRateDigits        Reason = "rate_digits"       // Rate
	ReasonSignsDiffer       Reason = "signs_differ"      //
	ReasonTaxLinesMany      Reason = "tax_lines_many"    // Limit
	ReasonTaxLinesSum       Reason = "tax_lines_sum"     // Sum, Total
	ReasonTaxReasonUnfit    Reason = "tax_reason_unfit"  // Reason
	ReasonTagsLong          Reason = "tags_long"         // Limit
	ReasonTooManyExpenses   Reason = "too_many_expenses" // Limit
	ReasonExpenseNotFound   Reason = "expense_not_found" // Number
	ReasonLedgerNotFound    Reason = "ledger_not_found"  //
	ReasonChangeNotFound    Reason = "change_not_found"  //
	ReasonNothingToUndo     Reason = "nothing_to_undo"   //
	ReasonNothingToRedo     Reason = "nothing_to_redo"   //
	ReasonChangedSince      Reason = "changed_since"     // Number, and where it is known Entity, Key, Who, At
	ReasonAlreadyDeleted    Reason = "already_deleted"   // Number
	ReasonNotDeleted        Reason = "not_deleted"       // Number
	ReasonAlreadySo         Reason = "already_so"        // Number
	ReasonAlreadyUndone     Reason = "already_undone"    //
	ReasonNotAuthor         Reason = "not_author"        // Number, Author
	ReasonNotOwner          Reason = "not_owner"         // Owners
	ReasonReadsOnly         Reason = "reads_only"        // Owners
	ReasonNotGranter        Reason = "not_granter"       // Owners
	ReasonNoOwner           Reason = "no_owner"          //
	ReasonLastOwner         Reason = "last_owner"        // Owners
	ReasonOwnLedger         Reason = "own_ledger"        //
	ReasonRoleUnknown       Reason = "role_unknown"      // Role
	ReasonRolesInPerson     Reason = "roles_in_person"   //
	ReasonTooManyGrants     Reason = "too_many_grants"   // Limit
	ReasonZoneUnknown       Reason = "zone_unknown"      // Zone
	ReasonLanguageUnknown   Reason = "language_unknown"  // Language
	ReasonMonthStartInvalid Reason = "month_start"       // Day
	ReasonSideUnknown       Reason = "side_unknown"      // Side
	ReasonPeriodUnknown     Reason = "period_unknown"    // Period
	ReasonWriteInterrupted  Reason = "write_interrupted" //
	ReasonTooManyRules      Reason = "too_many_rules"    // Limit
	ReasonRuleWordsLong     Reason = "rule_words_long"   // Limit
	ReasonRuleNotFound      Reason = "rule_not_found"    // Words
	ReasonCategoryNameLong  Reason = "name_long"         // Limit
	ReasonCategoryTaken     Reason = "name_taken"        // Name
	ReasonCategoryUnknown   Reason = "no_category"       // Name
	ReasonAttachmentsMany   Reason = "attachments_many"  // Limit
	ReasonAttachmentLarge   Reason = "attachment_large"  // Limit, in MB
	ReasonFileNameLong      Reason = "file_name_long"    // Limit
	ReasonContentNotFound   Reason = "content_not_found" //
)

// Reasons lists every Reason, for the test that checks the catalogues.
var Reasons = []Reason{
	ReasonAmountDigits, ReasonAmountPrecision, ReasonAmountZero, ReasonCurrencyUnknown, ReasonCurrencyMixed,
	ReasonDateInvalid, ReasonDateRange, ReasonDescriptionLong, ReasonFiguresDisagree, ReasonKindUnfit,
	ReasonRateRange, ReasonRateDigits, ReasonSignsDiffer, ReasonTagsLong, ReasonTaxLinesMany, ReasonTaxLinesSum, ReasonTaxReasonUnfit,
	ReasonTooManyExpenses, ReasonExpenseNotFound, ReasonLedgerNotFound,
	ReasonChangeNotFound, ReasonNothingToUndo, ReasonNothingToRedo, ReasonChangedSince,
	ReasonAlreadyDeleted, ReasonNotDeleted, ReasonAlreadySo, ReasonAlreadyUndone,
	ReasonNotAuthor, ReasonNotOwner, ReasonReadsOnly, ReasonNotGranter, ReasonNoOwner, ReasonLastOwner, ReasonOwnLedger, ReasonRoleUnknown, ReasonRolesInPerson, ReasonTooManyGrants,
	ReasonZoneUnknown, ReasonLanguageUnknown, ReasonMonthStartInvalid,
	ReasonSideUnknown, ReasonPeriodUnknown, ReasonWriteInterrupted,
	ReasonTooManyRules, ReasonRuleWordsLong, ReasonRuleNotFound,
	ReasonCategoryNameLong, ReasonCategoryTaken, ReasonCategoryUnknown,
	ReasonAttachmentsMany, ReasonAttachmentLarge, ReasonFileNameLong, ReasonContentNotFound,
}

// Args are the values in the sentence of a [Reason].
type Args map[string]any

// An Error is a classified failure: its kind, and the sentence for the person.
// Err, if set, is only for the log.
type Error struct {
	Code   Code
	Reason Reason
	Args   Args
	Err    error
}

// Error returns a line for the log. The text catalogue makes the sentence for
// the person from Reason and Args.
func (e *Error) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s", e.Code, e.Reason)
	for _, k := range slices.Sorted(maps.Keys(e.Args)) {
		fmt.Fprintf(&b, " %s=%v", strings.ToLower(k), e.Args[k])
	}
	if e.Err != nil {
		fmt.Fprintf(&b, ": %v", e.Err)
	}
	return b.String()
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// Invalid returns an error of [CodeInvalid].
func Invalid(r Reason, args Args) error { return &Error{Code: CodeInvalid, Reason: r, Args: args} }

// NotFound returns an error of [CodeNotFound].
func NotFound(r Reason, args Args) error { return &Error{Code: CodeNotFound, Reason: r, Args: args} }

// Conflict returns an error of [CodeConflict].
func Conflict(r Reason, args Args) error { return &Error{Code: CodeConflict, Reason: r, Args: args} }

// CodeOf returns the code of the first [*Error] in err's tree, "" for nil, and
// [CodeInternal] for an unclassified error.
func CodeOf(err error) Code {
	if err == nil {
		return ""
	}
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Code
	}
	return CodeInternal
}
