package document

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// A nameRun is words that look like a name: tokens[first:last].
type nameRun struct {
	first, last int
	led         bool // a word such as "at" is before it
	heads       bool // it begins the text, as the name of a bank does
}

// bestName returns the name that most likely is that of who was paid figure i, "" if
// there is none: one behind a word such as "at", or else the nearest to the figure.
func (r *reader) bestName(i int) string {
	first, last := r.TokensOf(r.figures[i].Span)
	best, most := "", 0
	for _, n := range r.nameRuns() {
		name := r.nameOf(n)
		if name == "" || r.isBank(n) {
			continue
		}
		score := 1
		switch {
		case n.led:
			score += 8
		case n.heads && r.At(n.first-1).Low != "【":
			score -= 4
		}
		if n.first >= last && n.first-last < 4 {
			score += 3
		} else if n.last <= first && first-n.last < 4 {
			score += 2
		}
		if strings.ToUpper(name) == name && strings.ToLower(name) != name {
			score++
		}
		if score > most || score == most && most > 0 && n.last <= first { // the nearest before it
			best, most = name, score
		}
	}
	return best
}

// nameRuns returns the words that look like names, from left to right.
func (r *reader) nameRuns() []nameRun {
	var runs []nameRun
	for k := 0; k < len(r.Tokens); {
		led := r.isLed(k)
		end := k
		for end < len(r.Tokens) && r.isNamePart(end, k, led) {
			end++
		}
		for end > k && r.Tokens[end-1].Kind == lex.Sign {
			end--
		}
		if end == k {
			k++
			continue
		}
		before := r.At(k - 1)
		heads := k == 0 || k == 1 && before.Kind == lex.Sign
		runs = append(runs, nameRun{first: k, last: end, led: led, heads: heads && !led})
		k = end
	}
	return runs
}

// isLed reports whether the words before token k lead to who was paid.
func (r *reader) isLed(k int) bool {
	at := r.Tokens[k].Start
	for _, l := range r.labels {
		if l.Label == lang.LabelPaidTo && l.End <= at && strings.TrimSpace(r.Text[l.End:at]) == "" {
			return true
		}
	}
	return false
}

// leadsAt reports whether a word in a script without spaces leads to a name: 在.
func (r *reader) leadsAt(s lex.Span) bool {
	return slices.ContainsFunc(r.labels, func(l lang.FoundLabel) bool {
		return l.Label == lang.LabelPaidTo && l.Start == s.Start && l.End == s.End
	})
}

// isNamePart reports whether token k may be a part of a name that begins at token first. A
// name behind "at" may have words that are labels elsewhere: "at HOME DEPOT".
func (r *reader) isNamePart(k, first int, led bool) bool {
	t := &r.Tokens[k]
	if t.Use != lex.Unused || r.isMoney(k) || k > first && r.At(k-1).Kind == lex.Word && t.Kind == lex.East && t.Spaced && !led {
		return false
	}
	labels := r.labelsAt(t.Span)
	switch t.Kind {
	case lex.Word:
		return r.isNameWord(t, k == first, led, labels)
	case lex.East:
		return !lang.Particle.Has(t.Low) && (k > first || !r.leadsAt(t.Span)) && !lang.NoName.Has(t.Low) && (labels == 0 || led && labels&endsName == 0)
	case lex.Code:
		return k > first && hasLetters(r.Text[t.Start:t.End]) && labels == 0
	case lex.Sign:
		return k > first && r.joinsName(k)
	}
	return false
}

// isNameWord reports whether a word is written like a part of a name.
func (r *reader) isNameWord(t *lex.Token, first, led bool, labels labelSet) bool {
	word := r.Text[t.Start:t.End]
	shouts := strings.ToUpper(word) == word && !r.Shouting
	switch {
	case first && labels != 0 && (!led || labels&endsName != 0):
		return false
	case !first && labels != 0 && !led && !shouts:
		return false
	case first && !led && lang.FunctionWord.Has(t.Low):
		return false
	}
	return strings.ToLower(word) != word
}

// joinsName reports whether a sign at token k is within a name: H&M, 7-Eleven.
func (r *reader) joinsName(k int) bool {
	t, next := r.At(k), r.At(k+1)
	low, spaced, kind, glued := t.Low, t.Spaced, next.Kind, !next.Spaced
	return (!spaced && glued || low == "&") && strings.Contains("&'’./-*・+", low) && (kind == lex.Word || kind == lex.East)
}

// isMoney reports whether token k is the name of a currency, or the code of one beside an
// amount: "80.00 (CAD)", but not "from BOB".
func (r *reader) isMoney(k int) bool {
	t := r.At(k)
	mk := t.Lex.MarkOf()
	if mk == nil || t.Kind == lex.Word && !(mk.Iso && r.IsMark(t, mk)) {
		return false
	}
	return t.Kind != lex.Word || r.At(k-1).Use == lex.UsedAmount || r.At(k-1).Low == "(" && r.At(k-2).Use == lex.UsedAmount
}

// endsName are labels that a name behind a word such as "at" does not begin with, and in a
// script without spaces ends before.
var endsName = setOf(lang.LabelNotice, lang.LabelPayment, lang.LabelPaid, lang.LabelMeans, lang.LabelAmount, lang.LabelIncome, lang.LabelCard, lang.LabelDeclined, lang.LabelMoved, lang.LabelReturned, lang.LabelDay, lang.LabelOtherDay)

// labelsAt returns the labels that a span is in, but for those that names go with.
func (r *reader) labelsAt(s lex.Span) labelSet {
	var in labelSet
	for _, l := range r.labels {
		if l.Start < s.End && l.End > s.Start && l.Label != lang.LabelPaidTo && l.Label != lang.LabelBank {
			in |= setOf(l.Label)
		}
	}
	return in
}

// isBank reports whether a run has the word for a bank, which is not who was paid.
func (r *reader) isBank(n nameRun) bool {
	from, to := r.Tokens[n.first].Start, r.Tokens[n.last-1].End
	return r.labelsIn(from, to).has(lang.LabelBank)
}

// nameOf returns the words of a run, "" if they are too few letters for a name.
func (r *reader) nameOf(n nameRun) string {
	name := cleanName(r.Text[r.Tokens[n.first].Start:r.Tokens[n.last-1].End])
	first := &r.Tokens[n.first]
	if first.Kind == lex.East && !first.Spaced && isHiragana(name) {
		return "" // the ending of a verb
	}
	least := 3
	if n.led || first.Kind == lex.East {
		least = 2
	}
	if utf8.RuneCountInString(name) < least {
		return ""
	}
	return name
}

func isHiragana(s string) bool {
	return !strings.ContainsFunc(s, func(c rune) bool { return !unicode.Is(unicode.Hiragana, c) })
}
