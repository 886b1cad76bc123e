// Package secret finds what people should never tell a bot: payment card numbers,
// PINs, and security codes of cards. A message that contains one is refused as a
// whole, before any of it is stored or sent on: the expiry date and the name are
// usually next to the number, and what remained of the sentence could be misread.
package secret

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode"

	"chit/agent/chat"
)

// Find returns the kind of secret in a text, "" for none.
func Find(text string) chat.Secret {
	if strings.IndexFunc(text, unicode.IsDigit) < 0 {
		return ""
	}
	runes := plain(text)
	switch {
	case hasCard(runes):
		return chat.SecretCard
	case hasPIN(string(runes)):
		return chat.SecretPIN
	}
	return ""
}

// plain returns a text with the digits of every script as ASCII, and without
// invisible and combining characters, such as those that make an emoji of a
// digit.
func plain(text string) []rune {
	var out []rune
	for _, c := range text {
		switch {
		case unicode.IsDigit(c):
			out = append(out, '0'+value(c))
		case unicode.In(c, unicode.Cf, unicode.Me, unicode.Variation_Selector):
		default:
			out = append(out, c)
		}
	}
	return out
}

// value returns the value of a digit. The digits of every script are
// consecutive.
func value(c rune) rune {
	if c >= 0x1d7ce && c <= 0x1d7ff {
		return (c - 0x1d7ce) % 10
	}
	n := rune(0)
	for n < 9 && unicode.IsDigit(c-n-1) {
		n++
	}
	return n
}

// Withhold returns m without its text if that contains a secret, and with Withheld
// set. A tap has no text of its own.
func Withhold(m chat.Message) chat.Message {
	if m.Choice != "" && m.Fields == nil {
		return m
	}
	said := append([]string{m.Text}, m.Passed()...)
	for _, field := range m.Fields {
		said = append(said, field)
	}
	said = append(said, m.Words())
	for _, text := range said {
		if found := Find(text); found != "" {
			m.Text, m.Quotes, m.Fields, m.Files, m.Withheld = "", nil, nil, nil, found
			return m
		}
	}
	m.Files = unnamed(m.Files)
	return m
}

// unnamed returns files without the names that could hold a secret. It is no reason to
// refuse a message: a camera numbers its pictures with as many digits.
func unnamed(files []chat.FileRef) []chat.FileRef {
	secret := func(f chat.FileRef) bool { return Find(f.Name) != "" }
	if !slices.ContainsFunc(files, secret) {
		return files
	}
	files = slices.Clone(files)
	for i, f := range files {
		if secret(f) {
			files[i].Name = ""
		}
	}
	return files
}

// WithholdRaw returns an unreadable delivery without those texts that contain a
// secret.
func WithholdRaw(payload []byte) []byte {
	var v any
	if json.Unmarshal(payload, &v) != nil {
		if Find(string(payload)) != "" {
			return []byte(`"withheld"`)
		}
		return payload
	}
	found := false
	v = withheld(v, &found)
	if !found {
		return payload
	}
	out, err := json.Marshal(v)
	if err != nil {
		return []byte(`"withheld"`) // unreachable: what was decoded can be encoded
	}
	return out
}

func withheld(v any, found *bool) any {
	switch v := v.(type) {
	case string:
		if Find(v) != "" {
			*found = true
			return "withheld"
		}
	case []any:
		for i := range v {
			v[i] = withheld(v[i], found)
		}
	case map[string]any:
		for name, inner := range v {
			v[name] = withheld(inner, found)
		}
	}
	return v
}
