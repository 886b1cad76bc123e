package expenses

import (
	"context"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/expense"
)

// latelyDays is how many days back a currency is one that people pay in just now.
const latelyDays = 14

// currencyUsed fills in the currency of an expense whose amount has a sign or a word that
// several share, where the ledger was lately kept in just one of these: whoever was asked once
// what "kroner" are is not asked again on that journey.
func currencyUsed(ctx context.Context, env *feature.Env, a *action.AddExpense) error {
	if a.Currency != "" {
		return nil
	}
	today := env.Today()
	period := expense.Period{From: today.AddDays(-latelyDays), To: today}
	for _, amount := range a.Amounts() {
		var used []expense.Currency
		for _, c := range amount.OpenIn(env.Ledger.Currency) {
			found, err := env.Ledgers.Find(ctx, env.Ledger.ID, expense.Query{Period: &period, Currency: c, Limit: 1})
			if err != nil {
				return err
			}
			if len(found) > 0 {
				used = append(used, c)
			}
		}
		if len(used) == 1 {
			a.Currency = used[0]
		}
	}
	return nil
}
