package slack

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/slack-go/slack"
)

// richText returns a section with a bold part that mrkdwn cannot be trusted with: a mark
// of it ends what is bold only before a blank or the punctuation of ASCII, and "（" is
// neither. It returns nil for other sections. Nothing in rich text is markup.
func (s section) richText() slack.Block {
	if s.table || s.continued || s.split || !slices.ContainsFunc(s.lines, line.isTight) {
		return nil
	}
	var elements []slack.RichTextSectionElement
	add := func(text string, bold bool) {
		if text == "" {
			return
		}
		var style *slack.RichTextSectionTextStyle
		if bold {
			style = &slack.RichTextSectionTextStyle{Bold: true}
		}
		elements = append(elements, slack.NewRichTextSectionTextElement(text, style))
	}
	for _, l := range s.lines {
		before, strong, after, _ := l.apart()
		if len(elements) > 0 {
			before = "\n" + before
		}
		add(before, false)
		add(strong, true)
		add(after, false)
	}
	return slack.NewRichTextBlock("", slack.NewRichTextSection(elements...))
}

// isTight reports whether something stands right beside the strong part of a line that
// mrkdwn may not take for the edge of a word.
func (l line) isTight() bool {
	before, _, after, ok := l.apart()
	return ok && !(opensBehind(before) && endsBefore(after))
}

// opensBehind reports whether mrkdwn surely takes a mark behind a text for one that opens
// what is bold.
func opensBehind(text string) bool {
	last, _ := utf8.DecodeLastRuneInString(text)
	return text == "" || unicode.IsSpace(last) || last == '('
}

// endsBefore reports whether mrkdwn surely takes a mark before a text for one that ends
// what is bold.
func endsBefore(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return text == "" || unicode.IsSpace(first) || strings.ContainsRune(".,:;!?)", first)
}
