package text

import "sync"

//go:generate go test -run=^TestKeysAreCurrent$ . -update

// A Key names a text. Keys are generated from the English catalogue, so that a
// misspelt one does not compile.
type Key int

// String returns the key as catalogues spell it.
func (k Key) String() string { return keyNames[k] }

var keys = sync.OnceValue(func() map[string]Key {
	byName := make(map[string]Key, len(keyNames))
	for k, name := range keyNames {
		byName[name] = Key(k)
	}
	return byName
})

// A Family is a set of texts whose keys end in the name of a value: a command,
// a setting, the reason of an error.
type Family struct{ prefix string }

// The families.
var (
	FamilyAmountOf      = Family{"amount_of_"}
	FamilyAskAgain      = Family{"ask_again_"}
	FamilyAskSetting    = Family{"ask_setting_"}
	FamilyAsks          = Family{"asks_"}
	FamilyCategory      = Family{"category_"}
	FamilyChange        = Family{"change_"}
	FamilyChoice        = Family{"choice_"}
	FamilyChoiceAmounts = Family{"choice_amounts_"}
	FamilyChoiceWas     = Family{"choice_was_"}
	FamilyColumn        = Family{"column_"}
	FamilyCommand       = Family{"command_"}
	FamilyCurrencySign  = Family{"currency_sign_"}
	FamilyError         = Family{"error_"}
	FamilyField         = Family{"field_"}
	FamilyFigure        = Family{"figure_"}
	FamilyFix           = Family{"fix_"}
	FamilyHint          = Family{"hint_"}
	FamilyKind          = Family{"kind_"}
	FamilyKindMeans     = Family{"kind_means_"}
	FamilyMeasure       = Family{"measure_"}
	FamilyMonth         = Family{"month_"}
	FamilyMonthAlone    = Family{"month_alone_"}
	FamilyMonthShort    = Family{"month_short_"}
	FamilyNotSpent      = Family{"not_spent_"}
	FamilyPer           = Family{"per_"}
	FamilyRedone        = Family{"redone_"}
	FamilyRole          = Family{"role_"}
	FamilySetting       = Family{"setting_"}
	FamilySheet         = Family{"sheet_"}
	FamilySide          = Family{"side_"}
	FamilyThing         = Family{"thing_"}
	FamilyUndone        = Family{"undone_"}
	FamilyTaxReason     = Family{"tax_reason_"}
	FamilyVAT           = Family{"vat_"}
	FamilyWeekday       = Family{"weekday_"}
	FamilyWithheld      = Family{"withheld_"}
	FamilyWithheldField = Family{"withheld_field_"}
)

// Key returns the key of the text for a name, if there is one.
func (f Family) Key(name string) (Key, bool) {
	k, ok := keys()[f.prefix+name]
	return k, ok
}
