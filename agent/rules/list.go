package rules

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"chit/agent/action"
	"chit/expense/parse"
)

// A list that people ask for has up to three parts around what it is a list of:
// how many, in which order, and of which period.
//
//	(show) (my) last 5 expenses (on food) (in March)
//	(the) ten biggest expenses (this year)
//	by tag #trip

var (
	listVerb = regexp.MustCompile(`^(please |show me |show |list |find |give me |get |see |display |what were |what are |what was )*((the|my|our|all|of|me) )*`)
	// The number may stand on either side of the order: "last 5", "5 biggest".
	listShape    = regexp.MustCompile(`^(?:(\S+) )?(last|latest|newest|recent|most recent|biggest|largest|most expensive|highest|priciest|top)(?: (\S+))?(?: (.*))?$`)
	listNouns    = regexp.MustCompile(`^(?:expenses|expense|purchases|purchase|transactions|entries|entry|ones|one|items|payments|records)\b ?`)
	listAbout    = regexp.MustCompile(`^(?:on|for|at|in|with|from|of|tagged) `)
	listByTag    = regexp.MustCompile(`^(?:(?:expenses|everything|all|list|show|find) )?(?:(?:by|with|for)(?: the)? tag|(?:my |all |the )?(?:expenses |everything )?tagged(?: with)?|tag|with) #?([\p{L}\p{N}_-]+)$|^(?:(?:list|show|find|expenses|by|with|search|show me) )?#([\p{L}_-][\p{L}\p{N}_-]*)$`)
	listShapeHan = regexp.MustCompile(`^(?:请|给我|列出|显示|查看|看看|查找|找|看)*(?:我的?|所有)*(最近|最后|最新|最大|最贵|最高)的?(\d{1,3}|[一二两三四五六七八九十]{1,3}|几)?(?:笔|条|个|次|项)?的?(.*?)(?:的?(?:支出|消费|记录|开销|花费|账))*$`)
	listByTagHan = regexp.MustCompile(`^(?:按|查找|找|列出|显示|查看)?(?:标签|带标签|标签是|标签为)[:： ]?#?([\p{L}\p{N}_-]+?)(?:的(?:支出|记录))?$`)
)

var (
	listBound    = regexp.MustCompile(`^(?:expenses|purchases|everything|transactions|payments)((?: (?:in|from|on|at) \S+)? (?:over|above|more than|under|below|less than) .*)$`)
	listBoundHan = regexp.MustCompile(`^[在所有的列出显示查看]*(` + boundHan.String() + `)的?(?:支出|消费|记录|花费|开销)(?:有哪些|是哪些)?$`)
)

// tagWords are what all that listByTag finds has one of.
var tagWords = []string{"tag", "with ", "#"}

// defaultListed is how many expenses are listed when nobody says.
const defaultListed = 10

// listed reads what to list when it is more than words to look for.
func listed(m *message) (Reading, bool) {
	isChinese := strings.ContainsFunc(m.said, isHan)
	if tag, ok := tagListed(m.said, isChinese); ok {
		return wants(action.FindExpenses{Tag: tag}), true
	}
	said := strings.TrimSuffix(m.said, " please")
	if isChinese {
		if bound := listBoundHan.FindStringSubmatch(said); bound != nil {
			return finding(map[string]string{"words": bound[1]}, m.situation, m.text)
		}
	}
	verb := listVerb.FindString(said + " ")
	if bound := listBound.FindStringSubmatch(said[min(len(verb), len(said)):]); bound != nil {
		return finding(map[string]string{"words": bound[1]}, m.situation, m.text)
	}
	var find action.FindExpenses
	rest := said
	if span, ok := m.periodIn(rest); ok {
		find.Period = strings.TrimSpace(rest[span.Start:span.End])
		rest = rest[:span.Start] + " " + rest[span.End:]
	}
	rest = strings.Join(strings.Fields(rest), " ")
	if isChinese && strings.ContainsFunc(rest, isHan) {
		return listedHan(strings.ReplaceAll(rest, " ", ""), m.text, find)
	}
	verb = listVerb.FindString(rest + " ")
	parts := listShape.FindStringSubmatch(strings.TrimSpace(rest[min(len(verb), len(rest)):]))
	if parts == nil {
		return Reading{}, false
	}
	return listedOf(parts, verb != "", m.text, find)
}

// tagListed returns the tag whose expenses are asked for.
func tagListed(said string, isChinese bool) (string, bool) {
	var m []string
	if mentions(said, tagWords) {
		m = listByTag.FindStringSubmatch(said)
	}
	if m == nil && isChinese {
		m = listByTagHan.FindStringSubmatch(said)
	}
	if m == nil {
		return "", false
	}
	return strings.Join(m[1:], ""), true // one of the groups is empty
}

// mentions reports whether one of the words is in a text. To look for them costs
// a fraction of a pattern that needs one.
func mentions(text string, words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(text, w) })
}

// listedOf reads the parts of a list: a number before the order, the order, a
// word after it, and the rest.
func listedOf(m []string, asked bool, t *parse.Text, find action.FindExpenses) (Reading, bool) {
	before, order, after, rest := m[1], m[2], m[3], m[4]
	count := countOf(before, t)
	if before != "" && count == 0 {
		return Reading{}, false
	}
	if n := countOf(after, t); n != 0 && count == 0 {
		count = n
	} else {
		rest = strings.TrimSpace(after + " " + rest)
	}
	noun := listNouns.FindString(rest + " ")
	rest = strings.TrimSpace(rest[min(len(noun), len(rest)):])
	if about := listAbout.FindString(rest); about != "" {
		rest = rest[len(about):]
	} else if rest != "" && (noun != "" || count == 0 && !asked) {
		return Reading{}, false
	}
	switch {
	case hasAmount(rest, t) || len(strings.Fields(rest)) > maxSubject || strings.ContainsAny(rest, "0123456789"):
		return Reading{}, false
	case count == 0 && noun == "" && rest == "":
		return Reading{}, false // "last", "top"
	case count == 0 && slices.Contains(singular, strings.TrimSpace(noun)):
		count = 1
	}
	if !slices.Contains(byDay, order) {
		find.Order = action.LargestFirst
		count = cmp.Or(count, 5)
	}
	find.Limit = cmp.Or(count, defaultListed)
	if rest != "" {
		find.Text = parse.Subject(rest)
	}
	return wants(find), true
}

var (
	singular = []string{"expense", "purchase", "one"}
	byDay    = []string{"last", "latest", "newest", "recent", "most recent"}
)

func listedHan(rest string, t *parse.Text, find action.FindExpenses) (Reading, bool) {
	m := listShapeHan.FindStringSubmatch(rest)
	if m == nil {
		return Reading{}, false
	}
	order, about := m[1], strings.TrimSuffix(m[3], "的")
	count := countOf(m[2], t)
	if m[2] == "几" {
		count = 5
	}
	if m[2] == "" && about == "" || m[2] == "" && !strings.HasSuffix(rest, "支出") && !strings.HasSuffix(rest, "消费") && !strings.HasSuffix(rest, "记录") {
		return Reading{}, false
	}
	if utf8.RuneCountInString(about) > maxSubjectHan || strings.ContainsAny(about, "0123456789") || len(t.Part(about).Numbers()) > 0 {
		return Reading{}, false
	}
	find.Limit, find.Text = count, about
	if order != "最近" && order != "最后" && order != "最新" {
		find.Order = action.LargestFirst
	}
	if find.Limit == 0 {
		find.Limit = defaultListed
	}
	return wants(find), true
}

// countOf reads how many, in digits or words; 0 if it is no such number.
func countOf(s string, t *parse.Text) int {
	if s == "" || len(s) > 12 {
		return 0
	}
	if s == "两" {
		s = "二"
	}
	for _, n := range t.Part(s).Numbers() {
		if n.Text == s && len(n.Readings) == 1 && n.Readings[0].IsInteger() && n.Readings[0].IsPositive() && len(n.Readings[0].String()) <= 3 {
			return int(n.Readings[0].IntPart())
		}
	}
	return 0
}
