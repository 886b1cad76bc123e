package textproto

import (
	"encoding/json"
	"html"
	"slices"
	"strings"

	"chit/agent/llm"
)

// Quotations are what others than the model wrote in the form of tags: people, and those
// whose texts are in results.
type quotations struct {
	any  bool            // there are tags, whole or not
	all  bool            // there are so many that any call may be one of them
	seen map[string]bool // calls, and objects after a tag
}

// maxTags bounds the work that a message can cause which consists of tags.
const maxTags = 64

// quotationsIn returns what is quoted in the texts of others.
func quotationsIn(said []string) quotations {
	var q quotations
	for _, s := range said {
		q.add(s)
	}
	return q
}

// saidIn returns the texts of a request that others than the model wrote.
func saidIn(r llm.Request) []string {
	said := slices.Concat([]string{r.Situation.Pending}, r.Situation.Categories, r.Situation.Entries, r.Situation.Facts)
	for _, remark := range r.Situation.Remarks {
		said = append(said, remark.Text)
	}
	for _, m := range r.Messages {
		if m.Role != llm.RoleAssistant {
			said = append(said, m.Text)
		}
	}
	return said
}

// add adds what is quoted in a text, also where a model would repeat it otherwise than
// it is written.
func (q *quotations) add(s string) {
	q.find(s)
	if u := html.UnescapeString(s); u != s {
		q.find(u)
	}
	if bare, _ := withoutThoughts(s); bare != s {
		q.find(bare)
	}
}

// find adds what is quoted in s. A model repairs what it repeats, so the arguments count
// also where the tag around them is not quite right.
func (q *quotations) find(s string) {
	n := 0
	for i := nextTag(s); i >= 0; i = nextTag(s) {
		if n++; n > maxTags {
			q.all = true
			return
		}
		if !q.any {
			q.any, q.seen = true, make(map[string]bool)
		}
		s = s[i:]
		if c, _, err := parseCall(s); err == nil {
			q.seen[key(c.Name, c.Args)] = true
		}
		_, after, _ := strings.Cut(s, "{")
		if args, _, err := parseObject("{" + after); err == nil && string(args) != "{}" {
			q.seen[key("", args)] = true
		}
		s = s[1:]
	}
}

// has reports whether somebody else wrote a call.
func (q *quotations) has(c llm.ToolCall) bool {
	return q.all || q.any && (q.seen[key(c.Name, c.Args)] || q.seen[key("", c.Args)])
}

// key is the same for calls that differ only in how they are written.
func key(name string, args json.RawMessage) string {
	var v any
	d := json.NewDecoder(strings.NewReader(string(args)))
	d.UseNumber()
	if d.Decode(&v) == nil {
		if sorted, err := json.Marshal(v); err == nil {
			args = sorted
		}
	}
	return letters(name) + "\x00" + string(args)
}

// harmlessSituation is s with nothing in it that begins like a tag of ours.
func harmlessSituation(s llm.Situation) llm.Situation {
	s.Pending, s.Note = harmless(s.Pending), harmless(s.Note)
	s.Categories, s.Entries, s.Facts = slices.Clone(s.Categories), slices.Clone(s.Entries), slices.Clone(s.Facts)
	for _, list := range [][]string{s.Categories, s.Entries, s.Facts} {
		for i, words := range list {
			list[i] = harmless(words)
		}
	}
	s.Remarks = slices.Clone(s.Remarks)
	for i, remark := range s.Remarks {
		s.Remarks[i].Text = harmless(remark.Text)
	}
	return s
}
