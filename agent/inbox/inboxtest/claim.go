package inboxtest

import (
	"slices"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/llm"
)

func checkReceive(t T, s inbox.Store) {
	for i, id := range []chat.MessageID{"a", "b", "c"} {
		r := receive(t, s, "slack:1", id, 0)
		equal(t, "Receipt", r, inbox.Receipt{New: true, Seq: int64(i + 1)})
	}
	equal(t, "Receipt of a duplicate", receive(t, s, "slack:1", "b", long), inbox.Receipt{})
	equal(t, "Receipt after it", receive(t, s, "slack:1", "d", 0), inbox.Receipt{New: true, Seq: 4})
	equal(t, "Receipt of the same id elsewhere", receive(t, s, "slack:2", "b", 0), inbox.Receipt{New: true, Seq: 1})
}

func checkGiven(t T, s inbox.Store) {
	j := given(t, s, "a")
	equal(t, "Job", j, inbox.Job{Fence: inbox.Fence{Conversation: "slack:1", Epoch: 1}, Seq: 1, Message: Message("slack:1", "a"), Attempts: 1})
	if r := receive(t, s, "slack:1", "b", long); r.Job != nil {
		t.Errorf("a conversation at work was given away: %+v", r.Job)
	}
	equal(t, "Claim of a conversation at work", claim(t, s, long), []inbox.Job{})
	equal(t, "Next", finish(t, s, done(j)).Next, (*inbox.Job)(nil))
	if r := receive(t, s, "slack:1", "c", long); r.Job != nil {
		t.Errorf("a conversation with a message that waits was given away: %+v", r.Job)
	}
}

func checkOne(t T, s inbox.Store) {
	receive(t, s, "slack:1", "a", 0)
	receive(t, s, "slack:1", "b", 0)
	receive(t, s, "slack:2", "c", 0)
	jobs := claim(t, s, long)
	slices.SortFunc(jobs, func(a, b inbox.Job) int { return len(a.Message.ID) - len(b.Message.ID) })
	if len(jobs) != 2 {
		t.Fatalf("claimed %d conversations, want 2", len(jobs))
	}
	for _, j := range jobs {
		if j.Seq != 1 || j.Message.Text == "" || j.Attempts != 1 {
			t.Errorf("claimed %+v, want the first message whole", j)
		}
	}
	equal(t, "second claim", claim(t, s, long), []inbox.Job{})
}

func checkLapse(t T, s inbox.Store) {
	receive(t, s, "slack:1", "a", 0)
	first := claim(t, s, lapsed)
	second := claim(t, s, long)
	if len(first) != 1 || len(second) != 1 || second[0].Fence.Epoch <= first[0].Fence.Epoch || second[0].Attempts != 2 {
		t.Errorf("claims = %+v, then %+v, want the same message with a later epoch", first, second)
	}
}

func checkFence(t T, s inbox.Store) {
	receive(t, s, "slack:1", "a", 0)
	old := claim(t, s, lapsed)[0]
	claim(t, s, long)
	_, err := s.Finish(t.Context(), done(old))
	fenced(t, "Finish", err)
	fenced(t, "KeepAnswer", s.KeepAnswer(t.Context(), old.Fence, old.Seq, 1, llm.Response{Text: "x"}))
	fenced(t, "Postpone", s.Postpone(t.Context(), old.Fence, old.Seq, 0, "x", false))
	lost, err := s.Renew(t.Context(), []inbox.Fence{old.Fence}, long)
	if err != nil {
		t.Fatalf("Renew: %v", err)
	}
	equal(t, "lost", lost, []inbox.Fence{old.Fence})
	if n, err := s.Handled(t.Context(), "slack:1"); n != 0 || err != nil {
		t.Errorf("Handled = %d, %v, want 0", n, err)
	}
	if answers, _ := s.Answers(t.Context(), "slack:1", 1); len(answers) > 0 {
		t.Errorf("a fenced answer was kept: %v", answers)
	}
}

func checkRenew(t T, s inbox.Store) {
	receive(t, s, "slack:1", "a", 0)
	j := claim(t, s, lapsed)[0]
	lost, err := s.Renew(t.Context(), []inbox.Fence{j.Fence}, long)
	if err != nil || len(lost) > 0 {
		t.Fatalf("Renew = %v, %v", lost, err)
	}
	equal(t, "Claim after Renew", claim(t, s, long), []inbox.Job{})
}

// checkLateRenewal has a renewal arrive after the end of its run, when another
// message has come in and no worker was free.
func checkLateRenewal(t T, s inbox.Store) {
	for id, lease := range map[chat.MessageID]time.Duration{"next wanted": long, "next not wanted": 0} {
		j := given(t, s, id)
		d := done(j)
		d.Lease = lease
		finish(t, s, d)
		receive(t, s, "slack:1", id+", after it", 0)
		lost, err := s.Renew(t.Context(), []inbox.Fence{j.Fence}, long)
		if len(lost) != 1 || err != nil {
			t.Errorf("%s: lost %v, %v, want the fence that has fallen", id, lost, err)
		}
		jobs := claim(t, s, long)
		if len(jobs) != 1 {
			t.Fatalf("%s: claimed %v, want the message that waits", id, jobs)
		}
		finish(t, s, done(jobs[0]))
	}
}
