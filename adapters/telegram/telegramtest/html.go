package telegramtest

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// An Entity is a part of a text with a format or a meaning. Offset and Length
// count UTF-16 code units, as Telegram does.
type Entity struct {
	Type     string `json:"type"`
	Offset   int    `json:"offset"`
	Length   int    `json:"length"`
	URL      string `json:"url,omitempty"`
	Language string `json:"language,omitempty"`
	EmojiID  string `json:"custom_emoji_id,omitempty"`
	User     *struct {
		ID int64 `json:"id"`
	} `json:"user,omitempty"` // of a text_mention
}

// in returns the part of the text that e covers, "" if it is not within the text.
func (e Entity) in(text string) string {
	units := utf16.Encode([]rune(text))
	if e.Offset < 0 || e.Length < 0 || e.Offset+e.Length > len(units) {
		return ""
	}
	return string(utf16.Decode(units[e.Offset : e.Offset+e.Length]))
}

// length16 returns the length of a text in UTF-16 code units.
func length16(text string) int {
	n := 0
	for _, r := range text {
		n += max(1, utf16.RuneLen(r))
	}
	return n
}

// marks matches what Telegram marks in any text: commands and mentions.
var marks = regexp.MustCompile(`(?:^|[\s(])(/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?|@[A-Za-z][A-Za-z0-9_]{3,31})\b`)

// markOf returns the commands and mentions of a text.
func markOf(text string) []Entity {
	var all []Entity
	for _, at := range marks.FindAllStringSubmatchIndex(text, -1) {
		word := text[at[2]:at[3]]
		kind := "mention"
		if word[0] == '/' {
			kind = "bot_command"
		}
		all = append(all, Entity{Type: kind, Offset: length16(text[:at[2]]), Length: length16(word)})
	}
	return all
}

// htmlTags maps the tags that Telegram knows to the types of entities.
var htmlTags = map[string]string{
	"b": "bold", "strong": "bold", "i": "italic", "em": "italic", "u": "underline", "ins": "underline",
	"s": "strikethrough", "strike": "strikethrough", "del": "strikethrough", "tg-spoiler": "spoiler", "span": "spoiler",
	"a": "text_link", "code": "code", "pre": "pre", "blockquote": "blockquote", "tg-emoji": "custom_emoji", "tg-time": "date_time",
}

// An htmlParser parses Telegram's HTML, which is stricter than that of browsers.
// Its errors are Telegram's, with offsets in bytes.
type htmlParser struct {
	src      string
	pos      int
	text     strings.Builder
	length   int // of text, in UTF-16 code units
	open     []htmlTag
	entities []Entity
}

type htmlTag struct {
	name   string
	offset int
	start  int // of the text in it, in bytes
	attrs  map[string]string
}

// parseHTML returns the text and its entities, sorted by where they begin.
func parseHTML(src string) (string, []Entity, error) {
	p := &htmlParser{src: src}
	for p.pos < len(p.src) {
		if p.src[p.pos] != '<' {
			p.put(p.char())
			continue
		}
		read := p.startTag
		if p.at(1) == '/' {
			read = p.endTag
		}
		if err := read(); err != nil {
			return "", nil, err
		}
	}
	if n := len(p.open); n > 0 {
		return "", nil, ill("Can't find end tag corresponding to start tag %q", p.open[n-1].name)
	}
	slices.SortStableFunc(p.entities, func(a, b Entity) int {
		if a.Offset != b.Offset {
			return a.Offset - b.Offset
		}
		return b.Length - a.Length
	})
	return p.text.String(), p.entities, nil
}

// A markupError is Telegram's error for markup that it cannot parse.
type markupError string

// Error returns Telegram's description.
func (e markupError) Error() string { return string(e) }

func ill(format string, args ...any) error { return markupError(fmt.Sprintf(format, args...)) }

// at returns the nth byte after the current one, 0 beyond the end.
func (p *htmlParser) at(n int) byte {
	if p.pos+n >= len(p.src) {
		return 0
	}
	return p.src[p.pos+n]
}

func (p *htmlParser) put(r rune) {
	p.text.WriteRune(r)
	p.length += max(1, utf16.RuneLen(r))
}

// char parses one character or character reference.
func (p *htmlParser) char() rune {
	if r, n := reference(p.src[p.pos:]); n > 0 {
		p.pos += n
		return r
	}
	r, n := utf8.DecodeRuneInString(p.src[p.pos:])
	p.pos += n
	return r
}

var (
	namedReference   = regexp.MustCompile(`^&(lt|gt|amp|quot);?`)
	numericReference = regexp.MustCompile(`^&#(?:x([0-9A-Fa-f]{1,8})|([0-9]{1,9}));?`)
	named            = map[string]rune{"lt": '<', "gt": '>', "amp": '&', "quot": '"'}
)

// reference parses a character reference and returns its length, 0 if there is
// none. The semicolon may be missing.
func reference(s string) (rune, int) {
	if m := namedReference.FindStringSubmatch(s); m != nil {
		return named[m[1]], len(m[0])
	}
	m := numericReference.FindStringSubmatch(s)
	if m == nil {
		return 0, 0
	}
	digits, base := m[2], 10
	if m[1] != "" {
		digits, base = m[1], 16
	}
	n, err := strconv.ParseInt(digits, base, 64)
	if err != nil || n == 0 || n > utf8.MaxRune {
		return 0, 0
	}
	return rune(n), len(m[0])
}

// space reports whether b ends a word, which the end of the text does too.
func space(b byte) bool {
	return b == ' ' || b == '\t' || b == '\r' || b == '\n' || b == '\v' || b == 0
}

func (p *htmlParser) skip(while func(byte) bool) string {
	begin := p.pos
	for p.pos < len(p.src) && while(p.src[p.pos]) {
		p.pos++
	}
	return p.src[begin:p.pos]
}

func (p *htmlParser) startTag() error {
	begin := p.pos
	p.pos++
	name := strings.ToLower(p.skip(func(b byte) bool { return !space(b) && b != '>' }))
	if p.at(0) == 0 {
		return ill("Unclosed start tag at byte offset %d", begin)
	}
	if htmlTags[name] == "" {
		return ill("Unsupported start tag \"%s\" at byte offset %d", name, begin)
	}
	tag := htmlTag{name: name, offset: p.length, start: p.text.Len(), attrs: map[string]string{}}
	for {
		p.skip(space)
		if p.at(0) == '>' {
			p.pos++
			break
		}
		if err := p.attribute(&tag, begin); err != nil {
			return err
		}
	}
	if name == "span" && tag.attrs["class"] != "tg-spoiler" {
		return ill("Tag \"span\" must have class \"tg-spoiler\" at byte offset %d", begin)
	}
	p.open = append(p.open, tag)
	return nil
}

func (p *htmlParser) attribute(tag *htmlTag, begin int) error {
	name := strings.ToLower(p.skip(func(b byte) bool { return !space(b) && b != '=' && b != '>' }))
	if name == "" && p.at(0) != 0 {
		return ill("Empty attribute name in the tag \"%s\" at byte offset %d", tag.name, begin)
	}
	p.skip(space)
	if p.at(0) == 0 {
		return ill("Unclosed start tag \"%s\" at byte offset %d", tag.name, begin)
	}
	if p.at(0) != '=' {
		tag.attrs[name] = ""
		return nil
	}
	p.pos++
	p.skip(space)
	if p.at(0) == 0 {
		return ill("Unclosed start tag \"%s\" at byte offset %d", tag.name, begin)
	}
	value, err := p.value(begin)
	tag.attrs[name] = value
	return err
}

func (p *htmlParser) value(begin int) (string, error) {
	quote := p.at(0)
	if quote != '"' && quote != '\'' {
		at := p.pos
		token := p.skip(func(b byte) bool { return b == '.' || b == '-' || isAlphanumeric(b) })
		if !space(p.at(0)) && p.at(0) != '>' || p.at(0) == 0 {
			return "", ill("Unexpected end of name token at byte offset %d", at)
		}
		return strings.ToLower(token), nil
	}
	p.pos++
	var value strings.Builder
	for p.at(0) != quote {
		if p.pos >= len(p.src) {
			return "", ill("Unclosed start tag at byte offset %d", begin)
		}
		value.WriteRune(p.char())
	}
	p.pos++
	return value.String(), nil
}

func isAlphanumeric(b byte) bool {
	return b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

func (p *htmlParser) endTag() error {
	begin := p.pos
	n := len(p.open)
	if n == 0 {
		return ill("Unexpected end tag at byte offset %d", begin)
	}
	p.pos += 2
	name := strings.ToLower(p.skip(func(b byte) bool { return !space(b) && b != '>' }))
	p.skip(space)
	if p.at(0) != '>' {
		return ill("Unclosed end tag at byte offset %d", begin)
	}
	p.pos++
	tag := p.open[n-1]
	if name != "" && name != tag.name {
		return ill("Unmatched end tag at byte offset %d, expected \"</%s>\", found \"</%s>\"", begin, tag.name, name)
	}
	p.open = p.open[:n-1]
	p.close(tag)
	return nil
}

// close makes an entity of a tag, unless there is no text in it.
func (p *htmlParser) close(tag htmlTag) {
	e := Entity{Type: htmlTags[tag.name], Offset: tag.offset, Length: p.length - tag.offset}
	if e.Length == 0 {
		return
	}
	switch tag.name {
	case "a":
		e.URL = tag.attrs["href"]
		if e.URL == "" {
			e.URL = p.text.String()[tag.start:]
		}
		if !strings.ContainsAny(e.URL, ".:") {
			return // not a URL
		}
	case "blockquote":
		if _, ok := tag.attrs["expandable"]; ok {
			e.Type = "expandable_blockquote"
		}
	case "code":
		e.Language = strings.TrimPrefix(tag.attrs["class"], "language-")
		if n := len(p.open); n == 0 || p.open[n-1].name != "pre" {
			e.Language = "" // only code within pre has one
		}
	case "tg-emoji":
		e.EmojiID = tag.attrs["emoji-id"]
	}
	p.entities = append(p.entities, e)
}
