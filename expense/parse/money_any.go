package parse

// vocabularyAny are signs and abbreviations that no language owns.
var vocabularyAny = vocabulary{
	words: []roleWords{
		{rolePercent, `% pct ‰`},
		{rolePlus, `+`},
		{roleGlue, `: =`},
		{roleAnd, `&`},
		{roleAt, `@`},
		{roleUnit, `kg g mg km cm mm ml cl dl oz lb lbs mph kwh gb mb tb ° °c °f ft kb hz px dpi x × h hr hrs min mins sec secs pm am pcs pc st nd rd th m² km² fps`},
	},
	clashes: `on bin`,
	scales:  `3:k,к 6:m,mm,mn,mln,mio,млн`,
	marks: `~krone:kr,kr. DKK:dkr SEK:skr NOK:nkr CHF:sfr,chf.,fr. ~franc=CHF:fr,frs ZAR:r MYR:rm ~rupee=INR:rs,re,rs.,rps PLN:zł,zl,pln. CZK:kč,kc HUF:ft.,forint,forints RON:lei,leu,bani
VND:đ,vnđ,vnd,dong,đồng IDR:rp,rp.,rupiah PHP:php,piso CNY:rmb,yuan,yuans,renminbi,kuai BRL:reais,real TRY:tl ~birr:br BGN:лв,лева,leva BAM:km VES:bs PEN:soles,sol GTQ:quetzal,quetzales
~cfa:cfa,fcfa,xaf,xof ERN:nfk MRU:um TND:dt UGX:ush KES:ksh,kshs TZS:tsh RWF:frw,rf GNF:gfr,fg VUV:vt BTN:nu SZL:emalangeni AED:dh,dhs,dirhams,dirham PYG:gs ISK:isk,krónur LSL:maloti
EGP:le ILS:nis,shekel,shekels,sheqel THB:baht,bahts MNT:tugrik,tugriks,tögrög GEL:lari,laris UAH:hryvnia,hryvnias,hrn,uah KZT:tenge AZN:manats KRW:won,wons PKR:pkr KWD:kd JOD:jd BHD:bd LYD:ld QAR:qr SAR:sr LKR:lkr
MMK:kyat,kyats KHR:riel,riels LAK:kip,kips BDT:taka,takas NGN:naira,nairas GHS:cedi,cedis ZAR:rand,rands PAB:balboa CRC:colón,colones HNL:lempira,lempiras NIO:córdobas
CZK:koruna,koruny,korun,koruna MYR:ringgit,ringgits IRR:toman,تومان,ریال AED:درهم EGP:جنيه,جن SAR:ريال DZD:دينار ERN:ናቕፋ,نافكا GEL:ლ,ლარი MKD:ден RSD:дин,din LKR:රු JPY:jpy`,
}
