package telegram

import (
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
