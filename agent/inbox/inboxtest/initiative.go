package inboxtest

import (
	"errors"
	"fmt"
	"sync"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/expense"
)

// writes receives and handles a message of somebody about a ledger.
func writes(t T, s inbox.Store, m chat.Message) {
	t.Helper()
	r, err := s.Receive(t.Context(), inbox.Arrival{Message: m, At: noon, Lease: long})
	if err != nil || r.Job == nil {
		t.Fatalf("Receive(%s, %s) = %+v, %v, want a job", m.Conversation, m.ID, r, err)
	}
	d := done(*r.Job)
	d.Reply = chat.Reply{}
	finish(t, s, d)
}

// from returns a message about a ledger.
func from(c chat.ConversationID, id chat.MessageID, l expense.LedgerID) chat.Message {
	m := Message(c, id)
	m.Ledger = l
	return m
}

func address(t T, s inbox.Store, l expense.LedgerID) inbox.Address {
	t.Helper()
	a, known, err := s.Address(t.Context(), l)
	if err != nil || known != (a.Conversation != "") {
		t.Errorf("Address(%s) = %+v, %v, %v", l, a, known, err)
	}
	return a
}

func post(t T, s inbox.Store, p inbox.Post) {
	t.Helper()
	if err := s.Post(t.Context(), p); err != nil {
		t.Errorf("Post(%s, %s): %v", p.Ledger, p.Key, err)
	}
}

func unreachable(t T, s inbox.Store, p inbox.Post) {
	t.Helper()
	if err := s.Post(t.Context(), p); !errors.Is(err, inbox.ErrUnreachable) {
		t.Errorf("Post(%s, %s) = %v, want ErrUnreachable", p.Ledger, p.Key, err)
	}
}

// said finishes the posts that are next in their conversations, and returns their keys.
func said(t T, s inbox.Store) (all []string) {
	t.Helper()
	for _, j := range claim(t, s, long) {
		if j.Post == nil {
			t.Fatalf("claimed %+v, want posts only", j)
		}
		all = append(all, fmt.Sprint(j.Message.Conversation, " ", j.Post.Text))
		d := done(j)
		d.Reply, d.Turn = *j.Post, nil
		finish(t, s, d)
	}
	return all
}

func checkAddress(t T, s inbox.Store) {
	equal(t, "the address of nobody", address(t, s, "slack:ana"), inbox.Address{})
	writes(t, s, from("slack:1", "a", "slack:ana"))
	home := inbox.Address{Conversation: "slack:1", Person: "slack:u", Language: "en"}
	equal(t, "the address", address(t, s, "slack:ana"), home)
	equal(t, "another's address", address(t, s, "slack:bo"), inbox.Address{})
	aside := from("slack:2", "a", "slack:ana")
	aside.Overheard = true
	writes(t, s, aside)
	own := from("slack:2", "b", "slack:u")
	own.Direct = false
	writes(t, s, own)
	equal(t, "the address after something overheard", address(t, s, "slack:ana"), home)
	equal(t, "the address of one's own ledger after a message that others read", address(t, s, "slack:u"), inbox.Address{})
	moves := from("slack:2", "c", "slack:ana")
	moves.Direct, moves.Sender.ID, moves.Sender.Language = false, "slack:bo", "zh"
	writes(t, s, moves)
	writes(t, s, from("slack:2", "d", "slack:other"))
	equal(t, "the address after a move", address(t, s, "slack:ana"), inbox.Address{Conversation: "slack:2", Person: "slack:bo", Language: "zh"})
}

func checkPost(t T, s inbox.Store) {
	p := inbox.Post{Ledger: "slack:ana", Key: "test/1", Reply: done(inbox.Job{}).Reply}
	unreachable(t, s, p)
	writes(t, s, from("slack:1", "a", "slack:ana"))
	post(t, s, p)
	post(t, s, p)
	list, err := s.List(t.Context(), 5)
	if err != nil || len(list) != 1 || list[0].State != "waiting" || list[0].Text != p.Reply.Text {
		t.Errorf("List = %+v, %v, want the post", list, err)
	}
	jobs := claim(t, s, long)
	if len(jobs) != 1 || jobs[0].Post == nil {
		t.Fatalf("claimed %+v, want the post", jobs)
	}
	equal(t, "what is said", *jobs[0].Post, p.Reply)
	m := jobs[0].Message
	want := p.Message(inbox.Address{Conversation: "slack:1", Person: "slack:u", Language: "en"})
	equal(t, "its message", m, want)
	d := done(jobs[0])
	d.Reply = *jobs[0].Post
	finish(t, s, d)
	post(t, s, p)
	writes(t, s, from("slack:2", "a", "slack:ana")) // the address is another one now
	post(t, s, p)
	equal(t, "said a second time", said(t, s), []string{})
	writes(t, s, from("slack:3", "a", "slack:bo"))
	p.Ledger, p.Reply.Text = "slack:bo", "to Bo"
	post(t, s, p)
	p.Key, p.Reply.Text = "test/2", "again to Bo"
	post(t, s, p)
	equal(t, "said to somebody else", said(t, s), []string{"slack:3 to Bo"})
	equal(t, "said under another key", said(t, s), []string{"slack:3 again to Bo"})
}

func checkPostOrder(t T, s inbox.Store) {
	j := given(t, s, "a")
	receive(t, s, "slack:1", "b", 0)
	post(t, s, inbox.Post{Ledger: "slack:1", Key: "test/1", Reply: chat.Reply{Text: "hello"}})
	receive(t, s, "slack:1", "c", 0)
	var order []string
	for next := &j; next != nil; {
		d := done(*next)
		d.Lease = long
		order = append(order, fmt.Sprint(next.Seq, " ", next.Message.ID))
		next = finish(t, s, d).Next
	}
	equal(t, "order", order, []string{"1 a", "2 b", "3 post/test/1", "4 c"})
}

func checkPostElsewhere(t T, s inbox.Store) {
	p := inbox.Post{
		Ledger: "slack:ana", Key: "test/1", Reply: chat.Reply{Text: "about it"}, About: "a",
		To: inbox.Address{Conversation: "slack:1", Person: "slack:bo", Language: "zh"},
	}
	post(t, s, p) // although nobody has written
	post(t, s, p)
	jobs := claim(t, s, long)
	if len(jobs) != 1 || jobs[0].Post == nil {
		t.Fatalf("claimed %+v, want the post", jobs)
	}
	m := jobs[0].Message
	equal(t, "its message", []any{m.Conversation, m.ReplyTo, m.Sender.ID, m.Sender.Language}, []any{chat.ConversationID("slack:1"), chat.MessageID("a"), "slack:bo", "zh"})
	if known := address(t, s, "slack:ana"); known.Conversation != "" {
		t.Errorf("a post made the address %+v", known)
	}
}

func checkBlocked(t T, s inbox.Store) {
	p := inbox.Post{Ledger: "slack:1", Key: "test/1", Reply: chat.Reply{Text: "hello"}}
	finish(t, s, done(given(t, s, "a")))
	writes(t, s, from("slack:2", "a", "slack:bo"))
	mark(t, s, 1, inbox.Mark{State: inbox.Refused, Reason: "too often"})
	if address(t, s, "slack:1").Blocked {
		t.Errorf("a reply that was given up blocks its conversation")
	}
	mark(t, s, 1, inbox.Mark{State: inbox.Refused, Blocked: true, Reason: "blocked"})
	if !address(t, s, "slack:1").Blocked || address(t, s, "slack:bo").Blocked {
		t.Errorf("blocked: %+v and %+v, want the first only", address(t, s, "slack:1"), address(t, s, "slack:bo"))
	}
	unreachable(t, s, p)
	p.To = inbox.Address{Conversation: "slack:1"}
	unreachable(t, s, p)
	equal(t, "said to who blocked", said(t, s), []string{})
	writes(t, s, from("slack:1", "b", "slack:1"))
	if address(t, s, "slack:1").Blocked {
		t.Errorf("who writes again is still blocked")
	}
	post(t, s, p)
	equal(t, "said after it", said(t, s), []string{"slack:1 hello"})
}

func checkPosts(t T, s inbox.Store) {
	const keys, times = 10, 4
	writes(t, s, from("slack:1", "a", "slack:ana"))
	var all sync.WaitGroup
	for range times {
		all.Go(func() {
			for k := range keys {
				if err := s.Post(t.Context(), inbox.Post{Ledger: "slack:ana", Key: fmt.Sprint("test/", k), Reply: chat.Reply{Text: fmt.Sprint(k)}}); err != nil {
					t.Errorf("Post: %v", err)
				}
			}
		})
	}
	all.Wait()
	count := map[string]int{}
	for {
		some := said(t, s)
		if len(some) == 0 {
			break
		}
		for _, x := range some {
			count[x]++
		}
	}
	for k := range keys {
		if n := count[fmt.Sprint("slack:1 ", k)]; n != 1 {
			t.Errorf("post %d was said %d times", k, n)
		}
	}
}

func checkMessage(t T, s inbox.Store) {
	j := given(t, s, "a")
	look := func(seq int64, want string) {
		t.Helper()
		m, state, err := s.Message(t.Context(), "slack:1", seq)
		if err != nil || state != want || m.Conversation != "slack:1" {
			t.Errorf("Message(%d) = %+v, %q, %v, want the state %q", seq, m, state, err, want)
		}
	}
	look(1, "waiting")
	finish(t, s, done(j))
	look(1, "")
	d := done(given(t, s, "b"))
	d.Aside = "panic"
	finish(t, s, d)
	look(2, inbox.Aside)
	if _, _, err := s.Message(t.Context(), "slack:1", 3); err == nil {
		t.Errorf("a message that is not there was found")
	}
	if _, _, err := s.Message(t.Context(), "slack:none", 1); err == nil {
		t.Errorf("a message of no conversation was found")
	}
}
