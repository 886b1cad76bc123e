package slack

import (
	"context"
	"regexp"
	"strings"

	"chit/expense"
)

// mention matches a mention of a user in a Slack text.
var mention = regexp.MustCompile(`<@([A-Z0-9]+)(?:\|([^<>]*))?>`)

// maxMentions is how many people of a text are looked up.
const maxMentions = 10

// mentioned returns the people whom a text mentions, other than the bot, each under the
// name that stands in the text once it is unescaped.
func (d *directory) mentioned(ctx context.Context, self identity, text string, external bool) []expense.Person {
	var people []expense.Person
	for _, found := range mention.FindAllStringSubmatch(text, maxMentions) {
		if found[1] == self.user {
			continue
		}
		p := d.sender(ctx, self, found[1], "", external).Person
		p.Name = strings.TrimPrefix(entities.Replace(spoken(found[0][1:len(found[0])-1], d.nameOf(ctx))), "@")
		people = append(people, p)
	}
	return people
}
