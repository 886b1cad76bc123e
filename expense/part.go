package expense

import (
	"maps"
	"reflect"
	"slices"
)

// A part is something in [Settings] that changes on its own: one setting, one rule, the
// name of one category or the role of one person.
type part struct {
	entity Entity
	key    string
}

// settings are the parts that all ledgers have, with what belongs together.
var settings = map[Setting]func(to *Settings, from Settings){
	SettingCurrency:   func(to *Settings, from Settings) { to.Currency = from.Currency },
	SettingZone:       func(to *Settings, from Settings) { to.Zone = from.Zone },
	SettingLanguage:   func(to *Settings, from Settings) { to.Language = from.Language },
	SettingRegion:     func(to *Settings, from Settings) { to.Region = from.Region },
	SettingMonthStart: func(to *Settings, from Settings) { to.MonthStart = from.MonthStart },
	SettingVAT:        func(to *Settings, from Settings) { to.VAT, to.Rate = from.VAT, from.Rate },
	SettingAmounts:    func(to *Settings, from Settings) { to.Amounts = from.Amounts },
}

// copy gives settings a part of others.
func (p part) copy(to *Settings, from Settings) {
	switch p.entity {
	case EntityRule:
		i := slices.IndexFunc(from.CategoryRules, func(r CategoryRule) bool { return r.Key() == p.key })
		if i < 0 {
			to.DropRule(p.key)
			return
		}
		to.SetRule(from.CategoryRules[i])
	case EntityCategory:
		to.NameCategory(p.key, from.CategoryName(p.key))
	case EntityRole:
		to.Grants = slices.DeleteFunc(to.Grants, func(g Grant) bool { return g.ID == p.key })
		if i := slices.IndexFunc(from.Grants, func(g Grant) bool { return g.ID == p.key }); i >= 0 {
			to.SetRole(from.Grants[i].Person(), from.Grants[i].Role)
		}
		if len(to.Grants) == 0 {
			to.Grants = nil // the form in which settings without roles are stored
		}
	default:
		setting := Setting(p.key)
		settings[setting](to, from)
		if origin, ok := from.Origins[setting]; ok {
			to.Origins[setting] = origin
		} else {
			delete(to.Origins, setting)
		}
	}
}

// with returns s with a part of others.
func (s Settings) with(p part, of Settings) Settings {
	s = s.Clone()
	p.copy(&s, of)
	return s
}

// agrees reports whether two settings have the same part.
func (p part) agrees(a, b Settings) bool { return reflect.DeepEqual(a.with(p, b), a.Clone()) }

// partsBetween returns the parts in which two settings differ.
func partsBetween(before, after Settings) []part {
	var all []part
	for _, name := range slices.Sorted(maps.Keys(settings)) {
		all = append(all, part{EntitySetting, string(name)})
	}
	var words, stored, people []string
	for _, s := range []Settings{before, after} {
		for _, r := range s.CategoryRules {
			words = append(words, r.Key())
		}
		stored = append(stored, s.RenamedCategories()...)
		for _, g := range s.Grants {
			people = append(people, g.ID)
		}
	}
	for _, w := range slices.Compact(slices.Sorted(slices.Values(words))) {
		all = append(all, part{EntityRule, w})
	}
	for _, name := range slices.Compact(slices.Sorted(slices.Values(stored))) {
		all = append(all, part{EntityCategory, name})
	}
	slices.Sort(people)
	people = slices.Compact(people)
	for _, first := range []bool{true, false} { // so that there is an owner in between
		for _, id := range people {
			if role, _ := after.Given(Person{ID: id}); (role == RoleOwner) == first {
				all = append(all, part{EntityRole, id})
			}
		}
	}
	return slices.DeleteFunc(all, func(p part) bool { return p.agrees(before, after) })
}

// PartOf names the part in which two settings differ; the key is "" if there is not
// exactly one.
func PartOf(before, after Settings) (entity Entity, key string) {
	if parts := partsBetween(before, after); len(parts) == 1 {
		return parts[0].entity, parts[0].key
	}
	return EntitySetting, ""
}

// parts returns what a change of settings has changed.
func (c Change) parts() []part {
	if c.Key != "" {
		return []part{{c.Entity, c.Key}}
	}
	return partsBetween(*c.SettingsBefore, *c.SettingsAfter)
}

// byPart returns a change of settings as one change for each part, made one after the other.
func (c Change) byPart() []Change {
	parts := partsBetween(*c.SettingsBefore, *c.SettingsAfter)
	changes := make([]Change, len(parts))
	before := *c.SettingsBefore
	for i, p := range parts {
		after := before.with(p, *c.SettingsAfter)
		if i == len(parts)-1 {
			after = c.SettingsAfter.Clone()
		}
		one := c
		one.Entity, one.Key, one.SettingsBefore, one.SettingsAfter = p.entity, p.key, new(before.Clone()), &after
		changes[i], before = one, after
	}
	return changes
}
