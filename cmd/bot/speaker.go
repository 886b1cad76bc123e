package main

import (
	"path/filepath"
	"runtime"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// maxName is the longest name of a speaker, in characters.
const maxName = 64

// speaker returns who is at the terminal: the name that --as gives, otherwise
// the user name, otherwise "me".
func speaker(getenv func(string) string, as string) string {
	for _, name := range []string{as, getenv("USER"), getenv("LOGNAME"), getenv("USERNAME")} {
		if name, fault := speakerName(name); fault == "" {
			return name
		}
	}
	return "me"
}

// speakerName converts a name to its form in a ledger's key, or says what is
// wrong with it.
func speakerName(s string) (name, fault string) {
	if !utf8.ValidString(s) {
		return "", "must be text in UTF-8"
	}
	name = norm.NFC.String(strings.TrimSpace(s))
	switch {
	case name == "":
		return "", "needs a name"
	case utf8.RuneCountInString(name) > maxName:
		return "", "takes a name of at most 64 characters"
	case strings.ContainsFunc(name, func(r rune) bool { return unicode.IsControl(r) || unicode.In(r, unicode.Cf) }):
		return "", "takes a name without control characters"
	}
	return name, ""
}

// dataDir returns our directory among the user's application data, "" for a
// user without a home.
func dataDir(getenv func(string) string) string {
	if dir := getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "chit")
	}
	if runtime.GOOS == "windows" {
		if dir := getenv("LocalAppData"); dir != "" {
			return filepath.Join(dir, "chit")
		}
	}
	home := getenv("HOME")
	if home == "" {
		return ""
	}
	if runtime.GOOS == "darwin" {
		return filepath.Join(home, "Library", "Application Support", "chit")
	}
	return filepath.Join(home, ".local", "share", "chit")
}
