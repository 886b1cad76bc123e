package parse

// scriptLanguage returns the language of a script that stands for one.
func scriptLanguage(s string) string {
	han := false
	for _, c := range s {
		switch {
		case c < 0x0400:
		case c <= 0x052F:
			if c == 'і' || c == 'ї' || c == 'є' || c == 'ґ' {
				return "uk"
			}
			return "ru"
		case c >= 0x0600 && c <= 0x06FF:
			return "ar"
		case c >= 0x0E00 && c <= 0x0E7F:
			return "th"
		case c >= 0x3040 && c <= 0x30FF:
			return "ja"
		case c >= 0xAC00 && c <= 0xD7A3:
			return "ko"
		case isHan(c):
			han = true
		}
	}
	if han {
		return "zh"
	}
	return ""
}

// unspaced reports whether r belongs to a script that writes no spaces between
// words, or that glues endings to them as Korean does.
func unspaced(r rune) bool {
	switch {
	case r < 0x0E00:
		return false
	case r <= 0x0E7F: // Thai
		return true
	case r >= 0x1780 && r <= 0x17FF: // Khmer
		return true
	case r >= 0x2E80 && r <= 0x2FDF, r >= 0x3005 && r <= 0x3007, r >= 0x3040 && r <= 0x9FFF, r >= 0xAC00 && r <= 0xD7A3, r >= 0xF900 && r <= 0xFAFF:
		return true
	}
	return r >= 0x20000 && r <= 0x3FFFF
}

// isHan reports whether r is a Chinese character.
func isHan(r rune) bool {
	return r >= 0x3400 && r <= 0x9FFF || r == '〇' || r >= 0xF900 && r <= 0xFAFF || r >= 0x20000 && r <= 0x3FFFF
}
