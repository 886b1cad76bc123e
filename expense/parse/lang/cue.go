package lang

// A Cue is what some words tell of a whole text, wherever they stand in it and even if
// others stand between them: "was going to … but". Package cue finds them.
type Cue uint8

// The cues, by what they tell.
const (
	SaysUnpaid   Cue = iota // that something has not been paid yet: "haven't paid"
	SaysOwed                // that somebody owes: "owes me"
	SaysSettled             // that a bill, however late, was paid: "finally paid"
	SaysReturned            // that a debt was paid back: "paid … back"
	SaysForgot              // that something that was bought was nearly forgotten: "nearly forgot"
	SaysPlanned             // that something was not bought, or may be one day: "almost bought", "can I afford"
	SaysWish                // that one would like to have something: "I'd love a", "ojalá"
	SaysBudget              // that no more than an amount is to be spent: "keep … under"
	SaysTreated             // that another paid, or bought it for themselves: "invitó", "qui a payé"
	SaysPaidSelf            // that the writer paid, for others as well: 私が払った, "내가 쏨"
	AsksReminder            // to be reminded: "remind me"
	SaysEvery               // that something is paid at regular times: "every month"
	AsksRepeat              // that it be written down by itself: "automatically"
	SaysPrice               // what something costs these days: "costs … now", "went up to"
	SaysForSale             // that the writer offers something: "for sale", 出售
	SaysAge                 // how old somebody is or becomes
	SaysMeeting             // where people meet
	SaysPhone               // that a number is a telephone's: "call me"
	SaysLost                // that something was lost or stolen: "nicked my bike"
	SaysArrived             // that money came in: "landed", "hit my account"
	SaysToMe                // that somebody did something for the writer, who may have got money: "hat mir"
	SaysWon                 // that money was won in a game: "lottery … winnings"
	SaysCredit              // that a bill ends in the customer's favour: "electricity credit"
	SaysOwn                 // that money went to an account or card of one's own: "paid off … card"
	SaysLeft                // how much is left on an account: "my balance is"
	cueCount
)

// cues are how a language words its cues, with | between the wordings. In a wording
//
//	a b      are beside each other; commas and hyphens between them do not count
//	a … b    have up to a dozen words between them, of the same sentence
//	a/b      is one of them, with _ for a space within
//	a?       may be left out
//	ab*      begins so; not as the first word
//	#        is a number
//	^ and $  are the beginning and the end of a sentence
//
// Case and accents are as people write them.
type cues map[Cue]string

// EachCue calls f for each wording of a cue, in all languages.
func EachCue(f func(c Cue, wording string)) {
	for _, l := range languages() {
		for c := range cueCount {
			for w := range items(l.cues[c]) {
				f(c, w)
			}
		}
	}
}
