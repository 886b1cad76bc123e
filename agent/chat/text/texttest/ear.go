package texttest

import (
	"io/fs"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// An Ear hears whether a reply is in one language from beginning to end: whether all of it
// that is in some catalogue is in that of its language.
type Ear struct {
	said   map[string]string   // all texts of a language, one below the other
	whole  map[string][]string // the languages that have a text, by the text
	pieces []string            // of English texts: what is between their arguments
}

// NewEar returns one that knows the catalogues of some directories.
func NewEar(directories []fs.FS, languages []string) (*Ear, error) {
	e := &Ear{said: map[string]string{}, whole: map[string][]string{}}
	pieces := map[string]bool{}
	for _, files := range directories {
		for _, l := range languages {
			texts, err := Texts(files, l)
			if err != nil {
				return nil, err
			}
			delete(texts, "language_own") // which is the same wherever it is said
			for said := range forms(texts) {
				e.said[l] += "\n" + heard(said)
				if !slices.Contains(e.whole[heard(said)], l) {
					e.whole[heard(said)] = append(e.whole[heard(said)], l)
				}
				if l == reference {
					for _, piece := range argument.Split(said, -1) {
						for line := range strings.Lines(piece) {
							pieces[bare(heard(line))] = true
						}
					}
				}
			}
		}
	}
	for piece := range pieces {
		if utf8.RuneCountInString(piece) >= 6 {
			e.pieces = append(e.pieces, piece)
		}
	}
	slices.Sort(e.pieces)
	return e, nil
}

// forms are all texts of a file, each plural form by itself.
func forms(texts map[string]Text) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for _, said := range texts {
			for form := range maps.Values(said) {
				if !yield(form) {
					return
				}
			}
		}
	}
}

// Foreign returns the parts of a reply that are texts of another language. What people have
// written themselves may be in any.
func (e *Ear) Foreign(language, reply, written string) (foreign []string) {
	own, written := e.said[language], heard(written)
	reply = heard(reply)
	if language != reference {
		for _, piece := range e.pieces {
			if within(reply, piece) && !strings.Contains(own, piece) && !strings.Contains(written, piece) {
				foreign = append(foreign, piece)
			}
		}
	}
	for _, part := range strings.FieldsFunc(strings.ReplaceAll(reply, " · ", "\n"), func(r rune) bool { return strings.ContainsRune("\n[]", r) }) {
		part = strings.TrimSpace(part)
		of := e.whole[part]
		if len(of) > 0 && !slices.Contains(of, language) && !strings.Contains(own, part) && !strings.Contains(written, part) && strings.ContainsFunc(part, unicode.IsLetter) {
			foreign = append(foreign, part)
		}
	}
	slices.Sort(foreign)
	return slices.Compact(foreign)
}

// heard returns a text without what cannot be heard: capitals, and which space it is.
func heard(said string) string {
	return strings.ToLower(strings.Map(func(r rune) rune {
		if r != '\n' && unicode.IsSpace(r) {
			return ' '
		}
		return r
	}, said))
}

// bare returns a text without the marks around it.
func bare(said string) string {
	return strings.TrimFunc(said, func(r rune) bool { return !unicode.IsLetter(r) })
}

// within reports whether a text has a piece that is no part of a longer word.
func within(said, piece string) bool {
	for {
		before, after, ok := strings.Cut(said, piece)
		if !ok {
			return false
		}
		last, _ := utf8.DecodeLastRuneInString(before)
		next, _ := utf8.DecodeRuneInString(after)
		if !unicode.IsLetter(last) && !unicode.IsLetter(next) {
			return true
		}
		said = after
	}
}
