package slack

import (
	"encoding/json"
	"testing"
)

// What a picked message shows is read wherever it stands.
func TestWordsOfAPickedMessage(t *testing.T) {
	for _, tt := range []struct{ name, message, want string }{
		{"text", `{"text":"taxi 18\ntaxi 18"}`, "taxi 18\ntaxi 18"},
		{"text and the same rich text", `{"text":"taxi 18 :taxi:","blocks":[{"type":"rich_text","elements":[{"type":"rich_text_section","elements":[{"type":"text","text":"taxi 18 "},{"type":"emoji","name":"taxi"}]}]}]}`, "taxi 18 :taxi:"},
		{"a list", `{"blocks":[{"type":"rich_text","elements":[{"type":"rich_text_list","elements":[{"type":"rich_text_section","elements":[{"type":"text","text":"tea 3"}]},{"type":"rich_text_section","elements":[{"type":"text","text":"taxi & tip 18"}]}]}]}]}`, "tea 3\ntaxi &amp; tip 18"},
		{"a card of a bank", `{"text":"Card payment","blocks":[{"type":"header","text":{"type":"plain_text","text":"Card payment"}},{"type":"section","text":{"type":"mrkdwn","text":"Lidl &amp; Co"},"fields":[{"type":"mrkdwn","text":"Amount\n12.50 EUR"}]},{"type":"context","elements":[{"type":"plain_text","text":"on <20 Nov>"},{"type":"image","alt_text":"x"}]},{"type":"actions","elements":[{"type":"button","text":{"type":"plain_text","text":"Dispute 99"}}]}]}`, "Card payment\nLidl &amp; Co\nAmount 12.50 EUR\non &lt;20 Nov&gt;"},
		{"a text that announces its blocks", `{"text":"You paid","blocks":[{"type":"section","text":{"type":"mrkdwn","text":"Lidl 12.50 EUR"}}]}`, "You paid\nLidl 12.50 EUR"},
		{"markdown", `{"blocks":[{"type":"markdown","text":"**Lidl** 12.50"}]}`, "**Lidl** 12.50"},
		{"a table", `{"blocks":[{"type":"data_table","rows":[[{"type":"raw_text","text":"Shop"},{"type":"raw_text","text":"EUR"}],[{"type":"raw_text","text":"Lidl"},{"type":"raw_number","value":12.5,"text":"12.50"}]]}]}`, "Shop EUR\nLidl 12.50"},
		{"an old attachment", `{"text":"","attachments":[{"pretext":"Receipt","title":"Uber","text":"Trip\nhome","fields":[{"title":"Total","value":"18.20 EUR"}],"fallback":"Uber trip"}]}`, "Receipt\nUber\nTrip\nhome\nTotal 18.20 EUR"},
		{"an attachment of blocks", `{"attachments":[{"blocks":[{"type":"section","text":{"type":"mrkdwn","text":"Uber 18.20"}}],"fallback":"[no preview available]"}]}`, "Uber 18.20"},
		{"an attachment of which only the fallback is known", `{"attachments":[{"fallback":"Uber 18.20 EUR"}]}`, "Uber 18.20 EUR"},
		{"a shared message", `{"text":"look","attachments":[{"is_share":true,"text":"taxi 18"}]}`, "look"},
		{"what nobody knows", `{"text":"tea 3","blocks":[7,{"type":"hologram","text":[1],"elements":3}],"attachments":"x"}`, "tea 3"},
	} {
		var m messagePayload
		if err := json.Unmarshal([]byte(tt.message), &m); err != nil {
			t.Fatalf("%s: %v", tt.name, err)
		}
		if got := m.words(); got != tt.want {
			t.Errorf("%s: read %q, want %q", tt.name, got, tt.want)
		}
	}
}
