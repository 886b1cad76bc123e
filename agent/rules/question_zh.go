package rules

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"chit/expense/parse"
)

var questionsZH = sync.OnceValue(func() lexicon {
	l := newLexicon()
	l.phrasesOf(func(q *question) { q.asking, q.named = true, true }, "多少钱", "多少錢", "多少")
	l.phrasesOf(asks1, "什么", "什麼", "是什么", "是哪一笔", "是哪笔", "哪一笔", "哪笔", "是哪个", "是哪家", "吗", "嗎", "呢")
	l.phrasesOf(measures("average"), "平均每笔", "平均每次", "平均", "均价", "通常", "一般")
	l.phrasesOf(measures("median"), "中位数", "中位數")
	for _, classifier := range []string{"次", "笔", "杯", "顿", "瓶", "个", "张", "份", "趟", "餐", "碗", "件", "本", "筆", "頓", "個"} {
		l.phrasesOf(func(q *question) { q.measure, q.asking, q.named = "count", true, true }, "几"+classifier, "幾"+classifier, "多少"+classifier)
	}
	l.phrasesOf(measures("min"), "最便宜的一笔", "最便宜的", "最便宜", "最小的一笔", "最小的", "最小")
	l.phrasesOf(largest, "最大的一笔", "最大的", "最大", "最贵的一笔", "最贵的", "最贵", "最貴的", "最貴", "最高的一笔", "最高的", "最高", "单笔最大", "单笔最高")
	l.phrasesOf(mosts, "最多", "最多的")
	for unit, words := range map[string][]string{
		"day": {"每天", "每日", "一天"}, "week": {"每周", "每星期", "每个星期", "每週", "每礼拜", "一周", "一个星期"},
		"month": {"每月", "每个月", "每個月", "一个月"}, "year": {"每年"},
	} {
		l.phrasesOf(spread(unit), words...)
	}
	for unit, words := range map[string][]string{"day": {"按天", "按日", "逐日"}, "week": {"按周", "逐周"}, "month": {"按月", "各月", "逐月"}, "year": {"按年", "各年"}} {
		l.phrasesOf(func(q *question) { q.per, q.series, q.asking = unit, true, true }, words...)
	}
	for by, words := range map[string][]string{
		"category": {"按类别", "按分类", "每个类别", "每类", "各类", "哪一类", "哪类", "哪个类别", "哪个分类", "什么类别", "哪方面", "哪些方面", "什么上面", "什么东西上", "哪個類別"},
		"merchant": {"按商家", "按店", "每个商家", "每家店", "各商家", "哪个商家", "哪个店", "哪家店", "哪家商店", "哪家", "什么店", "哪里", "哪儿", "在哪里", "在哪儿", "在哪", "哪個商家", "哪裡", "什么最", "什么花"},
		"tag":      {"按标签", "哪个标签", "每个标签"},
		"author":   {"按人", "谁", "哪个人", "每个人", "誰"},
		"rate":     {"按税率", "哪个税率"},
		"weekday":  {"星期几", "周几", "礼拜几", "按星期", "星期幾", "週幾", "一周里哪天", "一周中哪天"},
		"month":    {"哪个月", "哪个月份", "哪個月"},
		"day":      {"哪天", "哪一天"},
		"year":     {"哪年", "哪一年"},
	} {
		l.phrasesOf(groups(by), words...)
	}
	l.phrasesOf(func(q *question) { q.by, q.asking, q.most = "category", true, true }, "钱都花在哪里", "钱都花在哪儿", "钱都花在哪", "钱花在哪里", "钱花在哪", "钱都花到哪", "钱花到哪", "钱都去哪")
	for noun, by := range map[string]string{"商家": "merchant", "店": "merchant", "类别": "category", "分类": "category", "类": "category", "一天": "day", "月份": "month", "月": "month", "人": "author"} {
		l.phrasesOf(func(q *question) { q.by, q.asking, q.most = by, true, true }, "最多的"+noun+"是哪个", "最多的"+noun+"是什么", "最多的"+noun)
	}
	l.phrasesOf(func(q *question) { q.of, q.asking = "tax", true }, "交了多少税", "付了多少税", "多少税", "交了多少增值税", "多少增值税")
	l.phrasesOf(spends, "花费", "花費", "支出", "开销", "開銷", "消费", "消費", "费用", "花钱", "花錢", "花", "用", "付", "一笔", "笔")
	l.phrasesOf(spent, "花了", "用了", "付了", "买了", "買了", "喝了", "吃了", "花过")
	l.phrasesOf(buys, "买", "買", "喝", "吃", "坐了", "打了", "去了", "点了")
	l.phrasesOf(filler, "我", "我们", "我們", "的", "了", "在", "上", "里", "裡", "里面", "是", "得", "都", "钱", "錢", "一共", "总共", "總共", "总", "合计", "平时", "大概", "要", "到", "那", "请问", "呢", "吧", "啊", "共", "过", "分别", "到底", "于", "有", "统计", "显示", "列出")
	return l
})

// withoutSpaces takes away the spaces between Chinese words.
var withoutSpaces = strings.NewReplacer(" ", "")

// scanHan reads a question in Chinese, where no spaces part the words, up to
// what breaks it.
func (q *question) scanHan(rest string, t *parse.Text) {
	rest = withoutSpaces.Replace(rest)
	if mentions(rest, turningZh) {
		q.broken = true
		return
	}
	for i := 0; i < len(rest) && !q.broken; {
		n, f := questionsZH().within(rest[i:])
		if n > 0 {
			f(q)
			q.broken = q.broken || q.isOpen() && !slices.Contains(around, rest[i:i+n])
			i += n
			continue
		}
		if n := q.currencyHan(rest[i:], t); n > 0 {
			i += n
			continue
		}
		n = q.joinsHan(rest[i:])
		if n == 0 {
			_, n = utf8.DecodeRuneInString(rest[i:])
			q.leftover(rest[i:i+n], i)
			q.at = i + n
		}
		i += n
	}
	q.broken = q.broken || q.isOpen() || q.currency != "" && !q.spent && q.measure == ""
	if strings.HasPrefix(rest, "按") {
		q.spent = true // 按类别统计
	}
	if q.per != "" && q.measure == "" && (!strings.Contains(rest, "多少") || q.past) {
		q.asking, q.series = q.asking || q.spent, true
	}
	if q.measure == "average" {
		q.series = false
	}
}

// around are words that may stand between what joins two things and the second.
var around = []string{"在", "我", "的", "我的"}

// joinersHan stand between two things that a question is about.
var joinersHan = []string{"以及", "或者", "还有", "還有", "和", "与", "與", "跟", "及", "或", "、", ",", "/", "&", "+"}

// joinsHan reads what joins something to the subject, and returns its length; 0 if
// the text begins with something else. A comma may part clauses as well.
func (q *question) joinsHan(s string) int {
	for _, joiner := range joinersHan {
		if !strings.HasPrefix(s, joiner) {
			continue
		}
		if len(q.subject) > 0 {
			q.link = append(q.link, joiner)
			return len(joiner)
		}
		if joiner == "," || joiner == "、" {
			return len(joiner)
		}
	}
	return 0
}

// maxCurrencyHan is how many characters the name of a currency may have.
const maxCurrencyHan = 5

// pieces count money without saying which.
var pieces = []string{"块", "块钱", "塊", "塊錢", "元", "圆", "圓"}

// currencyHan reads the name of a currency, 美元, and returns its length.
func (q *question) currencyHan(s string, t *parse.Text) int {
	ends := []int{}
	for i, r := range s {
		if len(ends) == maxCurrencyHan {
			break
		}
		ends = append(ends, i+utf8.RuneLen(r))
	}
	for _, end := range slices.Backward(ends) {
		if end < 3 || slices.Contains(pieces, s[:end]) || !t.HoldsMark(s[:end]) {
			continue
		}
		if currency, ok := t.Part(s[:end]).Currency(); ok {
			q.broken = q.broken || q.currency != "" || q.isOpen()
			q.currency, q.link = string(currency), nil
			return end
		}
	}
	return 0
}

// maxSubjectHan is how many characters the subject of a question may have.
const maxSubjectHan = 8

// turningZh are words that make another question of one.
var turningZh = []string{"比", "如果", "为什么", "为啥", "怎么", "应该", "能", "可以", "会", "不", "没", "你", "他", "她", "除了", "还是", "剩", "预算", "省", "最少", "以外", "开始", "赚", "收入", "这个", "那个", "欠"}

// maxPhraseHan is how many characters a phrase in Chinese may have.
const maxPhraseHan = 7

// within returns the longest phrase that a text begins with, and its length in
// bytes.
func (l lexicon) within(s string) (length int, meaning func(*question)) {
	end := 0
	for n := 0; n < maxPhraseHan && end < len(s); n++ {
		_, size := utf8.DecodeRuneInString(s[end:])
		end += size
		if f, ok := l.phrases[s[:end]]; ok {
			length, meaning = end, f
		}
	}
	return length, meaning
}
