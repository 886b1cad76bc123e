package expense

import (
	"context"
	"slices"
	"strings"
	"time"
)

// TwinsWithin is how long after an entry the same one may be the same purchase. People write
// a line again when they are not sure that it arrived.
const TwinsWithin = 10 * time.Minute

// A Twin is an entry that says the same as one before it.
type Twin struct{ Entry, Of Expense }

// isTwin reports whether an entry says the same as one that its author added before.
func isTwin(one, of Expense) bool {
	return of.Number < one.Number && of.Author.ID == one.Author.ID &&
		of.Kind == one.Kind && of.Currency == one.Currency && of.Gross == one.Gross && of.SpentOn == one.SpentOn &&
		strings.EqualFold(of.Description, one.Description) && strings.EqualFold(of.Merchant, one.Merchant)
}

// Twins returns those of the entries that a deed added which say the same as one that their
// author added shortly before. What one message says twice is meant twice.
func (s *Service) Twins(ctx context.Context, added []Change) ([]Twin, error) {
	var twins []Twin
	for _, group := range byDay(added) {
		found, err := s.Find(ctx, group[0].Ledger, alike(group))
		if err != nil {
			return nil, err
		}
		for _, one := range group {
			i := slices.IndexFunc(found, func(of Expense) bool {
				return isTwin(one, of) && of.SourceKey != one.SourceKey && one.CreatedAt.Sub(of.CreatedAt) <= TwinsWithin
			})
			if i >= 0 {
				twins = append(twins, Twin{one, found[i]})
			}
		}
	}
	return twins, nil
}

// byDay returns added entries in groups of one day and currency.
func byDay(added []Change) [][]Expense {
	var groups [][]Expense
	for _, ch := range added {
		if ch.Kind != ChangeAdd || ch.Number == 1 {
			continue // nothing is before the first one
		}
		i := slices.IndexFunc(groups, func(g []Expense) bool {
			return g[0].SpentOn == ch.After.SpentOn && g[0].Currency == ch.After.Currency
		})
		if i < 0 {
			groups, i = append(groups, nil), len(groups)
		}
		groups[i] = append(groups[i], *ch.After)
	}
	return groups
}

// alike selects the entries of a day whose amounts are in the range of a group's.
func alike(group []Expense) Query {
	least, most := group[0].Gross, group[0].Gross
	for _, e := range group {
		least, most = min(least, e.Gross), max(most, e.Gross)
	}
	return Query{
		Period: &Period{From: group[0].SpentOn, To: group[0].SpentOn}, Currency: group[0].Currency,
		MinGross: &least, MaxGross: &most, Author: group[0].Author.ID,
	}
}

// LastTwin returns the newest of the entries that a person added lately which says the same
// as another. It reports false if there is none.
func (s *Service) LastTwin(ctx context.Context, ledger LedgerID, person string) (Twin, bool, error) {
	added, err := s.LastAdded(ctx, ledger, person)
	for i, one := range added {
		for _, of := range added[i+1:] {
			if isTwin(one, of) {
				return Twin{one, of}, true, err
			}
		}
	}
	return Twin{}, false, err
}

// LastAdded returns the entries that a person added lately and that are not deleted, as they
// are by now, newest first.
func (s *Service) LastAdded(ctx context.Context, ledger LedgerID, person string) ([]Expense, error) {
	changes, err := s.Changes(ctx, ledger, ChangeQuery{Actor: person, Limit: MaxPerMessage})
	if err != nil {
		return nil, err
	}
	var all []Expense
	for _, ch := range changes {
		if ch.Kind != ChangeAdd {
			continue
		}
		now, err := s.Expense(ctx, ledger, ch.Number)
		switch {
		case CodeOf(err) == CodeNotFound || err == nil && now.Deleted:
		case err != nil:
			return nil, err
		default:
			all = append(all, now)
		}
	}
	return all, nil
}
