package storetest

import (
	"bytes"
	"sync"

	"chit/expense"
)

// checkContents keeps contents that no text column would, of the largest size too.
func checkContents(t T, s expense.Store) {
	ledger(t, s, "mine")
	ledger(t, s, "theirs")
	every := make([]byte, 256)
	for i := range every {
		every[i] = byte(i)
	}
	largest := bytes.Repeat(every, expense.MaxAttachment/len(every))
	for _, content := range [][]byte{[]byte("bill"), {0}, every, []byte("\xff\xfe'\x00"), largest} {
		digest := expense.DigestOf(content)
		_, err := s.Content(t.Context(), "mine", digest)
		failsWith(t, "Content that nobody kept", err, expense.CodeNotFound, expense.ReasonContentNotFound)
		for range 2 {
			if err := s.KeepContent(t.Context(), "mine", content, nil); err != nil {
				t.Fatalf("KeepContent of %d bytes: %v", len(content), err)
			}
		}
		got, err := s.Content(t.Context(), "mine", digest)
		if err != nil || !bytes.Equal(got, content) {
			t.Errorf("Content of %d bytes returns %d, %v", len(content), len(got), err)
		}
		_, err = s.Content(t.Context(), "theirs", digest)
		failsWith(t, "Content of another ledger", err, expense.CodeNotFound, expense.ReasonContentNotFound)
	}
	checkAttached(t, s)
}

// checkAttached gives an expense a file and takes it away again.
func checkAttached(t T, s expense.Store) {
	plain := add(t, s, "mine", "add", like(func(e *expense.Expense) { e.Attachments = nil }))[0]
	want := []expense.Attachment{
		expense.AttachmentOf("a \"quoted\" ☕.pdf", "application/pdf", []byte("bill")),
		expense.AttachmentOf("b", "image/png", []byte{0}),
	}
	attached := write(t, s, "mine", "attach", changing(expense.ChangeEdit, plain, func(e *expense.Expense) { e.Attachments = want }))[0]
	equal(t, "attachments as returned", attached.After.Attachments, want)
	equal(t, "attachments as read", get(t, s, "mine", plain.Number).Attachments, want)
	equal(t, "attachments in the log", log(t, s, "mine", expense.ChangeQuery{Seq: attached.Seq})[0].After.Attachments, want)
	write(t, s, "mine", "detach", changing(expense.ChangeEdit, get(t, s, "mine", plain.Number), func(e *expense.Expense) { e.Attachments = nil }))
	equal(t, "attachments that were taken away", len(get(t, s, "mine", plain.Number).Attachments), 0)
	if _, err := s.Content(t.Context(), "mine", want[0].Digest); err != nil {
		t.Errorf("the content of what was taken away: %v", err)
	}
}

// checkContentsAtOnce keeps one content several times at once.
func checkContentsAtOnce(t T, s expense.Store) {
	ledger(t, s, "a")
	content := bytes.Repeat([]byte("bill"), 1000)
	errs := make([]error, 8)
	var all sync.WaitGroup
	for i := range errs {
		all.Go(func() { errs[i] = s.KeepContent(t.Context(), "a", content, nil) })
	}
	all.Wait()
	for _, err := range errs {
		if err != nil {
			t.Errorf("KeepContent: %v", err)
		}
	}
	if got, err := s.Content(t.Context(), "a", expense.DigestOf(content)); err != nil || !bytes.Equal(got, content) {
		t.Errorf("Content returns %d bytes, %v", len(got), err)
	}
}
