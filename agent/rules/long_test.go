package rules

import (
	"strings"
	"testing"
)

// TestLongText measures by allocations that four times the text costs about four times as
// much.
func TestLongText(t *testing.T) {
	for language, sentence := range map[string]string{
		"en": "so we went to the shop in town and I think it was 4.50 for the sandwich, she said, ",
		"zh": "昨天和同事在公司附近吃火锅花了235块钱然后我们又去看了一场电影还买了5杯可乐",
	} {
		allocations := func(n int) float64 {
			text := strings.Repeat(sentence, n/len([]rune(sentence)))
			return testing.AllocsPerRun(3, func() { New().Read(text, situationIn(language)) })
		}
		if short, long := allocations(900), allocations(3600); long > 6*short {
			t.Errorf("%s: %v allocations for 900 characters, %v for 3600", language, short, long)
		}
	}
}
