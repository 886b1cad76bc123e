package facts

import (
	"strconv"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/fact"
)

// shown says a fact in one line.
func shown(t *text.Catalogue, f fact.Fact) string {
	return texts.Say(t, "fact_"+string(f.Kind), text.Args{"Subject": feature.Clean(f.Subject), "Value": valueOf(t, f)})
}

// valueOf is the value of a fact as people read it.
func valueOf(t *text.Catalogue, f fact.Fact) string {
	if m, ok := f.Money(); ok {
		return t.Money(m)
	}
	if r, ok := f.Rate(); ok {
		return t.Percentage(r)
	}
	return feature.Clean(f.Value)
}

// lineOf says what a change makes of a fact.
func lineOf(t *text.Catalogue, ch expense.Change, planned bool) string {
	was, is := read(ch.Was), read(ch.Is)
	key, f := "remembered", is
	if ch.Is == "" {
		key, f = "forgotten", was
	}
	if planned {
		key += "_planned"
	}
	line := texts.Say(t, key, text.Args{"Fact": shown(t, f)})
	if ch.Was != "" && ch.Is != "" {
		line += "   " + t.Say(text.Was, text.Args{"Values": valueOf(t, was)})
	}
	return line
}

// read returns the fact of a state. One that cannot be read is shown as none.
func read(s expense.State) fact.Fact {
	f, _ := expense.ReadState[fact.Fact](s)
	return f
}

// nameOf names the fact with a key.
func nameOf(t *text.Catalogue, key string) string {
	words := fact.SubjectOf(key)
	if words == "" {
		words = texts.Say(t, "payday")
	}
	return texts.Say(t, "name", text.Args{"Words": feature.Clean(words)})
}

// lastStart is the last day on which the months of a ledger can begin.
const lastStart = 28

// offered is what the card of a fact offers: that months begin when money comes.
func offered(t *text.Catalogue, ch expense.Change) []chat.Choice {
	f := read(ch.Is)
	day, err := strconv.Atoi(f.Value)
	if f.Kind != fact.Payday || err != nil || day > lastStart {
		return nil
	}
	return []chat.Choice{{
		ID:    action.Encode(action.ChangeSetting{Setting: "month_start", Value: f.Value}),
		Label: texts.Say(t, "choice_month_start", text.Args{"Day": day}),
	}}
}
