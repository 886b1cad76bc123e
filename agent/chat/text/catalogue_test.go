package text_test

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// catalogue returns a language's texts by key, with plural forms joined.
func catalogue(t *testing.T, lang string) map[string]string {
	t.Helper()
	data, err := os.ReadFile(lang + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var raw map[string]any
	if err := json.Unmarshal(data, &raw); err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for key, v := range raw {
		switch v := v.(type) {
		case string:
			texts[key] = v
		case map[string]any:
			texts[key], _ = v["other"].(string)
		}
	}
	return texts
}

func TestEveryReasonHasASentence(t *testing.T) {
	for _, texts := range text.All() {
		for _, reason := range expense.Reasons {
			if !texts.HasOf(text.FamilyError, string(reason)) {
				t.Errorf("%s has no sentence for the reason %s", texts.Language(), reason)
			}
		}
	}
}

func TestEveryCommandHasADescription(t *testing.T) {
	for _, texts := range text.All() {
		for _, name := range chat.Commands {
			// Telegram's limit for a description is 256 characters.
			if said := texts.SayOf(text.FamilyCommand, name); !texts.HasOf(text.FamilyCommand, name) || len([]rune(said)) > 256 {
				t.Errorf("%s: the description of /%s is %q", texts.Language(), name, said)
			}
		}
	}
}

func TestDay(t *testing.T) {
	today := expense.Date{Year: 2026, Month: 11, Day: 21}
	for _, c := range []struct {
		days   int
		en, zh string
	}{
		{0, "today", "今天"},
		{-1, "yesterday, Fri 20 Nov", "昨天 11月20日 周五"},
		{1, "tomorrow, Sun 22 Nov", "明天 11月22日 周日"},
		{-5, "Mon 16 Nov", "11月16日 周一"},
		{-365, "Fri 21 Nov 2025", "2025年11月21日 周五"},
	} {
		for lang, want := range map[string]string{"en": c.en, "zh": c.zh} {
			if got := text.In(lang).Day(today.AddDays(c.days), today); got != want {
				t.Errorf("%s: Day(%+d) = %q, want %q", lang, c.days, got, want)
			}
		}
	}
}

func TestSpoken(t *testing.T) {
	for tag, want := range map[string]string{"en": "en", "en_US": "en", "zh-Hant-TW": "zh", "zh_CN": "zh", "de": "de", "de-AT": "de", "fi": "en", "": "en"} {
		if got := text.Spoken(tag); got != want {
			t.Errorf("Spoken(%q) = %q, want %q", tag, got, want)
		}
	}
}

func TestUnclassifiedErrorsStayInside(t *testing.T) {
	got := text.In("en").Error(os.ErrPermission)
	if strings.Contains(got, "permission") {
		t.Errorf("the person reads %q", got)
	}
}

func TestSay(t *testing.T) {
	en, zh := text.In("en"), text.In("zh")
	for _, c := range []struct {
		got, want string
	}{
		{en.Say(text.Expenses, text.Args{"N": 1}), "1 expense"},
		{en.Say(text.Expenses, text.Args{"N": 3}), "3 expenses"},
		{zh.Say(text.Expenses, text.Args{"N": 1}), "1 笔支出"},
		{en.Say(text.IsOut, text.Args{"Line": "{{.Line}} 5"}), "{{.Line}} 5 is undone."},
		{en.SayOf(text.FamilyFix, "nothing"), "fix_nothing"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

// badChinese matches what Chinese typography avoids: an ASCII mark where Chinese
// has its own, and a space next to a full-width mark.
var badChinese = regexp.MustCompile(`\p{Han}[,;:?!()]|[,;:?!()]\p{Han}|[。，、：；！？（）“”] | [。，、：；！？（）”]|\p{Han} \p{Han}`)

// exampleGap separates examples in one line.
const exampleGap = " · "

func TestChineseIsSetAsChinese(t *testing.T) {
	for key, said := range catalogue(t, "zh") {
		if found := badChinese.FindString(strings.ReplaceAll(said, exampleGap, "·")); found != "" {
			t.Errorf("%s has %q: %s", key, found, said)
		}
	}
	for _, bad := range []string{"没有支出: 3", "不含税, 税", "这一天。 是哪", "（退款） 4"} {
		if !badChinese.MatchString(bad) {
			t.Errorf("%q passes", bad)
		}
	}
}

func TestSentences(t *testing.T) {
	for _, tt := range []struct {
		said []string
		want string
	}{
		{[]string{"There is no day \"soon\".", "Which day was it?"}, "There is no day \"soon\". Which day was it?"},
		{[]string{"没有“soon”这一天。", "是哪一天？"}, "没有“soon”这一天。是哪一天？"},
		{[]string{"", "One."}, "One."},
		{[]string{"有两种读法。", "[1.20 EUR]", "[1,200.00 EUR]"}, "有两种读法。[1.20 EUR] [1,200.00 EUR]"},
	} {
		if got := text.Sentences(tt.said...); got != tt.want {
			t.Errorf("Sentences(%q) = %q, want %q", tt.said, got, tt.want)
		}
	}
}

// TestErrorsNameReasonsInWords checks that no code of a tax line reaches a person.
func TestErrorsNameReasonsInWords(t *testing.T) {
	err := expense.Invalid(expense.ReasonTaxReasonUnfit, expense.Args{"Reason": expense.TaxReverseCharge})
	for language, words := range map[string]string{"en": "reverse charge", "zh": "反向征税"} {
		if said := text.In(language).Error(err); !strings.Contains(said, words) {
			t.Errorf("%s: %q does not say %q", language, said, words)
		}
	}
}
