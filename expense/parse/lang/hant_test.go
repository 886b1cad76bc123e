package lang

import (
	"fmt"
	"slices"
	"testing"
)

// TestTraditionalForms holds that each simplified character of the Chinese tables has a
// traditional form, so that a wording that is added is known in both.
func TestTraditionalForms(t *testing.T) {
	both := newTraditional()
	missing := map[rune]bool{}
	for _, c := range fmt.Sprintf("%+v", chinese) {
		if hanOfOne()[c] < 0 && both.of(c) == nil && !missing[c] {
			missing[c] = true
			t.Errorf("%c has no traditional form", c)
		}
	}
}

func TestInTraditional(t *testing.T) {
	both := newTraditional()
	for _, tt := range []struct {
		said string
		want []string
	}{
		{"咖啡", []string{"咖啡"}},
		{"税率", []string{"稅率"}},
		{"只", []string{"只"}},
		{"理发", []string{"理發", "理髮"}},
		{"把{number}的{field}改成{value}", []string{"把{number}的{field}改成{value}"}},
	} {
		if got := both.formsOf(tt.said); !slices.Equal(got, tt.want) {
			t.Errorf("%q is %q, want %q", tt.said, got, tt.want)
		}
	}
	for own, want := range map[string]string{
		both.list("删除|刪除|导出", "|"):  "删除|刪除|导出|導出",
		both.keyed("TWD:台币 USD:美元"): "TWD:台币,台幣,臺幣 USD:美元",
		both.cue("没/沒 有? 钱"):        "没/沒 有? 钱/錢",
		both.pattern("(?:记|[个x])了"): "(?:[记記]|[个個x])了",
	} {
		if own != want {
			t.Errorf("%q, want %q", own, want)
		}
	}
}
