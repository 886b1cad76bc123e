package attachments

import (
	"strings"
	"testing"
	"unicode/utf8"

	"chit/agent/chat"
	"chit/expense"
)

func TestCleanName(t *testing.T) {
	pdf := Sniff([]byte("%PDF-1.4"))
	for name, want := range map[string]string{
		"receipt.pdf":                     "receipt.pdf",
		"Beleg März – Käse ☕.pdf":         "Beleg März – Käse ☕.pdf",
		"收据.jpg":                          "收据.jpg",
		"":                                "file.pdf",
		"/":                               "file.pdf",
		"..":                              "file.pdf",
		". .":                             "file.pdf",
		"../../etc/passwd":                "passwd",
		`C:\Users\ana\bill.pdf`:           "bill.pdf",
		"a/b\\c.pdf":                      "c.pdf",
		".bashrc":                         "bashrc",
		"a\x00b\n\tc\x1b[2J.pdf":          "ab c[2J.pdf",
		"gpj.\u202efdp.exe":               "gpj.fdp.exe",
		"a\u200bb.pdf":                    "ab.pdf",
		"a\xffb.pdf":                      "ab.pdf",
		`<b>"x"|y?*:.pdf`:                 "_b__x__y___.pdf",
		"con.pdf":                         "_con.pdf",
		"NUL":                             "_NUL",
		"console.pdf":                     "console.pdf",
		"trailing. . .":                   "trailing",
		"   spaced   out  .pdf":           "spaced out.pdf",
		strings.Repeat("x", 500):          strings.Repeat("x", expense.MaxFileName),
		strings.Repeat("x", 500) + ".pdf": strings.Repeat("x", expense.MaxFileName-4) + ".pdf",
	} {
		if got := CleanName(name, pdf); got != want {
			t.Errorf("CleanName(%.40q) = %q, want %q", name, got, want)
		}
	}
}

func FuzzCleanName(f *testing.F) {
	f.Add("../a\x00.pdf")
	f.Add(strings.Repeat("😀", 300) + ".jpeg")
	f.Fuzz(func(t *testing.T, name string) {
		got := CleanName(name, Sniffed{})
		switch {
		case got == "" || !utf8.ValidString(got), strings.ContainsAny(got, "/\\\x00\n\x1b"), strings.HasPrefix(got, "."),
			utf8.RuneCountInString(got) > expense.MaxFileName, len(got) > 255:
			t.Errorf("CleanName(%q) = %q", name, got)
		case CleanName(got, Sniffed{}) != got:
			t.Errorf("CleanName(%q) = %q, which becomes %q", name, got, CleanName(got, Sniffed{}))
		}
	})
}

func TestSniff(t *testing.T) {
	for _, tt := range []struct {
		name, claimed, content string
		kind, remark           string
	}{
		{"a.pdf", "application/pdf", "%PDF-1.7\n", "application/pdf", ""},
		{"a.pdf", "", "%PDF-1.7\n", "application/pdf", ""},
		{"a", "", "\x89PNG\r\n\x1a\n", "image/png", ""},
		{"a.jpg", "image/jpeg", "\x89PNG\r\n\x1a\n", "image/png", "file_other_type"},
		{"a.jpg", "", "%PDF-1.7\n", "application/pdf", "file_other_type"},
		{"a.jpg", "application/octet-stream", "%PDF-1.7\n", "application/pdf", "file_other_type"},
		{"a.pdf", "Application/PDF; charset=binary", "%PDF-1.7\n", "application/pdf", ""},
		{"a.csv", "text/plain", "a,b\n1,2\n3,4\n", "text/csv", ""},
		{"a.txt", "text/plain", "hello there", "text/plain", ""},
		{"a.pdf", "application/pdf", "<!DOCTYPE html><html>", "text/html", "file_other_type"},
		{"a.pdf", "application/pdf", "\x7fELF\x02\x01\x01", anyBytes, "file_program"},
		{"a.pdf", "application/pdf", "MZ\x90\x00\x03", anyBytes, "file_program"},
		{"a.sh", "text/plain", "#!/bin/sh\necho", anyBytes, "file_program"},
		{"a.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "PK\x03\x04\x14\x00", "application/zip", ""},
		{"a.bin", "", "\x00\x01\x02\x03", anyBytes, ""},
	} {
		is := Sniff([]byte(tt.content))
		if is.Type != tt.kind {
			t.Errorf("%s %q is %s, want %s", tt.name, tt.content, is.Type, tt.kind)
		}
		if got := is.differs(chat.FileRef{Name: tt.name, Type: tt.claimed}); got != tt.remark {
			t.Errorf("%s, claimed to be %q, is %s: %q, want %q", tt.name, tt.claimed, is.Type, got, tt.remark)
		}
	}
}
