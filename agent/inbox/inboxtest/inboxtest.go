// Package inboxtest is the test suite of inbox.Store, with a store in memory that
// passes it. Databases are compared with that store, and simulations run on it.
package inboxtest

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
	"chit/expense/storetest"
)

// A T is what a check needs of a *testing.T.
type T = storetest.T

// Checks are the checks of the suite, by name.
var Checks = map[string]func(T, inbox.Store){
	"AMessageIsNumberedOnce":       checkReceive,
	"AnIdleConversationIsGiven":    checkGiven,
	"OneWorksAtATime":              checkOne,
	"ALapsedLeaseIsClaimedAgain":   checkLapse,
	"AFallenFenceChangesNothing":   checkFence,
	"ARenewedLeaseLasts":           checkRenew,
	"ALateRenewalHoldsNothing":     checkLateRenewal,
	"ARunIsFinished":               checkFinish,
	"FinishHandsOutTheNext":        checkNext,
	"AJobKnowsWhatIsRemembered":    checkRemembered,
	"AnswersAreKept":               checkAnswers,
	"APostponedMessageComesBack":   checkPostpone,
	"RepliesGoInOrder":             checkReplies,
	"AReplyInDoubtComesBack":       checkDoubt,
	"AReplyIsFoundByItsExternalID": checkExternal,
	"ScopesAreApart":               checkScope,
	"UnreadableBlocksNothing":      checkRaw,
	"SetAsideAndRetried":           checkAside,
	"KeptAndRetried":               checkKept,
	"OldIsForgotten":               checkPrune,
	"AnAddressFollowsItsPeople":    checkAddress,
	"APostIsSaidOnce":              checkPost,
	"APostWaitsItsTurn":            checkPostOrder,
	"APostIsSaidWhereItBelongs":    checkPostElsewhere,
	"WhoBlocksIsNotWrittenTo":      checkBlocked,
	"ManyPostAtOnce":               checkPosts,
	"AMessageIsLookedUp":           checkMessage,
	"OddText":                      checkOdd,
	"ManyAtOnce":                   checkMany,
}

// Run runs the suite, each check on a new and empty store made by open.
func Run(t *testing.T, open func(t *testing.T) inbox.Store) {
	for name, check := range Checks {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			check(t, open(t))
		})
	}
}

// long is a lease that outlasts every test, and lapsed one that has expired from
// the start, so no test has to wait.
const (
	long   = 5 * time.Minute
	lapsed = -time.Second
)

var (
	noon  = time.Date(2026, time.November, 20, 12, 0, 0, 0, time.UTC)
	slack = inbox.Scope{Platforms: []string{"slack"}}
)

// Message returns a message with every field set.
func Message(c chat.ConversationID, id chat.MessageID) chat.Message {
	return chat.Message{
		Conversation: c, ID: id, Sender: chat.Sender{Person: expense.Person{ID: "slack:u", Name: "Ana"}, Language: "en", Region: "DE", Zone: "Europe/Berlin", Currency: "EUR"},
		Ledger: expense.LedgerID(c), Direct: true, Text: "coffee 4.50 <b>&", Choice: "undo:1", ReplyTo: "m0", At: noon,
		Quotes: []chat.Quote{{Kind: chat.Forwarded, Text: "lunch 12", At: noon}, {Kind: chat.Quoted, Text: "tea 3"}},
	}
}

func receive(t T, s inbox.Store, c chat.ConversationID, id chat.MessageID, lease time.Duration) inbox.Receipt {
	t.Helper()
	r, err := s.Receive(t.Context(), inbox.Arrival{Message: Message(c, id), At: noon, Lease: lease})
	if err != nil {
		t.Fatalf("Receive(%s, %s): %v", c, id, err)
	}
	return r
}

func claim(t T, s inbox.Store, lease time.Duration) []inbox.Job {
	t.Helper()
	jobs, err := s.Claim(t.Context(), slack, lease, 10)
	if err != nil {
		t.Fatalf("Claim: %v", err)
	}
	return jobs
}

// given receives a message into the idle conversation slack:1 and returns its job.
func given(t T, s inbox.Store, id chat.MessageID) inbox.Job {
	t.Helper()
	r := receive(t, s, "slack:1", id, long)
	if r.Job == nil {
		t.Fatalf("Receive(slack:1, %s) gave no job", id)
	}
	return *r.Job
}

// done returns a result with every field set.
func done(j inbox.Job) inbox.Done {
	c := j.Message.Conversation
	return inbox.Done{
		Fence: j.Fence, Seq: j.Seq, Answers: j.Message.ID, To: "ana", Card: "17",
		Reply: chat.Reply{Text: "saved " + string(j.Message.ID), Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}}, InPlace: true, Notice: true, Private: true},
		Turn:  &memory.Turn{Conversation: c, MessageID: j.Message.ID, At: noon, Reply: "saved", ReadBy: "rules"}, SendLease: long,
	}
}

func finish(t T, s inbox.Store, d inbox.Done) inbox.Outcome {
	t.Helper()
	out, err := s.Finish(t.Context(), d)
	if err != nil {
		t.Fatalf("Finish(%s, %d): %v", d.Fence.Conversation, d.Seq, err)
	}
	return out
}

func equal(t T, what string, got, want any) {
	t.Helper()
	if d := cmp.Diff(want, got, cmpopts.EquateEmpty()); d != "" {
		t.Errorf("%s: mismatch (-want +got):\n%s", what, d)
	}
}

func fenced(t T, what string, err error) {
	t.Helper()
	if !errors.Is(err, inbox.ErrFenced) {
		t.Errorf("%s = %v, want it fenced", what, err)
	}
}

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

func checkFinish(t T, s inbox.Store) {
	j := given(t, s, "a")
	d := done(j)
	d.Send = true
	equal(t, "Outcome", finish(t, s, d), inbox.Outcome{Sending: true, Turns: 1})
	_, err := s.Finish(t.Context(), d)
	fenced(t, "Finish twice", err)
	if n, err := s.Handled(t.Context(), "slack:1"); n != 1 || err != nil {
		t.Errorf("Handled = %d, %v, want 1", n, err)
	}
	silent := done(given(t, s, "b"))
	silent.Reply, silent.Send = chat.Reply{}, true
	equal(t, "Outcome of a silent run", finish(t, s, silent), inbox.Outcome{Turns: 2})
	if m, r, err := s.Waiting(t.Context(), slack); m || r || err != nil {
		t.Errorf("Waiting = %v, %v, %v, want nothing", m, r, err)
	}
	if remembers, ok := s.(memory.Store); ok {
		turns, err := remembers.Recent(t.Context(), "slack:1", 5)
		if err != nil {
			t.Fatalf("Recent: %v", err)
		}
		equal(t, "Recent", turns, []memory.Turn{*d.Turn, *silent.Turn})
	}
}

func checkNext(t T, s inbox.Store) {
	j := given(t, s, "a")
	receive(t, s, "slack:1", "b", long)
	receive(t, s, "slack:1", "c", long)
	d := done(j)
	d.Lease = long
	out := finish(t, s, d)
	equal(t, "Next", out.Next, &inbox.Job{Fence: j.Fence, Seq: 2, Message: Message("slack:1", "b"), Attempts: 1, Turns: 1})
	equal(t, "Claim while it is held", claim(t, s, long), []inbox.Job{})
	finish(t, s, done(*out.Next))
	jobs := claim(t, s, long)
	if len(jobs) != 1 || jobs[0].Seq != 3 {
		t.Errorf("claimed %+v, want the third message", jobs)
	}
}

// checkRemembered hands out jobs in each of the three ways.
func checkRemembered(t T, s inbox.Store) {
	question := &memory.Pending{ID: "q", Asked: noon, Actor: "slack:u", Ask: "How much?", Field: "amount", Actions: action.Keep(action.AddExpense{Description: "taxi"})}
	expect := func(how string, j inbox.Job, open *memory.Pending, turns int64) {
		t.Helper()
		if equal(t, how+" knows the open question", j.Open, open); j.Turns != turns {
			t.Errorf("%s counts %d turns, want %d", how, j.Turns, turns)
		}
	}
	j := given(t, s, "a")
	expect("the first job", j, nil, 0)
	receive(t, s, "slack:1", "b", long)
	asks := done(j)
	asks.Open, asks.Lease = question, long
	out := finish(t, s, asks)
	expect("the next job", *out.Next, question, 1)
	forgets := done(*out.Next)
	forgets.Turn = nil // like a message that is set aside
	finish(t, s, forgets)
	j = given(t, s, "c")
	expect("a job at its receipt", j, question, 1)
	if err := s.Postpone(t.Context(), j.Fence, j.Seq, 0, "why", true); err != nil {
		t.Fatalf("Postpone: %v", err)
	}
	jobs := claim(t, s, long)
	if len(jobs) != 1 {
		t.Fatalf("claimed %v, want one job", jobs)
	}
	expect("a claimed job", jobs[0], question, 1)
	if finish(t, s, done(jobs[0])); given(t, s, "d").Open != nil {
		t.Errorf("the question is open after its answer")
	}
}

func checkAnswers(t T, s inbox.Store) {
	j := given(t, s, "a")
	want := map[int]llm.Response{
		1: {Text: "one", Finish: llm.FinishDone, Usage: llm.Usage{Prompt: 5, Completion: 1}},
		2: {Calls: []llm.ToolCall{{ID: "1", Name: "add_expense", Args: []byte(`{"a":  1}`)}}, Extra: []byte(`{"b":  2}`)},
	}
	for step, r := range want {
		if err := s.KeepAnswer(t.Context(), j.Fence, j.Seq, step, r); err != nil {
			t.Fatalf("KeepAnswer: %v", err)
		}
	}
	got, err := s.Answers(t.Context(), "slack:1", 1)
	if err != nil {
		t.Fatalf("Answers: %v", err)
	}
	equal(t, "Answers", got, want)
	got, _ = s.Answers(t.Context(), "slack:1", 2)
	equal(t, "Answers of another message", got, map[int]llm.Response{})
}

func checkPostpone(t T, s inbox.Store) {
	j := given(t, s, "a")
	defer func() {
		lost, err := s.Renew(t.Context(), []inbox.Fence{j.Fence}, long)
		if len(lost) != 1 || err != nil {
			t.Errorf("what was given back was renewed (%v)", err)
		}
	}()
	for _, tt := range []struct {
		after  time.Duration
		refund bool
		want   int // attempts of the next run, 0 if it is not due
	}{{0, false, 2}, {0, true, 2}, {long, false, 0}} {
		if err := s.Postpone(t.Context(), j.Fence, j.Seq, tt.after, "why", tt.refund); err != nil {
			t.Fatalf("Postpone: %v", err)
		}
		jobs := claim(t, s, long)
		got := 0
		if len(jobs) > 0 {
			j = jobs[0]
			if j.Failures != 1 {
				t.Errorf("failures = %d, want the first postponement only", j.Failures)
			}
			got = j.Attempts
		}
		if got != tt.want {
			t.Errorf("after Postpone(%v, refund %v) attempts = %d, want %d", tt.after, tt.refund, got, tt.want)
		}
	}
}

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
			Reply: chat.Reply{Text: "saved a", Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}}, InPlace: true, Notice: true, Private: true},
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
	receive(t, s, "telegram:1", "a", 0)
	receive(t, s, "slack:1", "a", 0)
	receive(t, s, "slack:2", "a", 0)
	for _, tt := range []struct {
		scope inbox.Scope
		want  int
	}{{inbox.Scope{}, 0}, {inbox.Scope{Conversation: "slack:2"}, 1}, {inbox.Scope{Platforms: []string{"slack"}}, 1}, {inbox.Scope{Platforms: []string{"slack", "telegram"}}, 1}} {
		waits, _, err := s.Waiting(t.Context(), tt.scope)
		if waits != (tt.want > 0) || err != nil {
			t.Errorf("Waiting(%v) = %v, %v", tt.scope, waits, err)
		}
		jobs, err := s.Claim(t.Context(), tt.scope, long, 10)
		if len(jobs) != tt.want || err != nil {
			t.Errorf("Claim(%v) = %v, %v, want %d", tt.scope, jobs, err, tt.want)
		}
	}
}

func checkRaw(t T, s inbox.Store) {
	for range 2 {
		if err := s.ReceiveRaw(t.Context(), "slack", "k", []byte{0, 0xff, 'x'}); err != nil {
			t.Fatalf("ReceiveRaw: %v", err)
		}
	}
	equal(t, "Claim", claim(t, s, long), []inbox.Job{})
	list, err := s.List(t.Context(), 5)
	if err != nil || len(list) != 1 || list[0].State != "raw" {
		t.Errorf("List = %+v, %v, want one that is raw", list, err)
	}
}

func checkKept(t T, s inbox.Store) {
	j := given(t, s, "a")
	receive(t, s, "slack:1", "b", 0)
	d := done(j)
	d.Keep, d.Turn, d.Lease = "the model is away", nil, long
	next := finish(t, s, d).Next
	if next == nil || next.Message.ID != "b" || next.Kept {
		t.Fatalf("after a message that is kept comes %+v, want b", next)
	}
	finish(t, s, done(*next))
	for limit, want := range map[int]int{0: 0, 1: 1, 5: 1} {
		list, err := s.Kept(t.Context(), slack, limit)
		if err != nil || len(list) != want {
			t.Fatalf("Kept(%d) = %+v, %v, want %d", limit, list, err, want)
		}
		if want == 1 {
			equal(t, "what is kept", []any{list[0].Conversation, list[0].Seq, list[0].State, list[0].Reason},
				[]any{chat.ConversationID("slack:1"), int64(1), "kept", "the model is away"})
		}
	}
	for _, other := range []inbox.Scope{{}, {Platforms: []string{"telegram"}}, {Conversation: "slack:2"}} {
		if list, err := s.Kept(t.Context(), other, 5); err != nil || len(list) > 0 {
			t.Errorf("Kept of %+v = %+v, %v, want none", other, list, err)
		}
	}
	if _, err := s.Prune(t.Context(), noon.AddDate(100, 0, 0)); err != nil {
		t.Fatalf("Prune: %v", err)
	}
	if err := s.Retry(t.Context(), "slack:1", 1); err != nil {
		t.Fatalf("Retry: %v", err)
	}
	if err := s.Retry(t.Context(), "slack:1", 1); err == nil {
		t.Errorf("a message was retried twice")
	}
	jobs := claim(t, s, long)
	if len(jobs) != 1 || jobs[0].Seq != 3 || jobs[0].Message.ID != "a" || !jobs[0].Kept || jobs[0].Attempts != 1 {
		t.Fatalf("the retried message is %+v, want a as the third, kept", jobs)
	}
	if err := s.Postpone(t.Context(), jobs[0].Fence, 3, 0, "interrupted", true); err != nil {
		t.Fatalf("Postpone: %v", err)
	}
	jobs = claim(t, s, long)
	if len(jobs) != 1 || !jobs[0].Kept {
		t.Fatalf("the retried message after an interruption is %+v, want it kept: its sender knows", jobs)
	}
	d = done(jobs[0]) // kept a second time
	d.Keep, d.Turn = "the model is away", nil
	finish(t, s, d)
	list, err := s.Kept(t.Context(), slack, 5)
	if err != nil || len(list) != 1 || list[0].Seq != 3 {
		t.Errorf("Kept = %+v, %v, want the third", list, err)
	}
}

func checkAside(t T, s inbox.Store) {
	j := given(t, s, "a")
	receive(t, s, "slack:1", "b", 0)
	d := done(j)
	d.Aside, d.Turn = "panic", nil
	finish(t, s, d)
	list, err := s.List(t.Context(), 5)
	if err != nil || len(list) != 2 {
		t.Fatalf("List = %+v, %v, want two", list, err)
	}
	equal(t, "states", []string{list[0].State, list[1].State}, []string{"aside", "waiting"})
	equal(t, "reason", list[0].Reason, "panic")
	equal(t, "text", list[0].Text, "coffee 4.50 <b>&\nlunch 12\ntea 3")
	if err := s.Retry(t.Context(), "slack:1", 2); err == nil {
		t.Errorf("a message that is not aside was retried")
	}
	if err := s.Retry(t.Context(), "slack:1", 1); err != nil {
		t.Fatalf("Retry: %v", err)
	}
	if err := s.Retry(t.Context(), "slack:1", 1); err == nil {
		t.Errorf("a message was retried twice")
	}
	jobs := claim(t, s, long)
	d = done(jobs[0])
	d.Lease = long
	next := finish(t, s, d).Next
	if next == nil || next.Seq != 3 || next.Message.ID != "a" {
		t.Errorf("the retried message is %+v, want a as the third", next)
	}
}

func checkPrune(t T, s inbox.Store) {
	finish(t, s, done(given(t, s, "a")))
	mark(t, s, 1, inbox.Mark{State: inbox.Sent, ExternalID: "x"})
	receive(t, s, "slack:1", "b", 0)
	if oldest, err := s.Oldest(t.Context()); err != nil || !oldest.Equal(noon) {
		t.Errorf("Oldest = %v, %v, want %v", oldest, err, noon)
	}
	if err := s.TryWrite(t.Context()); err != nil {
		t.Errorf("TryWrite: %v", err)
	}
	if n, err := s.Prune(t.Context(), noon.Add(-time.Hour)); err != nil || n != 0 {
		t.Errorf("Prune of nothing = %d, %v", n, err)
	}
	if n, err := s.Prune(t.Context(), time.Now().Add(time.Hour)); err != nil || n == 0 {
		t.Errorf("Prune = %d, %v", n, err)
	}
	jobs := claim(t, s, long)
	if len(jobs) != 1 || jobs[0].Message.ID != "b" {
		t.Errorf("after Prune %+v is left, want b", jobs)
	}
}

func checkOdd(t T, s inbox.Store) {
	m := Message("slack:1", "a")
	m.Text = "nul \x00 and \xff bytes"
	r, err := s.Receive(t.Context(), inbox.Arrival{Message: m, At: noon, Lease: long})
	if err != nil {
		t.Fatalf("Receive: %v", err)
	}
	d := done(*r.Job)
	d.Reply.Text, d.Aside = m.Text, m.Text
	finish(t, s, d)
	if err := s.Mark(t.Context(), "slack:1", 1, inbox.Mark{State: inbox.Sent, ExternalID: "\x00", Reason: "\xff"}); err != nil {
		t.Errorf("Mark: %v", err)
	}
	bad := Message("slack:\x00", "a")
	if _, err := s.Receive(t.Context(), inbox.Arrival{Message: bad, At: noon}); err == nil {
		// A store that can keep any text may accept it, but must not lose it
		// silently.
		if n, _ := s.Handled(t.Context(), bad.Conversation); n != 0 {
			t.Errorf("a bad id was handled")
		}
	}
}

// checkMany has many senders and workers at once: everything is received once
// and in order, and finished once, although each sender sends everything twice
// and one message in ten repeats another sender's.
func checkMany(t T, s inbox.Store) {
	const conversations, messages = 12, 8
	var senders, workers sync.WaitGroup
	for c := range conversations {
		id := chat.ConversationID(fmt.Sprintf("slack:%d", c))
		for range 2 {
			senders.Go(func() {
				for m := range messages {
					_, err := s.Receive(t.Context(), inbox.Arrival{Message: Message(id, chat.MessageID(fmt.Sprint(m))), At: noon})
					if err != nil {
						t.Errorf("Receive: %v", err)
					}
				}
			})
		}
	}
	var sent atomic.Bool
	var mu sync.Mutex
	handled := map[string]int{}
	for range 4 {
		workers.Go(func() {
			for {
				last := sent.Load() // so what this claim does not find, another worker has
				jobs, err := s.Claim(t.Context(), slack, long, 3)
				if err != nil {
					t.Errorf("Claim: %v", err)
					return
				}
				for _, j := range jobs {
					for next := &j; next != nil; {
						d := done(*next)
						d.Lease = long
						mu.Lock()
						handled[fmt.Sprint(next.Message.Conversation, next.Message.ID)]++
						mu.Unlock()
						out, err := s.Finish(t.Context(), d)
						if err != nil {
							t.Errorf("Finish: %v", err)
							return
						}
						next = out.Next
					}
				}
				if last && len(jobs) == 0 {
					return
				}
			}
		})
	}
	senders.Wait()
	sent.Store(true)
	workers.Wait()
	if len(handled) != conversations*messages {
		t.Errorf("%d messages were handled, want %d", len(handled), conversations*messages)
	}
	for m, n := range handled {
		if n != 1 {
			t.Errorf("message %s was handled %d times", m, n)
		}
	}
}
