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
// mrkdwn does not take for the edge of a word.
func (l line) isTight() bool {
	before, _, after, ok := l.apart()
	last, _ := utf8.DecodeLastRuneInString(before)
	first, _ := utf8.DecodeRuneInString(after)
	return ok && (before != "" && !isEdge(last) || after != "" && !isEdge(first))
}

func isEdge(r rune) bool {
	return unicode.IsSpace(r) || strings.ContainsRune(`.,:;!?()[]{}"'/-`, r)
}
