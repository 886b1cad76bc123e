package openai

import (
	"testing"
	"time"

	"chit/agent/llm"
)

// Nothing in the line can end it, or its bracket.
func TestContextLine(t *testing.T) {
	for _, c := range []struct {
		want string
		r    llm.Request
	}{
		{"", llm.Request{}},
		{"[Answer in words, call no tool.]", llm.Request{NoTools: true}},
		{"[About expense: #42 #43]", llm.Request{Situation: llm.Situation{About: []int64{42, 43}}}},
		{`[About: #42 48.00 EUR "a (joke)" Food 2026-11-21; #43 3.00 EUR "tea"]`, llm.Request{Situation: llm.Situation{
			About: []int64{42, 43}, Entries: []string{"#42 48.00 EUR \"a [joke]\"\nFood 2026-11-21", `#43 3.00 EUR "tea"`},
		}}},
		{`[They said before: Mon 2026-11-16 "420 (a week)" Tue 2026-11-17 "a \"plan\" of mine"; You asked: How much?]`, llm.Request{Situation: llm.Situation{
			Remarks: []llm.Remark{
				{At: time.Date(2026, 11, 16, 9, 0, 0, 0, time.UTC), Text: "420 [a\nweek]"},
				{At: time.Date(2026, 11, 17, 9, 0, 0, 0, time.UTC), Text: `a "plan" of mine`},
			},
			Pending: "How much?",
		}}},
		{"[Now: Sun 2026-11-22 12:00 UTC; Currency: EUR; Language: de; Categories: Bus, Tea; You asked: How much?; You answered in words.]", llm.Request{Situation: llm.Situation{
			Now: time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC), Currency: "EUR", Language: "de", Categories: []string{"Bus", "Tea"}, Pending: "How\nmuch?", Note: "You answered in words.",
		}}},
	} {
		if got := contextLine(c.r); got != c.want {
			t.Errorf("contextLine = %s, want %s", got, c.want)
		}
	}
}
