package expense

import (
	"cmp"
	"context"
	"errors"
	"reflect"
	"slices"
)

// A Role says what a person may do in a ledger that several people share.
type Role string

// The roles. Who was given none is a member, and the ledger's Owner an owner.
const (
	RoleOwner    Role = "owner"    // also changes the entries of others, the settings and the roles
	RoleMember   Role = "member"   // adds entries, and changes their own
	RoleApprover Role = "approver" // a member until there is something to approve
	RoleViewer   Role = "viewer"   // reads
)

// Roles are those that people can be given.
var Roles = []Role{RoleOwner, RoleMember, RoleViewer}

// MaxGrants is how many people of a ledger can be given a role.
const MaxGrants = 200

// A Grant is the role that a person was given, with the name that they had then.
type Grant struct {
	ID   string `json:"person"`
	Name string `json:"name"`
	Role Role   `json:"role"`
}

// Person returns who was given the role.
func (g Grant) Person() Person { return Person{g.ID, g.Name} }

// Compare orders grants by the person's ID.
func (g Grant) Compare(other Grant) int { return cmp.Compare(g.ID, other.ID) }

// RoleOf returns the role of a person.
func (l Ledger) RoleOf(p Person) Role {
	if r, ok := l.Given(p); ok {
		return r
	}
	if p.ID != "" && p.ID == l.Owner.ID {
		return RoleOwner
	}
	return RoleMember
}

// Given returns the role that a person was given, and whether they were.
func (s Settings) Given(p Person) (Role, bool) {
	i := slices.IndexFunc(s.Grants, func(g Grant) bool { return g.ID == p.ID })
	if i < 0 {
		return "", false
	}
	return s.Grants[i].Role, true
}

// Owners returns the people whose role is that of an owner.
func (l Ledger) Owners() []Person {
	var owners []Person
	if _, given := l.Given(l.Owner); !given && l.Owner.ID != "" {
		owners = append(owners, l.Owner)
	}
	for _, g := range l.Grants {
		if g.Role == RoleOwner {
			owners = append(owners, g.Person())
		}
	}
	return owners
}

// SetRole gives a person a role.
func (s *Settings) SetRole(p Person, r Role) {
	s.Grants = slices.DeleteFunc(slices.Clone(s.Grants), func(g Grant) bool { return g.ID == p.ID })
	s.Grants = append(s.Grants, Grant{p.ID, p.Name, r})
	slices.SortFunc(s.Grants, Grant.Compare)
}

// What somebody may do is decided here and nowhere else. A [Store] asks once more with
// the roles that hold when it writes, whatever the way on which a change came.

// MayAdd returns an error unless the person of the deed may add entries.
func (d Deed) MayAdd() error {
	if d.Ledger.RoleOf(d.By) == RoleViewer {
		return d.denied(ReasonReadsOnly, nil)
	}
	return nil
}

// allowed returns an error unless the person of the deed may change e: its author may,
// whoever entered it for them, and an owner of the ledger.
func (d Deed) allowed(e Expense) error {
	switch err := d.MayAdd(); {
	case err != nil:
		return err
	case e.Author.ID == d.By.ID, d.Ledger.RoleOf(d.By) == RoleOwner, slices.Contains(d.entered, e.Number):
		return nil
	}
	return d.denied(ReasonNotAuthor, Args{"Number": e.Number, "Author": e.Author.Name})
}

// Allowed returns an error unless the person of a deed may change an entry: its author may,
// whoever entered it for them, and an owner of the ledger.
func (s *Service) Allowed(ctx context.Context, d Deed, e Expense) error {
	d, err := s.withEntered(ctx, d, []Change{{Number: e.Number, Before: &e}})
	if err != nil {
		return err
	}
	return d.allowed(e)
}

// withEntered returns a deed that knows which of the entries that changes are about its
// person entered for somebody else.
func (s *Service) withEntered(ctx context.Context, d Deed, changes []Change) (Deed, error) {
	for _, c := range changes {
		if c.Before == nil || d.MayAdd() != nil || d.allowed(*c.Before) == nil {
			continue
		}
		own, err := s.Changes(ctx, d.Ledger.ID, ChangeQuery{Number: c.Number, Actor: d.By.ID})
		if err != nil {
			return d, err
		}
		if slices.ContainsFunc(own, func(c Change) bool { return c.Kind == ChangeAdd }) {
			d.entered = append(slices.Clone(d.entered), c.Number)
		}
	}
	return d, nil
}

// MaySet returns an error unless the person of the deed may change the settings. Where
// nobody is an owner, everybody may.
func (d Deed) MaySet() error {
	if err := d.MayAdd(); err != nil {
		return err
	}
	if d.Ledger.RoleOf(d.By) != RoleOwner && len(d.Ledger.Owners()) > 0 {
		return d.denied(ReasonNotOwner, nil)
	}
	return nil
}

// MayGrant returns an error unless the person of the deed may give roles.
func (d Deed) MayGrant() error {
	if d.Ledger.Personal() {
		return d.denied(ReasonOwnLedger, nil)
	}
	switch {
	case len(d.Ledger.Owners()) == 0:
		return d.denied(ReasonNoOwner, nil)
	case d.Ledger.RoleOf(d.By) != RoleOwner:
		return d.denied(ReasonNotGranter, nil)
	}
	return nil
}

// denied is an error that names those who may.
func (d Deed) denied(r Reason, args Args) error {
	if args == nil {
		var names []string
		for _, p := range d.Ledger.Owners() {
			names = append(names, p.Name)
		}
		args = Args{"Owners": names}
	}
	return &Error{Code: CodeDenied, Reason: r, Args: args}
}

// IsOfRoles reports whether an error says something of who has which role.
func IsOfRoles(err error) bool {
	e, ok := errors.AsType[*Error](err)
	return ok && slices.Contains([]Reason{
		ReasonReadsOnly, ReasonNotOwner, ReasonNotGranter, ReasonNoOwner, ReasonLastOwner, ReasonOwnLedger, ReasonRoleUnknown,
		ReasonTooManyGrants, ReasonRolesInPerson,
	}, e.Reason) || ok && e.Args["Entity"] == EntityRole
}

// permits returns an error unless the person of the deed may make all of the changes.
func (d Deed) permits(changes []Change) error {
	for _, c := range changes {
		if err := d.permit(c); err != nil {
			return err
		}
	}
	return nil
}

func (d Deed) permit(c Change) error {
	switch {
	case c.SettingsAfter == nil && c.Before != nil:
		return d.allowed(*c.Before)
	case c.OfThing():
		return d.MaySet()
	case c.SettingsAfter == nil, c.learned() && !c.Grants():
		return d.MayAdd()
	case c.Grants():
		if err := d.grant(*c.SettingsAfter); err != nil || c.onlyGrants() {
			return err
		}
	}
	return d.MaySet()
}

// grant returns an error unless the person of the deed may give the roles that hold
// after a change.
func (d Deed) grant(after Settings) error {
	if err := d.MayGrant(); err != nil {
		return err
	}
	then := d.Ledger
	then.Settings = after
	if len(then.Owners()) == 0 {
		return d.denied(ReasonLastOwner, nil)
	}
	return nil
}

// Grants reports whether a change gives roles.
func (c Change) Grants() bool {
	return c.SettingsAfter != nil && !slices.Equal(c.SettingsBefore.Grants, c.SettingsAfter.Grants)
}

// onlyGrants reports whether a change of the settings leaves all but the roles as it was.
func (c Change) onlyGrants() bool {
	before := c.SettingsBefore.Clone()
	before.Grants = c.SettingsAfter.Grants
	return reflect.DeepEqual(before, c.SettingsAfter.Clone())
}

// checkGrants returns an error for a role that there is not, and for too many.
func (s Settings) checkGrants() error {
	if len(s.Grants) > MaxGrants {
		return Invalid(ReasonTooManyGrants, Args{"Limit": MaxGrants})
	}
	for _, g := range s.Grants {
		if g.ID == "" || g.Role != RoleApprover && !slices.Contains(Roles, g.Role) {
			return Invalid(ReasonRoleUnknown, Args{"Role": string(g.Role)})
		}
	}
	return nil
}
