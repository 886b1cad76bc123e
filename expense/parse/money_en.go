package parse

// vocabularyEN is English. The bans are long on purpose: a text that holds one
// of these words says more than what was spent, so a person or a model has to
// look at it.
var vocabularyEN = vocabulary{
	language: "en",
	words: []roleWords{
		{roleBy, `by`},
		{rolePerson, `wife husband mom mum dad mother father boss company employer brother sister friend friends girlfriend boyfriend roommate flatmate colleague coworker parents grandma grandpa partner uncle aunt`},
		{roleNotSpent, `unpaid overdue rent_due bill_due bills_due invoice_due payment_due due_rent upcoming future planned pending payout pocket_money tax_refund tax_return tax_rebate deposit_back deposit_returned deposit_refund deposit_refunded got_back get_back got_paid gave_back paid_back paid_me gave_me sent_me owe owes owed lent borrowed earn earned salary wage wages income bonus paycheck payday revenue profit sold received dividend dividends allowance outstanding_rent outstanding_bill refund_of_tax bottle_return`},
		{rolePeriod, `in since until till during year years fiscal season spring summer autumn winter quarter compare`},
		{rolePoint, `point`},
		{rolePart, `couple few several dozen dozens half`},
		{roleHalf, `half`},
		{roleIncome | roleBan, `owe owes owed lend lent loan loans borrow borrowed earn earned earning salary wage wages income bonus paycheck payday revenue profit sell sold selling receive received deposit deposited withdraw withdrew withdrawn invest invested investment transfer transferred debt debts budget limit worth`},
		{roleHint, `the and with for on at of my from yesterday today lunch dinner coffee taxi breakfast groceries rent cost spent paid bought dollars please`},
		{roleFiller, `i i've i'd we my our me us have had has just please pls plz kindly also then so it expense expenses
today's on of in to total totals amount sum came only exactly ok okay hi hey hello thanks thank you! cheers track tracked out around_here down it_in cash usd?`},
		{roleFiller | roleArticle, `a an the some`},
		{roleFiller | roleFor, `for`},
		{roleFiller | roleSpend, `spent spend paid bought purchased got_charged was_charged charged`},
		{roleFiller | roleCost, `cost costs costed was were came_to`},
		{roleFiller | roleAdd, `add log record track note save enter register jot write expense_for new_expense`},
		{roleCommand, `delete remove undo edit change update report show find list search export cancel restore correct fix replace rename move merge convert sum total set reset clear drop erase open
send tell give explain print display calculate compute compare summarize summarise translate repeat run execute call let make create start stop help settings budget remind schedule`},
		{roleBan, `saved saves canceled cancelled cancels treated invited
this that these those or vs versus than from_to found find account savings lottery minus off starting up_to as_of such am is are be been being isn't aren't wasn't weren't do does did don't doesn't didn't done can can't cannot could couldn't would wouldn't should shouldn't will won't shall may might must
i'm i'll you're he's she's it's they're we're what's that's there's you he she they them him his her their your yours who whom whose what when where why which how if unless whether because although though while until
not no never none nothing neither nor nobody without except instead actually wait oops sorry wrong mistake typo correction rather meant mean
split half each share shared sharing per apiece divide divided double twice multiply times average less more fewer least most over under between approx approximately roughly
budget budgeted limit limits afford save_up savings saving goal owe owes owed lend lent loan loans borrow borrowed earn earned earning salary wage wages income bonus paycheck payday revenue profit sell sold selling
win won't winning worth lost lose receive received deposit deposited withdraw withdrew withdrawn invest invested investment transfer transferred debt debts balance balances
want wants wanted need needs needed think thinks thought know knows knew believe guess suppose wish hope plan plans planning planned going gonna wanna try tried trying consider considering maybe perhaps possibly probably likely
see saw seen meet meets met meeting tell told say says said ask asks asked answer talk speak spoke call called calling email emailed text texted reply message phone number password code pin
ignore ignored disregard forget override bypass pretend act system prompt instruction instructions previous above assistant user admin developer root sudo jailbreak execute function tool tools json
delete deleted remove removed undo edit edited change changed update show find search export cancel cancelled
remind reminder tomorrow's next until till every daily weekly monthly yearly annually recurring always usually often sometimes ago's
score scored points percent percentage off discount tip tipped room flight version chapter page episode season level
old years people born age aged married love loves like likes hate hates live lives work_at working lived walked ran run running drove go goes went come comes came_back leave left stay stayed arrive arrived wake woke sleep slept
dies died kill killed build built wrote written read reading watch watching play playing played start started stop stopped finish finished keep kept turn turned move moved open opened close closed
pay pays paying buy buys buying order orders get gets getting give gives gave take takes took put bring brought price prices pricing worth rose rise rises hit hits fell falls dropped drop drops jumped grew gained reached climbed surged crashed increased decreased raised announced reported released launched quoted offered bid true false error test testing lol haha hmm`},
		{roleEstimate | roleBan, `about around almost nearly circa ca roughly some_what estimate estimated`},
		{roleTax, `vat tax taxes gst hst pst qst sales_tax value_added_tax consumption_tax v.a.t the_vat the_tax`},
		{roleRateNoun | roleTax, `tax_rate vat_rate gst_rate rate_of_tax rate_of_vat sales_tax_rate the_tax_rate the_vat_rate`},
		{roleNet, `net excl exclusive excluding excludes ex exc nett before_tax before_vat pre_tax pretax net_of_tax net_of_vat tax_excluded vat_excluded not_including excl_vat`},
		{roleGross, `gross incl inc inclusive including includes included after_tax after_vat tax_included vat_included with_tax with_vat`},
		{rolePlus, `plus`},
		{roleNo, `no zero without_any`},
		{roleFree, `tax_free vat_free tax_exempt vat_exempt free_of_tax free_of_vat duty_free_of_tax untaxed zero_rated`},
		{roleGlue, `is was of at rate amount comes came to a the my thereof which were's`},
		{rolePercent, `percent per_cent`},
		{roleTaxObject, `income_tax property_tax road_tax car_tax council_tax city_tax church_tax tourist_tax tax_return tax_office tax_advisor tax_adviser tax_consultant tax_bill tax_payment tax_refund to_go price_tag`},
		{roleUnit, `times time people persons guests pieces items days day weeks week months month years year hours hour minutes minute seconds nights night km/h miles mile meters metres meter metre feet foot inches inch
kilos kilo kilograms grams liters litres liter litre gallons gallon pounds_of bottles boxes packs pack pages stars points degrees tickets pairs o'clock oclock quantity spectators shares barrels percent_off`},
		{roleNumbered, `room flight bus tram line gate platform page chapter version level season episode floor apartment apt suite unit number no nr order invoice ticket_number route highway road street exit channel section article
question step phase day week year grade class top windows iphone galaxy pixel playstation ps xbox type model size part volume vol seat table psalm apollo area studio pier terminal block building house
world_war covid section item code pin id ref reference case agent catch fifa boeing airbus mark mk gen generation round lap rank player lot sector zone district ward group team bob`},
		{roleFiller | roleRefund, `refund refunds refunded reimbursement reimbursed cashback rebate money_back`},
		{roleReturned | roleRefund, `returned`},
		{roleAnd, `and`},
		{roleAt, `at`},
	},
	scales: `3:grand,thousand,thousands,kilo 2:hundred 6:million,millions 9:billion,billions,bn 5:lakh,lakhs,lac,lacs 7:crore,crores`,
	numbers: `0:zero 1:one 2:two 3:three 4:four 5:five 6:six 7:seven 8:eight 9:nine 10:ten 11:eleven 12:twelve 13:thirteen 14:fourteen 15:fifteen 16:sixteen 17:seventeen 18:eighteen 19:nineteen
20:twenty 30:thirty 40:forty,fourty 50:fifty,fiddy 60:sixty 70:seventy 80:eighty 90:ninety,ninty 100:hundred 1000:thousand 1000000:million`,
	marks: `~dollar:dollar,dollars ~bucks:buck,bucks EUR:euro,euros ~pound=GBP:pound,pounds,sterling GBP:quid,pounds_sterling ~yen=JPY:yen,yens ~rupee=INR:rupee,rupees ~franc:franc,francs
~krone:krone,kroner,krones ~krone=SEK:krona,kronor ~peso:peso,pesos ~dinar:dinar,dinars ~riyal:riyal,riyals ~rial:rial,rials ~lira:lira,liras ~ruble=RUB:ruble,rubles,rouble,roubles ~manat=AZN:manat ~shill:shilling,shillings
~cent/2:cent,cents ~cent/2?:c,ct,cts ~penny/2:penny,pennies GBP/2:pence GBP/2?:p MYR/2:sen ~rupee=INR/2:paise,paisa ~guilder:guilder,guilders ~kwacha:kwacha PLN:zloty,zlotys,zlotych VND:vietnamese_dong TRY:turkish_lira CNY/1:mao
HKD:hong_kong_dollar,hong_kong_dollars NZD:new_zealand_dollar,new_zealand_dollars TWD:new_taiwan_dollar,new_taiwan_dollars USD:us_dollar,us_dollars,u.s._dollars KRW:south_korean_won,korean_won CRC:costa_rican_colon,costa_rican_colones
CZK:czech_koruna,czech_crown,czech_crowns PLN:polish_zloty,polish_zlotys ZAR:south_african_rand AED:uae_dirham,uae_dirhams,emirati_dirhams ILS:israeli_shekel,israeli_shekels,new_shekel SAR:saudi_riyal,saudi_riyals THB:thai_baht
LKR:sri_lankan_rupee,sri_lankan_rupees TTD:trinidad_and_tobago_dollars BAM:convertible_mark,convertible_marks VES:bolivar,bolivars,bolívares KES:kenyan_shillings RON:romanian_leu,romanian_lei HUF:hungarian_forint CNY:chinese_yuan,yuan_renminbi,chinese_yuans JPY:japanese_yen`,
	clashes: `once due dos elf sex sept sei mil otto venti fem dix tre uno tio seize quince doze cent cents mille onze neuf tres ocho acht`,
	endings: `hundred thousand`,
}
