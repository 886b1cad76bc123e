package agenttest_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
	"chit/agent/memory"
	"chit/expense/storetest"
)

// TestAnEditOfAPart edits the words of the pictures of an album one by one.
func TestAnEditOfAPart(t *testing.T) {
	t.Parallel()
	type edit struct {
		part int
		text string
	}
	const forgotten = "I no longer know that message, so nothing was changed. Please write it again."
	for _, tt := range []struct {
		name    string
		album   []string
		edits   []edit
		want    []string
		answer  string // to the last edit
		unknown bool   // which lines are whose
	}{
		{"of several with words", []string{"lunch 12", "", "tea 3"}, []edit{{2, "tea 4"}}, []string{"lunch 12.00", "tea 4.00"}, "✏️", false},
		{"of the first", []string{"lunch 12", "tea 3"}, []edit{{0, "lunch 13"}}, []string{"lunch 13.00", "tea 3.00"}, "✏️", false},
		{"that had no words", []string{"lunch 12", ""}, []edit{{1, "tea 3"}}, []string{"lunch 12.00", "tea 3.00"}, "✅ #2", false},
		{"that had no words, before the others", []string{"", "tea 3"}, []edit{{0, "lunch 12"}, {1, "tea 4"}}, []string{"lunch 12.00", "tea 4.00"}, "✏️", false},
		{"that gets more lines", []string{"lunch 12", "tea 3"}, []edit{{0, "lunch 13\ncake 2"}, {1, "tea 5"}, {0, "lunch 14\ncake 2"}}, []string{"cake 2.00", "lunch 14.00", "tea 5.00"}, "✏️ #1", false},
		{"that loses its words", []string{"lunch 12", "tea 3"}, []edit{{1, ""}}, []string{"lunch 12.00"}, "🗑 #2", false},
		{"that had the only words", []string{"lunch 12", ""}, []edit{{0, ""}}, []string{"lunch 12.00"}, "", false},
		{"without a change", []string{"lunch 12", ""}, []edit{{1, ""}}, []string{"lunch 12.00"}, "", false},
		{"that is none", []string{"lunch 12", "tea 3"}, []edit{{2, "lunch 13"}}, []string{"lunch 12.00", "tea 3.00"}, forgotten, false},
		{"of which the lines are not known", []string{"lunch 12", "tea 3"}, []edit{{0, "lunch 13"}}, []string{"lunch 12.00", "tea 3.00"}, forgotten, true},
	} {
		k := newTalk(storetest.NewModel(), &notes{turns: map[chat.MessageID]memory.Turn{}}, "ana")
		said := slices.DeleteFunc(slices.Clone(tt.album), func(words string) bool { return words == "" })
		first := k.message(strings.Join(said, "\n"))
		for i, words := range tt.album {
			if !tt.unknown {
				first.Parts = append(first.Parts, chat.Part{ID: partID(first, i), Lines: min(len(words), 1)})
			}
		}
		reply, err := k.Handle(context.Background(), first)
		for _, e := range tt.edits {
			if err != nil {
				t.Fatal(err)
			}
			m := k.message(e.text)
			m.Edits, m.Parts = first.ID, []chat.Part{{ID: partID(first, e.part)}}
			reply, err = k.Handle(context.Background(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(tt.want, k.lines(t)); diff != "" {
			t.Errorf("%s: mismatch (-want +got):\n%s", tt.name, diff)
		}
		if !strings.HasPrefix(reply.Text, tt.answer) || tt.answer == "" && reply.Text != "" {
			t.Errorf("%s: the bot says %q, want %q", tt.name, reply.Text, tt.answer)
		}
	}
}

func partID(m chat.Message, n int) chat.MessageID { return chat.MessageID(fmt.Sprint(m.ID, "/", n)) }
