package lang

// english is English. The bans are long on purpose: a text that holds one
// of these words says more than what was spent, so a person or a model has to
// look at it.
var english = language{
	code:          "en",
	VerbsKnown:    true,
	VerbEndings:   []string{"ed", "ing"},
	pluralEndings: []string{"'s", "’s", "s", "es", "y:ies"},
	Common:        true,
	phrases: phrases{
		ClaimsDeed:  `saved|logged|recorded|stored|added|noted|tracked|booked|registered|updated|changed|deleted|removed|undone|i've put|got it|wrote down|written down`,
		SaysNothing: `done|completed|complete|ok|okay|finished|success|sure|yes`,
		SaysCancel:  `cancel|never mind|nevermind|forget it|stop|skip|abort`,
		SaysGross:   `gross|incl|including|after tax|with tax|with vat`,
		SaysEnglish: `english|en`,
		SaysChinese: `chinese|mandarin|zh`,
		SaysNet:     `net|excl|excluding|before tax|before vat|without tax|without vat|plus vat|plus tax`,
		SaysNo:      `no|nope|nah|n|no thanks|no thank you|don't|do not|keep them|keep`,
		SaysNone:    `none|no tax|no vat|tax free|zero`,
		SaysSide:    `net|gross|tax|vat|excl|incl|excluding|including`,
		SaysUndo:    `undo|undone|take back|take that back|take it back|taken back|revert|restore|bring back|bring it back|put back|put it back|undelete`,
		SaysUnsure:  `what|why|how|dunno|don't know|i don't know|not sure|no idea|scratch that|hm|hmm|nothing|wrong|sorry`,
		SaysYes:     `yes|y|yep|yeah|yup|yea|ok|okay|ok ok|okey|sure|log it|do it|correct|right|please do|of course`,
		SaysAgreed:  `absolutely|definitely|exactly|save it|store it|add it|that's right|that's correct|that is right|go ahead|sounds good|fine by me|that's fine|perfect|great|good|agreed|confirm|confirmed|why not|k|kk`,
		SaysBut:     `but|though|only`,
		SaysHello:   `hi|hello|hey|hi there|hello there|good morning|good evening|good afternoon|yo`,
		SaysPlease:  `please|pls|plz`,
		SaysThanks:  `thanks|thank you|thx|ty|cheers|thanks a lot|many thanks|thank you very much`,
	},
	commands: phrases{
		SaysWrong:        `scrap it|scrap this|cancel it|cancel this|drop it|wrong|mistake|that is wrong|by mistake`,
		ShouldBe:         `should be|should have been|must be|has to be`,
		RatherThan:       `but`,
		InsteadOf:        `not|instead of|and not|rather than`,
		AsksRename:       `rename`,
		AsksUndo:         `undo|revert|roll back|take … back|take back that|take back it`,
		AsksRedo:         `redo`,
		AsksRestore:      `restore|undelete|bring back|bring … back|put … back`,
		AsksDelete:       `delete`,
		MayAskDelete:     `remove|erase`,
		AsksChange:       `edit|change|correct|update|modify|amend`,
		MayAskChange:     `set|fix|make|put|adjust`,
		NamesLast:        `last|last one|latest|previous|previous one|it|this|that|that one|this one`,
		NamesAll:         `all|all the|all my|every|everything`,
		AroundEntry:      `the|my|expense|entry|change|number|of|one|item|purchase|step|action`,
		AroundEntries:    `expenses|entries|ones|items`,
		LeadsFromValue:   `from`,
		LeadsToValue:     `to|into|as`,
		OpensCorrection:  `no|no wait|actually|sorry|wrong|oops|correction|i meant|i mean|wait|hold on|scratch that|my bad|my mistake|i was wrong|rather`,
		JoinsPrice:       `was|were|cost`,
		SaysItWas:        `it was|it was on|that was|it is|it's|make it|make that|should be|it should be|change it to|change that to|correct it to`,
		NamesAmount:      `amount|price|sum`,
		NamesNet:         `net`,
		NamesGross:       `gross`,
		NamesRate:        `vat|tax|tax rate`,
		NamesCurrency:    `currency`,
		NamesDate:        `date|day`,
		NamesDescription: `description|desc|text|name`,
		NamesMerchant:    `merchant|shop`,
		NamesCategory:    `category|cat`,
		NamesTags:        `tag|tags`,
		OpensWish:        `please|pls|plz|kindly|can you|could you|would you|will you|hey|hi|hello|ok|okay|oh|just`,
		ClosesWish:       `please|pls|plz|thanks|thank you|thx|for me|will you|would you|can you`,
	},
	requests: phrases{
		CorrectsEntry:   `#{number} was {value}|#{number} is {value}|#{number}: {value}|it was {amount}, not {wrong}|it was {amount} not {wrong}|it is {amount}, not {wrong}|it is {amount} not {wrong}|change the {field} to {value}|change {field} to {value}|the {words} should be {amount}|the {words} was on {date}`,
		CorrectsWords:   `the {words} was {amount}, not {wrong}|the {words} was {amount} not {wrong}|{words} was {amount}, not {wrong}|{words} was {amount} not {wrong}|{words} is {amount}, not {wrong}|{words} is {amount} not {wrong}|{words} {amount}, not {wrong}|{words} {amount} not {wrong}|{amount}, not {wrong}|{amount} not {wrong}|#{number} {value}|rename {number} to {value}`,
		PricesWords:     `make the {value}`,
		ShowsNumber:     `show {number}|history {number}|history of {number}|find {number}|#{number}`,
		ListsExpenses:   `list|list expenses|list my expenses|show|show expenses|show my expenses|show all|last expenses|my expenses|recent|recent expenses|expenses|history|find|list {period}|show expenses {period}|show my expenses {period}|list expenses {period}|expenses {period}|find {period}`,
		Reports:         `report|monthly report|summary|month|total|totals|how much|how much did i spend|how much have i spent|how much so far|what did i spend|show report|show the report|show me the report|give me a report|report please|how am i doing|{period}|report {period}|monthly report {period}|report for {period}|summary {period}|summary for {period}|total {period}|totals {period}|total for {period}|how was {period}|how is {period}|how's {period}|how did {period} go|how much {period}|how much was {period}|how much did i spend {period}|how much did we spend {period}|how much have i spent {period}|how much have we spent {period}|what did i spend {period}|what did we spend {period}|what have i spent {period}|show {period}|show me {period}|show report {period}|show me the report {period}|give me a report {period}|give me the report {period}|spending {period}|my spending {period}|what about {period}|and {period}|month {period}`,
		ShowsChart:      `chart|show chart|show a chart|picture|graph`,
		ExportsCSV:      `export|export csv|csv|export all|export everything|export {period}|csv {period}|export csv {period}|export {period} csv`,
		ExportsXLSX:     `export xlsx|export excel|xlsx|excel|xlsx {period}|export xlsx {period}|export excel {period}|export {period} xlsx`,
		ExportsJSON:     `export json|json|json {period}|export json {period}|export {period} json`,
		FindsSpent:      `how much did i spend on {words}|how much did we spend on {words}|how much have i spent on {words}|how much on {words}|how much for {words}|what did i spend on {words}|spending on {words}|how much was {words}|what did {words} cost|total for {words}`,
		FindsWords:      `find {words}|search {words}|search for {words}|list {words}|show me {words}|show all {words}`,
		ShowsSettings:   `settings|my settings|show settings|show my settings`,
		SetsCurrency:    `currency {currency}|currency is {currency}|currency: {currency}|set currency to {currency}|set my currency to {currency}|change currency to {currency}|change my currency to {currency}|use {currency}|i pay in {currency}|the currency is {currency}|settings currency {currency}|my currency is {value}|set my currency to {value}`,
		SetsZone:        `my time zone is {zone}|my timezone is {zone}|time zone {zone}|timezone {zone}|set time zone to {zone}|set timezone to {zone}|i am in {zone}|i'm in {zone}|i live in {zone}`,
		SetsVAT:         `vat {rate}|vat is {rate}|my vat is {rate}|my vat rate is {rate}|my tax rate is {rate}|set vat to {rate}|vat rate {rate}|set tax to {rate}`,
		EndsVAT:         `vat off|no vat|turn vat off|without vat`,
		AsksForVAT:      `vat ask|ask for vat|ask me for vat|always ask for vat`,
		CountsNet:       `amounts are net|my amounts are net`,
		CountsGross:     `amounts are gross|my amounts are gross`,
		StartsMonth:     `month start {value}|my month starts on the {value} of each month|my month starts on the {value}|my month starts on {value}|my months start on the {value}|my months start on {value}|month starts on the {value}|month starts on {value}|months start on the {value}|months start on {value}|my month begins on the {value}|my month begins on {value}|months begin on the {value}|months begin on {value}|the month starts on the {value}|the month starts on {value}|start my month on the {value}|start my month on {value}|start months on the {value}|start the month on the {value}`,
		SpeaksEnglish:   `speak english|english please|language english|language en`,
		SpeaksChinese:   `speak chinese|chinese please|language chinese|language zh`,
		AsksHelp:        `help|help me|what can you do|how does this work|how do i use this|commands|?`,
		Starts:          `start|start {words}`,
		SaysFine:        `thanks|thank you|thx|ok|okay|great|nice|cool|ty|cheers|good|perfect`,
		AsksPrivacy:     `privacy`,
		ShowsCategories: `categories|my categories|the categories|show categories|show my categories|list categories|list my categories|show the categories|which categories are there|what categories are there|what are my categories|rules|my rules|show rules|show my rules|list rules|category rules|show the rules|list my rules`,
		ForgetsRule:     `forget the rule for {words}|forget the rule about {words}|forget rule {words}|forget the {words} rule|forget my rule for {words}|delete the rule for {words}|remove the rule for {words}|drop the rule for {words}|delete the {words} rule|remove the {words} rule|delete rule {words}|remove rule {words}`,
		RenamesCategory: `rename the category {words} to {value}|rename category {words} to {value}|rename {words} to {value}|rename {words} as {value}|{words} is now called {value}|{words} should be called {value}`,
		MakesRule:       `always put {words} under {value}|always file {words} under {value}|always categorize {words} as {value}|always categorise {words} as {value}|categorize {words} as {value}|categorise {words} as {value}|always count {words} as {value}`,
		RulesKnown:      `{words} is always {value}|{words} are always {value}|{words} always belongs to {value}|{words} always goes under {value}|{words} always goes to {value}|from now on {words} is {value}|from now on, {words} is {value}|always put {words} into {value}|always put {words} in {value}|put {words} in {value}`,
		Rules:           `{words} belongs to {value}|{words} belong to {value}|{words} belongs under {value}|{words} goes under {value}|{words} go under {value}|{words} counts as {value}|{words} count as {value}|put {words} under {value}|put {words} into {value}|file {words} under {value}`,
		SaysIsCategory:  `{words} is {value}|{words} are {value}`,
		ReportsTime:     `report for {words}|report of {words}|report from {words}|report {words}|monthly report for {words}|monthly report of {words}|monthly report from {words}|monthly report {words}|summary for {words}|summary of {words}|summary from {words}|summary {words}|export for {words}|export of {words}|export from {words}|export {words}|export csv for {words}|export csv of {words}|export csv from {words}|export csv {words}`,
		AroundPeriod:    `in|for|of|the|month|during|on`,
		EndsDay:         `st|nd|rd|th`,
		BeforeDay:       `day`,
		OpensSubject:    `everything from|everything at|everything with|anything from|anything with|expenses at|expenses for|every|all|the|my|a`,
		OpensCategory:   `the category|category|the|my`,
		ClosesCategory:  `from now on|now|category`,
		PointsBack:      `it|this|that|these|those|he|she|they|we|i|you|me|us|him|her|them|there|here|what|who|how|where|when|why|which|everything|something|nothing|anything|no|not|yes|so|actually|sorry|is|are|was|were|if|do|does|did|life|today|yesterday|tomorrow|it's|that's|he's|she's|whose|because|but`,
		SaysUntaxed:     `no tax|no vat|tax free|vat free`,
		Recurs:          `monthly|weekly|daily|yearly|annually|every month|every week|every day|every year|each month|per month|per week|per year|a month|/month|/mo|/week|/year`,
		BeginsCommand:   `change|edit|correct|delete|remove|undo|restore|find|search|show|list|report|export|set|settings|help`,
	},
	Words: vocabulary{
		words: []roleWords{
			{RoleInexact, `odd something ish and_change and_something or_so`},
			{RolePaid, `treated invited covered shouted slipped_me slipped_us picked_up`},
			{0, `won_ton won_tons transfer_fee transfer_fees lottery_ticket lottery_tickets`},
			{RoleBy, `by`},
			{RolePerson, `wife husband mom mum dad mother father boss company employer brother sister friend friends girlfriend boyfriend roommate flatmate colleague coworker parents grandma grandpa partner uncle aunt`},
			{RoleNotSpent, `unpaid overdue rent_due bill_due bills_due invoice_due payment_due due_rent upcoming future planned pending payout pocket_money tax_refund tax_return tax_rebate deposit_back deposit_returned deposit_refund deposit_refunded got_back get_back got_paid gave_back paid_back paid_me gave_me sent_me owe owes owed lent borrowed earn earned salary wage wages income bonus paycheck payday revenue profit sold received dividend dividends allowance outstanding_rent outstanding_bill refund_of_tax bottle_return sent_back sends_back send_back handed_back transferred_back wired_back came_back comes_back gave_us sent_us paid_us gifted_me gifted_us wired_me transferred_me refunded_me given given_to_me won inherited outstanding open_invoice open_invoices open_bill open_bills open_rent still_open invoice_open bill_open rent_open in_arrears arrears found on_the_house treated_me treated_us invited_me invited_us`},
			{RoleMoved, `savings savings_account withdraw withdrew withdrawn withdrawal cash_withdrawal atm deposited`},
			{RolePeriod, `in since until till during year years fiscal season spring summer autumn winter quarter compare christmas xmas easter halloween thanksgiving hanukkah ramadan carnival eve holiday holidays vacation vacations vs versus`},
			{RolePoint, `point`},
			{RolePart, `couple few several dozen dozens half`},
			{RoleHalf, `half`},
			{RoleIncome | RoleBan, `owe owes owed lend lent loan loans borrow borrowed earn earned earning salary wage wages income bonus paycheck payday revenue profit sell sold selling receive received deposit deposited withdraw withdrew withdrawn invest invested investment transfer transferred debt debts budget limit worth`},
			{roleHint, `the and with for on at of my from yesterday today lunch dinner coffee taxi breakfast groceries rent cost spent paid bought dollars please`},
			{RoleFiller, `i i've i'd we my our me us have had has just please pls plz kindly also then so it expense expenses
today's on of in to total totals amount sum came only exactly ok okay hi hey hello thanks thank you! cheers track tracked out around_here down it_in cash usd?`},
			{RoleFiller | RoleArticle, `a an the some`},
			{RoleFiller | RoleFor, `for`},
			{RoleFiller | RoleSpend, `spent spend paid bought purchased got_charged was_charged charged`},
			{RoleFiller | RoleCost, `cost costs costed was were came_to`},
			{RoleFiller | RoleAdd, `add log record track note save enter register jot write expense_for new_expense`},
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
			{RoleTax, `vat tax taxes gst hst pst qst sales_tax value_added_tax consumption_tax v.a.t the_vat the_tax`},
			{RoleRateNoun | RoleTax, `tax_rate vat_rate gst_rate rate_of_tax rate_of_vat sales_tax_rate the_tax_rate the_vat_rate`},
			{RoleNet, `net excl exclusive excluding excludes ex exc nett before_tax before_vat pre_tax pretax net_of_tax net_of_vat tax_excluded vat_excluded not_including excl_vat`},
			{RoleGross, `gross incl inc inclusive including includes included after_tax after_vat tax_included vat_included with_tax with_vat`},
			{RolePlus, `plus`},
			{RoleNo, `no zero without_any`},
			{RoleFree, `tax_free vat_free tax_exempt vat_exempt free_of_tax free_of_vat duty_free_of_tax untaxed zero_rated`},
			{RoleGlue, `is was of at rate amount comes came to a the my thereof which were's`},
			{RoleSubtotal, `subtotal sub_total base`},
			{RoleTotal, `total grand_total sum amount_due altogether`},
			{RolePercent, `percent per_cent`},
			{RoleTaxObject, `income_tax property_tax road_tax car_tax council_tax city_tax church_tax tourist_tax tax_return tax_office tax_advisor tax_adviser tax_consultant tax_bill tax_payment tax_refund to_go price_tag`},
			{RoleUnit, `times time people persons guests pieces items days day weeks week months month years year hours hour minutes minute seconds nights night km/h miles mile meters metres meter metre feet foot inches inch
kilos kilo kilograms grams liters litres liter litre gallons gallon pounds_of bottles boxes packs pack pages stars points degrees tickets pairs o'clock oclock quantity spectators shares barrels percent_off`},
			{RoleOftenNumbered, `room flight bus tram line apartment apt suite invoice route class windows iphone galaxy pixel playstation ps xbox model seat table studio house item fifa`},
			{RoleNumbered, `gate platform page chapter version level season episode floor unit number no nr order ticket_number highway road street exit channel section article
question step phase day week year grade top type size part volume vol psalm apollo area pier terminal block building
world_war covid section code pin id ref reference case agent catch boeing airbus mark mk gen generation round lap rank player lot sector zone district ward group team bob`},
			{RoleFiller | RoleRefund, `refund refunds refunded reimbursement reimbursed cashback rebate money_back`},
			{roleReturned | RoleRefund, `returned`},
			{RoleAnd, `and`},
			{RoleAt, `at`},
		},
		scales: `3:grand,a_grand,thousand,thousands,kilo 2:hundred 6:million,millions 9:billion,billions,bn 5:lakh,lakhs,lac,lacs 7:crore,crores`,
		numbers: `0:zero 1:one 2:two 3:three 4:four 5:five 6:six 7:seven 8:eight 9:nine 10:ten 11:eleven 12:twelve 13:thirteen 14:fourteen 15:fifteen 16:sixteen 17:seventeen 18:eighteen 19:nineteen
20:twenty 30:thirty 40:forty,fourty 50:fifty,fiddy 60:sixty 70:seventy 80:eighty 90:ninety,ninty 100:hundred 1000:thousand,a_grand 1000000:million`,
		marks: `~dollar:dollar,dollars ~bucks:buck,bucks EUR:euro,euros ~pound=GBP:pound,pounds,sterling GBP:quid,pounds_sterling ~yen=JPY:yen,yens ~rupee=INR:rupee,rupees ~franc:franc,francs
~krone:krone,kroner,krones ~krone=SEK:krona,kronor ~peso:peso,pesos ~dinar:dinar,dinars ~riyal:riyal,riyals ~rial:rial,rials ~lira:lira,liras ~ruble=RUB:ruble,rubles,rouble,roubles ~manat=AZN:manat ~shill:shilling,shillings
~cent/2:cent,cents ~cent/2?:c,ct,cts ~penny/2:penny,pennies GBP/2:pence GBP/2?:p MYR/2:sen ~rupee=INR/2:paise,paisa ~guilder:guilder,guilders ~kwacha:kwacha PLN:zloty,zlotys,zlotych VND:vietnamese_dong TRY:turkish_lira CNY/1:mao
HKD:hong_kong_dollar,hong_kong_dollars NZD:new_zealand_dollar,new_zealand_dollars TWD:new_taiwan_dollar,new_taiwan_dollars USD:us_dollar,us_dollars,u.s._dollars KRW:south_korean_won,korean_won CRC:costa_rican_colon,costa_rican_colones
CZK:czech_koruna,czech_crown,czech_crowns PLN:polish_zloty,polish_zlotys ZAR:south_african_rand AED:uae_dirham,uae_dirhams,emirati_dirhams ILS:israeli_shekel,israeli_shekels,new_shekel SAR:saudi_riyal,saudi_riyals THB:thai_baht
LKR:sri_lankan_rupee,sri_lankan_rupees TTD:trinidad_and_tobago_dollars BAM:convertible_mark,convertible_marks VES:bolivar,bolivars,bolívares KES:kenyan_shillings RON:romanian_leu,romanian_lei HUF:hungarian_forint CNY:chinese_yuan,yuan_renminbi,chinese_yuans JPY:japanese_yen *5:fiver,fivers *10:tenner,tenners`,
		clashes: `once due dos elf sex sept sei mil otto venti fem dix tre uno tio seize quince doze cent cents mille onze neuf tres ocho acht`,
		endings: `hundred thousand`,
	},
	lists: []listWords{
		{Small, `a an the my our all any in on at of for from during since expense expenses about with everything spending`},
		{Zero, `zero`},
		{Denial, `no nope nah`},
		{Bound, `from to until till up than vs since plus`},
		{PerTime, `day days week weeks month months year years hour hours night nights`},
		{Undated, `christmas xmas easter thanksgiving halloween weekend weekends weekend's year's january february april june july august september october november december jan feb apr jun jul aug sep sept oct nov dec`},
		{Preposition, `with for at on in from to of by`},
		{Trailing, `with at of on in from to by for`},
		{With, `with`},
		{Possessive, `my our`},
		{Auxiliary, `has had have just already also kindly`},
		{PaymentMeans, `card cash`},
		{PlainSide, `net nett gross`},
		{Dotted, `incl excl inc exc ex`},
		{Gift, `gift gifts present presents`},
		{Giver, `from`},
		{Got, `got get`},
		{Uncounted, `groceries clothes utilities taxes gas`},
		{Apiece, `at a`},
		{Reading, `in on at by meter odometer mileage reading`},
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
	nations: `US:americ,us,u.s CA:canad AU:austral,aussie NZ:new_zealand,kiwi SG:singap HK:hong,hk TW:taiwan CH:swiss GB:brit,engl,sterl,uk EG:egyp LB:leban SY:syri SD:sudan MX:mexic
AR:argent CL:chil CO:colomb PH:philip,filip UY:uru DO:domin CU:cuban IN:indian,indi PK:pakist LK:sri NP:nepal MU:mauri SC:seych KW:kuwait
BH:bahrain IQ:iraq JO:jordan LY:liby RS:serb DZ:alger TN:tunis MK:macedon SA:saudi QA:qatar OM:oman YE:yemen IR:iran AE:emira,uae
MA:morocc KE:kenya UG:ugand TZ:tanzan SO:somal SE:swed NO:norw DK:dan IS:icel,island JM:jama TT:trinid BB:barbad BS:baham BZ:beliz
FJ:fij GY:guyan LR:liber NA:namib BN:brun KY:cayman SR:surin BM:bermud MY:malays TR:turk RU:russ,russi BY:belar CN:chin JP:japan
KR:korea,south_korea BR:braz RO:roman MD:moldov TH:thai AZ:azer CR:costa RW:rwand CD:congo BI:burund`,
	dates: DateTable{
		MonthFirst:     true,
		MonthFirstYear: true,
		Undecided:      true,
		EitherSide:     true,
		days: map[int]string{
			-2: "day before yesterday|before yesterday|ereyesterday",
			-1: "yesterday|yesterdays|last night|yday|ystd|yest|yesterday morning|yesterday afternoon|yesterday evening|yesterday night",
			0:  "today|todays|tonight|2day|this morning|this afternoon|this evening|earlier today|later today|now?|right now|just now",
			1:  "tomorrow|tomorrows|tmr|tmrw|tomorrow morning|tomorrow evening",
			2:  "day after tomorrow",
		},
		weekdays: [7]string{
			"sunday|sundays|sun~", "monday|mondays|mon~", "tuesday|tuesdays|tue|tues",
			"wednesday|wednesdays|wed~|weds", "thursday|thursdays|thu|thur|thurs",
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
		this:       "this|current|the present",
		next:       "next|coming|upcoming|following",
		ago:        "ago|back|before~|earlier~|prior~",
		later:      "from now|from today|hence",
		in:         "in",
		before:     "before|prior to",
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
		toDate:     [unitCount]string{UnitWeek: "week to date|wtd", UnitMonth: "month to date|mtd", UnitYear: "year to date|ytd"},
	},
	categories: categoryWords{
		"Food": `coffee espresso cappuccino latte americano mocha macchiato tea breakfast brunch lunch dinner supper meal meals snack snacks food restaurant cafe café bar pub beer beers
wine cocktail cocktails drink drinks pizza burger burgers sandwich sandwiches kebab sushi ramen noodles noodle pasta salad soup steak taco tacos burrito curry bakery
bagel croissant donut doughnut cake cakes cookie cookies ice_cream dessert juice smoothie bubble_tea boba milk_tea takeaway takeout take_out delivery_food canteen
cafeteria dining dining_out fish_and_chips chips fries hot_dog wings dim_sum hotpot hot_pot bbq barbecue buffet falafel pho gelato pastry pastries team_lunch
business_lunch street_food chicken_rice rice soda coke lemonade whisky whiskey vodka gin rum muffin pancake pancakes waffle omelette sashimi tapas paella risotto lasagna
gyros dumplings dumpling chocolate candy sweets popcorn`,
		"Groceries": `groceries grocery supermarket market vegetables vegetable veggies fruit fruits milk bread eggs egg cheese butter meat chicken fish beef pork yogurt yoghurt flour sugar
cereal potatoes tomatoes apples bananas oranges water_bottles mineral_water toilet_paper detergent dish_soap cleaning_supplies household_supplies trash_bags food_shopping
weekly_shop greengrocer butcher farmers_market ham bacon honey jam olive_oil`,
		"Transport": `taxi cab uber_ride bus metro subway tram train trains train_ticket bus_ticket ticket_bus ferry parking toll tolls gas petrol fuel diesel gasoline charging ev_charging car
car_wash car_repair car_rental_day oil_change tires tyres mechanic bike bicycle scooter bike_rental ride commute transit transport transportation rideshare ride_share
underground fare fares travelcard oyster_card transit_pass monthly_pass bus_pass train_pass garage motorcycle inspection registration_car highway_toll parking_ticket`,
		"Housing": `rent mortgage deposit_flat furniture sofa couch bed mattress table chair desk lamp ikea_shelf repair repairs plumber electrician locksmith renovation paint hardware
home_depot_run housing house apartment condo hoa maintenance cleaning cleaner curtains carpet rug garden gardening plants_garden appliance appliances fridge
washing_machine dishwasher vacuum tools drill landlord moving`,
		"Utilities": `electricity electric electric_bill power_bill water_bill water gas_bill heating internet wifi broadband phone_bill mobile_bill phone_plan mobile_plan sim_card sim
data_plan utilities utility utility_bill garbage sewage top_up_phone prepaid_card cable landline energy`,
		"Health": `doctor dentist pharmacy medicine medication pills vitamins hospital clinic prescription therapy therapist gym fitness yoga pilates physio physiotherapy massage glasses
contact_lenses optician eye_exam checkup check_up vaccine haircut barber hairdresser salon manicure cosmetics skincare shampoo toothpaste sunscreen bandage aspirin
ibuprofen supplements health medical lab_test x_ray surgery vet_human personal_trainer swimming_pool spa`,
		"Leisure": `museum cinema movie movies film theatre theater concert gig festival tickets ticket game games video_game steam_game zoo aquarium exhibition gallery bowling karaoke club
nightclub party hobby hobbies opera ballet book_club board_game escape_room amusement_park theme_park ski skiing lift_pass climbing surfing golf tennis football match
stadium lottery toy toys guitar vinyl comics magazine magazines fishing camping hiking entertainment fun arcade billiards pool_hall`,
		"Shopping": `clothes clothing shoes sneakers shirt t-shirt tshirt jeans pants trousers dress jacket coat socks underwear hat bag backpack handbag watch jewelry jewellery phone
headphones earphones earbuds laptop computer tablet keyboard mouse monitor charger cable_usb usb_cable camera tv electronics gadget battery batteries makeup perfume
shopping sunglasses umbrella belt scarf gloves suit tie sweater hoodie boots sandals wallet phone_case power_bank`,
		"Travel": `flight flights plane_ticket airfare airline hotel hostel airbnb motel resort luggage suitcase visa visa_fee passport travel trip vacation holiday tour cruise car_rental
rental_car car_hire booking airport airport_transfer baggage lodging accommodation campsite souvenir souvenirs`,
		"Work": `printer_paper printer paper office office_supplies stationery toner ink ink_cartridge pens pen notebook stapler business_cards coworking co_working conference hosting
domain server cloud saas software license licence postage stamps shipping courier freelancer contractor client_gift team_event business envelopes folders binder
whiteboard usb_stick webcam standing_desk office_chair accounting accountant lawyer legal_fees advertising ads marketing domain_name coworking_space print printing copies`,
		"Education": `course courses tuition school university college textbook textbooks book books ebook class classes lesson lessons training workshop seminar exam exam_fee tutor tutoring
language_course education learning school_supplies kindergarten_fee student`,
		"Gifts":  `gift gifts present presents birthday_gift birthday_present wedding_gift flowers bouquet donation donations charity christmas_gift gift_card tip_jar church`,
		"Family": `kids children child baby diapers diaper nappies babysitter nanny daycare day_care kindergarten pocket_money allowance_kids stroller formula_milk baby_food school_trip family playground`,
		"Pets":   `pet pets dog cat dog_food cat_food pet_food vet veterinarian litter cat_litter leash aquarium_fish dog_walker grooming kennel`,
		"Fees": `bank_fee bank_fees fee fees atm_fee overdraft commission interest late_fee service_fee credit_report credit_card_fee annual_fee card_fee wire_fee exchange_fee fine fines
penalty parking_fine speeding_ticket notary passport_fee`,
		"Insurance":     `insurance car_insurance health_insurance life_insurance home_insurance travel_insurance liability_insurance premium insurance_premium`,
		"Taxes":         `income_tax property_tax road_tax car_tax council_tax city_tax tax_bill tax_payment taxes tax tourist_tax customs customs_duty import_duty church_tax withholding_tax`,
		"Subscriptions": `subscription subscriptions membership streaming music_subscription newspaper cloud_storage icloud_storage vpn password_manager annual_plan monthly_plan`,
	},
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
