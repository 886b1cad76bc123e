package line

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// isPlainNumber reports whether a number that is no amount is a part of what was bought:
// of its name (C5, 95-го), its measure ("500g flour") or how many there were.
func (j *judgement) isPlainNumber(k int) bool {
	t, before, next := j.At(k), j.At(k-1), j.At(k+1)
	switch {
	case before.Use == lex.UsedAmount && !t.Spaced:
		return false // 9块9包邮
	case before.Use == lex.Unused && before.Kind == lex.Word && !t.Spaced:
		return true
	case next.Use == lex.Unused && next.Lex.Is(lang.RoleUnit) && next.Lex.MarkOf() == nil && !(j.isBare() && (lang.IsThing(next.Low) || lang.Apiece.Has(next.Low))):
		return true
	}
	if j.isBare() {
		return false
	}
	if before.Use == lex.Unused && before.Kind == lex.East && !t.Spaced {
		return true
	}
	if j.mayBePrice(k) {
		return false
	}
	counted := next.Use == lex.Unused && (next.Kind == lex.Word && !next.Lex.Is(lang.RoleFiller|lang.RoleBan|lang.RoleNet|lang.RoleGross|lang.RoleTax|lang.RoleAnd) || next.Kind == lex.East)
	return counted && t.Num.Whole && !t.Num.Ambiguous && t.Num.Mantissa > 0 && t.Num.Mantissa <= maxThings
}

// mayBePrice reports whether the number at token k may be the price of the word before it as well
// as count those behind it: both are what people buy, or only these and the number is more than people
// buy of one thing and less than models are numbered by; or the line has another such number.
func (j *judgement) mayBePrice(k int) bool {
	between := func(i int) bool { return j.At(i).Kind == lex.Number && j.isThing(i-1) && j.isThing(i+1) }
	if !between(k) || lang.IsThing(strings.ToLower(j.Text[j.At(k).Start:j.At(k+1).End])) { // "pizza 4 formaggi"
		return false
	}
	n := j.At(k).Num.Decimals()
	if j.KnownWord(k+1) && (j.KnownWord(k-1) || n.GreaterThan(mostOfOne) && n.LessThanOrEqual(maxEaten)) {
		return true // "frites 6 parking 4,20", but "windows 10 licence 12.50"
	}
	if n.GreaterThan(mostOfOne) && j.At(j.piece.first-1).Use == lex.UsedAmount {
		return true // "tanken 70,02 waschanlage 12 snickers 1,89"
	}
	for i := j.piece.first; i < j.piece.last; i++ {
		if i != k && j.At(i).Use == lex.Unused && between(i) {
			return true
		}
	}
	return false
}

// maxThings is how many of something a line counts.
const maxThings = 100

// isBare reports whether nothing but its place makes the number of the line an amount.
func (j *judgement) isBare() bool {
	return j.piece.money >= 0 && j.Amounts[j.piece.money].Rank == money.RankBare
}

// isPlainName reports whether a token of letters and digits is a part of what was bought:
// WD40, "7up", "s24". Other signs in it make it a number of something else.
func (j *judgement) isPlainName(k int) bool {
	t := j.At(k)
	if t.Kind != lex.Code {
		return false
	}
	if j.isNumberedShop(k) {
		return true
	}
	before := j.At(k - 1)
	if before.Lex.Is(lang.RolePlus) || before.Low == "+" {
		return false // "zoo 2x18.50 + 1x12"
	}
	if before.Use == lex.Unused && (lang.Premises.Has(before.Low) || lang.Model.Has(before.Low)) && j.describesBeside(k-1) {
		return true // "boiler flat 3"
	}
	letters := !t.Spaced && before.Kind == lex.Word && before.Use == lex.Unused
	text := j.Text[t.Start:t.End]
	for _, c := range text {
		if !unicode.IsLetter(c) && !unicode.IsDigit(c) && c != '.' && c != ',' {
			return false
		}
		letters = letters || unicode.IsLetter(c)
	}
	return letters && len(text) <= maxName
}

// describesBeside reports whether another word than that at token k says what was bought.
func (j *judgement) describesBeside(k int) bool {
	for i := j.piece.first; i < j.piece.last; i++ {
		if t := &j.Tokens[i]; i != k && t.Use == lex.Unused && (t.Kind == lex.Word || t.Kind == lex.East) && !t.Lex.Is(lang.RoleFiller|lang.RoleArticle) {
			return true
		}
	}
	return false
}

// maxName is how many bytes a name of letters and digits has.
const maxName = 10

// mayHoldVerb reports whether a word that is in no table may be a verb, which would tell
// something else than what was bought: "Fahrrad geklaut 300". A language without the
// endings of its verbs tells nothing of its words.
func (j *judgement) mayHoldVerb() bool {
	text, ledger := lang.Named(j.Language), lang.Named(j.Options.Language)
	if text.VerbsKnown {
		return false
	}
	if len(text.VerbEndings) == 0 {
		return true
	}
	lone := j.isLoneNoun()
	for k := j.piece.first; k < j.piece.last; k++ {
		t := &j.Tokens[k]
		if t.Use != lex.Unused {
			continue
		}
		switch t.Kind {
		case lex.Word:
			if j.isVerbIn(k, j.Language, lone) && !(text.NounsCapital && j.isCapital(k)) || ledger != text && j.isVerbIn(k, j.Options.Language, lone) {
				return true
			}
		case lex.East:
			next := j.At(k + 1)
			ends := next.Kind != lex.East || next.Spaced || next.Use != lex.Unused
			if ends && (t.Lex == nil || t.Lex.Roles == 0) && hasEnding(j.Text[:t.End], text.VerbEndings) {
				return true
			}
		}
	}
	return false
}

// isVerbIn reports whether the word at token k may be a verb of a language. One that stands alone
// is none if nouns end so as well, and no participle begins so.
func (j *judgement) isVerbIn(k int, language string, lone bool) bool {
	l, low := lang.Named(language), j.Tokens[k].Low
	noun := lone && hasEnding(low, l.NounEndings) && !hasBeginning(low, l.ParticipleBeginnings) && !slices.Contains(l.VerbEndings, "="+low)
	return !l.VerbsKnown && !noun && j.isVerb(k, l.VerbEndings)
}

// isLoneNoun reports whether one word and its price are all that the line says, so that the word
// is likelier what was bought than what was done: "fromager 15,80", "4 laugenstangen à 1,30".
func (j *judgement) isLoneNoun() bool {
	if j.content != 1 || j.piece.money < 0 {
		return false
	}
	m := &j.Amounts[j.piece.money]
	return j.piece.listed || m.Rank > money.RankBare || m.Sum != ""
}

func hasBeginning(word string, beginnings []string) bool {
	return slices.ContainsFunc(beginnings, func(b string) bool { return strings.HasPrefix(word, b) })
}

// isVerb reports whether the word at token k ends as verbs do and is no thing.
func (j *judgement) isVerb(k int, endings []string) bool {
	t := &j.Tokens[k]
	if t.Lex.Is(lang.RoleFiller|lang.RoleArticle|lang.RoleAnd) || lang.IsThing(t.Low) {
		return false
	}
	for _, e := range endings {
		if whole, ok := strings.CutPrefix(e, "="); ok && whole == t.Low || !ok && strings.HasSuffix(t.Low, e) && utf8.RuneCountInString(t.Low) > utf8.RuneCountInString(e)+1 {
			return true
		}
	}
	return false
}

// isCapital reports whether the word at token k is a noun by its capital letter. The
// first word of a text has one anyway; there only a participle is none.
func (j *judgement) isCapital(k int) bool {
	t := &j.Tokens[k]
	if j.Shouting || !unicode.IsUpper(lang.FirstRune(j.Text[t.Start:])) {
		return false
	}
	own := lang.Named(j.Language)
	return k > 0 || !hasBeginning(t.Low, own.ParticipleBeginnings) || !hasEnding(t.Low, own.VerbEndings)
}

// leadsOn reports whether a word is a preposition behind which more is said of the thing.
func (r *Reader) leadsOn(k int) bool {
	t := r.At(k)
	return (t.Kind == lex.Word || t.Kind == lex.East) && t.Use == lex.Unused && lang.LeadsOn(t.Low, r.Language, r.Options.Language)
}

// isOwnParticle reports whether token k is a preposition or an article in the
// language of the ledger, in which the text is, whatever it is in another: "no mercado",
// "il pane".
func isOwnParticle(r *Reader, k int) bool {
	if r.Language != r.Options.Language {
		return false
	}
	t := r.At(k)
	return k > 0 && lang.LeadsOn(t.Low, r.Language, "") || t.Lex.IsArticleIn(r.Language)
}

// isRate reports whether token k, behind a preposition, makes the amount a price for so
// much: "2,50 al kilo", "90 al mes".
func isRate(r *Reader, k int) bool {
	for r.At(k).Lex.Is(lang.RoleArticle) {
		k++
	}
	t := r.At(k)
	return t.Lex.Is(lang.RoleUnit) || lang.PerTime.Has(t.Low)
}

// holdsPicture reports whether a description has an emoji, which names a thing as well.
func holdsPicture(description string) bool {
	return strings.ContainsFunc(description, func(c rune) bool { return isEmoji(c) && c != 0xFE0F })
}
