package lang

import "strings"

// HelpAskedIn returns the language in which a text in lower case asks what can be done, if
// that is one with Examples; "" if it may be several.
func HelpAskedIn(said string) string {
	said = strings.Trim(said, " ¿¡?？!.。")
	var found string
	longest := 0
	for _, l := range languages() {
		for _, own := range []phrases{l.phrases, l.commands, l.questions, l.requests} {
			for _, p := range []Phrase{AsksHelp, AsksAbility, NamesHelp, AsksHowTo} {
				for wording := range items(own[p]) {
					if n := len(wording); n > 0 && n >= longest && strings.Contains(said, wording) {
						if n == longest && l.code != found {
							found = ""
							continue
						}
						found, longest = l.code, n
					}
				}
			}
		}
	}
	if Named(found).Examples == "" {
		return ""
	}
	return found
}
