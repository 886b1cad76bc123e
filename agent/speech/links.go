package speech

import (
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// WithoutLinks removes what a messenger would turn into a link, however it is
// spelled: with or without a scheme, with dots of other scripts, and with
// invisible characters in between. That includes names such as Booking.com,
// which nothing distinguishes from an address.
func WithoutLinks(s string) string {
	seen := norm.NFKC.String(visible(s))
	if !linked(seen) {
		return visible(s)
	}
	return strings.TrimSpace(tokens.ReplaceAllStringFunc(seen, func(token string) string {
		if linked(token) {
			return ""
		}
		return token
	}))
}

var tokens = regexp.MustCompile(`\S+`)

// visible returns a text without invisible characters. That includes the joiners
// in emoji, which come apart.
func visible(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cf, unicode.Variation_Selector) || r != '\n' && r != '\t' && unicode.IsControl(r) {
			return -1
		}
		return r
	}, s)
}

func linked(s string) bool {
	return strings.Contains(s, "://") || strings.Contains(s, "](") || address.MatchString(s)
}

// address matches a scheme, a numeric host, a mailbox, and a name with a dot.
// The ideographic full stop ends sentences, so it counts as a dot only before
// the letters of a top-level domain.
var address = regexp.MustCompile(`(?i)` + strings.Join([]string{
	`\b(www\.|(mailto|tel|sms|data|javascript|vbscript|file|ftp|tg|slack|whatsapp|intent|magnet|geo|market):\S)`,
	`\b\d{1,3}(\.\d{1,3}){3}\b`,
	`\[[0-9a-f:]*:[0-9a-f:]+\]`,
	`[^\s@]@[\p{L}\p{N}-]+\.`,
	`\blocalhost\b`,
	`[\p{L}\p{N}_-]\.(xn--[a-z0-9-]+|\p{Latin}{2,}|\p{Cyrillic}{2,}|\p{Greek}{2,}|\p{Arabic}{2,}|\p{Hebrew}{2,}|\p{Devanagari}{2,}|\p{Thai}{2,})`,
	`[\p{L}\p{N}_-][。．｡](xn--[a-z0-9-]+|[a-z]{2,})`,
	`[\p{L}\p{N}_-][.。．｡](中国|中國|公司|网络|網絡|网址|網址|香港|台湾|台灣|澳门|新加坡|在线|中文网|集团|商城|商店|网店|世界|游戏|娱乐|政务|公益|みんな|ストア|セール|クラウド|コム|한국|닷컴|닷넷)`,
}, "|"))
