package lang

// romanian is Romanian.
var romanian = language{
	code:         "ro",
	DecimalComma: true,
	lists: []listWords{
		{Measured, `lei`},
	},
	dates: DateTable{
		days: map[int]string{
			-2: "alaltaieri",
			-1: "ieri|aseara",
			0:  "azi|astazi|diseara",
			1:  "maine",
			2:  "poimaine",
		},
		weekdays: [7]string{
			"duminica",
			"luni~",
			"marti",
			"miercuri",
			"joi~",
			"vineri",
			"sambata",
		},
		months: [12]string{
			"ianuarie|ian",
			"februarie|feb",
			"martie|mar",
			"aprilie|apr",
			"mai",
			"iunie|iun",
			"iulie|iul",
			"august|aug",
			"septembrie|sept|sep",
			"octombrie|oct",
			"noiembrie|noi",
			"decembrie|dec",
		},
		units: [unitCount]string{
			"zi|zile|zi",
			"saptamana|saptamani",
			"luna|luni",
			"an|ani|anul|anii",
		},
		last:      "trecut|trecuta|ultima|ultimul",
		this:      "acest|aceasta|asta",
		next:      "viitor|viitoare|urmatoare",
		agoBefore: "acum",
		in:        "peste",
		cardinals: "un|o|una,doi|doua,trei,patru,cinci,sase,sapte,opt,noua,zece",
		on:        "pe|in",
		purpose:   "din|pana",
		of:        "de",
		and:       "si",
		from:      "din|intre",
		since:     "din",
		to:        "pana|pana la|pana in|si",
		recent:    "ultimele",
	},
	model: modelWords{
		claims: `salvat|salvată|salvate|înregistrat|înregistrată|înregistrate|adăugat|adăugată|adăugate|notat|notată|șters|ștearsă|șterse|modificat|modificată|schimbat|` +
			`schimbată|actualizat|actualizată|corectat|corectată|anulat|anulată|restabilit|restabilită`,
		stored:  `salvat|salvată|salvate|înregistrat|înregistrată|înregistrate|adăugat|adăugată|adăugate|notat|notată`,
		denials: `nu|nimic|niciun|nicio|niciodată|fără|poate fi|dacă|când`,
		joins:   `și|dar|apoi`,
	},
}
