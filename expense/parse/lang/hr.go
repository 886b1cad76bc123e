package lang

// croatian is Croatian, and much of Serbian in Latin letters.
var croatian = language{
	code:         "hr",
	DecimalComma: true,
	dates: DateTable{
		OrdinalMonths: true,
		days: map[int]string{
			-2: "prekjucer|prekjuce",
			-1: "jucer|juce|sinoc",
			0:  "danas|veceras|jutros",
			1:  "sutra",
			2:  "prekosutra",
		},
		weekdays: [7]string{
			"nedjelja|nedjelju|nedjelje|nedelja|nedelju",
			"ponedjeljak|ponedjeljka|ponedeljak",
			"utorak|utorka",
			"srijeda|srijedu|sreda|sredu",
			"cetvrtak|cetvrtka",
			"petak|petka",
			"subota|subotu|subote",
		},
		months: [12]string{
			"sijecanj|sijecnja|sijecnju|januar|januara",
			"veljaca|veljace|veljaci|februar|februara",
			"ozujak|ozujka|ozujku|mart|marta",
			"travanj|travnja|travnju|april|aprila",
			"svibanj|svibnja|svibnju|maj|maja",
			"lipanj|lipnja|lipnju|jun|juna",
			"srpanj|srpnja|srpnju|jul|jula",
			"kolovoz|kolovoza|kolovozu|avgust|avgusta",
			"rujan|rujna|rujnu|septembar|septembra",
			"listopad|listopada|listopadu|oktobar|oktobra",
			"studeni|studenog|studenoga|studenom|novembar|novembra",
			"prosinac|prosinca|prosincu|decembar|decembra",
		},
		units: [unitCount]string{
			"dan|dana|dane",
			"tjedan|tjedna|tjedana|tjednu|nedelju?",
			"mjesec|mjeseca|mjeseci|mesec|meseca",
			"godina|godine|godinu",
		},
		last:      "prosli|prosla|proslu|prosle|proslog|prosloga",
		this:      "ovaj|ova|ovu|ovog|ovoga|ove",
		next:      "sljedeci|sljedeca|sljedecu|sljedeceg",
		agoBefore: "prije|pre",
		in:        "za",
		cardinals: "jedan|jedna|jednu,dva|dvije|dve,tri,cetiri,pet,sest,sedam,osam,devet,deset",
		on:        "u|na|dana",
		of:        "u",
		purpose:   "od|do",
		and:       "i",
		since:     "od",
		to:        "do",
		recent:    "zadnjih|posljednjih",
	},
	model: modelWords{
		claims: `spremljen*|spremio|spremila|zapisan*|zapisao|zapisala|dodan*|dodao|dodala|zabilježen*|zabilježi*|obrisan*|obrisao|obrisala|izbrisan*|izbrisao|izbrisala|` +
			`promijenjen*|promijenio|promijenila|ažuriran*|ažurirao|ažurirala|ispravljen*|ispravio|ispravila|poništen*|poništio|poništila|vraćen*|
				vratio|vratila`,
		stored:  `spremljen*|zapisan*|dodan*|zabilježen*`,
		denials: `nije|nisam|nisu|ništa|nikad|bez|može biti|ako|kada`,
		joins:   `ali|pa|zatim`,
	},
}
