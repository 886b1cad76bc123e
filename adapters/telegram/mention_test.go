package telegram

import (
	"testing"

	"github.com/go-telegram/bot/models"
	"github.com/google/go-cmp/cmp"

	"chit/expense"
)

// Whom a message names is known by the id that Telegram gives with a name, or by the
// username of somebody who has written.
func TestMentionedPeople(t *testing.T) {
	t.Parallel()
	in := &intake{account: &account{id: 4711}, people: &people{}}
	in.people.learn(models.User{ID: 7, Username: "Ben_B"})
	in.people.learn(models.User{ID: 8, Username: "other_bot", IsBot: true})
	username := func(offset, length int) models.MessageEntity {
		return models.MessageEntity{Type: models.MessageEntityTypeMention, Offset: offset, Length: length}
	}
	named := func(offset, length int, id int64) models.MessageEntity {
		return models.MessageEntity{Type: models.MessageEntityTypeTextMention, Offset: offset, Length: length, User: &models.User{ID: id}}
	}
	ben := []expense.Person{{ID: "telegram:7", Name: "ben_b"}}
	for _, c := range []struct {
		name  string
		in    message
		wants []expense.Person
	}{
		{"a username", message{Text: "/roles @ben_b viewer", Entities: []models.MessageEntity{username(7, 6)}}, ben},
		{"a username behind an emoji", message{Text: "😀 @ben_b viewer", Entities: []models.MessageEntity{username(3, 6)}}, ben},
		{"in a caption", message{Caption: "/roles @ben_b viewer", Marked: []models.MessageEntity{username(7, 6)}}, ben},
		{"somebody who never wrote", message{Text: "/roles @dora viewer", Entities: []models.MessageEntity{username(7, 5)}}, nil},
		{"a bot", message{Text: "/roles @other_bot viewer", Entities: []models.MessageEntity{username(7, 10)}}, nil},
		{"ourselves", message{Text: "Chit roles", Entities: []models.MessageEntity{named(0, 4, 4711)}}, nil},
		{"somebody without a username", message{Text: "make Ana M. a viewer", Entities: []models.MessageEntity{named(5, 6, 9)}}, []expense.Person{{ID: "telegram:9", Name: "Ana M."}}},
		{"what is forwarded", message{Text: "/roles @ben_b viewer", Entities: []models.MessageEntity{username(7, 6)}, Origin: []byte(`{}`)}, nil},
		{"positions that are not in the text", message{Text: "@ben_b", Entities: []models.MessageEntity{username(3, 9), username(-1, 2), username(1<<62, 1<<62)}}, nil},
	} {
		if diff := cmp.Diff(c.wants, in.mentions(&c.in)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}
