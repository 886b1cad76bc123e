// Package inboxtest is the test suite of inbox.Store, with a store in memory that
// passes it. Databases are compared with that store, and simulations run on it.
package inboxtest

import (
	"errors"
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
	"ScopesOfRepliesAreApart":      checkScopeOfReplies,
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
	"ATickArrivesOnce":             checkTick,
	"ATickIsMovedAndCancelled":     checkTicks,
	"ATickArrivesAtTheAddress":     checkTickAddress,
	"ATickIsFenced":                checkTickFence,
	"ManyTakeTicksAtOnce":          checkTicksRace,
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
		Located: "Europe/Berlin",
		Quotes:  []chat.Quote{{Kind: chat.Forwarded, Text: "lunch 12", At: noon}, {Kind: chat.Quoted, Text: "tea 3"}},
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
		Reply: chat.Reply{Text: "saved " + string(j.Message.ID), Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}}, InPlace: true, Amends: true, Notice: true, Alert: true, Private: true, Asks: "the amount", Place: "Where I am"},
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
	if d := cmp.Diff(want, got, cmpopts.EquateEmpty(), cmpopts.EquateComparable(expense.Rate{})); d != "" {
		t.Errorf("%s: mismatch (-want +got):\n%s", what, d)
	}
}

func fenced(t T, what string, err error) {
	t.Helper()
	if !errors.Is(err, inbox.ErrFenced) {
		t.Errorf("%s = %v, want it fenced", what, err)
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
	if due, err := s.Waiting(t.Context(), slack); due != (inbox.Due{}) || err != nil {
		t.Errorf("Waiting = %+v, %v, want nothing", due, err)
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
