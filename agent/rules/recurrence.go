package rules

import "strings"

// withoutRecurrence takes "monthly" and the like from the end of a text: every
// expense is one that was paid, and nothing repeats by itself.
func withoutRecurrence(text string) (string, bool) {
	text = strings.TrimRight(strings.TrimSpace(text), ".!。！")
	lower := strings.ToLower(text)
	for _, words := range recurrences {
		if len(lower) == len(text) && strings.HasSuffix(lower, words) {
			return strings.TrimSpace(text[:len(text)-len(words)]), true
		}
	}
	return "", false
}

var recurrences = []string{
	" monthly", " weekly", " daily", " yearly", " annually", " every month", " every week", " every day", " every year", " each month", " per month", " per week",
	" per year", " a month", "/month", "/mo", "/week", "/year", " 每月", " 每周", " 每年", "每月", "每个月", "每周", "每年",
}
