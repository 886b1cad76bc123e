package agent

import (
	"slices"
	"strings"
	"unicode/utf8"

	"chit/agent/action"
	"chit/agent/dialog"
	"chit/agent/feature/expenses"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// A proposal may hold a thing of which nobody said what it was, since one price may be that of all:
// "uber 12 and coffee". Once its price is said, "the coffee was 4", there are two entries, and the one
// that was proposed is no correction of either.

// pricing adds what is proposed together with a thing of it that the message names with a price of its
// own. It reports false if no proposal holds such a thing.
func (r proposing) pricing(proposals []*memory.Pending, reading rules.Reading) (intent, bool) {
	thing, ok := pricedThing(reading)
	if !ok || r.message.Overheard {
		return intent{}, false
	}
	for _, p := range proposals {
		if len(p.Sources) == 0 || len(p.Quotes) > 0 {
			continue
		}
		whole, priced, ok := r.withPrice(p, thing)
		if !ok {
			continue
		}
		r.dialog.Close(p)
		i := r.filled(dialog.Answer{To: p})
		i.env.Sources = []string{whole, r.message.Text} // of which another thing may get its price
		i.steps, i.confirm = r.ownSteps(priced.Actions...), !priced.Complete
		return i, true
	}
	return intent{}, false
}

// pricedThing returns the only thing that a message names with its price, whether it corrects an entry
// or adds one.
func pricedThing(reading rules.Reading) (action.AddExpense, bool) {
	if len(reading.Corrects) == 1 {
		if e := reading.Corrects[0]; e.Match != "" && e.Field == "amount" && e.Value.Amount != nil {
			return action.AddExpense{Description: e.Match, Amount: e.Value.Amount}, true
		}
	}
	if len(reading.Actions) != 1 {
		return action.AddExpense{}, false
	}
	add, ok := reading.Actions[0].(action.AddExpense)
	return add, ok && add.Description != "" && add.Amount != nil
}

// withPrice returns the words of a proposal with the price of one of its things behind that, and how
// they are read, if they then say one entry more, and of the others what they said before.
func (r proposing) withPrice(p *memory.Pending, thing action.AddExpense) (whole string, reading rules.Reading, ok bool) {
	said := p.Sources[0]
	end := endOf(r.run, said, thing.Description)
	if end <= 0 {
		return "", reading, false
	}
	before, behind := said[:end]+" "+thing.Amount.Text, said[end:]
	ways := []string{before + behind}
	if isTail(behind) {
		ways = append(ways, before)
	}
	for _, text := range ways {
		read := r.rules.ReadText(r.env.Words(text), r.situation())
		if !r.addsThing(p, read.Actions, thing) {
			continue
		}
		if whole, reading, ok = text, read, true; read.Complete {
			break
		}
	}
	return whole, reading, ok
}

// addsThing reports whether actions add what is proposed, and a thing with its price. What else the
// message says of that is kept, and yet another thing may still be without its price.
func (r proposing) addsThing(p *memory.Pending, actions []action.Action, thing action.AddExpense) bool {
	kept, found := 0, false
	for i, a := range actions {
		add, ok := a.(action.AddExpense)
		switch {
		case !ok:
			return false
		case !add.IsPriced():
		case !found && sameAmount(add.Amount, thing.Amount) && expenses.IsNamed(r.env, expenses.Drafted(add), thing.Description):
			if found = true; thing.Date != nil {
				add.Date = thing.Date
				actions[i] = add
			}
		case kept == len(p.Actions):
			return false
		default:
			was, _ := p.Actions[kept].Action.(action.AddExpense)
			if kept++; !sameAmount(add.Amount, was.Amount) {
				return false
			}
		}
	}
	return found && kept == len(p.Actions)
}

func sameAmount(a, b *parse.Amount) bool {
	return a != nil && b != nil && a.Value.Equal(b.Value)
}

// isTail reports whether what stands behind the name of a thing tells nothing of it or of another: the
// end of the word, in a script without spaces (早餐錢), or that its price was not known.
func isTail(s string) bool {
	return s != "" && lang.IsUnspaced(lang.FirstRune(s)) && utf8.RuneCountInString(s) <= longestTail || lang.SaysUnsure.Within(strings.ToLower(s))
}

// longestTail is how many characters the end of a word has at most.
const longestTail = 2

// endOf returns where the last words end that name a thing in a text, 0 if none do.
func endOf(r *run, text, thing string) int {
	words := strings.Fields(text)
	n, end := len(strings.Fields(thing)), len(text)
	for last := len(words); last >= n && n > 0; last-- {
		end = strings.LastIndex(text[:end], words[last-1]) + len(words[last-1])
		start := end
		for _, w := range slices.Backward(words[last-n : last]) {
			start = strings.LastIndex(text[:start], w)
		}
		if named := strings.ToLower(text[start:end]); expense.ContainsWords(named, thing) {
			if at := strings.LastIndex(named, strings.ToLower(thing)); at >= 0 && len(named) == end-start {
				return start + at + len(strings.ToLower(thing))
			}
			return end
		}
		if name := strings.TrimRight(text[start:end], ".,;!，。、"); expenses.IsNamed(r.env, expense.Expense{Description: name}, thing) {
			return start + len(name)
		}
		end -= len(words[last-1])
	}
	return 0
}
