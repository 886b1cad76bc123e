package attachments

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/agent/chat"
	"chit/expense"
	"chit/expense/clip"
)

// unnamed is the name of a file that has none, without an extension.
const unnamed = "file"

// CleanName returns a name that every file system takes as the name of one file, and that
// looks like what it is: without a directory, and without characters that control or
// reverse what is shown.
func CleanName(name string, is Sniffed) string {
	name = clean(name)
	if name == "" {
		return unnamed + is.Extension
	}
	return name
}

// Names returns the names of files for people to read, before anything is known of the
// files.
func Names(files []chat.FileRef) []string {
	names := make([]string, len(files))
	for i, f := range files {
		names[i] = CleanName(f.Name, Sniffed{})
	}
	return names
}

func clean(name string) string {
	name = strings.ReplaceAll(strings.ToValidUTF8(name, ""), `\`, "/")
	name = name[strings.LastIndexByte(name, '/')+1:]
	name = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r), unicode.In(r, unicode.Cf, unicode.Co, unicode.Cs):
			return -1
		case strings.ContainsRune(`<>:"|?*`, r):
			return '_'
		}
		return r
	}, name)
	name = strings.Join(strings.Fields(name), " ")
	name = strings.TrimRight(strings.TrimLeft(name, ". "), ". ")
	if stem, _, _ := strings.Cut(strings.ToLower(name), "."); reserved[stem] {
		name = "_" + name
	}
	return shortened(name)
}

// reserved are names that Windows keeps for devices, with any extension.
var reserved = map[string]bool{
	"con": true, "prn": true, "aux": true, "nul": true,
	"com1": true, "com2": true, "com3": true, "com4": true, "com5": true, "com6": true, "com7": true, "com8": true, "com9": true,
	"lpt1": true, "lpt2": true, "lpt3": true, "lpt4": true, "lpt5": true, "lpt6": true, "lpt7": true, "lpt8": true, "lpt9": true,
}

// shortened cuts a long name in front of its extension. A file system counts bytes.
func shortened(name string) string {
	const maxBytes = 200
	ext := extensionOf(name)
	stem := strings.TrimSuffix(name, ext)
	stem = clip.Cut(stem, expense.MaxFileName-utf8.RuneCountInString(ext), clip.Characters)
	stem = clip.Cut(stem, maxBytes-len(ext), clip.Bytes)
	return strings.TrimRight(stem, ". ") + ext
}

// extensionOf returns the extension of a name with its dot, "" if it has none.
func extensionOf(name string) string {
	at := strings.LastIndexByte(name, '.')
	if at <= 0 || len(name)-at > 10 || strings.ContainsRune(name[at:], ' ') {
		return ""
	}
	return name[at:]
}
