package expense

import (
	"maps"
	"slices"
	"strings"
	"time"
)

// A Side says which figure an amount is when nobody said.
type Side string

// The sides.
const (
	Gross Side = "gross" // tax included
	Net   Side = "net"   // tax excluded
)

// A VATMode says what to do when no tax rate was given.
type VATMode string

// The modes.
const (
	VATOff  VATMode = "off"  // the rate is 0
	VATAsk  VATMode = "ask"  // the person is asked
	VATRate VATMode = "rate" // Settings.Rate applies
)

// A Setting names a value of [Settings]. Those in [Settings.Origins] are first assumed
// and may later be set.
type Setting string

// The settings. A rate belongs to SettingVAT.
const (
	SettingCurrency   Setting = "currency"
	SettingZone       Setting = "zone"
	SettingLanguage   Setting = "language"
	SettingRegion     Setting = "region"
	SettingMonthStart Setting = "month_start"
	SettingVAT        Setting = "vat"
	SettingAmounts    Setting = "amounts"
)

// Settings are what a ledger assumes about an expense.
type Settings struct {
	Currency   Currency `json:"currency"`
	Zone       string   `json:"zone"`        // IANA name, "Europe/Berlin"
	Language   string   `json:"language"`    // BCP 47, "en" or "zh"
	Region     string   `json:"region"`      // ISO 3166, "" if unknown; decides how to read 3/4 and 1.200
	MonthStart int      `json:"month_start"` // first day of a month, 1 to 28
	VAT        VATMode  `json:"vat"`
	Rate       Rate     `json:"rate,omitzero"` // set when VAT is VATRate
	Amounts    Side     `json:"amounts"`

	// CategoryRules are ordered by their words, which are unique; nil if there
	// are none.
	CategoryRules []CategoryRule `json:"category_rules,omitempty"`
	// CategoryNames maps stored categories to their names in this ledger; nil
	// if none was renamed. The names are unique.
	CategoryNames map[string]string `json:"category_names,omitempty"`

	// Grants are the roles that people were given, ordered by the person's ID; nil if nobody
	// was given one.
	Grants []Grant `json:"grants,omitempty"`

	// Origins says whether currency, zone and language were assumed for lack of
	// information (OriginDefault), guessed from the person's locale
	// (OriginDerived), learned from the platform or from the first amount that
	// named a currency (OriginLearned), or set by a person (OriginSaid).
	Origins map[Setting]Origin `json:"origins"`
}

// DefaultSettings returns the settings of a ledger about which nothing is
// known.
func DefaultSettings() Settings {
	return Settings{
		Currency: "USD", Zone: "UTC", Language: "en", MonthStart: 1, VAT: VATOff, Amounts: Gross,
		Origins: map[Setting]Origin{
			SettingCurrency: OriginDefault, SettingZone: OriginDefault, SettingLanguage: OriginDefault,
		},
	}
}

// Location returns the time zone, or UTC if this machine does not know its
// name.
func (s Settings) Location() *time.Location {
	loc, err := time.LoadLocation(s.Zone)
	if err != nil {
		return time.UTC
	}
	return loc
}

// Check returns an error of [CodeInvalid] for the first invalid setting.
func (s Settings) Check() error {
	if _, ok := LookupCurrency(string(s.Currency)); !ok {
		return Invalid(ReasonCurrencyUnknown, Args{"Currency": string(s.Currency)})
	}
	if _, err := time.LoadLocation(s.Zone); err != nil || s.Zone == "" || s.Zone == "Local" {
		return Invalid(ReasonZoneUnknown, Args{"Zone": s.Zone})
	}
	if !isLanguage(s.Language) {
		return Invalid(ReasonLanguageUnknown, Args{"Language": s.Language})
	}
	if s.Amounts != Gross && s.Amounts != Net {
		return Invalid(ReasonSideUnknown, Args{"Side": string(s.Amounts)})
	}
	if s.MonthStart < 1 || s.MonthStart > 28 {
		return Invalid(ReasonMonthStartInvalid, Args{"Day": s.MonthStart})
	}
	if err := s.checkGrants(); err != nil {
		return err
	}
	return s.checkCategories()
}

// isLanguage reports whether a code has the form of an ISO 639 code, "en" or
// "yue".
func isLanguage(code string) bool {
	return (len(code) == 2 || len(code) == 3) && strings.Trim(code, "abcdefghijklmnopqrstuvwxyz") == ""
}

// A Ledger is one book of expenses with its settings.
type Ledger struct {
	ID       LedgerID
	Owner    Person // see [RoleOwner]; of a group's ledger, whoever let the group in
	Revision int64  // Seq of the last Change of the settings, 0 for the initial ones
	Settings
	CreatedAt time.Time
}

// Personal reports whether l is one person's own, which has their id. A group's
// ledger has the id of the group.
func (l Ledger) Personal() bool { return string(l.ID) == l.Owner.ID }

// MayBeSetBy reports whether a person may change the settings of l.
func (l Ledger) MayBeSetBy(p Person) bool { return Deed{Ledger: l, By: p}.MaySet() == nil }

// Lacks reports whether l lacks something that is known about a person: it has
// no owner and could be theirs, or it is theirs and lacks their name.
func (l Ledger) Lacks(owner Person) bool {
	return owner.ID != "" && (l.Owner.ID == "" || l.Owner.ID == owner.ID && l.Owner.Name == "" && owner.Name != "")
}

// Today returns the current day in the ledger's time zone.
func (l Ledger) Today(now time.Time) Date { return DateOf(now.In(l.Location())) }

// Clone returns a copy that shares nothing with s.
func (s Settings) Clone() Settings {
	s.Grants = slices.Clone(s.Grants)
	s.CategoryRules, s.CategoryNames = slices.Clone(s.CategoryRules), maps.Clone(s.CategoryNames)
	s.Origins = maps.Clone(s.Origins)
	if s.Origins == nil {
		s.Origins = map[Setting]Origin{}
	}
	return s
}
