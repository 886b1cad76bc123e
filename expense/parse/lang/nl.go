package lang

// dutch is Dutch.
var dutch = language{
	UnitsFirst:           true,
	prepositions:         `voor met naar in op bij van aan uit door zonder tot via`,
	SubjectBehind:        true,
	Ourselves:            []string{"men", "we", "wij"},
	OthersHave:           []string{"heeft"},
	code:                 "nl",
	NounEndings:          []string{"t", "d"},
	ParticipleBeginnings: []string{"ge", "be", "ver", "ont", "her"},
	VerbEndings: []string{
		"t", "d", "de", "te", "=is", "=was", "=waren", "=heb", "=stegen", "=kregen", "=verloren", "=gewonnen", "=gestolen", "=verkopen", "=kopen", "=krijgen", "=hebben", "=moeten", "=willen", "=gaan",
		"=gegeven", "=gevonden", "=gekregen", "=gebroken", "=kosten", "=gebleven", "=vergeten", "=verdienen", "=sparen", "=zie", "=zien", "=ga", "=kom", "=komen", "=wil", "=moet", "=krijg", "=bel",
		"=verkoop", "=gelezen", "=gezien", "=gewezen", "=geschreven", "=lenen", "=leen", "=schenken", "=beginnen", "=spreken", "=lopen", "=rijden", "=slapen", "=weten",
	},
	pluralEndings: []string{":en", ":n"},
	DecimalComma:  true,
	JoinsNouns:    true,
	VerbLast:      true,
	phrases: phrases{
		SaysHalf:       `helft|de helft|half|halve`,
		SaysThirdPart:  `een derde`,
		SaysQuarter:    `kwart|een kwart`,
		SaysPair:       `beide|dubbel|dubbele|tweemaal|paar`,
		SaysTriple:     `driemaal`,
		SaysDozen:      `dozijn`,
		SaysMyPart:     `mn deel|m'n deel|mijn deel|mijn aandeel|per persoon|mijn helft|mn helft|m'n helft|mijn derde`,
		SaysIPaid:      `ik|ik heb|ik had|heb ik|ik betaal|ik betaalde|betaalde ik|ik legde|ik gaf|ik geef|ik gooide`,
		SaysOfAll:      `alles|allemaal|allebei|beide|alle drie|alle twee|alles samen|was alles|was allemaal|dat was alles|waren allebei`,
		PerHead:        `per persoon|pp|p.p.|p.p|de man|per man`,
		LeadsPart:      `waarvan|inclusief|incl|incl.|daarvan|waaronder|inbegrepen`,
		InsteadOfPrice: `ipv|i.p.v|i.p.v.|in plaats van|normaal|was eerst|adviesprijs`,
		UsedToCost:     `was|waren|eerst|normaal`,
		SaysNow:        `nu|nu voor|nu maar|maar|slechts|nu slechts|voor maar`,
		SaysReduced:    `afgeprijsd|verlaagd|in de uitverkoop|in de sale|in de aanbieding|in prijs verlaagd`,

		NamesFirst: `de eerste|het eerste|eerste|optie 1|1e|de 1e|die eerste|de bovenste|nummer 1|nummer een|nummer één|nr 1|nr. 1|optie een|
			optie één|keuze 1|de 1|1.|links|de linker`,
		NamesSecond: `de tweede|het tweede|tweede|optie 2|de andere|het andere|2e|de 2e|die tweede|nummer 2|nummer twee|nr 2|nr. 2|optie twee|
			keuze 2|de 2|2.|die andere`,
		NamesThird: `de derde|het derde|derde|optie 3|3e|de 3e|die derde|nummer 3|nummer drie|nr 3|nr. 3|optie drie|keuze 3|de 3|3.`,
		NamesFinal: `de laatste|het laatste|die laatste|de onderste|laatstgenoemde`,
		SaysAgreed: `prima|goed|is goed|dat klopt|klopt|juist|akkoord|zeker|zeker weten|tuurlijk|natuurlijk|doe maar|graag|in orde|precies|inderdaad|
			bevestigd|opslaan|helemaal goed|komt goed|oké|oke|doe het|doe dat|klopt hoor|dat klopt hoor|perfect|toppie|mooi|fijn|correct|
			absoluut|uiteraard|zeker wel|vanzelfsprekend|mag|dat mag|sla op|sla het op|sla dat op|sla maar op|bewaar|bewaar maar|noteer maar|
			zet er maar in|zet maar op|invoeren|boeken|boek maar|boek het|voeg maar toe|noteren|is prima|dat is goed|dat is prima|is oké|is oke|
			is ok|helemaal prima|helemaal juist|exact|lijkt me goed|lijkt me prima|deal|afgesproken|komt in orde|in orde zo|zo is het|goed zo|
			prima zo|goed hoor|prima hoor`,
		SaysBut: `maar|echter|alleen`,
		SaysCancel: `annuleer|annuleren|laat maar|vergeet het|hoeft niet|laat zitten|stop maar|toch niet|toch maar niet|liever toch niet|
			laat het maar|laat het zitten|laat dat maar|vergeet maar|vergeet dat|vergeet dat maar|doe maar niet|niet nodig|is niet nodig|
			hoeft toch niet|hoeft niet meer|hoeft al niet meer|niet meer nodig|al goed|is al goed|maakt niet uit|geeft niet|afbreken|weg ermee|
			ik heb me bedacht|heb me bedacht|negeer|negeer dat|negeer het|overslaan|sla maar over|verwerp|laat maar zo`,
		SaysHello: `hallo|hoi|goedemorgen|goedemiddag|goedenavond|goedendag|goeiemorgen|goeiedag|goeiemiddag|goeienavond|heej|hai|hoi hoi|
			hallo daar|moi|welterusten|goedenacht`,
		SaysNet:   `netto|excl btw|exclusief btw|excl. btw|ex btw|exclusief|excl|excl.|ex. btw|plus btw|zonder btw|vóór btw`,
		SaysGross: `bruto|incl btw|inclusief btw|incl. btw|inclusief|incl|incl.|met btw`,
		SaysNo: `nee|neen|nee hoor|nee dank je|nee bedankt|liever niet|zeker niet|nee nee|neenee|nou nee|nee joh|neuh|nah|nope|niet|niet doen|
			niet opslaan|niet boeken|niet noteren|niet invoeren|sla het niet op|sla niet op|niet nu|nu niet|absoluut niet|echt niet|geenszins|nooit|
			in geen geval|natuurlijk niet|nee dank u|nee dankje|nee dankjewel|nee merci|neen dank u|liever niet hoor|toch niet|toch maar niet`,
		SaysNone:   `geen|geen btw|zonder btw|vrijgesteld`,
		SaysPlease: `alsjeblieft|alstublieft|aub|ajb`,
		SaysThanks: `bedankt|dank je|dank je wel|dankjewel|dank u|dank u wel|dankje|thanks|top bedankt|top dankjewel|super bedankt|super dank|
			hartstikke bedankt|bedankt hoor`,
		SaysUndo: `ongedaan|terugdraaien|teruggedraaid|herstel|herstellen|hersteld|terugzetten|teruggezet|terughalen|teruggehaald|terug hebben|
			terug|zet terug`,
		SaysUnsure: `weet ik niet|weet niet|ik weet het niet|geen idee|wat|waarom|hoe|niets|niks`,
		SaysYes:    `ja|jaa|jawel|jep|jup|ja hoor|jaja|jaaa|jazeker|jap|jup hoor|yes|yep|yup|joe`,
		SaysOh:     `o|oh|ah|ach|eh|ehm|uh|hm|hmm|nou|nou ja|tja|oeps|oei`,
		NamesNone:  `geen van beide|geen van beiden|geen van de twee|geen enkele|geen van allen|geeneen|allebei niet|beide niet`,
		NamesShare: `mijn deel|mijn aandeel|mijn helft|mijn derde|mijn kwart|mijn stuk|het mijne|de mijne|mijn part|per persoon|voor mij|ik|
			wat ik heb betaald|wat ik verschuldigd ben|de helft|een derde|een kwart|ieder zijn deel`,
		NamesWhole: `alles|het geheel|helemaal|het hele bedrag|de hele rekening|het totaal|het totale bedrag|totaal|volledig|het volle bedrag|
			voor iedereen|ik heb alles betaald|voor ons allemaal`,
		AroundShare: `maar|alleen|slechts|gewoon|zet|noteer|doe|het is|dat is|dus|eigenlijk|daarvan|toch|neem|graag`,
	},
	commands: phrases{
		SaysWrong:    `fout|verkeerd|vergissing|foutje`,
		ShouldBe:     `moet … zijn|zou … moeten zijn`,
		RatherThan:   `maar`,
		InsteadOf:    `niet|en niet|in plaats van|ipv|i.p.v.`,
		AsksRename:   `hernoem|hernoemen`,
		NamesReceipt: `bon|bonnen|bonnetje|kassabon|bijlage|bijlagen|kwitantie|reçu`,
		NamesFile:    `factuur|facturen|rekening|bestand|bestanden|document|documenten|foto|foto's|afbeelding|scan|pdf`,
		ShowsFile:    `toon|toon me|laat zien|laat me zien|laat … zien|stuur|stuur me|geef|geef me|open|bekijk|waar is`,
		AttachesFile: `voeg … toe|voeg toe|hier is|dit is|dat is|bewaar|hoort bij|bij`,
		LeadsToEntry: `voor|van|bij|aan`,
		AsksUndo: `ongedaan maken|maak ongedaan|maak … ongedaan|terugdraaien|draai … terug|herroep|maak het ongedaan|maak dat ongedaan|
			maak dit ongedaan|draai terug|draai het terug|draai dat terug|ga terug|stap terug|een stap terug`,
		PointsAtOne: `die van|die in|die uit|die op|degene van|dat van|de uitgave van|de boeking van|die ene van`,
		AsksRedo: `opnieuw uitvoeren|opnieuw|opnieuw doen|doe opnieuw|toch weer|toch wel|toch wel opnieuw|toch wel weer|voer opnieuw uit|
			nogmaals uitvoeren|toch doen`,
		AsksRestore: `herstellen|verwijderen ongedaan maken|verwijdering ongedaan maken|maak het verwijderen ongedaan|maak de verwijdering ongedaan|terugzetten|zet … terug|terughalen|haal … terug|zet terug|zet het terug|zet hem terug|zet die terug|
			zet dat terug|doe terug|haal terug|haal het terug|haal hem terug|haal die terug|toch terug|toch terugzetten|toch weer terug|toch weer terugzetten|herstel|
			herstel het|herstel dat|zet maar weer terug|zet maar terug|zet weer terug|zet 'm terug|zet m terug|zet er weer in|laat toch staan|
			zet ze terug|zet beide terug|zet ze allebei terug|herstel hem|herstel die|herstel ze|breng terug|breng hem terug|
			breng het terug|haal ze terug|doe hem terug|doe maar terug|doe het terug|doe er weer in|zet er weer bij|zet het er weer in|
			zet hem er weer in|voeg weer toe`,
		AsksDelete:   `verwijder|verwijderen|delete`,
		MayAskDelete: `wis|wissen|schrap|schrappen|haal … weg|gooi … weg`,
		AsksChange: `wijzig|wijzigen|verander|veranderen|bewerk|bewerken|corrigeer|corrigeren|pas … aan|werk … bij|bijwerken|verbeter … in|
			herzie`,
		MayAskChange:   `maak|zet|pas|aanpassen|verplaats|verzet|schuif|verplaatsen|verschuif`,
		NamesLast:      `laatste|vorige|dat|dit|deze|die|het`,
		NamesAll:       `alle|al mijn|elke|alles|allemaal`,
		AroundEntry:    `de|het|mijn|uitgave|post|boeking|regel|wijziging|nummer|van|voor|actie|aankoop|maar|even|graag|uit`,
		AroundEntries:  `uitgaven|posten|boekingen|regels`,
		LeadsFromValue: `van`,
		LeadsToValue:   `in|naar|op|tot|aan naar|aan in|aan op|aan tot`,
		SharesEntry:    `gedeeld|delen|deel|samen gedeeld|gesplitst|splitsen|opgedeeld|verdeeld|verdelen|deel door`,
		SharesInTwo: `door tweeën|door tweeen|met zijn tweeën|met ons tweeën|ons tweeën|tweeën|helft|de helft|mijn helft|mn helft|50/50|50-50|fifty fifty|fifty-fifty|samsam|sam sam|met z'n tweeën|met zn tweeen|
			door twee|door de helft|halveer|halveren`,
		SaysMoreBy:      `meer|duurder|hoger`,
		SaysLessBy:      `minder|goedkoper|lager`,
		SharesInThree:   `z'n drieën|zn drieën|z'n drieen|zn drieen|ons drieën|ons drieen|door drie|een derde|drieën`,
		SharesInFour:    `z'n vieren|zn vieren|ons vieren|door vier|een kwart|vieren`,
		SharesInFive:    `z'n vijven|zn vijven|ons vijven|door vijf|vijven`,
		SharesWith:      `met|betaalt|betaalde`,
		LeadsToSharers:  `door|onder|in|tussen`,
		NamesAllEntered: `alles|allemaal|ze allemaal|alle drie|dat allemaal|dit allemaal|dat alles|die allemaal`,
		LeadsToCount:    `het waren er|het waren|het zijn er|dat waren er|dat waren|waren|maak er|maak daar|doe er|reken|we hadden er|we hadden|maak het`,
		EndsCount:       `van|daarvan|ervan|geweest`,
		NamesPieces:     `stuks|porties|flessen|glazen|kopjes|blikjes|kaartjes|ervan|daarvan|pakken`,
		Multiplies:      `keer|maal|x|×|doe keer|vermenigvuldig met`,
		CountsUs:        `we waren|waren|wij waren|we zijn|waren met`,
		CountsPeople:    `we waren met|wij waren met|we waren|wij waren|we zijn met|we zijn|waren met`,
		NamesCompany:    `met zijn tweeën|met ons tweeën|ons tweeën|tweeën|met z'n tweeën|met zn tweeen|z'n drieën|zn drieën|z'n drieen|zn drieen|ons drieën|ons drieen|drieën|z'n vieren|zn vieren|ons vieren|vieren|z'n vijven|zn vijven|ons vijven|vijven`,
		AroundSplit: `gedaan|is|was|van|voor|mijn|mn|m'n|mij|de|het|dat|die|we|wij|hebben|heb|ik|alleen|maar|deel|aandeel|samen|met|alles|rekening|
			de rekening|tel|reken|noteer|dus|en|o|ja|dan|graag|even|ieder|elk|z'n|zn|ons|betaal|betaalde|daar|ervan|er|daarvan`,
		NamesServer:   `ober|serveerster|bediening|chauffeur|bezorger|kapper|kapster|barista`,
		SaysTipped:    `fooi|tip`,
		SaysRoundedUp: `afgerond op|afgerond naar|afgerond tot|afgerond|naar boven afgerond op|opgehoogd naar|naar boven afgerond`,
		AroundTip: `en|nog|plus|heb|ik|ook|de|het|een|aan|voor|er|bij|erbij|daarbij|bovenop|als|we|hebben|o|ja|trouwens|gegeven|achtergelaten|
			gelaten`,
		SaysItWasRight: `was goed|het was goed|dat was goed|was wel goed|klopte|klopte wel|het klopte|dat klopte|dat klopte wel|was toch goed|toch niet|
			niet verwijderen|niet wissen|toch houden|moet blijven|die moet blijven|liever niet`,
		OpensCorrection: `nee|eigenlijk|sorry|fout|oeps|correctie|ik bedoel|ik bedoelde|wacht|foutje|vergist|ik heb me vergist|of nee|beter gezegd|
			toch|nee wacht|nee sorry|oeps nee|fout hoor|niet goed|nee hoor|ho|hoho|sorry nee|ik zei het verkeerd|verkeerd ingevoerd|ik typte verkeerd|
			typefout|tikfout|ik had het fout|foutje bedankt|nou nee|momentje|o nee|oh nee|bedoelde|verdorie|shit|verdikkeme|potver|o jee|oeps sorry|
			cijfers omgedraaid|ik heb de cijfers omgedraaid|heb de cijfers omgedraaid|verkeerd getypt|corrigeer|verbeter|sorry hoor|oeps foutje`,
		JoinsPrice: `was|waren|kostte|was 't|was t|wast|was het|moest … zijn`,
		SaysItWas: `moet … zijn|moest … zijn|maak er … van|maak daar … van|het moet … zijn|dat moet … zijn|die moet … zijn|had … moeten zijn|die was|die waren|hij was|dat waren|
			die was van|dat was van|het was van|het was|het waren|was het|waren het|kostte het|het kostte|dat was|
			het moest … zijn|het kostte maar|dat kostte|die kostte|dat was in|het was in|dat waren er|die waren allemaal|dat waren allemaal|
			ze waren allemaal|dit was allemaal|dat was allemaal|alle drie waren|die zijn allemaal|'t was|t was|'t waren|t waren|was 't|was t|
			dat was er`,
		SaysItIs:         `het is|het zijn|dit is|dat is`,
		JoinsClauses:     `en|en de|en het|plus|&|en die|en dat`,
		NamesAmount:      `bedrag|prijs`,
		NamesNet:         `netto`,
		NamesGross:       `bruto`,
		NamesRate:        `btw|btw-tarief`,
		NamesCurrency:    `valuta|munt|standaardvaluta`,
		NamesDate:        `datum`,
		NamesDescription: `omschrijving|beschrijving|naam|tekst`,
		NamesMerchant:    `winkel`,
		NamesDocument:    `factuur|factuurnummer|bon|bonnummer|kassabon|bonnetje`,
		NamesLines:       `regel|regels|btw-regel|btw-regels`,
		NumbersDocument:  `nummer`,
		NamesCategory:    `categorie`,
		NamesTags:        `label|labels|tag|tags`,
		NamesKind:        `soort|type`,
		NamesSpent:       `een uitgave|uitgave|uitgaven`,
		NamesRefund:      `een terugbetaling|terugbetaling|terugbetalingen|een restitutie|restitutie`,
		NamesIncome:      `inkomen|inkomsten|een inkomst|een ontvangst`,
		NamesTransfer:    `een overboeking|overboeking|overboekingen|een overschrijving`,
		OpensWish:        `liever|beter|alsjeblieft|alstublieft|kun je|kan je|kunt u|zou je|wil je|hallo|hoi`,
		ClosesWish:       `alsjeblieft|alstublieft|aub|a.u.b|graag|bedankt|dank je`,
		AsksAgain: `nog een|nog eentje|nog één|nog zo een|nog zo'n|nog zo eentje|nog een keer hetzelfde|idem|dito|en nog een|en nog eentje|
			weer een|weer eentje|doe er nog een`,
		SaysAgain:   `nog een keer|nog eens|nogmaals|weer|herhaal|herhalen|alweer|nog`,
		RepeatsStep: `herhaal|herhalen|herhaal het`,
		NamesSame:   `hetzelfde|dezelfde|zelfde|het zelfde|precies hetzelfde|exact hetzelfde|precies dezelfde|zo een|zo'n`,
		NamesSuch: `daarvan|die|dat|zo een|zo'n|zoals net|zoals daarnet|zoals zojuist|zoals de vorige keer|zoals de laatste|de laatste|
			het laatste|de vorige|laatste|vorige|die laatste|de laatste uitgave|die uitgave|deze`,
		AroundAgain: `maar|even|mij|ons|graag|ook|een|er|voor mij|nu|en|ja|hoor|op`,
		AsksToLog: `zet|noteer|noteren|boek|boeken|schrijf|voeg|toe|op|erbij|erin|toevoegen|opschrijven|neem|doe|had|heb|gekocht|gedronken|
			gegeten|genomen|ik|invoeren|voer|in`,
		SaysTwin: `het is hetzelfde|is hetzelfde|dat is hetzelfde|dat was hetzelfde|het is dezelfde|is dezelfde|dat is dezelfde|
			dat was dezelfde|het is dubbel|dat is dubbel|is dubbel|was dubbel|dat was dubbel|dubbel|dubbel ingevoerd|dubbel geboekt|
			staat er dubbel in|staat er twee keer in|het staat er twee keer in|het staat er dubbel in|een dubbele|dubbele|twee keer ingevoerd|
			twee keer hetzelfde|een duplicaat|duplicaat|heb ik dubbel|heb ik dubbel ingevoerd`,
		TakesOut: `haal het weg|haal hem weg|haal die weg|haal die eruit|haal het eruit|haal er een weg|haal er een uit|haal er eentje weg|
			weg ermee|eruit ermee|mag weg|die mag weg|kan weg|die kan weg|eentje kan weg|een kan weg|verwijder het|verwijder hem|verwijder die|
			verwijder dat|verwijder er een|verwijder de tweede|verwijder eentje|wis het|wis die|schrap het|schrap die|verwijderen|weghalen|
			maar één keer|maar een keer|houd er een|hou er een|haal weg|haal maar weg|haal de dubbele weg|haal er eentje uit|gooi er een weg|
			gooi er eentje weg|een mag weg|eentje mag weg|die ene mag weg|er mag er een weg|de dubbele mag weg|verwijder de dubbele|
			verwijder er eentje|verwijder maar|wis er een|wis eentje|wis de dubbele|schrap er een`,
		BesideValue: `op|in|alleen|maar|toch|eigenlijk|pas|van|de|het|om|bij|echt|wel|nog|slechts|in werkelijkheid`,
		SaysToo:     `ook|eveneens`,
		EndsReason:  `dus|daarom`,
		InTruth:     `eigenlijk|in werkelijkheid|uiteindelijk|achteraf|feitelijk|toch|trouwens|overigens`,
		JoinsValue:  `eigenlijk|toch|was|waren|is|zijn|kostte|kostten|kost|kosten|heeft|moet|moest|zou|bedroeg|hoort`,
		DeniesWords: `niet|geen|niet een|niet de|niet het|dat was geen|dat was niet|het was geen|het was niet|was geen|dat is geen`,
		EndsCorrection: `gekost|zijn|geweest|eigenlijk|in werkelijkheid|sorry|trouwens|denk ik|geloof ik|om precies te zijn|namelijk|hoor|
			natuurlijk|moeten zijn|worden|typefoutje|typefout|tikfoutje|tikfout|foutje|cijfers omgedraaid|ik heb de cijfers omgedraaid|
			heb de cijfers omgedraaid|verkeerd getypt|bedoel ik|bedoelde ik`,
		SaysItWasBehind: `was het|was dat|moet het zijn|moest het zijn|moet zijn|moest zijn|moeten zijn`,
		Interjects: `liever|toch wel|ach|ah|o|oh|eh|ehm|o ja|oh ja|trouwens|en trouwens|overigens|namelijk|dus|vergeten te zeggen|ps|nou|o wacht|oh wacht|
			toch niet|liever niet|hè|hoor|joh|oeps toch niet|o nee toch niet|nou toch niet|ach toch niet`,
		AsksRemoval: `haal … weg|haal … eruit|haal … er weer uit|haal … er uit|haal weg|gooi … weg|gooi … eruit|doe … weg|doe … eruit|schrap|
			streep … door|laat … weg|weg met|eruit met|weg ermee|eruit|weg|weer weg|mag weg|kan weg|moet weg|mag eruit|kan eruit|moet eruit|mogen weg|
			kunnen weg|moeten weg|hoort er niet bij|hoort er niet in|hoef ik niet|vergeet|wegdoen|weghalen|eruit halen|knikker … eruit|gooi … er uit|
			gooi … er weer uit|streep … weg|schrappen|annuleer|annuleren|wis|wis … maar|heb ik niet nodig`,
		NamesThat: `die|dat|deze|de laatste|het laatste|de vorige|die laatste|die ene|hem|haar|ze|dat laatste|de laatst ingevoerde|m|'m|'t|t`,
		NamesBoth: `beide|allebei|de twee|die twee|beide uitgaven|beide boekingen|alle twee|de beide|alletwee|alle 2|ze allebei|die allebei|
			beide posten`,
		NamesLastOnes: `laatste|vorige|recentste|nieuwste`,
		CountsEntries: `uitgaven|boekingen|posten|regels|stuks|ervan`,
		RemovesLast: `weg ermee|eruit ermee|haal weg|haal het weg|haal het er weer uit|haal hem er weer uit|haal die er weer uit|weer weg|
			weer verwijderen|haal maar weg|mag weg|die mag weg|kan weg|die kan weg|mag eruit|die mag eruit|mag er weer uit|haal eruit|haal het eruit|
			haal hem eruit|haal die eruit|haal hem weg|haal die weg|haal 'm weg|haal m weg|gooi weg|gooi maar weg|gooi hem weg|weghalen|doe maar weg|
			doe weg`,
		AroundRemoved: `weer|toch|maar|nu|gewoon|helemaal|ook|uit de lijst|van de lijst|nog|liever|dan|boeking|regel|uitgave|post|er|graag|even|
			dat|die|dit|deze`,
		DeniesEntry: `geen|toch geen|ik wil geen|ik hoef geen|ik heb geen|was fout|was een fout|was een vergissing|waren fout|niet meer|
			toch niet|heb ik niet gekocht|heb ik toch niet gekocht|hoef ik niet|neem ik toch niet|niet|is niet doorgegaan|ging niet door|ik had geen|
			ik heb toch geen|heb geen|heb toch geen|toch maar geen|toch maar niet|was een foutje|nooit gekocht|heb ik nooit gekocht|
			hebben we niet gekocht|hebben we niet genomen`,
		SaysValueWrong: `klopt niet|is fout|was fout|fout|foute|verkeerd|verkeerde|is verkeerd|de verkeerde|het verkeerde|dat is de verkeerde|
			dat is het verkeerde|is niet goed|niet goed|is onjuist|onjuist|klopt niet helemaal|er klopt iets niet|er klopt niets van|is niet juist|
			niet juist`,
		NamesDeeds:  `alles|alle boekingen|alle wijzigingen|al mijn boekingen|alle uitgaven|al mijn uitgaven`,
		AroundDeeds: `van|uit|wat|ik|gedaan|ingevoerd|geboekt|toegevoegd|heb|weer|sinds|graag|maar`,
		SaysTwice:   `twee keer|tweemaal|dubbel`,
		CountsTimes: `keer|stappen|wijzigingen|acties`,
	},
	questions: phrases{
		SaysWas:  `was|waren|hoe hoog was|hoe duur was`,
		SaysOnly: `alleen|alleen maar|enkel|alleen de|alleen het|slechts|alleen aan|alleen voor`,
		AsksHowMuch: `hoeveel|hoeveel geld|wat heb ik|wat hebben we|wat ben ik|hoeveel ben ik|hvl|hoevl|hoeveel euro|hoe hoog was|hoe hoog waren|
			hoe hoog is|hoe duur was|hoe duur waren|hoe duur is|hoe veel|hoe veel geld|wat gaf ik|wat geef ik|wat geven we|wat betaal ik|
			wat betaalde ik|hoeveel kostte|hoeveel kosten|hoeveel ging er|hoeveel gaat er|hoeveel geef ik|hoeveel gaf ik|hoeveel betaal ik|
			hoeveel betaalde ik|hoeveel poen|hoeveel centen|wat was ik|op hoeveel zit ik|op hoeveel kom ik|hoeveel euro's`,
		PointsAtEntry: `daarin|daarvan|hierin|hiervan|erin|ervan|daarbij|erbij|van dat|in dat|dat|dit|die|daar|er|in die|van die|hierop|daarop|
			erop|ermee`,
		NamesVisit: `bezoek|bezoekje|bezoekjes|bezoeken|rit|ritje|ritten|ritjes|tankbeurt|tankbeurten|bestelling|bestellingen|bon|bonnetje|
			rekening|beurt|keer`,
		SpreadsOnce: `per keer|per bezoek|per aankoop|elke keer|iedere keer|per boodschap|per transactie|per bestelling|per rit|per tankbeurt|
			per uitgave|per betaling|per bon|elke keer dat ik|elke keer als ik|per beurt|telkens|steeds|per stuk|elk bezoek|per rekening|per keertje|
			iedere keer dat ik|telkens als ik`,
		SaysGotBack: `heb ik teruggekregen|kreeg ik terug|teruggekregen`,
		SaysEarned: `heb ik verdiend|verdiende ik|verdiend|binnengekomen|is er binnengekomen|kwam er binnen|binnenkwam|heb ik ontvangen|
			ontvangen|binnengekregen|heb ik binnengekregen|er binnengekomen|kwam er in|mijn inkomen|mijn inkomsten|verdien ik|heb ik gekregen|
			kreeg ik|binnen gekomen|er binnen`,
		SaysMoved:   `heb ik overgemaakt|heb ik opgenomen|heb ik overgeboekt`,
		AsksElse:    `wat|wie|waar|waarom|wanneer|hoe duur|hoe vaak|hoe was|hoe is|hoe ging|welke|welk|waaraan|waarvoor`,
		SaysRepeats: `elke|iedere`,
		SaysWeSpent: `uitgegeven|betaald|gekost|besteed|gaf ik uit|gaven we uit|ging|ging er|ging eruit|gegaan|is gegaan|opgegaan|opgemaakt|
			kwijt|kwijt geweest|gespendeerd|verbrast|stukgeslagen|neergelegd|afgerekend|gepind|uitgaf|betaalde|was ik kwijt|ben ik kwijt|verspild|
			uitgegaan|eruit gegaan|eruitgegaan|weggegaan|weg|al kwijt|doorheen gejaagd|er doorheen gejaagd|doorheen gegaan|verloren aan|stukgegooid|
			besteedt|uitgegeve|uitgeg|afgegaan|eraf gegaan|eraf`,
		AroundQuestion: `ik|we|wij|heb|hebben|in totaal|tot nu toe|de|het|een|mijn|al|er|samen|uit|geld|ons|onze|me|mij|keer|alle|ingevoerd|
			geboekt|genoteerd|opgeschreven|toegevoegd|er in|nu|eigenlijk|precies|zo|ongeveer|allemaal|erbij|graag|even|eens|laat|zien|ff|effe|ben|mn|
			m'n|z'n|zn|dus|dan|ook|nog|nou|toch|maar|gewoon|zo'n|heen|ingegaan|terug|alweer|daar|n|d'r|ie|is dat in|dat|is er|zat|zit|zitten|zaten|
			er zat|er zit|geweest|naartoe|hoe zit ik|hoe sta ik|splits uit|splits|uitgesplitst|opgesplitst|verdeel|groepeer|verdeeld|
			kan ik terugvragen|mag ik terugvragen|kan ik terugkrijgen|krijg ik terug|kan ik aftrekken|kan ik terugvorderen|aftrekbaar|
			kan ik terugvragen over|terugvragen over|krijg ik terug over|tot nu|tot dusver|momenteel|tot dusverre|ook alweer|ook weer|tot hiertoe|
			tot op heden`,
		MayLeadToThing: `per`,
		LeadsToThing:   `aan|voor|op|bij|in|naar|naar de|naar het|met de|met het`,
		LeadsToMoney:   `in`,
		NamesHome:      `huiswaarts`,
		LeadsToPlace:   `bij|in|voor`,
		LeadsToShop:    `bij|in`,
		AsksList: `toon|toon me|laat zien|laat me zien|geef me|lijst|zoek|zoek naar|laat … zien|geef|graag|tonen|noem|geef mij|lijst van|
			lijstje van|laat even zien|laat ff zien|laat eens zien|kan ik … zien|mag ik … zien|geef even|geef ff|laat|ik wil … zien|toon even|print|laten zien|bekijken`,
		AsksWhat:    `toon|toon me|laat me zien|geef me|vertel me|wat|wat is|wat was|wat waren|wat zijn|welke|welk`,
		AsksWhen:    `wanneer`,
		AsksWhere:   `waar|bij welke winkel`,
		AsksWeekday: `op welke dag van de week|welke dag van de week|op welke weekdag`,
		AsksWho:     `wie|wie van ons`,
		AsksPurpose: `waaraan|waar gaat mijn geld heen|waar gaat mijn geld naartoe|waar blijft mijn geld|waarvoor|waar is mijn geld heen|
			waar is mijn geld naartoe|waar is mijn geld gebleven|waar is al mijn geld gebleven|waar is al mijn geld heen|waar gaat al mijn geld heen|
			waar gaat al mijn geld naartoe|waar gaat ons geld heen|waar gaat ons geld naartoe|waar ging mijn geld heen|waar ging mijn geld naartoe|
			waar blijft al mijn geld|waar blijft ons geld|waar gaat het meeste geld heen|waar gaat het meeste geld naartoe|
			waar geef ik het meest aan uit|waar geef ik het meeste aan uit|waar geef ik mijn geld aan uit|waar heb ik het meest aan uitgegeven|
			waar heb ik het meeste aan uitgegeven|waar is het geld gebleven|waar is het geld heen`,
		AsksAverage: `gemiddelde|het gemiddelde|gemiddeld bedrag|het gemiddelde bedrag|gemiddelde prijs|gemiddelde uitgave|gemiddelde bon|
			gemiddelde kosten`,
		SaysOnAverage: `gemiddeld|gemiddeld genomen|gem|gem.|gemiddeld per|doorsnee|normaal|meestal`,
		AsksMedian:    `mediaan|de mediaan|mediane`,
		AsksCount:     `hoeveel staan er in|hoeveel staan erin|hoeveel staan er al in|hoeveel heb ik er staan|hoe vaak|hoeveel keer|aantal|het aantal|aantal keer`,
		AsksSmallest: `goedkoopste|kleinste|laagste|goedkoopst|het goedkoopst|het goedkoopste|de goedkoopste|laagst|kleinst|minst dure|de kleinste|
			de laagste|het kleinst|het laagst`,
		AsksLargest: `grootste|duurste|hoogste|het duurst|de duurste|de grootste|duurst|hoogst|grootst|het hoogst|het duurste|het meest dure|
			het grootst|de hoogste|dikste|duurste aankoop|grootste aankoop|grootste post|prijzigste`,
		AsksTop:    `top`,
		AsksNewest: `laatste|meest recente|recentste|nieuwste|voor het laatst|de laatste keer`,
		AsksTax: `hoeveel btw|hoeveel belasting|totale btw|btw terug te vragen|btw terug|terug te vragen btw|btw om terug te vragen|btw terugvragen|
			voorbelasting|hoeveel voorbelasting|wat is de btw|totaal btw|btw totaal|hoeveel btw heb ik|hoeveel btw zit er`,
		AsksNet:      `netto|zonder btw|exclusief btw`,
		AsksSpending: `totale uitgaven|mijn totale uitgaven`,
		SaysMost:     `het meest|het meeste|het meeste geld|meest|het vaakst`,
		SaysSpend:    `geef|geven|geef ik uit|geven we uit|uitgeven|betaal|betalen`,
		SaysCost:     `kost|kosten|kostte`,
		SaysBuy:      `gehaald|gegaan|gekocht|koop|kopen|gedronken|gegeten|besteld`,
		SaysIs:       `is|zijn`,
		SaysIsSo:     `was|waren|heeft|had|geweest|gegaan|gereden|genomen|gepakt|getankt`,
		NamesExpenses: `uitgaven|aankopen|betalingen|transacties|boekingen|mijn uitgaven|onze uitgaven|kosten|bestedingen|posten|dingen|
			aankopen van mij|invoer`,
		NamesExpense: `uitgave|aankoop|betaling|transactie|boeking`,
		OpensSeries:  `uitgaven|kosten|totaal|totalen|aankopen`,
		TurnsQuestion: `niet|geen|meer|minder|dan|als|of|omdat|vergeleken|versus|vs|nooit|waarom|zou|kan|kunnen|mag|moet|zal|zullen|over|sparen|
			gespaard|bespaard|jij|je|jouw|hij|zij|hun|behalve|zonder|budget|volgende|andere|mensen|tussen|boven|onder|verdien|verdiend|inkomen|
			salaris|schuldig|dit|dat|deze`,
		NamesDayAlways: `op maandagen|op dinsdagen|op woensdagen|op donderdagen|op vrijdagen|op zaterdagen|op zondagen|maandagen|vrijdagen|
			zaterdagen|zondagen`,
		LeadsToTag:      `met label|met het label|label|met tag`,
		SaysOver:        `boven|meer dan|boven de`,
		SaysUnder:       `onder|minder dan|onder de`,
		AsksWhich:       `welke …|welk …|in welke …|in welk …|bij welke …|bij welk …|op welke …|aan welke …`,
		SplitsBy:        `per …|voor elke …|elke …|iedere …`,
		RanksBy:         `duurste …|grootste …|top …|de duurste …`,
		SpreadsOver:     `per …`,
		SpreadsEach:     `elke …|iedere …|elk …|ieder …`,
		NamesCategories: `categorie|categorieën|soort uitgave`,
		NamesShops:      `winkel|winkels|zaak|zaken|bedrijf|plek`,
		NamesLabels:     `label|labels`,
		NamesPeople:     `persoon|lid`,
		NamesRates:      `btw-tarief|tarief`,
		NamesWeekdays:   `weekdag|dag van de week`,
		NamesDays:       `dag|dagen`,
		NamesWeeks:      `week|weken`,
		NamesMonths:     `maand|maanden`,
		NamesYears:      `jaar|jaren`,
		SaysDaily:       `dagelijks|dagelijkse`,
		SaysWeekly:      `wekelijks|wekelijkse`,
		SaysMonthly:     `maandelijks|maandelijkse`,
		SaysYearly:      `jaarlijks|jaarlijkse`,
		SaysDid:         `heeft|had|hebben`,
		SaysDidCost:     `gekost|kostte|kostten|heeft gekost|hebben gekost|bij elkaar|heeft me gekost|opgeleverd`,
		WithinThing:     `van|voor|naar|bij`,
		AsksTotal: `totaal|totale|som|totaalbedrag|in totaal|alles bij elkaar|alles samen|bij elkaar opgeteld|ooit|alles opgeteld|alles tezamen|
			bij elkaar`,
		AsksCompare:   `verschil|het verschil|vergelijk|vergelijken|vergelijking|verschil tussen|vergeleken|het verschil tussen`,
		JoinsCompared: `met|tegen|en`,
		SaysDeleted:   `verwijderd|verwijderde|gewist|gewiste|weggehaald|geschrapt|verwijderd heb`,
		AsksMeaning: `leg uit|leg me uit|kun je uitleggen|kan je uitleggen|wat betekent|wat betekenen|definieer|beschrijf|vertel me over|
			weet jij|wat houdt … in`,
		JoinsThings: `en|of|plus|+|en ook`,
		SaysWithout: `zonder|zonder de|zonder het|behalve|behalve de|behalve het|exclusief|uitgezonderd|afgezien van|buiten|los van|op … na|
			niet meegerekend|alles behalve|alles behalve de|min|min de|zonder mijn|zonder die|exclusief de|excl|excl.|minus|uitgenomen|
			met uitzondering van|buiten de|alles zonder|alles zonder de|alles min|alles min de|alles behalve het|maar zonder|maar zonder de|
			maar niet|los van de|zou het zijn zonder|zou dat zijn zonder|wordt het zonder|wordt dat zonder|blijft er over zonder`,
		SaysWithoutBehind: `niet meegerekend|niet meegeteld|uitgezonderd|buiten beschouwing gelaten|niet inbegrepen|weggelaten|eraf getrokken|
			eruit gehaald|niet meetel|niet meetelt|eraf trek|weglaat`,
		ComparesWith: `boven of onder|dan|dan in|vergeleken met|ten opzichte van|t.o.v.|tov|tegenover|versus|vs|vs.|in vergelijking met|tegen|vergeleken|
			vergeleken met de|vergeleken bij|ten opzichte van de|in vergelijking met de|in vergelijking tot|t.o.v|dan de|dan in de|tegenover de`,
		NamesPrevious: `de vorige|de maand ervoor|de week ervoor|het jaar ervoor|de vorige maand|de vorige week|daarvoor|ervoor|de laatste|vorige|
			vorig|de voorgaande|vorige maand|vorige week|met vorige|die van vorige maand`,
		SaysMore: `meer|minder|hoger|lager|gestegen|gedaald|toegenomen|afgenomen|duurder|goedkoper|meer of minder|minder of meer|
			hoger of lager`,
		JoinsTogether:  `met`,
		SaysTogether:   `samen|bij elkaar|tezamen|opgeteld|bij elkaar opgeteld`,
		SaysGave:       `gegeven|gelaten|achtergelaten|stukgeslagen`,
		NamesTax:       `btw|belasting|belastingen|voorbelasting|omzetbelasting|terugvraagbare btw`,
		LeadsToRate:    `tegen|van|met|à|op`,
		BetweenAmounts: `tussen … en …|van … tot …`,
		NamesAnything:  `alles|alle dingen|iets|al het|alles wat`,
		OpensFollowing: `en|en voor|en hoe zit het met|hoe zit het met|en wat|maar|oké en|ok en|en dan|dus|en aan|en in|en bij|nou|nou en|en nu|
			oke en|zeg|hey|hee|hoi|eh|ehm|uh|ja en|goed|top|oke|oké|ok|even|effe|snel|vraagje|even vraagje|btw|trouwens|o ja en|oh ja en|en trouwens|
			dan|nu|prima`,
		SplitsTime: `maand voor …|… voor …`,
	},
	topics: topicWords{
		TopicAdd: `toevoeg*|voeg|voer*|invoer*|ingeven|noteer*|noteren|boek|boeken|opschrijv*|schrijf|begin|beginnen|uitgave|uitgaven|
			kosten invoeren`,
		TopicBudget:     `budget*|limiet|limieten|maximum|waarschuw*|spaardoel*`,
		TopicCategories: `categorie*|rubriek*|regel|regels`,
		TopicCurrency:   `valuta*|munt|munten|wisselkoers*|omreken*|omgerekend|vreemde valuta|dollar*|euro|euro's|franken`,
		TopicDays:       `tijdzone*|tijd|datum|data|andere dag|gisteren|van gisteren|voor gisteren|achteraf|verleden`,
		TopicExport: `export*|exporteer*|excel|excelbestand|tabel|tabellen|csv|json|xlsx|downloa*|back-up|backup|als bestand|boekhouder*|
			boekhouding|accountant*`,
		TopicFiles: `bon|bonnen|bonnetje*|kassabon*|kwitantie*|factuur|facturen|foto|foto's|afbeelding*|scan|scannen|bijlage*|bestand|bestanden|
			pdf|upload*|document*|screenshot*`,
		TopicFix: `fout|fouten|foutje*|corrige*|wijzig*|verander*|bewerk*|verbeter*|aanpas*|verwijder*|wis|wissen|ongedaan|terugdraai*|
			herstel*|vergist|verkeerd*|verschreven|weghalen|per ongeluk`,
		TopicIncome:   `inkomen|inkomsten|salaris|loon|terugbetaling*|teruggave*|overboeking*|geld terug|verdien*|lening*|terugkrijgen`,
		TopicLanguage: `taal|talen|nederlands|engels|chinees|spaans|frans|duits|italiaans|japans|russisch|turks|pools|spreek`,
		TopicMemory:   `onthoud*|onthou|geheugen|leer|geleerd|feiten|vergeten|vergeet*|weet je over`,
		TopicPrivacy: `privacy|avg|privé|wie ziet|wie kan dit zien|wie leest|meelezen|toegang|veilig*|mijn gegevens|gegevens|versleutel*|
			vertrouwelijk|opgeslagen|alles wissen|account verwijderen`,
		TopicRepeat: `terugkerend*|herhaal*|herhalen|regelmatig*|elke maand|maandelijks*|automatisch*|automatische incasso|herinner*|abonnement*|
			vanzelf`,
		TopicReports: `rapport*|overzicht*|samenvatting*|totaal|totalen|zie|zien|toon|tonen|zoek|zoeken|lijst|grafiek*|diagram*|statistiek*|
			uitgegeven|vergelijk*|gemiddeld*|vraag|vragen`,
		TopicSettings: `instelling*|instellen|instel*|configur*|begin van de maand|opties`,
		TopicShare: `uitnodig*|nodig iemand uit|iemand|samen|gezamenlijk*|gedeeld kasboek|team|gezin|familie|mijn vrouw|mijn man|partner*|
			huisgenoot|huisgenoten|collega*|vrienden|groep|groepen|kanaal|anderen|andere mensen|rol|rollen|rechten|lid|leden`,
		TopicSlack:    `slack`,
		TopicSplit:    `verdeel*|verdelen|splits*|delen|deel ik|gedeeld|helft|ieder de helft|splitten`,
		TopicTags:     `label*|tag|tags|trefwoord*|markeer*`,
		TopicTax:      `btw|belasting*|omzetbelasting|voorbelasting|btw-tarief|tarief|tarieven|netto*|bruto*|vrijgesteld|verlegd`,
		TopicTelegram: `telegram|whatsapp|telefoon|app|mobiel`,
	},
	cues: cues{
		SaysPrice: `^ de? euro/dollar/frank/pond/yen/bitcoin staat/noteert/op/is/vandaag/nu|wisselkoers|eurokoers|dollarkoers|bitcoinkoers|
			kost/kosten … tegenwoordig/inmiddels/ondertussen/nu/al|vroeger … kostte/gekost/was|schandalig|belachelijk|afzetterij|naar verluidt|
			zou/zouden … kosten|duurder|gestegen naar|stijgt/stijgen/verhoogd naar|inflatie|gehoord dat|gelezen dat|
			salaris/loon van/bedraagt/is/wordt|nieuw/mijn salaris/loon|zegt/zei/vertelde/beweert … was/waren/kost/kostte/kosten/betaald|^ hoorde|
			gemiddeld # nu|zegt/zei/vertelde/beweert dat|zegt/zei/vertelde/beweert … zijn/is #|
			kost/kosten # … zonde/duur/absurd/gekkenwerk/overdreven|die/dat/deze/dit … kost/kosten # … bij/in|is/zijn # te veel/duur voor|
			huur/prijs gaat naar|ze/hij vragen/vraagt # voor|offerte|kaartjes/tickets vanaf|ter waarde van|
			schatte/schat/schatten # $|schat/schatte het op|geschat/begroot/geraamd op`,
		SaysAge: `word/wordt/worden # $|word/wordt … # $|jaar oud|jaar geworden|#e? verjaardag|verjaardag op #`,
		SaysMeeting: `vergadering/meeting/afspraak/overleg/college/gesprek … kamer/zaal/verdieping/lokaal/kantoor|spreken … af|afgesproken om|
			zien we elkaar|tot #|we zien elkaar|haal me op|wacht op|ben er om`,
		SaysPhone: `bel/bellen me/mij/ons/hem/haar op?|mijn nummer|telefoonnummer|mobiel nummer|tel|telefoon|mobiel :|nummer :|whatsapp|
			bereikbaar op|app me op`,
		SaysArrived: `binnengekomen|ontvangen op|is/zijn/kwam/kwamen … binnen/gekomen|bijgeschreven|uitbetaald|gestort gekregen|
			op mijn rekening gestort`,
		SaysWon:    `prijs/prijsje/winst … loterij/kraslot/krasloten/staatsloterij/postcodeloterij/casino/poker/toto/bingo|loterij/kraslot/staatsloterij/postcodeloterij/casino/poker/bingo … prijs/prijsje/winst`,
		SaysCredit: `creditnota|creditfactuur|tegoed … energie/stroom/gas/water/jaarafrekening|energie/stroom/gas/water/jaarafrekening … tegoed`,
		SaysLeft:   `^ saldo|mijn/m'n/mn/je/ons/huidig/huidige/nieuw/nieuwe/bank/rekening/het saldo|saldo is/:/nu/bedraagt/op|nog # op de/mijn rekening|mijn tegoed is/:|nog # over|heb nog # over|heb/hebben nu/nog # op/aan de/mijn/onze rekening|wisselgeld`,
		SaysToMe:   `heeft/hebben me/mij/ons`,
		SaysOwn: `^ pinnen # euro? $|^ # euro? pinnen $|creditcard … afbetaald/betaald|creditcardrekening|
			overgemaakt/overgeboekt/gezet/verplaatst … mijn/eigen/spaarrekening/gezamenlijke|
			naar/op mijn/onze/de spaarrekening/rekening/betaalrekening/en-of-rekening|# … gewisseld/omgewisseld naar/in/voor dollars/euro/euros/ponden|# … naar/in/voor dollars/euro/euros/ponden gewisseld/omgewisseld`,
		SaysLost: `gestolen|gejat|gepikt|beroofd|verloren|kwijtgeraakt|ben/is … kwijtgeraakt|laten liggen`,
		SaysUnpaid: `nog niet … betaald/voldaan/overgemaakt|moet/moeten … betalen/overmaken/terugbetalen/teruggeven/voldoen|
			nog … betalen/overmaken/voldoen|morgen/overmorgen … betalen/overmaken|nog te betalen|nog open|staat/staan nog open|niet betaald|
			nog onbetaald|nog verschuldigd|nog steeds niet`,
		SaysOwed: `schuldig|krijg/krijgen ik/we? nog … van|krijgt/krijgen nog … van mij/me/ons|krijgt/krijgen # van mij/me/ons|tikkie/betaalverzoek gestuurd/verstuurd/uitgestuurd|tikkie/betaalverzoek # gestuurd/verstuurd|krijg/krijgen ik/we? nog # $|moet/moeten mij/me/ons nog|heb/hebben schulden|
			in het krijt|leen/leende … van`,
		SaysSettled:  `betaald|voldaan|afbetaald|afgelost`,
		SaysReturned: `terugbetaald|teruggegeven|teruggestort|teruggekregen|terug gekregen/gegeven/betaald`,
		SaysForgot:   `bijna vergeten`,
		SaysPlanned: `denk/denken aan een|
			gepland/geplande|bijna … gekocht/besteld/genomen|had/hadden … bijna|wilde/wou/wilden … kopen/bestellen/halen|
			wil/willen/zou … kopen/bestellen/halen/aanschaffen|zou/zouden … graag|kan/kunnen ik/we … veroorloven|veroorloven|overweeg/overwegen|
			twijfel/twijfelen … kopen|twijfel/twijfelen over|moet/moeten ik/we … kopen/halen|misschien … kopen/halen|ga/gaan … kopen/bestellen/halen|van plan|
			spaar/sparen voor|aan het sparen|toch niet gekocht/besteld/gehaald|verlanglijst|verlanglijstje|als ik/we … koop/kopen|^ stel ik/we/wij|
			^ stel dat ik/we/wij|
			neem/nemen/koop/kopen ik/we? … niet|toch niet gekocht/genomen/gedaan/meegenomen|niet gekocht/genomen/meegenomen/gedaan|
			laten hangen/liggen/staan|denk/denken er? over/aan … kopen/halen|denk/denken erover|misschien koop/neem/pak/haal/bestel ik/we|
			in/vanaf januari/februari/maart/april/mei/juni/juli/augustus/september/oktober/november/december komt/komen/wordt/worden/moet/moeten/koop/kopen|
			volgende/komende maand/week/jaar komt/komen/wordt/worden/moet/moeten|gaat/gaan # kosten|wordt/worden/wordt_zo ongeveer/zo'n/rond/ca? #|
			komt/komen nog # bij|was me te duur|vond ik te duur`,
		SaysForSale: `te koop|^ verkoop/verkopen|ik verkoop|aangeboden|bied … aan`,
		SaysWish: `wil/willen/zou … een/nieuwe/nieuw/ook/graag|zou … leuk/mooi/fijn/geweldig zijn|droom/dromen van|had/hadden ik/we maar|
			het liefst had|mijn/onze droom is|ooit/later koop/kopen|op mijn/de verlanglijst/verlanglijstje|stel/stelt je/jullie/u/jou … voor|
			stelt u zich … voor|^ stel #|^ stel dat|beeld je … in`,
		SaysBudget: `mijn/ons/het/maandelijks/maandbudget budget|budget is/voor/van|^ budget #|budget :|hooguit/maximaal/hoogstens # … voor|
			hooguit/maximaal/hoogstens # per|niet meer dan … uitgeven|onder de? # blijven|niet boven de? # komen|limiet is/voor/van|
			waarschuw me? … boven/meer|^ budget … # … per/elke/iedere maand/week/jaar|maandbudget|weekbudget|jaarbudget|huishoudbudget|
			boodschappenbudget|^ budget … # maandelijks|budget # … per maand/week|stel … budget|zet … budget`,
		SaysTreated: `heeft/hebben … getrakteerd|trakteerde/trakteerden mij/me/ons/ik/op|heeft mij/me/ons … uitgenodigd|van het huis|op kosten van|
			heeft … zich/zichzelf … gekocht|hij/zij/ze betaalt/betaalde|was van de/mijn baas/zaak|de rekening heeft|kreeg … cadeau|
			op rekening/kosten van|schoot/schoten/schiet/schieten … voor|door de/mijn/het? zaak/baas/werk/bedrijf betaald|
			mijn/de baas/werk/zaak/bedrijf betaalt|gaf/gaven een rondje|nam/namen ons/me/mij mee|heeft/hebben ons/me/mij … meegenomen`,
		AsksReminder: `herinner/herinnert/herinneren me/mij/ons|help me herinneren|herinnering|niet vergeten|vergeet niet|laat me niet vergeten|
			laat me weten|denk/denken eraan|waarschuw me om`,
		SaysEvery: `elke/iedere maand/maandag/dinsdag/woensdag/donderdag/vrijdag/zaterdag/zondag/week/dag|elk/ieder jaar/kwartaal|
			om de # weken/maanden|om de twee/drie weken/maanden|altijd op de #|op de # van de/elke/iedere maand|één/een keer/maal per maand/jaar/week|
			elke/iedere # e/ste/de|elke/iedere eerste/laatste/vijfde|maandelijks op|# e/ste van elke/iedere/de maand|jaarlijks op|wekelijks op`,
		AsksRepeat: `automatisch|vanzelf|vanaf nu|voortaan|in het vervolg|terugkerend|terugkerende|herhaal|herhalen|
			automatische incasso … instellen|regelmatig`,
	},
	labels: labels{
		LabelPaid: `te betalen|te betalen bedrag|totaal te betalen|betaald bedrag|bedrag betaald|totaal betaald|betaald|eindtotaal|eindbedrag|
			factuurbedrag|totaalbedrag|totaal incl|totaal incl.|totaal incl. btw|totaal incl btw|totaal inclusief btw|bedrag incl. btw|
			bedrag incl btw|totaal eur|totaal bruto|bruto totaal|te voldoen|totaal te voldoen|afgeschreven|afgeschreven bedrag|openstaand bedrag|
			verschuldigd bedrag`,
		LabelTotal:  `totaal|totalen|totaal bestelling|totaal van de bestelling|totaalprijs|som|bestelbedrag|orderbedrag|orderwaarde`,
		LabelAmount: `bedrag|prijs|waarde|ritprijs|van het bedrag`,
		LabelSubtotal: `subtotaal|sub-totaal|netto|netto bedrag|nettobedrag|totaal netto|totaal excl|totaal excl.|totaal excl. btw|totaal excl btw|
			totaal exclusief btw|bedrag excl. btw|bedrag excl btw|over|grondslag|goederen|artikelen totaal|bruto`,
		LabelTax: `btw|b.t.w.|btw-bedrag|btw bedrag|totaal btw|waarvan btw|incl. btw|incl btw|inclusief btw|excl. btw|excl btw|belasting|
			omzetbelasting|btw laag|btw hoog|toeristenbelasting`,
		LabelTip: `fooi|tip|bediening|servicekosten|service`,
		LabelOff: `korting|kortingen|totale korting|bonus|bonuskorting|actie|actiekorting|kortingsbon|waardebon|voucher|kortingscode|tegoedbon|
			bonus box|uw voordeel|jouw voordeel`,
		LabelCash:   `contant|contanten|cash|ontvangen|gegeven|kas`,
		LabelChange: `wisselgeld|terug|retour|teruggave`,
		LabelLeft: `saldo|nieuw saldo|huidig saldo|beschikbaar|beschikbaar saldo|uw saldo|je saldo|tegoed|limiet|bestedingslimiet|
			bestedingsruimte|resterend|resterend saldo|restant|punten|gespaard|spaarpunten|koopzegels|zegels|airmiles|air miles|u bespaart|
			je bespaart|bespaard|totaal bespaard|rood staan`,
		LabelCount: `artikelen|artikel|aantal artikelen|aantal|stuks|personen|gasten|items`,
		LabelMeans: `pin|pinnen|gepind|pinbetaling|bankpas|betaalpas|pas|creditcard|kaart|visa|mastercard|maestro|v pay|vpay|debit|contactloos|
			ideal|paypal|klarna|tikkie|apple pay|google pay|betaalwijze|betaalmethode|betaald met|betaling|incasso|automatische incasso|cadeaukaart|
			debit mastercard|bancontact`,
		LabelCard: `eindigend op|pas eindigend op|pas|pasnr|pasnr.|pasnummer|kaart|kaartnr|kaartnr.|kaartnummer|rekening|rekeningnummer|
			rekeningnr|van rekening|uw rekening|je rekening|betaalrekening|pasvolgnr|pasvolgnr.|volgnr|card`,
		LabelDay: `datum|factuurdatum|besteldatum|besteld op|factuur van|bestelling van|bondatum|aankoopdatum|boekdatum|geboekt op|betaald op|
			betaaldatum|transactiedatum|datum/tijd|datum en tijd|d.d.|rit van|aankoop op`,
		LabelOtherDay: `vervaldatum|vervalt op|te betalen voor|uiterlijk|betaal voor|betalen voor|betaaltermijn|bezorging|bezorgdatum|bezorgd op|
			levering|leverdatum|verwachte levering|aankomst|vertrek|geldig tot|geldig t/m|tot|t/m|volgende|volgende betaling|volgende incasso|periode|
			factuurperiode|retourneren voor|ruilen tot|verlengt op|wordt afgeschreven op|incassodatum`,
		LabelPayee: `winkel|begunstigde|ontvanger|verkoper|verkocht door|verkoop door|leverancier|aanbieder|naam|naam ontvanger|tegenrekening|
			winkelier|naar:|van:`,
		LabelPlain: `hallo|beste|geachte|goedemorgen|goedemiddag|goedendag|dag|bedankt|dank u|dank je|dank u wel|bedankt voor|bedankt en tot ziens|
			tot ziens|betreft|onderwerp|fw|re|tafel|tafel nr|kassa|kassier|kassa nr|medewerker|u bent geholpen door|factuur|uw factuur|je factuur|
			factuurnr|factuurnr.|factuurnummer|bon|bonnr|bonnr.|bonnummer|kassabon|klantbon|kopie|klantticket|bestelling|uw bestelling|je bestelling|
			bestelnummer|bestelnr|bestelbevestiging|ordernummer|order|tel|tel.|telefoon|fax|kvk|kvk-nr|kvk nr|btw-nr|btw-nr.|btw nr|btw-nummer|
			btw nummer|btw-id|iban|bic|adres|klant|klantnummer|klantnr|tijd|terminal|terminal-id|merchant|transactie|transactienr|autorisatie|
			autorisatiecode|periode|omschrijving|kenmerk|betalingskenmerk|machtiging|incassant|met vriendelijke groet|groeten|pagina|openingstijden|
			welkom|ruilen|poi|akkoord|leesmethode|aid|machtigingskenmerk|mededeling|mededelingen|referentie|fijne dag|prettige dag`,
		LabelGross: `incl|incl.|inclusief|inkl|bruto|incl. btw|incl btw|inclusief btw`,
		LabelPaidTo: `bij|aan|naar|van|op|je rit met|uw rit met|je bestelling bij|uw bestelling bij|je aankoop bij|uw aankoop bij|aankoop bij|
			bestelling bij|factuur van|uw factuur van|je bon van|betaling aan|betaling bij`,
		LabelNotice: `je hebt betaald|u hebt betaald|u heeft betaald|je hebt een betaling|u hebt een betaling|je betaling|uw betaling|je betaalde|
			je kaart is|uw kaart is|er is afgeschreven|is afgeschreven|er is een bedrag|afgeschreven van|pinbetaling|betaalpas|betaalautomaat|
			transactienummer|transactie-id|tikkie|betaalverzoek|je hebt ontvangen|heeft je|van je rekening|van uw rekening|betaling met je|
			je hebt gepind`,
		LabelPayment: `betaling|pinbetaling|gepind|pintransactie|betaalautomaat|aankoop|afschrijving|afgeschreven|incasso|automatische incasso|
			betaald|uitgegeven|transactie|ideal-betaling|ideal betaling|betaalverzoek|overboeking aan|overboeking naar|betaling aan|betaling bij|
			betaling van|af|debit|kaartbetaling|creditcardbetaling|contactloze betaling|bea|bea,|ecom`,
		LabelDeclined: `geweigerd|is geweigerd|afgewezen|is afgewezen|niet gelukt|is mislukt|mislukt|niet uitgevoerd|kon niet|geblokkeerd|
			onvoldoende saldo|geannuleerd|niet mogelijk|niet geautoriseerd`,
		LabelIncome: `salaris|loon|bijgeschreven|bijschrijving|is bijgeschreven|storting|ontvangen van|je hebt ontvangen|u hebt ontvangen|ontvangen|
			heeft je|heeft u|gestort|rente|kinderbijslag|toeslag|zorgtoeslag|huurtoeslag|uitkering|pensioen|bij`,
		LabelReturned: `terugbetaling|terugbetaald|teruggestort|retour ontvangen|restitutie|terugboeking|gestorneerd|storno|creditnota`,
		LabelMoved: `geldopname|opname|geldautomaat|geldmaat|opgenomen|naar spaarrekening|naar je spaarrekening|spaarrekening|oranje spaarrekening|
			naar eigen rekening|interne overboeking|van spaarrekening|spaaropdracht`,
		LabelBank: `bank|rabobank|ing|abn|info|abn amro|bunq|knab|asn|sns|triodos|revolut|paypal`,
		LabelCode: `code|beveiligingscode|verificatiecode|tan|tan-code|bevestigingscode|inlogcode|deel deze code|bevestig|bevestig in de app`,
		LabelDue: `wordt afgeschreven|worden afgeschreven|zal worden afgeschreven|vervaldatum|te betalen voor|betalingsherinnering|herinnering|
			aanmaning|openstaand|openstaande|afrekening|creditcardafrekening|betaal voor|wordt geincasseerd`,
		LabelTransfer: `overboeking|overschrijving|spoedoverboeking|overboeking van|periodieke overboeking`,
	},
	languageNames: map[string]string{
		"en": `engels|engelse`,
		"zh": `chinees|mandarijn`,
		"de": `duits|duitse`,
		"es": `spaans|spaanse`,
		"fr": `frans|franse`,
		"it": `italiaans`,
		"pt": `portugees`,
		"nl": `nederlands|nederlandse`,
		"pl": `pools`,
		"ru": `russisch`,
		"uk": `oekraïens`,
		"tr": `turks`,
		"ja": `japans`,
		"ko": `koreaans`,
	},
	requests: phrases{
		SpeaksLanguage: `antwoord voortaan in het {language}|antwoord in het {language}|schrijf in het {language}|antwoord me in het {language}|
			praat {language}|in het {language}|in het {language} alsjeblieft|spreek {language}|antwoord in het {language}|mijn taal is {language}|
			taal {language}|{language} alsjeblieft|{language} graag|praat {language} met me|praat {language} met mij|spreek {language} met me|
			praat voortaan {language}|spreek voortaan {language}|zet de taal op {language}|zet taal op {language}|zet mijn taal op {language}|
			verander de taal in {language}|verander de taal naar {language}|wijzig de taal in {language}|taal is {language}|
			ga verder in het {language}|liever in het {language}|liever {language}|praat in het {language}|schrijf {language}|antwoord {language}|
			graag in het {language}|doe maar in het {language}|doe maar {language}|schakel over naar {language}|schakel over op {language}|
			stel de taal in op {language}|doe voortaan maar in het {language}|doe voortaan maar {language}|voortaan in het {language}|
			voortaan {language}|vanaf nu in het {language}|vanaf nu {language}|vanaf nu graag in het {language}`,
		LogsQuoted: `noteer dit|noteer|noteer het|schrijf dit op|schrijf op|voeg toe|voeg dit toe|zet erin|zet dit erin|log dit|log het|
			boek dit|dit|deze|noteer dat|sla dit op|sla dat op|sla op|voeg dat toe|boek dat|dit graag`,
		BeforePayer:     `voor|van|dat was|het was|dat was van|is van|was van|betaald door`,
		BehindPayer:     `heeft betaald|betaalde|heeft het betaald|heeft dat betaald`,
		NamesSelf:       `ik|mij|me|voor mij|van mij|ik was het|dat was ik|ik heb betaald|ik heb het betaald|de mijne|die is van mij`,
		ShowsCategories: `categorieën|mijn categorieën|toon categorieën|regels|mijn regels`,
		NamesList:       `lijst|lijstje|opsomming|opsommen|lijstje van|overzicht van alles|overzichtje van alles|lijst met|lijstje met`,
		AroundList: `van|in|uit|de|het|een|voor|mij|me|even|mijn|n|'n|ff|effe|zien|wat|ik|heb|al|alle|eens|graag|nu|eruit|op|sinds|vanaf|er|
			dus|een keer`,
		SaysLogged: `ik heb ingevoerd|wat ik heb ingevoerd|die ik heb ingevoerd|ik ingevoerd heb|wat ik ingevoerd heb|ik heb genoteerd|
			wat ik heb genoteerd|ik heb opgeschreven|wat ik heb opgeschreven|ik heb ingetypt|wat ik heb ingetypt|dat ik heb ingevoerd|wat erin staat|
			wat er in staat|ingevoerd|ik heb toegevoegd|wat je hebt|wat ik heb bijgehouden`,
		ListsExpenses: `lijst|uitgaven|mijn uitgaven|laatste uitgaven|toon uitgaven|toon mijn uitgaven|laat mijn uitgaven zien|uitgaven {period}|
			mijn uitgaven {period}|uitgaven van {period}|toon de uitgaven van {period}|toon uitgaven {period}|lijst {period}|laatste|de laatste|
			laat de laatste zien|toon de laatste|de laatste graag|recente uitgaven|
			toon de lijst|laat de lijst zien|de lijst|geef me de lijst`,
		Reports: `geef me het rapport van {period}|geef het rapport van {period}|geef me het overzicht van {period}|
			geef me een overzicht van {period}|geef me een rapport van {period}|geef een overzicht van {period}|maak een overzicht van {period}|
			maak een rapport van {period}|toon het overzicht van {period}|toon het rapport van {period}|laat het overzicht van {period} zien|
			maandrapport|maandrapport {period}|maandoverzicht {period}|maandoverzicht van {period}|totaal {period}|totaal van {period}|
			hoeveel {period}|hoe gaat {period}|hoe gaat het {period}|wat was {period}|rapport|overzicht|samenvatting|maandoverzicht|rapport {period}|
			rapport van {period}|overzicht {period}|overzicht van {period}|overzicht van de maand|samenvatting {period}|samenvatting van {period}|samenvatting van de maand|hoe was {period}|
			hoe ging {period}|toon {period}|hoeveel was {period}|hoeveel was dat {period}|hoeveel was het {period}|hoe zag {period} eruit|
			hoe zit het met {period}|hoe sta ik ervoor {period}|wat ging er {period} uit|overzicht {period} graag|totaaloverzicht|financieel overzicht`,
		ReportsDay: `dagoverzicht|dagrapport|dagverslag|dagsamenvatting|dagtotaal|het dagoverzicht|mijn dagoverzicht|toon dagoverzicht|
			toon het dagoverzicht|geef dagoverzicht|geef het dagoverzicht|geef me het dagoverzicht|geef me een dagoverzicht|
			laat het dagoverzicht zien|laat dagoverzicht zien|dagoverzicht tonen`,
		ReportsWeek: `weekoverzicht|weekrapport|weekverslag|weeksamenvatting|weektotaal|het weekoverzicht|mijn weekoverzicht|toon weekoverzicht|
			toon het weekoverzicht|geef weekoverzicht|geef het weekoverzicht|geef me het weekoverzicht|geef me een weekoverzicht|
			laat het weekoverzicht zien|laat weekoverzicht zien|weekoverzicht tonen`,
		ReportsYear: `jaaroverzicht|jaarrapport|jaarverslag|jaarsamenvatting|jaartotaal|het jaaroverzicht|mijn jaaroverzicht|toon jaaroverzicht|
			toon het jaaroverzicht|geef jaaroverzicht|geef het jaaroverzicht|geef me het jaaroverzicht|geef me een jaaroverzicht|
			laat het jaaroverzicht zien|laat jaaroverzicht zien|jaaroverzicht tonen`,
		ShowsChart: `grafiek|diagram|toon een grafiek`,
		ExportsCSV: `exporteer|exporteren|exporteer alles|exporteer {period}|csv|als csv|mag ik dat als csv|mag ik een csv|geef me een csv|
			geef een csv|stuur een csv|stuur me een csv|geef alles als csv|alles als csv|exporteer als csv|exporteer naar csv|download csv|csv graag|
			maak een csv|csv van {period}|exporteer mijn uitgaven|exporteer mijn gegevens|download alles|geef me alles|geef alles als bestand`,
		ExportsXLSX: `exporteer naar excel|exporteren naar excel|excel|als excel|excel graag|geef me een excel|geef een excel|stuur een excel|
			stuur me een excel|geef alles als excel|alles als excel|alles in excel|alles naar excel|mag ik dat als excel|mag ik dat in excel|
			mag ik een excel|exporteer als excel|exporteer alles naar excel|excelbestand|geef me een excelbestand|stuur me een excelbestand|
			maak een excel|maak een excelbestand|download als excel|excel van {period}|exporteer {period} naar excel|zet alles in excel`,
		OpensWhether:  `heb ik|hebben we|is|zijn|staat|staan`,
		SaysEntered:   `ingevoerd|genoteerd|opgeschreven|betaald|geboekt|toegevoegd|ingevuld|erin|in|erin gezet|overgemaakt|erbij`,
		AroundWhether: `al|er|reeds|eigenlijk`,
		FindsWords:    `zoek {words}|zoek naar {words}|toon alle {words}`,
		AsksWhatFor:   `waar was {words} voor|waarvoor was {words}|waar waren {words} voor`,
		ShowsSettings: `instellingen|mijn instellingen|toon instellingen`,
		ShowsRoles:    `rollen|de rollen|toon rollen|toon de rollen|wie mag wat|leden|de leden`,
		GivesRole: `rollen {words}|rol {words}|maak {words} een {value}|maak {words} {value}|maak van {words} een {value}|
			geef {words} de rol van {value}|geef {words} de rol {value}`,
		NamesOwner:  `eigenaar|eigenares`,
		NamesMember: `lid`,
		NamesViewer: `lezer|lezeres|kijker|toeschouwer|waarnemer`,
		NamesZone:   `tijdzone|tijd|klok|lokale tijd|de tijd`,
		AroundSetting: `wordt|word|mijn|de|onze|het|naar|in|op|als|is|zijn|stel in|wissel|aan|nu|om|ben|ik|woon|zit|wij|we|wonen|zitten|weer|maar|even|dus|
			hier|graag|mag|mn|m'n|van|vanaf|vanaf de|op de|elke maand|iedere maand|van de maand|van elke maand|bij mij|bij ons|tegen me|tegen mij|
			met me|met mij|mij|me|ons|met|tegen|dag|de dag|loon|salaris|ok|oké|nou|trouwens|eigenlijk|zo|toch|gewoon|liever|alles|en|dat|er|ja|kun je|
			kan je|zou je|door|altijd de|in het|naar de|laat|oke|ik schrijf|ik noteer|ik vul|ik voer`,
		AroundNewCategory: `een|n|de|met de naam|genaamd|voor|me|mij|erbij|nog|extra|eigen|bij`,
		AddsCategory:      `maak|aanmaken|voeg|toe|toevoegen|nieuwe|ik wil|ik wil graag|ik heb nodig|doe|aan|begin|zet erbij`,
		AroundLeft: `hoeveel|wat|heb|hebben|ik|we|is|er|nog|van|van mijn|van het|op|in|mn|mijn|m'n|het|de|voor|deze|maand|uitgeven|geld|nu|dan|
			eigenlijk|nou|tot|eind|te|besteden|om|uit|te geven|zit|zitten|ben|blijft|kan|mag|wel|dus|binnen|boven`,
		StillLeft: `over|nog over|overgebleven|blijft over|blijft er over|resteert|rest|nog uitgeven|mag ik nog uitgeven|kan ik nog uitgeven|
			nog te besteden|nog besteden|nog beschikbaar|nog vrij|heb ik nog|kan ik nog besteden|mag ik nog|nog te gaan|overhouden|nog opmaken|
			kan ik nog opmaken`,
		NamesBudget: `budget|mn budget|mijn budget|m'n budget|limiet|maandbudget|budgetten`,
		AroundExport: `alles|dit|dit alles|dat|dat alles|het|alle|mijn|mijn uitgaven|uitgaven|gegevens|mijn gegevens|de|een|n|als|in|in een|naar|
			van|voor|bestand|formaat|lijst|me|mij|boekhouder|mijn boekhouder|boekingen|posten|tot nu toe|graag|aub|even|eens|met|allemaal|er|op|ook|
			ervan|zooi`,
		AsksFile: `exporteer|exporteren|export|download|downloaden|stuur|stuur me|sturen|geef|geef me|geven|mag ik|kan ik|kan ik krijgen|
			mag ik hebben|krijg ik|ik wil|wil ik|wil|ik wil graag|ik heb nodig|maak|maak me|maken|zet|kun je sturen|kun je maken|hebben|krijgen|doe|
			doe maar|opslaan|sla op|gooi`,
		NamesCSV:   `csv|csv-bestand|csv bestand|csvtje`,
		NamesSheet: `excel|xlsx|excelbestand|excel-bestand|excel bestand|spreadsheet|rekenblad|excelletje`,
		AroundCategories: `welke|wat|wat zijn|wat voor|lijst|lijst van|lijst met|toon|toon me|laat|zien|laat zien|laat me zien|geef|geef me|noem|
			vertel|de|alle|al|al mijn|mijn|je|jouw|van|zijn er|er zijn|er|zijn|heb je|heb ik|hebben we|ken je|gebruik je|kan ik gebruiken|
			kan ik kiezen|bestaan|bestaan er|beschikbaar|overzicht|overzicht van|allemaal|eigenlijk|even|nu|dan|dus|allemaal zijn er`,
		NamesMonthStart: `begin van de maand|begin van mijn maand|maandbegin|maandstart|eerste dag van de maand`,
		SetsSetting: `verander|veranderen|wijzig|wijzigen|zet|zetten|stel|maak|gebruik|pas|reken|rekenen|wil|ik wil|neem|doe|hanteer|kies|
			instellen`,
		SaysMine:        `mijn|mn|m'n|onze|bij mij|bij ons|voor mij|voor ons|ik reken|wij rekenen|ik heb|we hebben|ik gebruik|ik hanteer`,
		NamesOwnAmounts: `bedragen die ik geef|bedragen die ik noem|bedragen die ik invoer|prijzen die ik geef|prijzen die ik noem|bedragen die ik opgeef|bedragen die ik intyp|bedragen|prijzen|wat ik intyp|wat ik invoer`,
		SwitchesSetting: `schakel over naar|schakel over op|stap over op|ga over op|schakel naar|wissel naar|zet alles op|zet alles in|maak alles|
			alles in|doe alles in|zet om naar|overschakelen naar`,
		SaysHenceforth: `voortaan|vanaf nu|vanaf vandaag|altijd|standaard|normaal|normaal gesproken|gewoonlijk|meestal|in het vervolg|
			in de toekomst|als standaard|voorlopig`,
		NamesVATRate:  `btw-tarief|btw tarief|btw-percentage|btw percentage|tarief|belastingtarief|btw plichtig|btw-plichtig`,
		NamesOwnMonth: `maand|maanden`,
		SaysBegins:    `begint|beginnen|begin|start|starten|loopt|lopen|gaat|gaan|telt|tellen|tel|ingaan|gaat in`,
		NamesSpeech:   `taal|talen`,
		SaysSpeak:     `praat|praten|spreek|spreken|antwoord|antwoorden|schrijf|schrijven|reageer|zeg|babbel`,
		LivesIn: `ik ben in|ik ben nu in|ben nu in|ben in|ik woon in|ik woon nu in|woon nu in|ik zit in|ik zit nu in|zit nu in|zit in|
			ik ben verhuisd naar|ben verhuisd naar|verhuisd naar|we wonen in|we zitten in|we wonen nu in|tegenwoordig in`,
		SetsCurrency: `valuta {currency}|mijn valuta is {currency}|mijn valuta is de {currency}|zet valuta op {currency}|mijn munt is {currency}|
			mijn munt is de {currency}|munt {currency}|zet mijn valuta op {currency}|zet de valuta op {currency}|verander de valuta in {currency}|
			verander mijn valuta in {currency}|verander de valuta naar {currency}|wijzig de valuta in {currency}|gebruik {currency} als valuta|
			gebruik de {currency} als valuta|stel de valuta in op {currency}|mijn standaardvaluta is {currency}|standaardvaluta {currency}|
			ik betaal in {currency}|ik reken in {currency}|valuta is {currency}|valuta naar {currency}`,
		AsksHelp: `hulp|help me|wat kun je|wat kan je|wat kun je doen|hoe werkt dit|wat kun je allemaal|wat kan je allemaal|wat kun jij|
			wat kan jij|wat kan jij allemaal|hoe werkt het|hoe werkt deze bot|hoe werkt dit allemaal|uitleg|help|wat moet ik doen|menu|opdrachten|
			commando's|functies|je functies|welke functies heb je|welke functies zijn er|wat zijn je functies`,
		SetsZone: `mijn tijdzone is {zone}|tijdzone {zone}|tijdzone is {zone}|zet de tijdzone op {zone}|zet mijn tijdzone op {zone}|
			stel de tijdzone in op {zone}|ik ben in {zone}|ik woon in {zone}|ik zit in {zone}|ik zit in de tijdzone van {zone}|tijdzone van {zone}|
			mijn tijdzone {zone}|de tijdzone is {zone}|gebruik de tijd van {zone}|gebruik tijdzone {zone}|tijd van {zone}|
			verander de tijdzone in {zone}|verander de tijdzone naar {zone}|wijzig de tijdzone in {zone}|verander mijn tijdzone naar {zone}|
			zet tijdzone op {zone}|ik zit nu in {zone}|ik ben nu in {zone}`,
		SetsVAT: `btw {rate}|btw is {rate}|mijn btw is {rate}|btw op {rate}|zet de btw op {rate}|zet btw op {rate}|stel de btw in op {rate}|
			btw-tarief {rate}|btw-tarief is {rate}|mijn btw-tarief is {rate}|standaard btw {rate}|standaard-btw {rate}|mijn btw is standaard {rate}|
			btw is standaard {rate}|de btw is standaard {rate}|standaard {rate} btw|altijd {rate} btw|gebruik altijd {rate} btw|
			gebruik standaard {rate} btw|reken altijd met {rate} btw|reken met {rate} btw|mijn btw-tarief is standaard {rate}|
			mijn btw tarief is {rate}|mijn btw is normaal {rate}|mijn btw is meestal {rate}|mijn standaard btw is {rate}|
			mijn standaard btw-tarief is {rate}|zet mijn btw op {rate}|bij mij geldt {rate} btw`,
		EndsVAT: `btw uit|btw uitzetten|zet de btw uit|zet btw uit|schakel de btw uit|zonder btw|geen btw`,
		AsksForVAT: `vraag naar de btw|vraag altijd naar de btw|vraag steeds naar de btw|btw vragen|vraag me om de btw|
			vraag elke keer naar de btw`,
		CountsNet: `bedragen zijn netto|mijn bedragen zijn netto|de bedragen zijn netto|bedragen zijn excl. btw|bedragen zijn excl btw|
			bedragen zijn exclusief btw|bedragen excl. btw|bedragen excl btw|bedragen exclusief btw|mijn bedragen zijn exclusief btw`,
		CountsGross: `bedragen zijn bruto|mijn bedragen zijn bruto|de bedragen zijn bruto|bedragen zijn incl. btw|bedragen zijn incl btw|
			bedragen zijn inclusief btw|bedragen incl. btw|bedragen incl btw|bedragen inclusief btw|mijn bedragen zijn inclusief btw`,
		EndsDay: `e|de|ste`,
		StartsMonth: `mijn maand begint op de {value}|mijn maand begint op {value}|mijn maanden beginnen op de {value}|
			de maand begint op de {value}|maanden beginnen op de {value}|mijn maand start op de {value}|laat mijn maand beginnen op de {value}|
			mijn maand begint altijd op de {value}|maand begint op {value}|mijn maand loopt vanaf de {value}|mijn maand loopt vanaf {value}|
			mijn maand loopt van de {value}|mijn maand gaat in op de {value}|mijn maand begint vanaf de {value}|mijn maand start vanaf de {value}|
			reken mijn maand vanaf de {value}|laat de maand beginnen op de {value}|laat maanden beginnen op de {value}|
			laat mijn maand starten op de {value}|mijn maand moet beginnen op de {value}|mijn maand moet op de {value} beginnen|
			start mijn maand op de {value}|begin mijn maand op de {value}|zet het begin van de maand op de {value}|
			zet het begin van mijn maand op de {value}|begin van de maand op de {value}|bij mij begint de maand op de {value}|
			mijn maand begint steeds op de {value}`,
		OpensCategory:  `de categorie|categorie|rubriek`,
		ClosesCategory: `vanaf nu|voortaan|van nu af aan|in het vervolg`,
		OpensSubject:   `alles van|alles bij|alles met|uitgaven bij|uitgaven voor|alle|elke|elk|de|het|mijn`,
		ForgetsRule: `vergeet de regel voor {words}|vergeet de regel over {words}|verwijder de regel voor {words}|wis de regel voor {words}|
			haal de regel voor {words} weg`,
		RenamesCategory: `hernoem de categorie {words} naar {value}|hernoem {words} naar {value}|hernoem {words} in {value}|
			verander de naam van {words} in {value}|{words} heet voortaan {value}|{words} moet {value} heten|noem de categorie {words} {value}`,
		MakesRule: `{words} hoort altijd bij {value}|{words} hoort altijd onder {value}|{words} gaat altijd naar {value}|zet {words} altijd onder {value}|zet {words} altijd bij {value}|boek {words} altijd onder {value}|
			boek {words} altijd op {value}|{words} altijd onder {value}|{words} altijd bij {value}|doe {words} altijd bij {value}|
			tel {words} altijd bij {value}`,
		RulesKnown: `{words} is altijd {value}|{words} zijn altijd {value}|{words} hoort altijd bij {value}|{words} valt altijd onder {value}|
			{words} telt altijd als {value}|{words} gaat altijd onder {value}|{words} gaat altijd bij {value}|{words} komt altijd onder {value}|
			hoort bij {value}|hoort in {value}|hoort onder {value}|valt onder {value}|moet bij {value}|moet onder {value}|gaat onder {value}|
			{words} hoort onder {value}|{words} hoort in {value}|{words} moet onder {value}|{words} moet bij {value}`,
		Rules: `{words} hoort bij {value}|{words} horen bij {value}|{words} valt onder {value}|{words} vallen onder {value}|
			{words} telt als {value}|{words} tellen als {value}|zet {words} onder {value}|boek {words} onder {value}|zet {words} bij {value}|
			{words} gaat onder {value}|doe {words} bij {value}`,
		SaysIsCategory: `{words} is {value}|{words} zijn {value}`,
		ListsDay:       `daglijst|lijst van de dag|uitgaven van de dag|de uitgaven van de dag`,
		ListsDeleted: `verwijderde uitgaven|verwijderde boekingen|verwijderd|toon verwijderde uitgaven|laat de verwijderde uitgaven zien|
			laat verwijderde uitgaven zien|toon de verwijderde|wat heb ik verwijderd|laat zien wat ik heb verwijderd|toon wat ik heb verwijderd|
			prullenbak|verwijderde uitgaven {period}|wat heb ik {period} verwijderd`,
		AsksDifference: `verschil tussen {words} en {value}|het verschil tussen {words} en {value}|wat is het verschil tussen {words} en {value}|
			hoe groot is het verschil tussen {words} en {value}|hoeveel is het verschil tussen {words} en {value}|
			hoeveel meer heb ik uitgegeven aan {words} dan aan {value}|hoeveel meer heb ik aan {words} uitgegeven dan aan {value}|
			hoeveel meer heb ik aan {words} dan aan {value} uitgegeven|hoeveel meer gaf ik uit aan {words} dan aan {value}|
			hoeveel meer aan {words} dan aan {value}|hoeveel minder aan {words} dan aan {value}|
			hoeveel minder heb ik uitgegeven aan {words} dan aan {value}|hoeveel minder heb ik aan {words} uitgegeven dan aan {value}|
			heb ik meer uitgegeven aan {words} of aan {value}|heb ik meer uitgegeven aan {words} of {value}|
			heb ik meer aan {words} of aan {value} uitgegeven|heb ik meer aan {words} of {value} uitgegeven|
			heb ik meer uitgegeven aan {words} dan aan {value}|heb ik meer aan {words} uitgegeven dan aan {value}|
			heb ik meer aan {words} dan aan {value} uitgegeven|waar heb ik meer aan uitgegeven, {words} of {value}|
			meer aan {words} of aan {value}|meer aan {words} of {value}`,
		AsksShare: `hoeveel procent van mijn uitgaven was {words}|hoeveel procent van mijn uitgaven is {words}|
			hoeveel procent van mijn uitgaven ging naar {words}|hoeveel procent van mijn uitgaven gaat naar {words}|hoeveel procent ging naar {words}|
			hoeveel procent geef ik uit aan {words}|hoeveel procent heb ik uitgegeven aan {words}|welk deel van mijn uitgaven is {words}|
			welk deel van mijn uitgaven ging naar {words}|welk deel van mijn uitgaven gaat naar {words}|wat is het aandeel van {words}|
			aandeel van {words}|percentage {words}`,
		RemembersThat: `onthoud dat {words}|onthoud: {words}|onthoud, {words}|onthou dat {words}|onthou: {words}|onthouden: {words}|
			onthoud even dat {words}|denk eraan dat {words}|vergeet niet dat {words}|weet dat {words}|ter info: {words}|ter info, {words}|
			je moet weten dat {words}|houd in gedachten dat {words}`,
		MayRemember: `onthoud {words}|onthou {words}|onthoud even {words}`,
		StatesName: `mijn {value} heet {words}|onze {value} heet {words}|ons {value} heet {words}|de {value} heet {words}|
			het {value} heet {words}|de naam van mijn {value} is {words}|mijn {value} heet nu {words}|mijn {value} {words} heet|
			onze {value} {words} heet`,
		StatesNamed: `mijn {value} is {words}|onze {value} is {words}|ons {value} is {words}|mijn {value} {words} is`,
		StatesRole: `{words} is mijn {value}|{words} is onze {value}|{words} is ons {value}|{words} mijn {value} is|{words} onze {value} is|
			met {words} bedoel ik mijn {value}|als ik {words} zeg, bedoel ik mijn {value}`,
		StatesIs: `{words} is een {value}|{words} is de {value}|{words} is het {value}|{words} is {value}|{words} een {value} is|
			{words} betekent {value}|{words} staat voor {value}|{words} = {value}|met {words} bedoel ik {value}`,
		StatesUsual: `mijn {words} kost meestal {amount}|mijn {words} kost altijd {amount}|mijn {words} kost normaal {amount}|
			mijn {words} kost normaal gesproken {amount}|mijn {words} kost gewoonlijk {amount}|mijn vaste {words} kost {amount}|
			mijn gebruikelijke {words} kost {amount}|een {words} kost meestal {amount}|{words} kost meestal {amount}|{words} kost altijd {amount}|
			{words} kost normaal {amount}|{words} kost gewoonlijk {amount}|{words} kost me meestal {amount}|ik betaal meestal {amount} voor {words}|
			ik betaal altijd {amount} voor {words}|mijn {words} meestal {amount} kost|{words} meestal {amount} kost|{words} is meestal {amount}`,
		StatesPayday: `ik krijg mijn loon op de {value}|ik krijg mijn salaris op de {value}|ik krijg loon op de {value}|
			ik krijg salaris op de {value}|ik krijg betaald op de {value}|mijn salaris komt op de {value}|mijn loon komt op de {value}|
			mijn salaris komt de {value}|salaris komt op de {value}|betaaldag is de {value}|mijn betaaldag is de {value}|
			ik word betaald op de {value}|ik word de {value} betaald|mijn salaris wordt op de {value} gestort|mijn loon wordt op de {value} gestort`,
		ForgetsFact: `vergeet dat {words}|vergeet wie {words} is|vergeet wat {words} is|vergeet {words}|onthoud {words} niet meer|
			wis {words} uit je geheugen|verwijder {words} uit je geheugen`,
		ShowsMemory: `geheugen|je geheugen|mijn geheugen|toon je geheugen|laat je geheugen zien|wat heb je onthouden|wat onthoud je|
			wat heb je over mij onthouden|wat weet je over mij|wat weet je van mij|wat weet je over ons|laat zien wat je hebt onthouden|
			wat heb je geleerd|feiten|toon feiten`,
		NamesRelation: `dochter|zoon|kind|baby|vrouw|echtgenote|man|echtgenoot|partner|vriend|vriendin|beste vriend|beste vriendin|verloofde|
			moeder|mama|vader|papa|zus|zusje|broer|broertje|oma|opa|tante|oom|neef|nicht|stiefzoon|stiefdochter|schoonmoeder|schoonvader|schoonzus|
			zwager|huisgenoot|buurman|buurvrouw|collega|baas|chef|huisbaas|verhuurder|oppas|schoonmaakster|gastouder|kleinzoon|kleindochter|petekind|
			huurder`,
		PointsAway: `dat|dit|deze|die|het|er|hij|zij|ze|wie|wat|waar|hoe|wanneer|welke|welk|hier|daar|ik|jij|je|wij|we|jullie|vandaag|gisteren|
			morgen|alles|niets|niet|geen|of|als|omdat|mij|me|jou`,
		NamesSecret: `wachtwoord|wachtwoorden|pincode|pin|pin-code|toegangscode|beveiligingscode|cvc|cvv|inloggegevens|kaartnummer|
			rekeningnummer|iban|bsn|burgerservicenummer|paspoortnummer|tan-code`,
		NamesPayday: `betaaldag|salaris|loon`,
		SaysUsual:   `mijn gebruikelijke|mijn vaste|de gebruikelijke|het gebruikelijke|zoals altijd|zoals gewoonlijk|mijn gewone|de vaste`,
		NamesHelp: `hulp|hulp bij|hulp met|hulp over|hulp voor|help|help met|help me met|help bij|ik heb hulp nodig|ik heb hulp nodig bij|
			hulp nodig bij|help mij met|uitleg|uitleg over`,
		AsksHowTo: `hoe kan ik|hoe kun je|hoe kan je|hoe kan men|hoe doe ik|hoe doe je|hoe krijg ik|hoe moet ik|hoe maak ik|hoe zet ik|
			hoe verander ik|hoe werkt|hoe gaat dat met|hoe voer ik|wat moet ik doen|wat moet ik schrijven|wat doe ik|welke opdracht|
			met welke opdracht|is er een opdracht|hoe deel ik|hoe wijzig ik|hoe exporteer ik|hoe verwijder ik|hoe voeg ik`,
		AsksAbility: `wat kun je|wat kan je|wat kan deze bot|wat kan de bot|wat kan ik hier|wat doe je|wat kan ik met je|welke functies|
			welke opdrachten|wat moet ik schrijven|laat zien wat je kunt|laat zien wat je kan|vertel wat je kunt|hoe begin ik|waar begin ik|
			hoe werk je|hoe werkt de bot|hoe werkt deze bot|hoe werkt dit|ik snap niet hoe|ik begrijp niet hoe|waar ben je voor|waarvoor dien je|
			wat ben je|wie ben je|wat is dit|wat doet deze bot|hoe kun je me helpen|hoe kan je me helpen|waarmee kun je|hoe gebruik ik|leg uit hoe`,
		AsksWhoBot: `wie ben je|wie ben jij|wat ben je|wat ben jij|hoe heet je|hoe heet jij|ben je een bot|ben jij een bot|ben je een mens`,
		AsksWhatIs: `wat is|wat zijn|wat betekent`,
		AsksHow:    `hoe`,
		MayAskHowTo: `snap je|snap jij|kan ik|kun je|kan je|kunnen we|mag ik|is het mogelijk|is er|zijn er|kan dat|gaat dat|kun jij|spreek je|begrijp je|
			ondersteun je|heb je|wie|waar kan ik|waar vind ik|waar is|waar zijn|welke talen|welke valuta's|welke formaten|wat gebeurt er|wat als|
			leg uit|ik wil|ik wil graag|ik zou graag|ik moet|ik heb me vergist|ik weet niet hoe|geen idee hoe|mijn gegevens|werkt het`,
		AsksPrivacy: `privacy|privacybeleid|gegevensbescherming`,
		AsksHistory: `geschiedenis|de geschiedenis|wijzigingen|de wijzigingen|wie heeft dit gewijzigd|wie heeft dat gewijzigd|verloop`,
		SaysUntaxed: `zonder btw|geen btw|btw-vrij|vrijgesteld|vrijgesteld van btw`,
		ShowsNumber: `geschiedenis van {number}|geschiedenis {number}|wie heeft {number} toegevoegd|wie heeft {number} gewijzigd|
			wijzigingen van {number}|toon {number}|laat {number} zien|toon nummer {number}`,
	},
	Words: vocabulary{
		words: []roleWords{
			{RoleDocument, `kassabon bonnetje bon bonnummer kwitantie`},
			{RoleDocument | RolePayable, `factuur factuurnummer`},
			{RoleFree | RoleExempt, `vrijgesteld btw-vrij btw_vrij belastingvrij vrijgesteld_van_btw btwvrij vrij_van_btw`},
			{RoleFree | RoleReverse, `btw_verlegd verlegd`},
			{RoleFree, `geen_btw`},
			{RoleRateNoun | RoleTax, `btw-tarief btw-percentage belastingtarief`},
			{RoleTimes, `keer maal`},
			{RoleDivided, `delen_door deel_door gedeeld_door`},
			{RoleMinus, `min minus`},
			{RoleEach, `per_stuk elk het_stuk p.st p/st p.stuk p/stuk`},
			{RolePer, `per het`},
			{RoleOff, `bon korting kortingsbon kortingscode afgeprijsd waardebon tegoedbon cadeaubon voucher kassakorting halve_prijs`},
			{RoleTip, `fooi fooitje`},
			{RoleInexact, `en_nog_wat en_een_beetje en_nog_iets en_wat en_wat_centen en_een_paar_centen`},
			{RoleInvited, `getrakteerd uitgenodigd`},
			{RolePaid, `trakteerde`},
			{RolePaid | RoleGave, `gaf stuurde`},
			{RoleBy, `door`},
			{RolePerson, `vrouw mijn_man echtgenoot mama papa moeder vader baas bedrijf werkgever broer zus vriend vriendin collega huisgenoot ouders
				oma opa oom tante
				schoonvader schoonmoeder schoonouders zwager zusje broertje neef nicht buurman buurvrouw pa ma vriendje zaak mams paps m'n_man
				mn_man partner verloofde chef ex huisbaas verhuurder schoonzus nichtje neefje buren collega's vrienden grootouders`},
			{RoleIncome | RoleOrSpent, `pensioen zakgeld rente`},
			{RoleNotSpent, `vergeten_te_betalen te_betalen_vergeten nog_te_betalen nog_niet_voldaan onvoldaan uitstaand uitstaande te_goed
				nog_te_goed`},
			{RoleNotSpent, `onbetaald onbetaalde openstaand openstaande achterstallig achterstallige gepland geplande te_betalen nog_open verschuldigd
				verschuldigde schuldig nog_niet_betaald niet_betaald moet_nog_betalen`},
			{RoleIncome, `salaris loon inkomen verdiend verkocht dividend gewonnen geërfd gevonden kinderbijslag huurtoeslag zorgtoeslag
				vakantiegeld dertiende_maand 13e_maand eindejaarsuitkering eindejaarspremie uitkering bijstandsuitkering ww-uitkering aow
				studiefinanciering stufi kinderopvangtoeslag kindgebonden_budget groeipakket leefloon huurinkomsten honorarium fooien verdiende
				ziekengeld zwangerschapsuitkering erfenis stagevergoeding bijbaantje ontslagvergoeding transitievergoeding dividenduitkering`},
			{RoleIncome | RoleRefund, `belastingteruggave belastingteruggaaf ontvangen gekregen belasting_terug btw_terug toegestopt gaf_me gaf_mij
				gaf_ons stuurde_me stuurde_mij vergoed onkostenvergoeding reiskostenvergoeding kilometervergoeding reiskosten_vergoeding
				onkosten_vergoeding`},
			{RoleIncome | RoleRefund | RoleOrSpent, `gegeven`},
			{RoleRefund, `teruggave teruggaaf teruggaven statiegeld_terug statiegeldbon borg_terug lege_flessen statiegeldbonnetje energie_terug statiegeld_ingeleverd
				flessen_ingeleverd`},
			{RoleRefund | RoleMoved, `teruggekregen terugbetaald teruggegeven teruggestuurd teruggestort teruggekomen terugontvangen geretourneerd
				retour_gestuurd retourpinnen teruggebracht teruggeboekt geld_terug`},
			{RoleMoved, `leent spaarrekening spaargeld gespaard geldautomaat pinautomaat opgenomen gestort geleend uitgeleend geldmaat flappentap
				geldopname geldautomaten geld_gepind contant_gepind geld_opgenomen spaarpot spaarvarken spaardeposito sparen
				pensioensparen beleggingsrekening betaalrekening zichtrekening en-of-rekening en/of-rekening gezamenlijke_rekening eigen_rekening
				opzijgezet opzij_gezet apart_gezet weggezet belegd creditcardafrekening creditcard_afbetaald creditcard_afgelost storting
				geld_gehaald cash_gehaald contant_gehaald gepind_bij_de_geldmaat gepind_bij_geldmaat gepind_bij_de_geldautomaat
				gepind_bij_de_pinautomaat gepind_bij_de_automaat gepind_uit_de_muur geld_uit_de_muur`},
			{RoleMoved | RoleOrSpent, `overgemaakt overgeboekt voorgeschoten overgeschreven overboeking overschrijving`},
			{RolePeriod, `in sinds jaar lente zomer herfst winter kwartaal vergelijk vakantie vakanties zomervakantie kerst kerstmis pasen pinksteren
				oudjaar nieuwjaar sinterklaas tegen of voorjaar najaar oud_en_nieuw carnaval kerstvakantie herfstvakantie voorjaarsvakantie
				meivakantie`},
			{RoleMoney | RoleBan, `salaris loon inkomen verdiend`},
			{0, `net`},
			{RolePoint, `komma`},
			{RolePart, `paar dozijn half halve`},
			{roleHint, `het een en voor met van gisteren vandaag koffie lunch_met boodschappen huur betaald gekocht uitgegeven kost kostte slechts
				bedrag ongeveer precies is_het op aan bij`},
			{RoleFiller, `bijna_vergeten was_ik_bijna_vergeten bijna_vergeten_te_noteren had_ik_bijna_vergeten ik_was_bijna_vergeten ben_ik_bijna_vergeten`},
			{RoleFiller, `vergeten_te_noteren vergeten_op_te_schrijven`},
			{RoleFiller, `ik heb mijn we van op aan in totaal prijs bedrag slechts maar graag bedankt precies nog nogmaals daarna vervolgens 
				ff effe even eventjes`},
			{RoleFiller | RoleArticle, `het een de 'n n 't`},
			{RoleFiller | RoleFor, `voor`},
			{RoleFiller | RoleSpend, `betaald gekocht uitgegeven betaalde kocht kwijt gepind afgerekend neergeteld besteld gehaald neergelegd gegeten
				gedronken uitgaf geparkeerd gegokt opgehaald gescoord gepakt meegenomen aangeschaft afgetikt stukgeslagen ingeslagen gegeten verbrast
				gespendeerd besteed gedokt gelapt vergokt verspild voldaan opgemaakt gelaten verteerd stukgegooid`},
			{RoleFiller | RoleCost, `kost kostte kosten gekost`},
			{RoleFiller | RoleAdd, `noteer toevoegen voeg_toe noteren invoeren opschrijven schrijf_op`},
			{RoleCommand, `verwijder verwijderen wijzig wijzigen toon zoek rapport`},
			{RoleBan, `ben bent zijn zou zouden kan kunnen moet hoeveel hoe wanneer waar waarom wie wat welke als niet geen nooit helft ieder elke
				delen gedeeld ongeveer bijna misschien salaris loon inkomen verdiend schuldig leen geleend verwijder verwijderen wijzig wijzigen toon
				zoek rapport volgende wil nodig denk negeer instructies jij hij zij jullie jaar nummer`},
			{RoleTax, `btw belasting`},
			{RoleNet, `excl_btw exclusief zonder_btw exclusief_btw ex_btw ex ex.`},
			{RoleGross, `incl_btw inclusief waarvan inclusief_btw met_btw`},
			{RoleSubtotal, `subtotaal tussentotaal`},
			{RoleTotal, `totaal in_totaal totaalbedrag eindbedrag samen`},
			{RolePercent, `procent`},
			{RoleUnit, `stappen keer personen dagen weken maanden uur uren minuten gram kilo liter flessen keren stuk stuks jaren liters meter meters km
				kilometer kilometers graden pagina's bladzijden man koppen`},
			{RoleOftenNumbered, `kamer lijn zaal tafel`},
			{RoleNumbered, `pagina hoofdstuk bestelling huisnummer perron wagon bladzijde nummer ordernummer`},
			{RoleFiller | RoleRefund, `terugbetaling restitutie creditnota`},
			{RoleAnd, `en daarna toen`},
			{RoleHalf, `half halve`},
			{RoleAt, `bij`},
		},
		shares: `2:de_helft_van,helft_van,mijn_helft,mn_helft,m'n_helft 3:een_derde_van`,
		sharers: `2:z'n_tweeën,zn_tweeën,z'n_tweeen,zn_tweeen 3:z'n_drieën,zn_drieën,z'n_drieen,zn_drieen 4:z'n_vieren,zn_vieren
			5:z'n_vijven,zn_vijven 6:z'n_zessen,zn_zessen 0:gedeeld,delen,gesplitst,verdeeld,opgedeeld,delen_we 2:helft,samsam`,
		scales: `3:duizend 6:miljoen 9:miljard`,
		rounds: `10:tiental 15:vijftiental 20:twintigtal 30:dertigtal 40:veertigtal 50:vijftigtal 100:honderdtal 1000:duizendtal`,
		numbers: `1:een,één 2:twee 3:drie 4:vier 5:vijf 6:zes 7:zeven 8:acht 9:negen 10:tien 11:elf 12:twaalf 13:dertien 14:veertien 15:vijftien
			16:zestien 17:zeventien 18:achttien 19:negentien 20:twintig 30:dertig 40:veertig 50:vijftig 60:zestig 70:zeventig 80:tachtig 90:negentig
			100:honderd 1000:duizend`,
		marks: `~pound=GBP:pond,ponden ~franc=CHF:frank,franken ~krone:kroon,kronen ~ruble=RUB:roebel *5:vijfje,vijfjes *10:tientje,tientjes,joet
			*20:twintigje *25:geeltje,geeltjes *50:vijftigje *100:honderdje,meier,barkie *1000?:ruggen *1?:ballen,piek,knaken,pegels *10:donnie
			EUR:eurootje,eurootjes,eurotjes,euries`,
		halves:  `1:anderhalf,anderhalve 2:tweeënhalf,tweeënhalve,tweeenhalf,tweeenhalve,tweeëneenhalf 3:drieënhalf,drieënhalve,drieenhalf 4:vierenhalf,vierenhalve`,
		joints:  `en ën`,
		clashes: `sei dos due sex sept once mille cent cents`,
		endings: `honderd duizend`,
	},
	lists: []listWords{
		{Twice, `tweemaal`},
		{Thrice, `driemaal`},
		{FourTimes, `viermaal`},
		{Clock, `uur`},
		{BeforeClock, `om`},
		{LeadsToClock, `om`},
		{CategoryWord, `categorie rubriek`},
		{CategoryBefore, `in onder bij de als naar`},
		{FiledUnder, `onder`},
		{TakenAs, `als`},
		{CategoryEnd, `en graag maar met van voor`},
		{Stay, `reis trip vakantie uitje stedentrip citytrip zakenreis dienstreis weekendje schoolreis`},
		{During, `tijdens op`},
		{Toward, `naar`},
		{Travel, `luchthaven vliegveld hostel taxi metro museum camping trein bus parkeren vakantiehuis appartement`},
		{ServiceCharge, `service bediening servicekosten bedieningsgeld`},
		{Fellows, `vrienden vriendinnen collega's collegas huisgenoten maten buren broers zussen anderen vriend jongens meiden gasten`},
		{Heads, `man personen mensen koppen`},
		{RateOn, `over`},
		{Gram, `gram`},
		{Kilo, `kilo`},
		{Pound, `pond pondje`},
		{AlsoHours, `uur`},
		{Litre, `liter`},
		{Petrol, `euro`},
		{OfEach, `van`},
		{HalfPrice, `halve_prijs voor_de_halve_prijs tegen_halve_prijs`},
		{Size, `maat schoenmaat kledingmaat`},
		{Code, `code pincode wificode wachtwoord deurcode`},
		{Gauge, `koorts temperatuur maat schoenmaat kledingmaat gewicht weeg weegt versie lijn hartslag pincode bloeddruk bloedsuiker
			lichaamstemperatuur verbruik lengte wachtwoord wificode jeansmaat`},
		{Team, `ajax psv feyenoord twente nederland az heerenveen vitesse anderlecht`},
		{Departs, `trein treintje bus vlucht vliegtuig veerboot metro tram`},
		{LeadsToDeparture, `van om`},
		{Begins, `komt opent sluit begint begon vertrekt start eindigt beginnen starten vertrekken`},
		{Instalment, `termijn deelbetaling`},
		{Appointment, `afspraak wekker ouderavond`},
		{Apiece, `à`},
		{Discount, `korting kassakorting`},
		{Piece, `st stk`},
		{Change, `wisselgeld`},
		{Saves, `bespaard`},
		{TakesOff, `haalde afgetrokken eraf scheelde`},
		{Back, `terug`},
		{Returns, `kreeg gaf stuurde betaalde kwam krijg kregen geeft gaven stuurden betaalden kwamen`},
		{Visited, `tandarts dokter huisarts dierenarts fysio orthodontist oogarts kinderarts dermatoloog fysiotherapeut mondhygiënist gynaecoloog`},
		{Weighs, `weegt woog`},
		{Waits, `gewacht`},
		{Ticket, `kaartje kaartjes ticket tickets kaarten`},
		{Sends, `tikkie gestuurd betaalverzoek`},
		{Found, `gevonden`},
		{Giver, `van`},
		{Opening, `nou even_kijken eens_kijken oke oké ehm uh eh nou_ja nou_even_kijken goed_dus ok_dus dus nou_eh`},
		{Denial, `nee`},
		{PayerPreposition, `met voor`},
		{Trailing, `met`},
		{With, `met`},
		{Indefinite, `een 'n n`},
		{Possessive, `mijn onze
			mn m'n ons`},
		{Auxiliary, `heeft hebben had hadden`},
		{Measured, `procent`},
		{FunctionWord, `de het een ik jij je hij zij ze wij we jullie mij hem haar ons mijn jouw zijn en of maar als dat die dit deze wat wie hoe waar niet geen ja nee in op
aan van voor met naar bij uit om te is was waren heeft heb er ook nog al`},
		{Acquires, `koop koopt kopen kocht gekocht betaal betaalt betalen betaald betaalde huur huurt huren gehuurd haal haalt gehaald pak gepakt
			gewonnen neem nam genomen bestel bestelde besteld uitgegeven neergelegd verbrast geschonken gestoken meegenomen aangeschaft verkocht
			verkochten
			afgerekend getankt gedaan voorgeschoten trakteert kochten betaalden huurde bestelt scoorde haalde pakte tankte regelde`},
		{AddressPart, `postcode etage verdieping huisnummer bus toevoeging`},
		{Hedge, `ongeveer circa ca rond_de zo'n om_en_nabij plusminus pakweg bijna iets_van naar_schatting denk_ik dacht_ik geloof_ik ik_denk ik_dacht ik_geloof of_zo ofzo
			als_ik_me_niet_vergis grofweg zowat zo_ongeveer ergens_rond`},
		{Maybe, `misschien waarschijnlijk wellicht vermoedelijk mogelijk`},
		{Bound, `vanaf`},
		{CategoryIs, `is`},
		{CookMeasure, `gram eetlepel eetlepels theelepel theelepels snufje snufjes kopje kopjes teen tenen deciliter dl ml liter`},
		{Due, `onbetaald onbetaalde openstaand openstaande gepland geplande achterstallig achterstallige uitstaand uitstaande onvoldaan`},
		{Either, `ofwel hetzij`},
		{Gamble, `poker casino roulette loterij staatsloterij toto krasloten gokkast weddenschap`},
		{Interest, `rente`},
		{Journey, `trein vlucht spoor vertrek aankomst ic intercity gate boarding bus`},
		{Or, `of ofwel`},
		{Amid, `tussen`},
		{UpFrom, `van`},
		{UpTo, `tot`},
		{LoweredTo, `naar`},
		{SoldFor, `voor`},
		{OrInTwo, `of_misschien of_toch`},
		{Paged, `spoor pagina blz p bladzijde hoofdstuk oefening les aflevering vers opgave`},
		{PartOfDay, `'s_ochtends 's_middags 's_avonds 's_morgens`},
		{PaymentMeans, `pin pinpas kaart creditcard tikkie ideal contant bancontact payconiq bankpas`},
		{PerTime, `maand week jaar dag uur`},
		{PlaceArticle, `de het`},
		{Premises, `appartement woning kamer huis pand`},
		{Preposition, `voor bij met van in`},
		{Range, `tot`},
		{Reading, `meterstand meterstanden kilometerstand tellerstand gasmeter watermeter`},
		{Leg, `heen terug heenweg terugweg heenreis terugreis`},
		{Returning, `retour retourneer`},
		{GivenName, `lotte sanne anouk femke fleur julia emma sophie eva lisa anne iris noa daan bram lucas thijs tim jeroen jan piet kees henk
			willem pieter maarten sander bas rick niels stijn koen ruben joost wouter marieke ingrid marloes esther linda monique saskia
			inge miranda karin wilma truus joke els hanneke fatima mohammed youssef sem levi luuk milan jesse lars ruud dennis johan erik martijn
			bart wim gert theo joris mees sjoerd remco nienke lieke hassan ahmed petra anja yvonne wendy naomi wout`},
		{Venue, `lokaal kamer zaal verdieping poli polikliniek spoor perron gate balie nummer huisnummer etage afdeling deur route gebouw
			loket kantoor hal veld`},
		{Seat, `stoel stoelen plaats plaatsen rij vak spoor gate deur rang`},
		{Tenant, `huurder huurders onderhuurder`},
		{Undated, `kerst pasen januari februari maart april juni juli augustus september oktober november december`},
		{Versus, `tegen vs`},
		{Within, `in op`},
		{Won, `gewonnen wint winnen verloren verliest gelijkspel staat stand`},
	},
	lands: `JPY:japan CNY:China HKD:hongkong KRW:zuid-korea,zuid_korea THB:thailand INR:india IDR:indonesië AED:emiraten EGP:egypte MAD:marokko ZAR:zuid-afrika,zuid_afrika TRY:turkije GBP:engeland,groot-brittannië,groot_brittannië,schotland CHF:zwitserland SEK:zweden NOK:noorwegen DKK:denemarken ISK:ijsland PLN:polen CZK:tsjechië HUF:hongarije RON:roemenië RSD:servië UAH:oekraïne RUB:rusland USD:VS,USA,amerika,verenigde_staten CAD:canada MXN:mexico BRL:brazilië AUD:australië NZD:nieuw-zeeland,nieuw_zeeland SRD:suriname
EUR:duitsland,frankrijk,spanje,italië,oostenrijk,belgië,griekenland,ierland,finland,luxemburg,kroatië,slovenië,portugal,estland,letland,litouwen`,
	cities: `JPY:tokio,kioto CNY:peking KRW:seoel EGP:cairo GBP:londen,edinburgh CHF:zürich,genève,bazel,bern,luzern SEK:stockholm DKK:kopenhagen PLN:warschau,krakau CZK:praag HUF:boedapest RON:boekarest RSD:belgrado RUB:moskou UAH:kiev TRY:istanboel USD:new_york
EUR:parijs,berlijn,keulen,wenen,rome,milaan,venetië,florence,lissabon,brussel,antwerpen,gent,athene,barcelona,madrid`,
	nations: `CH:zwits SE:zweed NO:noorse DK:deens CZ:tsjech PL:pools IS:ijsland HU:hongaar TR:turks RU:russisch JP:japan US:amerik CA:canad
		AU:austral GB:brits,engels MX:mexic AR:argent IN:indi IL:isra TH:thais RO:roemee EG:egypt MA:marok`,
	model: modelWords{
		stored:  `opgeslagen|bewaard|genoteerd|toegevoegd|geboekt|ingeboekt|geregistreerd|vastgelegd|ingevoerd`,
		denials: `niet|niets|geen|nooit|zonder|kan|kunnen|als je|als u|wanneer|zodra|wil|wilt`,
		joins:   `en|maar|dus|dan`,
		claims: `opgeslagen|bewaard|genoteerd|toegevoegd|geboekt|ingeboekt|geregistreerd|vastgelegd|ingevoerd|verwijderd|gewist|gewijzigd|veranderd|aangepast|` +
			`bijgewerkt|gecorrigeerd|ongedaan gemaakt|hersteld|teruggedraaid|hernoemd|ingesteld|geregeld|opgeschreven|aangemaakt|geannuleerd`,
		quantities: `dozijn dozijnen tiental tientallen honderden duizenden miljoen miljoenen miljard helft halve half anderhalf dubbel dubbele driedubbel derde kwart`,
		compound:   `(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)?(?:honderd|duizend)[a-zë]*`,
	},
	dates: DateTable{
		WeekdayNumber: true,
		OrdinalMonths: true,
		days: map[int]string{
			-2: "eergisteren|eergister|eergisteravond|eergisterenavond|eergistermiddag|eergisterenmiddag|eergisterochtend",
			-1: "gisteren|gister|gisteravond|gisterenavond|gistermiddag|gisterenmiddag|gisternamiddag|gisterennamiddag|gisterochtend|gisterenochtend|gistermorgen|gisterenmorgen|gisternacht|gisterenacht|gisterennacht",
			0:  "vandaag|vanavond|vanmorgen|vanochtend|vanmiddag|vannamiddag|vannacht",
			1:  "morgen~|morgenochtend|morgenmiddag|morgenavond|morgenvroeg",
			2:  "overmorgen",
		},
		dayparts:   "avond|ochtend|middag|nacht|namiddag",
		gluedParts: "avond|ochtend|middag|nacht|morgen|namiddag",
		weekdays: [7]string{
			"zondag|zondags|zon?|zo?",
			"maandag|maandags|maa?|ma?",
			"dinsdag|dinsdags|din?|di?",
			"woensdag|woensdags|woe?|wo?",
			"donderdag|donderdags|don?|do?",
			"vrijdag|vrijdags|vrij?|vr?",
			"zaterdag|zaterdags|zat?|za?",
		},
		months: [12]string{
			"januari|jan",
			"februari|feb|febr",
			"maart|mrt|mar",
			"april|apr",
			"mei",
			"juni|jun",
			"juli|jul",
			"augustus|aug",
			"september|sept|sep",
			"oktober|okt",
			"november|nov",
			"december|dec",
		},
		units: [unitCount]string{
			"dag|dagen",
			"week|weken|wk|wkn",
			"maand|maanden|mnd",
			"jaar|jaren|jr",
		},
		beforeLast: "voorvorige|voorvorig|eervorige|voorlaatste",
		last:       "vorige|vorig|afgelopen|laatste|verleden|voorbije",
		this:       "deze|dit|huidige|hele|gehele",
		next:       "volgende|volgend|komende|aankomende|aanstaande",
		ago:        "geleden|terug~|eerder~",
		few:        "paar|een paar|enkele",
		vague:      "laatst|onlangs|pas geleden|kort geleden|een tijdje geleden|een tijdje terug|een poosje geleden|tijdje geleden|niet zo lang geleden|pasgeleden|recentelijk|een tijd geleden|van de week",
		in:         "over",
		before:     "voor|voor de",
		dish:       "soep|schotel|menu|gerecht|vis|pasta|taart|hap",
		cardinals:  "een|'n,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf,dertien,veertien,vijftien,zestien,zeventien,achttien,negentien,twintig,eenentwintig,tweeentwintig,drieentwintig,vierentwintig,vijfentwintig,zesentwintig,zevenentwintig,achtentwintig,negenentwintig,dertig,eenendertig",
		ordinals:   "eerste,tweede,derde,vierde,vijfde,zesde,zevende,achtste,negende,tiende,elfde,twaalfde,dertiende,veertiende,vijftiende,zestiende,zeventiende,achttiende,negentiende,twintigste,eenentwintigste,tweeentwintigste,drieentwintigste,vierentwintigste,vijfentwintigste,zesentwintigste,zevenentwintigste,achtentwintigste,negenentwintigste,dertigste,eenendertigste",
		suffixes:   "e|de|ste|ste",
		article:    "de|het|den",
		on:         "op",
		purpose:    "voor|vanaf|tot|sinds|per",
		of:         "van|in",
		and:        "en",
		at:         "om",
		between:    "tussen",
		counted:    "keer|verdieping|plaats|klas|persoon|ronde|uur|helft|deel",
		since:      "sinds|vanaf",
		from:       "van|tussen",
		to:         "tot|tot en met|t/m|tm|en",
		recent:     "afgelopen|laatste|voorbije",
		quarter:    "kwartaal|q",
		sinceEvent: "sinds",
		onward:     "af?|tot nu toe|tot nu|tot heden|tot vandaag",
		until:      "tot|tot de|tot en met|tot en met de|t/m|t/m de",
		after:      "na|na de",
		weekend:    "weekend|weekeinde",
		toDate:     [unitCount]string{UnitWeek: "sinds het begin van de week|vanaf het begin van de week|sinds begin van de week", UnitMonth: "sinds het begin van de maand|vanaf het begin van de maand|sinds begin van de maand|sinds begin deze maand|sinds het begin van deze maand|sinds de eerste van de maand", UnitYear: "sinds het begin van het jaar|vanaf het begin van het jaar|sinds begin van het jaar|sinds begin dit jaar|sinds het begin van dit jaar"},
		half:       "halfjaar|h",
	},
	zones: `Europe/London:londen Europe/Paris:parijs Europe/Berlin:berlijn,keulen,münchen Europe/Brussels:brussel,antwerpen,gent
		Europe/Vienna:wenen Europe/Athens:athene Europe/Lisbon:lissabon Europe/Moscow:moskou Europe/Warsaw:warschau Europe/Prague:praag
		Europe/Budapest:boedapest Europe/Copenhagen:kopenhagen Europe/Zurich:zürich,genève Europe/Bucharest:boekarest Europe/Istanbul:istanboel
		Europe/Luxembourg:luxemburg Asia/Tokyo:tokio Asia/Shanghai:peking Asia/Seoul:seoel Africa/Cairo:caïro
		Europe/Amsterdam:amsterdam,rotterdam,utrecht,den_haag,nederland America/Curacao:curaçao,willemstad America/Paramaribo:paramaribo,suriname`,
	categories: dutchThings,
	shops:      dutchShops,
	categoryNames: categoryWords{
		"Food":      `eten`,
		"Groceries": `boodschappen`,
		"Transport": `vervoer`,
		"Housing":   `wonen`,
		"Health":    `gezondheid`,
		"Leisure":   `vrije_tijd`,
		"Shopping":  `winkelen`,
		"Travel":    `reizen`,
		"Work":      `werk`,
		"Education": `onderwijs`,
		"Insurance": `verzekering`,
		"Taxes":     `belasting`,
	},
}
