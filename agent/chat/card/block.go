package card

import (
	"strings"
	"unicode/utf8"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// about is a line about an entry, whose amount stands out.
func about(t *text.Catalogue, e expense.Expense, line string) chat.Block {
	return chat.Block{Kind: chat.Line, Text: line, Strong: t.Money(e.GrossMoney())}
}

// sentence is a line in which nothing stands out.
func sentence(s string) chat.Block { return chat.Block{Kind: chat.Line, Text: s} }

// sums is a line that consists of totals.
func sums(s string) chat.Block { return chat.Block{Kind: chat.Line, Text: s, Strong: s} }

func figures(s string) chat.Block { return chat.Block{Kind: chat.Figures, Text: s} }

// Note is a block that need not be read.
func Note(s string) chat.Block { return chat.Block{Kind: chat.Note, Text: s} }

// Line is a block that shows an entry, as in a list.
func Line(c Renderer, e expense.Expense) chat.Block { return about(c.Texts, e, c.Line(e)) }

// changed is a line about a change, in which the amount of an entry stands out.
func changed(t *text.Catalogue, ch expense.Change, line string) chat.Block {
	if ch.After == nil {
		return sentence(line)
	}
	return about(t, *ch.After, line)
}

// details are what a card has below the line of an entry: its taxes and its files.
func details(t *text.Catalogue, e expense.Expense) []chat.Block {
	return []chat.Block{figures(TaxLines(t, e)), figures(Files(e.Attachments))}
}

// within says a text around blocks, which stand in the place of its argument Lines.
func within(t *text.Catalogue, key text.Key, lines []chat.Block) []chat.Block {
	return surrounded(lines, func(place string) string { return t.Say(key, text.Args{"Lines": place}) })
}

// surrounded puts what say says of a place around blocks, which stand there.
func surrounded(lines []chat.Block, say func(place string) string) []chat.Block {
	const place = "\x00"
	before, after, _ := strings.Cut(say(place), place)
	var all []chat.Block
	if before = strings.TrimSpace(before); before != "" {
		all = append(all, sentence(before))
	}
	all = append(all, lines...)
	if after = strings.TrimSpace(after); after != "" {
		all = append(all, sentence(after))
	}
	return all
}

// Paragraphs sets the lines of a text apart. What stands before the colon of one is its
// heading.
func Paragraphs(t *text.Catalogue, said string) []chat.Block {
	colon := strings.TrimSpace(t.Say(text.Colon))
	var all []chat.Block
	for line := range strings.SplitSeq(said, "\n") {
		b := chat.Block{Kind: chat.Line, Text: line, Gap: len(all) > 0}
		if head, _, ok := strings.Cut(line, colon); ok && utf8.RuneCountInString(head) <= maxHead {
			b.Strong = strings.TrimSpace(head)
		}
		all = append(all, b)
	}
	return all
}

// maxHead is how long what stands before a colon may be to be a heading.
const maxHead = 40

// Guide sets apart the parts of an explanation, whose indented lines are examples of the
// line above them. What leads a list on its own line stands out.
func Guide(t *text.Catalogue, said string) (all []chat.Block) {
	colon := strings.TrimSpace(t.Say(text.Colon))
	for line := range strings.SplitSeq(said, "\n") {
		if strings.HasPrefix(line, "  ") && len(all) > 0 {
			all[len(all)-1].Text += "\n" + line
			continue
		}
		b := chat.Block{Kind: chat.Line, Text: line}
		head, rest, ok := strings.Cut(line, colon)
		if ok && strings.TrimSpace(rest) != "" && utf8.RuneCountInString(head) <= maxHead {
			b.Strong = strings.TrimSpace(head)
		}
		all = append(all, b)
	}
	return all
}
