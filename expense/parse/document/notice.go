package document

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/lang"
)

// A notice tells of one payment: the message of a bank, of a card or of a wallet.
type notice struct{ *reader }

func (r notice) read() (Document, bool) {
	says := r.labelsIn(0, len(r.Text))
	paid := r.paid()
	if paid < 0 {
		return Document{Unpaid: Left}, r.isBalance()
	}
	if !r.isNotice(says) {
		return Document{}, false
	}
	f := &r.figures[paid]
	d := Document{Amount: f.Amount, Date: r.day(), Unpaid: r.unpaid(says)}
	for i := range d.Amount.Readings {
		d.Amount.Readings[i] = d.Amount.Readings[i].Abs()
	}
	d.Amount.Value = d.Amount.Value.Abs()
	if d.Unpaid == "" {
		d.Kind = r.kind(says)
	}
	d.Payee = r.payee()
	if d.Payee == "" {
		d.Payee = r.bestName(paid)
	}
	d.What = d.Payee
	if d.What == "" {
		d.What = cmp.Or(r.event(), receipt(r).firstName())
	}
	return d, true
}

// isBalance reports whether all that a notice tells is what is left.
func (r notice) isBalance() bool {
	for i := range r.figures {
		if r.isLeft(i) && (r.masked || r.hasSender()) {
			return true
		}
	}
	return false
}

// unpaid returns why nothing was paid: a day that is still to come is one on which it will
// be, unless it was paid already.
func (r notice) unpaid(says labelSet) Unpaid {
	switch {
	case says.has(lang.LabelCode):
		return Asked
	case says.has(lang.LabelDeclined):
		return Declined
	case says.has(lang.LabelNotice):
		return ""
	case says.has(lang.LabelDue), len(r.days) > 0 && !slices.ContainsFunc(r.days, r.isPast):
		return Due
	}
	return ""
}

// isNotice reports whether a text is a notice: it has the digits of a card, or says what
// is left, and that there was a payment; or it tells it to the one who paid.
func (r notice) isNotice(says labelSet) bool {
	paid := says&setOf(lang.LabelPayment, lang.LabelNotice, lang.LabelTransfer) != 0 || r.masked && says.has(lang.LabelMeans)
	moved := says&tellsMovement != 0
	left := false
	for i := range r.figures {
		left = left || r.isLeft(i)
	}
	switch {
	case r.masked:
		return paid || moved || left || says&setOf(lang.LabelAmount, lang.LabelPaid) != 0
	case left:
		booked := r.figures[r.paid()].Value.IsNegative() // people write no minus before a price
		return paid || moved || booked || r.clock && len(r.days) > 0 || says.has(lang.LabelPaid) || says.has(lang.LabelPaidTo) && (r.hasSender() || r.opens())
	}
	return r.tellsPayment(says, paid) || r.isForm(says, paid) || (r.hasSender() || says.has(lang.LabelSubtotal) && says.has(lang.LabelDay)) && r.addsUp()
}

// tellsPayment reports whether a text without a card or a balance tells of a payment that
// was made, declined, is due or needs a code.
func (r notice) tellsPayment(says labelSet, paid bool) bool {
	switch {
	case says.has(lang.LabelNotice) && len(r.Text) >= shortestNotice:
		return true
	case says.has(lang.LabelDeclined) && (paid || says.has(lang.LabelAmount)):
		return true
	}
	if r.sentByBank() && (paid || says&(tellsMovement|setOf(lang.LabelPaid, lang.LabelPayee)) != 0) {
		return true
	}
	return says.has(lang.LabelCode) && paid || says.has(lang.LabelDue) && r.hasSender()
}

// tellsMovement are the labels by which a bank tells what else than a payment happened.
var tellsMovement = setOf(lang.LabelDeclined, lang.LabelIncome, lang.LabelReturned, lang.LabelMoved, lang.LabelDue, lang.LabelCode)

// addsUp reports whether several figures make the one that is called the total.
func (r notice) addsUp() bool {
	paid := r.paid()
	if f := &r.figures[paid]; f.called != lang.LabelPaid && f.called != lang.LabelTotal {
		return false
	}
	sum, parts := decimal.Zero, 0
	for i := range r.figures {
		if f := &r.figures[i]; i != paid && f.isPrice() {
			sum, parts = sum.Add(f.Value), parts+1
		}
	}
	return parts > 1 && sum.Equal(r.figures[paid].Value)
}

// isForm reports whether a text is a form with who was paid and how much, or with the
// time and the means.
func (r notice) isForm(says labelSet, paid bool) bool {
	switch amount := says&setOf(lang.LabelPaid, lang.LabelAmount) != 0; {
	case len(r.lines) > 2 && paid && r.clock && says.has(lang.LabelDay) && says.has(lang.LabelMeans):
		return true
	case !says.has(lang.LabelPayee):
		return false
	case len(r.lines) > 1:
		return paid || amount
	default:
		return amount && strings.Count(r.Text, ":") > 1 && r.payee() != ""
	}
}

// hasSender reports whether a text begins with a name and a colon or in brackets, as
// messages of banks do.
func (r notice) hasSender() bool {
	colon := strings.IndexByte(r.Text, ':')
	return strings.HasPrefix(r.Text, "【") || colon > 0 && colon < longestName && len(r.figures) > 0 && colon < r.figures[0].Start && unicode.IsUpper(lang.FirstRune(r.Text))
}

// sentByBank reports whether a bank or a wallet is the sender that a text begins with.
func (r notice) sentByBank() bool {
	return r.hasSender() && r.labelsIn(0, strings.IndexByte(r.Text, ':')+1).has(lang.LabelBank)
}

// opens reports whether a text begins with a figure in money, as messages of wallets do:
// "🛒 £7.85 at Co-op Food. Balance: £214.06".
func (r notice) opens() bool {
	return len(r.figures) > 1 && r.figures[0].isPrice() && !strings.ContainsFunc(r.Text[:r.figures[0].Start], unicode.IsLetter)
}

// shortestNotice is from how many bytes on a text that tells somebody what they paid is
// one that they did not write.
const shortestNotice = 36

// paid returns the figure that the notice is about, -1 if there is none: the first that
// is called what was paid, a total or an amount, or else the first one that looks like money and is not left over.
func (r notice) paid() int {
	for _, called := range [...]labelSet{setOf(lang.LabelPaid), setOf(lang.LabelTotal), setOf(lang.LabelAmount)} {
		for i := range r.figures {
			if f := &r.figures[i]; called.has(f.called) && !f.Value.IsZero() && !r.isLeft(i) && (f.isPrice() || !r.hasPayable()) {
				return i
			}
		}
	}
	return slices.IndexFunc(r.figures, r.isPayable)
}

// hasPayable reports whether a figure looks like money that was paid, so that another that does not
// is the number of a shop: "€ 17,35 betaald bij Kruidvat 7421".
func (r notice) hasPayable() bool { return slices.ContainsFunc(r.figures, r.isPayable) }

// isPayable reports whether a figure looks like money and is neither left over nor called otherwise.
func (r notice) isPayable(f figure) bool {
	i := slices.IndexFunc(r.figures, func(o figure) bool { return o.Start == f.Start })
	return f.isPrice() && !f.Value.IsZero() && !r.isLeft(i) && !otherFigure.has(f.called)
}

// otherFigure are the labels of figures that a notice has besides the one it is about.
var otherFigure = setOf(lang.LabelLeft, lang.LabelTax, lang.LabelTip, lang.LabelOff, lang.LabelCount)

// isLeft reports whether figure i is a balance or a limit, by the words before it or right
// behind it.
func (r *reader) isLeft(i int) bool {
	f := &r.figures[i]
	if f.called == lang.LabelLeft {
		return true
	}
	if f.called != lang.LabelNone || f.all != 0 {
		return false
	}
	for _, l := range r.labels {
		if l.Label == lang.LabelLeft && l.Start >= f.End && l.Start-f.End < 12 && !strings.ContainsAny(r.Text[f.End:l.Start], ".,;:。、\n") {
			return true
		}
	}
	return false
}

// kind returns what kind of entry a notice makes: of the words for a payment and for money
// that came in the first counts, but what came back did so after it was paid.
func (r notice) kind(says labelSet) expense.Kind {
	if says.has(lang.LabelReturned) {
		return expense.KindRefund
	}
	for i, l := range r.labels {
		switch l.Label {
		case lang.LabelNotice, lang.LabelPayment:
			if next := r.labels[min(i+1, len(r.labels)-1)]; next.Label == lang.LabelIncome && next.Start == l.Start {
				return expense.KindIncome // "sent you" tells somebody of money that came in
			}
			return ""
		case lang.LabelIncome:
			if !r.leadsToPayee(l) {
				return expense.KindIncome
			}
		case lang.LabelMoved:
			return expense.KindTransfer
		}
	}
	return ""
}

// leadsToPayee reports whether a label for money that came in is a word that leads to who was paid
// as well, and does so: "bij" in "betaald bij Albert Heijn".
func (r notice) leadsToPayee(income lang.FoundLabel) bool {
	behind := strings.TrimLeft(r.Text[income.End:], " ")
	return unicode.IsUpper(lang.FirstRune(behind)) && slices.ContainsFunc(r.labels, func(l lang.FoundLabel) bool {
		return l.Label == lang.LabelPaidTo && l.Start == income.Start
	})
}

// event returns the words for what happened, where nobody is named.
func (r *reader) event() string {
	of := setOf(lang.LabelNotice, lang.LabelPayment, lang.LabelIncome, lang.LabelReturned, lang.LabelMoved, lang.LabelDeclined)
	for _, l := range r.labels {
		if of.has(l.Label) {
			return r.Text[l.Start:l.End]
		}
	}
	return ""
}
