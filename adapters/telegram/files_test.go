package telegram

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
)

func TestWhatIsAFile(t *testing.T) {
	for _, tt := range []struct {
		name, media string
		want        []chat.FileRef
	}{
		{"a document", `"document":{"file_id":"a","file_name":"b.pdf","mime_type":"application/pdf","file_size":9}`, []chat.FileRef{{Name: "b.pdf", Type: "application/pdf", Size: 9, Ref: "a"}}},
		{"a document without anything", `"document":{"file_id":"a"}`, []chat.FileRef{{Ref: "a"}}},
		{"a name with a zero byte", `"document":{"file_id":"a","file_name":"b\u0000.pdf"}`, []chat.FileRef{{Name: "b.pdf", Ref: "a"}}},
		{
			"a photo in several sizes", `"photo":[{"file_id":"s","width":90,"height":67},{"file_id":"l","width":1280,"height":960,"file_size":7},{"file_id":"m","width":320,"height":240}]`,
			[]chat.FileRef{{Type: "image/jpeg", Size: 7, Ref: "l"}},
		},
		{"a photo whose sizes are not known", `"photo":[{"file_id":"s"},{"file_id":"l"}]`, []chat.FileRef{{Type: "image/jpeg", Ref: "l"}}},
		{"a video", `"video":{"file_id":"v","mime_type":"video/quicktime","file_name":"a.mov"}`, []chat.FileRef{{Name: "a.mov", Type: "video/quicktime", Ref: "v"}}},
		{"a round video", `"video_note":{"file_id":"v"}`, []chat.FileRef{{Type: "video/mp4", Ref: "v"}}},
		{"a voice message", `"voice":{"file_id":"v","duration":3}`, []chat.FileRef{{Type: "audio/ogg", Ref: "v"}}},
		{"music", `"audio":{"file_id":"v","file_name":"a.mp3"}`, []chat.FileRef{{Name: "a.mp3", Type: "audio/mpeg", Ref: "v"}}},
		{"an animation, which is a document too", `"animation":{"file_id":"g"},"document":{"file_id":"g"}`, []chat.FileRef{{Type: "video/mp4", Ref: "g"}}},
		{"a sticker", `"sticker":{"file_id":"s"}`, nil},
		{"a form that nobody knows", `"document":7,"photo":{"file_id":"s"},"voice":[]`, nil},
		{"a document with a size of another form", `"document":{"file_id":"a","file_size":"9"}`, nil},
	} {
		s := &shelf{}
		update := `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,` + tt.media + `}}`
		if err := alone(t).intake.take(t.Context(), s, []byte(update)); err != nil || s.raw > 0 {
			t.Fatalf("%s: %v, %d kept apart", tt.name, err, s.raw)
		}
		if len(s.messages) != 1 {
			t.Fatalf("%s: %d messages, want one", tt.name, len(s.messages))
		}
		if diff := cmp.Diff(tt.want, s.messages[0].Files); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

// TestAlbums checks that the pictures of an album follow its first one, also where only
// that calls the bot.
func TestAlbums(t *testing.T) {
	direct := func(id, rest string) string {
		return `{"message":{"message_id":` + id + `,"chat":{"id":7,"type":"private"},` + person + `,"photo":[{"file_id":"f` + id + `"}]` + rest + `}}`
	}
	group := func(id, rest string) string {
		return strings.Replace(direct(id, rest), `{"id":7,"type":"private"}`, `{"id":-7,"type":"group"}`, 1)
	}
	called := `,"media_group_id":"A","caption":"@chit_bot lunch 12","caption_entities":[{"type":"mention","offset":0,"length":9}]`
	answer := `,"media_group_id":"A","reply_to_message":{"message_id":1,"from":{"id":4711,"is_bot":true}}`
	for _, tt := range []struct {
		name    string
		updates []string
		want    string // messages: id, file, what they answer, text
	}{
		{"two pictures", []string{direct("5", `,"media_group_id":"A","caption":"lunch 12"`), direct("6", `,"media_group_id":"A"`)}, "5 f5 - lunch 12; 6 f6 5 "},
		{"delivered twice", []string{direct("5", `,"media_group_id":"A"`), direct("6", `,"media_group_id":"A"`), direct("5", `,"media_group_id":"A"`)}, "5 f5 - ; 6 f6 5 ; 5 f5 - "},
		{"two albums", []string{direct("5", `,"media_group_id":"A"`), direct("6", `,"media_group_id":"B"`)}, "5 f5 - ; 6 f6 - "},
		{"no album", []string{direct("5", ``), direct("6", ``)}, "5 f5 - ; 6 f6 - "},
		{"in answer to a card", []string{direct("5", answer), direct("6", answer)}, "5 f5 1 ; 6 f6 1 "},
		{"in a group", []string{group("5", called), group("6", `,"media_group_id":"A"`)}, "5 f5 - lunch 12; 6 f6 5 "},
		{"in a group, for others", []string{group("5", `,"media_group_id":"A","caption":"lunch"`), group("6", `,"media_group_id":"A"`)}, ""},
		{"in a group, in answer to a card", []string{group("5", answer), group("6", answer)}, "5 f5 1 ; 6 f6 1 "},
		{"of another chat", []string{direct("5", `,"media_group_id":"A"`), group("6", `,"media_group_id":"A"`)}, "5 f5 - "},
	} {
		s, m := &shelf{}, alone(t)
		for _, u := range tt.updates {
			if err := m.intake.take(t.Context(), s, []byte(u)); err != nil {
				t.Fatal(err)
			}
		}
		var got []string
		for _, msg := range s.messages {
			to := string(msg.ReplyTo)
			if to == "" {
				to = "-"
			}
			got = append(got, strings.Join([]string{string(msg.ID), msg.Files[0].Ref, to, msg.Text}, " "))
		}
		if all := strings.Join(got, "; "); all != tt.want {
			t.Errorf("%s: heard %q, want %q", tt.name, all, tt.want)
		}
	}
}

func TestManyAlbums(t *testing.T) {
	var a albums
	for n := range int64(3 * maxAlbums) {
		m := &message{ID: n + 1}
		m.Chat.ID, m.Album = n, "A"
		a.begin(m)
		if m.ID++; a.first(m) != n+1 || len(a.began) > maxAlbums {
			t.Fatalf("album %d begins with %d; %d are remembered", n, a.first(m), len(a.began))
		}
	}
}

// TestAnEditHasItsFile checks that an edit refers to the file that the message has since
// then, and that an edit which changes only the file has an id of its own.
func TestAnEditHasItsFile(t *testing.T) {
	s, m := &shelf{}, alone(t)
	for _, id := range []string{"a", "b"} {
		edit := `{"edited_message":{"message_id":1,"edit_date":5,"chat":{"id":7,"type":"private"},` + person + `,"document":{"file_id":"` + id + `"},"caption":"lunch 12"}}`
		if err := m.intake.take(t.Context(), s, []byte(edit)); err != nil {
			t.Fatal(err)
		}
	}
	if len(s.messages) != 2 || s.messages[0].ID == s.messages[1].ID || s.messages[0].Edits != "1" || s.messages[1].Files[0].Ref != "b" {
		t.Errorf("heard %+v", s.messages)
	}
}
