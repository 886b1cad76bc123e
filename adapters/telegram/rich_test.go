package telegram

import (
	"encoding/json"
	"testing"
)

func TestReadRich(t *testing.T) {
	for _, tt := range []struct{ name, in, want string }{
		{"paragraphs", `[{"type":"paragraph","text":"coffee 4.50"},{"type":"divider"},{"type":"paragraph","text":["tea ",{"type":"bold","text":["3 ",{"type":"italic","text":"EUR"}]}]}]`, "coffee 4.50\ntea 3 EUR"},
		{"a heading and details", `[{"type":"heading","size":1,"text":"Trip"},{"type":"details","summary":"Food","blocks":[{"type":"paragraph","text":"pizza 30"}]}]`, "Trip\nFood\npizza 30"},
		{
			"a table", `[{"type":"table","caption":"March","cells":[[{"text":"coffee","align":"left"},{"text":{"type":"bold","text":"4.50"}}],[{"text":"tea"},{"align":"left"},{"text":"3"}]]}]`,
			"coffee  4.50\ntea    3\nMarch",
		},
		{"a list", `[{"type":"list","items":[{"label":"1.","blocks":[{"type":"paragraph","text":"coffee 4.50"}]},{"label":"2.","blocks":[{"type":"paragraph","text":"tea 3"}]}]}]`, "coffee 4.50\ntea 3"},
		{"a quotation", `[{"type":"paragraph","text":"look"},{"type":"blockquote","blocks":[{"type":"paragraph","text":"undo"}]}]`, "look[blockquote:\nundo]"},
		{"a mention", `[{"type":"paragraph","text":["😀 ",{"type":"mention","text":"@chit_bot","username":"chit_bot"}," tea 3"]}]`, "😀 [mention:@chit_bot] tea 3"},
		{"a picture with a caption", `[{"type":"photo","photo":[],"caption":{"text":"lunch 12"}}]`, "lunch 12"},
		{"an emoji of one's own, a formula", `[{"type":"paragraph","text":[{"type":"custom_emoji","custom_emoji_id":"1","alternative_text":"☕"}," 4"]},{"type":"mathematical_expression","expression":"2+2"}]`, "☕ 4\n2+2"},
		{"what nobody knows yet", `[{"type":"hologram","text":{"type":"glowing","text":"tea 3"}},"?",{"type":"paragraph","text":7},[]]`, "tea 3\n"},
		{"no blocks", `{}`, ""},
	} {
		text, marks := readRich(json.RawMessage(`{"blocks":` + tt.in + `}`))
		if got := shown(marked{text, marks}); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
