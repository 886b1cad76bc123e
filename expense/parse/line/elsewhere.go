package line

import (
	"slices"
	"strings"
	"unicode/utf8"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// isElsewhere reports whether a text with numbers is about something else than money that
// somebody spent, so that nothing of it is an expense: code, what things or currencies cost
// nowadays, what is for sale, a birthday, where people meet, a recipe, a song.
func (s spending) isElsewhere(r *Reader) bool {
	if !r.namesCurrency() && (s.isCode() || s.isShell()) {
		return true
	}
	if s.cues.Has(lang.SaysPrice, lang.SaysForSale) && !s.spends() {
		return true
	}
	if (appointment{s, r}).holds() {
		return true
	}
	if s.cues.Has(lang.SaysMeeting) && !r.namesCurrency() && !s.spends() && (r.isBare() && s.hasClock() || allTimes(r)) {
		return len(r.paid()) > 0
	}
	if len(r.paid()) == 0 || !r.isBare() {
		return false
	}
	switch {
	case r.phone && !(names{r}).buys():
		return !s.spends()
	case s.cues.Has(lang.SaysAge):
		return !s.spends()
	}
	return s.isRecipe() || s.isTalk() || s.namesVersion() && !(names{r}).buys()
}

// namesCurrency reports whether an amount has a currency, as no number in code has.
func (r *Reader) namesCurrency() bool {
	return slices.ContainsFunc(r.Amounts, func(m money.Found) bool { return !m.Dropped && m.Rank == money.RankStrong })
}

// isBare reports whether no amount has a currency or decimals.
func (r *Reader) isBare() bool {
	for i := range r.Amounts {
		if m := &r.Amounts[i]; !m.Dropped && m.Rank != money.RankBare {
			return false
		}
	}
	return true
}

// allTimes reports whether each amount may be a time of day.
func allTimes(r *Reader) bool {
	for i := range r.Amounts {
		if m := &r.Amounts[i]; !m.Dropped && !r.isDottedTime(m.First) {
			return false
		}
	}
	return true
}

// spends reports whether a word says that money went, or that something be written down.
func (s spending) spends() bool {
	for k := range s.Tokens {
		if s.Tokens[k].Lex.Is(lang.RoleSpend | lang.RoleAdd) {
			return true
		}
	}
	return false
}

func (s spending) hasClock() bool {
	for k := range s.Tokens {
		if t := &s.Tokens[k]; t.Kind == lex.Time || t.Use == lex.UsedDate {
			return true
		}
	}
	return false
}

// isCode reports whether a text is code: words of programming languages, and signs that
// sentences do not have.
func (s spending) isCode() bool {
	words, signs, calls := 0, 0, 0
	for k := range s.Tokens {
		t, next := &s.Tokens[k], s.At(k+1)
		switch {
		case t.Kind == lex.Word:
			if lang.CodeWord.Has(t.Low) {
				words++
			}
			if next.Low == "(" && !next.Spaced {
				calls++
				if before := s.At(k - 1); before.Low == "." && !before.Spaced && !t.Spaced {
					calls++ // console.log(
				}
			}
		case t.Kind != lex.Sign:
		case lang.CodeSign.Has(t.Low):
			signs++
		}
	}
	return words > 0 && signs+calls > 0 && words+signs+calls >= 3 || calls > 1
}

// isShell reports whether a text is a line for a shell: a program with what it is told to do,
// or with an option, to which a dash is glued.
func (s spending) isShell() bool {
	if !lang.Program.Has(s.At(0).Low) {
		return false
	}
	if lang.Subcommand.Has(s.At(1).Low) && len(s.Tokens) > 2 {
		return true
	}
	for k := 1; k+1 < len(s.Tokens); k++ {
		if next := s.At(k + 1); s.At(k).Low == "-" && s.At(k).Spaced && !next.Spaced && (next.Kind == lex.Word || next.Low == "-") {
			return true
		}
	}
	return false
}

// namesVersion reports whether a text names the version of a program: 4.2.1.
func (s spending) namesVersion() bool {
	return slices.ContainsFunc(s.Tokens, func(t lex.Token) bool {
		digits := strings.TrimPrefix(s.Text[t.Start:t.End], "v")
		return t.Kind == lex.Code && t.Use == lex.Unused && strings.Count(digits, ".") > 1 && strings.Trim(digits, "0123456789.") == ""
	})
}

// isRecipe reports whether each number says how much of something there is: it has a
// measure, as one at least must, or leads to what it counts.
func (s spending) isRecipe() bool {
	measured, chunk := false, true // the number begins a chunk
	for k := range s.Tokens {
		t, next := &s.Tokens[k], s.At(k+1)
		switch {
		case t.Kind == lex.Number && lang.CookMeasure.Has(next.Low):
			measured = true
		case t.Kind == lex.Number && t.Use != lex.UsedDate:
			if !chunk || next.Kind != lex.Word && next.Kind != lex.East || next.Lex.MarkOf() != nil {
				return false
			}
		}
		chunk = t.Kind == lex.Break || t.Kind == lex.Sign || t.Lex.Is(lang.RoleAnd)
	}
	return measured
}

// How many words talk has at least, or characters where nothing parts them.
const (
	minTalk    = 5
	minTalkHan = 12
)

// isTalk reports whether a long sentence has a number and no word for anything that people
// buy, nor for money: "99 Luftballons auf ihrem Weg zum Horizont".
func (s spending) isTalk() bool {
	words, han := 0, 0
	for k := range s.Tokens {
		t := &s.Tokens[k]
		switch {
		case t.Kind == lex.Break || t.Kind == lex.Tag || t.Kind == lex.Number && t.Use == lex.UsedAmount && s.At(k+1).Lex.Is(lang.RoleScale):
			return false
		case t.Kind != lex.Word && t.Kind != lex.East || t.Use == lex.UsedDate:
		case t.Use == lex.UsedTax || s.isOfMoney(k):
			return false
		case t.Kind == lex.East:
			han += utf8.RuneCountInString(t.Low)
		case !t.Lex.Is(lang.RoleFiller) && t.Use != lex.UsedAmount:
			words++
		}
	}
	_, known := lang.CategoryOf(s.Text, s.Language, s.Options.Region)
	return !known && (words >= minTalk || han >= minTalkHan)
}

// isOfMoney reports whether the word at token k is about money or something that it buys.
func (s spending) isOfMoney(k int) bool {
	const roles = lang.RoleSpend | lang.RoleCost | lang.RoleAdd | lang.RoleMoney | lang.RoleIncome | lang.RoleRefund | lang.RoleMoved |
		lang.RoleTip | lang.RoleTax | lang.RoleDocument | lang.RoleTotal | lang.RoleSubtotal
	t := s.At(k)
	return t.Lex.Is(roles) || lang.IsShop(t.Low, s.Language) || s.KnownWord(k)
}
