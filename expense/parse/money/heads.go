package money

import (
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// headPrices finds what each of some people cost, whom the writer may have paid for: "12 a head,
// there were two of us and I paid".
type headPrices struct{ calculator }

// take multiplies the amount i by how many there were, if it is the price of each of them. The
// writer may have paid no more than that.
func (r headPrices) take(i int) {
	m := &r.Amounts[i]
	if m.summed || m.Tax || m.Dropped || m.Partial || m.Sum != "" || len(r.otherAmounts(m)) > 1 {
		return
	}
	first, last := r.phraseStart(m.First, lang.PerHead), r.phraseEnd(m.Last, lang.PerHead)
	if first == m.First && last == m.Last {
		return
	}
	n, from, to := r.people(m)
	if n == 0 {
		return
	}
	r.setAmount(first, m.First)
	r.setAmount(m.Last, last)
	r.setAmount(from, r.skipSelf(to))
	for j := range r.Amounts {
		if o := &r.Amounts[j]; o != m && o.First >= from && o.Last <= to {
			o.summed = true
		}
	}
	each := m.Value
	r.setSum(m, decimal.New(n, 0).String()+"*"+m.term())
	m.Readings = append(m.Readings, each)
}

// people returns how many the writer says that there were, and the tokens that say so: "there
// were two of us", "wir waren zu dritt", "iki kişiydik". It is 0 if they do not.
func (r headPrices) people(m *Found) (n int64, first, last int) {
	from, to := r.lineOf(m.First)
	for k := from; k < to; k++ {
		if k >= m.First && k < m.Last {
			continue
		}
		behind := r.phraseEnd(k, lang.CountsUs)
		if n, last := r.numberOf(r.skipLeading(behind)); n > 0 && (behind > k || r.heads(last) > 0 || r.countsUs(last) > last) {
			return n, k, r.countsUs(last + r.heads(last))
		}
	}
	return 0, 0, 0
}

// maxLeading is how many words stand between "we were" and a number at most.
const maxLeading = 2

// skipLeading returns the first token from k on that does not lead to a number of people: "in",
// "zu", "met".
func (r headPrices) skipLeading(k int) int {
	for end := k + maxLeading; k < end && r.At(k).Use == lex.Unused; k++ {
		if low := r.At(k).Low; !lang.LeadsToSharers.Is(low) && !lang.SharesWith.Is(low) && !r.At(k).Lex.Is(lang.RoleFiller) || r.At(k).Lex.Is(lang.RoleShared) {
			break
		}
	}
	return k
}

// countsUs returns the token behind words from token k on that say who was counted: "of us", or k.
func (r headPrices) countsUs(k int) int { return r.phraseEnd(k, lang.CountsUs) }

// numberOf reads a number of people at token k, also as one word: "zu dritt", "двое".
func (r headPrices) numberOf(k int) (n int64, last int) {
	t := r.At(k)
	if t.Use == lex.Unused && t.Lex.Is(lang.RoleShared) && t.Lex.Share > 0 {
		return t.Lex.Share, k + 1
	}
	for i, p := range [...]lang.Phrase{lang.SharesInTwo, lang.SharesInThree, lang.SharesInFour, lang.SharesInFive} {
		if t.Kind == lex.Word && t.Use == lex.Unused && p.Is(t.Low) {
			return int64(i) + 2, k + 1
		}
	}
	o, ok := r.operandAt(k)
	if !ok || o.percent || o.places > 0 || o.value.LessThan(two) || o.value.GreaterThan(maxPieces) {
		return 0, k
	}
	return o.value.IntPart(), o.last
}

// skipSelf returns the token behind words from token k on that say that the writer paid: "and I
// paid".
func (r headPrices) skipSelf(k int) int {
	start := k
	for r.At(k).Use == lex.Unused && (r.At(k).Low == "," || r.At(k).Lex.Is(lang.RoleAnd)) {
		k++
	}
	if k >= len(r.Tokens) {
		return start
	}
	if end := r.phraseEnd(k, lang.NamesSelf); end > k && !strings.Contains(r.Text[r.Tokens[k].Start:r.Tokens[end-1].End], ",") {
		return end
	}
	return start
}
