package lex

import (
	"strings"
	"sync"
	"unicode"

	"chit/expense"
	"chit/expense/parse/lang"
)

// A Sentence holds the tokens of a [Text] while they are read: what a token was used
// for is marked, and one may be divided.
type Sentence struct {
	Text     string
	Options  Options
	Language string
	Shouting bool     // all letters are capitals, so capitals mean nothing
	buffer   *[]Token // that Tokens began in, see tokenBuffers
	Tokens   []Token
	outside  Token // what [Sentence.At] returns beside them
}

// tokenBuffers are reused, because tokens are most of what reading allocates.
var tokenBuffers = sync.Pool{New: func() any { b := make([]Token, 0, 64); return &b }}

// At returns the token k, or an empty one outside the text.
func (r *Sentence) At(k int) *Token {
	if k < 0 || k >= len(r.Tokens) {
		r.outside = Token{Kind: Break, Use: UsedSeparator, Spaced: true}
		return &r.outside
	}
	return &r.Tokens[k]
}

// Release gives up the tokens, which must not be used any more.
func (r *Sentence) Release() {
	*r.buffer = r.Tokens[:0]
	tokenBuffers.Put(r.buffer)
}

// isShouting reports whether a text is written in capitals only, with more of
// them than a currency code has.
func isShouting(s string) bool {
	capitals := 0
	for _, c := range s {
		switch {
		case unicode.IsLower(c):
			return false
		case unicode.IsUpper(c):
			capitals++
		}
	}
	return capitals > 8
}

// KeepFullWidthCommas makes the comma of Chinese text between two digits an
// enumeration comma, as which it is meant: NFKC would make "早餐12，20元午餐" a
// decimal.
func KeepFullWidthCommas(s string) string {
	const comma = "，"
	if !strings.Contains(s, comma) {
		return s
	}
	var b strings.Builder
	rest := s
	for {
		before, after, ok := strings.Cut(rest, comma)
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		digits := len(before) > 0 && IsDigit(before[len(before)-1]) && len(after) > 0 && IsDigit(after[0])
		if digits && !threeDigitsAt(after, 0) {
			b.WriteString("、")
		} else {
			b.WriteString(comma)
		}
		rest = after
	}
}

// languageOf finds out what language a text is in, by words that only one language
// has. A terse line often shows none; then it is the
// ledger's.
func languageOf(tokens []Token, fallback string) string {
	var names [16]string
	var counts [16]int
	known, best := 0, -1
	for i := range tokens {
		word := tokens[i].Lex
		if word == nil || word.Language == "" || word.Language == "-" {
			continue
		}
		if word.Language != fallback && (lang.LeadsOn(tokens[i].Low, fallback, "") || word.IsAndIn(fallback) || !lang.Named(fallback).Common && lang.IsFunctionIn(tokens[i].Low, fallback)) {
			continue // "do" is Portuguese, and Polish as well
		}
		at := 0
		for at < known && names[at] != word.Language {
			at++
		}
		if at == known {
			if known == len(names) {
				continue
			}
			names[at] = word.Language
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

// TokensOf returns the tokens that a span touches.
func (r *Sentence) TokensOf(s Span) (first, last int) {
	for first < len(r.Tokens) && r.Tokens[first].End <= s.Start {
		first++
	}
	last = first
	for last < len(r.Tokens) && r.Tokens[last].Start < s.End {
		last++
	}
	return first, last
}

// EndedBy returns the first token from k that does not end by a place in the text.
func (r *Sentence) EndedBy(k, end int) int {
	for k < len(r.Tokens) && r.Tokens[k].End <= end {
		k++
	}
	return k
}

func (r *Sentence) CountWords() int {
	n := 0
	for i := range r.Tokens {
		if r.Tokens[i].Kind == Word {
			n++
		}
	}
	return n
}

// KnownWord reports whether the word at token k names something that people
// spend on.
func (r *Sentence) KnownWord(k int) bool {
	_, ok := lang.CategoryOf(r.Text[r.At(k).Start:r.At(k).End], r.Language, r.Options.Region)
	return ok
}

// OnlyPoint reports whether nothing but the end of a sentence follows token k.
func (r *Sentence) OnlyPoint(k int) bool {
	for ; k < len(r.Tokens); k++ {
		if low := r.Tokens[k].Low; low != "." && low != "!" && low != "。" {
			return false
		}
	}
	return true
}

// LastHour is the highest number that may be an hour of the day.
const LastHour = 24

// LeadsToClock reports whether token k makes an hour of the number behind it, other than hours that
// are counted: "parcheggio 2 ore 21".
func (r *Sentence) LeadsToClock(k int) bool {
	return lang.LeadsToClock.Has(r.At(k).Low) && r.At(k-1).Kind != Number
}

func (r *Sentence) HasWordBefore(k int) bool {
	for _, t := range r.Tokens[:k] {
		if (t.Kind == Word || t.Kind == East) && t.Lex.MarkOf() == nil {
			return true
		}
	}
	return false
}

func (r *Sentence) IsMark(t *Token, mk *lang.Mark) bool {
	if mk.Iso {
		written, low := r.Text[t.Start:t.End], t.Low
		if at := strings.IndexAny(low, "'’"); at > 0 { // USD'ye has an ending; all'estero is no lek
			written, low = written[:at], low[:at]
		}
		return lang.IsCodeAsWritten(written, low, r.Shouting)
	}
	if t.Low == "km" { // kilometres, but for the KM of Bosnia
		return !r.Shouting && r.Text[t.Start:t.End] == "KM"
	}
	if lang.Sends.Has(t.Low) && mk.Spoken != r.Language {
		return false // "200 sent to mum", a cent in Turkish
	}
	if t.Kind == Word && lang.Capital.Has(t.Low) {
		first := lang.FirstRune(r.Text[t.Start:])
		return unicode.IsUpper(first)
	}
	return true
}

// Options say who wrote a text, and when.
type Options struct {
	Today    expense.Date     // the person's day; dates are relative to it
	Language string           // of the ledger, "en" or "zh"; the text's own language is found out by itself
	Region   string           // ISO 3166, "" if unknown; "US" reads 3/4 as March 4 and 1,200 as 1200
	Currency expense.Currency // the ledger's; decides between currencies that share a symbol. "" if unknown
}

// A Span is a part of the normalized text, in bytes.
type Span struct{ Start, End int }

// HasDigits reports whether digits that are no day stand beside tokens[first:last] in their part of
// a list.
func (r *Sentence) HasDigits(first, last int) bool {
	from, to := first, last
	for from > 0 && !r.EndsPart(from-1) {
		from--
	}
	for to < len(r.Tokens) && !r.EndsPart(to) {
		to++
	}
	for k := from; k < to; k++ {
		if t := &r.Tokens[k]; (k < first || k >= last) && t.Kind == Number && t.Use != UsedDate {
			return true
		}
	}
	return false
}

// EndsPart reports whether token k stands between the things of a list.
func (r *Sentence) EndsPart(k int) bool {
	t := r.At(k)
	return t.Kind == Break || t.Low == "," || t.Low == ";" || t.Lex.Is(lang.RoleAnd|lang.RolePlus)
}
