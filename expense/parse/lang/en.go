package lang

// english is English. The bans are long on purpose: a text that holds one
// of these words says more than what was spent, so a person or a model has to
// look at it.
var english = language{
	prepositions:  `for at to in on from with of by near via inside outside`,
	OthersHave:    []string{"has"},
	code:          "en",
	NounsStack:    true,
	VerbsKnown:    true,
	VerbEndings:   []string{"ed", "ing"},
	pluralEndings: []string{"'s", "’s", "s", "es", "y:ies"},
	Common:        true,
	phrases: phrases{
		SaysHalf:       `half|halves|halved|half price|fifty-fifty|50/50`,
		SaysThirdPart:  `third|thirds|one third|a third`,
		SaysQuarter:    `quarter|quarters|a quarter|one fourth`,
		SaysPair:       `both|twice|double|doubled|couple|pair`,
		SaysTriple:     `triple|thrice`,
		SaysDozen:      `dozen|a dozen|dozens`,
		SaysMyPart:     `my share|my part|my portion|our share|share of it|my cut|per head|per person|my half|my third|my quarter`,
		SaysIPaid:      `i paid|i only paid|i put in|i put|i chipped in|i threw in|i gave|i covered|of which i paid|and me|i pay`,
		SaysOfAll:      `all|both|all of it|all of them|all of that|all of this|both of them|everything|all that|all this|was all|were all|were both|that was all|it was all|all was|all were|both were`,
		PerHead:        `a head|per head|per person|a person|each person|pp|p.p.|p/p|per pax`,
		LeadsPart:      `of which|including|incl|incl.|inc|inc.|which includes|that includes|includes|of that|out of which`,
		InsteadOfPrice: `instead of|rather than|in place of|down from|reduced from|marked down from|discounted from|originally|normally|usually|rrp`,
		UsedToCost:     `was|were|used to be|originally|normally|usually`,
		SaysNow:        `now|now only|only|just|now just|now down to`,
		SaysReduced:    `reduced|marked down|knocked down|discounted|down|cut|went down|dropped|price dropped|on sale`,

		SaysOh: `oh|ah|uh|um|uhm|erm|well|hm|hmm|ooh|oops|aw|eh|er`,
		NamesFirst: `first|the first|first one|the first one|1st|the 1st|1st one|number one|number 1|no 1|option 1|option one|option a|the former|a|
			former one|the one on the left|left|the left one|the first option|first option|top one|the top one|take the first|the first please|former`,
		NamesNone: `none|neither|none of them|none of these|none of those|neither of them|neither of these|neither of those|neither one|
			neither one of them|not one of them|not any of them`,
		NamesSecond: `second|the second|second one|the second one|2nd|the 2nd|2nd one|number two|number 2|no 2|option 2|option two|option b|b|
			the second option|second option|the other|the other one|the second please|take the second`,
		NamesThird: `third|the third|third one|the third one|3rd|the 3rd|3rd one|number three|number 3|no 3|option 3|option three|option c|
			the third option|third option|c`,
		NamesFinal: `last|the last|last one|the last one|the latter|latter|the bottom one|bottom one|the last option`,
		NamesShare: `my share|my part|my portion|my bit|my half|my third|my quarter|my own share|my own part|mine|my cut|my fair share|one share|
			one person|per person|what i owe|what i paid|what i owe them|my side|the share|the split amount|a third|a quarter|half|the half|only me|
			just me|me|for me|for myself|myself|per head|each`,
		NamesWhole: `the whole thing|the whole amount|the whole|whole|whole thing|whole bill|the whole bill|all of it|all|everything|the total|total|
			the full amount|full amount|full|in full|the full thing|the full bill|the lot|the entire thing|the entire bill|the entire amount|
			i paid it all|i paid everything|i paid for everyone|for everyone|i paid for all|i covered it`,
		AroundShare: `just|only|the|with|log|record|put down|put|take|count|please|then|it's|its|that's|i want|make it|i mean|no|yes|of it|of that|
			i paid|only log|just log|that i paid`,
		SaysNothing: `done|completed|complete|ok|okay|finished|success|sure|yes`,
		SaysCancel: `cancel|never mind|nevermind|forget it|stop|skip|abort|nvm|forget about it|forget that|cancel that|cancel it|skip it|leave it|
			leave that|drop it|drop that|scrap that|scrap it|no need|changed my mind|i changed my mind|don't bother|never mind that|not needed|
			discard|discard it|ignore that|ignore it|dismiss|disregard|disregard that|on second thought no|don't worry about it|
			forget i said anything|not anymore`,
		SaysGross: `gross|incl|including|after tax|with tax|with vat`,
		SaysNet:   `net|excl|excluding|before tax|before vat|without tax|without vat|plus vat|plus tax`,
		SaysNo: `no|nope|nah|n|no thanks|no thank you|don't|do not|keep them|keep|no way|not now|rather not|don't log it|do not log it|
			please don't|i'd rather not|don't do it|don't do that|don't add it|don't save it|negative|absolutely not|definitely not|of course not|
			not really|no no|nono|uh-uh|naw|nay|not this one|not that|not this|better not|don't want it|i don't want that|noo|hell no`,
		SaysNone: `none|no tax|no vat|tax free|zero`,
		SaysSide: `net|gross|tax|vat|excl|incl|excluding|including`,
		SaysUndo: `undo|undone|take back|take that back|take it back|taken back|revert|reverted|restore|restored|restoring|restores|bring back|
			bring it back|bring them back|bring both back|brought back|put back|put it back|put them back|have it back|have them back|want it back|
			want them back|undelete|undeleted`,
		SaysUnsure: `what|why|how|dunno|don't know|i don't know|not sure|no idea|scratch that|hm|hmm|nothing|wrong|sorry`,
		SaysYes:    `yes|y|yep|yeah|yup|yea|ok|okay|ok ok|okey|sure|log it|do it|correct|right|please do|of course`,
		SaysAgreed: `absolutely|definitely|exactly|save it|store it|add it|that's right|that's correct|that is right|go ahead|sounds good|fine by me|
			that's fine|perfect|great|good|agreed|confirm|confirmed|why not|k|kk|go for it|go on|go|sure thing|alright|all right|fine|that works|
			that'll do|works for me|looks good|looks right|looks correct|for sure|sure thing|lgtm|cool|sounds right|that is fine|do that|you bet|
			put it in|put it down|log that|book it|record it|enter it|affirmative|ya|yah|yess|yes yes|aye|indeed|certainly|by all means|totally|
			obviously|naturally|surely|make it so|submit|approve|approved|accept|accepted|is fine|nice|awesome|great thanks|all good|good to go`,
		SaysBut:    `but|though|only`,
		SaysHello:  `hi|hello|hey|hi there|hello there|good morning|good evening|good afternoon|yo`,
		SaysPlease: `please|pls|plz`,
		SaysThanks: `thanks|thank you|thx|ty|cheers|thanks a lot|many thanks|thank you very much`,
	},
	commands: phrases{
		AsksAgain: `one more|one more time|one more of|another one|another of|another of the same|one extra|once more|same again|ditto|
			repeat the last|repeat the last one|two of those|had another|have another|give me another`,
		SaysAgain:   `again|another|repeat|redo|duplicate|copy|more|once again|once more`,
		RepeatsStep: `repeat|repeat that|repeat it`,
		NamesSame:   `same|the same|the same thing|same thing|the same one|same one|exactly the same|the very same|the identical|identical`,
		NamesSuch: `those|these|them|of those|of these|of them|of that|of it|of the same|like that|like it|like those|like before|as before|
			as last time|as above|the above|same as before|same as last time|one like that|the last|the last one|last|last one|the last entry|
			the last expense|that entry|that expense|this entry|the previous one|the previous entry|that|this|it|that one|this one`,
		AroundAgain: `the|of|my|a|an|one|time|too|also|as well|just|exactly|from|for me|here|now|there`,
		AsksToLog: `log|add|book|record|enter|put|put down|put in|note|note down|write down|track|save|store|register|jot down|i had|i bought|
			i got|we had|had|got|bought|get me|i took|took|in|down`,
		SaysTwin: `it's the same|it is the same|its the same|that's the same|that is the same|thats the same|it's the same one|
			it is the same one|its the same one|that's the same one|that is the same one|that was the same|that was the same one|it was the same|
			they're the same|they are the same|it's the same entry|it's the same expense|it's a duplicate|it is a duplicate|its a duplicate|
			that's a duplicate|that is a duplicate|that was a duplicate|this is a duplicate|duplicate|a duplicate|duplicated|duplicate entry|
			double entry|dupe|it's a dupe|that's a dupe|logged twice|it's logged twice|it was logged twice|i logged it twice|i logged that twice|
			i typed it twice|i sent it twice|sent it twice|sent twice|typed twice|entered twice|i entered it twice|counted twice|it's in there twice|
			it's there twice|that's in there twice|that one is a duplicate|same one twice|same thing twice`,
		TakesOut: `take it out|take it off|take that out|take that off|take that one out|take this out|take this one out|take one out|
			take one off|take it away|take it back out|remove it|remove one|remove that|remove that one|remove this one|remove the second|
			remove the second one|remove the last one|remove the duplicate|delete it|delete one|delete that|delete that one|delete this one|
			delete the second|delete the second one|delete the duplicate|drop it|drop one|drop that one|get rid of it|get rid of one|
			get rid of that one|scratch it|scratch that|scratch one|undo it|pull it|pull it out|lose it|lose one|kill it|keep one|keep just one|
			keep only one|only keep one|just keep one|only log it once|only once|just once|remove|delete`,
		SaysWrong:    `scrap it|scrap this|cancel it|cancel this|drop it|wrong|mistake|that is wrong|by mistake`,
		ShouldBe:     `should be|should have been|must be|has to be`,
		RatherThan:   `but`,
		InsteadOf:    `not|instead of|and not|rather than`,
		AsksRename:   `rename`,
		NamesReceipt: `receipt|receipts|attachment|attachments`,
		NamesFile:    `invoice|invoices|bill|file|files|document|documents|photo|photos|picture|image|scan|slip|voucher|pdf`,
		ShowsFile:    `show|show me|send|send me|give me|get|get me|open|view|see|display|download|let me see|can i see|where is`,
		AttachesFile: `attach|attach this|attach it|add|add this|keep|save|file|put|here is|here's|here are|this is|that is|that's|belongs|
			belongs to|goes with|link`,
		LeadsToEntry:      `for|of|to|on|from|with|belonging to`,
		AsksUndo:          `undo|revert|roll back|take … back|take back that|take back it|step back|go back|undo the last change|undo that change`,
		PointsAtOneBehind: `one|one's|ones|entry|expense|bill|payment`,
		PointsAtOne:       `the one from|the one in|the one on|the one of|that one from|that one in|that one on|that from|the entry from|the entry of|the expense from|the one for`,
		AsksRedo:          `redo|redo that|redo it|do it again after all`,
		AsksRestore: `restore|undo the deletion|undo deletion|undo the delete|undo delete|undelete|bring back|bring … back|put … back|put it back|put that back|put them back|put them both back|bring it back|
			bring that back|bring them back|add it back|add that back|get it back|put it back in|i want it back|restore it|restore that|
			restore them|restore both`,
		AsksDelete:   `delete`,
		MayAskDelete: `remove|erase`,
		AsksChange:   `edit|change|correct|update|modify|amend`,
		MayAskChange: `mark|set|fix|make|put|adjust|move|shift|bump|switch`,
		NamesLast: `last|last one|latest|previous|previous one|it|this|that|that one|this one|that last one|my last one|that last|last thing|
			the last`,
		NamesAll:       `all|all the|all my|every|everything`,
		AroundEntry:    `the|my|expense|entry|change|number|of|one|item|purchase|step|action`,
		AroundEntries:  `expenses|entries|ones|items`,
		LeadsFromValue: `from`,
		LeadsToValue:   `to|into|as`,
		SharesEntry: `split|splitting|splitted|we split|shared|sharing|share|divide|divided|dividing|going dutch|went dutch|split it|
			going halves|went halves|go halves|splitsies|chop it|chop`,
		SharesInTwo: `half|halves|50/50|50-50|50 50|fifty fifty|fifty-fifty|my half|halve|halved|two ways|2 ways|in half|down the middle|
			half and half|half-half|halfsies|the two of us|two of us`,
		SharesInThree:   `three ways|3 ways|a third|in thirds|three of us`,
		SharesInFour:    `four ways|4 ways|in quarters|four of us`,
		SharesInFive:    `five ways|5 ways|five of us`,
		SharesWith:      `with|w|w/|between me and|pays|paid|is paying|owes|covers|covered|will pay|'s paying`,
		LeadsToSharers:  `by|into|in|between|among|amongst|over`,
		NamesAllEntered: `all of them|all of these|all of those|them all|these all|those all|all three|all four|everything|it all|all of it|all|em all|'em all`,
		LeadsToCount:    `make it|make that|make those|change it to|it was|there were|we had|that was for the|had|count it as|should be|should have been|was actually`,
		EndsCount:       `of them|of those|actually|each`,
		NamesPieces:     `pieces|portions|servings|cups|bottles|glasses|cans|packs|bowls|tickets|of them|of those|of these|units`,
		Multiplies:      `times|x|×|multiply by|multiply it by|times it by|multiplied by`,
		CountsUs:        `there were|there was|we were|were|it was|us|there's|there are|we are|of us`,
		SaysMoreBy:      `more|dearer|higher|more expensive|pricier`,
		SaysLessBy:      `less|cheaper|lower|less expensive`,
		CountsPeople:    `we were|we are|we're|of us`,
		NamesCompany:    `the two of us|two of us|three of us|four of us|five of us`,
		AroundSplit: `went|go|going|it|that|this|thats|that's|its|it's|is|was|the|bill|total|all|of|we|i|me|my|mine|only|just|count|please|pls|and|so|oh|ok|
			okay|for|his|her|their|your|our|to|be|should|log|put|them|one|share|part|both|whole|thing|actually|btw|on|each|a|up|equally|evenly|people|
			ways|roommate|flatmate|housemate|pay|paying|'s|half's`,
		NamesServer:   `waiter|waitress|server|barista|driver|bartender|barman|barber|hairdresser|delivery guy|cabbie|waiting staff|staff`,
		SaysTipped:    `tip|tipped|tipping|gratuity`,
		SaysRoundedUp: `rounded up to|rounded to|rounded it up to|rounded it to|rounded up|rounding up to|rounding to|rounded off to|made it|made it up to|keep the change`,
		AroundTip: `forgot|and|i|we|a|an|the|also|oh|plus|for|to|on|top|of|as|another|more|with|him|her|them|it|in|extra|add|added|then|ok|btw|
			my|our|actually|that|was|left|gave|tipped`,
		SaysItWasRight: `it was right|that was right|was right|it was correct|that was correct|it was fine|that was fine|i was right|
			it was right the first time|had it right|i had it right|was fine|was correct|that was the right one|don't delete it|
			don't delete that|do not delete it|keep it|keep that|i want it after all|i want to keep it|i do need it|it should stay`,
		OpensCorrection: `no|no wait|actually|sorry|wrong|oops|correction|i meant|i mean|wait|hold on|scratch that|my bad|my mistake|i was wrong|
			rather|oh wait|oh no|ah no|nah|nope|whoops|woops|hang on|well actually|typo|i misread|i mistyped|i got that wrong|i got it wrong|
			i made a mistake|meant|i meant to say|meant to say|i meant to type|meant to type|meant to put|shoot|ugh|crap|dang|darn|damn|shit|d'oh|doh|
			argh|oof|yikes|fix that|fix it|correct that|make that|whoopsie|wait no|i typed it wrong|typed it wrong|i typed that wrong|
			i put it in wrong|should read|soz|sry|soz meant|sry meant`,
		JoinsPrice: `was|were|cost|came to|should've been|should have been|shoulda been|was supposed to be|was meant to be`,
		SaysItWas: `make those|it was|that was|this was|was on|it is|it's|its|thats|it's in|its in|that's in|thats in|make it|make that|should be|it should be|change it to|change that to|correct it to|
			that should be|that should say|that should have been|it should say|it should have been|this should be|this should say|that one was|
			that one is|that one should be|this one was|make this|that cost|it cost|it came to|that came to|i paid|i meant|
			it was from|that was from|it was in|that was in|was from|was in|all of these were|all of them were|all of those were|they were all|
			these were all|those were all|they all were|all three were|these all were|all were|should've been|should have been|shoulda been|
			it should've been|that should've been|was supposed to be|it was supposed to be|was meant to be|it was meant to be`,
		SaysItIs:         `this is|that is|that's|this was|these are|these were|those are|those were`,
		NamesAmount:      `amount|price|sum`,
		NamesNet:         `net`,
		NamesGross:       `gross`,
		NamesRate:        `vat|tax|tax rate`,
		NamesCurrency:    `currency`,
		NamesDate:        `date|day`,
		NamesDescription: `description|desc|text|name`,
		NamesMerchant:    `merchant|shop`,
		NamesDocument: `document|document number|document no|document no.|invoice|invoice number|invoice no|invoice no.|receipt|receipt number|
			receipt no|receipt no.`,
		NamesLines:      `line|lines|tax line|tax lines`,
		NumbersDocument: `number|num`,
		NamesCategory:   `category|cat`,
		NamesTags:       `tag|tags`,
		NamesKind:       `kind|type|kind of entry`,
		NamesSpent:      `an expense|expense|expenses|spending|spent|a cost`,
		NamesRefund:     `a refund|refund|refunds|refunded|money back|a reimbursement|reimbursement`,
		NamesIncome:     `income|an income|earnings|earned|my income|incoming money`,
		NamesTransfer:   `a transfer|transfer|transfers|moved|just moved|only a transfer|a loan|loan`,
		OpensWish:       `better|rather|please|pls|plz|kindly|can you|could you|would you|will you|hey|hi|hello|ok|okay|oh|just`,
		ClosesWish:      `please|pls|plz|thanks|thank you|thx|for me|will you|would you|can you`,
		JoinsValue: `actually|was|were|is|are|cost|costs|came to|came out at|came out to|ended up at|ended up being|ended up costing|
			turned out to be|should be|should say|should have been|should've been|must be|has to be|needs to be|was supposed to be|is supposed to be|
			ought to be|ran me|set me back`,
		BesideValue:  `actually|really|only|just|in fact|on|in|at|for|from|rather|instead|already|dated|back on|last`,
		SaysToo:      `also|too|as well`,
		EndsReason:   `so|so it was|so it's|so it came to|which makes it`,
		InTruth:      `actually|in fact|in reality|in the end|turns out|it turns out|as it turns out|in truth|tbh|by the way|btw`,
		JoinsClauses: `and|and the|and my|plus|&|while`,
		DeniesWords: `not|wasnt|it wasnt|that wasnt|isnt|isn't|not a|not an|not the|not my|it wasn't|it wasn't a|it was not|it was not a|
			it's not|it's not a|it is not a|that wasn't|that wasn't a|that's not|that's not a|that was not a|wasn't|wasn't a|no it wasn't a`,
		EndsCorrection: `actually|in fact|instead|really|though|my bad|sorry|btw|by the way|fyi|to be exact|to be precise|i think|i believe|i guess|
			of course|typo|i meant|i mean|my mistake|that was a typo|typo sorry|sorry typo|swapped the digits|i swapped the digits|
			mixed up the digits|i mixed up the digits|switched the digits|got the digits mixed up|transposed the digits|digits swapped|typed it wrong|
			not what i typed|fat fingers|fat fingered it`,
		SaysItWasBehind: `it was|it should be|it should have been|is right|is correct|was right`,
		Interjects: `better|oh|ah|aha|hm|hmm|ugh|argh|and|also|oh and|ah and|so|well|by the way|btw|and also|oh btw|oh yeah|oh yes|by the by|
			forgot to say|forgot to mention|fyi|ps|well actually|oh right|right`,
		AsksRemoval: `take … out|take out|take … off|scratch|scratch out|get rid of|ditch|drop|lose|toss|toss out|strike|strike out|throw … out|
			throw out|throw away|throw … away|discard|nix|void|trash|wipe|kick out|kick … out|dump|scrap|cross out|cross … out|chuck|bin|forget about|
			cut|clear|can go|should go|must go|has to go|needs to go|can be removed|can be deleted|should be removed|should be deleted|
			shouldn't be there|should not be there|doesn't belong there|is not needed|isn't needed|not needed|cancel|take … off the list|pull|
			pull … out|kill|kill off|zap|undo … entry|rub out|leave out|leave … out|take away|take … away|remove … again`,
		NamesThat: `that last one|the one i just added|the one i just logged|that entry|this entry|that last entry|what i just added|
			what i just logged|the thing i just added|that expense|the last thing|that thing`,
		NamesBoth: `em both|'em both|both em|the both of them|both|both of them|both of those|both of these|them both|those two|these two|the two|the two of them|both entries|
			both expenses|both ones`,
		NamesLastOnes: `last|latest|previous|most recent|newest|past`,
		CountsEntries: `entries|expenses|ones|changes|steps|actions|items|things|of them|of those|lines|purchases`,
		RemovesLast: `scratch that|scratch it|scrap that|scrap it|strike that|drop that|take it out|take that out|get rid of it|
			never mind that one|forget that one|forget that`,
		AroundRemoved: `again|back|one|ones|line|please|altogether|completely|from the list|off the list|from today|that i just added|i just added|
			i just logged|after all|now|then|just|as well|too|also|for|from|about|actually|anymore|
			that|this|these|those`,
		DeniesEntry: `no|not|i don't want|i dont want|i don't need|i dont need|we don't need|we dont need|we didn't buy|i didn't buy|i didnt buy|
			we didn't get|i didn't get|i didnt get|i never bought|never bought|i never got|there was no|there were no|wasn't|was a mistake|
			were a mistake|is a mistake|was wrong|is wrong|was not mine|wasn't mine|isn't mine|i returned|i changed my mind about|
			changed my mind about|no need for|i don't want … anymore|i don't need … anymore|i didn't buy … after all|not … after all`,
		SaysValueWrong: `wrong|is wrong|was wrong|isn't right|is not right|wasn't right|was not right|not right|is incorrect|incorrect|
			was incorrect|is off|is not correct|isn't correct|not correct|that's the wrong|thats the wrong|that is the wrong|that was the wrong|
			it's the wrong|that's not the right|not the right|looks wrong|is mistaken|that's a wrong|doesn't match|does not match|i got the wrong|
			you got the wrong|is a mistake|that isnt right|isnt right|isnt correct|not quite right|something is wrong|something's wrong`,
		NamesDeeds: `everything|all|all of it|all of them|all the changes|all changes|all my changes|all entries|all my entries|the whole lot|
			every change|whatever`,
		AroundDeeds: `of|from|i did|i have done|i've done|i entered|i logged|i added|i wrote|that|which|entered|logged|added|done|again|my|since`,
		SaysTwice:   `twice|two times`,
		CountsTimes: `times|steps|changes|x`,
	},
	everyWeekday: [7]string{
		"on sundays|on all sundays|on a sunday|every sunday|each sunday|on sunday's|all sundays",
		"on mondays|on all mondays|on a monday|every monday|each monday|on monday's|all mondays",
		"on tuesdays|on all tuesdays|on a tuesday|every tuesday|each tuesday|on tuesday's|all tuesdays",
		"on wednesdays|on all wednesdays|on a wednesday|every wednesday|each wednesday|on wednesday's|all wednesdays",
		"on thursdays|on all thursdays|on a thursday|every thursday|each thursday|on thursday's|all thursdays",
		"on fridays|on all fridays|on a friday|every friday|each friday|on friday's|all fridays",
		"on saturdays|on all saturdays|on a saturday|every saturday|each saturday|on saturday's|all saturdays",
	},
	questions: phrases{
		SaysWas:  `was|were|used to be`,
		SaysOnly: `only|just|just the|only the|only for|just for|only on|just on`,
		SaysDidCost: `come to|came to|set me back|set us back|run me|ran me|run us|ran us|run to|ran to|add up to|added up to|amount to|
			amounted to|work out at|worked out at|end up costing|ended up costing|come in at|came in at|cost me|cost us|cost me in total|total up to|
			come out at|came out at|come out to|came out to|cost altogether|been costing|been costing me|costed|cost so far`,
		SaysDid: `did|has|have|had`,
		AsksTotal: `in total|total|totals|grand total|all time|all-time|sum total|altogether|all in|come to in total|spend so far|spend to date|all together|
			all in all|all told|running total|in all|all up`,
		AsksCompare:   `difference|the difference|compare|comparing|compared|comparison|difference between|comparison of|comparison between|compare the`,
		JoinsCompared: `with|to|against|vs|versus`,
		SaysDeleted: `deleted|deleted ones|removed|removed ones|i deleted|i removed|did i delete|did i remove|have i deleted|have i removed|
			we deleted|was deleted|were deleted|was removed|erased`,
		AsksHowMuch: `how much|what's the damage|what is the damage|whats the damage|what was the damage|what's the damage for|how much money|
			how much cash|how much dosh|how much in total|how many quid|how many bucks|what sort of money|how high were|what is the total|
			what's the total|whats the total|what was the total|what's my total|what is my total|what's the sum|what are the total|what's the bill|
			what's the tally|what's the running total|what does that make|by how much`,
		PointsAtEntry: `of that's|of thats|of that is|of that was|of that|of it|of it's|of this|in that|in it|in this|in there|on that|on it|
			on this|for that|for it|that one|this one|that|thats|that's|it|this|in that one|on that one|of that one`,
		NamesVisit: `trip|trips|run|runs|visit|visits|ride|rides|order|orders|bill|bills|receipt|shop|shopping|stop|fill up|fill-up|fillup|
			session|basket|fare|fares|journey|journeys`,
		SpreadsOnce: `per purchase|per visit|per trip|each time|every time|per time|per transaction|per order|per shop|a visit|a trip|
			each visit|each trip|every trip|every visit|each time i go|each time i go to|every time i go|every time i go to|whenever i go to|a pop|
			a go|a time|per go|per expense|per entry|per payment|per receipt|per bill|each time i fill up|every time i fill up|
			each time i fill up with|every time i fill up with|when i fill up|per fill up|per fill-up|per tank|each time i buy|every time i buy|
			each time i take|every time i take|each time i get|every time i get|each time i have`,
		SaysGotBack: `did i get back|have i got back|did we get back|i got back|got back|was refunded|came back|refunded`,
		SaysEarned: `did i earn|have i earned|did we earn|do i earn|did i make|i earned|came in|earned|did i get paid|money came in|
			has come in|have come in|come in|did i take in|my income|income|i make|i earn|have i made|made`,
		SaysMoved: `did i move|did i transfer|did i withdraw|did i save|moved|transferred|withdrew`,
		AsksElse:  `how|what|what's|whats|which|where|who|when|why|average|median`,
		AsksMeaning: `explain|can you explain|could you explain|please explain|define|describe|tell me about|tell me what|tell me who|
			tell me how|do you know|look up|meaning of|definition of|remind me what`,
		AsksList: `list|show|find|search|search for|show me|give me|get|see|display|please|what were|what are|gimme|gimme a|
			can i see|let me see|lemme see|i want to see|pull up|bring up|print|could you list|can you list|can you show me|could you show me|
			i wanna see|view`,
		AsksWhat:  `what|what's|whats|which|show me|show|tell me|give me|what've|what has|what have|whatd|what'd|wot`,
		AsksWhen:  `when|when did|when was|when was the last time|when was the last time that`,
		AsksWhere: `where|what costs me|what costs us|what costs`,
		AsksWho:   `who`,
		AsksPurpose: `on what|what do i spend my money on|what does my money go|where does my money go|where does all my money go|
			where did my money go|where is my money going|what do i spend most on|what do i spend the most on|what did i spend most on|
			what did i spend the most on|what do we spend most on|what do we spend the most on|what do i spend most money on|
			what do i spend the most money on|what have i spent most on|where did most of my money go|where has my money gone|where's my money gone|
			where has all my money gone|where did all my money go|where's all my money going|where is all my money going|what did my money go on|
			what's eating my money|where does most of my money go|where is most of my money going|what is my money going on|where does our money go|
			where did our money go|where has most of my money gone|what am i spending my money on|what am i spending most on|
			what am i spending the most on|where does the money go|where did the money go|where is the money going|where's the money going|
			where do i spend most of my money`,
		AsksAverage:   `average|averages|avg|the average|average price|average cost|avg price|avg cost`,
		SaysOnAverage: `on average|usually|normally|typically|generally`,
		AsksMedian:    `median`,
		AsksCount:     `how many have i got down|how many have i got in|how many have i got in there|how many are in there|how many are down|how many have i put in|how many times|how many|how often|number of|the number of|count of`,
		AsksSmallest:  `cheapest|smallest|lowest|least expensive|the cheapest|cheapest thing|the smallest|the lowest`,
		AsksLargest: `biggest|largest|highest|most expensive|the most expensive|priciest|costliest|single biggest|single largest|dearest|
			the dearest|dearest thing|biggest thing|most expensive thing|priciest thing`,
		AsksTop:    `top`,
		AsksNewest: `last|latest|newest|recent|most recent`,
		AsksTax: `how much tax|how much vat|tax in total|vat in total|total tax|total vat|what tax|what vat|vat i can claim back|vat to claim back|
			vat to reclaim|reclaimable vat|vat back|vat refund|vat i get back|claim back in vat|vat can i claim back`,
		AsksNet:      `net|before tax|before vat|without tax|without vat|excluding vat|excluding tax`,
		AsksSpending: `total spending|my spending|our spending|spending totals`,
		SaysMost:     `most|the most|most money|the most money|most of my money|most often`,
		SaysWeSpent: `spent|did i spend|did we spend|blown|burned|burnt|splashed|shelled out|forked out|laid out|gone through|splurged|dropped|
			got through|gone out|went out|paid out|parted with|coughed up|racked up|run up|handed over|hand over|put down|used up|been spent|
			ended up spending|end up spending|drop|blow|splash|shell out|fork out|fork over|gone|went|been spending|spent in total|get through|
			go through|gone thru|whatd i spend|i spend|did i pay|i pay|have i gone through|left my account|left my pocket|i drop|
			i got through|have i got through|ive got through`,
		SaysSpend:     `spend|pay|spending|spendings`,
		SaysCost:      `cost|costs|costing`,
		SaysBuy:       `hit|hit up|stop at|stopped at|stop by|swing by|shop at|shopped at|visited|buy|bought|drink|drank|eat|ate|order|ordered`,
		SaysIs:        `is`,
		SaysIsSo:      `was|are|were|that|do|does|get|gets|make|made|take|took`,
		NamesExpenses: `expenses|purchases|transactions|entries|payments|logs|my entries|my expenses|my purchases|my payments|records`,
		NamesExpense:  `expense|purchase|transaction|entry|payment|thing|item`,
		OpensSeries:   `spending|expenses|totals|total|purchases`,
		AroundQuestion: `n by how much|and by how much|by how much|down|noted|entered|recorded|i|we|my|our|the|a|an|been|me|us|of|all|total|totals|in total|altogether|so far|money|ever|log|logged|in|together|overall|
			up to now|until now|price|bill|please|am|all in all|in all|all together|all told|to date|times|was|did|am i|are we|over all|how does|
			how did|break down|breakdown|broken down|breakdown of|split|give me a breakdown of|how high is|how high was|can i claim back|can i claim|
			can i reclaim|can i deduct|can i get back|can we claim back|can we reclaim|do i get back|reclaimable|claimable|deductible|so that is|pls|
			plz|thx|thanks|gone|like|roughly|about|i've|ive|we've|weve|has|have|already|now|anyway|again|actually|just|really|to|far|doing|am i doing|
			split it|split up|break it down|break it up|grouped|group it|sort it`,
		LeadsToThing:   `on|for|at|from|been to|gone to|been at|go to|went to|visit|visited|been in|trips to`,
		MayLeadToThing: `in|per`,
		NamesHome:      `home`,
		LeadsToPlace:   `at|in|from|on|for`,
		LeadsToShop:    `at|in|from|on`,
		WithinThing:    `to`,
		LeadsToMoney:   `in`,
		JoinsThings:    `and|or|plus|,|&|/|+`,
		TurnsQuestion: `than|more|less|if|because|compared|versus|vs|not|no|never|why|should|can|could|would|will|may|might|must|left|save|saved|
			think|you|your|it|he|she|they|his|her|their|except|without|besides|budget|next|other|others|people|there|to|with|between|over|under|
			above|below|increase|change|changed|how|this|these|those|least|same|again|owe|earn|earned|income|by|per|each|every`,
		SaysRepeats:     `every|each`,
		NamesDayAlways:  `mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays`,
		LeadsToTag:      `by tag|with tag|for tag|by the tag|with the tag|for the tag|tagged|tagged with|tag|with`,
		SaysOver:        `over|above|more than`,
		SaysUnder:       `under|below|less than`,
		AsksWhich:       `which …|what …|at which …|on which …|in which …`,
		SplitsBy:        `by …|per …|each …|for each …|every …`,
		RanksBy:         `most expensive …|the most expensive …|priciest …|biggest …|top …|largest …|costliest …`,
		SpreadsOver:     `per …|each …|every …|a …|an …|by …`,
		NamesCategories: `category|categories|kind of expense|type of expense`,
		NamesShops:      `merchant|merchants|shop|shops|store|stores|vendor|vendors|retailer|place|company|supplier`,
		NamesLabels:     `tag|tags`,
		NamesPeople:     `person|people|member|author|of us`,
		NamesRates:      `tax rate|vat rate|rate`,
		NamesWeekdays:   `day of the week|weekday|weekdays|day of week`,
		NamesDays:       `day`,
		NamesWeeks:      `week`,
		NamesMonths:     `month`,
		NamesYears:      `year`,
		SaysDaily:       `daily`,
		SaysWeekly:      `weekly`,
		SaysMonthly:     `monthly`,
		SaysWithout: `without|except|except for|excluding|excl|leaving out|leaving aside|not counting|not including|apart from|aside from|
			other than|besides|minus|ignoring|disregarding|but not|if i leave out|if you leave out|if i ignore|less the|everything but|
			everything except|all but|anything but|all except|subtracting|bar|barring|everything bar|all bar|everything apart from|everything besides|
			save for|everything without|sans|discounting|with the exception of|except the|everything minus|everything less|if you don't count|
			if i don't count|if we don't count|if you ignore|if we leave out|if you take out|if i take out|if you exclude|if i exclude|
			not including the|minus the|without the|everything other than|everything aside from|anything except|excepting|outside of|omitting|
			taking out|exclusive of|w/o|w/out|would it be without|would that be without|would it be w/o|would be without`,
		SaysWithoutBehind: `not included|not counted|excluded|left out|aside|apart|not counted in|taken out|ignored|omitted|not counting|removed`,
		ComparesWith: `up or down vs|up or down on|up or down from|over or under|above or below|ahead of|behind|than|than in|compared to|compared with|compared against|in comparison to|in comparison with|vs|vs.|versus|against|
			relative to|compared|in comparison|vs the|than for|compare to|compare with|compare against|up from|down from|up on|down on|gone up since|
			gone down since|risen since|increased since|decreased since|grown since|fallen since|dropped since|went up since|up since|down since|
			more since|less since|as compared to|as compared with|as against|as opposed to|next to|up against|than i did|than i did in|than we did|
			than we did in|than it was|than it was in|than they were|than they were in|than what i did|to what i spent|than what i spent|than i spent|
			than i spent in|than i had|than in the|beat`,
		NamesPrevious: `the previous one|the one before|the period before|the month before|the week before|the year before|previous month|
			the previous month|the previous week|the previous year|last|the last|last one|the last one|previous|the day before|last time`,
		SaysMore: `more expensive|less expensive|up or down|over or under|above or below|more|less|higher|lower|up|down|fewer|gone up|gone down|risen|increased|decreased|grown|fallen|dropped|going up|going down|
			rising|falling|cheaper|pricier|dearer|compare|compares|looking|more or less|less or more|more or less than`,
		JoinsTogether: `with`,
		SaysTogether:  `together|combined|taken together|put together|added up|combined total|both|added together|in one|summed|summed up`,
		SaysGave: `paid|did i pay|did we pay|given|handed|handed over to|forked over to|paid to|gone to|given to|i give|i given|went on|
			gone on|go on|went towards|gone towards|go towards|go to|went to|been paid to|handed to|hand to|hand over to|give to|fork over to|
			paid for|pay for|pay to|did i pay for|have i paid for|did we pay for`,
		NamesTax: `vat|tax|taxes|sales tax|input tax|input vat|gst|hst|value added tax|value-added tax|reclaimable vat|pst|qst|sales taxes|
			reclaimable tax`,
		LeadsToRate:     `at|at the|with|of|for|taxed at|in the`,
		BetweenAmounts:  `between … and …|from … to …|in between … and …|of … to …`,
		NamesAnything:   `everything|anything|stuff|whatever|things`,
		ClosesFollowing: `then|though|instead`,
		OpensFollowing: `and|n|and what about|what about|how about|and how about|then|ok and|but|so|ok so|right|ok|okay|well|and so|hey|oh and|also|
			and also|now|alright|and then|right so|okay so|so then|um|uh|uhm|erm|hm|hmm|so um|so like|hey so|yo|listen|quick question|quick one|
			one more|tell me|remind me|just curious|btw|by the way|anyway|also btw|cool|great|nice|thx|thanks|cheers|ok cool|and btw|so btw`,
	},
	labels: labels{
		LabelPaid: `grand total|total paid|amount paid|total charged|amount charged|total charge|you paid|total amount paid|paid today|
			payment total|total payment|total due|amount due|balance due|total amount due|balance to pay|total to pay|amount to pay|to pay|
			total payable|amount payable|net payable|final total|final amount|final price|payment amount|total price|total cost|bill total|
			bill amount|total bill|charged|total incl|total incl. vat|total including|total including tax|total including vat|total inc vat|
			total inc. vat|total inc gst|total with tax|card payment amount|total charged to card`,
		LabelTotal: `total|totals|order total|invoice total|total amount|receipt total|ttl|purchase total|total sale|sum|trip total|ride total|
			total for this order`,
		LabelAmount: `amount|amt|price|value|transaction amount|purchase amount|total fare|fare`,
		LabelSubtotal: `subtotal|sub total|sub-total|net total|total net|net amount|net|total before tax|total excl|total excluding|total ex vat|
			total excl. vat|merchandise total|merchandise|items subtotal|item subtotal|goods total|taxable|taxable amount|base|vatable|net sales|
			total ex. vat|food total|gross|vat net|vat gross`,
		LabelTax: `tax|taxes|sales tax|vat|gst|hst|pst|qst|total tax|tax total|total vat|vat total|vat amount|tax amount|incl. vat|incl vat|
			including vat|included vat|state tax|city tax|county tax|local tax|duty|estimated tax|tax collected|total taxes`,
		LabelTip:    `tip|tips|gratuity|service charge|service|optional gratuity`,
		LabelOff:    `discount|discounts|promo|promotion|coupon|voucher|promo code|rebate|reduction|member discount|total discount|off`,
		LabelCash:   `cash|cash tendered|tendered|tender|amount tendered|cash received|cash given|cash paid|cash tend`,
		LabelChange: `change|change due|your change|change given|cash back`,
		LabelLeft: `balance|current balance|available balance|avail bal|avail. bal|avl bal|avbl bal|bal|available|avail|available credit|
			avail credit|credit available|credit limit|daily limit|spending limit|limit|remaining|remaining balance|left|left to spend|points|
			point balance|rewards|reward points|cashback|you earned|earned|savings|total savings|you saved|saved|total saved|you save|
			gift card balance|new balance|account balance|ledger balance|minimum payment|minimum due|statement balance|suggested tip|
			suggested gratuity|loyalty|stars|miles|installments of|previous balance|outstanding`,
		LabelCount: `items|item|item count|item(s)|articles|qty|quantity|pcs|number of items|total items|total number of items|items sold|
			total qty|total quantity|units|guests|guest|covers|cover`,
		LabelMeans: `visa|mastercard|master card|amex|american express|maestro|discover|debit|credit|debit card|credit card|debit tend|card|
			visa debit|visa credit|paid with|paid by|paid via|payment method|payment type|apple pay|google pay|paypal|contactless|eftpos|card payment|
			chip|tap|gift card|charged to`,
		LabelCard: `ending in|ending with|ending|ends in|ends with|that ends in|account ending|account ending in|card ending in|card ending|
			card no|card number|card no.|acct|a/c|a/c no|a/c no.|acct no|account no|account number|card #|card xx|last 4|last four|last 4 digits|
			last four digits`,
		LabelDay: `date|invoice date|order date|ordered on|order placed|placed on|date of purchase|date of issue|transaction date|purchase date|
			issued|issued on|issue date|date issued|paid on|date paid|payment date|receipt date|trip date|date and time|date/time|date of sale|
			billed on|date of payment`,
		LabelOtherDay: `due|due date|due on|due by|payment due|pay by|please pay by|delivery|delivery date|delivered by|arrives|arriving|arriving on|
			get it by|expected|estimated delivery|estimated arrival|ships|shipping|shipped on|valid|valid until|valid thru|expires|expires on|exp|
			expiry|expiration|return by|returns until|refundable until|next|next payment|next billing date|next invoice|next charge|renews|renews on|
			renewal|renewal date|billing period|service period|period|check-in|check in|check-out|check out|departure|return|exchange by`,
		LabelPayee: `merchant|merchant name|seller|sold by|vendor|payee|supplier|billed by|biller|store|recipient|paid to|provider|from:`,
		LabelPlain: `hello|hi|hey|dear|good morning|good afternoon|thank you|thanks|thanks for|thank you for|welcome|welcome to|subject|cc|re|fwd|
			fw|server|served by|your server|table|cashier|register|receipt|your receipt|receipt for|e-receipt|invoice|your invoice|tax invoice|
			vat invoice|sales receipt|order|your order|order summary|order number|order no|order id|order confirmation|order details|confirmation|
			booking|booking reference|reference|ref|tel|phone|ph|fax|mobile|vat no|vat reg|vat id|vat number|tax id|tin|ein|abn|gstin|address|check|
			chk|check #|customer|customer copy|merchant copy|bill to|billed to|ship to|shipping address|billing address|hours|www|http|https|terminal|
			term|trans|trans id|transaction id|operator|clerk|host|date|time|duplicate|copy|store #|store no|auth|auth code|approval code|aid|tid|mid|
			description|item|qty|regards|best regards|kind regards|sincerely|page|invoice number|invoice no|invoice #|receipt number|receipt no|
			payment receipt|bill|statement|trip|here is your receipt|here's your receipt|your trip|your ride|quantity|unit price|questions|manage|
			view|track|password|we hope|have a|please|call|reply|msg|visit|reply stop|dine in|take out|takeout|to go|eat in|gst no|to:|cc:`,
		LabelGross: `incl|including|inclusive|inc|incl.|inc.|with tax|with vat|tax included|vat included|tax incl|incl. vat|incl vat|including vat|
			included vat|inc vat|inc. vat|incl. tax|including tax`,
		LabelPaidTo: `at|to|from|with merchant|@|by merchant|your trip with|your ride with|ride with|trip with|riding with|your order from|
			order from|receipt from|invoice from|shopping at|shopping with|visiting|your receipt from|your invoice from|your order with|
			your booking with|your purchase from|order with|booking with|purchase from|was paid to`,
		LabelNotice: `you paid|you spent|you sent|you've paid|you've spent|you've sent|you have paid|you have spent|you have sent|
			you made a payment|you made a purchase|you made a transaction|you made a|reply stop|your card was used|your card was charged|
			your payment of|your payment to|your purchase of|your purchase at|your transaction of|your transaction at|has been debited|
			has been charged|was debited|is debited|debited|been used for|card alert|transaction alert|purchase alert|spending alert|card was used|
			account alert|debit alert|large purchase|was charged|received your payment|sent you|you received|you've received|you have received|
			has been credited|was credited|direct deposit|paid you|transaction id|transaction code|was paid to|has been paid to|was paid into your account|was paid in`,
		LabelPayment: `purchase|purchases|purchased|transaction|txn|charge|charged|debit|spent|payment|paid|used|authorized|authorised|approved|sale|
			pos|spend|direct debit|autopay|billed|a purchase of|a transaction of|a charge of|debit card purchase|card purchase|pos purchase|
			card transaction|was used`,
		LabelDeclined: `declined|was declined|has been declined|denied|was denied|rejected|refused|not approved|unsuccessful|failed|has failed|
			could not be processed|couldn't be processed|could not be completed|was not completed|not completed|not authorized|not authorised|
			unauthorized|insufficient funds|blocked|not processed|did not go through|didn't go through|cannot be processed|unable to process|
			was not approved`,
		LabelIncome: `direct deposit|direct dep|mobile deposit|deposit|deposited|deposit of|salary|payroll|paycheck|wages|has been credited|
			was credited|is credited|been credited|credited|credit of|credited with|credited to|sent you|paid you|you received|you've received|
			you have received|received from|you got paid|payment received from|incoming transfer|incoming payment|transfer received|incoming wire|
			wire received|interest paid|interest payment|transferred to you|transferred you|money received|payment received|you've been paid|
			been paid|you have been paid|paid into your account|was paid into your account|was paid in|has been paid in`,
		LabelReturned: `refund|refunded|a refund|reversal|reversed|chargeback|credited back|refund of|returned to your|money back`,
		LabelMoved: `withdrawal|atm withdrawal|cash withdrawal|withdrew|withdrawn|atm|transfer to savings|to your savings|transfer to your savings|
			to savings`,
		LabelBank: `bank|card|credit union|alert|alerts|paypal|venmo|zelle|cash app|chase|wells fargo|bank of america|capital one|citi|citibank|chime|us bank|lloyds|barclays|hsbc|natwest|santander|monzo|starling|halifax|nationwide|revolut|tsb|amex|american express|apple pay|google pay|wise`,
		LabelCode: `one-time code|one time code|otp|verification code|security code|passcode|is your code|one-time passcode|pending authorization`,
		LabelDue: `is due|due on|due date|payment due|minimum payment|minimum due|statement is ready|statement balance|will be charged|
			will be debited|will be billed|scheduled|scheduled for|upcoming payment|bill is ready|past due|overdue|pay by`,
		LabelTransfer: `transfer|transfer of|wire|wire transfer|e-transfer`,
	},
	languageNames: map[string]string{
		"en":      `english|en`,
		"zh":      `chinese|mandarin|zh`,
		"zh-Hans": `simplified chinese`,
		"zh-Hant": `traditional chinese|taiwanese`,
		"de":      `german|de`,
		"es":      `spanish|es`,
		"es-ES":   `castilian|european spanish|spanish from spain`,
		"es-MX":   `mexican spanish|spanish from mexico`,
		"fr":      `french|fr`,
		"it":      `italian|it`,
		"pt":      `portuguese|pt`,
		"pt-BR":   `brazilian portuguese|portuguese from brazil|brazilian`,
		"pt-PT":   `european portuguese|portuguese from portugal`,
		"nl":      `dutch|nl`,
		"pl":      `polish|pl`,
		"ru":      `russian|ru`,
		"uk":      `ukrainian|uk`,
		"tr":      `turkish|tr`,
		"ja":      `japanese|ja`,
		"ko":      `korean|ko`,
	},
	requests: phrases{
		SpeaksLanguage: `speak {language}|{language} please|language {language}|my language is {language}|the language is {language}|
			set language to {language}|set my language to {language}|change language to {language}|change my language to {language}|
			switch to {language}|in {language} please|in {language}, please|answer in {language}|reply in {language}|talk {language}|
			talk to me in {language}|{language}|from now on {language}|from now on in {language}|{language} from now on|in {language} from now on|
			let's do {language}|lets do {language}|do it in {language} from now on|can we do {language}|go on in {language}|continue in {language}|
			rather in {language}|in {language} instead|reply in {language} from now on|answer in {language} from now on`,
		ListsDeleted: `deleted|show deleted|show deleted {period}|show me what i deleted|what did i delete|what have i deleted|what was deleted|
			deleted expenses|deleted entries|show deleted expenses|show deleted entries|show me deleted expenses|show the deleted ones|
			show me the deleted ones|list deleted|list deleted expenses|what i deleted|show what i deleted|show me what i deleted {period}|
			what did i delete {period}|deleted expenses {period}|show me everything i deleted|everything i deleted|trash|bin|
			show me the deleted expenses|show the deleted expenses`,
		CorrectsEntry: `#{number} was {value}|#{number} is {value}|#{number}: {value}|it was {amount}, not {wrong}|it was {amount} not {wrong}|
			it is {amount}, not {wrong}|it is {amount} not {wrong}|change the {field} to {value}|change {field} to {value}|
			the {words} should be {amount}|the {words} was on {date}`,
		CorrectsWords: `the {words} was {amount}, not {wrong}|the {words} was {amount} not {wrong}|{words} was {amount}, not {wrong}|
			{words} was {amount} not {wrong}|{words} is {amount}, not {wrong}|{words} is {amount} not {wrong}|{words} {amount}, not {wrong}|
			{words} {amount} not {wrong}|{amount}, not {wrong}|{amount} not {wrong}|#{number} {value}|rename {number} to {value}`,
		PricesWords: `make the {value}`,
		LogsQuoted: `log this|log it|log that|log this please|log it please|please log this|please log it|log|add|add this|add it|add that|
			add this please|please add this|+1|+1 add|add +1|record this|record it|note this|save this|book this|book it|track this|count this|this|
			this one|this please|put this in|write this down|can you log this|could you log this`,
		BeforePayer: `for|that was|it was|this was|was|paid by|by|that's|it's|belongs to|under|on`,
		BehindPayer: `paid|paid it|paid that|paid for it|did|has paid|'s expense|'s|'s one`,
		NamesSelf:   `me|i|mine|i did|i paid|i paid it|i paid for it|it was me|that was me|my expense|myself|it's mine|that's mine|that was mine`,
		AsksHistory: `history|changes|the changes|its history|show history|who changed it|who changed this|who added it|who added this|
			what changed|what happened`,
		SignsDelete: `🗑|🗑️|❌`,
		ShowsNumber: `show {number}|history {number}|history of {number}|find {number}|#{number}|who added {number}|who changed {number}|
			who edited {number}|who logged {number}|who entered {number}|what happened to {number}|what changed in {number}|show history of {number}|
			show the history of {number}|show me the history of {number}|{number} history|changes of {number}|changes to {number}|log of {number}`,
		NamesList: `list|listing|list out|list of`,
		AroundList: `of|from|in|for|the|me|a|full|whole|entries|my|please|all|since|ok|so|pls|plz|out|just|right|a quick|quick|up|everything|
			then|what`,
		SaysLogged: `i logged|i've logged|ive logged|that i logged|i entered|i've entered|that i entered|i put in|i've put in|i added|
			i've added|i have logged|i have entered|we logged|i wrote down|i typed in|so far logged|i tracked|you have|you've got|logged|you've saved|
			you have saved`,
		ListsExpenses: `list|list expenses|list my expenses|show|show expenses|show my expenses|show all|last expenses|my expenses|recent|
			recent expenses|expenses|history|find|list {period}|show expenses {period}|show my expenses {period}|list expenses {period}|
			expenses {period}|find {period}|show me the list|show the list|the list|list please|show me my list`,
		Reports: `report|monthly report|summary|month|total|totals|how much|how much did i spend|how much have i spent|how much so far|
			what did i spend|show report|show the report|show me the report|give me a report|report please|how am i doing|{period}|report {period}|
			monthly report {period}|report for {period}|summary {period}|summary for {period}|summary of {period}|summary of the month|report of the month|total {period}|totals {period}|total for {period}|
			how was {period}|how is {period}|how's {period}|how did {period} go|how much {period}|how much was {period}|how much did i spend {period}|
			how much did we spend {period}|how much have i spent {period}|how much have we spent {period}|what did i spend {period}|
			what did we spend {period}|what have i spent {period}|show {period}|show me {period}|show report {period}|show me the report {period}|
			give me a report {period}|give me the report {period}|spending {period}|my spending {period}|what about {period}|and {period}|
			month {period}|what was {period}|what was on {period}|what happened {period}|what did i buy {period}|what was spent {period}|
			how much was spent {period}|what went out {period}|{period} total|{period} spending|how's {period} looking|whats {period} at|what's {period} at|what is {period} at|whats {period} at now|what's {period} at now|how is {period} looking|
			how does {period} look|how did {period} look|how is {period} going|how's {period} going|how did {period} turn out|how's {period} been|
			how has {period} been|the damage {period}|damage {period}|damage for {period}|how are we doing {period}|how am i doing {period}|
			where are we at {period}|where am i at {period}|everything {period}|everything in {period}|how much {period} so far|tally {period}|
			tally for {period}|sum {period}|sum for {period}|the total for {period}|grand total {period}|grand total for {period}|
			total spend {period}|spend {period}|spends {period}|what did {period} cost|what did {period} cost me|what did {period} come to|
			how expensive was {period}|what do i have for {period}|what have i got for {period}|what's {period} looking like|
			what does {period} look like|what did {period} look like|what's {period} total|whats {period} total|what is {period} total|
			what was {period} total|what were {period} totals|what's the total {period}|whats the total {period}`,
		ReportsDay: `daily report|daily summary|daily overview|daily recap|my daily report|show daily report|show me the daily report|
			the daily report|daily totals|give me the daily report|give me a daily report|give me a daily summary|day report|day summary|day overview|
			day recap|my day report|show day report|show me the day report|the day report|day totals|give me the day report|give me a day report|
			give me a day summary`,
		ReportsWeek: `weekly report|weekly summary|weekly overview|weekly recap|my weekly report|show weekly report|show me the weekly report|
			the weekly report|weekly totals|give me the weekly report|give me a weekly report|give me a weekly summary|week report|week summary|
			week overview|week recap|my week report|show week report|show me the week report|the week report|week totals|give me the week report|
			give me a week report|give me a week summary`,
		ReportsYear: `yearly report|yearly summary|yearly overview|yearly recap|my yearly report|show yearly report|show me the yearly report|
			the yearly report|yearly totals|give me the yearly report|give me a yearly report|give me a yearly summary|annual report|annual summary|
			annual overview|annual recap|my annual report|show annual report|show me the annual report|the annual report|annual totals|
			give me the annual report|give me a annual report|give me a annual summary`,
		ShowsChart:  `chart|show chart|show a chart|picture|graph`,
		ExportsCSV:  `export|export csv|csv|export all|export everything|export {period}|csv {period}|export csv {period}|export {period} csv`,
		ExportsXLSX: `export xlsx|export excel|xlsx|excel|xlsx {period}|export xlsx {period}|export excel {period}|export {period} xlsx`,
		ExportsJSON: `export json|json|json {period}|export json {period}|export {period} json`,
		AsksDifference: `difference between {words} and {value}|the difference between {words} and {value}|
			what's the difference between {words} and {value}|whats the difference between {words} and {value}|
			what is the difference between {words} and {value}|difference {words} vs {value}|{words} vs {value} difference|
			how much more did i spend on {words} than on {value}|how much more did i spend on {words} than {value}|
			how much more have i spent on {words} than on {value}|how much more have i spent on {words} than {value}|
			how much more did we spend on {words} than on {value}|how much more did we spend on {words} than {value}|
			how much more do i spend on {words} than on {value}|how much more do i spend on {words} than {value}|
			how much more on {words} than on {value}|how much more on {words} than {value}|how much more was {words} than {value}|
			how much less did i spend on {words} than on {value}|how much less did i spend on {words} than {value}|
			how much less have i spent on {words} than on {value}|how much less have i spent on {words} than {value}|
			how much less on {words} than on {value}|how much less on {words} than {value}|
			did i spend more on {words} or on {value}|did i spend more on {words} or {value}|have i spent more on {words} or on {value}|
			have i spent more on {words} or {value}|did i spend more on {words} than on {value}|did i spend more on {words} than {value}|
			do i spend more on {words} or on {value}|do i spend more on {words} or {value}|did we spend more on {words} or {value}|
			what did i spend more on, {words} or {value}|what did i spend more on {words} or {value}|more on {words} or {value}`,
		AsksShare: `what percentage of my spending went on {words}|what percentage of my spending went to {words}|
			what percentage of my spending was {words}|what percentage of my spending is {words}|what percentage of my expenses was {words}|
			what percentage of my expenses is {words}|what percentage of my money goes to {words}|what percentage of my money went to {words}|
			what percentage do i spend on {words}|what percentage did i spend on {words}|what percent of my spending went on {words}|
			what percent of my spending went to {words}|what percent of my spending was {words}|what percent of my spending is {words}|
			what percent of my spending goes to {words}|what percent did i spend on {words}|what percent do i spend on {words}|
			what share of my spending was {words}|what share of my spending is {words}|what share of my spending went on {words}|
			what share of my spending goes to {words}|what share of my spending goes on {words}|what percentage of my spending goes to {words}|
			what percentage of my spending goes on {words}|what share of my spending went to {words}|what share of my money went on {words}|
			what share of my money goes to {words}|how much of my spending was {words}|how much of my spending is {words}|
			how much of my spending went on {words}|how much of my spending went to {words}|how much of my money goes to {words}|
			how much of my money went to {words}|what part of my spending is {words}|what part of my spending was {words}|
			what proportion of my spending was {words}|what proportion of my spending is {words}|what proportion of my spending went on {words}|
			share of {words}|percentage of {words}|percentage for {words}|share of spending on {words}`,
		FindsSpent: `how much did i spend on {words}|how much did we spend on {words}|how much have i spent on {words}|how much on {words}|
			how much for {words}|what did i spend on {words}|spending on {words}|how much was {words}|what did {words} cost|total for {words}`,
		OpensWhether: `did i|have i|did we|have we|is|was|are|were|has anyone|did anyone`,
		SaysEntered: `log|enter|add|record|note|note down|put|put in|put down|in|pay|pay for|logged|entered|added|recorded|noted|paid|paid for|in there|on there|
			on the list|down`,
		AroundWhether: `already|yet|before|by any chance`,
		FindsWords:    `find {words}|search {words}|search for {words}|list {words}|show me {words}|show all {words}`,
		AsksWhatFor:   `what was {words} for|what were {words} for`,
		ShowsSettings: `settings|my settings|show settings|show my settings`,
		ShowsRoles: `roles|the roles|show roles|show the roles|who may do what|who can do what|who owns this ledger|who is in this ledger|
			members|show members`,
		GivesRole: `roles {words}|role {words}|make {words} a {value}|make {words} an {value}|make {words} the {value}|make {words} {value}|
			let {words} be a {value}|let {words} be an {value}|set the role of {words} to {value}|change the role of {words} to {value}|
			set {words}'s role to {value}|change {words}'s role to {value}|give {words} the role of {value}|give {words} the role {value}`,
		RemembersThat: `remember that {words}|remember, that {words}|remember: {words}|remember, {words}|keep in mind that {words}|
			keep in mind: {words}|keep in mind, {words}|memorize that {words}|memorise that {words}|memorize: {words}|don't forget that {words}|
			learn that {words}|note that {words}|for the record: {words}|for the record, {words}|fyi: {words}|fyi, {words}|just so you know: {words}|
			just so you know, {words}|you should know that {words}|i want you to remember that {words}|from now on, remember that {words}`,
		MayRemember: `remember {words}|fyi {words}`,
		StatesName: `my {value} is called {words}|our {value} is called {words}|the {value} is called {words}|my {value} is named {words}|
			our {value} is named {words}|my {value}'s called {words}|my {value}'s name is {words}|our {value}'s name is {words}|
			my {value} goes by {words}|my {value} goes by the name of {words}|the name of my {value} is {words}|the name of our {value} is {words}|
			my {value} is now called {words}|my {value} is called {words} now|by my {value} i mean {words}`,
		StatesNamed: `my {value} is {words}|our {value} is {words}|the {value} is {words}|my {value} = {words}`,
		StatesRole: `{words} is my {value}|{words} is our {value}|{words} is the name of my {value}|{words} is the name of our {value}|
			by {words} i mean my {value}|by {words} i mean the {value}|when i say {words} i mean my {value}|when i say {words}, i mean my {value}|
			when i say {words} i mean the {value}|when i say {words}, i mean the {value}`,
		StatesIs: `{words} is a {value}|{words} is an {value}|{words} is the {value}|{words} is {value}|{words} means {value}|
			{words} stands for {value}|{words} = {value}|by {words} i mean {value}|when i say {words} i mean {value}|
			when i say {words}, i mean {value}`,
		StatesUsual: `my usual {words} is {amount}|my usual {words} costs {amount}|our usual {words} costs {amount}|
			the usual {words} is {amount}|the usual {words} costs {amount}|a {words} usually costs {amount}|the {words} usually costs {amount}|
			my {words} usually costs {amount}|my {words} usually costs me {amount}|my {words} is usually {amount}|my {words} normally costs {amount}|
			{words} usually costs {amount}|{words} usually costs me {amount}|{words} normally costs {amount}|{words} is usually {amount}|
			{words} always costs {amount}|my {words} always costs {amount}|i usually pay {amount} for {words}|i usually pay {amount} for my {words}|
			i normally pay {amount} for {words}|i always pay {amount} for {words}`,
		StatesPayday: `my payday is the {value}|my payday is on the {value}|my payday is {value}|payday is the {value}|payday is on the {value}|
			payday is {value}|i get paid on the {value}|i am paid on the {value}|i'm paid on the {value}|we get paid on the {value}|
			my salary comes on the {value}|my salary arrives on the {value}|my wages come on the {value}|i get my salary on the {value}|
			i get my wages on the {value}`,
		ForgetsFact: `forget that {words}|forget about {words}|forget who {words} is|forget what {words} is|forget {words}|unlearn {words}|
			stop remembering {words}|delete {words} from memory|delete {words} from your memory|remove {words} from memory|
			remove {words} from your memory|you can forget {words}`,
		ShowsMemory: `memory|memories|my memory|your memory|show memory|show your memory|show my memory|the memory|what do you remember|
			what do you remember about me|what do you remember about us|what do you remember of me|what have you remembered|what did you remember|
			what do you know about me|what do you know about us|what have you learned|what have you learned about me|show what you remember|
			show me what you remember|list what you remember|what facts do you know|show facts|facts|my facts`,
		NamesRelation: `daughter|son|kid|child|baby|wife|husband|spouse|partner|girlfriend|boyfriend|fiancé|fiancée|fiance|fiancee|mother|mom|mum|
			mommy|mummy|father|dad|daddy|sister|brother|grandma|grandpa|grandmother|grandfather|granny|aunt|uncle|cousin|niece|nephew|stepson|
			stepdaughter|stepmother|stepfather|mother-in-law|father-in-law|sister-in-law|brother-in-law|friend|best friend|mate|buddy|roommate|
			flatmate|housemate|neighbour|neighbor|colleague|coworker|co-worker|boss|manager|landlord|landlady|babysitter|nanny|cleaner|cleaning lady|
			au pair|ex|ex-wife|ex-husband|godson|goddaughter|grandson|granddaughter|twin|assistant|tenant`,
		NamesSecret: `password|passwords|passphrase|passcode|pin|pin code|pin number|cvv|cvc|security code|secret|seed phrase|private key|
			api key|token|login|credentials|card number|account number|iban|social security number|ssn|tax id|passport number`,
		NamesPayday: `payday|paid|salary|wages`,
		SaysUsual:   `my usual|the usual|our usual|usual|as usual|as always|the regular|my regular`,
		NamesOwner:  `owner|owners|co-owner|an owner`,
		NamesMember: `member|members|a member`,
		NamesViewer: `viewer|viewers|a viewer|reader|read-only|read only|spectator`,
		NamesZone:   `time zone|timezone|time|local time|clock|clocks|hour`,
		AroundSetting: `my|the|our|main|base|to|into|in|as|is|are|should be|it|be|now|over to|please|i'm|im|i am|i live|i moved|moved|we're|
			we are|we live|living|here|over|back|that|so|on|on the|from|from the|of each month|of the month|of every month|each|every|payday|pay day|
			when i get paid|with me|with|at|it's|instead|ok so|btw|actually|also|me|of|i|mine|this|and|everything|hey|yo|can we|could we|let's|lets|
			i write|i enter|i type|i log|i put`,
		AroundNewCategory: `a|an|the|called|named|for|me|my|expense|own|another|to|list|with the name|extra|as`,
		AddsCategory: `add|create|make|new|set up|open|i need|i want|need|want|start|can i add|can i have|let me have|i'd like|can i create|
			define|make me`,
		AroundLeft: `is|'s|do|have|got|i|i've|am|are|we|there|of|in|from|in the|the|my|for|still|to|spend|money|this|month|now|so|ok|right now|
			on|it|any|much|actually|me|until payday|till payday|rest|status|check`,
		StillLeft: `left|left over|remaining|remains|still spend|can i still spend|can we still spend|left to spend|still have|to go|leftover|
			over|within|under|can i spend|do i have left|have i got left|is left|still to spend|can i still blow`,
		NamesBudget: `budget|my budget|budget left|limit|allowance|spending limit|monthly budget|my limit`,
		AroundExport: `this|that|it|all|all of it|all of this|all that|all this|all my stuff|all of my|everything|my|the|a|an|as|in|into|to|to a|
			as a|in a|file|data|expenses|my expenses|spending|stuff|list|transactions|of|with|for|from|me|form|format|so far|whole thing|lot|entries|
			please|pls|i've|logged|for my accountant|accountant|for the accountant|out|somehow`,
		AsksFile: `export|download|send|send me|give|give me|get|have|want|i want|i need|need|save|put|dump|can i get|can i have|
			can i download|could i get|could i have|can you send|can you give me|can you export|can you put|let me download|let me have|i'd like|
			email me|share`,
		NamesCSV:   `csv|csv file|.csv`,
		NamesSheet: `excel|xlsx|excel file|spreadsheet|spreadsheet file|excel sheet|excel spreadsheet|google sheet|sheet`,
		AroundCategories: `which|what|what are|what're|list|list of|show|show me|give me|tell me|see|the|all|all the|my|your|our|of|are there|
			there are|are|do you have|do i have|do we have|have you got|you have|i have|have i got|do you know|do you use|can i use|can i pick|exist|
			available|overview|existing|got|i've|i can use|i can choose from|current|you know|now|then|set up|please|so|ok|expense`,
		NamesMonthStart: `month start|start of month|start of the month|start of my month|beginning of my month|beginning of the month|
			month's start|first day of the month|first day of my month`,
		SetsSetting:     `set|change|make|use|put|update|switch|adjust|apply|want|i want|i'd like|need|let's use|i use|keep|have|fix`,
		SaysMine:        `my|our|mine|for me|for us|i use|we use|i charge|we charge|i have|we have`,
		NamesOwnAmounts: `amounts i give|prices i give|amounts i enter|amounts i type|amounts i send|amounts that i give|amounts i write|prices i write|amounts|prices|sums|figures|what i type|what i write|what i enter|what i log|everything i log`,
		SwitchesSetting: `switch to|switch over to|switch me to|switch everything to|change everything to|change over to|move everything to|
			everything in|all in|keep everything in`,
		SaysHenceforth: `from now on|from here on|from here on out|from today|going forward|always|by default|default|standard|as standard|
			normally|usually|as a default|as default|as the default|as my default|permanently|in future|in the future|for good`,
		NamesVATRate:  `vat rate|sales tax|sales tax rate|gst|hst|tax rate|rate|vat registered`,
		NamesOwnMonth: `month|months|billing month|budget month|monthly cycle|monthly period`,
		SaysBegins:    `starts|start|starting|start over|begins|begin|beginning|runs|run|goes|go|counts|count|resets|reset|kicks off`,
		NamesSpeech:   `language|languages`,
		SaysSpeak:     `speak|speak to me|talk|talk to me|answer|answer me|reply|reply to me|respond|write|write to me|chat`,
		LivesIn: `i'm in|im in|i am in|i'm now in|im now in|i am now in|i live in|i now live in|living in|i'm living in|i moved to|
			just moved to|i just moved to|moved to|we're in|we live in|we moved to|based in|staying in|i'm on|im on|now in|i'm over in|
			we just moved to|we have moved to|we now live in|we've moved to|i've moved to|ive moved to|i have moved to|i've just moved to|
			we've just moved to|i'm living in|relocated to`,
		SetsCurrency: `currency {currency}|currency is {currency}|currency: {currency}|set currency to {currency}|set my currency to {currency}|
			change currency to {currency}|change my currency to {currency}|use {currency}|i pay in {currency}|the currency is {currency}|
			settings currency {currency}|my currency is {value}|set my currency to {value}`,
		SetsZone: `my time zone is {zone}|my timezone is {zone}|time zone {zone}|timezone {zone}|set time zone to {zone}|
			set timezone to {zone}|i am in {zone}|i'm in {zone}|i live in {zone}`,
		SetsVAT: `vat {rate}|vat is {rate}|my vat is {rate}|my vat rate is {rate}|my tax rate is {rate}|set vat to {rate}|vat rate {rate}|
			set tax to {rate}|my vat rate is {rate} by default|my vat is {rate} by default|vat is {rate} by default|default vat {rate}|
			default vat is {rate}|default vat rate is {rate}|my default vat is {rate}|my default vat rate is {rate}|my default tax rate is {rate}|
			the default vat rate is {rate}|set my vat to {rate}|set my vat rate to {rate}|set my tax rate to {rate}|set default vat to {rate}|
			use {rate} vat by default|always use {rate} vat|sales tax is {rate}|my sales tax is {rate}|my sales tax rate is {rate}|
			set sales tax to {rate}|set my sales tax to {rate}|my vat is normally {rate}|my vat is usually {rate}|by default vat is {rate}|
			by default my vat is {rate}`,
		EndsVAT:     `vat off|no vat|turn vat off|without vat`,
		AsksForVAT:  `vat ask|ask for vat|ask me for vat|always ask for vat`,
		CountsNet:   `amounts are net|my amounts are net`,
		CountsGross: `amounts are gross|my amounts are gross`,
		StartsMonth: `month start {value}|my month starts on the {value} of each month|my month starts on the {value}|
			my month starts on {value}|my months start on the {value}|my months start on {value}|month starts on the {value}|month starts on {value}|
			months start on the {value}|months start on {value}|my month begins on the {value}|my month begins on {value}|months begin on the {value}|
			months begin on {value}|the month starts on the {value}|the month starts on {value}|start my month on the {value}|
			start my month on {value}|start months on the {value}|start the month on the {value}|make my month start on the {value}|
			make my month start on {value}|make my months start on the {value}|make the month start on the {value}|start my months on the {value}|
			begin my month on the {value}|my month runs from the {value}|my month goes from the {value}|my budget month starts on the {value}|
			let my month start on the {value}|i want my month to start on the {value}|set my month to start on the {value}|set month start to {value}|
			set month start to the {value}|set the start of my month to the {value}|months should start on the {value}|
			my month should start on the {value}|my months should start on the {value}|can my month start on the {value}|
			count my month from the {value}|have my month start on the {value}|can you start my month on the {value}`,
		AsksHelp: `help|help me|help please|what can you do|what can you do for me|what do you do|what can i do|what can i do here|
			what can i ask|what can i ask you|what can i say|what can i write|how does this work|how does it work|how do you work|
			how does this thing work|how do i use this|how do i use you|how do i use it|how to use|how to use this|what now|what next|what do i do|
			what do i do now|what should i do|what should i write|i don't know what to do|i don't know what to write|commands|command list|
			show commands|show me the commands|list commands|list of commands|what are the commands|which commands are there|manual|instructions|?|??|
			features|your features|list features|list your features|show features|show me your features|what are your features|
			what features do you have|which features do you have|what features are there|feature list`,
		NamesHelp: `help|help with|help on|help about|help for|help me with|help me to|need help|need help with|need help on|i need help|
			i need help with|i want help with|help me`,
		AsksHowTo: `how do i|how can i|how do you|how can you|how do we|how can we|how to|how does one|how can one|how should i|how would i|
			how could i|how might i|how am i supposed to|what do i do to|what do i do if|what should i do if|what do i have to do to|
			what do i have to write to|what do i write to|what do i type to|what's the command for|what is the command for|what's the command to|
			what is the command to|which command|is there a command|what's the way to|what is the way to|what is the best way to|
			what's the best way to|how 2|how do u|how can u|how i can|what's the way|whats the command for|whats the command to|whats the way to`,
		AsksAbility: `what can you|what else can you|what can u|what all can you|what can this bot|what can the bot|what can chit|
			what does this bot|what does the bot|what does this do|what does it do|what does chit do|what do you do|what else do you|
			what are you able to|what is this bot|what's this bot|how does the bot work|how does this bot work|how does chit work|how do you work|
			tell me what you can|show me what you can|what features|which features|what are your features|what am i supposed to|what should i do|
			what should i type|what should i write|what do i type|what do i write|where do i start|give me help|give me some help|i'm lost|im lost|
			i am lost|i'm confused|i am confused|i don't get it|i don't understand how|what are you for|what are you good for|what is this for|
			what's this for|whats this for|what do i use this|how does this work|how does it work|how does this thing|what is this thing|
			what's this thing|how can you help|how could you help|what exactly do you|what exactly can you|what kind of things|what sort of things|
			so what can you|so what do you|and what can you|how do i use|how am i supposed to|explain yourself|explain how`,
		AsksWhoBot: `who are you|who r u|what are you|what's your name|whats your name|what is your name|who is this|who's this|are you a bot|
			are you human|are you real|who am i talking to`,
		AsksWhatIs: `what is|what's|whats|what are|what does … mean|what do you mean by|define`,
		AsksHow:    `how`,
		MayAskHowTo: `can i|can we|could i|could we|may i|might i|am i able to|is it possible|is it possible to|is there a way|
			is there a way to|is there any way|is there any way to|are there|is there|is this|is it|is my|is that|are you|are my|do you|does it|
			does this|can it|can this|can several|can other|can others|can my|can someone|can somebody|can more|can people|can anybody|can you|
			could you|will you|who|where do i|where can i|where is|where's|where are|which languages|what languages|which currencies|what currencies|
			which formats|what formats|what if|what happens|tell me about|explain|can you explain|i want to|i want|i'd like to|i would like to|
			i wanna|i need to|i need a|i cannot|i can't|i don't know how|i do not know how|i made|i messed|i mistyped|i entered|i typed|no idea how|
			not sure how|can u|could u|do u|wanna|is there an|is there any|do you share|do you sell|do you keep|do you store|does anyone|does anybody|
			do others|where does|where do`,
		Starts:      `start|start {words}`,
		SaysFine:    `thanks|thank you|thx|ok|okay|great|nice|cool|ty|cheers|good|perfect`,
		AsksPrivacy: `privacy`,
		ShowsCategories: `categories|my categories|the categories|show categories|show my categories|list categories|list my categories|
			show the categories|which categories are there|what categories are there|what are my categories|rules|my rules|show rules|show my rules|
			list rules|category rules|show the rules|list my rules`,
		ForgetsRule: `forget the rule for {words}|forget the rule about {words}|forget rule {words}|forget the {words} rule|
			forget my rule for {words}|delete the rule for {words}|remove the rule for {words}|drop the rule for {words}|delete the {words} rule|
			remove the {words} rule|delete rule {words}|remove rule {words}`,
		RenamesCategory: `rename the category {words} to {value}|rename category {words} to {value}|rename {words} to {value}|
			rename {words} as {value}|{words} is now called {value}|{words} should be called {value}|call the category {words} {value} instead`,
		MakesRule: `always put {words} under {value}|always file {words} under {value}|always categorize {words} as {value}|
			always categorise {words} as {value}|categorize {words} as {value}|categorise {words} as {value}|always count {words} as {value}|
			{words} should always go under {value}|{words} should always go in {value}|{words} should always go to {value}|
			{words} should go under {value}`,
		RulesKnown: `{words} is always {value}|{words} are always {value}|{words} always belongs to {value}|{words} always goes under {value}|
			{words} always goes to {value}|from now on {words} is {value}|from now on, {words} is {value}|always put {words} into {value}|
			always put {words} in {value}|put {words} in {value}|{words} always counts as {value}|{words} always count as {value}|
			{words} always belong to {value}|{words} always go under {value}|{words} should always be {value}|{words} will always be {value}|
			{words} goes in {value}|{words} go in {value}|{words} falls under {value}|{words} comes under {value}|move {words} to {value}|
			move {words} into {value}|category for {words} is {value}|the category for {words} is {value}`,
		Rules: `{words} belongs to {value}|{words} belong to {value}|{words} belongs under {value}|{words} goes under {value}|
			{words} go under {value}|{words} counts as {value}|{words} count as {value}|put {words} under {value}|put {words} into {value}|
			file {words} under {value}`,
		SaysIsCategory: `{words} is {value}|{words} are {value}`,
		ReportsTime: `report for {words}|report of {words}|report from {words}|report {words}|monthly report for {words}|
			monthly report of {words}|monthly report from {words}|monthly report {words}|summary for {words}|summary of {words}|summary from {words}|
			summary {words}|export for {words}|export of {words}|export from {words}|export {words}|export csv for {words}|export csv of {words}|
			export csv from {words}|export csv {words}`,
		AroundPeriod: `in|for|of|the|month|during|on`,
		EndsDay:      `st|nd|rd|th`,
		BeforeDay:    `day`,
		OpensSubject: `everything from|everything at|everything with|anything from|anything with|expenses at|expenses for|every|all|the|my|a|
			category for|the category for|the category of`,
		OpensCategory:  `the category|category|the|my`,
		ClosesCategory: `from now on|now|category`,
		PointsBack: `it|this|that|these|those|he|she|they|we|i|you|me|us|him|her|them|there|here|what|who|how|where|when|why|which|everything|
			something|nothing|anything|no|not|yes|so|actually|sorry|is|are|was|were|if|do|does|did|life|today|yesterday|tomorrow|it's|that's|he's|
			she's|whose|because|but`,
		SaysUntaxed: `no tax|no vat|tax free|vat free`,
		Recurs: `monthly|weekly|daily|yearly|annually|every month|every week|every day|every year|each month|per month|per week|per year|
			a month|/month|/mo|/week|/year`,
		BeginsCommand: `change|edit|correct|delete|remove|undo|restore|find|search|show|list|report|export|set|settings|help`,
	},
	topics: topicWords{
		TopicAdd: `add*|log|logs|logging|enter|enters|entering|record*|write|writing|note|input|put in|save|start|begin|expense|expenses|
			purchase*|spending`,
		TopicBudget:     `budget*|limit|limits|warn*|alert*|overspend*|spend too much|spending limit|savings goal|goal|goals`,
		TopicCategories: `categor*|rule|rules|group my expenses`,
		TopicCurrency:   `currency|currencies|exchange rate|exchange rates|conversion|convert|converts|dollar|dollars|euro|euros|pounds|yen|yuan`,
		TopicDays: `time zone|time zones|timezone*|date|dates|wrong day|from yesterday|for yesterday|yesterday's|other day|another day|
			different day|past day|in the past|older expense|old expense|backdat*|last week's|future`,
		TopicExport: `export*|xlsx|csv|json|excel|spreadsheet*|google sheet*|sheets|download*|backup*|back up|data out|everything out|stuff out|
			all out|as a file|into a file|to a file|file for my accountant|accountant*|tax advisor|tax adviser|bookkeeper|quickbooks|datev|zip|
			download everything|pdf export|make a pdf|print*|take my data|get my data`,
		TopicFiles: `file|files|receipt*|photo|photos|picture*|image*|scan*|attach*|invoice*|pdf|pdfs|document|documents|upload*|screenshot*`,
		TopicFix: `fix*|mistake*|error*|typo*|wrong|incorrect|correct*|edit*|change*|changing|modify|modif*|undo*|redo|revert|delet*|remov*|
			erase*|cancel*|restore*|update*|messed up|mistyped|adjust*|rename|get rid of|throw out|take out|took out`,
		TopicIncome: `income|salary|wage|wages|paycheck|refund*|reimburs*|money back|transfer*|earned|earnings|revenue|savings account|loan*`,
		TopicLanguage: `language|languages|german|english|chinese|spanish|french|italian|portuguese|japanese|russian|korean|dutch|polish|turkish|
			arabic|hindi|mandarin|understand me|speak`,
		TopicMemory: `remember*|memory|memories|fact|facts|learn*|memorize*|memorise*|nickname*|forget*|what you know`,
		TopicPrivacy: `privacy|private|privately|who sees|who can see|who reads|who can read|who has access|who else|secure|security|safe|encrypt*|
			my data|personal data|gdpr|confidential|stored|account|hack*|delete everything|erase everything|sell|spy*|anonym*|leak*`,
		TopicRepeat: `recurring|repeat*|every month|monthly expense|every week|each month|automatic*|by itself|schedul*|standing order*|reminder*|
			subscription*`,
		TopicReports: `report*|overview|total|totals|summar*|see|view|look up|look at|show|search*|find|list|chart*|graph*|statistic*|stats|spent|
			spend|compare|average*|how much|ask|question*|analys*|analyz*|history|insights`,
		TopicSettings: `setting|settings|configure*|preference*|options|month start|start of the month|set up|setup|set`,
		TopicShare: `share*|sharing|invite*|inviting|together|team|family|wife|husband|partner|spouse|girlfriend|boyfriend|roommate*|flatmate*|
			colleague*|friend*|group|groups|channel|channels|other people|others|several people|more people|somebody|someone|role|roles|permission*|
			member*|viewer*|owner*|people|coworker*|mates|room mate`,
		TopicSlack:    `slack`,
		TopicSplit:    `split*|half|halves|share the cost|share costs|go dutch|divide*`,
		TopicTags:     `tag|tags|tagging|label|labels|hashtag*`,
		TopicTax:      `vat|tax|taxes|gst|hst|taxed|taxable|net|gross|net amount|gross amount|sales tax|reverse charge|tax rate`,
		TopicTelegram: `telegram|whatsapp|messenger|phone|mobile|app`,
	},
	cues: cues{
		SaysPrice: `^ the? euro/dollar/pound/yen/franc/bitcoin/btc/usd/eur/gbp/ethereum is/was/at/closed/closes/hit/hits/fell/rose/trades/trading/dropped/now/today|
			exchange rate/rates|fx rate|^ eur/usd/gbp/jpy/chf/btc/cad/aud eur/usd/gbp/jpy/chf/cad/aud/cny|
			is/are/costs/cost/are_like/is_like … now/nowadays/these_days|is/are like # dollars/bucks/euros/pounds? now/each|used to be/cost/pay|
			went/gone/goes/going/shot up to/from|up to # now|
			is/are/costs/cost/at … insane/ridiculous/crazy/robbery/nuts/absurd/unreal/outrageous/ripoff/rip-off/scam/wtf/madness|price/prices of|
			they want # for|can you believe|apparently|heard that|i heard|they say|people are paying|who pays|since when is/are/does|inflation|
			going/goes/went/increased/increasing/rising/rises/rose/raised/jumped/jumping/put up? to #|
			# a/per dozen/kilo/kg/litre/liter/pound/pint/gallon now/these_days|my/his/her/their/our/new/starting salary/wage/pay is/will/of|
			is/are/'s on # k/grand? a year|on # k/grand? a year|earns/makes #|worth #|^ heard|^ hear|averages #|averaging #|on average … #|
			says/said/told/reckons … was/cost/paid/were #|says/said/told/reckons … # for|reckons # $|reckons about/around/roughly/like #|
			says/said/told/reckons/claims … are/is/costs/cost/'s/go_for/goes_for like/about/around? #|
			this/that/these/those … goes/go/sells/sell/retails/costs/cost for? # … at/in|is/are # too/really/that much/expensive/pricey/dear|
			too much/expensive/pricey for a/this/that|
			tickets/prices/rooms/flights start/starting at/from|quote for|quote/quotation/estimate #|they/he/she want/wants/asked/asks # for|quoted me?|rent going/goes up to|
			quotes/quoted/estimates/estimated/valued it? at #|wants/want # for`,
		SaysAge: `turns/turning/turned #|is/am/are # years old|years old|# st/nd/rd/th birthday|'s # birthday|is # today/tomorrow`,
		SaysMeeting: `meeting/standup/stand-up/appointment/call/interview/workshop/conference/sync/class/lecture … room/floor/hall/office/suite|
			see you/ya|meet/meeting us/me/you/up|let's/lets meet|we meet|meeting at|be there at|waiting at|pick me up|
			pick/picking/drop/dropping/collect/collecting up/off? the/my kids/kid/boys/girls/son/daughter/wife/husband/mum/mom/dad|
			train/bus/coach/ferry/flight/appointment/appt/match/lesson/class at #|platform/gate/track/terminal # at #|
			leaves/departs/arrives/starts/begins at #`,
		SaysPhone: `call/text/ring/phone/dial/reach me/us/him/her|my number|my cell|phone number|phone :|tel|cell :|whatsapp|mobile :|call #`,
		SaysArrived: `came/come/comes/coming in/through|has/have come in/through|landed/arrived|been/got/was paid/credited/deposited in/into|
			hit/hits my/our/the? account/bank|in my account|credited to/today|paid into my/our`,
		SaysToMe:   `got # from`,
		SaysWon:    `lottery/lotto/euromillions/scratchcard/scratchcards/scratch_card/scratch_off/scratcher/raffle/casino/poker/slots/bet/bets/bingo/sweepstake … win/wins/winnings|win/winnings … lottery/lotto/euromillions/scratchcard/scratch_card/scratch_off/raffle/casino/poker/slots/bet/bingo`,
		SaysCredit: `electric/electricity/gas/energy/water/utility/council_tax/heating credit|credit from/off/on electric/electricity/gas/energy/water/utility/heating`,
		SaysLeft:   `my/your/the/account/available/current/remaining balance is/of/now/: #?|i/we have # left|# left in/on my/the|^ my/your/the change was/is? #|# quid/bucks/dollars/pounds/euros? change/in_change back? $`,
		SaysOwn: `paid/pay/paying off/down … card/cards/overdraft|
			moved/transferred/put/sent … to/into/onto my/our/the? joint/own/savings? account/card/savings/pot/revolut/monzo/starling/wise|
			moved/transferred to/into? revolut/monzo/starling/n26/wise/chase/savings/checking|
			moved/transferred # to/into revolut/monzo/starling/n26/wise/chase/checking|topped/top up … revolut/monzo/starling/wise|
			credit card bill/payment/balance|paid the/my card/cards bill?|exchanged/swapped/converted/changed # … to/into/for euros/dollars/pounds/yen/pesos/francs/lira/zloty|moved/transferred/sent # from … to my? chase/ally/schwab/boa/wells_fargo/fidelity/amex/discover/citi/monzo/revolut/hsbc/barclays/lloyds/natwest/santander/halifax/nationwide/starling/vanguard`,
		SaysLost: `i? lost my/our/her/his/their|^ i/we? lost #|lost # … on/in/at the? bus/train/tube/street/subway/metro/way/tram/taxi/cab/park|
			fell out of my|stolen my/our/from|been/got/was/were/getting/have/has/had stolen/nicked/robbed/pickpocketed/mugged|
			stole/nicked/pinched/swiped/robbed/pickpocketed my/our/me/us|somebody/someone nicked/stole/pinched|mugged`,
		SaysUnpaid: `haven't/havent/hasn't/hasnt … paid/settled|have/has not … paid/settled|not paid … yet|not yet paid|not paid|didn't/didnt pay|
			yet to pay|not settled|isn't/isnt/wasn't/wasnt paid|unpaid so far|still to pay|
			still/gotta/need_to/have_to/has_to/must/should/hafta/forgot_to … pay … back|still unpaid|still due|still outstanding|still open`,
		SaysOwed:     `owes/owe/owed me/us/him/her/them|i/we/still owe/owes|i'm/im/i_am in debt|in debt|refund/rebate/reimbursement/cashback is? due/pending/on_its_way|due a refund/rebate`,
		SaysSettled:  `^ i/we? just/finally/already? paid/settled/cleared|paid_off|finally paid|^ i/we have/ve? paid|i've/ive/we've/weve paid`,
		SaysReturned: `paid/payed … back|gave … back|got … back|paid off|paid up|settled up|squared up|^ back from|paid … what … owed`,
		SaysPlanned: `toying/flirting with a/an/the|
			planned|future|almost/nearly/just_about bought/got/ordered/paid/spent/splurged/pulled/grabbed|
			was/were gonna/going_to/about_to/planning … get/buy/order/pay/spend/grab|gonna buy/get/order/grab/spend/pay|
			going to buy/get/order/spend/pay|want/wanna/wants to? buy/get/order|thinking of/about buying/getting/ordering|
			think/thinking i/about? should/might buy/get|might/may/could buy/get/order/book/splurge/treat|should i/we buy/get/order/pay|
			can/could i/we/you? … afford|can/could we swing|afford|can i/we justify|is it worth|worth it at|worth paying|would/d love … to? buy|
			would/d love a/an/one/that/those/some|would/d like … to? buy/get/order|wish i had|planning/plan/plans to|hoping to buy/get/spend|
			saving up|save up|saving for a/an/my/the/our/new|dreaming of|if i/we buy/get/bought/got|let's/lets buy/get|considering|tempted … buy/by|
			decided against|decided not to|changed my mind|didn't/didnt end_up buying/getting|didn't/didnt buy|didn't/didnt get it|ended up not|
			will buy/pay/cost|need/have to buy|wish i … buy/afford|wishlist|wish list|thinking about a|^ suppose/supposing/say/let's_say i/we|
			gonna/going_to be/cost/set_me/set_us|not/aint/ain't buying/getting/taking it/them/that/one/those|i'm/im not buying/getting/taking|
			not gonna buy/get/take|won't/wont buy/get/take|didn't/didnt take it/them|left it/them in/at the shop/store|put it/them back|
			decided to skip|skipped the/that|gonna cost|will set me/us|coming up in/next/on|
			due in/next/on january/february/march/april/may/june/july/august/september/october/november/december/week/month/monday/tuesday/wednesday/thursday/friday/saturday/sunday|
			^ maybe/perhaps … get/buy/grab/order|^ maybe/perhaps i'll/ill/we'll|might grab/take/go_for|
			gotta/have_to/need_to/must/gonna_have_to fork_out/cough_up/shell_out|gonna_have_to pay|gotta/have_to/need_to/must pay # for/on/to/tomorrow|looking at/to buy/get|will/should/ll come to|is/are due #|
			will be #|should be around/about|eyeing up|wanted … but/and chickened/bailed/passed/resisted|chickened out|talked myself out`,
		SaysForSale: `for sale $|for sale #|for sale for/at/:|^ selling my/our/a/an/the/some/two/#|i'm/im/we're/am selling|
			want/wanna/gonna/trying to? sell|sell my|up for sale`,
		SaysWish: `i'd/we'd/i_would/we_would love/like/kill_for/adore a/an/one/that/those/these/some/the/new/another|would/i'd love/kill_for|
			wouldn't/wouldnt mind a/an/one/some/having|would/it'd be nice/great/lovely/cool/awesome to_have/having|wish i/we could/had/owned|
			i wish for|if only i/we|dying/desperate/longing/itching/yearning for a/an/the/that/those/some|got/have/had my eye on|
			have/got my sights on|one/some day i'll/we'll/i_will/i'd|someday i'll/i_will|
			i/we really? want/wanna/crave a/an/the/that/those/these/some/new/one|really want a/an/the/that/those/some|eyeing|
			my dream … is/costs/would/'s|on my wishlist|on my wish_list/list|lusting after/over|drooling over|imagine/imagining #|
			imagine/imagining paying/spending/buying/having/if/that/a/an/the|imagine €/$/£ #|can/could you/u imagine|picture this`,
		SaysBudget: `my/our/the/a/monthly/weekly budget is/for/of/to/limit/stays/will|budget … is #|budget of|set/change/make/raise/lower … budget|
			^ budget #|budget :|keep/stay/stick/staying/keeping … under/below/within/to … this/a/per/each week/month/year|spend no/not more than|
			not to? spend more/over|don't/dont want to spend more/over|cap … at … this/a/per/each week/month/year|
			limit … to … this/a/per/each week/month/year|limit myself|max … this/a/per/each week/month/year|under # … this/a/per/each week/month/year|
			at most … this/a/per/each week/month/year|no more than … this/a/per/each week/month/year|
			warn/alert/tell me if/when … over/above/more/exceed/reach/hit|^ budget … # … a/per/each/every week/month/year|
			^ budget … # monthly/weekly/yearly/pm|budget # … a/per/each/every? week/month/year|budget # monthly|^ monthly/weekly/yearly budget|
			# … budget $`,
		SaysTreated: `treated me/us|treat me/us|invited me/us|on the house|was on him/her/them|it's/its on him/her/them|paid for me/us|
			picked up the tab/bill/check|got the tab/bill/check|covered me/us|footed the bill|shouted me/us|got himself/herself/themselves|
			bought himself/herself/themselves|bought/got her/his/their own|^ he/she/they just? bought/paid/spent/pays/rents|
			was/is/were/it's/its on my/our/his/her/the? boss/company/work/dad/mum/mom/parents/mate/brother/sister/wife/husband/firm/office/client/landlord|
			on the company/firm/office|at the? company/company's/firm's/employer's expense|on company/work card|is/are/was/were paying for|is/are covering|
			paid/covered/bought by my/our/his/her/the company/boss/work/firm/parents/dad/mum/mom/client|on his/her/their card|expensed by|
			work/company paid|paid by work/company|was a gift|were a gift`,
		AsksReminder: `remind/reminds me/us|remind us|reminder to/about/for|^ reminder :|don't/dont let me forget|don't/dont forget|do not forget|
			make sure i/we pay|ping/nudge/alert me|note to self|remember to|i/we must not forget|gotta remember`,
		SaysEvery: `every/each month/week/year/quarter/monday/tuesday/wednesday/thursday/friday/saturday/sunday/fortnight|every # weeks/months|
			every other week/month|on the # st/nd/rd/th? of every/each|once a month/week/year|twice a month|every/each # st/nd/rd/th|
			every/each first/last/second/third/fifth/tenth/fifteenth of|monthly/weekly/yearly/annually on|monthly/weekly … on the #|every month|
			on the # st/nd/rd/th? of the month|each # of the month`,
		AsksRepeat: `automatically|automatic|auto log/add/record/book/enter/save|by itself|on its own|on autopilot|from now on|recurring|
			repeat/repeating|each time without asking|without me asking|set up a|schedule|going forward`,
	},
	Words: vocabulary{
		words: []roleWords{
			{RoleDocument, `receipt receipts sales_slip till_receipt bon document receipt_number document_number voucher_number`},
			{RoleDocument | RolePayable, `invoice inv invoice_number`},
			{RoleFree | RoleExempt, `exempt tax_exempt vat_exempt exempted exempt_from_tax exempt_from_vat tax_free vat_free`},
			{RoleFree | RoleReverse, `reverse_charged`},
			{RoleTimes, `times`},
			{RoleDivided, `divided_by`},
			{RoleMinus, `minus less`},
			{RoleEach, `each apiece per_piece per_item per_unit ea a_piece a_pop`},
			{RolePer, `per a an`},
			{RoleOff, `off discount voucher coupon promo gift_voucher vouchers coupons discounts discounted rebate markdown promo_code half_price
				half_off`},
			{RoleTip, `tip tips gratuity tipped`},
			{RoleInexact, `odd something ish and_change and_something or_so`},
			{RolePaid, `treated invited covered shouted picked_up`},
			{0, `aa_membership aa_cover aa_breakdown with_grant for_grant bonus_card income_protection income_insurance revenue_stamps set_menu set_menus bonus_ball bonus_balls set_lunch set_meal record_player log_burner log_fire track_pants airport_transfer airport_transfers allowance_kids deposit_flat won_ton won_tons transfer_fee transfer_fees lottery_ticket
				lottery_tickets`},
			{RoleBy, `by`},
			{RolePerson, `housemate cousin neighbor neighbour neighbors neighbours classmate buddy mate bestie nephew niece bro sis in-laws
				mother-in-law father-in-law brother-in-law sister-in-law roommates flatmates coworkers colleagues grandfather grandmother granny ex
				wife husband mom mum dad mother father boss company employer brother sister friend friends girlfriend boyfriend roommate flatmate
				colleague coworker parents grandma grandpa partner uncle aunt
				grandad gran nan nana nanna grandparents auntie fiance fiancee stepdad stepmum hubby wifey mates gf bf manager folks my_other_half my_better_half`},
			{RoleNotSpent, `forgot_to_pay forgot_to_buy forgot_to_return i_forgot_to_pay`},
			{RoleNotSpent, `unpaid overdue rent_due bill_due bills_due invoice_due payment_due due_rent upcoming pending owe owes owed
				outstanding_rent outstanding_bill outstanding open_invoice open_invoices open_bill open_bills open_rent still_open invoice_open
				bill_open rent_open in_arrears arrears is_due are_due still_due due_on due_by due_tomorrow not_paid not_yet_paid haven't_paid
				didn't_pay yet_to_pay need_to_pay need_to_buy have_to_pay must_pay will_pay should_pay`},
			{RoleIncome, `gave_me gave_us gifted_me gifted_us slipped_me slipped_us bunged_me bunged_us chucked_me given_to_me got_paid earn earned salary salaries wage wages income
				bonus paycheck payday payout revenue profit sold flogged dividend dividends won inherited found stipend scholarship royalties child_benefit
				housing_benefit unemployment_benefit interest_received interest_earned rent_received tip_received tips_received rental_income bursary
				universal_credit jobseekers_allowance unemployment_pay unemployment_benefits state_pension teachers_pension teacher_pension
				work_pension old_age_pension sick_pay maternity_pay maternity_allowance social_security disability_allowance carers_allowance in_tips
				my_tips tips_tonight tips_today tips_from_work earnings rent_from tenant_rent bank_interest savings_interest side_hustle freelance_income
				student_loan_payment_in premium_bond_win ebay_sale ebay_sales vinted_sale vinted_sales etsy_sales depop_sale stipends dividend_payment
				royalty grant_money housing_allowance tax_credit tax_credits`},
			{RoleIncome | RoleOrSpent, `birthday_money christmas_money babysitting_money overtime salary_for_the wages_for_the cleaner_salary cleaners_salary maid_salary maids_salary driver_salary drivers_salary cook_salary nanny_salary cleaner_wages nanny_wages
				staff_salary staff_salaries staff_wages allowance pocket_money sell pension alimony grant subsidy interest`},
			{RoleIncome | RoleRefund, `tax_refund tax_return tax_rebate refund_of_tax paid_me paid_us sent_me sent_us venmoed_me venmoed_us zelled_me cashapped_me revoluted_me wired_me transferred_me received
				receive given`},
			{RoleRefund, `deposit_back deposit_returned deposit_refund deposit_refunded bottle_return refunded_me empty_bottles bottle_returns`},
			{RoleRefund | RoleMoved, `got_back get_back gave_back paid_back paid_me_back paid_us_back sent_me_back gave_me_back sent_back sends_back
				send_back handed_back transferred_back wired_back came_back comes_back`},
			{RoleMoved, `paid_into_savings paid_into_my_savings paid_into_isa paid_into_my_isa paid_into_the_isa lends lending loaned piggy_bank set_aside put_aside savings savings_account withdraw withdrew withdrawn withdrawal cash_withdrawal atm deposited
				lend lent borrow borrowed cash_isa into_isa into_the_isa in_my_isa in_the_isa lifetime_isa my_lisa into_lisa my_isa stocks_and_shares_isa premium_bonds savings_pot savings_jar rainy_day_fund emergency_fund
				holiday_fund pension_pot 401k roth_ira money_box joint_account my_account own_account current_account checking_account my_savings
				cash_machine cashpoint`},
			{RoleMoved | RoleOrSpent, `took_out moved transfer transfers transferred deposit invest invested`},
			{RoleIncidental, `account accounts lottery old used put took_out`},
			{RolePeriod, `in since until till during year years fiscal season spring summer autumn winter quarter compare christmas xmas easter
				halloween thanksgiving hanukkah ramadan carnival eve holiday holidays vacation vacations vs versus`},
			{RolePoint, `point`},
			{RolePart, `couple few several dozen dozens half`},
			{RoleHalf, `half half_of`},
			{RoleMoney | RoleBan, `owe owes owed lend lent loan loans borrow borrowed earn earned earning salary wage wages income bonus paycheck
				payday revenue profit sell sold selling receive received deposit deposited withdraw withdrew withdrawn invest invested investment
				transfer transferred debt debts budget limit worth`},
			{roleHint, `the and with for on at of my from yesterday today lunch dinner coffee breakfast groceries rent cost spent paid bought
				dollars please`},
			{RoleFiller, `nearly_forgot almost_forgot i_nearly_forgot i_almost_forgot almost_forgot_to_add nearly_forgot_to_add almost_forgot_to_log almost_forgot_about nearly_forgot_about`},
			{RoleFiller, `forgot i_forgot also_forgot forgot_to_add forgot_to_log forgot_to_mention i_forgot_to_add forgot_about i_forgot_about and_i_forgot`},
			{RoleFiller, `i i've i'd we my our me us have had has just please pls plz kindly also then so it expense expenses
today's on of in to total totals amount sum came only exactly ok okay hi hey hello thanks thank you! cheers track tracked out around_here down it_in cash usd?`},
			{RoleFiller | RoleArticle, `a an the some`},
			{RoleFiller | RoleFor, `for`},
			{RoleFiller | RoleSpend, `spent spend paid bought purchased got_charged was_charged charged splurged shelled_out forked_out forked_over
				coughed_up splashed_out grabbed blew i_dropped we_dropped just_dropped`},
			{RoleFiller | RoleCost, `cost costs costed was were came_to`},
			{RoleFiller | RoleAdd, `add log record track note save enter register jot write expense_for new_expense put_down note_down write_down
				jot_down put_me_down_for`},
			{RoleCommand, `delete remove undo edit change update report show find list search export cancel restore correct fix replace rename move merge convert sum total set reset clear drop erase open
send tell give explain print display calculate compute compare summarize summarise translate repeat run execute call let make create start stop help settings budget remind schedule`},
			{RoleBan, `saved saves canceled cancelled cancels treated invited
this that these those or vs versus than from_to found find account savings lottery minus off starting up_to as_of such am is are be been being isn't aren't wasn't weren't do does did don't doesn't didn't done can can't cannot could couldn't would wouldn't should shouldn't will won't shall may might must
i'm i'll you're he's she's it's they're we're what's that's there's you he she they them him his her their your yours who whom whose what when where why which how if unless whether because although though while until
not no never none nothing neither nor nobody without except instead actually wait oops sorry wrong mistake typo correction rather meant mean
split half each share shared sharing per apiece divide divided double twice multiply times average less more fewer least most over under between approx approximately roughly
budget budgeted limit limits afford save_up savings saving goal owe owes owed lend lent loan loans borrow borrowed earn earned earning salary wage wages income bonus paycheck payday revenue profit sell sold selling
win won't winning worth lost lose receive received deposit deposited withdraw withdrew withdrawn invest invested investment transfer transferred debt debts balance balances
want wants wanted need needs needed think thinks thought know knows knew believe guess suppose wish hope plan plans planning planned going gonna wanna try tried trying consider considering maybe perhaps possibly probably likely
see saw seen meet meets met meeting tell told say says said ask asks asked answer talk speak spoke call called calling email emailed text texted reply message number password code pin
ignore ignored disregard forget override bypass pretend act system prompt instruction instructions previous above assistant user admin developer root sudo jailbreak execute function tool tools json
delete deleted remove removed undo edit edited change changed update show find search export cancel cancelled
remind reminder tomorrow's next until till every daily weekly monthly yearly annually recurring always usually often sometimes ago's
score scored points percent percentage off discount tip tipped version chapter page episode season level
old years people born age aged married love loves like likes hate hates live lives work_at working lived walked ran run running drove go goes went come comes came_back leave left stay stayed arrive arrived wake woke sleep slept
dies died kill killed build built wrote written read reading watch watching play playing played start started stop stopped finish finished keep kept turn turned move moved open opened close closed
pay pays paying buy buys buying order orders get gets getting give gives gave take takes took put bring brought price prices pricing worth rose rise rises hit hits fell falls dropped drop drops jumped grew gained reached climbed surged crashed increased decreased raised announced reported released launched quoted offered bid true false error test testing lol haha hmm`},
			{RoleEstimate | RoleBan, `about around almost nearly circa ca roughly some_what estimate estimated`},
			{RoleTax, `vat tax taxes gst sst mva hst pst qst sales_tax value_added_tax consumption_tax v.a.t the_vat the_tax`},
			{RoleRateNoun | RoleTax, `tax_rate vat_rate gst_rate rate_of_tax rate_of_vat sales_tax_rate the_tax_rate the_vat_rate`},
			{RoleNet, `net excl exclusive excluding excludes ex exc nett before_tax before_vat pre_tax pretax net_of_tax net_of_vat tax_excluded
				vat_excluded not_including excl_vat`},
			{RoleGross, `gross of_which incl inc inclusive including includes included after_tax after_vat tax_included vat_included with_tax with_vat`},
			{RolePlus, `plus`},
			{RoleNo, `no zero without_any`},
			{RoleFree, `free_of_tax free_of_vat duty_free_of_tax untaxed zero_rated`},
			{RoleGlue, `is was of at rate amount comes came to a the my thereof which were's`},
			{RoleSubtotal, `subtotal sub_total base`},
			{RoleTotal, `total grand_total sum amount_due altogether in_total`},
			{RolePercent, `percent per_cent`},
			{RoleTaxObject, `income_tax property_tax road_tax car_tax council_tax city_tax church_tax tourist_tax tax_return tax_office tax_advisor
				tax_adviser tax_consultant tax_bill tax_payment tax_refund to_go price_tag`},
			{RoleUnit, `steps hr hrs yard yards yd yds gal gals gallon gallons pint pints pk pks times time people persons guests pieces items days day weeks week months month years year hours hour minutes minute seconds nights night km/h miles mile meters metres meter metre feet foot inches inch
kilos kilo kilograms grams liters litres liter litre gallons gallon pounds_of bottles boxes packs pack pages stars points degrees tickets pairs o'clock oclock quantity spectators shares barrels percent_off`},
			{RoleOftenNumbered, `room flight bus tram line apartment apt suite invoice route class windows iphone galaxy pixel playstation ps xbox
				model seat table studio house item fifa`},
			{RoleNumbered, `gate platform page chapter version level season episode floor unit number no nr order ticket_number highway road street exit channel section article
question step phase day week year grade top type size volume vol psalm apollo area pier terminal block building
world_war covid section code pin id ref reference case agent catch boeing airbus mk gen generation round lap rank player lot sector zone district ward group team`},
			{RoleFiller | RoleRefund, `refund refunds refunded reimbursement reimbursed cashback rebate money_back`},
			{RoleReturned | RoleRefund, `returned`},
			{RoleAnd, `and n then afterwards`},
			{RoleAt, `at`},
		},
		shares: `2:half_of,my_half,half_is_mine,my_half_of 3:a_third_of,one_third_of,third_of 4:a_quarter_of,quarter_of`,
		sharers: `0:split,shared,share,sharing,dutch,to_share,to_split,split_it,we_split,evenly,equally,split_evenly,chipped_in
			2:half,halves,fifty_fifty`,
		scales: `3:grand,a_grand,thousand,thousands 2:hundred 6:million,millions 9:billion,billions,bn 5:lakh,lakhs,lac,lacs 7:crore,crores`,
		numbers: `0:zero 1:one 2:two 3:three 4:four 5:five 6:six 7:seven 8:eight 9:nine 10:ten 11:eleven 12:twelve 13:thirteen 14:fourteen 15:fifteen 16:sixteen 17:seventeen 18:eighteen 19:nineteen
20:twenty 30:thirty 40:forty,fourty 50:fifty,fiddy 60:sixty 70:seventy 80:eighty 90:ninety,ninty 100:hundred,hundo 1000:thousand,a_grand 1000000:million`,
		marks: `~dollar:dollar,dollars ~bucks:buck,bucks EUR:euro,euros ~pound=GBP:pound,pounds,sterling GBP:quid,pounds_sterling ~yen=JPY:yen,yens ~rupee=INR:rupee,rupees ~franc:franc,francs
~krone:krone,kroner,krones ~krone=SEK:krona,kronor ~peso:peso,pesos ~dinar:dinar,dinars ~riyal:riyal,riyals ~rial:rial,rials ~lira:lira,liras ~ruble=RUB:ruble,rubles,rouble,roubles ~manat=AZN:manat ~shill:shilling,shillings
~cent/2:cent,cents ~cent/2?:c,ct,cts ~penny/2:penny,pennies GBP/2:pence GBP/2?:p MYR/2:sen ~rupee=INR/2:paise,paisa ~guilder:guilder,guilders ~kwacha:kwacha PLN:zloty,zlotys,zlotych VND:vietnamese_dong TRY:turkish_lira CNY/1:mao
HKD:hong_kong_dollar,hong_kong_dollars NZD:new_zealand_dollar,new_zealand_dollars TWD:new_taiwan_dollar,new_taiwan_dollars USD:us_dollar,us_dollars,u.s._dollars KRW:south_korean_won,korean_won CRC:costa_rican_colon,costa_rican_colones
CZK:czech_koruna,czech_crown,czech_crowns PLN:polish_zloty,polish_zlotys ZAR:south_african_rand AED:uae_dirham,uae_dirhams,emirati_dirhams ILS:israeli_shekel,israeli_shekels,new_shekel SAR:saudi_riyal,saudi_riyals THB:thai_baht
LKR:sri_lankan_rupee,sri_lankan_rupees TTD:trinidad_and_tobago_dollars BAM:convertible_mark,convertible_marks VES:bolivar,bolivars,bolívares KES:kenyan_shillings RON:romanian_leu,romanian_lei HUF:hungarian_forint CNY:chinese_yuan,yuan_renminbi,chinese_yuans JPY:japanese_yen *5:fiver,fivers *10:tenner,tenners`,
		clashes: `kirk once due dos elf sex sept sei mil otto venti fem dix tre uno tio seize quince doze cent cents mille onze neuf tres ocho acht`,
		endings: `hundred thousand`,
	},
	regional: []regional{
		{regions: `IE`, marks: `EUR:quid`},
		{regions: `GB`, words: []roleWords{{RoleMoved, `isa`}}, categories: categoryWords{"Transport": `tube`, "Food": `squash`, "Shopping": `next`}}, // elsewhere no thing
		{regions: `GB IE AU IN SG MY ZA`, categories: categoryWords{"Utilities": `gas`}},                                                              // elsewhere it is petrol
		{regions: `CA`, categories: categoryWords{"Utilities": `hydro`}},
	},
	lists: []listWords{
		{Twice, `twice`},
		{Thrice, `thrice`},
		{Model, `iphone galaxy pixel redmi mate ipad airpods switch playstation ps xbox kindle gopro quest oneplus poco pro mini max air ultra`},
		{Won, `won win wins lost lose beat drew draws leads led tied defeated score`},
		{Versus, `to`},
		{Leg, `there back outbound inbound outward`},
		{GivenName, `tom dave sarah emma jess ellie sophie lucy chloe katie lauren hannah amy rachel becky laura megan charlotte james jack oliver
			harry george charlie jake josh sam ben dan matt luke ryan adam liam callum alex chris mike steve paul john andy gary kevin brian
			jim joe tim pete simon lisa susan karen linda mary anna kate jen jenny kim julie claire helen olivia ava mia zoe emily abby
			ashley brittany tyler kyle cody brandon justin austin ethan noah logan mason aiden jason eric scott greg jeff tony nathan sean
			connor amanda melissa nicole stephanie heather danielle natalie vanessa priya raj aisha omar`},
		{Venue, `room rooms floor ward classroom office gate platform hall desk terminal building surgery bay studio suite door lab
			theatre booth court pitch reception clinic`},
		{Seat, `seat seats coach carriage row platform gate`},
		{Paged, `page pages p pp chapter chapters ch exercise exercises verse verses episode episodes ep error`},
		{Premises, `flat flats apartment apt house houses room unit suite property block`},
		{Interest, `interest`},
		{Within, `in around visiting inside`},
		{PlaceArticle, `the`},
		{Stay, `trip trips vacation holiday holidays tour journey excursion getaway visit weekend`},
		{During, `on during`},
		{Toward, `to`},
		{Travel, `hotel hotels hostel hostels airbnb motel taxi taxis cab cabs uber airport metro subway tube tram parking museum sightseeing`},
		{Gamble, `poker casino roulette bet bets betting slots lottery blackjack gambling bookies`},
		{Tenant, `tenant tenants lodger lodgers renter renters subtenant subletter airbnb_guest`},
		{Or, `or`},
		{Discount, `discount discounts rebate off`},
		{Piece, `pc`},
		{Change, `change`},
		{Saves, `saved`},
		{TakesOff, `took takes knocked shaved saves cut`},
		{Amid, `between among amongst`},
		{UpFrom, `from`},
		{UpTo, `to`},
		{LoweredTo, `down`},
		{SoldFor, `for`},
		{OrInTwo, `or_maybe or_was`},
		{Either, `either`},
		{Clock, `pm am a.m p.m o'clock`},
		{BeforeClock, `at around by`},
		{CategoryWord, `category categories`},
		{CategoryIs, `is be to`},
		{CategoryBefore, `in into to under with as the a of for on by file filed put its`},
		{FiledUnder, `under filed_under`},
		{TakenAs, `as`},
		{CategoryEnd, `and please pls thanks but from with in on by`},
		{ServiceCharge, `service charge fee`},
		{Fellows, `friends mates buddies pals coworkers co-workers colleagues workmates flatmates housemates roommates roomies guys girls lads others
			neighbors neighbours cousins siblings brothers sisters couples classmates teammates friend colleague`},
		{Heads, `people persons ways guests friends of_us`},
		{RateOn, `on`},
		{Small, `a an the my our all any in on at of for from during since expense expenses about with everything spending`},
		{Zero, `zero`},
		{Opening, `oh oh_yeah oh_yes ah oh_also ok okay so um uh uhm erm err hmm well ok_so okay_so so_uh so_um alright alright_so right_so erm_right so_like uh_so um_so so_yeah
			yeah_so anyway`},
		{SpendsBeforeAmount, `dropped`},
		{Denial, `no nope nah`},
		{Hedge, `about around roughly approx approx. approximately circa ca was_like were_like i_think i_guess i_believe i_reckon i'd_say or_thereabouts give_or_take more_or_less
			something_like somewhere_around around_about just_about if_i_remember_right iirc i_think_it_was it_was_about it_was_like must_have_been`},
		{Maybe, `maybe perhaps probably prob probs like_maybe possibly`},
		{Bound, `from to until till up than vs since plus`},
		{PerTime, `day days week weeks month months year years hour hours night nights`},
		{Undated, `christmas xmas easter thanksgiving halloween weekend weekends weekend's year's january february april june july august september
			october november december jan feb apr jun jul aug sep sept oct nov dec`},
		{Preposition, `with for at on in from to of by`},
		{Trailing, `with at of on in from to by for`},
		{With, `with`},
		{Indefinite, `a an`},
		{Possessive, `my our`},
		{Auxiliary, `has had have just already also kindly`},
		{PaymentMeans, `card cash`},
		{PlainSide, `net nett gross`},
		{Dotted, `incl excl inc exc ex`},
		{Gift, `gift gifts present presents`},
		{Back, `back`},
		{Returning, `return returning`},
		{Returns, `got get gets gave paid sent handed came comes wired`},
		{Visited, `dentist doctor doctors gp vet vets optician physio orthodontist`},
		{Weighs, `weighs weighed`},
		{Waits, `waited waiting`},
		{Ticket, `ticket tickets pass`},
		{Sends, `sent send venmoed zelled cashapped wired revoluted`},
		{Found, `found`},
		{Giver, `from`},
		{Got, `got get`},
		{Uncounted, `groceries clothes utilities taxes gas`},
		{Gram, `gram grams`},
		{Kilo, `kilo kilos kilogram kilograms`},
		{Pound, `pound pounds lb lbs`},
		{Litre, `litre litres liter liters`},
		{Metered, `gal gals gallon gallons`},
		{OfEach, `of`},
		{HalfPrice, `half_price half_off`},
		{Size, `size`},
		{Code, `code pin passcode password combination`},
		{Gauge, `size temp temperature fever weight weighs weigh version bpm pulse pressure pin passcode`},
		{Team, `arsenal chelsea liverpool tottenham everton lakers celtics warriors knicks yankees dodgers england argentina`},
		{Apiece, `at a`},
		{OneMoney, `dollar buck pound quid`},
		{Reading, `in on at by meter odometer mileage reading`},
		{Due, `unpaid overdue rent_due bill_due bills_due invoice_due payment_due due_rent upcoming pending outstanding_rent outstanding_bill
			outstanding open_invoice open_invoices open_bill open_bills open_rent invoice_open bill_open rent_open arrears in_arrears planned future`},
		{Acquires, `got gets ordered orders rents rented pays makes earns leased leases spends picked blew dropped splashed splurged forked shelled
			coughed chucked burned burnt wasted sank sunk lashed plonked dished spunk buys spent lost threw splashes blows drops sold flogged
			paid bought covered covers treated shouted settled purchased`},
		{StreetBehind, `street st avenue ave road rd blvd boulevard lane ln drive dr court ct terrace pkwy parkway hwy highway way crescent`},
		{AddressPart, `apt apartment suite ste unit floor zip zipcode postcode`},
		{Journey, `flight gate platform boarding departs departure arrives terminal lands landing takeoff`},
		{Departs, `train bus flight plane ferry tram coach ship`},
		{LeadsToDeparture, `leaves leave leaving left`},
		{Begins, `comes opens closes starts started begins began departs departed boards kicks_off`},
		{Instalment, `instalment installment payment`},
		{Appointment, `appointment appt alarm`},
		{CookMeasure, `cup cups tablespoon tablespoons teaspoon teaspoons pinch ounces grams clove cloves pint pints`},
		{LoneNoun, `taxes tax record records note cash register total`},
		{Range, `to till`},
		{Past, `was`},
		{Of, `of`},
		{Measured, `euro euros dollar dollars bucks cents yen pound pounds quid percent miles litres liters stars points`},
		{Around, `for during over`},
		{FunctionWord, `a an the this that these those it its he she they we i you me him her them us my your our their his who whom which what one ones some any all both
each of to in on at by for from with about into over under out up down off as is are was were be been am do does did done has have had will would can
could shall should may might must not no yes and or but if so than then too very just only really also there here when where how why now again please`},
	},
	lands: `JPY:japan CNY:China,mainland_china HKD:hong_kong,hongkong TWD:taiwan KRW:korea,south_korea THB:thailand VND:vietnam SGD:singapore MYR:malaysia IDR:indonesia,bali PHP:philippines INR:india LKR:sri_lanka NPR:nepal KHR:cambodia LAK:laos
AED:uae,united_arab_emirates,emirates QAR:qatar SAR:saudi_arabia ILS:israel JOD:Jordan EGP:egypt MAD:morocco TND:tunisia ZAR:south_africa KES:kenya TZS:tanzania,zanzibar TRY:Turkey,türkiye,turkiye
GBP:uk,united_kingdom,great_britain,britain,england,scotland,wales,northern_ireland CHF:switzerland SEK:sweden NOK:norway DKK:denmark ISK:iceland PLN:poland CZK:czechia,czech_republic HUF:hungary RON:romania RSD:serbia UAH:ukraine RUB:russia
EUR:europe,germany,france,spain,italy,portugal,ireland,austria,belgium,netherlands,holland,greece,finland,luxembourg,croatia,slovenia,slovakia,estonia,latvia,lithuania,malta,cyprus,montenegro
USD:US,USA,u.s.,united_states,the_states,america,hawaii,california,florida CAD:canada MXN:mexico BRL:brazil ARS:argentina CLP:Chile COP:colombia PEN:Peru CRC:costa_rica UYU:uruguay AUD:australia NZD:new_zealand`,
	cities: `JPY:tokyo,kyoto,osaka,sapporo,hiroshima,nagoya,fukuoka,nara,okinawa,yokohama CNY:beijing,shanghai,shenzhen,guangzhou,chengdu HKD:kowloon MOP:macau,macao TWD:taipei KRW:seoul,busan,jeju THB:bangkok,phuket,chiang_mai,pattaya,koh_samui VND:hanoi,saigon,ho_chi_minh_city,da_nang,hoi_an MYR:kuala_lumpur,penang,langkawi IDR:jakarta,ubud PHP:manila,cebu,boracay INR:delhi,new_delhi,mumbai,Goa,bangalore,jaipur LKR:colombo NPR:kathmandu KHR:phnom_penh,siem_reap
AED:dubai,abu_dhabi QAR:doha SAR:riyadh,jeddah ILS:tel_aviv,jerusalem JOD:amman EGP:cairo,hurghada,luxor MAD:marrakech,marrakesh,casablanca,fez TND:tunis ZAR:cape_town,johannesburg,durban KES:nairobi TRY:istanbul,ankara,izmir,antalya,cappadocia,bodrum
GBP:london,manchester,edinburgh,glasgow,liverpool,birmingham,Bath,Reading,oxford,cambridge,bristol,belfast,cardiff CHF:zurich,zürich,geneva,basel,bern,lucerne,lausanne,zermatt,interlaken SEK:stockholm,gothenburg,malmö,malmo NOK:oslo,bergen,tromsø,tromso DKK:copenhagen,aarhus ISK:reykjavik,reykjavík PLN:warsaw,krakow,kraków,gdansk,wroclaw CZK:prague,brno HUF:budapest RON:bucharest,brasov RSD:belgrade UAH:kyiv,kiev,lviv RUB:moscow,st_petersburg,saint_petersburg ALL:tirana BAM:sarajevo GEL:tbilisi,batumi
EUR:paris,Nice,lyon,marseille,bordeaux,strasbourg,berlin,munich,hamburg,cologne,frankfurt,düsseldorf,dusseldorf,stuttgart,madrid,barcelona,seville,valencia,malaga,málaga,ibiza,mallorca,tenerife,Granada,rome,milan,florence,venice,naples,turin,bologna,sicily,lisbon,porto,madeira,algarve,dublin,galway,Cork,vienna,salzburg,innsbruck,brussels,bruges,antwerp,amsterdam,rotterdam,athens,crete,santorini,mykonos,helsinki,zagreb,dubrovnik,ljubljana,bratislava,tallinn,riga,vilnius,sofia
USD:new_york,nyc,manhattan,brooklyn,los_angeles,LA,chicago,miami,las_vegas,vegas,san_francisco,boston,seattle,washington,orlando,honolulu,new_orleans,san_diego,philadelphia,austin,denver,nashville CAD:toronto,vancouver,montreal,montréal,ottawa,calgary,banff,quebec MXN:mexico_city,cancun,cancún,tulum,oaxaca BRL:rio,rio_de_janeiro,sao_paulo,são_paulo ARS:buenos_aires CLP:santiago COP:bogota,bogotá,medellin,medellín,cartagena PEN:Lima,cusco CUP:havana
AUD:sydney,melbourne,brisbane,perth,adelaide,cairns NZD:auckland,wellington,queenstown,christchurch`,
	nations: `US:americ,us,u.s CA:canad AU:austral,aussie NZ:new_zealand,kiwi SG:singap HK:hong,hk TW:taiwan CH:swiss GB:brit,engl,sterl,uk EG:egyp
		LB:leban SY:syri SD:sudan MX:mexic AR:argent CL:chil CO:colomb PH:philip,filip UY:uru DO:domin CU:cuban IN:indian,indi PK:pakist LK:sri
		NP:nepal MU:mauri SC:seych KW:kuwait BH:bahrain IQ:iraq JO:jordan LY:liby RS:serb DZ:alger TN:tunis MK:macedon SA:saudi QA:qatar OM:oman
		YE:yemen IR:iran AE:emira,uae MA:morocc KE:kenya UG:ugand TZ:tanzan SO:somal SE:swed NO:norw,norweg DK:dan,danish IS:icel,island,iceland
		JM:jama TT:trinid BB:barbad BS:baham BZ:beliz FJ:fij GY:guyan LR:liber NA:namib BN:brun KY:cayman SR:surin BM:bermud MY:malays TR:turk,turkish
		RU:russ,russi,russian BY:belar CN:chin,chinese JP:japan,japanese KR:korea,south_korea BR:braz RO:roman MD:moldov TH:thai AZ:azer CR:costa
		RW:rwand CD:congo BI:burund PL:polish HU:hungarian CZ:czech`,
	model: modelWords{
		stored: `saved|logged|recorded|stored|added|noted|tracked|booked|registered|entered`,
		denials: `not|*n't|cannot|cant|dont|didnt|havent|hasnt|isnt|wasnt|couldnt|wont|never|nothing|nobody|none|neither|without|unable|no expense|no entry|no such|can be|could be|may be|might be|must be|should be|would be|to be|` +
			`if|when|whenever|once|unless|until|before|whether|want|value added|value-added`,
		joins: `and|but|so|then|however|yet|though`,
		claims: `saved|logged|recorded|stored|added|noted|tracked|booked|registered|updated|changed|deleted|removed|erased|undone|reverted|restored|corrected|adjusted|` +
			`renamed|cancelled|canceled|entered|created|amended|modified|all set|all done|it's done|it is done|is done|are done|has been done|
				taken care of|` +
			`taken back|took back|brought back|wrote down|written down|put down|put it down|i've put|i have put|i've set|i have set|has been set|
				is set to|is now|` +
			`are now|i've made|i have made|made the change|got it|took it out|fixed it`,
		quantities: `dozen dozens score scores couple hundred hundreds thousand thousands million millions billion billions trillion half halves quarter quarters third ` +
			`thirds double triple quadruple twice thrice grand twofold threefold tenfold`,
	},
	dates: DateTable{
		MonthFirst:     true,
		MonthFirstYear: true,
		Undecided:      true,
		EitherSide:     true,
		days: map[int]string{
			-2: "day before yesterday|day before yday|day before yest|day before ystd|before yesterday|ereyesterday",
			-1: "yesterday|yesterdays|last night|last nite|last nyte|yday|ystd|yest|yesterday morning|yesterday afternoon|yesterday evening|yesterday night",
			0:  "today|todays|tonight|2day|this morning|this afternoon|this evening|earlier today|later today|now?|right now|just now",
			1:  "tomorrow|tomorrows|tmr|tmrw|tomorrow morning|tomorrow evening",
			2:  "day after tomorrow",
		},
		dayparts: "morning|afternoon|evening|night|nite|noon|at night|in the morning|in the afternoon|in the evening|at noon|midday",
		weekdays: [7]string{
			"sunday|sundays|sun~", "monday|mondays|mon~", "tuesday|tuesdays|tue|tues",
			"wednesday|wensday|wendsday|wednesdays|wed~|weds", "thursday|thursdays|thu|thur|thurs",
			"friday|fridays|fri", "saturday|saturdays|sat~",
		},
		months: [12]string{
			"january|jan", "february|feb|febr|febuary", "march|mar", "april|apr", "may~", "june|jun", "july|jul",
			"august|aug", "september|sept|sep", "october|oct", "november|nov", "december|dec",
		},
		units: [unitCount]string{"day|days", "week|weeks|wk|wks", "month|months", "year|years|yr|yrs"},
		shifts: map[Shift]string{
			{UnitWeek, -2}:  "week before last",
			{UnitMonth, -2}: "month before last",
			{UnitYear, -2}:  "year before last",
		},
		spans:      map[Shift]string{{UnitWeek, 2}: "fortnight"},
		last:       "last|previous|past|prev|this past|this last|most recent",
		beforeLast: "before last",
		this:       "this|current|the present|whole|entire",
		next:       "next|coming|upcoming|following",
		ago:        "ago|back|before~|earlier~|prior~",
		few:        "few|several|some|a few|quite a few",
		vague:      "the other day|the other night|the other week|the other evening|the other morning|the other month|other day|recently|lately|not long ago|not too long ago|a while ago|a while back|a little while ago|some time ago|sometime ago|one of these days|one of those days",
		later:      "from now|from today|hence",
		in:         "in",
		before:     "before|prior to",
		dish:       "soup|dish|special|specials|catch|menu|plate|meal|deal|fish|pie|roast|curry|cake|sandwich|salad|pizza|pasta",
		cardinals:  "one|a|an,two|a couple of|couple of,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty,,,,,,,,,,thirty",
		ordinals:   "first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth,thirteenth,fourteenth,fifteenth,sixteenth,seventeenth,eighteenth,nineteenth,twentieth,,,,,,,,,,thirtieth",
		suffixes:   "st|nd|rd|th",
		article:    "the",
		on:         "on|dated",
		purpose:    "for|by|until|till|from|since",
		of:         "of|in",
		and:        "and",
		at:         "at",
		between:    "between",
		counted:    "time|times|floor|place|class|round|half|person|one|part|edition|birthday|anniversary|hour|quarter|visit|attempt|try|grade|gen|street|avenue",
		since:      "since|starting",
		from:       "from|between",
		to:         "to|until|till|through|thru|and",
		recent:     "last|past|previous",
		quarter:    "quarter|q",
		sinceEvent: "since|ever since",
		onward:     "on?|onward?|onwards?|so far|until now|till now|up to now|to date",
		until:      "until|till|up to|through",
		after:      "after|later than",
		weekend:    "weekend",
		half:       "half|h",
		toDate:     [unitCount]string{UnitWeek: "week to date|wtd|since the start of the week|since the beginning of the week|from the start of the week|since monday this week", UnitMonth: "month to date|mtd|since the start of the month|since the beginning of the month|from the start of the month|from the beginning of the month|since the 1st of the month|since start of month|since the start of this month|since the beginning of this month", UnitYear: "year to date|ytd|since the start of the year|since the beginning of the year|from the start of the year|from the beginning of the year|since start of year|since the start of this year"},
	},
	zones: `America/New_York:new_york,boston,washington,miami,atlanta,philadelphia,orlando,eastern
		America/Los_Angeles:los_angeles,san_francisco,seattle,san_diego,las_vegas,california,pacific
		America/Chicago:chicago,houston,dallas,austin,minneapolis,texas,central America/Denver:denver,salt_lake_city,mountain
		America/Phoenix:phoenix,arizona Pacific/Honolulu:honolulu,hawaii America/Toronto:toronto,ottawa,montreal America/Edmonton:edmonton,calgary
		Europe/London:london,manchester,birmingham,edinburgh,glasgow,cardiff,leeds,liverpool,bristol,belfast Europe/Dublin:dublin,cork,galway
		Europe/Berlin:berlin,munich,hamburg,cologne,frankfurt,germany Europe/Zurich:zurich,geneva,basel,bern
		Europe/Rome:rome,milan,naples,turin,florence,venice Europe/Lisbon:lisbon,porto Europe/Madrid:madrid,barcelona,seville
		Asia/Kolkata:kolkata,mumbai,delhi,new_delhi,bangalore,bengaluru,hyderabad,chennai,pune,india Asia/Karachi:karachi,lahore,islamabad
		Asia/Shanghai:shanghai,beijing,shenzhen,guangzhou Asia/Tokyo:tokyo,kyoto,osaka Asia/Ho_Chi_Minh:ho_chi_minh_city,saigon,hanoi
		Asia/Dubai:dubai,abu_dhabi Asia/Jerusalem:jerusalem,tel_aviv Asia/Makassar:makassar,bali Australia/Sydney:sydney,canberra
		Africa/Johannesburg:johannesburg,cape_town,durban,pretoria Africa/Lagos:lagos,abuja Pacific/Auckland:auckland,wellington,christchurch
		America/Sao_Paulo:são_paulo,rio_de_janeiro`,
	shops: categoryWords{
		"Food": `greggs nandos wetherspoons toby_carvery itsu wagamama five_guys shake_shack panera popeyes arby's in-n-out chick-fil-a
			chick_fil_a wendys in_n_out applebees applebee's cheesecake_factory panda_express arbys krispy_kreme peet's dennys denny's ihop chili's dairy_queen caffe_nero zizzi
			gail's gails olive_garden waffle_house texas_roadhouse whataburger`,
		"Groceries": `morrisons co-op co_op ocado m&s marks_and_spencer budgens farmfoods heron_foods publix wegmans h-e-b meijer food_lion
			woolworths coles londis albertsons trader_joes giant_eagle winco piggly_wiggly hy-vee hy_vee loblaws sobeys woolies wawa sheetz`,
		"Shopping": `currys b&m argos john_lewis tk_maxx jd_sports sports_direct smyths waterstones wh_smith home_bargains poundland poundstretcher
			kohl's kohls macy's macys nordstrom old_navy tj_maxx homegoods kmart
			marshalls bath_&_body_works victorias_secret victoria's_secret lululemon goodwill hobby_lobby barnes_and_noble barnes_&_noble gamestop etsy new_look river_island
			matalan asos boohoo clarks whsmith wilko hobbycraft debenhams depop dollar_tree dollar_general family_dollar five_below`,
		"Housing":   `b&q screwfix wickes toolstation homebase lowes bunnings dunelm menards wayfair crate_&_barrel crate_and_barrel pottery_barn robert_dyas`,
		"Transport": `tfl trainline lner gwr national_express jiffy_lube autozone kwik_fit kwik-fit halfords megabus zipcar ringgo paybyphone ezpass`,
		"Utilities": `octopus_energy british_gas thames_water giffgaff virgin_media pg&e`,
		"Health":    `superdrug specsavers holland_&_barrett rite_aid puregym pure_gym david_lloyd sally_beauty ulta body_shop great_clips supercuts`,
		"Pets":      `pets_at_home chewy.com`,
		"Work":      `royal_mail`,
	},
	categories: englishThings,
	categoryNames: categoryWords{
		"Food":          `dining dining_out food_&_drink food_and_drink food_-_dining food_-_dining_out eating_out restaurants restaurant meals`,
		"Groceries":     `grocery supermarket food_-_grocery`,
		"Transport":     `transportation transit commute car`,
		"Housing":       `home house rent household`,
		"Utilities":     `bills utility phone internet`,
		"Health":        `healthcare medical fitness beauty personal_care wellness`,
		"Leisure":       `entertainment fun hobby hobbies sports culture`,
		"Shopping":      `clothes clothing electronics`,
		"Travel":        `vacation holiday holidays trips`,
		"Work":          `office business`,
		"Education":     `school learning books`,
		"Gifts":         `gift donations charity presents`,
		"Family":        `kids children`,
		"Pets":          `pet`,
		"Fees":          `fee bank charges bank_fees fines`,
		"Insurance":     `insurances`,
		"Taxes":         `tax`,
		"Subscriptions": `subscription memberships`,
	},
}
