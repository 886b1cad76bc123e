package attachments

import (
	"slices"
	"strings"

	"github.com/gabriel-vasile/mimetype"

	"chit/agent/chat"
)

// A Sniffed is what a content is, whatever it was called.
type Sniffed struct {
	Type      string // MIME type
	Extension string // that is usual for it, with the dot, "" for none
	Program   bool   // it can be run; its type is that of any bytes, so that nothing opens it
	found     *mimetype.MIME
}

const anyBytes = "application/octet-stream"

// programs are types that an operating system or a runtime runs.
var programs = []string{
	"application/x-elf", "application/vnd.microsoft.portable-executable", "application/x-mach-binary", "application/jar",
	"application/vnd.android.package-archive", "application/x-ms-shortcut", "application/x-java-applet", "application/wasm", "application/x-ms-installer",
	"text/x-python", "text/x-perl", "text/x-lua", "text/x-tcl", "text/javascript", "application/vnd.debian.binary-package", "application/x-rpm",
}

// Sniff returns what a content is.
func Sniff(content []byte) Sniffed {
	found := mimetype.Detect(content)
	kind, _, _ := strings.Cut(found.String(), ";")
	s := Sniffed{Type: kind, Extension: found.Extension(), found: found}
	for m := found; m != nil; m = m.Parent() {
		if slices.ContainsFunc(programs, m.Is) {
			s.Type, s.Program = anyBytes, true
		}
	}
	if strings.HasPrefix(string(content), "#!") {
		s.Type, s.Program = anyBytes, true
	}
	return s
}

// extensions are the types that names of files claim, where a platform claims none.
var extensions = map[string]string{
	".pdf": "application/pdf", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".png": "image/png", ".gif": "image/gif", ".webp": "image/webp", ".heic": "image/heic",
}

// differs returns the key of what is said of a file that is not what it was called, ""
// if it is, or has no name, such as a photo. One that is more or less special than it was called, such as a CSV file called
// plain text, is what it was called.
func (s Sniffed) differs(f chat.FileRef) string {
	claimed, _, _ := strings.Cut(strings.ToLower(f.Type), ";")
	claimed = strings.TrimSpace(claimed)
	if claimed == "" || claimed == anyBytes {
		claimed = extensions[extensionOf(strings.ToLower(f.Name))]
	}
	switch {
	case s.Program:
		return "file_program"
	case f.Name == "" || claimed == "" || s.Type == claimed || s.found.Is(claimed) || related(s.found, claimed):
		return ""
	}
	return "file_other_type"
}

// related reports whether one of two types is a form of the other.
func related(found *mimetype.MIME, claimed string) bool {
	for m := found.Parent(); m != nil && m.Parent() != nil; m = m.Parent() {
		if m.Is(claimed) {
			return true
		}
	}
	for m := mimetype.Lookup(claimed); m != nil && m.Parent() != nil; m = m.Parent() {
		if m.Is(found.String()) {
			return true
		}
	}
	return false
}
