package parse

// languageOf finds out what language a text is in: by its script, or by words
// that only one language has. A terse line often shows none; then it is the
// ledger's.
func languageOf(s string, tokens []lexToken, fallback string) string {
	if l := scriptLanguage(s); l != "" {
		return l
	}
	var names [16]string
	var counts [16]int
	known, best := 0, -1
	for i := range tokens {
		lex := tokens[i].lex
		if lex == nil || lex.language == "" || lex.language == "-" {
			continue
		}
		at := 0
		for at < known && names[at] != lex.language {
			at++
		}
		if at == known {
			if known == len(names) {
				continue
			}
			names[at] = lex.language
			known++
		}
		counts[at]++
	}
	for i := range known {
		if best < 0 || counts[i] > counts[best] || counts[i] == counts[best] && names[i] == fallback {
			best = i
		}
	}
	if best >= 0 {
		return names[best]
	}
	return fallback
}
