package money

import (
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// otherAmounts returns the amounts in the line of m besides it.
func (r calculator) otherAmounts(m *Found) []*Found {
	first, last := r.lineOf(m.First)
	var others []*Found
	for i := range r.Amounts {
		if o := &r.Amounts[i]; o != m && o.First >= first && o.Last <= last && !o.summed && !o.Tax && !o.Dropped {
			others = append(others, o)
		}
	}
	return others
}

// lineOf returns the tokens of the line that token k is in.
func (r calculator) lineOf(k int) (first, last int) {
	first, last = k, k
	for first > 0 && r.Tokens[first-1].Kind != lex.Break && r.Tokens[first-1].Low != ";" {
		first--
	}
	for last < len(r.Tokens) && r.Tokens[last].Kind != lex.Break && r.Tokens[last].Low != ";" {
		last++
	}
	return first, last
}

// useWords makes tokens a part of an amount.
func (r calculator) useWords(first, last int) {
	for k := first; k < last; k++ {
		if r.Tokens[k].Use == lex.Unused {
			r.Tokens[k].Use = lex.UsedAmount
		}
	}
}

// useBetween makes what stands between the numbers of a sum, but the names of
// things, a part of the amount.
func (r calculator) useBetween(first, last int) {
	for k := first; k < last; k++ {
		t := &r.Tokens[k]
		says := t.Lex.Is(lang.RoleOff|lang.RoleMinus|lang.RoleFiller|lang.RoleDe|lang.RoleAnd) || t.Kind == lex.Sign || lang.Cuts.Has(t.Low)
		if t.Use == lex.Unused && says {
			t.Use = lex.UsedAmount
		}
	}
}

// takeShare takes the part of the only amount that was the writer's: "half of 36",
// "dinner 60, my half". What is shared otherwise has two readings, because the amount
// may be that part already: "dinner 60 split", "half of the rent 600".
func (r calculator) takeShare() {
	for i := 1; i < len(r.Amounts); i++ {
		if takeOwnPart(r, &r.Amounts[i-1], &r.Amounts[i]) {
			return
		}
	}
	if takeMyPart(r) {
		return
	}
	for k := range r.Tokens {
		t := &r.Tokens[k]
		if end := FractionAt(&r.Sentence, k); end > 0 && r.takeFraction(k, end) {
			return
		}
		if t.Use != lex.Unused || !t.Lex.Is(lang.RoleShare|lang.RoleShared) && !splitsAmong(r, k) || pricing(r).isOfMeasure(k) {
			continue
		}
		share, first, last := int64(0), k, k+1
		if t.Lex != nil {
			share = t.Lex.Share
		}
		if share == 0 {
			share, first, last = r.sharers(k)
		} else if n := shareWithFellows(r, k); n > 0 && t.Lex.Is(lang.RoleShared) {
			share = n // "a medias con dos amigos"
		}
		m := r.only()
		if m == nil || m.Partial {
			return
		}
		if strings.Contains(m.Sum, "/") || strings.Contains(m.Sum, "÷") {
			r.useWords(k, k+1) // "durch drei geteilt"
			return
		}
		text := m.term() + "/" + decimal.New(share, 0).String()
		whole, sure := m.Value, t.Lex.Is(lang.RoleShare) && (m.Last <= k || r.skipGlue(last) == m.First)
		r.useWords(first, last)
		for i := range r.Tokens {
			if o := &r.Tokens[i]; o.Use == lex.Unused && o.Lex.Is(lang.RoleShared) {
				o.Use = lex.UsedAmount // "we split it, half each"
			}
		}
		r.setSum(m, text)
		if !sure {
			m.Readings = append(m.Readings, whole)
		}
		return
	}
}

// takeContribution leaves an amount alone that each of several gave: "скинулись по 200".
func takeContribution(r calculator) bool {
	m := r.only()
	if m == nil || m.Partial || m.Sum != "" || !lang.Apiece.Has(r.At(m.First-1).Low) {
		return false
	}
	for k := range r.Tokens {
		if t := &r.Tokens[k]; t.Use == lex.Unused && t.Lex.Is(lang.RoleShared) && t.Lex.Share == 0 {
			r.useWords(k, k+1)
			return true
		}
	}
	return false
}

// takeMyPart divides the only amount by the people that are counted beside words for the writer's
// part, unless it is that already: "96 na 4 osoby, moja działka".
func takeMyPart(r calculator) bool {
	if takeContribution(r) {
		return true
	}
	for k := range r.Tokens {
		end := r.phraseEnd(k, lang.SaysMyPart)
		if end == k || r.Tokens[k].Lex.Is(lang.RoleShare|lang.RoleShared) || r.phraseEnd(k, lang.PerHead) > k {
			continue
		}
		share, first, last, ok := countSharers(r, k)
		m := r.only()
		if !ok || m == nil || m.Partial || m.Sum != "" {
			return false
		}
		whole := m.Value
		r.useWords(first, max(last, end))
		r.setSum(m, m.term()+"/"+decimal.New(share, 0).String())
		m.Readings = append(m.Readings, whole)
		return true
	}
	return false
}

// takeOwnPart takes the amount m for the writer's part of the one before it, if the words
// beside it say so: "dinner 60, my share is 20", "pizza 48, i put in 16".
func takeOwnPart(r calculator, whole, m *Found) bool {
	if whole.summed || m.summed || whole.Tax || m.Tax || whole.Dropped || m.Dropped || !m.Value.LessThan(whole.Value) || !areOneMoney(whole.mark, m.mark) {
		return false
	}
	words := strings.ToLower(r.Text[r.Tokens[whole.Last-1].End:r.Tokens[m.First].Start])
	between, end := withoutGlue(words), m.Last
	n := lang.SaysMyPart.Closes(between)
	if n == 0 {
		between = trimSigns(words)
		if n = lang.SaysIPaid.Closes(between); n > 0 {
			end = payingEnd(r, m.Last)
		}
	}
	if n == 0 || end == 0 || !saysShared(between[:len(between)-n]) {
		return false
	}
	if m.mark == nil {
		m.takeMark(whole)
	}
	whole.summed = true
	r.useWords(m.Last, end)
	r.setAmount(whole.First, m.Last)
	return true
}

// saysShared reports whether words say no more than that something was shared: "and", "we split
// it", "war geteilt".
func saysShared(words string) bool {
	for words = trimSigns(words); words != ""; words = trimSigns(words) {
		n := 0
		for _, p := range [...]lang.Phrase{lang.AroundShare, lang.AroundSplit, lang.SharesEntry, lang.SharesInTwo, lang.SaysItWas, lang.SaysItIs} {
			n = max(n, p.Opens(words))
		}
		if n == 0 {
			word, _, _ := strings.Cut(words, " ")
			if !lang.Words().Words[trimSigns(word)].Is(lang.RoleFiller | lang.RoleArticle | lang.RoleAnd | lang.RoleShared) {
				return false
			}
			n = len(word)
		}
		words = words[n:]
	}
	return true
}

// payingEnd returns the end of the words for paying at token k, "ich hab 16 gezahlt", and 0 if
// something else stands there, which the amount before it may be the price of.
func payingEnd(r calculator, k int) (end int) {
	for ; k < len(r.Tokens) && r.Tokens[k].Kind != lex.Break && r.Tokens[k].Kind != lex.Sign; k++ {
		t := &r.Tokens[k]
		if t.Use == lex.Unused && !t.Lex.Is(lang.RoleSpend|lang.RoleGave|lang.RoleFiller) && !lang.Particle.Has(t.Low) && !lang.AroundTip.Is(t.Low) {
			return 0
		}
	}
	return k
}

// withoutGlue returns words without those at their end that lead to a value: "is", "est de".
func withoutGlue(words string) string {
	for before := ""; words != before; {
		before, words = words, trimSigns(words)
		for _, glue := range [...]lang.Phrase{lang.JoinsValue, lang.SaysItIs, lang.SaysIs, lang.SaysIsSo} {
			words = words[:len(words)-glue.Closes(words)]
		}
		if last := words[strings.LastIndexByte(words, ' ')+1:]; lang.Words().Words[last].Is(lang.RoleGlue | lang.RoleDe) {
			words = strings.TrimSuffix(words, last)
		}
	}
	return words
}

func trimSigns(s string) string { return strings.Trim(s, " ,.;:=-–—、，。：") }

// isOfMeasure reports whether the half at token k is one of a measure: "6 kilos and a half". "Half
// a dozen eggs" are not shared by any other word either.
func (r pricing) isOfMeasure(k int) bool {
	if !(counts{calculator(r)}).isPartOfUnit(k) {
		return r.addsToMeasure(k)
	}
	r.Tokens[k].Lex = nil
	return true
}

// addsToMeasure reports whether the half at token k is that of the unit before it: "6 kilos
// and a half".
func (r pricing) addsToMeasure(k int) bool {
	before := k - 1
	if r.At(before).Lex.Is(lang.RoleArticle) {
		before--
	}
	return r.At(k).Lex.Is(lang.RoleHalf) && r.At(before).Lex.Is(lang.RoleAnd) && r.At(before-1).Lex.Is(lang.RoleUnit)
}

// only returns the only amount of the text, and nil if there are none or several.
func (r calculator) only() *Found {
	var m *Found
	for i := range r.Amounts {
		o := &r.Amounts[i]
		switch {
		case o.summed || o.Tax || o.Dropped:
		case m != nil:
			return nil
		default:
			m = o
		}
	}
	return m
}

// sharers finds how many shared an amount: in another word for it ("on partage à
// deux"), as people in its line (四个人聚餐, "split 3 ways"), or behind or before the word
// at token k ("split by 3"). Two is how many share otherwise.
func (r calculator) sharers(k int) (share int64, first, last int) {
	if share, first, last, ok := countSharers(r, k); ok {
		return share, first, last
	}
	return 2, k, k + 1
}

// countSharers is sharers, if somebody was counted.
func countSharers(r calculator, k int) (share int64, first, last int, counted bool) {
	for i := range r.Tokens {
		if t := &r.Tokens[i]; t.Use == lex.Unused && t.Lex.Is(lang.RoleShared) && t.Lex.Share > 0 {
			return t.Lex.Share, k, k + 1, true
		}
	}
	if n := shareWithFellows(r, k); n > 0 {
		return n, k, k + 1, true
	}
	if n, from, to := namedSharers(r, k); n > 0 {
		return n, min(from, k), max(to, k+1), true
	}
	var o operand
	ok := false
	for _, fits := range [...]func(operand) bool{
		r.countsHeads,
		func(o operand) bool {
			return o.first == k+1 || o.first == k+2 && r.At(k+1).Kind == lex.Word && r.At(k+1).Use == lex.Unused
		},
		func(o operand) bool { return o.last == k },
		func(o operand) bool { return lang.LeadsToSharers.Is(r.At(o.first - 1).Low) }, // "à 3, juste ma part"
		func(o operand) bool { return r.At(o.first - 1).Lex.Is(lang.RoleFor) },        // "curry for four"
	} {
		if o, ok = r.sharersIn(k, fits); ok {
			break
		}
	}
	if !ok {
		return 0, k, k, false
	}
	if o.amount >= 0 {
		r.Amounts[o.amount].summed = true
	}
	if lang.LeadsToSharers.Is(r.At(o.first - 1).Low) {
		r.useWords(o.first-1, o.first)
	}
	first, last = min(o.first, k), max(o.last, k+1)
	switch {
	case r.countsHeads(o) && (o.last < k || o.first > k+2):
		r.useWords(o.first, o.last+r.heads(o.last))
		return o.value.IntPart(), k, k + 1, true
	case r.countsHeads(o):
		last = max(last, o.last+r.heads(o.last))
	}
	return o.value.IntPart(), first, last, true
}

// shareWithFellows returns by how many an amount is divided that the writer shared with so many
// others, 0 if nobody was counted: "split with two friends" is among three.
func shareWithFellows(r calculator, k int) int64 {
	var first, last int
	o, ok := r.sharersIn(k, func(o operand) bool {
		first, last = fellows(r, o)
		return last > 0
	})
	if !ok {
		return 0
	}
	if o.amount >= 0 {
		r.Amounts[o.amount].summed = true
	}
	among := lang.LeadsToSharers.Is(r.At(first - 1).Low)
	for first > 0 && leadsToFellows(r, first-1) {
		first--
	}
	r.useWords(first, last)
	if among {
		return o.value.IntPart() // of whom the writer is one
	}
	return o.value.IntPart() + 1
}

// fellows returns the tokens of a number of people besides the writer and of the word for them,
// which stands before it in some languages: "two friends", 友達2人.
func fellows(r calculator, o operand) (first, last int) {
	k := o.last
	if t := r.At(k); lang.Possessive.Has(t.Low) || lang.Counter.Has(t.Low) {
		k++
	}
	switch {
	case r.At(k).Use == lex.Unused && lang.Fellows.Has(r.At(k).Low):
		return o.first, k + 1
	case r.At(k+1).Use == lex.Unused && lang.Fellows.Has(r.At(k+1).Low) && r.heads(k) == 1:
		return o.first, k + 2 // 两位同事
	case r.At(o.first-1).Use == lex.Unused && lang.Fellows.Has(r.At(o.first-1).Low) && r.heads(o.last) > 0:
		return o.first - 1, o.last + r.heads(o.last)
	}
	return 0, 0
}

// leadsToFellows reports whether token k says nothing but that people follow: "with", "me and".
func leadsToFellows(r calculator, k int) bool {
	t := r.At(k)
	return t.Use == lex.Unused && (lang.SharesWith.Is(t.Low) || lang.LeadsToSharers.Is(t.Low) || lang.NamesSelf.Is(t.Low) || t.Lex.Is(lang.RoleAnd))
}

// sharersIn finds a number of people in the line of token k. The only amount of the text
// is none: it is what they shared.
func (r calculator) sharersIn(k int, fits func(operand) bool) (operand, bool) {
	from, to := r.lineOf(k)
	for i := from; i < to; i++ {
		o, ok := r.operandAt(i)
		if !ok || o.percent || o.places > 0 || !fits(o) {
			continue
		}
		if o.amount >= 0 && (r.Amounts[o.amount].Rank > RankBare || r.only() == &r.Amounts[o.amount]) {
			continue
		}
		if n := o.value.IntPart(); n >= 2 && n <= 50 {
			return o, true
		}
	}
	return operand{}, false
}

// splitsAmong reports whether the word at token k says that the people beside it shared: 六個人分,
// "pizza 30 between 3 of us".
func splitsAmong(r calculator, k int) bool {
	if lang.Amid.Has(r.At(k).Low) {
		if k++; r.At(k).Lex.Is(lang.RoleArticle) {
			k++ // "between the three of us"
		}
		o, ok := r.operandAt(k)
		return ok && !o.percent && o.places == 0 && (r.countsHeads(o) || r.OnlyPoint(o.last))
	}
	if !lang.SplitAmong.Has(r.At(k).Low) {
		return false
	}
	if lang.Particle.Has(r.At(k - 1).Low) {
		k-- // 4人で割った
	}
	return r.heads(k-1) == 1 || r.heads(k-2) == 2
}

// countsHeads reports whether a number is one of people.
func (r calculator) countsHeads(o operand) bool { return r.heads(o.last) > 0 }

// heads returns how many tokens from k on are a word for people: 个人 are two.
func (r calculator) heads(k int) int {
	t, next := r.At(k), r.At(k+1)
	switch {
	case t.Use != lex.Unused:
	case lang.Heads.Has(t.Low):
		return 1
	case t.Kind == lex.East && next.Kind == lex.East && !next.Spaced && lang.Heads.Has(t.Low+next.Low):
		return 2
	case t.Kind == lex.Word && next.Kind == lex.Word && lang.Heads.Has(t.Low+" "+next.Low):
		return 2 // "of us"
	}
	return 0
}

// gluedChain reads arithmetic without spaces, which is one token: "60/3", "28.5x3". Beside other
// amounts it is a size unless it ends a part of a list: "kino 2x14 und popcorn 6,50".
func (r calculator) gluedChain(k int) *chain {
	t := r.At(k)
	if t.Use != lex.Unused || len(r.Amounts) > 0 && (len(r.Taxes) > 0 || r.At(k-1).Kind != lex.Word || !spokenPrices(r).endsPart(k+1)) {
		return nil
	}
	text := r.Text[t.Start:t.End]
	at := strings.IndexAny(text, "/x×х*+")
	if at <= 0 || at+1 == len(text) {
		return nil
	}
	sign, width := text[at:at+1], 1
	if r, size := utf8.DecodeRuneInString(text[at:]); r == '×' || r == 'х' {
		width = size
	}
	if sign != "/" && sign != "+" {
		sign = "*"
	}
	left, right := lex.ScanNumeral(text[:at], 0), lex.ScanNumeral(text[at+width:], 0)
	if left.End != at || right.End != len(text)-at-width || left.Bad || right.Bad || left.TooLong || right.TooLong {
		return nil
	}
	a, b := left.DecimalReading(), right.DecimalReading()
	if b.IsZero() || sign == "/" && !a.GreaterThan(b) {
		return nil
	}
	c := &chain{first: k, last: k + 1, operands: 2, begin: a, end: b, signs: sign, cents: !left.Whole || !right.Whole, ambiguous: left.Ambiguous || right.Ambiguous}
	c.text.WriteString(a.StringFixed(int32(left.Places)) + sign + b.StringFixed(int32(right.Places)))
	return c
}
