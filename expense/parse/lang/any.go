package lang

// anybodyny are signs and abbreviations that no language owns.
var anybody = language{
	phrases: phrases{
		SaysAgreed: `👍|👌|✅|✔|☑|🆗|💯`,
		SaysNo:     `👎|❌|✖|🚫|🙅|🛑`,
		SaysThanks: `❤|🙏|😊|🙂|👏`,
	},
	commands: phrases{
		BeforeNumber: `no|no.|nr|nr.|n.|n°|num.|№`,
		LeadsToValue: `:|=|->|→|=>`,
	},
	Words: vocabulary{
		words: []roleWords{
			{RolePercent, `% pct ‰`},
			{RoleFree | RoleReverse, `reverse_charge`},
			{RolePlus, `+`},
			{RoleGlue, `: =`},
			{RoleAnd, `&`},
			{RoleAt, `@`},
			{RoleUnit, `kg g mg km cm mm ml cl dl l oz lb lbs mph kwh gb mb tb ° °c °f ft kb hz px dpi x × х h hr hrs min mins sec secs pm am pcs pc
				st nd rd th m² km² fps`},
		},
		clashes: `on bin`,
		scales:  `3:k,к 6:m,mm,mn,mln,mio,млн`,
		marks: `~krone:kr,kr. DKK:dkr SEK:skr NOK:nkr CHF:sfr,chf.,fr. ~franc=CHF:fr,frs ZAR:r MYR:rm ~rupee=INR:rs,re,rs.,rps PLN:zł,zl,pln. CZK:kč,kc HUF:ft.,ft,forint,forints RON:lei,leu,bani
VND:đ,vnđ,vnd,dong,đồng IDR:rp,rp.,rupiah PHP:php,piso CNY:rmb,yuan,yuans,renminbi,kuai BRL:reais,real TRY:tl ~birr:br BGN:лв,лева,leva BAM:km VES:bs PEN:soles,sol GTQ:quetzal,quetzales
~cfa:cfa,fcfa,xaf,xof ERN:nfk MRU:um TND:dt UGX:ush KES:ksh,kshs TZS:tsh RWF:frw,rf GNF:gfr,fg VUV:vt BTN:nu SZL:emalangeni AED:dh,dhs,dirhams,dirham PYG:gs ISK:isk,krónur LSL:maloti
EGP:le ILS:nis,shekel,shekels,sheqel THB:baht,bahts MNT:tugrik,tugriks,tögrög GEL:lari,laris UAH:hryvnia,hryvnias,hrn,uah KZT:tenge AZN:manats KRW:won,wons PKR:pkr KWD:kd JOD:jd BHD:bd LYD:ld QAR:qr SAR:sr LKR:lkr
MMK:kyat,kyats KHR:riel,riels LAK:kip,kips BDT:taka,takas NGN:naira,nairas GHS:cedi,cedis ZAR:rand,rands PAB:balboa CRC:colón,colones HNL:lempira,lempiras NIO:córdobas
CZK:koruna,koruny,korun,koruna MYR:ringgit,ringgits IRR:ریال IRR*10:toman,تومان,تومن AED:درهم EGP:جنيه,جن SAR:ريال DZD:دينار ERN:ናቕፋ,نافكا GEL:ლ,ლარი MKD:ден RSD:дин,din RUB:rub,rubl,rubley,rublei,rublej,rublya LKR:රු JPY:jpy
EUR:يورو,יורו,यूरो,ยูโร,ευρώ,ευρω,ევრო,ইউরো ~dollar=USD:دولار,דולר,דולרים,डॉलर,ดอลลาร์,δολάρια,δολάριο,დოლარი,ডলার ~pound=GBP:λίρες,पाउंड,ปอนด์
ILS:שקל,שקלים,شيكل,شيقل THB:บาท ~rupee=INR:रुपये,रुपया,रुपए,रुपयों,रु,रु.,روپے,রুপি BDT:টাকা ~lira=TRY:ليرة KHR:រៀល LAK:ກີບ MMK:ကျပ်`,
	},
	lists: []listWords{
		{HourMark, `h`},
		{CategoryMark, `cat cat. kat kat.`},
		{NotBefore, `драма livre livres couronne couronnes corona coronas korona piso frank won sol real le re um bs din dt rand lei fr gs ft rf sen
			som colon dong mark conto gel lira dh leva rub kip`},
		{Capital, `ft kd jd bd ld qr sr le re um dt bs nu vt rf id sl r dh`},
		{Dollar, `us au ca hk nz sg nt c`},
		{Measured, `eur usd gbp kr zl tl chf x kg g mg km m cm mm mi l ml lb lbs oz gb mb h hr hrs am pm rub руб`},
		{CodeWord, `for if else while return def function var let const print println printf import include public static void int null none true
			false elif range console.log console echo select from where update insert sudo npm pip git class lambda func fmt`},
		{Program, `git npm npx yarn pnpm docker kubectl sudo apt brew pip pip3 cargo ssh scp curl wget chmod chown grep sed awk systemctl terraform
			helm ls cd rm mkdir cp mv cat tail head kill make go python python3 node`},
		{Subcommand, `reset commit push pull clone checkout merge rebase stash log diff run install uninstall add get apply build exec compose update
			upgrade test start stop restart init describe delete logs`},
		{CodeSign, `{ } ; = < > *`},
		{CookMeasure, `g gr mg kg ml cl dl l oz lb lbs tsp tbsp`},
		{AddressPart, `cp`},
		{International, `air airpods app apps cd chips dvd email fish fra galaxy gopro hdmi inter internet ipad iphone kindle led max mini online pc pdf pixel playstation pro ps quest set
			sim switch ticket tickets tv ultra usb wifi xbox`},
		{YearPart, `q h t`},
		{Litre, `l`},
		{Kilo, `kg`},
		{Gram, `g`},
		{Metered, `kwh`},
		{Apiece, `x × х @`},
		{PaymentMeans, `visa mastercard amex paypal venmo zelle twint revolut alipay wechat`},
	},
	shops: categoryWords{
		"Food": `starbucks mcdonald's mcdonalds mcdonald kfc burger_king subway_sandwich dunkin domino's dominos pizza_hut chipotle taco_bell wendy's costa_coffee tim_hortons pret nando's
five_guys deliveroo doordash uber_eats ubereats grubhub just_eat lieferando foodpanda ifood rappi glovo`,
		"Groceries": `lidl aldi rewe edeka netto_markt kaufland penny_markt tesco sainsbury's sainsburys asda waitrose walmart target costco whole_foods trader_joe's kroger safeway carrefour
auchan leclerc intermarché monoprix mercadona esselunga coop migros spar billa hofer albert_heijn jumbo ica biedronka żabka fairprice ntuc cold_storage 7-eleven
seven_eleven dm rossmann instacart 7-11`,
		"Transport": `uber lyft grab bolt gojek_ride didi cabify blablacar deutsche_bahn db bvg sncf trenitalia renfe amtrak shell bp esso exxon
			chevron aral total_energies lime bird 12306`,
		"Housing":   `ikea home_depot lowe's obi bauhaus hornbach leroy_merlin`,
		"Utilities": `vodafone telekom o2 verizon at&t t-mobile comcast xfinity singtel starhub orange_mobile`,
		"Health":    `cvs walgreens boots guardian watsons mcfit`,
		"Leisure":   `steam playstation_store nintendo xbox_live imax amc cinemaxx`,
		"Shopping": `iphone ipad macbook imac airpods gopro kindle playstation xbox amazon ebay zara h&m uniqlo nike adidas apple_store best_buy mediamarkt saturn zalando shein aliexpress temu shopee lazada
			decathlon primark sephora ozon wildberries allegro`,
		"Travel":    `airbnb booking.com expedia ryanair easyjet lufthansa delta united marriott hilton ibis hertz sixt agoda trip.com`,
		"Work":      `hetzner aws github digitalocean cloudflare staples fedex ups dhl wework openai figma slack zoom notion`,
		"Education": `udemy coursera duolingo`,
		"Pets":      `fressnapf petsmart petco`,
		"Insurance": `allianz axa huk aok`,
		"Subscriptions": `netflix spotify disney+ disney_plus hbo youtube_premium youtube icloud apple_music audible kindle_unlimited prime
			amazon_prime adobe dropbox patreon chatgpt`,
	},
}
