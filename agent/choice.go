package agent

import (
	"context"
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/agent/tool"
	"chit/expense"
)

// A choice's id says what it does, so that a card works for ever without
// anything being kept for it:
//
//	undo:7  undo:7-9        take back the changes 7 to 9
//	move:7-9:Ab3dEf_9       move what the changes 7 to 9 made to the ledger of the room with that mark
//	unmove:10-12:Ab3dEf_9   take that back, which was the changes 10 to 12
//	edit:42                 offer the fields of #42
//	fix:42:amount           ask for a new amount of #42
//	form:42:7               what a form of #42 was filled with, unless it changed since 7
//	card:42                 show #42 with its choices again
//	delete:42,43            delete #42 and #43; the tap is the confirmation
//	net:42:7  gross:42:7    the amount of #42 was net, unless it changed since 7
//	always:42:7             what is like #42 is always of its category, unless it changed since 7
//	forget:a1b2c3d4e5f60718 forget the rule with those words
//	categories:8            show the categories, from that rule on
//	set:                    show the settings
//	set:vat                 ask for a new rate
//	set:language:zh         set that
//	month:2026-02           the report of that month
//	rows:, csv:, xlsx:, png: and a month  that month's rows, or a file
//	ask:a1b2c3:0            the first option of the open question a1b2c3
//
// After it stands the mark of the ledger that the card was made from, see mark.go.
// Ids come back from the platforms, so that anybody may have made them up. They
// name things of the ledger that the message itself belongs to and nothing else:
// an id with another mark does nothing.

// chosen does what a choice says. Its card becomes what came of it; a tap of
// which nothing came leaves the card, and a question that is open stays open
// unless the tap answered it or asked another.
func (r *run) chosen(ctx context.Context) (chat.Reply, error) {
	r.readBy = "choice"
	reply, err := r.take(ctx)
	reply.InPlace = !reply.Notice && len(reply.Files) == 0
	return reply, err
}

func (r *run) take(ctx context.Context) (chat.Reply, error) {
	if !r.ours() {
		return r.stale(), nil
	}
	kind, rest, _ := strings.Cut(r.message.Choice, ":")
	first, second, _ := strings.Cut(rest, ":")
	number, err := strconv.ParseInt(first, 10, 64)
	switch {
	case kind == "form":
		return r.handIn(ctx)
	case kind == "ask":
		return r.chosenOption(ctx)
	case kind == "undo":
		return r.chosenUndo(ctx, rest)
	case kind == "move", kind == "unmove":
		return r.chosenMove(ctx, kind, rest)
	case kind == "edit" && err == nil:
		return r.perform(ctx, "edit_expense", map[string]string{"number": first})
	case kind == "fix" && err == nil:
		return r.chosenField(ctx, number, second)
	case (kind == "net" || kind == "gross") && err == nil:
		return r.chosenSide(ctx, number, kind, second)
	case kind == "delete" && numberList.MatchString(rest):
		r.env.Answered = map[string]string{tool.Confirmed: "yes"}
		return r.perform(ctx, "delete_expense", map[string]string{"numbers": rest})
	case kind == "card" && err == nil:
		r.goBack()
		return r.chosenCard(ctx, number)
	case kind == "always" && err == nil:
		return r.chosenAlways(ctx, number, second)
	case kind == "forget":
		return r.chosenForget(ctx)
	case kind == "categories" && err == nil:
		result, err := tool.ShowCategories(ctx, r.env, int(min(max(number, 0), expense.MaxCategoryRules)))
		return result.Reply, err
	case kind == "set":
		return r.chosenSetting(ctx, first, second)
	case kind == "month":
		return r.perform(ctx, "monthly_report", map[string]string{"period": rest})
	case kind == "rows", kind == "csv", kind == "xlsx", kind == "png":
		return r.perform(ctx, "monthly_report", map[string]string{"period": rest, "format": kind})
	}
	return r.stale(), nil
}

// goBack drops the question for a value: whoever goes back does not answer it.
func (r *run) goBack() {
	r.own = slices.DeleteFunc(r.own, func(p *memory.Pending) bool { return p.Field == tool.FieldValue })
	r.pending = nil
}

var numberList = regexp.MustCompile(`^[0-9]+(,[0-9]+)*$`)

// stale answers a tap on a choice that means nothing any more.
func (r *run) stale() chat.Reply {
	reply := r.say("stale")
	reply.Notice = true
	return reply
}

// perform runs a call that code made.
func (r *run) perform(ctx context.Context, name string, args map[string]string) (chat.Reply, error) {
	encoded, err := json.Marshal(args)
	if err != nil {
		return chat.Reply{}, err
	}
	out, err := r.execute(ctx, []llm.ToolCall{{ID: "choice", Name: name, Args: encoded}}, false)
	return out.reply, err
}

func (r *run) chosenOption(ctx context.Context) (chat.Reply, error) {
	for _, p := range r.own {
		if value, ok := p.Options[r.message.Choice]; ok {
			r.pending = p
			reply, _, err := r.fill(ctx, answer{args: map[string]string{p.Field: value}})
			return reply, err
		}
	}
	return r.notTheirs(), nil
}

// notTheirs answers a tap on an option of a question to somebody else, and on
// that of a question that is not open any more.
func (r *run) notTheirs() chat.Reply {
	for _, p := range r.others {
		if _, ok := p.Options[r.message.Choice]; !ok {
			continue
		}
		name := strings.Join(strings.Fields(p.Name), " ")
		if name == "" {
			name = r.env.Texts.Say("somebody_else")
		}
		reply := r.say("question_not_yours", text.Args{"Name": name})
		reply.Notice = true
		return reply
	}
	return r.stale()
}

// chosenCard shows an expense as it is.
func (r *run) chosenCard(ctx context.Context, number int64) (chat.Reply, error) {
	last, err := r.ledgers.LastOf(ctx, r.ledger.ID, number)
	if expense.CodeOf(err) == expense.CodeNotFound {
		return r.stale(), nil
	}
	if err != nil {
		return chat.Reply{}, err
	}
	return r.env.Card().Current(last[0]), nil
}

func (r *run) chosenUndo(ctx context.Context, seqs string) (chat.Reply, error) {
	from, to, ok := seqRange(seqs)
	if !ok {
		return r.stale(), nil
	}
	return r.perform(ctx, "undo", map[string]string{"from": strconv.FormatInt(from, 10), "to": strconv.FormatInt(to, 10)})
}

// chosenSide says that an amount was meant on the other side of the tax. A card
// whose expense has changed since does nothing.
func (r *run) chosenSide(ctx context.Context, number int64, side, seq string) (chat.Reply, error) {
	e, err := r.ledgers.Expense(ctx, r.ledger.ID, number)
	if expense.CodeOf(err) == expense.CodeNotFound || err == nil && strconv.FormatInt(e.Revision, 10) != seq {
		return r.stale(), nil
	}
	if err != nil {
		return chat.Reply{}, err
	}
	return r.perform(ctx, "edit_expense", map[string]string{"number": strconv.FormatInt(number, 10), "field": "amount_is", "value": side})
}

// chosenAlways makes a rule of an expense whose category was corrected. A card
// whose expense has changed since does nothing.
func (r *run) chosenAlways(ctx context.Context, number int64, seq string) (chat.Reply, error) {
	e, err := r.ledgers.Expense(ctx, r.ledger.ID, number)
	if expense.CodeOf(err) == expense.CodeNotFound || err == nil && strconv.FormatInt(e.Revision, 10) != seq {
		return r.stale(), nil
	}
	if err != nil {
		return chat.Reply{}, err
	}
	result, err := tool.Always(ctx, r.env, e)
	return result.Reply, err
}

// chosenForget takes away the rule that a choice names.
func (r *run) chosenForget(ctx context.Context) (chat.Reply, error) {
	for _, rule := range r.ledger.CategoryRules {
		if card.ForgetID(rule.Words) == r.message.Choice {
			return r.perform(ctx, settingsTool, map[string]string{"setting": tool.ForgetCategoryRule, "words": rule.Words})
		}
	}
	return r.stale(), nil
}

// chosenField asks for a new value of one field of an expense.
func (r *run) chosenField(ctx context.Context, number int64, field string) (chat.Reply, error) {
	e, err := r.ledgers.Expense(ctx, r.ledger.ID, number)
	if expense.CodeOf(err) == expense.CodeNotFound || err == nil && !r.env.Texts.Has("fix_"+field) {
		return r.stale(), nil
	}
	if err != nil {
		return chat.Reply{}, err
	}
	if err := r.env.Allowed(e); err != nil {
		refusal, err := tool.Refusal(r.env, err)
		return refusal.Reply, err
	}
	args, err := json.Marshal(map[string]string{"number": strconv.FormatInt(e.Number, 10), "field": field})
	if err != nil {
		return chat.Reply{}, err
	}
	reply := chat.Reply{}
	r.question(&reply, &tool.Question{
		Text: r.env.Texts.Say("fix_"+field, text.Args{"Line": r.env.Card().Line(e)}), Field: tool.FieldValue,
	}, []llm.ToolCall{{ID: "fix", Name: "edit_expense", Args: args}})
	reply.Expenses = []expense.Expense{e}
	reply.Choices = append(reply.Choices, tool.Back(r.env.Texts, number))
	return reply, nil
}

// chosenSetting shows the settings, asks for a value of one, or sets it.
func (r *run) chosenSetting(ctx context.Context, setting, value string) (chat.Reply, error) {
	if setting == "" || value != "" {
		r.goBack()
		return r.perform(ctx, settingsTool, map[string]string{"setting": setting, "value": value})
	}
	q, ok := tool.AskSetting(r.env, setting)
	if !ok {
		return r.stale(), nil
	}
	args, err := json.Marshal(map[string]string{"setting": setting})
	if err != nil {
		return chat.Reply{}, err
	}
	var reply chat.Reply
	r.question(&reply, q, []llm.ToolCall{{ID: "set", Name: settingsTool, Args: args}})
	reply.Choices = append(reply.Choices, chat.Choice{ID: "set:", Label: r.env.Texts.Say("choice_back")})
	return reply, nil
}

// settingsTool is the name of the tool that changes a setting.
const settingsTool = "change_settings"
