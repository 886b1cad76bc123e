package inboxtest

import (
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
)

func replies(t T, s inbox.Store, lease time.Duration) (seqs []int64, all []inbox.Posting) {
	t.Helper()
	all, err := s.ClaimReplies(t.Context(), slack, lease, 10)
	if err != nil {
		t.Fatalf("ClaimReplies: %v", err)
	}
	for _, p := range all {
		seqs = append(seqs, p.Seq)
	}
	return seqs, all
}

func mark(t T, s inbox.Store, seq int64, m inbox.Mark) {
	t.Helper()
	if err := s.Mark(t.Context(), "slack:1", seq, m); err != nil {
		t.Fatalf("Mark: %v", err)
	}
}

func checkReplies(t T, s inbox.Store) {
	for _, id := range []chat.MessageID{"a", "b", "c"} {
		d := done(given(t, s, id))
		d.Send = id != "a"
		if out := finish(t, s, d); out.Sending {
			t.Errorf("the reply to %s overtakes the one to a", id)
		}
	}
	seqs, all := replies(t, s, long)
	equal(t, "replies", seqs, []int64{1})
	equal(t, "the first", all, []inbox.Posting{{
		Delivery: chat.Delivery{
			Conversation: "slack:1", Answers: "a", To: "ana", Card: "17",
			Reply: chat.Reply{Text: "saved a", Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}}, InPlace: true, Amends: true, Notice: true, Alert: true, Private: true, Asks: "the amount", Place: "Where I am"},
		}, Seq: 1, Attempts: 1,
	}})
	seqs, _ = replies(t, s, long)
	equal(t, "replies while the first is sent", seqs, []int64{})
	mark(t, s, 1, inbox.Mark{State: inbox.Sent})
	seqs, _ = replies(t, s, long)
	equal(t, "replies after the first", seqs, []int64{2})
	mark(t, s, 2, inbox.Mark{State: inbox.Pending, After: long})
	seqs, _ = replies(t, s, long)
	equal(t, "replies while the second waits", seqs, []int64{})
	for _, unmade := range []bool{true, false} {
		mark(t, s, 2, inbox.Mark{State: inbox.Pending, Unmade: unmade})
		_, all = replies(t, s, long)
		if want := map[bool]int{true: 1, false: 2}[unmade]; len(all) != 1 || all[0].Attempts != want {
			t.Errorf("after a request that was made or not (unmade: %v): %+v, want %d attempts", unmade, all, want)
		}
	}
	mark(t, s, 2, inbox.Mark{State: inbox.Refused, Reason: "blocked"})
	seqs, _ = replies(t, s, long)
	equal(t, "replies after the second", seqs, []int64{3})
}

func checkDoubt(t T, s inbox.Store) {
	d := done(given(t, s, "a"))
	d.Send, d.SendLease = true, lapsed
	finish(t, s, d)
	for doubts := 1; doubts <= 2; doubts++ {
		_, all := replies(t, s, lapsed)
		if len(all) != 1 || all[0].Doubts != doubts || all[0].Attempts != doubts+1 {
			t.Fatalf("replies = %+v, want one with %d doubts", all, doubts)
		}
	}
	mark(t, s, 1, inbox.Mark{State: inbox.Doubtful, Reason: "twice"})
	seqs, _ := replies(t, s, long)
	equal(t, "replies after giving up", seqs, []int64{})
	list, err := s.List(t.Context(), 5)
	if err != nil || len(list) != 1 || list[0].State != "doubtful" || list[0].Reason != "twice" {
		t.Errorf("List = %+v, %v, want the doubtful reply", list, err)
	}
}

func checkExternal(t T, s inbox.Store) {
	finish(t, s, done(given(t, s, "a")))
	mark(t, s, 1, inbox.Mark{State: inbox.Sent, ExternalID: "17.5"})
	for external, want := range map[string]chat.MessageID{"17.5": "a", "17.6": "", "": ""} {
		id, found, err := s.AnsweredBy(t.Context(), "slack:1", external)
		if id != want || found != (want != "") || err != nil {
			t.Errorf("AnsweredBy(%q) = %q, %v, %v, want %q", external, id, found, err, want)
		}
	}
	if id, found, _ := s.AnsweredBy(t.Context(), "slack:2", "17.5"); found {
		t.Errorf("another conversation knows %q", id)
	}
}

func checkScope(t T, s inbox.Store) {
	for _, c := range []chat.ConversationID{"telegram:1", "slack:1", "slack:2", "slack:T1/1", "slack:t1/1", "slack:T12/1", "Äh:%_/1"} {
		receive(t, s, c, "a", 0)
	}
	for _, tt := range []struct {
		scope inbox.Scope
		want  int
	}{
		{inbox.Scope{}, 0},
		{inbox.Scope{Conversation: "slack:2"}, 1},
		{inbox.Scope{Prefixes: []string{"slack:T1/"}}, 1},
		{inbox.Scope{Prefixes: []string{"slack:T1/", "Äh:%_/"}}, 1},
		{inbox.Scope{Platforms: []string{"slac"}, Prefixes: []string{"slack:%/"}}, 0},
		{inbox.Scope{Platforms: []string{"telegram"}, Prefixes: []string{"slack:t1/"}}, 2},
		{inbox.Scope{Platforms: []string{"slack"}}, 2},
		{inbox.Scope{Platforms: []string{"slack", "telegram"}}, 0},
	} {
		due, err := s.Waiting(t.Context(), tt.scope)
		if due.Messages != (tt.want > 0) || err != nil {
			t.Errorf("Waiting(%v) = %+v, %v", tt.scope, due, err)
		}
		jobs, err := s.Claim(t.Context(), tt.scope, long, 10)
		if len(jobs) != tt.want || err != nil {
			t.Errorf("Claim(%v) = %v, %v, want %d", tt.scope, jobs, err, tt.want)
		}
	}
}

func checkScopeOfReplies(t T, s inbox.Store) {
	for _, c := range []chat.ConversationID{"slack:T1/1", "slack:T2/1"} {
		finish(t, s, done(*receive(t, s, c, "a", long).Job))
	}
	for _, tt := range []struct{ prefix, want string }{{"slack:T3/", ""}, {"slack:T2/", "slack:T2/1"}, {"slack:T1/", "slack:T1/1"}} {
		scope, got := inbox.Scope{Prefixes: []string{tt.prefix}}, ""
		due, err := s.Waiting(t.Context(), scope)
		if due.Replies != (tt.want != "") || err != nil {
			t.Errorf("Waiting(%v) = %+v, %v", scope, due, err)
		}
		all, err := s.ClaimReplies(t.Context(), scope, long, 10)
		for _, p := range all {
			got += string(p.Conversation)
		}
		if got != tt.want || err != nil {
			t.Errorf("ClaimReplies(%v) = %q, %v, want %q", scope, got, err, tt.want)
		}
	}
}
