package lang_test

import (
	"testing"

	"chit/expense/parse/lang"
)

func TestChineseScript(t *testing.T) {
	for said, want := range map[string]string{
		"昨天午飯 120 元":     lang.Traditional,
		"買咖啡 65":         lang.Traditional,
		"早餐三明治 45，飲料 30": lang.Traditional,
		"昨天午饭 25":        lang.Simplified,
		"打车 18 元":        lang.Simplified,
		"咖啡 25":          "",
		"coffee 3":       "",
		"":               "",
		"台北車站买車票":        lang.Traditional, // mixed: what there is more of
	} {
		if got := lang.ChineseScript(said); got != want {
			t.Errorf("%q is in %q, want %q", said, got, want)
		}
	}
}
