package lang

// HanDigit returns the value of a digit of Chinese and Japanese, as people and
// as banks write it.
func HanDigit(r rune) (int64, bool) {
	switch r {
	case '零', '〇':
		return 0, true
	case '一', '壹', '壱':
		return 1, true
	case '二', '两', '兩', '贰', '貳', '弐':
		return 2, true
	case '三', '叁', '參', '参':
		return 3, true
	case '四', '肆':
		return 4, true
	case '五', '伍':
		return 5, true
	case '六', '陆', '陸':
		return 6, true
	case '七', '柒':
		return 7, true
	case '八', '捌':
		return 8, true
	case '九', '玖':
		return 9, true
	}
	return 0, false
}

// HanTens returns the tens that one character stands for, as people of Hong Kong say them: 廿二
// is 22.
func HanTens(r rune) (int64, bool) {
	switch r {
	case '廿':
		return 2, true
	case '卅':
		return 3, true
	}
	return 0, false
}

// HanUnit returns the power of ten of a unit, and whether it multiplies all
// that stands before it (万, 亿) or only the digit (十, 百, 千).
func HanUnit(r rune) (power int32, myriad, ok bool) {
	switch r {
	case '十', '拾':
		return 1, false, true
	case '百', '佰':
		return 2, false, true
	case '千', '仟':
		return 3, false, true
	case '万', '萬':
		return 4, true, true
	case '亿', '億':
		return 8, true, true
	}
	return 0, false, false
}

func koreanDigit(r rune) (int64, bool) {
	switch r {
	case '영', '공':
		return 0, true
	case '일':
		return 1, true
	case '이':
		return 2, true
	case '삼':
		return 3, true
	case '사':
		return 4, true
	case '오':
		return 5, true
	case '육', '륙':
		return 6, true
	case '칠':
		return 7, true
	case '팔':
		return 8, true
	case '구':
		return 9, true
	}
	return 0, false
}

func koreanUnit(r rune) (power int32, myriad, ok bool) {
	switch r {
	case '십':
		return 1, false, true
	case '백':
		return 2, false, true
	case '천':
		return 3, false, true
	case '만':
		return 4, true, true
	case '억':
		return 8, true, true
	}
	return 0, false, false
}

func EastUnit(r rune) (int32, bool, bool) {
	if p, m, ok := HanUnit(r); ok {
		return p, m, true
	}
	return koreanUnit(r)
}

func EastDigit(r rune) (int64, bool) {
	if d, ok := HanDigit(r); ok {
		return d, true
	}
	return koreanDigit(r)
}

// ReadsNumbers reports whether numbers are read in the words of a language.
func ReadsNumbers(code string) bool {
	return code == "zh" || code == "ja" || Named(code).Words.numbers != ""
}

// Knows reports whether a word in lower case has a meaning in a line about money, in any
// language, or stands in every text.
func Knows(word string) bool {
	return Words().Words[word] != nil || FunctionWord.Has(word) || IsThing(word)
}
