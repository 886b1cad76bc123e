package report_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/expense"
	"chit/expense/report"
)

// TestArchive reads an archive back: every file is there, as it came, under a safe name.
func TestArchive(t *testing.T) {
	contents := map[string][]byte{}
	file := func(name, content string) expense.Attachment {
		at := expense.AttachmentOf(name, "text/plain", []byte(content))
		contents[at.Digest] = []byte(content)
		return at
	}
	expenses := []expense.Expense{
		{Ledger: "slack:T1/C1", Number: 1, Amounts: expense.Amounts{Currency: "EUR", Net: 1, Gross: 1}, Attachments: []expense.Attachment{
			file("a.pdf", "\x00\xff"), file("A.pdf", "b"), file("../../etc/passwd", "c"), file(`..\x`, "d"),
		}},
		{Ledger: "slack:T1_C1", Number: 1, Amounts: expense.Amounts{Currency: "EUR", Net: 1, Gross: 1}, Attachments: []expense.Attachment{file("收据.jpg", "e")}},
		{Ledger: "slack:T1_C1", Number: 2, Amounts: expense.Amounts{Currency: "EUR", Net: 1, Gross: 1}},
	}
	for _, all := range []bool{false, true} {
		a := report.Archive{
			Each: func(f func(expense.Expense) error) error {
				for i, e := range expenses {
					if !all && i > 0 {
						break
					}
					if err := f(e); err != nil {
						return err
					}
				}
				return nil
			},
			Content:    func(_ expense.LedgerID, digest string) ([]byte, error) { return contents[digest], nil },
			WithLedger: all,
		}
		var first, second bytes.Buffer
		if a.Write(&first) != nil || a.Write(&second) != nil || !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Fatal("two archives of the same differ")
		}
		want := []string{"ledger.json", "ledger.csv", "files/1-a.pdf", "files/1-2-A.pdf", "files/1-.._.._etc_passwd", "files/1-.._x"}
		if all {
			want = nil // the names hold digests of ledgers
		}
		checkArchive(t, first.Bytes(), want)
	}
}

// checkArchive compares the files of an archive with the digests in its JSON.
func checkArchive(t *testing.T, archive []byte, want []string) {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	digests := map[string]bool{}
	var ledger []byte
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil || !filepath.IsLocal(f.Name) {
			t.Errorf("%s: %v", f.Name, err)
		}
		if f.Name == "ledger.json" {
			ledger = content
		}
		names = append(names, f.Name)
		digests[expense.DigestOf(content)] = true
	}
	if want != nil && cmp.Diff(want, names) != "" {
		t.Errorf("the archive has %q, want %q", names, want)
	}
	var said []struct{ Attachments []expense.Attachment }
	if err := json.Unmarshal(ledger, &said); err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, e := range said {
		for _, at := range e.Attachments {
			if n++; !digests[at.Digest] {
				t.Errorf("%s is not in the archive", at.Name)
			}
		}
	}
	if n+2 != len(names) {
		t.Errorf("the archive has %d files, and its JSON %d attachments", len(names), n)
	}
}
