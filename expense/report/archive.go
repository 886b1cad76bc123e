package report

import (
	"archive/zip"
	"fmt"
	"io"
	"path"
	"strings"
	"time"
	"unicode"

	"chit/expense"
)

// An Archive is a whole export: the expenses as JSON and as CSV, and their files as they
// came. The same expenses make the same bytes.
type Archive struct {
	// Each calls a function for every expense, in the same order each time.
	Each func(func(expense.Expense) error) error
	// Content returns the content of an attachment.
	Content    func(ledger expense.LedgerID, digest string) ([]byte, error)
	WithLedger bool // each expense includes its ledger
}

// stamped is when every file of an archive was made, so that it says nothing of its own.
var stamped = time.Date(1980, time.January, 1, 0, 0, 0, 0, time.UTC)

// Write writes the archive as ZIP.
func (a Archive) Write(w io.Writer) error {
	z := zip.NewWriter(w)
	for _, format := range []Format{JSON, CSV} {
		if err := a.writeLedger(z, format); err != nil {
			return err
		}
	}
	if err := a.Each(func(e expense.Expense) error { return a.writeFiles(z, e) }); err != nil {
		return err
	}
	return z.Close()
}

func (a Archive) writeLedger(z *zip.Writer, format Format) error {
	w, err := z.CreateHeader(&zip.FileHeader{Name: "ledger." + string(format), Method: zip.Deflate, Modified: stamped})
	if err != nil {
		return err
	}
	x, err := NewExport(w, format, a.WithLedger, Style{})
	if err != nil {
		return err
	}
	if err := a.Each(x.Add); err != nil {
		_ = x.Close() // releases resources; the first error is the one to report
		return err
	}
	return x.Close()
}

func (a Archive) writeFiles(z *zip.Writer, e expense.Expense) error {
	taken := map[string]bool{}
	for _, at := range e.Attachments {
		content, err := a.Content(e.Ledger, at.Digest)
		if err != nil {
			return fmt.Errorf("read a file of #%d: %w", e.Number, err)
		}
		w, err := z.CreateHeader(&zip.FileHeader{Name: a.nameOf(e, at, taken), Method: zip.Store, Modified: stamped})
		if err != nil {
			return err
		}
		if _, err := w.Write(content); err != nil {
			return err
		}
	}
	return nil
}

// nameOf returns a name that no other file of the archive has, and that leads out of no
// directory: files/42-receipt.pdf, files/42-2-receipt.pdf for another one of that name.
func (a Archive) nameOf(e expense.Expense, at expense.Attachment, taken map[string]bool) string {
	dir := "files"
	if a.WithLedger { // an id may be anything, and two of them may look alike
		dir = path.Join(dir, safe(string(e.Ledger))+"-"+expense.DigestOf([]byte(e.Ledger))[:8])
	}
	for n := 1; ; n++ {
		name := fmt.Sprintf("%s/%d-%s", dir, e.Number, safe(at.Name))
		if n > 1 {
			name = fmt.Sprintf("%s/%d-%d-%s", dir, e.Number, n, safe(at.Name))
		}
		if folded := strings.ToLower(name); !taken[folded] {
			taken[folded] = true
			return name
		}
	}
}

// safe returns a text as a part of a file's name.
func safe(name string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || !unicode.IsPrint(r) {
			return '_'
		}
		return r
	}, strings.ToValidUTF8(name, "_"))
}
