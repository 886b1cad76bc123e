package questions

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"chit/agent/feature"
	"chit/expense"
	"chit/expense/parse/lang"
)

// maxForms is among how many entries words are looked for in another form.
const maxForms = 500

// inAnotherForm returns words as an entry has them that no entry has as they were said: "ônibus"
// of "onibus", "autobus" of "autobusem", "bus" of "buses". It returns "" if there are none.
func inAnotherForm(ctx context.Context, e *feature.Env, words string) (string, error) {
	n := len(strings.Fields(words))
	if n == 0 || strings.ContainsFunc(words, lang.IsUnspaced) {
		return "", nil
	}
	entries, err := e.Ledgers.Find(ctx, e.Ledger.ID, expense.Query{Limit: maxForms})
	if err != nil {
		return "", err
	}
	said := e.Source(strings.Join(e.Sources, "\n"))
	endings := slices.Clone(lang.Endings(cmp.Or(said.Spoken(), said.Language())))
	for i, ending := range endings {
		endings[i] = bare(ending)
	}
	asked := bare(words)
	for _, one := range entries {
		for _, name := range append([]string{one.Description, one.Merchant}, one.Tags...) {
			there := strings.Fields(name)
			for i := 0; i+n <= len(there); i++ {
				form := strings.Join(there[i:i+n], " ")
				if expense.HoldsForm(bare(form), asked, endings) {
					return form, nil
				}
			}
		}
	}
	return "", nil
}

// bare is a text in lower case, without the accents and apostrophes that people leave out.
func bare(s string) string {
	return strings.NewReplacer("'", "", "’", "").Replace(lang.WithoutAccents(strings.ToLower(s)))
}
