package slack

import (
	"strings"
	"unicode"

	"chit/adapters/kit"
)

// entities decodes the three characters that Slack's markup uses.
var entities = strings.NewReplacer("&lt;", "<", "&gt;", ">", "&amp;", "&")

// escapes encodes them, so that text contains no mention, link or other
// command.
var escapes = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")

// isolate separates a markup character from its neighbours. Slack has no escape
// for these characters; between zero-width spaces they have no effect.
const isolate = "\u200b"

// literal returns a line so that Slack shows its markup characters and does not
// interpret them: bold, italic, strikethrough, code, and a quotation at the
// beginning. Within a word they have no effect, and the word stays unchanged so
// that it can be copied.
func literal(line string) string {
	if !strings.ContainsAny(line, "*_~`>") {
		return line
	}
	var b strings.Builder
	runes := []rune(line)
	for i, r := range runes {
		inWord := i > 0 && i < len(runes)-1 && isWord(runes[i-1]) && isWord(runes[i+1])
		switch {
		case strings.ContainsRune("*_~`", r) && !inWord:
			b.WriteString(isolate + string(r) + isolate)
		case r == '>' && i == 0:
			b.WriteString(isolate + ">")
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

func isWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// mentions reports whether a Slack text mentions a user.
func mentions(text, user string) bool {
	return user != "" && (strings.Contains(text, "<@"+user+">") || strings.Contains(text, "<@"+user+"|"))
}

// unescape returns what a person wrote: Slack sends links, names and dates as
// <…>, and &, < and > as entities. It removes mentions of bot, which is the
// addressee, and replaces those of others by name. Anything that is not Slack's
// markup is left unchanged.
func unescape(text, bot string, name func(user string) string) string {
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(text, "<")
		b.WriteString(entities.Replace(before))
		if !ok {
			break
		}
		inside, after, ok := strings.Cut(rest, ">")
		if !ok {
			b.WriteString("<" + entities.Replace(rest))
			break
		}
		if bot != "" && (inside == "@"+bot || strings.HasPrefix(inside, "@"+bot+"|")) {
			text = closeGap(&b, after)
			continue
		}
		b.WriteString(entities.Replace(spoken(inside, name)))
		text = after
	}
	return strings.TrimSpace(b.String())
}

// closeGap returns what follows a removed mention, without a second space or the
// comma after the name.
func closeGap(before *strings.Builder, after string) string {
	if strings.TrimSpace(before.String()) == "" {
		return strings.TrimLeft(after, " ,:\u00a0")
	}
	if s := before.String(); s[len(s)-1] == ' ' {
		return strings.TrimLeft(after, " ")
	}
	return after
}

// spoken returns what Slack shows in place of <inside>.
func spoken(inside string, name func(user string) string) string {
	target, label, labelled := strings.Cut(inside, "|")
	switch {
	case strings.HasPrefix(inside, "!date^"):
		return label // without one Slack shows nothing either
	case strings.HasPrefix(inside, "@"):
		if !labelled && name != nil {
			label = name(target[1:])
		}
		return "@" + strings.TrimPrefix(label, "@")
	case strings.HasPrefix(inside, "#"):
		return "#" + strings.TrimPrefix(label, "#")
	case strings.HasPrefix(inside, "!"):
		if labelled {
			return "@" + strings.TrimPrefix(label, "@")
		}
		word, _, _ := strings.Cut(target[1:], "^")
		return "@" + word
	case labelled && label != "":
		return label
	}
	return strings.TrimPrefix(target, "mailto:")
}

// visible returns s in a form that is safe to show.
func visible(s string) string { return kit.Printable(strings.ToValidUTF8(s, "\uFFFD")) }
