package telegram

import "testing"

// A place that the sender is at tells their time zone, and nothing else is passed on.
func TestLocated(t *testing.T) {
	for _, tt := range []struct{ name, fields, want string }{
		{"Berlin", `"location":{"latitude":52.52,"longitude":13.405}`, "Europe/Berlin"},
		{"live, in Shanghai", `"location":{"latitude":31.23,"longitude":121.47,"live_period":900}`, "Asia/Shanghai"},
		{"New York", `"location":{"latitude":40.71,"longitude":-74.0}`, "America/New_York"},
		{"a shop", `"location":{"latitude":52.52,"longitude":13.405},"venue":{"title":"Cafe"}`, ""},
		{"somebody else's", `"location":{"latitude":52.52,"longitude":13.405},"forward_origin":{"type":"user","date":1}`, ""},
		{"nowhere", `"location":{"latitude":152.52,"longitude":1e300}`, ""},
		{"without a number", `"location":{"latitude":"north"}`, ""},
		{"half a place", `"location":{"latitude":1}`, ""},
	} {
		s := &shelf{}
		update := `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,` + tt.fields + `}}`
		if err := alone(t).intake.take(t.Context(), s, []byte(update)); err != nil || len(s.messages) != 1 {
			t.Fatalf("%s: %v, %d messages", tt.name, err, len(s.messages))
		}
		if got := s.messages[0]; got.Located != tt.want || got.Text != "" || len(got.Files)+len(got.Quotes) > 0 {
			t.Errorf("%s: %+v, want the zone %q", tt.name, got, tt.want)
		}
	}
}
